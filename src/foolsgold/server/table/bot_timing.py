"""How long bots take: by the table's pace and by the kind of the deed, which everybody sees.

Nothing else may count. A time that depended on the hand, or on how hard it was to play, would tell
the others about it.
"""

from typing import Any, NamedTuple

from foolsgold.base.rng import Rng
from foolsgold.games.api import AnyRules
from foolsgold.wire.avatars import Pace


class Times(NamedTuple):
    """Seconds for a deed, and for one that people need longer to follow."""

    plain: float
    striking: float


NORMAL = Times(1.8, 2.4)
SEARCHING = 1.3
"""A bot that searches may use up its second of thinking: so long it takes at the least, or a fast
table would see at which tick it moves, and so how hard its hand was to play."""
TIMES = {Pace.CALM: Times(2.6, 3.2), Pace.NORMAL: NORMAL, Pace.FAST: Times(0.9, 1.2)}


def times_for(pace: Pace, bot_pace: float, *, searches: bool = False) -> Times:
    """The times at a table whose server gives bots so many seconds at the normal pace."""
    scale = bot_pace / NORMAL.plain
    more = max(SEARCHING - TIMES[pace].plain, 0.0) if searches else 0.0
    return Times(*((seconds + more) * scale for seconds in TIMES[pace]))


def extra_for(move: Any, rules: AnyRules, times: Times) -> float:
    """How much longer this move takes than a plain one."""
    return times.striking - times.plain if isinstance(move, rules.striking) else 0.0


def itself_after(seed: int, turn: int, between: tuple[float, float]) -> float:
    """When an equal choice is taken by itself: by chance, so that the time does not tell of it."""
    low, high = between
    share = Rng.apart(seed, f"itself {turn}").below(1000) / 1000
    return low + (high - low) * share
