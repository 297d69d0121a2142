"""The bot `random`: every legal move is equally likely."""

from typing import Any

from foolsgold.base.rng import Rng


class Uniform:
    """The yardstick below all others; plays every game."""

    name = "random"

    def choose(self, view: Any, rng: Rng) -> Any:
        """One of the legal moves."""
        return rng.choice(view.legal)
