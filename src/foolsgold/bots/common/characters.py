"""Bot characters, shared by all games: who sits at a table, and how each temper talks.

A temper shifts thresholds within a bot's level: from which suspicion on it acts, accuses or trusts,
and how often it speaks. It never changes what the bot can know. How a temper acts depends on the
game: see `bots/<game>/characters.py`.
"""

from typing import NamedTuple

from foolsgold.base.ids import Seat
from foolsgold.base.rng import Rng
from foolsgold.bots.api import Bot, with_character
from foolsgold.play.game import Game
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
    """Whether they accuse their accusers instead of defending themselves."""
    temper: Temperament | None = None
    """What they greet with; nobody in particular greets nobody."""


TALK_BY_TEMPER = {
    Temperament.TRUSTING: TalkParams(
        accuse_above=0.96, trust_below=0.12, tells_harmless_truth=True, temper=Temperament.TRUSTING
    ),
    Temperament.WARY: TalkParams(accuse_above=0.7, trust_below=0.02, temper=Temperament.WARY),
    Temperament.HOT_HEADED: TalkParams(
        accuse_above=0.6,
        talk_rate=1.3,
        accuses_back=True,
        temper=Temperament.HOT_HEADED,
        max_public_suspicion=0.75,
    ),
    Temperament.QUIET: TalkParams(
        accuse_above=0.85, talk_rate=0.45, tells_harmless_truth=True, temper=Temperament.QUIET
    ),
}


def temper_of_seat(table: str, seat: Seat) -> Temperament:
    """The temper of the bot on a seat, drawn from the table's name and not from any deal.

    Four neighbouring bots have four different tempers.

    >>> sorted(str(temper_of_seat("BCD234", seat)) for seat in range(1, 5))
    ['hot-headed', 'quiet', 'trusting', 'wary']
    """
    tempers = Rng.derive(0, f"tempers {table}").shuffled(Temperament)
    return tempers[seat % len(tempers)]


def with_seat_character(bot: Bot, game: Game, seat: Seat) -> Bot:
    """The bot with its character in a local game, and its memory of earlier rounds."""
    # The seed only identifies the game: characters reveal nothing about the deal.
    return with_character(bot, temper_of_seat(str(game.seed), seat), game.earlier_history_for(seat))
