"""Likelihood of claims, given who the saboteurs are and where the treasure is.

A digger who looked nearly always tells the truth, a saboteur every other time. A claim about a goal
that the seat did not look under carries no information on the goal, and speaks against the seat. A
seat caught in a false claim is believed less from then on, even as a digger; a claim is judged by
those before it, or a lie would excuse itself. Earlier rounds count too, each for the side the seat
was on then (`reputation`).
"""

from collections.abc import Mapping, Sequence
from math import log

from foolsgold.base.ids import Goal, Seat
from foolsgold.beliefs.honesty import HonestyCounts
from foolsgold.beliefs.saboteur.honesty_history import Reputations
from foolsgold.games.saboteur.cards import GoalFace, Role
from foolsgold.games.saboteur.events import Event
from foolsgold.games.saboteur.view import View
from foolsgold.play.table_talk import Claimed, Looked, Suspect, Trust

DIGGER_TRUTH_RATE = 0.95
"""How often a digger tells truly what they saw; slips and jokes are the rest."""
SABOTEUR_LIE_RATE = 0.5
"""How often a saboteur tells the contrary of what they saw: their word is worth nothing."""
UNSEEN_CLAIM_LOG_ODDS = 0.9
"""What speaking of a goal one has not seen says against a seat, as a log."""
HONESTY_PRIOR_CLAIMS = 4.0
"""True or false claims a seat must have made for them to count as much as its role."""
ACCUSATION_LOG_LIKELIHOODS = {"on-digger": 0.2, "on-mate": -0.6, "on-saboteur": 0.5}
"""Log likelihoods of an accusation, as `PairLogLikelihoods`: weak, for claims cost nothing."""
TRUST_LOG_LIKELIHOODS = {"on-digger": 0.0, "on-mate": 0.4, "on-saboteur": -0.4}


class ClaimLikelihood:
    """All that was said in a round so far."""

    def __init__(
        self,
        view: View,
        heard: Sequence[Event | Claimed],
        looks: Mapping[Seat, set[Goal]],
        known: Reputations | None = None,
    ) -> None:
        known = known or {}
        self._peek_claims: dict[tuple[Seat, Goal], bool] = {}
        """Each seat's last word about a goal it looked under: whether it said treasure."""
        self._unseen_claims: dict[Seat, int] = {}
        self._pair_claims: dict[tuple[Seat, Seat], Mapping[str, float]] = {}
        for said in heard:
            if not isinstance(said, Claimed) or said.seat == view.seat:
                continue
            match said.claim:
                case Looked(goal=goal, found=found):
                    if goal in looks.get(said.seat, ()):
                        self._peek_claims[said.seat, goal] = found == GoalFace.TREASURE
                    else:
                        self._unseen_claims[said.seat] = 1
                case Suspect(seat=other) if other != said.seat:
                    self._pair_claims[said.seat, other] = ACCUSATION_LOG_LIKELIHOODS
                case Trust(seat=other) if other != said.seat:
                    self._pair_claims[said.seat, other] = TRUST_LOG_LIKELIHOODS
                case _:
                    pass
        self._digger_truth_rates = _truth_rates(view, self._peek_claims, known)
        self._saboteur_lie_rates = {
            seat: 1
            - known.get((seat, Role.SABOTEUR), HonestyCounts()).posterior_mean(
                1 - SABOTEUR_LIE_RATE, HONESTY_PRIOR_CLAIMS
            )
            for seat, _ in self._peek_claims
        }

    def log_likelihoods(self, seat: Seat, treasure: Goal) -> tuple[float, float]:
        """How well a seat's words agree with being a saboteur, and a digger, if it lies there."""
        saboteur = UNSEEN_CLAIM_LOG_ODDS * self._unseen_claims.get(seat, 0)
        digger = 0.0
        for (speaker, goal), said in self._peek_claims.items():
            if speaker == seat:
                is_true = said == (goal == treasure)
                honest, lying = self._digger_truth_rates[seat, goal], self._saboteur_lie_rates[seat]
                saboteur += log(1 - lying if is_true else lying)
                digger += log(honest if is_true else 1 - honest)
        return saboteur, digger

    def team_log_likelihood(self, saboteurs: frozenset[Seat]) -> float:
        """What they said about each other, if these are the saboteurs."""
        told = 0.0
        for (seat, other), leaning in self._pair_claims.items():
            if seat in saboteurs:
                told += leaning["on-mate" if other in saboteurs else "on-digger"]
            elif other in saboteurs:
                told += leaning["on-saboteur"]
        return told


def _truth_rates(
    view: View, looked: Mapping[tuple[Seat, Goal], bool], known: Reputations
) -> dict[tuple[Seat, Goal], float]:
    """How far each word holds if it is a digger's: what was found out of those before it counts."""
    words: dict[Seat, HonestyCounts] = {}
    found = {}
    for (seat, goal), said in looked.items():
        word = words.get(seat, known.get((seat, Role.DIGGER), HonestyCounts()))
        found[seat, goal] = word.posterior_mean(DIGGER_TRUTH_RATE, HONESTY_PRIOR_CLAIMS)
        face = view.goals[goal].face
        if face is not None:
            word = word.with_claim(right=said == (face is GoalFace.TREASURE))
        words[seat] = word
    return found
