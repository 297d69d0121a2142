"""The fast twin of the classic game is the classic game: no step without a comparison."""

import sys

import pytest
from agreement import Choose, Pair, play
from hypothesis import given, seed, settings
from hypothesis import strategies as st
from saboteur_tables import WAYS, editions

from depth import EXPLORES
from foolsgold.base.rng import Rng
from foolsgold.games.saboteur.edition import Edition
from foolsgold.kernel.saboteur.twin import TWIN
from support import SHIPPED, box

PARTS = 8
GAMES, EXAMPLES, STEPS = (260, 3000, 500) if EXPLORES else (3, 33, 330)
"""Over all parts more than 50,000 steps; five million with the profile `explore`."""


@pytest.mark.parametrize("part", range(PARTS))
def test_whole_games_agree(part: int, capsys: pytest.CaptureFixture[str]) -> None:
    """The six editions with 3 to 10 players, then editions nobody printed."""
    compared: list[int] = []
    seats = 3 + part
    for edition in SHIPPED:
        for number in range(GAMES):
            pair = Pair(TWIN, box(edition).edition, seats, 100 * number + part)
            play(pair, WAYS[(number + part) % len(WAYS)], Rng(number), 10_000)
            compared.append(pair.steps - pair.outside)

    @seed(part)
    @settings(max_examples=EXAMPLES)
    @given(editions(), st.integers(0, 2**64 - 1), st.sampled_from(WAYS), st.integers(0, 2**32))
    def compare(edition: Edition, dealt: int, choose: Choose, luck: int) -> None:
        pair = Pair(TWIN, edition, edition.seats[0], dealt)
        play(pair, choose, Rng(luck), STEPS)
        compared.append(pair.steps - pair.outside)

    compare()
    with capsys.disabled():
        sys.stdout.write(f"\nSaboteur: {sum(compared):,} steps alike in part {part}\n")
    assert sum(compared) > 50_000 / PARTS * (100 if EXPLORES else 1)
