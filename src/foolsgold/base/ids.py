"""The small numbers everybody passes around, under names that say what they count."""

from typing import TypeAlias

Seat: TypeAlias = int
"""A place at the table, counted from 0 in the order of play (clockwise)."""

CardNo: TypeAlias = int
"""A card's place in this round's shuffled deck: it tells nothing about the face."""

Goal: TypeAlias = int
"""One of the goals, counted from 0, top to bottom."""
