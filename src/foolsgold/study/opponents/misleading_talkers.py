"""Misleading talkers: `digger` with four ways to deceive by claims, on which no bot was fitted.

`fibber` says the contrary of all it saw, `slanderer` accuses everybody in turn, `fabler` tells of a
treasure where it never looked, `babbler` says anything. As diggers they talk the same.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence

from foolsgold.base.rng import Rng
from foolsgold.bots.saboteur.rule_bot import Digger
from foolsgold.games.saboteur.cards import GoalFace
from foolsgold.games.saboteur.events import Event, Peeked
from foolsgold.games.saboteur.view import View
from foolsgold.play.table_talk import Claim, Claimed, Honest, Looked, Suspect, Trust

HeardEntry = Event | Claimed


class _Talker(Digger, ABC):
    """Says the first thing on its mind that it has not said yet."""

    def speak(self, view: View, heard: Sequence[HeardEntry], rng: Rng) -> Claim | None:
        """What it says after its move."""
        said = [e.claim for e in heard if isinstance(e, Claimed) and e.seat == view.seat]
        return next((word for word in self.claims(view, heard, rng) if word not in said), None)

    @abstractmethod
    def claims(self, view: View, heard: Sequence[HeardEntry], rng: Rng) -> Iterator[Claim]:
        """All it would say, the dearest first."""


class Fibber(_Talker):
    """Says the contrary of what it saw."""

    name = "fibber"

    def claims(self, view: View, heard: Sequence[HeardEntry], _rng: Rng) -> Iterator[Claim]:
        """One word for each look."""
        for entry in heard:
            if isinstance(entry, Peeked) and entry.seat == view.seat:
                yield Looked(
                    entry.goal, "stone" if entry.found is GoalFace.TREASURE else "treasure"
                )


class Slanderer(_Talker):
    """Accuses everybody, one after the other."""

    name = "slanderer"

    def claims(self, view: View, _heard: Sequence[HeardEntry], _rng: Rng) -> Iterator[Claim]:
        """One word for each of the others."""
        return (Suspect(other) for other in range(view.seats) if other != view.seat)


class Fabler(_Talker):
    """Reports a treasure where it never looked."""

    name = "fabler"

    def claims(self, view: View, heard: Sequence[HeardEntry], _rng: Rng) -> Iterator[Claim]:
        """Of one goal, once."""
        mine = (e.claim for e in heard if isinstance(e, Claimed) and e.seat == view.seat)
        if not any(isinstance(claim, Looked) for claim in mine):
            shut = (goal for goal, seen in enumerate(view.goals) if seen.face is None)
            yield from (Looked(goal, "treasure") for goal in shut)


class Babbler(_Talker):
    """Says anything it has not said yet."""

    name = "babbler"

    def claims(self, view: View, _heard: Sequence[HeardEntry], rng: Rng) -> Iterator[Claim]:
        """By chance."""
        others = [other for other in range(view.seats) if other != view.seat]
        claims: tuple[Claim, ...] = (
            Looked(rng.below(len(view.goals)), rng.choice(("treasure", "stone"))),
            Suspect(rng.choice(others)),
            Trust(rng.choice(others)),
            Honest(),
        )
        yield rng.choice(claims)


MISLEADING_TALKERS = (Fibber(), Slanderer(), Fabler(), Babbler())
