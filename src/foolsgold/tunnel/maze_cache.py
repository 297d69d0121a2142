"""Mazes as everybody saw them grow: whoever goes through a round again finds each step ready."""

from collections.abc import Mapping
from functools import lru_cache

from foolsgold.tunnel.board import START
from foolsgold.tunnel.distances import goal_distances
from foolsgold.tunnel.tiles import Cell, Tile


class PublicMaze:
    """A maze as everybody saw it grow, equal only to itself.

    All seats go through the same public history again and again, so each step is kept.
    """

    def __init__(self, tiles: Mapping[Cell, Tile], goals: tuple[Cell, ...]) -> None:
        self.tiles = tiles
        self.goals = goals
        shut = [goal for goal in goals if goal not in tiles]
        self.cards_needed = goal_distances(tiles, shut).cards_needed
        self.mean_cards_needed = sum(self.cards_needed.values()) / max(len(self.cards_needed), 1)
        """The mean number of cards still needed."""


@lru_cache(maxsize=256)
def initial_maze(start: Tile, goals: tuple[Cell, ...]) -> PublicMaze:
    """A round before its first card."""
    return PublicMaze({START: start}, goals)


@lru_cache(maxsize=4096)
def maze_after(maze: PublicMaze, cell: Cell, tile: Tile | None) -> PublicMaze:
    """The maze once `cell` shows `tile`, or nothing."""
    tiles = dict(maze.tiles)
    if tile is None:
        # In a position set up by hand nobody saw it laid.
        tiles.pop(cell, None)
    else:
        tiles[cell] = tile
    return PublicMaze(tiles, maze.goals)
