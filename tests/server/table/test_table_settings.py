"""A table that bends: faces, other rules, the pace, late comers, reactions, who was shown out."""

import asyncio
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest

from foolsgold.base.messages import UserError
from foolsgold.base.rng import Rng
from foolsgold.bots.catalogue import bot_names
from foolsgold.client.http_client import new_request
from foolsgold.games.saboteur.moves import Break, Peek, Place
from foolsgold.locales.translator import LANGUAGES
from foolsgold.play import table_talk
from foolsgold.server.table import stored_changes
from foolsgold.server.table.avatars import ALL_FACES, choose_face
from foolsgold.server.table.bot_timing import auto_choice_delay, delays_for, extra_delay
from foolsgold.server.table.decisions.seat_assignment import decide_bot_sit
from foolsgold.server.table.stored_changes import Opened, Sat
from foolsgold.server.table.table_aggregate import Table
from foolsgold.wire import commands as ask
from foolsgold.wire import frames
from foolsgold.wire.table_changes import FaceChanged, Reacted, SummaryDismissed
from foolsgold.wire.table_enums import Avatar, BotPace, Reaction
from tests.server.table.test_decisions import done, lobby, playing, refusal
from tests.server.virtual_time import VirtualRoom, run_in_virtual_time
from tests.support.server_harness import run_thread_server

# --- faces -------------------------------------------------------------------------------------


def test_everybody_gets_a_face_of_their_own() -> None:
    table = playing(people=3, seats=10)
    assert len(set(table.faces)) == len(ALL_FACES)
    assert None not in table.faces


def test_a_face_somebody_asks_for_is_granted_if_it_is_free() -> None:
    assert choose_face(0, (), Avatar.BUN) is Avatar.BUN
    assert choose_face(0, (Avatar.BUN,), Avatar.BUN) is Avatar.HELM


def test_a_face_can_be_changed_to_any_free_one() -> None:
    table = done(lobby(), 0, ask.ChooseAvatar(id="x", face=Avatar.BRIM))
    assert table.seat_states[0].face is Avatar.BRIM
    assert refusal(table, 1, ask.ChooseAvatar(id="y", face=Avatar.BRIM)) == "face-taken"
    done(table, 0, ask.ChooseAvatar(id="z", face=Avatar.BRIM))


def test_a_table_stored_before_there_were_faces_looks_the_same_each_time() -> None:
    old = '{"change":"sat","seat":1,"name":"Anna","key_hash":"k"}'
    tables = [Table("BCD234", Opened("saboteur-en", 4, "en")) for _ in range(2)]
    for table in tables:
        table.apply(table.decode_stored(old))
        table.apply(table.decode_stored('{"change":"bot-sat","seat":2,"name":"B","bot":"digger"}'))
    assert tables[0].faces == tables[1].faces == (None, Avatar.SCARF, Avatar.PEAK, None)


def test_who_plays_on_for_somebody_looks_like_them() -> None:
    table = playing(people=3)
    face = table.seat_states[1].face
    done(table, 1, ask.LeaveTable(id="x"))
    assert table.seat_states[1].face is face


# --- other rules -------------------------------------------------------------------------------


def test_a_host_sets_other_rules_and_everybody_keeps_their_seat() -> None:
    table = lobby(people=2, seats=4)
    done(table, 1, ask.Ready(id="r"))
    done(table, 0, ask.SeatBot(id="b", seat=3))
    name = table.seat_states[3].name
    done(table, 0, ask.Configure(id="x", edition="gobblings"))
    assert table.ruleset.id == "gobblings"
    assert [held.name for held in table.seat_states] == ["Player 0", "Player 1", None, name]
    assert table.seat_states[3].bot == bot_names("gobblings")[0]
    assert not table.seat_states[1].ready


def test_the_pace_alone_leaves_everybody_ready() -> None:
    table = done(lobby(), 1, ask.Ready(id="r"))
    done(table, 0, ask.Configure(id="x", pace=BotPace.CALM, turn_seconds=60))
    assert table.seat_states[1].ready
    assert (table.pace, table.turn_seconds) == (BotPace.CALM, 60)
    done(table, 0, ask.Configure(id="y", turn_seconds=None))
    assert (table.pace, table.turn_seconds) == (BotPace.CALM, None)


def test_removing_seats_takes_open_ones_first_then_bots_and_never_people() -> None:
    table = Table("BCD234", Opened("saboteur-en", 6, "en"))
    table.apply(Sat(0, "Anna", "key 0"))
    table.apply(decide_bot_sit(table, 1, ask_bot()))
    table.apply(Sat(5, "Bilal", "key 5"))
    table.apply(decide_bot_sit(table, 3, ask_bot()))
    bots = table.seat_states[1].name, table.seat_states[3].name
    done(table, 0, ask.Configure(id="x", seats=4))
    assert [held.name for held in table.seat_states] == ["Anna", bots[0], bots[1], "Bilal"]
    assert table.seat_of("key 5") == 3
    done(table, 0, ask.Configure(id="y", seats=3))
    assert [held.name for held in table.seat_states] == ["Anna", bots[0], "Bilal"]
    done(table, 0, ask.Configure(id="z", seats=5))
    assert [held.name for held in table.seat_states] == ["Anna", bots[0], "Bilal", None, None]


def ask_bot() -> Any:
    from foolsgold.wire.http_bodies import BotSeat

    return BotSeat()


def test_there_are_never_fewer_seats_than_people() -> None:
    table = lobby(people=5, seats=5)
    assert refusal(table, 0, ask.Configure(id="x", seats=4)) == "seats-few"
    assert refusal(table, 0, ask.Configure(id="x", seats=11)) == "seats-wrong"
    crowd = lobby(people=10, seats=10)
    assert refusal(crowd, 0, ask.Configure(id="x", edition="gobblings")) == "seats-many"


def test_another_game_takes_as_many_seats_as_it_can() -> None:
    table = done(lobby(people=2, seats=10), 0, ask.Configure(id="x", edition="gobblings"))
    assert table.seats == table.ruleset.edition.seats[1]


def test_a_wrong_edition_of_ones_own_is_refused_with_its_line() -> None:
    table = lobby()
    with pytest.raises(UserError) as caught:
        table.decide(0, ask.Configure(id="x", edition_text='extends = "saboteur-en"\ndeck ='), 1)
    assert caught.value.message.id == "edition-wrong"
    assert caught.value.message.args["key"].args["line"] == 2  # type: ignore[attr-defined]
    own = 'extends = "saboteur-en"\nrounds = 1'
    done(table, 0, ask.Configure(id="y", edition_text=own))
    assert table.ruleset.edition.rounds == 1
    done(table, 0, ask.Configure(id="z", edition="saboteur-en"))
    assert table.ruleset.edition.rounds == 3


def test_while_a_game_runs_only_pace_and_time_can_be_set() -> None:
    table = playing()
    for wanted in ({"edition": "gobblings"}, {"options": ()}, {"seats": 5}):
        assert refusal(table, 0, ask.Configure(id="x", **wanted)) == "game-running"
    done(table, 0, ask.Configure(id="y", pace=BotPace.FAST))
    assert table.stage is frames.TableStage.PLAYING


def test_after_a_game_other_rules_lead_back_to_the_lobby_and_the_record_stays() -> None:
    async def work() -> None:
        stage = VirtualRoom(people=2, seats=3)
        stage.start()
        people = [await stage.enter(seat) for seat in range(2)]
        while stage.table.stage is not frames.TableStage.OVER:
            await asyncio.sleep(1)
            await act(stage, people)
        record = stage.room.finished_game_row.record
        answer = await people[0].do(ask.Configure(id="x", edition="gobblings", seats=4))
        assert isinstance(answer, frames.Ack)
        assert stage.room.finished_game_row.record == record
        # Rules and seats are others, so everybody gets everything afresh.
        for person in people:
            fresh = person.frames_of(frames.Welcome)[-1]
            assert fresh.table.stage is frames.TableStage.LOBBY
            assert fresh.rules["id"] == fresh.table.edition == "gobblings"
        again = await stage.enter(1, last=stage.table.number - 1)
        assert again.frames_of(frames.Welcome)

    run_in_virtual_time(work())


def test_who_was_moved_up_goes_on_in_their_new_seat() -> None:
    async def work() -> None:
        stage = VirtualRoom(people=3, seats=6)
        people = [await stage.enter(seat) for seat in range(3)]
        await people[1].do(ask.LeaveTable(id="l"))
        await people[0].do(ask.Configure(id="x", seats=3))
        await people[0].do(ask.Configure(id="y", edition="saboteur-lv"))
        assert people[2].frames_of(frames.Welcome)[-1].seat == stage.table.seat_of("key 2")
        ready = await people[2].do(ask.Ready(id="z"))
        assert isinstance(ready, frames.Ack)

    run_in_virtual_time(work())


async def act(stage: VirtualRoom, people: list[Any]) -> None:
    """Whoever has to do something does it."""
    table = stage.table
    number = f"a{table.number}"
    if table.summary is not None:
        seat = table.summary.waiting[0]
        await people[seat].send(ask.DismissSummary(id=number, round=table.summary.round))
    elif table.to_act is not None and table.to_act < len(people) and table.game is not None:
        import msgspec

        legal = table.game.legal_moves
        move = msgspec.Raw(msgspec.json.encode(legal[Rng(table.number).below(len(legal))]))
        await people[table.to_act].send(ask.PlayMove(id=number, turn=table.turn, move=move))


# --- pace --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("pace", "plain", "striking"),
    [(BotPace.CALM, 2.6, 3.2), (BotPace.NORMAL, 1.8, 2.4), (BotPace.FAST, 0.9, 1.2)],
)
def test_the_delay_of_a_bot_depends_on_the_kind_of_move(
    pace: BotPace, plain: float, striking: float
) -> None:
    times, rules = delays_for(pace, 1.8), lobby().ruleset.rules
    assert times.normal_seconds == pytest.approx(plain)
    for move, extra in ((Place(1, (1, 0)), 0.0), (Peek(1, 1), 1), (Break(1, 1), 1)):  # type: ignore[arg-type]
        told = extra_delay(move, rules, times)
        assert told == pytest.approx(extra * (striking - plain))


def test_a_bot_moves_after_the_delay_for_its_kind_of_move() -> None:
    async def work() -> None:
        stage = VirtualRoom(people=1, seats=5)
        stage.start()
        watching = await stage.enter(0)
        kinds = set()
        for _ in range(60):
            before = stage.table.turn, asyncio.get_running_loop().time()
            await asyncio.sleep(0.01)
            if stage.table.to_act == 0 or stage.table.summary is not None:
                await act(stage, [watching])
                continue
            count = len(watching.moves())
            while len(watching.moves()) == count and stage.table.turn == before[0]:
                await asyncio.sleep(0.01)
            change = [
                f for f in watching.frames_of(frames.Change) if isinstance(f.what, frames.Moved)
            ]
            events = [event["event"] for event in change[-1].events]
            slow = bool({"broken", "peeked", "collapsed"} & set(events))
            took = asyncio.get_running_loop().time() - before[1]
            assert took == pytest.approx(2.4 if slow else 1.8, abs=0.03)
            kinds.add(slow)
        assert kinds == {True, False}

    run_in_virtual_time(work())


def test_an_equal_choice_is_taken_at_a_time_that_could_be_anybodys() -> None:
    times = {auto_choice_delay(1, turn, (2.0, 5.0)) for turn in range(50)}
    assert min(times) >= 2.0
    assert max(times) <= 5.0
    assert len(times) > 40


# --- reactions ---------------------------------------------------------------------------------


def test_reactions_refer_to_changes_of_this_game() -> None:
    assert refusal(lobby(), 0, react(1)) == "react-early"
    table = playing()
    assert refusal(table, 0, react(1)) == "react-early"
    assert refusal(table, 0, react(table.number + 1)) == "react-early"
    done(table, 0, react(table.number))
    done(table, 0, ask.Mute(id="m", seat=1, muted=True))
    assert refusal(table, 1, react(table.number)) == "seat-muted"
    assert table.game is not None
    assert "gasp" not in str(table.game.record())


def react(change: int) -> ask.React:
    return ask.React(id="x", change=change, face=Reaction.GASP)


def test_a_reaction_is_a_small_frame() -> None:
    async def work() -> None:
        stage = VirtualRoom(people=2, seats=3)
        stage.start()
        people = [await stage.enter(seat) for seat in range(2)]
        await people[1].do(react(stage.table.number))
        change = people[0].frames_of(frames.Change)[-1]
        assert change.what == Reacted(1, change.number - 1, Reaction.GASP)
        assert (change.table, change.view) == (None, None)

    run_in_virtual_time(work())


# --- who was shown out -------------------------------------------------------------------------


def test_a_device_that_was_shown_out_cannot_sit_down_again(tmp_path: Path) -> None:
    with run_thread_server(tmp_path) as server, ExitStack() as lines:
        host, guest, other = (
            lines.enter_context(httpx.Client(base_url=server.url)) for _ in range(3)
        )
        code = host.post("/api/tables", json=_body("Anna", seats=4)).json()["code"]
        seats = f"/api/tables/{code}/seats"
        assert guest.post(seats, json=_body("Bilal")).status_code == 201
        assert server.running is not None
        (room,) = server.running.registry._rooms.values()

        async def kick() -> None:
            table = room.table
            await room._commit_log.commit("test", "k", lambda: table.decide(0, KICK, 1))

        assert server._loop is not None
        asyncio.run_coroutine_threadsafe(kick(), server._loop).result(20)
        for lang in LANGUAGES:
            refused = guest.post(seats, json=_body("Carl"), headers={"accept-language": lang})
            assert refused.status_code == 403
            assert refused.json()["why"]["id"] == "seat-kicked"
        assert guest.get(f"/api/tables/{code}").status_code == 200
        assert other.post(seats, json=_body("Dmytro")).status_code == 201


KICK = ask.Kick(id="k", seat=1)


def _body(name: str, **more: Any) -> dict[str, Any]:
    return {"id": new_request(), "name": name, **more}


# --- what is stored ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    "change",
    [
        stored_changes.SeatAwaited(2, "Carl", "key", Avatar.BUN),
        SummaryDismissed(None),
        Reacted(1, 7, Reaction.CRY),
        FaceChanged(0, Avatar.HORNS),
        stored_changes.Configured(
            "gobblings", None, (), (0, 2, None), (None, "x", None), None, BotPace.FAST
        ),
    ],
)
def test_every_new_change_is_read_as_it_was_written(change: Any) -> None:
    assert (
        stored_changes.decode_change(stored_changes.encode_change(change), lambda text: text)
        == change
    )


def test_claims_and_talk_stay_when_rules_change() -> None:
    table = playing(people=2)
    done(table, 0, ask.MakeClaim(id="c", claim=table_talk.Honest()))
    assert table.talk
