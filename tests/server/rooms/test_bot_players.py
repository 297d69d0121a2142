"""Bots as company at a served table: who comes, who they are, when they speak, who is helped."""

import asyncio
import json
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from foolsgold.base.messages import UserError
from foolsgold.client import RemoteTable, Ticket, open_table, sit_down
from foolsgold.client.remote_table import new_id
from foolsgold.locales.translator import Translator, translator_for
from foolsgold.play.game import Game
from foolsgold.play.table_talk import Claimed, Temperament
from foolsgold.server.projection.public_table import build_table_info
from foolsgold.server.table.decisions.moves import seat_for_hint
from foolsgold.server.table.decisions.seat_assignment import decide_bot_sit, decide_sit
from foolsgold.server.table.stored_changes import BotSat, Opened, Sat
from foolsgold.server.table.table_aggregate import Table
from foolsgold.wire import commands as ask
from foolsgold.wire.http_bodies import BotSeat
from tests.server.virtual_time import VirtualRoom, run_in_virtual_time
from tests.support.error_matching import about
from tests.support.server_harness import ThreadServer
from tests.support.timeouts import TIMEOUT_SECONDS

PACE = 1.0


def lobby(edition: str = "saboteur-en", **more: Any) -> Table:
    table = Table("BCD234", Opened(edition, 5, "en", **more))
    table.apply(Sat(0, "Anna", "key"))
    return table


def done(table: Table, command: ask.Command) -> None:
    table.apply(table.decide(0, command, seed=7))


# --- who comes --------------------------------------------------------------------------------


@pytest.mark.parametrize(("edition", "bot"), [("saboteur-en", "thinker"), ("gobblings", "thinker")])
def test_empty_seats_get_the_bot_the_game_has_first(edition: str, bot: str) -> None:
    table = lobby(edition)
    done(table, ask.Start(id="1", fill=True))
    assert [held.bot for held in table.seat_states] == [None, bot, bot, bot, bot]


def test_names_are_made_up_only_when_the_list_has_none_left(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A thousand of them for each bot kept a server from everybody else for 60 ms."""
    made = []
    unmarked = Translator.without_marks

    def counted(words: Translator, key: str, **args: Any) -> str:
        made.append(key)
        return unmarked(words, key, **args)

    monkeypatch.setattr(Translator, "without_marks", counted)
    table = lobby()
    done(table, ask.Start(id="1", fill=True))
    assert not made
    names = translator_for("en")("bot-names").split(translator_for("en")("list-separator").strip())
    beside = tuple(BotSat(1, name.strip(), "digger") for name in names)
    assert decide_bot_sit(lobby(), 2, BotSeat(), beside).name == translator_for("en").without_marks(
        "player", number=1
    )
    assert len(made) == 2


def test_the_level_of_a_table_is_that_of_its_bots() -> None:
    table = lobby(level="novice")
    table.apply(decide_bot_sit(table, 1, BotSeat()))
    table.apply(decide_bot_sit(table, 2, BotSeat(bot="random")))
    assert [held.bot for held in table.seat_states[1:3]] == ["novice", "random"]
    done(table, ask.Configure(id="1", level="digger"))
    assert [held.bot for held in table.seat_states[1:3]] == ["digger", "digger"]
    done(table, ask.Configure(id="2", pace=table.pace, seats=4))
    assert table.level == "digger"
    assert build_table_info(table).level == "digger"
    # Another game has other bots.
    done(table, ask.Configure(id="3", edition="gobblings"))
    assert table.level is None
    assert [held.bot for held in table.seat_states[1:3]] == ["thinker", "thinker"]


def test_a_level_nobody_knows_is_refused() -> None:
    with pytest.raises(UserError, check=about("bot-unknown")):
        lobby(level="genius")
    with pytest.raises(UserError, check=about("bot-unknown")):
        done(lobby(), ask.Configure(id="1", level="goblin"))
    table = lobby()
    done(table, ask.Start(id="1", fill=True))
    with pytest.raises(UserError, check=about("game-running")):
        done(table, ask.Configure(id="2", level="novice"))


# --- who they are -----------------------------------------------------------------------------


def test_each_bot_has_a_character_and_keeps_it() -> None:
    table = lobby()
    done(table, ask.Start(id="1", fill=True))
    tempers = [table.temper_of(seat) for seat in range(5)]
    assert tempers[0] is None
    assert set(tempers[1:]) == set(Temperament)
    assert [seat.temper for seat in build_table_info(table).seats] == tempers
    other = lobby()
    other.apply(other.decide(0, ask.Start(id="1", fill=True), seed=8))
    assert [other.temper_of(seat) for seat in range(5)] == tempers, "the deal has no say"


def test_a_bot_without_a_character_shows_none() -> None:
    table = lobby(level="digger")
    done(table, ask.Start(id="1", fill=True))
    assert {table.temper_of(seat) for seat in range(5)} == {None}
    # Stored before there were tempers: nobody in particular.
    old = lobby()
    old.apply(old.decode_stored('{"change":"bot-sat","seat":1,"name":"B","bot":"thinker"}'))
    assert old.temper_of(1) is None


def test_a_bot_is_asked_as_who_it_is_and_knows_the_rounds_before() -> None:
    async def work() -> None:
        stage = VirtualRoom(people=1, seats=3, bot="thinker", bot_pace=PACE)
        for seat, held in enumerate(stage.table.seat_states[1:], start=1):
            stage._replay(BotSat(seat, str(held.name), "thinker", held.face, Temperament.WARY))
        stage.start(next(s for s in range(99) if Game("saboteur-en", 3, s).to_act == 1))
        await stage.enter(0)
        await asyncio.sleep(PACE * 4)
        question = stage.thinkers.move_requests[0]
        assert (question.temper, question.earlier) == (Temperament.WARY, ())

    run_in_virtual_time(work())


# --- when they speak --------------------------------------------------------------------------


@pytest.mark.parametrize("on", [True, False])
def test_talk_of_bots_can_be_switched_off(on: bool) -> None:
    async def work() -> None:
        stage = VirtualRoom(people=1, seats=3, bot="thinker", bot_pace=PACE)
        stage.start(next(s for s in range(99) if Game("saboteur-en", 3, s).to_act == 1))
        person = await stage.enter(0)
        await person.do(ask.SwitchBotTalk(id="1", on=on))
        assert build_table_info(stage.table).bot_talk is on
        await asyncio.sleep(PACE * 4)
        assert any(isinstance(talk, Claimed) for talk in stage.table.talk) is on
        assert bool(stage.thinkers.claim_requests) is on
        assert person.moves()

    run_in_virtual_time(work())


def test_whoever_stands_in_for_a_person_plays_by_rules_and_has_no_character() -> None:
    table = lobby(level="thinker")
    table.apply(Sat(1, "Bilal", "other"))
    table.apply(table.decide(1, ask.Ready(id="1"), seed=7))
    done(table, ask.Start(id="2", fill=True))
    assert (table.bot_kind_at(1), table.bot_kind_at(2)) == ("digger", "thinker")
    # For good, too: a bot under a person's name says nothing.
    table.apply(table.decide(1, ask.LeaveTable(id="3"), seed=7))
    assert (table.seat_states[1].bot, table.temper_of(1)) == ("digger", None)


# --- who is helped ----------------------------------------------------------------------------


def test_hints_are_for_somebody_alone_with_bots() -> None:
    table = lobby()
    with pytest.raises(UserError, check=about("turn-not-yours")):
        seat_for_hint(table, "key")
    seed = next(s for s in range(99) if Game("saboteur-en", 5, s).to_act == 0)
    table.apply(table.decide(0, ask.Start(id="1", fill=True), seed))
    assert seat_for_hint(table, "key") == 0
    for key in ("other", None):
        with pytest.raises(UserError, check=about("seat-lost")):
            seat_for_hint(table, key)
    # Somebody wants to come in: from now on they are people among people.
    table.apply(decide_sit(table, "Bilal", None, "other"))
    with pytest.raises(UserError, check=about("hint-alone")):
        seat_for_hint(table, "key")


def test_there_are_no_hints_among_people_or_in_a_game_without_hints(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table = lobby()
    table.apply(Sat(1, "Bilal", "other"))
    with pytest.raises(UserError, check=about("hint-alone")):
        seat_for_hint(table, "key")
    monkeypatch.setattr("foolsgold.server.table.decisions.moves.adviser_of", lambda _game: None)
    with pytest.raises(UserError, check=about("hint-none")):
        seat_for_hint(lobby("gobblings"), "key")


def asked(ticket: Ticket, server: ThreadServer) -> Any:
    """What the server answers to whoever holds this ticket."""
    address = f"{server.url}/api/tables/{ticket.code}/hint"
    answer = httpx.get(
        address, headers={"authorization": f"Bearer {ticket.key}"}, timeout=TIMEOUT_SECONDS
    )
    return answer.json() if answer.is_success else answer.json()["why"]["id"]


def test_a_hint_is_a_legal_move_and_a_sentence(tmp_path: Path) -> None:
    # A deal in which the person begins.
    deal = next(s for s in range(99) if Game("saboteur-en", 3, s).to_act == 0)
    with ThreadServer(f"sqlite:///{tmp_path}/tables.db", deal=deal, apart=0) as server:
        ticket = open_table(server.url, "Anna", seats=3, edition="saboteur-en")
        anna = RemoteTable(ticket)
        assert asked(ticket, server) == "turn-not-yours"
        anna.send_and_wait(ask.Start(id=new_id(), fill=True))
        for _ in anna:
            if anna.is_my_turn:
                break
        found = asked(ticket, server)
        assert found["move"] in json.loads(msgspec.json.encode(anna.view.legal))
        assert found["why"]["id"].startswith("hint-")
        assert found["turn"] == anna.turn
        sit_down(ticket.link, "Bilal")
        assert asked(ticket, server) == "hint-alone"
        anna.close()
