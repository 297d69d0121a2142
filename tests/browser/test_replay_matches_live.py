"""Looking back shows what the live table showed: whole games, by what a reader can read of them."""

from contextlib import nullcontext, suppress
from copy import deepcopy
from typing import Any, NamedTuple

import pytest

from foolsgold.base.messages import UserError
from foolsgold.base.rng import Rng
from foolsgold.bots.catalogue import rule_bot, seat_bots
from foolsgold.client import RemoteTable
from foolsgold.client.remote_table import new_id
from foolsgold.games.gobblings import moves as gobblings
from foolsgold.games.saboteur import moves as saboteur
from foolsgold.locales.translator import Translator
from foolsgold.play.game import Game
from foolsgold.play.table_talk import Claim, Looked, Suspect, Trust
from foolsgold.wire import commands as ask
from tests.browser.conftest import PersonFactory
from tests.browser.players import COUNT_FRAMES_SCRIPT, Person, pattern_with_marks, without_marks
from tests.browser.test_replay import look_back
from tests.support.profiles import IS_EXPLORE_PROFILE
from tests.support.server_harness import (
    ThreadServer,
    close_all,
    frames_until_now,
    seat_people,
    start_game,
)

NEARER = "" if IS_EXPLORE_PROFILE else "columns_between = 4\n"
"""Goals nearer by make whole games with fewer moments: each is looked at three times."""
SHORT = {
    "saboteur-en": f'extends = "saboteur-en"\nrounds = {2 if IS_EXPLORE_PROFILE else 1}\n{NEARER}',
    "gobblings": f'extends = "gobblings"\npoints_to_win = 4\n{NEARER}',
}
"""Whole games, and not long ones."""
SHOWN = """(host) => {
    if (document.querySelector("[aria-busy=true]") !== null) return null;
    const all = (places) => [...document.querySelectorAll(places)];
    const text = (one) => one.innerText.replaceAll(/\\s+/g, " ").trim();
    return {
        board: all(".board [aria-label]").map((one) => one.getAttribute("aria-label")),
        // Which was drawn first is nothing anybody sees.
        tiles: all(".board svg path").map((one) => one.getAttribute("d")).sort().join(" "),
        // Whose table it was is nothing of the game.
        seats: all("[data-anchor^='seat:']").map((one) => text(one).replace(host, "")),
        log: all("[role=log] li:not(.table)").map(text).slice(-8),
    };
}"""
"""The maze, the seats and the newest of the log; nothing while some of it is still to come."""


def shown(who: Person, before: dict[str, Any], script: str = SHOWN) -> dict[str, Any]:
    """What stands there once it is not what was there before, and nothing changes any more.

    Each moment looks unlike the one before it, so nobody takes an old one for a new one.
    """
    found: list[dict[str, Any] | None] = [None]
    host = who.words("list-separator") + who.words("seats-host")

    def is_still() -> bool:
        who.wait_until_drawn()
        found.append(who.page.evaluate(script, host))
        return found[-1] not in (None, before) and found[-1] == found[-2]

    who.wait(is_still)
    assert found[-1] is not None
    return found[-1]


def played(who: Person, tables: list[RemoteTable]) -> dict[str, dict[str, Any]]:
    """A whole game by programs; what somebody saw after each move, by the name of the moment."""
    seen: dict[str, dict[str, Any]] = {}
    rng, moves, number = Rng(5), 0, 1
    last: dict[str, Any] = {}
    while any(table.table is None or table.table.stage != "over" for table in tables):
        for table in tables:
            frames_until_now(table)
            table.dismiss_summary()
        acting = next((table for table in tables if table.is_my_turn), None)
        if acting is None:
            continue
        view = acting.view
        if view.round != number:
            number, moves = view.round, 0
        assert acting.ruleset is not None
        acting.play(rule_bot(acting.ruleset.rules.name).choose(view, acting.round_history, rng))
        frames_until_now(acting)
        moves += 1
        # How a round ended is a summary at the table, and a moment of its own afterwards.
        if acting.view.round == number and acting.table and acting.table.summary is None:
            who.wait(lambda a=acting: who.tracker.turn == a.turn)  # type: ignore[misc]
            last = seen[f"r{number}m{moves}"] = shown(who, last)
    return seen


@pytest.mark.parametrize(("edition", "lang"), [("saboteur-en", "en"), ("gobblings", "he")])
def test_every_moment_shows_what_a_watcher_was_shown(
    server: ThreadServer, person: PersonFactory, edition: str, lang: str
) -> None:
    tickets = seat_people(server.url, 3, seats=3, edition_text=SHORT[edition])
    tables = start_game(tickets)
    anna = person("Anna", lang=lang)
    anna.page.goto(f"{tickets[0].link}?watch")
    anna.page.locator(".play .board svg").first.wait_for()
    live = played(anna, tables)
    assert len(live) > 20
    link = anna.page.evaluate(
        "code => fetch(`/api/tables/${code}/past`).then((answer) => answer.json())",
        tickets[0].code,
    )
    close_all(tables)
    anna.page.goto(f"{server.url}/g/{link['id']}?eyes=watcher")
    look_back(anna)
    names = list(live)
    last: dict[str, Any] = {}
    for name in [*names, *reversed(names[:-1])]:
        anna.page.evaluate("name => (location.hash = name)", name)
        last = shown(anna, last)
        assert last == live[name], name


# --- every kind of moment, with a seat's eyes and with a watcher's --------------------------------

ENDED = "ended"
"""Beside the phases: how a round ended, before the next deal or the end of the game."""
ROLE_OPEN = 'try { localStorage.setItem("foolsgold.role", "open"); } catch {}'
"""Her role lies open, where it can be read."""
SHOWN_ALL = """(host) => {
    if (document.querySelector("[aria-busy=true]") !== null) return null;
    const all = (places, inside = document) => [...inside.querySelectorAll(places)];
    const text = (one) => one?.innerText.replaceAll(/\\s+/g, " ").trim() ?? "";
    const has = (one, name) => one.classList.contains(name);
    const label = (one) => one.getAttribute("aria-label");
    const drawn = (one) => one.getAttribute("d");
    return {
        board: all(".board [aria-label]").map((one) => [label(one), has(one, "lit")]),
        tiles: all(".board svg path").filter((one) => one.closest(".lights") === null)
            .map(drawn).sort().join(" "),
        pins: all(".board [data-goal]").map((one) => [one.dataset.goal, text(one)]),
        seats: all("[data-anchor^='seat:']").map((one) => ({
            heard: text(one.querySelector(":scope > .heard")).replace(host, ""),
            name: text(one.querySelector(".who")),
            counts: text(one.querySelector(".counts")),
            tools: one.querySelector(".tools").innerHTML.replaceAll(/<!--.*?-->/g, ""),
            pill: text(one.querySelector(".pill")),
            opinions: all(".opinions .one", one).map(({dataset}) => [dataset.by, dataset.trusts]),
            role: one.querySelector(":scope > .role") !== null,
        })),
        // At the table cards are buttons, afterwards they are pictures.
        hand: all(".hand .card").map((one) => [label(one), has(one, "dim")])
            .concat(all(".hands li img").map((one) => [one.alt, false])),
        gold: all(".draft .words").map(text)
            .concat(all(".draft .cards").map((one) => all("path", one).map(drawn).join())),
        log: all("[role=log] li:not(.table)").slice(-20).map((one) => [has(one, "own"), text(one)]),
        role: all(".belongings .mine .words").map((one) => one.firstChild.textContent.trim()),
        summary: all("dialog[open] .shares .words").map(text),
    };
}"""
"""All that the page shows somebody of their game."""


class Played(NamedTuple):
    """A whole game in which every decision there is comes up, each also for one and the same seat.

    Goals are near and nobody has a plan: several are reached at once, and stones do not fit.
    """

    phases: type[saboteur.Phase | gobblings.Phase]
    lang: str
    edition: str
    seed: int
    seat: int


PLAYED = {
    "saboteur": Played(
        saboteur.Phase,
        "en",
        """
        extends = "saboteur-en"
        rounds = 2
        columns_between = 1
        min_path_cards = 0
        misfit = "layer"
        """,
        seed=3174,
        seat=0,
    ),
    "gobblings": Played(
        gobblings.Phase,
        "he",
        """
        extends = "gobblings"
        points_to_win = 4
        columns_between = 1
        bonuses = true
        """,
        seed=2829,
        seat=2,
    ),
}
NAMES = ("Anna", "Bilal", "Chaya")


class Lived:
    """Somebody at a table with programs, who all do as in a game that runs along here."""

    def __init__(
        self, anna: Person, server: ThreadServer, played: Played, eyes: int | None
    ) -> None:
        self.anna, self.eyes = anna, eyes
        anna.page.add_init_script(COUNT_FRAMES_SCRIPT)
        anna.page.add_init_script(ROLE_OPEN)
        server.set_seeds(played.seed, apart=0)
        tickets = seat_people(server.url, len(NAMES), seats=len(NAMES), edition_text=played.edition)
        self.code = tickets[0].code
        self.tables = dict(enumerate(start_game(tickets)))
        if eyes is None:
            anna.page.goto(f"{tickets[0].link}?watch")
        else:
            self.tables.pop(eyes).close()
            anna.take_over(tickets[eyes])
        anna.wait_for_cards()
        anna.page.locator(".play .board svg").first.wait_for()
        anna.dismiss()
        assert anna.tracker.ruleset is not None
        self.game = Game(anna.tracker.ruleset, len(NAMES), played.seed)
        self.moments: dict[str, dict[str, Any]] = {}
        """What was shown, by the name of the moment."""
        self.kinds: dict[str, str] = {}
        """Their phases, or that a round had ended."""
        self.asked: set[str] = set()
        """The phases in which it was for these eyes to decide."""
        self._before: dict[str, Any] = {}

    def see(self, name: str, *, ended: bool = False) -> None:
        """What is shown now, once the page has been given all there is."""
        anna, wanted = self.anna, self.game.view(self.eyes)
        anna.wait(lambda: anna.view == wanted)
        anna.wait(lambda: anna.page.evaluate("given") == len(anna.frames))
        self._before = self.moments[name] = shown(anna, self._before, SHOWN_ALL)
        self.kinds[name] = ENDED if ended else wanted.phase
        if self.game.to_act == self.eyes and not ended and not self.game.is_over:
            self.asked.add(wanted.phase)

    def do(self, seat: int, move: Any) -> None:
        is_only = len(self.game.legal_moves) == 1
        self.game.play(move)
        if seat == self.eyes:
            self.anna.play(move)
            return
        frames_until_now(self.tables[seat])
        # Where gold or points leave nothing to choose the table may have done it before.
        with suppress(UserError) if is_only else nullcontext():
            self.tables[seat].play(move)

    def say(self, seat: int, claim: Claim) -> None:
        self.game.say(seat, claim)
        if seat != self.eyes:
            self.tables[seat].send_and_wait(ask.MakeClaim(id=new_id(), claim=claim))
            return
        assert isinstance(claim, Trust)
        self.anna.dismiss()
        chips = self.anna.page.locator(".chips .chip")
        for text in (self.anna.words("talk-claim-trust"), NAMES[claim.seat]):
            self.anna.press(chips.filter(has_text=pattern_with_marks(text)))

    def go_on(self) -> None:
        """Everybody has read how the round ended."""
        self.anna.dismiss()
        for table in self.tables.values():
            frames_until_now(table)
            table.dismiss_summary()
        self.anna.dismiss()


def live_through(lived: Lived, speaker: int) -> None:
    """The whole game, with words in between; every moment of it is seen."""
    game, rules = lived.game, lived.game.ruleset.rules
    bots, rng = seat_bots(rules.name, "random", len(NAMES)), Rng(game.seed)
    others = [seat for seat in range(len(NAMES)) if seat != speaker]
    said: dict[int, tuple[int, Claim]] = {
        2: (others[0], Looked(1, rules.claimable_faces[0])),
        3: (speaker, Trust(others[0])),
        4: (others[1], Suspect(speaker)),
    }
    number, moves = 1, 0
    lived.see("r1m0")
    while (seat := game.to_act) is not None:
        lived.do(seat, bots[seat].choose(game.view(seat), (), rng))
        moves += 1
        ended = game.is_over or game.view(None).round > number
        lived.see(f"r{number}m{moves}", ended=ended)
        if ended:
            # How a round ended was a summary at the table; what came next lay behind it.
            lived.go_on()
            over = f"r{number}m{moves}.1"
            number, moves = number + 1, 0
            lived.see(over if game.is_over else f"r{number}m0")
        elif number == 1 and moves in said:
            lived.say(*said[moves])
            lived.see(f"r1m{moves}.1")


def as_lived(
    past: dict[str, Any], live: dict[str, Any], eyes: int | None, words: Translator
) -> Any:
    """What looking back shows, with what a live table adds to it: nothing else may be different."""
    told = deepcopy(past)
    # Goals that somebody is asked to open light up, and say so.
    for place, (label, is_lit) in enumerate(live["board"][: len(told["board"])]):
        if is_lit:
            what = without_marks(told["board"][place][0]).removesuffix(".")
            told["board"][place] = [like(label, words("board-open", what=what)), True]
    # Cards that cannot be played say so while it is one's turn.
    for place, (label, is_dim) in enumerate(live["hand"][: len(told["hand"])]):
        if is_dim:
            card = without_marks(told["hand"][place][0])
            told["hand"][place] = [like(label, words("hand-card-idle", card=card)), True]
    # The gold of a round was told by its summary, which lay over the table; the log has it all.
    if live["summary"]:
        lines = [text for _, text in told["log"] if text in live["summary"]]
        # The round before may have said the same.
        told["summary"] = lines[-len(live["summary"]) :]
        told["gold"] = live["gold"]
    if eyes is None:
        return told
    # One's role is a card before one; afterwards it stands at the seat, instead of the last deed.
    own, was = told["seats"][eyes], live["seats"][eyes]
    (role,) = live["role"]
    if own["role"] and role in own["heard"]:
        told["role"] = [role]
    if own["role"] and not was["role"]:
        own["heard"] = own["heard"].replace(words("list-separator") + role, "", 1)
        own["pill"] = was["pill"] if own["pill"] == role else own["pill"]
        own["role"] = False
    return told


def like(label: str, text: str) -> str:
    """A label if it says this, whatever marks keep its directions apart; else the text."""
    return label if without_marks(label) == without_marks(text) else text


@pytest.mark.parametrize("name", PLAYED)
@pytest.mark.parametrize("watches", [False, True], ids=["seat", "watcher"])
def test_moments_of_every_kind_show_what_was_shown(
    server: ThreadServer, person: PersonFactory, name: str, watches: bool
) -> None:
    played = PLAYED[name]
    eyes = None if watches else played.seat
    anna = person("Anna", lang=played.lang)
    lived = Lived(anna, server, played, eyes)
    live_through(lived, played.seat)
    assert set(lived.kinds.values()) == {*played.phases, ENDED}
    if not watches:
        assert lived.asked == {*played.phases} - {played.phases.OVER}
    link = anna.page.evaluate(
        "code => fetch(`/api/tables/${code}/past`).then((answer) => answer.json())", lived.code
    )
    close_all([*lived.tables.values()])
    seen_by = "watcher" if eyes is None else eyes + 1
    anna.page.goto(f"{server.url}/g/{link['id']}?eyes={seen_by}")
    look_back(anna)
    # A watcher looks at all of another game above: here at one moment of each kind.
    names = list({kind: moment for moment, kind in lived.kinds.items()}.values())
    names = names if watches else list(lived.moments)
    last: dict[str, Any] = {}
    for moment in [*names, *reversed(names[:-1])]:
        anna.page.evaluate("name => (location.hash = name)", moment)
        last = shown(anna, last, SHOWN_ALL)
        live = lived.moments[moment]
        assert as_lived(last, live, eyes, anna.words) == live, moment
