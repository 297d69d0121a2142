"""Bot characters in Saboteur: how each temper breaks, mends and hides.

Thresholds are probabilities of being a saboteur, and cards that are missing to the treasure.
"""

from math import inf
from typing import NamedTuple

from foolsgold.bots.common.characters import TALK_BY_TEMPER, TalkParams
from foolsgold.play.table_talk import Temperament


class DeceptionParams(NamedTuple):
    """How a searching saboteur hides: what it would pay for that, and until when."""

    price: float = 0.0
    """What share of rounds they would give not to be known."""
    free_suspicion: float = 0.0
    """So far the table may suspect them at no price: nobody is above suspicion."""
    lost_suspicion: float = 1.0
    """From here on they are known, and have nothing left to lose."""
    stop_within_cards: float = 0.0
    """So few cards before the treasure they stop hiding."""
    hide_behind_suspicion: float = 0.0
    """They hide only behind somebody whom the table suspects so far: one of two makes the noise."""
    fade_from_turns: float = 2.0
    """Circuits of the table before the draw pile ends from which on hiding loses value."""
    fade_to_turns: float = 0.0
    """Circuits before the draw pile ends from which on hiding is worth nothing."""
    is_misleading: bool = False
    """Whether they pay for all that the table rightly thinks of anybody, and are paid for what it
    wrongly thinks; else for what it thinks of them."""
    help_penalty: float = 0.0
    """What a card's worth of help to the diggers costs besides: playouts are few, and miss it."""


class Character(NamedTuple):
    """How a character acts and speaks."""

    break_suspicion: float = 0.55
    """From this suspicion on, breaking a tool is worth a card."""
    mend_doubt: float = 20
    """How much of a mend's worth a full suspicion takes away."""
    strike_within_cards: float = inf
    """As a thinking saboteur, they hide until so few cards are missing: at once, or late."""
    deception: DeceptionParams = DeceptionParams()
    """How they hide as a searching saboteur."""
    talk: TalkParams = TalkParams()


DEFAULT_CHARACTER = Character()
CHARACTERS = {
    Temperament.TRUSTING: Character(
        break_suspicion=0.75,
        mend_doubt=16,
        strike_within_cards=5,
        deception=DeceptionParams(0.3, stop_within_cards=2, hide_behind_suspicion=0.6),
        talk=TALK_BY_TEMPER[Temperament.TRUSTING],
    ),
    Temperament.WARY: Character(
        break_suspicion=0.5,
        mend_doubt=24,
        talk=TALK_BY_TEMPER[Temperament.WARY],
    ),
    Temperament.HOT_HEADED: Character(
        break_suspicion=0.45,
        mend_doubt=20,
        talk=TALK_BY_TEMPER[Temperament.HOT_HEADED],
    ),
    Temperament.QUIET: Character(
        strike_within_cards=4,
        deception=DeceptionParams(
            0.75,
            stop_within_cards=3,
            hide_behind_suspicion=0.5,
            fade_from_turns=2.8,
            fade_to_turns=1.2,
            is_misleading=True,
            help_penalty=0.2,
        ),
        talk=TALK_BY_TEMPER[Temperament.QUIET],
    ),
}
