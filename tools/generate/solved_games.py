"""Writes the tables of docs/guide/solved-games.md: solves all shipped tiny editions anew.

`--check` says whether the page has these figures; times differ and are not on the page.
"""

import sys
from collections.abc import Iterator
from pathlib import Path

import numpy as np

from foolsgold.bots.api import make_deterministic
from foolsgold.bots.catalogue import find_bot
from foolsgold.study.equilibrium import expected_payoff, find_equilibrium
from foolsgold.study.saboteur_tree import DIGGERS_FIND, TreeOptions
from foolsgold.study.solver import (
    SOLVED_EDITIONS,
    Solution,
    SolvedRound,
    find_edition,
    solve,
    solve_round,
)

PAGE = Path("docs/guide/solved-games.md")
BOTS = ("random", "novice", "digger", "thinker", "master")
STARTS, MAX_ITERATIONS, NASH_CONV = 6, 3000, 1e-3


def percent(share: float) -> str:
    """A share as a percentage."""
    return f"{100 * share:.1f}"


def edition_table(solutions: list[Solution]) -> Iterator[str]:
    """How large the trees are, and how often the diggers win."""
    yield "| edition | histories | information sets | roles hidden | roles open | NashConv |"
    yield "|---|---|---|---|---|---|"
    for each in solutions:
        tree = each.hidden
        yield (
            f"| `{each.edition}` | {tree.histories:,} | {tree.information_sets:,} "
            f"| {percent(tree.diggers_win)} | {percent(each.open_roles.diggers_win)} "
            f"| {tree.nash_conv:.0e} |"
        )


def hiding_table(solutions: list[Solution]) -> Iterator[str]:
    """What the saboteur may not do, and what may not be said."""
    yield "| edition | hidden, no passages | open, no passages | hidden, no claims |"
    yield "|---|---|---|---|"
    for each in solutions:
        silent = "-" if each.silent is None else percent(each.silent.diggers_win)
        yield (
            f"| `{each.edition}` | {percent(each.no_passages.diggers_win)} "
            f"| {percent(each.no_passages_open.diggers_win)} | {silent} |"
        )


def policy_table(solutions: list[Solution]) -> Iterator[str]:
    """How far the bots are from best responses."""
    yield (
        "| edition | all three play | diggers win | against the best saboteur "
        "| one digger gains | NashConv |"
    )
    yield "|---|---|---|---|---|---|"
    for each in solutions:
        for policy in each.policies:
            yield (
                f"| `{each.edition}` | {policy.bot} | {percent(policy.diggers_win)} "
                f"| {percent(policy.against_best_saboteur)} | {percent(policy.best_digger_gain)} "
                f"| {policy.nash_conv:.2f} |"
            )


def starts_table() -> Iterator[str]:
    """Which equilibria other starts of CFR+ find."""
    yield "| edition | roles hidden | roles open |"
    yield "|---|---|---|"
    for name in SOLVED_EDITIONS:
        ranges = []
        for open_roles in (False, True):
            options = TreeOptions(open_roles=open_roles)
            solved = solve_round(find_edition(name), options)
            wins = list(values_found(solved))
            ranges.append(f"{percent(min(wins))} to {percent(max(wins))} ({len(wins)})")
        yield f"| `{name}` | {' | '.join(ranges)} |"


def values_found(solved: SolvedRound) -> Iterator[float]:
    """The diggers' win rates of the equilibria that were reached, the usual one first."""
    yield solved.summary.diggers_win
    form = solved.form
    for start in range(1, STARTS):
        regrets = np.random.default_rng(start).random(form.sequence_count) * 0.02 * start**2
        found = find_equilibrium(form, NASH_CONV, MAX_ITERATIONS, regrets)
        if found.nash_conv <= NASH_CONV:
            yield expected_payoff(form, found.policy, DIGGERS_FIND)


def with_table(page: str, name: str, lines: Iterator[str]) -> str:
    """The page with the table that follows a marker replaced."""
    marker = f"<!-- {name}: written by tools/generate/solved_games.py -->\n"
    before, after = page.split(marker)
    rest = after[after.index("\n\n") :]
    return before + marker + "\n".join(lines) + rest


def main() -> int:
    bots = tuple(make_deterministic(find_bot("saboteur", name)) for name in BOTS)
    solutions = [solve(name, bots=bots) for name in SOLVED_EDITIONS]
    page = old = PAGE.read_text(encoding="utf-8")
    for name, lines in (
        ("editions", edition_table(solutions)),
        ("hiding", hiding_table(solutions)),
        ("policies", policy_table(solutions)),
        ("starts", starts_table()),
    ):
        page = with_table(page, name, lines)
    if "--check" in sys.argv:
        print("The figures are up to date." if page == old else "The figures differ.")
        return int(page != old)
    PAGE.write_text(page, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
