"""Seeds of more than 64 bits are for games of people: the kernel says so and holds none."""

import numpy as np
import pytest

from foolsgold.base.rng import NARROW, Rng
from foolsgold.games.catalogue import find
from foolsgold.kernel.twin import TooLarge
from foolsgold.kernel.twins import twin_of


@pytest.mark.parametrize("edition", ["saboteur-en", "gobblings"])
def test_a_wide_seed_is_too_large_for_a_record(edition: str) -> None:
    box = find(edition)
    twin = twin_of(box.rules.name)
    table = twin.table_of(box.edition, 4)
    record = np.zeros(1, twin.layout)[0]
    state, _ = box.rules.deal(box.edition, 4, NARROW, None)
    with pytest.raises(TooLarge, match="64 bits"):
        twin.pack(state, table[0], record)


@pytest.mark.parametrize("edition", ["saboteur-en", "gobblings"])
def test_worlds_of_a_wide_game_are_narrow(edition: str) -> None:
    """So search is as fast at a served table as anywhere."""
    box = find(edition)
    twin = twin_of(box.rules.name)
    state, _ = box.rules.deal(box.edition, 4, NARROW, None)
    world = box.rules.world_of(box.rules.view_of(state, 0), Rng(1))
    assert world.chance.seed < NARROW
    twin.pack(world, twin.table_of(box.edition, 4)[0], np.zeros(1, twin.layout)[0])
