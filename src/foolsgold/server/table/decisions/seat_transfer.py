"""Rules of moving a seat to another device: by a transfer code, or by a vote.

Pure: who is online and which codes exist comes from outside.
"""

from foolsgold.base.ids import Seat
from foolsgold.base.messages import UserError
from foolsgold.server.table.state import TableState
from foolsgold.server.table.stored_changes import SeatRequested, SeatTransferred
from foolsgold.wire import commands as ask
from foolsgold.wire.frames import SeatTransferKind
from foolsgold.wire.table_changes import SeatRequestEnded, SeatRequestEndReason, SeatRequestVoted


def decide_transfer(
    table: TableState, seat: Seat | None, key_hash: str, device: str | None
) -> SeatTransferred:
    """Transfers the seat of a code to another key; None is an invalid code."""
    if seat is None:
        raise UserError("carry-wrong")
    _check_no_deal_running(table)
    return SeatTransferred(seat, key_hash, SeatTransferKind.CARRIED, device)


def decide_seat_request(
    table: TableState, wanted: SeatRequested, online: frozenset[Seat], former: str | None
) -> SeatRequested:
    """Requests a seat; allowed only if somebody else is online to vote."""
    seat = wanted.seat
    if former in table.banned or wanted.device in table.banned:
        raise UserError("seat-kicked")
    if table.locked:
        raise UserError("table-locked")
    if not 0 <= seat < table.seats:
        raise UserError("seat-wrong", found=seat + 1, low=1, high=table.seats)
    if not table.seat_states[seat].is_person:
        raise UserError("seat-no-person", seat=seat + 1)
    if table.seat_request is not None:
        raise UserError("ask-other")
    if seat in online:
        raise UserError("ask-here", name=table.seat_states[seat].name)
    if not _voters(table, seat, online):
        raise UserError("ask-nobody")
    return wanted


def decide_vote(table: TableState, seat: Seat, wanted: ask.VoteOnSeatRequest) -> SeatRequestVoted:
    """A vote on the pending request, identified by its fingerprint."""
    if (
        table.seat_request is None
        or table.seat_request.sign != wanted.sign
        or seat == table.seat_request.seat
    ):
        raise UserError("ask-over")
    return SeatRequestVoted(seat, wanted.yes)


def tally_votes(
    table: TableState, online: frozenset[Seat]
) -> SeatTransferred | SeatRequestEnded | None:
    """Result of a pending seat request, or None while votes are missing.

    The host and more than half of the others online have to agree. A person who is online in the
    seat is not voted out of it.
    """
    requested = table.seat_request
    if requested is None:
        return None
    if requested.seat in online:
        return SeatRequestEnded(SeatRequestEndReason.BACK)
    voters = _voters(table, requested.seat, online)
    says = {seat: requested.votes.get(seat) for seat in voters}
    others = [yes for seat, yes in says.items() if seat != table.host]
    host = says.get(table.host) if table.host is not None else None
    if host is False or 2 * others.count(False) >= len(others) > 0:
        return SeatRequestEnded(SeatRequestEndReason.DECLINED)
    if host and (not others or 2 * others.count(True) > len(others)):
        _check_no_deal_running(table)
        return SeatTransferred(
            requested.seat, requested.key_hash, SeatTransferKind.GRANTED, requested.device
        )
    return None


def _voters(table: TableState, requested: Seat, online: frozenset[Seat]) -> tuple[Seat, ...]:
    """The people online, without the one whose seat is requested."""
    people = (
        seat
        for seat, seat_state in enumerate(table.seat_states)
        if seat_state.is_person and seat in online
    )
    return tuple(seat for seat in people if seat != requested)


def _check_no_deal_running(table: TableState) -> None:
    """The secret for a deal under way is on the old device, and is about to be revealed."""
    if table.sealed_deal is not None:
        raise UserError("carry-dealing")
