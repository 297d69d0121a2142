"""The board: tiles on an unbounded grid, legal cells, and what the start reaches."""

from collections.abc import Iterable, Mapping
from enum import StrEnum
from typing import Any

from foolsgold.tunnel.tiles import CROSS, Cell, Tile, neighbours

START = Cell(0, 0)
NO_COLOURS: Mapping[Cell, str] = {}


class Adjacency(StrEnum):
    """What a new tile must meet, from the loosest to the strictest."""

    TOUCH = "touch"
    """Any face-up tile, if only wall to wall."""
    TUNNEL = "tunnel"
    """An open side of a face-up tile with an open side of its own."""
    ROUTE = "route"
    """The same, and that tile must be a passage or a door: a blocked tile continues nothing."""
    START = "start"
    """The same, and that side must lead back to the start without interruption."""


class Board:
    """Face-up tiles, and cells where something lies face down. Never changed, only replaced.

    A face-down tile takes its place but asks nothing of its neighbours and gives no contact.
    A tile may carry a lock, which is open while a key of its colour lies where the start reaches
    without it; and a tile may carry such a key.
    """

    __slots__ = (
        "_legal_cells",
        "cached",
        "face_down",
        "frontier",
        "keys",
        "locks",
        "reached",
        "tiles",
    )

    def __init__(
        self,
        tiles: Mapping[Cell, Tile],
        face_down: frozenset[Cell],
        frontier: Mapping[Cell, tuple[int, int]],
        reached: frozenset[Cell],
        *,
        locks: Mapping[Cell, str] = NO_COLOURS,
        keys: Mapping[Cell, str] = NO_COLOURS,
    ) -> None:
        self.tiles = tiles
        self.face_down = face_down
        self.frontier = frontier
        """For each empty cell next to a face-up tile: which sides must be open, which closed."""
        self.reached = reached
        """The tiles from which an unbroken tunnel leads back to the start."""
        self.locks = locks
        self.keys = keys
        self._legal_cells: dict[tuple[Adjacency, int], tuple[Cell, ...]] = {}
        self.cached: tuple[Any, Any] | None = None
        """One-entry cache for callers: (key, value)."""

    @classmethod
    def initial(cls, face_down: Iterable[Cell] = (), start: Tile = CROSS) -> "Board":
        """The start tile alone, and the face-down cells."""
        return cls({}, frozenset(face_down), {}, frozenset()).lay(START, start)

    @classmethod
    def from_reached(
        cls,
        tiles: Mapping[Cell, Tile],
        face_down: frozenset[Cell],
        reached: frozenset[Cell],
        *,
        locks: Mapping[Cell, str] = NO_COLOURS,
        keys: Mapping[Cell, str] = NO_COLOURS,
    ) -> "Board":
        """The board of these tiles, when the caller already knows what the start reaches."""
        frontier: dict[Cell, tuple[int, int]] = {}
        for cell, tile in tiles.items():
            for side, back, near in neighbours(cell):
                if near not in tiles and near not in face_down:
                    opens, shuts = frontier.get(near, (0, 0))
                    if tile.sides & side:
                        frontier[near] = (opens | back, shuts)
                    else:
                        frontier[near] = (opens, shuts | back)
        return cls(tiles, face_down, frontier, reached, locks=locks, keys=keys)

    def lay(self, cell: Cell, tile: Tile, *, lock: str = "", key: str = "") -> "Board":
        """The board with `tile` on an empty cell, or turned up on a face-down one."""
        tiles = {**self.tiles, cell: tile}
        face_down = self.face_down - {cell} if cell in self.face_down else self.face_down
        frontier = dict(self.frontier)
        frontier.pop(cell, None)
        for near in neighbours(cell):
            if near.cell not in tiles and near.cell not in face_down:
                opens, shuts = frontier.get(near.cell, (0, 0))
                if tile.sides & near.side:
                    frontier[near.cell] = (opens | near.back, shuts)
                else:
                    frontier[near.cell] = (opens, shuts | near.back)
        locks = {**self.locks, cell: lock} if lock else self.locks
        keys = {**self.keys, cell: key} if key else self.keys
        if locks:
            return Board(
                tiles,
                face_down,
                frontier,
                _reached_through_locks(tiles, locks, keys),
                locks=locks,
                keys=keys,
            )
        return Board(
            tiles, face_down, frontier, _extend_reached(tiles, self.reached, cell), keys=keys
        )

    def without(self, *cells: Cell) -> "Board":
        """The board after the tiles on these cells have been taken away."""
        tiles = {at: tile for at, tile in self.tiles.items() if at not in cells}
        locks = {at: colour for at, colour in self.locks.items() if at not in cells}
        keys = {at: colour for at, colour in self.keys.items() if at not in cells}
        frontier = dict(self.frontier)
        board = Board(
            tiles,
            self.face_down,
            frontier,
            _reached_through_locks(tiles, locks, keys),
            locks=locks,
            keys=keys,
        )
        for cell in cells:
            for empty in (cell, *(near.cell for near in neighbours(cell))):
                if empty not in tiles and empty not in self.face_down:
                    want = board.edge_constraints(empty)
                    if want == (0, 0):
                        frontier.pop(empty, None)
                    else:
                        frontier[empty] = want
        return board

    def is_lock_open(self, cell: Cell) -> bool:
        """Whether a lock is open: a key of its colour lies where the start reaches without it."""
        colour = self.locks[cell]
        return any(self.keys.get(at) == colour for at in self.reached)

    @property
    def passable_tiles(self) -> Mapping[Cell, Tile]:
        """The tiles for path finding: a closed lock is a dead end."""
        shut = {cell for cell in self.locks if not self.is_lock_open(cell)}
        if not shut:
            return self.tiles
        return {
            cell: Tile(tile.sides, joined=False) if cell in shut else tile
            for cell, tile in self.tiles.items()
        }

    def edge_constraints(self, cell: Cell) -> tuple[int, int]:
        """What the face-up neighbours of a cell ask: which sides must be open, which shut."""
        opens = shuts = 0
        for near in neighbours(cell):
            if (tile := self.tiles.get(near.cell)) is not None:
                if tile.sides & near.back:
                    opens |= near.side
                else:
                    shuts |= near.side
        return opens, shuts

    def fits(self, cell: Cell, sides: int) -> bool:
        """Whether open sides meet open sides and walls meet walls all round an empty cell."""
        opens, shuts = self.frontier.get(cell, (0, 0))
        return sides & opens == opens and not sides & shuts

    def meets_adjacency(self, cell: Cell, adjacency: Adjacency) -> bool:
        """Whether a fitting tile on this empty cell would meet what `adjacency` asks for."""
        want = self.frontier.get(cell)
        if want is None:
            return False
        if adjacency is Adjacency.TOUCH:
            return True
        opens = want[0]
        if adjacency is Adjacency.TUNNEL or not opens:
            return opens != 0
        # Loops, not `any`: with it, listing moves takes a third longer.
        if adjacency is Adjacency.ROUTE:
            tiles = self.tiles
            for side, _, near in neighbours(cell):  # noqa: SIM110 - see above
                if opens & side and tiles[near].joined:
                    return True
            return False
        reached = self.reached
        for side, _, near in neighbours(cell):  # noqa: SIM110 - see above
            if opens & side and near in reached:
                return True
        return False

    def legal_cells(self, sides: int, adjacency: Adjacency) -> tuple[Cell, ...]:
        """The empty cells that take a tile with these open sides, in reading order."""
        known = self._legal_cells.get((adjacency, sides))
        if known is None:
            frontier = self.frontier
            found = [
                cell
                for cell in self.any_tile_cells(adjacency)
                if sides & (want := frontier[cell])[0] == want[0] and not sides & want[1]
            ]
            known = self._legal_cells[adjacency, sides] = tuple(found)
        return known

    def any_tile_cells(self, adjacency: Adjacency) -> tuple[Cell, ...]:
        """The empty cells where some tile could be laid, in reading order."""
        # No tile has the sides 0, so that key is free for this list.
        known = self._legal_cells.get((adjacency, 0))
        if known is None:
            found = [cell for cell in self.frontier if self.meets_adjacency(cell, adjacency)]
            known = self._legal_cells[adjacency, 0] = tuple(sorted(found))
        return known

    def is_connected_to(self, cell: Cell) -> bool:
        """Whether an unbroken tunnel from the start opens onto this cell."""
        for _, back, near in neighbours(cell):
            if near in self.reached and self.tiles[near].sides & back:
                return True
        return False

    def path_length_to(self, goal: Cell) -> int | None:
        """How many tiles the shortest tunnel from the start to `goal` has, if there is one."""
        steps = {START: 0}
        edge = [START]
        for here in edge:
            for near in neighbours(here):
                if not self.tiles[here].sides & near.side:
                    continue
                if near.cell == goal:
                    return steps[here]
                if near.cell in steps or near.cell not in self.reached:
                    continue
                if self.tiles[near.cell].sides & near.back:
                    steps[near.cell] = steps[here] + 1
                    edge.append(near.cell)
        return None

    def path_to(self, goal: Cell) -> tuple[Cell, ...]:
        """The tiles of a shortest tunnel from the start to `goal`, in order, without the start.

        Of several equally short ones always the same; empty if there is none.
        """
        before = {START: START}
        edge = [START]
        for here in edge:
            for near in neighbours(here):
                if not self.tiles[here].sides & near.side:
                    continue
                if near.cell == goal:
                    way = [here]
                    while way[-1] != START:
                        way.append(before[way[-1]])
                    return tuple(reversed(way[:-1]))
                if near.cell in before or near.cell not in self.reached:
                    continue
                if self.tiles[near.cell].sides & near.back:
                    before[near.cell] = here
                    edge.append(near.cell)
        return ()

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Board):
            return NotImplemented
        mine = (self.tiles, self.face_down, self.locks, self.keys)
        return mine == (other.tiles, other.face_down, other.locks, other.keys)

    def __hash__(self) -> int:
        return hash((frozenset(self.tiles.items()), self.face_down))


def _extend_reached(
    tiles: Mapping[Cell, Tile], reached: frozenset[Cell], new: Cell
) -> frozenset[Cell]:
    """What the start reaches once the tile on `new` is there too: laying can only add."""
    tile = tiles[new]
    if not tile.joined:
        return reached
    if new != START and not any(
        tile.sides & near.side and near.cell in reached and tiles[near.cell].sides & near.back
        for near in neighbours(new)
    ):
        return reached
    found = {new}
    edge = [new]
    for here in edge:
        sides = tiles[here].sides
        for near in neighbours(here):
            if sides & near.side and near.cell not in found and near.cell not in reached:
                beyond = tiles.get(near.cell)
                if beyond is not None and beyond.joined and beyond.sides & near.back:
                    found.add(near.cell)
                    edge.append(near.cell)
    return reached | found


def _reached_through_locks(
    tiles: Mapping[Cell, Tile], locks: Mapping[Cell, str], keys: Mapping[Cell, str]
) -> frozenset[Cell]:
    """What the start reaches, locks included: each key found opens more, until nothing changes.

    A lock is opened only by a key that was reached while the lock was still shut.
    """
    found: set[str] = set()
    while True:
        shut = {cell for cell, colour in locks.items() if colour not in found}
        passable = (
            {
                cell: Tile(tile.sides, joined=False) if cell in shut else tile
                for cell, tile in tiles.items()
            }
            if shut
            else tiles
        )
        reached = _extend_reached(passable, frozenset(), START)
        more = {keys[cell] for cell in reached if cell in keys}
        if more <= found:
            return reached
        found |= more
