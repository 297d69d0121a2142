"""Prior: the possible teams of saboteurs with probabilities, and possible goals of the treasure."""

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations
from math import fsum, perm
from typing import NamedTuple

from foolsgold.base.ids import Goal, Seat
from foolsgold.games.saboteur.cards import GoalFace, Role
from foolsgold.games.saboteur.view import View


class TeamPrior(NamedTuple):
    """Which seats are saboteurs, and how likely that was when the dwarf cards were dealt."""

    saboteurs: frozenset[Seat]
    probability: float


def team_priors_of(view: View) -> tuple[TeamPrior, ...]:
    """All that agree with the roles the reader knows; one dwarf card may have been left over."""
    cards = view.role_cards
    return _team_priors(view.roles, cards[Role.SABOTEUR], cards[Role.DIGGER])


@lru_cache(maxsize=512)
def _team_priors(
    roles: Sequence[Role | None], saboteurs: int, diggers: int
) -> tuple[TeamPrior, ...]:
    seats = len(roles)
    known = frozenset(seat for seat, role in enumerate(roles) if role is Role.SABOTEUR)
    open_ = [seat for seat, role in enumerate(roles) if role is None]
    found: list[TeamPrior] = []
    for count in range(len(open_) + 1):
        total = len(known) + count
        # The number of ways to deal that many saboteurs to those seats, one card each.
        ways = perm(saboteurs, total) * perm(diggers, seats - total)
        if ways:
            found += [
                TeamPrior(known | {*more}, float(ways)) for more in combinations(open_, count)
            ]
    whole = fsum(crew.probability for crew in found)
    return tuple(TeamPrior(crew.saboteurs, crew.probability / whole) for crew in found)


def treasure_candidates(view: View) -> tuple[Goal, ...]:
    """The goals that may hide the treasure, by what the reader has seen."""
    for number, goal in enumerate(view.goals):
        if goal.face is GoalFace.TREASURE:
            return (number,)
    return tuple(number for number, goal in enumerate(view.goals) if goal.face is None)
