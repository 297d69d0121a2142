"""Looking back in the page: there and back again, links to moments, keys, phones, other eyes."""

import re

import pytest
from playwright.sync_api import FilePayload

from foolsgold.base.rng import Rng
from foolsgold.bots.catalogue import bot_names, find_bot
from foolsgold.games.catalogue import find
from foolsgold.locales.translator import LANGUAGES
from foolsgold.play.game import Game
from foolsgold.play.record_parser import read_record
from foolsgold.play.table_talk import Looked, Suspect
from tests.browser.conftest import PersonFactory
from tests.browser.players import LAPTOP, PHONE, Person, pattern_with_marks, without_marks
from tests.browser.test_accessibility import AXE, found, in_light
from tests.server.projection.test_replay import kept
from tests.support.profiles import IS_EXPLORE_PROFILE
from tests.support.server_harness import ThreadServer, close_all, play_out, seat_people, start_game

NEARER = {} if IS_EXPLORE_PROFILE else {"columns_between": 4}
"""Goals nearer by make whole games with fewer moments: each is drawn and compared."""
SHORT = {"saboteur-en": {"rounds": 2}, "gobblings": {"points_to_win": 4, **NEARER}}
"""Whole games, and not long ones."""
THERE_AND_BACK = """async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    const drawn = async () => {
        await frame();
        // What is read comes after the board, and old lines a moment after the newest.
        do await frame(); while (document.querySelector("[aria-busy=true]"));
    };
    const shown = () => {
        const copy = document.querySelector(".viewing").cloneNode(true);
        // What was said hangs in the air for a while, and only on the way there.
        for (const said of copy.querySelectorAll("p.bubble")) said.remove();
        for (const one of copy.querySelectorAll("*")) {
            // In which order classes and attributes were set is nothing anybody sees.
            const set = [...one.attributes].map(({name, value}) => [name, value]).sort();
            for (const [name] of set) one.removeAttribute(name);
            for (const [name, value] of set) {
                const words = name === "class" ? value.split(/\\s+/).sort().join(" ") : value;
                one.setAttribute(name, words);
            }
        }
        return copy.innerHTML.replaceAll(/<!--.*?-->/g, "");
    };
    const walk = async (key, way) => {
        const seen = [shown()];
        while (!document.querySelectorAll(".keys button")[way].disabled) {
            const press = new KeyboardEvent("keydown", {key, bubbles: true});
            document.body.dispatchEvent(press);
            await drawn();
            seen.push(shown());
        }
        return seen;
    };
    await drawn();
    const there = await walk("ArrowRight", 2);
    const back = (await walk("ArrowLeft", 0)).reverse();
    const first = there.findIndex((text, place) => text !== back[place]);
    const [a, b] = first < 0 ? ["", ""] : [there[first], back[first] ?? ""];
    let at = 0;
    while (a[at] === b[at] && at < a.length) at += 1;
    const about = (text) => text.slice(Math.max(0, at - 300), at + 300);
    const kinds = new Set(there).size;
    return {moments: there.length, back: back.length, first, kinds, a: about(a), b: about(b)};
}"""


def short_game(edition: str) -> str:
    """The record of a whole game of bots, and not a long one."""
    return game_of_bots(edition, **SHORT[edition])


def game_of_bots(edition: str, seats: int = 3, **changes: int) -> str:
    """The record of a whole game of bots, with words in between."""
    box = find(edition)
    game = Game(box, seats, 11, names=("Anna", "Bilal", "Chaya")[:seats], changes=changes)
    name, rng = box.rules.name, Rng(5)
    bot = find_bot(name, bot_names(name)[0])
    while not game.is_over:
        assert game.to_act is not None
        heard = game.round_history_for(game.to_act)
        game.play(bot.choose(game.view(game.to_act), heard, rng))
        moves = len(game.moves)
        if moves in (3, 9):
            game.say(moves % seats, Looked(moves % 3, box.rules.claimable_faces[0]))
        if moves == 5:
            game.say(0, Suspect(1))
    return str(game.record())


@pytest.fixture(scope="module")
def records() -> dict[str, str]:
    return {edition: short_game(edition) for edition in SHORT}


@pytest.fixture(scope="module")
def three_rounds() -> str:
    return game_of_bots("saboteur-en", rounds=3)


@pytest.mark.parametrize("edition", SHORT)
def test_there_and_back_every_moment_looks_the_same(
    server: ThreadServer, person: PersonFactory, records: dict[str, str], edition: str
) -> None:
    anna = person("Anna")
    anna.page.goto(f"{server.url}/g/{kept(server, records[edition], 1).id}")
    look_back(anna)
    walked = anna.page.evaluate(THERE_AND_BACK)
    assert walked["moments"] == walked["back"] > 30
    assert walked["first"] == -1, (walked["first"], walked["a"], walked["b"])
    assert walked["kinds"] == walked["moments"]


EVERY_INSTANT = """async () => {
    const parts = [".seats", ".controls", ".hands", ".side [role=log]", ".side .tested"];
    const text = (part) => document.querySelector(part)?.textContent ?? "";
    const isBusy = () => document.querySelector(".viewing").ariaBusy === "true";
    const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    const seen = [];
    const look = () => parts.forEach((part, place) => seen.at(-1).at[place].add(text(part)));
    // Whatever changes, and at each change: also what no frame shows.
    new MutationObserver(() => seen.length > 0 && look()).observe(
        document.querySelector(".viewing"), {subtree: true, childList: true, characterData: true});
    do await frame(); while (document.querySelector("[aria-busy=true]"));
    let before = parts.map(text), wasBusy = 0;
    const wrong = [];
    while (!document.querySelectorAll(".keys button")[2].disabled) {
        seen.push({at: parts.map(() => new Set())});
        const press = new KeyboardEvent("keydown", {key: "ArrowRight", bubbles: true});
        document.body.dispatchEvent(press);
        do { await frame(); look(); wasBusy += isBusy(); } while (isBusy());
        const after = parts.map(text);
        parts.forEach((part, place) => {
            for (const shown of seen.at(-1).at[place])
                if (shown !== before[place] && shown !== after[place]) wrong.push([part, shown]);
        });
        before = after;
    }
    return {moments: seen.length, wasBusy, wrong};
}"""
"""Walks through a game; whether any part ever shows anything but the moment before or this one."""


@pytest.mark.parametrize("eyes", ["2", "all"])
def test_what_follows_the_board_is_one_moment_or_the_next(
    server: ThreadServer, person: PersonFactory, records: dict[str, str], eyes: str
) -> None:
    anna = person("Anna")
    anna.page.goto(f"{server.url}/g/{kept(server, records['saboteur-en'], 1).id}?eyes={eyes}")
    look_back(anna)
    walked = anna.page.evaluate(EVERY_INSTANT)
    assert walked["moments"] > 30
    assert walked["wrong"] == []
    # Something did follow: else nothing was looked at.
    assert walked["wasBusy"] > 0


def look_back(who: Person) -> None:
    who.page.locator(".viewing .board svg").first.wait_for()
    who.wait_for_faces()


def counted(who: Person, move: int, message: str = "lookback-moment") -> None:
    """Until the page tells this move, and all of it shows that moment."""
    start = (
        unclosed(who.words(message, move=move, moves=0)) if move else who.words("lookback-dealt")
    )
    who.page.locator(".told b").filter(has_text=re.compile(start)).wait_for()
    who.wait(lambda: who.page.locator("[aria-busy=true]").count() == 0)


def unclosed(text: str) -> str:
    """A sentence up to its last number, as a pattern."""
    return "^" + pattern_with_marks(text).pattern.removesuffix("$").rsplit("0", 1)[0].lstrip("^")


DRAWN_WHOLE = """(cards) => cards.every(({src, alt, naturalWidth}) =>
    naturalWidth > 0 && alt && !decodeURIComponent(src).includes("var("))"""
"""Whether all pictures are there, in colours of their own, and can be read out."""


def test_links_lead_to_moments_and_keys_walk(
    server: ThreadServer, person: PersonFactory, records: dict[str, str]
) -> None:
    anna = person("Anna")
    page = anna.page
    link = kept(server, records["saboteur-en"], 1)
    page.goto(f"{server.url}/g/{link.id}?eyes=2#r2m4")
    look_back(anna)
    counted(anna, 4)
    page.wait_for_url(re.compile(r"eyes=2#r2m4$"))
    assert page.locator(".eyes select").input_value() == "2"
    # The seat's own cards and role, and nobody else's.
    assert (
        page.locator(".hands li").count()
        == page.locator(".hands").get_by_role("listitem").count()
        > 0
    )
    anna.wait(lambda: page.locator(".hands li img").evaluate_all(DRAWN_WHOLE))
    assert page.locator(".people .role").count() == 1
    for key, end in (
        ("ArrowRight", "r2m5"), ("ArrowLeft", "r2m4"), ("PageUp", "r2m0"), ("PageUp", "r1m0"),
        ("End", r"r2m\d+\.1"), ("Home", "r1m0"), ("Shift+ArrowRight", r"r1m1"),
    ):  # fmt: skip
        page.keyboard.press(key)
        page.wait_for_url(re.compile(f"#{end}$"))
    # By itself, until it is stopped.
    page.keyboard.press(" ")
    anna.button("lookback-pause").wait_for()
    page.wait_for_url(re.compile("#r1m2$"))
    page.keyboard.press(" ")
    anna.button("lookback-play").wait_for()
    page.evaluate("location.hash = '#r2m1'")
    counted(anna, 1)
    page.locator(".eyes select").select_option("all")
    page.wait_for_url(re.compile(r"/g/\w+#r2m1$"))
    assert page.locator(".people .role").count() == 3


UNCUT = """(select) => {
    const room = select.offsetWidth;
    // As wide as it would like to be with nothing but what it shows, and in nobody's way.
    const free = select.cloneNode(false);
    free.append(select.selectedOptions[0].cloneNode(true));
    free.style.cssText = "position: absolute; inline-size: max-content";
    select.after(free);
    const wanted = free.offsetWidth;
    free.remove();
    return [room >= wanted, room, wanted, select.selectedOptions[0].text];
}"""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whose_eyes_they_are_can_be_read_on_a_phone(
    server: ThreadServer, person: PersonFactory, three_rounds: str, lang: str
) -> None:
    anna = person("Anna", lang=lang, phone=True)
    anna.page.goto(f"{server.url}/g/{kept(server, three_rounds, 1).id}")
    look_back(anna)
    assert anna.page.locator(".rounds button").count() == 3
    eyes = anna.page.locator(".eyes select")
    for choice in ("all", "1", "watcher"):
        eyes.select_option(choice)
        anna.wait(lambda c=choice: eyes.input_value() == c)  # type: ignore[misc]
        is_whole, *more = eyes.evaluate(UNCUT)
        assert is_whole, (choice, *more)
    assert anna.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


def test_a_link_shows_at_once_what_its_eyes_saw_and_no_more(
    server: ThreadServer, person: PersonFactory, records: dict[str, str]
) -> None:
    anna = person("Anna")
    anna.allowed_errors = ["status of 400"]
    asked: list[str] = []
    anna.page.on(
        "request", lambda request: asked.extend(re.findall(r"/api/.*eyes=(\w+)$", request.url))
    )
    link = f"{server.url}/g/{kept(server, records['saboteur-en'], 1).id}"
    anna.page.goto(f"{link}?eyes=watcher#r1m4")
    look_back(anna)
    counted(anna, 4)
    assert anna.page.locator(".eyes select").input_value() == "watcher"
    assert asked == ["watcher"]
    # Eyes that nobody has are told of, and the game is there all the same.
    anna.page.goto(f"{link}?eyes=99#r1m4")
    anna.page.get_by_role("alert").wait_for()
    look_back(anna)
    assert anna.page.locator(".eyes select").input_value() == "all"


def moves_of_first_round(record: str) -> int:
    """How many moves it took until it was decided."""
    for position in read_record(record).positions():
        if any(type(event).__name__ == "RoundEnded" for event in position.last_events):
            return position.moves_made
    raise AssertionError("no round of it has ended")


@pytest.mark.parametrize("edition", SHORT)
def test_the_end_of_a_round_is_staged_again(
    server: ThreadServer, person: PersonFactory, records: dict[str, str], edition: str
) -> None:
    anna = person("Anna", staged=True)
    page = anna.page
    moves = moves_of_first_round(records[edition])
    page.goto(f"{server.url}/g/{kept(server, records[edition], 1).id}?eyes=watcher#r1m{moves - 1}")
    look_back(anna)
    counted(anna, moves - 1)
    page.keyboard.press(" ")
    for beat in ("banner", "role"):
        page.locator(f".stage[data-beat={beat}]").wait_for()
    # Whoever has seen enough is at the moment it leads to.
    assert page.url.endswith(f"#r1m{moves - 1}")
    anna.press(anna.button("lookback-pause"))
    page.wait_for_url(re.compile(f"#r1m{moves}$"))
    assert page.locator(".stage").count() == 0
    # By hand nothing is held.
    page.keyboard.press("ArrowLeft")
    page.wait_for_url(re.compile(f"#r1m{moves - 1}$"))
    page.keyboard.press("ArrowRight")
    page.wait_for_url(re.compile(f"#r1m{moves}$"))
    assert page.locator(".stage").count() == 0


@pytest.mark.skipif(not AXE.exists(), reason="there is no axe-core: npm ci in web/ brings it")
@pytest.mark.parametrize(("lang", "phone"), [("en", False), ("he", True)])
def test_it_is_open_to_everybody(
    server: ThreadServer, person: PersonFactory, records: dict[str, str], lang: str, phone: bool
) -> None:
    anna = person("Anna", lang=lang, phone=phone)
    anna.allowed_errors = ["status of 400"]
    anna.page.goto(f"{server.url}/g/{kept(server, records['gobblings'], 1).id}#r1m12")
    look_back(anna)
    counted(anna, 12)
    # Not innerWidth: a phone's grows with what does not fit.
    screen = PHONE if phone else LAPTOP
    assert anna.page.evaluate("document.documentElement.scrollWidth") <= screen["width"]
    problems = found(anna)
    in_light(anna, "dark")
    problems += found(anna, ["color-contrast"])
    in_light(anna, "light")
    anna.press(anna.page.locator("button.share"))
    anna.page.locator("dialog[open]").wait_for()
    # A messenger shows what is shared in these words.
    shared = anna.page.locator("dialog[open] input.field").input_value()
    assert ("lang=he" in shared) is (lang == "he")
    problems += found(anna)
    # A record that breaks off is told by its line.
    anna.page.goto(f"{server.url}/g")
    torn = "\n".join(records["gobblings"].splitlines()[:14])
    anna.page.locator("textarea").fill(torn)
    problems += found(anna)
    anna.press(anna.button("lookback-show"))
    alert = anna.page.get_by_role("alert").locator("p")
    alert.wait_for()
    assert "14" in alert.inner_text()
    anna.page.locator("textarea").fill(records["gobblings"])
    anna.press(anna.button("lookback-show"))
    look_back(anna)
    assert problems == []


def test_a_file_of_several_games_lets_one_choose(
    server: ThreadServer, person: PersonFactory, records: dict[str, str]
) -> None:
    """What "your games" saves is one file: dropped here, it is not called a broken record."""
    anna = person("Anna")
    page = anna.page
    page.goto(f"{server.url}/g")
    page.locator("textarea").wait_for()
    # More than one game may be long: all of a device.
    both = [records["saboteur-en"], records["gobblings"].replace("Anna", "<b>Dana</b>")]
    many = "# games\n" + "\n".join(both * 40)
    assert len(many) > 60_000
    give = FilePayload(name="games.txt", mimeType="text/plain", buffer=many.encode())
    page.locator("input[type=file]").set_input_files(give)
    choices = page.locator(".games button")
    choices.last.wait_for()
    assert choices.count() == 80
    assert "<b>Dana</b>" in choices.nth(1).inner_text()
    assert page.locator("textarea").input_value() == ""
    anna.press(choices.nth(1))
    look_back(anna)
    assert "<b>Dana</b>" in page.locator(".people").inner_text()


def test_what_is_too_long_for_a_game_is_not_put_into_the_field(
    server: ThreadServer, person: PersonFactory
) -> None:
    anna = person("Anna", lang="lv")
    page = anna.page
    page.goto(f"{server.url}/g")
    page.locator("textarea").wait_for()
    give = FilePayload(name="film.txt", mimeType="text/plain", buffer=b"place 1 1,0\n" * 20_000)
    page.locator("input[type=file]").set_input_files(give)
    page.get_by_role("alert").filter(has_text=anna.words("lookback-long")).wait_for()
    assert page.locator("textarea").input_value() == ""


def test_players_find_it_at_the_end_and_can_delete_it(
    server: ThreadServer, person: PersonFactory
) -> None:
    tickets = seat_people(server.url, 2, seats=3, edition="saboteur-en")
    tables = start_game(tickets)
    play_out(tables, Rng(1))
    close_all(tables)
    anna = person("Anna")
    anna.take_over(tickets[0])
    way = anna.page.get_by_role("link", name=pattern_with_marks(anna.words("lookback-title")))
    way.wait_for()
    address = way.get_attribute("href")
    anna.page.goto(f"{server.url}{address}")
    look_back(anna)
    anna.page.locator("button.share").click()
    named = anna.page.locator("dialog input.field").input_value()
    anna.page.get_by_role("switch").click()
    plain = anna.page.locator("dialog input.field").input_value()
    assert named.split("#")[0] == f"{server.url}{address}"
    # Somebody else opens the link without names, and can only look.
    bilal = person("Bilal", lang="uk")
    bilal.page.goto(plain)
    look_back(bilal)
    assert "Anna" not in bilal.page.content()
    assert without_marks(bilal.words("player", number=1)) in without_marks(
        bilal.page.locator(".people").inner_text()
    )
    bilal.page.locator("button.share").click()
    assert bilal.page.get_by_role("radio").count() == 0
    anna.button("lookback-delete").click()
    anna.button("lookback-delete-sure").click()
    anna.button("home-play").wait_for()
    bilal.allowed_errors = ["status of 410"]
    bilal.page.reload()
    bilal.page.get_by_role(
        "heading", name=pattern_with_marks(bilal.words("lookback-gone"))
    ).wait_for()
