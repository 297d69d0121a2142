"""Absence, turn limits and the pace of bots, in virtual time."""

import asyncio
from typing import Any

import pytest

from foolsgold.bots.bot_request import BotRequest
from foolsgold.bots.common.search_helpers import SearchBudget
from foolsgold.server.settings import Settings
from foolsgold.wire import commands as ask
from foolsgold.wire import frames
from foolsgold.wire.frames import ClockReason, MovedBy
from foolsgold.wire.table_enums import BotPace
from tests.server.virtual_time import VirtualRoom, run_in_virtual_time

PACE = 1.0
LONG = 3.0


def first_bot_move(seconds: float, **table: Any) -> float:
    """When the first move of a bot comes, after its turn began, if it thinks so long."""
    table = {"bot_pace": PACE, **table}
    found: list[float] = []

    async def work() -> None:
        stage = VirtualRoom(lambda _: seconds, people=1, seats=3, **table)
        seed = next(s for s in range(99) if _first(s) == 1)
        stage.start(seed)
        began = asyncio.get_running_loop().time()
        person = await stage.enter(0)
        await asyncio.sleep(LONG * 2)
        found.append(person.moves()[0][0] - began)

    run_in_virtual_time(work())
    return found[0]


def _first(seed: int) -> int | None:
    from foolsgold.play.game import Game

    return Game("saboteur-en", 3, seed).to_act


@pytest.mark.parametrize("seconds", [0.0, 0.1, 0.5, 0.999])
def test_a_bot_moves_at_its_pace_however_long_it_thinks(seconds: float) -> None:
    assert first_bot_move(seconds) == pytest.approx(PACE, abs=1e-6)


@pytest.mark.parametrize("seconds", [1.001, 1.5, 1.999])
def test_a_slow_bot_moves_at_the_next_tick_so_its_time_tells_little(seconds: float) -> None:
    assert first_bot_move(seconds) == pytest.approx(2 * PACE, abs=1e-6)


@pytest.mark.parametrize("pace", BotPace)
def test_a_bot_that_searches_a_second_moves_at_one_tick_at_every_pace(pace: BotPace) -> None:
    """It stops early where little is to be found out, and the others must not see that."""
    whole = SearchBudget().seconds
    assert whole is not None
    times = {
        first_bot_move(seconds, bot="master", pace=pace, bot_pace=Settings(database="").bot_pace)
        for seconds in (0.05, whole / 2, whole + 0.1)
    }
    assert max(times) == pytest.approx(min(times), abs=1e-6)


def test_the_delay_of_a_move_does_not_depend_on_the_hand() -> None:
    """Two bots whose thinking depends on what they hold are seen to move at the same times."""

    def times(hard: bool) -> list[float]:
        found: list[float] = []

        def seconds(question: BotRequest) -> float:
            maps = sum("map" in str(held.face) for held in question.view.hand)
            return 0.9 * maps / 6 if hard else 0.0

        async def work() -> None:
            stage = VirtualRoom(seconds, people=1, seats=5, bot_pace=PACE, turn_seconds=5)
            stage.start(3)
            person = await stage.enter(0)
            # The one person does nothing: a bot plays their turns too when their time is over.
            await asyncio.sleep(60)
            found.extend(at for at, _ in person.moves())

        run_in_virtual_time(work())
        return found

    assert times(hard=True) == pytest.approx(times(hard=False))
    assert len(times(hard=True)) > 20


def test_a_table_without_people_pauses_whoever_watches() -> None:
    async def work() -> None:
        stage = VirtualRoom(people=1, seats=3, bot_pace=PACE)
        my_turn(stage, 1)
        watcher = await stage.enter(None)
        await asyncio.sleep(500)
        assert not watcher.moves()
        began = asyncio.get_running_loop().time()
        person = await stage.enter(0)
        await asyncio.sleep(10)
        # No clock ran meanwhile: the bot's turn begins now.
        assert person.moves()[0][0] - began == pytest.approx(PACE)
        person.leave()
        count = len(watcher.moves())
        await asyncio.sleep(500)
        assert len(watcher.moves()) == count

    run_in_virtual_time(work())


def test_bots_who_are_left_alone_play_on_for_those_who_watch() -> None:
    async def work() -> None:
        stage = VirtualRoom(people=1, seats=3, bot_pace=PACE)
        stage.start()
        person = await stage.enter(0)
        await person.do(ask.LeaveTable(id="x"))
        await asyncio.sleep(100)
        count = len(stage.journal.rows)
        watcher = await stage.enter(None)
        await asyncio.sleep(50)
        assert len(stage.journal.rows) > count + 20
        watcher.leave()

    run_in_virtual_time(work())


def my_turn(stage: VirtualRoom, seat: int) -> None:
    """A game in which this seat begins."""
    from foolsgold.play.game import Game

    table = stage.table
    seed = next(s for s in range(99) if Game(table.ruleset, table.seats, s).to_act == seat)
    stage.start(seed)


def test_a_bot_plays_for_somebody_who_is_away_after_a_countdown_all_can_see() -> None:
    async def work() -> None:
        stage = VirtualRoom(people=3, seats=3, absent_after=20.0, bot_pace=PACE)
        my_turn(stage, 0)
        began = asyncio.get_running_loop().time()
        other = await stage.enter(1)
        await stage.enter(2)
        clock = other.frames_of(frames.ClockUpdate)[-1]
        assert (clock.seat, clock.why, clock.seconds) == (0, ClockReason.ABSENT, 20)
        await asyncio.sleep(25)
        at, moved = other.moves()[0]
        assert at - began == pytest.approx(20.0)
        assert (moved.seat, moved.by) == (0, MovedBy.STAND_IN)
        # The bot knew what the seat knows, and no more.
        (question,) = stage.thinkers.move_requests
        assert question.view.seat == 0
        assert other.frames_of(frames.ClockUpdate)[-1].seat is None
        # Who comes back reads in the log that it was the bot.
        welcome = (await stage.enter(0)).frames_of(frames.Welcome)[0]
        (place,) = welcome.stood_in
        assert welcome.heard[place]["seat"] == 0

    run_in_virtual_time(work())


def test_who_stays_away_is_played_without_another_countdown_until_he_is_back() -> None:
    async def work() -> None:
        stage = VirtualRoom(people=2, seats=3, absent_after=20.0, bot_pace=PACE)
        my_turn(stage, 0)
        other = await stage.enter(1)
        await asyncio.sleep(20.5)
        names = iter(range(100))
        for _ in range(4):
            if stage.table.to_act == 1:
                await play(stage, other, next(names))
            before = len(other.moves())
            await asyncio.sleep(2.5 * PACE)
            assert len(other.moves()) > before or stage.table.to_act == 1
        away = [moved for _, moved in other.moves() if moved.seat == 0]
        assert len(away) >= 2
        assert all(moved.by is MovedBy.STAND_IN for moved in away)
        while stage.table.to_act != 0:
            if stage.table.to_act == 1:
                await play(stage, other, next(names))
            await asyncio.sleep(PACE / 4)
        back = await stage.enter(0)
        await asyncio.sleep(300)
        assert stage.table.to_act == 0, "the bot played although its person is back"
        answer = await play(stage, back, next(names))
        assert isinstance(answer, frames.Ack)

    run_in_virtual_time(work())


async def play(stage: VirtualRoom, device, number: int) -> frames.ServerFrame:  # type: ignore[no-untyped-def]
    import msgspec

    game = stage.table.game
    assert game is not None
    move = msgspec.Raw(msgspec.json.encode(game.legal_moves[0]))
    answer: frames.ServerFrame = await device.do(
        ask.PlayMove(id=f"m{number}", turn=stage.table.turn, move=move)
    )
    return answer


def test_a_turn_limit_is_shown_and_kept() -> None:
    async def work() -> None:
        stage = VirtualRoom(people=3, seats=3, turn_seconds=30, bot_pace=PACE)
        my_turn(stage, 2)
        began = asyncio.get_running_loop().time()
        devices = [await stage.enter(seat) for seat in range(3)]
        clock = devices[0].frames_of(frames.ClockUpdate)[-1]
        assert (clock.seat, clock.why, clock.seconds) == (2, ClockReason.LIMIT, 30)
        await asyncio.sleep(31)
        at, moved = devices[0].moves()[0]
        assert at - began == pytest.approx(30.0)
        assert (moved.seat, moved.by) == (2, MovedBy.STAND_IN)
        # The next turn has its whole time again.
        assert devices[0].frames_of(frames.ClockUpdate)[-1].seconds == 30

    run_in_virtual_time(work())


def test_a_pause_stops_the_clock_and_the_game() -> None:
    async def work() -> None:
        stage = VirtualRoom(people=3, seats=4, turn_seconds=30, bot_pace=PACE)
        my_turn(stage, 1)
        devices = [await stage.enter(seat) for seat in range(3)]
        await asyncio.sleep(20)
        assert isinstance(await devices[0].do(ask.Pause(id="p", paused=True)), frames.Ack)
        assert devices[1].frames_of(frames.ClockUpdate)[-1].seat is None
        await asyncio.sleep(1000)
        assert not devices[0].moves()
        refused = await play(stage, devices[1], 1)
        assert isinstance(refused, frames.CommandRefused)
        assert refused.why.id == "table-paused"
        await devices[0].do(ask.Pause(id="q", paused=False))
        # What they had used of their time they have used.
        assert devices[1].frames_of(frames.ClockUpdate)[-1].seconds == 10
        assert isinstance(await play(stage, devices[1], 2), frames.Ack)

    run_in_virtual_time(work())


def test_the_host_role_goes_to_somebody_who_is_here() -> None:
    async def work() -> None:
        stage = VirtualRoom(people=3, seats=3, host_after=60.0)
        host = await stage.enter(0)
        await stage.enter(2)
        assert stage.table.host == 0
        host.leave()
        await asyncio.sleep(59)
        assert stage.table.host == 0
        await asyncio.sleep(2)
        assert stage.table.host == 2

    run_in_virtual_time(work())


def test_a_host_who_comes_back_in_time_stays_host() -> None:
    async def work() -> None:
        stage = VirtualRoom(people=3, seats=3, host_after=60.0)
        host = await stage.enter(0)
        await stage.enter(2)
        host.leave()
        await asyncio.sleep(50)
        await stage.enter(0)
        await asyncio.sleep(100)
        assert stage.table.host == 0

    run_in_virtual_time(work())


def test_everybody_sees_who_is_here_and_on_how_many_devices() -> None:
    async def work() -> None:
        stage = VirtualRoom(people=3, seats=3)
        first = await stage.enter(0)
        phone = await stage.enter(1)
        await stage.enter(1)
        await stage.enter(None)
        await asyncio.sleep(0)
        assert first.frames_of(frames.Presence)[-1] == frames.Presence(
            devices=(1, 2, 0), watchers=1
        )
        phone.leave()
        await asyncio.sleep(0.1)
        assert first.frames_of(frames.Presence)[-1] == frames.Presence(
            devices=(1, 1, 0), watchers=1
        )

    run_in_virtual_time(work())


def test_a_bot_that_is_too_late_for_its_turn_changes_nothing() -> None:
    """The person comes back and moves while a bot thinks about the same turn."""

    async def work() -> None:
        stage = VirtualRoom(lambda _: 5.0, people=3, seats=3, absent_after=20.0, bot_pace=PACE)
        my_turn(stage, 0)
        other = await stage.enter(1)
        await asyncio.sleep(20.5)
        back = await stage.enter(0)
        assert isinstance(await play(stage, back, 1), frames.Ack)
        await asyncio.sleep(10)
        assert [moved.by for _, moved in other.moves() if moved.seat == 0] == [MovedBy.PERSON]

    run_in_virtual_time(work())


def test_the_clock_goes_on_when_the_database_is_back() -> None:
    async def work() -> None:
        stage = VirtualRoom(people=1, seats=3, bot_pace=PACE)
        my_turn(stage, 1)
        watcher = await stage.enter(0)
        stage.journal.is_broken = True
        await asyncio.sleep(10)
        assert not watcher.moves()
        stage.journal.is_broken = False
        await asyncio.sleep(10)
        assert watcher.moves()

    run_in_virtual_time(work())


@pytest.mark.parametrize("seconds", [0.0, 0.05, 0.15, 0.9])
def test_a_bot_that_takes_over_from_somebody_shown_out_begins_the_turn_anew(seconds: float) -> None:
    """Else the host could time the kick so that the rest of a tick tells how long it thinks."""

    async def work() -> None:
        stage = VirtualRoom(lambda _: seconds, people=3, seats=3, bot_pace=PACE)
        my_turn(stage, 1)
        host = await stage.enter(0)
        await stage.enter(1)
        await asyncio.sleep(6.9)
        kicked = asyncio.get_running_loop().time()
        await host.do(ask.Kick(id="k", seat=1))
        await asyncio.sleep(5)
        assert host.moves()[0][0] - kicked == pytest.approx(PACE)

    run_in_virtual_time(work())


def test_a_host_role_passed_to_somebody_absent_comes_back() -> None:
    async def work() -> None:
        stage = VirtualRoom(people=3, seats=3, host_after=60.0)
        host = await stage.enter(0)
        await stage.enter(1)
        await host.do(ask.PassHost(id="p", seat=2))
        assert stage.table.host == 2
        await asyncio.sleep(61)
        assert stage.table.host in (0, 1)

    run_in_virtual_time(work())


def test_a_table_goes_on_after_an_unexpected_error() -> None:
    async def work() -> None:
        stage = VirtualRoom(people=1, seats=3, bot_pace=PACE)
        my_turn(stage, 1)
        good = stage.journal.append
        failures = [RuntimeError("unheard of")]

        async def append(row: Any) -> bool:
            if failures:
                raise failures.pop()
            return await good(row)

        vars(stage.journal)["append"] = append
        person = await stage.enter(0)
        await asyncio.sleep(20)
        assert person.moves()
        assert "unheard" not in stage.log.getvalue()

    run_in_virtual_time(work())
