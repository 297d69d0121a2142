"""Fitting how much deeds say about who does them, for either game: `just fit` uses it.

At moments by chance of many games one reader asks who the rogues are (saboteurs, or Goblins). The
weights are those under which the truth is likeliest to all these readers: the joint posterior is
trained as it is used, so that deeds which repeat each other are not counted twice.
"""

from collections.abc import Sequence
from math import exp, log, sqrt
from typing import NamedTuple

from foolsgold.base.rng import Rng
from foolsgold.beliefs.mixtures import FeatureCounts, MixtureComponent, PairLogLikelihoods

LEARNING_RATE = 0.15
WEIGHT_DECAY = 2e-5
"""How much every step draws the weights towards nothing: what is rare shall say little."""

Sparse = tuple[tuple[int, float], ...]
Responsibilities = list[list[list[tuple[float, list[float]]]]]
"""By seat, place and role: how well it explains the deeds, and each style's part in that."""
RogueSet = tuple[frozenset[int], float]
"""Who the rogues are, and how likely that was when roles were dealt."""


class TrainingExample(NamedTuple):
    """What one reader could know at one moment, and the truth."""

    alone: list[list[Sparse]]
    """By seat and place: what is counted."""
    towards: list[tuple[int, int, Sparse]]
    crews: Sequence[RogueSet]
    true_crew: int
    true_place: int


class FeatureNames(NamedTuple):
    """What is counted: of one seat alone, and towards another."""

    alone: tuple[str, ...]
    towards: tuple[str, ...]

    def of_alone(self, counted: FeatureCounts) -> Sparse:
        """What one seat did, by number."""
        return to_sparse(counted, self.alone)

    def of_towards(self, counted: FeatureCounts) -> Sparse:
        """What it did towards another, by number."""
        return to_sparse(counted, self.towards)


def to_sparse(counted: FeatureCounts, names: tuple[str, ...]) -> Sparse:
    return tuple((names.index(name), amount) for name, amount in sorted(counted.items()))


class MixtureFit:
    """Weights on their way; steps by AdaGrad."""

    def __init__(self, rng: Rng, names: FeatureNames, honest: int, rogues: int) -> None:
        """So many styles there are to be honest, and so many to be a rogue."""
        self.names = names
        self.bias = len(names.alone)

        def noise() -> float:
            return (rng.below(2001) - 1000) / 5000

        self.styles = [
            [[noise() for _ in range(self.bias + 1)] for _ in range(count)]
            for count in (honest, rogues)
        ]
        self.pairs = [[0.0, 0.0, 0.0] for _ in names.towards]
        self._steps = [[[1e-6] * (self.bias + 1) for _ in role] for role in self.styles]
        self._pair_steps = [[1e-6] * 3 for _ in names.towards]

    def explained(self, role: int, counted: Sparse) -> tuple[float, list[float]]:
        """How well a role explains deeds, and how much each of its styles has to do with it.

        Whoever has done nothing is explained by every role alike.
        """
        fits = [
            style[self.bias] + sum(style[index] * amount for index, amount in counted)
            for style in self.styles[role]
        ]
        most = max(fits)
        parts = [exp(fit - most) for fit in fits]
        whole = sum(parts)
        return most + log(whole) - self.common(role), [part / whole for part in parts]

    def common(self, role: int) -> float:
        """How common all styles of a role are together, as a log."""
        return log(sum(exp(style[self.bias]) for style in self.styles[role]))

    def learn(self, moment: TrainingExample, *, step: bool = True) -> float:
        """One step towards the truth of a moment; how surprised it was before."""
        seats, places = len(moment.alone), len(moment.alone[0])
        told = [
            [[self.explained(role, counted) for role in (0, 1)] for counted in by_place]
            for by_place in moment.alone
        ]
        between = [self._between(crew, moment) + log(crew[1]) for crew in moment.crews]
        scores: list[list[float]] = []
        for place in range(places):
            lean = [told[seat][place][1][0] - told[seat][place][0][0] for seat in range(seats)]
            base = sum(told[seat][place][0][0] for seat in range(seats))
            scores.append(
                [
                    base + pairwise + sum(lean[seat] for seat in crew[0])
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

    def _between(self, crew: RogueSet, moment: TrainingExample) -> float:
        total = 0.0
        for seat, other, counted in moment.towards:
            which = _pair_index(crew, seat, other)
            if which is not None:
                total += sum(self.pairs[index][which] * amount for index, amount in counted)
        return total

    def _step(
        self, moment: TrainingExample, told: Responsibilities, likely: list[list[float]]
    ) -> None:
        true = moment.crews[moment.true_crew]
        gradients: dict[tuple[int, int, int], float] = {}
        for place, row in enumerate(likely):
            here = place == moment.true_place
            whole = sum(row)
            for seat, by_place in enumerate(moment.alone):
                rogue = sum(
                    each for crew, each in zip(moment.crews, row, strict=True) if seat in crew[0]
                )
                is_rogue = seat in true[0]
                by_role = (
                    (here and not is_rogue) - (whole - rogue),
                    (here and is_rogue) - rogue,
                )
                for role, pull in enumerate(by_role):
                    if abs(pull) < 1e-9:
                        continue
                    for style, part in enumerate(told[seat][place][role][1]):
                        before = exp(self.styles[role][style][self.bias] - self.common(role))
                        known = ((index, part * amount) for index, amount in by_place[place])
                        for index, share in (*known, (self.bias, part - before)):
                            key = role, style, index
                            gradients[key] = gradients.get(key, 0.0) + pull * share
        for (role, style, index), gradient in gradients.items():
            self._move(self.styles[role][style], self._steps[role][style], index, gradient)
        self._step_pairs(moment, likely)

    def _step_pairs(self, moment: TrainingExample, likely: list[list[float]]) -> None:
        by_crew = [sum(row[number] for row in likely) for number in range(len(moment.crews))]
        for seat, other, counted in moment.towards:
            pulls = [0.0, 0.0, 0.0]
            for number, crew in enumerate(moment.crews):
                which = _pair_index(crew, seat, other)
                if which is not None:
                    pulls[which] += (number == moment.true_crew) - by_crew[number]
            for index, amount in counted:
                for which, pull in enumerate(pulls):
                    self._move(self.pairs[index], self._pair_steps[index], which, pull * amount)

    def _move(self, row: list[float], steps: list[float], index: int, gradient: float) -> None:
        gradient -= WEIGHT_DECAY * row[index] * 50
        steps[index] += gradient * gradient
        row[index] += LEARNING_RATE * gradient / sqrt(steps[index])

    def learned(
        self,
    ) -> tuple[
        tuple[MixtureComponent, ...], tuple[MixtureComponent, ...], dict[str, PairLogLikelihoods]
    ]:
        """What was learned, rounded: styles to be honest, styles of rogues, deeds to others."""
        honest, rogues = (
            tuple(
                MixtureComponent(
                    round(s[self.bias] - self.common(number), 3),
                    {name: round(s[index], 3) for index, name in enumerate(self.names.alone)},
                )
                for s in role
            )
            for number, role in enumerate(self.styles)
        )
        pairs = {
            name: PairLogLikelihoods(*(round(value, 3) for value in self.pairs[index]))
            for index, name in enumerate(self.names.towards)
        }
        return honest, rogues, pairs


def _pair_index(crew: RogueSet, seat: int, other: int) -> int | None:
    if seat in crew[0]:
        return 1 if other in crew[0] else 0
    return 2 if other in crew[0] else None


def train(known: list[TrainingExample], fit: MixtureFit, rng: Rng, epochs: int) -> None:
    """Goes through all moments so many times; says how it goes, on those kept apart too."""
    apart, known = known[::10], [moment for n, moment in enumerate(known) if n % 10]
    for epoch in range(epochs):
        learned = sum(fit.learn(moment) for moment in rng.shuffled(known)) / len(known)
        tried = sum(fit.learn(moment, step=False) for moment in apart) / len(apart)
        print(f"{epoch + 1}: surprise {learned:.4f}, apart {tried:.4f}", flush=True)
