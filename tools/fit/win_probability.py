"""Checks and fits the calibration of win probabilities on fresh games of bots.

`just fit-win-probability --rounds 1000` prints the table of docs/guide/look-back.md: how many of
the moments predicted at 70% were won. Intervals are a bootstrap over rounds, since the moments of a
round share its result. `--fit` starts from the raw rollouts and prints what to write into the
game's adapter in `analysis/`, with a linear and a quadratic term; `--test SEED` cross-validates on
rounds from another seed, each half predicted by the fit of the other, and prints the fit of all.
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
"""Resamples of the rounds for one interval."""
DEFAULT_SEED = 0xC0FFEE_0000
MAX_COEFFICIENT = 20.0
"""Beyond this Newton's method has diverged: there are too few rounds."""


class RolledOutMoment(NamedTuple):
    """One moment: the result of its rollouts, and of the round."""

    outcome: RolloutOutcome
    won: bool
    round: int
    """Index among all rounds of the run."""


class Prediction(NamedTuple):
    """A predicted probability, and whether the first side won."""

    likely: float
    won: bool
    round: int


def predict(fit: LogOddsCalibration, asked: list[RolledOutMoment]) -> list[Prediction]:
    """The predictions for these moments under a calibration."""
    return [
        Prediction(win_probability(each.outcome, fit).likely, each.won, each.round)
        for each in asked
    ]


def roll_out_moments(
    chances: WinProbabilityEstimator, scene: RoundTimeline, rng: Rng, moments: int, number: int
) -> list[RolledOutMoment]:
    """Rollouts from a few moments of a round before its end, with the result of the round."""
    if scene.tally is None:
        return []
    found: list[RolledOutMoment] = []
    open_ = [moment for moment in scene.moments if not moment.ends_round]
    for part in range(moments):
        # One from each part of the round, so that none is drawn twice.
        first, last = part * len(open_) // moments, (part + 1) * len(open_) // moments
        if first == last:
            continue
        moment = open_[first + rng.below(last - first)]
        position = moment.position
        rules = position.ruleset.rules
        beliefs = table_beliefs_at(
            game_adapter_of(rules.name),
            position,
            moment.round_events,
            scene.earlier_events,
            ends=moment.ends_round,
        )
        won = chances.estimate(position.state, beliefs)
        if won is not None:
            found.append(RolledOutMoment(won, scene.tally.winner == rules.sides[0], number))
    return found


def rows(predictions: list[Prediction]) -> list[str]:
    """The table, with one more row for 65-75%, which is what the target is about."""
    classes: dict[int, list[Prediction]] = defaultdict(list)
    for each in predictions:
        classes[min(int(each.likely * BIN_COUNT), BIN_COUNT - 1)].append(each)
    lines = [
        "| predicted | moments | rounds | mean prediction | won |",
        "|---|---|---|---|---|",
    ]
    lines += [
        row(f"{10 * number}-{10 * number + 10}%", classes[number])
        for number in range(BIN_COUNT)
        if classes[number]
    ]
    near = [each for each in predictions if 0.65 <= each.likely < 0.75]
    return [*lines, row("65-75%", near)] if near else lines


def row(label: str, given: list[Prediction]) -> str:
    """How often the predictions of one class came true."""
    won = sum(each.won for each in given) / len(given)
    mean = sum(each.likely for each in given) / len(given)
    low, high, rounds = bootstrap_interval(given)
    return (
        f"| {label} | {len(given):,} | {rounds:,} | {100 * mean:.1f}%"
        f" | {100 * won:.1f}% [{100 * low:.1f}, {100 * high:.1f}] |"
    )


def bootstrap_interval(given: list[Prediction]) -> tuple[float, float, int]:
    """95% interval of the share won, by a bootstrap over rounds; and the number of rounds."""
    by_round: dict[int, list[int]] = defaultdict(lambda: [0, 0])
    for each in given:
        by_round[each.round][0] += each.won
        by_round[each.round][1] += 1
    counts = np.array(list(by_round.values()))
    rng = np.random.Generator(np.random.PCG64(1))
    drawn = counts[rng.integers(0, len(counts), (BOOTSTRAP_SAMPLES, len(counts)))].sum(axis=1)
    low, high = np.quantile(drawn[:, 0] / drawn[:, 1], (0.025, 0.975))
    return float(low), float(high), len(counts)


def fit_calibration(asked: list[RolledOutMoment], *, quadratic: bool) -> LogOddsCalibration:
    """Logistic regression on the log odds of the rollouts, by Newton's method."""
    said = [each for each in predict(LogOddsCalibration(), asked) if 0 < each.likely < 1]
    likely = np.clip([each.likely for each in said], MIN_PROBABILITY, 1 - MIN_PROBABILITY)
    odds = np.log(likely / (1 - likely))
    columns = [np.ones_like(odds), odds, *([odds * np.abs(odds)] if quadratic else [])]
    given = np.stack(columns, axis=1)
    won = np.array([each.won for each in said], np.float64)
    # Starts at 0: from the identity, Newton's method diverges where rollouts are overconfident.
    found = np.zeros(len(columns))
    for _ in range(30):
        p = 1 / (1 + np.exp(-given @ found))
        curved = (given * (p * (1 - p))[:, None]).T @ given
        found += np.linalg.solve(curved, given.T @ (won - p))
        if np.abs(found).max() > MAX_COEFFICIENT:
            sys.exit("Too few rounds: the fit separates them perfectly. Play more.")
    return LogOddsCalibration(*(round(float(each), 3) for each in found))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--edition", default="saboteur-en")
    parser.add_argument("--seats", type=int, default=5)
    parser.add_argument("--bots", default="thinker")
    parser.add_argument("--rounds", type=int, default=300)
    parser.add_argument("--minutes", type=float, default=inf, help="CPU limit for each seed")
    parser.add_argument("--moments", type=int, default=4, help="moments drawn from each round")
    parser.add_argument("--worlds", type=int, default=200)
    parser.add_argument("--seed", type=int, default=DEFAULT_SEED)
    parser.add_argument("--fit", action="store_true")
    parser.add_argument("--test", type=int, help="seed for cross-validation")
    args = parser.parse_args()
    box = find(args.edition)
    chances = WinProbabilityEstimator(box, args.seats, args.worlds)
    if not chances.can_estimate:
        sys.exit("win probabilities need the kernel")
    crew = tuple(
        make_deterministic(bot) for bot in seat_bots(box.rules.name, args.bots, args.seats)
    )
    fit = LogOddsCalibration() if args.fit else game_adapter_of(box.rules.name).calibration
    found = play_and_roll_out(args, box, chances, crew, args.seed)
    print_report(args, args.seed, predict(fit, found))
    if not args.fit:
        return
    fits = [fit_calibration(found, quadratic=quadratic) for quadratic in (False, True)]
    print(*fits, sep="\n", flush=True)
    if args.test is not None:
        fresh = play_and_roll_out(args, box, chances, crew, args.test)
        for each in (*fits, LogOddsCalibration()):
            print(f"\nfresh rounds, with {each}")
            print_report(args, args.test, predict(each, fresh))
        fresh = [each._replace(round=-1 - each.round) for each in fresh]
        for quadratic in (False, True):
            fit = fit_calibration(found + fresh, quadratic=quadratic)
            print(f"\neach half predicted by the fit of the other; the fit of all is {fit}")
            halves = ((found, fresh), (fresh, found))
            crossed = [
                each
                for one, other in halves
                for each in predict(fit_calibration(one, quadratic=quadratic), other)
            ]
            print_report(args, args.test, crossed)


def play_and_roll_out(
    args: argparse.Namespace,
    box: Ruleset,
    chances: WinProbabilityEstimator,
    crew: tuple[Any, ...],
    seed: int,
) -> list[RolledOutMoment]:
    """Plays games of bots, from a seed on, for the wanted rounds or minutes; rolls out moments."""
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


def print_report(args: argparse.Namespace, seed: int, predictions: list[Prediction]) -> None:
    """Prints Brier score, log loss and the calibration table."""
    error = sum((each.likely - each.won) ** 2 for each in predictions) / len(predictions)
    bounded = [(min(max(each.likely, 0.002), 0.998), each.won) for each in predictions]
    loss = -sum(log(likely if won else 1 - likely) for likely, won in bounded) / len(predictions)
    print(f"{args.edition}, {args.seats} seats of {args.bots}, from seed {seed}")
    print(f"{len(predictions)} moments, Brier {error:.4f}, log loss {loss:.4f}")
    print("\n".join(rows(predictions)), flush=True)


if __name__ == "__main__":
    main()
