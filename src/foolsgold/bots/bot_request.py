"""A question to a bot as a plain value, so that it can be asked in another process."""

from collections.abc import Callable
from typing import Any

import msgspec

from foolsgold.base.rng import Rng
from foolsgold.bots.api import as_person, made_ready, word_of
from foolsgold.bots.catalogue import adviser, find_bot
from foolsgold.play.table_talk import Temper


class Question(msgspec.Struct, frozen=True):
    """What a bot is asked; all it knows is the seat's view and what the seat heard."""

    game: str
    bot: str
    view: Any
    heard: tuple[Any, ...]
    """Deeds and words of this round, as the seat heard them."""
    chance: int
    """Seeds the bot's own chance; tells nothing about the deal."""
    moved: bool = False
    """Whether it has moved already, and is asked for a word."""
    temper: Temper | None = None
    """Who it is at this table; None is nobody in particular."""
    earlier: tuple[Any, ...] = ()
    """What the seat heard in earlier rounds of the game."""
    advise: bool = False
    """Whether a learner asks what to do, and why."""


Think = Callable[[Question], Any]


def think(question: Question) -> Any:
    """The bot's move; or, once it has moved, what it says: a claim, or None; or its advice."""
    if question.advise:
        advise = adviser(question.game)
        return None if advise is None else advise(question.view, question.heard)
    named = find_bot(question.game, question.bot)
    made_ready(named)
    bot = as_person(named, question.temper, question.earlier)
    if question.moved:
        return word_of(bot, question.view, question.heard, Rng(question.chance))
    return bot.choose(question.view, question.heard, Rng(question.chance))
