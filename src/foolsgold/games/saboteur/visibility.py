"""Visibility: builds the view of each seat, and redacts events. Nothing else reveals secrets."""

from typing import assert_never

from msgspec.structs import replace

from foolsgold.base.ids import Goal, Seat
from foolsgold.games.api import RoundStarted
from foolsgold.games.saboteur.cards import Card, Role
from foolsgold.games.saboteur.events import (
    Broken,
    Collapsed,
    Dealt,
    Discarded,
    Drew,
    Event,
    GameEnded,
    GoalLaid,
    GoalOpened,
    GoldOffered,
    GoldTaken,
    HandCard,
    Mended,
    Paid,
    Peeked,
    Placed,
    RoundEnded,
)
from foolsgold.games.saboteur.moves import Phase
from foolsgold.games.saboteur.rules.legal import legal_moves
from foolsgold.games.saboteur.rules.rounds import winners_of
from foolsgold.games.saboteur.state import DiscardedCard, State
from foolsgold.games.saboteur.view import GoalSeen, LaidTile, View
from foolsgold.tunnel.board import Board


def redact_event(event: Event, seat: Seat | None) -> Event:
    """`event` as `seat` learns of it; a new type of event does not type-check until listed.

    A card's number tells when it was drawn, so even a card played openly hides its number.
    """
    match event:
        case RoundStarted() | GoalOpened() | GoalLaid() | RoundEnded() | GameEnded():
            return event
        case Dealt():
            return event if event.seat == seat else replace(event, role=None, cards=None)
        case Placed() | Collapsed() | Broken() | Mended():
            return event if event.seat == seat else replace(event, card=None)
        case Peeked():
            return event if event.seat == seat else replace(event, card=None, found=None)
        case Discarded() | Drew():
            return event if event.seat == seat else replace(event, card=None, face=None)
        case GoldOffered() | Paid():
            return event if event.seat == seat else replace(event, cards=None)
        case GoldTaken():
            return event if event.seat == seat else replace(event, nuggets=None)
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
    acting = seat == public.to_act
    peeked = state.peeked[seat]
    return replace(
        public,
        seat=seat,
        roles=(*public.roles[:seat], state.roles[seat], *public.roles[seat + 1 :]),
        hand=_hand(state, seat),
        remembered=tuple(_remembered_face(put, seat) for put in state.discards)
        if any(put.by == seat for put in state.discards)
        else public.remembered,
        goals=tuple(_goal_seen(state, goal, peeked) for goal in range(len(state.goals)))
        if peeked
        else public.goals,
        gold=state.gold[seat],
        offer=state.offer if acting else (),
        legal=legal_moves(state) if acting else (),
    )


def public_view(state: State) -> View:
    """Everything that a spectator may know; the view of each seat extends it."""
    over = state.phase is Phase.OVER
    roles_open = over or state.phase is Phase.DRAFT
    nuggets = tuple(sum(cards) for cards in state.gold) if over else None
    role_deck = state.edition.roles[state.seats]
    return View(
        edition=state.edition,
        seats=state.seats,
        seat=None,
        round=state.round,
        rounds=state.edition.rounds,
        starter=state.starter,
        phase=state.phase,
        to_act=None if over else state.to_act,
        roles=state.roles if roles_open else (None,) * state.seats,
        role_cards={role: role_deck.count(role) for role in Role},
        hand=(),
        hand_sizes=tuple(len(cards) for cards in state.hands),
        deck_size=state.draw_pile,
        discards=tuple(put.face if put.face_up else None for put in state.discards),
        remembered=tuple(_remembered_face(put, None) for put in state.discards),
        broken=tuple(tuple(sorted(tools)) for tools in state.broken),
        board=_laid_tiles(state.board),
        goals=tuple(_goal_seen(state, goal, frozenset()) for goal in range(len(state.goals))),
        reached_by=state.reached_by,
        turning=state.turning,
        joining=state.edition.joining,
        passes=state.passes,
        last_turn=state.last_turn,
        last_path=state.last_path,
        last_cell=state.last_cell,
        gold=(),
        gold_counts=tuple(len(cards) for cards in state.gold),
        gold_deck_size=len(state.gold_deck),
        offer=(),
        offer_size=len(state.offer),
        picks=state.picks,
        nuggets=nuggets,
        winners=winners_of(nuggets) if nuggets else (),
        past=state.past,
        legal=(),
    )


def open_view(state: State) -> tuple[View, tuple[tuple[HandCard, ...], ...]]:
    """The unredacted view and all hands, for replays."""
    everywhere = frozenset(range(len(state.goals)))
    view = replace(
        public_view(state),
        roles=state.roles,
        discards=tuple(put.face for put in state.discards),
        remembered=tuple(put.face for put in state.discards),
        goals=tuple(_goal_seen(state, goal, everywhere) for goal in everywhere),
        nuggets=tuple(sum(cards) for cards in state.gold),
    )
    return view, tuple(_hand(state, seat) for seat in range(state.seats))


def _hand(state: State, seat: Seat) -> tuple[HandCard, ...]:
    return tuple(HandCard(card, state.deck[card]) for card in state.hands[seat])


def redact_before(view: View, began: View) -> View:
    """[R92] Only the owner knows their gold: who takes a seat over knows what it got since.

    Cards, peeks and roles are new each round, so nothing else is left of the one before.
    """
    before = 0 if view.seat is None else began.gold_counts[view.seat]
    return replace(view, gold=view.gold[before:])


def _laid_tiles(board: Board) -> tuple[LaidTile, ...]:
    """The maze in reading order, cached on the board for all seats."""
    if board.cached is None:
        board.cached = (
            None,
            tuple(LaidTile(cell, tile) for cell, tile in sorted(board.tiles.items())),
        )
    laid: tuple[LaidTile, ...] = board.cached[1]
    return laid


def _remembered_face(put: DiscardedCard, seat: Seat | None) -> Card | None:
    """The face of a discarded card, if it was public or the reader discarded it."""
    return put.face if put.by is None or put.by == seat else None


def _goal_seen(state: State, goal: Goal, peeked: frozenset[Goal]) -> GoalSeen:
    opened = goal in state.opened
    face = state.goals[goal] if opened or goal in peeked else None
    return GoalSeen(
        cell=state.edition.goal_cells[goal],
        opened=opened,
        face=face,
        tile=None if face is None else state.edition.goals[face],
    )
