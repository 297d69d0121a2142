"""Who kept their word in earlier rounds: what a seat remembers of the people at its table.

A round that is over shows who was what and what lay under the goals. Followed back through the
exchanges, that tells for which race each word was said.
"""

from collections.abc import Mapping, Sequence
from typing import NamedTuple, TypeAlias

from foolsgold.base.ids import Goal, Seat
from foolsgold.beliefs.gobblings.role_tracking import Entry, Origins, exchanged
from foolsgold.beliefs.honesty import Word
from foolsgold.games.api import RoundStarted
from foolsgold.games.gobblings.cards import GoalFace, Race, Role
from foolsgold.games.gobblings.events import Peeked, RoundEnded, Swapped
from foolsgold.play.table_talk import Claimed, Looked

Reputations: TypeAlias = Mapping[tuple[Seat, Race], Word]
"""By seat, and by what it was then."""


class _Said(NamedTuple):
    role: Seat
    """The origin of the role the speaker held."""
    found: str


def reputations(earlier: Sequence[Entry], race_of: Mapping[Role, Race]) -> Reputations:
    """What earlier rounds have shown about everybody's word."""
    found: dict[tuple[Seat, Race], Word] = {}
    looks: set[tuple[Seat, Goal]] = set()
    said: dict[tuple[Seat, Goal], _Said] = {}
    origins: Origins = ()
    for entry in earlier:
        match entry:
            case RoundStarted():
                looks, said, origins = set(), {}, tuple(range(8))
            case Swapped(seat=seat, target=target):
                origins = exchanged(origins, seat, target)
            case Peeked(seat=seat, goal=goal):
                looks.add((seat, goal))
            case Claimed(seat=seat, claim=Looked(goal=goal, found=what)) if (seat, goal) in looks:
                said[seat, goal] = _Said(origins[seat], what)
            case RoundEnded(roles=roles, goals=goals):
                _judge(
                    said, {origins[s]: race_of[role] for s, role in enumerate(roles)}, goals, found
                )
            case _:
                pass
    return found


def _judge(
    said: Mapping[tuple[Seat, Goal], _Said],
    races: Mapping[Seat, Race],
    goals: Sequence[GoalFace],
    found: dict[tuple[Seat, Race], Word],
) -> None:
    for (seat, goal), word in said.items():
        whose = seat, races[word.role]
        before = found.get(whose, Word())
        is_true = word.found == goals[goal]
        found[whose] = Word(before.kept + is_true, before.broken + (not is_true))
