"""Moves in one line: what is not one is refused, whatever it is."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from foolsgold.games.api import BadNotation
from foolsgold.games.saboteur.moves import read_move


@pytest.mark.parametrize(
    "text",
    [
        "", "place", "place 1", "place x 1,0", "place 1 1", "place 1 1,0 sideways", "place -1 1,0",
        "peek 1 0", "peek 1 ٣", "break 1", "break 1 0", "mend 1 1", "mend 1 1 rope", "open",
        "open 0", "turn 1", "turn 1 round", "take", "take x", "take 99999", "fly 1",
        "place 1 1,0,0", "place 1 +1,0", "place 1 1_0,0", "place 1 -0,0", "place 1 ١,0",
    ],
)  # fmt: skip
def test_what_is_not_a_move_is_refused(text: str) -> None:
    with pytest.raises(BadNotation):
        read_move(text)


@given(st.text(alphabet="placebrkmndturoe0123456789,- \n", max_size=30))
def test_any_text_is_a_move_or_refused_kindly(text: str) -> None:
    try:
        move = read_move(text)
    except BadNotation:
        return
    assert read_move(str(move)) == move
