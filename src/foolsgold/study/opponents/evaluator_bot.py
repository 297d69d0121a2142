"""Base class of opponents that are nothing but an evaluator, in any game."""

from collections.abc import Sequence
from typing import Any

from foolsgold.base.rng import Rng
from foolsgold.bots.api import best_move


class EvaluatorBot:
    """Weighs every legal move as its mind does, and takes the heaviest."""

    evaluator: type[Any]
    """Made of a view and of what was heard; it has a `score` for every move."""

    def choose(self, view: Any, heard: Sequence[Any], rng: Rng) -> Any:
        """The heaviest move; chance decides among equals."""
        return best_move(view, self.evaluator(view, heard).score, rng)
