"""What a finished game can teach, in the page: asked for, shown beside the replay, open to all."""

import asyncio
import os
import re
from pathlib import Path

import pytest

from foolsgold.analysis.analysis import AnalysisBudget, analyse
from foolsgold.base.rng import Rng
from foolsgold.bots.catalogue import seat_bots
from foolsgold.play.game import Game
from foolsgold.play.record import Record
from foolsgold.server.archive.analysis_worker import encode_analysis
from foolsgold.server.storage.store import Store
from foolsgold.study.simulation import play_turn
from foolsgold.wire.analysis import ANALYSIS_VERSION, Analysis, AnalysisProgress, AnalysisStatus
from tests.browser.conftest import PersonFactory
from tests.browser.pages import displayed_numbers
from tests.browser.players import Person
from tests.browser.test_accessibility import AXE, found, in_light
from tests.browser.test_replay import counted, look_back
from tests.server.projection.test_replay import kept
from tests.support.profiles import choice_combinations
from tests.support.server_harness import ThreadServer
from tests.support.timeouts import TIMEOUT_SECONDS

PICTURES = os.environ.get("PICTURES")
"""A folder for what a person shall look at."""


@pytest.fixture(scope="module")
def game() -> tuple[Record, Analysis]:
    """Five thinkers who talk, studied in a hurry."""
    names = ("Anna", "Bilal", "Chaya", "Dana", "Elif")
    game = Game("saboteur-en", 5, 3, names=names, changes={"rounds": 2})
    crew, rng = seat_bots("saboteur", "thinker", 5), Rng(5)
    while (seat := game.to_act) is not None:
        play_turn(game, seat, crew[seat], rng, talk=True)
    record = game.record()
    return record, analyse(record.positions(), AnalysisBudget(worlds=40, playouts=60))


def opened(
    server: ThreadServer, who: Person, game: tuple[Record, Analysis], *, ready: bool = True
) -> None:
    """At a moment of the first round, with the analysis asked for."""
    record, analysis = game
    link = kept(server, str(record), 1)
    assert server.running is not None
    assert server._loop is not None
    if ready:
        body = encode_analysis(AnalysisStatus(AnalysisProgress.READY, 1.0, analysis))
        keep = server.running.journal.write(Store.save_analysis, link.id, ANALYSIS_VERSION, body)
        asyncio.run_coroutine_threadsafe(keep, server._loop).result(TIMEOUT_SECONDS)
    who.page.goto(f"{server.url}/g/{link.id}#r1m3")
    look_back(who)
    who.press(who.page.locator("button.study"))
    who.page.locator("section.study h2").wait_for()


def test_turning_points_and_lies_lead_to_their_moments(
    server: ThreadServer, person: PersonFactory, game: tuple[Record, Analysis]
) -> None:
    anna = person("Anna")
    opened(server, anna, game)
    page, first = anna.page, game[1].rounds[0]
    page.locator(".curve svg").wait_for()
    assert page.locator(".study .turn").count() == len(first.turns) > 0
    assert page.locator(".curve .turn").count() == len(first.turns)
    assert page.locator(".study .row").count() == len(first.turns) + len(first.claims)
    turn = first.turns[-1]
    # By keyboard as well.
    page.locator(".study .turn").last.focus()
    page.keyboard.press("Enter")
    counted(anna, turn.move)
    assert page.locator(".study .turn").last.get_attribute("aria-current") == "true"
    claim = first.claims[0]
    anna.press(page.locator(".study ol").last.locator("button").first)
    page.wait_for_url(re.compile(rf"#r1m{claim.move}\.{claim.part}$"))
    # Other eyes: it stays open, and suspicion is told as one of them had it.
    page.locator(".study select").select_option("2")
    page.locator(".eyes select").select_option("watcher")
    page.locator(".curve svg").wait_for()
    deed = next(deed for deed in first.deeds if not deed.same)
    page.evaluate(f"location.hash = '#r1m{deed.move}'")
    page.locator(".study .bot").wait_for()
    anna.press(page.locator("button.study"))
    page.locator("section.talk").wait_for()


@pytest.mark.skipif(not AXE.exists(), reason="there is no axe-core: npm ci in web/ brings it")
@pytest.mark.parametrize(("lang", "phone"), [("en", False), ("he", True)])
def test_it_is_open_to_everybody(
    server: ThreadServer,
    person: PersonFactory,
    game: tuple[Record, Analysis],
    lang: str,
    phone: bool,
) -> None:
    anna = person("Anna", lang=lang, phone=phone)
    opened(server, anna, game)
    anna.page.locator(".study .turn").first.wait_for()
    anna.page.locator(".curve svg").wait_for()
    assert anna.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    problems = found(anna)
    _picture(anna, f"{lang}-{'phone' if phone else 'laptop'}")
    in_light(anna, "dark")
    problems += found(anna, ["color-contrast"])
    _picture(anna, f"{lang}-dark")
    assert problems == []


@pytest.mark.parametrize(("lang", "phone"), choice_combinations(("he", "fa"), (False, True)))
def test_cells_and_percents_are_not_turned_round(
    server: ThreadServer,
    person: PersonFactory,
    game: tuple[Record, Analysis],
    lang: str,
    phone: bool,
) -> None:
    """Who reads from the right still reads numbers from the left: 8,-1 is not 1-,8."""
    anna = person("Anna", lang=lang, phone=phone)
    opened(server, anna, game)
    page = anna.page
    page.locator(".study .turn").first.wait_for()
    page.locator(".curve svg").wait_for()
    # Persian writes its own sign, on the other side of the number.
    shares = displayed_numbers(anna, "%")
    assert (len(shares) > 5) == (lang == "he")
    anna.press(page.locator("button.study"))
    # The last cells of a long round lie above and below the start: their rows are signed.
    last = len(game[1].rounds[0].instants) - 1
    page.evaluate(f"location.hash = '#r1m{game[1].rounds[0].instants[last].move}'")
    if phone:
        anna.press(anna.button("page-talk"))
    page.locator("[role=log] li").first.wait_for()
    anna.wait(lambda: page.locator("[aria-busy=true]").count() == 0)
    cells = [read for read, _ in displayed_numbers(anna)]
    assert any("-" in cell for cell in cells)
    for read, seen in shares + displayed_numbers(anna):
        assert read == seen


def _picture(who: Person, name: str) -> None:
    if PICTURES:
        who.page.screenshot(path=str(Path(PICTURES) / f"analysis-{name}.png"))
