"""Likelihood of claims, given the races of roles and the faces of the goals.

A Gnome who looked nearly always tells the truth, a Goblin every other time. A claim about a goal
that the seat did not look under carries no information on the goal, and speaks against the seat. A
claim counts for the role its speaker held when it was made, and is judged by those before it: a lie
does not excuse itself.
"""

from collections.abc import Mapping, Sequence
from math import log
from typing import NamedTuple

from foolsgold.base.ids import Goal, Seat
from foolsgold.beliefs.gobblings.honesty_history import Reputations
from foolsgold.beliefs.gobblings.hypotheses import GoalLayout
from foolsgold.beliefs.gobblings.role_swaps import HeardItem, with_origins
from foolsgold.beliefs.honesty import HonestyCounts
from foolsgold.beliefs.mixtures import PairLogLikelihoods
from foolsgold.games.gobblings.cards import Race
from foolsgold.games.gobblings.events import Peeked
from foolsgold.games.gobblings.view import View
from foolsgold.play.table_talk import Claimed, Looked, Suspect, Trust

GNOME_TRUTH_RATE = 0.93
"""How often a Gnome tells truly what they saw; slips and jokes are the rest."""
GOBLIN_TRUTH_RATE = 0.5
"""How often a Goblin does: of three things that may lie there, two are lies."""
UNSEEN_CLAIM_LOG_ODDS = 0.9
"""What speaking of a goal one has not seen says against a role, as a log."""
HONESTY_PRIOR_CLAIMS = 4.0
"""True or false claims a seat must have made for them to count as much as its race."""
ACCUSATION_LOG_LIKELIHOODS = PairLogLikelihoods(on_digger=0.2, on_mate=-0.3, on_saboteur=0.4)
"""Evidence of an accusation, as for actions: weak, since nobody knows their partners."""
TRUST_LOG_LIKELIHOODS = PairLogLikelihoods(on_digger=0.0, on_mate=0.2, on_saboteur=-0.3)


class _PeekClaim(NamedTuple):
    role: Seat
    seat: Seat
    goal: Goal
    found: str


class ClaimLikelihood:
    """All that was said in a round so far; seats are origins of roles."""

    def __init__(
        self, view: View, heard: Sequence[HeardItem], known: Reputations | None = None
    ) -> None:
        known = known or {}
        self._peek_claims: dict[tuple[Seat, Goal], _PeekClaim] = {}
        """Each seat's last word about a goal it looked under."""
        self._unseen_claims: dict[Seat, int] = {}
        self._pair_claims: dict[tuple[Seat, Seat], PairLogLikelihoods] = {}
        looks: set[tuple[Seat, Goal]] = set()
        for entry, origins in with_origins(heard, view.seats):
            if type(entry) is Peeked:
                looks.add((entry.seat, entry.goal))
            if type(entry) is not Claimed or entry.seat == view.seat:
                continue
            seat, role = entry.seat, origins[entry.seat]
            match entry.claim:
                case Looked(goal=goal, found=found):
                    if (seat, goal) in looks:
                        self._peek_claims[seat, goal] = _PeekClaim(role, seat, goal, found)
                    else:
                        self._unseen_claims[role] = 1
                case Suspect(seat=other) if other != seat and other < view.seats:
                    self._pair_claims[role, origins[other]] = ACCUSATION_LOG_LIKELIHOODS
                case Trust(seat=other) if other != seat and other < view.seats:
                    self._pair_claims[role, origins[other]] = TRUST_LOG_LIKELIHOODS
                case _:
                    pass
        self._gnome_truth_rates: dict[tuple[Seat, Goal], float] = {}
        """How far each word holds if it is a Gnome's."""
        words: dict[Seat, HonestyCounts] = {}
        for (seat, goal), told in self._peek_claims.items():
            word = words.get(seat, known.get((seat, Race.GNOME), HonestyCounts()))
            self._gnome_truth_rates[seat, goal] = word.posterior_mean(
                GNOME_TRUTH_RATE, HONESTY_PRIOR_CLAIMS
            )
            face = view.goals[goal].face
            words[seat] = word if face is None else word.with_claim(right=told.found == face)
        self._goblin_truth_rates = {
            seat: known.get((seat, Race.GOBLIN), HonestyCounts()).posterior_mean(
                GOBLIN_TRUTH_RATE, HONESTY_PRIOR_CLAIMS
            )
            for seat in words
        }

    def log_likelihoods(self, role: Seat, faces: GoalLayout) -> tuple[float, float]:
        """How well words said for a role agree with its being a Goblin's, and a Gnome's."""
        goblin, gnome = UNSEEN_CLAIM_LOG_ODDS * self._unseen_claims.get(role, 0), 0.0
        for told in self._peek_claims.values():
            if told.role == role:
                is_true = told.found == faces[told.goal]
                goblin += _claim_log_likelihood(
                    self._goblin_truth_rates[told.seat], is_true=is_true
                )
                gnome += _claim_log_likelihood(
                    self._gnome_truth_rates[told.seat, told.goal], is_true=is_true
                )
        return goblin, gnome

    def pair_log_likelihoods(self) -> Mapping[tuple[Seat, Seat], PairLogLikelihoods]:
        """Accusations and trust, as pair features."""
        return self._pair_claims


def _claim_log_likelihood(keeps: float, *, is_true: bool) -> float:
    # There are two ways to say what is not so.
    return log(keeps if is_true else (1 - keeps) / 2)
