"""Events: what happened in the game.

A field is None where the reader may not know it; `visibility` decides that.
"""

from enum import StrEnum
from typing import TypeAlias

import msgspec

from foolsgold.base.ids import CardNo, Goal, Seat
from foolsgold.games.api import ChanceEvent, PeekEvent, RoundEndEvent, RoundStarted
from foolsgold.games.gobblings.cards import Card, Colour, GoalFace, Role, TileKind
from foolsgold.tunnel.tiles import Cell, Tile


class Outcome(StrEnum):
    """How a round ended."""

    GOLD = "gold"
    DRAGON = "dragon"
    NOTHING = "nothing"


class RoundEndReason(StrEnum):
    """[G19] Why a round ended."""

    GOAL = "goal"
    ALL_PASSED = "all-passed"
    NO_CARDS = "no-cards"
    STALLED = "stalled"


class ScoreReason(StrEnum):
    """What points were given or taken for, besides role bonuses."""

    GOLD = "gold"
    OPENER = "opener"
    LOSS = "loss"
    DRAGON = "dragon"
    NOTHING = "nothing"
    THEFT = "theft"
    ROBBED = "robbed"


class HandCard(msgspec.Struct, frozen=True):
    """A card somebody holds: its number in the deck and its face."""

    card: CardNo
    face: Card


class RoundResult(msgspec.Struct, frozen=True):
    """How an earlier round ended; points are those after it."""

    round: int
    outcome: Outcome
    roles: tuple[Role, ...]
    points: tuple[int, ...]


class Dealt(ChanceEvent, frozen=True, tag="dealt"):
    """[G9, G10] A seat got its role and its hand."""

    seat: Seat
    count: int
    role: Role | None
    cards: tuple[HandCard, ...] | None


class Placed(msgspec.Struct, frozen=True, tag_field="event", tag="placed"):
    """[G14] A tile was laid; `tile` as it lies there."""

    seat: Seat
    cell: Cell
    tile: Tile
    kind: TileKind
    colour: Colour | None
    card: CardNo | None


class Peeked(PeekEvent, frozen=True, tag="peeked"):
    """[G26] Somebody looked at a goal."""

    seat: Seat
    goal: Goal
    found: GoalFace | None
    card: CardNo | None


class Exploded(msgspec.Struct, frozen=True, tag_field="event", tag="exploded"):
    """[G27] A tile was taken off the field; `tile` as it lay there."""

    seat: Seat
    cell: Cell
    tile: Tile
    kind: TileKind
    colour: Colour | None
    card: CardNo | None


class Swapped(msgspec.Struct, frozen=True, tag_field="event", tag="swapped"):
    """[G28] Two players exchanged roles; both know which."""

    seat: Seat
    target: Seat
    gave: Role | None
    got: Role | None
    card: CardNo | None


class Replaced(msgspec.Struct, frozen=True, tag_field="event", tag="replaced"):
    """[G13] Somebody put a card under the deck."""

    seat: Seat
    card: CardNo | None
    face: Card | None


class Drew(ChanceEvent, frozen=True, tag="drew"):
    """[O14, O15] Somebody took the top card of the deck."""

    seat: Seat
    card: CardNo | None
    face: Card | None


class Passed(msgspec.Struct, frozen=True, tag_field="event", tag="passed"):
    """[G13, G18] Somebody could not play; with an empty deck the hand is shown."""

    seat: Seat
    shown: tuple[Card, ...] | None


class Skipped(msgspec.Struct, frozen=True, tag_field="event", tag="skipped"):
    """[G31] Somebody misses a turn because of the ale."""

    seat: Seat


class Named(msgspec.Struct, frozen=True, tag_field="event", tag="named"):
    """[G31] Somebody was named to miss the next turn."""

    seat: Seat
    target: Seat


class GoalOpened(msgspec.Struct, frozen=True, tag_field="event", tag="goal-opened"):
    """[G22] A goal was turned up."""

    seat: Seat
    goal: Goal
    found: GoalFace


class GoalLeft(msgspec.Struct, frozen=True, tag_field="event", tag="goal-left"):
    """[G25, O25] A second goal could have been opened and was left shut."""

    seat: Seat


class BlownUp(msgspec.Struct, frozen=True, tag_field="event", tag="blown-up"):
    """[G38] Dynamite took all bomb tiles off the field."""

    cells: tuple[Cell, ...]


class RoundEnded(RoundEndEvent, frozen=True, tag="round-ended"):
    """[G19, O63] The round is over: the roles and goals are shown."""

    round: int
    outcome: Outcome
    ending: RoundEndReason
    opener: Seat | None
    roles: tuple[Role, ...]
    goals: tuple[GoalFace, ...]


class Scored(msgspec.Struct, frozen=True, tag_field="event", tag="scored"):
    """[G41] Somebody's marker moved; `role` if it was for the role's own bonus."""

    seat: Seat
    change: int
    why: ScoreReason | None
    role: Role | None
    total: int


class GameEnded(msgspec.Struct, frozen=True, tag_field="event", tag="game-ended"):
    """[G42] Somebody has reached the last cart."""

    points: tuple[int, ...]
    winner: Seat


Event: TypeAlias = (
    RoundStarted
    | Dealt
    | Placed
    | Peeked
    | Exploded
    | Swapped
    | Replaced
    | Drew
    | Passed
    | Skipped
    | Named
    | GoalOpened
    | GoalLeft
    | BlownUp
    | RoundEnded
    | Scored
    | GameEnded
)
