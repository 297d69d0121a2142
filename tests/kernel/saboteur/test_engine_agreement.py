"""The fast twin of the classic game is the classic game: no step without a comparison."""

from collections.abc import Callable

import pytest
from hypothesis import given, seed, settings
from hypothesis import strategies as st

from foolsgold.base.rng import Rng
from foolsgold.games.saboteur.edition import Edition
from foolsgold.kernel.saboteur.backend import BACKEND
from tests.kernel.engine_agreement import SEEDS, STEPS_ALIKE, Choose, EnginePair, play
from tests.kernel.saboteur.generated_games import PLAY_STYLES, editions
from tests.support.profiles import IS_EXPLORE_PROFILE
from tests.support.saboteur_positions import SHIPPED_EDITIONS, box

PARTS, GAMES, EXAMPLES, STEPS = (80, 26, 400, 500) if IS_EXPLORE_PROFILE else (8, 3, 46, 330)
"""Over all parts more than 50,000 steps; five million with the profile `explore`."""


@pytest.mark.parametrize("part", range(PARTS))
def test_whole_games_agree(part: int, record_property: Callable[[str, object], None]) -> None:
    """The six editions with 3 to 10 players, then editions nobody printed."""
    compared: list[int] = []
    seats = 3 + part % 8
    for edition in SHIPPED_EDITIONS:
        for number in range(GAMES):
            pair = EnginePair(BACKEND, box(edition).edition, seats, 100 * number + part)
            play(pair, PLAY_STYLES[(number + part) % len(PLAY_STYLES)], Rng(number), 10_000)
            compared.append(pair.steps - pair.outside)

    @seed(part)
    @settings(max_examples=EXAMPLES)
    @given(editions(), SEEDS, st.sampled_from(PLAY_STYLES), st.integers(0, 2**32))
    def compare(edition: Edition, dealt: int, choose: Choose, luck: int) -> None:
        pair = EnginePair(BACKEND, edition, edition.seats[0], dealt)
        play(pair, choose, Rng(luck), STEPS)
        compared.append(pair.steps - pair.outside)

    compare()
    record_property(STEPS_ALIKE, sum(compared))
    assert sum(compared) > 50_000 / PARTS * (100 if IS_EXPLORE_PROFILE else 1)
