"""Benchmark of the learning environments: steps per CPU second with random legal choices."""

import time
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any, Literal, NamedTuple

import msgspec
import numpy as np
import numpy.typing as npt

from foolsgold.benchmarks.rules_benchmark import SEATS, peak_memory_mb
from foolsgold.bots.catalogue import rule_bot
from foolsgold.envs.gymnasium_env import SeatEnv
from foolsgold.envs.pettingzoo_env import TunnelGameEnv, wrapped
from foolsgold.envs.vector_env import TunnelVectorEnv
from foolsgold.games.catalogue import Ruleset, find

REPETITIONS = 3
"""The fastest counts: other programs can only slow a run down."""
SINGLE_STEPS = 8_000
VECTOR_DECISIONS = 250_000
LEARNER_DECISIONS = 25_000
BATCH_SIZES = (256, 4096)
CHOICES: tuple[Literal["list"], Literal["mask"]] = ("list", "mask")

Choices = npt.NDArray[np.int32]
Run = Callable[[int], float]
"""From a seed to steps per CPU second."""


class EnvsRate(msgspec.Struct, frozen=True):
    """One environment and how it was used."""

    name: str
    steps_per_cpu_second: float


class EnvsBenchmarkReport(msgspec.Struct, frozen=True):
    """All environments of one edition."""

    edition: str
    seats: int
    seed: int
    rates: list[EnvsRate]
    peak_memory_mb: float | None


class _Measurement(NamedTuple):
    name: str
    run: Run


def run_envs_benchmark(edition: str, seed: int) -> EnvsBenchmarkReport:
    """Measures all environments in turn, each several times."""
    ruleset = find(edition)
    low, high = ruleset.edition.seats
    seats = min(max(SEATS, low), high)
    best: dict[str, float] = {}
    for turn in range(REPETITIONS):
        for name, run in _measurements(ruleset, seats):
            best[name] = max(best.get(name, 0.0), run(seed + turn))
    rates = [EnvsRate(name, rate) for name, rate in best.items()]
    return EnvsBenchmarkReport(edition, seats, seed, rates, peak_memory_mb())


def _measurements(ruleset: Ruleset, seats: int) -> Iterator[_Measurement]:
    yield _Measurement("PettingZoo raw_env", lambda seed: _zoo(TunnelGameEnv(ruleset, seats), seed))
    yield _Measurement(
        "PettingZoo env", lambda seed: _zoo(wrapped(TunnelGameEnv(ruleset, seats)), seed)
    )
    rules = _rule_bot_name(ruleset)
    yield _Measurement(
        f"Gymnasium, against {rules}",
        lambda seed: _seat(SeatEnv(ruleset, seats, opponents=rules), seed),
    )
    for games in BATCH_SIZES:
        for actions in CHOICES:
            yield _Measurement(
                f"VectorEnv, self-play, {games} games, {actions}",
                partial(_self_play, ruleset, seats, games, actions),
            )
    yield _Measurement(
        f"VectorEnv, against {rules}, {BATCH_SIZES[0]} games, list",
        lambda seed: _vector(
            TunnelVectorEnv(ruleset, BATCH_SIZES[0], seats, opponents=rules),
            seed,
            LEARNER_DECISIONS,
        ),
    )


def _rule_bot_name(ruleset: Ruleset) -> str:
    return rule_bot(ruleset.rules.name).name


def _zoo(env: Any, seed: int) -> float:
    """One game after the other, everybody choosing among the legal actions."""
    rng = np.random.default_rng(seed)
    env.reset(seed=seed)
    draws = rng.random(SINGLE_STEPS)
    began, steps = time.process_time(), 0
    while steps < SINGLE_STEPS:
        _, _, ended, cut, info = env.last()
        if ended or cut:
            env.reset()
            continue
        legal = info["legal_actions"]
        env.step(int(legal[int(draws[steps] * len(legal))]))
        steps += 1
    return steps / (time.process_time() - began)


def _seat(env: SeatEnv, seed: int) -> float:
    """One seat, one round after the other."""
    draws = np.random.default_rng(seed).random(SINGLE_STEPS)
    _, info = env.reset(seed=seed)
    began = time.process_time()
    for draw in draws:
        legal = info["legal_actions"]
        _, _, ended, _, info = env.step(int(legal[int(draw * len(legal))]))
        if ended:
            _, info = env.reset()
    return SINGLE_STEPS / (time.process_time() - began)


def _self_play(
    ruleset: Ruleset, seats: int, games: int, actions: Literal["list", "mask"], seed: int
) -> float:
    """Learners in all seats."""
    env = TunnelVectorEnv(ruleset, games, seats, actions=actions)
    return _vector(env, seed, VECTOR_DECISIONS)


def _vector(env: TunnelVectorEnv, seed: int, decisions: int) -> float:
    """Many games; choosing is not timed."""
    observations, _ = env.reset(seed=seed)
    rng, games = np.random.default_rng(seed), env.num_envs
    choose = _place_in_list if "count" in observations else _legal_number
    steps, spent = decisions // games, 0.0
    for _ in range(steps):
        choices = choose(env, rng)
        began = time.process_time()
        env.step(choices)
        spent += time.process_time() - began
    return steps * games / spent


def _place_in_list(env: TunnelVectorEnv, rng: np.random.Generator) -> Choices:
    return (rng.random(env.num_envs) * env.legal_counts).astype(np.int32)


def _legal_number(env: TunnelVectorEnv, rng: np.random.Generator) -> Choices:
    """The number of a listed move, or the first there is if that one lies outside the window."""
    rows = np.arange(env.num_envs)
    drawn = env.action_ids[rows, _place_in_list(env, rng)]
    first = env.action_ids[rows, np.argmax(env.action_ids >= 0, axis=1)]
    return np.where(drawn < 0, first, drawn)
