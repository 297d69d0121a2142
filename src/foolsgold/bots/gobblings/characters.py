"""Bot characters in Gobblings: how each temper looks, hinders, swaps sides and hides.

Thresholds are points, and tiles that are missing to the Gold.
"""

from math import inf
from typing import NamedTuple

from foolsgold.bots.common.characters import TALK_BY_TEMPER, TalkParams
from foolsgold.bots.gobblings.rule_bot import NEAR_TILES, PEEK_VALUE
from foolsgold.play.table_talk import Temperament


class Character(NamedTuple):
    """How a character acts, and how they speak."""

    peek_value: float = PEEK_VALUE
    """What a look under a goal is worth; a tile that brings the way on is worth 10."""
    enemy_weight: float = 10
    """How much a sure enemy is hindered before a sure mate; who is a point ahead counts 1."""
    accuser_weight: float = 0
    """How much more, whoever has accused them in this round."""
    swap_within_tiles: float = NEAR_TILES
    """So few tiles before the Gold, a Goblin would rather be a Gnome."""
    strike_within_tiles: float = inf
    """As a Goblin they dig along until so few tiles are missing: not at all, or for long."""
    hide_behind_suspicion: float = 0.0
    """They do so only behind somebody whom the table suspects so far: one of two makes noise."""
    exposure_price: float = 0.0
    """As a searching Goblin who hides: the points they would give not to be known."""
    talk: TalkParams = TalkParams()


DEFAULT_CHARACTER = Character()
CHARACTERS = {
    Temperament.TRUSTING: Character(
        peek_value=5,
        enemy_weight=6,
        swap_within_tiles=2,
        strike_within_tiles=4,
        hide_behind_suspicion=0.6,
        exposure_price=0.4,
        talk=TALK_BY_TEMPER[Temperament.TRUSTING],
    ),
    Temperament.WARY: Character(
        peek_value=11, enemy_weight=14, swap_within_tiles=4, talk=TALK_BY_TEMPER[Temperament.WARY]
    ),
    Temperament.HOT_HEADED: Character(
        peek_value=4, accuser_weight=20, talk=TALK_BY_TEMPER[Temperament.HOT_HEADED]
    ),
    Temperament.QUIET: Character(
        strike_within_tiles=3,
        hide_behind_suspicion=0.5,
        exposure_price=0.4,
        talk=TALK_BY_TEMPER[Temperament.QUIET],
    ),
}
