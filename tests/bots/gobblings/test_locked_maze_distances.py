"""How far the digging is where there are doors: as plain search finds it on the board itself."""

from hypothesis import given, settings
from hypothesis import strategies as st

from foolsgold.bots.gobblings.locked_maze_distances import DoorDistances
from foolsgold.games.gobblings.cards import PathCard, TileKind
from foolsgold.games.gobblings.state import State
from foolsgold.games.gobblings.visibility import view_of
from foolsgold.tunnel.board import START, Board
from foolsgold.tunnel.tiles import Cell
from tests.support.game_case import PlayedPosition
from tests.support.gobblings_case import GOBBLINGS
from tests.support.gobblings_positions import card, table
from tests.support.profiles import scaled_examples
from tests.support.reference_distances import cards_needed


def plainly(state: State, board: Board) -> dict[Cell, int]:
    goals = [goal.cell for goal in view_of(state, None).goals if not goal.opened]
    return cards_needed(board.passable_tiles, goals, goals)


def laid(board: Board, cell: Cell, face: PathCard, quarters: int) -> Board:
    colour = face.colour or ""
    lock = colour if face.kind is TileKind.DOOR else ""
    key = colour if face.kind is TileKind.KEY else ""
    return board.lay(cell, face.tile.turned(quarters), lock=lock, key=key)


@given(GOBBLINGS.random_positions(), st.data())
@settings(max_examples=scaled_examples(100))
def test_distances_are_exact_after_any_change_of_the_field(
    game: PlayedPosition, data: st.DataObject
) -> None:
    state, _ = game
    board, fields = state.board, DoorDistances(view_of(state, None))
    assert fields.tiles_needed == plainly(state, board)
    deck = sorted({face for face in state.deck if isinstance(face, PathCard)}, key=str)
    carrying = [face for face in deck if face.colour]
    for cell in sorted(board.frontier):
        face = data.draw(st.sampled_from(deck) | st.sampled_from(carrying))
        quarters = data.draw(st.integers(0, 3))
        after = fields.with_tile(cell, fields.shape_of(face, quarters))
        assert after == plainly(state, laid(board, cell, face, quarters))
    for cell in board.tiles:
        if cell != START:
            assert fields.without_tile(cell) == plainly(state, board.without(cell))


def test_a_key_behind_the_door_it_opens_does_not_keep_it_open() -> None:
    """The key is reached by a way round; without that, nobody comes to it through its own door."""
    state = table("┌─────┐\nSr────┴", keys={(5, 0): "red"})
    door, gap = Cell(1, 0), Cell(3, -1)
    broken = state.board.without(gap)
    assert state.board.is_lock_open(door)
    assert not broken.is_lock_open(door)
    fields = DoorDistances(view_of(state, None))
    assert fields.tiles_needed[Cell(9, 0)] == 2
    assert fields.without_tile(gap) == plainly(state, broken)
    assert fields.without_tile(gap)[Cell(9, 0)] == 3


def test_one_key_may_lead_to_another() -> None:
    state = table("S─r─b──", keys={(3, 0): "blue"})
    fields = DoorDistances(view_of(state, None))
    key = card("key-red NS")
    assert isinstance(key, PathCard)
    after = fields.with_tile(Cell(0, -1), fields.shape_of(key, 0))
    assert after == plainly(state, laid(state.board, Cell(0, -1), key, 0))
    assert after[Cell(9, 0)] == 2


def test_a_passage_that_reaches_a_lost_key_opens_the_door() -> None:
    state = table("S b──\n└─ ─", keys={(3, 1): "blue"})
    fields, passage = DoorDistances(view_of(state, None)), card("passage NS")
    assert isinstance(passage, PathCard)
    joined = laid(state.board, Cell(2, 1), passage, 1)
    assert not state.board.is_lock_open(Cell(2, 0))
    assert joined.is_lock_open(Cell(2, 0))
    after = fields.with_tile(Cell(2, 1), fields.shape_of(passage, 1))
    assert after == plainly(state, joined) != fields.tiles_needed
