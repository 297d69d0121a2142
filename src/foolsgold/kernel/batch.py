"""Many games at once, in one array of records: the interface for learners and for search."""

from collections.abc import Sequence
from functools import cache
from typing import Any

import numpy as np
import numpy.typing as npt

from foolsgold.base.extras import MissingExtraError
from foolsgold.base.rng import NARROW, SEED_LIMIT, Rng
from foolsgold.games.catalogue import Box, find
from foolsgold.kernel.backend import (
    MOST_SEATS,
    NO_WORDS,
    OVER,
    ROUND,
    TURN,
    Moves,
    Records,
    TooLarge,
    Words,
)
from foolsgold.kernel.backends import twin_of
from foolsgold.kernel.compilation import Tell, has_compiler, prepare, tell_missing
from foolsgold.kernel.fallback import Beside
from foolsgold.kernel.rng import streams

NO_MOVE = -1
WORD = 64
IN_ONE_GO = 64
"""So many games are translated at once: each of their moves has a copy of the record."""


class Batch:
    """Games of one edition and table size, dealt from seeds that count up from `seed`.

    >>> batch = Batch("saboteur-lv", seats=5, games=3, seed=7)
    >>> batch.to_act, len(batch.moves(0))
    (array([2, 2, 3], dtype=int8), 31)
    >>> batch.step([int(batch.moves(game)[0]) for game in range(3)])
    >>> batch.to_act, batch.scores[0]
    (array([3, 3, 4], dtype=int8), array([0, 0, 0, 0, 0]))

    A game whose maze outgrows its record goes on by the readable rules, unseen by the caller; so
    do all games of an edition that no record can hold, and all where there is no compiler.
    """

    def __init__(
        self,
        edition: str | Box,
        seats: int,
        games: int,
        seed: int = 0,
        *,
        tell: Tell | None = None,
    ) -> None:
        box = find(edition) if isinstance(edition, str) else edition
        box.check_seats(seats)
        if games < 1:
            raise ValueError("a batch has one game at least")
        self.box, self.seats = box, seats
        self.twin = twin_of(box.rules.name)
        self.beside = Beside(self.twin, box.edition)
        """Games that no record holds now, by number."""
        self.table = self._table(tell)
        self.games: Records = np.zeros(games, self.twin.layout)
        self._work = np.zeros(self.twin.work_size, np.uint64)
        self._beliefs = np.zeros((games, MOST_SEATS))
        self._next_seed = seed
        self._numbers = np.arange(games)
        self._rows = 0 if self.table is None else self.twin.rows(self.table)
        self.reset()

    def _table(self, tell: Tell | None) -> Records | None:
        if not has_compiler():
            if tell is None:
                tell_missing()
            else:
                tell(MissingExtraError("kernel").phrase)
            return None
        try:
            table = self.twin.table_of(self.box.edition, self.seats)
        except TooLarge:
            return None
        prepare(self.box.rules.name, self.twin.entries, tell)
        return table

    def __len__(self) -> int:
        return len(self.games)

    def reset(self, where: npt.ArrayLike | None = None, words: Words | None = None) -> None:
        """Deals new games, everywhere or where a mask or a list of numbers says so.

        With `words` the legal words of these games are written there.
        """
        chosen = self._numbers if where is None else self._numbers[np.asarray(where)]
        first, limit = self._next_seed, NARROW if self._next_seed < NARROW else SEED_LIMIT
        self._next_seed = (first + len(chosen)) % limit
        self._beliefs[chosen] = 0
        if self.beside.states:
            for number in chosen.tolist():
                self.beside.forget(number)
        if self.table is not None and first < NARROW:
            seeds = np.uint64(first) + np.arange(len(chosen), dtype=np.uint64)
            out = NO_WORDS if words is None else self._room(words)
            self.twin.deal(self.games, self.table, chosen, seeds, out, self._work)
            return
        self._deal_readably(chosen.tolist(), first, limit)
        if words is not None:
            self.words(words)

    def _deal_readably(self, chosen: Sequence[int], first: int, limit: int) -> None:
        """Deals by the readable rules: what no record holds, and seeds of more than 64 bits."""
        for place, number in enumerate(chosen):
            seed = (first + place) % limit
            state, _ = self.box.rules.deal(self.box.edition, self.seats, seed, None)
            self.beside.put(number, state)
            self.take_back(number)

    @property
    def to_act(self) -> npt.NDArray[np.int8]:
        """Who decides in each game; -1 where it is over."""
        # Signed before the -1: NumPy 2.5 refuses a negative number beside unsigned ones.
        acting = self.games["to_act"].astype(np.int8)
        acting[self.games["phase"] == OVER] = -1
        for number, state in self.beside.states.items():
            seat = self.box.rules.to_act(state)
            acting[number] = -1 if seat is None else seat
        return acting

    @property
    def is_over(self) -> npt.NDArray[np.bool_]:
        """Which games have ended."""
        return np.asarray(self.to_act < 0)

    @property
    def scores(self) -> npt.NDArray[np.int64]:
        """Points of all seats so far, a row a game."""
        scores = self.twin.scores(self.games)[:, : self.seats]
        for number, state in self.beside.states.items():
            scores[number] = self.box.rules.scores(state)
        return scores

    def words(self, out: Words | None = None) -> Words:
        """All legal moves as bits: move m of a game is bit m % 64 of its word m // 64."""
        if out is None:
            rows = 4 if self.table is None else self._rows
            out = np.zeros((len(self), max(rows, self.beside.rows())), np.uint64)
        if self.table is not None:
            self.twin.words(self.games, self.table, self._room(out), self._work)
        for number in self.beside.states:
            out[number] = self.beside.words(number, out.shape[1])
        return out

    def _room(self, words: Words) -> Words:
        """The same words, if all of these games' fit: compiled code does not look for their end."""
        if words.shape[0] != len(self) or words.shape[1] < self._rows or words.dtype != np.uint64:
            raise ValueError(f"{len(self)} games need {self._rows} words each, not {words.shape}")
        return words

    def moves(self, game: int) -> Moves:
        """All legal moves of one game, as a list."""
        if game in self.beside.states:
            return np.arange(len(self.beside.legal(game)), dtype=np.int32)
        assert self.table is not None
        out = np.zeros((1, self._rows), np.uint64)
        self.twin.words(self.games[game : game + 1], self.table, out, self._work)
        return listed(out[0])

    def step(self, moves: npt.ArrayLike, words: Words | None = None) -> None:
        """Plays a legal move in each game; -1 plays none, and a game that is over stays so.

        Whether a move is legal is not asked again: `words` and `moves` have said so.
        With `words` the legal words that follow are written there on the way, as `words(out)` would
        write them, but with each game looked at once.
        """
        chosen = np.asarray(moves, np.int32)
        if chosen.shape != (len(self),):
            raise ValueError(f"{len(self)} games need as many moves, not {chosen.shape}")
        if self.table is not None and np.maximum.reduce(chosen) >= self._rows * WORD:
            raise ValueError(f"moves are below {self._rows * WORD} here")
        by_hand = [(number, int(chosen[number])) for number in self.beside.states]
        if by_hand:
            chosen = chosen.copy()
            chosen[[number for number, _ in by_hand]] = NO_MOVE
        out = NO_WORDS if words is None else self._room(words)
        stray = self.table is not None and self.twin.step(
            self.games, self.table, chosen, out, self._work
        )
        if stray:
            for number in self.move_strayed():
                state = self.beside.states[number]
                move = self.twin.read_move(self.games[number], state, int(chosen[number]))
                self.beside.play(number, self.beside.legal(number).index(move))
                self.take_back(number)
        for number, move in by_hand:
            if move >= 0 and not self.beside.is_over(number):
                self.beside.play(number, move)
                self.take_back(number)
        if words is not None and (stray or by_hand):
            self.words(words)

    def move_strayed(self) -> list[int]:
        """Games that have just outgrown their records go on beside; says which."""
        beyond = np.flatnonzero(self.games["beyond"]).tolist()
        strayed = [number for number in beyond if number not in self.beside.states]
        for number in strayed:
            self.beside.put(number, self.twin.unpack(self.games[number], self.box.edition))
        return strayed

    def take_back(self, number: int) -> bool:
        """A game that fits into its record again goes on there; says whether it does."""
        if self.table is None:
            return False
        try:
            self.twin.pack(self.beside.states[number], self.table[0], self.games[number])
        except TooLarge:
            self.games[number]["beyond"] = 1
            return False
        self.beside.forget(number)
        return True

    def observe(self, seat: int, out: npt.NDArray[np.int16] | None = None) -> npt.NDArray[np.int16]:
        """What a seat knows in each game, as numbers (`docs/kernel.md`); -1 is a spectator."""
        if not -1 <= seat < self.seats:
            raise ValueError(f"no seat {seat} at a table of {self.seats}")
        shape = len(self), self.twin.view_size
        if out is None:
            out = np.zeros(shape, np.int16)
        if out.shape != shape or out.dtype != np.int16:
            raise ValueError(f"what they see has the shape {shape}, not {out.shape}")
        if self.table is not None:
            self.twin.observe(self.games, self.table, seat, out)
        for number, state in self.beside.states.items():
            out[number] = self.twin.seen(self.box.rules.view_of(state, None if seat < 0 else seat))
        return out

    def mask(self, out: npt.NDArray[np.uint8] | None = None) -> npt.NDArray[np.uint8]:
        """One byte for each number of `games/<game>/actions.py`: 1 if the seat may do that now."""
        actions = self.box.rules.actions
        if out is None:
            out = np.zeros((len(self), actions.size), np.uint8)
        out[:] = 0
        if self.table is not None:
            for first in range(0, len(self), IN_ONE_GO):
                self._mask_some(self.table, slice(first, first + IN_ONE_GO), out)
        for game in self.beside.states:
            numbers = self.numbers(game, self.moves(game))
            out[game] = 0
            out[game, numbers[numbers >= 0]] = 1
        return out

    def _mask_some(self, table: Records, span: slice, out: npt.NDArray[np.uint8]) -> None:
        games = self.games[span]
        words = np.zeros((len(games), self._rows), np.uint64)
        self.twin.words(games, table, words, self._work)
        bits = listed(words.reshape(-1))
        game, move = np.divmod(bits, self._rows * WORD)
        numbers = np.zeros(len(bits), np.int32)
        same = bare(games)[game].view(self.twin.layout)
        self.twin.numbers(same, table, move, numbers)
        on_field = numbers >= 0
        out[span][game[on_field], numbers[on_field]] = 1

    def numbers(self, game: int, moves: Moves) -> npt.NDArray[np.int32]:
        """The action numbers of moves of one game; -1 for a cell beyond the numbered field."""
        if game in self.beside.states:
            return self.beside.numbers(game, moves)
        assert self.table is not None
        found = np.zeros(len(moves), np.int32)
        same = np.repeat(bare(self.games[game : game + 1]), len(moves)).view(self.twin.layout)
        self.twin.numbers(same, self.table, np.ascontiguousarray(moves, np.int32), found)
        return found

    def state(self, game: int) -> Any:
        """The whole truth of one game, as the readable rules hold it."""
        if game in self.beside.states:
            return self.beside.states[game]
        return self.twin.unpack(self.games[game], self.box.edition)

    def put(self, game: int, state: Any) -> None:
        """Sets one game to a state of the readable rules."""
        if state.edition != self.box.edition or state.seats != self.seats:
            raise ValueError("this state is of another edition, or has other seats")
        self.beside.put(game, state)
        self.take_back(game)

    def read(self, game: int, move: int) -> Any:
        """The readable move of a move of one game."""
        if game in self.beside.states:
            return self.beside.legal(game)[move]
        return self.twin.read_move(self.games[game], self.state(game), move)

    def write(self, game: int, move: Any) -> int:
        """The other way round; `Complaint` as the rules have it if the move is not legal."""
        state = self.state(game)
        if move not in self.box.rules.legal_moves(state):
            self.box.rules.step(state, move)
        if game in self.beside.states:
            return self.beside.legal(game).index(move)
        return self.twin.write_move(self.games[game], state, move)

    def copy(self, games: Sequence[int] | npt.NDArray[np.int64] | None = None) -> "Batch":
        """Another batch of some of these games, each as often as it is named."""
        chosen = np.arange(len(self)) if games is None else np.asarray(games, np.int64)
        other = object.__new__(Batch)
        other.__dict__.update(self.__dict__)
        other.games = bare(self.games)[chosen].view(self.twin.layout)
        other._numbers = np.arange(len(chosen))
        other._work = np.zeros_like(self._work)
        other._beliefs = self._beliefs[chosen]
        other.beside = self.beside.copied(chosen.tolist())
        return other

    def play(self, policies: Sequence[int], chance: int | Words, until: int = TURN) -> int:
        """Lets policies choose, each seat's its own, for one move in each game; says how many.

        `chance` is a number, or the streams of these games (`streams`), which are moved on: then
        calls go on where the last one stopped, and cost less. For whole rounds on many cores, and
        for how they went, there is `playout`.
        """
        chosen = check_policies(policies, self.seats)
        mine = self.streams(chance)
        tally = np.zeros(4, np.int64)
        how = (chosen, self._beliefs, mine, until, tally)
        stray = self.table is not None and self.twin.run(self.games, self.table, *how, self._work)
        if stray or self.beside.states:
            self.play_strayed(*how)
        return int(tally[1])

    def streams(self, chance: int | Words) -> Words:
        """The random stream of each game: made of a number, or as they are."""
        if not isinstance(chance, np.ndarray):
            return streams(chance, len(self))
        if chance.shape != (len(self),) or chance.dtype != np.uint64:
            raise ValueError(f"{len(self)} games need as many streams (uint64)")
        return chance

    def play_strayed(
        self,
        policies: npt.NDArray[np.uint8],
        beliefs: npt.NDArray[np.float64],
        mine: Words,
        until: int,
        tally: npt.NDArray[np.int64],
    ) -> None:
        """Plays games on that have left their records, until they fit again or are done."""
        self.move_strayed()
        for number in list(self.beside.states):
            span = slice(number, number + 1)
            how = (policies, beliefs[span], mine[span], until, tally, self._work)
            while not self.beside.is_over(number):
                rng = Rng(int(mine[number]))
                is_end = self.beside.play_by(number, policies, rng)
                mine[number] = rng._state
                tally[:2] += is_end, 1
                fits = self.take_back(number)
                if until == TURN or (is_end and until == ROUND):
                    break
                if fits:
                    # As if it had been there all the time: move by move it would be, too.
                    if not self.twin.run(self.games[span], self.table, *how):
                        break
                    self.move_strayed()


def bare(games: Records) -> Records:
    """The same memory without its fields: NumPy copies that in one piece, but records by field."""
    return games.view(_lump(games.dtype.itemsize))


@cache
def _lump(size: int) -> np.dtype[np.void]:
    return np.dtype((np.void, size))


def listed(words: Words) -> Moves:
    """The numbers of all bits that are set; most words have none."""
    some = np.flatnonzero(words)
    bits = np.unpackbits(words[some].view(np.uint8), bitorder="little")
    at = np.flatnonzero(bits)
    moves: Moves = (some[at >> 6] * 64 + (at & 63)).astype(np.int32)
    return moves


def check_policies(policies: Sequence[int], seats: int) -> npt.NDArray[np.uint8]:
    """One policy a seat, repeated until every seat has one."""
    return _by_seat(tuple(policies), seats)


@cache
def _by_seat(policies: tuple[int, ...], seats: int) -> npt.NDArray[np.uint8]:
    if not 0 < len(policies) <= seats:
        raise ValueError(f"{len(policies)} policies for {seats} seats")
    chosen = np.zeros(MOST_SEATS, np.uint8)
    chosen[:seats] = [policies[seat % len(policies)] for seat in range(seats)]
    return chosen
