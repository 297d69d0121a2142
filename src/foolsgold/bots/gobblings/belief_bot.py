"""The bot `thinker` in Gobblings: plays by the exact beliefs of its seat, and speaks by them."""

from collections.abc import Mapping, Sequence
from copy import copy
from functools import cached_property
from math import inf, log
from typing import Self

from foolsgold.base.ids import Goal, Seat
from foolsgold.base.rng import Rng
from foolsgold.beliefs.gobblings.posterior import Beliefs, posterior_of, standing
from foolsgold.beliefs.gobblings.reputation import Reputations, reputations
from foolsgold.beliefs.gobblings.role_tracking import Entry
from foolsgold.bots.api import heaviest
from foolsgold.bots.gobblings.characters import NATURES, NOBODY, Nature
from foolsgold.bots.gobblings.claims import said_now
from foolsgold.bots.gobblings.door_distances import WALL
from foolsgold.bots.gobblings.rule_bot import IN_VAIN, Hope, Mind
from foolsgold.games.gobblings.cards import GoalFace
from foolsgold.games.gobblings.moves import Explode, Move, Peek, Place
from foolsgold.games.gobblings.view import View
from foolsgold.play.table_talk import Claim, Claimed, Suspect, Temper
from foolsgold.tunnel.tiles import Cell

PULL = 0.5
"""How much the way to the Dragon is worth to a Goblin, where the way to the Gold is 1: a round in
which nothing is found is theirs too."""
STEP = 4
"""What a tile that brings the way on is worth to a Goblin who hides, less what it helps."""
FOUND_OUT = 0.6
"""So far suspected by the table, a Goblin has nothing left to hide."""
SETTLED = 0.3
"""So little doubt about a goal, of 1 in the beginning, is none."""
DOUBT = 2.0
"""How much commoner, as a log, than where beliefs were fitted Goblins are thought to be who dig
along: whom one takes for a Gnome one follows, and there is no worse way to be wrong."""
LATE = 2
"""So many turns of the table before the deck ends it is too late to wait."""


class Thinker:
    """Weighs every legal move as `goblin` does, but by beliefs."""

    name = "thinker"

    def __init__(self) -> None:
        self._nature = NOBODY
        self._earlier: Sequence[Entry] = ()

    def as_person(self, temper: Temper, earlier: Sequence[Entry]) -> Self:
        """The same bot as somebody: with a temper, knowing who kept their word before."""
        person = self.of_nature(NATURES[temper])
        person._earlier = earlier
        return person

    def of_nature(self, nature: Nature) -> Self:
        """The same bot with another nature."""
        other = copy(self)
        other._nature = nature
        return other

    def choose(self, view: View, heard: Sequence[Entry], rng: Rng) -> Move:
        """The heaviest move; chance decides among equals."""
        return self.mind(view, heard).heaviest(rng)

    def speak(self, view: View, heard: Sequence[Entry], rng: Rng) -> Claim | None:
        """What it says after its move, if anything."""
        if not any(isinstance(entry, Claimed) for entry in heard):
            # Not two in a row, whatever lies between: the last word before this round counts.
            words = (entry.seat for entry in reversed(self._earlier) if isinstance(entry, Claimed))
            if next(words, None) == view.seat:
                return None
        return said_now(view, heard, rng, self._nature.manner, self._remembered(view))

    def mind(self, view: View, heard: Sequence[Entry]) -> "ThinkingMind":
        """What it makes of a view."""
        return ThinkingMind(view, heard, self._nature, self._remembered(view))

    def _remembered(self, view: View) -> Reputations:
        return reputations(self._earlier, view.race_of) if self._earlier else {}


class ThinkingMind(Mind):
    """What one seat makes of its view and of what it heard, with beliefs."""

    def __init__(
        self,
        view: View,
        heard: Sequence[Entry],
        nature: Nature = NOBODY,
        known: Reputations | None = None,
    ) -> None:
        self.nature, self.known = nature, known
        self.looks, self.flees = nature.looks, nature.flees
        super().__init__(view, heard)

    @cached_property
    def beliefs(self) -> Beliefs:
        """Who is what and what lies where, as far as this seat can know."""
        return posterior_of(self.view, self.heard, self.known, doubt=DOUBT)

    @cached_property
    def table(self) -> Beliefs:
        """What the table may think, as far as this seat knows."""
        return standing(self.view, self.heard, self.known)

    @cached_property
    def hides(self) -> bool:
        """Whether a Goblin digs along still: the goals are far, and the table looks elsewhere."""
        nature, view = self.nature, self.view
        if self.gnome or self._missing(self.fields.needed) <= nature.strikes:
            return False
        if view.deck_size < LATE * view.seats:
            return False
        doubts = self.table.goblin
        others = (doubt for seat, doubt in enumerate(doubts) if seat != self.me)
        return doubts[self.me] <= FOUND_OUT and max(others) >= nature.behind

    def openly(self) -> "ThinkingMind":
        """The same mind, if it did not hide."""
        nature = self.nature._replace(strikes=inf)
        return ThinkingMind(self.view, self.heard, nature, self.known)

    def heaviest(self, rng: Rng) -> Move:
        """The move it would play; chance decides among equals."""
        move: Move = heaviest(self.view, self.weight, rng)
        return move

    def weight(self, move: Move) -> float:
        """How much the move serves the seat's own race, or its good name while it hides."""
        match move:
            case Place() if self.hides:
                nearer = self._nearer(self.fields.after(move.cell, self.shape(move)))
                honest = nearer > 0 and self.shape(move).tile != WALL
                return STEP + self.gain(move) if honest else -STEP
            case Peek():
                return self._look(move.goal)
            case Explode() if self.hides:
                return 0 if self._nearer(self.fields.without(move.cell)) > 0 else -STEP
            case _:
                return super().weight(move)

    def _look(self, goal: Goal) -> float:
        """A look is worth what it could tell: nothing, if the seat is nearly sure anyhow."""
        shares = (self.beliefs.under(face)[goal] for face in GoalFace)
        doubt = -sum(share * log(share, len(GoalFace)) for share in shares if share > 0)
        return self.looks * doubt if doubt > SETTLED else IN_VAIN

    def _nearer(self, needed: Mapping[Cell, int]) -> float:
        """How many tiles nearer the goals come by a change, as whoever knows nothing sees it."""
        return self._missing(self.fields.needed) - self._missing(needed)

    def _missing(self, needed: Mapping[Cell, int]) -> float:
        shut = [needed[cell] for cell in self.hopes]
        return sum(shut) / max(len(shut), 1)

    def _hoped(self) -> dict[Cell, Hope]:
        gold, dragon = (self.beliefs.under(face) for face in (GoalFace.GOLD, GoalFace.DRAGON))
        return {
            seen.cell: (gold[goal], dragon[goal])
            for goal, seen in enumerate(self.view.goals)
            if not seen.opened
        }

    def _pull(self, gold: float, dragon: float) -> float:
        """As the rule bot has it; but a Goblin need not know the Dragon to hinder the Gnomes."""
        return super()._pull(gold, dragon) if self.gnome else PULL * dragon - gold

    def _gnome_likely(self, other: Seat) -> float:
        return 1 - self.beliefs.goblin[other]

    def _against(self, other: Seat) -> float:
        """Whom to hinder: likely enemies first, who accused them, then whoever is ahead."""
        goblin = self.beliefs.goblin[other]
        enemy = goblin if self.gnome else 1 - goblin
        accused = any(
            isinstance(entry, Claimed) and entry.seat == other and entry.claim == Suspect(self.me)
            for entry in self.heard
        )
        grudge = self.nature.grudge if accused else 0
        return self.nature.wrath * (2 * enemy - 1) + grudge + self.view.points[other]
