"""Maximum-likelihood training of the mixture models behind the beliefs of both games.

An example is what one reader knows at one moment, and who the rogues (saboteurs or Goblins) really
are. AdaGrad maximises the joint posterior of the truth, as it is used later, so that correlated
actions are not counted twice.
"""

from collections.abc import Sequence
from math import exp, log, sqrt
from typing import NamedTuple

from foolsgold.base.rng import Rng
from foolsgold.beliefs.mixtures import FeatureCounts, MixtureComponent, PairLogLikelihoods

LEARNING_RATE = 0.15
WEIGHT_DECAY = 2e-5
"""L2 penalty: rare features keep small weights."""

Sparse = tuple[tuple[int, float], ...]
Responsibilities = list[list[list[tuple[float, list[float]]]]]
"""By seat, place and role: log-likelihood of the actions, and each component's share of it."""
RogueSet = tuple[frozenset[int], float]
"""A possible set of rogues, and its prior from the deal of roles."""


class TrainingExample(NamedTuple):
    """What one reader could know at one moment, and the truth."""

    alone: list[list[Sparse]]
    """By seat and place of the treasure: the features of the seat's actions."""
    towards: list[tuple[int, int, Sparse]]
    crews: Sequence[RogueSet]
    true_crew: int
    true_place: int


class FeatureNames(NamedTuple):
    """Names of the features of one seat, and of those towards another seat."""

    alone: tuple[str, ...]
    towards: tuple[str, ...]

    def of_alone(self, counted: FeatureCounts) -> Sparse:
        """Features of one seat, by index."""
        return to_sparse(counted, self.alone)

    def of_towards(self, counted: FeatureCounts) -> Sparse:
        """Features towards another seat, by index."""
        return to_sparse(counted, self.towards)


def to_sparse(counted: FeatureCounts, names: tuple[str, ...]) -> Sparse:
    return tuple((names.index(name), amount) for name, amount in sorted(counted.items()))


class MixtureFit:
    """Weights in training, by AdaGrad."""

    def __init__(self, rng: Rng, names: FeatureNames, honest: int, rogues: int) -> None:
        """`honest` and `rogues` are the numbers of mixture components of each role."""
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
        """Log-likelihood of actions under a role, and the responsibility of each component.

        A seat that has done nothing is equally likely under every role.
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
        """Log of the total weight of a role's components, which normalises them."""
        return log(sum(exp(style[self.bias]) for style in self.styles[role]))

    def learn(self, example: TrainingExample, *, step: bool = True) -> float:
        """Takes one gradient step for an example; returns its negative log-likelihood before."""
        seats, places = len(example.alone), len(example.alone[0])
        likelihoods = [
            [[self.explained(role, counted) for role in (0, 1)] for counted in by_place]
            for by_place in example.alone
        ]
        between = [self._between(crew, example) + log(crew[1]) for crew in example.crews]
        scores: list[list[float]] = []
        for place in range(places):
            by_role = [likelihoods[seat][place] for seat in range(seats)]
            lean = [rogue[0] - honest[0] for honest, rogue in by_role]
            base = sum(honest[0] for honest, _ in by_role)
            scores.append(
                [
                    base + pairwise + sum(lean[seat] for seat in crew[0])
                    for crew, pairwise in zip(example.crews, between, strict=True)
                ]
            )
        most = max(map(max, scores))
        likely = [[exp(score - most) for score in row] for row in scores]
        whole = sum(map(sum, likely))
        loss = -log(likely[example.true_place][example.true_crew] / whole + 1e-12)
        if step:
            self._step(example, likelihoods, [[each / whole for each in row] for row in likely])
        return loss

    def _between(self, crew: RogueSet, example: TrainingExample) -> float:
        total = 0.0
        for seat, other, counted in example.towards:
            which = _pair_index(crew, seat, other)
            if which is not None:
                total += sum(self.pairs[index][which] * amount for index, amount in counted)
        return total

    def _step(
        self, example: TrainingExample, likelihoods: Responsibilities, likely: list[list[float]]
    ) -> None:
        true = example.crews[example.true_crew]
        gradients: dict[tuple[int, int, int], float] = {}
        for place, row in enumerate(likely):
            here = place == example.true_place
            whole = sum(row)
            for seat, by_place in enumerate(example.alone):
                rogue = sum(
                    each for crew, each in zip(example.crews, row, strict=True) if seat in crew[0]
                )
                is_rogue = seat in true[0]
                by_role = (
                    (here and not is_rogue) - (whole - rogue),
                    (here and is_rogue) - rogue,
                )
                for role, pull in enumerate(by_role):
                    if abs(pull) < 1e-9:
                        continue
                    for style, part in enumerate(likelihoods[seat][place][role][1]):
                        before = exp(self.styles[role][style][self.bias] - self.common(role))
                        known = ((index, part * amount) for index, amount in by_place[place])
                        for index, share in (*known, (self.bias, part - before)):
                            key = role, style, index
                            gradients[key] = gradients.get(key, 0.0) + pull * share
        for (role, style, index), gradient in gradients.items():
            self._move(self.styles[role][style], self._steps[role][style], index, gradient)
        self._step_pairs(example, likely)

    def _step_pairs(self, example: TrainingExample, likely: list[list[float]]) -> None:
        by_crew = [sum(row[number] for row in likely) for number in range(len(example.crews))]
        for seat, other, counted in example.towards:
            pulls = [0.0, 0.0, 0.0]
            for number, crew in enumerate(example.crews):
                which = _pair_index(crew, seat, other)
                if which is not None:
                    pulls[which] += (number == example.true_crew) - by_crew[number]
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
        """The trained weights, rounded: components of honest seats, of rogues, and pair weights."""
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


def train(examples: list[TrainingExample], fit: MixtureFit, rng: Rng, epochs: int) -> None:
    """Trains for `epochs` epochs; prints the loss, also on a tenth held out for validation."""
    validation = examples[::10]
    training = [example for number, example in enumerate(examples) if number % 10]
    for epoch in range(epochs):
        loss = sum(fit.learn(example) for example in rng.shuffled(training)) / len(training)
        held_out = sum(fit.learn(example, step=False) for example in validation) / len(validation)
        print(f"epoch {epoch + 1}: loss {loss:.4f}, validation {held_out:.4f}", flush=True)
