"""Invariants of both games that hold in every position of every game."""

from collections import Counter

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from foolsgold.games.api import Refused
from foolsgold.wire.views import to_wire_view
from tests.support.each_game import each_game
from tests.support.game_case import GameCase
from tests.support.profiles import scaled_examples


@each_game
@given(data=st.data())
def test_no_card_is_lost_or_made(case: GameCase, data: st.DataObject) -> None:
    state, _ = data.draw(case.random_positions())
    in_play = Counter(map(case.upright, case.cards_in_play(state)))
    assert in_play == Counter(map(case.upright, state.edition.deck))


@each_game
@given(data=st.data())
@settings(max_examples=scaled_examples(40))
def test_a_move_is_legal_exactly_if_nothing_refuses_it(case: GameCase, data: st.DataObject) -> None:
    state, _ = data.draw(case.random_positions())
    legal = case.rules.legal_moves(state)
    assert len(legal) == len(set(legal))
    moves = case.conceivable_moves(state)
    assert {move for move in moves if case.rules.refusal(state, move) is None} == set(legal)


@each_game
@given(data=st.data())
@settings(max_examples=scaled_examples(40))
def test_every_legal_move_applies_and_leaves_the_position_as_it_was(
    case: GameCase, data: st.DataObject
) -> None:
    state, _ = data.draw(case.random_positions())
    text, tiles = case.rules.position_text(state), dict(state.board.tiles)
    before = msgspec.structs.astuple(state)
    for move in case.rules.legal_moves(state):
        case.rules.step(state, move)
    assert msgspec.structs.astuple(state) == before
    assert (case.rules.position_text(state), state.board.tiles) == (text, tiles)


@each_game
@given(data=st.data())
@settings(max_examples=scaled_examples(40))
def test_every_other_move_is_refused(case: GameCase, data: st.DataObject) -> None:
    state, _ = data.draw(case.random_positions())
    legal = set(case.rules.legal_moves(state))
    others = [move for move in case.conceivable_moves(state) if move not in legal]
    move = data.draw(st.sampled_from(others))
    with pytest.raises(Refused) as refused:
        case.rules.step(state, move)
    assert refused.value.reason is case.rules.refusal(state, move)


@each_game
@given(data=st.data())
def test_moves_read_back_from_their_text_and_json(case: GameCase, data: st.DataObject) -> None:
    state, _ = data.draw(case.random_positions())
    for move in case.rules.legal_moves(state):
        assert case.rules.read_move(str(move)) == move
        sent = msgspec.json.encode(move)
        assert msgspec.json.decode(sent, type=case.rules.move_type) == move


@each_game
@given(data=st.data())
def test_events_and_views_read_back_from_json(case: GameCase, data: st.DataObject) -> None:
    state, steps = data.draw(case.random_positions())
    for event in (event for _, _, events in steps[-3:] for event in events):
        sent = msgspec.json.encode(event)
        assert msgspec.json.decode(sent, type=case.rules.event_type) == event
    for seat in (None, 0, state.to_act):
        view = case.rules.view_of(state, seat)
        sent = msgspec.json.decode(msgspec.json.encode(to_wire_view(view)))
        assert sent["edition"] == state.edition.id
        assert msgspec.convert({**sent, "edition": state.edition}, case.rules.view_type) == view


@each_game
@given(data=st.data())
def test_somebody_can_act_until_the_game_is_over(case: GameCase, data: st.DataObject) -> None:
    """[R67] An empty-handed turn never comes up."""
    state, _ = data.draw(case.random_positions())
    assert bool(case.rules.legal_moves(state)) == (case.rules.to_act(state) is not None)


@each_game
@given(data=st.data())
def test_values_can_be_compared_and_hashed(case: GameCase, data: st.DataObject) -> None:
    """A position reached twice is the same value, and so are its moves and events."""
    state, steps = data.draw(case.random_positions())
    again, _ = case.rules.start(state.edition, state.seats, state.chance)
    for _, move, events in steps:
        again, happened = case.rules.step(again, move)
        assert hash(happened) == hash(events)
        assert hash(move) == hash(replace(move))
    assert again == state
    assert hash(again) == hash(state)
    assert len({again, state}) == 1
