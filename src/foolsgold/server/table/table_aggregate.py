"""A table: commands in, changes out.

`decide` turns a command into a change or a `UserError`, `decode_stored` one that was stored; both
ask the rules. `apply` folds a change into the table and does not ask them again. Nothing here
waits, sends or stores, and randomness and keys come from outside.
"""

from typing import Any, assert_never

from foolsgold.base.ids import Seat
from foolsgold.play.table_talk import Claimed
from foolsgold.server.table import stored_changes
from foolsgold.server.table.decisions.checks import (
    check_between_games,
    check_change_quota,
    check_host,
)
from foolsgold.server.table.decisions.game_start import decide_seal, decide_start
from foolsgold.server.table.decisions.host_commands import decide_host_command
from foolsgold.server.table.decisions.moves import (
    decide_dismissal,
    decide_move,
    decide_move_command,
)
from foolsgold.server.table.decisions.reconfiguration import decide_configuration
from foolsgold.server.table.decisions.seat_assignment import decide_face
from foolsgold.server.table.decisions.seat_transfer import decide_vote
from foolsgold.server.table.decisions.talk import decide_talk
from foolsgold.server.table.effects.deletion import restore_state, set_visibility
from foolsgold.server.table.effects.game import advance_deal, play_move, start_game
from foolsgold.server.table.effects.options import configure, switch_option
from foolsgold.server.table.effects.round_summary import dismiss_summary
from foolsgold.server.table.effects.seats import (
    await_seat,
    seat_bot,
    seat_person,
    update_seat_request,
    vacate_seat,
)
from foolsgold.server.table.effects.talk import record_talk
from foolsgold.server.table.state import TableState
from foolsgold.server.table.stored_changes import (
    BotSat,
    BotTalkSwitched,
    Change,
    ChangeErased,
    ChatSwitched,
    Committed,
    Configured,
    GameStopped,
    GameVisibilityChanged,
    HostPassed,
    Listed,
    Locked,
    Moved,
    Opened,
    Paused,
    Revealed,
    Sat,
    Sealed,
    SeatAwaited,
    SeatRequested,
    SeatTransferred,
    Started,
    TableStateSet,
    Vacated,
)
from foolsgold.wire import commands as ask
from foolsgold.wire.frames import VacateReason
from foolsgold.wire.table_changes import (
    Chatted,
    FaceChanged,
    Muted,
    Reacted,
    Readied,
    SeatRequestEnded,
    SeatRequestVoted,
    SummaryDismissed,
)


class Table(TableState):
    """A table that decides what may be done at it, and changes accordingly."""

    def decide(
        self, seat: Seat, command: ask.Command, seed: int, online: frozenset[Seat] | None = None
    ) -> Change:
        """The change a command leads to; `UserError` if it is not allowed.

        `seed` is for a new game, `online` are the seats with a device connected; None: all.
        """
        check_change_quota(self, command)
        match command:
            case ask.Ready(ready=ready):
                check_between_games(self)
                return Readied(seat, ready)
            case ask.Start(fill=fill):
                check_host(self, seat)
                return decide_start(self, seed, online, fill=fill)
            case ask.Commit() | ask.Reveal():
                return decide_seal(self, seat, command)
            case ask.PlayMove():
                return decide_move_command(self, seat, command)
            case ask.SendChat() | ask.MakeClaim() | ask.React():
                return decide_talk(self, seat, command)
            case ask.LeaveTable():
                return Vacated(seat, VacateReason.LEFT)
            case ask.ChooseAvatar(face=face):
                return decide_face(self, seat, face)
            case ask.DismissSummary(round=number):
                return decide_dismissal(self, seat, number)
            case ask.VoteOnSeatRequest():
                return decide_vote(self, seat, command)
            case ask.Configure():
                check_host(self, seat)
                return decide_configuration(self, command)
            case _:
                check_host(self, seat)
                return decide_host_command(self, command)

    def decode_stored(self, body: str) -> Change:
        """Decodes and checks a stored change, decided earlier or by another server.

        Whatever the error is: no rule explains such a change, and it must not be applied.
        """
        change = stored_changes.decode_change(body, self.ruleset.rules.read_move)
        if isinstance(change, Moved):
            return decide_move(self, change.seat, change.move, change.by)
        return change

    def apply(self, change: Change, at: float = 0.0) -> tuple[Any, ...]:
        """Applies a change that was just decided or decoded; if it fails, nothing changes.

        `at` is when it was stored. Returns the events of the game, unredacted.
        """
        events = self._apply_change(change, at)
        self.number += 1
        if isinstance(change, Started):
            self.changes_since_game = 0
        elif not isinstance(change, Moved | ChangeErased | TableStateSet):
            self.changes_since_game += 1
        return events

    def _apply_change(self, change: Change, at: float) -> tuple[Any, ...]:  # noqa: C901 - one case a kind of change
        match change:
            case Opened() | GameStopped():
                raise ValueError("a table is opened once, and a game of these rules goes on")
            case Sat():
                seat_person(self, change)
            case BotSat():
                seat_bot(self, change)
            case Vacated():
                vacate_seat(self, change)
            case Readied():
                self.update_seat(change.seat, ready=change.ready)
            case Committed() | Sealed() | Revealed():
                advance_deal(self, change)
            case Started():
                return start_game(self, change, at)
            case Moved():
                return play_move(self, change, at)
            case Chatted() | Claimed():
                record_talk(self, change, at)
            case HostPassed():
                self.host = change.seat
            case Locked() | Listed() | ChatSwitched() | BotTalkSwitched() | Paused():
                switch_option(self, change)
            case Muted():
                self.update_seat(change.seat, muted=change.muted)
            case FaceChanged():
                self.update_seat(change.seat, face=change.face)
            case Configured():
                configure(self, change)
            case SummaryDismissed():
                dismiss_summary(self, change.seat)
            case Reacted() | ChangeErased():
                pass  # it is published, but not stored in the state
            case SeatAwaited():
                await_seat(self, change)
            case SeatRequested() | SeatRequestVoted() | SeatRequestEnded() | SeatTransferred():
                update_seat_request(self, change)
            case GameVisibilityChanged():
                set_visibility(self, change)
            case TableStateSet():
                restore_state(self, change)
            case _:
                assert_never(change)
        return ()
