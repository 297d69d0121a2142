"""A request to a bot as a plain value, so that it can be answered in another process."""

from collections.abc import Callable
from typing import Any

import msgspec

from foolsgold.base.rng import Rng
from foolsgold.bots.api import claim_after_move, warm_up_bots, with_character
from foolsgold.bots.catalogue import adviser_of, find_bot
from foolsgold.play.table_talk import Temperament


class BotRequest(msgspec.Struct, frozen=True):
    """What a bot is asked; all it knows is the seat's view and what the seat heard."""

    game: str
    bot: str
    view: Any
    heard: tuple[Any, ...]
    """Events and claims of this round, as the seat saw them."""
    chance: int
    """Seeds the bot's own chance; tells nothing about the deal."""
    has_moved: bool = False
    """Whether it has moved already, and is asked for a word."""
    temper: Temperament | None = None
    """Its character at this table; None is the default one."""
    earlier: tuple[Any, ...] = ()
    """What the seat heard in earlier rounds of the game."""
    wants_advice: bool = False
    """Whether a learner asks what to do, and why."""


RequestHandler = Callable[[BotRequest], Any]


def answer_request(question: BotRequest) -> Any:
    """The bot's move; or, once it has moved, what it says: a claim, or None; or its advice."""
    if question.wants_advice:
        advise = adviser_of(question.game)
        return None if advise is None else advise(question.view, question.heard)
    named = find_bot(question.game, question.bot)
    warm_up_bots(named)
    bot = with_character(named, question.temper, question.earlier)
    if question.has_moved:
        return claim_after_move(bot, question.view, question.heard, Rng(question.chance))
    return bot.choose(question.view, question.heard, Rng(question.chance))
