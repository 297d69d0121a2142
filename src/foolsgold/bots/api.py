"""What a bot is: somebody who sees a view and chooses one of its legal moves."""

from collections.abc import Callable, Sequence
from typing import Any, Protocol

from foolsgold.base.rng import Rng
from foolsgold.play.talk import Claimed


class Bot(Protocol):
    """A player without memory: all it knows is in the view, so it can take over any seat."""

    name: str

    def choose(self, view: Any, rng: Rng, claims: Sequence[Claimed] = ()) -> Any:
        """One of `view.legal`; chance comes from `rng` alone, so a game can be repeated.

        `rng` has to be independent of the deal: see `Rng.apart`. `claims` is what was said
        aloud in this round, true or not.
        """


def heaviest(view: Any, weight: Callable[[Any], float], rng: Rng) -> Any:
    """The legal move that weighs most; chance decides among equals."""
    weights = [weight(move) for move in view.legal]
    most = max(weights)
    return rng.choice([move for move, w in zip(view.legal, weights, strict=True) if w == most])
