"""Held-out bots of Gobblings: eccentric as either race, in no fit and no rollout policy.

`restless` exchanges roles whenever it can; `bomber` clears whatever it can blow up; `lockkeeper`
keeps doors and keys and lays nothing else until late; `wanderer` digs for the goal that is nearest
to it, whatever lies there; `dicer` throws dice first.
"""

from collections.abc import Mapping, Sequence

from foolsgold.base.rng import Rng
from foolsgold.beliefs.gobblings.role_swaps import HeardItem
from foolsgold.bots.api import best_move
from foolsgold.bots.gobblings.rule_bot import Evaluator
from foolsgold.games.gobblings.cards import PathCard, TileKind
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
from foolsgold.study.opponents.evaluator_bot import EvaluatorBot
from foolsgold.tunnel.tiles import Cell

FAR_FROM_GOALS_TILES = 4
"""Distance from the goals, in tiles, beyond which there is time for whims."""


class _OddEvaluator(Evaluator):
    @property
    def is_far_from_goals(self) -> bool:
        """Whether all goals are far still."""
        return min(self.distances.tiles_needed.values(), default=0) > FAR_FROM_GOALS_TILES


class _RestlessEvaluator(_OddEvaluator):
    """Somebody else's life is always better."""

    def score(self, move: Move) -> float:
        weight = super().score(move)
        if isinstance(move, Swap):
            # Not with the same one again and again.
            return 15 if move.seat not in self.view.swapped else 2
        return weight


class _BomberEvaluator(_OddEvaluator):
    """What stands in the way is blown up, and so is the rest if one is a Goblin."""

    def score(self, move: Move) -> float:
        weight = super().score(move)
        if isinstance(move, Explode):
            laid = next(each for each in self.view.board if each.cell == move.cell)
            hinders = laid.kind in (TileKind.RUBBLE, TileKind.DOOR)
            return 30 + weight if hinders == self.is_gnome else weight - 30
        return weight


class _LockkeeperEvaluator(_OddEvaluator):
    """First what can be locked."""

    def score(self, move: Move) -> float:
        weight = super().score(move)
        if isinstance(move, Place | Replace):
            face = self.faces[move.card]
            locks = isinstance(face, PathCard) and face.kind in (TileKind.DOOR, TileKind.KEY)
            if isinstance(move, Replace):
                return weight - 20 if locks else weight
            if self.is_far_from_goals:
                return weight + 12 if locks else weight - 6
        return weight


class _WandererEvaluator(_OddEvaluator):
    """The nearest goal is the right one, or the one to hide."""

    def _evaluate(self, needed: Mapping[Cell, int]) -> float:
        return self._signed_for_race(-float(min(needed.values(), default=0)))


class Restless(EvaluatorBot):
    """Never long on one side."""

    name = "restless"
    evaluator = _RestlessEvaluator


class Bomber(EvaluatorBot):
    """Likes the noise."""

    name = "bomber"
    evaluator = _BomberEvaluator


class Lockkeeper(EvaluatorBot):
    """Likes the quiet."""

    name = "lockkeeper"
    evaluator = _LockkeeperEvaluator


class Wanderer(EvaluatorBot):
    """Follows their nose."""

    name = "wanderer"
    evaluator = _WandererEvaluator


class Dicer:
    """Picks the kind of move at random, and mostly in favour of its own race."""

    name = "dicer"
    move_type_odds: tuple[tuple[type[Move], int], ...] = (
        *((Place, 10), (Peek, 4), (Explode, 2)),
        *((Swap, 1), (Replace, 3)),
    )

    def choose(self, view: View, heard: Sequence[HeardItem], rng: Rng) -> Move:
        """A kind by chance among those that can be played; then a useful one, or any."""
        tickets = [
            kind
            for kind, count in self.move_type_odds
            if any(isinstance(move, kind) for move in view.legal)
            for _ in range(count)
        ]
        mind = _OddEvaluator(view, heard)
        if view.phase is not Phase.PLAY or not tickets:
            only: Move = best_move(view, mind.score, rng)
            return only
        kind = rng.choice(tickets)
        moves = [move for move in view.legal if isinstance(move, kind)]
        if rng.below(4) == 0:
            return rng.choice(moves)
        weights = [mind.score(move) for move in moves]
        best = max(weights)
        return rng.choice([m for m, weight in zip(moves, weights, strict=True) if weight == best])


HELD_OUT_BOTS = (Restless(), Bomber(), Lockkeeper(), Wanderer(), Dicer())
