"""The board as `logan` sees it: nine by five cells, each with a value for its side."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from heapq import nlargest
from math import fsum

from foolsgold.tunnel.board import START
from foolsgold.tunnel.tiles import Cell, Tile, neighbours

FIELD_WIDTH, FIELD_HEIGHT = 9, 5
TOP_ROW = -2
"""The row its field begins with; nothing outside the field counts."""
TOLERANCE = 1e-6

PlacedTiles = frozenset[tuple[Cell, Tile]]


def field_row(cell: Cell) -> int:
    """The row, counted from the top of the field."""
    return cell.y - TOP_ROW


def cell_value(cell: Cell, known: Mapping[int, bool], *, digs: bool) -> float:
    """What a cell is worth to its side; `known`: which goals are known to be gold, or rock."""
    y = field_row(cell)
    across = 1 + cell.x if digs else FIELD_WIDTH - cell.x
    return 0.1 * across * (_digger_value(y, known) if digs else _saboteur_value(y, known))


def _digger_value(y: int, known: Mapping[int, bool]) -> float:
    if not known:
        return 1.0
    if 0 in known:
        return 1 - y / 4 if known[0] else min(y / 2, 1)
    if known.get(1):
        return 1 - abs(1 - y / 2)
    # So it is in the original: rock known in the middle or below is read as gold below.
    return y / 4


def _saboteur_value(y: int, known: Mapping[int, bool]) -> float:
    if not known:
        return 1.0
    if 0 in known:
        return y * y / 16 if known[0] else max(1 - y / 2, 0)
    if known.get(1):
        return abs(1 - y / 2)
    return (y - 4) ** 2 / 16


@lru_cache(maxsize=20_000)
def reachable_cells(tiles: PlacedTiles, goals: tuple[Cell, ...]) -> frozenset[Cell]:
    """The empty cells and shut goals to which open passages lead from the start."""
    laid = dict(tiles)
    seen, edge, found = {START}, [START], set[Cell]()
    while edge:
        here = edge.pop()
        tile = laid[here]
        if not tile.joined and here != START:
            continue
        for near in neighbours(here):
            if not tile.sides & near.side or near.cell in seen:
                continue
            beside = laid.get(near.cell)
            if beside is None:
                inside = 0 <= near.cell.x < FIELD_WIDTH and 0 <= field_row(near.cell) < FIELD_HEIGHT
                if inside or near.cell in goals:
                    found.add(near.cell)
            elif beside.sides & near.back:
                seen.add(near.cell)
                edge.append(near.cell)
    return frozenset(found)


class FieldEvaluator:
    """One field, and how much better or worse another would be."""

    def __init__(self, goals: Sequence[Cell], known: Mapping[int, bool], *, digs: bool) -> None:
        self._goals = tuple(goals)
        self._known_goals = known
        self._is_digger = digs
        self._best_and_mean_by_tiles: dict[PlacedTiles, tuple[float, float]] = {}

    def gain(self, before: PlacedTiles, after: PlacedTiles) -> float:
        """The best cell in reach decides; if it is as good as before, the average does."""
        best, mean = self._best_and_mean(before)
        new_best, new_mean = self._best_and_mean(after)
        return new_best - best if abs(new_best - best) > TOLERANCE else new_mean - mean

    def _best_and_mean(self, tiles: PlacedTiles) -> tuple[float, float]:
        known = self._best_and_mean_by_tiles.get(tiles)
        if known is None:
            values = [
                cell_value(cell, self._known_goals, digs=self._is_digger)
                for cell in reachable_cells(tiles, self._goals)
            ]
            counted = nlargest(5, values) if self._is_digger else values
            best = max(values, default=-100.0)
            known = best, fsum(counted) / len(counted) if counted else -100.0
            self._best_and_mean_by_tiles[tiles] = known
        return known
