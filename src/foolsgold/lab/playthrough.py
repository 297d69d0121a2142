"""A game written out in full: every step, every seat's view, every event as each seat hears it."""

from collections.abc import Iterator
from typing import Any

import msgspec

from foolsgold.base.ids import Seat
from foolsgold.play.game import Game
from foolsgold.play.record import Record


def playthrough(record: Record) -> str:
    """The record, then each step of it; of a view only what has changed since the step before."""
    return "\n".join(_lines(record)) + "\n"


def _lines(record: Record) -> Iterator[str]:
    game = Game.opening_of(record)
    readers: list[Seat | None] = [None, *range(game.seats)]
    known: dict[Seat | None, dict[str, Any]] = {reader: {} for reader in readers}
    yield from str(record).splitlines()
    yield from _heard(game, readers)
    yield from _changes(game, known)
    for number, move in enumerate(record.moves, start=1):
        yield ""
        yield f"== {number}. {_reader(game.to_act)}: {move}"
        game.play(move)
        yield from _heard(game, readers)
        yield from _changes(game, known)


def _heard(game: Game, readers: list[Seat | None]) -> Iterator[str]:
    """Each event once for all who hear the same of it."""
    for event in game.news:
        told: dict[str, list[str]] = {}
        for reader in readers:
            heard = _json(game.seen((event,), reader)[0])
            told.setdefault(heard, []).append(_reader(reader))
        for heard, ears in told.items():
            yield f"{'all' if len(told) == 1 else ' '.join(ears)} hear {heard}"


def _changes(game: Game, known: dict[Seat | None, dict[str, Any]]) -> Iterator[str]:
    for reader, before in known.items():
        view = msgspec.structs.asdict(game.view(reader))
        # The logs are what was heard above.
        del view["log"], view["earlier"]
        for field, value in view.items():
            if field not in before or before[field] != value:
                yield f"{_reader(reader)} {field} {_text(field, value)}"
        known[reader] = view


def _reader(seat: Seat | None) -> str:
    return "watcher" if seat is None else f"seat-{seat + 1}"


def _text(field: str, value: Any) -> str:
    """The long fields in notation, the others as JSON."""
    match field:
        case "legal":
            return " | ".join(map(str, value))
        case "hand":
            return " | ".join(f"{held.card} {held.face}" for held in value)
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
