"""Bots of Gobblings that nobody thinks like, odd as either race: in no fit and in no playout.

`restless` exchanges roles whenever it can; `bomber` clears whatever it can blow up; `lockkeeper`
keeps doors and keys and lays nothing else until late; `wanderer` digs for the goal that is nearest
to it, whatever lies there; `dicer` throws dice first.
"""

from collections.abc import Mapping, Sequence

from foolsgold.base.rng import Rng
from foolsgold.beliefs.gobblings.role_tracking import Entry
from foolsgold.bots.api import heaviest
from foolsgold.bots.gobblings.rule_bot import Mind
from foolsgold.games.gobblings.cards import Kind, PathCard
from foolsgold.games.gobblings.moves import (
    Explode,
    Move,
    Peek,
    Phase,
    Place,
    Replace,
    Swap,
)
from foolsgold.games.gobblings.view import View
from foolsgold.study.opponents.evaluator_bot import Minded
from foolsgold.tunnel.tiles import Cell

FAR = 4
"""So many tiles before the goals, there is time for whims."""


class _Odd(Mind):
    @property
    def far(self) -> bool:
        """Whether all goals are far still."""
        return min(self.fields.needed.values(), default=0) > FAR


class _RestlessMind(_Odd):
    """Somebody else's life is always better."""

    def weight(self, move: Move) -> float:
        weight = super().weight(move)
        if isinstance(move, Swap):
            # Not with the same one again and again.
            return 15 if move.seat not in self.view.swapped else 2
        return weight


class _BombersMind(_Odd):
    """What stands in the way is blown up, and so is the rest if one is a Goblin."""

    def weight(self, move: Move) -> float:
        weight = super().weight(move)
        if isinstance(move, Explode):
            laid = next(each for each in self.view.board if each.cell == move.cell)
            hinders = laid.kind in (Kind.RUBBLE, Kind.DOOR)
            return 30 + weight if hinders == self.gnome else weight - 30
        return weight


class _LockkeepersMind(_Odd):
    """First what can be locked."""

    def weight(self, move: Move) -> float:
        weight = super().weight(move)
        if isinstance(move, Place | Replace):
            face = self.faces[move.card]
            locks = isinstance(face, PathCard) and face.kind in (Kind.DOOR, Kind.KEY)
            if isinstance(move, Replace):
                return weight - 20 if locks else weight
            if self.far:
                return weight + 12 if locks else weight - 6
        return weight


class _WanderersMind(_Odd):
    """The nearest goal is the right one, or the one to hide."""

    def _worth(self, needed: Mapping[Cell, int]) -> float:
        return self._side(-float(min(needed.values(), default=0)))


class Restless(Minded):
    """Never long on one side."""

    name = "restless"
    mind = _RestlessMind


class Bomber(Minded):
    """Likes the noise."""

    name = "bomber"
    mind = _BombersMind


class Lockkeeper(Minded):
    """Likes the quiet."""

    name = "lockkeeper"
    mind = _LockkeepersMind


class Wanderer(Minded):
    """Follows their nose."""

    name = "wanderer"
    mind = _WanderersMind


class Dicer:
    """Throws dice for the kind of deed, and mostly does it in its own race's favour."""

    name = "dicer"
    odds: tuple[tuple[type[Move], int], ...] = (
        *((Place, 10), (Peek, 4), (Explode, 2)),
        *((Swap, 1), (Replace, 3)),
    )

    def choose(self, view: View, heard: Sequence[Entry], rng: Rng) -> Move:
        """A kind by chance among those that can be played; then a useful one, or any."""
        tickets = [
            kind
            for kind, count in self.odds
            if any(isinstance(move, kind) for move in view.legal)
            for _ in range(count)
        ]
        mind = _Odd(view, heard)
        if view.phase is not Phase.PLAY or not tickets:
            only: Move = heaviest(view, mind.weight, rng)
            return only
        kind = rng.choice(tickets)
        moves = [move for move in view.legal if isinstance(move, kind)]
        if rng.below(4) == 0:
            return rng.choice(moves)
        weights = [mind.weight(move) for move in moves]
        best = max(weights)
        return rng.choice([m for m, weight in zip(moves, weights, strict=True) if weight == best])


NEWCOMERS = (Restless(), Bomber(), Lockkeeper(), Wanderer(), Dicer())
