"""Help at the table: what a card does, its sheet, its rule; what is asked before a slip."""

import pytest
from playwright.sync_api import Locator, expect

from foolsgold.client import RemoteTable
from foolsgold.games.saboteur.moves import Break, Peek
from tests.browser.conftest import PersonFactory
from tests.browser.players import Person, pattern_with_marks, without_marks
from tests.browser.test_touch_and_mouse import Fingers
from tests.browser.tour import begin_game, edition_of_shapes, play_until, seat_with_programs
from tests.support.server_harness import ThreadServer, close_all, wait_for


def deck(**actions: int) -> str:
    """An edition with only these cards, and passages to go on with."""
    text = edition_of_shapes("NESW").replace("NESW = 60", "NESW = 12", 1)
    for card, count in actions.items():
        text = text.replace(f"{card} = 0", f"{card} = {count}", 1)
    return text


MAPS = deck(map=60)
BREAKS = deck(cart=60)


def turn(person: Person, url: str, edition: str, lang: str = "en") -> list[RemoteTable]:
    """A game in which it is the person's turn."""
    tables = seat_with_programs(person, url, edition, lang=lang)
    person.button("page-leave").wait_for()
    begin_game(tables)
    person.button("role-dismiss").wait_for()
    person.dismiss()
    play_until(tables, lambda: tables[0].is_my_turn)
    person.wait(lambda: person.must_act)
    return tables


def held(person: Person, kind: str) -> Locator:
    """A card of the hand by its kind."""
    number = next(each.card for each in person.view.hand if each.face.__struct_config__.tag == kind)
    return person.anchor(f"hand:{number}")


def says(person: Person, text: str) -> None:
    """What stands above the hand; it may come with the picture after the next."""
    line = person.page.locator(".actions .said")
    person.wait(lambda: without_marks(line.inner_text()) == without_marks(text))


def reads(person: Person, rule: str) -> None:
    """The rules are open above the table, at this rule and marked."""
    place = person.page.locator(f'dialog[open] [data-rules~="{rule}"].marked')
    expect(place).to_be_in_viewport()
    expect(place).to_be_focused()


@pytest.mark.parametrize("lang", ["en", "fa"])
def test_a_chosen_card_says_what_it_does(
    server: ThreadServer, person: PersonFactory, lang: str
) -> None:
    anna = person("Anna", lang=lang)
    tables = turn(anna, server.url, MAPS)
    anna.press(held(anna, "map"))
    says(anna, f"{anna.words('help-map')} {anna.words('hand-choose-goal')}")
    anna.press(anna.button("help-about"))
    expect(anna.page.locator("dialog[open] h2")).to_have_text(
        pattern_with_marks(anna.words("card-map"))
    )
    expect(anna.text("help-map", "dialog[open]")).to_be_visible()
    close_all(tables)


def test_a_mouse_that_rests_on_a_card_sees_its_sheet_and_finds_the_rule(
    server: ThreadServer, person: PersonFactory
) -> None:
    anna = person("Anna")
    tables = turn(anna, server.url, MAPS)
    sheet = anna.page.locator(".sheet")
    held(anna, "map").hover()
    expect(anna.text("help-map", ".sheet")).to_be_visible()
    # To choose the card is to have seen enough.
    anna.press(held(anna, "map"))
    expect(sheet).to_have_count(0)
    anna.page.keyboard.press("Escape")
    anna.page.mouse.move(5, 5)
    held(anna, "map").hover()
    expect(sheet).to_be_visible()
    # The mouse may cross over to it.
    sheet.get_by_role("button").hover()
    anna.press(
        sheet.get_by_role(
            "button", name=pattern_with_marks(anna.words("help-rule-open", rule="R60"))
        )
    )
    reads(anna, "R60")
    expect(sheet).to_have_count(0)
    anna.press(anna.button("people-close"))
    expect(anna.page.locator("dialog[open]")).to_have_count(0)
    close_all(tables)


def test_a_long_press_shows_the_sheet_and_chooses_nothing(
    server: ThreadServer, person: PersonFactory
) -> None:
    anna = person("Anna", phone=True)
    tables = turn(anna, server.url, MAPS)
    card = held(anna, "map")
    box = card.bounding_box()
    assert box is not None
    at = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    fingers = Fingers(anna)
    fingers.touch("touchStart", at)
    expect(anna.text("help-map", "dialog[open]")).to_be_visible()
    fingers.touch("touchEnd")
    anna.wait_until_drawn()
    expect(anna.text("help-map", "dialog[open]")).to_be_visible()
    anna.press(anna.button("people-close"))
    expect(card).to_have_attribute("aria-pressed", "false")
    # A short tap still chooses.
    anna.press(card)
    expect(card).to_have_attribute("aria-pressed", "true")
    close_all(tables)


def test_a_key_shows_the_sheet_of_the_card_one_stands_on(
    server: ThreadServer, person: PersonFactory
) -> None:
    anna = person("Anna")
    tables = turn(anna, server.url, MAPS)
    held(anna, "map").focus()
    anna.page.keyboard.press("i")
    expect(anna.text("help-map", "dialog[open]")).to_be_visible()
    anna.page.keyboard.press("Escape")
    expect(held(anna, "map")).to_be_focused()
    expect(held(anna, "map")).to_have_attribute("aria-pressed", "false")
    close_all(tables)


@pytest.mark.parametrize("phone", [False, True], ids=["mouse", "thumb"])
def test_a_tool_of_ones_own_is_broken_only_on_purpose(
    server: ThreadServer, person: PersonFactory, phone: bool
) -> None:
    anna = person("Anna", phone=phone)
    tables = turn(anna, server.url, BREAKS)
    before = anna.tracker.turn
    anna.press(held(anna, "break"))
    anna.press(anna.anchor("seat:0"))
    if phone:
        anna.press(anna.anchor("seat:0"))
    expect(anna.text("doubt-break-self", ".actions .said")).to_be_visible()
    anna.wait_until_drawn()
    assert anna.tracker.turn == before
    # Who did not mean it is back where they began.
    anna.press(anna.button("hand-cancel"))
    anna.press(held(anna, "break"))
    anna.press(anna.anchor("seat:0"))
    if phone:
        anna.press(anna.anchor("seat:0"))
    anna.press(anna.button("doubt-yes"))
    anna.wait(lambda: bool(anna.view.broken[0]))
    close_all(tables)


def test_a_goal_one_knows_is_looked_at_again_only_on_purpose(
    server: ThreadServer, person: PersonFactory
) -> None:
    anna = person("Anna")
    tables = turn(anna, server.url, MAPS)
    first = next(move for move in anna.view.legal if isinstance(move, Peek) and move.goal == 1)
    anna.play(first)
    wait_for(lambda: tables[0].number == anna.tracker.number, tables)
    play_until(tables, lambda: tables[0].is_my_turn)
    anna.wait(lambda: anna.must_act)
    found = "treasure" if anna.view.goals[1].face == "treasure" else "stone"
    known = anna.words("play-peeked", goal=2, found=found)
    before = anna.tracker.turn
    # By the keyboard: the question takes it along.
    held(anna, "map").focus()
    anna.page.keyboard.press("Enter")
    anna.anchor("goal:1").focus()
    anna.page.keyboard.press("Enter")
    says(anna, anna.words("doubt-known", known=known))
    yes = anna.button("doubt-yes")
    expect(yes).to_be_focused()
    assert anna.tracker.turn == before
    # A goal one does not know is looked at without a question.
    anna.page.keyboard.press("Escape")
    other = next(move for move in anna.view.legal if isinstance(move, Peek) and move.goal == 0)
    anna.play(other)
    close_all(tables)


def test_others_tools_are_broken_without_a_question(
    server: ThreadServer, person: PersonFactory
) -> None:
    anna = person("Anna")
    tables = turn(anna, server.url, BREAKS)
    other = next(move for move in anna.view.legal if isinstance(move, Break) and move.seat == 1)
    anna.play(other)
    assert anna.view.broken[1]
    close_all(tables)
