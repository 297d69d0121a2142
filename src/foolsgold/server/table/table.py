"""A table: commands in, changes out.

`decide` turns a command into a change or a `UserError`, `decode_stored` one that was stored; both
ask the rules. `TableState.apply` folds a change into the table and does not ask them again. Nothing
here waits, sends or stores, and randomness and keys come from outside.
"""

from foolsgold.base.ids import Seat
from foolsgold.server.table import changes
from foolsgold.server.table.changes import Change, Moved, Vacated
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
from foolsgold.server.table.state import TableState
from foolsgold.wire import commands as ask
from foolsgold.wire.frames import VacateReason
from foolsgold.wire.table_changes import Readied


class Table(TableState):
    """A table that decides what may be done at it."""

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
        change = changes.decode_change(body, self.ruleset.rules.read_move)
        if isinstance(change, Moved):
            return decide_move(self, change.seat, change.move, change.by)
        return change
