"""Memoised public mazes: all seats replay the same public history, so each step is cached."""

from collections.abc import Mapping
from functools import lru_cache

from foolsgold.tunnel.board import START
from foolsgold.tunnel.distances import goal_distances
from foolsgold.tunnel.tiles import Cell, Tile


class PublicMaze:
    """A maze as all players see it, equal only to itself.

    Its identity is the cache key of the next step.
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
    """The maze of a round before its first card."""
    return PublicMaze({START: start}, goals)


@lru_cache(maxsize=4096)
def maze_after(maze: PublicMaze, cell: Cell, tile: Tile | None) -> PublicMaze:
    """The maze once `cell` shows `tile`, or nothing."""
    tiles = dict(maze.tiles)
    if tile is None:
        # In a hand-made position the history may not contain the tile.
        tiles.pop(cell, None)
    else:
        tiles[cell] = tile
    return PublicMaze(tiles, maze.goals)
