"""Styles of play: how much each kind of deed says about who does it, in whichever game.

There are several ways to play a side. Each has its own likelihoods of deeds, and a side explains a
seat as well as its styles do together.
"""

from collections.abc import Mapping
from math import exp, log

import msgspec

FeatureCounts = dict[str, float]
"""What somebody did, counted by kind."""
SHARPNESS = 1.1
"""How much more is told than a fit would say: its games hold so many who play at random that it is
too careful about everybody else (docs/guide/write-a-bot.md). Bots weigh moves without it, for so they were
tried."""


class MixtureComponent(msgspec.Struct, frozen=True):
    """One way to play a side: how much likelier each deed is than for a plain digger, as logs."""

    share: float
    """How common the style is among those of its side, as a log."""
    deeds: dict[str, float]

    def log_likelihood(self, counted: FeatureCounts) -> float:
        """How well the style explains what a seat did."""
        deeds = self.deeds
        return self.share + sum(deeds[name] * amount for name, amount in counted.items())


class PairLogLikelihoods(msgspec.Struct, frozen=True):
    """What a deed towards another seat says about both; two diggers are the measure."""

    on_digger: float
    """A saboteur does it to a digger."""
    on_mate: float
    """A saboteur does it to a saboteur."""
    on_saboteur: float
    """A digger does it to a saboteur."""


def mixture_log_likelihood(styles: tuple[MixtureComponent, ...], counted: FeatureCounts) -> float:
    """How well a side explains deeds, whichever of its styles the seat has: a log."""
    fits = [style.log_likelihood(counted) for style in styles]
    most = max(fits)
    return most + log(sum(exp(fit - most) for fit in fits))


def pair_log_likelihoods(
    weighed: Mapping[str, PairLogLikelihoods], counted: FeatureCounts
) -> PairLogLikelihoods:
    """What all deeds of one seat towards another say together."""
    on_digger = on_mate = on_saboteur = 0.0
    for name, amount in counted.items():
        each = weighed[name]
        on_digger += amount * each.on_digger
        on_mate += amount * each.on_mate
        on_saboteur += amount * each.on_saboteur
    return PairLogLikelihoods(on_digger, on_mate, on_saboteur)


def increment(counted: FeatureCounts, name: str, amount: float = 1.0) -> None:
    """Counts a deed; nothing is not counted."""
    if amount:
        counted[name] = counted.get(name, 0.0) + amount


def merged(counted: FeatureCounts, extra: FeatureCounts) -> FeatureCounts:
    """Both counts, in the order things were done.

    Sums of fractions depend on it, and a set's own order differs from program to program.
    """
    return {name: counted.get(name, 0) + extra.get(name, 0) for name in {**counted, **extra}}
