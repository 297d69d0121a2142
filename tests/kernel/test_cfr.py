"""CFR+, best responses and values on Kuhn poker, whose equilibria are known."""

from dataclasses import replace

import numpy as np
import pytest

from foolsgold.study.equilibrium import (
    best_response,
    evaluate,
    expected_payoff,
    find_equilibrium,
)
from foolsgold.study.sequence_form import sequence_form_of
from tests.study.kuhn_poker import kuhn_tree

KUHN_VALUE = -1 / 18
"""What the first of two players loses a game, by Kuhn (1950)."""


def test_cfr_plus_finds_the_value_of_kuhn_poker() -> None:
    form, _ = sequence_form_of(kuhn_tree())
    found = find_equilibrium(form, 1e-5, 20_000)
    assert found.nash_conv < 1e-5
    assert evaluate(form, found.policy).values == pytest.approx([KUHN_VALUE, -KUHN_VALUE], abs=1e-5)


def test_cfr_plus_approaches_an_equilibrium_of_three_players() -> None:
    form, _ = sequence_form_of(kuhn_tree(3))
    assert len(form.set_parents) == 48
    assert find_equilibrium(form, 1e-3, 20_000).nash_conv < 1e-3


def test_information_sets_of_kuhn_poker() -> None:
    form, set_of = sequence_form_of(kuhn_tree())
    assert len(form.set_parents) == 12
    assert len(set(set_of.tolist()) - {-1}) == 12


def test_a_wrong_chance_weight_changes_the_value() -> None:
    tree = kuhn_tree()
    chances = tree.chances.copy()
    dealt = np.flatnonzero(tree.parents == 0)
    chances[dealt[0]] += 0.02
    chances[dealt[-1]] -= 0.02
    form, _ = sequence_form_of(replace(tree, chances=chances))
    found = find_equilibrium(form, 1e-5, 20_000)
    assert abs(evaluate(form, found.policy).values[0] - KUHN_VALUE) > 1e-3


def test_a_best_response_gains_what_the_evaluation_says() -> None:
    form, _ = sequence_form_of(kuhn_tree(3))
    uniform = form.uniform_policy()
    result = evaluate(form, uniform)
    for player in range(3):
        answered = evaluate(form, best_response(form, uniform, player))
        assert answered.values[player] == pytest.approx(result.best_values[player])


def test_expected_payoff_counts_what_it_is_given() -> None:
    tree = kuhn_tree()
    form, _ = sequence_form_of(tree)
    uniform = form.uniform_policy()
    first = expected_payoff(form, uniform, tree.payoffs[:, 0])
    assert first == pytest.approx(evaluate(form, uniform).values[0])
