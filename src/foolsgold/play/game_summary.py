"""Summary of a finished game: results of its rounds, and awards for moves and claims."""

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any

import msgspec

from foolsgold.base.ids import Seat
from foolsgold.games.api import Award, RoundEndEvent, RoundStarted, RoundTally
from foolsgold.play.record import MoveLine, Position
from foolsgold.play.table_talk import Claim, Claimed, Honest, Looked, Suspect

MAX_AWARDS = 4
MIN_BELIEVED_MOVES = 3
"""Moves a lie must be believed for to earn an award."""


class RoundTalk(msgspec.Struct, frozen=True):
    """Results of the claims of a round, by seat."""

    believed: tuple[int, ...]
    """How many moves the longest-believed lie of each seat lasted; 0 if there is none."""
    unmasked: tuple[Seat, ...]
    """Seats of the hidden side that an honest seat suspected aloud."""
    nose: tuple[Seat, int] | None
    """Who made the first correct suspicion, and before which move."""


class GameSummary(msgspec.Struct, frozen=True, kw_only=True):
    """Summary of a whole game once it is over, secrets included."""

    sides: tuple[str, ...]
    """The hidden sides; the first is the honest one."""
    rounds: tuple[RoundTally, ...]
    talk: tuple[RoundTalk, ...]
    """For each of these rounds."""
    scores: tuple[int, ...]
    winners: tuple[Seat, ...]
    awards: tuple[Award, ...]
    moves: int


class TimedClaim(msgspec.Struct, frozen=True):
    """A claim and the move it was made before, in one round."""

    move: int
    seat: Seat
    claim: Claim


class RoundClaims(msgspec.Struct):
    """Claims of a round, and its length."""

    claims: list[TimedClaim]
    moves: int = 0
    """Moves made before it was decided."""
    goals: tuple[str, ...] = ()
    """Faces of the goals, once the round is over."""

    def add_claim(self, said: Claimed) -> None:
        """Adds a claim; claims after the goals are revealed do not count."""
        if not self.goals:
            self.claims.append(TimedClaim(self.moves, said.seat, said.claim))


def summarise(positions: Iterable[Position]) -> GameSummary:
    """Summarises a finished game from all its positions."""
    events: list[Any] = []
    rounds: list[RoundClaims] = []
    last: Position | None = None
    for last in positions:
        if isinstance(last.line, MoveLine) and not rounds[-1].goals:
            rounds[-1].moves += 1
        for item in last.last_events:
            if isinstance(item, Claimed):
                rounds[-1].add_claim(item)
                continue
            events.append(item)
            if isinstance(item, RoundStarted):
                rounds.append(RoundClaims([]))
            elif isinstance(item, RoundEndEvent):
                rounds[-1].goals = tuple(item.goals)
    assert last is not None
    rules = last.ruleset.rules
    tallies = rules.tallies(last.state, events)
    talk = tuple(
        _rate_talk(tally, round_claims, rules.sides[0])
        for tally, round_claims in zip(tallies, rounds, strict=False)
    )
    earned = (*_talk_awards(talk), *rules.awards(last.ruleset.edition, events))
    return GameSummary(
        sides=rules.sides,
        rounds=tallies,
        talk=talk,
        scores=rules.scores(last.state),
        winners=rules.winners(last.state),
        awards=select_awards(earned),
        moves=last.moves_made,
    )


def select_awards(earned: Iterable[Award]) -> tuple[Award, ...]:
    """At most one award per seat; a second one only if few seats have any."""
    earned = tuple(earned)
    first: dict[Seat, Award] = {}
    for award in earned:
        first.setdefault(award.seat, award)
    firsts = list(first.values())[:MAX_AWARDS]
    more = [award for award in earned if award not in firsts]
    few = more[: max(0, 2 - len(firsts))]
    return tuple(award for award in earned if award in (*firsts, *few))


def _rate_talk(tally: RoundTally, round_claims: RoundClaims, good: str) -> RoundTalk:
    """Compares the claims of a round with the truth."""
    believed = [0] * len(tally.sides)
    for said in round_claims.claims:
        if _is_lie(said, tally, round_claims, good):
            lasted = _doubted_before_move(said, round_claims) - said.move
            believed[said.seat] = max(believed[said.seat], lasted)
    right = [said for said in round_claims.claims if _is_correct_suspicion(said, tally, good)]
    suspected = {said.claim.seat for said in right if isinstance(said.claim, Suspect)}
    return RoundTalk(
        believed=tuple(believed),
        unmasked=tuple(sorted(suspected)),
        nose=(right[0].seat, right[0].move + 1) if right else None,
    )


def _talk_awards(talk: Iterable[RoundTalk]) -> Iterator[Award]:
    """Awards for claims: the lie believed longest, the first correct suspicion."""
    lies: Counter[Seat] = Counter()
    noses: dict[Seat, int] = {}
    for round_claims in talk:
        for seat, believed in enumerate(round_claims.believed):
            lies[seat] = max(lies[seat], believed)
        if round_claims.nose is not None:
            seat, move = round_claims.nose
            noses[seat] = min(noses.get(seat, move), move)
    if lies and max(lies.values()) >= MIN_BELIEVED_MOVES:
        seat = max(lies, key=lambda liar: lies[liar])
        yield Award("lie", seat, lies[seat])
    if noses:
        seat = min(noses, key=lambda nose: noses[nose])
        yield Award("nose", seat, noses[seat])


def _is_lie(said: TimedClaim, tally: RoundTally, round_claims: RoundClaims, good: str) -> bool:
    match said.claim:
        case Looked(goal=goal, found=found):
            # Claims do not tell the two kinds of stone apart.
            return bool(round_claims.goals) and round_claims.goals[goal].partition("-")[0] != found
        case Honest():
            return tally.sides[said.seat] != good
        case _:
            return False


def _doubted_before_move(lie: TimedClaim, round_claims: RoundClaims) -> int:
    """The move before which somebody suspected the liar or contradicted; else the round's last."""
    for said in round_claims.claims:
        if said.move < lie.move or said.seat == lie.seat or said is lie:
            continue
        match said.claim:
            case Suspect(seat=seat) if seat == lie.seat:
                return said.move
            case Looked(goal=goal, found=found) if isinstance(lie.claim, Looked):
                if goal == lie.claim.goal and found != lie.claim.found:
                    return said.move
            case _:
                pass
    return round_claims.moves


def _is_correct_suspicion(said: TimedClaim, tally: RoundTally, good: str) -> bool:
    """Whether an honest seat suspects one of the hidden side."""
    return (
        isinstance(said.claim, Suspect)
        and tally.sides[said.seat] == good
        and tally.sides[said.claim.seat] != good
    )
