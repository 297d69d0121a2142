"""Simulates games among bots: win rates, scores and lengths with 95% confidence intervals."""

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

import msgspec

from foolsgold.base.argument_checks import check_int, type_error
from foolsgold.base.confidence_intervals import Mean, Proportion
from foolsgold.base.ids import Seat
from foolsgold.base.messages import Message, UserError
from foolsgold.base.rng import Rng
from foolsgold.bots.api import Bot, claim_after_move
from foolsgold.games.api import NO_WINNER, RoundStarted, RoundTally
from foolsgold.games.catalogue import Ruleset, to_ruleset
from foolsgold.play.game import Game


class SimulationReport(msgspec.Struct, frozen=True):
    """What a simulation found."""

    edition: str
    seats: int
    games: int
    seed: int
    bots: list[str]
    rounds_won: dict[str, Proportion]
    """By side, and nobody: how many rounds it won."""
    points_per_round: dict[str, Mean]
    """By side: what one of its players got in a round."""
    points_per_game: dict[str, Mean]
    """By bot: what a seat of that bot had at the end of a game."""
    moves_per_round: Mean


def simulate(
    edition: str | Path | Ruleset,
    seats: int,
    games: int,
    bots: tuple[Bot, ...] | list[Bot],
    seed: int,
    *,
    talk: bool = False,
    on_game: Callable[[], None] = lambda: None,
) -> SimulationReport:
    """Plays `games` games, with words if there is `talk`; the same arguments, the same report.

    The edition is given as for `foolsgold.new`; there is one bot for each seat.

    >>> from foolsgold.bots.random_bot import RandomBot
    >>> report = simulate("gobblings", seats=3, games=2, bots=[RandomBot()] * 3, seed=7)
    >>> report.edition, report.games, report.rounds_won["goblin"].of
    ('gobblings', 2, 41)
    """
    ruleset = to_ruleset(edition)
    ruleset.check_seats(seats)
    bots = _validate_bots(bots, seats)
    if check_int("games", games) < 1:
        expected = Message("expected-number", {"low": 1, "high": "…"})
        raise UserError("value-wrong", name="games", found=games, expected=expected)
    source = Rng(check_int("seed", seed))
    tallies: list[RoundTally] = []
    lengths: list[float] = []
    by_bot: dict[str, list[float]] = defaultdict(list)
    for _ in range(games):
        game = Game(ruleset, seats, source.next64())
        tallies += _play_game(game, bots, Rng.derive(game.seed, "bots"), lengths, talk=talk)
        for name in dict.fromkeys(bot.name for bot in bots):
            points = [p for bot, p in zip(bots, game.scores, strict=True) if bot.name == name]
            by_bot[name].append(sum(points) / len(points))
        on_game()
    won = Counter(tally.winner for tally in tallies)
    by_side: dict[str, list[float]] = {side: [] for side in ruleset.rules.sides}
    for tally in tallies:
        for side, means in by_side.items():
            # One value a round: players of one round share its luck and are no separate witnesses.
            points = [p for own, p in zip(tally.sides, tally.points, strict=True) if own == side]
            if points:
                means.append(sum(points) / len(points))
    return SimulationReport(
        edition=ruleset.id,
        seats=seats,
        games=games,
        seed=seed,
        bots=[bot.name for bot in bots],
        rounds_won={
            side: Proportion.wilson(won[side], len(tallies))
            for side in (*ruleset.rules.sides, NO_WINNER)
        },
        points_per_round={side: Mean.over(points) for side, points in by_side.items()},
        points_per_game={bot: Mean.over(points) for bot, points in by_bot.items()},
        moves_per_round=Mean.over(lengths),
    )


def _validate_bots(bots: Iterable[Any], seats: int) -> tuple[Bot, ...]:
    """One bot for each seat, each with what a bot needs."""
    if not isinstance(bots, Iterable):
        raise type_error("bots", bots, "a tuple or list of bots, one for each seat")
    crew = tuple(bots)
    for number, bot in enumerate(crew):
        if not isinstance(getattr(bot, "name", None), str):
            raise TypeError(f"bots[{number}] has no name: a bot has a `name`, which is a str")
        if not callable(getattr(bot, "choose", None)):
            raise TypeError(f"bots[{number}] has no method `choose(view, heard, rng)`")
    if len(crew) != seats:
        raise UserError("per-seat-wrong", name="bots", found=len(crew), seats=seats)
    return crew


def _play_game(
    game: Game, bots: tuple[Bot, ...], rng: Rng, lengths: list[float], *, talk: bool
) -> tuple[RoundTally, ...]:
    """Plays a game to its end; how its rounds went, and how long each was."""
    told: list[Any] = []
    while (seat := game.to_act) is not None:
        if any(isinstance(event, RoundStarted) for event in game.last_events):
            lengths.append(0)
        told += play_turn(game, seat, bots[seat], rng, talk=talk)
        lengths[-1] += 1
    return game.ruleset.rules.tallies(game.state, told)


def play_turn(game: Game, seat: Seat, bot: Bot, rng: Rng, *, talk: bool) -> tuple[Any, ...]:
    """A bot's turn: its move, and perhaps a word after it; what happened."""
    told = game.play(bot.choose(game.view(seat), game.round_history_for(seat), rng))
    if talk and not game.is_over:
        claim = claim_after_move(bot, game.view(seat), game.round_history_for(seat), rng)
        if claim is not None:
            game.say(seat, claim)
    return told
