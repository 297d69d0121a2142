"""Invariants of Saboteur alone that hold in every position of every game."""

from collections import Counter
from itertools import pairwise

from hypothesis import given
from msgspec.structs import replace

from foolsgold.games.saboteur.edition import Edition
from foolsgold.games.saboteur.engine import step
from foolsgold.games.saboteur.events import GoalLaid
from foolsgold.games.saboteur.moves import Discard, Phase
from foolsgold.games.saboteur.rules.hand_moves import can_play
from foolsgold.games.saboteur.rules.legal import legal_moves
from foolsgold.tunnel.board import Adjacency
from foolsgold.tunnel.tiles import Cell
from tests.support.game_case import PlayedPosition
from tests.support.saboteur_case import SABOTEUR
from tests.support.saboteur_positions import box


@given(SABOTEUR.random_positions())
def test_no_gold_is_lost_or_made(game: PlayedPosition) -> None:
    state, _ = game
    held = [nuggets for cards in state.gold for nuggets in cards]
    assert sorted([*held, *state.gold_deck, *state.offer]) == sorted(state.edition.gold)


@given(SABOTEUR.random_positions())
def test_whoever_must_play_holds_a_card(game: PlayedPosition) -> None:
    """[R67] So an empty-handed turn never comes up, and there is no move for it."""
    state, _ = game
    if state.phase is Phase.PLAY:
        assert state.hands[state.to_act]
        assert legal_moves(state)


@given(SABOTEUR.random_positions())
def test_hands_differ_by_one_card_at_most(game: PlayedPosition) -> None:
    state, _ = game
    sizes = [len(hand) for hand in state.hands]
    assert max(sizes) - min(sizes) <= 1


@given(SABOTEUR.random_positions())
def test_a_round_has_at_most_as_many_turns_as_cards(game: PlayedPosition) -> None:
    _, steps = game
    turns = Counter(before.round for before, _, _ in steps if before.phase is Phase.PLAY)
    assert all(count <= len(steps[0][0].deck) for count in turns.values())


@given(SABOTEUR.random_positions())
def test_a_stone_never_fits_both_ways(game: PlayedPosition) -> None:
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


@given(SABOTEUR.random_positions(least=150, edition=ONE_AT_A_TIME))
def test_whoever_reached_a_goal_is_remembered_while_it_waits_and_no_longer(
    game: PlayedPosition,
) -> None:
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


@given(SABOTEUR.random_positions())
def test_who_can_play_is_who_has_more_than_discards(game: PlayedPosition) -> None:
    state, _ = game
    if state.phase is Phase.PLAY:
        more = any(not isinstance(move, Discard) for move in legal_moves(state))
        assert can_play(state, state.to_act) == more


def test_derived_values_of_an_edition_follow_its_fields() -> None:
    """Derived values are worked out from the fields, so a changed edition has its own."""
    edition: Edition = box("uk").edition
    assert (edition.joining, edition.goal_cells[1]) == (Adjacency.TUNNEL, Cell(8, 0))
    changed = replace(edition, connected=True, columns_between=3)
    assert (changed.joining, changed.goal_cells[1]) == (Adjacency.START, Cell(4, 0))
    assert edition.goal_cells[1] == Cell(8, 0)
    assert hash(replace(changed, connected=False, columns_between=7)) == hash(edition)
    assert changed != edition
