"""Fits how much deeds say about who does them: `just fit` writes beliefs/saboteur/weights.json.

Bots play rounds; at moments by chance one reader asks who the saboteurs are. The weights are those
under which the truth is likeliest to all these readers (the joint posterior is trained as it is
used, so that deeds which repeat each other are not counted twice).
"""

import sys
from collections.abc import Iterator
from math import exp, log, sqrt
from pathlib import Path
from typing import NamedTuple

import msgspec

from foolsgold.base.rng import Rng
from foolsgold.beliefs.saboteur.deeds import FEATURES, TOWARDS, Counted, Deeds
from foolsgold.beliefs.saboteur.hypotheses import Crew, crews_of, places_of
from foolsgold.beliefs.saboteur.weights import Style, Towards, Weights
from foolsgold.games.catalogue import find
from foolsgold.games.saboteur.cards import GoalFace, Role
from foolsgold.lab.cells import Counts, Sides, play_round
from foolsgold.lab.rivals import contender
from foolsgold.play.game import Game

FILE = Path(__file__).parents[1] / "src/foolsgold/beliefs/saboteur/weights.json"
VERSION = 1
CELLS = ("2/3", "1/3", "2/5", "4", "5", "7")
"""Saboteurs and diggers, or a number of seats dealt as the booklet says: one card stays unseen."""
LINE_UPS = (
    "digger/digger", "bold/digger", "mole/digger", "logan/digger", "digger/logan", "logan/logan",
    "bold/logan", "mole/logan", "random/digger",
)  # fmt: skip
"""Saboteurs first. `yj` and all that think with these weights are left out, to judge them by."""
ROUNDS = 45
"""Of each line-up in each cell."""
SEED = 20_000_000
SABOTEUR_STYLES, DIGGER_STYLES = 4, 2
EPOCHS = 10
RATE = 0.15
SHRINK = 2e-5
"""How much every step draws the weights towards nothing: what is rare shall say little."""

Sparse = tuple[tuple[int, float], ...]
Told = list[list[list[tuple[float, list[float]]]]]
"""By seat, place and role: how well it explains the deeds, and each style's part in that."""
INDEX = {name: number for number, name in enumerate(FEATURES)}
PAIRS = {name: number for number, name in enumerate(TOWARDS)}
BIAS = len(FEATURES)


class Moment(NamedTuple):
    """What one reader could know at one moment, and the truth."""

    alone: list[list[Sparse]]
    """By seat and place: what is counted."""
    towards: list[tuple[int, int, Sparse]]
    crews: tuple[Crew, ...]
    true_crew: int
    true_place: int


def moments(line_up: str, cell: str, rounds: int, seed: int) -> Iterator[Moment]:
    """Readers at moments by chance of many rounds."""
    saboteurs, diggers = line_up.split("/")
    sides = Sides(contender(saboteurs), contender(diggers))
    seats = sum(Counts.read(cell)) if "/" in cell else int(cell)
    box = Counts.read(cell).box() if "/" in cell else find("saboteur-en").changed({"rounds": 1})
    source = Rng.apart(seed, f"fit {line_up} {cell}")
    found: list[Moment] = []

    def watch(game: Game) -> None:
        if source.below(6) or game.state.phase != "play":
            return
        reader = source.below(game.seats + 1)
        found.append(moment_of(game, None if reader == game.seats else reader))

    for _ in range(rounds):
        play_round(box, seats, source.next64(), sides, watch=watch)
    yield from found


def moment_of(game: Game, reader: int | None) -> Moment:
    """One reader, now."""
    view = game.view(reader)
    deeds = Deeds(view, game.heard_this_round(reader))
    crews, places = crews_of(view), places_of(view)
    truth = frozenset(s for s, role in enumerate(game.state.roles) if role is Role.SABOTEUR)
    return Moment(
        [[sparse(deeds.counted(s, place), INDEX) for place in places] for s in range(view.seats)],
        [(s, o, sparse(counted, PAIRS)) for (s, o), counted in deeds.towards.items()],
        crews,
        next(number for number, crew in enumerate(crews) if crew.saboteurs == truth),
        places.index(game.state.goals.index(GoalFace.TREASURE)),
    )


def sparse(counted: Counted, index: dict[str, int]) -> Sparse:
    return tuple((index[name], amount) for name, amount in sorted(counted.items()))


class Fit:
    """Weights on their way; steps by AdaGrad."""

    def __init__(self, rng: Rng) -> None:
        def noise() -> float:
            return (rng.below(2001) - 1000) / 5000

        self.styles = [
            [[noise() for _ in range(BIAS + 1)] for _ in range(count)]
            for count in (DIGGER_STYLES, SABOTEUR_STYLES)
        ]
        self.pairs = [[0.0, 0.0, 0.0] for _ in TOWARDS]
        self._steps = [[[1e-6] * (BIAS + 1) for _ in role] for role in self.styles]
        self._pair_steps = [[1e-6] * 3 for _ in TOWARDS]

    def explained(self, role: int, counted: Sparse) -> tuple[float, list[float]]:
        """How well a role explains deeds, and how much each of its styles has to do with it.

        Whoever has done nothing is explained by every role alike.
        """
        fits = [
            style[BIAS] + sum(style[index] * amount for index, amount in counted)
            for style in self.styles[role]
        ]
        most = max(fits)
        parts = [exp(fit - most) for fit in fits]
        whole = sum(parts)
        return most + log(whole) - self.common(role), [part / whole for part in parts]

    def common(self, role: int) -> float:
        """How common all styles of a role are together, as a log."""
        return log(sum(exp(style[BIAS]) for style in self.styles[role]))

    def learn(self, moment: Moment, *, step: bool = True) -> float:
        """One step towards the truth of a moment; how surprised it was before."""
        seats, places = len(moment.alone), len(moment.alone[0])
        told = [
            [[self.explained(role, counted) for role in (0, 1)] for counted in by_place]
            for by_place in moment.alone
        ]
        between = [self._between(crew, moment) + log(crew.likely) for crew in moment.crews]
        scores: list[list[float]] = []
        for place in range(places):
            lean = [told[seat][place][1][0] - told[seat][place][0][0] for seat in range(seats)]
            base = sum(told[seat][place][0][0] for seat in range(seats))
            scores.append(
                [
                    base + pairwise + sum(lean[seat] for seat in crew.saboteurs)
                    for crew, pairwise in zip(moment.crews, between, strict=True)
                ]
            )
        most = max(map(max, scores))
        likely = [[exp(score - most) for score in row] for row in scores]
        whole = sum(map(sum, likely))
        surprise = -log(likely[moment.true_place][moment.true_crew] / whole + 1e-12)
        if step:
            self._step(moment, told, [[each / whole for each in row] for row in likely])
        return surprise

    def _between(self, crew: Crew, moment: Moment) -> float:
        total = 0.0
        for seat, other, counted in moment.towards:
            which = _which(crew, seat, other)
            if which is not None:
                total += sum(self.pairs[index][which] * amount for index, amount in counted)
        return total

    def _step(self, moment: Moment, told: Told, likely: list[list[float]]) -> None:
        true = moment.crews[moment.true_crew]
        gradients: dict[tuple[int, int, int], float] = {}
        for place, row in enumerate(likely):
            here = place == moment.true_place
            whole = sum(row)
            for seat, by_place in enumerate(moment.alone):
                saboteur = sum(
                    each
                    for crew, each in zip(moment.crews, row, strict=True)
                    if seat in crew.saboteurs
                )
                is_saboteur = seat in true.saboteurs
                by_role = (
                    (here and not is_saboteur) - (whole - saboteur),
                    (here and is_saboteur) - saboteur,
                )
                for role, pull in enumerate(by_role):
                    if abs(pull) < 1e-9:
                        continue
                    for style, part in enumerate(told[seat][place][role][1]):
                        before = exp(self.styles[role][style][BIAS] - self.common(role))
                        known = ((index, part * amount) for index, amount in by_place[place])
                        for index, share in (*known, (BIAS, part - before)):
                            key = role, style, index
                            gradients[key] = gradients.get(key, 0.0) + pull * share
        for (role, style, index), gradient in gradients.items():
            self._move(self.styles[role][style], self._steps[role][style], index, gradient)
        self._step_pairs(moment, likely)

    def _step_pairs(self, moment: Moment, likely: list[list[float]]) -> None:
        by_crew = [sum(row[number] for row in likely) for number in range(len(moment.crews))]
        for seat, other, counted in moment.towards:
            pulls = [0.0, 0.0, 0.0]
            for number, crew in enumerate(moment.crews):
                which = _which(crew, seat, other)
                if which is not None:
                    pulls[which] += (number == moment.true_crew) - by_crew[number]
            for index, amount in counted:
                for which, pull in enumerate(pulls):
                    self._move(self.pairs[index], self._pair_steps[index], which, pull * amount)

    def _move(self, row: list[float], steps: list[float], index: int, gradient: float) -> None:
        gradient -= SHRINK * row[index] * 50
        steps[index] += gradient * gradient
        row[index] += RATE * gradient / sqrt(steps[index])

    def weights(self, fitted_on: tuple[str, ...]) -> Weights:
        """What was learned, rounded."""
        diggers, saboteurs = (
            tuple(
                Style(
                    round(s[BIAS] - self.common(number), 3),
                    {n: round(s[i], 3) for n, i in INDEX.items()},
                )
                for s in role
            )
            for number, role in enumerate(self.styles)
        )
        pairs = {
            name: Towards(*(round(value, 3) for value in self.pairs[index]))
            for name, index in PAIRS.items()
        }
        return Weights(VERSION, fitted_on, saboteurs, diggers, pairs)


def _which(crew: Crew, seat: int, other: int) -> int | None:
    if seat in crew.saboteurs:
        return 1 if other in crew.saboteurs else 0
    return 2 if other in crew.saboteurs else None


def fitted(line_ups: tuple[str, ...], rounds: int, epochs: int) -> Weights:
    """The weights that make the truth likeliest in these games."""
    known = [
        moment
        for line_up in line_ups
        for cell in CELLS
        for moment in moments(line_up, cell, rounds, SEED)
    ]
    rng = Rng.apart(SEED, "order")
    apart, known = known[::10], [m for n, m in enumerate(known) if n % 10]
    fit = Fit(rng)
    for epoch in range(epochs):
        learned = sum(fit.learn(moment) for moment in rng.shuffled(known)) / len(known)
        tried = sum(fit.learn(moment, step=False) for moment in apart) / len(apart)
        print(f"{epoch + 1}: surprise {learned:.4f}, apart {tried:.4f}", flush=True)
    return fit.weights((*line_ups, *CELLS))


if __name__ == "__main__":
    left_out = set(sys.argv[1:])
    chosen = tuple(each for each in LINE_UPS if not left_out & set(each.split("/")))
    found = fitted(chosen, ROUNDS, EPOCHS)
    FILE.write_bytes(msgspec.json.format(msgspec.json.encode(found), indent=1) + b"\n")
