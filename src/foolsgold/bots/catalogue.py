"""The bots by name, game by game."""

from foolsgold.base.phrases import Complaint
from foolsgold.bots.api import Bot
from foolsgold.bots.digger import Digger
from foolsgold.bots.goblin import Goblin
from foolsgold.bots.uniform import Uniform

BOTS: dict[str, tuple[Bot, ...]] = {
    "saboteur": (Digger(), Uniform()),
    "gobblings": (Goblin(), Uniform()),
}
"""For each game its bots, the one that fills empty seats first."""


def bot_names(game: str) -> tuple[str, ...]:
    """The names of all bots that play a game."""
    return tuple(bot.name for bot in BOTS[game])


def find_bot(game: str, name: str) -> Bot:
    """The bot with this name; `Complaint` if there is none."""
    for bot in BOTS[game]:
        if bot.name == name:
            return bot
    raise Complaint("bot-unknown", name=name, known=", ".join(bot_names(game)))


def seated(game: str, names: str, seats: int) -> tuple[Bot, ...]:
    """The bots of a list such as `digger,random`, repeated until every seat is taken."""
    listed = [find_bot(game, name.strip()) for name in names.split(",")]
    if len(listed) > seats:
        raise Complaint("bots-many", found=len(listed), high=seats)
    return tuple(listed[seat % len(listed)] for seat in range(seats))
