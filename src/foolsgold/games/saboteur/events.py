"""Events: what happened in the game.

A field is None where the reader may not know it; `visibility` decides that.
"""

from typing import TypeAlias

import msgspec

from foolsgold.base.ids import CardNo, Goal, Seat
from foolsgold.games.api import ChanceEvent, PeekEvent, RoundEndEvent, RoundStarted
from foolsgold.games.saboteur.cards import Card, GoalFace, Role, Tool
from foolsgold.tunnel.tiles import Cell, Tile


class HandCard(msgspec.Struct, frozen=True):
    """A card somebody holds: its number in the deck and its face."""

    card: CardNo
    face: Card


class RoundResult(msgspec.Struct, frozen=True):
    """How an earlier round ended."""

    round: int
    found: bool
    roles: tuple[Role, ...]


class Dealt(ChanceEvent, frozen=True, tag="dealt"):
    """[R17, R25] A seat got its dwarf card and its hand."""

    seat: Seat
    count: int
    role: Role | None
    cards: tuple[HandCard, ...] | None


class Placed(msgspec.Struct, frozen=True, tag_field="event", tag="placed"):
    """[R31] A path card was laid; `tile` as it lies there."""

    seat: Seat
    cell: Cell
    tile: Tile
    card: CardNo | None


class Peeked(PeekEvent, frozen=True, tag="peeked"):
    """[R60] Somebody looked at a goal."""

    seat: Seat
    goal: Goal
    found: GoalFace | None
    card: CardNo | None


class Collapsed(msgspec.Struct, frozen=True, tag_field="event", tag="collapsed"):
    """[R56] A path card was taken out of the maze."""

    seat: Seat
    cell: Cell
    tile: Tile
    card: CardNo | None


class Broken(msgspec.Struct, frozen=True, tag_field="event", tag="broken"):
    """[R46] A tool was broken."""

    seat: Seat
    target: Seat
    tool: Tool
    card: CardNo | None


class Mended(msgspec.Struct, frozen=True, tag_field="event", tag="mended"):
    """[R50] A tool was mended, with a card that shows `shown`."""

    seat: Seat
    target: Seat
    tool: Tool
    shown: tuple[Tool, ...]
    card: CardNo | None


class Discarded(msgspec.Struct, frozen=True, tag_field="event", tag="discarded"):
    """[R65] Somebody passed and put a card away face down."""

    seat: Seat
    card: CardNo | None
    face: Card | None


class Drew(ChanceEvent, frozen=True, tag="drew"):
    """[R34] Somebody drew the top card of the deck."""

    seat: Seat
    card: CardNo | None
    face: Card | None


class GoalOpened(msgspec.Struct, frozen=True, tag_field="event", tag="goal-opened"):
    """[R71] A goal was turned up."""

    seat: Seat
    goal: Goal
    found: GoalFace


class GoalLaid(msgspec.Struct, frozen=True, tag_field="event", tag="goal-laid"):
    """[R73] A goal that was turned up lies like this now."""

    goal: Goal
    tile: Tile


class RoundEnded(RoundEndEvent, frozen=True, tag="round-ended"):
    """[R78] The round is over: the roles are shown, and where the treasure was."""

    round: int
    found: bool
    roles: tuple[Role, ...]
    goals: tuple[GoalFace, ...]


class GoldOffered(msgspec.Struct, frozen=True, tag_field="event", tag="gold-offered"):
    """[R83, R84] A digger got the gold cards to choose one."""

    seat: Seat
    count: int
    cards: tuple[int, ...] | None


class GoldTaken(msgspec.Struct, frozen=True, tag_field="event", tag="gold-taken"):
    """[R83] A digger took one of them."""

    seat: Seat
    nuggets: int | None


class Paid(msgspec.Struct, frozen=True, tag_field="event", tag="paid"):
    """[R89] A saboteur was paid `due` nuggets in `count` cards."""

    seat: Seat
    due: int
    count: int
    cards: tuple[int, ...] | None


class GameEnded(msgspec.Struct, frozen=True, tag_field="event", tag="game-ended"):
    """[R100, R101] The gold is counted."""

    nuggets: tuple[int, ...]
    winners: tuple[Seat, ...]


Event: TypeAlias = (
    RoundStarted
    | Dealt
    | Placed
    | Peeked
    | Collapsed
    | Broken
    | Mended
    | Discarded
    | Drew
    | GoalOpened
    | GoalLaid
    | RoundEnded
    | GoldOffered
    | GoldTaken
    | Paid
    | GameEnded
)
