"""ASCII art of a table for programmers: the maze, a line for each seat, the piles."""

from collections.abc import Sequence

from foolsgold.base.ids import Seat
from foolsgold.tunnel.ascii import board_to_ascii
from foolsgold.tunnel.board import Board

ACTING_MARK = ">"


def format_table(
    head: Sequence[str],
    board: Board,
    seats: Sequence[Sequence[str]],
    piles: Sequence[str],
    to_act: Seat | None,
) -> str:
    """The head line, the maze, one row a seat with its columns aligned, the piles."""
    widths = [max(map(len, column)) for column in zip(*seats, strict=True)]
    numbers = len(str(len(seats)))
    rows = (
        " ".join(
            (
                ACTING_MARK if seat == to_act else " ",
                str(seat + 1).rjust(numbers),
                *(text.ljust(width) for text, width in zip(row, widths, strict=True)),
            )
        ).rstrip()
        for seat, row in enumerate(seats)
    )
    return "\n".join((" ".join(head), "", board_to_ascii(board), "", *rows, "", " ".join(piles)))
