"""The same deal and the same moves through both engines, compared at every step."""

from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np
from hypothesis import strategies as st

from foolsgold.base.rng import SEED_LIMIT, SPLITMIX_LIMIT, Rng
from foolsgold.games.api import PeekEvent, RoundStarted
from foolsgold.kernel.backend_interface import NO_BITMASK, OVER, Backend, TooLargeForRecord
from foolsgold.kernel.compilation import warm_up
from foolsgold.kernel.game_batch import bit_indices
from foolsgold.kernel.learner_backend import learner_backend_of
from foolsgold.kernel.learner_layout import LEARNER_DTYPE, LOG_WIDTH

STEPS_ALIKE = "steps alike"
"""What a test says it compared: `conftest.py` tells the sum."""
Choose = Callable[[Any, tuple[Any, ...], Rng], Any]
"""A way to play: a state, its legal moves, chance."""
WIDE_SEEDS = st.integers(SPLITMIX_LIMIT, SEED_LIMIT - 1)
SEEDS = st.one_of(st.integers(0, SPLITMIX_LIMIT - 1), WIDE_SEEDS)
"""Seeds of simulations, and those of games that people play."""


class Disagreement(AssertionError):
    """Where the twins part: what differs, and after how many steps."""


class LazyRecord(dict[str, Any]):
    """A record as Python's own numbers, a field when it is asked for: that is read much faster."""

    def __init__(self, record: Any) -> None:
        super().__init__()
        self._record = record

    def __missing__(self, name: str) -> Any:
        value = self[name] = self._record[name].tolist()
        return value


def legal_words(twin: Backend, games: Any, table: Any, work: Any) -> tuple[Any, list[int]]:
    """The legal words of one game as the kernel writes them now, and the moves they list."""
    out = np.zeros((1, twin.bitmask_words(table)), np.uint64)
    count = twin.legal_bitmask(games, table, out, work)
    moves: list[int] = bit_indices(out[0]).tolist()
    if count != len(moves):
        raise Disagreement(f"{count} moves counted, {len(moves)} listed")
    return out, moves


def legal_moves(twin: Backend, games: Any, table: Any, work: Any) -> list[int]:
    """All legal moves of one game."""
    return legal_words(twin, games, table, work)[1]


@cache
def _compile_once(twin: Backend) -> None:
    """Compiles once: to ask again whether it was done takes longer than a hundred steps."""
    warm_up(twin.rules.name, twin.entry_points)


class EnginePair:
    """One game in both engines."""

    def __init__(self, twin: Backend, edition: Any, seats: int, seed: int) -> None:
        self.twin, self.edition, self.seats = twin, edition, seats
        _compile_once(twin)
        self.table = twin.edition_table_of(edition, seats)
        self.games = np.zeros(1, twin.record_dtype)
        self.work = np.zeros(twin.scratch_words, np.uint64)
        self.listed = np.zeros((1, twin.bitmask_words(self.table)), np.uint64)
        """The legal words, as the last step wrote them; `follows` if they still hold."""
        self.follows = False
        self.learner = learner_backend_of(twin.rules.name)
        self.infos, self.logs = np.zeros(1, LEARNER_DTYPE), np.zeros((1, 0, LOG_WIDTH), np.uint8)
        self.peeks: set[tuple[int, int]] = set()
        """Who has looked at which goal this round."""
        self.state = twin.rules.deal(edition, seats, seed, None)[0]
        if seed < SPLITMIX_LIMIT:
            one, seeds = np.zeros(1, np.int64), np.array([seed], np.uint64)
            twin.deal(self.games, self.table, one, seeds, NO_BITMASK, self.work)
        else:
            # The first round of such a game is always packed; later ones the kernel deals.
            twin.pack(self.state, self.table[0], self.games[0])
        self.inside = True
        """Whether the record holds the game; if not, the readable rules play on alone."""
        self.steps = self.outside = 0

    @property
    def is_over(self) -> bool:
        return bool(self.state.phase == "over")

    def step(self, choose: Choose, rng: Rng) -> None:
        """Compares, then plays a move in both."""
        legal = self.twin.rules.legal_moves(self.state)
        move = choose(self.state, legal, rng)
        number = self._compared(legal, move, rng) if self.inside else -1
        self.state, events = self.twin.rules.apply(self.state, move)
        for event in events:
            if isinstance(event, RoundStarted):
                self.peeks.clear()
            if isinstance(event, PeekEvent):
                self.peeks.add((event.seat, event.goal))
        self.steps += 1
        if self.inside:
            moves = np.array([number], np.int32)
            self.twin.step(self.games, self.table, moves, self.listed, self.work)
            self.inside = not self.games[0]["beyond"]
            self.follows = True
        self.outside += not self.inside
        if not self.inside or rng.below(16) == 0:
            self._repack()

    def _repack(self) -> None:
        """The readable state becomes a record again, where it fits."""
        try:
            self.follows = False
            self.twin.pack(self.state, self.table[0], self.games[0])
        except TooLargeForRecord:
            assert not self.inside, "a game that was held cannot be packed"
        else:
            self.inside = True

    def _compared(self, legal: tuple[Any, ...], move: Any, rng: Rng) -> int:
        twin, state, g = self.twin, self.state, self.games[0]
        if int(g["to_act"]) != state.to_act:
            raise Disagreement(f"{g['to_act']} acts, not {state.to_act}")
        words, moves = legal_words(twin, self.games, self.table, self.work)
        if self.follows and words.tobytes() != self.listed.tobytes():
            raise Disagreement("the last step wrote other legal words")
        plain = LazyRecord(g)
        read = {twin.decode_move(plain, state, number): number for number in moves}
        if len(moves) != len(legal) or read.keys() != set(legal):
            raise Disagreement(f"legal moves: {sorted(map(str, read.keys() ^ set(legal)))}")
        if twin.encode_move(g, state, move) != read[move]:
            raise Disagreement(f"{move} is written otherwise than it is listed")
        self.look(rng)
        return read[move]

    def look(self, rng: Rng) -> None:
        """What a seat knows, now one and now another; a spectator too."""
        seat = rng.below(self.seats + 1) - 1
        view = self.twin.rules.view_of(self.state, None if seat < 0 else seat)
        layout, out = self.learner.layout, np.zeros((1, self.learner.layout.size(0)), np.uint8)
        self.learner.observe(self.games, self.table, self.infos, self.logs, seat, out)
        told = self.learner.observation_of(view, (), self.peeks, 0, 0)
        if out[0].tobytes() != told.tobytes():
            one, two = layout.decode(out[0]), layout.decode(told)
            differs = [name for name in one if (one[name] != two[name]).any()]
            raise Disagreement(f"seat {seat} knows otherwise: {differs}")
        if rng.below(8) == 0:
            self.check_whole()

    def check_whole(self) -> None:
        """The whole state, unpacked."""
        state = self.twin.unpack(self.games[0], self.edition)
        if state != self.state:
            names = [
                n for n in state.__struct_fields__ if getattr(state, n) != getattr(self.state, n)
            ]
            raise Disagreement(f"the state differs in {names}")
        mine, theirs = state.board, self.state.board
        if (mine.reached, mine.frontier) != (theirs.reached, theirs.frontier):
            raise Disagreement("the start reaches other cards")

    def check_end(self) -> None:
        """Scores, pay, winners: all of it, seen by everybody."""
        if self.inside:
            if self.is_over and int(self.games[0]["phase"]) != OVER:
                raise Disagreement("the game is not over")
            self.check_whole()


def play(pair: EnginePair, choose: Choose, rng: Rng, most: int) -> int:
    """Plays a game to its end, or for so many steps; says how many were compared."""
    while not pair.is_over and pair.steps < most:
        pair.step(choose, rng)
    pair.check_end()
    return pair.steps - pair.outside
