"""Results of each round: which race won, and who got how many points."""

from collections.abc import Iterable, Mapping

from foolsgold.games.api import RoundTally
from foolsgold.games.gobblings.cards import Race, Role
from foolsgold.games.gobblings.events import Event, GoalOpened, Outcome, RoundEnded, Scored


def round_tallies(events: Iterable[Event], race_of: Mapping[Role, Race]) -> tuple[RoundTally, ...]:
    """One tally a round; points are scored after its end."""
    ended: list[tuple[RoundEnded, GoalOpened | None]] = []
    points: list[list[int]] = []
    opened: GoalOpened | None = None
    for event in events:
        match event:
            case GoalOpened():
                opened = event
            case RoundEnded():
                ended.append((event, opened if event.opener is not None else None))
                points.append([0] * len(event.roles))
                opened = None
            case Scored():
                points[-1][event.seat] += event.change
            case _:
                pass
    return tuple(
        RoundTally(
            winner=Race.GNOME if end.outcome is Outcome.GOLD else Race.GOBLIN,
            sides=tuple(race_of[role] for role in end.roles),
            points=tuple(scored),
            roles=tuple(end.roles),
            opener=opened.seat if opened else None,
            goal=opened.goal if opened else None,
        )
        for (end, opened), scored in zip(ended, points, strict=True)
    )
