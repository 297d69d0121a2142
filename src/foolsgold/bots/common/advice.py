"""A hint as a value: the recommended move and the message id of its reason."""

from typing import Any

import msgspec

from foolsgold.base.ids import Seat


class Advice(msgspec.Struct, frozen=True):
    """A move, and why: a message id, and whom it is about."""

    move: Any
    why: str
    seat: Seat | None = None
