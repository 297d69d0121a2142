"""How far the digging is: cards still needed from the start to each goal, now or after one change.

The search runs from a goal towards the start and keeps where each price began: a change is
searched again only from the price at which it can first be felt, mostly the last one or two. And
most changes need no search: they are felt by no goal, or it is plain what they do.
"""

from collections.abc import Collection, Mapping
from functools import lru_cache
from typing import NamedTuple

from foolsgold.tunnel.bitboard import UNREACHABLE, Bitboard, Passages, SearchLevel, cells_within
from foolsgold.tunnel.tiles import Cell, Tile


class _AffectedGoal(NamedTuple):
    """A goal that feels what is laid on an empty cell, and where its search has to begin again."""

    goal: Cell
    distance: int
    frontier: int
    unseen: int
    sides_from_start: int
    """The sides through which the shortest ways come from the start to this cell."""
    sides_to_goal: int
    """And through which they go on to the goal."""


class GoalDistances:
    """One maze, and for each face-down goal the fewest cards that would complete a tunnel to it.

    Tunnels already dug cost nothing, an empty cell costs a card of whatever shape, and no way
    leads through walls, dead ends or another goal.

    >>> from foolsgold.tunnel.board import START
    >>> goal = Cell(8, 0)
    >>> survey = GoalDistances({START: Tile.read("NESW")}, [goal])
    >>> survey.cards_needed
    {Cell(x=8, y=0): 7}
    >>> survey.cards_needed_after(Cell(1, 0), Tile.read("EW"), [goal])
    {Cell(x=8, y=0): 6}
    >>> survey.cards_needed_after(Cell(1, 0), Tile.read("ew"), [goal])
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
        # Bots ask of one cell what several tiles would do there.
        self._affected_goals: dict[Cell, list[_AffectedGoal]] = {}
        self._tunnel_ends: dict[Cell, int] = {}

    def cards_needed_after(
        self, cell: Cell, tile: Tile | None, goals: Collection[Cell]
    ) -> Mapping[Cell, int]:
        """What these goals would need once `cell` shows `tile`, or nothing.

        The answer is `cards_needed` itself if the change is not felt by any of them.
        """
        if tile is not None and (felt := self._affected_goals.get(cell)) is not None:
            return self._after_laying(cell, tile, felt, goals) if felt else self.cards_needed
        if cell in self.cards_needed:
            return self.cards_needed
        if tile is None:
            return self._after_removing(cell, goals)
        if cell in self.tiles or not self.bitboard.has_room(cell):
            return GoalDistances({**self.tiles, cell: tile}, self.cards_needed).cards_needed
        felt = self._affected_goals[cell] = self._goals_affected_at(cell)
        return self._after_laying(cell, tile, felt, goals)

    def _goals_affected_at(self, cell: Cell) -> list[_AffectedGoal]:
        """Which goals would feel a tile laid on an empty cell beside the maze.

        A passage makes its cell one card cheaper, so what cost two cards less than the cell
        is as it was; and if no shortest way leads over the cell, none will.
        """
        plan = self.bitboard
        bit = plan.bit_of(cell)
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
                inward = plan.open_sides_towards(self._cells_within(needed - 1 - price), cell)
                if not inward:
                    continue
                onward = plan.open_sides_towards(cells_within(levels, price), cell)
            found.append(_AffectedGoal(goal, price, *levels[price], inward, onward))
        return found

    def _cells_within(self, price: int) -> int:
        """The cells to which the start takes that many cards or fewer."""
        width, above, left, free, dug = self.bitboard.passages
        if not price:
            return dug
        if not self._levels_from_start:
            endless = Passages(width, above, left, free, 0)
            endless.cards_to_start(dug, self.bitboard.passable & ~dug, 0, self._levels_from_start)
        return cells_within(self._levels_from_start, price)

    def _after_laying(
        self, cell: Cell, tile: Tile, felt: list[_AffectedGoal], goals: Collection[Cell]
    ) -> Mapping[Cell, int]:
        """After a tile has been laid on an empty cell."""
        sides, joined = tile
        needed = self.cards_needed
        ways: Passages | None = None
        for goal, price, edge, unseen, inward, onward in felt:
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
        """After the tile on a cell has been taken away: it costs a card, from every side.

        Nothing of it is felt before the search sees the cell or one of its neighbours.
        """
        bit, around = self.bitboard.bit_of(cell), self.bitboard.cell_and_neighbours(cell)
        *_, free, dug = self.bitboard.passages
        ways = self.bitboard.without_tile(cell)
        # The ways that were found lead through no tunnel that the start reaches, but end there.
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
            # A way over the cell costs a card more than `distance`: does one of the old ways stand?
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
        """Where the shortest ways to a goal leave the tunnels that the start reaches."""
        found = self._tunnel_ends.get(goal)
        if found is None:
            width, above, left, free, dug = self.bitboard.passages
            edge, unseen = self._levels[goal][-1]
            last = Passages(width, above, left, free & unseen & ~dug, 0).connected_to(edge)
            found = self._tunnel_ends[goal] = self.bitboard.passages.neighbours(last) & dug
        return found


def goal_distances(tiles: Mapping[Cell, Tile], closed: Collection[Cell]) -> GoalDistances:
    """The survey of a maze everybody sees: made once, though every seat asks for it."""
    return _cached_distances(frozenset(tiles.items()), tuple(closed))


@lru_cache(maxsize=256)
def _cached_distances(
    tiles: frozenset[tuple[Cell, Tile]], closed: tuple[Cell, ...]
) -> GoalDistances:
    return GoalDistances(dict(tiles), closed)
