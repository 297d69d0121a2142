"""Input types of the search in Gobblings: plain values, usable without a compiler."""

from collections.abc import Sequence
from typing import NamedTuple, Protocol

from foolsgold.base.ids import Goal, Seat
from foolsgold.games.gobblings.cards import GoalFace
from foolsgold.games.gobblings.moves import Move
from foolsgold.games.gobblings.view import View
from foolsgold.kernel.search_result import MoveEstimate, ShouldContinue


class WeightedHypothesis(NamedTuple):
    """One way things may be, and how likely it is."""

    goblins: frozenset[Seat]
    faces: tuple[GoalFace, ...]
    probability: float


class GoblinMix(NamedTuple):
    """How likely a seat, if it is a Goblin, is of which temper: in the order of `goblin`'s."""

    rule: float = 1.0
    """Plays as the rule bot."""
    warden: float = 0.0
    """Hinders before it knows where the Dragon is."""
    brute: float = 0.0
    """Lengthens all ways."""
    imp: float = 0.0
    """Digs along until the goals are near."""


GoalProbabilities = tuple[float, ...]
"""One for each goal."""


class SearchInput(NamedTuple):
    """What a seat makes of its view, for the search to draw worlds from."""

    hypotheses: Sequence[WeightedHypothesis]
    public_log_odds: Sequence[float]
    """For each seat how far everybody thinks it a Goblin, in log odds beyond the deal."""
    peeked_goals: Sequence[frozenset[Goal]]
    """Under which goals each seat was seen to look."""
    acquaintances: Sequence[frozenset[Seat]]
    """Whose role each seat knows, having exchanged with them."""
    goblin_mixes: Sequence[GoblinMix] = ()
    """What kind of Goblin each seat would be; as the rule bot, if not said."""
    goal_beliefs: Sequence[tuple[GoalProbabilities, GoalProbabilities]] = ()
    """What each seat is thought to think of goals it has not looked under: where the Gold is, where
    the Dragon. Alike if not said."""
    own_share: float = 1.0
    """How much of what the seat itself gets counts for it; the rest is shared with its race."""
    margin_points: float = 0.0
    """How many points at most it counts besides whether the end was clear or narrow."""
    exposure_costs: Sequence[float] = ()
    """What each move costs the seat besides, in points: what it gives away."""


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

        Worth is to the seat that asks, in points. None if the position does not fit into a record,
        or no world agrees with it.
        """
