"""Fields as everybody saw them grow, doors and all: each step is kept for whoever looks again."""

from functools import lru_cache

from foolsgold.tunnel.board import Board
from foolsgold.tunnel.distances import survey_of
from foolsgold.tunnel.tiles import Cell, Tile


class Field:
    """A field and how far its goals are, equal only to itself."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.needed = survey_of(board.walls, sorted(board.closed)).needed
        self.outlook = sum(self.needed.values()) / max(len(self.needed), 1)
        """The mean number of tiles still needed."""


@lru_cache(maxsize=64)
def opening(start: Tile, goals: tuple[Cell, ...]) -> Field:
    """A round before its first tile."""
    return Field(Board.opening(goals, start))


@lru_cache(maxsize=4096)
def laid(field: Field, cell: Cell, tile: Tile, lock: str = "", key: str = "") -> Field:
    """The field with a tile more, or with a goal turned up."""
    return Field(field.board.lay(cell, tile, lock=lock, key=key))


@lru_cache(maxsize=1024)
def without(field: Field, cells: tuple[Cell, ...]) -> Field:
    """The field after the tiles on these cells are gone."""
    return Field(field.board.without(*cells))
