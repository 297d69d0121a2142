"""Proportions and means with 95% confidence intervals: Wilson's score and Student's t.

By hand, because the core has no SciPy, and a report must not depend on what is installed.
"""

from math import fsum, sqrt
from statistics import NormalDist

import msgspec

Z_95 = round(NormalDist().inv_cdf(0.975), 6)
"""Two-sided 95% of the normal distribution."""
SMALL_SAMPLE_QUANTILES = (12.7062, 4.3027, 3.1824)
"""Two-sided 95% of Student's distribution with 1, 2 and 3 degrees of freedom."""


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


class Mean(msgspec.Struct, frozen=True):
    """An average, and where the true one lies with 95% confidence, if that can be said."""

    mean: float
    low: float | None
    high: float | None

    @classmethod
    def over(cls, values: list[float]) -> "Mean":
        """Student's interval around the mean; one value alone says nothing about its spread.

        >>> Mean.over([1.0, 1.0, 1.0])
        Mean(mean=1.0, low=1.0, high=1.0)
        >>> Mean.over([2.0])
        Mean(mean=2.0, low=None, high=None)
        """
        count = len(values)
        mean = fsum(values) / max(count, 1)
        if count < 2:
            return cls(mean, None, None)
        variance = fsum((value - mean) ** 2 for value in values) / (count - 1)
        spread = student_quantile(count - 1) * sqrt(variance / count)
        return cls(mean, mean - spread, mean + spread)


def student_quantile(freedom: int) -> float:
    """The two-sided 95% point of Student's distribution.

    >>> [round(student_quantile(n), 2) for n in (1, 2, 3, 10, 100)]
    [12.71, 4.3, 3.18, 2.23, 1.98]
    """
    if freedom <= len(SMALL_SAMPLE_QUANTILES):
        return SMALL_SAMPLE_QUANTILES[freedom - 1]
    # Cornish and Fisher's expansion around the normal distribution: 0.007 too small at 4,
    # 0.0002 at 10.
    z, n = Z_95, freedom
    return (
        z
        + (z**3 + z) / (4 * n)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * n**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * n**3)
    )
