"""Results of each round: which side won, and who got how much gold."""

from collections.abc import Iterable

from foolsgold.games.api import NO_WINNER, RoundTally
from foolsgold.games.saboteur.cards import GoalFace, Role
from foolsgold.games.saboteur.events import Event, GoalOpened, GoldTaken, Paid, RoundEnded


def round_tallies(events: Iterable[Event]) -> tuple[RoundTally, ...]:
    """One tally a round; the gold of a round is given out after its end."""
    ended: list[tuple[RoundEnded, GoalOpened | None]] = []
    points: list[list[int]] = []
    opened: GoalOpened | None = None
    for event in events:
        match event:
            case GoalOpened(found=GoalFace.TREASURE):
                opened = event
            case RoundEnded():
                ended.append((event, opened))
                points.append([0] * len(event.roles))
                opened = None
            case GoldTaken():
                points[-1][event.seat] += event.nuggets or 0
            case Paid():
                points[-1][event.seat] += sum(event.cards or ())
            case _:
                pass
    return tuple(
        RoundTally(
            winner=_winner(end),
            sides=tuple(end.roles),
            points=tuple(gold),
            roles=tuple(end.roles),
            opener=opened.seat if opened else None,
            goal=opened.goal if opened else None,
        )
        for (end, opened), gold in zip(ended, points, strict=True)
    )


def _winner(end: RoundEnded) -> str:
    """[R88, R91] Without a saboteur and without the treasure nobody has won."""
    if end.found:
        return Role.DIGGER
    return Role.SABOTEUR if Role.SABOTEUR in end.roles else NO_WINNER
