"""How often something happened, and how sure that is."""

from math import sqrt

import msgspec

Z = 1.959964
"""Two-sided 95% of the normal distribution."""


class Share(msgspec.Struct, frozen=True):
    """How often something happened, and where the true share lies with 95% confidence."""

    count: int
    of: int
    share: float
    low: float
    high: float

    @classmethod
    def among(cls, count: int, of: int) -> "Share":
        """Wilson's interval: honest near 0 and 1 and for few games.

        >>> share = Share.among(0, 10)
        >>> share.low, round(share.high, 3)
        (0.0, 0.278)
        """
        if not of:
            return cls(0, 0, 0.0, 0.0, 1.0)
        p = count / of
        centre = p + Z * Z / (2 * of)
        spread = Z * sqrt(p * (1 - p) / of + Z * Z / (4 * of * of))
        scale = 1 + Z * Z / of
        low, high = (centre - spread) / scale, (centre + spread) / scale
        return cls(count, of, p, max(low, 0.0), min(high, 1.0))
