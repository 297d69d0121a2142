"""NashConv and information sets, next to OpenSpiel's own algorithms on the same trees."""

from collections.abc import Callable

import pytest

from foolsgold.games.catalogue import Ruleset
from foolsgold.study.equilibrium import evaluate
from foolsgold.study.saboteur_tree import TreeOptions, lay_out
from foolsgold.study.sequence_form import sequence_form_of
from tests.study.tiny_rulesets import with_draw, with_look


@pytest.mark.parametrize("ruleset", [with_look, with_draw])
@pytest.mark.parametrize("open_roles", [False, True])
def test_nash_conv_of_uniform_play_is_that_of_open_spiel(
    ruleset: Callable[[], Ruleset], open_roles: bool
) -> None:
    exploitability = pytest.importorskip("open_spiel.python.algorithms.exploitability")
    policies = pytest.importorskip("open_spiel.python.policy")
    from tests.study.open_spiel_game import open_spiel_game

    tree = lay_out(ruleset(), TreeOptions(open_roles=open_roles)).tree
    form, _ = sequence_form_of(tree)
    game = open_spiel_game(tree)
    uniform = policies.TabularPolicy(game)
    assert len(uniform.state_lookup) == len(form.set_parents)
    theirs = exploitability.nash_conv(game, uniform)
    assert evaluate(form, form.uniform_policy()).nash_conv == pytest.approx(theirs, abs=1e-9)
