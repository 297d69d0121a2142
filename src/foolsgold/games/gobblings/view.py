"""The view: all that one seat may know; bots, screens and clients get nothing else."""

import msgspec

from foolsgold.base.full_repr import full_repr
from foolsgold.base.ids import Goal, Seat
from foolsgold.games.gobblings.cards import Card, Colour, GoalFace, Race, Role, TileKind
from foolsgold.games.gobblings.edition import Edition
from foolsgold.games.gobblings.events import HandCard, Outcome, RoundResult
from foolsgold.games.gobblings.moves import Move, Phase
from foolsgold.games.table_svg import view_svg
from foolsgold.tunnel.board import Adjacency
from foolsgold.tunnel.tiles import Cell, Tile


class LaidTile(msgspec.Struct, frozen=True):
    """A face-up tile of the field."""

    cell: Cell
    tile: Tile
    kind: TileKind | None = None
    """What it carries; the start and opened goals carry nothing."""
    colour: Colour | None = None
    shut: bool = False
    """Whether it is a door without its key."""


class GoalSeen(msgspec.Struct, frozen=True):
    """A goal as the reader knows it."""

    cell: Cell
    opened: bool
    face: GoalFace | None


class BuriedCard(msgspec.Struct, frozen=True):
    """A card the reader put under the deck, and how many lie above it now."""

    above: int
    face: Card


class View(msgspec.Struct, frozen=True, kw_only=True, tag_field="game", tag="gobblings"):
    """What `seat` knows; a spectator's `seat` is None."""

    edition: Edition
    """The edition; on the wire only its id, because `Welcome` has sent its values."""
    seats: int
    seat: Seat | None

    round: int
    starter: Seat
    phase: Phase
    to_act: Seat | None

    roles: tuple[Role | None, ...]
    """Who is who, as far as the reader has seen: they themselves, whoever they exchanged with
    until that one exchanges again, and all once the round is over."""
    traced: tuple[Role | None, ...]
    """Where the roles the reader has seen must be now, if every exchange is followed."""
    swapped: tuple[Seat, ...]
    """Who took part in an exchange this round."""
    races: dict[Race, int]
    """How many of each race play."""
    race_of: dict[Role, Race]
    bonuses: bool
    points: tuple[int, ...]
    points_to_win: int

    hand: tuple[HandCard, ...]
    hand_sizes: tuple[int, ...]
    shown: tuple[tuple[Card, ...] | None, ...]
    """The hands that were shown because their owners had to pass without a deck."""
    deck_size: int
    numbers: int
    """How many numbers cards have had so far: one put under the deck gets the next."""
    buried: tuple[BuriedCard, ...]
    discards: tuple[Card, ...]

    board: tuple[LaidTile, ...]
    goals: tuple[GoalSeen, ...]
    due: tuple[Goal, ...]
    may_leave: bool
    naming: bool
    joining: Adjacency
    rotation: int
    drinkers: tuple[Seat, ...]
    passed: tuple[Seat, ...]
    idle: int
    """Turns since a card was last played."""
    last_played: Seat | None
    first_out: Seat | None

    outcome: Outcome | None
    """How the round has ended, while it is being scored."""
    opener: Seat | None
    scoring: tuple[Seat, ...]
    winner: Seat | None
    past: tuple[RoundResult, ...]
    legal: tuple[Move, ...]

    def __repr__(self) -> str:
        role = None if self.seat is None else self.roles[self.seat]
        return (
            f"<View {self.edition.id} seat={self.seat} role={role} "
            f"round={self.round}"
            f" phase={self.phase} to_act={self.to_act} hand={len(self.hand)} "
            f"deck={self.deck_size} laid={len(self.board)} legal={len(self.legal)}>"
        )

    def __str__(self) -> str:
        """All fields, with their values."""
        return full_repr(self)

    def _repr_svg_(self) -> str:
        """The table as this seat knows it: what a notebook shows."""
        return view_svg(self)
