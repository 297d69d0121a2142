"""Is the curve of chances calibrated? Fresh bot games, a few moments of each round, who won.

`python tools/calibrate_chances.py --rounds 1000` prints a table as in docs/lookback.md: of the
moments called 70 %, how many were won. `--fit` begins with what the playouts say themselves, and
prints what to write into `study/chances.py`; `--test SEED` then asks about as many rounds from
another seed with that fit, and without any.
"""

import argparse
import sys
import time
from collections import defaultdict
from math import exp, inf, log
from typing import Any

from foolsgold.base.rng import Rng
from foolsgold.base.shares import Share
from foolsgold.bots.api import unhurried
from foolsgold.bots.catalogue import seated
from foolsgold.games.catalogue import Box, find
from foolsgold.lab.simulate import play_turn
from foolsgold.play.game import Game
from foolsgold.study.chances import FITS, Chances, Fit, Outcome, chance_of
from foolsgold.study.hearing import told_at
from foolsgold.study.lenses import LENSES
from foolsgold.study.scenes import Scene, scenes_of

CLASSES = 10
FRESH = 0xC0FFEE_0000


def asked(chances: Chances, scene: Scene, rng: Rng, moments: int) -> list[tuple[Outcome, bool]]:
    """Playouts from a few moments of a round, the end of it not among them; and what came."""
    if scene.tally is None:
        return []
    found: list[tuple[Outcome, bool]] = []
    open_ = [moment for moment in scene.moments if not moment.ends]
    for part in range(moments):
        # One from each part of the round, so that none is asked about twice.
        first, last = part * len(open_) // moments, (part + 1) * len(open_) // moments
        if first == last:
            continue
        moment = open_[first + rng.below(last - first)]
        position = moment.position
        rules = position.box.rules
        told = told_at(LENSES[rules.name], position, moment.heard, scene.earlier, ends=moment.ends)
        won = chances.won(position.state, told)
        if won is not None:
            found.append((won, scene.tally.winner == rules.sides[0]))
    return found


def rows(said: list[tuple[float, bool]]) -> list[str]:
    """The table, and around 70 % once more: that is what the bar is about."""
    classes: dict[int, list[tuple[float, bool]]] = defaultdict(list)
    for likely, won in said:
        classes[min(int(likely * CLASSES), CLASSES - 1)].append((likely, won))
    lines = ["| called | moments | mean of what was called | won |", "|---|---|---|---|"]
    lines += [
        row(f"{10 * number}-{10 * number + 10} %", classes[number]) for number in range(CLASSES)
    ]
    return [*lines, row("65-75 %", [each for each in said if 0.65 <= each[0] < 0.75])]


def row(called: str, given: list[tuple[float, bool]]) -> str:
    """How often it came true."""
    share = Share.among(sum(won for _, won in given), len(given))
    mean = sum(likely for likely, _ in given) / max(len(given), 1)
    return (
        f"| {called} | {len(given):,} | {100 * mean:.1f} %"
        f" | {100 * share.share:.1f} % [{100 * share.low:.1f}, {100 * share.high:.1f}] |"
    )


def fitted(said: list[tuple[float, bool]]) -> Fit:
    """The shift and slope of log odds under which all this is likeliest, by Newton's steps."""
    odds = [(log(p / (1 - p)), won) for p, won in said if 0 < p < 1]
    # From saying nothing: where chances are far too bold, steps from what they say lead nowhere.
    shift, slope = 0.0, 0.0
    for _ in range(30):
        g = [0.0, 0.0]
        h = [0.0, 0.0, 0.0]
        for x, won in odds:
            p = 1 / (1 + exp(-shift - slope * x))
            g[0] += won - p
            g[1] += (won - p) * x
            w = p * (1 - p)
            h[0] += w
            h[1] += w * x
            h[2] += w * x * x
        whole = h[0] * h[2] - h[1] ** 2
        shift += (h[2] * g[0] - h[1] * g[1]) / whole
        slope += (h[0] * g[1] - h[1] * g[0]) / whole
    return Fit(round(shift, 3), round(slope, 3))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--edition", default="saboteur-en")
    parser.add_argument("--seats", type=int, default=5)
    parser.add_argument("--bots", default="thinker")
    parser.add_argument("--rounds", type=int, default=300)
    parser.add_argument("--minutes", type=float, default=inf, help="of CPU for each seed, at most")
    parser.add_argument("--moments", type=int, default=4, help="of each round")
    parser.add_argument("--worlds", type=int, default=200)
    parser.add_argument("--seed", type=int, default=FRESH)
    parser.add_argument("--fit", action="store_true")
    parser.add_argument("--test", type=int, help="the seed to try a fit on")
    args = parser.parse_args()
    box = find(args.edition)
    chances = Chances(box, args.seats, args.worlds)
    if not chances.can_play:
        sys.exit("without the kernel there are no chances")
    crew = tuple(unhurried(bot) for bot in seated(box.rules.name, args.bots, args.seats))
    fit = Fit() if args.fit else FITS[box.rules.name]
    said = played(args, box, chances, crew, args.seed)
    told(args, args.seed, [(chance_of(won, fit).likely, came) for won, came in said])
    if not args.fit:
        return
    found = fitted([(chance_of(won, fit).likely, came) for won, came in said])
    print(found, flush=True)
    if args.test is not None:
        fresh = played(args, box, chances, crew, args.test)
        for each in (found, Fit()):
            print(f"\nasked afresh, with {each}")
            told(args, args.test, [(chance_of(won, each).likely, came) for won, came in fresh])


def played(
    args: argparse.Namespace, box: Box, chances: Chances, crew: tuple[Any, ...], seed: int
) -> list[tuple[Outcome, bool]]:
    """Games of bots from a seed on, until there are rounds or time enough: playouts, what came."""
    found: list[tuple[Outcome, bool]] = []
    rounds = number = 0
    until = time.process_time() + 60 * args.minutes
    while rounds < args.rounds and time.process_time() < until:
        game = Game(box, args.seats, seed + number)
        number += 1
        rng = Rng.apart(game.seed, "bots")
        while (seat := game.to_act) is not None:
            play_turn(game, seat, crew[seat], rng, talk=True)
        for scene in scenes_of(game.record().positions()):
            found += asked(chances, scene, rng, args.moments)
            rounds += 1
    print(f"{rounds} rounds", flush=True)
    return found


def told(args: argparse.Namespace, seed: int, said: list[tuple[float, bool]]) -> None:
    """How well it was said."""
    error = sum((likely - won) ** 2 for likely, won in said) / len(said)
    bounded = [(min(max(likely, 0.002), 0.998), won) for likely, won in said]
    loss = -sum(log(likely if won else 1 - likely) for likely, won in bounded) / len(said)
    print(f"{args.edition}, {args.seats} seats of {args.bots}, from seed {seed}")
    print(f"{len(said)} moments, Brier {error:.4f}, log loss {loss:.4f}")
    print("\n".join(rows(said)), flush=True)


if __name__ == "__main__":
    main()
