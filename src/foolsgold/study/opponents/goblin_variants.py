"""Other voices in Gobblings: `goblin` with another temper as a Goblin, to fit and measure by.

`imp` digs along until the goals are near, `brute` hinders from the first tile on, `sly` passes its
turns and strikes late. As Gnomes they are all alike. `gobblings_newcomers` are like nobody.
"""

from collections.abc import Mapping, Sequence

from foolsgold.base.messages import Complaint
from foolsgold.beliefs.gobblings.role_tracking import Entry
from foolsgold.bots.api import Bot, unhurried
from foolsgold.bots.catalogue import bot_names, find_bot
from foolsgold.bots.common.move_selection import Budget
from foolsgold.bots.gobblings.belief_bot import Thinker
from foolsgold.bots.gobblings.characters import NATURES
from foolsgold.bots.gobblings.rule_bot import Mind
from foolsgold.bots.gobblings.search_bot import Master
from foolsgold.games.gobblings.moves import Explode, Move, Place
from foolsgold.games.gobblings.view import View
from foolsgold.play.table_talk import Temper
from foolsgold.study.opponents.evaluator_bot import Minded
from foolsgold.study.opponents.gobblings_held_out_bots import NEWCOMERS
from foolsgold.tunnel.tiles import Cell

NEAR = 3
"""So few tiles before the goals, on average, hiding ends."""
PATIENCE = 5


class _Masked(Mind):
    """Weighs tiles as a Gnome would until the goals are near."""

    near = NEAR

    def __init__(self, view: View, heard: Sequence[Entry]) -> None:
        super().__init__(view, heard)
        needed = self.fields.needed.values()
        self.far = sum(needed) / max(len(needed), 1) > self.near
        if not self.gnome and self.far:
            self.gnome = True
            self.now = self._worth(self.fields.needed)


class _Brutal(Mind):
    """Whatever lengthens the ways is good: a round without a find is the Goblins' too."""

    def _worth(self, needed: Mapping[Cell, int]) -> float:
        if self.gnome:
            return super()._worth(needed)
        return sum(needed.values()) / 3


class _Sly(Mind):
    """Lays nothing that could be held against it before the goals are near."""

    def weight(self, move: Move) -> float:
        """Far from the goals, what touches the field can wait."""
        weight = super().weight(move)
        if not self.gnome and isinstance(move, Place | Explode):
            needed = self.fields.needed.values()
            if sum(needed) / max(len(needed), 1) > PATIENCE:
                return min(weight, -7.0)
        return weight


class Imp(Minded):
    """Digs with the Gnomes until the goals are near."""

    name = "imp"
    mind = _Masked


class Brute(Minded):
    """Fights from the first tile on."""

    name = "brute"
    mind = _Brutal


class Sly(Minded):
    """Waits."""

    name = "sly"
    mind = _Sly


RIVALS: tuple[Bot, ...] = (Imp(), Brute(), Sly(), *NEWCOMERS)


def contender(name: str) -> Bot:
    """A bot of Gobblings, or one of the rivals; `Complaint` if there is none.

    `master:800` is the master with 800 playouts a move, `thinker+wary` somebody with a temper.
    """
    whole, plus, character = name.partition("+")
    found = _plain(whole)
    if found is None or (plus and not isinstance(found, Thinker)):
        known = ", ".join((*bot_names("gobblings"), *(rival.name for rival in RIVALS)))
        raise Complaint("bot-unknown", name=name, known=known)
    if isinstance(found, Thinker) and plus:
        if character not in tuple(Temper):
            raise Complaint("bot-unknown", name=name, known=", ".join(Temper))
        found = found.of_nature(NATURES[Temper(character)])
        found.name = name
    return found


def _plain(name: str) -> Bot | None:
    if name in bot_names("gobblings"):
        return unhurried(find_bot("gobblings", name))
    called, _, playouts = name.partition(":")
    if called == Master.name and playouts.isdecimal() and int(playouts):
        counted = unhurried(Master(Budget(int(playouts))))
        counted.name = name
        return counted
    return next((rival for rival in RIVALS if rival.name == name), None)
