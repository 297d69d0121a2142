"""Tempers: how the same bot is different people.

A temper shifts thresholds within a bot's level: from which suspicion on it acts, accuses, trusts,
and how much of what it could say it says. It never changes what the bot can know.
"""

from math import inf
from typing import NamedTuple

from foolsgold.base.ids import Seat
from foolsgold.base.rng import Rng
from foolsgold.play.table_talk import Temper


class Manner(NamedTuple):
    """How a character speaks."""

    accuses: float = 0.8
    """How sure they must be to accuse somebody."""
    trusts: float = 0.05
    """How little they must suspect somebody to say so."""
    believable: float = 0.6
    """Above this suspicion at the table a saboteur saves their lies."""
    talkative: float = 1.0
    """How much of what they could say they say."""
    frank: bool = False
    """Whether a rogue tells truly of what does no harm, such as a stone: if liars always said the
    contrary, whoever knew them would know the truth."""
    strikes_back: bool = False
    """Whether they accuse whoever accuses them, instead of defending themselves."""
    temper: Temper | None = None
    """What they greet with; nobody in particular greets nobody."""


class Guise(NamedTuple):
    """How a searching saboteur hides: what they would give for it, and how long."""

    price: float = 0.0
    """What share of rounds they would give not to be known."""
    free: float = 0.0
    """So far the table may suspect them at no price: nobody is above suspicion."""
    lost: float = 1.0
    """From here on they are known, and have nothing left to lose."""
    until: float = 0.0
    """So few cards before the treasure they stop hiding."""
    behind: float = 0.0
    """They hide only behind somebody whom the table suspects so far: one of two makes the noise."""
    turns: float = 2.0
    """So many turns of the table before the draw pile ends, hiding is worth less and less."""
    over: float = 0.0
    """So many turns before the draw pile ends, it is worth nothing any more."""
    misleads: bool = False
    """Whether they pay for all that the table rightly thinks of anybody, and are paid for what it
    wrongly thinks; else for what it thinks of them."""
    toll: float = 0.0
    """What a card's worth of help to the diggers costs besides: playouts are few, and miss it."""


class Nature(NamedTuple):
    """How a character acts, and how they speak."""

    sure: float = 0.55
    """From this suspicion on, breaking a tool is worth a card."""
    doubt: float = 20
    """How much of a mend's worth a full suspicion takes away."""
    strikes: float = inf
    """As a thinking saboteur, they hide until so few cards are missing: at once, or late."""
    guise: Guise = Guise()
    """How they hide as a searching saboteur."""
    manner: Manner = Manner()


NOBODY = Nature()
NATURES = {
    Temper.TRUSTING: Nature(
        sure=0.75,
        doubt=16,
        strikes=5,
        guise=Guise(0.3, until=2, behind=0.6),
        manner=Manner(accuses=0.96, trusts=0.12, frank=True, temper=Temper.TRUSTING),
    ),
    Temper.WARY: Nature(
        sure=0.5, doubt=24, manner=Manner(accuses=0.7, trusts=0.02, temper=Temper.WARY)
    ),
    Temper.HOT_HEADED: Nature(
        sure=0.45,
        doubt=20,
        manner=Manner(
            accuses=0.6, talkative=1.3, strikes_back=True, temper=Temper.HOT_HEADED, believable=0.75
        ),
    ),
    Temper.QUIET: Nature(
        strikes=4,
        guise=Guise(0.75, until=3, behind=0.5, turns=2.8, over=1.2, misleads=True, toll=0.2),
        manner=Manner(accuses=0.85, talkative=0.45, frank=True, temper=Temper.QUIET),
    ),
}


def temper_at(table: str, seat: Seat) -> Temper:
    """Who sits there: chance of the table, by its name, and not of any deal.

    Four bots beside each other are four different people.

    >>> sorted(str(temper_at("BCD234", seat)) for seat in range(1, 5))
    ['hot-headed', 'quiet', 'trusting', 'wary']
    """
    tempers = Rng.apart(0, f"tempers {table}").shuffled(Temper)
    return tempers[seat % len(tempers)]
