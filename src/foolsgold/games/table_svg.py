"""SVG of a table for notebooks: the maze, a row for each seat, the piles.

Each game draws its views with these parts and registers its function with `view_svg`.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import singledispatch
from typing import Any, NamedTuple

from foolsgold.base.ids import Seat
from foolsgold.base.svg import (
    INK_COLOUR,
    Svg,
    circle,
    filled_path,
    group_at,
    rectangle,
    stroked_path,
    svg_document,
    text_label,
)
from foolsgold.tunnel.tile_svg import EDGE_COLOUR, CardSize, card_svg
from foolsgold.tunnel.tiles import Cell

PAPER_COLOUR = "#f4eee2"
CARD_BACK_COLOUR = "#b98a3e"
FAINT_COLOUR = "#8b8378"
ACTING_COLOUR = "#fbe3a1"
UNKNOWN_ROLE_COLOUR = "#b9b2a7"
GOOD_COLOUR, BAD_COLOUR = "#3c7a57", "#b3412f"
MARGIN, GAP, AXIS_WIDTH = 14.0, 3.0, 16.0
HEAD_HEIGHT = 26.0
HAND_CARD_SCALE = 0.62
"""The cards of a hand."""
FONT_SIZE = 12.0
CHIP_WIDTH = 78.0
NUMBER_WIDTH, NAME_WIDTH = 62.0, 82.0
MARK_WIDTH = 20.0
"""The width of a mark such as a broken tool, which is drawn in a square."""


class HeldCardPicture(NamedTuple):
    """A card in a hand: its number, if it is known, and its picture."""

    number: str
    art: Svg


class SeatPicture(NamedTuple):
    """A seat, as far as the reader of the picture may know."""

    role: str
    """What they are, empty if nobody knows."""
    colour: str
    marks: Sequence[Svg]
    """What everybody sees of them, such as broken tools."""
    cards: Sequence[HeldCardPicture]
    backs: int
    """How many cards they hold whose faces are not known."""
    note: str


class TablePicture(NamedTuple):
    """All that is drawn."""

    head: str
    piles: str
    size: CardSize
    board: Mapping[Cell, Svg]
    rows: Sequence[SeatPicture]
    to_act: Seat | None
    reader: Seat | None
    names: Sequence[str]


@singledispatch
def view_svg(view: Any, _hands: Sequence[Sequence[Any]] = (), _names: Sequence[str] = ()) -> Svg:
    """A view as a picture: each game registers its own.

    `hands` are the cards of all seats, for readers who may know them.
    """
    raise TypeError(f"there is no picture of {type(view).__name__}")


def table_svg(table: TablePicture) -> Svg:
    """The whole picture: the head line, the maze with its axes, the seats."""
    board, board_size = _board(table)
    rows, rows_size = _rows(table)
    head = text_label(
        MARGIN, MARGIN + FONT_SIZE, table.head, FONT_SIZE + 1, more="font-weight='600'"
    )
    piles = text_label(
        MARGIN, MARGIN + FONT_SIZE + 17, table.piles, FONT_SIZE - 1, fill=FAINT_COLOUR
    )
    text_width = 7.2 * max(len(table.head), len(table.piles))
    width = max(board_size.width, rows_size.width, text_width) + 2 * MARGIN
    top = MARGIN + 17 + HEAD_HEIGHT
    height = top + board_size.height + rows_size.height + 2 * MARGIN
    return svg_document(
        table.head,
        width,
        height,
        rectangle(0, 0, width, height, PAPER_COLOUR, rounded=8),
        head,
        piles,
        group_at(MARGIN, top, board),
        group_at(MARGIN, top + board_size.height + MARGIN, rows),
    )


def _board(table: TablePicture) -> tuple[Svg, CardSize]:
    """The maze, just large enough, with the numbers of columns and rows."""
    columns = [cell.x for cell in table.board]
    lines = [cell.y for cell in table.board]
    low_x, low_y = min(columns), min(lines)
    step_x, step_y = table.size.width + GAP, table.size.height + GAP
    parts: list[Svg] = []
    for x in range(low_x, max(columns) + 1):
        middle = AXIS_WIDTH + (x - low_x) * step_x + table.size.width / 2
        parts.append(text_label(middle, 9, str(x), 9, fill=FAINT_COLOUR, anchor="middle"))
    for y in range(low_y, max(lines) + 1):
        middle = AXIS_WIDTH + (y - low_y) * step_y + table.size.height / 2 + 3
        parts.append(text_label(9, middle, str(y), 9, fill=FAINT_COLOUR, anchor="end"))
    for cell, art in sorted(table.board.items()):
        parts.append(
            group_at(
                AXIS_WIDTH + (cell.x - low_x) * step_x, AXIS_WIDTH + (cell.y - low_y) * step_y, art
            )
        )
    width = AXIS_WIDTH + (max(columns) - low_x + 1) * step_x
    height = AXIS_WIDTH + (max(lines) - low_y + 1) * step_y
    return "".join(parts), CardSize(width, height)


def _rows(table: TablePicture) -> tuple[Svg, CardSize]:
    """A line for each seat: whose turn it is, who they are, what they hold."""
    small = CardSize(table.size.width * HAND_CARD_SCALE, table.size.height * HAND_CARD_SCALE)
    height = small.height + 16
    chip_at = NUMBER_WIDTH + (NAME_WIDTH if table.names else 0)
    marks_at = chip_at + CHIP_WIDTH
    hand_at = marks_at + 8 + (MARK_WIDTH + GAP) * max(len(row.marks) for row in table.rows)
    widest = max(len(row.cards) + row.backs for row in table.rows)
    note_at = hand_at + widest * (small.width + GAP) + 8
    width = note_at + 7 * max(len(row.note) for row in table.rows)
    parts: list[Svg] = []
    for seat, row in enumerate(table.rows):
        middle = height / 2
        if seat == table.to_act:
            parts.append(group_at(0, seat * height, _turn_marker(width, height)))
        name = f"seat {seat}" + (f" {table.names[seat]}" if table.names else "")
        bold = "font-weight='700'" if seat == table.reader else ""
        inside = [
            text_label(16, middle + 4, _shorten(name), FONT_SIZE, more=bold),
            group_at(chip_at, middle - 9, _chip(row)),
            *(
                group_at(marks_at + place * (MARK_WIDTH + GAP), middle - MARK_WIDTH / 2, mark)
                for place, mark in enumerate(row.marks)
            ),
            group_at(hand_at, 6, _hand(row, small)),
            text_label(note_at, middle + 4, row.note, FONT_SIZE - 1, fill=INK_COLOUR),
        ]
        parts.append(group_at(0, seat * height, *inside))
    return "".join(parts), CardSize(width, len(table.rows) * height)


def _turn_marker(width: float, height: float) -> Svg:
    band = rectangle(0, 1, width, height - 2, ACTING_COLOUR, rounded=6)
    return band + filled_path(
        f"M4 {height / 2 - 5}L12 {height / 2}L4 {height / 2 + 5}Z", BAD_COLOUR
    )


def _chip(row: SeatPicture) -> Svg:
    """Who somebody is, on its colour."""
    text = row.role or "?"
    fill = row.colour if row.role else UNKNOWN_ROLE_COLOUR
    box = rectangle(0, 0, CHIP_WIDTH - 6, 18, fill, rounded=9)
    return box + text_label(
        CHIP_WIDTH / 2 - 3, 13, text, FONT_SIZE - 1, fill="#fff", anchor="middle"
    )


def _hand(row: SeatPicture, small: CardSize) -> Svg:
    """The cards, each with its number above it, then those nobody may see."""
    parts: list[Svg] = []
    for place, held in enumerate(row.cards):
        x = place * (small.width + GAP)
        number = text_label(small.width / 2, 3, held.number, 8, fill=FAINT_COLOUR, anchor="middle")
        parts.append(group_at(x, 0, number, group_at(0, 5, held.art, scale=HAND_CARD_SCALE)))
    parts += [
        group_at(place * (small.width + GAP), 5, card_svg(small, CARD_BACK_COLOUR))
        for place in range(len(row.cards), len(row.cards) + row.backs)
    ]
    return "".join(parts)


def _shorten(name: str, most: int = 18) -> str:
    return name if len(name) <= most else name[: most - 1] + "…"


# --- what both games have on their cards --------------------------------------------------------


def centred(size: CardSize, art: Svg, scale: float = 1) -> Svg:
    """A mark of 20 by 20 in the middle of a card."""
    half = MARK_WIDTH * scale / 2
    return group_at(size.width / 2 - half, size.height / 2 - half, art, scale=scale)


def action_card(size: CardSize, art: Svg, fill: str = "#efe5cf", scale: float = 1.6) -> Svg:
    """A card that is no piece of tunnel, with a mark on it."""
    return card_svg(size, fill) + centred(size, art, scale)


def goal_svg(size: CardSize, laid: Svg | None, art: Svg | None) -> Svg:
    """A goal: laid into the maze, or face down, with what the reader knows in a dashed frame."""
    if laid is not None:
        return laid + centred(size, art or "", 1.5)
    back = card_svg(size, CARD_BACK_COLOUR)
    if art is None:
        sign = text_label(
            size.width / 2, size.height / 2 + 8, "?", 24, fill="#fff", anchor="middle"
        )
        return back + sign
    frame = "stroke='#fff' stroke-width='1.5' stroke-dasharray='4 3'"
    inner = rectangle(4, 4, size.width - 8, size.height - 8, "none", rounded=3, more=frame)
    return back + inner + centred(size, art, 1.7)


def start_mark() -> Svg:
    """A ladder: here the digging began."""
    rungs = "".join(f"M6 {y}H14" for y in (4, 8, 12, 16))
    return stroked_path(f"M6 1V19M14 1V19{rungs}", GOOD_COLOUR, 2)


def map_icon() -> Svg:
    """A map."""
    paper = filled_path(
        "M2 4L8 2L13 5L18 3V16L13 18L8 15L2 17Z", "#fffaf0", f"stroke='{EDGE_COLOUR}'"
    )
    return (
        paper
        + stroked_path("M5 7L8 10L11 8", BAD_COLOUR, 1.3)
        + stroked_path("M13 10L16 13M16 10L13 13", BAD_COLOUR, 1.5)
    )


def gold_icon() -> Svg:
    """Gold."""
    return filled_path(
        "M3 13L6 6L12 3L17 8L16 15L9 17Z", "#f3c53c", "stroke='#8a6410' stroke-width='1.3'"
    )


def crossed_out(art: Svg) -> Svg:
    """Something broken."""
    slash = "M3 17L17 3"
    return art + stroked_path(slash, "#fff", 4) + stroked_path(slash, BAD_COLOUR, 2.2)


def with_tick(art: Svg) -> Svg:
    """Something mended."""
    return (
        art
        + circle(15, 15, 5, GOOD_COLOUR)
        + stroked_path("M12.6 15L14.4 16.8L17.4 13.2", "#fff", 1.6)
    )


DrawIcon = Callable[[], Svg]
