"""Which move wins most often: worlds are drawn for a view, and moves race each other in them.

The search is told who may be what (`Guess`) and asked about moves; it knows a view, and the worlds
it makes of it never leave this floor. Moves that fall clearly behind are tried no further.
"""

from collections.abc import Sequence
from functools import cache

import numpy as np
import numpy.typing as npt

from foolsgold.base.ids import Goal
from foolsgold.base.rng import Rng
from foolsgold.games.saboteur.cards import GoalFace
from foolsgold.games.saboteur.determinize import world_of
from foolsgold.games.saboteur.moves import Move
from foolsgold.games.saboteur.view import View
from foolsgold.kernel.backend import MOST_SEATS, Records
from foolsgold.kernel.compilation import Entry, prepare
from foolsgold.kernel.saboteur.edition_table import table_of
from foolsgold.kernel.saboteur.move_codec import write_move
from foolsgold.kernel.saboteur.record_layout import GOALS, LAYOUT, TABLE
from foolsgold.kernel.saboteur.scratch_memory import WORK
from foolsgold.kernel.saboteur.search_input import Company, Known, Race
from foolsgold.kernel.saboteur.search_kernel import WHOLE, search
from foolsgold.kernel.saboteur.state_codec import FACES_OF_GOALS, pack
from foolsgold.kernel.search_result import GoesOn, Tried
from foolsgold.kernel.successive_elimination import Places, Worths, drawn, raced


@cache
def load(*, aloud: bool) -> Race:
    """Compiles the search, or loads it; says so if somebody waits. `race` is what comes of it."""
    games, tables = np.zeros(3, LAYOUT), np.zeros(1, TABLE)
    example = (
        games, tables, np.zeros(1, np.int64), np.zeros(1, np.uint8), np.zeros(1, np.uint16),
        np.zeros((1, 2), np.uint16), np.zeros((1, GOALS), np.uint8), np.zeros(MOST_SEATS),
        np.zeros(MOST_SEATS * GOALS), np.zeros(len(Company())), np.zeros(1, np.int32),
        np.zeros(1, np.uint64), np.zeros((1, 1)), np.zeros(WORK, np.uint64),
    )  # fmt: skip
    prepare("saboteur-search", (Entry(search, example),), None if aloud else lambda _: None)
    return race


def race(
    view: View,
    known: Known,
    moves: Sequence[Move],
    chance: int,
    playouts: int,
    goes_on: GoesOn,
) -> list[Tried] | None:
    """How each move fares, by so many playouts in all, or fewer once `goes_on` says no.

    None if the position does not fit into a record, or no world agrees with it.
    """
    rng = Rng(chance)
    try:
        setting = Setting(view, known, moves, rng)
    except ValueError:  # `TooLarge`, or set up by hand with more cards than there are
        return None
    likely = [guess.likely for guess in known.guesses]
    found = raced(setting, likely, len(moves), playouts, goes_on, rng)
    side = setting.side
    return [each._replace(worth=side * each.worth, more=side * each.more) for each in found]


class Setting:
    """The position, packed, and all that is dealt anew from world to world."""

    def __init__(self, view: View, known: Known, moves: Sequence[Move], rng: Rng) -> None:
        assert view.seat is not None
        self.view, self.known = view, known
        self.side = 1 if view.roles[view.seat] == "digger" else -1
        """What is worth most to diggers is worth least to a saboteur."""
        self._prices = np.array(known.prices or [0.0] * len(moves))
        state = world_of(view, rng)
        self._table: Records = table_of(view.edition, view.seats).copy()
        # The search ends with the round: nobody need deal another.
        self._table["rounds"] = view.round
        self.games: Records = np.zeros(3, LAYOUT)
        g = self.games[0]
        pack(state, self._table[0], g)
        for seat, goals in enumerate(known.looks):
            g["peeked"][seat] |= sum(1 << goal for goal in goals)
        others = [card for seat in range(view.seats) if seat != view.seat
                  for card in state.hands[seat]]  # fmt: skip
        self._hidden = np.array([*others, *range(state.drawn, len(state.deck))], np.int64)
        away = [place for place, card in enumerate(view.remembered) if card is None]
        pool = [*g["deck"][self._hidden].tolist(), *(int(g["pile"][at]) & 255 for at in away)]
        self._pool = np.array(pool, np.uint8)
        self._moves = np.array([write_move(g, state, move) for move in moves], np.int32)
        self._evidence = np.zeros(MOST_SEATS)
        self._evidence[: view.seats] = known.evidence
        self._crews = np.array(
            [sum(1 << seat for seat in guess.saboteurs) for guess in known.guesses], np.uint16
        )
        self._goals = np.array([_goals(view, guess.treasure) for guess in known.guesses], np.uint8)
        self._hopes = np.zeros((MOST_SEATS, GOALS))
        for seat, hopes in enumerate(known.hopes):
            for goal, hope in hopes.items():
                self._hopes[seat, goal] = hope
        self._company = np.array(known.company)
        self._work = np.zeros(WORK, np.uint64)

    def tried(self, which: Places, left: Places, rng: Rng) -> Worths:
        """Plays moves out in worlds made of these guesses; what they are worth to the seat."""
        seeds = np.array([rng.next64() for _ in which], np.uint64)
        out = np.zeros((len(which), len(left)))
        goals = self._goals[which, (seeds & np.uint64(1)).astype(np.int64)]
        search(
            self.games, self._table, self._hidden, self._pool, self._crews[which],
            self._tempers(seeds), goals, self._evidence, self._hopes.ravel(), self._company,
            self._moves[left], seeds, out, self._work,
        )  # fmt: skip
        worth: Worths = self.side * (out / WHOLE + self._prices[left])
        return worth

    def _tempers(self, seeds: npt.NDArray[np.uint64]) -> npt.NDArray[np.uint16]:
        """Which seats are bold and which are moles, as saboteurs, in each world: one bit a seat."""
        found = np.zeros((len(seeds), 2), np.uint16)
        for seat, style in enumerate(self.known.styles):
            share = drawn(seeds, seat)
            found[:, 0] |= np.where(share < style.bold, 1 << seat, 0).astype(np.uint16)
            digs = (share >= style.bold) & (share < style.bold + style.mole)
            found[:, 1] |= np.where(digs, 1 << seat, 0).astype(np.uint16)
        return found


def _goals(view: View, treasure: Goal) -> list[list[int]]:
    """What lies under the goals: two ways, for nobody knows which stone is which."""
    ways: list[list[int]] = []
    seen = {goal.face for goal in view.goals}
    stones = [face for face in GoalFace if face is not GoalFace.TREASURE and face not in seen]
    for rest in (stones, stones[::-1]):
        free = list(rest)
        ways.append([
            FACES_OF_GOALS.index(
                GoalFace.TREASURE if number == treasure
                else goal.face if goal.face is not None
                else free.pop()
            )
            for number, goal in enumerate(view.goals)
        ])  # fmt: skip
    return ways
