"""The classic game, seen by a student of it."""

from collections.abc import Sequence

from foolsgold.base.ids import Goal, Seat
from foolsgold.beliefs.saboteur.posterior import Beliefs, beliefs_of, standing
from foolsgold.beliefs.saboteur.reputation import reputations
from foolsgold.bots.api import Bot, unhurried
from foolsgold.bots.foresight import Weighing, evidence
from foolsgold.bots.master import Master
from foolsgold.bots.trying import Budget
from foolsgold.games.saboteur.cards import GoalFace
from foolsgold.games.saboteur.events import Event, Peeked
from foolsgold.games.saboteur.view import View
from foolsgold.locales.saboteur import found_word
from foolsgold.play.talk import Claimed
from foolsgold.study.lens import Lens, Mind


class _Mind:
    def __init__(self, beliefs: Beliefs) -> None:
        self.hidden = beliefs.saboteur
        self._treasure = beliefs.treasure

    def under(self, goal: Goal, found: str) -> float:
        treasure = self._treasure.get(goal, 0.0)
        return treasure if found == GoalFace.TREASURE else 1 - treasure


def _mind(view: View, heard: Sequence[Event | Claimed], earlier: Sequence[Event | Claimed]) -> Mind:
    return _Mind(beliefs_of(view, heard, known=reputations(earlier)))


def _sides(view: View) -> tuple[str, ...]:
    return tuple(str(role) for role in view.roles)


def _under(view: View, goal: Goal) -> str | None:
    face = view.goals[goal].face
    return None if face is None else found_word(face)


def _evidence(view: View, heard: Sequence[Event | Claimed]) -> list[float]:
    return evidence(view, standing(view, heard), Weighing())


def _strong(playouts: int) -> Bot:
    return unhurried(Master(Budget(playouts)))


def _peeked(event: object) -> tuple[Seat, Goal] | None:
    return (event.seat, event.goal) if isinstance(event, Peeked) else None


LENS = Lens(_sides, _under, _mind, _evidence, _strong, _peeked)
