"""Action space: moves as dense integers with a legality mask, for machine learning.

A move is numbered by its effect, not by the number of its card or its index in the hand.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cached_property
from math import prod
from typing import Any, Generic, Protocol, TypeVar

import msgspec

from foolsgold.base.argument_checks import check_int
from foolsgold.base.ids import CardNo
from foolsgold.tunnel.tiles import Cell


class AnyView(Protocol):
    """The fields that all views share."""

    @property
    def hand(self) -> tuple[Any, ...]:
        """The reader's cards, each with its number and its face."""

    @property
    def legal(self) -> tuple[Any, ...]:
        """What the reader may do now: nothing while it is not their turn."""


class NumberedGrid(msgspec.Struct, frozen=True, dict=True):
    """The part of the boundless board that has numbers: row by row, from the top left.

    The default one contains the furthest goals any edition may set (21,-11 to 21,11); mazes
    hardly ever leave it.

    >>> field = NumberedGrid()
    >>> field.index_of(Cell(0, 0)), field.cells[522], field.index_of(Cell(22, 0))
    (522, Cell(x=0, y=0), None)
    """

    low_x: int = -10
    low_y: int = -16
    width: int = 32
    height: int = 32

    def __post_init__(self) -> None:
        if self.width < 1 or self.height < 1:
            raise ValueError(f"no field of {self.width} by {self.height} cells")

    @property
    def size(self) -> int:
        """How many cells it has."""
        return self.width * self.height

    @cached_property
    def cells(self) -> tuple[Cell, ...]:
        """All cells, in the order of their numbers."""
        columns = range(self.low_x, self.low_x + self.width)
        return tuple(
            Cell(x, y) for y in range(self.low_y, self.low_y + self.height) for x in columns
        )

    @cached_property
    def index_of(self) -> Callable[[Cell], int | None]:
        """Function from a cell to its number; None outside the grid."""
        return {cell: index for index, cell in enumerate(self.cells)}.get


DEFAULT_GRID = NumberedGrid()


class MixedRadix:
    """Named blocks of numbers, one after another; inside a block the last index runs fastest.

    >>> blocks = MixedRadix({"pass": (), "break": (3, 12)})
    >>> blocks.size, blocks.encode("break", 1, 2), blocks.decode(15)
    (37, 15, ('break', (1, 2)))
    """

    def __init__(self, sizes: Mapping[str, tuple[int, ...]]) -> None:
        self.sizes = dict(sizes)
        self.starts: dict[str, int] = {}
        self.size = 0
        for name, radices in self.sizes.items():
            self.starts[name] = self.size
            self.size += prod(radices)

    def encode(self, name: str, *indices: int | None) -> int | None:
        """The number of these indices in a block; None if one of them is None or too large."""
        number = 0
        for index, radix in zip(indices, self.sizes[name], strict=True):
            if index is None or not 0 <= index < radix:
                return None
            number = number * radix + index
        return self.starts[name] + number

    def decode(self, number: int) -> tuple[str, tuple[int, ...]]:
        """The block a number lies in, and its indices there; `ValueError` if there is none."""
        number = check_int("number", number)
        if not 0 <= number < self.size:
            raise ValueError(f"{number} is not the number of a move: they end before {self.size}")
        name = next(name for name in reversed(self.starts) if self.starts[name] <= number)
        left = number - self.starts[name]
        indices: list[int] = []
        for radix in reversed(self.sizes[name]):
            left, index = divmod(left, radix)
            indices.append(index)
        return name, tuple(reversed(indices))


Vw = TypeVar("Vw", bound=AnyView)
Mv = TypeVar("Mv")


class ActionSpace(ABC, Generic[Vw, Mv]):
    """The moves of a game as numbers below `size`, the same in every seat and edition."""

    def __init__(self, field: NumberedGrid, blocks: MixedRadix) -> None:
        self.grid = field
        self.radix = blocks

    @property
    def size(self) -> int:
        """How many numbers there are."""
        return self.radix.size

    @abstractmethod
    def describe(self, number: int) -> str:
        """What a number means, in notation; unique for each number."""

    @abstractmethod
    def _encode(self, view: Vw, move: Mv, faces: Mapping[CardNo, Any]) -> int | None:
        """The number of a move, if one of these cards can make it."""

    @abstractmethod
    def _cardless_move(self, name: str, indices: tuple[int, ...]) -> Mv | None:
        """The move of these indices, if it takes no card from the hand."""

    @abstractmethod
    def _candidates(self, name: str, indices: tuple[int, ...], card: CardNo) -> Iterable[Mv]:
        """The moves of a card that may have these indices, depending on its face."""

    def encode(self, view: Vw, move: Mv) -> int | None:
        """The number of a move; None if it is outside the grid or this hand cannot make it."""
        return self._encode(view, move, _faces_by_card(view))

    def decode(self, view: Vw, number: int) -> Mv:
        """The move of this number, with the first card in hand that can make it.

        `ValueError` if no card can. Whether the move is legal is in the mask.
        """
        name, indices = self.radix.decode(number)
        free = self._cardless_move(name, indices)
        faces = _faces_by_card(view)
        tries = (free,) if free is not None else self._candidates_of_cards(name, indices, faces)
        for move in tries:
            if self._encode(view, move, faces) == number:
                return move
        raise ValueError(f"nothing in this view can do {number}: {self.describe(number)}")

    def _candidates_of_cards(
        self, name: str, indices: tuple[int, ...], cards: Iterable[CardNo]
    ) -> Iterator[Mv]:
        for card in cards:
            yield from self._candidates(name, indices, card)

    def legal(self, view: Vw) -> tuple[int, ...]:
        """The numbers of all legal moves, in order."""
        faces = _faces_by_card(view)
        numbers = {self._encode(view, move, faces) for move in view.legal}
        return tuple(sorted(number for number in numbers if number is not None))

    def mask(self, view: Vw) -> bytearray:
        """One byte per number, 1 if that move is legal; arrays can wrap it without a copy."""
        mask = bytearray(self.size)
        for number in self.legal(view):
            mask[number] = 1
        return mask


def _faces_by_card(view: AnyView) -> dict[CardNo, Any]:
    return {held.card: held.face for held in view.hand}
