"""Editions nobody printed and ways to play that make rare things happen often."""

from typing import Any

from hypothesis import strategies as st

from foolsgold.base.rng import Rng
from foolsgold.games.saboteur.cards import GoalFace, PathCard
from foolsgold.games.saboteur.edition import Edition
from foolsgold.games.saboteur.moves import Break, Collapse, Discard, Mend, Move, Open, Peek, Place
from foolsgold.games.saboteur.state import State
from foolsgold.games.toml_reader import EditionError
from foolsgold.tunnel.tiles import Cell, neighbours
from tests.support.saboteur_positions import SHIPPED_EDITIONS, box

SIDES = ("NS", "EW", "NE", "NW", "ES", "SW", "NES", "NEW", "ESW", "NSW", "NESW")
DEAD = ("N", "E", "S", "W", *SIDES)

ROUND_ENDS = (
    "pass-circle", "forced-pass-circle", "hands-empty", "nobody-can-play", "nobody-can-dig",
)  # fmt: skip


def counts(names: tuple[str, ...], most: int) -> st.SearchStrategy[dict[str, int]]:
    return st.dictionaries(st.sampled_from(names), st.integers(0, most), max_size=len(names))


@st.composite
def editions(draw: st.DrawFn) -> Edition:
    """Any edition, half of them with switches, distances, decks and roles of their own."""
    changes: dict[str, Any] = {}
    columns = draw(st.sampled_from((1, 1, 2, 2, 3, 5, 7, 7, 20)))
    changes["columns_between"] = columns
    changes["round_end"] = draw(st.sampled_from(ROUND_ENDS))
    if columns < 7:
        changes["min_path_cards"] = draw(st.sampled_from((0, 0, 1, 2, 4)))
    if draw(st.booleans()):
        changes |= draw(switches())
    if draw(st.booleans()):
        changes |= draw(decks())
    if draw(st.integers(0, 3)) == 0:
        changes |= draw(adjacent_goals())
    seats = draw(st.integers(2, 12))
    saboteurs = draw(st.integers(0, seats))
    spare = draw(st.integers(0, 2))
    hand = draw(st.integers(1, min(8, 60 // seats)))
    changes["hand"] = {str(seats): hand}
    diggers = min(12, seats - saboteurs + spare)
    changes["roles"] = {str(seats): {"saboteurs": saboteurs, "diggers": diggers}}
    base = box(draw(st.sampled_from(SHIPPED_EDITIONS)))
    values = {**base.values, "roles": {}, "hand": {}}
    values["pay"] = {str(n): draw(st.integers(0, 8)) for n in range(1, 13)}
    unprinted = type(base)(base.rules, base.edition, base.base, values)
    try:
        found: Edition = unprinted.with_overrides(changes).edition
    except EditionError:
        # The deck is one of the smallest, and too small for such hands.
        found = unprinted.with_overrides({**changes, "hand": {str(seats): 2}}).edition
    return found


@st.composite
def switches(draw: st.DrawFn) -> dict[str, Any]:
    """Every switch and number a file may set."""

    def one(*values: Any) -> Any:
        return draw(st.sampled_from(values))

    return {
        "rows_between_goals": one(0, 0, 1, 1, 2, 10),
        "rounds": one(1, 2, 3),
        "start": one("NESW", "NES", "EW", "ESW"),
        "goals": {"treasure": one("NESW", "EW"), "stone-a": one(*SIDES), "stone-b": one(*SIDES)},
        "contact": one("tunnel", "tunnel", "touch"),
        "connected": one(True, False),
        "break_self": one(True, False),
        "goals_together": one("one", "all"),
        "misfit": one("layer", "engine"),
        "discard_pile": one("face-down", "mixed"),
        "gold_cards": one("players", "diggers"),
        "ten_player_cap": one("none", 1, 3, 9),
        "gold_sharing": one("until-empty", "one-each"),
        "broken_unpaid": one(True, False),
        "gold_reshuffle": one(True, False),
        "next_starter": one("last-turn", "last-card", "last-path"),
        "gold": {"1": one(0, 2, 16), "2": one(0, 8), "3": one(1, 4), "7": one(0, 3)},
    }


@st.composite
def adjacent_goals(draw: st.DrawFn) -> dict[str, Any]:
    """Goals side by side, turned up one at a time: some are reached long before they are opened."""
    stones = st.sampled_from(("NE", "NW", "ES", "SW", "NES", "NSW"))
    return {
        "columns_between": draw(st.sampled_from((1, 1, 2))),
        "rows_between_goals": 0,
        "min_path_cards": 0,
        "goals_together": "one",
        "misfit": draw(st.sampled_from(("engine", "engine", "layer"))),
        "goals": {"treasure": "NESW", "stone-a": draw(stones), "stone-b": draw(stones)},
    }


@st.composite
def decks(draw: st.DrawFn) -> dict[str, Any]:
    """Decks of other cards: all shapes, few or many actions; always enough to deal."""
    return {
        "deck": {
            "passages": {"NESW": 20, "NS": 0, "EW": 3, **draw(counts(SIDES[2:-1], 2))},
            "dead_ends": draw(counts(DEAD, 1)) if draw(st.booleans()) else {},
            "actions": {"map": draw(st.integers(0, 3)), "rockfall": draw(st.integers(0, 8))},
            "mends": {"pick+lamp+cart": draw(st.integers(0, 2))},
        }
    }


def at_random(_state: State, legal: tuple[Move, ...], rng: Rng) -> Move:
    """Any move."""
    return rng.choice(legal)


def seeking(state: State, legal: tuple[Move, ...], rng: Rng) -> Move:
    """Towards the goals, if one can; looks and mends before throwing cards away."""
    goals = [state.edition.goal_cells[g] for g in range(3) if g not in state.opened]
    far: dict[Cell, int] = {}

    def weight(move: Move) -> float:
        match move:
            case Place():
                face = state.deck[move.card]
                assert isinstance(face, PathCard)
                if not face.tile.joined:
                    return -9
                if (steps := far.get(move.cell)) is None:
                    steps = far[move.cell] = nearest(move.cell, goals)
                return 50 - 3 * steps
            case Mend():
                return 45
            case Peek():
                return 20
            case Discard() | Break() | Collapse():
                return 0
            case _:
                return 30

    weights = [weight(move) for move in legal]
    most = max(weights) - rng.below(8)
    heavy = (move for move, heft in zip(legal, weights, strict=True) if heft >= most)
    return rng.choice(tuple(heavy))


def nearest(cell: Cell, goals: list[Cell]) -> int:
    """How far away the nearest goal is."""
    return min((abs(goal.x - cell.x) + abs(goal.y - cell.y) for goal in goals), default=0)


def spiteful(state: State, legal: tuple[Move, ...], rng: Rng) -> Move:
    """Breaks, buries and blocks, but now and then digs on, so that there is something to spoil."""
    if rng.below(3):
        return seeking(state, legal, rng)
    harm = [move for move in legal if isinstance(move, Break | Collapse | Discard)]
    worst = [move for move in harm if isinstance(move, Collapse)]
    return rng.choice(worst or harm or list(legal))


def stalling(state: State, legal: tuple[Move, ...], rng: Rng) -> Move:
    """Digs until a goal is reached and still shut, then no more: what does the end make of it?"""
    if not _left_shut(state):
        return seeking(state, _stones_first(state, legal), rng)
    idle = [move for move in legal if isinstance(move, Discard)]
    return rng.choice(idle or _stones_first(state, legal))


def crowding(state: State, legal: tuple[Move, ...], rng: Rng) -> Move:
    """Comes to a goal that is reached and still shut from another side as well."""
    goals = _left_shut(state)
    if not goals:
        return seeking(state, _stones_first(state, legal), rng)
    beside = [move for move in legal if isinstance(move, Place) and _opens_onto(state, move, goals)]
    others = [move for move in legal if not isinstance(move, Place)]
    return rng.choice(beside or others or _stones_first(state, legal))


def _left_shut(state: State) -> list[Cell]:
    """Where goals lie that are reached and still shut."""
    return [
        cell
        for cell, seat in zip(state.edition.goal_cells, state.reached_by, strict=True)
        if seat is not None
    ]


def _stones_first(state: State, legal: tuple[Move, ...]) -> tuple[Move, ...]:
    """Without opening the treasure, where there is another choice."""
    stones = tuple(
        move
        for move in legal
        if not (isinstance(move, Open) and state.goals[move.goal] is GoalFace.TREASURE)
    )
    return stones or legal


def _opens_onto(state: State, move: Place, cells: list[Cell]) -> bool:
    face = state.deck[move.card]
    assert isinstance(face, PathCard)
    tile = face.tile.turned() if move.turned else face.tile
    return any(near.cell in cells and tile.sides & near.side for near in neighbours(move.cell))


def wandering(_state: State, legal: tuple[Move, ...], rng: Rng) -> Move:
    """As far away as one can, so that the window has to follow; never breaks what must dig."""
    places = [move for move in legal if isinstance(move, Place)]
    if places:
        return max(places, key=lambda move: abs(move.cell.x) + abs(move.cell.y) + rng.below(2))
    tame = [move for move in legal if not isinstance(move, Break | Collapse)]
    return rng.choice(tame or list(legal))


PLAY_STYLES = (at_random, seeking, seeking, spiteful, stalling, crowding, wandering)
