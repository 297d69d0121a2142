"""Equilibria of a game in sequence form: CFR+ until the NashConv is small, exact best responses.

NashConv is the sum of what each player would gain by a best response to all others. With two
players and opposed interests CFR+ must find an equilibrium; with three it need not, so the NashConv
of the policy found is measured and not assumed.
"""

from dataclasses import dataclass, replace

import numpy as np
import numpy.typing as npt

from foolsgold.kernel import cfr
from foolsgold.study.sequence_form import FloatArray, SequenceForm

ITERATIONS_BETWEEN_CHECKS = 25
"""A check costs as much as two iterations."""


@dataclass(frozen=True, eq=False)
class Evaluation:
    """What a profile of policies is worth to each player, and a best response to it."""

    values: FloatArray
    """A number a player, if all keep to the policy."""
    best_values: FloatArray
    """The same if this player alone plays a best response."""
    set_values: FloatArray
    """The share of each information set in `values`: 0 if it cannot be reached."""
    best_set_values: FloatArray
    """The same under a best response of the set's owner."""

    @property
    def nash_conv(self) -> float:
        """What the players would gain by best responses, each alone, added up."""
        return float((self.best_values - self.values).sum())


@dataclass(frozen=True, eq=False)
class Equilibrium:
    """A policy that CFR+ has found, and how far it is from an equilibrium."""

    policy: FloatArray
    """The probability of each action at its information set, by sequence."""
    nash_conv: float
    iterations: int


def evaluate(form: SequenceForm, policy: FloatArray) -> Evaluation:
    """Exact values and best responses, information set by information set."""
    plan, sequence_values = np.zeros(form.sequence_count), np.zeros(form.sequence_count)
    values, best_values = np.zeros(form.players), np.zeros(form.players)
    set_values, best_set_values = (np.zeros(len(form.set_parents)) for _ in range(2))
    for found, by_set, play in (
        (values, set_values, cfr.BY_POLICY),
        (best_values, best_set_values, cfr.BEST_RESPONSE),
    ):
        for player in range(form.players):
            found[player] = cfr.write_values(
                player, form.leaves, form.sets, policy, plan, sequence_values, by_set, play
            )
    return Evaluation(values, best_values, set_values, best_set_values)


def best_response(form: SequenceForm, policy: FloatArray, player: int) -> FloatArray:
    """The same policy, but this player plays a best response; the first of equal actions."""
    plan, values = np.zeros(form.sequence_count), np.zeros(form.sequence_count)
    by_set = np.zeros(len(form.set_parents))
    cfr.write_values(
        player, form.leaves, form.sets, policy, plan, values, by_set, cfr.BEST_RESPONSE
    )
    answer = policy.copy()
    for each in range(form.set_ranges[player], form.set_ranges[player + 1]):
        actions = form.actions_of(each)
        answer[actions] = 0
        answer[actions.start + int(values[actions].argmax())] = 1
    return answer


def expected_payoff(form: SequenceForm, policy: FloatArray, payoffs: npt.ArrayLike) -> float:
    """What a policy is worth by other payoffs: one number for each kind of result."""
    column = np.repeat(np.asarray(payoffs, np.float64)[:, None], form.players, axis=1)
    other = replace(form, payoffs=np.ascontiguousarray(column))
    plan, values = np.zeros(form.sequence_count), np.zeros(form.sequence_count)
    by_set = np.zeros(len(form.set_parents))
    found = cfr.write_values(
        0, other.leaves, other.sets, policy, plan, values, by_set, cfr.BY_POLICY
    )
    return float(found)


def find_equilibrium(
    form: SequenceForm,
    nash_conv: float,
    max_iterations: int,
    regrets: FloatArray | None = None,
) -> Equilibrium:
    """Runs CFR+ until the average policy has no more than this NashConv, or time is up.

    `regrets` are those to start from: with three players other starts may end elsewhere.
    """
    kept = np.zeros(form.sequence_count) if regrets is None else regrets.copy()
    policy, average = form.uniform_policy(), form.uniform_policy()
    sums, plan, values = (np.zeros(form.sequence_count) for _ in range(3))
    done, found = 0, evaluate(form, average).nash_conv
    while found > nash_conv and done < max_iterations:
        stop = min(done + ITERATIONS_BETWEEN_CHECKS, max_iterations)
        cfr.run_cfr_plus(form.leaves, form.sets, kept, policy, sums, plan, values, done + 1, stop)
        cfr.write_averages(form.sets, sums, average)
        done, found = stop, evaluate(form, average).nash_conv
    return Equilibrium(average, found, done)
