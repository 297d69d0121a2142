"""What a bot is: somebody who sees a view and chooses one of its legal moves."""

from collections.abc import Callable, Sequence
from typing import Any, Protocol

from foolsgold.base.rng import Rng


class Bot(Protocol):
    """A player without memory: all it knows it is told anew, so it can take over any seat."""

    name: str

    def choose(self, view: Any, heard: Sequence[Any], rng: Rng) -> Any:
        """One of `view.legal`; chance comes from `rng` alone, so a game can be repeated.

        `heard` is what the seat heard in this round, deeds (events) and words (`Claimed`, true or
        not) in order. `rng` has to be independent of the deal: see `Rng.apart`.
        """


def heaviest(view: Any, weight: Callable[[Any], float], rng: Rng) -> Any:
    """The legal move that weighs most; chance decides among equals."""
    weights = [weight(move) for move in view.legal]
    most = max(weights)
    return rng.choice([move for move, w in zip(view.legal, weights, strict=True) if w == most])
