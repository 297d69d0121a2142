"""Turning points: the few moments of a round that moved the chances most."""

from collections.abc import Iterable
from typing import NamedTuple

from foolsgold.analysis.timeline import Moment, tag_of
from foolsgold.wire.analysis import TurningPoint

MOST = 5
LEAST = 0.08
"""A move of the chances below this turns nothing."""
CLEAR = 2.5
"""So many standard errors it must be apart from none."""

DEEDS = (
    "goal-opened", "placed", "collapsed", "exploded", "broken", "mended", "peeked", "swapped",
    "discarded", "replaced", "passed", "named", "goal-left", "goal-laid",
)  # fmt: skip
"""What a deed is called by, the most telling first."""
DREW, CLAIMED = "drew", "claimed"


class Swing(NamedTuple):
    """What one thing did to the chances."""

    moment: Moment
    what: str
    before: float
    after: float
    error: float


def called(moment: Moment) -> str:
    """What a deed is called: by what it led to, or what it was."""
    tags = {tag_of(event) for event in moment.news}
    return next((name for name in DEEDS if name in tags), DEEDS[-1])


def turning_points(swings: Iterable[Swing]) -> tuple[TurningPoint, ...]:
    """The largest that are beyond doubt, in the order in which they happened."""
    clear = [
        swing
        for swing in swings
        if abs(swing.after - swing.before) >= max(LEAST, CLEAR * swing.error)
    ]
    clear.sort(key=lambda swing: -abs(swing.after - swing.before))
    first = sorted(clear[:MOST], key=lambda swing: (swing.moment.move, swing.moment.part))
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
