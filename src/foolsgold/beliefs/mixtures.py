"""Mixture models of play styles: log likelihoods of counted actions, for any game.

A side can be played in several styles. Each is a mixture component with a share and a weight for
every feature; the likelihood of a side is the share-weighted sum over its components:
log P(counts | side) = log sum_k exp(share_k + sum_f weight_kf * count_f).
"""

from collections.abc import Mapping
from math import exp, fsum, log

import msgspec

FeatureCounts = dict[str, float]
"""Feature counts: what somebody did, by kind."""
SHARPNESS = 1.1
"""Exponent of the likelihood, above 1: the games of the fit have so many random players that it is
too cautious about all others (docs/measurements/2026-11-bots.md). Bots score moves without it, as
they were tuned."""


class MixtureComponent(msgspec.Struct, frozen=True):
    """One style of playing a side: log likelihood ratios of actions, against a plain digger."""

    share: float
    """The log of the style's share among players of its side."""
    deeds: dict[str, float]

    def log_likelihood(self, counted: FeatureCounts) -> float:
        """Log likelihood of a seat's actions in this style, its share included."""
        deeds = self.deeds
        return self.share + fsum(deeds[name] * amount for name, amount in counted.items())


class PairLogLikelihoods(msgspec.Struct, frozen=True):
    """Log likelihood ratios of an action towards another seat, against two diggers."""

    on_digger: float
    """A saboteur does it to a digger."""
    on_mate: float
    """A saboteur does it to a saboteur."""
    on_saboteur: float
    """A digger does it to a saboteur."""


def mixture_log_likelihood(styles: tuple[MixtureComponent, ...], counted: FeatureCounts) -> float:
    """Log likelihood of actions for a side: log-sum-exp over its styles."""
    fits = [style.log_likelihood(counted) for style in styles]
    most = max(fits)
    return most + log(fsum(exp(fit - most) for fit in fits))


def pair_log_likelihoods(
    weighed: Mapping[str, PairLogLikelihoods], counted: FeatureCounts
) -> PairLogLikelihoods:
    """Sums the log likelihoods of all actions of one seat towards another."""
    on_digger = on_mate = on_saboteur = 0.0
    for name, amount in counted.items():
        each = weighed[name]
        on_digger += amount * each.on_digger
        on_mate += amount * each.on_mate
        on_saboteur += amount * each.on_saboteur
    return PairLogLikelihoods(on_digger, on_mate, on_saboteur)


def increment(counted: FeatureCounts, name: str, amount: float = 1.0) -> None:
    """Adds to a count; zero adds no entry."""
    if amount:
        counted[name] = counted.get(name, 0.0) + amount


def merged(counted: FeatureCounts, extra: FeatureCounts) -> FeatureCounts:
    """Both counts, in the order things were done.

    Sums of fractions depend on it, and a set's own order differs from program to program.
    """
    return {name: counted.get(name, 0) + extra.get(name, 0) for name in {**counted, **extra}}
