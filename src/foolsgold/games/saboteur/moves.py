"""Moves, each with a one-line notation such as `place 7 1,0 turned`.

In notation seats and goals count from 1, as people do; in Python they count from 0.
"""

from enum import StrEnum
from typing import TypeAlias

import msgspec

from foolsgold.base.argument_checks import check_text
from foolsgold.base.ids import CardNo, Goal, Seat
from foolsgold.games.api import BadNotation, read_number, read_one_based
from foolsgold.games.saboteur.cards import Tool
from foolsgold.tunnel.tiles import Cell

MOVE_EXAMPLE = "place 2 1,0 turned"


class Phase(StrEnum):
    """What kind of decision is due."""

    PLAY = "play"
    """Play a card from the hand."""
    OPEN = "open"
    """Choose which of several goals is turned up."""
    TURN = "turn"
    """Choose how a stone lies."""
    DRAFT = "draft"
    """Take a gold card."""
    OVER = "over"


class _Move(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="move"):
    """Anything a seat may decide."""


class Place(_Move, frozen=True, tag="place"):
    """Lay a path card from the hand."""

    card: CardNo
    cell: Cell
    turned: bool = False

    def __str__(self) -> str:
        return f"place {self.card} {self.cell}" + " turned" * self.turned


class Peek(_Move, frozen=True, tag="peek"):
    """Play a map: look at a goal."""

    card: CardNo
    goal: Goal

    def __str__(self) -> str:
        return f"peek {self.card} {self.goal + 1}"


class Collapse(_Move, frozen=True, tag="collapse"):
    """Play a rockfall: take a path card out of the maze."""

    card: CardNo
    cell: Cell

    def __str__(self) -> str:
        return f"collapse {self.card} {self.cell}"


class Break(_Move, frozen=True, tag="break"):
    """Break the tool shown on the card."""

    card: CardNo
    seat: Seat

    def __str__(self) -> str:
        return f"break {self.card} {self.seat + 1}"


class Mend(_Move, frozen=True, tag="mend"):
    """Mend one broken tool of a seat."""

    card: CardNo
    seat: Seat
    tool: Tool

    def __str__(self) -> str:
        return f"mend {self.card} {self.seat + 1} {self.tool}"


class Discard(_Move, frozen=True, tag="discard"):
    """Pass: put a card face down on the discard pile."""

    card: CardNo

    def __str__(self) -> str:
        return f"discard {self.card}"


class Open(_Move, frozen=True, tag="open"):
    """Choose which of the goals reached is turned up now."""

    goal: Goal

    def __str__(self) -> str:
        return f"open {self.goal + 1}"


class Turn(_Move, frozen=True, tag="turn"):
    """Choose how a stone lies that fits neither way."""

    goal: Goal
    turned: bool

    def __str__(self) -> str:
        return f"turn {self.goal + 1} " + ("turned" if self.turned else "upright")


class Take(_Move, frozen=True, tag="take"):
    """Take a gold card worth `nuggets` out of those passed on."""

    nuggets: int

    def __str__(self) -> str:
        return f"take {self.nuggets}"


Move: TypeAlias = Place | Peek | Collapse | Break | Mend | Discard | Open | Turn | Take


def read_move(text: str) -> Move:
    """The move written as `text`; `BadNotation` if it is none.

    >>> read_move("mend 12 3 lamp")
    Mend(card=12, seat=2, tool=<Tool.LAMP: 'lamp'>)
    """
    check_text("text", text)
    try:
        move = _parse_words(text.split())
    except ValueError:
        raise BadNotation(text, MOVE_EXAMPLE) from None
    if move is None:
        raise BadNotation(text, MOVE_EXAMPLE)
    return move


def _parse_words(words: list[str]) -> Move | None:
    match words:
        case ["place", card, cell]:
            return Place(read_number(card), Cell.read(cell))
        case ["place", card, cell, "turned"]:
            return Place(read_number(card), Cell.read(cell), turned=True)
        case ["peek", card, goal]:
            return Peek(read_number(card), read_one_based(goal))
        case ["collapse", card, cell]:
            return Collapse(read_number(card), Cell.read(cell))
        case ["break", card, seat]:
            return Break(read_number(card), read_one_based(seat))
        case ["mend", card, seat, tool]:
            return Mend(read_number(card), read_one_based(seat), Tool(tool))
        case ["discard", card]:
            return Discard(read_number(card))
        case ["open", goal]:
            return Open(read_one_based(goal))
        case ["turn", goal, "upright" | "turned" as position]:
            return Turn(read_one_based(goal), turned=position == "turned")
        case ["take", nuggets]:
            return Take(read_number(nuggets))
    return None
