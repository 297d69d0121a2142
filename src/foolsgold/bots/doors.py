"""How far the digging is on a field with doors: a wall while shut, and the key may lie far off."""

from collections.abc import Mapping
from functools import cached_property

from foolsgold.games.gobblings.cards import Kind
from foolsgold.games.gobblings.view import View
from foolsgold.tunnel.board import START, Board
from foolsgold.tunnel.survey import Survey
from foolsgold.tunnel.tiles import Cell, Tile


class Fields:
    """The field of a view, and the fields that one tile more or less would make of it."""

    def __init__(self, view: View) -> None:
        self._view = view
        self._shut = [goal.cell for goal in view.goals if not goal.opened]
        self._walls = {
            laid.cell: Tile(laid.tile.sides, joined=False) if laid.shut else laid.tile
            for laid in view.board
        }
        self._has_doors = any(laid.kind is Kind.DOOR for laid in view.board)
        self._survey = Survey(self._walls, self._shut)

    @property
    def needed(self) -> Mapping[Cell, int]:
        """Tiles still needed to each goal."""
        return self._survey.needed

    def after(self, cell: Cell, tile: Tile, lock: str, key: str) -> Mapping[Cell, int]:
        """The same once this tile lies there, with the colour of its door or key."""
        if not self._has_doors and not lock:
            return self._survey.after(cell, tile, self._shut)
        return self._on(self._board.lay(cell, tile, lock=lock, key=key), cell)

    def without(self, cell: Cell) -> Mapping[Cell, int]:
        """The same once the tile there is gone."""
        if not self._has_doors:
            return self._survey.after(cell, None, self._shut)
        return self._on(self._board.without(cell), cell)

    def _on(self, board: Board, cell: Cell) -> Mapping[Cell, int]:
        """The same on this board, which differs in one cell, and perhaps in doors elsewhere."""
        walls = board.walls
        if all(walls.get(at) == tile for at, tile in self._walls.items() if at != cell):
            return self._survey.after(cell, walls.get(cell), self._shut)
        return Survey(walls, self._shut).needed

    @cached_property
    def _board(self) -> Board:
        """The field with its doors and keys."""
        view = self._view
        start = next(laid for laid in view.board if laid.cell == START)
        board = Board.opening((goal.cell for goal in view.goals), start.tile)
        for laid in view.board:
            if laid is not start:
                colour = laid.colour or ""
                lock = colour if laid.kind is Kind.DOOR else ""
                key = colour if laid.kind is Kind.KEY else ""
                board = board.lay(laid.cell, laid.tile, lock=lock, key=key)
        return board
