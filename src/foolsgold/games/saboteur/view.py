"""The view: all that one seat may know; bots, screens and clients get nothing else."""

import msgspec

from foolsgold.base.full_repr import full_repr
from foolsgold.base.ids import Goal, Seat
from foolsgold.games.saboteur.cards import Card, GoalFace, Role, Tool
from foolsgold.games.saboteur.edition import Edition
from foolsgold.games.saboteur.events import HandCard, RoundResult
from foolsgold.games.saboteur.moves import Move, Phase
from foolsgold.games.table_svg import view_svg
from foolsgold.tunnel.board import Adjacency
from foolsgold.tunnel.tiles import Cell, Tile


class LaidTile(msgspec.Struct, frozen=True):
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

    edition: Edition
    """The edition; on the wire only its id, because `Welcome` has sent its values."""
    seats: int
    seat: Seat | None

    round: int
    rounds: int
    starter: Seat
    phase: Phase
    to_act: Seat | None

    roles: tuple[Role | None, ...]
    """Who is what, as far as the reader knows: their own, and all once the round is over."""
    role_cards: dict[Role, int]
    """The dwarf cards that were shuffled: there may be one more than players."""

    hand: tuple[HandCard, ...]
    hand_sizes: tuple[int, ...]
    deck_size: int
    discards: tuple[Card | None, ...]
    """The discard pile as it lies: what lies face down is None."""
    remembered: tuple[Card | None, ...]
    """The same pile as the reader remembers it: what was played openly, and what they put away."""
    broken: tuple[tuple[Tool, ...], ...]

    board: tuple[LaidTile, ...]
    goals: tuple[GoalSeen, ...]
    reached_by: tuple[Seat | None, ...]
    """For each goal still shut to which a tunnel leads: whose card made it so."""
    turning: Goal | None
    joining: Adjacency
    passes: int
    last_turn: Seat | None
    last_path: Seat | None
    """Who laid the last path card, and where."""
    last_cell: Cell | None

    gold: tuple[int, ...]
    """The reader's own gold cards."""
    gold_counts: tuple[int, ...]
    gold_deck_size: int
    offer: tuple[int, ...]
    """The gold cards to choose from: only for the digger who has them now."""
    offer_size: int
    picks: int
    """How many gold cards have been taken in this draft."""

    nuggets: tuple[int, ...] | None
    """Everybody's gold, once the game is over."""
    winners: tuple[Seat, ...]

    past: tuple[RoundResult, ...]
    legal: tuple[Move, ...]

    def __repr__(self) -> str:
        role = None if self.seat is None else self.roles[self.seat]
        return (
            f"<View {self.edition.id} seat={self.seat} role={role} "
            f"round={self.round}/{self.rounds}"
            f" phase={self.phase} to_act={self.to_act} hand={len(self.hand)} "
            f"deck={self.deck_size} laid={len(self.board)} legal={len(self.legal)}>"
        )

    def __str__(self) -> str:
        """All fields, with their values."""
        return full_repr(self)

    def _repr_svg_(self) -> str:
        """The table as this seat knows it: what a notebook shows."""
        return view_svg(self)
