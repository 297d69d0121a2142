"""What others say they saw under a goal, and how far it is believed."""

from collections.abc import Callable, Sequence
from typing import Any

from foolsgold.base.ids import Goal, Seat
from foolsgold.play.talk import Claimed, Looked

FOR = 3.0
"""How much likelier the word of somebody fully trusted makes what he says."""
AGAINST = 0.8


def hearsay(
    view: Any, heard: Sequence[Any], found: str, trust: Callable[[Seat], float]
) -> dict[Goal, float]:
    """For each goal somebody spoke of, how much likelier it hides `found` than it was.

    Only those who were seen to look are believed, each seat by its last word about a goal.
    """
    lookers = {(event.seat, event.goal) for event in heard if type(event).__name__ == "Peeked"}
    said = {
        (claimed.seat, claimed.claim.goal): claimed.claim.found
        for claimed in heard
        if isinstance(claimed, Claimed)
        and isinstance(claimed.claim, Looked)
        and claimed.seat != view.seat
    }
    factors: dict[Goal, float] = {}
    for (seat, goal), what in said.items():
        if (seat, goal) in lookers:
            weight = trust(seat)
            factor = 1 + FOR * weight if what == found else 1 - AGAINST * weight
            factors[goal] = factors.get(goal, 1.0) * factor
    return factors
