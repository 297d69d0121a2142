"""Editions of the second game nobody wrote, ways to play, and what must be equal at every step."""

from typing import Any

import msgspec
import numpy as np
from hypothesis import strategies as st

from foolsgold.base.rng import Rng
from foolsgold.beliefs.gobblings.hypotheses import goal_layouts_of, team_priors_of
from foolsgold.games.gobblings.cards import GoalFace, PathCard, Role
from foolsgold.games.gobblings.edition import Edition
from foolsgold.games.gobblings.moves import (
    Explode,
    Leave,
    Move,
    Open,
    Peek,
    Place,
    Replace,
    Serve,
    Swap,
)
from foolsgold.games.gobblings.state import State
from foolsgold.games.gobblings.view import View
from foolsgold.kernel.gobblings.backend import BACKEND
from foolsgold.kernel.gobblings.search_types import SearchInput, WeightedHypothesis
from foolsgold.tunnel.tiles import Cell
from tests.kernel.engine_agreement import Choose, Disagreement, EnginePair
from tests.support.gobblings_positions import RULES, box

NOTHING_HEARD = np.zeros(12)
SIDES = ("NS", "EW", "NE", "SW", "NES", "NEW", "ESW", "NESW")
KINDS = ("passage", "bomb", "lantern", "ale", "rubble")
COLOURS = ("red", "blue", "yellow")


class GobblingsPair(EnginePair):
    """One game in both engines; no record keeps what is past and nobody can read any more."""

    def __init__(self, edition: Edition, seats: int, seed: int) -> None:
        super().__init__(BACKEND, edition, seats, seed)

    def check_whole(self) -> None:
        """Everything but earlier rounds, and faces of cards that have left hands and deck."""
        found, state = BACKEND.unpack(self.games[0], self.edition), self.state
        first = len(state.edition.deck)
        kept = {
            "deck": [*state.pile, *(card for hand in state.hands for card in hand)],
            "buried": [number - first for number in state.pile if number >= first],
        }
        for name in state.__struct_fields__:
            mine, theirs = getattr(found, name), getattr(state, name)
            if name == "past":
                continue
            if name in kept:
                equal = len(mine) == len(theirs)
                equal = equal and all(mine[number] == theirs[number] for number in kept[name])
            elif name == "board":
                equal = (mine, mine.reached, mine.frontier) == (
                    theirs,
                    theirs.reached,
                    theirs.frontier,
                )
            else:
                equal = mine == theirs
            if not equal:
                raise Disagreement(f"{name} differs: {mine}, not {theirs}")


@st.composite
def editions(draw: st.DrawFn) -> Edition:
    """Any edition: switches, distances, decks, roles and points of one's own."""

    def one(*values: Any) -> Any:
        return draw(st.sampled_from(values))

    changes: dict[str, Any] = {
        "columns_between": one(1, 1, 1, 2, 2, 3, 4, 8, 20),
        "rows_between_goals": one(0, 0, 0, 1, 1, 2, 10),
    }
    if draw(st.booleans()):
        changes |= {
            "rotation": one(4, 4, 2, 1),
            "connected": one(True, False),
            "replace_passes": one(True, False),
            "stall_circles": one(1, 2, 5),
            "dynamite_passage": one(True, False),
            "points_to_win": one(1, 3, 9, 30, 100),
            "hand": one(1, 2, 3, 4, 6),
            "start": one("NESW", "NESW", "NES", "EW"),
            "goals": {face: one("NESW", "NESW", "NE", "ESW") for face in GoalFace},
            "points": {
                "gold": one(0, 1, 3),
                "gold_opener": one(0, 1, 2),
                "gold_goblin_loss": one(0, 1, 2),
                "dragon": one(0, 2, 20),
                "nothing": one(0, 1),
            },
        }
    base = box(one(*RULES.edition_ids))
    values = dict(base.values)
    if draw(st.booleans()):
        values["deck"] = {}
        changes["hand"] = one(1, 3, 3, 5, 10)
        changes["deck"] = draw(decks(8 * changes["hand"]))
    if draw(st.booleans()):
        values["races"] = {}
        changes |= draw(races_and_roles())
    changed = msgspec.structs.replace(base, values=values).with_overrides(changes)
    found: Edition = changed.edition
    return found


@st.composite
def decks(draw: st.DrawFn, needed: int) -> dict[str, Any]:
    """Decks of other tiles, small and large, with many of something; always enough to deal."""
    counts = st.dictionaries(st.sampled_from(SIDES), st.integers(0, 2), max_size=3)
    much = draw(st.sampled_from((*KINDS, "key", "door", "map", "explosion", "potion")))
    deck: dict[str, Any] = {kind: draw(counts) for kind in KINDS}
    deck["passage"] |= {"NESW": draw(st.sampled_from((5, 30, 60, 120)))}
    if much in KINDS:
        deck[much] |= {"NES": 20, "NESW": 20}
    for kind in ("key", "door"):
        deck[kind] = {colour: draw(counts) for colour in COLOURS}
        if much == kind:
            deck[kind] = {colour: {"NESW": 8, "NS": 4, "NES": 4} for colour in COLOURS}
    actions = ("map", "explosion", "potion")
    deck["actions"] = {name: 25 if much == name else draw(st.integers(0, 5)) for name in actions}
    there = sum(sum(deck[kind].values()) for kind in KINDS)
    deck["passage"]["NS"] = max(0, needed - there)
    return deck


@st.composite
def races_and_roles(draw: st.DrawFn) -> dict[str, Any]:
    """Other races: who is of which, and how many play; two may sit at the table too."""
    roles = draw(st.permutations(tuple(Role)))
    split = draw(st.integers(2, 6))
    fewest = draw(st.integers(2, 3))
    most = draw(st.integers(fewest, 8))
    races = {}
    for seats in range(fewest, most + 1):
        goblins = draw(st.integers(max(0, seats - 8 + split), min(split, seats)))
        races[str(seats)] = {"goblins": goblins, "gnomes": seats - goblins}
    return {"roles": {"goblins": roles[:split], "gnomes": roles[split:]}, "races": races}


def at_random(_state: State, legal: tuple[Move, ...], rng: Rng) -> Move:
    """Any move."""
    return rng.choice(legal)


def playing(_state: State, legal: tuple[Move, ...], rng: Rng) -> Move:
    """Any move, but seldom an exchange: so that decks come to their end."""
    plays = [move for move in legal if not isinstance(move, Replace)]
    return rng.choice(plays if plays and rng.below(8) else list(legal))


def seeking(state: State, legal: tuple[Move, ...], rng: Rng) -> Move:
    """Towards the goals, so that they open, one after the other and several at once."""
    goals = [cell for goal, cell in enumerate(state.edition.goal_cells) if goal not in state.opened]
    far: dict[Cell, int] = {}

    def weight(move: Move) -> float:
        match move:
            case Place():
                face = state.deck[move.card]
                assert isinstance(face, PathCard)
                if not face.tile.joined:
                    return 20
                if (steps := far.get(move.cell)) is None:
                    distances = (_distance(goal, move.cell) for goal in goals)
                    steps = far[move.cell] = min(distances, default=0)
                return 50 - 3 * steps
            case Replace() | Explode():
                return 10
            case Leave():
                return 28
            case _:
                return 30

    weights = [weight(move) for move in legal]
    most = max(weights) - rng.below(8)
    heavy = (move for move, heft in zip(legal, weights, strict=True) if heft >= most)
    return rng.choice(tuple(heavy))


def spiteful(state: State, legal: tuple[Move, ...], rng: Rng) -> Move:
    """Blows up, swaps and serves, but digs on now and then: else there is nothing to spoil."""
    if rng.below(2):
        return seeking(state, legal, rng)
    harm = [move for move in legal if isinstance(move, Explode | Swap | Serve | Peek | Open)]
    return rng.choice(harm or list(legal))


def wandering(_state: State, legal: tuple[Move, ...], rng: Rng) -> Move:
    """As far away as one can, until no window holds the maze."""
    places = [move for move in legal if isinstance(move, Place)]
    if not places:
        return rng.choice(legal)
    return max(places, key=lambda move: abs(move.cell.x) + abs(move.cell.y) + rng.below(2))


PLAY_STYLES: tuple[Choose, ...] = (
    at_random,
    playing,
    seeking,
    seeking,
    seeking,
    spiteful,
    wandering,
)


def _distance(one: Cell, other: Cell) -> int:
    return abs(one.x - other.x) + abs(one.y - other.y)


def pair_after(edition: Edition, seats: int, seed: int, luck: int, steps: int) -> GobblingsPair:
    """A game some way on, in its record again."""
    pair, rng = GobblingsPair(edition, seats, seed), Rng(luck)
    while pair.steps < steps and not pair.is_over:
        pair.step(seeking if rng.below(2) else spiteful, rng)
    return pair


def uniform_search_input(view: View) -> SearchInput:
    """All that may be now, each way as likely."""
    here = tuple(range(view.seats))
    guesses = [
        WeightedHypothesis(crew.goblins, faces, crew.probability)
        for crew in team_priors_of(view, here)
        for faces in goal_layouts_of(view)
    ]
    nothing: frozenset[int] = frozenset()
    return SearchInput(guesses, [0.0] * view.seats, [nothing] * view.seats, [nothing] * view.seats)
