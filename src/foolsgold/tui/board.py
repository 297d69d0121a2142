"""Draws a maze in a terminal: five columns and three lines per card."""

from collections.abc import Iterator, Mapping

from rich.text import Text

from foolsgold.tunnel.tiles import Cell, E, N, S, Tile, W

CARD_WIDTH = 5
ROW_LABEL_WIDTH = 4

JUNCTION_GLYPHS = {
    N | S: "┃", E | W: "━", N | W: "┛", N | E: "┗", S | W: "┓", E | S: "┏",
    N | E | S: "┣", N | S | W: "┫", E | S | W: "┳", N | E | W: "┻", N | E | S | W: "╋",
    N: "╹", E: "╺", S: "╻", W: "╸",
}  # fmt: skip

CARD_STYLE = "on grey23"
PASSAGE_STYLE = f"bold yellow {CARD_STYLE}"
DEAD_END_STYLE = f"bold red {CARD_STYLE}"
START_STYLE = f"bold green {CARD_STYLE}"
GOAL_STYLE = "bold cyan on grey11"
MARK_STYLE = "bold black on bright_green"
EDGE_STYLE = "bright_black"

TileArt = tuple[tuple[str, str], tuple[str, str], tuple[str, str]]
"""Three lines of a card, each with its style."""

BLANK_ART: TileArt = ((" " * CARD_WIDTH, ""), (" " * CARD_WIDTH, ""), (" " * CARD_WIDTH, ""))


def render_board(arts: Mapping[Cell, TileArt], marks: Mapping[Cell, str]) -> Iterator[Text]:
    """The maze with its column and row numbers; `marks` labels empty cells or cards."""
    cells = [*arts, *marks]
    columns = range(min(cell.x for cell in cells), max(cell.x for cell in cells) + 1)
    rows = range(min(cell.y for cell in cells), max(cell.y for cell in cells) + 1)
    yield Text(
        " " * ROW_LABEL_WIDTH + "".join(str(x).center(CARD_WIDTH) for x in columns),
        style=EDGE_STYLE,
    )
    for y in rows:
        row = [_with_label(arts.get(Cell(x, y), BLANK_ART), marks.get(Cell(x, y))) for x in columns]
        while row and row[-1] is BLANK_ART:
            row.pop()
        for line in range(3):
            text = Text(
                (str(y).rjust(ROW_LABEL_WIDTH - 1) if line == 1 else "").ljust(ROW_LABEL_WIDTH),
                style=EDGE_STYLE,
            )
            for art in row:
                text.append(*art[line])
            yield text


def tile_art(tile: Tile, knot: str, style: str) -> TileArt:
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


def goal_art(number: int, known: str) -> TileArt:
    """A goal that lies face down, and what the reader knows of it."""
    return ("╭───╮", GOAL_STYLE), (f"│{number} {known or ' '}│", GOAL_STYLE), ("╰───╯", GOAL_STYLE)


def _with_label(art: TileArt, mark: str | None) -> TileArt:
    return (
        art
        if mark is None
        else (art[0], (mark.center(CARD_WIDTH)[:CARD_WIDTH], MARK_STYLE), art[2])
    )
