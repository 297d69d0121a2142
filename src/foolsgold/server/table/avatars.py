"""Picks an avatar: no two people at a table look alike while there are enough."""

from collections.abc import Collection

from foolsgold.base.ids import Seat
from foolsgold.wire.table_enums import Avatar

ALL_FACES = tuple(Avatar)


def choose_face(seat: Seat, taken: Collection[Avatar | None], wish: Avatar | None = None) -> Avatar:
    """The wanted avatar if it is free; else the first free one, counted from the seat on.

    It depends on nothing else, so a table stored before there were avatars always looks the same.
    """
    order = [ALL_FACES[(seat + step) % len(ALL_FACES)] for step in range(len(ALL_FACES))]
    wishes = order if wish is None else [wish, *order]
    return next((face for face in wishes if face not in taken), order[0])
