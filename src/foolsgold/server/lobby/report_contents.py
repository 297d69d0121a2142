"""Builds a moderation report about a person at a table. Pure."""

from typing import NamedTuple

from foolsgold.base.ids import Seat
from foolsgold.base.messages import UserError
from foolsgold.server.table.state import TableState
from foolsgold.wire.table_changes import Chatted

MAX_CHAT_LINES = 5
"""Chat lines attached to a report."""


class ReportedPerson(NamedTuple):
    """The person who is reported."""

    key_hash: str
    name: str
    device: str | None
    words: str


def identify_reported(table: TableState, by: str | None, seat: Seat) -> ReportedPerson:
    """Collects what a report says of a person; only people at the same table can report.

    The chat lines are the latest of that seat: a previous occupant may have written some.
    """
    reporter = None if by is None else table.seat_of(by)
    if reporter is None:
        raise UserError("seat-lost")
    if not 0 <= seat < table.seats:
        raise UserError("seat-wrong", found=seat + 1, low=1, high=table.seats)
    seat_state = table.seat_states[seat]
    if seat_state.key_hash is None or seat == reporter:
        raise UserError("seat-no-person", seat=seat + 1)
    lines = [said.text for said in table.talk if isinstance(said, Chatted) and said.seat == seat]
    return ReportedPerson(
        seat_state.key_hash,
        seat_state.name or "",
        seat_state.device,
        "\n".join(lines[-MAX_CHAT_LINES:]),
    )
