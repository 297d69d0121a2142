"""All that one seat may know: the only thing a bot, a screen or a socket ever gets."""

import msgspec

from foolsgold.base.ids import Goal, Seat
from foolsgold.games.gobblings.cards import Card, Colour, GoalFace, Kind, Race, Role
from foolsgold.games.gobblings.events import Event, HandCard, RoundResult
from foolsgold.games.gobblings.moves import Move, Phase
from foolsgold.tunnel.board import Joining
from foolsgold.tunnel.tiles import Cell, Tile


class Laid(msgspec.Struct, frozen=True):
    """A face-up tile of the field."""

    cell: Cell
    tile: Tile
    kind: Kind | None = None
    """What it carries; the start and opened goals carry nothing."""
    colour: Colour | None = None
    shut: bool = False
    """Whether it is a door without its key."""


class GoalSeen(msgspec.Struct, frozen=True):
    """A goal as the reader knows it."""

    cell: Cell
    opened: bool
    face: GoalFace | None


class View(msgspec.Struct, frozen=True, kw_only=True, tag_field="game", tag="gobblings"):
    """What `seat` knows; a spectator's `seat` is None."""

    edition: str
    seats: int
    seat: Seat | None

    round: int
    starter: Seat
    phase: Phase
    to_act: Seat | None

    roles: tuple[Role | None, ...]
    """Who is who, as far as the reader has seen: himself, whoever he exchanged with until that
    one exchanges again, and all once the round is over."""
    races: dict[Race, int]
    """How many of each race play."""
    race_of: dict[Role, Race]
    bonuses: bool
    points: tuple[int, ...]
    points_to_win: int

    hand: tuple[HandCard, ...]
    hand_sizes: tuple[int, ...]
    deck_size: int
    discards: tuple[Card, ...]

    board: tuple[Laid, ...]
    goals: tuple[GoalSeen, ...]
    due: tuple[Goal, ...]
    may_leave: bool
    joining: Joining
    rotation: int
    drinkers: tuple[Seat, ...]
    passed: tuple[Seat, ...]

    winner: Seat | None
    past: tuple[RoundResult, ...]
    earlier: tuple[Event, ...]
    """What happened in earlier rounds, as far as the reader may know."""
    legal: tuple[Move, ...]
    log: tuple[Event, ...]
    """What happened since the round began, as far as the reader may know."""
