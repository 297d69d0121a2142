"""Bots among themselves: who wins, how much gold, how long, each with its 95 % interval."""

from collections import Counter, defaultdict
from collections.abc import Callable
from math import sqrt
from typing import Any

import msgspec

from foolsgold.base.rng import Rng
from foolsgold.bots.api import Bot
from foolsgold.games.api import RoundStarted, RoundTally
from foolsgold.games.catalogue import Box
from foolsgold.games.game import Game

Z = 1.959964
"""Two-sided 95 % of the normal distribution."""


class Share(msgspec.Struct, frozen=True):
    """How often something happened, and where the true share lies with 95 % confidence."""

    count: int
    of: int
    share: float
    low: float
    high: float

    @classmethod
    def among(cls, count: int, of: int) -> "Share":
        """Wilson's interval: honest near 0 and 1 and for few games.

        >>> share = Share.among(0, 10)
        >>> share.low, round(share.high, 3)
        (0.0, 0.278)
        """
        if not of:
            return cls(0, 0, 0.0, 0.0, 1.0)
        p = count / of
        centre = p + Z * Z / (2 * of)
        spread = Z * sqrt(p * (1 - p) / of + Z * Z / (4 * of * of))
        scale = 1 + Z * Z / of
        low, high = (centre - spread) / scale, (centre + spread) / scale
        return cls(count, of, p, max(low, 0.0), min(high, 1.0))


class Mean(msgspec.Struct, frozen=True):
    """An average, and where the true one lies with 95 % confidence."""

    mean: float
    low: float
    high: float

    @classmethod
    def over(cls, values: list[float]) -> "Mean":
        """The interval of the normal distribution around the mean.

        >>> Mean.over([1.0, 1.0, 1.0])
        Mean(mean=1.0, low=1.0, high=1.0)
        """
        if not values:
            return cls(0.0, 0.0, 0.0)
        mean = sum(values) / len(values)
        spread = 0.0
        if len(values) > 1:
            variance = sum((value - mean) ** 2 for value in values) / (len(values) - 1)
            spread = Z * sqrt(variance / len(values))
        return cls(mean, mean - spread, mean + spread)


class Report(msgspec.Struct, frozen=True):
    """What a simulation found."""

    edition: str
    seats: int
    games: int
    seed: int
    bots: list[str]
    rounds_won: dict[str, Share]
    """By side: how many rounds it won."""
    points_per_round: dict[str, Mean]
    """By side: what one of its players got in a round."""
    points_per_game: dict[str, Mean]
    """By bot: what a seat of that bot had at the end of a game."""
    moves_per_round: Mean


def simulate(
    box: Box,
    seats: int,
    games: int,
    bots: tuple[Bot, ...],
    seed: int,
    *,
    on_game: Callable[[], None] = lambda: None,
) -> Report:
    """Plays `games` games; the same arguments give the same report."""
    source = Rng(seed)
    tallies: list[RoundTally] = []
    lengths: list[float] = []
    by_bot: dict[str, list[float]] = defaultdict(list)
    for _ in range(games):
        game = Game(box, seats, source.next64())
        tallies += _play_out(game, bots, source.spawn(), lengths)
        for bot, points in zip(bots, game.scores, strict=True):
            by_bot[bot.name].append(points)
        on_game()
    won = Counter(tally.winner for tally in tallies)
    by_side: dict[str, list[float]] = {side: [] for side in box.rules.sides}
    for tally in tallies:
        for side, points in zip(tally.sides, tally.points, strict=True):
            by_side[side].append(points)
    return Report(
        edition=box.id,
        seats=seats,
        games=games,
        seed=seed,
        bots=[bot.name for bot in bots],
        rounds_won={side: Share.among(won[side], len(tallies)) for side in box.rules.sides},
        points_per_round={side: Mean.over(points) for side, points in by_side.items()},
        points_per_game={bot: Mean.over(points) for bot, points in by_bot.items()},
        moves_per_round=Mean.over(lengths),
    )


def _play_out(
    game: Game, bots: tuple[Bot, ...], rng: Rng, lengths: list[float]
) -> tuple[RoundTally, ...]:
    """Plays a game to its end; how its rounds went, and how long each was."""
    told: list[Any] = []
    while (seat := game.to_act) is not None:
        if any(isinstance(event, RoundStarted) for event in game.events):
            lengths.append(0)
        told += game.play(bots[seat].choose(game.view(seat), rng))
        lengths[-1] += 1
    return game.box.rules.tallies(game.state, told)
