"""The bot `random`: a uniformly random legal move."""

from collections.abc import Sequence
from typing import Any

from foolsgold.base.rng import Rng


class RandomBot:
    """The baseline below all others; plays every game."""

    name = "random"

    def choose(self, view: Any, heard: Sequence[Any], rng: Rng) -> Any:  # noqa: ARG002 - deaf
        """One of the legal moves."""
        return rng.choice(view.legal)
