"""Honesty of each seat in earlier rounds, by the race it had when it spoke.

The end of a round reveals roles and goals. Followed back through the exchanges of roles, that tells
for which race each claim was made.
"""

from collections.abc import Mapping, Sequence
from typing import NamedTuple, TypeAlias

from foolsgold.base.ids import Goal, Seat
from foolsgold.beliefs.gobblings.role_swaps import HeardItem, RoleOrigins, swapped_origins
from foolsgold.beliefs.honesty import HonestyCounts
from foolsgold.games.api import RoundStarted
from foolsgold.games.gobblings.cards import GoalFace, Race, Role
from foolsgold.games.gobblings.events import Peeked, RoundEnded, Swapped
from foolsgold.play.table_talk import Claimed, Looked

Reputations: TypeAlias = Mapping[tuple[Seat, Race], HonestyCounts]
"""By seat, and by what it was then."""


class _RoleClaim(NamedTuple):
    role: Seat
    """The origin of the role the speaker held."""
    found: str


def collect_reputations(earlier: Sequence[HeardItem], race_of: Mapping[Role, Race]) -> Reputations:
    """What earlier rounds have shown about everybody's word."""
    found: dict[tuple[Seat, Race], HonestyCounts] = {}
    looks: set[tuple[Seat, Goal]] = set()
    said: dict[tuple[Seat, Goal], _RoleClaim] = {}
    origins: RoleOrigins = ()
    for entry in earlier:
        match entry:
            case RoundStarted():
                looks, said, origins = set(), {}, tuple(range(8))
            case Swapped(seat=seat, target=target):
                origins = swapped_origins(origins, seat, target)
            case Peeked(seat=seat, goal=goal):
                looks.add((seat, goal))
            case Claimed(seat=seat, claim=Looked(goal=goal, found=what)) if (seat, goal) in looks:
                said[seat, goal] = _RoleClaim(origins[seat], what)
            case RoundEnded(roles=roles, goals=goals):
                _count_truths(
                    said, {origins[s]: race_of[role] for s, role in enumerate(roles)}, goals, found
                )
            case _:
                pass
    return found


def _count_truths(
    said: Mapping[tuple[Seat, Goal], _RoleClaim],
    races: Mapping[Seat, Race],
    goals: Sequence[GoalFace],
    found: dict[tuple[Seat, Race], HonestyCounts],
) -> None:
    for (seat, goal), word in said.items():
        whose = seat, races[word.role]
        before = found.get(whose, HonestyCounts())
        is_true = word.found == goals[goal]
        found[whose] = HonestyCounts(before.truths + is_true, before.lies + (not is_true))
