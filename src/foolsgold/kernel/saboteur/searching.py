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
from foolsgold.kernel.saboteur.guesses import Company, Known, Race
from foolsgold.kernel.saboteur.layout import GOALS, LAYOUT, TABLE
from foolsgold.kernel.saboteur.moves import write_move
from foolsgold.kernel.saboteur.packing import FACES_OF_GOALS, pack
from foolsgold.kernel.saboteur.scratch import WORK
from foolsgold.kernel.saboteur.search import WHOLE, search
from foolsgold.kernel.saboteur.tables import table_of
from foolsgold.kernel.tried import Tried
from foolsgold.kernel.twin import MOST_SEATS, Records

GOLDEN = 0.6180339887498949
"""Steps of this length spread over a circle as evenly as can be, however many there are."""
STAGES = 10
"""So many times all moves that are left are compared, if none falls behind."""
BEHIND = 2.0
"""So many standard errors behind the best, a move is out of the race."""
FEW = 16
"""Fewer worlds than this say nothing about how sure a difference is."""
MANY = 48
"""Moves that fare the same in so many worlds are the same."""
UNTRIED = -1.0
SPREAD = 0x9E3779B97F4A7C15
"""Multiplies one seed into many that have nothing to do with each other."""


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
    out = np.full((worlds, len(moves)), UNTRIED)
    prices = np.array(known.prices) if known.prices else np.zeros(len(moves))
    left = np.arange(len(moves))
    step = max(playouts // (STAGES * len(moves)), FEW // 2)
    done = spent = 0
    while spent < playouts and done < worlds and len(left) > 1 and (not done or goes_on()):
        # Whoever is left shares what the others no longer use.
        count = min(step * len(moves) // len(left), worlds - done)
        span = slice(done, done + count)
        out[span, left] = setting.tried(which[span], left, rng) + prices[left]
        done, spent = done + count, spent + count * len(left)
        if done >= FEW:
            if done >= MANY and not np.ptp(out[:done, left], axis=1).any():
                break  # nothing they do makes a difference
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
        self._hopes = np.zeros((MOST_SEATS, GOALS))
        for seat, hopes in enumerate(known.hopes):
            for goal, hope in hopes.items():
                self._hopes[seat, goal] = hope
        self._company = np.array(known.company)
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
    ) -> npt.NDArray[np.float64]:
        """Plays moves out in worlds made of these guesses; what they are worth, 0 to 1."""
        seeds = np.array([rng.next64() for _ in which], np.uint64)
        out = np.zeros((len(which), len(left)))
        goals = self._goals[which, (seeds & np.uint64(1)).astype(np.int64)]
        search(
            self.games, self._table, self._hidden, self._pool, self._crews[which],
            self._tempers(seeds), goals, self._evidence, self._hopes.ravel(), self._company,
            self._moves[left], seeds, out, self._work,
        )  # fmt: skip
        return out / WHOLE

    def _tempers(self, seeds: npt.NDArray[np.uint64]) -> npt.NDArray[np.uint16]:
        """Which seats are bold and which are moles, as saboteurs, in each world: one bit a seat."""
        found = np.zeros((len(seeds), 2), np.uint16)
        for seat, style in enumerate(self.known.styles):
            own = seeds + np.uint64(SPREAD * (seat + 1) % (1 << 64))
            drawn = own * np.uint64(SPREAD) >> np.uint64(40)
            share = drawn / (1 << 24)
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


def _ahead(
    out: npt.NDArray[np.float64], left: npt.NDArray[np.int64], *, digs: bool
) -> npt.NDArray[np.int64]:
    """The moves that may still be the best."""
    found = out[:, left]
    best = found[:, (np.argmax if digs else np.argmin)(found.mean(axis=0))]
    behind = (best[:, None] - found) * (1 if digs else -1)
    # A world more in which they differ keeps a lucky start from being taken for certainty.
    error = np.sqrt(((behind**2).sum(axis=0) + 1) / len(out) ** 2)
    kept: npt.NDArray[np.int64] = left[behind.mean(axis=0) <= BEHIND * error]
    return kept


def _tried(mine: npt.NDArray[np.float64], first: npt.NDArray[np.float64]) -> Tried:
    both = (mine >= 0) & (first >= 0)
    more = mine[both] - first[both]
    count = max(len(more), 1)
    error = float(np.sqrt((more**2).sum() + 1) / count)
    played = mine[mine >= 0]
    worth = float(played.mean()) if len(played) else 0.0
    return Tried(len(played), worth, float(more.sum()) / count, error)
