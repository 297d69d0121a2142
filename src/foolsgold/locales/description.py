"""`TableDescription`: a view in words, line by line, for terminals and language models."""

from collections.abc import Iterator
from enum import StrEnum
from typing import Any, NamedTuple, Protocol

from foolsgold.base.ids import Seat


class Emphasis(StrEnum):
    """What a part of a line is to its reader; a screen gives each its style."""

    PLAIN = "plain"
    WARNING = "warning"
    SECONDARY = "secondary"
    PRIVATE = "private"
    """Only the reader knows it."""
    OFFER = "offer"
    """Something the reader may do."""


class StatusLine(NamedTuple):
    """A line about the table as parts of text, each with its emphasis.

    >>> StatusLine.of("Anna: 6 cards").and_also("broken: cart", Emphasis.WARNING).text
    'Anna: 6 cards · broken: cart'
    """

    parts: tuple[tuple[str, Emphasis], ...]

    @classmethod
    def of(cls, text: str, emphasis: Emphasis = Emphasis.PLAIN) -> "StatusLine":
        """A line of one part."""
        return cls(((text, emphasis),))

    def and_also(self, text: str, emphasis: Emphasis) -> "StatusLine":
        """The line with one more part."""
        return StatusLine((*self.parts, (f" · {text}", emphasis)))

    @property
    def text(self) -> str:
        """The line without emphasis."""
        return "".join(text for text, _ in self.parts)


class TableDescription(Protocol):
    """Describes views of one game to one reader."""

    def board_lines(self, view: Any) -> Iterator[str]:
        """The maze in words."""

    def seat_line(self, view: Any, seat: Seat) -> StatusLine:
        """A player, as everybody sees them."""

    def role_lines(self, view: Any) -> Iterator[str]:
        """How many there are of each role, unless the table's lines say it."""

    def table_lines(self, view: Any) -> Iterator[StatusLine]:
        """Piles, and what the reader has looked up."""

    def private_info(self, view: Any) -> Iterator[str]:
        """The reader's role, and what belongs to it."""
