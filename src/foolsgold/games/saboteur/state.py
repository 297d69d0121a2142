"""The full state of a game, secrets included; only the rules and the server have it."""

from typing import TypeAlias

import msgspec

from foolsgold.base.ids import CardNo, Goal, Seat, Seed
from foolsgold.games import chance
from foolsgold.games.saboteur.cards import Card, GoalFace, Role, Tool
from foolsgold.games.saboteur.edition import Edition
from foolsgold.games.saboteur.events import RoundResult
from foolsgold.games.saboteur.moves import Phase
from foolsgold.tunnel.board import Board
from foolsgold.tunnel.tiles import Cell


class RoundDeal(msgspec.Struct, frozen=True):
    """What chance gives one round."""

    roles: tuple[Role, ...]
    """The shuffled dwarf cards: one a seat, and what is left over stays unseen."""
    goals: tuple[GoalFace, ...]
    deck: tuple[Card, ...]
    """The shuffled draw deck: the place of a card in it is the card's number."""
    gold_seed: Seed
    """For editions that shuffle the remaining gold again."""
    gold: tuple[int, ...] = ()
    """The shuffled gold deck, before the first round."""


SaboteurChance: TypeAlias = chance.GameChance[RoundDeal]


class DiscardedCard(msgspec.Struct, frozen=True):
    """A card on the discard pile."""

    face: Card
    face_up: bool
    by: Seat | None = None
    """Who put it away unseen; None if it was played before everybody's eyes."""


class State(msgspec.Struct, frozen=True):
    """A position. Rules replace it, never change it."""

    edition: Edition
    seats: int
    chance: SaboteurChance

    round: int
    starter: Seat
    phase: Phase
    to_act: Seat
    """Who decides now; means nothing once the game is over."""

    roles: tuple[Role, ...]
    deck: tuple[Card, ...]
    drawn: int
    """How many cards of the deck have been dealt or drawn: the rest is the draw pile."""
    hands: tuple[tuple[CardNo, ...], ...]
    broken: tuple[frozenset[Tool], ...]
    discards: tuple[DiscardedCard, ...]
    """From the bottom up."""

    board: Board
    goals: tuple[GoalFace, ...]
    opened: frozenset[Goal]
    reached_by: tuple[Seat | None, ...]
    """[R83, 0.7] For each goal still shut to which a tunnel leads: whose card made it so."""
    peeked: tuple[frozenset[Goal], ...]
    turning: Goal | None
    """The stone whose position the layer has to choose."""

    passes: int
    """Passes in a row, all made since the draw pile ran out: everybody sees and counts them."""
    forced: int
    """[S22] How many of the last passes in a row were forced; secret, because it reveals hands."""
    last_turn: Seat | None
    last_path: Seat | None
    last_cell: Cell | None
    """Where the last path card was laid."""

    gold: tuple[tuple[int, ...], ...]
    gold_deck: tuple[int, ...]
    offer: tuple[int, ...]
    """The gold cards going round, sorted."""
    picks: int
    """How many gold cards have been taken in this draft."""

    past: tuple[RoundResult, ...]

    @property
    def draw_pile(self) -> int:
        """How many cards can still be drawn."""
        return len(self.deck) - self.drawn
