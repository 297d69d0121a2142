"""The survey of the bots: how far the digging is, now and after any one change of the maze."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from foolsgold.games.saboteur.cards import PathCard
from foolsgold.games.saboteur.state import State
from foolsgold.tunnel.ascii import board_from_ascii
from foolsgold.tunnel.bitboard import UNREACHABLE
from foolsgold.tunnel.board import START
from foolsgold.tunnel.distances import GoalDistances, goal_distances
from foolsgold.tunnel.tiles import Cell, Tile
from tests.support.reference_distances import cards_needed
from tests.support.saboteur_random_games import Step, random_positions

tiles_drawn = st.builds(Tile, st.integers(0, 15), st.sampled_from((True, True, True, False)))
Maze = tuple[dict[Cell, Tile], list[Cell]]


@st.composite
def mazes(draw: st.DrawFn) -> Maze:
    """Anything at all: loose tiles, dead ends, islands, a start without a way out, a long field."""
    width, height = draw(st.sampled_from(((3, 1), (5, 2), (9, 3), (36, 1))))
    cells = st.builds(Cell, st.integers(-2, width), st.integers(-height, height))
    tiles = draw(st.dictionaries(cells, tiles_drawn, max_size=40))
    tiles[START] = draw(st.one_of(st.just(Tile.read("NESW")), tiles_drawn))
    closed = draw(st.lists(cells.filter(lambda cell: cell != START), unique=True, max_size=3))
    return {cell: tile for cell, tile in tiles.items() if cell not in closed}, closed


@given(mazes())
def test_a_survey_counts_as_the_plain_search_does(maze: Maze) -> None:
    tiles, closed = maze
    assert GoalDistances(tiles, closed).cards_needed == cards_needed(tiles, closed, closed)


@given(mazes(), st.data())
def test_a_tile_laid_anywhere_is_felt_exactly(maze: Maze, data: st.DataObject) -> None:
    tiles, closed = maze
    survey = GoalDistances(tiles, closed)
    for _ in range(5):
        cell = data.draw(st.builds(Cell, st.integers(-5, 12), st.integers(-6, 6)))
        tile = data.draw(tiles_drawn)
        if cell != START:
            agrees_after(survey, closed, cell, tile)


@given(mazes())
def test_a_tile_taken_away_is_felt_exactly(maze: Maze) -> None:
    tiles, closed = maze
    survey = GoalDistances(tiles, closed)
    for cell in tiles:
        if cell != START:
            agrees_after(survey, closed, cell, None)


@given(random_positions(), st.data())
def test_whatever_can_be_played_is_felt_exactly(
    game: tuple[State, list[Step]], data: st.DataObject
) -> None:
    state, _ = game
    board = state.board
    closed = sorted(board.face_down)
    survey = goal_distances(board.tiles, closed)
    assert survey.cards_needed == cards_needed(board.tiles, closed, closed)
    cards = sorted({card.tile for card in state.deck if isinstance(card, PathCard)})
    for cell in sorted(board.frontier):
        tile = data.draw(st.sampled_from(cards))
        agrees_after(survey, closed, cell, tile.turned())
    for cell in board.tiles:
        if cell != START:
            agrees_after(survey, closed, cell, None)


def agrees_after(survey: GoalDistances, closed: list[Cell], cell: Cell, tile: Tile | None) -> None:
    """The survey and the plain search say the same of a change, for all goals and for the first."""
    tiles = dict(survey.tiles)
    if tile is None:
        del tiles[cell]
    else:
        tiles[cell] = tile
    for goals in (closed, closed[:1]):
        found = survey.cards_needed_after(cell, tile, goals)
        assert {goal: found[goal] for goal in goals} == cards_needed(tiles, goals, closed)


@pytest.mark.parametrize(
    ("drawing", "needed"), [("S", 7), ("S──", 5), ("S─║", 9), ("S──────", 1), ("S───────", 0)]
)
def test_the_way_to_a_goal_is_counted_in_cards_still_needed(drawing: str, needed: int) -> None:
    goal = Cell(8, 0)
    assert GoalDistances(board_from_ascii(drawing).tiles, [goal]).cards_needed == {goal: needed}


def test_a_goal_without_a_way_is_far() -> None:
    goal = Cell(8, 0)
    tiles = {START: Tile.read("W"), Cell(-1, 0): Tile.read("e")}
    survey = GoalDistances(tiles, [goal])
    assert survey.cards_needed == {goal: UNREACHABLE}
    assert survey.cards_needed_after(Cell(-1, 0), None, [goal]) == {goal: 11}


@pytest.mark.parametrize(("columns", "needed"), [(30, 29), (31, UNREACHABLE), (40, UNREACHABLE)])
def test_a_way_of_thirty_cards_is_no_way(columns: int, needed: int) -> None:
    goal = Cell(columns, 0)
    survey = GoalDistances({START: Tile.read("NESW")}, [goal])
    assert survey.cards_needed == {goal: needed}
    agrees_after(survey, [goal], Cell(1, 0), Tile.read("EW"))


def test_what_no_goal_feels_is_told_at_once() -> None:
    goal = Cell(8, 0)
    survey = GoalDistances(board_from_ascii("S──").tiles, [goal])
    assert survey.cards_needed_after(Cell(-1, 0), Tile.read("EW"), [goal]) is survey.cards_needed
    assert survey.cards_needed_after(Cell(3, 0), Tile.read("EW"), [goal]) is not survey.cards_needed
