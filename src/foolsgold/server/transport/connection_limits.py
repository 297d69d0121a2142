"""How many connections there may be: of one household, and of all, so that files are left over.

A connection is an open file. A server that has none left can answer nobody, not even those inside.
"""

from collections import Counter
from collections.abc import Hashable

from foolsgold.server.security.addresses import Networks, household, is_in
from foolsgold.server.system_files import most_open

ACCEPTED_AT_ONCE = 32
"""Connections taken in at a stretch, before anybody can be turned away again."""
RESERVED = 4 * ACCEPTED_AT_ONCE + 128
"""Files for those on their way in and out, and for the database, the bots and the log."""
FEWEST = 32


def places(wanted: int | None = None) -> int:
    """How many connections fit, having asked the system for more files."""
    fitting = max(most_open() - RESERVED, FEWEST)
    return fitting if wanted is None else min(wanted, fitting)


class Doors:
    """Who is inside; a connection is whatever stands for it."""

    def __init__(self, most: int, each: int, trusted: Networks = ()) -> None:
        """`each` household may have so many; a `trusted` proxy brings everybody."""
        self._most = most
        self._each = each
        self._trusted = trusted
        self._inside: dict[Hashable, str] = {}
        self._households: Counter[str] = Counter()

    @property
    def inside(self) -> int:
        """How many there are."""
        return len(self._inside)

    def enter(self, line: Hashable, address: str) -> bool:
        """Lets a connection in, if there is a place for it."""
        home = household(address)
        full = self._households[home] >= self._each and not is_in(address, self._trusted)
        if full or len(self._inside) >= self._most:
            return False
        self._inside[line] = home
        self._households[home] += 1
        return True

    def leave(self, line: Hashable) -> None:
        """A connection has ended, inside or not."""
        home = self._inside.pop(line, None)
        if home is None:
            return
        self._households[home] -= 1
        if not self._households[home]:
            del self._households[home]
