"""The fast twin of the classic game is the classic game: no step without a comparison."""

from hypothesis import given, settings
from hypothesis import strategies as st

from foolsgold.base.rng import Rng
from foolsgold.kernel.saboteur.twin import TWIN
from agreement import Pair, play
from saboteur_tables import WAYS, editions


@given(editions(), st.integers(0, 2**64 - 1), st.sampled_from(WAYS), st.integers(0, 2**32))
@settings(max_examples=150)
def test_own_editions(edition, seed, choose, luck) -> None:
    pair = Pair(TWIN, edition, edition.seats[0], seed)
    play(pair, choose, Rng(luck), 400)
