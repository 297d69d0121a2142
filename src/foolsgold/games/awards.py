"""Helpers for awards: who has the most of something, and who laid the path to a goal."""

from collections import Counter
from collections.abc import Iterable, Iterator

from foolsgold.base.ids import Seat
from foolsgold.games.api import Award
from foolsgold.tunnel.board import Board
from foolsgold.tunnel.tiles import Cell, Tile


def award_to_leader(award: str, counts: Counter[Seat], least: int, of: int = 0) -> Iterator[Award]:
    """The award for the unique leader, who needs `least` or more."""
    ranked = counts.most_common(2)
    if not ranked or ranked[0][1] < least:
        return
    if len(ranked) > 1 and ranked[1][1] == ranked[0][1]:
        return
    seat, number = ranked[0]
    yield Award(award, seat, number, of)


class TileOwners:
    """The maze of one round, and who laid each tile."""

    def __init__(self, goals: Iterable[Cell], start: Tile) -> None:
        self.board = Board.initial(goals, start)
        self._owners: dict[Cell, Seat] = {}

    def lay_tile(
        self, seat: Seat, cell: Cell, tile: Tile, *, lock: str = "", key: str = ""
    ) -> None:
        """A seat lays a tile."""
        self.board = self.board.lay(cell, tile, lock=lock, key=key)
        self._owners[cell] = seat

    def open_goal(self, cell: Cell, tile: Tile) -> None:
        """A goal is opened: it has no owner."""
        self.board = self.board.lay(cell, tile)
        self._owners.pop(cell, None)

    def remove_tiles(self, *cells: Cell) -> None:
        """Tiles are removed."""
        self.board = self.board.without(*cells)

    def owners_on_path(self, goal: Cell) -> list[Seat]:
        """Who laid the tiles of the shortest tunnel to a goal."""
        return [self._owners[cell] for cell in self.board.path_to(goal) if cell in self._owners]
