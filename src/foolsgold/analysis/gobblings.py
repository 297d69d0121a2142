"""Gobblings! vs Gnomes, seen by a student of it."""

from collections.abc import Sequence
from functools import cached_property

from foolsgold.analysis.game_adapter import Lens
from foolsgold.base.ids import Goal, Seat
from foolsgold.beliefs.gobblings.posterior import Beliefs, beliefs_of, posterior_of, standing
from foolsgold.beliefs.gobblings.reputation import reputations
from foolsgold.beliefs.gobblings.role_tracking import Entry
from foolsgold.bots.api import Bot, unhurried
from foolsgold.bots.common.move_selection import Budget
from foolsgold.bots.gobblings.search_bot import Master
from foolsgold.bots.gobblings.search_input import Weighing, evidence
from foolsgold.games.gobblings.cards import GoalFace
from foolsgold.games.gobblings.events import Peeked
from foolsgold.games.gobblings.view import View


class _Mind:
    def __init__(self, view: View, heard: Sequence[Entry], earlier: Sequence[Entry]) -> None:
        self._seen = view, heard, reputations(earlier, view.race_of)

    @cached_property
    def hidden(self) -> tuple[float, ...]:
        return beliefs_of(*self._seen).goblin

    @cached_property
    def _goals(self) -> Beliefs:
        # As the bots have it that play on from here: chances were fitted with it.
        return posterior_of(*self._seen)

    def under(self, goal: Goal, found: str) -> float:
        return self._goals.under(GoalFace(found))[goal]


def _sides(view: View) -> tuple[str, ...]:
    return tuple(str(view.race_of[role]) for role in view.roles if role is not None)


def _under(view: View, goal: Goal) -> str | None:
    face = view.goals[goal].face
    return None if face is None else str(face)


def _evidence(view: View, heard: Sequence[Entry]) -> list[float]:
    return evidence(view, standing(view, heard), Weighing())


def _strong(playouts: int) -> Bot:
    return unhurried(Master(Budget(playouts)))


def _peeked(event: object) -> tuple[Seat, Goal] | None:
    return (event.seat, event.goal) if isinstance(event, Peeked) else None


LENS = Lens(_sides, _under, _Mind, _evidence, _strong, _peeked)
