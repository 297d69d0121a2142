"""Keeps recent chat and claims, and forgets those that were deleted."""

from foolsgold.play.table_talk import Claimed
from foolsgold.server.table.state import TableState
from foolsgold.wire.table_changes import Chatted

MAX_TALK_ENTRIES = 200
"""Recent chat messages and claims that are kept in memory."""


def record_talk(table: TableState, change: Chatted | Claimed, at: float) -> None:
    """Adds what somebody has said; a claim is part of the game, too."""
    if isinstance(change, Claimed) and table.game is not None:
        table.game.say(change.seat, change.claim, at=table.seconds_since_deal(at))
    table.talk.append(change)
    table.talk_numbers.append(table.number + 1)
    del table.talk[:-MAX_TALK_ENTRIES], table.talk_numbers[:-MAX_TALK_ENTRIES]


def forget_talk(table: TableState, first: int, last: int) -> None:
    """Forgets the chat and claims of these changes."""
    said = zip(table.talk_numbers, table.talk, strict=True)
    left = [(number, talk) for number, talk in said if not first <= number <= last]
    table.talk_numbers, table.talk = [number for number, _ in left], [talk for _, talk in left]
