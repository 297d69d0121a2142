"""Rules benchmark: the Python rules in random rounds, or with a bot."""

import sys
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any

import msgspec

from foolsgold.base.messages import UserError
from foolsgold.base.rng import Rng
from foolsgold.bots.api import Bot, Searcher
from foolsgold.bots.catalogue import bot_names, find_bot
from foolsgold.games.catalogue import GAMES, find, shipped_editions
from foolsgold.play.game import Game

SEATS = 5


class MoveTimes(msgspec.Struct, frozen=True):
    """How long a bot took to choose its moves, in milliseconds."""

    median_ms: float
    nearly_all_ms: float
    """99 of 100 moves took no longer, by the clock."""
    nearly_all_cpu_ms: float
    """The same in CPU time: who else is busy does not count."""

    @classmethod
    def from_seconds(cls, clock: list[float], cpu: list[float]) -> "MoveTimes":
        """Out of seconds, one for each move."""
        return cls(*(1000 * _percentile(*asked) for asked in ((clock, 50), (clock, 99), (cpu, 99))))


class EditionSpeed(msgspec.Struct, frozen=True):
    """What one edition does in a second of one CPU."""

    edition: str
    rounds: int
    moves: int
    cpu_seconds: float
    rounds_per_cpu_second: float
    moves_per_cpu_second: float
    views_per_cpu_second: float
    """Views of all seats in every position of one of these games."""
    pace: MoveTimes | None = None
    """How long the bot took, if there is one."""


class BenchmarkReport(msgspec.Struct, frozen=True):
    """All editions, and the memory the whole run needed."""

    seats: int
    seed: int
    bot: str | None
    """Who played; without a bot, chance among the listed moves, and nobody looked at a view."""
    editions: list[EditionSpeed]
    peak_memory_mb: float | None


def run_benchmark(
    editions: tuple[str, ...], rounds: int, seed: int, bot: str | None = None
) -> BenchmarkReport:
    """Plays at least `rounds` rounds of each edition, in whole games, one after the other."""
    speeds = [_measure_edition(edition, rounds, seed, bot) for edition in editions]
    return BenchmarkReport(SEATS, seed, bot, speeds, peak_memory_mb())


def playable_editions(bot: str | None) -> tuple[str, ...]:
    """The shipped editions, or those the bot can play; `UserError` if there is no such bot."""
    if bot is None:
        return shipped_editions()
    found = tuple(
        edition for edition in shipped_editions() if bot in bot_names(find(edition).rules.name)
    )
    if not found:
        known = dict.fromkeys(name for game in GAMES for name in bot_names(game.name))
        raise UserError("bot-unknown", name=bot, known=", ".join(known))
    return found


def _measure_edition(edition: str, rounds: int, seed: int, bot: str | None) -> EditionSpeed:
    ruleset = find(edition)
    timed = None if bot is None else TimedBot(find_bot(ruleset.rules.name, bot))
    play_out = _play_randomly if timed is None else _play_with(timed)
    rng = Rng(seed)
    played = moves = 0
    began = time.process_time()
    while played < rounds:
        game = Game(ruleset, SEATS, rng.next64())
        play_out(game, rng)
        played += len(game.state.past)
        moves += len(game.moves)
    spent = time.process_time() - began
    pace = None if timed is None else MoveTimes.from_seconds(timed.clock_seconds, timed.cpu_seconds)
    return EditionSpeed(
        edition,
        played,
        moves,
        spent,
        played / spent,
        moves / spent,
        _views_per_cpu_second(game),
        pace,
    )


class TimedBot:
    """A bot as it plays at a table, ready, with its own clock if it has one; and our clocks."""

    def __init__(self, bot: Bot) -> None:
        if isinstance(bot, Searcher):
            bot.load(wait=True)
        self._bot, self.name = bot, bot.name
        self.clock_seconds: list[float] = []
        self.cpu_seconds: list[float] = []

    def choose(self, view: Any, heard: Sequence[Any], rng: Rng) -> Any:
        """The bot's move."""
        began, work = time.perf_counter(), time.process_time()
        move = self._bot.choose(view, heard, rng)
        self.clock_seconds.append(time.perf_counter() - began)
        self.cpu_seconds.append(time.process_time() - work)
        return move


def _percentile(times: list[float], percent: int) -> float:
    """The value that this percentage does not exceed.

    >>> _percentile([0.3, 0.1, 0.2], 50)
    0.2
    """
    return sorted(times)[(len(times) - 1) * percent // 100]


def _views_per_cpu_second(game: Game) -> float:
    """Views per CPU second, of all seats at all positions of a game, as a table builds them."""
    states = [position.state for position in game.positions()]
    rules = game.ruleset.rules
    began = time.process_time()
    for state in states:
        public = rules.public_view(state)
        for seat in range(game.seats):
            rules.seat_view(state, seat, public)
    return len(states) * game.seats / max(time.process_time() - began, 1e-9)


def _play_randomly(game: Game, rng: Rng) -> None:
    """All legal moves are listed each turn, and one of them is played."""
    while choices := game.legal_moves:
        game.play(rng.choice(choices))


def _play_with(bot: Bot) -> Callable[[Game, Rng], None]:
    """The same bot in all seats, each time shown what its seat may know."""

    def play_out(game: Game, _rng: Rng) -> None:
        chance = Rng.derive(game.seed, "bots")
        while (seat := game.to_act) is not None:
            game.play(bot.choose(game.view(seat), game.round_history_for(seat), chance))

    return play_out


def peak_memory_mb() -> float | None:
    """The most memory this process has held so far; None where the system does not tell."""
    with suppress(ImportError):
        import resource  # noqa: PLC0415 - there is none on Windows

        peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
        # Linux counts kilobytes, macOS bytes.
        return peak / (1 << 20) if sys.platform == "darwin" else peak / (1 << 10)
    return None
