"""Laws of the classic game that hold in every position of every game."""

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from foolsgold.games.api import Refused
from foolsgold.games.saboteur.cards import BreakCard, Card, PathCard, Tool
from foolsgold.games.saboteur.edition import Edition
from foolsgold.games.saboteur.engine import start, step
from foolsgold.games.saboteur.events import Event, GoalLaid
from foolsgold.games.saboteur.moves import (
    Break,
    Collapse,
    Discard,
    Mend,
    Move,
    Open,
    Peek,
    Phase,
    Place,
    Take,
    Turn,
    read_move,
)
from foolsgold.games.saboteur.rules.hand_moves import can_play
from foolsgold.games.saboteur.rules.legal import legal_moves, refusal
from foolsgold.games.saboteur.state import State
from foolsgold.games.saboteur.view import View
from foolsgold.games.saboteur.visibility import view_of
from foolsgold.tunnel.ascii import board_to_ascii
from foolsgold.tunnel.board import START, Adjacency
from foolsgold.tunnel.tiles import Cell
from foolsgold.wire.views import to_wire_view
from tests.support.profiles import scaled_examples
from tests.support.saboteur_positions import box
from tests.support.saboteur_random_games import Step, random_positions

Game = tuple[State, list[Step]]


def upright(card: Card) -> Card:
    """A card lies in the maze as it was turned; for counting, one position stands for both."""
    if isinstance(card, PathCard):
        return PathCard(min(card.tile, card.tile.turned()))
    return card


def all_cards(state: State) -> Counter[Card]:
    spared = (START, *state.edition.goal_cells)
    maze = (PathCard(t) for cell, t in state.board.tiles.items() if cell not in spared)
    broken = (BreakCard(tool) for tools in state.broken for tool in tools)
    hands = (state.deck[card] for hand in state.hands for card in hand)
    put = (put.face for put in state.discards)
    everywhere = (*maze, *broken, *hands, *put, *state.deck[state.drawn :])
    return Counter(upright(card) for card in everywhere)


def deck_of(edition: Edition) -> Counter[Card]:
    return Counter(upright(card) for card in edition.deck)


@given(random_positions())
def test_no_card_is_lost_or_made(game: Game) -> None:
    state, _ = game
    assert all_cards(state) == deck_of(state.edition)


@given(random_positions())
def test_no_gold_is_lost_or_made(game: Game) -> None:
    state, _ = game
    held = [nuggets for cards in state.gold for nuggets in cards]
    assert sorted([*held, *state.gold_deck, *state.offer]) == sorted(state.edition.gold)


def conceivable(state: State) -> Iterator[Move]:
    """Every move of every kind around what is on the table, sensible or not."""
    xs = [cell.x for cell in (*state.board.tiles, *state.board.face_down)]
    ys = [cell.y for cell in (*state.board.tiles, *state.board.face_down)]
    cells = [
        Cell(x, y) for x in range(min(xs) - 2, max(xs) + 3) for y in range(min(ys) - 2, max(ys) + 3)
    ]
    others = [card for card in range(len(state.deck)) if card not in state.hands[state.to_act]]
    for card in (*state.hands[state.to_act], *others[:1], *others[-1:]):
        yield Discard(card)
        for cell in cells:
            yield Place(card, cell)
            yield Place(card, cell, turned=True)
            yield Collapse(card, cell)
        for seat in range(-1, state.seats + 1):
            yield Break(card, seat)
            for tool in Tool:
                yield Mend(card, seat, tool)
        for goal in range(-1, 4):
            yield Peek(card, goal)
    for goal in range(-1, 4):
        yield Open(goal)
        yield Turn(goal, turned=False)
        yield Turn(goal, turned=True)
    for nuggets in range(5):
        yield Take(nuggets)


@given(random_positions())
@settings(max_examples=scaled_examples(40))
def test_a_move_is_legal_exactly_if_nothing_refuses_it(game: Game) -> None:
    state, _ = game
    legal = legal_moves(state)
    assert len(legal) == len(set(legal))
    allowed = {move for move in conceivable(state) if refusal(state, move) is None}
    assert allowed == set(legal)


@given(random_positions())
@settings(max_examples=scaled_examples(40))
def test_every_legal_move_applies_and_leaves_the_position_as_it_was(game: Game) -> None:
    state, _ = game
    board, tiles = board_to_ascii(state.board), dict(state.board.tiles)
    before = msgspec.structs.astuple(state)
    for move in legal_moves(state):
        step(state, move)
    assert msgspec.structs.astuple(state) == before
    assert (board_to_ascii(state.board), state.board.tiles) == (board, tiles)


@given(random_positions(), st.data())
@settings(max_examples=scaled_examples(40))
def test_every_other_move_is_refused_and_changes_nothing(game: Game, data: st.DataObject) -> None:
    state, _ = game
    legal = set(legal_moves(state))
    others = [move for move in conceivable(state) if move not in legal]
    move = data.draw(st.sampled_from(others))
    with pytest.raises(Refused) as refused:
        step(state, move)
    assert refused.value.reason is refusal(state, move)


@given(random_positions())
def test_moves_read_back_from_their_text_and_json(game: Game) -> None:
    for move in legal_moves(game[0]):
        assert read_move(str(move)) == move
        assert msgspec.json.decode(msgspec.json.encode(move), type=Move) == move


@given(random_positions())
def test_events_and_views_read_back_from_json(game: Game) -> None:
    state, steps = game
    for _, _, events in steps[-3:]:
        for event in events:
            assert msgspec.json.decode(msgspec.json.encode(event), type=Event) == event
    for seat in (None, 0, state.to_act):
        view = view_of(state, seat)
        sent = msgspec.json.decode(msgspec.json.encode(to_wire_view(view)))
        assert sent["edition"] == state.edition.id
        assert msgspec.convert({**sent, "edition": state.edition}, View) == view


@given(random_positions())
def test_whoever_must_play_holds_a_card(game: Game) -> None:
    """[R67] So an empty-handed turn never comes up, and there is no move for it."""
    state, _ = game
    if state.phase is Phase.PLAY:
        assert state.hands[state.to_act]
        assert legal_moves(state)


@given(random_positions())
def test_hands_differ_by_one_card_at_most(game: Game) -> None:
    state, _ = game
    sizes = [len(hand) for hand in state.hands]
    assert max(sizes) - min(sizes) <= 1


@given(random_positions())
def test_a_round_has_at_most_as_many_turns_as_cards(game: Game) -> None:
    _, steps = game
    turns = Counter(before.round for before, _, _ in steps if before.phase is Phase.PLAY)
    assert all(count <= len(steps[0][0].deck) for count in turns.values())


@given(random_positions())
def test_a_stone_never_fits_both_ways(game: Game) -> None:
    """[R75] The tunnel that arrives decides; so no rule is needed for two fitting positions."""
    for before, move, events in game[1]:
        after, _ = step(before, move)
        for event in events:
            if isinstance(event, GoalLaid) and after.round == before.round:
                opens, shuts = after.board.edge_constraints(before.edition.goal_cells[event.goal])
                fitting = [
                    tile
                    for tile in (event.tile, event.tile.turned())
                    if tile.sides & opens == opens and not tile.sides & shuts
                ]
                assert len(fitting) <= 1


ONE_AT_A_TIME = box("uk", columns_between=1, rows_between_goals=0).edition
"""Goals so near each other that even chance reaches several, and all but one have to wait."""


@given(random_positions(least=150, edition=ONE_AT_A_TIME))
def test_whoever_reached_a_goal_is_remembered_while_it_waits_and_no_longer(game: Game) -> None:
    """Told from the boards alone: who acted when a tunnel came to lead to a goal still shut."""
    last, steps = game
    remembered: list[int | None] = [None] * len(last.edition.goal_cells)
    positions = [*(state for state, _, _ in steps), last]
    for before, after in pairwise(positions):
        if after.phase in (Phase.DRAFT, Phase.OVER) or after.round != before.round:
            remembered = [None] * len(remembered)
        else:
            for goal, cell in enumerate(after.edition.goal_cells):
                waits = goal not in after.opened and after.board.is_connected_to(cell)
                if not waits:
                    remembered[goal] = None
                elif remembered[goal] is None:
                    remembered[goal] = before.to_act
        assert after.reached_by == tuple(remembered)


@given(random_positions())
def test_who_can_play_is_who_has_more_than_discards(game: Game) -> None:
    state, _ = game
    if state.phase is Phase.PLAY:
        more = any(not isinstance(move, Discard) for move in legal_moves(state))
        assert can_play(state, state.to_act) == more


@given(random_positions())
def test_values_can_be_compared_and_hashed(game: Game) -> None:
    """A position reached twice is the same value, and so are its moves and events."""
    state, steps = game
    again, _ = start(state.edition, state.seats, state.chance)
    for _, move, events in steps:
        again, told = step(again, move)
        assert hash(told) == hash(events)
        assert hash(move) == hash(replace(move))
    assert again == state
    assert hash(again) == hash(state)
    assert len({again, state}) == 1


def test_what_follows_from_an_edition_cannot_go_stale() -> None:
    """Derived values are worked out from the fields, so a changed edition has its own."""
    edition: Edition = box("uk").edition
    assert (edition.joining, edition.goal_cells[1]) == (Adjacency.TUNNEL, Cell(8, 0))
    changed = replace(edition, connected=True, columns_between=3)
    assert (changed.joining, changed.goal_cells[1]) == (Adjacency.START, Cell(4, 0))
    assert edition.goal_cells[1] == Cell(8, 0)
    assert hash(replace(changed, connected=False, columns_between=7)) == hash(edition)
    assert changed != edition
