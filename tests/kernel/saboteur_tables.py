"""Editions nobody printed and ways to play that make rare things happen often."""

from typing import Any

from hypothesis import strategies as st

from foolsgold.base.rng import Rng
from foolsgold.games.saboteur.cards import PathCard
from foolsgold.games.saboteur.edition import Edition
from foolsgold.games.saboteur.moves import Break, Collapse, Discard, Mend, Move, Peek, Place
from foolsgold.games.saboteur.state import State
from support import SHIPPED, box

SIDES = ("NS", "EW", "NE", "NW", "ES", "SW", "NES", "NEW", "ESW", "NSW", "NESW")
DEAD = ("N", "E", "S", "W", *SIDES)


def counts(names: tuple[str, ...], most: int) -> st.SearchStrategy[dict[str, int]]:
    return st.dictionaries(st.sampled_from(names), st.integers(0, most), max_size=len(names))


@st.composite
def editions(draw: st.DrawFn) -> Edition:
    """Any edition, half of them with switches, distances, decks and roles of their own."""
    changes: dict[str, Any] = {}
    columns = draw(st.sampled_from((1, 1, 2, 2, 3, 5, 7, 7, 20)))
    changes["columns_between"] = columns
    if columns < 7:
        changes["min_path_cards"] = draw(st.sampled_from((0, 0, 1, 2, 4)))
    if draw(st.booleans()):
        changes |= draw(switches())
    if draw(st.booleans()):
        changes |= draw(decks())
    seats = draw(st.integers(2, 12))
    saboteurs = draw(st.integers(0, seats))
    spare = draw(st.integers(0, 2))
    hand = draw(st.integers(1, min(8, 60 // seats)))
    changes["hand"] = {str(seats): hand}
    diggers = min(12, seats - saboteurs + spare)
    changes["roles"] = {str(seats): {"saboteurs": saboteurs, "diggers": diggers}}
    base = box(draw(st.sampled_from(SHIPPED)))
    values = {**base.values, "roles": {}, "hand": {}}
    values["pay"] = {str(n): draw(st.integers(0, 8)) for n in range(1, 13)}
    found: Edition = (
        type(base)(base.rules, base.edition, base.base, values).changed(changes).edition
    )
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
        "round_end": one(
            "pass-circle", "forced-pass-circle", "hands-empty", "nobody-can-play", "nobody-can-dig"
        ),
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

    def weight(move: Move) -> float:
        match move:
            case Place():
                face = state.deck[move.card]
                assert isinstance(face, PathCard)
                far = min(
                    (abs(g.x - move.cell.x) + abs(g.y - move.cell.y) for g in goals), default=0
                )
                return 50 - 3 * far if face.tile.joined else -9
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


def spiteful(state: State, legal: tuple[Move, ...], rng: Rng) -> Move:
    """Breaks, buries and blocks, but now and then digs on, so that there is something to spoil."""
    if rng.below(3):
        return seeking(state, legal, rng)
    harm = [move for move in legal if isinstance(move, Break | Collapse | Discard)]
    worst = [move for move in harm if isinstance(move, Collapse)]
    return rng.choice(worst or harm or list(legal))


WAYS = (at_random, seeking, seeking, spiteful)
