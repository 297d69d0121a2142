"""Updates goal probabilities by claims: what others say they saw, weighted by trust in them."""

from collections.abc import Callable, Collection, Sequence

from foolsgold.base.ids import Goal, Seat
from foolsgold.play.table_talk import Claimed, Looked

BELIEF_FACTOR = 3.0
"""How much likelier the word of somebody fully trusted makes what they say."""
DISBELIEF_FACTOR = 0.8


def claim_factors(
    found: str,
    looks: Collection[tuple[Seat, Goal]],
    claims: Sequence[Claimed],
    trust: Callable[[Seat], float],
    me: Seat | None,
) -> dict[Goal, float]:
    """For each goal somebody spoke of, how much likelier it hides `found` than it was.

    Only those who were seen to look are believed (`looks`: who looked where), each seat by its
    last word about a goal, and nobody by their own.
    """
    said = {
        (claimed.seat, claimed.claim.goal): claimed.claim.found
        for claimed in claims
        if isinstance(claimed.claim, Looked) and claimed.seat != me
    }
    factors: dict[Goal, float] = {}
    for (seat, goal), what in said.items():
        if (seat, goal) in looks:
            weight = trust(seat)
            factor = 1 + BELIEF_FACTOR * weight if what == found else 1 - DISBELIEF_FACTOR * weight
            factors[goal] = factors.get(goal, 1.0) * factor
    return factors
