"""Tutorials of both games: their scripts can be played, and everything said has words."""

import pytest

from foolsgold.base.messages import UserError
from foolsgold.locales.translator import LANGUAGES, translator_for
from foolsgold.play.tutorial import TutorialStep, tutorial_of
from tests.support.each_game import CASES

SCRIPTS = {game: tutorial_of(game) for game in CASES}
STEPS = [step for script in SCRIPTS.values() for step in script.steps()]
SAID = [say for script in SCRIPTS.values() for say, *_ in script.scenes]
NAMES = {"second": "Brokk", "third": "Durin"}


@pytest.mark.parametrize("step", STEPS, ids=lambda step: step.say)
def test_every_wanted_move_is_legal_when_it_is_asked_for(step: TutorialStep) -> None:
    assert step.wanted is None or step.wanted in step.view.legal


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("say", SAID)
def test_everything_said_has_words(say: str, lang: str) -> None:
    assert translator_for(lang)(say, **NAMES) != say


def test_a_game_that_is_none_has_no_tutorial() -> None:
    with pytest.raises(UserError):
        tutorial_of("chess")
