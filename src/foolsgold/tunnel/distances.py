"""Goal distances: cards still needed to reach each goal, now or after one change of the maze.

The search runs from a goal towards the start and keeps its state at each cost level. After a
change it restarts at the first level the change can affect, mostly the last one or two. Most
changes need no search: they affect no goal, or their effect is known.
"""

from collections.abc import Collection, Mapping
from functools import lru_cache
from typing import NamedTuple

from foolsgold.tunnel.bitboard import UNREACHABLE, Bitboard, Passages, SearchLevel, cells_within
from foolsgold.tunnel.tiles import Cell, Tile


class _AffectedGoal(NamedTuple):
    """A goal that a tile on an empty cell affects, and the state its search restarts from."""

    goal: Cell
    distance: int
    frontier: int
    unseen: int
    sides_from_start: int
    """The sides through which the shortest paths from the start enter this cell."""
    sides_to_goal: int
    """And through which they continue to the goal."""


class GoalDistances:
    """For each face-down goal of a maze, the fewest cards that would complete a tunnel to it.

    Tunnels already dug cost nothing, an empty cell costs one card of any shape, and no path
    leads through walls, dead ends or another goal.

    >>> from foolsgold.tunnel.board import START
    >>> goal = Cell(8, 0)
    >>> distances = GoalDistances({START: Tile.read("NESW")}, [goal])
    >>> distances.cards_needed
    {Cell(x=8, y=0): 7}
    >>> distances.cards_needed_after(Cell(1, 0), Tile.read("EW"), [goal])
    {Cell(x=8, y=0): 6}
    >>> distances.cards_needed_after(Cell(1, 0), Tile.read("ew"), [goal])
    {Cell(x=8, y=0): 9}
    """

    def __init__(self, tiles: Mapping[Cell, Tile], closed: Collection[Cell]) -> None:
        self.tiles = tiles
        self.bitboard = Bitboard(tiles, closed)
        self.cards_needed: dict[Cell, int] = {}
        self._levels: dict[Cell, list[SearchLevel]] = {}
        ways, passable = self.bitboard.passages, self.bitboard.passable
        for goal in closed:
            levels: list[SearchLevel] = []
            self.cards_needed[goal] = ways.cards_to_start(
                self.bitboard.bit_of(goal), passable, 0, levels
            )
            self._levels[goal] = levels
        self._levels_from_start: list[SearchLevel] = []
        # Cached by cell: bots try several tiles on the same cell.
        self._affected_goals: dict[Cell, list[_AffectedGoal]] = {}
        self._tunnel_ends: dict[Cell, int] = {}

    def cards_needed_after(
        self, cell: Cell, tile: Tile | None, goals: Collection[Cell]
    ) -> Mapping[Cell, int]:
        """Cards needed to these goals with `tile` on `cell`; None for no tile.

        It is `cards_needed` itself if the change affects none of them.
        """
        if tile is not None and (affected := self._affected_goals.get(cell)) is not None:
            return (
                self._after_laying(cell, tile, affected, goals) if affected else self.cards_needed
            )
        if cell in self.cards_needed:
            return self.cards_needed
        if tile is None:
            return self._after_removing(cell, goals)
        if cell in self.tiles or not self.bitboard.has_room(cell):
            return GoalDistances({**self.tiles, cell: tile}, self.cards_needed).cards_needed
        affected = self._affected_goals[cell] = self._goals_affected_at(cell)
        return self._after_laying(cell, tile, affected, goals)

    def _goals_affected_at(self, cell: Cell) -> list[_AffectedGoal]:
        """The goals whose distance a tile on an empty cell next to the maze could change.

        A passage makes its cell one card cheaper, so cells that cost two cards less are not
        affected; and if no shortest path crosses the cell, none will.
        """
        bitboard = self.bitboard
        bit = bitboard.bit_of(cell)
        found: list[_AffectedGoal] = []
        for goal, needed in self.cards_needed.items():
            levels = self._levels[goal]
            if levels[-1][1] & bit:
                continue
            price = len(levels) - 2
            while not levels[price][1] & bit:
                price -= 1
            inward = onward = 0
            if needed < UNREACHABLE:
                inward = bitboard.open_sides_towards(self._cells_within(needed - 1 - price), cell)
                if not inward:
                    continue
                onward = bitboard.open_sides_towards(cells_within(levels, price), cell)
            found.append(_AffectedGoal(goal, price, *levels[price], inward, onward))
        return found

    def _cells_within(self, price: int) -> int:
        """The cells that the start reaches with that many cards or fewer."""
        width, above, left, free, dug = self.bitboard.passages
        if not price:
            return dug
        if not self._levels_from_start:
            endless = Passages(width, above, left, free, 0)
            endless.cards_to_start(dug, self.bitboard.passable & ~dug, 0, self._levels_from_start)
        return cells_within(self._levels_from_start, price)

    def _after_laying(
        self, cell: Cell, tile: Tile, affected: list[_AffectedGoal], goals: Collection[Cell]
    ) -> Mapping[Cell, int]:
        """After a tile has been laid on an empty cell."""
        sides, joined = tile
        needed = self.cards_needed
        ways: Passages | None = None
        for goal, price, edge, unseen, inward, onward in affected:
            if goal not in goals:
                continue
            if needed is self.cards_needed:
                needed = dict(needed)
            if joined and sides & inward and sides & onward:
                # No tile saves more than the card for its cell.
                needed[goal] -= 1
                continue
            if ways is None:
                ways = self.bitboard.with_tile(cell, tile)
            passable = unseen if joined else unseen ^ self.bitboard.bit_of(cell)
            needed[goal] = ways.cards_to_start(edge, passable, price, [])
        return needed

    def _after_removing(self, cell: Cell, goals: Collection[Cell]) -> Mapping[Cell, int]:
        """After the tile on a cell was removed: it costs a card, from every side.

        The search is unchanged until it reaches the cell or one of its neighbours.
        """
        bit, around = self.bitboard.bit_of(cell), self.bitboard.cell_and_neighbours(cell)
        *_, free, dug = self.bitboard.passages
        ways = self.bitboard.without_tile(cell)
        # The paths found end at the tunnels that the start reaches, and do not run through them.
        on_no_way = not bit & free & ~dug
        needed = self.cards_needed
        for goal in goals:
            before, levels = self.cards_needed[goal], self._levels[goal]
            price = 0
            if not around & levels[0][0]:
                untouched = around & levels[0][1]
                price = len(levels) - 1
                while levels[price][1] & around != untouched:
                    price -= 1
            # A path over the cell costs one card more than its level: is an old path still open?
            if (
                on_no_way
                and price >= before - 1
                and self._tunnel_ends_towards(goal) & ways.reached_cells
            ):
                continue
            if bit & dug and price == before < UNREACHABLE - 1:
                after = before + 1
            else:
                edge, unseen = levels[price]
                after = ways.cards_to_start(edge, unseen | bit, price, [])
            if after != before:
                if needed is self.cards_needed:
                    needed = dict(needed)
                needed[goal] = after
        return needed

    def _tunnel_ends_towards(self, goal: Cell) -> int:
        """Where the shortest paths to a goal leave the tunnels that the start reaches."""
        found = self._tunnel_ends.get(goal)
        if found is None:
            width, above, left, free, dug = self.bitboard.passages
            edge, unseen = self._levels[goal][-1]
            last = Passages(width, above, left, free & unseen & ~dug, 0).connected_to(edge)
            found = self._tunnel_ends[goal] = self.bitboard.passages.neighbours(last) & dug
        return found


def goal_distances(tiles: Mapping[Cell, Tile], closed: Collection[Cell]) -> GoalDistances:
    """The distances of a public maze, cached because every seat asks for them."""
    return _cached_distances(frozenset(tiles.items()), tuple(closed))


@lru_cache(maxsize=256)
def _cached_distances(
    tiles: frozenset[tuple[Cell, Tile]], closed: tuple[Cell, ...]
) -> GoalDistances:
    return GoalDistances(dict(tiles), closed)
