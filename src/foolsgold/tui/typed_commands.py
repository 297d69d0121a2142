"""Parses what a person types at a remote table: talk, claims, votes, and what a host may want."""

from collections.abc import Sequence

from foolsgold.base.ids import Seat
from foolsgold.base.messages import UserError
from foolsgold.games.api import read_one_based
from foolsgold.locales.claims import parse_typed_claim
from foolsgold.wire import commands as ask


def parse_talk(
    line: str, names: Sequence[str], command_id: str
) -> ask.SendChat | ask.MakeClaim | None:
    """A line that is said to the others; None if it is something else."""
    word, _, rest = line.partition(" ")
    if line.startswith("!") or (word.lower() == "say" and rest):
        return ask.SendChat(id=command_id, text=line[1:] if line.startswith("!") else rest)
    if word.lower() == "claim" and rest:
        return ask.MakeClaim(id=command_id, claim=parse_typed_claim(rest.strip(), names))
    return None


def parse_host_command(line: str, seats: int, command_id: str) -> ask.Command | None:
    """What a host may want, or a vote; the server knows whether this is the host."""
    match line.lower().split():
        case ["grant" | "deny" as word, sign] if sign.isdecimal():
            return ask.VoteOnSeatRequest(
                id=command_id, sign=f"{int(sign):04}"[-4:], yes=word == "grant"
            )
        case ["pause" | "resume" as word]:
            return ask.Pause(id=command_id, paused=word == "pause")
        case ["lock" | "unlock" as word]:
            return ask.Lock(id=command_id, locked=word == "lock")
        case ["list" | "unlist" as word]:
            return ask.ListPublicly(id=command_id, listed=word == "list")
        case ["mute" | "unmute" as word, seat]:
            return ask.Mute(id=command_id, seat=_parse_seat(seat, seats), muted=word == "mute")
        case ["kick" | "block" as word, seat]:
            return ask.Kick(id=command_id, seat=_parse_seat(seat, seats), block=word == "block")
        case ["host", seat]:
            return ask.PassHost(id=command_id, seat=_parse_seat(seat, seats))
        case ["bot", seat]:
            return ask.SeatBot(id=command_id, seat=_parse_seat(seat, seats))
        case ["free", seat]:
            return ask.FreeSeat(id=command_id, seat=_parse_seat(seat, seats))
    return None


def _parse_seat(text: str, high: int) -> Seat:
    try:
        seat = read_one_based(str(int(text)) if text.isdecimal() else text)
    except ValueError:
        seat = high
    if seat >= high:
        raise UserError("seat-wrong", found=text, low=1, high=high)
    return seat
