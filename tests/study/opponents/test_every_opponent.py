"""Opponents of both games: they see a view and choose a legal move."""

from hypothesis import given, settings
from hypothesis import strategies as st

from foolsgold.base.rng import Rng
from foolsgold.bots.api import Bot
from foolsgold.study import opponents
from foolsgold.study.opponents import goblin_variants
from tests.support.each_game import each_game
from tests.support.game_case import GameCase
from tests.support.profiles import scaled_examples

OPPONENTS: dict[str, tuple[Bot, ...]] = {
    "saboteur": opponents.OPPONENTS,
    "gobblings": goblin_variants.OPPONENTS,
}


@each_game
@given(data=st.data())
@settings(max_examples=scaled_examples(30))
def test_an_opponent_always_chooses_a_legal_move(case: GameCase, data: st.DataObject) -> None:
    state, steps = data.draw(case.random_positions())
    if case.rules.to_act(state) is not None:
        view = case.rules.view_of(state, state.to_act)
        heard = case.events_heard(steps, state.to_act)
        for opponent in OPPONENTS[case.name]:
            assert opponent.choose(view, heard, Rng(1)) in view.legal
