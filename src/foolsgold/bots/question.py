"""A question to a bot as a plain value, so that it can be asked in another process."""

from collections.abc import Callable
from typing import Any

import msgspec

from foolsgold.base.rng import Rng
from foolsgold.bots.api import made_ready, word_of
from foolsgold.bots.catalogue import find_bot


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


Think = Callable[[Question], Any]


def think(question: Question) -> Any:
    """The bot's move; or, once it has moved, what it says: a claim, or None."""
    bot = find_bot(question.game, question.bot)
    made_ready(bot)
    if question.moved:
        return word_of(bot, question.view, question.heard, Rng(question.chance))
    return bot.choose(question.view, question.heard, Rng(question.chance))
