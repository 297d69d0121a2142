"""How often something happened, and how sure that is."""

from math import sqrt

import msgspec

Z_95 = 1.959964
"""Two-sided 95% of the normal distribution."""


class Proportion(msgspec.Struct, frozen=True):
    """How often something happened, and where the true share lies with 95% confidence."""

    count: int
    of: int
    share: float
    low: float
    high: float

    @classmethod
    def wilson(cls, count: int, of: int) -> "Proportion":
        """Wilson's interval: honest near 0 and 1 and for few games.

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
