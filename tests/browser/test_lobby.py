"""A lobby that bends: what opening a table asks for, what the host changes, who comes late."""

import re

from playwright.sync_api import Page, expect

from foolsgold.base.rng import Rng
from foolsgold.bots.catalogue import rule_bot
from foolsgold.client import RemoteTable, open_table, sit_down
from foolsgold.client.remote_table import new_id
from foolsgold.server.http.edition_catalogue import list_editions
from foolsgold.wire import commands as ask
from tests.browser.conftest import PersonFactory
from tests.browser.players import Person, pattern_with_marks, without_marks
from tests.browser.tour import (
    CROSSROADS_EDITION,
    TEES_EDITION,
    begin_game,
    play_until,
    seat_with_programs,
)
from tests.support.server_harness import ThreadServer, close_all, drain, wait_for

WRONG = """extends = "saboteur-en"
rounds = 1

[deck.actions]
map = "many"
"""
NOTICES = """() => {
    window.told = [];
    window.Notification = class {
        static permission = "granted";
        static requestPermission = async () => "granted";
        constructor(title, { body }) { window.told.push(`${title} ${body}`); }
    };
    Object.defineProperty(document, "hidden", { get: () => window.isAway ?? false });
}"""


def new_table(anna: Person, server: ThreadServer) -> Page:
    anna.page.goto(f"{server.url}/?new")
    anna.button("home-new-go").wait_for()
    return anna.page


def fold(page: Page, number: int = 0) -> None:
    """Unfolds what is folded away."""
    page.locator("details > summary").nth(number).click()


def opened(anna: Person) -> None:
    anna.press(anna.button("home-new-go"))
    anna.button("page-leave").wait_for()


def test_opening_a_table_asks_for_the_game_and_the_seats_and_no_more(
    server: ThreadServer, person: PersonFactory
) -> None:
    anna = person("Anna")
    page = new_table(anna, server)
    page.get_by_label(anna.words("home-name")).fill("Anna")
    asked = page.locator("main form :is(input, select, textarea, [role=spinbutton], [role=switch])")
    seen = [each for each in asked.all() if each.is_visible()]
    games = page.locator("input[name=game]")
    assert len(seen) == 1 + games.count() + 1, "a name, the games, the seats"
    assert page.locator("input[type=range]").count() == 0
    page.locator("input[name=game]").nth(1).check()
    seats = page.get_by_role("spinbutton", name=anna.words("home-seats"))
    most = next(each.seats[1] for each in list_editions("en") if each.game == "gobblings")
    seats.press("End")
    expect(seats).to_have_attribute("aria-valuenow", str(most))
    seats.press("ArrowDown")
    opened(anna)
    table = anna.tracker.table
    assert table is not None
    assert (table.game, len(table.seats)) == ("gobblings", most - 1)
    # The second time nobody is asked for a name.
    new_table(anna, server)
    assert page.get_by_label(anna.words("home-name")).count() == 0
    opened(anna)
    assert anna.tracker.table is not None
    assert anna.tracker.table.seats[0].name == "Anna"


def test_the_rest_is_folded_away_and_opened_as_it_was_chosen(
    server: ThreadServer, person: PersonFactory
) -> None:
    anna = person("Anna")
    page = new_table(anna, server)
    fold(page)
    page.locator("input[value=saboteur-lv]").check()
    shelf = {edition.id: edition for edition in list_editions("en")}
    told = [without_marks(each) for each in page.locator(".card.chosen dd").all_inner_texts()]
    assert told == [without_marks(row.value) for row in shelf["saboteur-lv"].differences]
    page.locator("input[value=saboteur-en]").check()
    page.locator("input[name=pace][value=calm]").check()
    page.locator("input[name=limit][value='60']").check()
    bots = page.get_by_role("spinbutton", name=anna.words("home-bots"))
    bots.press("ArrowUp")
    bots.press("ArrowUp")
    expect(
        page.get_by_text(pattern_with_marks(anna.words("home-friends", count=2)))
    ).to_be_visible()
    page.locator("input[name=level][value=random]").check()
    page.get_by_role("switch", name=pattern_with_marks(anna.words("home-chat"))).click()
    opened(anna)
    table = anna.tracker.table
    assert table is not None
    assert (table.edition, table.pace, table.turn_seconds) == ("saboteur-en", "calm", 60)
    assert [seat.bot for seat in table.seats] == [None, "random", "random", None, None]
    assert table.chat is False
    expect(
        page.locator("main").get_by_text(pattern_with_marks(anna.words("lobby-limit", seconds=60)))
    ).to_be_visible()


def test_house_rules_are_decided_one_by_one_in_words(
    server: ThreadServer, person: PersonFactory
) -> None:
    anna = person("Anna")
    page = new_table(anna, server)
    fold(page)
    fold(page, 1)
    (edition,) = (each for each in list_editions("en") if each.id == "saboteur-en")
    rules = {rule.id: rule for rule in edition.switches}
    ends = rules["round_end"]
    (wanted,) = (choice for choice in ends.choices if choice.value == '"hands-empty"')
    page.get_by_role("combobox", name=pattern_with_marks(ends.title)).select_option(
        label=wanted.title
    )
    rounds = page.get_by_role("spinbutton", name=pattern_with_marks(rules["rounds"].title))
    rounds.press("ArrowDown")
    reshuffled = page.get_by_role(
        "combobox", name=pattern_with_marks(rules["gold_reshuffle"].title)
    )
    reshuffled.select_option("true")
    # As the booklet says again: no change.
    anna.press(anna.button("form-back-long", rule=rules["gold_reshuffle"].title))
    expect(reshuffled).to_have_value("false")
    opened(anna)
    table = anna.tracker.table
    assert table is not None
    assert table.extends == "saboteur-en"
    assert set(table.changes) == {"rounds = 2", 'round_end = "hands-empty"'}
    # The lobby says it in the same words.
    expect(page.locator("main dd").get_by_text(wanted.title, exact=True)).to_be_visible()


def test_an_edition_of_ones_own_is_taken_or_says_which_line_is_wrong(
    server: ThreadServer, person: PersonFactory
) -> None:
    anna = person("Anna")
    anna.allowed_errors.append("400")
    page = new_table(anna, server)
    fold(page)
    fold(page, 2)
    text = page.locator("textarea")
    text.fill(WRONG)
    anna.press(anna.button("home-new-go"))
    expect(page.locator("li.wrong")).to_have_text("5")
    expect(page.get_by_role("alert").last).to_contain_text("deck.actions.map")
    text.fill(WRONG.replace('"many"', "2"))
    opened(anna)
    assert anna.tracker.table is not None
    assert set(anna.tracker.table.changes) == {"rounds = 1", "deck.actions.map = 2"}


def test_the_host_changes_what_is_played_and_everybody_sees_it(
    server: ThreadServer, person: PersonFactory
) -> None:
    anna, bilal = person("Anna"), person("Bilal", lang="uk")
    anna.open(server.url, "saboteur-en", seats=5)
    bilal.sit(server.url, anna.code)
    fold(anna.page)
    assert bilal.page.locator("details").count() == 0, "only the host changes it"
    anna.page.get_by_role("spinbutton", name=anna.words("home-seats")).press("ArrowUp")
    expect(bilal.page.locator("main ol > li")).to_have_count(6)
    anna.page.locator("input[name=limit][value='30']").check()
    bilal.page.get_by_text(pattern_with_marks(bilal.words("lobby-limit", seconds=30))).wait_for()
    anna.page.locator("input[value=saboteur-lv]").check()
    title = bilal.words("title-saboteur-lv")
    expect(bilal.page.locator(".played")).to_contain_text(title)
    fold(anna.page, 1)
    rounds = next(
        rule for each in list_editions("en") if each.id == "saboteur-lv"
        for rule in each.switches if rule.id == "rounds"
    )  # fmt: skip
    anna.page.get_by_role("spinbutton", name=pattern_with_marks(rounds.title)).press("Home")
    theirs = bilal.page.locator(".played dl")
    expect(theirs).to_contain_text(bilal.words("switch-rounds"))
    # What the server does not take is told where it was written.
    fold(anna.page, 2)
    anna.page.locator("textarea").fill(WRONG)
    anna.press(anna.button("form-own-use"))
    expect(anna.page.locator("#main").get_by_role("alert")).to_contain_text("map")
    assert anna.tracker.table is not None
    assert anna.tracker.table.changes == ("rounds = 1",)


def test_everybody_chooses_a_face_that_nobody_else_has(
    server: ThreadServer, person: PersonFactory
) -> None:
    anna, bilal = person("Anna"), person("Bilal")
    anna.open(server.url, "saboteur-en", seats=5)
    anna.press(anna.button("face-change"))
    anna.page.locator("label:has([value=crest])").click()
    mine = "main ol > li:first-child [data-face=crest]"
    anna.page.locator(mine).wait_for()
    page = bilal.page
    page.goto(f"{server.url}/t/{anna.code}")
    page.get_by_label(bilal.words("home-name")).fill("Bilal")
    taken = page.get_by_role(
        "radio", name=pattern_with_marks(bilal.words("face-taken-by", number=7, name="Anna"))
    )
    expect(taken).to_be_disabled()
    page.locator("label:has([value=horns])").click()
    bilal.press(bilal.button("home-sit-go"))
    anna.page.locator("main ol > li:nth-child(2) [data-face=horns]").wait_for()
    # The next table knows both already.
    code = open_table(server.url, "Chaya").code
    page.goto(f"{server.url}/t/{code}")
    page.get_by_text(pattern_with_marks(bilal.words("sit-as", name="Bilal"))).wait_for()
    bilal.press(bilal.button("home-sit-go"))
    page.locator("main ol > li:nth-child(2) [data-face=horns]").wait_for()


def test_whose_name_is_known_joins_by_code_with_one_click(
    server: ThreadServer, person: PersonFactory
) -> None:
    anna = person("Anna")
    code = open_table(server.url, "Bilal").code
    anna.page.goto(server.url)
    anna.page.get_by_label(anna.words("home-name")).fill("Anna")
    anna.page.get_by_label(anna.words("home-code")).fill(code)
    anna.press(anna.button("home-join-go"))
    anna.button("page-leave").wait_for()
    assert anna.tracker.seat == 1


def test_who_comes_late_takes_over_from_a_bot(server: ThreadServer, person: PersonFactory) -> None:
    anna = person("Anna")
    ticket = open_table(server.url, "Bilal", seats=3, edition="gobblings")
    host = RemoteTable(ticket)
    host.send_and_wait(ask.Start(id=new_id(), fill=True))
    page = anna.page
    page.goto(ticket.link)
    page.get_by_label(anna.words("home-name")).fill("Anna")
    names = [seat.name for seat in host.table.seats if seat.bot] if host.table else []
    expect(page.locator("input[name=seat]")).to_have_count(1 + len(names))
    page.locator("input[name=seat][value='2']").check()
    anna.press(anna.button("sit-late-go", name=names[1]))
    page.locator(".board").wait_for()
    page.get_by_text(pattern_with_marks(anna.words("sit-awaits", name=names[1]))).wait_for()
    # Until then a watcher's eyes, and no hand.
    assert anna.tracker.seat is None
    assert page.locator(".hand").count() == 0
    assert anna.view.hand == ()
    rng = Rng(2)

    def is_next_round() -> bool:
        host.dismiss_summary()
        if host.is_my_turn and host.view.round == 1:
            host.play(rule_bot("gobblings").choose(host.view, host.round_history, rng))
        # Then she is waited for: nobody plays on without her.
        return bool(host.view.round > 1)

    wait_for(is_next_round, [host])
    page.locator(".hand .card").first.wait_for()
    assert anna.tracker.seat == 2
    assert page.locator(".awaiting").count() == 0
    close_all([host])


def test_who_was_shown_out_is_told_so_and_not_offered_a_seat(
    server: ThreadServer, person: PersonFactory
) -> None:
    anna, bilal = person("Anna"), person("Bilal")
    bilal.allowed_errors.append("403")
    anna.open(server.url, "saboteur-en", seats=5)
    bilal.sit(server.url, anna.code)
    anna.press(anna.button("lobby-kick-long", name="Bilal"))
    anna.press(anna.button("lobby-kick-sure-long", name="Bilal"))
    page = bilal.page
    page.get_by_text(pattern_with_marks(bilal.words("kicked-for-good"))).wait_for()
    assert bilal.button("page-sit-again").count() == 0
    assert bilal.button("home-sit-go").count() == 0
    # By the link again: asked for a seat, told the same, and then offered none.
    page.goto(f"{server.url}/t/{anna.code}")
    again, sit = bilal.button("page-sit-again"), bilal.button("home-sit-go")
    told = page.get_by_text(re.compile(re.escape(bilal.words("seat-kicked").split(".")[0])))
    # Each is pressed once: what answers it takes its place.
    for button, others in ((again, sit.or_(told)), (sit, told)):
        button.or_(others).first.wait_for()
        if button.count() > 0:
            bilal.press(button)
            others.first.wait_for()
    assert again.count() == 0
    assert sit.count() == 0


def test_the_title_of_the_tab_and_a_notice_call_whose_turn_it_is(
    server: ThreadServer, person: PersonFactory
) -> None:
    anna = person("Anna")
    anna.page.add_init_script(f"({NOTICES})()")
    tables = seat_with_programs(anna, server.url, TEES_EDITION)
    anna.button("page-leave").wait_for()
    anna.press(anna.button("turn-notices", on=False))
    anna.button("turn-notices", on=True).wait_for()
    begin_game(tables)
    anna.page.evaluate("() => { window.isAway = true; }")
    plain = re.compile(f"^{re.escape(anna.words('lobby-title', code=anna.code))}")
    called = re.compile(f"^{re.escape(anna.words('turn-called'))}")
    play_until(tables, lambda: not tables[0].is_my_turn)
    expect(anna.page).to_have_title(plain)
    before = anna.page.evaluate("() => window.told.length")
    play_until(tables, lambda: tables[0].is_my_turn)
    expect(anna.page).to_have_title(called)
    told = anna.page.evaluate("() => window.told")
    assert len(told) == before + 1
    assert anna.code in told[-1]
    play_until(tables, lambda: not tables[0].is_my_turn)
    expect(anna.page).to_have_title(plain)
    close_all(tables)


def test_faces_sit_down_on_the_big_screen(server: ThreadServer, person: PersonFactory) -> None:
    anna = person("Anna")
    ticket = open_table(server.url, "Bilal", seats=7)
    page = anna.page
    page.goto(f"{server.url}/tv/{ticket.code}")
    expect(page.locator(".stage h1")).to_have_text(anna.words("page-title"))
    expect(page.locator(".sign .code")).to_have_text(ticket.code)
    expect(page.locator(".here")).to_have_text(
        pattern_with_marks(anna.words("tv-here", count=1, seats=7))
    )
    expect(page.locator(".shelf [data-face]")).to_have_count(1)
    sit_down(ticket.link, "Chaya")
    expect(page.locator(".shelf [data-face]")).to_have_count(2)
    expect(page.locator(".newest .name")).to_have_text("Chaya")
    expect(page.locator("footer")).to_contain_text("Chaya")
    for unit in ("vw", "vh"):
        across = "scrollWidth > innerWidth" if unit == "vw" else "scrollHeight > innerHeight"
        assert not page.evaluate(f"() => document.documentElement.{across}")


def test_the_game_ends_on_a_podium_with_rounds_and_awards(
    server: ThreadServer, person: PersonFactory
) -> None:
    anna = person("Anna")
    tables = seat_with_programs(anna, server.url, CROSSROADS_EDITION)
    anna.button("page-leave").wait_for()
    begin_game(tables)
    anna.button("role-dismiss").wait_for()
    anna.dismiss()
    play_until(tables, lambda: tables[0].view.phase == "over")
    page = anna.page
    anna.dismiss()
    end = page.locator("dialog.full[open]")
    end.locator("table").wait_for()
    view = tables[0].view
    names = [seat.name or "" for seat in tables[0].table.seats] if tables[0].table else []
    best = sorted(range(3), key=lambda seat: -view.nuggets[seat])
    told = [without_marks(each) for each in end.locator(".steps .plate bdi").all_inner_texts()]
    assert told == [names[seat] for seat in best]
    amounts = end.locator(".steps .amount").all_inner_texts()
    assert amounts == [str(view.nuggets[seat]) for seat in best]
    rows = end.locator("tbody tr")
    expect(rows).to_have_count(1)
    expect(rows.first.locator("strong")).to_have_text(anna.words("end-won-digger"))
    gold = [f"+{n}" if n else "–" for n in view.nuggets]
    shown = [cell.split("\n")[0] for cell in rows.first.locator("td span[dir]").all_inner_texts()]
    assert shown == gold
    assert end.locator("tfoot td").all_inner_texts() == [str(n) for n in view.nuggets]
    back = end.get_by_role("link", name=anna.words("lookback-title"))
    assert re.fullmatch(r"/g/[\w-]{20,}", back.get_attribute("href") or "")
    # Again, by other rules: the form is the lobby's.
    anna.press(anna.button("end-rules"))
    seats = end.get_by_role("spinbutton", name=anna.words("home-seats"))
    expect(seats).to_have_attribute("aria-valuenow", "3")
    drain(tables[0], 0)
    end.locator("input[name=pace][value=fast]").check()
    anna.wait(lambda: anna.tracker.table is not None and anna.tracker.table.pace == "fast")
    close_all(tables)
