"""Finds the bots that hold the seats that nobody learns in."""

from typing import Any, Literal

from foolsgold.bots.api import make_deterministic
from foolsgold.bots.catalogue import find_bot, rule_bot
from foolsgold.games.catalogue import Ruleset
from foolsgold.kernel.learner_game import Chooser


def opponents_for(ruleset: Ruleset, name: str) -> "Literal['rule', 'random'] | Chooser":
    """The policy of this name: compiled for `random` and the rule bot, else the bot itself.

    The bots say nothing, and do not hear claims.
    """
    game = ruleset.rules.name
    if name == "random":
        return "random"
    if name == rule_bot(game).name:
        return "rule"
    bot: Any = make_deterministic(find_bot(game, name))
    chooser: Chooser = bot.choose
    return chooser
