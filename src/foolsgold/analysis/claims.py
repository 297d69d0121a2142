"""Claims against the truth: every lie, who could know, and who believed it."""

from collections.abc import Sequence
from typing import Any

from foolsgold.analysis.game_adapter import Lens, Mind
from foolsgold.analysis.timeline import Scene
from foolsgold.base.ids import Seat
from foolsgold.play.table_talk import Claim, Honest, Looked, Suspect, Trust
from foolsgold.wire.analysis import Judged, Kind, Verdict

SURE = 1e-9
"""Who is as sure as this knows."""


def judged(
    scene: Scene, lens: Lens, minds: Sequence[Sequence[Mind] | None], game_sides: Sequence[str]
) -> tuple[Judged, ...]:
    """All claims of a round that are true or false; `minds` are the seats' at each moment."""
    found: list[Judged] = []
    looks: dict[tuple[Seat, int], int] = {}
    for place, moment in enumerate(scene.moments):
        for event in moment.news:
            if (look := lens.peeked(event)) is not None:
                looks[look] = moment.move
        if moment.kind is not Kind.CLAIM or moment.seat is None:
            continue
        claim, seat = moment.news[0].claim, moment.seat
        open_view, _ = moment.position.box.rules.laid_open(moment.position.state)
        looked = looks.get((seat, claim.goal)) if isinstance(claim, Looked) else None
        hidden = [side == game_sides[1] for side in lens.sides(open_view)]
        is_true = _is_true(claim, seat, hidden, lens, open_view)
        if is_true is None:
            continue
        # A deal comes first, and a round that is over hears no more words.
        before, after = minds[place - 1], minds[place]
        assert before is not None
        assert after is not None
        found.append(
            Judged(
                move=moment.move,
                part=moment.part,
                seat=seat,
                claim=claim,
                verdict=_verdict(claim, is_true=is_true, looked=looked, lies=hidden[seat]),
                looked=looked,
                knew=_knew(claim, seat, before),
                moved=_moved(claim, seat, before, after),
            )
        )
    return tuple(found)


def _is_true(
    claim: Claim, seat: Seat, hidden: Sequence[bool], lens: Lens, open_view: Any
) -> bool | None:
    """Whether it is true; None for what is neither true nor false."""
    match claim:
        case Looked(goal=goal, found=found):
            return lens.under(open_view, goal) == found
        case Suspect(seat=other):
            return hidden[other]
        case Trust(seat=other):
            return not hidden[other]
        case Honest():
            return not hidden[seat]
        case _:
            return None


def _verdict(claim: Claim, *, is_true: bool, looked: int | None, lies: bool) -> Verdict:
    if isinstance(claim, Looked):
        # Whoever says they looked and did not, and is wrong, has lied about more than the goal.
        if not is_true:
            return Verdict.LIE
        return Verdict.GUESSED if looked is None else Verdict.TRUE
    if is_true:
        return Verdict.TRUE
    return Verdict.LIE if lies else Verdict.MISTAKEN


def _likely(claim: Claim, seat: Seat, mind: Mind) -> float:
    """How likely somebody thinks it is true."""
    match claim:
        case Looked(goal=goal, found=found):
            return mind.under(goal, found)
        case Suspect(seat=other):
            return mind.hidden[other]
        case Trust(seat=other):
            return 1 - mind.hidden[other]
        case _:
            return 1 - mind.hidden[seat]


def _knew(claim: Claim, seat: Seat, before: Sequence[Mind]) -> tuple[Seat, ...]:
    """Who else could tell for certain."""
    likely = [_likely(claim, seat, mind) for mind in before]
    return tuple(
        other for other, share in enumerate(likely) if other != seat and not SURE < share < 1 - SURE
    )


def _moved(
    claim: Claim, seat: Seat, before: Sequence[Mind], after: Sequence[Mind]
) -> tuple[int | None, ...]:
    """How far it moved everybody else towards believing it."""
    return tuple(
        None
        if other == seat
        else round(100 * (_likely(claim, seat, after[other]) - _likely(claim, seat, was)))
        for other, was in enumerate(before)
    )
