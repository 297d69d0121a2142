"""Lessons: each of them played to its end by clicking what it asks for."""

from typing import Any

import pytest
from msgspec.structs import replace
from playwright.sync_api import Locator, expect

from foolsgold.base.rng import Rng
from foolsgold.games.gobblings import moves as gobblings
from foolsgold.games.gobblings.events import Swapped
from foolsgold.games.saboteur import moves
from foolsgold.play.tutorial import LEARNER_SEAT, TutorialStep, tutorial_of
from foolsgold.server.http.tutorials import build_tutorial
from foolsgold.tui.local_game import screen_for
from tests.browser.conftest import PersonFactory
from tests.browser.players import Person, pattern_with_marks, without_marks
from tests.support.profiles import choice_combinations, scaled_examples
from tests.support.server_harness import ThreadServer

LESSONS = {game: tutorial_of(game).steps() for game in ("saboteur", "gobblings")}
STEPS = LESSONS["saboteur"]
ROLES = ("lesson-role", "goblesson-role", "goblesson-goblin")
"""Where a role is new."""
PAUSES = (20, 60, 150, 300, 500, 700, 1200, 2500)
"""Milliseconds between two presses."""
MAX_PRESSES = 600


def dots(anna: Person, step: TutorialStep) -> Locator:
    """What shows that the page is at this step."""
    steps = next(steps for steps in LESSONS.values() if any(each is step for each in steps))
    scenes = list(dict.fromkeys(each.say for each in steps))
    told = anna.words("lesson-progress", step=scenes.index(step.say) + 1, count=len(scenes))
    return anna.page.get_by_role("img", name=pattern_with_marks(told))


def told(anna: Person, step: TutorialStep) -> None:
    """Waits until the page is at this step."""
    dots(anna, step).wait_for()


def do(anna: Person, move: Any, view: Any) -> None:
    """Makes a move of the lesson."""
    if isinstance(move, moves.Take | gobblings.Serve):
        anna.press(anna.page.locator(".choice").nth(view.legal.index(move)))
        return
    card = anna.anchor(f"hand:{move.card}")
    ringed(anna, f"hand:{move.card}")
    anna.press(card)
    anna.wait_until_drawn()
    match move:
        case moves.Discard():
            anna.press(anna.button("hand-discard"))
            anna.wait_until_drawn()
            anna.press(anna.button("hand-sure"))
            return
        case moves.Peek() | gobblings.Peek():
            target = f"goal:{move.goal}"
        case moves.Break() | moves.Mend() | gobblings.Swap():
            target = f"seat:{move.seat}"
        case _:
            target = f"cell:{move.cell}"
    ringed(anna, target)
    anna.press(anna.wait_until_still(target))
    if anna.phone:
        anna.press(anna.wait_until_still(target))


def ringed(anna: Person, target: str) -> None:
    """Waits until the ring lies around what is asked for."""

    def around() -> bool:
        anna.wait_until_drawn()
        ring, place = anna.page.locator("div.ring"), anna.anchor(target)
        if ring.count() == 0:
            return False
        outer, inner = ring.bounding_box(), place.bounding_box()
        assert inner is not None
        return outer is not None and abs(outer["x"] + 6 - inner["x"]) < 3

    anna.wait(around)


@pytest.mark.parametrize(("game", "phone"), choice_combinations(tuple(LESSONS), (False, True)))
def test_the_whole_lesson_is_played_to_its_end(
    server: ThreadServer, person: PersonFactory, game: str, phone: bool
) -> None:
    anna = person("Anna", phone=phone)
    steps = LESSONS[game]
    anna.page.goto(f"{server.url}/learn")
    if game != "saboteur":
        choice = anna.page.get_by_role("navigation", name=anna.words("learn-which"))
        anna.press(choice.get_by_role("link", name=anna.words(f"home-game-{game}")))
    for place, step in enumerate(steps[:-1]):
        told(anna, step)
        if step.say in ROLES:
            shows_role(anna, step)
        if step.wanted is not None:
            do(anna, step.wanted, step.view)
        elif steps[place + 1].say == step.say:
            # It goes on by itself; only the last of its steps waits.
            continue
        else:
            goes_on(anna, steps[place + 1])
    told(anna, steps[-1])
    # The other game is taught too.
    expect(anna.page.locator('.speech a[href^="/learn/"]')).to_have_count(1)
    anna.press(anna.button("lesson-play"))
    anna.wait(lambda: anna.view is not None)
    expect(anna.page.locator(".hand .card")).to_have_count(len(anna.view.hand))
    assert anna.tracker.table is not None
    assert anna.tracker.table.game == game
    assert anna.page.evaluate("() => localStorage.getItem('foolsgold.learned')") == "yes"


def goes_on(anna: Person, after: TutorialStep) -> None:
    """Hurries through what is only to be read, until the next scene."""
    scene = dots(anna, after)
    for _ in range(6):
        if scene.count() > 0:
            return
        # The lesson may go on by itself this very moment: then there is nothing to press.
        anna.button("page-go-on").evaluate_all("all => all.forEach((each) => each.click())")
        anna.wait_until_drawn()


def shows_role(anna: Person, step: TutorialStep) -> None:
    """The card lies beside the words that tell of it, and no dialog hides them."""
    expect(anna.page.locator(".speech .role")).to_be_visible()
    asks(anna, step)


def asks(anna: Person, step: TutorialStep) -> None:
    """What is said stands there to be read, and nothing lies over it."""
    names = build_tutorial(game_of(step), anna.words.lang).names
    text = anna.words(step.say, second=names[1], third=names[2])
    words = anna.page.locator(".speech [role=status] p").first
    assert without_marks(words.inner_text()) == without_marks(text)
    assert anna.page.locator("dialog[open]").count() == 0


def game_of(step: TutorialStep) -> str:
    """The lesson a step belongs to."""
    return next(game for game, steps in LESSONS.items() if any(each is step for each in steps))


def log_of(anna: Person, game: str) -> list[str]:
    """What the log of a lesson says in the end, as the terminal would tell it."""
    names = (anna.words("home-name-default"), *build_tutorial(game, anna.words.lang).names[1:])
    screen = screen_for(tutorial_of(game).opening().ruleset, anna.words, names, LEARNER_SEAT)
    events = [event for step in LESSONS[game] for event in step.events]
    # Which roles were exchanged is not for a log that others may see.
    hushed = [
        replace(each, gave=None, got=None) if isinstance(each, Swapped) else each for each in events
    ]
    return [without_marks(line) for event in hushed for line in screen.sentences((event,))]


def lines(anna: Person) -> list[str]:
    """What the log of the page says."""
    texts = anna.page.locator("[role=log] li .text").all_text_contents()
    return [without_marks(text) for text in texts]


@pytest.mark.parametrize("seed", range(scaled_examples(1)))
@pytest.mark.parametrize("lang", ["en", "he"])
@pytest.mark.parametrize("game", LESSONS)
def test_a_lesson_stays_whole_however_often_one_presses_on(
    server: ThreadServer, person: PersonFactory, game: str, lang: str, seed: int
) -> None:
    """Continue is pressed again and again while bots move, at intervals of chance."""
    rng = Rng.derive(seed, f"{game} {lang}")
    anna = person("Anna", lang=lang, phone=(game == "saboteur") == (lang == "he"), staged=True)
    anna.stop_time()
    anna.page.goto(f"{server.url}/learn/{game}")
    anna.page.locator("section.speech").wait_for()
    steps = LESSONS[game]
    scenes = list(dict.fromkeys(step.say for step in steps))
    labels = [
        without_marks(anna.words("lesson-progress", step=number, count=len(scenes)))
        for number, _ in enumerate(scenes, 1)
    ]
    told, expected = [scenes[0]], log_of(anna, game)
    for _ in range(MAX_PRESSES):
        label = anna.page.locator(".speech .dots").get_attribute("aria-label")
        say = scenes[labels.index(without_marks(label or ""))]
        if told[-1] != say:
            told.append(say)
        step = next(each for each in steps if each.say == say)
        asks(anna, step)
        log = lines(anna)
        assert log == expected[: len(log)]
        if say == scenes[-1]:
            break
        onward = anna.page.locator(".speech .on")
        if onward.count() > 0:
            if rng.below(10) < 7:
                anna.press(onward)
        elif anna.page.locator("div.ring, .choice").count() > 0:
            do(anna, step.wanted, step.view)
        anna.page.clock.run_for(rng.choice(PAUSES))
    assert told == scenes
    assert lines(anna) == expected
    anna.button("lesson-again").wait_for()


def test_another_move_than_the_one_asked_for_gets_a_hint(
    server: ThreadServer, person: PersonFactory
) -> None:
    anna = person("Anna")
    page = anna.page
    page.goto(f"{server.url}/learn")
    asked = next(step for step in STEPS if step.wanted is not None)
    for step in STEPS[: STEPS.index(asked)]:
        told(anna, step)
        goes_on(anna, STEPS[STEPS.index(step) + 1])
    told(anna, asked)
    other = next(
        move
        for move in asked.view.legal
        if isinstance(move, moves.Place) and move.card != asked.wanted.card
    )
    anna.press(anna.anchor(f"hand:{other.card}"))
    anna.press(anna.anchor(f"cell:{other.cell}"))
    hint = anna.words("lesson-not-yet", move="place")
    expect(page.get_by_role("alert").get_by_text(pattern_with_marks(hint))).to_be_visible()
    told(anna, asked)
    # The lesson goes on with the move that was meant.
    do(anna, asked.wanted, asked.view)
    told(anna, STEPS[STEPS.index(asked) + 1])


def test_the_lesson_can_be_left(server: ThreadServer, person: PersonFactory) -> None:
    anna = person("Anna")
    anna.page.goto(f"{server.url}/learn")
    anna.press(anna.button("lesson-leave"))
    anna.button("home-play").wait_for()
