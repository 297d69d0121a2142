"""The end of a game: how each round went, and the awards its deeds and words have earned."""

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any

import msgspec

from foolsgold.base.ids import Seat
from foolsgold.games.api import Award, RoundStarted, RoundTally
from foolsgold.play.record import MoveLine, Position
from foolsgold.play.table_talk import Claim, Claimed, Honest, Looked, Suspect

MAX_AWARDS = 4
MIN_BELIEVED_MOVES = 3
"""A lie that was found out sooner is none to be proud of."""


class RoundTalk(msgspec.Struct, frozen=True):
    """What words were worth in a round, seat by seat."""

    believed: tuple[int, ...]
    """For how many moves the best lie of each was believed; 0: none, or found out at once."""
    unmasked: tuple[Seat, ...]
    """Seats of the hidden side that an honest one suspected aloud."""
    nose: tuple[Seat, int] | None
    """Who was the first to be right about somebody, and before which move."""


class GameSummary(msgspec.Struct, frozen=True, kw_only=True):
    """What there is to tell of a whole game, once it is over: it holds every secret."""

    sides: tuple[str, ...]
    """The hidden sides; the first is the one that digs for all."""
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
    """What was said in a round and how long it lasted."""

    claims: list[TimedClaim]
    moves: int = 0
    """How many were made before it was decided."""
    goals: tuple[str, ...] = ()
    """What lay under them, once it is over."""

    def add_claim(self, said: Claimed) -> None:
        """What is said when all lies open is neither a lie nor a suspicion."""
        if not self.goals:
            self.claims.append(TimedClaim(self.moves, said.seat, said.claim))


def summarise(positions: Iterable[Position]) -> GameSummary:
    """The ending of a game that was played to its end, from all of its moments."""
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
            elif hasattr(item, "goals") and hasattr(item, "roles"):
                rounds[-1].goals = tuple(item.goals)
    assert last is not None
    rules = last.ruleset.rules
    tallies = rules.tallies(last.state, events)
    talk = tuple(
        _rate_talk(tally, told, rules.sides[0])
        for tally, told in zip(tallies, rounds, strict=False)
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
    """The most telling ones: first one for each seat, and a second only where few have any."""
    earned = tuple(earned)
    first: dict[Seat, Award] = {}
    for award in earned:
        first.setdefault(award.seat, award)
    firsts = list(first.values())[:MAX_AWARDS]
    more = [award for award in earned if award not in firsts]
    few = more[: max(0, 2 - len(firsts))]
    return tuple(award for award in earned if award in (*firsts, *few))


def _rate_talk(tally: RoundTally, told: RoundClaims, good: str) -> RoundTalk:
    """What was said in a round, held against what was true."""
    believed = [0] * len(tally.sides)
    for word in told.claims:
        if _is_lie(word, tally, told, good):
            lasted = _doubted_before_move(word, told) - word.move
            believed[word.seat] = max(believed[word.seat], lasted)
    right = [word for word in told.claims if _is_correct_suspicion(word, tally, good)]
    suspected = {word.claim.seat for word in right if isinstance(word.claim, Suspect)}
    return RoundTalk(
        believed=tuple(believed),
        unmasked=tuple(sorted(suspected)),
        nose=(right[0].seat, right[0].move + 1) if right else None,
    )


def _talk_awards(talk: Iterable[RoundTalk]) -> Iterator[Award]:
    """What words have earned: the lie believed longest, the nose that was right first."""
    lies: Counter[Seat] = Counter()
    noses: dict[Seat, int] = {}
    for told in talk:
        for seat, believed in enumerate(told.believed):
            lies[seat] = max(lies[seat], believed)
        if told.nose is not None:
            seat, move = told.nose
            noses[seat] = min(noses.get(seat, move), move)
    if lies and max(lies.values()) >= MIN_BELIEVED_MOVES:
        seat = max(lies, key=lambda liar: lies[liar])
        yield Award("lie", seat, lies[seat])
    if noses:
        seat = min(noses, key=lambda nose: noses[nose])
        yield Award("nose", seat, noses[seat])


def _is_lie(word: TimedClaim, tally: RoundTally, told: RoundClaims, good: str) -> bool:
    match word.claim:
        case Looked(goal=goal, found=found):
            # Two stones are told apart on the cards, not in talk.
            return bool(told.goals) and told.goals[goal].partition("-")[0] != found
        case Honest():
            return tally.sides[word.seat] != good
        case _:
            return False


def _doubted_before_move(lie: TimedClaim, told: RoundClaims) -> int:
    """The move before which somebody doubted the liar or told otherwise; else the round's last."""
    for word in told.claims:
        if word.move < lie.move or word.seat == lie.seat or word is lie:
            continue
        match word.claim:
            case Suspect(seat=seat) if seat == lie.seat:
                return word.move
            case Looked(goal=goal, found=found) if isinstance(lie.claim, Looked):
                if goal == lie.claim.goal and found != lie.claim.found:
                    return word.move
            case _:
                pass
    return told.moves


def _is_correct_suspicion(word: TimedClaim, tally: RoundTally, good: str) -> bool:
    """An honest seat suspects one that is not."""
    return (
        isinstance(word.claim, Suspect)
        and tally.sides[word.seat] == good
        and tally.sides[word.claim.seat] != good
    )
