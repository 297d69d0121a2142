"""Draws the maze of a view for a terminal: five columns and three lines a card."""

from collections.abc import Iterator, Mapping

from rich.text import Text

from foolsgold.games.saboteur.cards import GoalFace
from foolsgold.games.saboteur.view import GoalSeen, View
from foolsgold.tunnel.board import START
from foolsgold.tunnel.tiles import Cell, E, N, S, Tile, W

WIDTH = 5
MARGIN = 4

_KNOTS = {
    N | S: "┃", E | W: "━", N | W: "┛", N | E: "┗", S | W: "┓", E | S: "┏",
    N | E | S: "┣", N | S | W: "┫", E | S | W: "┳", N | E | W: "┻", N | E | S | W: "╋",
}  # fmt: skip

CARD = "on grey23"
PASSAGE = f"bold yellow {CARD}"
DEAD_END = f"bold red {CARD}"
START_STYLE = f"bold green {CARD}"
GOAL = "bold cyan on grey11"
MARK = "bold black on bright_green"
EDGE = "bright_black"

KNOWN = {GoalFace.TREASURE: "★", GoalFace.STONE_A: "●", GoalFace.STONE_B: "●"}

Art = tuple[tuple[str, str], tuple[str, str], tuple[str, str]]
"""Three lines of a card, each with its style."""


def board_lines(view: View, marks: Mapping[Cell, str]) -> Iterator[Text]:
    """The maze with its column and row numbers; `marks` labels empty cells or cards."""
    tiles = {laid.cell: laid.tile for laid in view.board}
    goals = {goal.cell: (number, goal) for number, goal in enumerate(view.goals, start=1)}
    cells = [*tiles, *goals, *marks]
    columns = range(min(cell.x for cell in cells), max(cell.x for cell in cells) + 1)
    rows = range(min(cell.y for cell in cells), max(cell.y for cell in cells) + 1)
    yield Text(" " * MARGIN + "".join(str(x).center(WIDTH) for x in columns), style=EDGE)
    for y in rows:
        arts = []
        for x in columns:
            cell = Cell(x, y)
            number, goal = goals.get(cell, (0, None))
            art = _art(cell, tiles.get(cell), number, goal)
            arts.append(_marked(art, marks[cell]) if cell in marks else art)
        for line in range(3):
            text = Text((str(y).rjust(MARGIN - 1) if line == 1 else "").ljust(MARGIN), style=EDGE)
            for art in arts:
                text.append(*art[line])
            text.rstrip()
            yield text


def _art(cell: Cell, tile: Tile | None, number: int, goal: GoalSeen | None) -> Art:
    if tile is not None:
        if cell == START:
            return _tile_art(tile, "S", START_STYLE)
        if goal is not None and goal.face is GoalFace.TREASURE:
            return _tile_art(tile, "★", GOAL)
        return _tile_art(tile, *((_KNOTS[tile.sides], PASSAGE) if tile.joined else ("✕", DEAD_END)))
    if goal is not None:
        known = KNOWN[goal.face] if goal.face else " "
        return ("╭───╮", GOAL), (f"│{number} {known}│", GOAL), ("╰───╯", GOAL)
    blank = (" " * WIDTH, "")
    return blank, blank, blank


def _tile_art(tile: Tile, knot: str, style: str) -> Art:
    """Dots in the corners show the card's edge where there are no colours."""
    up = "┃" if tile.sides & N else " "
    down = "┃" if tile.sides & S else " "
    left = "━━" if tile.sides & W else "  "
    right = "━━" if tile.sides & E else "  "
    return (
        (f"· {up} ·", style),
        (f"{left}{knot}{right}", style),
        (f"· {down} ·", style),
    )


def _marked(art: Art, mark: str) -> Art:
    return art[0], (mark.center(WIDTH)[:WIDTH], MARK), art[2]
