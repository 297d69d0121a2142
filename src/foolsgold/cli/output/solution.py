"""Formats a solved edition as text."""

from collections.abc import Iterator

from foolsgold.games.catalogue import Ruleset
from foolsgold.locales.rules_sheets import edition_title
from foolsgold.locales.translator import Translator
from foolsgold.study.solver import EQUILIBRIUM, PolicyReport, Solution, SolvedTree


def solution_lines(found: Solution, ruleset: Ruleset, words: Translator) -> Iterator[str]:
    """What was solved, how often the diggers win, and how far policies are from best."""
    yield words("solve-title", edition=edition_title(ruleset, words))
    if found.talk:
        yield words("solve-talk")
    trees = {
        "solve-hidden": found.hidden,
        "solve-open": found.open_roles,
        "solve-silent": found.silent,
        "solve-no-passages": found.no_passages,
        "solve-no-passages-open": found.no_passages_open,
    }
    solved = {message: tree for message, tree in trees.items() if tree is not None}
    for message, tree in solved.items():
        yield f"{words(message)}: {_tree_text(tree, words)}"
    yield f"{words('solve-policies')}:"
    for policy in found.policies:
        yield f"  {_policy_text(policy, words)}"
    yield words("solve-concept")
    yield words(
        "solve-time",
        tree=words.format_decimal(sum(tree.tree_cpu_seconds for tree in solved.values()), 1),
        solver=words.format_decimal(sum(tree.solver_cpu_seconds for tree in solved.values()), 1),
    )


def _tree_text(tree: SolvedTree, words: Translator) -> str:
    return words(
        "solve-tree",
        share=words.format_decimal(100 * tree.diggers_win, 2),
        histories=words.format_integer(tree.histories),
        sets=words.format_integer(tree.information_sets),
        nash=words.format_decimal(tree.nash_conv, 5),
    )


def _policy_text(policy: PolicyReport, words: Translator) -> str:
    name = words("solve-equilibrium") if policy.bot == EQUILIBRIUM else policy.bot
    return words(
        "solve-policy",
        bot=name,
        win=words.format_decimal(100 * policy.diggers_win, 1),
        saboteur=words.format_decimal(100 * policy.against_best_saboteur, 1),
        gain=words.format_decimal(100 * policy.best_digger_gain, 1),
        nash=words.format_decimal(policy.nash_conv, 4),
    )
