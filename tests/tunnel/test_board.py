"""The board keeps books as it grows; here they are made up again from nothing and compared."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from foolsgold.tunnel.ascii import GLYPH_OF_TILE, board_from_ascii, board_to_ascii
from foolsgold.tunnel.board import START, Adjacency, Board
from foolsgold.tunnel.tiles import CROSS, Cell, Tile, neighbours, rotated_180

TILES = sorted(GLYPH_OF_TILE)


@st.composite
def boards(draw_: st.DrawFn) -> Board:
    """Cards laid and taken away at random, matching or not: the books must stand any board."""
    closed = draw_(st.sets(st.sampled_from([Cell(3, -1), Cell(3, 0), Cell(3, 1)])))
    board = Board.initial(closed)
    for _ in range(draw_(st.integers(0, 14))):
        cell = Cell(draw_(st.integers(-2, 3)), draw_(st.integers(-2, 2)))
        if cell in board.tiles:
            if cell != START:
                board = board.without(cell)
        else:
            board = board.lay(cell, draw_(st.sampled_from(TILES)))
    return board


def walked(board: Board) -> set[Cell]:
    """What the start reaches, step by step through joined tiles."""
    found = {START}
    while True:
        more = {
            near.cell
            for here in found
            for near in neighbours(here)
            if near.cell in board.tiles
            and board.tiles[near.cell].joined
            and board.tiles[here].sides & near.side
            and board.tiles[near.cell].sides & near.back
        }
        if more <= found:
            return found
        found |= more


@given(boards())
def test_reached_cells_are_those_connected_to_the_start(board: Board) -> None:
    assert board.reached == walked(board)


@given(boards())
def test_the_frontier_holds_the_constraints_of_neighbouring_tiles(board: Board) -> None:
    taken = {*board.tiles, *board.face_down}
    beside = {near.cell for cell in board.tiles for near in neighbours(cell)} - taken
    assert dict(board.frontier) == {cell: board.edge_constraints(cell) for cell in beside}


@given(boards(), st.sampled_from(TILES), st.sampled_from(Adjacency))
def test_legal_cells_are_those_that_fit_and_connect(
    board: Board, tile: Tile, joining: Adjacency
) -> None:
    slow = {
        cell
        for cell in board.frontier
        if board.fits(cell, tile.sides) and board.meets_adjacency(cell, joining)
    }
    assert list(board.legal_cells(tile.sides, joining)) == sorted(slow)


@given(boards())
def test_stricter_adjacency_allows_fewer_cells(board: Board) -> None:
    touch, tunnel, route, start = (set(board.any_tile_cells(joining)) for joining in Adjacency)
    assert start <= route <= tunnel <= touch


@given(boards())
def test_a_board_reads_back_from_its_drawing(board: Board) -> None:
    assert board_from_ascii(board_to_ascii(board)) == board
    assert hash(board_from_ascii(board_to_ascii(board))) == hash(board)


@given(st.integers(0, 15))
def test_two_half_turns_change_nothing(sides: int) -> None:
    assert rotated_180(rotated_180(sides)) == sides


@given(st.sampled_from(TILES))
def test_a_tile_reads_back_from_its_text(tile: Tile) -> None:
    assert Tile.read(str(tile)) == tile


@pytest.mark.parametrize("text", ["X", "nS", "SN", "NN", "n s"])
def test_what_is_not_a_tile_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=text):
        Tile.read(text)


@pytest.mark.parametrize("text", ["─", "SS", "S#"])
def test_what_is_not_a_board_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"start|tile"):
        board_from_ascii(text)


COLOURS = ("red", "blue")


@st.composite
def locked_boards(draw_: st.DrawFn) -> Board:
    """Passages, doors and keys at random, some taken away again."""
    board = Board.initial()
    for _ in range(draw_(st.integers(0, 16))):
        cell = Cell(draw_(st.integers(-1, 3)), draw_(st.integers(-1, 1)))
        kind, colour = draw_(st.sampled_from(("", "lock", "key"))), draw_(st.sampled_from(COLOURS))
        if cell in board.tiles:
            if cell != START:
                board = board.without(cell)
        else:
            tile = draw_(st.sampled_from([tile for tile in TILES if tile.joined]))
            board = board.lay(cell, tile, **({kind: colour} if kind else {}))
    return board


def reached_with(board: Board, shut: set[Cell]) -> set[Cell]:
    """What can be walked if just these locks are shut."""
    plain = Board.initial()
    for cell, tile in board.tiles.items():
        plain = plain.lay(cell, Tile(tile.sides, joined=tile.joined and cell not in shut))
    return walked(plain)


@given(locked_boards())
def test_a_lock_is_open_while_its_key_is_reached_without_it(board: Board) -> None:
    shut = {cell for cell in board.locks if not board.is_lock_open(cell)}
    assert board.reached == reached_with(board, shut)
    for lock, colour in board.locks.items():
        others = reached_with(board, shut | {lock})
        found = any(board.keys.get(cell) == colour for cell in others)
        assert board.is_lock_open(lock) >= found
        if board.is_lock_open(lock):
            same = {cell for cell, other in board.locks.items() if other == colour}
            before = reached_with(board, shut | same)
            assert any(board.keys.get(cell) == colour for cell in before)


def test_two_doors_whose_keys_lie_behind_each_other_stay_shut() -> None:
    board = Board.initial()
    board = board.lay(Cell(1, 0), Tile.read("EW"), lock="red").lay(Cell(2, 0), CROSS, key="blue")
    board = board.lay(Cell(-1, 0), Tile.read("EW"), lock="blue").lay(Cell(-2, 0), CROSS, key="red")
    assert board.reached == {START}
    opened = board.lay(Cell(0, 1), Tile.read("N"), key="red")
    assert opened.reached == set(opened.tiles)
    assert opened.without(Cell(0, 1)).reached == {START}


def test_a_key_in_a_blocked_tile_is_not_reached() -> None:
    board = Board.initial().lay(Cell(1, 0), Tile.read("EW"), lock="red")
    assert not board.lay(Cell(0, 1), Tile.read("n"), key="red").is_lock_open(Cell(1, 0))


def test_a_blocked_tile_continues_no_route() -> None:
    board = board_from_ascii("S╬")
    assert Cell(2, 0) in board.any_tile_cells(Adjacency.TUNNEL)
    assert Cell(2, 0) not in board.any_tile_cells(Adjacency.ROUTE)


def test_the_board_has_no_edge() -> None:
    board = Board.initial()
    for x in range(1, 200):
        board = board.lay(Cell(-x, 0), CROSS)
    assert Cell(-200, 0) in board.any_tile_cells(Adjacency.START)


def test_the_way_to_a_goal_is_counted_in_cards() -> None:
    board = board_from_ascii("""
        .┌─┐.
        S┘.└?
        ┴───.
    """)
    assert board.path_length_to(Cell(4, 0)) == 5


def test_a_board_equals_only_boards() -> None:
    assert Board.initial() != "S"
