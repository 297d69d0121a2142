"""Moves, each with a one-line notation such as `place 7 1,0 90`.

In notation seats and goals count from 1, as people do; in Python they count from 0.
"""

from enum import StrEnum
from typing import TypeAlias

import msgspec

from foolsgold.base.argument_checks import check_text
from foolsgold.base.ids import CardNo, Goal, Seat
from foolsgold.games.api import BadNotation, read_number, read_one_based
from foolsgold.tunnel.tiles import Cell

MOVE_EXAMPLE = "place 2 1,0 90"


class Phase(StrEnum):
    """What kind of decision is due."""

    PLAY = "play"
    """Play a card, replace one, or pass."""
    OPEN = "open"
    """Choose which goal is turned up, or leave it."""
    SERVE = "serve"
    """Say who drinks the ale and misses a turn."""
    STEAL = "steal"
    """The Greedy chooses whom to rob."""
    OVER = "over"


class _Move(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="move"):
    """Anything a seat may decide."""


class Place(_Move, frozen=True, tag="place"):
    """Lay a tile from the hand, rotated clockwise by quarter turns."""

    card: CardNo
    cell: Cell
    quarters: int = 0

    def __str__(self) -> str:
        turn = f" {90 * self.quarters}" if self.quarters else ""
        return f"place {self.card} {self.cell}{turn}"


class Peek(_Move, frozen=True, tag="peek"):
    """Play a map: look at a goal."""

    card: CardNo
    goal: Goal

    def __str__(self) -> str:
        return f"peek {self.card} {self.goal + 1}"


class Explode(_Move, frozen=True, tag="explode"):
    """Play an explosion: take a tile off the field."""

    card: CardNo
    cell: Cell

    def __str__(self) -> str:
        return f"explode {self.card} {self.cell}"


class Swap(_Move, frozen=True, tag="swap"):
    """Play a potion: exchange roles with a seat."""

    card: CardNo
    seat: Seat

    def __str__(self) -> str:
        return f"swap {self.card} {self.seat + 1}"


class Replace(_Move, frozen=True, tag="replace"):
    """Put a card under the deck and take the top one."""

    card: CardNo

    def __str__(self) -> str:
        return f"replace {self.card}"


class Pass(_Move, frozen=True, tag="pass"):
    """Do nothing, because no card can be played."""

    def __str__(self) -> str:
        return "pass"


class Open(_Move, frozen=True, tag="open"):
    """Turn this goal up now."""

    goal: Goal

    def __str__(self) -> str:
        return f"open {self.goal + 1}"


class Leave(_Move, frozen=True, tag="leave"):
    """Leave the other goal shut."""

    def __str__(self) -> str:
        return "leave"


class Serve(_Move, frozen=True, tag="serve"):
    """This player drinks the ale and misses a turn."""

    seat: Seat

    def __str__(self) -> str:
        return f"serve {self.seat + 1}"


class Steal(_Move, frozen=True, tag="steal"):
    """Take a point from this player."""

    seat: Seat

    def __str__(self) -> str:
        return f"steal {self.seat + 1}"


CardMove: TypeAlias = Place | Peek | Explode | Swap | Replace
Move: TypeAlias = CardMove | Pass | Open | Leave | Serve | Steal


def read_move(text: str) -> Move:
    """The move written as `text`; `BadNotation` if it is none.

    >>> read_move("place 12 3,-1 270")
    Place(card=12, cell=Cell(x=3, y=-1), quarters=3)
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
        case ["place", card, cell, "90" | "180" | "270" as degrees]:
            return Place(read_number(card), Cell.read(cell), int(degrees) // 90)
        case ["peek", card, goal]:
            return Peek(read_number(card), read_one_based(goal))
        case ["explode", card, cell]:
            return Explode(read_number(card), Cell.read(cell))
        case ["swap", card, seat]:
            return Swap(read_number(card), read_one_based(seat))
        case ["replace", card]:
            return Replace(read_number(card))
        case ["pass"]:
            return Pass()
        case ["open", goal]:
            return Open(read_one_based(goal))
        case ["leave"]:
            return Leave()
        case ["serve", seat]:
            return Serve(read_one_based(seat))
        case ["steal", seat]:
            return Steal(read_one_based(seat))
    return None
