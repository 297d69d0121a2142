"""Tracks roles from seat to seat: potions exchange them face down, but in public.

Nobody sees which role goes where, but all see which two were exchanged. So a role is identified by
the seat it was dealt to, its origin, and whoever holds it acts for its race.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import TypeAlias

from foolsgold.base.ids import Seat
from foolsgold.games.gobblings.events import Event, Swapped
from foolsgold.play.table_talk import Claimed

HeardItem: TypeAlias = Event | Claimed
RoleOrigins: TypeAlias = tuple[Seat, ...]
"""For each seat, to whom the role was dealt that it holds."""


def with_origins(heard: Iterable[HeardItem], seats: int) -> Iterator[tuple[HeardItem, RoleOrigins]]:
    """Everything heard in a round, with who held whose role just before it."""
    origins = tuple(range(seats))
    for entry in heard:
        yield entry, origins
        # Most entries are draws, and a struct is slow to say what it is not.
        if type(entry) is Swapped:
            origins = swapped_origins(origins, entry.seat, entry.target)


def swapped_origins(origins: RoleOrigins, one: Seat, other: Seat) -> RoleOrigins:
    """After these two have exchanged what they held.

    >>> swapped_origins((0, 1, 2), 0, 2)
    (2, 1, 0)
    """
    after = list(origins)
    after[one], after[other] = after[other], after[one]
    return tuple(after)


def current_origins(heard: Sequence[HeardItem], seats: int) -> RoleOrigins:
    """Who holds whose role after all that was heard."""
    origins = tuple(range(seats))
    for entry in heard:
        if type(entry) is Swapped:
            origins = swapped_origins(origins, entry.seat, entry.target)
    return origins
