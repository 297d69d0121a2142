"""Snapshots of a table, so that loading it does not grow with its history.

The changes remain the truth: a snapshot is built from a fold of them and can be deleted without
loss, and one that another version wrote is not read. It stores a game by its moves, so that there
is no second format of a position; chat text is not in it, only the numbers of those changes, so
that what retention removes there is gone. It is as secret as the changes.
"""

from collections.abc import Sequence
from functools import cache
from importlib.metadata import version
from typing import Any

import msgspec

from foolsgold.base.ids import Seat
from foolsgold.play.fair_deal import DealTranscript
from foolsgold.play.game import Game
from foolsgold.play.record import ClaimLine
from foolsgold.play.table_talk import Claimed, claim_text, read_claim
from foolsgold.server.table import stored_changes
from foolsgold.server.table.rulesets import RulesOutdated, load_ruleset, ruleset_overrides
from foolsgold.server.table.seats import SeatRequest, SeatState, Takeover
from foolsgold.server.table.stored_changes import SeatAwaited
from foolsgold.server.table.table_aggregate import Table
from foolsgold.wire.frames import RoundSummary, Visibility
from foolsgold.wire.table_changes import Chatted
from foolsgold.wire.table_enums import BotPace

FORMAT_VERSION = 4
"""Raised when folding a table or encoding a snapshot changes."""
SNAPSHOT_EVERY_CHANGES = 200
"""Changes between snapshots: loading replays at most this many, and the game under way."""


class LineSnapshot(msgspec.Struct, frozen=True, array_like=True):
    """A move, or a claim of a seat."""

    text: str
    seat: Seat | None = None
    stand_in: str | None = None
    at: int | None = None


class GameSnapshot(msgspec.Struct, frozen=True):
    """A game by its moves, in the edition of its table."""

    seed: int
    names: tuple[str, ...]
    bots: tuple[str | None, ...]
    seal: DealTranscript | None
    rules: int
    """The rules version the game was played by."""
    lines: tuple[LineSnapshot, ...]


class TakeoverSnapshot(msgspec.Struct, frozen=True):
    """Who took over a seat, and when; the public view at that time follows from the moves."""

    key_hash: str
    since: int


class TableSnapshot(msgspec.Struct, frozen=True, kw_only=True):
    """A table: most fields are those of `TableState`, under the same names."""

    form: str
    game: GameSnapshot | None
    last_finished_game: str | None
    """As a record: its rules may have been others."""
    takeovers: dict[Seat, TakeoverSnapshot]

    number: int
    ruleset_spec: tuple[str, str | None, tuple[str, ...]]
    lang: str
    turn_seconds: int | None
    pace: BotPace
    chat: bool
    bot_talk: bool
    level: str | None
    locked: bool
    records_times: bool
    uses_sealed_deals: bool
    sealed_deal: DealTranscript | None
    paused: bool
    seat_states: list[SeatState]
    host: Seat | None
    dealt_keys: tuple[str | None, ...]
    waiting_for_seat: dict[Seat, SeatAwaited]
    banned: set[str]
    seat_request: SeatRequest | None
    former_keys: dict[str, tuple[str, ...]]
    listed: bool
    substituted: list[int]
    summary: RoundSummary | None
    summary_dismissed: set[Seat]
    game_began: int
    game_ended: int
    visibility: Visibility
    dealt_at: float
    games_dealt: int
    turn: int
    changes_since_game: int
    talk_numbers: list[int]


CONVERTED_FIELDS = ("form", "game", "last_finished_game", "takeovers")
"""Fields that differ between snapshot and table."""
COPIED_FIELDS = tuple(
    name for name in TableSnapshot.__struct_fields__ if name not in CONVERTED_FIELDS
)
DERIVED_ATTRIBUTES = ("code", "ruleset", "edition_overrides", "talk")
"""Attributes of a table that are not stored: they follow from others, or are stored elsewhere."""

_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(TableSnapshot)


def encode_snapshot(table: Table) -> str:
    """Encodes the current state of a table."""
    snapshot = TableSnapshot(
        form=_format_id(),
        game=None if table.game is None else _game_snapshot(table.game),
        last_finished_game=None
        if table.last_finished_game is None
        else str(table.last_finished_game.record()),
        takeovers={
            seat: TakeoverSnapshot(takeover.key_hash, takeover.history_length)
            for seat, takeover in table.takeovers.items()
        },
        **{name: getattr(table, name) for name in COPIED_FIELDS},
    )
    return _encoder.encode(snapshot).decode()


def decode_snapshot(body: str) -> TableSnapshot | None:
    """Decodes a snapshot; None if another version has written it."""
    try:
        snapshot = _decoder.decode(body)
    except msgspec.MsgspecError:
        return None
    return snapshot if snapshot.form == _format_id() else None


def restore_table(snapshot: TableSnapshot, code: str, talk: Sequence[str]) -> Table:
    """Restores a table; `talk` are the bodies of the changes in `talk_numbers`.

    Whatever the error is: the caller then replays all changes.
    """
    table: Table = Table.__new__(Table)
    for name in COPIED_FIELDS:
        setattr(table, name, getattr(snapshot, name))
    table.code = code
    table.ruleset = load_ruleset(*snapshot.ruleset_spec)
    table.edition_overrides = ruleset_overrides(*snapshot.ruleset_spec)
    table.talk = [_decode_talk(body) for body in talk]
    table.last_finished_game = (
        None
        if snapshot.last_finished_game is None
        else Game.from_record(snapshot.last_finished_game)
    )
    table.game, table.takeovers = None, {}
    if snapshot.game is not None:
        _restore_game(table, snapshot.game, snapshot.takeovers)
    return table


def _format_id() -> str:
    return f"{FORMAT_VERSION} {_version()}"


@cache
def _version() -> str:
    return version("foolsgold")


def _game_snapshot(game: Game) -> GameSnapshot:
    lines = (
        LineSnapshot(claim_text(line.claim), line.seat, None, line.at)
        if isinstance(line, ClaimLine)
        else LineSnapshot(line.move, None, line.stand_in, line.at)
        for line in game.record().lines
    )
    return GameSnapshot(
        game.seed, game.names, game.bots, game.seal, game.ruleset.rules.version, tuple(lines)
    )


def _restore_game(table: Table, kept: GameSnapshot, takeover: dict[Seat, TakeoverSnapshot]) -> None:
    """Replays the game move by move, with the views at which seats were taken over."""
    if not table.ruleset.rules.supports_version(kept.rules):
        raise RulesOutdated(kept.rules, table.ruleset.rules.version)
    game: Game[Any, Any, Any] = Game(
        table.ruleset, table.seats, kept.seed, names=kept.names, bots=kept.bots, seal=kept.seal
    )
    for line in kept.lines:
        if line.seat is not None:
            game.say(line.seat, read_claim(line.text), at=line.at)
            continue
        before = game.history.current_round_start
        game.play(line.text, stand_in=line.stand_in, at=line.at)
        if game.history.current_round_start != before:
            for seat, who in takeover.items():
                if who.since == game.history.current_round_start:
                    table.takeovers[seat] = Takeover(who.key_hash, who.since, game.view())
    table.game = game


def _decode_talk(body: str) -> Chatted | Claimed:
    said = stored_changes.decode_change(body, str)
    if not isinstance(said, Chatted | Claimed):
        raise TypeError("nobody has spoken there")
    return said
