"""A seat that goes to another device: by a code its own device shows, or by the others' consent.

Pure, like the table: who is here and what codes there are is told from outside.
"""

from foolsgold.base.ids import Seat
from foolsgold.base.messages import Complaint
from foolsgold.server.table.changes import SeatAsked, SeatMoved, SeatUnasked, SeatVoted
from foolsgold.server.table.state import Standing
from foolsgold.wire import commands as ask
from foolsgold.wire.frames import Moving, Unasked


def carrying(table: Standing, seat: Seat | None, key_hash: str, device: str | None) -> SeatMoved:
    """The seat a code stands for comes to another key; None is a code that stands for nothing."""
    if seat is None:
        raise Complaint("carry-wrong")
    _check_dealt(table)
    return SeatMoved(seat, key_hash, Moving.CARRIED, device)


def asking(
    table: Standing, wanted: SeatAsked, here: frozenset[Seat], former: str | None
) -> SeatAsked:
    """Somebody says that a seat is theirs; there has to be somebody who can tell."""
    seat = wanted.seat
    if former in table.kicked or wanted.device in table.kicked:
        raise Complaint("seat-kicked")
    if table.locked:
        raise Complaint("table-locked")
    if not 0 <= seat < table.seats:
        raise Complaint("seat-wrong", found=seat + 1, low=1, high=table.seats)
    if not table.held[seat].is_person:
        raise Complaint("seat-no-person", seat=seat + 1)
    if table.asked is not None:
        raise Complaint("ask-other")
    if seat in here:
        raise Complaint("ask-here", name=table.held[seat].name)
    if not _voters(table, seat, here):
        raise Complaint("ask-nobody")
    return wanted


def voting(table: Standing, seat: Seat, wanted: ask.Grant) -> SeatVoted:
    """What somebody at the table thinks; about this one who asks, and no other."""
    if table.asked is None or table.asked.sign != wanted.sign or seat == table.asked.seat:
        raise Complaint("ask-over")
    return SeatVoted(seat, wanted.yes)


def outcome(table: Standing, here: frozenset[Seat]) -> SeatMoved | SeatUnasked | None:
    """What has become of a wish for a seat; None: it is not decided yet.

    The host and more than half of the others who are here have to agree. Whoever is in the seat
    with a device of their own is not asked away from it.
    """
    asked = table.asked
    if asked is None:
        return None
    if asked.seat in here:
        return SeatUnasked(Unasked.BACK)
    voters = _voters(table, asked.seat, here)
    says = {seat: asked.votes.get(seat) for seat in voters}
    others = [yes for seat, yes in says.items() if seat != table.host]
    host = says.get(table.host) if table.host is not None else None
    if host is False or 2 * others.count(False) >= len(others) > 0:
        return SeatUnasked(Unasked.DECLINED)
    if host and (not others or 2 * others.count(True) > len(others)):
        _check_dealt(table)
        return SeatMoved(asked.seat, asked.key_hash, Moving.GRANTED, asked.device)
    return None


def _voters(table: Standing, asked: Seat, here: frozenset[Seat]) -> tuple[Seat, ...]:
    """The people who are here, without the one who is asked for."""
    people = (seat for seat, held in enumerate(table.held) if held.is_person and seat in here)
    return tuple(seat for seat in people if seat != asked)


def _check_dealt(table: Standing) -> None:
    """The secret for the deal under way is on the old device: in a moment it is told."""
    if table.sealing is not None:
        raise Complaint("carry-dealing")
