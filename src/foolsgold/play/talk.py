"""Table talk: what a seat may claim aloud. Ids with arguments, so each reader reads his own words.

A claim need not be true. Seats and goals count from 0, as everywhere in Python and JSON.
"""

from typing import Annotated, NamedTuple, TypeAlias

import msgspec

from foolsgold.base.ids import Goal, Seat
from foolsgold.base.phrases import Complaint
from foolsgold.games.catalogue import Box

Small = Annotated[int, msgspec.Meta(ge=0, le=99)]


class _Claim(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="claim"):
    """Anything a seat says in the words of the game."""


class Looked(_Claim, frozen=True, tag="looked"):
    """I looked at this goal and found this."""

    goal: Small
    found: str


class LookAt(_Claim, frozen=True, tag="look-at"):
    """Somebody should look at this goal."""

    goal: Small


class Suspect(_Claim, frozen=True, tag="suspect"):
    """I do not trust this seat."""

    seat: Small


class Trust(_Claim, frozen=True, tag="trust"):
    """I trust this seat."""

    seat: Small


class Honest(_Claim, frozen=True, tag="honest"):
    """I am on the diggers' side."""


class MendMe(_Claim, frozen=True, tag="mend-me"):
    """Please mend my tools."""


class NoWay(_Claim, frozen=True, tag="no-way"):
    """I have no card that would bring the tunnel on."""


class Thanks(_Claim, frozen=True, tag="thanks"):
    """Thank you, this seat."""

    seat: Small


class Sorry(_Claim, frozen=True, tag="sorry"):
    """I am sorry, I had no choice."""


class WellPlayed(_Claim, frozen=True, tag="well-played"):
    """Well played, everybody."""


Claim: TypeAlias = (
    Looked | LookAt | Suspect | Trust | Honest | MendMe | NoWay | Thanks | Sorry | WellPlayed
)


class Claimed(NamedTuple):
    """Who claimed what."""

    seat: Seat
    claim: Claim


def check_claim(claim: Claim, box: Box, seats: int, goals: int) -> None:
    """`Complaint` if nobody could mean this at such a table."""
    match claim:
        case Looked(goal=goal, found=found):
            _check_goal(goal, goals)
            if found not in box.rules.finds:
                raise Complaint("claim-found", found=found, known=", ".join(box.rules.finds))
        case LookAt(goal=goal):
            _check_goal(goal, goals)
        case Suspect(seat=seat) | Trust(seat=seat) | Thanks(seat=seat):
            if seat >= seats:
                raise Complaint("seat-wrong", found=seat + 1, high=seats)
        case MendMe():
            if not box.rules.mending:
                raise Complaint("claim-mend")
        case Honest() | NoWay() | Sorry() | WellPlayed():
            pass


def _check_goal(goal: Goal, goals: int) -> None:
    if goal >= goals:
        raise Complaint("goal-wrong", found=goal + 1, high=goals)
