"""Sides, cells and tiles: the shapes a tunnel is made of."""

import re
from functools import cache
from typing import NamedTuple

from foolsgold.base.argument_checks import check_text

N, E, S, W = 1, 2, 4, 8
SIDE_LETTERS = {N: "N", E: "E", S: "S", W: "W"}
SIDE_OFFSETS = {N: (0, -1), E: (1, 0), S: (0, 1), W: (-1, 0)}
"""Columns grow towards the goals, rows grow downwards."""


class Cell(NamedTuple):
    """A place on the boundless board; the start lies at 0,0."""

    x: int
    y: int

    def __str__(self) -> str:
        return f"{self.x},{self.y}"

    @classmethod
    def read(cls, text: str) -> "Cell":
        """The cell written as `text`.

        >>> Cell.read("3,-1")
        Cell(x=3, y=-1)
        """
        check_text("text", text)
        match = re.fullmatch(r"(-?[0-9]{1,4}),(-?[0-9]{1,4})", text)
        if match is None or "-0" in (match[1], match[2]):
            raise ValueError(f"{text!r} is not a cell such as 3,-1")
        return cls(int(match[1]), int(match[2]))


class Neighbour(NamedTuple):
    """A neighbour of a cell, the side that looks at it, and the side that looks back."""

    side: int
    back: int
    cell: Cell


def rotated_180(sides: int) -> int:
    """The sides after a turn by 180 degrees: N and S change places, E and W change places."""
    return (sides << 2 | sides >> 2) & 15


def rotated(sides: int, quarters: int) -> int:
    """The sides after a number of quarter turns clockwise.

    >>> rotated(N | E, 1) == E | S
    True
    """
    return (sides << quarters | sides >> (4 - quarters)) & 15


@cache
def rotations(sides: int, rotation: int) -> tuple[int, ...]:
    """The quarter turns that make a difference, where tiles may lie in `rotation` ways (4, 2, 1).

    >>> rotations(N | S, 4), rotations(N | E, 4), rotations(N | E, 2)
    ((0, 1), (0, 1, 2, 3), (0, 2))
    """
    seen: dict[int, int] = {}
    for quarters in range(0, 4, 4 // rotation):
        seen.setdefault(rotated(sides, quarters), quarters)
    return tuple(seen.values())


@cache
def neighbours(cell: Cell) -> tuple[Neighbour, ...]:
    """The four neighbours of a cell."""
    return tuple(
        Neighbour(side, rotated_180(side), Cell(cell.x + dx, cell.y + dy))
        for side, (dx, dy) in SIDE_OFFSETS.items()
    )


class Tile(NamedTuple):
    """The open sides of a card, and whether the card joins them to each other.

    The text form is the open sides, in capitals for a passage and small for a dead end.

    >>> Tile.read("NW").turned(), str(Tile.read("nes")), Tile.read("nes").joined
    (Tile(sides=6, joined=True), 'nes', False)
    """

    sides: int
    joined: bool = True

    def turned(self, quarters: int = 2) -> "Tile":
        """The tile turned clockwise, by 180 degrees if nothing else is said."""
        return _tile_turned(self, quarters)

    @property
    def is_symmetric(self) -> bool:
        """Whether turning it changes nothing."""
        return rotated_180(self.sides) == self.sides

    def __str__(self) -> str:
        letters = "".join(letter for side, letter in SIDE_LETTERS.items() if side & self.sides)
        return letters if self.joined else letters.lower()

    @classmethod
    def read(cls, text: str) -> "Tile":
        """The tile written as `text`; `ValueError` if it is not one."""
        check_text("text", text)
        sides = sum(side for side, letter in SIDE_LETTERS.items() if letter in text.upper())
        tile = cls(sides, joined=text.isupper())
        if not text or str(tile) != text:
            raise ValueError(f"{text!r} is not a tile such as NES or nes")
        return tile


@cache
def _tile_turned(tile: Tile, quarters: int) -> Tile:
    """There are few tiles, and bots turn them all the time."""
    return Tile(rotated(tile.sides, quarters), tile.joined)


CROSS = Tile(N | E | S | W)
