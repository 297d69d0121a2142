"""Who decides in a batch, under every NumPy that may be installed."""

import numpy as np
import pytest

from foolsgold.kernel.backend_interface import GAME, UNIFORM
from foolsgold.kernel.game_batch import Batch
from foolsgold.kernel.position import KernelPosition


@pytest.mark.parametrize("edition", ["saboteur-lv", "gobblings"])
def test_a_batch_tells_who_acts_before_and_after_the_end(edition: str) -> None:
    """NumPy 2.5 refuses -1 beside the unsigned fields of a record."""
    batch = Batch(edition, seats=4, games=3, seed=7)
    expected = [KernelPosition(edition, 4, 7 + game).to_act for game in range(3)]
    assert batch.to_act.tolist() == expected
    assert batch.to_act.dtype == np.int8
    assert not batch.is_over.any()
    ended = batch.copy([0])
    ended.play([UNIFORM], 1, GAME)
    assert ended.to_act.tolist() == [-1]
    assert ended.is_over.tolist() == [True]
