"""The full state of a game, secrets included; only the rules and the server have it."""

from typing import TypeAlias

import msgspec

from foolsgold.base.frozendict import FrozenDict
from foolsgold.base.ids import CardNo, Goal, Seat
from foolsgold.games import chance
from foolsgold.games.gobblings.cards import Card, Colour, GoalFace, PathCard, Race, Role, TileKind
from foolsgold.games.gobblings.edition import Edition
from foolsgold.games.gobblings.events import Outcome, RoundResult
from foolsgold.games.gobblings.moves import Phase
from foolsgold.tunnel.board import Board
from foolsgold.tunnel.tiles import Cell


class RoundDeal(msgspec.Struct, frozen=True):
    """What chance gives one round."""

    roles: tuple[Role, ...]
    goals: tuple[GoalFace, ...]
    deck: tuple[Card, ...]
    """The shuffled path deck: the place of a card in it is the card's number."""


GobblingsChance: TypeAlias = chance.GameChance[RoundDeal]

KnownRoles: TypeAlias = tuple[Role | None, ...]
"""Roles by seat, as far as somebody knows them."""


class State(msgspec.Struct, frozen=True):
    """A position. Rules replace it, never change it."""

    edition: Edition
    seats: int
    chance: GobblingsChance

    round: int
    starter: Seat
    phase: Phase
    to_act: Seat
    """Who decides now; means nothing once the game is over."""

    roles: tuple[Role, ...]
    swapped: frozenset[Seat]
    """Who took part in an exchange of roles this round."""
    seen: tuple[KnownRoles, ...]
    """For each seat whose roles it has seen and nobody has exchanged since."""
    traced: tuple[KnownRoles, ...]
    """For each seat where the roles it has seen are now: everybody sees who exchanges with whom."""
    deck: tuple[Card, ...]
    """The faces by number: as shuffled, then every card put under the deck under a new number."""
    pile: tuple[CardNo, ...]
    """The draw pile, top first; a card replaced goes to its end."""
    buried: tuple[Seat, ...]
    """Who put the cards under the deck that were replaced, in order."""
    hands: tuple[tuple[CardNo, ...], ...]
    discards: tuple[Card, ...]
    """[O64] Face up, from the bottom up."""
    shown: frozenset[Seat]
    """[G18] Who has shown the whole hand: nothing is drawn any more, so it stays known."""

    board: Board
    kinds: FrozenDict[Cell, TileKind]
    """What the tiles on the field carry; start and goals are not in it."""
    goals: tuple[GoalFace, ...]
    opened: frozenset[Goal]
    peeked: tuple[frozenset[Goal], ...]

    due: tuple[Goal, ...]
    """The goals that may be opened now."""
    may_leave: bool
    naming: bool
    """Whether an ale was just laid and its drinker is still to be named."""

    drinkers: frozenset[Seat]
    """Who misses the next turn."""
    passed: frozenset[Seat]
    """Who has passed since a card was last played."""
    idle: int
    """Turns since a card was last played."""
    last_played: Seat | None
    first_out: Seat | None
    """Who was the first to run out of cards."""

    points: tuple[int, ...]
    outcome: Outcome | None
    """How the round has ended, while it is being scored."""
    opener: Seat | None
    scoring: tuple[Seat, ...]
    """Who is still to be scored, in order."""
    winner: Seat | None

    past: tuple[RoundResult, ...]

    def race_at(self, seat: Seat) -> Race:
        """The race of the role a seat holds now."""
        return self.edition.race_of[self.roles[seat]]

    def face_at(self, cell: Cell) -> PathCard:
        """The tile on a cell of the field, as it lies there."""
        colour = self.board.locks.get(cell) or self.board.keys.get(cell)
        kind = self.kinds[cell]
        return PathCard(self.board.tiles[cell], kind, Colour(colour) if colour else None)
