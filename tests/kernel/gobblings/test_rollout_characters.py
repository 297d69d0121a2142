"""Kinds of Goblins that a search foresees: weighed as the readable rules say, and drawn by seed."""

from collections.abc import Sequence

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from foolsgold.base.rng import Rng
from foolsgold.bots.gobblings.rule_bot import Evaluator, GoalBelief
from foolsgold.games.gobblings.edition import Edition
from foolsgold.games.gobblings.view import View
from foolsgold.games.gobblings.visibility import view_of
from foolsgold.kernel.gobblings.backend import BACKEND
from foolsgold.kernel.gobblings.record_layout import SCRATCH_DTYPE
from foolsgold.kernel.gobblings.rule_bot import BRUTE, IMP, NEAR_TILES, RULE, WARDEN
from foolsgold.kernel.gobblings.search import RootPosition
from foolsgold.kernel.gobblings.search_types import GoblinMix
from foolsgold.kernel.successive_elimination import uniform_by_world
from foolsgold.tunnel.tiles import Cell
from tests.kernel.engine_agreement import legal_moves
from tests.kernel.gobblings.generated_games import (
    NOTHING_HEARD,
    editions,
    pair_after,
    uniform_search_input,
)
from tests.support.gobblings_positions import table
from tests.support.profiles import scaled_examples

SEEDS = np.arange(4000, dtype=np.uint64) * np.uint64(0x2545F4914F6CDD1D)
HOPES = ((0.5, 0.25, 0.25), (0.25, 0.25, 0.5))
"""Where the Gold is thought to be, and where the Dragon: fractions that add up in any order."""


class Tempered(Evaluator):
    """The rule bot, with a temper as a Goblin and hopes given from outside."""

    def __init__(self, view: View, temper: int, hopes: Sequence[Sequence[float]]) -> None:
        self.temper, self.given = temper, hopes
        super().__init__(view, ())
        if temper == IMP and not self.is_gnome:
            needed = self.distances.tiles_needed.values()
            self.is_gnome = sum(needed) > NEAR_TILES * len(needed)
            self.baseline = self._evaluate(self.distances.tiles_needed)
            if self.is_gnome and self._final_pass_value:
                self._final_pass_value = -1000

    def _estimate_goals(self) -> dict[Cell, GoalBelief]:
        goals = self.view.goals
        unseen = [number for number, goal in enumerate(goals) if goal.face is None]
        found = super()._estimate_goals()
        for number in unseen:
            shares = [
                given[number] / sum(given[other] for other in unseen)
                if found[goals[number].cell][place]
                else 0.0
                for place, given in enumerate(self.given)
            ]
            found[goals[number].cell] = (shares[0], shares[1])
        return found

    def _distance_weight(self, gold: float, dragon: float) -> float:
        if self.is_gnome or self.temper in (RULE, IMP):
            return super()._distance_weight(gold, dragon)
        return dragon / 2 - gold if self.temper == WARDEN else -1 / 3


@pytest.mark.parametrize("temper", [RULE, WARDEN, BRUTE, IMP])
@given(
    editions(),
    st.data(),
    st.integers(0, 2**64 - 1),
    st.integers(0, 2**32),
    st.integers(0, 120),
)
@settings(max_examples=scaled_examples(25))
def test_a_goblin_of_any_temper_weighs_moves_as_the_readable_rules_say(
    temper: int, edition: Edition, data: st.DataObject, seed: int, luck: int, steps: int
) -> None:
    pair = pair_after(edition, data.draw(st.integers(*edition.seats)), seed, luck, steps)
    if pair.is_over or not pair.inside or edition.columns_between > 8:
        return
    paper = pair.work.view(SCRATCH_DTYPE)[0]
    paper["tempers"], paper["hopes"] = temper, HOPES
    moves = legal_moves(BACKEND, pair.games, pair.table, pair.work)
    found = np.zeros(len(moves))
    BACKEND.rule_bot_scores(
        pair.games, pair.table, NOTHING_HEARD, np.array(moves, np.int32), found, pair.work
    )
    mind = Tempered(view_of(pair.state, pair.state.to_act), temper, HOPES)
    read = [BACKEND.decode_move(pair.games[0], pair.state, move) for move in moves]
    assert found.tolist() == pytest.approx([mind.score(move) for move in read])


def test_every_seat_has_a_number_of_its_own_in_each_world_and_the_same_seed_the_same() -> None:
    one, two = uniform_by_world(SEEDS, 1), uniform_by_world(SEEDS, 2)
    assert (one == uniform_by_world(SEEDS, 1)).all()
    assert 0 <= one.min() <= one.max() < 1
    assert abs(one.mean() - 0.5) < 0.03
    assert abs(np.corrcoef(one, two)[0, 1]) < 0.06


def test_tempers_are_as_common_as_they_are_likely_and_each_seat_has_its_own() -> None:
    view = view_of(table("S─", pile=30, hand=["passage NS", "map", "rubble NS"]), 0)
    mixed, brute = GoblinMix(rule=0.5, warden=0.25, imp=0.25), GoblinMix(rule=0, brute=1)
    known = uniform_search_input(view)._replace(goblin_mixes=[mixed, mixed, brute, mixed, mixed])
    tempers = RootPosition(view, known, view.legal[:1], Rng(1)).sample_tempers(SEEDS)
    assert (tempers[:, 2] == BRUTE).all()
    for seat in (0, 1, 3, 4):
        shares = [(tempers[:, seat] == kind).mean() for kind in (RULE, WARDEN, BRUTE, IMP)]
        assert shares == pytest.approx([0.5, 0.25, 0, 0.25], abs=0.04)
    assert abs((tempers[:, 0] == tempers[:, 1]).mean() - 0.375) < 0.04
