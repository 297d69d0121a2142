"""The bot `thinker`: plays by the exact beliefs of its seat, and acts in proportion to them."""

from collections.abc import Sequence
from copy import copy
from functools import cached_property
from typing import Self

from foolsgold.base.ids import Seat
from foolsgold.base.rng import Rng
from foolsgold.beliefs.saboteur.posterior import Beliefs, posterior_of, standing
from foolsgold.beliefs.saboteur.reputation import Reputations, reputations
from foolsgold.bots.api import heaviest
from foolsgold.bots.common.characters import NATURES, NOBODY, Nature
from foolsgold.bots.saboteur.claims import said_now
from foolsgold.bots.saboteur.rule_bot import Mind
from foolsgold.games.saboteur.cards import Role
from foolsgold.games.saboteur.events import Event
from foolsgold.games.saboteur.moves import Break, Discard, Mend, Move, Place
from foolsgold.games.saboteur.view import View
from foolsgold.play.table_talk import Claim, Claimed, Temper
from foolsgold.tunnel.tiles import Cell

MEND = 12
"""What mending a mate is worth, before what their nature doubts of it."""
BREAK = 18
PILED = 6
"""How much less it is worth to break what is broken already: a mate may wait to be mended."""
FIGHT = 9
"""What breaking an honest seat's tool is worth to a saboteur."""
MEND_SELF = 5
KEEP = 0.5
"""How much a saboteur minds what a card may still be good for: passing gives them away."""
HELP, ALONE = 12, 7
"""What mending a mate they are sure of is worth to a saboteur, and what mending anybody costs."""
PROOF = 8
"""How much more a step forward is worth to a digger whom the table takes for a saboteur."""
SURE = 0.999
FOUND_OUT = 0.6
"""So far suspected by the table, a saboteur has nothing left to hide."""
STEP = 4
"""What a step forward is worth to a saboteur who hides, less what it helps."""


class Thinker:
    """Weighs every legal move as `digger` does, but by beliefs, and speaks by them."""

    name = "thinker"

    def __init__(
        self,
        nature: Nature = NOBODY,
        known: Reputations | None = None,
        spoke_last: Seat | None = None,
    ) -> None:
        self._nature = nature
        self._known = known or {}
        self._spoke_last = spoke_last
        """Who had the last word before this round: not two in a row, whatever lies between."""

    def as_person(self, temper: Temper, earlier: Sequence[Event | Claimed]) -> Self:
        """The same bot as somebody: with a temper, knowing who kept their word before."""
        words = (entry.seat for entry in reversed(earlier) if isinstance(entry, Claimed))
        person = self.of_nature(NATURES[temper])
        person._known, person._spoke_last = reputations(earlier), next(words, None)
        return person

    def of_nature(self, nature: Nature) -> Self:
        """The same bot with another nature."""
        other = copy(self)
        other._nature = nature
        return other

    def choose(self, view: View, heard: Sequence[Event | Claimed], rng: Rng) -> Move:
        """The heaviest move; chance decides among equals."""
        mind = ThinkingMind(view, heard, self._nature, self._known)
        move: Move = heaviest(view, mind.weight, rng)
        return move

    def speak(self, view: View, heard: Sequence[Event | Claimed], rng: Rng) -> Claim | None:
        """What it says after its move, if anything."""
        if self._spoke_last == view.seat and not any(isinstance(said, Claimed) for said in heard):
            return None
        return said_now(view, heard, rng, self._nature.manner, self._known)


class ThinkingMind(Mind):
    """What one seat makes of its view and of what it heard, with beliefs."""

    def __init__(
        self,
        view: View,
        heard: Sequence[Event | Claimed],
        nature: Nature = NOBODY,
        known: Reputations | None = None,
    ) -> None:
        self.nature, self.known = nature, known
        super().__init__(view, heard)

    @cached_property
    def beliefs(self) -> Beliefs:
        """Who is what and where the treasure lies, as far as this seat can know."""
        return posterior_of(self.view, self.heard, self.known)

    @property
    def suspicions(self) -> tuple[float, ...]:
        """How likely each seat is a saboteur."""
        return self.beliefs.saboteur

    def _hopes(self, claims: Sequence[Claimed]) -> dict[Cell, float]:  # noqa: ARG002 - beliefs know
        goals = self.view.goals
        return {
            goals[goal].cell: likely
            for goal, likely in self.beliefs.treasure.items()
            if not goals[goal].opened
        }

    @property
    def knows_treasure(self) -> bool:
        """Whether a look would tell next to nothing: shares that add up to 1 may be a hair less."""
        return max(self.hopes.values(), default=1.0) > SURE

    @cached_property
    def table(self) -> Beliefs:
        """What the table may think, as far as this seat knows."""
        return standing(self.view, self.heard, self.known)

    @property
    def missing(self) -> float:
        """How many cards are missing to where the seat hopes for the treasure."""
        return self._now[0]

    @property
    def covered(self) -> bool:
        """Whether the table looks at somebody else, as far as this seat wants that to hide."""
        others = (share for seat, share in enumerate(self.table.saboteur) if seat != self.me)
        return max(others) >= self.nature.guise.behind

    @property
    def _open_fight(self) -> bool:
        """When a saboteur stops hiding: near enough, too late to wait, or found out already.

        Most never begin: against rule bots hiding does not pay.
        """
        if self._now[0] <= self.nature.strikes or self.view.deck_size < 2 * self.view.seats:
            return True
        if not self.covered:
            return True
        return self.table.saboteur[self.me] > FOUND_OUT

    @cached_property
    def _doubted(self) -> float:
        """How much more than anybody by the deal the table suspects this seat."""
        cards = self.view.role_cards
        dealt = cards[Role.SABOTEUR] / sum(cards.values())
        return max(0.0, self.table.saboteur[self.me] - dealt)

    def _as_digger(self, move: Move) -> float:
        match move:
            case Place() if self._doubted and self.effect(move)[0] > 0:
                # Whoever is suspected is hindered and not mended: a step forward is a proof.
                return super()._as_digger(move) + PROOF * self._doubted
            case Mend() if move.seat != self.me:
                return MEND - self.nature.doubt * self.suspicions[move.seat]
            case Break() if move.seat != self.me:
                piled = PILED * len(self.view.broken[move.seat])
                return BREAK * (self.suspicions[move.seat] - self.nature.sure) - piled
            case _:
                return super()._as_digger(move)

    def honest(self, move: Move) -> float:
        """How much the move would serve a digger."""
        return self._as_digger(move)

    def _as_saboteur(self, move: Move) -> float:
        match move:
            case Place() if not self._open_fight:
                gain, opens = self.effect(move)
                return STEP - gain - opens if gain > 0 and self.tile(move).joined else -STEP
            case Mend() if move.seat == self.me:
                return MEND_SELF
            case Mend():
                return HELP * self.suspicions[move.seat] - ALONE
            case Break() if move.seat != self.me:
                whole = 0 if self.view.broken[move.seat] else 2
                return FIGHT * (1 - self.suspicions[move.seat]) + whole - 1
            case Discard():
                return -1 - KEEP * self._keep_as_saboteur(self.faces[move.card])
            case _:
                return super()._as_saboteur(move)
