"""The bot `novice` in Gobblings: an easy one, that errs as beginners do."""

from collections.abc import Sequence

from foolsgold.base.rng import Rng
from foolsgold.beliefs.gobblings.role_tracking import Entry
from foolsgold.bots.gobblings.rule_bot import Mind
from foolsgold.games.gobblings.moves import Move, Phase, Replace
from foolsgold.games.gobblings.view import View

SLIP = 28.0
"""So much can a move seem better than it is."""
TIMID = 20.0
"""So much better an exchange of a card seems to a Goblin who does not dare to do harm."""
FINE = 1000


class Novice:
    """Judges the way by eye, and as a Goblin dares no harm."""

    name = "novice"

    def choose(self, view: View, heard: Sequence[Entry], rng: Rng) -> Move:
        """The move that seems heaviest, by an eye that is easily deceived."""
        mind = NoviceMind(view, heard)
        slip = SLIP if view.phase is Phase.PLAY else 0.0

        def seeming(move: Move) -> float:
            return mind.weight(move) + slip * rng.below(FINE) / FINE

        return max(view.legal, key=seeming)


class NoviceMind(Mind):
    """What a beginner makes of a view."""

    def __init__(self, view: View, heard: Sequence[Entry]) -> None:
        super().__init__(view, heard)
        self.timid = not self.gnome
        if not self.gnome and view.phase is Phase.PLAY:
            # Afraid to be found out, they dig along if they must, and wait for a better chance.
            self.gnome = True
            self.now = self._worth(self.fields.needed)

    def weight(self, move: Move) -> float:
        """A Goblin who does not dare to do harm would rather exchange a card than help."""
        weight = super().weight(move)
        return weight + TIMID if self.timid and isinstance(move, Replace) else weight
