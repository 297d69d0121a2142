"""A maze in bits: cells are bits of whole numbers, so that a step moves a whole front at once."""

from collections.abc import Collection, Mapping
from typing import NamedTuple, TypeAlias

from foolsgold.tunnel.board import START
from foolsgold.tunnel.tiles import Cell, E, N, S, Tile, W

UNREACHABLE = 30
"""Stands for "no way at all": further than any real way."""
MARGIN_CELLS = 2
"""Empty cells kept all round the maze: one to go round it, one more for a tile laid there.

No way is shorter for going further out: drawn in to the ring round the maze it costs no more.
"""

SearchLevel: TypeAlias = tuple[int, int]
"""A search as it stood when a price began: its edge, the cells that take just that many cards; and
the cells not seen yet, which take more if a way leads there at all."""


class Passages(NamedTuple):
    """Where a way may go on: empty cells and goals are open to every side."""

    width: int
    open_up: int
    """The cells that are open to the one above them, and it to them."""
    open_left: int
    free_cells: int
    """Tunnels already dug, dead ends left out: they cost no card."""
    reached_cells: int
    """Those of them that the start reaches; a tile laid later is not among them."""

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
        """These cells, and all that tunnels join to them."""
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
        """The cards a way needs that leads from this edge, which has its price, to the start.

        Where each price begins is written down in `levels`.
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
    """The cells that a search to its end found to take this many cards or fewer."""
    began, passable = levels[0]
    if price + 1 >= len(levels):
        return began | passable
    paid, unseen = levels[price + 1]
    return began | passable & ~unseen & ~paid


class Bitboard:
    """A maze drawn in bits, and the ways there would be with one tile more or less.

    Mazes that take up the same cells have the same bits for them.
    """

    def __init__(self, tiles: Mapping[Cell, Tile], closed: Collection[Cell]) -> None:
        columns = [cell.x for cell in (*tiles, *closed)]
        rows = [cell.y for cell in (*tiles, *closed)]
        self._corner = Cell(min(columns) - MARGIN_CELLS, min(rows) - MARGIN_CELLS)
        self._far_corner = Cell(max(columns) + MARGIN_CELLS, max(rows) + MARGIN_CELLS)
        # One column more than can be crossed: what leaves a row sideways is lost in it.
        self._width = self._far_corner.x - self._corner.x + 2
        self._origin = self._corner.y * self._width + self._corner.x
        self._open_sides, free, self.passable = self._build_masks(tiles, closed)
        """Which cells are open to each side; and the cells a way may lead through."""
        north, east, south, west = self._open_sides
        above, left = north & south << self._width, west & east << 1
        unreached = Passages(self._width, above, left, free, 0)
        self.passages = Passages(
            self._width, above, left, free, unreached.connected_to(self.bit_of(START))
        )

    def bit_of(self, cell: Cell) -> int:
        """The place of a cell."""
        return 1 << cell[1] * self._width + cell[0] - self._origin

    def has_room(self, cell: Cell) -> bool:
        """Whether the margin is still wide enough with a tile here."""
        low, high = self._corner, self._far_corner
        return low.x < cell.x < high.x and low.y < cell.y < high.y

    def open_sides_towards(self, cells: int, cell: Cell) -> int:
        """The sides of an empty cell beyond which these cells are open to it."""
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
        """The ways once a tile lies on an empty cell."""
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
        """The ways once the tile on a cell is gone: the cell is open to every side."""
        bit = self.bit_of(cell)
        width, above, left, free, dug = self.passages
        north, east, south, west = self._open_sides
        joined_to = self.passages.neighbours(bit) & dug
        above |= bit & south << width | bit << width & north
        left |= bit & east << 1 | bit << 1 & west
        ways = Passages(width, above, left, free & ~bit, dug & ~bit)
        # The end of a tunnel cuts nothing off, nor does what the start does not reach.
        if bit & dug and joined_to & joined_to - 1:
            return Passages(width, above, left, free & ~bit, ways.connected_to(self.bit_of(START)))
        return ways

    def _build_masks(
        self, tiles: Mapping[Cell, Tile], closed: Collection[Cell]
    ) -> tuple[tuple[int, int, int, int], int, int]:
        """The cells open to north, east, south and west; those free; those a way may lead to."""
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
            # Whatever the start shows, a way begins at its open sides.
            if joined or cell == START:
                free |= bit
            else:
                blocked |= bit
        sides_open = (field ^ no_north, field ^ no_east, field ^ no_south, field ^ no_west)
        return sides_open, free, field ^ blocked
