"""Laws of the second game that hold in every position of every game."""

from collections import Counter
from collections.abc import Iterator

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from foolsgold.games.api import Refused
from foolsgold.games.gobblings.cards import Card, Colour, PathCard
from foolsgold.games.gobblings.engine import step
from foolsgold.games.gobblings.events import Event
from foolsgold.games.gobblings.moves import (
    Explode,
    Leave,
    Move,
    Open,
    Pass,
    Peek,
    Phase,
    Place,
    Replace,
    Serve,
    Steal,
    Swap,
    read_move,
)
from foolsgold.games.gobblings.rules.legal import legal_moves, refusal
from foolsgold.games.gobblings.state import State
from foolsgold.games.gobblings.view import View
from foolsgold.games.gobblings.visibility import view_of
from foolsgold.tunnel.tiles import Cell
from foolsgold.wire.views import to_wire_view
from tests.support.gobblings_random_games import Step, random_positions
from tests.support.profiles import scaled_examples

Game = tuple[State, list[Step]]


def settled(card: Card) -> Card:
    """A tile lies on the field as it was turned; for counting, one position stands for all."""
    if isinstance(card, PathCard):
        return msgspec.structs.replace(card, tile=min(card.tile.turned(q) for q in range(4)))
    return card


def on_field(state: State) -> Iterator[Card]:
    for cell, kind in state.kinds.items():
        colour = state.board.locks.get(cell) or state.board.keys.get(cell)
        yield PathCard(state.board.tiles[cell], kind, Colour(colour) if colour else None)


@given(random_positions())
def test_no_tile_is_lost_or_made(game: Game) -> None:
    state, _ = game
    held = (state.deck[card] for hand in state.hands for card in hand)
    everywhere = (*on_field(state), *held, *state.discards, *(state.deck[c] for c in state.pile))
    assert Counter(map(settled, everywhere)) == Counter(map(settled, state.edition.deck))


@given(random_positions())
def test_roles_only_change_hands(game: Game) -> None:
    state, _ = game
    races = Counter(state.race_at(seat) for seat in range(state.seats))
    assert races == Counter(state.edition.races[state.seats])
    assert len(set(state.roles)) == state.seats


@given(random_positions())
def test_points_stay_on_the_track(game: Game) -> None:
    state, _ = game
    last = state.edition.points_to_win
    assert all(0 <= points <= last for points in state.points)
    assert (state.winner is not None) == (last in state.points) == (state.phase is Phase.OVER)


def conceivable(state: State) -> Iterator[Move]:
    """Every move of every kind around what is on the table, sensible or not."""
    xs = [cell.x for cell in (*state.board.tiles, *state.board.face_down)]
    ys = [cell.y for cell in (*state.board.tiles, *state.board.face_down)]
    cells = [
        Cell(x, y) for x in range(min(xs) - 2, max(xs) + 3) for y in range(min(ys) - 2, max(ys) + 3)
    ]
    others = [card for card in range(len(state.deck)) if card not in state.hands[state.to_act]]
    for card in (*state.hands[state.to_act], *others[:1], *others[-1:]):
        yield Replace(card)
        for cell in cells:
            yield Explode(card, cell)
            yield from (Place(card, cell, quarters) for quarters in range(-1, 5))
        yield from (Swap(card, seat) for seat in range(-1, state.seats + 1))
        yield from (Peek(card, goal) for goal in range(-1, 4))
    yield Pass()
    yield Leave()
    yield from (Open(goal) for goal in range(-1, 4))
    for seat in range(-1, state.seats + 1):
        yield Serve(seat)
        yield Steal(seat)


@given(random_positions())
@settings(max_examples=scaled_examples(40))
def test_a_move_is_legal_exactly_if_nothing_refuses_it(game: Game) -> None:
    state, _ = game
    legal = legal_moves(state)
    assert len(legal) == len(set(legal))
    assert {move for move in conceivable(state) if refusal(state, move) is None} == set(legal)


@given(random_positions())
@settings(max_examples=scaled_examples(40))
def test_every_legal_move_applies_and_leaves_the_position_as_it_was(game: Game) -> None:
    state, _ = game
    before = msgspec.structs.astuple(state)
    tiles, kinds = dict(state.board.tiles), dict(state.kinds)
    for move in legal_moves(state):
        step(state, move)
    assert msgspec.structs.astuple(state) == before
    assert (state.board.tiles, state.kinds) == (tiles, kinds)


@given(random_positions(), st.data())
@settings(max_examples=scaled_examples(40))
def test_every_other_move_is_refused(game: Game, data: st.DataObject) -> None:
    state, _ = game
    legal = set(legal_moves(state))
    others = [move for move in conceivable(state) if move not in legal]
    move = data.draw(st.sampled_from(others))
    with pytest.raises(Refused) as refused:
        step(state, move)
    assert refused.value.reason is refusal(state, move)


@given(random_positions())
def test_values_read_back_from_text_and_json(game: Game) -> None:
    state, steps = game
    for move in legal_moves(state):
        assert read_move(str(move)) == move
        assert msgspec.json.decode(msgspec.json.encode(move), type=Move) == move
    for _, _, events in steps[-3:]:
        for event in events:
            assert msgspec.json.decode(msgspec.json.encode(event), type=Event) == event
    view = view_of(state, state.to_act)
    sent = msgspec.json.decode(msgspec.json.encode(to_wire_view(view)))
    assert sent["edition"] == state.edition.id
    assert msgspec.convert({**sent, "edition": state.edition}, View) == view


@given(random_positions())
def test_somebody_can_always_act_until_the_end(game: Game) -> None:
    state, _ = game
    assert bool(legal_moves(state)) == (state.phase is not Phase.OVER)


@given(random_positions())
def test_what_a_seat_knows_of_roles_is_true(game: Game) -> None:
    state, _ = game
    for seat in range(state.seats):
        known = view_of(state, seat).roles
        assert known[seat] is state.roles[seat]
        assert all(role in (None, state.roles[other]) for other, role in enumerate(known))
