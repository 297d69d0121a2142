"""The teacher for imitation: what the rule bot would choose where a learner is to act."""

from typing import Any

import numpy as np
import pytest

from foolsgold.bots.saboteur.rule_bot import Digger, Evaluator
from foolsgold.kernel.backend_interface import RULE_BOT
from foolsgold.kernel.learner_batch import LearnerBatch
from foolsgold.play.game import Game


def follow(game: Game[Any, Any, Any], move: Any, state: Any) -> None:
    """Plays the learner's move, then the bot's at seat 0: which it was is told by where it led."""
    game.play(move)
    if game.state != state:
        assert game.to_act == 0
        reached = (each for each in game.legal_moves if leads_to(game, each, state))
        game.play(next(reached))


def leads_to(game: Game[Any, Any, Any], move: Any, state: Any) -> bool:
    return bool(game.ruleset.rules.apply(game.state, move)[0] == state)


@pytest.mark.parametrize("seed", range(4))
def test_the_teacher_chooses_what_the_readable_rule_bot_would(seed: int) -> None:
    batch = LearnerBatch("saboteur-en", 5, 1, seed, learner="all", episode="game", talk=1)
    batch._policies[:, 0] = RULE_BOT
    batch.reset(seed)
    game: Game[Any, Any, Any] = Game("saboteur-en", 5, seed)
    if game.to_act == 0:
        reached = (each for each in game.legal_moves if leads_to(game, each, batch.state(0)))
        game.play(next(reached))
    rng, compared = np.random.default_rng(seed), 0
    while True:
        seat = game.to_act
        assert seat == batch.seats_to_act[0]
        mind = Evaluator(game.view(seat), game.round_history_for(seat))
        listed = batch.legal_moves(0)
        scores = [mind.score(each.move) for each in listed if each.id < batch.actions.actions.size]
        tied = np.flatnonzero(np.isclose(scores, max(scores), atol=1e-9)).tolist()
        assert batch.rule_bot_choices()[0] == tied[0]
        assert {int(batch.rule_bot_choices(rng)[0]) for _ in range(40)} <= set(tied)
        compared += 1
        choice = tied[0] if rng.random() < 0.7 else int(rng.integers(len(scores)))
        batch.step([choice])
        if batch.state(0).past:
            break
        follow(game, listed[choice].move, batch.state(0))
    assert compared > 5


def test_the_teacher_is_also_there_on_the_python_rules() -> None:
    batch = LearnerBatch("saboteur-en", 3, 2, 3, learner="drawn", opponents=Digger().choose)
    ends = 0
    for _ in range(40):
        choices = batch.rule_bot_choices()
        assert ((choices >= 0) == ~batch.is_over).all()
        batch.step(choices)
        assert not batch.was_illegal.any()
        ends += int(batch.has_ended.sum())
    assert ends > 0


def test_the_teacher_plays_as_well_as_the_rule_bot_and_nothing_is_played_by_asking() -> None:
    batch = LearnerBatch("saboteur-en", 5, 64, 1, learner="drawn")
    before = batch._records.tobytes()
    assert np.array_equal(batch.rule_bot_choices(), batch.rule_bot_choices())
    assert batch._records.tobytes() == before
    for _ in range(30):
        batch.step(batch.rule_bot_choices())
        assert not batch.was_illegal.any()


def test_where_no_rule_bot_plays_there_is_no_teacher() -> None:
    with pytest.raises(ValueError, match="only at tables where it plays"):
        LearnerBatch("saboteur-en", 5, 2).rule_bot_choices()
