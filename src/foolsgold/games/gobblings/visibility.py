"""Visibility: builds the view of each seat, and redacts events. Nothing else reveals secrets."""

from collections.abc import Iterator, Mapping
from typing import assert_never

from msgspec.structs import replace

from foolsgold.base.ids import Goal, Seat
from foolsgold.games.api import RoundStarted
from foolsgold.games.gobblings.cards import Card, Colour, TileKind
from foolsgold.games.gobblings.events import (
    BlownUp,
    Dealt,
    Drew,
    Event,
    Exploded,
    GameEnded,
    GoalLeft,
    GoalOpened,
    HandCard,
    Named,
    Passed,
    Peeked,
    Placed,
    Replaced,
    RoundEnded,
    Scored,
    Skipped,
    Swapped,
)
from foolsgold.games.gobblings.moves import Phase
from foolsgold.games.gobblings.rules.legal import legal_moves
from foolsgold.games.gobblings.state import KnownRoles, State
from foolsgold.games.gobblings.view import BuriedCard, GoalSeen, LaidTile, View
from foolsgold.tunnel.board import Board
from foolsgold.tunnel.tiles import Cell, Tile


def redact_event(event: Event, seat: Seat | None) -> Event:
    """`event` as `seat` learns of it; a new type of event does not type-check until listed.

    A card's number tells when it was drawn, so even a card played openly hides its number.
    """
    match event:
        case RoundStarted() | Passed() | Skipped() | Named() | GoalOpened() | GoalLeft():
            return event
        case BlownUp() | RoundEnded() | Scored() | GameEnded():
            return event
        case Dealt():
            return event if event.seat == seat else replace(event, role=None, cards=None)
        case Placed() | Exploded():
            return event if event.seat == seat else replace(event, card=None)
        case Peeked():
            return event if event.seat == seat else replace(event, card=None, found=None)
        case Replaced() | Drew():
            return event if event.seat == seat else replace(event, card=None, face=None)
        case Swapped():
            if seat == event.seat:
                return event
            if seat == event.target:
                return replace(event, card=None)
            return replace(event, card=None, gave=None, got=None)
        case _:
            assert_never(event)


def view_of(state: State, seat: Seat | None) -> View:
    """Everything that `seat` may know; None is a spectator."""
    public = public_view(state)
    return public if seat is None else seat_view(state, seat, public)


def seat_view(state: State, seat: Seat, public: View) -> View:
    """Everything that `seat` may know: the public view of the same state, extended."""
    if not 0 <= seat < state.seats:
        raise ValueError(f"there is no seat {seat}")
    peeked = state.peeked[seat]
    return replace(
        public,
        seat=seat,
        roles=_roles(state, state.seen[seat]),
        traced=_roles(state, state.traced[seat]),
        hand=_hand(state, seat),
        buried=tuple(_buried_cards(state, seat)),
        goals=tuple(_goal_seen(state, goal, peeked) for goal in range(len(state.goals)))
        if peeked
        else public.goals,
        legal=legal_moves(state) if seat == public.to_act else (),
    )


def public_view(state: State) -> View:
    """Everything that a spectator may know; the view of each seat extends it."""
    over = state.phase is Phase.OVER
    strangers: KnownRoles = (None,) * state.seats
    return View(
        edition=state.edition,
        seats=state.seats,
        seat=None,
        round=state.round,
        starter=state.starter,
        phase=state.phase,
        to_act=None if over else state.to_act,
        roles=_roles(state, strangers),
        traced=_roles(state, strangers),
        swapped=tuple(sorted(state.swapped)),
        races=dict(state.edition.races[state.seats]),
        race_of=dict(state.edition.race_of),
        bonuses=state.edition.bonuses,
        points=state.points,
        points_to_win=state.edition.points_to_win,
        hand=(),
        hand_sizes=tuple(len(cards) for cards in state.hands),
        shown=tuple(_shown_hand(state, owner) for owner in range(state.seats)),
        deck_size=len(state.pile),
        numbers=len(state.deck),
        buried=(),
        discards=state.discards,
        board=_laid_tiles(state.board, state.kinds),
        goals=tuple(_goal_seen(state, goal, frozenset()) for goal in range(len(state.goals))),
        due=state.due,
        may_leave=state.may_leave,
        naming=state.naming,
        joining=state.edition.joining,
        rotation=state.edition.rotation,
        drinkers=tuple(sorted(state.drinkers)),
        passed=tuple(sorted(state.passed)),
        idle=state.idle,
        last_played=state.last_played,
        first_out=state.first_out,
        outcome=state.outcome,
        opener=state.opener,
        scoring=state.scoring,
        winner=state.winner,
        past=state.past,
        legal=(),
    )


def open_view(state: State) -> tuple[View, tuple[tuple[HandCard, ...], ...]]:
    """The unredacted view and all hands, for replays."""
    everywhere = frozenset(range(len(state.goals)))
    view = replace(
        public_view(state),
        roles=state.roles,
        traced=state.roles,
        goals=tuple(_goal_seen(state, goal, everywhere) for goal in everywhere),
    )
    return view, tuple(_hand(state, seat) for seat in range(state.seats))


def _hand(state: State, seat: Seat) -> tuple[HandCard, ...]:
    return tuple(HandCard(card, state.deck[card]) for card in state.hands[seat])


def _roles(state: State, known: KnownRoles) -> KnownRoles:
    """[O63] Once the round is over all roles are shown."""
    return known if state.outcome is None else state.roles


def _shown_hand(state: State, owner: Seat) -> tuple[Card, ...] | None:
    """[G18] A hand that was shown; others stay hidden."""
    if owner not in state.shown:
        return None
    return tuple(sorted((state.deck[card] for card in state.hands[owner]), key=str))


def _buried_cards(state: State, seat: Seat | None) -> Iterator[BuriedCard]:
    """Cards the reader has put under the deck that nobody has drawn yet."""
    if not state.buried:
        return
    first = len(state.edition.deck)
    for above, card in enumerate(state.pile):
        if card >= first and state.buried[card - first] == seat:
            yield BuriedCard(above, state.deck[card])


def _laid_tiles(board: Board, kinds: Mapping[Cell, TileKind]) -> tuple[LaidTile, ...]:
    """The field in reading order, cached on the board for all seats."""
    if board.cached is None or board.cached[0] is not kinds:
        tiles = sorted(board.tiles.items())
        board.cached = kinds, tuple(_laid_tile(board, kinds, cell, tile) for cell, tile in tiles)
    laid: tuple[LaidTile, ...] = board.cached[1]
    return laid


def _laid_tile(board: Board, kinds: Mapping[Cell, TileKind], cell: Cell, tile: Tile) -> LaidTile:
    kind = kinds.get(cell)
    if kind is None:
        return LaidTile(cell, tile)
    colour = board.locks.get(cell) or board.keys.get(cell)
    if colour is None:
        return LaidTile(cell, tile, kind)
    return LaidTile(
        cell, tile, kind, Colour(colour), kind is TileKind.DOOR and not board.is_lock_open(cell)
    )


def _goal_seen(state: State, goal: Goal, peeked: frozenset[Goal]) -> GoalSeen:
    opened = goal in state.opened
    return GoalSeen(
        cell=state.edition.goal_cells[goal],
        opened=opened,
        face=state.goals[goal] if opened or goal in peeked or state.outcome else None,
    )


def redact_before(view: View, _began: View) -> View:
    """Points are public and all else is new each round: there is nothing to redact."""
    return view
