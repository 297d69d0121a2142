"""A game written out in full: every step, every seat's view, every event as each seat hears it."""

from collections.abc import Iterator
from typing import Any

import msgspec

from foolsgold.base.ids import Seat
from foolsgold.play.record import Played, Position, Record


def playthrough(record: Record) -> str:
    """The record, then each step of it; of a view only what has changed since the step before."""
    return "\n".join(_lines(record)) + "\n"


def _lines(record: Record) -> Iterator[str]:
    readers: list[Seat | None] = [None, *range(record.seats)]
    known: dict[Seat | None, dict[str, Any]] = {reader: {} for reader in readers}
    yield from str(record).splitlines()
    actor = None
    for position in record.positions():
        if isinstance(position.line, Played):
            yield ""
            yield f"== {position.number}. {_reader(actor)}: {position.line.move}"
        actor = position.to_act
        yield from _heard(position, readers)
        yield from _changes(position, known)


def _heard(position: Position, readers: list[Seat | None]) -> Iterator[str]:
    """Each event once for all who hear the same of it."""
    by_reader = {reader: position.heard(reader) for reader in readers}
    for number in range(len(position.news)):
        told: dict[str, list[str]] = {}
        for reader in readers:
            heard = _json(by_reader[reader][number])
            told.setdefault(heard, []).append(_reader(reader))
        for heard, ears in told.items():
            yield f"{'all' if len(told) == 1 else ' '.join(ears)} hear {heard}"


def _changes(position: Position, known: dict[Seat | None, dict[str, Any]]) -> Iterator[str]:
    for reader, before in known.items():
        view = msgspec.structs.asdict(position.view(reader))
        for field, value in view.items():
            if field not in before or before[field] != value:
                yield f"{_reader(reader)} {field} {_text(field, value)}"
        known[reader] = view


def _reader(seat: Seat | None) -> str:
    return "watcher" if seat is None else f"seat-{seat + 1}"


def _text(field: str, value: Any) -> str:
    """The long fields in notation, the others as JSON."""
    match field:
        case "edition":
            return _json(value.id)
        case "legal":
            return " | ".join(map(str, value))
        case "hand":
            return " | ".join(f"{held.card} {held.face}" for held in value)
        case "remembered":
            return " | ".join(str(face or "?") for face in value)
        case "board":
            return " | ".join(map(_laid, value))
    return _json(value)


def _laid(laid: Any) -> str:
    """A tile on the board, and whatever it carries."""
    extras = [getattr(laid, name, None) for name in ("kind", "colour")]
    shut = "shut" if getattr(laid, "shut", False) else None
    return " ".join(str(part) for part in (laid.cell, laid.tile, *extras, shut) if part)


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()
