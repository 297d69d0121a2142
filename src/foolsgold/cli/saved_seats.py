"""Seats at tables on servers: their keys are kept, so that a player comes back to the same seat."""

import os
import tempfile
import time
from collections.abc import Iterator
from contextlib import suppress
from hashlib import blake2b
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from foolsgold.client import Ticket

SAVED_SEAT_SECONDS = 60 * 24 * 3600


class SavedSeat(msgspec.Struct, frozen=True):
    """The key to a seat, and who has it."""

    server: str
    code: str
    seat: int
    key: str
    name: str | None


def saved_seats_folder() -> Path:
    """Where the keys are."""
    from platformdirs import user_state_path  # noqa: PLC0415 - only with the extra

    return user_state_path("foolsgold", appauthor=False) / "seats"


def saved_seat_path(ticket: "Ticket") -> Path:
    """The file of a seat's key."""
    seat = f"{ticket.server} {ticket.code} {ticket.seat}"
    return saved_seats_folder() / f"{blake2b(seat.encode(), digest_size=12).hexdigest()}.json"


def save_seat(ticket: "Ticket", name: str | None) -> None:
    """Nobody but the owner may read it. Without a place to keep it one plays all the same."""
    assert ticket.seat is not None
    assert ticket.key is not None
    kept = SavedSeat(ticket.server, ticket.code, ticket.seat, ticket.key, name)
    place = saved_seat_path(ticket)
    with suppress(OSError):
        place.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        _delete_expired_seats(place.parent)
        handle, part = tempfile.mkstemp(dir=place.parent)  # made with mode 0600
        with os.fdopen(handle, "wb") as file:
            file.write(msgspec.json.encode(kept))
        Path(part).replace(place)


def _delete_expired_seats(folder: Path) -> None:
    for file in folder.iterdir():
        if time.time() - file.stat().st_mtime > SAVED_SEAT_SECONDS:
            file.unlink()


def find_saved_seat(server: str, code: str, name: str | None) -> "Ticket | None":
    """The seat taken last at this table, by this name if one is given."""
    from foolsgold.client import Ticket  # noqa: PLC0415 - only with the extra

    for kept in _saved_seats():
        same_name = name is None or (kept.name or "").casefold() == name.strip().casefold()
        if (kept.server, kept.code) == (server, code) and same_name:
            return Ticket(kept.server, kept.code, kept.seat, kept.key)
    return None


def _saved_seats() -> Iterator[SavedSeat]:
    """The newest first."""
    with suppress(OSError):
        files = [(file.stat().st_mtime_ns, file) for file in saved_seats_folder().glob("*.json")]
        for _, file in sorted(files, reverse=True):
            with suppress(OSError, msgspec.ValidationError, msgspec.DecodeError):
                yield msgspec.json.decode(file.read_bytes(), type=SavedSeat)
