"""The team optimum of a solved round: what two diggers with a common plan win.

Two answers, both by integer programs, so only for trees of a few thousand information sets. The
best single joint plan is one that the saboteur may know. The team-maxmin equilibrium with
correlation (TMECor) draws one of several joint plans by lot, and the saboteur knows the lots but
not the draw; double oracle finds it, adding the best plan against the saboteur's best mixture until
none is better. A plan says what each seat does if it digs; nobody knows the saboteur beforehand.
"""

from functools import cached_property
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from foolsgold.base.extras import requires
from foolsgold.study.saboteur_deals import SEATS
from foolsgold.study.sequence_form import FloatArray, SequenceForm

with requires("research"):
    from scipy.optimize import Bounds, LinearConstraint, linprog, milp
    from scipy.sparse import csr_array

TOLERANCE = 1e-4
MAX_PLANS = 200
MIN_SHARE = 1e-6
PLANS_PER_MEAN = 5


class TeamOptimum(NamedTuple):
    """How often the diggers win with a common plan, against the saboteur's best response."""

    value: float
    """With the lots found."""
    bound: float
    """No lots win more."""
    plans: int
    """How many joint plans have a share in the lots."""


Rows = list[tuple[list[int], list[float]]]


class TeamGame:
    """Both diggers as one player, who sees through two seats but cannot join what they see."""

    def __init__(self, form: SequenceForm, saboteur_sets: npt.NDArray[np.bool_]) -> None:
        self._form = form
        self._is_saboteur = saboteur_sets
        saboteurs, leaves = form.kinds.astype(np.int64) - 1, np.arange(len(form.kinds))
        diggers = np.array([[s for s in range(SEATS) if s != each] for each in range(SEATS)])
        self._answers = form.columns[saboteurs, leaves]
        """The saboteur's sequence at each leaf."""
        self._pairs, pair_of = np.unique(
            form.columns[diggers[saboteurs].T, leaves], axis=1, return_inverse=True
        )
        self._pair_of = pair_of.reshape(-1)
        """The pair of the diggers' sequences at each leaf."""

    def best_plan(self) -> float:
        """How often the best single joint plan wins against a saboteur who knows it."""
        return self._best_known_plan[1]

    @cached_property
    def _best_known_plan(self) -> tuple[FloatArray, float]:
        """That plan's wins by the saboteur's sequence, and how often it wins."""
        plans, width = self._plan_rows, self._width
        answers, sets = self._answer_rows(lambda leaf: width + int(self._pair_of[leaf]))
        objective = np.zeros(width + self._pairs.shape[1] + len(self._sets))
        for column, value in sets:
            objective[column] += value
        found = self._solve(objective, [*plans, *answers])
        return self._wins(found), float(objective @ found)

    def best_mixture(self, max_plans: int = MAX_PLANS, tolerance: float = TOLERANCE) -> TeamOptimum:
        """The best lots over joint plans (TMECor), by double oracle."""
        answer = np.zeros(self._width)
        for each in self._sets.tolist():
            actions = self._form.actions_of(each)
            above = answer[self._form.set_parents[each]] if self._form.set_parents[each] else 1.0
            answer[actions] = above / (actions.stop - actions.start)
        answer[0] = 1.0
        columns = [self._best_known_plan[0]]
        value, shares, last = self._mix(columns)
        bound = 1.0
        while len(columns) < max_plans:
            # Single answers swing from one extreme to another; their mean bounds more tightly.
            probe = answer if len(columns) % PLANS_PER_MEAN == 0 else last
            wins, worth = self._best_plan_against(probe)
            bound = min(bound, worth)
            if bound - value < tolerance:
                break
            columns.append(wins)
            value, shares, last = self._mix(columns)
            answer += (last - answer) / len(columns)
        return TeamOptimum(value, bound, int((shares > MIN_SHARE).sum()))

    @property
    def _width(self) -> int:
        return self._form.sequence_count

    @cached_property
    def _sets(self) -> npt.NDArray[np.int64]:
        return np.flatnonzero(self._is_saboteur)

    @cached_property
    def _plan_rows(self) -> list[tuple[list[int], list[float], float, float]]:
        """What makes variables plans of the diggers, and pairs no likelier than their parts."""
        rows: list[tuple[list[int], list[float], float, float]] = [([0], [1.0], 1.0, 1.0)]
        for each in np.flatnonzero(~self._is_saboteur).tolist():
            actions = self._form.actions_of(each)
            own = list(range(actions.start, actions.stop))
            parent = int(self._form.set_parents[each])
            rows.append(([*own, parent], [*[1.0] * len(own), -1.0], 0.0, 0.0))
        for number, pair in enumerate(self._pairs.T.tolist()):
            column = self._width + number
            rows += [([column, one], [1.0, -1.0], -np.inf, 0.0) for one in pair]
        return rows

    def _answer_rows(self, column_of: Any) -> tuple[list[Any], list[tuple[int, float]]]:
        """The saboteur's choices: no set is worth more than any of its actions leaves.

        Returned with what the whole is worth: the sets at which the saboteur begins, and leaves
        that come before.
        """
        first = self._width + self._pairs.shape[1]
        place = {each: first + number for number, each in enumerate(self._sets.tolist())}
        gains: dict[int, list[tuple[int, float]]] = {}
        for leaf, answer in enumerate(self._answers.tolist()):
            gains.setdefault(answer, []).append((column_of(leaf), float(self._form.weights[leaf])))
        for each, column in place.items():
            gains.setdefault(int(self._form.set_parents[each]), []).append((column, 1.0))
        rows = []
        for each, column in place.items():
            actions = self._form.actions_of(each)
            for sequence in range(actions.start, actions.stop):
                worth = gains.get(sequence, [])
                values = [1.0, *(-value for _, value in worth)]
                rows.append(([column, *(other for other, _ in worth)], values, -np.inf, 0.0))
        return rows, gains.get(0, [])

    def _solve(self, objective: FloatArray, rows: list[Any]) -> FloatArray:
        """The variables that maximise the objective; plans are 0 or 1."""
        matrix = _matrix([row[:2] for row in rows], len(objective))
        low, high = (np.array([row[place] for row in rows]) for place in (2, 3))
        found = milp(
            -objective,
            constraints=LinearConstraint(matrix, low, high),
            bounds=Bounds(0, 1),
            integrality=(np.arange(len(objective)) < self._width).astype(int),
        )
        assert found.status == 0, found.message
        return np.asarray(found.x)

    def _best_plan_against(self, answer: FloatArray) -> tuple[FloatArray, float]:
        """The joint plan that wins most against a mixture: its wins by the saboteur's sequence."""
        weights = self._form.weights * answer[self._answers]
        worth = np.bincount(self._pair_of, weights, self._pairs.shape[1])
        objective = np.concatenate([np.zeros(self._width), worth])
        found = self._solve(objective, self._plan_rows)
        return self._wins(found), float(objective @ found)

    def _wins(self, found: FloatArray) -> FloatArray:
        """The wins of a plan by the saboteur's sequence, from the variables of a program."""
        pairs = found[self._width : self._width + self._pairs.shape[1]]
        weights = self._form.weights * pairs.round()[self._pair_of]
        return np.asarray(np.bincount(self._answers, weights, self._width), np.float64)

    def _mix(self, columns: list[FloatArray]) -> tuple[float, FloatArray, FloatArray]:
        """The best lots over some plans, what they win, and the saboteur's mixture against them."""
        count, sets = len(columns), self._sets.tolist()
        place = {each: count + number for number, each in enumerate(sets)}
        inner: dict[int, list[int]] = {}
        for each in sets:
            inner.setdefault(int(self._form.set_parents[each]), []).append(place[each])
        rows: Rows = []
        sequences: list[int] = []
        for each in sets:
            actions = self._form.actions_of(each)
            for sequence in range(actions.start, actions.stop):
                below = inner.get(sequence, [])
                wins = [-float(column[sequence]) for column in columns]
                rows.append(
                    ([place[each], *range(count), *below], [1.0, *wins, *[-1.0] * len(below)])
                )
                sequences.append(sequence)
        objective = np.zeros(count + len(sets))
        objective[:count] = [column[0] for column in columns]
        objective[inner.get(0, [])] += 1
        shares = np.concatenate([np.ones(count), np.zeros(len(sets))])[None]
        found = linprog(
            -objective,
            A_ub=_matrix(rows, len(objective)),
            b_ub=np.zeros(len(rows)),
            A_eq=shares,
            b_eq=[1.0],
            bounds=(0, 1),
        )
        assert found.status == 0, found.message
        answer = np.zeros(self._width)
        answer[0] = 1.0
        answer[sequences] = -found.ineqlin.marginals
        return -float(found.fun), np.asarray(found.x[:count]), answer


def _matrix(rows: Rows, width: int) -> Any:
    starts = np.cumsum([0, *(len(columns) for columns, _ in rows)])
    values = np.concatenate([values for _, values in rows])
    columns = np.concatenate([columns for columns, _ in rows])
    return csr_array((values, columns, starts), shape=(len(rows), width))
