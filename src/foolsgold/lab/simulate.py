"""Bots among themselves: who wins, how much gold, how long, each with its 95 % interval."""

from collections import defaultdict
from collections.abc import Callable
from math import sqrt

import msgspec

from foolsgold.base.rng import Rng
from foolsgold.bots.api import Bot
from foolsgold.games.catalogue import Box
from foolsgold.games.game import Game
from foolsgold.games.saboteur.cards import Role
from foolsgold.games.saboteur.events import Event, GoldTaken, Paid, RoundEnded

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
    """By role: how many rounds each side won."""
    nuggets_per_round: dict[str, Mean]
    """By role: what a player of that role got in a round."""
    nuggets_per_game: dict[str, Mean]
    """By bot: what a seat of that bot got in a game."""
    moves_per_round: Mean


class _Tally:
    """Counts along the way."""

    def __init__(self) -> None:
        self.found = 0
        self.lengths: list[float] = []
        self.by_role: dict[str, list[float]] = {role: [] for role in Role}
        self.by_bot: dict[str, list[float]] = defaultdict(list)


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
    tally = _Tally()
    for _ in range(games):
        game = Game(box, seats, source.next64())
        _count_game(game, bots, source.spawn(), tally)
        on_game()
    rounds = len(tally.lengths)
    return Report(
        edition=box.id,
        seats=seats,
        games=games,
        seed=seed,
        bots=[bot.name for bot in bots],
        rounds_won={
            Role.DIGGER: Share.among(tally.found, rounds),
            Role.SABOTEUR: Share.among(rounds - tally.found, rounds),
        },
        nuggets_per_round={role: Mean.over(gold) for role, gold in tally.by_role.items()},
        nuggets_per_game={bot: Mean.over(gold) for bot, gold in tally.by_bot.items()},
        moves_per_round=Mean.over(tally.lengths),
    )


def _count_game(game: Game, bots: tuple[Bot, ...], rng: Rng, tally: _Tally) -> None:
    moves = 0
    ended: RoundEnded | None = None
    earned = [0] * game.seats

    def close_round() -> None:
        if ended is not None:
            tally.found += ended.found
            for seat, role in enumerate(ended.roles):
                tally.by_role[role].append(earned[seat])

    while (seat := game.to_act) is not None:
        events: tuple[Event, ...] = game.play(bots[seat].choose(game.view(seat), rng))
        moves += 1
        for event in events:
            match event:
                case RoundEnded():
                    close_round()
                    ended, earned = event, [0] * game.seats
                    tally.lengths.append(moves)
                    moves = 0
                case GoldTaken():
                    earned[event.seat] += event.nuggets or 0
                case Paid():
                    earned[event.seat] += sum(event.cards or ())
                case _:
                    pass
    close_round()
    for bot, nuggets in zip(bots, game.scores, strict=True):
        tally.by_bot[bot.name].append(nuggets)
