"""Opens and dismisses the summary of a round, during which nobody moves."""

from msgspec.structs import replace

from foolsgold.base.ids import Seat
from foolsgold.server.table.state import TableState
from foolsgold.wire.frames import RoundSummary


def open_summary(table: TableState) -> None:
    """The next round waits until the people have seen how the last one ended."""
    people = (seat for seat, seat_state in enumerate(table.seat_states) if seat_state.is_person)
    waiting = tuple(seat for seat in people if seat not in table.summary_dismissed)
    table.summary_dismissed.clear()
    table.summary = RoundSummary(table.round_number - 1, waiting) if waiting else None


def dismiss_summary(table: TableState, seat: Seat | None) -> None:
    """A seat needs no summary any more, now or when the round is scored; None: no seat does."""
    if table.summary is None:
        table.summary_dismissed |= set() if seat is None else {seat}
        return
    waiting = tuple(other for other in table.summary.waiting if seat not in (None, other))
    table.summary = replace(table.summary, waiting=waiting) if waiting else None
