"""Learners' batches side by side, compiled and readable, with the same choices.

The readable batch is a `LearnerBatch` without a compiler.
"""

from collections.abc import Callable
from typing import Any
from unittest.mock import patch

import numpy as np
import numpy.typing as npt

from foolsgold.base.rng import Rng
from foolsgold.kernel import learner_batch
from foolsgold.kernel.learner_batch import LearnerBatch
from foolsgold.kernel.learner_layout import OPTION_BY_ID

OUTPUTS = (
    "observations", "final_observations", "action_ids", "features", "masks", "rewards", "listed",
    "seats_to_act", "has_ended", "is_over", "was_illegal",
)  # fmt: skip
REFERENCE_EDITIONS = {"saboteur": "saboteur-en", "gobblings": "gobblings-advanced"}
SHORT_BOARDS: dict[str, dict[str, Any]] = {
    "saboteur": {"columns_between": 1, "min_path_cards": 0},
    "gobblings": {"columns_between": 1},
}
"""Where random play reaches goals, shares gold and steals."""
LONG_MAZES: dict[str, dict[str, Any]] = {
    "saboteur": {
        "columns_between": 20,
        "deck": {
            "passages": {"NS": 0, "NW": 0, "NE": 0, "NES": 0, "NEW": 0, "NESW": 0, "EW": 60},
            "dead_ends": dict.fromkeys(("NS", "EW", "NW", "NE", "NES", "NEW", "NESW", "N", "E"), 0),
            "actions": {"map": 0, "rockfall": 1},
        },
    },
    "gobblings": {
        "columns_between": 20,
        "rows_between_goals": 10,
        "deck": {"passage": {"NS": 110, "EW": 20}},
    },
}
"""Where a maze outgrows its record."""
Choose = Callable[[LearnerBatch], npt.NDArray[np.int64]]


def python_batch(*arguments: Any, **options: Any) -> LearnerBatch:
    """A batch on the readable rules."""
    with patch.object(learner_batch, "has_compiler", lambda: False):
        return LearnerBatch(*arguments, tell=lambda _: None, **options)


def random_choices(seed: int) -> Choose:
    """Any listed move, by its place or its number; now and then an illegal one."""
    rng = np.random.default_rng(seed)

    def choose(batch: LearnerBatch) -> npt.NDArray[np.int64]:
        places = (rng.random(len(batch)) * np.maximum(batch.listed, 1)).astype(np.int64)
        chosen = places
        if batch.options[OPTION_BY_ID]:
            chosen = batch.action_ids[np.arange(len(batch)), places].astype(np.int64)
        return np.where(rng.random(len(batch)) < 0.02, 9999, chosen)

    return choose


def farthest_choices(seed: int) -> Choose:
    """Tiles as far away as one can."""
    rng = Rng(seed)

    def distance(listed: Any) -> int:
        cell = getattr(listed.move, "cell", None)
        return 0 if cell is None else 2 * (abs(cell.x) + abs(cell.y)) + rng.below(2)

    def choose(batch: LearnerBatch) -> npt.NDArray[np.int64]:
        lists = [[distance(each) for each in batch.legal_moves(n)] for n in range(len(batch))]
        return np.array([far.index(max(far)) if far else 0 for far in lists])

    return choose


def assert_same_outputs(one: LearnerBatch, two: LearnerBatch) -> None:
    for name in OUTPUTS:
        mine, theirs = getattr(one, name), getattr(two, name)
        if not np.array_equal(mine, theirs):
            where = np.argwhere(mine != theirs)[0].tolist()
            if name == "observations":
                pieces = one.layout.decode(mine[where[0]]), two.layout.decode(theirs[where[0]])
                where += [key for key in pieces[0] if (pieces[0][key] != pieces[1][key]).any()]
            raise AssertionError(f"{name} differ at {where}")


def play_alike(one: LearnerBatch, two: LearnerBatch, choose: Choose, steps: int) -> int:
    """Steps two batches with the same choices; says how many episodes have ended."""
    ended = 0
    assert_same_outputs(one, two)
    for step in range(steps):
        chosen = choose(one)
        one.step(chosen)
        two.step(chosen)
        assert_same_outputs(one, two)
        ended += int(one.has_ended.sum())
        if step % 40 == 39:
            for seat in range(-1, one.seats):
                assert np.array_equal(one.observe(seat), two.observe(seat))
            for game, readable in two.fallback.items():
                mine, theirs = one.state(game), readable.state
                assert (mine.roles, mine.board, mine.to_act) == (
                    theirs.roles,
                    theirs.board,
                    theirs.to_act,
                )
                # What a record tells after packing and unpacking is what everybody has heard.
                if game not in one.fallback:
                    assert one.learner.peeks_of(one._records[game]) == readable.peeks
    return ended
