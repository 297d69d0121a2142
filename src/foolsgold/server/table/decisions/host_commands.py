"""What only a host does: switch options, pause, kick, mute, seat and free bots."""

from typing import assert_never

from foolsgold.base.ids import Seat
from foolsgold.base.messages import UserError
from foolsgold.server.table.decisions.checks import check_between_games, check_person
from foolsgold.server.table.decisions.seat_assignment import decide_bot_sit
from foolsgold.server.table.state import TableState
from foolsgold.server.table.stored_changes import (
    BotTalkSwitched,
    Change,
    ChatSwitched,
    HostPassed,
    Listed,
    Locked,
    Paused,
    SeatAwaited,
    Vacated,
)
from foolsgold.wire import commands as ask
from foolsgold.wire.frames import TableStage, VacateReason
from foolsgold.wire.http_bodies import BotSeat
from foolsgold.wire.table_changes import Muted


def decide_host_command(
    table: TableState,
    command: ask.Lock
    | ask.ListPublicly
    | ask.SwitchChat
    | ask.SwitchBotTalk
    | ask.Pause
    | ask.Kick
    | ask.Mute
    | ask.PassHost
    | ask.SeatBot
    | ask.FreeSeat,
) -> Change:
    """The change that the host wants; the seats of a running game are fixed."""
    match command:
        case ask.Lock() | ask.ListPublicly() | ask.SwitchChat() | ask.SwitchBotTalk():
            return _decide_switch(command)
        case ask.Pause(paused=paused):
            if table.stage is not TableStage.PLAYING:
                raise UserError("game-not-running")
            return Paused(paused)
        case ask.Kick(seat=seat, block=block):
            return _decide_kick(table, seat, block=block)
        case ask.Mute(seat=seat, muted=muted):
            return Muted(check_person(table, seat), muted)
        case ask.PassHost(seat=seat):
            return HostPassed(check_person(table, seat))
        case ask.SeatBot(seat=seat):
            check_between_games(table)
            return decide_bot_sit(table, seat, BotSeat(bot=command.bot, name=command.name))
        case ask.FreeSeat(seat=seat):
            check_between_games(table)
            if table.seat_state(seat).bot is None:
                raise UserError("seat-no-bot", seat=seat + 1)
            return Vacated(seat, VacateReason.FREED)
        case _:
            assert_never(command)


def _decide_kick(table: TableState, seat: Seat, *, block: bool) -> Vacated | SeatAwaited:
    """Removes whoever sits in the seat, or waits for it."""
    # A device that the host uses, too, is not banned: the host has no other.
    alone = table.host is not None and table.device_at(seat) == table.device_at(table.host)
    block = block and not alone
    if seat in table.waiting_for_seat:
        return SeatAwaited(seat, kicked=True, blocked=block)
    return Vacated(check_person(table, seat), VacateReason.KICKED, block)


def _decide_switch(
    command: ask.Lock | ask.ListPublicly | ask.SwitchChat | ask.SwitchBotTalk,
) -> Locked | Listed | ChatSwitched | BotTalkSwitched:
    match command:
        case ask.Lock(locked=locked):
            return Locked(locked)
        case ask.ListPublicly(listed=listed):
            return Listed(listed)
        case ask.SwitchChat(on=on):
            return ChatSwitched(on)
        case ask.SwitchBotTalk(on=on):
            return BotTalkSwitched(on)
