"""A game by the keyboard alone: nothing needs a mouse, focus is never lost, and all is told."""

import re
from typing import Any

from playwright.sync_api import expect

from foolsgold.base.rng import Rng
from foolsgold.games.saboteur import moves
from tests.browser.conftest import PersonFactory
from tests.browser.players import Person, pattern_with_marks, without_marks
from tests.browser.tour import TEES_EDITION, begin_game, play_until, seat_with_programs
from tests.support.server_harness import ThreadServer, close_all, wait_for

SHORT = """
extends = "saboteur-en"
id = "short"
rounds = 1
columns_between = 2
min_path_cards = 0

[roles]
3 = { saboteurs = 0, diggers = 3 }
"""
"""Two steps to the goals, and gold for everybody."""
WHERE = """() => {
    const at = document.activeElement;
    return at.getAttribute("data-anchor") ?? at.tagName.toLowerCase();
}"""
IN_DIALOG = "() => !!document.activeElement.closest('dialog')"
LISTENS = """
window.heard = new Set();
new MutationObserver(() => {
    for (const line of document.querySelectorAll("[role=status] p")) heard.add(line.textContent);
}).observe(document, { childList: true, subtree: true });
"""
"""Keeps all that is read out: a line may be gone before the test looks."""
HEARD = "() => [...heard].join(' ')"


def focus(anna: Person) -> str:
    """Where the keyboard is: an anchor, or a kind of element."""
    where: str = anna.page.evaluate(WHERE)
    return where


def key(anna: Person, name: str) -> None:
    anna.page.keyboard.press(name)


def tab_to(anna: Person, selector: str, most: int = 60) -> None:
    """Tab until something is in focus."""
    for _ in range(most):
        key(anna, "Tab")
        if anna.page.evaluate("(s) => document.activeElement.matches(s)", selector):
            return
    raise AssertionError(f"Tab does not lead to {selector}")


def tab_to_button(anna: Person, message: str) -> None:
    """Tab until the button of these words is in focus."""
    wanted = without_marks(anna.words(message))
    for _ in range(60):
        key(anna, "Tab")
        words = anna.page.evaluate("() => document.activeElement.textContent")
        if without_marks(words).strip() == wanted:
            return
    raise AssertionError(f"Tab does not lead to {message}")


def arrows_to(anna: Person, target: str) -> None:
    """Arrows among the lit places, as somebody who looks would press them."""
    x, y = map(int, target.removeprefix("cell:").split(","))
    for step in range(40):
        if focus(anna) == target:
            return
        at = re.fullmatch(r"cell:(-?\d+),(-?\d+)", focus(anna))
        assert at is not None, focus(anna)
        right, down = x - int(at[1]), y - int(at[2])
        across = "ArrowRight" if right > 0 else "ArrowLeft"
        along = "ArrowDown" if down > 0 else "ArrowUp"
        # Now and then the other way first: lit places are no chessboard.
        is_across = right != 0 and (down == 0 or step % 3 != 2)
        key(anna, across if is_across else along)
    raise AssertionError(f"arrows do not lead to {target}")


def number_of(anna: Person, card: int) -> str:
    """The key of a card in the hand."""
    cards = anna.page.locator(".hand .card").all()
    anchors = [each.get_attribute("data-anchor") for each in cards]
    return str(anchors.index(f"hand:{card}") + 1)


def turn_until(anna: Person, move: Any) -> None:
    """R until the card lies as it should."""
    for _ in range(3):
        if anna._is_turned(anna.anchor(f"hand:{move.card}"), move.card, 2 * move.turned):
            return
        key(anna, "r")
    raise AssertionError(f"R does not turn to {move}")


def play(anna: Person, move: Any) -> None:
    """Makes a move by keys alone."""
    turn = anna.tracker.turn
    if isinstance(move, moves.Take) and len(anna.view.legal) == 1:
        # Where there is nothing to choose the table does it.
        pass
    elif isinstance(move, (moves.Take, moves.Open, moves.Turn)):
        tab_to(anna, "dialog[open] .choice")
        for _ in range(anna.view.legal.index(move)):
            key(anna, "Tab")
        key(anna, "Enter")
    else:
        key(anna, number_of(anna, move.card))
        expect(anna.anchor(f"hand:{move.card}")).to_have_attribute("aria-pressed", "true")
        anna.wait_until_drawn()
        play_card(anna, move)
    anna.wait(lambda: anna.tracker.turn != turn or anna.is_over)


def play_card(anna: Person, move: Any) -> None:
    """What is done with the chosen card."""
    match move:
        case moves.Discard():
            key(anna, "d")
            expect(anna.button("hand-sure")).to_be_focused()
            key(anna, "Enter")
            return
        case moves.Break() | moves.Mend():
            while focus(anna) != f"seat:{move.seat}":
                key(anna, "Tab")
        case moves.Peek():
            while focus(anna) != f"goal:{move.goal}":
                key(anna, "ArrowDown" if focus(anna) < f"goal:{move.goal}" else "ArrowUp")
        case _:
            arrows_to(anna, f"cell:{move.cell}")
            if isinstance(move, moves.Place):
                turn_until(anna, move)
    key(anna, "Enter")
    there = [m for m in anna.view.legal if getattr(m, "seat", None) == getattr(move, "seat", -1)]
    several = [m for m in there if m.card == move.card]
    if len(several) > 1:
        tab_to(anna, ".buttons .button.main")
        for _ in range(several.index(move)):
            key(anna, "Tab")
        key(anna, "Enter")


def close_role(anna: Person) -> None:
    """The dialog of the role holds the keyboard, and Escape closes it."""
    anna.button("role-dismiss").wait_for()
    assert anna.page.evaluate(IN_DIALOG)
    key(anna, "Escape")
    expect(anna.page.locator("dialog[open]")).to_have_count(0)


def test_from_the_first_screen_into_a_game_by_keys(
    server: ThreadServer, person: PersonFactory
) -> None:
    anna = person("Anna")
    anna.page.goto(server.url)
    anna.button("home-play").wait_for()
    tab_to(anna, ".start input")
    anna.page.keyboard.type("Anna")
    tab_to(anna, ".start button")
    key(anna, "Enter")
    anna.button("role-dismiss").wait_for()
    # Alone with bots the role lies open; whoever would rather not, sees it while a key is held.
    expect(anna.page.locator("dialog .hold")).to_have_count(0)
    tab_to_button(anna, "role-never")
    key(anna, "Enter")
    tab_to(anna, "dialog .hold")
    role = anna.page.locator("dialog .hold")
    before = role.inner_text()
    anna.page.keyboard.down("Space")
    anna.wait(lambda: role.inner_text() != before)
    anna.page.keyboard.up("Space")
    anna.wait(lambda: role.inner_text() == before)
    tab_to_button(anna, "role-dismiss")
    key(anna, "Enter")
    expect(anna.page.locator("dialog[open]")).to_have_count(0)
    anna.wait(lambda: anna.must_act)
    play(anna, anna.advised_move(Rng(1)))
    assert focus(anna) != "body"


def test_a_whole_round_is_played_by_keys_and_told(
    server: ThreadServer, person: PersonFactory
) -> None:
    anna = person("Anna")
    anna.page.add_init_script(LISTENS)
    tables = seat_with_programs(anna, server.url, SHORT)
    begin_game(tables)
    close_role(anna)
    rng = Rng(4)
    mine = 0
    while not tables[0].table or tables[0].table.stage != "over":
        play_until(tables, lambda: tables[0].is_my_turn or tables[0].view.phase == "over")
        if tables[0].view.phase == "over":
            break
        anna.wait(lambda: anna.tracker.number == tables[0].number)
        anna.wait_until_drawn()
        move = anna.advised_move(rng)
        play(anna, move)
        mine += 1
        assert focus(anna) != "body", move
        # The other device of this seat hears of it too.
        wait_for(lambda: tables[0].number == anna.tracker.number, tables)
    # With this deal she has several turns before the treasure is found.
    assert mine > 1
    anna.wait(lambda: any(name in anna.page.evaluate(HEARD) for name in ("Ólafur", "דנה")))
    anna.wait(lambda: anna.is_over)
    anna.page.locator("dialog[open]").first.wait_for()
    assert anna.page.evaluate(IN_DIALOG)
    tab_to_button(anna, "end-go-on")
    key(anna, "Enter")
    anna.button("end-again").wait_for()
    tab_to_button(anna, "end-home")
    key(anna, "Enter")
    anna.button("home-play").wait_for()
    close_all(tables)


def test_cards_are_chosen_turned_cancelled_and_put_away_by_keys(
    server: ThreadServer, person: PersonFactory
) -> None:
    anna = person("Anna")
    tables = seat_with_programs(anna, server.url, TEES_EDITION)
    begin_game(tables)
    close_role(anna)
    play_until(tables, lambda: tables[0].is_my_turn)
    anna.wait(lambda: anna.must_act)
    cards = anna.page.locator(".hand .card")
    turn_line = anna.words("hear-turn", count=6, cards=6)
    expect(
        anna.page.get_by_role("status").get_by_text(pattern_with_marks(turn_line))
    ).to_have_count(1)
    turn = anna.tracker.turn
    # A number chooses and leads to the maze, Escape leads back.
    key(anna, "2")
    expect(cards.nth(1)).to_have_attribute("aria-pressed", "true")
    anna.wait(lambda: focus(anna).startswith("cell:"))
    assert "lit" in (anna.anchor(focus(anna)).get_attribute("class") or "").split()
    key(anna, "Escape")
    expect(cards.nth(1)).to_have_attribute("aria-pressed", "false")
    anna.wait(lambda: focus(anna) == cards.nth(1).get_attribute("data-anchor"))
    # Arrows walk along the hand, Enter chooses.
    key(anna, "ArrowRight")
    assert focus(anna) == cards.nth(2).get_attribute("data-anchor")
    key(anna, "Enter")
    expect(cards.nth(2)).to_have_attribute("aria-pressed", "true")
    anna.wait(lambda: focus(anna).startswith("cell:"))
    # Arrows stay among the lit places, and reach every one.
    lit = {str(move.cell) for move in anna.view.legal if isinstance(move, moves.Place)}
    for cell in sorted(lit):
        arrows_to(anna, f"cell:{cell}")
        label = anna.page.evaluate("() => document.activeElement.getAttribute('aria-label')")
        assert cell in without_marks(label)
    # R turns the card, in words too.
    card = cards.nth(2)
    both = next(
        str(move.cell)
        for move in anna.view.legal
        if isinstance(move, moves.Place) and move.turned and _upright(anna, move)
    )
    arrows_to(anna, f"cell:{both}")
    before = card.get_attribute("aria-label")
    key(anna, "r")
    anna.wait(lambda: card.get_attribute("aria-label") != before)
    assert focus(anna) == f"cell:{both}"
    # D asks first, Escape takes that back; D and Enter put away.
    key(anna, "d")
    expect(anna.button("hand-sure")).to_be_focused()
    key(anna, "Escape")
    expect(anna.button("hand-sure")).to_have_count(0)
    assert focus(anna) != "body"
    assert anna.tracker.turn == turn
    number = card.get_attribute("data-anchor")
    key(anna, "d")
    key(anna, "Enter")
    anna.wait(lambda: anna.tracker.turn > turn)
    expect(anna.anchor(str(number))).to_have_count(0)
    anna.wait(lambda: focus(anna).startswith("hand:"))
    close_all(tables)


def _upright(anna: Person, move: moves.Place) -> bool:
    """Whether it fits there the other way up too."""
    other = moves.Place(card=move.card, cell=move.cell, turned=False)
    return other in anna.view.legal


def test_the_table_menu_and_the_rules_are_opened_and_closed_by_keys(
    server: ThreadServer, person: PersonFactory
) -> None:
    anna = person("Anna")
    tables = seat_with_programs(anna, server.url, TEES_EDITION)
    begin_game(tables)
    close_role(anna)
    for message in ("page-rules", "page-table"):
        tab_to_button(anna, message)
        key(anna, "Enter")
        anna.page.locator("dialog[open]").wait_for()
        assert anna.page.evaluate(IN_DIALOG)
        for _ in range(12):
            key(anna, "Tab")
            # Between the last and the first is the browser's own bar.
            assert anna.page.evaluate(IN_DIALOG) or focus(anna) == "body"
        key(anna, "Escape")
        expect(anna.page.locator("dialog[open]")).to_have_count(0)
        words = without_marks(anna.page.evaluate("() => document.activeElement.textContent"))
        assert words.strip() == without_marks(anna.words(message))
    close_all(tables)
