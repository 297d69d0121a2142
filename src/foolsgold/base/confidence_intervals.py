"""Proportions with a 95% confidence interval (Wilson score)."""

from math import sqrt

import msgspec

Z_95 = 1.959964
"""Two-sided 95% of the normal distribution."""


class Proportion(msgspec.Struct, frozen=True):
    """`count` successes `of` trials, and the 95% confidence interval of the true share."""

    count: int
    of: int
    share: float
    low: float
    high: float

    @classmethod
    def wilson(cls, count: int, of: int) -> "Proportion":
        """The Wilson score interval: accurate near 0 and 1 and for few games.

        >>> share = Proportion.wilson(0, 10)
        >>> share.low, round(share.high, 3)
        (0.0, 0.278)
        """
        if not of:
            return cls(0, 0, 0.0, 0.0, 1.0)
        p = count / of
        centre = p + Z_95 * Z_95 / (2 * of)
        spread = Z_95 * sqrt(p * (1 - p) / of + Z_95 * Z_95 / (4 * of * of))
        scale = 1 + Z_95 * Z_95 / of
        low, high = (centre - spread) / scale, (centre + spread) / scale
        return cls(count, of, p, max(low, 0.0), min(high, 1.0))
