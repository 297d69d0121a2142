"""Type aliases for indices: seats, cards, goals and seeds."""

from typing import Annotated, NamedTuple, TypeAlias


class IndexBase(NamedTuple):
    """What an index counts, and the first number people use for it; the text format follows it."""

    noun: str
    first: int


Seat: TypeAlias = Annotated[int, IndexBase("seat", 1)]
"""A place at the table, counted from 0 in the order of play (clockwise)."""

CardNo: TypeAlias = Annotated[int, IndexBase("card", 0)]
"""A card's index in this round's shuffled deck; it says nothing about the face."""

Goal: TypeAlias = Annotated[int, IndexBase("goal", 1)]
"""One of the goals, counted from 0, top to bottom."""

Seed: TypeAlias = Annotated[int, IndexBase("seed", 0)]
"""Seed of the random numbers; up to 256 bits."""
