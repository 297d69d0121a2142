"""What awards of all games are made of: who had the most of something, and who dug the way."""

from collections import Counter
from collections.abc import Iterable, Iterator

from foolsgold.base.ids import Seat
from foolsgold.games.api import Award
from foolsgold.tunnel.board import Board
from foolsgold.tunnel.tiles import Cell, Tile


def award_to_leader(award: str, counts: Counter[Seat], least: int, of: int = 0) -> Iterator[Award]:
    """The award of whoever has the most, and at `least` so much. Who shares the place gets none."""
    ranked = counts.most_common(2)
    if not ranked or ranked[0][1] < least:
        return
    if len(ranked) > 1 and ranked[1][1] == ranked[0][1]:
        return
    seat, number = ranked[0]
    yield Award(award, seat, number, of)


class TileOwners:
    """The maze of one round, and who laid what: so that a way can be thanked for."""

    def __init__(self, goals: Iterable[Cell], start: Tile) -> None:
        self.board = Board.initial(goals, start)
        self._owners: dict[Cell, Seat] = {}

    def lay_tile(
        self, seat: Seat, cell: Cell, tile: Tile, *, lock: str = "", key: str = ""
    ) -> None:
        """Somebody has dug."""
        self.board = self.board.lay(cell, tile, lock=lock, key=key)
        self._owners[cell] = seat

    def open_goal(self, cell: Cell, tile: Tile) -> None:
        """A goal lies open: it is nobody's work."""
        self.board = self.board.lay(cell, tile)
        self._owners.pop(cell, None)

    def remove_tiles(self, *cells: Cell) -> None:
        """Tiles were taken out of the maze."""
        self.board = self.board.without(*cells)

    def owners_on_path(self, goal: Cell) -> list[Seat]:
        """Who laid the tiles of the shortest tunnel to a goal."""
        return [self._owners[cell] for cell in self.board.path_to(goal) if cell in self._owners]
