"""The classic game, seen by a student of it."""

from collections.abc import Sequence
from functools import cached_property

from foolsgold.analysis.game_adapter import Lens
from foolsgold.base.ids import Goal, Seat
from foolsgold.beliefs.saboteur.posterior import beliefs_of, posterior_of, standing
from foolsgold.beliefs.saboteur.reputation import reputations
from foolsgold.bots.api import Bot, unhurried
from foolsgold.bots.common.move_selection import Budget
from foolsgold.bots.saboteur.search_bot import Master
from foolsgold.bots.saboteur.search_input import Weighing, evidence
from foolsgold.games.saboteur.cards import GoalFace
from foolsgold.games.saboteur.events import Event, Peeked
from foolsgold.games.saboteur.view import View
from foolsgold.locales.saboteur_narrator import found_word
from foolsgold.play.table_talk import Claimed


class _Mind:
    def __init__(
        self,
        view: View,
        heard: Sequence[Event | Claimed],
        earlier: Sequence[Event | Claimed],
    ) -> None:
        self._seen = view, heard, reputations(earlier)

    @cached_property
    def hidden(self) -> tuple[float, ...]:
        return beliefs_of(*self._seen).saboteur

    @cached_property
    def _treasure(self) -> dict[Goal, float]:
        # As the bots have it that play on from here: chances were fitted with it.
        return posterior_of(*self._seen).treasure

    def under(self, goal: Goal, found: str) -> float:
        treasure = self._treasure.get(goal, 0.0)
        return treasure if found == GoalFace.TREASURE else 1 - treasure


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


LENS = Lens(_sides, _under, _Mind, _evidence, _strong, _peeked)
