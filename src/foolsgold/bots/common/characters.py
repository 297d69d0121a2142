"""Tempers: how the same bot is different people.

A temper shifts thresholds within a bot's level: from which suspicion on it acts, accuses, trusts,
and how much of what it could say it says. It never changes what the bot can know.
"""

from math import inf
from typing import NamedTuple

from foolsgold.base.ids import Seat
from foolsgold.base.rng import Rng
from foolsgold.play.table_talk import Temperament


class TalkParams(NamedTuple):
    """How a character speaks."""

    accuse_above: float = 0.8
    """How sure they must be to accuse somebody."""
    trust_below: float = 0.05
    """How little they must suspect somebody to say so."""
    max_public_suspicion: float = 0.6
    """Above this suspicion at the table a saboteur saves their lies."""
    talk_rate: float = 1.0
    """How much of what they could say they say."""
    tells_harmless_truth: bool = False
    """Whether a rogue tells truly of what does no harm, such as a stone: if liars always said the
    contrary, whoever knew them would know the truth."""
    accuses_back: bool = False
    """Whether they accuse whoever accuses them, instead of defending themselves."""
    temper: Temperament | None = None
    """What they greet with; nobody in particular greets nobody."""


class DeceptionParams(NamedTuple):
    """How a searching saboteur hides: what they would give for it, and how long."""

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
    """So many turns of the table before the draw pile ends, hiding is worth less and less."""
    fade_to_turns: float = 0.0
    """So many turns before the draw pile ends, it is worth nothing any more."""
    is_misleading: bool = False
    """Whether they pay for all that the table rightly thinks of anybody, and are paid for what it
    wrongly thinks; else for what it thinks of them."""
    help_penalty: float = 0.0
    """What a card's worth of help to the diggers costs besides: playouts are few, and miss it."""


class Character(NamedTuple):
    """How a character acts, and how they speak."""

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
        talk=TalkParams(
            accuse_above=0.96,
            trust_below=0.12,
            tells_harmless_truth=True,
            temper=Temperament.TRUSTING,
        ),
    ),
    Temperament.WARY: Character(
        break_suspicion=0.5,
        mend_doubt=24,
        talk=TalkParams(accuse_above=0.7, trust_below=0.02, temper=Temperament.WARY),
    ),
    Temperament.HOT_HEADED: Character(
        break_suspicion=0.45,
        mend_doubt=20,
        talk=TalkParams(
            accuse_above=0.6,
            talk_rate=1.3,
            accuses_back=True,
            temper=Temperament.HOT_HEADED,
            max_public_suspicion=0.75,
        ),
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
        talk=TalkParams(
            accuse_above=0.85, talk_rate=0.45, tells_harmless_truth=True, temper=Temperament.QUIET
        ),
    ),
}


def temper_of_seat(table: str, seat: Seat) -> Temperament:
    """Who sits there: chance of the table, by its name, and not of any deal.

    Four bots beside each other are four different people.

    >>> sorted(str(temper_of_seat("BCD234", seat)) for seat in range(1, 5))
    ['hot-headed', 'quiet', 'trusting', 'wary']
    """
    tempers = Rng.derive(0, f"tempers {table}").shuffled(Temperament)
    return tempers[seat % len(tempers)]
