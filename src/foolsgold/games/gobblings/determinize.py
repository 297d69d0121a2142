"""Determinization: samples full states consistent with a view.

All that the reader does not know is dealt at random, every deal equally likely: others' hands, the
draw pile, roles, goals. A view does not say what others have learned, so in these states they
know no more than they must.
"""

from collections import Counter
from functools import cache, lru_cache
from itertools import chain

from msgspec.structs import replace

from foolsgold.base.frozendict import FrozenDict
from foolsgold.base.ids import CardNo, Goal, Seat
from foolsgold.base.rng import Rng
from foolsgold.games.gobblings.cards import Card, GoalFace, PathCard, Race, Role, TileKind
from foolsgold.games.gobblings.edition import Edition
from foolsgold.games.gobblings.state import GobblingsChance, KnownRoles, State
from foolsgold.games.gobblings.view import LaidTile, View
from foolsgold.tunnel.board import START, Board
from foolsgold.tunnel.tiles import Cell

QUARTERS_TO_TRY = (2, 1, 3)
"""How a tile may have been turned: half turns first, for more editions allow them."""


def sample_state(view: View, rng: Rng) -> State:
    """A state that agrees with the view; later rounds are dealt at random, too."""
    edition = view.edition
    roles = _roles(view, rng)
    hands, deck = _hands_and_deck(view, rng)
    board, kinds = board_and_kinds(edition.goal_cells, view.board)
    return State(
        edition=edition,
        seats=view.seats,
        chance=GobblingsChance(view.starter, rng.next64()),
        round=view.round,
        starter=view.starter,
        phase=view.phase,
        to_act=view.starter if view.to_act is None else view.to_act,
        roles=roles,
        swapped=frozenset(view.swapped),
        seen=_known_roles(view, view.roles, roles),
        traced=_known_roles(view, view.traced, roles),
        deck=deck,
        pile=tuple(range(view.numbers - view.deck_size, view.numbers)),
        buried=_buriers(view, rng),
        hands=hands,
        discards=view.discards,
        shown=frozenset(seat for seat, hand in enumerate(view.shown) if hand is not None),
        board=board,
        kinds=kinds,
        goals=_goals(view, rng),
        opened=frozenset(goal for goal, seen in enumerate(view.goals) if seen.opened),
        peeked=_peeked(view),
        due=view.due,
        may_leave=view.may_leave,
        naming=view.naming,
        drinkers=frozenset(view.drinkers),
        passed=frozenset(view.passed),
        idle=view.idle,
        last_played=view.last_played,
        first_out=view.first_out,
        points=view.points,
        outcome=view.outcome,
        opener=view.opener,
        scoring=view.scoring,
        winner=view.winner,
        past=view.past,
    )


def _roles(view: View, rng: Rng) -> tuple[Role, ...]:
    """[G8, O3] What must be where is so; the rest are of the races that are left."""
    race_of = view.edition.race_of
    known = [role for role in view.traced if role is not None]
    left = Counter(view.edition.races[view.seats])
    left.subtract(race_of[role] for role in known)
    cards: list[Role] = []
    for race in Race:
        free = (role for role in race_of if race_of[role] is race and role not in known)
        cards += rng.shuffled(free)[: left[race]]
    cards = rng.shuffled(cards)
    return tuple(cards.pop() if role is None else role for role in view.traced)


def _known_roles(view: View, known: KnownRoles, roles: tuple[Role, ...]) -> tuple[KnownRoles, ...]:
    """Roles known to each seat: its own, and for the reader those in the view."""
    # Once the round is over a view tells all roles, and not who knew them before.
    told = known if view.outcome is None else None
    return tuple(
        told
        if told is not None and seat == view.seat
        else tuple(role if seat == owner else None for owner, role in enumerate(roles))
        for seat in range(view.seats)
    )


@cache
def _deck_counts(edition: Edition) -> Counter[Card]:
    return Counter(edition.deck)


def _hands_and_deck(
    view: View, rng: Rng
) -> tuple[tuple[tuple[CardNo, ...], ...], tuple[Card, ...]]:
    """All hands, and the faces of all numbers.

    The draw pile has the last numbers, for a card that goes under it gets the next. Of those
    before, the reader's cards keep theirs and others' hands get the lowest.
    """
    first = view.numbers - view.deck_size
    placed = {held.card: held.face for held in view.hand}
    free = [number for number in range(first) if number not in placed]
    placed |= {first + buried.above: buried.face for buried in view.buried}
    hands: list[tuple[CardNo, ...]] = []
    at = 0
    for seat, size in enumerate(view.hand_sizes):
        if seat == view.seat:
            hands.append(tuple(held.card for held in view.hand))
            continue
        hands.append(tuple(free[at : at + size]))
        at += size
        placed |= zip(hands[-1], view.shown[seat] or (), strict=False)
    unseen, gone = _unseen_cards(view, placed)
    faces = rng.shuffled(unseen)
    for number in chain(free[:at], range(first, view.numbers)):
        if number not in placed:
            placed[number] = faces.pop()
    # Numbers of cards that were played, or replaced, are of no use to anybody any more.
    used = [*gone, *faces]
    spare = view.edition.deck[0]
    placed |= {number: used.pop() if used else spare for number in free[at:]}
    return tuple(hands), tuple(placed[number] for number in range(view.numbers))


def _unseen_cards(view: View, placed: dict[CardNo, Card]) -> tuple[list[Card], list[Card]]:
    """The cards of the deck whose place the reader does not know, and those that were played."""
    left = _deck_counts(view.edition).copy()
    for card in placed.values():
        _take(card, left)
    field = (
        PathCard(laid.tile, laid.kind, laid.colour) for laid in view.board if laid.kind is not None
    )
    gone = [_take(card, left) for card in chain(field, view.discards)]
    return list(left.elements()), gone


def _take(card: Card, left: Counter[Card]) -> Card:
    """The card as in the deck: if it is not there in this orientation, it is there turned."""
    if left[card] <= 0 and isinstance(card, PathCard):
        turned = (replace(card, tile=card.tile.turned(quarters)) for quarters in QUARTERS_TO_TRY)
        card = next((face for face in turned if left[face] > 0), card)
    if left[card] <= 0:
        raise ValueError(f"the view shows more cards than the edition holds: {card}")
    left[card] -= 1
    return card


def _buriers(view: View, rng: Rng) -> tuple[Seat, ...]:
    """Who put which card under the deck: the reader those they know of, others the rest."""
    first = len(view.edition.deck)
    top = view.numbers - view.deck_size
    own = {top + buried.above for buried in view.buried}
    others = [seat for seat in range(view.seats) if seat != view.seat]
    return tuple(
        view.seat if number in own and view.seat is not None else rng.choice(others)
        for number in range(first, view.numbers)
    )


def _goals(view: View, rng: Rng) -> tuple[GoalFace, ...]:
    seen = {goal.face for goal in view.goals}
    faces = rng.shuffled(face for face in GoalFace if face not in seen)
    return tuple(faces.pop() if goal.face is None else goal.face for goal in view.goals)


def _peeked(view: View) -> tuple[frozenset[Goal], ...]:
    """The goals each seat has peeked at; the reader's are those known but not open."""
    own = frozenset(
        number
        for number, goal in enumerate(view.goals)
        if goal.face is not None and not goal.opened and view.outcome is None
    )
    return tuple(own if seat == view.seat else frozenset() for seat in range(view.seats))


@lru_cache(maxsize=64)
def board_and_kinds(
    goals: tuple[Cell, ...], laid: tuple[LaidTile, ...]
) -> tuple[Board, FrozenDict[Cell, TileKind]]:
    """Cached: all states sampled from one view share the board and its caches."""
    start = next(each for each in laid if each.cell == START)
    board = Board.initial(goals, start.tile)
    # Doors last: with doors, the board recomputes the reachable keys for every tile.
    for each in sorted(laid, key=lambda each: each.kind is TileKind.DOOR):
        if each.cell != START:
            colour = each.colour or ""
            board = board.lay(
                each.cell,
                each.tile,
                lock=colour if each.kind is TileKind.DOOR else "",
                key=colour if each.kind is TileKind.KEY else "",
            )
    kinds = FrozenDict((each.cell, each.kind) for each in laid if each.kind is not None)
    return board, kinds
