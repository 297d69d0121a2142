"""Invariants of Gobblings alone that hold in every position of every game."""

from collections import Counter

from hypothesis import given

from foolsgold.games.gobblings.moves import Phase
from foolsgold.games.gobblings.visibility import view_of
from tests.support.game_case import PlayedPosition
from tests.support.gobblings_case import GOBBLINGS


@given(GOBBLINGS.random_positions())
def test_roles_only_change_hands(game: PlayedPosition) -> None:
    state, _ = game
    races = Counter(state.race_at(seat) for seat in range(state.seats))
    assert races == Counter(state.edition.races[state.seats])
    assert len(set(state.roles)) == state.seats


@given(GOBBLINGS.random_positions())
def test_points_stay_on_the_track(game: PlayedPosition) -> None:
    state, _ = game
    last = state.edition.points_to_win
    assert all(0 <= points <= last for points in state.points)
    assert (state.winner is not None) == (last in state.points) == (state.phase is Phase.OVER)


@given(GOBBLINGS.random_positions())
def test_what_a_seat_knows_of_roles_is_true(game: PlayedPosition) -> None:
    state, _ = game
    for seat in range(state.seats):
        known = view_of(state, seat).roles
        assert known[seat] is state.roles[seat]
        assert all(role in (None, state.roles[other]) for other, role in enumerate(known))
