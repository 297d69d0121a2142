"""Gobblings! vs Gnomes, seen by a student of it."""

from collections.abc import Sequence

from foolsgold.base.ids import Goal, Seat
from foolsgold.beliefs.gobblings.origins import Entry
from foolsgold.beliefs.gobblings.posterior import Beliefs, beliefs_of, standing
from foolsgold.beliefs.gobblings.reputation import reputations
from foolsgold.bots.api import Bot, unhurried
from foolsgold.bots.gobblings.master import Master, Weighing, evidence
from foolsgold.bots.trying import Budget
from foolsgold.games.gobblings.cards import GoalFace
from foolsgold.games.gobblings.events import Peeked
from foolsgold.games.gobblings.view import View
from foolsgold.study.lens import Lens, Mind


class _Mind:
    def __init__(self, beliefs: Beliefs) -> None:
        self.hidden = beliefs.goblin
        self._beliefs = beliefs

    def under(self, goal: Goal, found: str) -> float:
        return self._beliefs.under(GoalFace(found))[goal]


def _mind(view: View, heard: Sequence[Entry], earlier: Sequence[Entry]) -> Mind:
    return _Mind(beliefs_of(view, heard, known=reputations(earlier, view.race_of)))


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


LENS = Lens(_sides, _under, _mind, _evidence, _strong, _peeked)
