"""The first game: the whole lesson, played by clicking what it asks for."""

from typing import Any

import pytest
from playwright.sync_api import expect

from browser.conftest import Seat
from browser.people import Person, marked
from foolsgold.games.saboteur import moves
from foolsgold.play.lesson import script_of
from server.harness import InThread

STEPS = script_of("saboteur").steps()
SCENES = list(dict.fromkeys(step.say for step in STEPS))


def told(anna: Person, step: Any) -> None:
    """Waits until the page is at this step."""
    dots = anna.words("lesson-progress", step=SCENES.index(step.say) + 1, count=len(SCENES))
    anna.page.get_by_role("img", name=marked(dots)).wait_for()


def do(anna: Person, move: Any, view: Any) -> None:
    """Makes a move of the lesson."""
    if isinstance(move, moves.Take):
        anna.press(anna.page.locator(".choice").nth(view.legal.index(move)))
        return
    card = anna.anchor(f"hand:{move.card}")
    ringed(anna, f"hand:{move.card}")
    anna.press(card)
    match move:
        case moves.Discard():
            anna.press(anna.button("hand-discard"))
            anna.press(anna.button("hand-sure"))
            return
        case moves.Peek():
            target = f"goal:{move.goal}"
        case moves.Break() | moves.Mend():
            target = f"seat:{move.seat}"
        case _:
            target = f"cell:{move.cell}"
    ringed(anna, target)
    anna.press(anna.anchor(target))
    if anna.phone:
        anna.press(anna.anchor(target))


def ringed(anna: Person, target: str) -> None:
    """Waits until the ring lies around what is asked for."""

    def around() -> bool:
        ring, place = anna.page.locator("div.ring"), anna.anchor(target)
        if ring.count() == 0:
            return False
        outer, inner = ring.bounding_box(), place.bounding_box()
        assert inner is not None
        return outer is not None and abs(outer["x"] + 6 - inner["x"]) < 3

    anna.wait(around)


@pytest.mark.parametrize("phone", [False, True], ids=["mouse", "thumb"])
def test_the_whole_lesson_is_played_to_its_end(server: InThread, person: Seat, phone: bool) -> None:
    anna = person("Anna", phone=phone)
    anna.page.goto(f"{server.url}/learn")
    for place, step in enumerate(STEPS[:-1]):
        told(anna, step)
        if step.say == "lesson-role":
            anna.press(anna.button("role-dismiss"))
        if step.wanted is not None:
            do(anna, step.wanted, step.view)
        elif STEPS[place + 1].say == step.say:
            # It goes on by itself; only the last of its steps waits.
            continue
        else:
            goes_on(anna, STEPS[place + 1])
    told(anna, STEPS[-1])
    anna.press(anna.button("lesson-play"))
    expect(anna.page.locator(".hand .card")).to_have_count(6)
    assert anna.page.evaluate("() => localStorage.getItem('foolsgold.learned')") == "yes"


def goes_on(anna: Person, after: Any) -> None:
    """Hurries through what is only to be read, until the next scene."""
    scene = anna.words("lesson-progress", step=SCENES.index(after.say) + 1, count=len(SCENES))
    dots = anna.page.get_by_role("img", name=marked(scene))
    for _ in range(6):
        if dots.count() > 0:
            return
        # The lesson may go on by itself this very moment: then there is nothing to press.
        anna.button("page-go-on").evaluate_all("all => all.forEach((each) => each.click())")
        anna.drawn()


def test_another_move_than_the_one_asked_for_gets_a_hint(server: InThread, person: Seat) -> None:
    anna = person("Anna")
    page = anna.page
    page.goto(f"{server.url}/learn")
    asked = next(step for step in STEPS if step.wanted is not None)
    for step in STEPS[: STEPS.index(asked)]:
        told(anna, step)
        if step.say == "lesson-role":
            anna.press(anna.button("role-dismiss"))
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
    expect(page.get_by_role("alert").get_by_text(marked(hint))).to_be_visible()
    told(anna, asked)
    # The lesson goes on with the move that was meant.
    do(anna, asked.wanted, asked.view)
    told(anna, STEPS[STEPS.index(asked) + 1])


def test_the_lesson_can_be_left(server: InThread, person: Seat) -> None:
    anna = person("Anna")
    anna.page.goto(f"{server.url}/learn")
    anna.press(anna.button("lesson-leave"))
    anna.button("home-play").wait_for()
