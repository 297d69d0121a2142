"""Delays of bot moves: from the table's pace and the kind of move, both public.

Nothing else may count. A time that depended on the hand, or on how hard it was to play, would leak
it to the others.
"""

from typing import Any, NamedTuple

from foolsgold.base.rng import Rng
from foolsgold.games.api import AnyRules
from foolsgold.wire.table_enums import BotPace


class Delays(NamedTuple):
    """Seconds for a move, and for one that people need longer to follow."""

    normal_seconds: float
    slow_seconds: float


NORMAL_DELAYS = Delays(1.8, 2.4)
MIN_SEARCH_SECONDS = 1.3
"""A searching bot may use up its second of thinking. Delays are at least this long, or a fast table
would see at which tick it moves, and so how hard its hand was to play.
"""
DELAYS_BY_PACE = {
    BotPace.CALM: Delays(2.6, 3.2),
    BotPace.NORMAL: NORMAL_DELAYS,
    BotPace.FAST: Delays(0.9, 1.2),
}


def delays_for(pace: BotPace, bot_pace: float, *, searches: bool = False) -> Delays:
    """The delays at a table whose server gives bots this many seconds at the normal pace."""
    scale = bot_pace / NORMAL_DELAYS.normal_seconds
    more = max(MIN_SEARCH_SECONDS - DELAYS_BY_PACE[pace].normal_seconds, 0.0) if searches else 0.0
    return Delays(*((seconds + more) * scale for seconds in DELAYS_BY_PACE[pace]))


def extra_delay(move: Any, rules: AnyRules, times: Delays) -> float:
    """How much longer this move takes than a plain one."""
    return times.slow_seconds - times.normal_seconds if isinstance(move, rules.slow_moves) else 0.0


def auto_choice_delay(seed: int, turn: int, between: tuple[float, float]) -> float:
    """When a choice among equals is made for somebody: random, so that the time is no clue."""
    low, high = between
    share = Rng.derive(seed, f"itself {turn}").below(1000) / 1000
    return low + (high - low) * share
