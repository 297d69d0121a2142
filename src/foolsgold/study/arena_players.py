"""Players of the arena: what each has to do, and the bots among them, by name or by class."""

import re
import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path
from typing import Any, Protocol

from foolsgold.base.ids import Seat
from foolsgold.base.messages import UserError
from foolsgold.base.rng import Rng
from foolsgold.bots.api import Bot, claim_after_move, make_deterministic
from foolsgold.bots.catalogue import bot_names, find_bot
from foolsgold.envs.local_table import LocalTable
from foolsgold.games.catalogue import Ruleset
from foolsgold.play.record_parser import is_single_word
from foolsgold.play.table_talk import Claim
from foolsgold.study.belief_scores import StatedBelief

NAMED_PLAYER = re.compile(r"(?P<name>[\w.+-]{1,40})=(?P<player>.+)")
TEXT_PREFIX, MCP_PREFIX = "text:", "mcp:"


class ArenaSeat(Protocol):
    """A seat of one game, as the arena gives it to a player."""

    @property
    def game_number(self) -> int:
        """Which game it is, from 1."""

    @property
    def table(self) -> LocalTable:
        """The table."""

    @property
    def rng(self) -> Rng:
        """Chance for the player's own decisions."""

    def play_instead(self) -> None:
        """Lets the rule bot play this turn."""

    def score(self, stated: Mapping[Seat, float]) -> list[StatedBelief]:
        """Compares what a player believes of other seats with the truth, which it never sees."""


@dataclass
class Conduct:
    """How a player behaved in a game."""

    turns: int = 0
    refusals: int = 0
    """Answers that were no legal move or possible claim."""
    timeouts: int = 0
    stand_ins: int = 0
    """Turns that the rule bot played instead."""
    beliefs: list[StatedBelief] = field(default_factory=list)
    unreadable: int = 0
    """Answers to the question for beliefs that were none."""


class ArenaPlayer(Protocol):
    """A player that takes a seat, game by game."""

    name: str
    kind: str | None
    """What a record calls this kind of bot; None if it is no bot."""

    def play_game(self, seat: ArenaSeat) -> Conduct:
        """Plays a game to its end."""

    def close(self) -> None:
        """Ends what the player has started."""


class BotPlayer:
    """A bot; what it may not play is counted, and a rule bot plays instead."""

    def __init__(self, name: str, bot: Bot) -> None:
        self.name = name
        self.kind = bot.name if is_single_word(bot.name) else None
        self._bot = make_deterministic(bot)

    def play_game(self, seat: ArenaSeat) -> Conduct:
        """Plays a game to its end."""
        conduct, table = Conduct(), seat.table
        while not table.is_over:
            conduct.turns += 1
            move = self._ask(self._bot.choose, seat)
            if move in table.view.legal:
                table.play(move, speak=lambda: self._ask(self._speak, seat))
                continue
            conduct.refusals += 1
            conduct.stand_ins += 1
            seat.play_instead()
        return conduct

    def _speak(self, view: Any, heard: Sequence[Any], rng: Rng) -> Claim | None:
        return claim_after_move(self._bot, view, heard, rng)

    def _ask(self, question: Callable[[Any, Sequence[Any], Rng], Any], seat: ArenaSeat) -> Any:
        """The bot's answer; whatever it raises ends the arena with one sentence."""
        try:
            return question(seat.table.view, seat.table.round_history, seat.rng)
        except Exception as error:
            told = f"{type(error).__name__}: {error}"
            raise UserError(
                "arena-player-failed", name=self.name, game=seat.game_number, error=told
            ) from error

    def close(self) -> None:
        """A bot has nothing to end."""


def split_name(text: str) -> tuple[str, str]:
    """A player's name and what it is; unnamed ones are called what they are.

    >>> split_name("mine=text:python my_model.py"), split_name("digger")
    (('mine', 'text:python my_model.py'), ('digger', 'digger'))
    """
    match = NAMED_PLAYER.fullmatch(text.strip())
    return (match["name"], match["player"]) if match else (text.strip(), text.strip())


def find_bot_player(name: str, player: str, ruleset: Ruleset) -> BotPlayer:
    """The bot with a catalogue name, or of a class `module:Class`; `UserError` if there is none."""
    game = ruleset.rules.name
    if player in bot_names(game):
        return BotPlayer(name, find_bot(game, player))
    module, colon, attribute = player.partition(":")
    bot = _load_bot(module, attribute) if colon else None
    if bot is None:
        known = ", ".join(bot_names(game))
        raise UserError("arena-player-wrong", found=player, known=known)
    return BotPlayer(name, bot)


def _load_bot(module: str, attribute: str) -> Any:
    """An object of a class, from the installed packages or the current folder; None if not."""
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.insert(0, here)
    try:
        bot = getattr(import_module(module), attribute)()
    except Exception:  # somebody else's code
        return None
    is_bot = isinstance(getattr(bot, "name", None), str) and callable(getattr(bot, "choose", None))
    return bot if is_bot else None
