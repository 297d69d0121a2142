"""Prior: the possible teams of Goblins and their probabilities, and the layouts of the goals."""

from functools import lru_cache
from itertools import combinations, permutations
from typing import NamedTuple, TypeAlias

from foolsgold.base.ids import Seat
from foolsgold.beliefs.gobblings.role_swaps import RoleOrigins
from foolsgold.games.gobblings.cards import GoalFace, Race
from foolsgold.games.gobblings.view import View

GoalLayout: TypeAlias = tuple[GoalFace, ...]
"""What lies under each goal."""


class TeamPrior(NamedTuple):
    """Which roles are Goblins', by the seats they were dealt to, and how likely that was."""

    goblins: frozenset[Seat]
    probability: float


def team_priors_of(view: View, origins: RoleOrigins) -> tuple[TeamPrior, ...]:
    """All that agree with the roles the reader knows, wherever these are now."""
    known: list[bool | None] = [None] * view.seats
    for seat, role in enumerate(view.traced):
        if role is not None:
            known[origins[seat]] = view.race_of[role] is Race.GOBLIN
    return _team_priors(tuple(known), view.races[Race.GOBLIN])


@lru_cache(maxsize=512)
def _team_priors(known: tuple[bool | None, ...], goblins: int) -> tuple[TeamPrior, ...]:
    sure = frozenset(seat for seat, goblin in enumerate(known) if goblin)
    open_ = [seat for seat, goblin in enumerate(known) if goblin is None]
    found = [sure | {*more} for more in combinations(open_, goblins - len(sure))]
    return tuple(TeamPrior(each, 1 / len(found)) for each in found)


def goal_layouts_of(view: View) -> tuple[GoalLayout, ...]:
    """All that may lie under the goals, by what the reader has seen."""
    return _goal_layouts(tuple(goal.face for goal in view.goals))


@lru_cache(maxsize=128)
def _goal_layouts(seen: tuple[GoalFace | None, ...]) -> tuple[GoalLayout, ...]:
    return tuple(
        faces
        for faces in permutations(GoalFace)
        if all(known in (None, face) for known, face in zip(seen, faces, strict=True))
    )
