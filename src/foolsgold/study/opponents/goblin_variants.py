"""Variants of `goblin` for fitting and measuring, the same as Gnomes but not as Goblins.

`imp` digs along until the goals are near, `brute` hinders from the first tile on, `sly` passes its
turns and strikes late. `gobblings_held_out_bots` has the bots that are in no fit.
"""

from collections.abc import Mapping, Sequence

from foolsgold.base.messages import UserError
from foolsgold.beliefs.gobblings.role_swaps import HeardItem
from foolsgold.bots.api import Bot, make_deterministic
from foolsgold.bots.catalogue import bot_names, find_bot
from foolsgold.bots.common.search_helpers import SearchBudget
from foolsgold.bots.gobblings.belief_bot import Thinker
from foolsgold.bots.gobblings.characters import CHARACTERS
from foolsgold.bots.gobblings.rule_bot import Evaluator
from foolsgold.bots.gobblings.search_bot import Master
from foolsgold.games.gobblings.moves import Explode, Move, Place
from foolsgold.games.gobblings.view import View
from foolsgold.play.table_talk import Temperament
from foolsgold.study.opponents.evaluator_bot import EvaluatorBot
from foolsgold.study.opponents.gobblings_held_out_bots import HELD_OUT_BOTS
from foolsgold.tunnel.tiles import Cell

NEAR_GOALS_TILES = 3
"""So few tiles before the goals, on average, hiding ends."""
SLY_WAITING_TILES = 5


class _ImpEvaluator(Evaluator):
    """Weighs tiles as a Gnome would until the goals are near."""

    near_goals_tiles = NEAR_GOALS_TILES

    def __init__(self, view: View, heard: Sequence[HeardItem]) -> None:
        super().__init__(view, heard)
        needed = self.distances.tiles_needed.values()
        self.is_far_from_goals = sum(needed) / max(len(needed), 1) > self.near_goals_tiles
        if not self.is_gnome and self.is_far_from_goals:
            self.is_gnome = True
            self.baseline = self._evaluate(self.distances.tiles_needed)


class _BruteEvaluator(Evaluator):
    """Whatever lengthens the ways is good: a round without a find is the Goblins' too."""

    def _evaluate(self, needed: Mapping[Cell, int]) -> float:
        if self.is_gnome:
            return super()._evaluate(needed)
        return sum(needed.values()) / 3


class _SlyEvaluator(Evaluator):
    """Lays nothing that could be held against it before the goals are near."""

    def score(self, move: Move) -> float:
        """Far from the goals, what touches the field can wait."""
        weight = super().score(move)
        if not self.is_gnome and isinstance(move, Place | Explode):
            needed = self.distances.tiles_needed.values()
            if sum(needed) / max(len(needed), 1) > SLY_WAITING_TILES:
                return min(weight, -7.0)
        return weight


class Imp(EvaluatorBot):
    """Digs with the Gnomes until the goals are near."""

    name = "imp"
    evaluator = _ImpEvaluator


class Brute(EvaluatorBot):
    """Fights from the first tile on."""

    name = "brute"
    evaluator = _BruteEvaluator


class Sly(EvaluatorBot):
    """Waits."""

    name = "sly"
    evaluator = _SlyEvaluator


OPPONENTS: tuple[Bot, ...] = (Imp(), Brute(), Sly(), *HELD_OUT_BOTS)


def find_opponent(name: str) -> Bot:
    """A bot of Gobblings, or one of the rivals; `UserError` if there is none.

    `master:800` is the master with 800 playouts a move, `thinker+wary` somebody with a temper.
    """
    whole, plus, character = name.partition("+")
    found = _find_without_character(whole)
    if found is None or (plus and not isinstance(found, Thinker)):
        known = ", ".join((*bot_names("gobblings"), *(rival.name for rival in OPPONENTS)))
        raise UserError("bot-unknown", name=name, known=known)
    if isinstance(found, Thinker) and plus:
        if character not in tuple(Temperament):
            raise UserError("bot-unknown", name=name, known=", ".join(Temperament))
        found = found.with_character_params(CHARACTERS[Temperament(character)])
        found.name = name
    return found


def _find_without_character(name: str) -> Bot | None:
    if name in bot_names("gobblings"):
        return make_deterministic(find_bot("gobblings", name))
    called, _, playouts = name.partition(":")
    if called == Master.name and playouts.isdecimal() and int(playouts):
        counted = make_deterministic(Master(SearchBudget(int(playouts))))
        counted.name = name
        return counted
    return next((rival for rival in OPPONENTS if rival.name == name), None)
