"""The first game: its script can be played, reaches the treasure, and tells no secret."""

from collections import Counter
from itertools import pairwise
from typing import Any

import pytest
from msgspec.structs import replace

from foolsgold.games.saboteur.cards import Role
from foolsgold.games.saboteur.events import (
    Broken,
    Collapsed,
    Dealt,
    Discarded,
    Drew,
    GameEnded,
    GoalOpened,
    GoldTaken,
    Mended,
    Peeked,
    Placed,
    RoundEnded,
)
from foolsgold.games.saboteur.moves import (
    Break,
    Collapse,
    Discard,
    Mend,
    Peek,
    Phase,
    Place,
    Take,
)
from foolsgold.locales.translator import translator_for
from foolsgold.play.game import Game
from foolsgold.play.tutorial import LEARNER_SEAT, TUTORIAL_SEATS, TutorialStep, tutorial_of
from foolsgold.server.http.tutorials import build_tutorial

SCRIPT = tutorial_of("saboteur")
STEPS = SCRIPT.steps()
NAMES = {"second": "Brokk", "third": "Durin"}


def told(steps: tuple[TutorialStep, ...] = STEPS) -> list[Any]:
    return [event for step in steps for event in step.events]


def positions() -> list[Game]:
    """The game before its first move and after each one."""
    games = [SCRIPT.opening()]
    for move in (move for _, *moves in SCRIPT.scenes for move in moves):
        game = SCRIPT.opening()
        for played in games[-1].moves:
            game.play(played)
        game.play(move)
        games.append(game)
    return games


@pytest.mark.parametrize("step", STEPS, ids=lambda step: step.say)
def test_every_wanted_move_is_legal_when_it_is_asked_for(step: TutorialStep) -> None:
    assert step.wanted is None or step.wanted in step.view.legal


def test_the_learner_does_everything_once() -> None:
    wanted = Counter(type(step.wanted) for step in STEPS if step.wanted is not None)
    once = dict.fromkeys((Peek, Collapse, Discard, Mend, Break), 1)
    assert wanted == {**once, Place: 3, Take: 2}


def test_a_card_has_to_be_turned() -> None:
    (turn,) = (step for step in STEPS if step.say == "lesson-turn")
    assert turn.wanted.turned
    assert replace(turn.wanted, turned=False) not in turn.view.legal


def test_the_round_ends_with_the_treasure() -> None:
    last = STEPS[-1].view
    assert last.phase is Phase.OVER
    assert last.roles == (Role.DIGGER, Role.DIGGER, Role.SABOTEUR)
    assert last.winners == (LEARNER_SEAT,)
    assert [event.found for event in told() if isinstance(event, RoundEnded)] == [True]


def test_what_is_said_fits_what_happens() -> None:
    """Each scene of the others shows what its words tell of."""
    kinds = {
        "lesson-dug": {Placed, Peeked},
        "lesson-looked": {Peeked},
        "lesson-dead-end": {Placed},
        "lesson-broken": {Collapsed, Placed, Broken},
        "lesson-face-down": {Discarded, Placed},
        "lesson-wrong-way": {Mended, Placed},
        "lesson-stopped": {Broken, Placed, Discarded},
        "lesson-in-vain": {Placed, Peeked, Broken},
    }
    for say, expected in kinds.items():
        events = told(tuple(step for step in STEPS if step.say == say))
        assert {type(event) for event in events} - {Drew} == expected, say


def test_the_views_are_the_learners_own() -> None:
    """Every view is one the engine gives to the learner's seat, in the order of the game."""
    known = [game.view(LEARNER_SEAT) for game in positions()]
    places = [known.index(step.view) for step in STEPS]
    assert places[0] == 0
    assert places[-1] == len(known) - 1
    assert all(after - before in (0, 1) for before, after in pairwise(places))


def test_the_events_are_the_learners_own() -> None:
    games = positions()
    heard = [event for game in games for event in game.redact_for(game.last_events, LEARNER_SEAT)]
    assert told() == heard


def test_no_secret_of_the_others_is_told() -> None:
    secret = {"cards", "role", "card", "face", "nuggets"}
    for event in told():
        if isinstance(event, GoalOpened | RoundEnded | GameEnded):
            continue
        if isinstance(event, Dealt | Drew | Discarded | GoldTaken | Placed) and event.seat:
            assert all(getattr(event, name, None) is None for name in secret), event
        if isinstance(event, Peeked) and event.seat:
            assert event.found is None
    for step in STEPS:
        if step.view.phase is Phase.PLAY:
            assert step.view.roles == (Role.DIGGER, None, None)


@pytest.mark.parametrize("say", [say for say, *_ in SCRIPT.scenes])
def test_everything_said_has_words(say: str) -> None:
    assert translator_for("en")(say, **NAMES)


def test_it_is_shown_with_names_of_the_language() -> None:
    english, hebrew = build_tutorial("saboteur", "en"), build_tutorial("saboteur", "he")
    assert len(english.names) == TUTORIAL_SEATS
    assert english.names[LEARNER_SEAT] == hebrew.names[LEARNER_SEAT] == ""
    assert not set(english.names[1:]) & set(hebrew.names[1:])
    assert [(step.say, step.wanted) for step in english.steps] == [
        (step.say, step.wanted) for step in STEPS
    ]
