"""Playthroughs: a game in full, with every step, every seat's view and every event per seat."""

from collections.abc import Iterator
from typing import Any

import msgspec

from foolsgold.base.ids import Seat
from foolsgold.play.record import MoveLine, Position, Record


def render_playthrough(record: Record) -> str:
    """The record, then each step of it; of a view only what has changed since the step before."""
    return "\n".join(_render_lines(record)) + "\n"


def _render_lines(record: Record) -> Iterator[str]:
    readers: list[Seat | None] = [None, *range(record.seats)]
    known: dict[Seat | None, dict[str, Any]] = {reader: {} for reader in readers}
    yield from str(record).splitlines()
    actor = None
    for position in record.positions():
        if isinstance(position.line, MoveLine):
            yield ""
            yield f"== {position.moves_made}. {_reader_name(actor)}: {position.line.move}"
        actor = position.to_act
        yield from _event_lines(position, readers)
        yield from _view_change_lines(position, known)


def _event_lines(position: Position, readers: list[Seat | None]) -> Iterator[str]:
    """Each event once for all who hear the same of it."""
    by_reader = {reader: position.last_events_for(reader) for reader in readers}
    for number in range(len(position.last_events)):
        told: dict[str, list[str]] = {}
        for reader in readers:
            heard = _json(by_reader[reader][number])
            told.setdefault(heard, []).append(_reader_name(reader))
        for heard, ears in told.items():
            yield f"{'all' if len(told) == 1 else ' '.join(ears)} hear {heard}"


def _view_change_lines(
    position: Position, known: dict[Seat | None, dict[str, Any]]
) -> Iterator[str]:
    for reader, before in known.items():
        view = msgspec.structs.asdict(position.view(reader))
        for field, value in view.items():
            if field not in before or before[field] != value:
                yield f"{_reader_name(reader)} {field} {_field_text(field, value)}"
        known[reader] = view


def _reader_name(seat: Seat | None) -> str:
    return "watcher" if seat is None else f"seat-{seat + 1}"


def _field_text(field: str, value: Any) -> str:
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
            return " | ".join(map(_tile_text, value))
    return _json(value)


def _tile_text(laid: Any) -> str:
    """A tile on the board, and whatever it carries."""
    extras = [getattr(laid, name, None) for name in ("kind", "colour")]
    shut = "shut" if getattr(laid, "shut", False) else None
    return " ".join(str(part) for part in (laid.cell, laid.tile, *extras, shut) if part)


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()
