"""The small numbers everybody passes around, under names that say what they count."""

from typing import Annotated, NamedTuple, TypeAlias


class IndexBase(NamedTuple):
    """What a number counts, and from where people count it: texts are read and written so."""

    noun: str
    first: int


Seat: TypeAlias = Annotated[int, IndexBase("seat", 1)]
"""A place at the table, counted from 0 in the order of play (clockwise)."""

CardNo: TypeAlias = Annotated[int, IndexBase("card", 0)]
"""A card's place in this round's shuffled deck: it tells nothing about the face."""

Goal: TypeAlias = Annotated[int, IndexBase("goal", 1)]
"""One of the goals, counted from 0, top to bottom."""

Seed: TypeAlias = Annotated[int, IndexBase("seed", 0)]
"""What chance is made from: a number much larger than anything counted at a table."""
