"""The protocols of bots: a bot sees a view and chooses one of its legal moves."""

from collections.abc import Callable, Sequence
from typing import Any, Protocol, runtime_checkable

from foolsgold.base.rng import Rng
from foolsgold.play.table_talk import Claim, Temperament


class Bot(Protocol):
    """A stateless player: each call gets all it may know, so it can take over any seat."""

    name: str

    def choose(self, view: Any, heard: Sequence[Any], rng: Rng) -> Any:
        """One of `view.legal`; chance comes from `rng` alone, so a game can be repeated.

        `heard` is what the seat heard in this round, in order: events and claims (`Claimed`, true
        or not). `rng` has to be independent of the deal: see `Rng.derive`.
        """


@runtime_checkable
class Speaker(Protocol):
    """A bot that also speaks."""

    def speak(self, view: Any, heard: Sequence[Any], rng: Rng) -> Claim | None:
        """What it says right after its own move, knowing what came of it; None is silence.

        It gets the arguments of `choose`, and may lie.
        """


@runtime_checkable
class Searcher(Protocol):
    """A bot that searches: it takes time to load, and uses all the time it gets."""

    def load(self, *, wait: bool) -> None:
        """Gets ready, in the background or while somebody waits; until then it plays by rules."""

    def with_rollout_budget(self) -> Bot:
        """The same bot with a rollout budget instead of a clock: its games can be repeated."""


@runtime_checkable
class CharacterBot(Protocol):
    """A bot that can have a character: a temper, and a memory of earlier rounds."""

    def with_character(self, temper: Temperament, earlier: Sequence[Any]) -> Bot:
        """The same bot with this temper; `earlier` is what its seat heard in earlier rounds."""


def warm_up_bots(*bots: Bot | None) -> None:
    """Starts loading the bots that search, without waiting."""
    for bot in bots:
        if isinstance(bot, Searcher):
            bot.load(wait=False)


def make_deterministic(bot: Bot) -> Bot:
    """The bot as simulations need it: loaded, and deterministic."""
    if not isinstance(bot, Searcher):
        return bot
    bot.load(wait=True)
    return bot.with_rollout_budget()


def with_character(bot: Bot, temper: Temperament | None, earlier: Sequence[Any]) -> Bot:
    """The bot with the character it has at this table; most bots have none."""
    if temper is None or not isinstance(bot, CharacterBot):
        return bot
    return bot.with_character(temper, earlier)


def claim_after_move(bot: Bot, view: Any, heard: Sequence[Any], rng: Rng) -> Claim | None:
    """What a bot says after its move; most bots never say a word."""
    return bot.speak(view, heard, rng) if isinstance(bot, Speaker) else None


def best_move(view: Any, weight: Callable[[Any], float], rng: Rng) -> Any:
    """The legal move with the highest score (argmax); ties are broken at random."""
    weights = [weight(move) for move in view.legal]
    most = max(weights)
    return rng.choice([move for move, w in zip(view.legal, weights, strict=True) if w == most])
