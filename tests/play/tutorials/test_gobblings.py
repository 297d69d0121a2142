"""The second game: its script wakes the Dragon with a key, and tells no secret."""

from collections import Counter
from typing import Any

import pytest
from msgspec.structs import replace

from foolsgold.base.messages import UserError
from foolsgold.games.gobblings.cards import GoalFace, Race, TileKind
from foolsgold.games.gobblings.events import (
    Dealt,
    Drew,
    Exploded,
    GoalOpened,
    Named,
    Peeked,
    Placed,
    Replaced,
    Skipped,
    Swapped,
)
from foolsgold.games.gobblings.moves import Explode, Peek, Phase, Place, Serve, Swap
from foolsgold.locales.translator import LANGUAGES, translator_for
from foolsgold.play.tutorial import LEARNER_SEAT, TutorialStep, tutorial_of

SCRIPT = tutorial_of("gobblings")
STEPS = SCRIPT.steps()
NAMES = {"second": "Brokk", "third": "Durin"}


def said(say: str) -> tuple[TutorialStep, ...]:
    return tuple(step for step in STEPS if step.say == say)


def told(steps: tuple[TutorialStep, ...] = STEPS) -> list[Any]:
    return [event for step in steps for event in step.events]


def race_of(step: TutorialStep) -> Race:
    race: Race = step.view.race_of[step.view.roles[LEARNER_SEAT]]
    return race


@pytest.mark.parametrize("step", STEPS, ids=lambda step: step.say)
def test_every_wanted_move_is_legal_when_it_is_asked_for(step: TutorialStep) -> None:
    assert step.wanted is None or step.wanted in step.view.legal


def test_the_learner_plays_every_kind_of_card() -> None:
    wanted = Counter(type(step.wanted) for step in STEPS if step.wanted is not None)
    assert wanted == {Place: 3, Peek: 1, Explode: 1, Serve: 1, Swap: 1}


def test_the_first_tile_has_to_be_turned() -> None:
    (lay,) = said("goblesson-lay")
    assert lay.wanted.quarters
    assert replace(lay.wanted, quarters=0) not in lay.view.legal


def test_the_learner_begins_as_a_gnome_and_wins_as_a_goblin() -> None:
    assert race_of(STEPS[0]) is Race.GNOME
    assert race_of(said("goblesson-goblin")[0]) is Race.GOBLIN
    last = STEPS[-1].view
    assert (last.phase, last.winner, last.points) == (Phase.OVER, LEARNER_SEAT, (2, 0, 0))
    (opened,) = (event for event in told() if isinstance(event, GoalOpened))
    assert (opened.seat, opened.found) == (LEARNER_SEAT, GoalFace.DRAGON)


def test_the_key_opens_the_door_and_with_it_the_goal() -> None:
    (key,) = said("goblesson-key")

    def is_shut(view: Any) -> list[bool]:
        return [laid.shut for laid in view.board if laid.kind is TileKind.DOOR]

    assert is_shut(key.view) == [True]
    assert is_shut(said("goblesson-found")[0].view) == [False]


def test_what_is_said_fits_what_happens() -> None:
    """Each scene of the others shows what its words tell of."""
    kinds = {
        "goblesson-door": {Placed},
        "goblesson-dragon": {Peeked},
        "goblesson-rubble": {Placed},
        "goblesson-replace": {Exploded, Replaced, Placed},
        "goblesson-thirsty": {Named, Placed, Skipped},
        "goblesson-goblin": {Swapped},
        "goblesson-close": {Placed, Replaced},
    }
    for say, expected in kinds.items():
        assert {type(event) for event in told(said(say))} - {Drew} == expected, say
    laid = [(event.kind, event.colour) for event in told() if isinstance(event, Placed)]
    assert [kind for kind, colour in laid if colour == "yellow"] == [TileKind.DOOR, TileKind.KEY]


def test_no_secret_of_the_others_is_told() -> None:
    for event in told():
        if isinstance(event, Dealt | Drew | Replaced) and event.seat:
            secret = ("cards", "role", "face")
            assert all(getattr(event, name, None) is None for name in secret), event
    for step in STEPS:
        if step.view.phase is not Phase.PLAY:
            continue
        known = [role is not None for role in step.view.roles]
        # Whoever exchanged knows what they gave away.
        swapped = any(isinstance(event, Swapped) for event in told(STEPS[: STEPS.index(step) + 1]))
        assert known == [True, False, swapped]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("say", [say for say, *_ in SCRIPT.scenes])
def test_everything_said_has_words(say: str, lang: str) -> None:
    assert translator_for(lang)(say, **NAMES) != say


def test_a_game_that_is_none_has_no_lesson() -> None:
    with pytest.raises(UserError):
        tutorial_of("chess")
