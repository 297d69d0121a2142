"""The speed of the readable rules in random rounds, or of a bot that plays by them."""

import sys
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any

import msgspec

from foolsgold.base.messages import Complaint
from foolsgold.base.rng import Rng
from foolsgold.bots.api import Bot, Searcher
from foolsgold.bots.catalogue import bot_names, find_bot
from foolsgold.games.catalogue import GAMES, find, shipped
from foolsgold.play.game import Game

SEATS = 5


class Pace(msgspec.Struct, frozen=True):
    """How long a bot took to choose its moves, in milliseconds."""

    median_ms: float
    nearly_all_ms: float
    """99 of 100 moves took no longer, by the clock."""
    nearly_all_cpu_ms: float
    """The same in CPU time: who else is busy does not count."""

    @classmethod
    def of(cls, clock: list[float], cpu: list[float]) -> "Pace":
        """Out of seconds, one for each move."""
        return cls(*(1000 * _share(*asked) for asked in ((clock, 50), (clock, 99), (cpu, 99))))


class Speed(msgspec.Struct, frozen=True):
    """What one edition does in a second of one CPU."""

    edition: str
    rounds: int
    moves: int
    cpu_seconds: float
    rounds_per_cpu_second: float
    moves_per_cpu_second: float
    views_per_cpu_second: float
    """Views of all seats in every position of one of these games."""
    pace: Pace | None = None
    """How long the bot took, if there is one."""


class Bench(msgspec.Struct, frozen=True):
    """All editions, and the memory the whole run needed."""

    seats: int
    seed: int
    bot: str | None
    """Who played; without a bot, chance among the listed moves, and nobody looked at a view."""
    editions: list[Speed]
    peak_memory_mb: float | None


def bench(editions: tuple[str, ...], rounds: int, seed: int, bot: str | None = None) -> Bench:
    """Plays at least `rounds` rounds of each edition, in whole games, one after the other."""
    speeds = [_speed(edition, rounds, seed, bot) for edition in editions]
    return Bench(SEATS, seed, bot, speeds, peak_memory_mb())


def editions_for(bot: str | None) -> tuple[str, ...]:
    """The shipped editions, or those the bot can play; `Complaint` if there is no such bot."""
    if bot is None:
        return shipped()
    found = tuple(edition for edition in shipped() if bot in bot_names(find(edition).rules.name))
    if not found:
        known = dict.fromkeys(name for game in GAMES for name in bot_names(game.name))
        raise Complaint("bot-unknown", name=bot, known=", ".join(known))
    return found


def _speed(edition: str, rounds: int, seed: int, bot: str | None) -> Speed:
    box = find(edition)
    timed = None if bot is None else Timed(find_bot(box.rules.name, bot))
    play_out = _by_chance if timed is None else _by_bot(timed)
    rng = Rng(seed)
    played = moves = 0
    began = time.process_time()
    while played < rounds:
        game = Game(box, SEATS, rng.next64())
        play_out(game, rng)
        played += len(game.state.past)
        moves += len(game.moves)
    spent = time.process_time() - began
    pace = None if timed is None else Pace.of(timed.clock, timed.cpu)
    return Speed(edition, played, moves, spent, played / spent, moves / spent, _views(game), pace)


class Timed:
    """A bot as it plays at a table, ready, with its own clock if it has one; and our clocks."""

    def __init__(self, bot: Bot) -> None:
        if isinstance(bot, Searcher):
            bot.load(wait=True)
        self._bot, self.name = bot, bot.name
        self.clock: list[float] = []
        self.cpu: list[float] = []

    def choose(self, view: Any, heard: Sequence[Any], rng: Rng) -> Any:
        """The bot's move."""
        began, work = time.perf_counter(), time.process_time()
        move = self._bot.choose(view, heard, rng)
        self.clock.append(time.perf_counter() - began)
        self.cpu.append(time.process_time() - work)
        return move


def _share(times: list[float], percent: int) -> float:
    """So many in a hundred take no longer.

    >>> _share([0.3, 0.1, 0.2], 50)
    0.2
    """
    return sorted(times)[(len(times) - 1) * percent // 100]


def _views(game: Game) -> float:
    """How many views a CPU second gives, over all positions of a game and all who look at it."""
    states = [position.state for position in game.positions()]
    view_of = game.box.rules.view_of
    began = time.process_time()
    for state in states:
        for seat in range(game.seats):
            view_of(state, seat)
    return len(states) * game.seats / max(time.process_time() - began, 1e-9)


def _by_chance(game: Game, rng: Rng) -> None:
    """All legal moves are listed each turn, and one of them is played."""
    while choices := game.legal_moves:
        game.play(rng.choice(choices))


def _by_bot(bot: Bot) -> Callable[[Game, Rng], None]:
    """The same bot in all seats, each time shown what its seat may know."""

    def play_out(game: Game, _rng: Rng) -> None:
        chance = Rng.apart(game.seed, "bots")
        while (seat := game.to_act) is not None:
            game.play(bot.choose(game.view(seat), game.heard_this_round(seat), chance))

    return play_out


def peak_memory_mb() -> float | None:
    """The most memory this process has held so far; None where the system does not tell."""
    with suppress(ImportError):
        import resource  # noqa: PLC0415 - there is none on Windows

        peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
        # Linux counts kilobytes, macOS bytes.
        return peak / (1 << 20) if sys.platform == "darwin" else peak / (1 << 10)
    return None
