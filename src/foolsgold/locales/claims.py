"""Table talk in words: what a seat says, as its hearers read it, and claims as a person types them.

Typed claims are the ids of `play.talk`, the same in every language; seats and goals count from 1.
"""

from collections.abc import Iterator, Sequence

from foolsgold.base.ids import Seat
from foolsgold.base.messages import Phrase
from foolsgold.games.api import read_from_one
from foolsgold.games.catalogue import Box
from foolsgold.play.table_talk import (
    PLAIN_WORDS,
    Claim,
    Greet,
    Honest,
    LookAt,
    Looked,
    MendMe,
    NoWay,
    Sorry,
    Suspect,
    Temper,
    Thanks,
    Trust,
    WellPlayed,
    read_claim,
)


def chat_phrase(name: str, text: str) -> Phrase:
    """A line of chat."""
    return Phrase("talk-line", {"name": name, "text": text})


def claim_phrase(
    names: Sequence[str], seat: Seat, claim: Claim, game: str, you: Seat | None = None
) -> Phrase:
    """A claim; the treasures of each game have their own names. `you` is whoever reads it alone."""
    args: dict[str, object] = {"name": names[seat]}
    match claim:
        case Looked(goal=goal, found=found):
            return Phrase(f"said-looked-{game}", {**args, "goal": goal + 1, "found": found})
        case LookAt(goal=goal):
            args["goal"] = goal + 1
        case Suspect(seat=other) | Trust(seat=other) | Thanks(seat=other):
            if other == you:
                return Phrase(f"said-{_id(claim)}-you", args)
            args["other"] = names[other]
        case Greet(temper=temper):
            return Phrase(f"said-greet-{temper}", args)
        case Honest() | MendMe() | NoWay() | Sorry() | WellPlayed():
            pass
    return Phrase(f"said-{_id(claim)}", args)


def typed_claim(text: str, names: Sequence[str]) -> Claim:
    """A claim as typed: its id and what it is about; a seat may be named or numbered.

    >>> typed_claim("looked 2 treasure", ()), typed_claim("trust bilal", ("Anna", "Bilal"))
    (Looked(goal=1, found='treasure'), Trust(seat=1))
    """
    return read_claim(text, lambda field, value: _read(field, value, names))


def _read(field: str, text: str, names: Sequence[str]) -> int | str:
    wanted = text.strip().casefold()
    if field in PLAIN_WORDS:
        return wanted
    called = [name.casefold() for name in names]
    if field == "seat" and wanted in called:
        return called.index(wanted)
    # A Persian reader's own digits are digits too.
    return read_from_one(str(int(wanted)) if wanted.isdecimal() and len(wanted) < 5 else wanted)


def examples(box: Box, other: Seat) -> Iterator[Claim]:
    """One claim of each kind that makes sense in this game."""
    yield from (Looked(1, found) for found in box.rules.finds)
    yield LookAt(1)
    yield from (Suspect(other), Trust(other), Thanks(other), Honest())
    if box.rules.mending:
        yield MendMe()
    yield from (NoWay(), Sorry(), WellPlayed())
    yield from (Greet(temper) for temper in Temper)


def _id(claim: Claim) -> str:
    return str(claim.__struct_config__.tag)
