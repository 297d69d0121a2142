"""Claims: structured statements of a seat to the table, as ids with arguments.

A claim need not be true. Seats and goals count from 0, as everywhere in Python and JSON; in
notation, such as `looked 2 treasure`, they count from 1.
"""

from collections.abc import Callable
from enum import StrEnum
from typing import Annotated, Any, TypeAlias, get_args

import msgspec

from foolsgold.base.argument_checks import check_int, check_text, check_type
from foolsgold.base.ids import Seat
from foolsgold.base.messages import UserError
from foolsgold.games.api import read_one_based
from foolsgold.games.catalogue import Ruleset

SmallInt = Annotated[int, msgspec.Meta(ge=0, le=99)]


class _Claim(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="claim"):
    """Base of all claims."""


class Looked(_Claim, frozen=True, tag="looked"):
    """I looked at this goal and found this."""

    goal: SmallInt
    found: str


class LookAt(_Claim, frozen=True, tag="look-at"):
    """Somebody should look at this goal."""

    goal: SmallInt


class Suspect(_Claim, frozen=True, tag="suspect"):
    """I do not trust this seat."""

    seat: SmallInt


class Trust(_Claim, frozen=True, tag="trust"):
    """I trust this seat."""

    seat: SmallInt


class Honest(_Claim, frozen=True, tag="honest"):
    """I am on the diggers' side."""


class MendMe(_Claim, frozen=True, tag="mend-me"):
    """Please mend my tools."""


class NoWay(_Claim, frozen=True, tag="no-way"):
    """I have no card that would bring the tunnel on."""


class Thanks(_Claim, frozen=True, tag="thanks"):
    """Thank you, this seat."""

    seat: SmallInt


class Sorry(_Claim, frozen=True, tag="sorry"):
    """I am sorry, I had no choice."""


class WellPlayed(_Claim, frozen=True, tag="well-played"):
    """Well played, everybody."""


class Temperament(StrEnum):
    """The character of a player, whatever their side."""

    TRUSTING = "trusting"
    WARY = "wary"
    HOT_HEADED = "hot-headed"
    QUIET = "quiet"


class Greet(_Claim, frozen=True, tag="greet"):
    """Hello, and this is what I am like."""

    temper: Temperament


Claim: TypeAlias = (
    Looked | LookAt | Suspect | Trust | Honest | MendMe | NoWay | Thanks | Sorry | WellPlayed
    | Greet
)  # fmt: skip


class Claimed(msgspec.Struct, frozen=True, tag_field="change", tag="claimed"):
    """A claim and its seat: public, stored and sent in this form."""

    seat: Seat
    claim: Claim


TEXT_FIELDS = ("found", "temper")
"""Fields of claims that are ids, not numbers."""

CLAIM_TYPES: dict[str, Any] = {str(kind.__struct_config__.tag): kind for kind in get_args(Claim)}


def _check_types(claim: Claim) -> None:
    """`TypeError` if this is not a claim, or a field has the wrong type."""
    check_type("claim", claim, get_args(Claim), "a claim such as Honest() or Suspect(1)")
    for name in claim.__struct_fields__:
        value, where = getattr(claim, name), f"{type(claim).__name__}.{name}"
        if name in TEXT_FIELDS:
            check_text(where, value)
        else:
            check_int(where, value)


def claim_text(claim: Claim) -> str:
    """A claim in one line.

    >>> claim_text(Looked(1, "stone")), claim_text(MendMe())
    ('looked 2 stone', 'mend-me')
    """
    _check_types(claim)
    values = (v + 1 if isinstance(v, int) else v for v in msgspec.structs.astuple(claim))
    return " ".join(map(str, (claim.__struct_config__.tag, *values)))


def read_claim(text: str, read_value: Callable[[str, str], int | str] | None = None) -> Claim:
    """The claim written as `text`; `UserError` if it is none.

    `read_value` parses a field, given its name and text.

    >>> read_claim("looked 2 treasure")
    Looked(goal=1, found='treasure')
    """
    check_text("text", text)
    word, *rest = text.split(maxsplit=1) or ("",)
    kind = CLAIM_TYPES.get(word.lower())
    values: dict[str, Any] = {"claim": word.lower()}
    try:
        fields = [field.name for field in msgspec.structs.fields(kind)] if kind else []
        typed = "".join(rest).split(maxsplit=len(fields) - 1) if fields else rest
        for field, value in zip(fields, typed, strict=True):
            values[field] = (read_value or _read_value)(field, value)
        claim: Claim = msgspec.convert(values, Claim)
    except (ValueError, msgspec.ValidationError):
        raise UserError("claim-wrong", text=text) from None
    return claim


def _read_value(field: str, text: str) -> int | str:
    return text if field in TEXT_FIELDS else read_one_based(text)


def check_claim(claim: Claim, ruleset: Ruleset, seats: int, *, first: int = 0) -> None:
    """`UserError` if a claim makes no sense at this table; `TypeError` if it is not a claim.

    `first` is the number of the first seat and goal as the claim's author counts: 0 in programs,
    1 for people and in notation. Errors count the same way.
    """
    _check_types(claim)
    match claim:
        case Looked(goal=goal, found=found):
            _check_number("goal-wrong", goal, len(ruleset.edition.goal_cells), first)
            if found not in ruleset.rules.claimable_faces:
                raise UserError(
                    "claim-found", found=found, known=", ".join(ruleset.rules.claimable_faces)
                )
        case LookAt(goal=goal):
            _check_number("goal-wrong", goal, len(ruleset.edition.goal_cells), first)
        case Suspect(seat=seat) | Trust(seat=seat) | Thanks(seat=seat):
            _check_number("seat-wrong", seat, seats, first)
        case MendMe():
            if not ruleset.rules.has_tools:
                raise UserError("claim-mend")
        case Greet(temper=temper):
            if temper not in list(Temperament):
                raise UserError("claim-wrong", text=claim_text(claim))
        case Honest() | NoWay() | Sorry() | WellPlayed():
            pass


def _check_number(message: str, number: int, count: int, first: int) -> None:
    if not 0 <= number < count:
        low, high = first, first + count - 1
        raise UserError(message, found=number + first, low=low, high=high)
