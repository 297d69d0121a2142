"""Which move wins most often: worlds are drawn for a view, and moves race each other in them.

The search is told who may be what (`Guess`) and asked about moves; it knows a view, and the worlds
it makes of it never leave this floor. Moves that fall clearly behind are tried no further.
"""

from collections.abc import Callable, Sequence
from functools import cache

import numpy as np
import numpy.typing as npt

from foolsgold.base.ids import Goal
from foolsgold.base.rng import Rng
from foolsgold.games.saboteur.cards import GoalFace
from foolsgold.games.saboteur.moves import Move
from foolsgold.games.saboteur.view import View
from foolsgold.games.saboteur.worlds import world_of
from foolsgold.kernel.compiling import Entry, prepare
from foolsgold.kernel.saboteur.guesses import Known, Race, Tried
from foolsgold.kernel.saboteur.layout import LAYOUT, TABLE
from foolsgold.kernel.saboteur.moves import write_move
from foolsgold.kernel.saboteur.packing import FACES_OF_GOALS, pack
from foolsgold.kernel.saboteur.search import search
from foolsgold.kernel.saboteur.tables import table_of
from foolsgold.kernel.saboteur.twin import WORK
from foolsgold.kernel.twin import MOST_SEATS, Records

GOLDEN = 0.6180339887498949
"""Steps of this length spread over a circle as evenly as can be, however many there are."""
STAGES = 10
"""So many times all moves that are left are compared, if none falls behind."""
BEHIND = 2.0
"""So many standard errors behind the best, a move is out of the race."""
FEW = 16
"""Fewer worlds than this say nothing about how sure a difference is."""


@cache
def load(*, aloud: bool) -> Race:
    """Compiles the search, or loads it; says so if somebody waits. `race` is what comes of it."""
    games, tables = np.zeros(3, LAYOUT), np.zeros(1, TABLE)
    example = (
        games, tables, np.zeros(1, np.int64), np.zeros(1, np.uint8), np.zeros(1, np.uint16),
        np.zeros(1, np.uint16), np.zeros((1, 3), np.uint8), np.zeros(MOST_SEATS),
        np.zeros(1, np.int32), np.zeros(1, np.uint64), np.zeros((1, 1), np.int8),
        np.zeros(WORK, np.uint64),
    )  # fmt: skip
    prepare("saboteur-search", (Entry(search, example),), None if aloud else lambda _: None)
    return race


def race(
    view: View,
    known: Known,
    moves: Sequence[Move],
    chance: int,
    playouts: int,
    goes_on: Callable[[], bool],
) -> list[Tried] | None:
    """How each move fares, by so many playouts in all, or fewer once `goes_on` says no.

    None if the position does not fit into a record, or no world agrees with it.
    """
    rng = Rng(chance)
    try:
        setting = Setting(view, known, moves, rng)
    except ValueError:  # `TooLarge`, or set up by hand with more cards than there are
        return None
    worlds = max(playouts // 2, FEW)
    which = setting.guessed(worlds, rng)
    out = np.full((worlds, len(moves)), -1, np.int8)
    left = np.arange(len(moves))
    step = max(playouts // (STAGES * len(moves)), FEW // 2)
    done = spent = 0
    while spent < playouts and done < worlds and len(left) > 1 and (not done or goes_on()):
        # Whoever is left shares what the others no longer use.
        count = min(step * len(moves) // len(left), worlds - done)
        span = slice(done, done + count)
        out[span, left] = setting.tried(which[span], left, rng)
        done, spent = done + count, spent + count * len(left)
        if done >= FEW:
            left = _ahead(out[:done], left, digs=setting.digs)
    return [_tried(out[:done, place], out[:done, 0]) for place in range(len(moves))]


class Setting:
    """The position, packed, and all that is dealt anew from world to world."""

    def __init__(self, view: View, known: Known, moves: Sequence[Move], rng: Rng) -> None:
        assert view.seat is not None
        self.view, self.known = view, known
        self.digs = view.roles[view.seat] == "digger"
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
        self._work = np.zeros(WORK, np.uint64)

    def guessed(self, count: int, rng: Rng) -> npt.NDArray[np.int64]:
        """Which guess each world is made of: as often as it is likely, evenly spread."""
        edges = np.cumsum([guess.likely for guess in self.known.guesses])
        begin = rng.below(1 << 32) / (1 << 32)
        points = (begin + GOLDEN * np.arange(count)) % 1.0 * edges[-1]
        found = np.searchsorted(edges, points, side="right")
        last: npt.NDArray[np.int64] = np.minimum(found, len(edges) - 1).astype(np.int64)
        return last

    def tried(
        self, which: npt.NDArray[np.int64], left: npt.NDArray[np.int64], rng: Rng
    ) -> npt.NDArray[np.int8]:
        """Plays moves out in worlds made of these guesses."""
        seeds = np.array([rng.next64() for _ in which], np.uint64)
        out = np.zeros((len(which), len(left)), np.int8)
        goals = self._goals[which, (seeds & np.uint64(1)).astype(np.int64)]
        # All saboteurs of a world are of one temper.
        bold = np.where((seeds >> np.uint64(8)) % np.uint64(100) < 100 * self.known.bold, 0xFFFF, 0)
        search(
            self.games, self._table, self._hidden, self._pool, self._crews[which],
            bold.astype(np.uint16), goals,
            self._evidence, self._moves[left], seeds, out, self._work,
        )  # fmt: skip
        return out


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


def _ahead(
    out: npt.NDArray[np.int8], left: npt.NDArray[np.int64], *, digs: bool
) -> npt.NDArray[np.int64]:
    """The moves that may still be the best."""
    found = out[:, left].astype(np.float64)
    best = found[:, (np.argmax if digs else np.argmin)(found.mean(axis=0))]
    behind = (best[:, None] - found) * (1 if digs else -1)
    # A world more in which they differ keeps a lucky start from being taken for certainty.
    error = np.sqrt(((behind**2).sum(axis=0) + 1) / len(out) ** 2)
    kept: npt.NDArray[np.int64] = left[behind.mean(axis=0) <= BEHIND * error]
    return kept


def _tried(mine: npt.NDArray[np.int8], first: npt.NDArray[np.int8]) -> Tried:
    both = (mine >= 0) & (first >= 0)
    more = mine[both].astype(np.float64) - first[both]
    count = max(len(more), 1)
    error = float(np.sqrt((more**2).sum() + 1) / count)
    played = mine[mine >= 0]
    found = float(played.mean()) if len(played) else 0.0
    return Tried(len(played), found, float(more.sum()) / count, error)
