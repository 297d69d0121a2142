"""What a bot is: somebody who sees a view and chooses one of its legal moves."""

from typing import Any, Protocol

from foolsgold.base.rng import Rng


class Bot(Protocol):
    """A player without memory: all it knows is in the view, so it can take over any seat."""

    name: str

    def choose(self, view: Any, rng: Rng) -> Any:
        """One of `view.legal`; chance comes from `rng` alone, so a game can be repeated."""
