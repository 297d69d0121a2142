"""Compares win rates of the kernel's rollout policy and the Python rule bot it copies.

All seats play the same policy; shares of rounds won by the game's first side, with 95% intervals.
"""

import argparse
from collections.abc import Iterator, Sequence

import numpy as np

from foolsgold.base.confidence_intervals import Proportion
from foolsgold.bots.catalogue import rule_bot
from foolsgold.games.catalogue import Ruleset, find
from foolsgold.kernel.backend_interface import RULE_BOT
from foolsgold.kernel.game_batch import Batch
from foolsgold.kernel.rollout import run_rollouts
from foolsgold.study.simulation import simulate

EDITIONS = (
    "saboteur-uk", "saboteur-ru", "saboteur-fa", "saboteur-lv", "saboteur-he", "saboteur-en",
    "gobblings", "gobblings-advanced",
)  # fmt: skip
SEATS = (3, 5, 7, 10)
KERNEL_GAMES = 2000
"""Kernel games in each row."""


def kernel_win_share(box: Ruleset, seats: int) -> Proportion:
    """The first side's share of rounds under the kernel's policy."""
    batch = Batch(box, seats, KERNEL_GAMES, seed=1000)
    won = of = rounds = 0
    while not (over := batch.is_over).all():
        rounds += 1
        sides = run_rollouts(batch, [RULE_BOT], rounds).winning_side[~over]
        of += int(np.count_nonzero(sides >= 0))
        won += int(np.count_nonzero(sides == 0))
    return Proportion.wilson(won, of)


def rules_win_share(box: Ruleset, seats: int, games: int, seed: int) -> Proportion:
    """The first side's share of rounds under the Python bot."""
    found = simulate(box, seats, games, (rule_bot(box.rules.name),) * seats, seed=seed)
    return found.rounds_won[box.rules.sides[0]]


def rows(
    editions: Sequence[str], tables: Sequence[int], games: int, seed: int
) -> Iterator[tuple[str, bool]]:
    """A row for each edition and number of seats, and whether the intervals overlap."""
    for edition in editions:
        box = find(edition)
        fewest, most = box.edition.seats
        for seats in (count for count in tables if fewest <= count <= most):
            fast, slow = kernel_win_share(box, seats), rules_win_share(box, seats, games, seed)
            overlap = max(fast.low, slow.low) <= min(fast.high, slow.high)
            shares = " | ".join(
                f"{share.share:.3f} [{share.low:.3f}, {share.high:.3f}] of {share.of:,}"
                for share in (fast, slow)
            )
            yield f"| {edition} | {seats} | {shares} | {'yes' if overlap else 'NO'} |", overlap


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=50, help="Python games in each row")
    parser.add_argument("--edition", action="append", help="only this edition (repeatable)")
    parser.add_argument("--seats", action="append", type=int, help="likewise")
    parser.add_argument("--seed", type=int, default=1, help="seed of the Python games")
    asked = parser.parse_args()
    print("| edition | seats | kernel | Python | overlap |\n|---|---|---|---|---|")
    overlapping = []
    for line, overlaps in rows(
        asked.edition or EDITIONS, asked.seats or SEATS, asked.games, asked.seed
    ):
        overlapping.append(overlaps)
        print(line, flush=True)
    print(f"{sum(overlapping)} of {len(overlapping)} overlap")
