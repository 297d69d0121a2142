"""The exact joint posterior of one reader: who the saboteurs are and where the treasure is.

Bayes' rule over all hypotheses, a team of saboteurs and a goal each:
P(team, goal | heard) is proportional to P(team) * L(heard | team, goal) ** sharpness, where log L
sums, over the seats, the log likelihoods of their actions (a mixture of play styles) and of their
claims, and over pairs of seats those of what one did to or said of the other. Every treasure
candidate is equally likely before.
"""

from collections.abc import Sequence
from functools import cached_property
from math import exp, fsum
from typing import NamedTuple

from msgspec.structs import replace

from foolsgold.base.ids import Goal, Seat
from foolsgold.base.rng import Rng
from foolsgold.beliefs.mixtures import (
    SHARPNESS,
    PairLogLikelihoods,
    mixture_log_likelihood,
    pair_log_likelihoods,
)
from foolsgold.beliefs.saboteur.action_features import ActionFeatures
from foolsgold.beliefs.saboteur.claim_likelihood import ClaimLikelihood
from foolsgold.beliefs.saboteur.fitted_weights import FittedLikelihoods, fitted_likelihoods
from foolsgold.beliefs.saboteur.honesty_history import Reputations
from foolsgold.beliefs.saboteur.hypotheses import TeamPrior, team_priors_of, treasure_candidates
from foolsgold.games.saboteur.events import Event
from foolsgold.games.saboteur.view import View
from foolsgold.play.table_talk import Claimed

FLOAT_STEPS = 1 << 53
"""As many steps as a number between 0 and 1 has."""


class Hypothesis(NamedTuple):
    """A hypothesis: a team of saboteurs and the treasure's goal."""

    saboteurs: frozenset[Seat]
    treasure: Goal


class Beliefs:
    """Beliefs of a reader, given a view and the moves and claims of this round."""

    def __init__(self, seats: int, joint: dict[Hypothesis, float]) -> None:
        self.seats = seats
        self.joint = joint
        """Every hypothesis the reader cannot rule out, and how likely it is."""

    @cached_property
    def saboteur(self) -> tuple[float, ...]:
        """For each seat, how likely it is a saboteur. They add up to the number there are."""
        found = [0.0] * self.seats
        for (saboteurs, _), likely in self.joint.items():
            for seat in saboteurs:
                found[seat] += likely
        return tuple(found)

    @cached_property
    def treasure(self) -> dict[Goal, float]:
        """For each goal that may hide the treasure, how likely it does."""
        found: dict[Goal, float] = {}
        for (_, goal), likely in self.joint.items():
            found[goal] = found.get(goal, 0.0) + likely
        return found

    def sample(self, rng: Rng, sharpness: float = 1.0) -> Hypothesis:
        """One hypothesis by chance; a sharpness above 1 prefers the likely ones even more."""
        weighed = {each: likely**sharpness for each, likely in self.joint.items()}
        point = rng.below(FLOAT_STEPS) / FLOAT_STEPS * fsum(weighed.values())
        for each, weight in weighed.items():
            point -= weight
            if point < 0:
                return each
        return max(weighed, key=lambda each: weighed[each])


def beliefs_of(
    view: View, heard: Sequence[Event | Claimed], known: Reputations | None = None
) -> Beliefs:
    """The posterior of the reader of this view, who may be a spectator.

    `known` is everybody's reputation from earlier rounds.
    """
    return posterior_of(view, heard, known, sharpness=SHARPNESS)


def hidden_side_probabilities(view: View, heard: Sequence[Event | Claimed]) -> Sequence[float]:
    """How likely each seat is on the hidden side, as `beliefs_of` has it."""
    return beliefs_of(view, heard).saboteur


def posterior_of(
    view: View,
    heard: Sequence[Event | Claimed],
    known: Reputations | None = None,
    sharpness: float = 1.0,
) -> Beliefs:
    """The posterior by the likelihoods as fitted, or to the power of `sharpness`."""
    weighed = fitted_likelihoods()
    deeds = ActionFeatures(view, heard)
    words = ClaimLikelihood(view, heard, deeds.peeks, known)
    crews, places = team_priors_of(view), treasure_candidates(view)
    pairs = {
        pair: pair_log_likelihoods(weighed.towards, counted)
        for pair, counted in deeds.by_pair.items()
    }
    between = [
        _team_log_likelihood(crew, pairs) + words.team_log_likelihood(crew.saboteurs)
        for crew in crews
    ]
    scores: dict[Hypothesis, float] = {}
    for treasure in places:
        leaning = [
            _log_likelihoods(deeds, words, weighed, seat, treasure) for seat in range(view.seats)
        ]
        diggers = fsum(digger for _, digger in leaning)
        for crew, pairwise in zip(crews, between, strict=True):
            told = fsum(leaning[seat][0] - leaning[seat][1] for seat in crew.saboteurs)
            scores[Hypothesis(crew.saboteurs, treasure)] = diggers + told + pairwise
    most = max(scores.values())
    likely = {crew.saboteurs: crew.probability for crew in crews}
    joint = {
        each: likely[each.saboteurs] * exp(sharpness * (score - most))
        for each, score in scores.items()
    }
    whole = fsum(joint.values())
    return Beliefs(view.seats, {each: weight / whole for each, weight in joint.items()})


def public_posterior(
    view: View, heard: Sequence[Event | Claimed], known: Reputations | None = None
) -> Beliefs:
    """What the table may think, as far as the reader knows: without what only they have seen."""
    public = replace(
        view,
        seat=None,
        roles=(None,) * view.seats,
        goals=tuple(
            goal if goal.opened else replace(goal, face=None, tile=None) for goal in view.goals
        ),
    )
    return posterior_of(public, heard, known)


def _log_likelihoods(
    deeds: ActionFeatures,
    words: ClaimLikelihood,
    weighed: FittedLikelihoods,
    seat: Seat,
    treasure: Goal,
) -> tuple[float, float]:
    """Log likelihoods of a seat's actions and claims, as a saboteur and as a digger."""
    counted = deeds.features(seat, treasure)
    saboteur, digger = words.log_likelihoods(seat, treasure)
    return (
        mixture_log_likelihood(weighed.saboteurs, counted) + saboteur,
        mixture_log_likelihood(weighed.diggers, counted) + digger,
    )


def _team_log_likelihood(
    crew: TeamPrior, pairs: dict[tuple[Seat, Seat], PairLogLikelihoods]
) -> float:
    """Log likelihood of what seats did to each other, if these are the saboteurs."""
    told = 0.0
    for (seat, other), each in pairs.items():
        if seat in crew.saboteurs:
            told += each.on_mate if other in crew.saboteurs else each.on_digger
        elif other in crew.saboteurs:
            told += each.on_saboteur
    return told
