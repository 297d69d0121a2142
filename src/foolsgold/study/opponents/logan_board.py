"""The ground as `logan` sees it: a field of nine by five cells, each with a value to its side."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from heapq import nlargest

from foolsgold.tunnel.board import START
from foolsgold.tunnel.tiles import Cell, Tile, around

WIDTH, HEIGHT = 9, 5
TOP = -2
"""The row its field begins with; nothing outside the field counts."""
SAME = 1e-6

Tiles = frozenset[tuple[Cell, Tile]]


def row_of(cell: Cell) -> int:
    """The row, counted from the top of the field."""
    return cell.y - TOP


def value(cell: Cell, known: Mapping[int, bool], *, digs: bool) -> float:
    """What a cell is worth to its side; `known`: which goals are known to be gold, or rock."""
    y = row_of(cell)
    across = 1 + cell.x if digs else WIDTH - cell.x
    return 0.1 * across * (_digging(y, known) if digs else _spoiling(y, known))


def _digging(y: int, known: Mapping[int, bool]) -> float:
    if not known:
        return 1.0
    if 0 in known:
        return 1 - y / 4 if known[0] else min(y / 2, 1)
    if known.get(1):
        return 1 - abs(1 - y / 2)
    # So it is in the original: rock known in the middle or below is read as gold below.
    return y / 4


def _spoiling(y: int, known: Mapping[int, bool]) -> float:
    if not known:
        return 1.0
    if 0 in known:
        return y * y / 16 if known[0] else max(1 - y / 2, 0)
    if known.get(1):
        return abs(1 - y / 2)
    return (y - 4) ** 2 / 16


@lru_cache(maxsize=20_000)
def reachable(tiles: Tiles, goals: tuple[Cell, ...]) -> frozenset[Cell]:
    """The empty cells and shut goals to which open passages lead from the start."""
    laid = dict(tiles)
    seen, edge, found = {START}, [START], set[Cell]()
    while edge:
        here = edge.pop()
        tile = laid[here]
        if not tile.joined and here != START:
            continue
        for near in around(here):
            if not tile.sides & near.side or near.cell in seen:
                continue
            beside = laid.get(near.cell)
            if beside is None:
                inside = 0 <= near.cell.x < WIDTH and 0 <= row_of(near.cell) < HEIGHT
                if inside or near.cell in goals:
                    found.add(near.cell)
            elif beside.sides & near.back:
                seen.add(near.cell)
                edge.append(near.cell)
    return frozenset(found)


class Ground:
    """One field, and how much better or worse another would be."""

    def __init__(self, goals: Sequence[Cell], known: Mapping[int, bool], *, digs: bool) -> None:
        self._goals = tuple(goals)
        self._known = known
        self._digs = digs
        self._worths: dict[Tiles, tuple[float, float]] = {}

    def gain(self, before: Tiles, after: Tiles) -> float:
        """The best cell in reach decides; if it is as good as before, the average does."""
        best, mean = self._worth(before)
        new_best, new_mean = self._worth(after)
        return new_best - best if abs(new_best - best) > SAME else new_mean - mean

    def _worth(self, tiles: Tiles) -> tuple[float, float]:
        known = self._worths.get(tiles)
        if known is None:
            values = [
                value(cell, self._known, digs=self._digs) for cell in reachable(tiles, self._goals)
            ]
            counted = nlargest(5, values) if self._digs else values
            best = max(values, default=-100.0)
            known = best, sum(counted) / len(counted) if counted else -100.0
            self._worths[tiles] = known
        return known
