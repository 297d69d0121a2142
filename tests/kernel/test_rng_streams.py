"""The same seed, the same games: each has a random stream of its own.

So it does not matter with how many others a game is played, on how many threads, in how many calls,
in which process.
"""

import subprocess
import sys
from collections.abc import Sequence
from hashlib import blake2b
from itertools import pairwise

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from foolsgold.benchmarks.kernel_benchmark import play_whole_games
from foolsgold.games.catalogue import find
from foolsgold.kernel.backend_interface import GAME, ROUND, RULE_BOT, TURN, UNIFORM
from foolsgold.kernel.game_batch import Batch
from foolsgold.kernel.position import KernelPosition
from foolsgold.kernel.rng import random_streams
from foolsgold.kernel.rollout import RolloutResult, run_rollouts
from tests.support.profiles import scaled_examples

EDITIONS = ("saboteur-lv", "gobblings")
BOTH = pytest.mark.parametrize("edition", EDITIONS)
POLICIES = st.sampled_from([[UNIFORM], [RULE_BOT], [RULE_BOT, UNIFORM, UNIFORM]])
CHANCES = st.integers(0, 2**64 - 1)
SEATS = 4


def marks(batch: Batch) -> list[bytes]:
    """What each game has come to, wherever it is played."""
    states = batch.fallback.states
    return [
        repr(states[game]).encode() if game in states else batch.games[game].tobytes()
        for game in range(len(batch))
    ]


def told(played: RolloutResult) -> tuple[object, ...]:
    return played.winning_side.tolist(), played.scores.tolist(), *played[2:]


@BOTH
@given(data=st.data(), chance=CHANCES, policies=POLICIES, until=st.sampled_from([TURN, ROUND]))
@settings(max_examples=scaled_examples(15))
def test_threads_do_not_matter(
    edition: str, data: st.DataObject, chance: int, policies: list[int], until: int
) -> None:
    games = data.draw(st.integers(130, 260))
    found = []
    for threads in (1, 2, data.draw(st.integers(3, 4))):
        batch = Batch(edition, SEATS, games, seed=5)
        played = run_rollouts(batch, policies, chance, until=until, threads=threads)
        found.append((marks(batch), told(played)))
    assert found[0] == found[1] == found[2]


@BOTH
@given(data=st.data(), chance=CHANCES, policies=POLICIES)
@settings(max_examples=scaled_examples(12))
def test_games_may_be_played_in_parts(
    edition: str, data: st.DataObject, chance: int, policies: list[int]
) -> None:
    games = data.draw(st.integers(2, 60))
    whole = Batch(edition, SEATS, games, seed=5)
    run_rollouts(whole, policies, chance)
    edges = [0, *sorted(data.draw(st.sets(st.integers(1, games - 1)))), games]
    parts: list[bytes] = []
    for first, last in pairwise(edges):
        part = Batch(edition, SEATS, last - first, seed=5 + first)
        run_rollouts(part, policies, random_streams(chance, last - first, first))
        parts += marks(part)
    assert parts == marks(whole)


PATHS = dict.fromkeys(("NS", "EW", "NW", "NE", "NES", "NEW", "NESW"), 0)
LONG = {
    "rounds": 2,
    "columns_between": 20,
    "deck": {
        "passages": {**PATHS, "EW": 70},
        "dead_ends": {**PATHS, "N": 0, "E": 0},
        "actions": {"map": 0, "rockfall": 8},
        "breaks": dict.fromkeys(("pick", "lamp", "cart"), 0),
    },
}
"""One tunnel, straight on: games leave their records, and come back."""


@pytest.mark.parametrize(
    ("edition", "changes"), [*((each, {}) for each in EDITIONS), ("saboteur-lv", LONG)]
)
@pytest.mark.parametrize("policies", [[UNIFORM], [RULE_BOT, UNIFORM]])
def test_games_may_be_played_in_many_calls(
    edition: str, changes: dict[str, object], policies: Sequence[int]
) -> None:
    """Whoever keeps the streams goes on where they stopped."""
    box = find(edition).with_overrides(changes)
    at_once, by_moves, by_rounds = (Batch(box, SEATS, 6, seed=3) for _ in range(3))
    run_rollouts(at_once, policies, 11, until=GAME)
    mine, beliefs, strayed = random_streams(11, 6), np.zeros((6, 12)), 0
    while not by_moves.is_over.all():
        run_rollouts(by_moves, policies, mine, beliefs=beliefs, until=TURN)
        strayed += bool(by_moves.fallback.states)
    mine, beliefs = random_streams(11, 6), np.zeros((6, 12))
    while not by_rounds.is_over.all():
        run_rollouts(by_rounds, policies, mine, beliefs=beliefs, until=ROUND)
    for game in range(6):
        assert at_once.state(game) == by_moves.state(game) == by_rounds.state(game)
    assert bool(strayed) == bool(changes)


@BOTH
@given(chance=CHANCES, policies=POLICIES, until=st.sampled_from([TURN, ROUND, GAME]))
@settings(max_examples=scaled_examples(6))
def test_a_batch_plays_as_run_rollouts_does(
    edition: str, chance: int, policies: list[int], until: int
) -> None:
    one, other = (Batch(edition, SEATS, 20, seed=5) for _ in range(2))
    one.play(policies, chance, until)
    run_rollouts(other, policies, chance, until=until)
    assert marks(one) == marks(other)


@BOTH
def test_playouts_of_a_position_may_be_made_in_parts(edition: str) -> None:
    position = KernelPosition(edition, SEATS, 7)
    whole = position.run_rollouts([RULE_BOT], 5, times=50)
    first = position.run_rollouts([RULE_BOT], 5, times=20)
    second = position.run_rollouts([RULE_BOT], random_streams(5, 30, 20), times=30)
    assert whole.winning_side.tolist() == [
        *first.winning_side.tolist(),
        *second.winning_side.tolist(),
    ]
    assert whole.scores.tolist() == [*first.scores.tolist(), *second.scores.tolist()]


DIGEST = """
from hashlib import blake2b
from foolsgold.kernel import GAME, RULE_BOT, UNIFORM, Batch, run_rollouts
for edition in ("saboteur-lv", "gobblings"):
    batch = Batch(edition, 4, 150, seed=5)
    run_rollouts(batch, [RULE_BOT, UNIFORM], 9, until=GAME)
    print(blake2b(batch.games.tobytes(), digest_size=8).hexdigest())
"""


def test_another_process_plays_the_same() -> None:
    command = [sys.executable, "-c", DIGEST]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    mine = []
    for edition in EDITIONS:
        batch = Batch(edition, SEATS, 150, seed=5)
        run_rollouts(batch, [RULE_BOT, UNIFORM], 9, until=GAME, threads=1)
        mine.append(blake2b(batch.games.tobytes(), digest_size=8).hexdigest())
    assert done.stdout.split() == mine


@given(chance=CHANCES, games=st.integers(1, 40), first=st.integers(0, 2**64 - 41))
def test_streams_are_those_of_their_numbers(chance: int, games: int, first: int) -> None:
    found = random_streams(chance, games, first).tolist()
    assert found == [random_streams(chance, 1, first + game)[0] for game in range(games)]
    assert len(set(found)) == games
    assert not set(found) & set(random_streams(chance ^ 1, games, first).tolist())


def test_streams_that_do_not_fit_are_refused() -> None:
    batch = Batch("saboteur-lv", SEATS, 3)
    with pytest.raises(ValueError, match="3 games need as many streams"):
        run_rollouts(batch, [UNIFORM], random_streams(1, 2))
    with pytest.raises(ValueError, match="3 games need as many streams"):
        batch.play([UNIFORM], np.zeros(3))  # type: ignore[arg-type]


def test_the_benchmark_plays_the_same_games_in_batches_of_any_size() -> None:
    found = set()
    for size in (24, 12, 4):
        done = play_whole_games(Batch("saboteur-lv", SEATS, size, seed=5), 3 * 24, 5, UNIFORM)
        found.add((done.rounds, done.moves, done.listed))
    assert len(found) == 1
