"""Beta counts of true and false claims, and the posterior mean of a seat's honesty."""

from typing import NamedTuple


class HonestyCounts(NamedTuple):
    """How often somebody's claims about what they had seen were true, and how often false."""

    truths: int = 0
    lies: int = 0

    def with_claim(self, *, right: bool) -> "HonestyCounts":
        """After one more word that was found out."""
        return HonestyCounts(self.truths + right, self.lies + (not right))

    def posterior_mean(self, before: float, weight: float) -> float:
        """The posterior mean of a Beta prior with mean `before` and `weight` pseudo-counts."""
        return (before * weight + self.truths) / (weight + self.truths + self.lies)
