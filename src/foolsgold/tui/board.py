"""Draws a maze for a terminal: five columns and three lines a card."""

from collections.abc import Iterator, Mapping

from rich.text import Text

from foolsgold.tunnel.tiles import Cell, E, N, S, Tile, W

WIDTH = 5
MARGIN = 4

KNOTS = {
    N | S: "┃", E | W: "━", N | W: "┛", N | E: "┗", S | W: "┓", E | S: "┏",
    N | E | S: "┣", N | S | W: "┫", E | S | W: "┳", N | E | W: "┻", N | E | S | W: "╋",
    N: "╹", E: "╺", S: "╻", W: "╸",
}  # fmt: skip

CARD = "on grey23"
PASSAGE = f"bold yellow {CARD}"
BLOCKED = f"bold red {CARD}"
START_STYLE = f"bold green {CARD}"
GOAL = "bold cyan on grey11"
MARK = "bold black on bright_green"
EDGE = "bright_black"

Art = tuple[tuple[str, str], tuple[str, str], tuple[str, str]]
"""Three lines of a card, each with its style."""

BLANK: Art = ((" " * WIDTH, ""), (" " * WIDTH, ""), (" " * WIDTH, ""))


def board_lines(arts: Mapping[Cell, Art], marks: Mapping[Cell, str]) -> Iterator[Text]:
    """The maze with its column and row numbers; `marks` labels empty cells or cards."""
    cells = [*arts, *marks]
    columns = range(min(cell.x for cell in cells), max(cell.x for cell in cells) + 1)
    rows = range(min(cell.y for cell in cells), max(cell.y for cell in cells) + 1)
    yield Text(" " * MARGIN + "".join(str(x).center(WIDTH) for x in columns), style=EDGE)
    for y in rows:
        row = [_marked(arts.get(Cell(x, y), BLANK), marks.get(Cell(x, y))) for x in columns]
        while row and row[-1] is BLANK:
            row.pop()
        for line in range(3):
            text = Text((str(y).rjust(MARGIN - 1) if line == 1 else "").ljust(MARGIN), style=EDGE)
            for art in row:
                text.append(*art[line])
            yield text


def tile_art(tile: Tile, knot: str, style: str) -> Art:
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


def goal_art(number: int, known: str) -> Art:
    """A goal that lies face down, and what the reader knows of it."""
    return ("╭───╮", GOAL), (f"│{number} {known or ' '}│", GOAL), ("╰───╯", GOAL)


def _marked(art: Art, mark: str | None) -> Art:
    return art if mark is None else (art[0], (mark.center(WIDTH)[:WIDTH], MARK), art[2])
