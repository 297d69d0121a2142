"""The beginner bot (`novice`) in Gobblings: an easy opponent that makes beginners' mistakes."""

from collections.abc import Sequence

from foolsgold.base.rng import Rng
from foolsgold.beliefs.gobblings.role_swaps import HeardItem
from foolsgold.bots.gobblings.rule_bot import Evaluator
from foolsgold.games.gobblings.moves import Move, Phase, Replace
from foolsgold.games.gobblings.view import View

MAX_MISJUDGEMENT = 28.0
"""Maximum error in favour of a move."""
TIMID_REPLACE_BONUS = 20.0
"""Bonus of exchanging a card, for a Goblin that does not dare to do harm."""
RANDOM_STEPS = 1000


class Novice:
    """Judges the way by eye, and as a Goblin dares no harm."""

    name = "novice"

    def choose(self, view: View, heard: Sequence[HeardItem], rng: Rng) -> Move:
        """The move that seems heaviest, by an eye that is easily deceived."""
        mind = BeginnerEvaluator(view, heard)
        slip = MAX_MISJUDGEMENT if view.phase is Phase.PLAY else 0.0

        def seeming(move: Move) -> float:
            return mind.score(move) + slip * rng.below(RANDOM_STEPS) / RANDOM_STEPS

        return max(view.legal, key=seeming)


class BeginnerEvaluator(Evaluator):
    """What a beginner makes of a view."""

    def __init__(self, view: View, heard: Sequence[HeardItem]) -> None:
        super().__init__(view, heard)
        self.is_timid = not self.is_gnome
        if not self.is_gnome and view.phase is Phase.PLAY:
            # Afraid to be found out, they dig along if they must, and wait for a better chance.
            self.is_gnome = True
            self.baseline = self._evaluate(self.distances.tiles_needed)

    def score(self, move: Move) -> float:
        """A Goblin who does not dare to do harm would rather exchange a card than help."""
        weight = super().score(move)
        return (
            weight + TIMID_REPLACE_BONUS if self.is_timid and isinstance(move, Replace) else weight
        )
