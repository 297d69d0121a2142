"""What may happen at a table: seats, host, talk, commands carried out once."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from foolsgold.base.messages import UserError
from foolsgold.play import table_talk
from foolsgold.server.projection.live import (
    AppliedChange,
    Reader,
    build_welcome,
    encode_frame,
    frames_since,
)
from foolsgold.server.projection.public_table import build_table_info
from foolsgold.server.storage.store import ChangeRow, StoreError
from foolsgold.server.table.decisions.moves import decide_move
from foolsgold.server.table.decisions.seat_assignment import decide_bot_sit, decide_sit
from foolsgold.server.table.rulesets import load_ruleset
from foolsgold.server.table.stored_changes import Opened, Sat, Started
from foolsgold.server.table.table_aggregate import Table
from foolsgold.wire import commands as ask
from foolsgold.wire import frames
from foolsgold.wire.http_bodies import BotSeat, SitDown
from foolsgold.wire.table_changes import Chatted
from foolsgold.wire.table_enums import Avatar, BotPace, Reaction
from tests.server.virtual_time import Device, VirtualRoom, command_ids, run_in_virtual_time
from tests.support.error_matching import about


def lobby(people: int = 2, seats: int = 4, **settings: Any) -> Table:
    table = Table("BCD234", Opened("saboteur-en", seats, "en", **settings))
    for seat in range(people):
        table.apply(Sat(seat, f"Player {seat}", f"key {seat}"))
    return table


def refusal(table: Table, seat: int, command: ask.Command) -> str:
    with pytest.raises(UserError) as caught:
        table.decide(seat, command, 1)
    return caught.value.message.id


def done(table: Table, seat: int, command: ask.Command) -> Table:
    table.apply(table.decide(seat, command, 1))
    return table


def playing(people: int = 2, seats: int = 4, **settings: Any) -> Table:
    table = lobby(people, seats, **settings)
    for seat in range(1, people):
        done(table, seat, ask.Ready(id="r"))
    return done(table, 0, ask.Start(id="s", fill=True))


HOST_ONLY: tuple[ask.Command, ...] = (
    ask.Start(id="x"),
    ask.Lock(id="x", locked=True),
    ask.SwitchChat(id="x", on=False),
    ask.Pause(id="x", paused=True),
    ask.Kick(id="x", seat=0),
    ask.Mute(id="x", seat=0, muted=True),
    ask.PassHost(id="x", seat=0),
    ask.SeatBot(id="x", seat=3),
    ask.FreeSeat(id="x", seat=3),
    ask.Configure(id="x", seats=5),
)


@pytest.mark.parametrize("command", HOST_ONLY, ids=lambda command: type(command).__name__)
def test_only_the_host_may(command: ask.Command) -> None:
    assert refusal(lobby(), 1, command) == "only-host"


def test_a_locked_table_lets_nobody_new_in() -> None:
    table = done(lobby(), 0, ask.Lock(id="x", locked=True))
    with pytest.raises(UserError, check=about("table-locked")):
        decide_sit(table, "Carl", None, "key")
    done(table, 0, ask.Lock(id="y", locked=False))
    assert decide_sit(table, "Carl", None, "key").seat == 2


def test_names_are_told_apart_at_a_table() -> None:
    with pytest.raises(UserError, check=about("name-taken")):
        decide_sit(lobby(), "PLAYER 1", None, "key")


def test_a_full_table_seats_nobody() -> None:
    table = lobby(people=3, seats=3)
    with pytest.raises(UserError, check=about("table-full")):
        decide_sit(table, "Carl", None, "key")
    with pytest.raises(UserError, check=about("seat-taken")):
        decide_sit(table, "Carl", 1, "key")
    with pytest.raises(UserError, check=about("seat-wrong")):
        decide_sit(table, "Carl", 7, "key")


def test_nobody_new_sits_down_while_a_game_runs() -> None:
    """Else a host could remove somebody and read their role from the empty seat."""
    table = done(playing(people=3), 0, ask.Kick(id="x", seat=1))
    assert table.seat_states[1].bot is not None
    assert table.seat_states[1].name == "Player 1"
    table.apply(decide_sit(table, "Carl", 1, "key"))
    assert table.seat_states[1].name == "Player 1"
    assert table.seat_of("key") is None
    assert refusal(table, 0, ask.FreeSeat(id="y", seat=1)) == "game-running"
    assert refusal(table, 0, ask.SeatBot(id="y", seat=1)) == "game-running"


def test_a_game_begins_when_all_seats_are_taken_and_all_people_are_ready() -> None:
    table = lobby(people=2, seats=3)
    assert refusal(table, 0, ask.Start(id="x", fill=True)) == "seat-not-ready"
    done(table, 1, ask.Ready(id="r"))
    assert refusal(table, 0, ask.Start(id="x")) == "seat-open"
    done(table, 0, ask.SeatBot(id="b", seat=2, name="Robbie"))
    assert table.seat_states[2].name == "Robbie"
    done(table, 0, ask.Start(id="x"))
    assert table.stage is frames.TableStage.PLAYING
    assert refusal(table, 0, ask.Start(id="z")) == "game-running"


def test_who_has_started_a_game_need_not_say_again_that_he_is_ready() -> None:
    """Else a game could not be played again once somebody else is host."""
    table = done(playing(people=2), 0, ask.PassHost(id="h", seat=1))
    assert table.seat_states[0].ready


def test_bots_that_fill_seats_have_names_of_the_tables_language() -> None:
    table = playing(people=1, seats=5)
    names = [held.name for held in table.seat_states[1:]]
    assert len(set(names)) == 4
    assert names[0] == "Brokk"


def test_a_bot_can_be_seated_and_sent_away() -> None:
    table = done(lobby(), 0, ask.SeatBot(id="x", seat=2, bot="random"))
    assert table.seat_states[2].bot == "random"
    assert refusal(table, 0, ask.SeatBot(id="y", seat=2)) == "seat-taken"
    assert refusal(table, 0, ask.FreeSeat(id="y", seat=1)) == "seat-no-bot"
    assert refusal(table, 0, ask.SeatBot(id="y", seat=3, bot="genius")) == "bot-unknown"
    done(table, 0, ask.FreeSeat(id="z", seat=2))
    assert table.seat_states[2].is_open


def test_if_the_host_leaves_the_next_person_is_host() -> None:
    table = done(lobby(people=3), 0, ask.LeaveTable(id="x"))
    assert table.host == 1
    done(table, 1, ask.LeaveTable(id="y"))
    assert table.host == 2
    done(table, 2, ask.LeaveTable(id="z"))
    assert table.host is None
    table.apply(decide_sit(table, "New", None, "new key"))
    assert table.host == 0


def test_the_host_role_can_be_passed_to_a_person_only() -> None:
    table = lobby()
    assert refusal(table, 0, ask.PassHost(id="x", seat=3)) == "seat-no-person"
    assert done(table, 0, ask.PassHost(id="x", seat=1)).host == 1


def test_who_is_muted_says_and_claims_nothing() -> None:
    table = done(playing(), 0, ask.Mute(id="x", seat=1, muted=True))
    assert refusal(table, 1, ask.SendChat(id="y", text="hi")) == "seat-muted"
    assert refusal(table, 1, ask.MakeClaim(id="y", claim=table_talk.Honest())) == "seat-muted"
    done(table, 0, ask.Mute(id="z", seat=1, muted=False))
    done(table, 1, ask.SendChat(id="y", text="hi"))


def test_claims_are_possible_when_chat_is_off() -> None:
    table = done(playing(), 0, ask.SwitchChat(id="x", on=False))
    assert refusal(table, 1, ask.SendChat(id="y", text="hi")) == "chat-off"
    done(table, 1, ask.MakeClaim(id="y", claim=table_talk.Suspect(0)))
    assert table.game is not None
    assert table.game.round_history_for()[-1] == table_talk.Claimed(1, table_talk.Suspect(0))


WRONG_CLAIMS: dict[str, tuple[table_talk.Claim, str]] = {
    "no such goal": (table_talk.Looked(3, "stone"), "goal-wrong"),
    "no such find": (table_talk.Looked(1, "gold"), "claim-found"),
    "no such seat": (table_talk.Trust(4), "seat-wrong"),
    "no goal to look at": (table_talk.LookAt(9), "goal-wrong"),
}


@pytest.mark.parametrize("wrong", WRONG_CLAIMS)
def test_an_impossible_claim_is_refused(wrong: str) -> None:
    claim, why = WRONG_CLAIMS[wrong]
    assert refusal(playing(), 1, ask.MakeClaim(id="x", claim=claim)) == why


def test_there_is_nothing_to_mend_in_gobblings() -> None:
    table = Table("BCD234", Opened("gobblings", 3, "en"))
    table.apply(Sat(0, "Anna", "key"))
    assert refusal(table, 0, ask.MakeClaim(id="x", claim=table_talk.MendMe())) == "claim-early"
    done(table, 0, ask.Start(id="s", fill=True))
    assert refusal(table, 0, ask.MakeClaim(id="x", claim=table_talk.MendMe())) == "claim-mend"
    done(table, 0, ask.MakeClaim(id="x", claim=table_talk.Looked(1, "dragon")))


BAD_LINES = ("", "   ", "x" * 301, "a\nb", "\u202eabc", "\x07", "a\u2066b")


@pytest.mark.parametrize("line", BAD_LINES)
def test_chat_is_plain_text_of_one_line(line: str) -> None:
    assert refusal(lobby(), 0, ask.SendChat(id="x", text=line)) == "chat-wrong"


def test_own_editions_and_options_are_played() -> None:
    own = 'extends = "saboteur-lv"\nid = "mine"\nrounds = 1\n'
    table = Table("BCD234", Opened("", 3, "en", own_edition=own))
    assert (table.ruleset.id, table.ruleset.edition.rounds) == ("mine", 1)
    shown = build_table_info(table)
    assert (shown.edition, shown.extends, shown.changes) == ("mine", "saboteur-lv", ("rounds = 1",))
    with pytest.raises(UserError, check=about("edition-wrong")):
        load_ruleset("", "rounds = 1", ())
    with pytest.raises(UserError, check=about("edition-unknown")):
        load_ruleset("../../secrets.toml", None, ())
    with pytest.raises(UserError, check=about("option-none")):
        load_ruleset("saboteur-uk", None, ("free_beer",))


def test_claims_are_of_this_round() -> None:
    table = playing(people=1, seats=3)
    done(table, 0, ask.MakeClaim(id="x", claim=table_talk.Honest()))
    said = table_talk.Claimed(0, table_talk.Honest())
    assert table.game is not None
    while table.game.view().round == 1:
        move = table.game.legal_moves[-1]
        assert table.to_act is not None
        assert said in table.game.round_history_for()
        table.apply(decide_move(table, table.to_act, move, frames.MovedBy.BOT))
    assert said not in table.game.round_history_for()
    assert said in table.game.history_for()


def test_somebody_who_takes_a_seat_after_a_game_does_not_read_what_its_former_owner_knew() -> None:
    table = playing(people=3, seats=3)
    happened = AppliedChange(5, Started(1), 1, table.game.last_events, table.dealt_keys)  # type: ignore[union-attr]
    old, new = Reader(1, "key 1"), Reader(1, "another key")
    assert b"path" in msgspec.json.encode(build_welcome(table, old).view.hand)
    assert build_welcome(table, new).view.hand == ()
    assert build_welcome(table, new).view.roles == (None, None, None)
    (_, change) = frames_since([happened], table, new, 4)
    assert all(getattr(event, "cards", None) is None for event in change.events)  # type: ignore[union-attr]
    (_, change) = frames_since([happened], table, old, 4)
    assert any(getattr(event, "cards", None) for event in change.events)  # type: ignore[union-attr]


# --- commands over the wire, in virtual time ---------------------------------------------------


def on_stage(work: Callable[[VirtualRoom], Coroutine[Any, Any, None]], **settings: Any) -> None:
    async def whole() -> None:
        await work(VirtualRoom(**settings))

    run_in_virtual_time(whole())


def test_a_command_sent_twice_is_carried_out_once() -> None:
    async def work(stage: VirtualRoom) -> None:
        device = await stage.enter(0)
        first = await device.do(ask.SendChat(id="a", text="hello"))
        again = await device.do(ask.SendChat(id="a", text="hello"))
        assert first == again
        assert len(stage.table.talk) == 1
        other = await device.do(ask.SendChat(id="b", text="hello"))
        assert other != first
        assert len(stage.table.talk) == 2

    on_stage(work)


def test_a_move_sent_again_later_is_acknowledged_and_not_played_again() -> None:
    async def work(stage: VirtualRoom) -> None:
        stage.start()
        devices = [await stage.enter(seat) for seat in range(3)]
        seat, turn = stage.table.to_act, stage.table.turn
        assert seat is not None
        assert stage.table.game is not None
        legal = stage.table.game.legal_moves
        one, two = (msgspec.Raw(msgspec.json.encode(move)) for move in legal[:2])
        first = await devices[seat].do(ask.PlayMove(id="a", turn=turn, move=one))
        assert isinstance(first, frames.Ack)
        assert await devices[seat].do(ask.PlayMove(id="a", turn=turn, move=one)) == first
        late = await devices[seat].do(ask.PlayMove(id="b", turn=turn, move=two))
        assert isinstance(late, frames.CommandRefused)
        assert late.why.id == "turn-passed"
        assert len(stage.table.game.moves) == 1

    on_stage(work, people=3, seats=3)


def test_two_people_may_use_the_same_id() -> None:
    async def work(stage: VirtualRoom) -> None:
        one, two = await stage.enter(0), await stage.enter(1)
        assert await one.do(ask.SendChat(id="a", text="one")) != await two.do(
            ask.SendChat(id="a", text="two")
        )
        assert len(stage.table.talk) == 2

    on_stage(work)


def test_nothing_changes_when_the_database_does_not_answer() -> None:
    async def work(stage: VirtualRoom) -> None:
        device = await stage.enter(0)
        stage.journal.is_broken = True
        answer = await device.do(ask.SendChat(id="a", text="hello"))
        assert isinstance(answer, frames.CommandRefused)
        assert answer.why.id == "store-down"
        assert not stage.table.talk
        assert not device.frames_of(frames.Change)
        stage.journal.is_broken = False
        assert isinstance(await device.do(ask.SendChat(id="a", text="hello")), frames.Ack)

    on_stage(work)


def test_a_change_whose_commit_was_not_confirmed_is_neither_refused_nor_doubled() -> None:
    async def work(stage: VirtualRoom) -> None:
        device = await stage.enter(0)
        good = stage.journal.append

        async def append(row: ChangeRow) -> bool:
            await good(row)
            raise StoreError("OperationalError")

        vars(stage.journal)["append"] = append
        answer = await device.do(ask.SendChat(id="a", text="hi"))
        assert isinstance(answer, frames.Ack)
        assert [said.text for said in stage.table.talk if isinstance(said, Chatted)] == ["hi"]

        def number_of(*_: object) -> int | None:
            raise StoreError("OperationalError")

        vars(stage.journal)["number_of_command"] = number_of
        await device.send(ask.SendChat(id="b", text="ho"))
        await asyncio.sleep(0.1)
        # Nobody knows: the connection ends, and they ask with the same id again.
        assert not [f for f in device.frames_of(frames.CommandRefused | frames.Ack) if f.id == "b"]
        assert device.closed == 1013
        assert device.frames_of(frames.Bye)[-1].again

    on_stage(work)


def test_a_command_is_told_to_all_even_if_its_sender_is_gone_before_it_is_stored() -> None:
    async def work(stage: VirtualRoom) -> None:
        device, other = await stage.enter(0), await stage.enter(1)
        good = stage.journal.append

        async def append(row: ChangeRow) -> bool:
            await asyncio.sleep(1)
            return await good(row)

        vars(stage.journal)["append"] = append
        task = asyncio.create_task(device.send(ask.SendChat(id="a", text="hi")))
        await asyncio.sleep(0.5)
        task.cancel()
        await asyncio.sleep(1)
        assert [change.what.text for change in other.frames_of(frames.Change)] == ["hi"]

    on_stage(work)


def test_an_unexpected_error_refuses_one_command_and_ends_nothing() -> None:
    async def work(stage: VirtualRoom) -> None:
        device = await stage.enter(0)

        async def append(_row: ChangeRow) -> bool:
            raise RuntimeError("a secret")

        vars(stage.journal)["append"] = append
        answer = await device.do(ask.SendChat(id="a", text="hi"))
        assert isinstance(answer, frames.CommandRefused)
        assert answer.why.id == "server-error"
        assert "a secret" not in stage.log.getvalue()
        del vars(stage.journal)["append"]
        assert isinstance(await device.do(ask.SendChat(id="a", text="hi")), frames.Ack)

    on_stage(work)


def test_a_table_everybody_has_left_can_be_used_again() -> None:
    table = done(playing(people=1, seats=3), 0, ask.Pause(id="p", paused=True))
    done(table, 0, ask.Lock(id="l", locked=True))
    done(table, 0, ask.LeaveTable(id="x"))
    assert not table.paused
    assert not table.locked


def test_leaving_is_acknowledged_before_the_connection_closes() -> None:
    async def work(stage: VirtualRoom) -> None:
        device, other = await stage.enter(1), await stage.enter(0)
        assert isinstance(await device.do(ask.LeaveTable(id="a")), frames.Ack)
        await asyncio.sleep(1)
        assert device.frames_of(frames.Bye)[-1].why.id == "bye-left"
        assert device.closed == 4403
        assert other.frames_of(frames.Change)[-1].what == frames.Vacated(
            1, frames.VacateReason.LEFT
        )

    on_stage(work)


def test_somebody_kicked_is_told_and_can_do_nothing_more() -> None:
    async def work(stage: VirtualRoom) -> None:
        host, device = await stage.enter(0), await stage.enter(1)
        assert isinstance(await host.do(ask.Kick(id="a", seat=1)), frames.Ack)
        await asyncio.sleep(1)
        assert device.frames_of(frames.Bye)[-1].why.id == "bye-kicked"
        with pytest.raises(UserError, check=about("seat-lost")):
            await stage.enter(1)

    on_stage(work)


def test_what_was_missed_comes_in_order_and_only_once() -> None:
    async def work(stage: VirtualRoom) -> None:
        names = command_ids()
        one = await stage.enter(0)
        two = await stage.enter(1)
        known = stage.table.number
        two.leave()
        for text in "abc":
            await one.do(ask.SendChat(id=next(names), text=text))
        back = await stage.enter(1, last=known)
        await asyncio.sleep(1)
        resumed, *rest = back.frames_of(frames.Resumed | frames.Change)
        assert resumed.number == known + 3
        assert [frame.what.text for frame in rest] == ["a", "b", "c"]
        assert [frame.number for frame in rest] == [known + 1, known + 2, known + 3]
        assert not back.frames_of(frames.Welcome)
        assert rest[-1].table is not None

    on_stage(work)


def test_a_client_too_far_behind_gets_a_full_welcome() -> None:
    async def work(stage: VirtualRoom) -> None:
        names = command_ids()
        one = await stage.enter(0)
        for _ in range(20):
            await one.do(ask.SendChat(id=next(names), text="x"))
        for last in (0, 3, 99):
            back = await stage.enter(1, last=last)
            await asyncio.sleep(1)
            assert back.frames_of(frames.Welcome)
            back.leave()

    on_stage(work, tail=5)


def test_a_client_that_does_not_read_is_disconnected_and_the_others_go_on() -> None:
    class Stuck(Device):
        was_cut = False

        def try_write(self, text: bytes) -> bool:  # noqa: ARG002 - it never arrives
            return False

        async def wait_writable(self) -> None:
            await asyncio.sleep(10_000)

        def abort(self) -> None:
            self.was_cut = True

    async def work(stage: VirtualRoom) -> None:
        names = command_ids()
        good = await stage.enter(0)
        dead = Stuck(1, stage)
        await stage.room.enter(dead.connection, None)
        for _ in range(40):
            assert isinstance(await good.do(ask.SendChat(id=next(names), text="x")), frames.Ack)
        await asyncio.sleep(60)
        assert dead.was_cut

    on_stage(work, queue=16)


class Anything:
    """Commands of all kinds, sensible or not."""

    seats = st.integers(0, 5)
    claims: st.SearchStrategy[table_talk.Claim] = st.one_of(
        st.builds(
            table_talk.Looked, st.integers(0, 3), st.sampled_from(["stone", "treasure", "gold"])
        ),
        st.builds(table_talk.Suspect, seats),
        st.just(table_talk.Honest()),
    )
    name = st.integers(0, 40).map(lambda n: f"c{n}")
    commands: st.SearchStrategy[Any] = st.one_of(
        st.builds(ask.Ready, id=name, ready=st.booleans()),
        st.builds(ask.Start, id=name, fill=st.booleans()),
        st.builds(ask.SendChat, id=name, text=st.text(max_size=8)),
        st.builds(ask.MakeClaim, id=name, claim=claims),
        st.builds(ask.LeaveTable, id=name),
        st.builds(ask.Lock, id=name, locked=st.booleans()),
        st.builds(ask.SwitchChat, id=name, on=st.booleans()),
        st.builds(ask.Pause, id=name, paused=st.booleans()),
        st.builds(ask.Kick, id=name, seat=seats),
        st.builds(ask.Mute, id=name, seat=seats, muted=st.booleans()),
        st.builds(ask.PassHost, id=name, seat=seats),
        st.builds(ask.SeatBot, id=name, seat=seats, bot=st.none()),
        st.builds(ask.FreeSeat, id=name, seat=seats),
        st.builds(ask.DismissSummary, id=name, round=st.integers(0, 2)),
        st.builds(ask.ChooseAvatar, id=name, face=st.sampled_from(Avatar)),
        st.builds(ask.React, id=name, change=st.integers(0, 60), face=st.sampled_from(Reaction)),
        st.builds(
            ask.Configure,
            id=name,
            edition=st.sampled_from(["saboteur-lv", "gobblings", "nonsense"]),
            seats=st.integers(3, 6),
        ),
        st.builds(ask.Configure, id=name, pace=st.sampled_from(BotPace)),
        st.just("move"),
        st.just("move"),
        st.just("sit"),
        st.just("wait"),
    )


@given(st.lists(st.tuples(st.integers(0, 2), Anything.commands), max_size=60))
def test_a_table_is_the_fold_of_what_is_stored(script: list[tuple[int, Any]]) -> None:
    """Whatever people ask for, in whatever order: the stored changes tell the whole table."""

    async def work(stage: VirtualRoom) -> None:
        devices = [await stage.enter(seat) for seat in range(3)]
        for number, (seat, command) in enumerate(script):
            table = stage.table
            if command == "wait":
                await asyncio.sleep(5)
            elif command == "sit":
                try:
                    wish = SitDown(id=f"sit number {number:08}", name=f"New {number}")
                    await stage.room.sit(wish, f"new {number}", f"sit {number}")
                except UserError:
                    continue
            elif command == "move":
                if table.game is not None and table.to_act is not None:
                    move = msgspec.Raw(msgspec.json.encode(table.game.legal_moves[0]))
                    name = f"m{number}"
                    await devices[seat].send(ask.PlayMove(id=name, turn=table.turn, move=move))
            else:
                await devices[seat].send(command)
        again = stage.rebuilt_table()
        for reader in (Reader(), *(Reader(seat, f"key {seat}") for seat in range(3))):
            assert encode_frame(build_welcome(again, reader)) == encode_frame(
                build_welcome(stage.table, reader)
            )
        assert [row.number for row in stage.journal.rows] == list(range(1, again.number + 1))
        assert "failed" not in stage.log.getvalue()

    on_stage(work)


def test_a_bot_seat_of_a_new_table_may_have_any_name_but_a_taken_one() -> None:
    table = lobby()
    assert decide_bot_sit(table, 2, BotSeat(name="R2")).name == "R2"
    with pytest.raises(UserError, check=about("name-taken")):
        decide_bot_sit(table, 2, BotSeat(name="player 1"))
    with pytest.raises(UserError, check=about("name-wrong")):
        decide_bot_sit(table, 2, BotSeat(name="\u202e"))
