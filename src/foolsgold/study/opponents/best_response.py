"""Best responses by search: masters who know by which policy their opponents play.

What a master assumes of strangers, a nemesis knows of one bot: how it judges, hopes and fights.
Against `digger` its playouts are that very bot, rule by rule. Against `master` they are as near as
rules come: saboteurs who fight from the first card on, a table sure of what the posterior says.
"""

from collections.abc import Sequence
from typing import NamedTuple

from foolsgold.base.ids import Goal, Seat
from foolsgold.bots.common.move_selection import Budget
from foolsgold.bots.saboteur.belief_bot import ThinkingMind
from foolsgold.bots.saboteur.search_bot import Master
from foolsgold.bots.saboteur.search_input import Weighing
from foolsgold.bots.saboteur.suspicion import evidence_of
from foolsgold.games.saboteur.moves import Move
from foolsgold.kernel.saboteur.search_input import Company, Guess, Known, Style


class Truth(NamedTuple):
    """What nobody at the table knows, for a nemesis who was told."""

    saboteurs: frozenset[Seat]
    treasure: Goal


class Nemesis(Master):
    """A master made against one bot."""

    against: str

    def __init__(self, budget: Budget | None = None, truth: Truth | None = None) -> None:
        super().__init__(budget, self.knowing())
        self.name = f"nemesis-{self.against}"
        self.truth = truth

    def knowing(self) -> Weighing:
        """How it weighs what it finds."""
        return Weighing()

    def asked(self, mind: ThinkingMind, moves: Sequence[Move]) -> Known:
        """As a master; and if it was told the truth, no other world is tried."""
        asked = super().asked(mind, moves)
        return asked if self.truth is None else asked._replace(guesses=[Guess(*self.truth, 1.0)])


class NemesisOfDigger(Nemesis):
    """Knows `digger`: its suspicions, what it hopes, and that it hides idly."""

    against = "digger"

    def knowing(self) -> Weighing:
        """The rule bot itself plays the worlds out."""
        return Weighing(company=Company(shade=20))

    def asked(self, mind: ThinkingMind, moves: Sequence[Move]) -> Known:
        """By `digger`'s own suspicions; it hopes alike for all goals it has not looked under."""
        asked = super().asked(mind, moves)
        seats = mind.view.seats
        return asked._replace(
            evidence=evidence_of(mind.view, mind.heard), styles=[Style()] * seats, hopes=()
        )


class NemesisOfMaster(Nemesis):
    """Knows `master`: that it fights at once, and believes nearly at once."""

    against = "master"

    def knowing(self) -> Weighing:
        """Sure sooner, as the masters' deeds are plain; and they are as sure of others."""
        return Weighing(sharpness=3.0, floor=0.005, certainty=9.0)

    def asked(self, mind: ThinkingMind, moves: Sequence[Move]) -> Known:
        """Every saboteur fights from the first card on."""
        asked = super().asked(mind, moves)
        return asked._replace(styles=[Style(bold=1.0)] * mind.view.seats)


NEMESES = {each.against: each for each in (NemesisOfDigger, NemesisOfMaster)}
