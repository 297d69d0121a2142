"""Bots of both games: they see a view, choose a legal move, and are found by their names."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from foolsgold.base.messages import UserError
from foolsgold.base.rng import Rng
from foolsgold.bots.catalogue import bot_names, find_bot, seat_bots
from tests.support.each_game import CASES, each_game
from tests.support.game_case import GameCase
from tests.support.profiles import scaled_examples

RULE_BOTS = {"saboteur": "digger", "gobblings": "goblin"}


@each_game
@given(data=st.data())
@settings(max_examples=scaled_examples(30))
def test_a_bot_always_chooses_a_legal_move(case: GameCase, data: st.DataObject) -> None:
    state, steps = data.draw(case.random_positions())
    if case.rules.to_act(state) is not None:
        view = case.rules.view_of(state, state.to_act)
        heard = case.events_heard(steps, state.to_act)
        for name in bot_names(case.name):
            # tests/kernel/saboteur/test_search.py has the master of Saboteur try its moves.
            if (case.name, name) != ("saboteur", "master"):
                assert find_bot(case.name, name).choose(view, heard, Rng(1)) in view.legal


@each_game
@given(data=st.data())
@settings(max_examples=scaled_examples(20))
def test_the_same_view_and_chance_give_the_same_move(case: GameCase, data: st.DataObject) -> None:
    state, steps = data.draw(case.random_positions())
    if case.rules.to_act(state) is not None:
        view = case.rules.view_of(state, state.to_act)
        heard = case.events_heard(steps, state.to_act)
        bot = find_bot(case.name, RULE_BOTS[case.name])
        assert bot.choose(view, heard, Rng(5)) == bot.choose(view, heard, Rng(5))


@pytest.mark.parametrize("game", CASES)
def test_bots_are_found_by_name(game: str) -> None:
    usual = RULE_BOTS[game]
    seated = seat_bots(game, f"random, {usual}", 5)
    assert [bot.name for bot in seated] == ["random", usual, "random", usual, "random"]
    with pytest.raises(UserError):
        find_bot(game, "genius")
