"""A batch of games in one array of records: the vectorised interface for learners and search."""

from collections.abc import Sequence
from functools import cache
from typing import Any

import numpy as np
import numpy.typing as npt

from foolsgold.base.extras import MissingExtraError
from foolsgold.base.rng import SEED_LIMIT, SPLITMIX_LIMIT, Rng
from foolsgold.games.catalogue import Ruleset, find
from foolsgold.kernel.backend_interface import (
    MAX_SEATS,
    NO_BITMASK,
    OVER,
    ROUND,
    TURN,
    Moves,
    Records,
    TooLargeForRecord,
    UInt64Array,
    backend_of,
)
from foolsgold.kernel.compilation import Notify, has_compiler, warm_up, warn_no_compiler
from foolsgold.kernel.oversized_games import PythonFallback
from foolsgold.kernel.rng import random_streams

NO_MOVE = -1
BITS_PER_WORD = 64


class Batch:
    """Games of one edition and table size, dealt from seeds that count up from `seed`.

    >>> batch = Batch("saboteur-lv", seats=5, games=3, seed=7)
    >>> batch.to_act, len(batch.legal_moves(0))
    (array([2, 2, 3], dtype=int8), 31)
    >>> batch.step([int(batch.legal_moves(game)[0]) for game in range(3)])
    >>> batch.to_act, batch.scores[0]
    (array([3, 3, 4], dtype=int8), array([0, 0, 0, 0, 0]))

    A game whose maze outgrows its record goes on by the readable rules, which the caller does not
    notice; so do all games of an edition that no record can hold, and all games without a compiler.
    """

    def __init__(
        self,
        edition: str | Ruleset,
        seats: int,
        games: int,
        seed: int = 0,
        *,
        tell: Notify | None = None,
    ) -> None:
        ruleset = find(edition) if isinstance(edition, str) else edition
        ruleset.check_seats(seats)
        if games < 1:
            raise ValueError("a batch has one game at least")
        self.ruleset, self.seats = ruleset, seats
        self.backend = backend_of(ruleset.rules.name)
        self.fallback = PythonFallback(self.backend, ruleset.edition)
        """Games that no record holds now, by number."""
        self.edition_table = self._load_edition_table(tell)
        self.games: Records = np.zeros(games, self.backend.record_dtype)
        self._scratch = np.zeros(self.backend.scratch_words, np.uint64)
        self._beliefs = np.zeros((games, MAX_SEATS))
        self._next_seed = seed
        self._game_indices = np.arange(games)
        self._bitmask_words = (
            0 if self.edition_table is None else self.backend.bitmask_words(self.edition_table)
        )
        self.reset()

    def _load_edition_table(self, tell: Notify | None) -> Records | None:
        if not has_compiler():
            if tell is None:
                warn_no_compiler()
            else:
                tell(MissingExtraError("kernel").message)
            return None
        try:
            table = self.backend.edition_table_of(self.ruleset.edition, self.seats)
        except TooLargeForRecord:
            return None
        warm_up(self.ruleset.rules.name, self.backend.entry_points, tell)
        return table

    def __len__(self) -> int:
        return len(self.games)

    def reset(self, where: npt.ArrayLike | None = None, words: UInt64Array | None = None) -> None:
        """Deals new games, everywhere or where a mask or a list of numbers says so.

        Given `words`, the legal bitmask of these games is written there.
        """
        chosen = self._game_indices if where is None else self._game_indices[np.asarray(where)]
        first, limit = (
            self._next_seed,
            SPLITMIX_LIMIT if self._next_seed < SPLITMIX_LIMIT else SEED_LIMIT,
        )
        self._next_seed = (first + len(chosen)) % limit
        self._beliefs[chosen] = 0
        if self.fallback.states:
            for number in chosen.tolist():
                self.fallback.remove(number)
        if self.edition_table is not None and first < SPLITMIX_LIMIT:
            seeds = np.uint64(first) + np.arange(len(chosen), dtype=np.uint64)
            out = NO_BITMASK if words is None else self._checked_bitmask(words)
            self.backend.deal(self.games, self.edition_table, chosen, seeds, out, self._scratch)
            return
        self._deal_by_python_rules(chosen.tolist(), first, limit)
        if words is not None:
            self.legal_bitmask(words)

    def _deal_by_python_rules(self, chosen: Sequence[int], first: int, limit: int) -> None:
        """Deals by the readable rules: what no record holds, and seeds of more than 64 bits."""
        for place, number in enumerate(chosen):
            seed = (first + place) % limit
            state, _ = self.ruleset.rules.deal(self.ruleset.edition, self.seats, seed, None)
            self.fallback.add(number, state)
            self.restore_from_fallback(number)

    @property
    def to_act(self) -> npt.NDArray[np.int8]:
        """Who decides in each game; -1 where it is over."""
        # Signed before the -1: NumPy 2.5 rejects mixing negative and unsigned numbers.
        acting = self.games["to_act"].astype(np.int8)
        acting[self.games["phase"] == OVER] = -1
        for number, state in self.fallback.states.items():
            seat = self.ruleset.rules.to_act(state)
            acting[number] = -1 if seat is None else seat
        return acting

    @property
    def is_over(self) -> npt.NDArray[np.bool_]:
        """Which games have ended."""
        return np.asarray(self.to_act < 0)

    @property
    def scores(self) -> npt.NDArray[np.int64]:
        """Points of all seats so far, a row a game."""
        scores = self.backend.scores(self.games)[:, : self.seats]
        for number, state in self.fallback.states.items():
            scores[number] = self.ruleset.rules.scores(state)
        return scores

    def legal_bitmask(self, out: UInt64Array | None = None) -> UInt64Array:
        """All legal moves as bits: move m of a game is bit m % 64 of its word m // 64."""
        if out is None:
            rows = 4 if self.edition_table is None else self._bitmask_words
            out = np.zeros((len(self), max(rows, self.fallback.bitmask_words())), np.uint64)
        if self.edition_table is not None:
            self.backend.legal_bitmask(
                self.games, self.edition_table, self._checked_bitmask(out), self._scratch
            )
        for number in self.fallback.states:
            out[number] = self.fallback.legal_bitmask(number, out.shape[1])
        return out

    def _checked_bitmask(self, words: UInt64Array) -> UInt64Array:
        """The same words, if all of these games' fit: compiled code does not look for their end."""
        if (
            words.shape[0] != len(self)
            or words.shape[1] < self._bitmask_words
            or words.dtype != np.uint64
        ):
            raise ValueError(
                f"{len(self)} games need {self._bitmask_words} words each, not {words.shape}"
            )
        return words

    def legal_moves(self, game: int) -> Moves:
        """All legal moves of one game, as a list."""
        if game in self.fallback.states:
            return np.arange(len(self.fallback.legal_moves(game)), dtype=np.int32)
        assert self.edition_table is not None
        out = np.zeros((1, self._bitmask_words), np.uint64)
        self.backend.legal_bitmask(
            self.games[game : game + 1], self.edition_table, out, self._scratch
        )
        return bit_indices(out[0])

    def step(self, moves: npt.ArrayLike, words: UInt64Array | None = None) -> None:
        """Plays a legal move in each game; -1 plays none, and a game that is over stays so.

        Whether a move is legal is not asked again: `legal_bitmask` and `legal_moves` have said so.
        Given `words`, the legal bitmask of the next positions is written there, as `legal_bitmask`
        would write it, but in the same pass over the games.
        """
        chosen = np.asarray(moves, np.int32)
        if chosen.shape != (len(self),):
            raise ValueError(f"{len(self)} games need as many moves, not {chosen.shape}")
        if (
            self.edition_table is not None
            and np.maximum.reduce(chosen) >= self._bitmask_words * BITS_PER_WORD
        ):
            raise ValueError(f"moves are below {self._bitmask_words * BITS_PER_WORD} here")
        by_hand = [(number, int(chosen[number])) for number in self.fallback.states]
        if by_hand:
            chosen = chosen.copy()
            chosen[[number for number, _ in by_hand]] = NO_MOVE
        out = NO_BITMASK if words is None else self._checked_bitmask(words)
        stray = self.edition_table is not None and self.backend.step(
            self.games, self.edition_table, chosen, out, self._scratch
        )
        if stray:
            for number in self.move_overflowed_to_fallback():
                state = self.fallback.states[number]
                move = self.backend.decode_move(self.games[number], state, int(chosen[number]))
                self.fallback.play(number, self.fallback.legal_moves(number).index(move))
                self.restore_from_fallback(number)
        for number, move in by_hand:
            if move >= 0 and not self.fallback.is_over(number):
                self.fallback.play(number, move)
                self.restore_from_fallback(number)
        if words is not None and (stray or by_hand):
            self.legal_bitmask(words)

    def move_overflowed_to_fallback(self) -> list[int]:
        """Moves games that have just outgrown their records to the fallback; returns which."""
        beyond = np.flatnonzero(self.games["beyond"]).tolist()
        strayed = [number for number in beyond if number not in self.fallback.states]
        for number in strayed:
            self.fallback.add(number, self.backend.unpack(self.games[number], self.ruleset.edition))
        return strayed

    def restore_from_fallback(self, number: int) -> bool:
        """Moves a game back into its record if it fits again; says whether it does."""
        if self.edition_table is None:
            return False
        try:
            self.backend.pack(
                self.fallback.states[number], self.edition_table[0], self.games[number]
            )
        except TooLargeForRecord:
            self.games[number]["beyond"] = 1
            return False
        self.fallback.remove(number)
        return True

    def state(self, game: int) -> Any:
        """The whole truth of one game, as the readable rules hold it."""
        if game in self.fallback.states:
            return self.fallback.states[game]
        return self.backend.unpack(self.games[game], self.ruleset.edition)

    def set_state(self, game: int, state: Any) -> None:
        """Sets one game to a state of the readable rules."""
        if state.edition != self.ruleset.edition or state.seats != self.seats:
            raise ValueError("this state is of another edition, or has other seats")
        self.fallback.add(game, state)
        self.restore_from_fallback(game)

    def decode_move(self, game: int, move: int) -> Any:
        """The readable move of a move of one game."""
        if game in self.fallback.states:
            return self.fallback.legal_moves(game)[move]
        return self.backend.decode_move(self.games[game], self.state(game), move)

    def encode_move(self, game: int, move: Any) -> int:
        """The other way round; `Refused` by the rules if the move is not legal."""
        state = self.state(game)
        if move not in self.ruleset.rules.legal_moves(state):
            self.ruleset.rules.step(state, move)
        if game in self.fallback.states:
            return self.fallback.legal_moves(game).index(move)
        return self.backend.encode_move(self.games[game], state, move)

    def copy(self, games: Sequence[int] | npt.NDArray[np.int64] | None = None) -> "Batch":
        """Another batch of some of these games, each as often as it is named."""
        chosen = np.arange(len(self)) if games is None else np.asarray(games, np.int64)
        other = object.__new__(Batch)
        other.__dict__.update(self.__dict__)
        other.games = raw_view(self.games)[chosen].view(self.backend.record_dtype)
        other._game_indices = np.arange(len(chosen))
        other._scratch = np.zeros_like(self._scratch)
        other._beliefs = self._beliefs[chosen]
        other.fallback = self.fallback.copy_games(chosen.tolist())
        return other

    def play(self, policies: Sequence[int], chance: int | UInt64Array, until: int = TURN) -> int:
        """Lets policies choose, each seat's its own, for one move in each game; says how many.

        `chance` is a number, or the streams of these games (`random_streams`), which are advanced:
        then calls go on where the last one stopped, and cost less. For whole rounds on many cores,
        and for their results, there is `run_rollouts`.
        """
        chosen = policies_by_seat(policies, self.seats)
        mine = self.as_streams(chance)
        tally = np.zeros(4, np.int64)
        how = (chosen, self._beliefs, mine, until, tally)
        stray = self.edition_table is not None and self.backend.run(
            self.games, self.edition_table, *how, self._scratch
        )
        if stray or self.fallback.states:
            self.play_in_fallback(*how)
        return int(tally[1])

    def as_streams(self, chance: int | UInt64Array) -> UInt64Array:
        """The random stream of each game: made of a number, or as they are."""
        if not isinstance(chance, np.ndarray):
            return random_streams(chance, len(self))
        if chance.shape != (len(self),) or chance.dtype != np.uint64:
            raise ValueError(f"{len(self)} games need as many streams (uint64)")
        return chance

    def play_in_fallback(
        self,
        policies: npt.NDArray[np.uint8],
        beliefs: npt.NDArray[np.float64],
        mine: UInt64Array,
        until: int,
        tally: npt.NDArray[np.int64],
    ) -> None:
        """Plays games on that have left their records, until they fit again or are done."""
        self.move_overflowed_to_fallback()
        for number in list(self.fallback.states):
            span = slice(number, number + 1)
            how = (policies, beliefs[span], mine[span], until, tally, self._scratch)
            while not self.fallback.is_over(number):
                rng = Rng(int(mine[number]))
                is_end = self.fallback.play_policy_move(number, policies, rng)
                mine[number] = rng._state
                tally[:2] += is_end, 1
                fits = self.restore_from_fallback(number)
                if until == TURN or (is_end and until == ROUND):
                    break
                if fits:
                    # As if it had been there all the time: move by move it would be, too.
                    if not self.backend.run(self.games[span], self.edition_table, *how):
                        break
                    self.move_overflowed_to_fallback()


def raw_view(games: Records) -> Records:
    """The same memory without its fields: NumPy copies that in one piece, but records by field."""
    return games.view(_void_dtype(games.dtype.itemsize))


@cache
def _void_dtype(size: int) -> np.dtype[np.void]:
    return np.dtype((np.void, size))


def bit_indices(words: UInt64Array) -> Moves:
    """The numbers of all bits that are set; most words have none."""
    some = np.flatnonzero(words)
    bits = np.unpackbits(words[some].view(np.uint8), bitorder="little")
    at = np.flatnonzero(bits)
    moves: Moves = (some[at >> 6] * 64 + (at & 63)).astype(np.int32)
    return moves


def policies_by_seat(policies: Sequence[int], seats: int) -> npt.NDArray[np.uint8]:
    """One policy a seat, repeated until every seat has one."""
    return _policy_codes_by_seat(tuple(policies), seats)


@cache
def _policy_codes_by_seat(policies: tuple[int, ...], seats: int) -> npt.NDArray[np.uint8]:
    if not 0 < len(policies) <= seats:
        raise ValueError(f"{len(policies)} policies for {seats} seats")
    chosen = np.zeros(MAX_SEATS, np.uint8)
    chosen[:seats] = [policies[seat % len(policies)] for seat in range(seats)]
    return chosen
