"""The exact joint posterior of one reader: who the Goblins are and the faces of the goals.

Bayes' rule over all hypotheses, a team of Goblins and a layout of the goals each, all of them
equally likely before: P(team, layout | heard) is proportional to
L(heard | team, layout) ** sharpness, where log L sums the log likelihoods of actions and claims.
They are those of roles by origin, as potions carry roles from seat to seat (`role_tracking`).
"""

from collections.abc import Sequence
from functools import cached_property
from math import exp, fsum
from typing import NamedTuple

from msgspec.structs import replace

from foolsgold.base.ids import Goal, Seat
from foolsgold.beliefs.gobblings.action_features import ActionFeatures
from foolsgold.beliefs.gobblings.claim_likelihood import ClaimLikelihood
from foolsgold.beliefs.gobblings.fitted_weights import FittedLikelihoods, with_digging_goblin_prior
from foolsgold.beliefs.gobblings.honesty_history import Reputations
from foolsgold.beliefs.gobblings.hypotheses import (
    GoalLayout,
    TeamPrior,
    goal_layouts_of,
    team_priors_of,
)
from foolsgold.beliefs.gobblings.role_swaps import HeardItem, current_origins
from foolsgold.beliefs.mixtures import (
    SHARPNESS,
    PairLogLikelihoods,
    mixture_log_likelihood,
    pair_log_likelihoods,
)
from foolsgold.games.gobblings.cards import GoalFace
from foolsgold.games.gobblings.view import View


class Hypothesis(NamedTuple):
    """One way things may be now."""

    goblins: frozenset[Seat]
    faces: GoalLayout


class Beliefs:
    """Beliefs of a reader, given a view and the moves and claims of this round."""

    def __init__(self, seats: int, joint: dict[Hypothesis, float]) -> None:
        self.seats = seats
        self.joint = joint
        """Every hypothesis the reader cannot rule out, and how likely it is."""

    @cached_property
    def goblin(self) -> tuple[float, ...]:
        """For each seat, how likely it is a Goblin now. They add up to the number there are."""
        found = [0.0] * self.seats
        for (goblins, _), likely in self.joint.items():
            for seat in goblins:
                found[seat] += likely
        return tuple(found)

    def goal_probabilities(self, face: GoalFace) -> dict[Goal, float]:
        """For each goal, how likely it hides this."""
        found = dict.fromkeys(range(len(GoalFace)), 0.0)
        for (_, faces), likely in self.joint.items():
            found[faces.index(face)] += likely
        return found


def beliefs_of(view: View, heard: Sequence[HeardItem], known: Reputations | None = None) -> Beliefs:
    """The posterior of the reader of this view, who may be a spectator.

    `known` is everybody's reputation from earlier rounds.
    """
    return posterior_of(view, heard, known, sharpness=SHARPNESS)


def hidden_side_probabilities(view: View, heard: Sequence[HeardItem]) -> Sequence[float]:
    """How likely each seat is on the hidden side, as `beliefs_of` has it."""
    return beliefs_of(view, heard).goblin


def posterior_of(
    view: View,
    heard: Sequence[HeardItem],
    known: Reputations | None = None,
    sharpness: float = 1.0,
    doubt: float = 0.0,
) -> Beliefs:
    """The posterior by the likelihoods as fitted, or to the power of `sharpness`.

    `doubt` is how much commoner, as a log, Goblins are thought to be who dig along.
    """
    weighed = with_digging_goblin_prior(doubt)
    origins = current_origins(heard, view.seats)
    crews, places = team_priors_of(view, origins), goal_layouts_of(view)
    deeds, words = ActionFeatures(view, heard, places), ClaimLikelihood(view, heard, known)
    pairs = [
        *(
            (pair, pair_log_likelihoods(weighed.towards, done))
            for pair, done in deeds.by_pair.items()
        ),
        *words.pair_log_likelihoods().items(),
    ]
    between = [_team_log_likelihood(crew, pairs) for crew in crews]
    now = [frozenset(s for s in range(view.seats) if origins[s] in crew.goblins) for crew in crews]
    scores: dict[Hypothesis, float] = {}
    for faces in places:
        leaning = [
            _log_likelihoods(deeds, words, weighed, role, faces) for role in range(view.seats)
        ]
        gnomes = fsum(gnome for _, gnome in leaning)
        for crew, pairwise, goblins in zip(crews, between, now, strict=True):
            told = fsum(leaning[role][0] - leaning[role][1] for role in crew.goblins)
            scores[Hypothesis(goblins, faces)] = gnomes + told + pairwise
    most = max(scores.values())
    joint = {each: exp(sharpness * (score - most)) for each, score in scores.items()}
    whole = fsum(joint.values())
    return Beliefs(view.seats, {each: weight / whole for each, weight in joint.items()})


def public_posterior(
    view: View, heard: Sequence[HeardItem], known: Reputations | None = None
) -> Beliefs:
    """What the table may think, as far as the reader knows: without what only they have seen."""
    strangers = (None,) * view.seats
    goals = tuple(goal if goal.opened else replace(goal, face=None) for goal in view.goals)
    public = replace(view, seat=None, roles=strangers, traced=strangers, goals=goals)
    return posterior_of(public, heard, known)


def _log_likelihoods(
    deeds: ActionFeatures,
    words: ClaimLikelihood,
    weighed: FittedLikelihoods,
    role: Seat,
    faces: GoalLayout,
) -> tuple[float, float]:
    """Log likelihoods of the actions and claims of a role, as a Goblin's and as a Gnome's."""
    counted = deeds.features(role, faces)
    goblin, gnome = words.log_likelihoods(role, faces)
    return (
        mixture_log_likelihood(weighed.goblins, counted) + goblin,
        mixture_log_likelihood(weighed.gnomes, counted) + gnome,
    )


def _team_log_likelihood(
    crew: TeamPrior, pairs: Sequence[tuple[tuple[Seat, Seat], PairLogLikelihoods]]
) -> float:
    """What was done and said to each other, if these are the Goblins' roles."""
    told = 0.0
    for (role, other), each in pairs:
        if role in crew.goblins:
            told += each.on_mate if other in crew.goblins else each.on_digger
        elif other in crew.goblins:
            told += each.on_saboteur
    return told
