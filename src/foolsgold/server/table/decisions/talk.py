"""What may be said at a table: chat, claims and reactions."""

from foolsgold.base.display_names import is_single_line
from foolsgold.base.ids import Seat
from foolsgold.base.messages import UserError
from foolsgold.play import table_talk
from foolsgold.play.table_talk import Claimed
from foolsgold.server.table.decisions.checks import check_not_muted
from foolsgold.server.table.state import TableState
from foolsgold.wire import commands as ask
from foolsgold.wire.table_changes import Chatted, Reacted


def decide_talk(
    table: TableState, seat: Seat, command: ask.SendChat | ask.MakeClaim | ask.React
) -> Chatted | Claimed | Reacted:
    """What a person says."""
    match command:
        case ask.SendChat(text=text):
            return _decide_chat(table, seat, text)
        case ask.MakeClaim(claim=claim):
            return decide_claim(table, seat, claim)
        case ask.React():
            return _decide_reaction(table, seat, command)


def decide_claim(table: TableState, seat: Seat, claim: table_talk.Claim) -> Claimed:
    """A claim of a seat, made by a person or a bot."""
    check_not_muted(table, seat)
    if table.game is None:
        raise UserError("claim-early")
    table_talk.check_claim(claim, table.ruleset, table.seats, first=1)
    return Claimed(seat, claim)


def _decide_chat(table: TableState, seat: Seat, text: str) -> Chatted:
    check_not_muted(table, seat)
    if not table.chat:
        raise UserError("chat-off")
    line = text.strip()
    if not is_single_line(line, ask.MAX_CHAT_LETTERS):
        raise UserError("chat-wrong", high=ask.MAX_CHAT_LETTERS)
    return Chatted(seat, line)


def _decide_reaction(table: TableState, seat: Seat, command: ask.React) -> Reacted:
    """Reactions are only to changes of the game under way."""
    check_not_muted(table, seat)
    if table.game is None or not table.game_began <= command.change <= table.number:
        raise UserError("react-early")
    return Reacted(seat, command.change, command.face)
