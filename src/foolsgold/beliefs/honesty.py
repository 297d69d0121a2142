"""How far somebody's word has held, in whichever game."""

from typing import NamedTuple


class HonestyCounts(NamedTuple):
    """How often somebody told the truth about what they had seen, and how often not."""

    truths: int = 0
    lies: int = 0

    def with_claim(self, *, right: bool) -> "HonestyCounts":
        """After one more word that was found out."""
        return HonestyCounts(self.truths + right, self.lies + (not right))

    def posterior_mean(self, before: float, weight: float) -> float:
        """How often they will, if they were thought to do so `before`, with so much weight."""
        return (before * weight + self.truths) / (weight + self.truths + self.lies)
