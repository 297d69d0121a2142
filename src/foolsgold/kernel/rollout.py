"""Batch rollouts: plays many games to the end of a round or game, by policies, on all cores."""

import os
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from foolsgold.kernel.backend_interface import MAX_SEATS, ROUND, UInt64Array
from foolsgold.kernel.game_batch import Batch, policies_by_seat

MIN_GAMES_PER_THREAD = 64
"""A thread with fewer games is not worth starting."""


class RolloutResult(NamedTuple):
    """How games went."""

    winning_side: npt.NDArray[np.int8]
    """Which of the game's sides won the round that was under way; -1 if it is not over."""
    scores: npt.NDArray[np.int64]
    """Points of all seats afterwards."""
    rounds: int
    moves: int
    legal_moves_listed: int
    """Legal moves listed, over all moves made."""


def run_rollouts(
    batch: Batch,
    policies: Sequence[int],
    chance: int | UInt64Array,
    *,
    beliefs: npt.NDArray[np.float64] | None = None,
    until: int = ROUND,
    threads: int | None = None,
) -> RolloutResult:
    """Plays all games of a batch on, in place, each seat by its policy; copy it to keep it.

    `chance` is a number, or the streams of these games (`as_streams`), which are advanced: then
    calls go on where the last one stopped. Each game has its own stream, so it is played alike
    whatever the size of the batch and the number of threads.

    `beliefs` is the evidence that a seat is on the hidden side, in log odds, one row a game; it is
    kept up to date while the rule policy plays. Without it nobody is suspected yet.
    """
    chosen = policies_by_seat(policies, batch.seats)
    count = len(batch)
    if beliefs is None:
        beliefs = np.zeros((count, MAX_SEATS))
    if beliefs.shape != (count, MAX_SEATS):
        raise ValueError(f"beliefs have the shape {(count, MAX_SEATS)}")
    under_way = batch.games["round"].astype(np.int64)
    for number, state in batch.fallback.states.items():
        under_way[number] = state.round
    mine = batch.as_streams(chance)
    tally = np.zeros(4, np.int64)
    if batch.edition_table is not None:
        for part in _run_in_threads(batch, chosen, beliefs, mine, until, threads):
            tally += part
    batch.play_in_fallback(chosen, beliefs, mine, until, tally)
    rounds, moves, _, listed = tally.tolist()
    return RolloutResult(_winning_sides(batch, under_way), batch.scores, rounds, moves, listed)


def _run_in_threads(
    batch: Batch,
    policies: npt.NDArray[np.uint8],
    beliefs: npt.NDArray[np.float64],
    streams: UInt64Array,
    until: int,
    threads: int | None,
) -> list[npt.NDArray[np.int64]]:
    """Runs parts of the batch in threads: compiled code releases the GIL."""
    count = len(batch)
    threads = max(1, min(threads or os.cpu_count() or 1, count // MIN_GAMES_PER_THREAD))
    edges = [count * part // threads for part in range(threads + 1)]

    def work(part: int) -> npt.NDArray[np.int64]:
        span = slice(edges[part], edges[part + 1])
        tally = np.zeros(4, np.int64)
        scratch = np.zeros(batch.backend.scratch_words, np.uint64)
        how = (policies, beliefs[span], streams[span], until, tally, scratch)
        batch.backend.run(batch.games[span], batch.edition_table, *how)
        return tally

    if threads == 1:
        return [work(0)]
    with ThreadPoolExecutor(threads) as pool:
        return list(pool.map(work, range(threads)))


def _winning_sides(batch: Batch, rounds: npt.NDArray[np.int64]) -> npt.NDArray[np.int8]:
    sides = batch.backend.winning_sides(batch.games, np.maximum(rounds, 1))
    for number, state in batch.fallback.states.items():
        sides[number] = batch.backend.winning_side_of(state, int(rounds[number]))
    return sides
