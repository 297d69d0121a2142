"""Input and output types of the search: plain values, usable without NumPy."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple, Protocol

from foolsgold.base.ids import Goal, Seat
from foolsgold.games.saboteur.moves import Move
from foolsgold.games.saboteur.view import View
from foolsgold.kernel.search_result import MoveEstimate, ShouldContinue


class WeightedHypothesis(NamedTuple):
    """One way things may be, and how likely it is."""

    saboteurs: frozenset[Seat]
    treasure: Goal
    probability: float


class RolloutPolicy(NamedTuple):
    """How those who play a world out are other than the rule bot: nothing, if not said."""

    mend_bonus: float = 0.0
    """How much more diggers think mending a mate is worth."""
    mend_suspicion_penalty: float = 0.0
    """How much more of that a suspicion takes away."""
    repeated_break_penalty: float = 0.0
    """How much more a tool broken already takes away from breaking another."""
    update_gain: float = 0.0
    """By how much more they judge each other by what is done."""
    pass_log_odds: float = 0.0
    """What passing with whole tools says against a seat, in log odds."""
    margin_percent: float = 0.0
    """How many parts in a hundred of what a round is worth tell how narrow it was."""


class SaboteurMix(NamedTuple):
    """How likely a seat, if it is a saboteur, is of which kind; what is left is hiding idly."""

    bold: float = 0.0
    """Fights from the first card on."""
    mole: float = 0.0
    """Digs with the diggers until the treasure is near."""


class SearchInput(NamedTuple):
    """What a seat makes of its view, for the search to draw worlds from."""

    hypotheses: Sequence[WeightedHypothesis]
    public_log_odds: Sequence[float]
    """For each seat how far everybody thinks it a saboteur, in log odds beyond the deal."""
    peeked_goals: Sequence[frozenset[Goal]]
    """Under which goals each seat was seen to look."""
    saboteur_mixes: Sequence[SaboteurMix] = ()
    """What kind of saboteur each seat would be; nobody is bold or a mole if not said."""
    goal_beliefs: Sequence[Mapping[Goal, float]] = ()
    """What each seat is thought to think of goals it has not looked under; alike if not said."""
    rollout_policy: RolloutPolicy = RolloutPolicy()
    exposure_costs: Sequence[float] = ()
    """What playing each move costs besides, as a share of rounds; only saboteurs pay."""


class EvaluateMoves(Protocol):
    """The function `search.evaluate_moves`."""

    def __call__(
        self,
        view: View,
        known: SearchInput,
        moves: Sequence[Move],
        chance: int,
        playouts: int,
        goes_on: ShouldContinue,
    ) -> list[MoveEstimate] | None:
        """How each move fares, by so many playouts in all, or fewer once `goes_on` says no.

        Worth is to the diggers: 0 to 1, the share of worlds in which they found the treasure, but
        for what is asked to tell how narrow it was. None if the position does not fit into a
        record, or no world agrees with it.
        """
