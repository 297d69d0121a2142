"""Mazes as everybody saw them grow: whoever goes through a round again finds each step ready."""

from collections.abc import Mapping
from functools import lru_cache

from foolsgold.tunnel.board import START
from foolsgold.tunnel.distances import survey_of
from foolsgold.tunnel.tiles import Cell, Tile


class Maze:
    """A maze as everybody saw it grow, equal only to itself.

    All seats go through the same public history again and again, so each step is kept.
    """

    def __init__(self, tiles: Mapping[Cell, Tile], goals: tuple[Cell, ...]) -> None:
        self.tiles = tiles
        self.goals = goals
        shut = [goal for goal in goals if goal not in tiles]
        self.needed = survey_of(tiles, shut).needed
        self.outlook = sum(self.needed.values()) / max(len(self.needed), 1)
        """The mean number of cards still needed."""


@lru_cache(maxsize=256)
def opening(start: Tile, goals: tuple[Cell, ...]) -> Maze:
    """A round before its first card."""
    return Maze({START: start}, goals)


@lru_cache(maxsize=4096)
def after(maze: Maze, cell: Cell, tile: Tile | None) -> Maze:
    """The maze once `cell` shows `tile`, or nothing."""
    tiles = dict(maze.tiles)
    if tile is None:
        # In a position set up by hand nobody saw it laid.
        tiles.pop(cell, None)
    else:
        tiles[cell] = tile
    return Maze(tiles, maze.goals)
