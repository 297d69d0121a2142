"""Matchups: single rounds with public, fixed role counts and a bot for each side.

A cell is such a number of saboteurs and diggers, or of Goblins and Gnomes, written `2/3`. Where
roles change hands, the diggers' bot plays whoever digs now. All line-ups of a report play the same
deals, so their difference is measured pair by pair.
"""

from collections.abc import Callable, Sequence
from math import sqrt
from typing import NamedTuple

import msgspec

from foolsgold.base.confidence_intervals import Z_95, Proportion
from foolsgold.base.messages import UserError
from foolsgold.base.rng import Rng
from foolsgold.bots.api import Bot
from foolsgold.games.catalogue import Ruleset, find
from foolsgold.play.game import Game
from foolsgold.study.game_adapter import sides_of
from foolsgold.study.simulation import play_turn


class RoleCounts(NamedTuple):
    """How many there are of each side."""

    saboteurs: int
    diggers: int

    def __str__(self) -> str:
        return f"{self.saboteurs}/{self.diggers}"

    @classmethod
    def parse(cls, text: str) -> "RoleCounts":
        """The cell written `2/3`; `UserError` if it is none.

        >>> RoleCounts.parse("2/3")
        RoleCounts(saboteurs=2, diggers=3)
        """
        try:
            saboteurs, diggers = (int(number) for number in text.split("/"))
        except ValueError:
            raise UserError("cell-wrong", found=text) from None
        if saboteurs < 0 or diggers < 1:
            raise UserError("cell-wrong", found=text)
        return cls(saboteurs, diggers)

    def ruleset(self, edition: str = "saboteur-en") -> Ruleset:
        """The edition with exactly these dwarf cards, for one round."""
        seats = sum(self)
        base = find(edition)
        base.check_seats(seats)
        return base.with_overrides(sides_of(base).fixed_roles(seats, *self))


class Matchup(NamedTuple):
    """Who plays for whom."""

    saboteurs: Bot
    diggers: Bot

    @property
    def names(self) -> str:
        """Both names, the saboteurs first."""
        return f"{self.saboteurs.name}/{self.diggers.name}"


class PairedComparison(msgspec.Struct, frozen=True):
    """Two line-ups on the same deals: rounds only the one or only the other dug to the treasure."""

    gained: int
    lost: int
    difference: float
    low: float
    high: float

    @classmethod
    def compare(cls, here: Sequence[bool], there: Sequence[bool]) -> "PairedComparison":
        """How much more often the treasure was found here than there, with its 95% interval.

        >>> PairedComparison.compare([True] * 3 + [False], [False] * 4).difference
        0.75
        """
        pairs = list(zip(here, there, strict=True))
        gained = sum(one and not two for one, two in pairs)
        lost = sum(two and not one for one, two in pairs)
        rounds = max(len(pairs), 1)
        difference = (gained - lost) / rounds
        spread = Z_95 * sqrt(max(gained + lost - rounds * difference**2, 0.0)) / rounds
        return cls(gained, lost, difference, difference - spread, difference + spread)


class MatchupResult(msgspec.Struct, frozen=True):
    """How often the diggers of one line-up found the treasure."""

    saboteurs: str
    diggers: str
    found: Proportion
    beside_first: PairedComparison | None
    """Compared with the first line-up of the report."""


class MatchupReport(msgspec.Struct, frozen=True):
    """What a cell showed."""

    edition: str
    cell: str
    rounds: int
    seed: int
    talk: bool
    line_ups: list[MatchupResult]


class MatchupRequest(NamedTuple):
    """What is to be measured."""

    counts: RoleCounts
    rounds: int
    seed: int
    edition: str = "saboteur-en"
    talk: bool = False


MoveObserver = Callable[[Game], None]


def play_round(
    ruleset: Ruleset,
    seats: int,
    seed: int,
    sides: Matchup,
    *,
    talk: bool = False,
    watch: MoveObserver | None = None,
) -> bool:
    """Plays the round; whether the treasure was found. `watch` is shown the game after each move.

    Who watches holds the whole truth and has to ask it for views.
    """
    game = Game(ruleset, seats, seed)
    game_sides = sides_of(ruleset)
    rng = Rng.derive(seed, "bots")
    while (seat := game.to_act) is not None:
        digs = game_sides.is_digger(game.state, seat)
        told = play_turn(game, seat, sides.diggers if digs else sides.saboteurs, rng, talk=talk)
        if watch is not None:
            watch(game)
        for event in told:
            found = game_sides.treasure_found(event)
            if found is not None:
                return found
    raise AssertionError("a round always ends")


def measure_matchups(
    asked: MatchupRequest,
    line_ups: Sequence[Matchup],
    *,
    on_round: Callable[[], None] = lambda: None,
) -> MatchupReport:
    """Every line-up plays the same deals; the same arguments give the same report."""
    counts, rounds, seed, edition, talk = asked
    ruleset = counts.ruleset(edition)
    source = Rng(seed)
    deals = [source.next64() for _ in range(rounds)]
    found: list[list[bool]] = []
    for sides in line_ups:
        results: list[bool] = []
        for deal in deals:
            results.append(play_round(ruleset, sum(counts), deal, sides, talk=talk))
            on_round()
        found.append(results)
    return MatchupReport(
        edition=edition,
        cell=str(counts),
        rounds=rounds,
        seed=seed,
        talk=talk,
        line_ups=[
            MatchupResult(
                sides.saboteurs.name,
                sides.diggers.name,
                Proportion.wilson(sum(results), rounds),
                PairedComparison.compare(results, found[0]) if results is not found[0] else None,
            )
            for sides, results in zip(line_ups, found, strict=True)
        ],
    )
