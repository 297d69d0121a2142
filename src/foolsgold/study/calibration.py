"""How good beliefs are: what diggers thought of the others in a round, against the truth.

Everybody who digs is asked at the end of each quarter of a round how likely each other seat is a
saboteur, and so is somebody who only watches. Brier's score is the mean squared error; the
calibration error is how far what was said lies from what was true, on average over ten classes of
answers.
"""

from collections.abc import Callable
from functools import partial

import msgspec

from foolsgold.base.ids import Seat
from foolsgold.base.rng import Rng
from foolsgold.play.game import Game
from foolsgold.study.matchups import Asked, Sides, play_round
from foolsgold.study.sides import Camps, camps_of

QUARTERS = 4
CLASSES = 10


class Said(msgspec.Struct, frozen=True):
    """One class of answers: how often, what they said on average, and how often it was true."""

    count: int
    said: float
    true: float


class Calibration(msgspec.Struct, frozen=True):
    """How one believer did."""

    believer: str
    error: float
    """The calibration error."""
    brier: list[float]
    """By quarter of a round."""
    classes: list[Said]


class CalibrationReport(msgspec.Struct, frozen=True):
    """All believers in the same rounds."""

    edition: str
    cell: str
    saboteurs: str
    diggers: str
    rounds: int
    seed: int
    talk: bool
    believers: list[Calibration]


ONLOOKER = "onlooker"
"""The joint posterior to somebody who only watches: what rogues have to hide from."""

_Answer = tuple[float, bool]


def calibrate(
    asked: Asked, sides: Sides, *, on_round: Callable[[], None] = lambda: None
) -> CalibrationReport:
    """Asks all believers about the same rounds."""
    counts, rounds, seed, edition, talk = asked
    source = Rng(seed)
    box = counts.box(edition)
    camps = camps_of(box)
    answers: dict[str, list[list[_Answer]]] = {
        name: [[] for _ in range(QUARTERS)] for name in (*camps.believers, ONLOOKER)
    }
    for _ in range(rounds):
        moments: list[Game] = []
        play_round(
            box,
            sum(counts),
            source.next64(),
            sides,
            talk=talk,
            watch=partial(_remember, moments),
        )
        for quarter in range(QUARTERS):
            # The last moment shows the roles already.
            at = max((quarter + 1) * (len(moments) - 1) // QUARTERS - 1, 0)
            for name, given in _ask(moments[at], camps).items():
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
        believers=[_judged(name, quarters) for name, quarters in answers.items()],
    )


def _ask(game: Game, camps: Camps) -> dict[str, list[_Answer]]:
    """What every digger thinks of every other seat now, and an onlooker of them all."""
    digs = [camps.digs(game.state, seat) for seat in range(game.seats)]
    found: dict[str, list[_Answer]] = {name: [] for name in camps.believers}
    watched = camps.believers["beliefs"](game.view(None), game.heard_this_round(None))
    found[ONLOOKER] = [(said, not honest) for said, honest in zip(watched, digs, strict=True)]
    for seat in range(game.seats):
        if digs[seat]:
            view, heard = game.view(seat), game.heard_this_round(seat)
            for name, believer in camps.believers.items():
                said = believer(view, heard)
                found[name] += [(said[other], not digs[other]) for other in _others(game, seat)]
    return found


def _others(game: Game, seat: Seat) -> list[Seat]:
    return [other for other in range(game.seats) if other != seat]


def _judged(name: str, quarters: list[list[_Answer]]) -> Calibration:
    every = [answer for quarter in quarters for answer in quarter]
    classes: list[list[_Answer]] = [[] for _ in range(CLASSES)]
    for answer in every:
        classes[min(int(answer[0] * CLASSES), CLASSES - 1)].append(answer)
    told = [
        Said(
            len(given),
            sum(said for said, _ in given) / max(len(given), 1),
            sum(true for _, true in given) / max(len(given), 1),
        )
        for given in classes
    ]
    error = sum(each.count * abs(each.said - each.true) for each in told) / max(len(every), 1)
    brier = [
        sum((said - true) ** 2 for said, true in quarter) / max(len(quarter), 1)
        for quarter in quarters
    ]
    return Calibration(name, error, brier, told)


def _remember(moments: list[Game], game: Game) -> None:
    moments.append(game.copy())
