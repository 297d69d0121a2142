"""Turning points: the few moments of a round that changed the win probability most."""

from collections.abc import Iterable
from typing import NamedTuple

from foolsgold.analysis.timeline import TimelineMoment
from foolsgold.wire.analysis import TurningPoint

MAX_TURNING_POINTS = 5
MIN_SWING = 0.08
"""A move of the chances below this turns nothing."""
MIN_STANDARD_ERRORS = 2.5
"""Minimum distance from zero, in standard errors."""

MOVE_LABELS = (
    "goal-opened", "placed", "collapsed", "exploded", "broken", "mended", "peeked", "swapped",
    "discarded", "replaced", "passed", "named", "goal-left", "goal-laid",
)  # fmt: skip
"""Labels of moves by their events, the most specific first."""
DREW_LABEL, CLAIMED_LABEL = "drew", "claimed"


class Swing(NamedTuple):
    """What one thing did to the chances."""

    moment: TimelineMoment
    label: str
    before: float
    after: float
    standard_error: float


def event_label(moment: TimelineMoment) -> str:
    """The label of a move: what it led to, or else what it was."""
    tags = {str(type(event).__struct_config__.tag) for event in moment.events}
    return next((name for name in MOVE_LABELS if name in tags), MOVE_LABELS[-1])


def find_turning_points(swings: Iterable[Swing]) -> tuple[TurningPoint, ...]:
    """The largest that are beyond doubt, in the order in which they happened."""
    clear = [
        swing
        for swing in swings
        if abs(swing.after - swing.before)
        >= max(MIN_SWING, MIN_STANDARD_ERRORS * swing.standard_error)
    ]
    clear.sort(key=lambda swing: -abs(swing.after - swing.before))
    first = sorted(
        clear[:MAX_TURNING_POINTS], key=lambda swing: (swing.moment.move, swing.moment.part)
    )
    return tuple(
        TurningPoint(
            move=moment.move,
            part=moment.part,
            seat=moment.seat,
            what=what,
            before=round(before, 3),
            after=round(after, 3),
        )
        for moment, what, before, after, _ in first
        if moment.seat is not None
    )
