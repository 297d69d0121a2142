"""How far the digging is: cards still needed from the start to each goal, now or after one change.

Cells are bits of whole numbers, so that a step of the search moves a whole front at once.
The search runs from a goal towards the start and keeps where each price began: a change is
searched again only from the price at which it can first be felt, mostly the last one or two.
"""

from collections.abc import Collection, Mapping
from functools import lru_cache
from typing import NamedTuple

from foolsgold.tunnel.board import START
from foolsgold.tunnel.tiles import Cell, E, N, S, Tile, W

FAR = 30
"""Stands for "no way at all": further than any real way."""
MARGIN = 2
"""Empty cells kept all round the maze: one to go round it, one more for a tile laid there.

No way is shorter for going further out: drawn in to the ring round the maze it costs no more.
"""


class _Maze(NamedTuple):
    """Which cells are open to which side, one bit each; empty cells and goals to every side."""

    width: int
    north: int
    east: int
    south: int
    west: int
    free: int
    """Tunnels already dug, dead ends left out: they cost no card."""
    dug: int
    """Those of them that the start reaches; a tile laid after the survey is not among them."""


_Level = tuple[int, int]
"""The search for one goal as it stood when a price began: its edge, the cells from which the goal
takes that many cards; and the cells not seen yet, which take more if they lead there at all."""


class Survey:
    """One maze, and for each face-down goal the fewest cards that would complete a tunnel to it.

    Tunnels already dug cost nothing, an empty cell costs a card of whatever shape, and no way
    leads through walls, dead ends or another goal.

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
        self._closed = frozenset(closed)
        columns = [cell.x for cell in (*tiles, *closed)]
        rows = [cell.y for cell in (*tiles, *closed)]
        self._corner = Cell(min(columns) - MARGIN, min(rows) - MARGIN)
        self._far_corner = Cell(max(columns) + MARGIN, max(rows) + MARGIN)
        # One column more than can be crossed: what leaves a row sideways is lost in it.
        self._width = self._far_corner.x - self._corner.x + 2
        self._origin = self._corner.y * self._width + self._corner.x
        self._maze, unseen = self._drawn()
        self._levels: dict[Cell, list[_Level]] = {}
        self.needed: dict[Cell, int] = {}
        for goal in closed:
            levels: list[_Level] = []
            self.needed[goal] = _search(self._maze, self._bit(goal), unseen, 0, levels)
            self._levels[goal] = levels

    def after(self, cell: Cell, tile: Tile | None, goals: Collection[Cell]) -> Mapping[Cell, int]:
        """What these goals would need once `cell` shows `tile`, or nothing.

        The answer is `needed` itself if the change is not felt by any of them.
        """
        if cell in self._closed:
            return self.needed
        if tile is None:
            return self._without(cell, goals)
        if cell in self.tiles or not self._is_beside(cell):
            return Survey({**self.tiles, cell: tile}, self.needed).needed
        return self._with(cell, tile, goals)

    def _bit(self, cell: Cell) -> int:
        return 1 << cell[1] * self._width + cell[0] - self._origin

    def _is_beside(self, cell: Cell) -> bool:
        """Whether the margin is still wide enough with a tile here."""
        low, high = self._corner, self._far_corner
        return low.x < cell.x < high.x and low.y < cell.y < high.y

    def _drawn(self) -> tuple[_Maze, int]:
        """The maze in bits, and the cells a way may lead through."""
        width = self._width
        height = self._far_corner.y - self._corner.y + 1
        # A row of ones, and as many rows as there are.
        field = ((1 << width - 1) - 1) * (((1 << width * height) - 1) // ((1 << width) - 1))
        no_north = no_east = no_south = no_west = free = blocked = 0
        for cell in self._closed:
            blocked |= self._bit(cell)
        for cell, (sides, joined) in self.tiles.items():
            if cell in self._closed:
                continue
            bit = self._bit(cell)
            if not sides & N:
                no_north |= bit
            if not sides & E:
                no_east |= bit
            if not sides & S:
                no_south |= bit
            if not sides & W:
                no_west |= bit
            # Whatever the start shows, a way begins at its open sides.
            if joined or cell == START:
                free |= bit
            else:
                blocked |= bit
        open_sides = (field ^ no_north, field ^ no_east, field ^ no_south, field ^ no_west)
        dug = _spread(_Maze(width, *open_sides, free, 0), self._bit(START))
        return _Maze(width, *open_sides, free, dug), field ^ blocked

    def _with(self, cell: Cell, tile: Tile, goals: Collection[Cell]) -> Mapping[Cell, int]:
        """After a tile has been laid on an empty cell.

        A passage makes its cell one card cheaper, so what cost two cards less than the cell
        is as it was; a cell dearer than the whole way is on no shortest way, then or now.
        """
        bit = self._bit(cell)
        felt = [goal for goal in goals if not self._levels[goal][-1][1] & bit]
        if not felt:
            return self.needed
        maze = self._maze_with(bit, tile)
        needed = dict(self.needed)
        for goal in felt:
            levels = self._levels[goal]
            price = len(levels) - 2
            while not levels[price][1] & bit:
                price -= 1
            edge, unseen = levels[price]
            needed[goal] = _search(maze, edge, unseen if tile.joined else unseen ^ bit, price, [])
        return needed

    def _maze_with(self, bit: int, tile: Tile) -> _Maze:
        width, north, east, south, west, free, dug = self._maze
        sides = tile.sides
        if not sides & N:
            north ^= bit
        if not sides & E:
            east ^= bit
        if not sides & S:
            south ^= bit
        if not sides & W:
            west ^= bit
        return _Maze(width, north, east, south, west, free | bit if tile.joined else free, dug)

    def _without(self, cell: Cell, goals: Collection[Cell]) -> Mapping[Cell, int]:
        """After the tile on a cell has been taken away: it costs a card, from every side.

        Nothing of it is felt before the search sees the cell or one of its neighbours.
        """
        bit = self._bit(cell)
        width, north, east, south, west, free, dug = self._maze
        joined_to = _beside((north, east, south, west), width, bit) & dug
        dug &= ~bit
        maze = _Maze(width, north | bit, east | bit, south | bit, west | bit, free & ~bit, dug)
        # The end of a tunnel cuts nothing off.
        if joined_to & joined_to - 1:
            maze = maze._replace(dug=_spread(maze, self._bit(START)))
        around = bit | bit << 1 | bit >> 1 | bit << width | bit >> width
        needed = dict(self.needed)
        for goal in goals:
            levels = self._levels[goal]
            price = 0
            if not around & self._bit(goal):
                untouched = around & levels[0][1]
                price = len(levels) - 1
                while levels[price][1] & around != untouched:
                    price -= 1
            edge, unseen = levels[price]
            needed[goal] = _search(maze, edge, unseen | bit, price, [])
        return needed


def survey_of(tiles: Mapping[Cell, Tile], closed: Collection[Cell]) -> Survey:
    """The survey of a maze everybody sees: made once, though every seat asks for it."""
    return _kept(frozenset(tiles.items()), tuple(closed))


@lru_cache(maxsize=256)
def _kept(tiles: frozenset[tuple[Cell, Tile]], closed: tuple[Cell, ...]) -> Survey:
    return Survey(dict(tiles), closed)


def _beside(sides: tuple[int, int, int, int], width: int, cells: int) -> int:
    """The cells one step away, where open sides meet."""
    north, east, south, west = sides
    return (
        (cells & north) >> width & south
        | (cells & south) << width & north
        | (cells & east) << 1 & west
        | (cells & west) >> 1 & east
    )


def _spread(maze: _Maze, start: int) -> int:
    """All that tunnels already dug join to the start."""
    width, north, east, south, west, free, _ = maze
    sides = (north, east, south, west)
    found = edge = start
    while edge:
        edge = _beside(sides, width, edge) & free & ~found
        found |= edge
    return found


def _search(maze: _Maze, edge: int, unseen: int, price: int, levels: list[_Level]) -> int:
    """The cards a way needs that ends in the goal and leads to the start from this edge.

    Where each price begins is written down in `levels`.
    """
    width, north, east, south, west, free, dug = maze
    while edge:
        levels.append((edge, unseen))
        if price == FAR:
            break
        paid = 0
        while edge:
            # `_beside`, written out: this line is where bots spend their time.
            seen = (
                (edge & north) >> width & south
                | (edge & south) << width & north
                | (edge & east) << 1 & west
                | (edge & west) >> 1 & east
            ) & unseen
            if seen & dug:
                return price
            unseen ^= seen
            edge = seen & free
            paid |= seen ^ edge
        edge = paid
        price += 1
    return FAR
