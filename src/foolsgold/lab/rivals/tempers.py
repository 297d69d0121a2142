"""`digger` with another temper: as diggers they are alike, as saboteurs they are not."""

from collections.abc import Sequence

from foolsgold.base.rng import Rng
from foolsgold.bots.api import heaviest
from foolsgold.bots.digger import Mind
from foolsgold.games.saboteur.events import Event
from foolsgold.games.saboteur.moves import Move, Place
from foolsgold.games.saboteur.view import View
from foolsgold.play.talk import Claimed


class _BoldMind(Mind):
    @property
    def _open_fight(self) -> bool:
        return True


class _MoleMind(Mind):
    def _as_saboteur(self, move: Move) -> float:
        if isinstance(move, Place) and not self._open_fight:
            return self._as_digger(move)
        return super()._as_saboteur(move)


class Bold:
    """Fights from the first card on."""

    name = "bold"

    def choose(self, view: View, heard: Sequence[Event | Claimed], rng: Rng) -> Move:
        """The heaviest move; chance decides among equals."""
        move: Move = heaviest(view, _BoldMind(view, heard).weight, rng)
        return move


class Mole:
    """Digs with the diggers until the treasure is near."""

    name = "mole"

    def choose(self, view: View, heard: Sequence[Event | Claimed], rng: Rng) -> Move:
        """The heaviest move; chance decides among equals."""
        move: Move = heaviest(view, _MoleMind(view, heard).weight, rng)
        return move
