"""Variants of `digger` that are the same as diggers but differ as saboteurs.

`clumsy` and `dreamer` are beginners of other kinds than `novice`: likelihoods may be fitted on some
and tested on the others.
"""

from collections.abc import Sequence

from foolsgold.base.rng import Rng
from foolsgold.bots.api import best_move
from foolsgold.bots.saboteur.rule_bot import Evaluator
from foolsgold.games.saboteur.cards import Role
from foolsgold.games.saboteur.events import Event
from foolsgold.games.saboteur.moves import Move, Phase, Place
from foolsgold.games.saboteur.view import View
from foolsgold.play.table_talk import Claimed
from foolsgold.study.opponents.evaluator_bot import EvaluatorBot


class _BoldEvaluator(Evaluator):
    @property
    def _fights_openly(self) -> bool:
        return True


class _MoleEvaluator(Evaluator):
    def _score_as_saboteur(self, move: Move) -> float:
        if isinstance(move, Place) and not self._fights_openly:
            return self._score_as_digger(move)
        return super()._score_as_saboteur(move)


class Bold(EvaluatorBot):
    """Fights from the first card on."""

    name = "bold"
    evaluator = _BoldEvaluator


class Mole(EvaluatorBot):
    """Digs with the diggers until the treasure is near."""

    name = "mole"
    evaluator = _MoleEvaluator


NOTICED_MOVES = 4
"""Number of moves that a clumsy player notices at all."""


class _ClumsyEvaluator(_MoleEvaluator):
    @property
    def suspicions(self) -> tuple[float, ...]:
        cards = self.view.role_cards
        return (cards[Role.SABOTEUR] / sum(cards.values()),) * self.view.seats

    @property
    def _fights_openly(self) -> bool:
        return self._baseline[0] <= 2


class Clumsy:
    """Sees only a few of their moves; suspects nobody; as a saboteur they dig nearly to the end."""

    name = "clumsy"

    def choose(self, view: View, heard: Sequence[Event | Claimed], rng: Rng) -> Move:
        """The heaviest of a few moves drawn by chance."""
        mind = _ClumsyEvaluator(view, heard)
        if view.phase is not Phase.PLAY:
            move: Move = best_move(view, mind.score, rng)
            return move
        noticed = [rng.choice(view.legal) for _ in range(NOTICED_MOVES)]
        return max(noticed, key=mind.score)


ASLEEP_MOVES_IN_TEN = 5
"""Moves out of ten that a dreamer makes without thinking."""


class Dreamer:
    """Plays as `digger` does when awake, and anything at all when not."""

    name = "dreamer"

    def choose(self, view: View, heard: Sequence[Event | Claimed], rng: Rng) -> Move:
        """The heaviest move, or just one."""
        if view.phase is Phase.PLAY and rng.below(10) < ASLEEP_MOVES_IN_TEN:
            move: Move = rng.choice(view.legal)
            return move
        awake: Move = best_move(view, Evaluator(view, heard).score, rng)
        return awake
