"""Tempers in Gobblings: what the same four people do in a game without broken tools.

Thresholds here are of looking, of whom to hinder, of changing sides, and of hiding as a Goblin.
They speak as in the other game.
"""

from math import inf
from typing import NamedTuple

from foolsgold.bots.common.characters import NATURES as CLASSIC
from foolsgold.bots.common.characters import Manner
from foolsgold.bots.gobblings.rule_bot import LOOK, NEAR
from foolsgold.play.table_talk import Temper


class Nature(NamedTuple):
    """How a character acts, and how they speak."""

    looks: float = LOOK
    """What a look under a goal is worth; a tile that brings the way on is worth 10."""
    wrath: float = 10
    """How much a sure enemy is hindered before a sure mate; who is a point ahead counts 1."""
    grudge: float = 0
    """How much more, whoever has accused them in this round."""
    flees: float = NEAR
    """So few tiles before the Gold, a Goblin would rather be a Gnome."""
    strikes: float = inf
    """As a Goblin they dig along until so few tiles are missing: not at all, or for long."""
    behind: float = 0.0
    """They do so only behind somebody whom the table suspects so far: one of two makes noise."""
    price: float = 0.0
    """As a searching Goblin who hides: the points they would give not to be known."""
    manner: Manner = Manner()


NOBODY = Nature()
NATURES = {
    Temper.TRUSTING: Nature(
        looks=5,
        wrath=6,
        flees=2,
        strikes=4,
        behind=0.6,
        price=0.4,
        manner=CLASSIC[Temper.TRUSTING].manner,
    ),
    Temper.WARY: Nature(looks=11, wrath=14, flees=4, manner=CLASSIC[Temper.WARY].manner),
    Temper.HOT_HEADED: Nature(looks=4, grudge=20, manner=CLASSIC[Temper.HOT_HEADED].manner),
    Temper.QUIET: Nature(strikes=3, behind=0.5, price=0.4, manner=CLASSIC[Temper.QUIET].manner),
}
