"""Scores of stated beliefs: how probable a player called each other seat's being a rogue.

The Brier score is the mean squared error, the log loss the mean surprise in nats; both are better
if smaller. Seats of one deal share its luck, so intervals are over deals.
"""

from collections.abc import Sequence
from math import log
from typing import NamedTuple

import msgspec

from foolsgold.base.confidence_intervals import Mean

MIN_PROBABILITY = 0.001
"""A stated 0 that proves wrong would cost infinitely much: it counts as this."""


class StatedBelief(NamedTuple):
    """A probability, the exact posterior's answer to the same question, and the truth."""

    stated: float
    exact: float
    is_rogue: bool


class BeliefScore(msgspec.Struct, frozen=True):
    """How good probabilities are."""

    brier: Mean
    log_loss: Mean


class BeliefReport(msgspec.Struct, frozen=True):
    """What a player believed, next to the exact posterior on the same questions."""

    answers: int
    unreadable: int
    stated: BeliefScore
    exact: BeliefScore


def brier_score(stated: Sequence[tuple[float, bool]]) -> float:
    """The mean squared error.

    >>> brier_score([(0.5, True), (0.5, False)])
    0.25
    """
    return sum((probability - truth) ** 2 for probability, truth in stated) / len(stated)


def log_loss(stated: Sequence[tuple[float, bool]]) -> float:
    """The mean negative logarithm of the probability given to the truth.

    >>> round(log_loss([(0.5, True), (0.0, True)]), 3)
    3.8
    """
    return -sum(log(_clamped(p if truth else 1 - p)) for p, truth in stated) / len(stated)


def score_beliefs(deals: Sequence[Sequence[StatedBelief]], unreadable: int) -> BeliefReport:
    """The beliefs of each deal, scored."""
    answered = [deal for deal in deals if deal]
    stated = [[(each.stated, each.is_rogue) for each in deal] for deal in answered]
    exact = [[(each.exact, each.is_rogue) for each in deal] for deal in answered]
    return BeliefReport(
        sum(map(len, answered)), unreadable, _score_deals(stated), _score_deals(exact)
    )


def _score_deals(deals: Sequence[Sequence[tuple[float, bool]]]) -> BeliefScore:
    return BeliefScore(
        Mean.over([brier_score(deal) for deal in deals]),
        Mean.over([log_loss(deal) for deal in deals]),
    )


def _clamped(probability: float) -> float:
    return min(max(probability, MIN_PROBABILITY), 1 - MIN_PROBABILITY)
