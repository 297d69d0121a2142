"""Bots among themselves: who wins, how much gold, how long, each with its 95% interval."""

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable
from math import sqrt
from pathlib import Path
from typing import Any

import msgspec

from foolsgold.base.argument_checks import whole_number, wrong_type
from foolsgold.base.confidence_intervals import Share, Z
from foolsgold.base.ids import Seat
from foolsgold.base.messages import Complaint, Phrase
from foolsgold.base.rng import Rng
from foolsgold.bots.api import Bot, word_of
from foolsgold.games.api import NOBODY, RoundStarted, RoundTally
from foolsgold.games.catalogue import Box, boxed
from foolsgold.play.game import Game

FEW = (12.7062, 4.3027, 3.1824)
"""Two-sided 95% of Student's distribution with 1, 2 and 3 degrees of freedom."""


class Mean(msgspec.Struct, frozen=True):
    """An average, and where the true one lies with 95% confidence, if that can be said."""

    mean: float
    low: float | None
    high: float | None

    @classmethod
    def over(cls, values: list[float]) -> "Mean":
        """Student's interval around the mean; one value alone says nothing about its spread.

        >>> Mean.over([1.0, 1.0, 1.0])
        Mean(mean=1.0, low=1.0, high=1.0)
        >>> Mean.over([2.0])
        Mean(mean=2.0, low=None, high=None)
        """
        count = len(values)
        mean = sum(values) / max(count, 1)
        if count < 2:
            return cls(mean, None, None)
        variance = sum((value - mean) ** 2 for value in values) / (count - 1)
        spread = student(count - 1) * sqrt(variance / count)
        return cls(mean, mean - spread, mean + spread)


def student(freedom: int) -> float:
    """The two-sided 95% point of Student's distribution.

    >>> [round(student(n), 2) for n in (1, 2, 3, 10, 100)]
    [12.71, 4.3, 3.18, 2.23, 1.98]
    """
    if freedom <= len(FEW):
        return FEW[freedom - 1]
    # Cornish and Fisher's expansion around the normal distribution: good to 0.001 from 4 on.
    z, n = Z, freedom
    return (
        z
        + (z**3 + z) / (4 * n)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * n**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * n**3)
    )


class Report(msgspec.Struct, frozen=True):
    """What a simulation found."""

    edition: str
    seats: int
    games: int
    seed: int
    bots: list[str]
    rounds_won: dict[str, Share]
    """By side, and nobody: how many rounds it won."""
    points_per_round: dict[str, Mean]
    """By side: what one of its players got in a round."""
    points_per_game: dict[str, Mean]
    """By bot: what a seat of that bot had at the end of a game."""
    moves_per_round: Mean


def simulate(
    edition: str | Path | Box,
    seats: int,
    games: int,
    bots: tuple[Bot, ...] | list[Bot],
    seed: int,
    *,
    talk: bool = False,
    on_game: Callable[[], None] = lambda: None,
) -> Report:
    """Plays `games` games, with words if there is `talk`; the same arguments, the same report.

    The edition is given as for `foolsgold.new`; there is one bot for each seat.

    >>> from foolsgold.bots.random_bot import Uniform
    >>> report = simulate("gobblings", seats=3, games=2, bots=[Uniform()] * 3, seed=7)
    >>> report.edition, report.games, report.rounds_won["goblin"].of
    ('gobblings', 2, 41)
    """
    box = boxed(edition)
    box.check_seats(seats)
    bots = _checked(bots, seats)
    if whole_number("games", games) < 1:
        expected = Phrase("expected-number", {"low": 1, "high": "…"})
        raise Complaint("value-wrong", name="games", found=games, expected=expected)
    source = Rng(whole_number("seed", seed))
    tallies: list[RoundTally] = []
    lengths: list[float] = []
    by_bot: dict[str, list[float]] = defaultdict(list)
    for _ in range(games):
        game = Game(box, seats, source.next64())
        tallies += _play_out(game, bots, Rng.apart(game.seed, "bots"), lengths, talk=talk)
        for name in dict.fromkeys(bot.name for bot in bots):
            points = [p for bot, p in zip(bots, game.scores, strict=True) if bot.name == name]
            by_bot[name].append(sum(points) / len(points))
        on_game()
    won = Counter(tally.winner for tally in tallies)
    by_side: dict[str, list[float]] = {side: [] for side in box.rules.sides}
    for tally in tallies:
        for side, means in by_side.items():
            # One value a round: players of one round share its luck and are no separate witnesses.
            points = [p for own, p in zip(tally.sides, tally.points, strict=True) if own == side]
            if points:
                means.append(sum(points) / len(points))
    return Report(
        edition=box.id,
        seats=seats,
        games=games,
        seed=seed,
        bots=[bot.name for bot in bots],
        rounds_won={
            side: Share.among(won[side], len(tallies)) for side in (*box.rules.sides, NOBODY)
        },
        points_per_round={side: Mean.over(points) for side, points in by_side.items()},
        points_per_game={bot: Mean.over(points) for bot, points in by_bot.items()},
        moves_per_round=Mean.over(lengths),
    )


def _checked(bots: Iterable[Any], seats: int) -> tuple[Bot, ...]:
    """One bot for each seat, each with what a bot needs."""
    if not isinstance(bots, Iterable):
        raise wrong_type("bots", bots, "a tuple or list of bots, one for each seat")
    crew = tuple(bots)
    for number, bot in enumerate(crew):
        if not isinstance(getattr(bot, "name", None), str):
            raise TypeError(f"bots[{number}] has no name: a bot has a `name`, which is a str")
        if not callable(getattr(bot, "choose", None)):
            raise TypeError(f"bots[{number}] has no method `choose(view, heard, rng)`")
    if len(crew) != seats:
        raise Complaint("per-seat-wrong", name="bots", found=len(crew), seats=seats)
    return crew


def _play_out(
    game: Game, bots: tuple[Bot, ...], rng: Rng, lengths: list[float], *, talk: bool
) -> tuple[RoundTally, ...]:
    """Plays a game to its end; how its rounds went, and how long each was."""
    told: list[Any] = []
    while (seat := game.to_act) is not None:
        if any(isinstance(event, RoundStarted) for event in game.news):
            lengths.append(0)
        told += play_turn(game, seat, bots[seat], rng, talk=talk)
        lengths[-1] += 1
    return game.box.rules.tallies(game.state, told)


def play_turn(game: Game, seat: Seat, bot: Bot, rng: Rng, *, talk: bool) -> tuple[Any, ...]:
    """A bot's turn: its move, and perhaps a word after it; what happened."""
    told = game.play(bot.choose(game.view(seat), game.heard_this_round(seat), rng))
    if talk and not game.is_over:
        claim = word_of(bot, game.view(seat), game.heard_this_round(seat), rng)
        if claim is not None:
            game.say(seat, claim)
    return told
