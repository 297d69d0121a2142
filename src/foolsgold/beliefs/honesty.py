"""How far somebody's word has held, in whichever game."""

from typing import NamedTuple


class Word(NamedTuple):
    """How often somebody told the truth about what they had seen, and how often not."""

    kept: int = 0
    broken: int = 0

    def told(self, *, right: bool) -> "Word":
        """After one more word that was found out."""
        return Word(self.kept + right, self.broken + (not right))

    def share_kept(self, before: float, weight: float) -> float:
        """How often they will, if they were thought to do so `before`, with so much weight."""
        return (before * weight + self.kept) / (weight + self.kept + self.broken)
