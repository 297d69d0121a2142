"""Fitted log likelihoods of actions, from games of several bots by `just fit-beliefs gobblings`."""

from functools import cache
from importlib.resources import files

import msgspec
from msgspec.structs import replace

from foolsgold.beliefs.mixtures import MixtureComponent, PairLogLikelihoods


class FittedLikelihoods(msgspec.Struct, frozen=True):
    """All likelihoods of deeds; data, with the games they come from."""

    version: int
    fitted_on: tuple[str, ...]
    """The line-ups whose games were used, Goblins first, and the numbers of seats."""
    goblins: tuple[MixtureComponent, ...]
    gnomes: tuple[MixtureComponent, ...]
    towards: dict[str, PairLogLikelihoods]


@cache
def fitted_likelihoods() -> FittedLikelihoods:
    """The likelihoods that come with the project."""
    text = (files("foolsgold.beliefs.gobblings") / "weights.json").read_bytes()
    return msgspec.json.decode(text, type=FittedLikelihoods)


@cache
def with_digging_goblin_prior(doubt: float) -> FittedLikelihoods:
    """The same, if Goblins who dig along are so much commoner than where they were fitted (a log).

    Of the Goblins' styles it is the one that brings the way on most.
    """
    fitted = fitted_likelihoods()
    digs = max(fitted.goblins, key=lambda style: style.deeds["forward"])
    commoner = replace(digs, share=digs.share + doubt)
    return replace(fitted, goblins=tuple(commoner if s is digs else s for s in fitted.goblins))
