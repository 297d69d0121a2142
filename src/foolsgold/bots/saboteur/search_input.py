"""Builds the search input: sharpened beliefs, public suspicion, and the others' rollout policy."""

from math import fsum
from typing import NamedTuple

from foolsgold.base.ids import Goal, Seat
from foolsgold.beliefs.saboteur.action_features import ActionFeatures
from foolsgold.beliefs.saboteur.posterior import Beliefs
from foolsgold.bots.common.search_helpers import classify, log_odds, peeks_by_seat, sharpen
from foolsgold.bots.saboteur.belief_bot import BeliefEvaluator
from foolsgold.games.saboteur.cards import Role
from foolsgold.games.saboteur.events import Peeked
from foolsgold.games.saboteur.view import View
from foolsgold.kernel.saboteur.search_types import (
    RolloutPolicy,
    SaboteurMix,
    SearchInput,
    WeightedHypothesis,
)

MIX_PRIOR = SaboteurMix(bold=0.35, mole=0.25)
"""What kind of saboteur somebody is before they have done anything."""
ACTION_RATES = {"bold": (0.5, 0.05, 0.45), "mole": (0.05, 0.7, 0.25), "idle": (0.05, 0.1, 0.85)}
"""Of what each kind does far from the goals: harm, steps forward, neither."""
HARM_FEATURES = ("back", "dead-end", "fall-harms")
PROGRESS_FEATURES = ("forward",)
NEUTRAL_FEATURES = ("idle", "fall-idle", "pass", "pass-again")


class SearchParams(NamedTuple):
    """Parameters of the search bot."""

    sharpness: float = 2.0
    """How much more than they deserve likely worlds are preferred: fewer are mixed into one."""
    floor: float = 0.02
    """Share of the unsharpened beliefs that is mixed in."""
    max_log_odds: float = 4.0
    """How sure, in log odds, the others are thought to be of anybody at most."""
    public_trust: float = 1.0
    """How much of what the table may think the others are thought to act on."""
    min_standard_errors: float = 1.0
    """How many standard errors better a move must be than the thinker's own."""
    rollout_policy: RolloutPolicy = RolloutPolicy(
        mend_bonus=5,
        mend_suspicion_penalty=4,
        repeated_break_penalty=3,
        update_gain=1.0,
        pass_log_odds=0.3,
        margin_percent=20,
    )
    """How the others are thought to play, other than the rule bot: as the thinker does."""
    max_moves: int = 10
    """How many moves are tried."""


def build_search_input(mind: BeliefEvaluator, params: SearchParams) -> SearchInput:
    """Sharpened beliefs, what the table may think, who looked where, who would play how."""
    view = mind.view
    joint = sharpen(mind.beliefs.joint, params.sharpness, params.floor)
    guesses = [
        WeightedHypothesis(each.saboteurs, each.treasure, likely) for each, likely in joint.items()
    ]
    hopes = [mind.public_beliefs.treasure] * view.seats
    hopes[mind.me] = mind.beliefs.treasure
    return SearchInput(
        guesses,
        public_log_odds(view, mind.public_beliefs, params),
        peeks_by_seat(mind.heard, Peeked, view.seats),
        saboteur_mixes(mind),
        hopes,
        params.rollout_policy,
    )


def public_log_odds(view: View, table: Beliefs, params: SearchParams) -> list[float]:
    """How far the table may think each seat a saboteur, in log odds beyond what the deal says."""
    cards = view.role_cards
    dealt = cards[Role.SABOTEUR] / max(sum(cards.values()), 1)
    found: list[float] = []
    for likely in table.saboteur:
        told = params.public_trust * (log_odds(likely) - log_odds(dealt))
        found.append(max(-params.max_log_odds, min(params.max_log_odds, told)))
    return found


def saboteur_mixes(mind: BeliefEvaluator) -> list[SaboteurMix]:
    """What kind of saboteur each seat would be, by what it did while the goals were far."""
    deeds = ActionFeatures(mind.view, mind.heard)
    places = mind.beliefs.treasure
    likeliest = max(places, key=lambda goal: places[goal])
    return [mix_of(deeds, seat, likeliest) for seat in range(mind.view.seats)]


def mix_of(deeds: ActionFeatures, seat: Seat, treasure: Goal) -> SaboteurMix:
    """What kind of saboteur a seat would be, if the treasure lies there."""
    counted = deeds.features(seat, treasure)
    did = [
        fsum(counted.get(name, 0.0) for name in names)
        for names in (HARM_FEATURES, PROGRESS_FEATURES, NEUTRAL_FEATURES)
    ]
    bold, mole = MIX_PRIOR
    shares = classify({"bold": bold, "mole": mole, "idle": 1 - bold - mole}, ACTION_RATES, did)
    return SaboteurMix(shares["bold"], shares["mole"])
