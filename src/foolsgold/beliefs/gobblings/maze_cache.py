"""Memoised public mazes with doors, and their distances: each step of a maze is computed once."""

from functools import lru_cache

from foolsgold.tunnel.board import Board
from foolsgold.tunnel.distances import goal_distances
from foolsgold.tunnel.tiles import Cell, Tile


class FieldDistances:
    """A field and how far its goals are, equal only to itself."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.tiles_needed = goal_distances(
            board.passable_tiles, sorted(board.face_down)
        ).cards_needed
        self.mean_tiles_needed = sum(self.tiles_needed.values()) / max(len(self.tiles_needed), 1)
        """The mean number of tiles still needed."""


@lru_cache(maxsize=64)
def opening_field(start: Tile, goals: tuple[Cell, ...]) -> FieldDistances:
    """A round before its first tile."""
    return FieldDistances(Board.initial(goals, start))


@lru_cache(maxsize=4096)
def with_tile(
    field: FieldDistances, cell: Cell, tile: Tile, lock: str = "", key: str = ""
) -> FieldDistances:
    """The field with a tile more, or with a goal turned up."""
    return FieldDistances(field.board.lay(cell, tile, lock=lock, key=key))


@lru_cache(maxsize=1024)
def without_tiles(field: FieldDistances, cells: tuple[Cell, ...]) -> FieldDistances:
    """The field after the tiles on these cells are gone."""
    return FieldDistances(field.board.without(*cells))
