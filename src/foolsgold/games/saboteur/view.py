"""All that one seat may know: the only thing a bot, a screen or a socket ever gets."""

import msgspec

from foolsgold.base.ids import Goal, Seat
from foolsgold.games.saboteur.cards import Card, GoalFace, Role, Tool
from foolsgold.games.saboteur.events import Event, HandCard, RoundResult
from foolsgold.games.saboteur.moves import Move, Phase
from foolsgold.tunnel.board import Joining
from foolsgold.tunnel.tiles import Cell, Tile


class Laid(msgspec.Struct, frozen=True):
    """A face-up tile of the maze."""

    cell: Cell
    tile: Tile


class GoalSeen(msgspec.Struct, frozen=True):
    """A goal as the reader knows it."""

    cell: Cell
    opened: bool
    face: GoalFace | None
    tile: Tile | None
    """The shape under it, upright, if the reader knows the face."""


class View(msgspec.Struct, frozen=True, kw_only=True, tag_field="game", tag="saboteur"):
    """What `seat` knows; a spectator's `seat` is None."""

    edition: str
    seats: int
    seat: Seat | None

    round: int
    rounds: int
    starter: Seat
    phase: Phase
    to_act: Seat | None

    roles: tuple[Role | None, ...]
    """Who is what, as far as the reader knows: himself, and all once the round is over."""
    role_cards: dict[Role, int]
    """The dwarf cards that were shuffled: there may be one more than players."""

    hand: tuple[HandCard, ...]
    hand_sizes: tuple[int, ...]
    deck_size: int
    discards: tuple[Card | None, ...]
    broken: tuple[tuple[Tool, ...], ...]

    board: tuple[Laid, ...]
    goals: tuple[GoalSeen, ...]
    turning: Goal | None
    joining: Joining
    passes: int

    gold: tuple[int, ...]
    """The reader's own gold cards."""
    gold_counts: tuple[int, ...]
    gold_deck_size: int
    offer: tuple[int, ...]
    """The gold cards to choose from: only for the digger who has them now."""
    offer_size: int

    nuggets: tuple[int, ...] | None
    """Everybody's gold, once the game is over."""
    winners: tuple[Seat, ...]

    past: tuple[RoundResult, ...]
    earlier: tuple[Event, ...]
    """What happened in earlier rounds, as far as the reader may know."""
    legal: tuple[Move, ...]
    log: tuple[Event, ...]
    """What happened since the round began, as far as the reader may know."""
