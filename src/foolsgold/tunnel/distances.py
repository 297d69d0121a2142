"""How far the digging is: cards still needed from the start to each goal, now or after one change.

The search runs from a goal towards the start and keeps where each price began: a change is
searched again only from the price at which it can first be felt, mostly the last one or two. And
most changes need no search: they are felt by no goal, or it is plain what they do.
"""

from collections.abc import Collection, Mapping
from functools import lru_cache
from typing import NamedTuple

from foolsgold.tunnel.bitboard import FAR, Level, Plan, Ways, within
from foolsgold.tunnel.tiles import Cell, Tile


class _Felt(NamedTuple):
    """A goal that feels what is laid on an empty cell, and where its search has to begin again."""

    goal: Cell
    price: int
    edge: int
    unseen: int
    inward: int
    """The sides through which the shortest ways come from the start to this cell."""
    onward: int
    """And through which they go on to the goal."""


class Survey:
    """One maze, and for each face-down goal the fewest cards that would complete a tunnel to it.

    Tunnels already dug cost nothing, an empty cell costs a card of whatever shape, and no way
    leads through walls, dead ends or another goal.

    >>> from foolsgold.tunnel.board import START
    >>> goal = Cell(8, 0)
    >>> survey = Survey({START: Tile.read("NESW")}, [goal])
    >>> survey.needed
    {Cell(x=8, y=0): 7}
    >>> survey.after(Cell(1, 0), Tile.read("EW"), [goal])
    {Cell(x=8, y=0): 6}
    >>> survey.after(Cell(1, 0), Tile.read("ew"), [goal])
    {Cell(x=8, y=0): 9}
    """

    def __init__(self, tiles: Mapping[Cell, Tile], closed: Collection[Cell]) -> None:
        self.tiles = tiles
        self.plan = Plan(tiles, closed)
        self.needed: dict[Cell, int] = {}
        self._levels: dict[Cell, list[Level]] = {}
        ways, passable = self.plan.ways, self.plan.passable
        for goal in closed:
            levels: list[Level] = []
            self.needed[goal] = ways.search(self.plan.bit(goal), passable, 0, levels)
            self._levels[goal] = levels
        self._from_start: list[Level] = []
        # Bots ask of one cell what several tiles would do there.
        self._felt: dict[Cell, list[_Felt]] = {}
        self._ends: dict[Cell, int] = {}

    def after(self, cell: Cell, tile: Tile | None, goals: Collection[Cell]) -> Mapping[Cell, int]:
        """What these goals would need once `cell` shows `tile`, or nothing.

        The answer is `needed` itself if the change is not felt by any of them.
        """
        if tile is not None and (felt := self._felt.get(cell)) is not None:
            return self._with(cell, tile, felt, goals) if felt else self.needed
        if cell in self.needed:
            return self.needed
        if tile is None:
            return self._without(cell, goals)
        if cell in self.tiles or not self.plan.has_room(cell):
            return Survey({**self.tiles, cell: tile}, self.needed).needed
        felt = self._felt[cell] = self._felt_at(cell)
        return self._with(cell, tile, felt, goals)

    def _felt_at(self, cell: Cell) -> list[_Felt]:
        """Which goals would feel a tile laid on an empty cell beside the maze.

        A passage makes its cell one card cheaper, so what cost two cards less than the cell
        is as it was; and if no shortest way leads over the cell, none will.
        """
        plan = self.plan
        bit = plan.bit(cell)
        found: list[_Felt] = []
        for goal, needed in self.needed.items():
            levels = self._levels[goal]
            if levels[-1][1] & bit:
                continue
            price = len(levels) - 2
            while not levels[price][1] & bit:
                price -= 1
            inward = onward = 0
            if needed < FAR:
                inward = plan.sides_to(self._within(needed - 1 - price), cell)
                if not inward:
                    continue
                onward = plan.sides_to(within(levels, price), cell)
            found.append(_Felt(goal, price, *levels[price], inward, onward))
        return found

    def _within(self, price: int) -> int:
        """The cells to which the start takes that many cards or fewer."""
        width, above, left, free, dug = self.plan.ways
        if not price:
            return dug
        if not self._from_start:
            endless = Ways(width, above, left, free, 0)
            endless.search(dug, self.plan.passable & ~dug, 0, self._from_start)
        return within(self._from_start, price)

    def _with(
        self, cell: Cell, tile: Tile, felt: list[_Felt], goals: Collection[Cell]
    ) -> Mapping[Cell, int]:
        """After a tile has been laid on an empty cell."""
        sides, joined = tile
        needed = self.needed
        ways: Ways | None = None
        for goal, price, edge, unseen, inward, onward in felt:
            if goal not in goals:
                continue
            if needed is self.needed:
                needed = dict(needed)
            if joined and sides & inward and sides & onward:
                # No tile saves more than the card for its cell.
                needed[goal] -= 1
                continue
            if ways is None:
                ways = self.plan.with_tile(cell, tile)
            passable = unseen if joined else unseen ^ self.plan.bit(cell)
            needed[goal] = ways.search(edge, passable, price, [])
        return needed

    def _without(self, cell: Cell, goals: Collection[Cell]) -> Mapping[Cell, int]:
        """After the tile on a cell has been taken away: it costs a card, from every side.

        Nothing of it is felt before the search sees the cell or one of its neighbours.
        """
        bit, around = self.plan.bit(cell), self.plan.around(cell)
        *_, free, dug = self.plan.ways
        ways = self.plan.without(cell)
        # The ways that were found lead through no tunnel that the start reaches, but end there.
        on_no_way = not bit & free & ~dug
        needed = self.needed
        for goal in goals:
            before, levels = self.needed[goal], self._levels[goal]
            price = 0
            if not around & levels[0][0]:
                untouched = around & levels[0][1]
                price = len(levels) - 1
                while levels[price][1] & around != untouched:
                    price -= 1
            # A way over the cell costs a card more than `price`: does one of the old ways stand?
            if on_no_way and price >= before - 1 and self._ends_of(goal) & ways.dug:
                continue
            if bit & dug and price == before < FAR - 1:
                after = before + 1
            else:
                edge, unseen = levels[price]
                after = ways.search(edge, unseen | bit, price, [])
            if after != before:
                if needed is self.needed:
                    needed = dict(needed)
                needed[goal] = after
        return needed

    def _ends_of(self, goal: Cell) -> int:
        """Where the shortest ways to a goal leave the tunnels that the start reaches."""
        found = self._ends.get(goal)
        if found is None:
            width, above, left, free, dug = self.plan.ways
            edge, unseen = self._levels[goal][-1]
            last = Ways(width, above, left, free & unseen & ~dug, 0).joined_to(edge)
            found = self._ends[goal] = self.plan.ways.beside(last) & dug
        return found


def survey_of(tiles: Mapping[Cell, Tile], closed: Collection[Cell]) -> Survey:
    """The survey of a maze everybody sees: made once, though every seat asks for it."""
    return _kept(frozenset(tiles.items()), tuple(closed))


@lru_cache(maxsize=256)
def _kept(tiles: frozenset[tuple[Cell, Tile]], closed: tuple[Cell, ...]) -> Survey:
    return Survey(dict(tiles), closed)
