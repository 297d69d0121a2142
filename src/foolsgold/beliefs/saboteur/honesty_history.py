"""Honesty of each seat in earlier rounds, by the side it was on.

The end of a round reveals roles and goals, so every claim about a goal is then known to have been
true or false, and on which side it was made.
"""

from collections.abc import Mapping, Sequence

from foolsgold.base.ids import Goal, Seat
from foolsgold.beliefs.honesty import HonestyCounts
from foolsgold.games.api import RoundStarted
from foolsgold.games.saboteur.cards import GoalFace, Role
from foolsgold.games.saboteur.events import Event, Peeked, RoundEnded
from foolsgold.play.table_talk import Claimed, Looked

Reputations = Mapping[tuple[Seat, Role], HonestyCounts]
"""By seat, and by what it was then."""


def collect_reputations(earlier: Sequence[Event | Claimed]) -> Reputations:
    """What earlier rounds have shown about everybody's word."""
    found: dict[tuple[Seat, Role], HonestyCounts] = {}
    looks: set[tuple[Seat, Goal]] = set()
    said: dict[tuple[Seat, Goal], bool] = {}
    for entry in earlier:
        match entry:
            case RoundStarted():
                looks, said = set(), {}
            case Peeked(seat=seat, goal=goal):
                looks.add((seat, goal))
            case Claimed(seat=seat, claim=Looked(goal=goal, found=what)) if (seat, goal) in looks:
                said[seat, goal] = what == GoalFace.TREASURE
            case RoundEnded(roles=roles, goals=goals):
                for (seat, goal), treasure in said.items():
                    word = found.get((seat, roles[seat]), HonestyCounts())
                    is_true = treasure == (goals[goal] is GoalFace.TREASURE)
                    found[seat, roles[seat]] = HonestyCounts(
                        word.truths + is_true, word.lies + (not is_true)
                    )
            case _:
                pass
    return found
