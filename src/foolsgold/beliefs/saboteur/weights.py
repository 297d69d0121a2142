"""How much each kind of deed says, as fitted by `just fit` from games of several bots."""

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from math import exp, log

import msgspec

from foolsgold.beliefs.saboteur.deeds import Counted


class Style(msgspec.Struct, frozen=True):
    """One way to play a role: how much likelier each deed is than for a plain digger, as logs."""

    share: float
    """How common the style is among those of its role, as a log."""
    deeds: dict[str, float]

    def fit(self, counted: Counted) -> float:
        """How well the style explains what a seat did."""
        deeds = self.deeds
        return self.share + sum(deeds[name] * amount for name, amount in counted.items())


class Towards(msgspec.Struct, frozen=True):
    """What a deed towards another seat says about both; two diggers are the measure."""

    on_digger: float
    """A saboteur does it to a digger."""
    on_mate: float
    """A saboteur does it to a saboteur."""
    on_saboteur: float
    """A digger does it to a saboteur."""


class Weights(msgspec.Struct, frozen=True):
    """All likelihoods of deeds; data, with the games they come from."""

    version: int
    fitted_on: tuple[str, ...]
    """The line-ups whose games were used, saboteurs first, and the cells."""
    saboteurs: tuple[Style, ...]
    diggers: tuple[Style, ...]
    towards: dict[str, Towards]


@cache
def weights() -> Weights:
    """The likelihoods that come with the project."""
    text = (files("foolsgold.beliefs.saboteur") / "weights.json").read_bytes()
    return msgspec.json.decode(text, type=Weights)


def explained(styles: tuple[Style, ...], counted: Counted) -> float:
    """How well a role explains deeds, whichever of its styles the seat has: a log."""
    fits = [style.fit(counted) for style in styles]
    most = max(fits)
    return most + log(sum(exp(fit - most) for fit in fits))


def towards(weighed: Mapping[str, Towards], counted: Counted) -> Towards:
    """What all deeds of one seat towards another say together."""
    on_digger = on_mate = on_saboteur = 0.0
    for name, amount in counted.items():
        each = weighed[name]
        on_digger += amount * each.on_digger
        on_mate += amount * each.on_mate
        on_saboteur += amount * each.on_saboteur
    return Towards(on_digger, on_mate, on_saboteur)
