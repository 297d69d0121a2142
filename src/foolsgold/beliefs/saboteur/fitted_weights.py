"""Fitted log likelihoods of actions, from games of several bots by `just fit-beliefs`."""

from functools import cache
from importlib.resources import files

import msgspec

from foolsgold.beliefs.mixtures import MixtureComponent, PairLogLikelihoods


class FittedLikelihoods(msgspec.Struct, frozen=True):
    """All likelihoods of deeds; data, with the games they come from."""

    version: int
    fitted_on: tuple[str, ...]
    """The line-ups whose games were used, saboteurs first, and the cells."""
    saboteurs: tuple[MixtureComponent, ...]
    diggers: tuple[MixtureComponent, ...]
    towards: dict[str, PairLogLikelihoods]


@cache
def fitted_likelihoods() -> FittedLikelihoods:
    """The likelihoods that come with the project."""
    text = (files("foolsgold.beliefs.saboteur") / "weights.json").read_bytes()
    return msgspec.json.decode(text, type=FittedLikelihoods)
