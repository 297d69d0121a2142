"""Calibration of beliefs: what diggers believed about the others, compared with the truth.

Every digger is asked at the end of each quarter of a round how likely each other seat is a
saboteur, and so is a spectator. The Brier score is the mean squared error; the calibration error is
the mean distance between predicted probability and observed frequency over ten bins.
"""

from collections.abc import Callable
from functools import partial
from math import fsum

import msgspec

from foolsgold.base.ids import Seat
from foolsgold.base.rng import Rng
from foolsgold.play.game import Game
from foolsgold.study.game_adapter import believers_of, sides_of
from foolsgold.study.matchups import Matchup, MatchupRequest, play_round

QUARTERS = 4
BIN_COUNT = 10


class CalibrationBin(msgspec.Struct, frozen=True):
    """One class of answers: how often, what they said on average, and how often it was true."""

    count: int
    said: float
    true: float


class BelieverCalibration(msgspec.Struct, frozen=True):
    """How one believer did."""

    believer: str
    error: float
    """The calibration error."""
    brier: list[float]
    """By quarter of a round."""
    classes: list[CalibrationBin]


class CalibrationReport(msgspec.Struct, frozen=True):
    """All believers in the same rounds."""

    edition: str
    cell: str
    saboteurs: str
    diggers: str
    rounds: int
    seed: int
    talk: bool
    believers: list[BelieverCalibration]


ONLOOKER = "onlooker"
"""The joint posterior to somebody who only watches: what rogues have to hide from."""

_Prediction = tuple[float, bool]


def calibrate(
    asked: MatchupRequest, sides: Matchup, *, on_round: Callable[[], None] = lambda: None
) -> CalibrationReport:
    """Asks all believers about the same rounds."""
    counts, rounds, seed, edition, talk = asked
    source = Rng(seed)
    ruleset = counts.ruleset(edition)
    answers: dict[str, list[list[_Prediction]]] = {
        name: [[] for _ in range(QUARTERS)] for name in (*believers_of(ruleset), ONLOOKER)
    }
    for _ in range(rounds):
        moments: list[Game] = []
        play_round(
            ruleset,
            sum(counts),
            source.next64(),
            sides,
            talk=talk,
            watch=partial(_append_copy, moments),
        )
        for quarter in range(QUARTERS):
            # The last moment shows the roles already.
            at = max((quarter + 1) * (len(moments) - 1) // QUARTERS - 1, 0)
            for name, given in _collect_predictions(moments[at]).items():
                answers[name][quarter] += given
        on_round()
    return CalibrationReport(
        edition=edition,
        cell=str(counts),
        saboteurs=sides.saboteurs.name,
        diggers=sides.diggers.name,
        rounds=rounds,
        seed=seed,
        talk=talk,
        believers=[_summarise(name, quarters) for name, quarters in answers.items()],
    )


def _collect_predictions(game: Game) -> dict[str, list[_Prediction]]:
    """What every digger thinks of every other seat now, and an onlooker of them all."""
    sides, believers = sides_of(game.ruleset), believers_of(game.ruleset)
    digs = [sides.is_digger(game.state, seat) for seat in range(game.seats)]
    found: dict[str, list[_Prediction]] = {name: [] for name in believers}
    watched = believers["beliefs"](game.view(None), game.round_history_for(None))
    found[ONLOOKER] = [(said, not honest) for said, honest in zip(watched, digs, strict=True)]
    for seat in range(game.seats):
        if digs[seat]:
            view, heard = game.view(seat), game.round_history_for(seat)
            for name, believer in believers.items():
                said = believer(view, heard)
                found[name] += [
                    (said[other], not digs[other]) for other in _other_seats(game, seat)
                ]
    return found


def _other_seats(game: Game, seat: Seat) -> list[Seat]:
    return [other for other in range(game.seats) if other != seat]


def _summarise(name: str, quarters: list[list[_Prediction]]) -> BelieverCalibration:
    every = [answer for quarter in quarters for answer in quarter]
    classes: list[list[_Prediction]] = [[] for _ in range(BIN_COUNT)]
    for answer in every:
        classes[min(int(answer[0] * BIN_COUNT), BIN_COUNT - 1)].append(answer)
    told = [
        CalibrationBin(
            len(given),
            fsum(said for said, _ in given) / max(len(given), 1),
            fsum(true for _, true in given) / max(len(given), 1),
        )
        for given in classes
    ]
    error = fsum(each.count * abs(each.said - each.true) for each in told) / max(len(every), 1)
    brier = [
        fsum((said - true) ** 2 for said, true in quarter) / max(len(quarter), 1)
        for quarter in quarters
    ]
    return BelieverCalibration(name, error, brier, told)


def _append_copy(moments: list[Game], game: Game) -> None:
    moments.append(game.copy())
