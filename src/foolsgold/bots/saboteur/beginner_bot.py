"""The beginner bot (`novice`): an easy opponent that makes beginners' mistakes."""

from collections.abc import Sequence

from foolsgold.base.rng import Rng
from foolsgold.bots.saboteur.rule_bot import Evaluator
from foolsgold.games.saboteur.cards import Role
from foolsgold.games.saboteur.events import Event
from foolsgold.games.saboteur.moves import Move, Phase, Place
from foolsgold.games.saboteur.view import View
from foolsgold.play.table_talk import Claimed

MAX_MISJUDGEMENT = 44.0
"""Maximum error in favour of a move: the value of digging four cards."""
NEAR_CARDS = 1
"""So late does a beginner dare to show that they are a saboteur."""
RANDOM_STEPS = 1000


class Novice:
    """Judges the tunnel by eye, suspects nobody in particular, and hides too long."""

    name = "novice"

    def choose(self, view: View, heard: Sequence[Event | Claimed], rng: Rng) -> Move:
        """The move that seems heaviest, by an eye that is easily deceived."""
        mind = BeginnerEvaluator(view, heard)
        slip = MAX_MISJUDGEMENT if view.phase is Phase.PLAY else 0.0

        def seeming(move: Move) -> float:
            return mind.score(move) + slip * rng.below(RANDOM_STEPS) / RANDOM_STEPS

        return max(view.legal, key=seeming)


class BeginnerEvaluator(Evaluator):
    """What a beginner makes of a view."""

    @property
    def suspicions(self) -> tuple[float, ...]:
        """Everybody may be one: what they did is forgotten."""
        view = self.view
        likely = view.role_cards[Role.SABOTEUR] / sum(view.role_cards.values())
        return (likely,) * view.seats

    @property
    def _fights_openly(self) -> bool:
        return self._baseline[0] <= NEAR_CARDS

    def _score_as_saboteur(self, move: Move) -> float:
        if isinstance(move, Place) and not self._fights_openly:
            return self._score_as_digger(move)
        return super()._score_as_saboteur(move)
