"""Where a table stood after a change, kept so that opening it does not grow with its past.

The changes remain the truth: a snapshot is made from a fold of them and thrown away without loss,
and one that this version did not write is not read. It tells a game as it was played, by its moves,
so that there is no second form of a position; words of the chat are not in it, only the numbers of
their changes, so that what is forgotten there is forgotten. It is as secret as the changes are.
"""

from collections.abc import Sequence
from functools import cache
from importlib.metadata import version
from typing import Any

import msgspec

from foolsgold.base.ids import Seat
from foolsgold.play.fair_deal import Seal
from foolsgold.play.game import Game
from foolsgold.play.record import Said
from foolsgold.play.table_talk import Claimed, claim_text, read_claim
from foolsgold.server.table import changes
from foolsgold.server.table.changes import Ask, Awaited, Chatted, SeatHeld
from foolsgold.server.table.decisions import Table
from foolsgold.server.table.rulesets import box_for, changes_of
from foolsgold.server.table.state import Came, Outdated
from foolsgold.wire.avatars import Pace
from foolsgold.wire.frames import Showing, Summary

FORM = 3
"""Raised when a table folds otherwise or a snapshot tells otherwise than before."""
EVERY = 200
"""Changes until the next one: so many are folded in again, and the game under way is replayed."""


class LineKept(msgspec.Struct, frozen=True, array_like=True):
    """A move, or what a seat said."""

    text: str
    seat: Seat | None = None
    stand_in: str | None = None
    at: int | None = None


class GameKept(msgspec.Struct, frozen=True):
    """A game by its moves, in the edition of its table."""

    seed: int
    names: tuple[str, ...]
    bots: tuple[str | None, ...]
    seal: Seal | None
    rules: int
    """The version they were played by."""
    lines: tuple[LineKept, ...]


class CameKept(msgspec.Struct, frozen=True):
    """Who took a seat over, and when; what everybody saw then the moves tell."""

    key_hash: str
    since: int


class Snapshot(msgspec.Struct, frozen=True, kw_only=True):
    """A table: most fields are those of `Standing`, by their names."""

    form: str
    game: GameKept | None
    finished: str | None
    """As its record: the rules may have been others."""
    came: dict[Seat, CameKept]

    number: int
    played: tuple[str, str | None, tuple[str, ...]]
    lang: str
    turn_seconds: int | None
    pace: Pace
    chat: bool
    bot_talk: bool
    level: str | None
    locked: bool
    times: bool
    sealed: bool
    sealing: Seal | None
    paused: bool
    held: list[SeatHeld]
    host: Seat | None
    dealt: tuple[str | None, ...]
    awaited: dict[Seat, Awaited]
    kicked: set[str]
    asked: Ask | None
    former: dict[str, tuple[str, ...]]
    listed: bool
    stood_in: list[int]
    summary: Summary | None
    gone_on: set[Seat]
    began: int
    ended: int
    showing: Showing
    dealt_at: float
    games: int
    turn: int
    loose: int
    spoken: list[int]


MADE = ("form", "game", "finished", "came")
"""What is not the same in both."""
COPIED = tuple(name for name in Snapshot.__struct_fields__ if name not in MADE)
DERIVED = ("code", "box", "edition_changes", "talk")
"""What a table has beside: it follows from the rest, or stands elsewhere."""

_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(Snapshot)


def written(table: Table) -> str:
    """A table as it is now."""
    snapshot = Snapshot(
        form=_form(),
        game=None if table.game is None else _kept(table.game),
        finished=None if table.finished is None else str(table.finished.record()),
        came={seat: CameKept(came.key_hash, came.since) for seat, came in table.came.items()},
        **{name: getattr(table, name) for name in COPIED},
    )
    return _encoder.encode(snapshot).decode()


def read(body: str) -> Snapshot | None:
    """A snapshot, if this version has written it."""
    try:
        snapshot = _decoder.decode(body)
    except msgspec.MsgspecError:
        return None
    return snapshot if snapshot.form == _form() else None


def restored(snapshot: Snapshot, code: str, talk: Sequence[str]) -> Table:
    """The table it was made of; `talk` are the bodies of the changes in `spoken`.

    Whatever the error is: then the changes have to tell it from the beginning.
    """
    table: Table = Table.__new__(Table)
    for name in COPIED:
        setattr(table, name, getattr(snapshot, name))
    table.code = code
    table.box = box_for(*snapshot.played)
    table.edition_changes = changes_of(*snapshot.played)
    table.talk = [_said(body) for body in talk]
    table.finished = None if snapshot.finished is None else Game.from_record(snapshot.finished)
    table.game, table.came = None, {}
    if snapshot.game is not None:
        _replay(table, snapshot.game, snapshot.came)
    return table


def _form() -> str:
    return f"{FORM} {_version()}"


@cache
def _version() -> str:
    return version("foolsgold")


def _kept(game: Game) -> GameKept:
    lines = (
        LineKept(claim_text(line.claim), line.seat, None, line.at)
        if isinstance(line, Said)
        else LineKept(line.move, None, line.stand_in, line.at)
        for line in game.record().lines
    )
    return GameKept(
        game.seed, game.names, game.bots, game.seal, game.box.rules.version, tuple(lines)
    )


def _replay(table: Table, kept: GameKept, came: dict[Seat, CameKept]) -> None:
    """The game again, move by move, and what everybody saw when somebody took a seat over."""
    if not table.box.rules.plays(kept.rules):
        raise Outdated(kept.rules, table.box.rules.version)
    game: Game[Any, Any, Any] = Game(
        table.box, table.seats, kept.seed, names=kept.names, bots=kept.bots, seal=kept.seal
    )
    for line in kept.lines:
        if line.seat is not None:
            game.say(line.seat, read_claim(line.text), at=line.at)
            continue
        before = game.history.round_began
        game.play(line.text, stand_in=line.stand_in, at=line.at)
        if game.history.round_began != before:
            for seat, who in came.items():
                if who.since == game.history.round_began:
                    table.came[seat] = Came(who.key_hash, who.since, game.view())
    table.game = game


def _said(body: str) -> Chatted | Claimed:
    said = changes.read(body, str)
    if not isinstance(said, Chatted | Claimed):
        raise TypeError("nobody has spoken there")
    return said
