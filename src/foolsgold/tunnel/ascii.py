"""Boards as ASCII art, one character per cell, written and parsed; tests draw their boards.

`S` is the start, `?` lies face down, `.` is empty; single lines are passages, double lines
and stumps are dead ends. The start may show another tile than a cross; the text does not say.
"""

from collections.abc import Callable, Mapping
from textwrap import dedent

from foolsgold.tunnel.board import START, Board
from foolsgold.tunnel.tiles import Cell, Tile

_PASSAGES = {
    "NS": "│", "EW": "─", "NW": "┘", "NE": "└", "SW": "┐", "ES": "┌",
    "NES": "├", "NSW": "┤", "ESW": "┬", "NEW": "┴", "NESW": "┼",
}  # fmt: skip
_DEAD_ENDS = {
    "ns": "║", "ew": "═", "nw": "╝", "ne": "╚", "sw": "╗", "es": "╔",
    "nes": "╠", "nsw": "╣", "esw": "╦", "new": "╩", "nesw": "╬",
    "n": "╵", "e": "╶", "s": "╷", "w": "╴",
}  # fmt: skip

GLYPH_OF_TILE = {Tile.read(text): glyph for text, glyph in (_PASSAGES | _DEAD_ENDS).items()}
TILE_OF_GLYPH = {glyph: tile for tile, glyph in GLYPH_OF_TILE.items()}
NO_LEGEND: Mapping[str, Callable[[Board, Cell], Board]] = {}


def board_to_ascii(board: Board) -> str:
    """The board as lines of characters, just large enough.

    >>> board = Board.initial(face_down=[Cell(3, 0)]).lay(Cell(1, 0), Tile.read("ESW"))
    >>> print(board_to_ascii(board))
    S┬.?
    """
    cells = [*board.tiles, *board.face_down]
    columns = range(min(cell.x for cell in cells), max(cell.x for cell in cells) + 1)
    rows = range(min(cell.y for cell in cells), max(cell.y for cell in cells) + 1)
    return "\n".join("".join(_glyph_at(board, Cell(x, y)) for x in columns) for y in rows)


def _glyph_at(board: Board, cell: Cell) -> str:
    if cell == START:
        return "S"
    if cell in board.face_down:
        return "?"
    tile = board.tiles.get(cell)
    return "." if tile is None else GLYPH_OF_TILE[tile]


def board_from_ascii(
    text: str, legend: Mapping[str, Callable[[Board, Cell], Board]] = NO_LEGEND
) -> Board:
    """The board drawn as `text`; spaces are empty cells too. `ValueError` says what is wrong.

    `legend` says what other characters lay on their cell: a door, a tile with a key.

    >>> sorted(board_from_ascii('''
    ...     ╷.?
    ...     S─.
    ... ''').tiles.items())[1]
    (Cell(x=0, y=0), Tile(sides=15, joined=True))
    """
    lines = dedent(text).strip("\n").split("\n")
    glyphs = {Cell(x, y): glyph for y, line in enumerate(lines) for x, glyph in enumerate(line)}
    starts = [cell for cell, glyph in glyphs.items() if glyph == "S"]
    if len(starts) != 1:
        raise ValueError(f"a board has one start S, this one has {len(starts)}")
    moved = {Cell(x - starts[0].x, y - starts[0].y): glyph for (x, y), glyph in glyphs.items()}
    board = Board.initial(cell for cell, glyph in moved.items() if glyph == "?")
    for cell, glyph in sorted(moved.items()):
        if glyph in legend:
            board = legend[glyph](board, cell)
        elif glyph in TILE_OF_GLYPH:
            board = board.lay(cell, TILE_OF_GLYPH[glyph])
        elif glyph not in "S?. ":
            raise ValueError(f"no tile is drawn as {glyph!r} (at {cell})")
    return board
