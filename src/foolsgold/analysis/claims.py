"""Claims against the truth: every lie, who could know, and who believed it."""

from collections.abc import Sequence
from typing import Any

from foolsgold.analysis.game_adapter import GameAdapter, ReaderBeliefs
from foolsgold.analysis.timeline import RoundTimeline
from foolsgold.base.ids import Seat
from foolsgold.play.table_talk import Claim, Honest, Looked, Suspect, Trust
from foolsgold.wire.analysis import ClaimVerdict, JudgedClaim, MomentKind

CERTAINTY_MARGIN = 1e-9
"""Who is as sure as this knows."""


def classify_claims(
    timeline: RoundTimeline,
    adapter: GameAdapter,
    minds: Sequence[Sequence[ReaderBeliefs] | None],
    game_sides: Sequence[str],
) -> tuple[JudgedClaim, ...]:
    """All claims of a round that are true or false; `minds` are the seats' at each moment."""
    found: list[JudgedClaim] = []
    looks: dict[tuple[Seat, int], int] = {}
    for place, moment in enumerate(timeline.moments):
        for event in moment.events:
            if (look := adapter.read_peek(event)) is not None:
                looks[look] = moment.move
        if moment.kind is not MomentKind.CLAIM or moment.seat is None:
            continue
        claim, seat = moment.events[0].claim, moment.seat
        open_view, _ = moment.position.ruleset.rules.open_view(moment.position.state)
        looked = looks.get((seat, claim.goal)) if isinstance(claim, Looked) else None
        hidden = [side == game_sides[1] for side in adapter.sides_of_seats(open_view)]
        is_true = _is_true(claim, seat, hidden, adapter, open_view)
        if is_true is None:
            continue
        # A deal comes first, and a round that is over hears no more words.
        before, after = minds[place - 1], minds[place]
        assert before is not None
        assert after is not None
        found.append(
            JudgedClaim(
                move=moment.move,
                part=moment.part,
                seat=seat,
                claim=claim,
                verdict=_verdict_on(claim, is_true=is_true, looked=looked, lies=hidden[seat]),
                looked=looked,
                knew=_certain_seats(claim, seat, before),
                moved=_belief_shifts(claim, seat, before, after),
            )
        )
    return tuple(found)


def _is_true(
    claim: Claim, seat: Seat, hidden: Sequence[bool], adapter: GameAdapter, open_view: Any
) -> bool | None:
    """Whether it is true; None for what is neither true nor false."""
    match claim:
        case Looked(goal=goal, found=found):
            return adapter.known_goal_face(open_view, goal) == found
        case Suspect(seat=other):
            return hidden[other]
        case Trust(seat=other):
            return not hidden[other]
        case Honest():
            return not hidden[seat]
        case _:
            return None


def _verdict_on(claim: Claim, *, is_true: bool, looked: int | None, lies: bool) -> ClaimVerdict:
    if isinstance(claim, Looked):
        # A wrong claim about a look that never happened is a lie about the look itself.
        if not is_true:
            return ClaimVerdict.LIE
        return ClaimVerdict.GUESSED if looked is None else ClaimVerdict.TRUE
    if is_true:
        return ClaimVerdict.TRUE
    return ClaimVerdict.LIE if lies else ClaimVerdict.MISTAKEN


def _probability_true(claim: Claim, seat: Seat, mind: ReaderBeliefs) -> float:
    """How likely somebody thinks it is true."""
    match claim:
        case Looked(goal=goal, found=found):
            return mind.goal_probability(goal, found)
        case Suspect(seat=other):
            return mind.hidden_side[other]
        case Trust(seat=other):
            return 1 - mind.hidden_side[other]
        case _:
            return 1 - mind.hidden_side[seat]


def _certain_seats(claim: Claim, seat: Seat, before: Sequence[ReaderBeliefs]) -> tuple[Seat, ...]:
    """Who else could tell for certain."""
    likely = [_probability_true(claim, seat, mind) for mind in before]
    return tuple(
        other
        for other, share in enumerate(likely)
        if other != seat and not CERTAINTY_MARGIN < share < 1 - CERTAINTY_MARGIN
    )


def _belief_shifts(
    claim: Claim, seat: Seat, before: Sequence[ReaderBeliefs], after: Sequence[ReaderBeliefs]
) -> tuple[int | None, ...]:
    """How far it moved everybody else towards believing it."""
    return tuple(
        None
        if other == seat
        else round(
            100
            * (_probability_true(claim, seat, after[other]) - _probability_true(claim, seat, was))
        )
        for other, was in enumerate(before)
    )
