"""The next round waits until people have seen how the last one ended, but not for ever."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
import pytest

from foolsgold.base.rng import Rng
from foolsgold.server.settings import Settings
from foolsgold.wire import commands as ask
from foolsgold.wire import frames
from foolsgold.wire.frames import ClockReason, MovedBy
from foolsgold.wire.table_changes import SummaryDismissed
from tests.server.virtual_time import Device, VirtualRoom, run_in_virtual_time
from tests.support.saboteur_positions import box

PACE = 1.0
SUMMARY = Settings(database="").summary_seconds
EDITIONS = ("saboteur-en", "gobblings")


async def moved(stage: VirtualRoom, devices: list[Device]) -> None:
    """Whoever is a person and has to move plays anything."""
    table = stage.table
    acting = table.to_act
    if acting is None or acting >= len(devices) or table.game is None:
        await asyncio.sleep(0.2)
        return
    legal = [move for move in table.game.legal_moves if "discard" not in str(move)]
    legal = legal or list(table.game.legal_moves)
    move = msgspec.Raw(msgspec.json.encode(legal[Rng(table.number).below(len(legal))]))
    command = ask.PlayMove(id=f"m{table.number}", turn=table.turn, move=move)
    await devices[acting].send(command)


async def until_summary(stage: VirtualRoom, devices: list[Device]) -> frames.RoundSummary:
    while stage.table.summary is None:
        await moved(stage, devices)
    return stage.table.summary


def on_stage(
    work: Callable[[VirtualRoom, list[Device]], Awaitable[None]],
    people: int = 2,
    *,
    short: bool = False,
    **more: Any,
) -> None:
    """With a `short` way somebody finds the treasure, and there is gold to share."""

    async def play() -> None:
        stage = VirtualRoom(people=people, seats=4, bot_pace=PACE, **more)
        if short:
            stage.table.ruleset = box("en", columns_between=1, min_path_cards=0)
        stage.start()
        await work(stage, [await stage.enter(seat) for seat in range(people)])

    run_in_virtual_time(play())


@pytest.mark.parametrize("edition", EDITIONS)
def test_nobody_moves_until_everybody_has_gone_on(edition: str) -> None:
    async def work(stage: VirtualRoom, devices: list[Device]) -> None:
        summary = await until_summary(stage, devices)
        assert summary == frames.RoundSummary(1, (0, 1))
        shown = [f for f in devices[0].frames_of(frames.Change) if f.table is not None][-1]
        assert shown.table.summary == summary
        assert devices[0].frames_of(frames.ClockUpdate)[-1] == frames.ClockUpdate(
            seat=None, why=ClockReason.SUMMARY, seconds=int(SUMMARY)
        )
        count = len(devices[0].moves())
        await devices[0].do(ask.DismissSummary(id="one", round=1))
        await asyncio.sleep(20)
        assert len(devices[0].moves()) == count
        assert stage.table.summary == frames.RoundSummary(1, (1,))
        released = asyncio.get_running_loop().time()
        await devices[1].do(ask.DismissSummary(id="two", round=1))
        assert stage.table.summary is None
        last = devices[0].frames_of(frames.Change)[-1]
        # Whoever is to move sees so again: a simple program moves whenever it sees its moves.
        assert last.view is not None
        assert last.table.summary is None
        assert devices[0].frames_of(frames.ClockUpdate)[-1].why is None
        if stage.table.to_act not in (0, 1):
            await asyncio.sleep(2 * PACE)
            assert devices[0].moves()[-1][0] - released >= PACE

    on_stage(work, edition=edition)


def test_a_summary_ends_by_itself() -> None:
    async def work(stage: VirtualRoom, devices: list[Device]) -> None:
        await until_summary(stage, devices)
        began = asyncio.get_running_loop().time()
        await devices[0].do(ask.DismissSummary(id="one", round=1))
        while stage.table.summary is not None:
            await asyncio.sleep(0.1)
        assert asyncio.get_running_loop().time() - began == pytest.approx(SUMMARY, abs=0.2)
        assert devices[0].frames_of(frames.Change)[-1].what == SummaryDismissed(None)

    on_stage(work)


def test_absent_people_are_not_waited_for() -> None:
    async def work(stage: VirtualRoom, devices: list[Device]) -> None:
        await until_summary(stage, devices)
        devices[1].leave()
        await asyncio.sleep(0.1)
        assert stage.table.summary is not None
        await devices[0].do(ask.DismissSummary(id="one", round=1))
        await asyncio.sleep(0.1)
        assert stage.table.summary is None

    on_stage(work)


def test_a_table_everybody_has_left_stays_in_its_summary() -> None:
    async def work(stage: VirtualRoom, devices: list[Device]) -> None:
        await until_summary(stage, devices)
        for device in devices:
            device.leave()
        await asyncio.sleep(500)
        assert stage.table.summary is not None
        back = await stage.enter(0)
        await asyncio.sleep(SUMMARY - 1)
        assert stage.table.summary is not None
        await back.do(ask.DismissSummary(id="one", round=1))
        await asyncio.sleep(0.1)
        assert stage.table.summary is None

    on_stage(work)


def test_a_move_dismisses_the_summary_for_its_player_alone() -> None:
    async def work(stage: VirtualRoom, devices: list[Device]) -> None:
        await until_summary(stage, devices)
        table = stage.table
        assert table.game is not None
        while (acting := table.to_act) is None or acting > 1:
            # A bot begins: let it, and look at the next summary.
            for seat in (0, 1):
                if table.summary is not None:
                    number = table.summary.round
                    await devices[seat].do(ask.DismissSummary(id=f"g{table.number}", round=number))
            await moved(stage, devices)
            if table.stage is frames.TableStage.OVER:
                return
        if table.summary is None:
            return
        raw = msgspec.Raw(msgspec.json.encode(table.game.legal_moves[0]))
        early = await devices[acting].do(ask.PlayMove(id="early", turn=table.turn, move=raw))
        assert isinstance(early, frames.CommandRefused)
        assert early.why.id == "summary-open"
        number = table.summary.round
        await devices[1 - acting].do(ask.DismissSummary(id="other", round=number))
        now = await devices[acting].do(ask.PlayMove(id="now", turn=table.turn, move=raw))
        assert isinstance(now, frames.Ack)
        assert table.summary is None

    on_stage(work)


def test_who_has_nothing_to_choose_goes_on_while_the_gold_goes_round() -> None:
    async def work(stage: VirtualRoom, devices: list[Device]) -> None:
        table = stage.table
        while not table.is_scoring:
            if table.stage is frames.TableStage.OVER:
                pytest.fail("nobody found the treasure")
            if table.summary is not None:
                for seat in table.summary.waiting:
                    number = table.summary.round
                    await devices[seat].do(ask.DismissSummary(id=f"g{table.number}", round=number))
            await moved(stage, devices)
        number = table.round_number
        answer = await devices[1].do(ask.DismissSummary(id="early", round=number))
        assert isinstance(answer, frames.Ack)
        again = await devices[1].do(ask.DismissSummary(id="again", round=number))
        assert isinstance(again, frames.CommandRefused)
        while table.summary is None and table.stage is not frames.TableStage.OVER:
            await moved(stage, devices)
        if table.summary is not None:
            assert table.summary.waiting == (0, 2, 3)

    on_stage(work, 4, short=True)


def test_an_equal_choice_of_gold_is_taken_by_itself_and_looks_like_any_other() -> None:
    async def work(stage: VirtualRoom, devices: list[Device]) -> None:
        table, found = stage.table, False
        while table.stage is not frames.TableStage.OVER:
            if table.summary is not None:
                for seat in table.summary.waiting:
                    number = table.summary.round
                    await devices[seat].do(ask.DismissSummary(id=f"g{table.number}", round=number))
                continue
            assert table.game is not None
            if table.is_scoring and len(table.game.legal_moves) == 1:
                turn, began = table.turn, asyncio.get_running_loop().time()
                while table.turn == turn:
                    await asyncio.sleep(0.1)
                took = asyncio.get_running_loop().time() - began
                assert 1.9 <= took <= 5.2
                assert devices[0].moves()[-1][1].by is MovedBy.PERSON
                found = True
            else:
                await moved(stage, devices)
        assert found

    on_stage(work, 4, short=True)


def test_time_for_a_turn_does_not_run_while_people_look() -> None:
    async def work(stage: VirtualRoom, devices: list[Device]) -> None:
        await until_summary(stage, devices)
        count = len(devices[0].moves())
        await asyncio.sleep(SUMMARY - 1)
        assert len(devices[0].moves()) == count

    on_stage(work, turn_seconds=5)


def test_whoever_comes_back_is_told_what_the_table_waits_for() -> None:
    async def work(stage: VirtualRoom, devices: list[Device]) -> None:
        summary = await until_summary(stage, devices)
        back = await stage.enter(0)
        assert back.frames_of(frames.Welcome)[0].table.summary == summary
        assert back.frames_of(frames.ClockUpdate)[-1].why is ClockReason.SUMMARY
        again = stage.rebuilt_table()
        assert again.summary == summary

    on_stage(work)
