"""What a page shows, and games that go on between a page and programs."""

from typing import Any

from foolsgold.base.rng import Rng
from foolsgold.bots.catalogue import rule_bot
from foolsgold.client import RemoteTable
from tests.browser.players import Person
from tests.support.server_harness import drain

CUT_OFF_SCRIPT = """() => [...document.querySelectorAll("dialog[open] > .content")]
    .filter((content) => content.scrollWidth > content.clientWidth)
    .map((content) => content.innerText)"""
"""What a dialog holds and cannot show: it does not scroll sideways."""

NUMBERS_SCRIPT = """(signs) => {
    const pattern = new RegExp(
        `[-−]?[0-9۰-۹]+,[-−]?[0-9۰-۹]+|[0-9۰-۹]+\\u2069?[${signs}]`, "g");
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found = [];
    while (walker.nextNode()) {
        const node = walker.currentNode;
        for (const match of node.data.matchAll(pattern)) {
            const letters = [];
            for (let at = match.index; at < match.index + match[0].length; at += 1) {
                const range = document.createRange();
                range.setStart(node, at);
                range.setEnd(node, at + 1);
                const { left, width } = range.getBoundingClientRect();
                if (width > 0) letters.push([node.data[at], left]);
            }
            const read = letters.map(([letter]) => letter).join("");
            letters.sort(([, one], [, other]) => one - other);
            found.push([read, letters.map(([letter]) => letter).join("")]);
        }
    }
    return found.filter(([read]) => read !== "");
}"""
"""Cells and shares: as they are written, and as they stand on the screen from left to right."""


def displayed_numbers(person: Person, signs: str = "%") -> list[tuple[str, str]]:
    """Cells such as 8,-1, and numbers with one of these signs: as written, and as seen."""
    return [(read, shown) for read, shown in person.page.evaluate(NUMBERS_SCRIPT, signs)]


def cut_off_texts(person: Person) -> list[str]:
    """Words that run out of the dialog they stand in."""
    found: list[str] = person.page.evaluate(CUT_OFF_SCRIPT)
    return found


def page_contents(person: Person) -> dict[str, Any]:
    """What the page shows of the game."""

    def texts(places: str) -> list[str]:
        return person.page.locator(places).all_inner_texts()

    def labels(places: str) -> list[str]:
        script = "all => all.map(each => each.getAttribute('aria-label'))"
        found: list[str] = person.page.locator(places).evaluate_all(script)
        return found

    return {
        "title": person.page.title(),
        # Not what is read out there in passing.
        "dialogs": texts("dialog[open] > :is(header, .content, footer)"),
        # Not the bubbles: they hang in the air for a moment only.
        "said": texts("p.said"),
        # New cards lie where old ones were, which only those know who saw it.
        "hand": sorted(labels(".hand .card")),
        "board": labels(".board [aria-label]"),
        "seats": texts("[data-anchor^='seat:']"),
        "lobby": texts("main .seats > ol > li"),
        "buttons": texts("main button, .buttons button"),
        # What happened around the game is told only to those who were there.
        "log": texts("[role=log] li:not(.table)"),
    }


def settled_contents(person: Person) -> dict[str, Any]:
    """What the page shows once it does not change any more."""
    shown: list[dict[str, Any]] = [page_contents(person)]

    def is_still() -> bool:
        person.wait_until_drawn()
        # The older lines of a long log come some at a time.
        is_told = person.page.locator("[aria-busy=true]").count() == 0
        shown.append(page_contents(person))
        return is_told and shown[-1] == shown[-2]

    person.wait(is_still)
    return shown[-1]


def wait_for_game(person: Person, *, reads: bool = True) -> None:
    """Waits for the game, and reads which role one has."""
    person.page.locator(".play").wait_for()
    if reads:
        person.button("role-dismiss").click()


def assert_game_goes_on(person: Person, others: list[RemoteTable], moves: int = 6) -> None:
    """The game is played for a while by somebody on the page and others elsewhere."""
    rng = Rng(4)
    turn = person.tracker.turn

    def has_gone_on() -> bool:
        if person.tracker.round_in_summary is not None:
            person.dismiss()
        if person.must_act:
            person.play(person.advised_move(rng))
        for other in others:
            drain(other, 0.001)
            other.dismiss_summary()
            if other.is_my_turn:
                assert other.ruleset is not None
                game = other.ruleset.rules.name
                other.play(rule_bot(game).choose(other.view, other.round_history, rng))
        return person.is_over or person.tracker.turn >= turn + moves

    person.wait(has_gone_on)
