"""Looks up a game's bots by name, as its descriptor lists them."""

from collections.abc import Callable, Sequence
from functools import cache
from pkgutil import resolve_name
from typing import Any, TypeAlias

from foolsgold.base.messages import UserError
from foolsgold.bots.api import Bot, CharacterBot, Speaker
from foolsgold.games.catalogue import plugin_for

Adviser: TypeAlias = Callable[[Any, Sequence[Any]], Any]
"""Tells from a seat's view, and from what it heard in the round, what to do and why."""


@cache
def bots_of(game: str) -> tuple[Bot, ...]:
    """A game's bots, the one that fills empty seats first."""
    return tuple(resolve_name(bot)() for bot in plugin_for(game).bots)


def bot_names(game: str) -> tuple[str, ...]:
    """The names of all bots that play a game."""
    return tuple(bot.name for bot in bots_of(game))


def find_bot(game: str, name: str) -> Bot:
    """The bot with this name; `UserError` if there is none."""
    for bot in bots_of(game):
        if bot.name == name:
            return bot
    raise UserError("bot-unknown", name=name, known=", ".join(bot_names(game)))


def rule_bot(game: str) -> Bot:
    """The bot that plays by plain rules and says nothing: the stand-in for absent people."""
    return find_bot(game, plugin_for(game).rule_bot)


def can_speak(game: str, name: str) -> bool:
    """Whether the bot with this name ever says a word."""
    return isinstance(find_bot(game, name), Speaker)


def has_character(game: str, name: str) -> bool:
    """Whether the bot with this name can have a character."""
    return isinstance(find_bot(game, name), CharacterBot)


def adviser_of(game: str) -> Adviser | None:
    """Who tells a learner what to do; None if nobody can."""
    name = plugin_for(game).hints
    if name is None:
        return None
    found: Adviser = resolve_name(name)
    return found


def seat_bots(game: str, names: str, seats: int) -> tuple[Bot, ...]:
    """The bots of a list such as `digger,random`, repeated until every seat is taken."""
    listed = [find_bot(game, name.strip()) for name in names.split(",")]
    if len(listed) > seats:
        raise UserError("bots-many", found=len(listed), high=seats)
    return tuple(listed[seat % len(listed)] for seat in range(seats))
