"""The fast twin of the second game is the second game: no step without a comparison."""

from collections.abc import Callable

import pytest
from hypothesis import given, seed, settings
from hypothesis import strategies as st

from foolsgold.base.rng import Rng
from foolsgold.games.gobblings.edition import Edition
from tests.kernel.engine_agreement import SEEDS, STEPS_ALIKE, Choose, play
from tests.kernel.gobblings.generated_games import PLAY_STYLES, editions, games
from tests.support.profiles import IS_EXPLORE_PROFILE

PARTS, EXAMPLES, STEPS = (80, 140, 500) if IS_EXPLORE_PROFILE else (8, 21, 350)
"""Over all parts more than 50,000 steps; five million with the profile `explore`."""


@pytest.mark.parametrize("part", range(PARTS))
def test_own_editions(part: int, record_property: Callable[[str, object], None]) -> None:
    compared = []

    @seed(part)
    @settings(max_examples=EXAMPLES)
    @given(
        editions(),
        st.data(),
        SEEDS,
        st.sampled_from(PLAY_STYLES),
        st.integers(0, 2**32),
    )
    def compare(
        edition: Edition, data: st.DataObject, dealt: int, choose: Choose, luck: int
    ) -> None:
        seats = data.draw(st.integers(*edition.seats))
        rng, left = Rng(luck), STEPS
        for pair in games(edition, seats, dealt):
            play(pair, choose, rng, left)
            compared.append(pair.steps - pair.outside)
            left -= pair.steps
            if left <= 0:
                break

    compare()
    record_property(STEPS_ALIKE, sum(compared))
    assert sum(compared) > 50_000 / PARTS * (100 if IS_EXPLORE_PROFILE else 1)
