"""Builds the search input: sharpened beliefs, public suspicion, and the others' rollout policy."""

from collections.abc import Sequence
from math import fsum
from typing import NamedTuple

from foolsgold.beliefs.gobblings.action_features import ActionFeatures
from foolsgold.beliefs.gobblings.hypotheses import goal_layouts_of
from foolsgold.beliefs.gobblings.posterior import Beliefs
from foolsgold.beliefs.gobblings.role_swaps import HeardItem
from foolsgold.beliefs.mixtures import FeatureCounts
from foolsgold.bots.common.search_helpers import classify, log_odds, peeks_by_seat, sharpen
from foolsgold.bots.gobblings.belief_bot import BeliefEvaluator
from foolsgold.games.gobblings.cards import GoalFace, Race
from foolsgold.games.gobblings.events import Peeked, Swapped
from foolsgold.games.gobblings.view import View
from foolsgold.kernel.gobblings.search_types import (
    GoalProbabilities,
    GoblinMix,
    SearchInput,
    WeightedHypothesis,
)

MIX_PRIOR = GoblinMix(rule=0.25, warden=0.35, brute=0.2, imp=0.2)
"""What kind of Goblin somebody is before they have done anything."""
OWN_MIX = GoblinMix(rule=0.0, warden=1.0)
"""As a Goblin they themselves would continue like the belief bot."""
HARM_FEATURES = ("back", "block", "explode-harms")
PROGRESS_FEATURES = ("forward",)
NEUTRAL_FEATURES = ("idle", "replace", "replace-again")
ACTION_RATES = {
    "rule": (0.2, 0.05, 0.75),
    "warden": (0.6, 0.1, 0.3),
    "brute": (0.65, 0.05, 0.3),
    "imp": (0.1, 0.75, 0.15),
}
"""Of what each kind does, far from the goals: harm, steps while it does not know what lies where,
neither."""


class SearchParams(NamedTuple):
    """How a master weighs what it finds."""

    sharpness: float = 1.5
    """How much more than they deserve likely worlds are preferred: fewer are mixed into one."""
    floor: float = 0.05
    """Share of the unsharpened beliefs that is mixed in."""
    max_log_odds: float = 3.0
    """How sure, in log odds, the others are thought to be of anybody at most."""
    own_share: float = 0.3
    """How much of the points the seat itself gets count for it; the rest is shared."""
    max_moves: int = 10
    """How many moves are tried."""
    margin_points: float = 0.3
    """How many points at most it counts besides whether a round ended clearly or narrowly."""
    prior_slope: float = 0.02
    """How many points a move is thought to cost, before it is tried, for each point of weight the
    thinker's own has more."""
    prior_error: float = 0.1
    """How far, in points, that may be off: the better a move has been tried, the less it counts."""
    swap_prior_error: float = 0.4
    """The same for an exchange of roles: what it is worth depends on who is going to win."""


def build_search_input(mind: BeliefEvaluator, params: SearchParams) -> SearchInput:
    """Sharpened beliefs, what the table may think, who knows what, who would play how."""
    view = mind.view
    joint = sharpen(mind.beliefs.joint, params.sharpness, params.floor)
    guesses = [
        WeightedHypothesis(each.goblins, each.faces, likely) for each, likely in joint.items()
    ]
    hopes = [goal_beliefs_of(mind.public_beliefs)] * view.seats
    hopes[mind.me] = goal_beliefs_of(mind.beliefs)
    return SearchInput(
        guesses,
        public_log_odds(view, mind.public_beliefs, params),
        peeks_by_seat(mind.heard, Peeked, view.seats),
        acquaintances(mind.heard, view.seats),
        goblin_mixes(mind),
        hopes,
        params.own_share,
        params.margin_points,
    )


def goal_beliefs_of(beliefs: Beliefs) -> tuple[GoalProbabilities, GoalProbabilities]:
    """Where the Gold may be, and where the Dragon."""
    gold, dragon = (beliefs.goal_probabilities(face) for face in (GoalFace.GOLD, GoalFace.DRAGON))
    return tuple(gold.values()), tuple(dragon.values())


def goblin_mixes(mind: BeliefEvaluator) -> list[GoblinMix]:
    """What kind of Goblin each seat would be: by its steps before it knew, and all its harm."""
    view = mind.view
    deeds = ActionFeatures(view, mind.heard, goal_layouts_of(view))
    # Who has exchanged roles did some of it for the other side.
    found = [
        MIX_PRIOR if seat in view.swapped else mix_of(deeds.by_role[seat])
        for seat in range(view.seats)
    ]
    found[mind.me] = OWN_MIX
    return found


def mix_of(counted: FeatureCounts) -> GoblinMix:
    """What kind of Goblin somebody would be who did this."""
    did = [
        fsum(counted.get(name, 0.0) for name in names)
        for names in (HARM_FEATURES, PROGRESS_FEATURES, NEUTRAL_FEATURES)
    ]
    return GoblinMix(**classify(MIX_PRIOR._asdict(), ACTION_RATES, did))


def acquaintances(heard: Sequence[HeardItem], seats: int) -> list[frozenset[int]]:
    """Whose role each seat knows: of whom it exchanged with, until that one exchanges again."""
    knows: set[tuple[int, int]] = set()
    for entry in heard:
        if isinstance(entry, Swapped):
            both = {entry.seat, entry.target}
            knows = {(who, whom) for who, whom in knows if whom not in both}
            knows |= {(entry.seat, entry.target), (entry.target, entry.seat)}
    return [frozenset(whom for who, whom in knows if who == seat) for seat in range(seats)]


def public_log_odds(view: View, table: Beliefs, params: SearchParams) -> list[float]:
    """How far the table may think each seat a Goblin, in log odds beyond what the deal says."""
    dealt = log_odds(view.races[Race.GOBLIN] / view.seats)
    bound = params.max_log_odds
    return [max(-bound, min(bound, log_odds(likely) - dealt)) for likely in table.goblin]
