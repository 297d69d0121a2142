"""Bitboard of a maze: cells are bits of an int, so one step moves a whole search frontier."""

from collections.abc import Collection, Mapping
from typing import NamedTuple, TypeAlias

from foolsgold.tunnel.board import START
from foolsgold.tunnel.tiles import Cell, E, N, S, Tile, W

UNREACHABLE = 30
"""Distance that stands for "no path": longer than any real one."""
MARGIN_CELLS = 2
"""Empty cells kept all around the maze: one to walk around it, one more for a tile laid there.

A path never gets shorter by going further out.
"""

SearchLevel: TypeAlias = tuple[int, int]
"""Search state at the start of a cost level: the frontier (the cells of exactly that cost),
and the cells not visited yet, which cost more or are unreachable."""


class Passages(NamedTuple):
    """Which neighbouring cells a path may connect; empty cells and goals are open to all sides."""

    width: int
    open_up: int
    """Cells that are open to the cell above them, and it to them."""
    open_left: int
    free_cells: int
    """Tunnels already dug, dead ends left out: they cost no card."""
    reached_cells: int
    """Those connected to the start; without a tile laid by `with_tile`."""

    def neighbours(self, cells: int) -> int:
        """The cells one step away, where open sides meet."""
        width, above, left, _, _ = self
        return (
            (cells & above) >> width
            | cells << width & above
            | (cells & left) >> 1
            | cells << 1 & left
        )

    def connected_to(self, cells: int) -> int:
        """Flood fill: these cells, and all that tunnels connect to them."""
        width, above, left, free, _ = self
        found = edge = cells
        while edge:
            # `neighbours`, written out, as below.
            near = (
                (edge & above) >> width
                | edge << width & above
                | (edge & left) >> 1
                | edge << 1 & left
            )
            edge = near & free & ~found
            found |= edge
        return found

    def cards_to_start(self, edge: int, unseen: int, price: int, levels: list[SearchLevel]) -> int:
        """The cards needed from this frontier, whose cost is `price`, to the start.

        The search state at each cost level is appended to `levels`.
        """
        width, above, left, free, dug = self
        while edge:
            levels.append((edge, unseen))
            if price == UNREACHABLE:
                break
            paid = 0
            while edge:
                # `neighbours`, written out: this is where bots spend their time.
                seen = (
                    (edge & above) >> width
                    | edge << width & above
                    | (edge & left) >> 1
                    | edge << 1 & left
                ) & unseen
                if seen & dug:
                    return price
                unseen ^= seen
                edge = seen & free
                paid |= seen ^ edge
            edge = paid
            price += 1
        return UNREACHABLE


def cells_within(levels: list[SearchLevel], price: int) -> int:
    """The cells that a completed search found at this cost or less."""
    began, passable = levels[0]
    if price + 1 >= len(levels):
        return began | passable
    paid, unseen = levels[price + 1]
    return began | passable & ~unseen & ~paid


class Bitboard:
    """A maze as a bitboard, and its passages with one tile added or removed.

    Mazes that take up the same cells have the same bits for them.
    """

    def __init__(self, tiles: Mapping[Cell, Tile], closed: Collection[Cell]) -> None:
        columns = [cell.x for cell in (*tiles, *closed)]
        rows = [cell.y for cell in (*tiles, *closed)]
        self._corner = Cell(min(columns) - MARGIN_CELLS, min(rows) - MARGIN_CELLS)
        self._far_corner = Cell(max(columns) + MARGIN_CELLS, max(rows) + MARGIN_CELLS)
        # A column that no path crosses, so that shifts do not wrap into the next row.
        self._width = self._far_corner.x - self._corner.x + 2
        self._origin = self._corner.y * self._width + self._corner.x
        self._open_sides, free, self.passable = self._build_masks(tiles, closed)
        """Cells open to each side (N, E, S, W)."""
        north, east, south, west = self._open_sides
        above, left = north & south << self._width, west & east << 1
        unreached = Passages(self._width, above, left, free, 0)
        self.passages = Passages(
            self._width, above, left, free, unreached.connected_to(self.bit_of(START))
        )

    def bit_of(self, cell: Cell) -> int:
        """The bit of a cell."""
        return 1 << cell[1] * self._width + cell[0] - self._origin

    def has_room(self, cell: Cell) -> bool:
        """Whether the margin is still wide enough with a tile here."""
        low, high = self._corner, self._far_corner
        return low.x < cell.x < high.x and low.y < cell.y < high.y

    def open_sides_towards(self, cells: int, cell: Cell) -> int:
        """The sides of an empty cell on which one of these cells is open to it."""
        bit, width = self.bit_of(cell), self._width
        north, east, south, west = self._open_sides
        sides = N if cells & south & bit >> width else 0
        if cells & west & bit << 1:
            sides |= E
        if cells & north & bit << width:
            sides |= S
        if cells & east & bit >> 1:
            sides |= W
        return sides

    def cell_and_neighbours(self, cell: Cell) -> int:
        """A cell and its four neighbours."""
        bit, width = self.bit_of(cell), self._width
        return bit | bit << 1 | bit >> 1 | bit << width | bit >> width

    def with_tile(self, cell: Cell, tile: Tile) -> Passages:
        """The passages with a tile laid on an empty cell."""
        bit = self.bit_of(cell)
        width, above, left, free, dug = self.passages
        sides, joined = tile
        if not sides & N:
            above &= ~bit
        if not sides & E:
            left &= ~(bit << 1)
        if not sides & S:
            above &= ~(bit << width)
        if not sides & W:
            left &= ~bit
        return Passages(width, above, left, free | bit if joined else free, dug)

    def without_tile(self, cell: Cell) -> Passages:
        """The passages with the tile of a cell removed: the cell is open to all sides."""
        bit = self.bit_of(cell)
        width, above, left, free, dug = self.passages
        north, east, south, west = self._open_sides
        joined_to = self.passages.neighbours(bit) & dug
        above |= bit & south << width | bit << width & north
        left |= bit & east << 1 | bit << 1 & west
        ways = Passages(width, above, left, free & ~bit, dug & ~bit)
        # Removing the end of a tunnel, or a tile the start does not reach, disconnects nothing.
        if bit & dug and joined_to & joined_to - 1:
            return Passages(width, above, left, free & ~bit, ways.connected_to(self.bit_of(START)))
        return ways

    def _build_masks(
        self, tiles: Mapping[Cell, Tile], closed: Collection[Cell]
    ) -> tuple[tuple[int, int, int, int], int, int]:
        """Masks: cells open to north, east, south, west; free cells; cells a path may enter."""
        width = self._width
        height = self._far_corner.y - self._corner.y + 1
        # A row of ones, and as many rows as there are.
        field = ((1 << width - 1) - 1) * (((1 << width * height) - 1) // ((1 << width) - 1))
        no_north = no_east = no_south = no_west = free = blocked = 0
        for cell in closed:
            blocked |= self.bit_of(cell)
        shut = blocked
        for cell, (sides, joined) in tiles.items():
            bit = self.bit_of(cell)
            if bit & shut:
                continue
            if not sides & N:
                no_north |= bit
            if not sides & E:
                no_east |= bit
            if not sides & S:
                no_south |= bit
            if not sides & W:
                no_west |= bit
            # A path begins at the open sides of the start, joined or not.
            if joined or cell == START:
                free |= bit
            else:
                blocked |= bit
        sides_open = (field ^ no_north, field ^ no_east, field ^ no_south, field ^ no_west)
        return sides_open, free, field ^ blocked
