"""Checks and fits the calibration of win probabilities on fresh games of bots.

`python tools/calibrate_chances.py --rounds 1000` prints the table of docs/guide/look-back.md: how
many of the moments called 70 % were won. Intervals resample whole rounds, since the moments of one
round share their end. `--fit` starts from the raw rollouts and prints what to write into the game's
adapter in `analysis/`, with a linear and a bent curve; `--test SEED` then asks about as many rounds
from another seed, each half called by the fit of the other, and prints the fit of all.
"""

import argparse
import sys
import time
from collections import defaultdict
from math import inf, log
from typing import Any, NamedTuple

import numpy as np

from foolsgold.analysis.game_adapter import LogOddsCalibration, game_adapter_of
from foolsgold.analysis.table_beliefs import table_beliefs_at
from foolsgold.analysis.timeline import RoundTimeline, build_timelines
from foolsgold.analysis.win_probability import (
    MIN_PROBABILITY,
    RolloutOutcome,
    WinProbabilityEstimator,
    win_probability,
)
from foolsgold.base.rng import Rng
from foolsgold.bots.api import make_deterministic
from foolsgold.bots.catalogue import seat_bots
from foolsgold.games.catalogue import Ruleset, find
from foolsgold.play.game import Game
from foolsgold.study.simulation import play_turn

BIN_COUNT = 10
BOOTSTRAP_SAMPLES = 2000
"""So often are rounds drawn again for an interval."""
DEFAULT_SEED = 0xC0FFEE_0000
MAX_COEFFICIENT = 20.0
"""No fit of enough rounds comes near it: Newton's steps have lost their way."""


class RolledOutMoment(NamedTuple):
    """One moment: how it was played out, and what came."""

    outcome: RolloutOutcome
    won: bool
    round: int
    """Among all rounds of the run."""


class Prediction(NamedTuple):
    """How likely it was called, and what came."""

    likely: float
    won: bool
    round: int


def predict(fit: LogOddsCalibration, asked: list[RolledOutMoment]) -> list[Prediction]:
    """What is told of these moments with a fit."""
    return [
        Prediction(win_probability(each.outcome, fit).likely, each.won, each.round)
        for each in asked
    ]


def roll_out_moments(
    chances: WinProbabilityEstimator, scene: RoundTimeline, rng: Rng, moments: int, number: int
) -> list[RolledOutMoment]:
    """Playouts from a few moments of a round, the end of it not among them; and what came."""
    if scene.tally is None:
        return []
    found: list[RolledOutMoment] = []
    open_ = [moment for moment in scene.moments if not moment.ends_round]
    for part in range(moments):
        # One from each part of the round, so that none is asked about twice.
        first, last = part * len(open_) // moments, (part + 1) * len(open_) // moments
        if first == last:
            continue
        moment = open_[first + rng.below(last - first)]
        position = moment.position
        rules = position.ruleset.rules
        told = table_beliefs_at(
            game_adapter_of(rules.name),
            position,
            moment.round_events,
            scene.earlier_events,
            ends=moment.ends_round,
        )
        won = chances.estimate(position.state, told)
        if won is not None:
            found.append(RolledOutMoment(won, scene.tally.winner == rules.sides[0], number))
    return found


def rows(said: list[Prediction]) -> list[str]:
    """The table, and around 70 % once more: that is what the bar is about."""
    classes: dict[int, list[Prediction]] = defaultdict(list)
    for each in said:
        classes[min(int(each.likely * BIN_COUNT), BIN_COUNT - 1)].append(each)
    lines = [
        "| called | moments | rounds | mean of what was called | won |",
        "|---|---|---|---|---|",
    ]
    lines += [
        row(f"{10 * number}-{10 * number + 10} %", classes[number])
        for number in range(BIN_COUNT)
        if classes[number]
    ]
    near = [each for each in said if 0.65 <= each.likely < 0.75]
    return [*lines, row("65-75 %", near)] if near else lines


def row(called: str, given: list[Prediction]) -> str:
    """How often it came true."""
    won = sum(each.won for each in given) / len(given)
    mean = sum(each.likely for each in given) / len(given)
    low, high, rounds = bootstrap_interval(given)
    return (
        f"| {called} | {len(given):,} | {rounds:,} | {100 * mean:.1f} %"
        f" | {100 * won:.1f} % [{100 * low:.1f}, {100 * high:.1f}] |"
    )


def bootstrap_interval(given: list[Prediction]) -> tuple[float, float, int]:
    """Of 95 %, by drawing rounds anew; and how many rounds there are."""
    by_round: dict[int, list[int]] = defaultdict(lambda: [0, 0])
    for each in given:
        by_round[each.round][0] += each.won
        by_round[each.round][1] += 1
    counts = np.array(list(by_round.values()))
    rng = np.random.Generator(np.random.PCG64(1))
    drawn = counts[rng.integers(0, len(counts), (BOOTSTRAP_SAMPLES, len(counts)))].sum(axis=1)
    low, high = np.quantile(drawn[:, 0] / drawn[:, 1], (0.025, 0.975))
    return float(low), float(high), len(counts)


def fit_calibration(asked: list[RolledOutMoment], *, bent: bool) -> LogOddsCalibration:
    """The fit under which all this is likeliest, by Newton's steps."""
    said = [each for each in predict(LogOddsCalibration(), asked) if 0 < each.likely < 1]
    likely = np.clip([each.likely for each in said], MIN_PROBABILITY, 1 - MIN_PROBABILITY)
    odds = np.log(likely / (1 - likely))
    columns = [np.ones_like(odds), odds, *([odds * np.abs(odds)] if bent else [])]
    given = np.stack(columns, axis=1)
    won = np.array([each.won for each in said], np.float64)
    # From saying nothing: where chances are far too bold, steps from what they say lead nowhere.
    found = np.zeros(len(columns))
    for _ in range(30):
        p = 1 / (1 + np.exp(-given @ found))
        curved = (given * (p * (1 - p))[:, None]).T @ given
        found += np.linalg.solve(curved, given.T @ (won - p))
        if np.abs(found).max() > MAX_COEFFICIENT:
            sys.exit("So few rounds that a fit can tell all their ends apart: play more of them.")
    return LogOddsCalibration(*(round(float(each), 3) for each in found))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--edition", default="saboteur-en")
    parser.add_argument("--seats", type=int, default=5)
    parser.add_argument("--bots", default="thinker")
    parser.add_argument("--rounds", type=int, default=300)
    parser.add_argument("--minutes", type=float, default=inf, help="of CPU for each seed, at most")
    parser.add_argument("--moments", type=int, default=4, help="of each round")
    parser.add_argument("--worlds", type=int, default=200)
    parser.add_argument("--seed", type=int, default=DEFAULT_SEED)
    parser.add_argument("--fit", action="store_true")
    parser.add_argument("--test", type=int, help="the seed to try a fit on")
    args = parser.parse_args()
    box = find(args.edition)
    chances = WinProbabilityEstimator(box, args.seats, args.worlds)
    if not chances.can_estimate:
        sys.exit("without the kernel there are no chances")
    crew = tuple(
        make_deterministic(bot) for bot in seat_bots(box.rules.name, args.bots, args.seats)
    )
    fit = LogOddsCalibration() if args.fit else game_adapter_of(box.rules.name).calibration
    found = play_and_roll_out(args, box, chances, crew, args.seed)
    print_report(args, args.seed, predict(fit, found))
    if not args.fit:
        return
    fits = [fit_calibration(found, bent=bent) for bent in (False, True)]
    print(*fits, sep="\n", flush=True)
    if args.test is not None:
        fresh = play_and_roll_out(args, box, chances, crew, args.test)
        for each in (*fits, LogOddsCalibration()):
            print(f"\nasked afresh, with {each}")
            print_report(args, args.test, predict(each, fresh))
        apart = [each._replace(round=-1 - each.round) for each in fresh]
        for bent in (False, True):
            fit = fit_calibration(found + apart, bent=bent)
            print(f"\neach half by the other's fit; that of all is {fit}")
            halves = ((found, apart), (apart, found))
            crossed = [
                each
                for one, other in halves
                for each in predict(fit_calibration(one, bent=bent), other)
            ]
            print_report(args, args.test, crossed)


def play_and_roll_out(
    args: argparse.Namespace,
    box: Ruleset,
    chances: WinProbabilityEstimator,
    crew: tuple[Any, ...],
    seed: int,
) -> list[RolledOutMoment]:
    """Games of bots from a seed on, until there are rounds or time enough: playouts, what came."""
    found: list[RolledOutMoment] = []
    rounds = number = 0
    until = time.process_time() + 60 * args.minutes
    while rounds < args.rounds and time.process_time() < until:
        game = Game(box, args.seats, seed + number)
        number += 1
        rng = Rng.derive(game.seed, "bots")
        while (seat := game.to_act) is not None:
            play_turn(game, seat, crew[seat], rng, talk=True)
        for scene in build_timelines(game.record().positions()):
            found += roll_out_moments(chances, scene, rng, args.moments, rounds)
            rounds += 1
    print(f"{rounds} rounds", flush=True)
    return found


def print_report(args: argparse.Namespace, seed: int, said: list[Prediction]) -> None:
    """How well it was said."""
    error = sum((each.likely - each.won) ** 2 for each in said) / len(said)
    bounded = [(min(max(each.likely, 0.002), 0.998), each.won) for each in said]
    loss = -sum(log(likely if won else 1 - likely) for likely, won in bounded) / len(said)
    print(f"{args.edition}, {args.seats} seats of {args.bots}, from seed {seed}")
    print(f"{len(said)} moments, Brier {error:.4f}, log loss {loss:.4f}")
    print("\n".join(rows(said)), flush=True)


if __name__ == "__main__":
    main()
