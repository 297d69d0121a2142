"""Claims as messages, and the parser of claims that a person types.

Typed claims are the ids of `play.table_talk`, the same in every language; seats and goals are
counted from 1.
"""

from collections.abc import Iterator, Sequence

from foolsgold.base.ids import Seat
from foolsgold.base.messages import Message
from foolsgold.games.api import read_one_based
from foolsgold.games.catalogue import Ruleset
from foolsgold.play.table_talk import (
    TEXT_FIELDS,
    Claim,
    Greet,
    Honest,
    LookAt,
    Looked,
    MendMe,
    NoWay,
    Sorry,
    Suspect,
    Temperament,
    Thanks,
    Trust,
    WellPlayed,
    read_claim,
)


def chat_message(name: str, text: str) -> Message:
    """A line of chat."""
    return Message("talk-line", {"name": name, "text": text})


def claim_message(
    names: Sequence[str], seat: Seat, claim: Claim, game: str, you: Seat | None = None
) -> Message:
    """A claim; the treasures of each game have their own names. `you` is the seat of the reader."""
    args: dict[str, object] = {"name": names[seat]}
    match claim:
        case Looked(goal=goal, found=found):
            return Message(f"said-looked-{game}", {**args, "goal": goal + 1, "found": found})
        case LookAt(goal=goal):
            args["goal"] = goal + 1
        case Suspect(seat=other) | Trust(seat=other) | Thanks(seat=other):
            if other == you:
                return Message(f"said-{_claim_id(claim)}-you", args)
            args["other"] = names[other]
        case Greet(temper=temper):
            return Message(f"said-greet-{temper}", args)
        case Honest() | MendMe() | NoWay() | Sorry() | WellPlayed():
            pass
    return Message(f"said-{_claim_id(claim)}", args)


def parse_typed_claim(text: str, names: Sequence[str]) -> Claim:
    """A claim as typed: its id and what it is about; a seat may be named or numbered.

    >>> parse_typed_claim("looked 2 treasure", ())
    Looked(goal=1, found='treasure')
    >>> parse_typed_claim("trust bilal", ("Anna", "Bilal"))
    Trust(seat=1)
    """
    return read_claim(text, lambda field, value: _parse_field(field, value, names))


def _parse_field(field: str, text: str, names: Sequence[str]) -> int | str:
    wanted = text.strip().casefold()
    if field in TEXT_FIELDS:
        return wanted
    called = [name.casefold() for name in names]
    if field == "seat" and wanted in called:
        return called.index(wanted)
    # A Persian reader's own digits are digits too.
    return read_one_based(str(int(wanted)) if wanted.isdecimal() and len(wanted) < 5 else wanted)


def example_claims(ruleset: Ruleset, other: Seat) -> Iterator[Claim]:
    """One claim of each kind that makes sense in this game."""
    yield from (Looked(1, found) for found in ruleset.rules.claimable_faces)
    yield LookAt(1)
    yield from (Suspect(other), Trust(other), Thanks(other), Honest())
    if ruleset.rules.has_tools:
        yield MendMe()
    yield from (NoWay(), Sorry(), WellPlayed())
    yield from (Greet(temper) for temper in Temperament)


def _claim_id(claim: Claim) -> str:
    return str(claim.__struct_config__.tag)
