"""Tells Gobblings! vs Gnomes in words: tiles, moves, events, each reader in their own language."""

from collections.abc import Iterator
from typing import assert_never

from foolsgold.base.ids import Seat
from foolsgold.base.messages import Phrase
from foolsgold.games.api import RoundStarted
from foolsgold.games.gobblings.cards import (
    Card,
    Colour,
    ExplosionCard,
    GoalFace,
    Kind,
    MapCard,
    PathCard,
    PotionCard,
    Role,
)
from foolsgold.games.gobblings.edition import Edition
from foolsgold.games.gobblings.events import (
    BlownUp,
    Dealt,
    Drew,
    Ending,
    Event,
    Exploded,
    GameEnded,
    GoalLeft,
    GoalOpened,
    Named,
    Passed,
    Peeked,
    Placed,
    Replaced,
    RoundEnded,
    Scored,
    Skipped,
    Swapped,
)
from foolsgold.games.gobblings.moves import (
    Explode,
    Leave,
    Move,
    Open,
    Pass,
    Peek,
    Place,
    Replace,
    Serve,
    Steal,
    Swap,
)
from foolsgold.games.gobblings.view import Laid, View
from foolsgold.locales.translator import Words
from foolsgold.tunnel.tiles import LETTERS, Tile


class Teller:
    """Speaks to one reader, who may sit at the table (`me`) or watch."""

    def __init__(
        self, words: Words, names: tuple[str, ...], me: Seat | None, edition: Edition
    ) -> None:
        self.words = words
        self.names = names
        self.me = me
        self.race_of = edition.race_of

    def _who(self, seat: Seat) -> dict[str, object]:
        return {"who": "you" if seat == self.me else "other", "name": self.names[seat]}

    def _target(self, seat: Seat, target: Seat) -> dict[str, object]:
        kind = "you" if target == self.me else "other"
        return {**self._who(seat), "target": kind, "target-name": self.names[target]}

    def role(self, role: Role) -> str:
        """The name of a role."""
        return self.words(f"role-{role}")

    def race(self, role: Role) -> str:
        """The name of a role's race."""
        return self.words(f"race-{self.race_of[role]}")

    def found(self, face: GoalFace) -> str:
        """The name of what lies under a goal."""
        return self.words(f"found-{face}")

    def card(self, face: Card) -> str:
        """The name of a card."""
        match face:
            case PathCard():
                return self.tile(face.tile, face.kind, face.colour)
            case MapCard():
                return self.words("card-map")
            case ExplosionCard():
                return self.words("card-explosion")
            case PotionCard():
                return self.words("card-potion")
            case _:
                assert_never(face)

    def sides(self, tile: Tile) -> str:
        """The open sides of a tile as it lies."""
        return self.words.listed(
            self.words(f"side-{letter.lower()}")
            for side, letter in LETTERS.items()
            if side & tile.sides
        )

    def tile(self, tile: Tile, kind: Kind, colour: Colour | None, state: str = "") -> str:
        """The name of a tile as it lies."""
        sides = self.sides(tile)
        told = {"sides": sides} if colour is None else {"sides": sides, "colour": colour}
        return self.words(f"tile-{kind}{state}", **told)

    def laid(self, laid: Laid) -> str:
        """The name of a tile on the field; a door says whether it is open."""
        assert laid.kind is not None
        state = "-open" if laid.kind is Kind.DOOR and not laid.shut else ""
        return self.tile(laid.tile, laid.kind, laid.colour, state)

    def sentences(self, events: tuple[Event, ...]) -> Iterator[str]:
        """What happened, as far as the events tell it; nothing that says nothing."""
        for event in events:
            yield from (self.words.say(phrase) for phrase in self._phrases(event))

    def _phrases(self, event: Event) -> Iterator[Phrase]:  # noqa: C901, PLR0915 - one case a kind
        match event:
            case RoundStarted():
                told = {"round": event.round, **self._who(event.starter)}
                yield Phrase("gob-round-started", told)
            case Dealt():
                if event.cards is not None:
                    yield Phrase("event-dealt", {"count": event.count})
            case Placed():
                tile = self.tile(event.tile, event.kind, event.colour)
                told = {**self._who(event.seat), "cell": event.cell, "tile": tile}
                yield Phrase("gob-placed", told)
            case Peeked():
                if event.found is None or event.seat != self.me:
                    yield Phrase("event-peeked", {**self._who(event.seat), "goal": event.goal + 1})
                else:
                    told = {"goal": event.goal + 1, "found": self.found(event.found)}
                    yield Phrase("gob-peeked-own", told)
            case Exploded():
                tile = self.tile(event.tile, event.kind, event.colour)
                told = {**self._who(event.seat), "cell": event.cell, "tile": tile}
                yield Phrase("gob-exploded", told)
            case Swapped():
                yield from self._swapped(event)
            case Replaced():
                if event.face is None or event.seat != self.me:
                    yield Phrase("gob-replaced", self._who(event.seat))
                else:
                    yield Phrase("gob-replaced-own", {"card": self.card(event.face)})
            case Drew():
                if event.face is not None and event.seat == self.me:
                    yield Phrase("event-drew-own", {"card": self.card(event.face)})
            case Passed():
                if event.shown:
                    # Names of tiles have commas of their own.
                    cards = self.words.line(" · ".join(self.card(face) for face in event.shown))
                    yield Phrase("gob-shown", {**self._who(event.seat), "cards": cards})
                else:
                    yield Phrase("gob-passed", self._who(event.seat))
            case Skipped():
                yield Phrase("gob-skipped", self._who(event.seat))
            case Named():
                yield Phrase("gob-named", self._target(event.seat, event.target))
            case GoalOpened():
                told = {"goal": event.goal + 1, "found": self.found(event.found)}
                yield Phrase("gob-goal-opened", {**self._who(event.seat), **told})
            case GoalLeft():
                yield Phrase("gob-goal-left", self._who(event.seat))
            case BlownUp():
                yield Phrase("gob-blown-up", {"count": len(event.cells)})
            case RoundEnded():
                if event.ending is not Ending.GOAL:
                    yield Phrase(f"gob-ending-{event.ending}")
                yield Phrase("gob-round-ended", {"outcome": event.outcome})
                faces = (
                    f"{self.words.digits(number)} – {self.found(face)}"
                    for number, face in enumerate(event.goals, start=1)
                )
                yield Phrase("gob-goals", {"faces": self.words.listed(faces)})
                for seat, role in enumerate(event.roles):
                    told = {"name": self.names[seat], "role": self.role(role)}
                    yield Phrase("gob-role-was", {**told, "race": self.race(role)})
            case Scored():
                yield self._scored(event)
            case GameEnded():
                yield Phrase("gob-game-ended", {"name": self.names[event.winner]})
                for seat in sorted(range(len(self.names)), key=lambda s: -event.points[s]):
                    told = {"name": self.names[seat], "points": event.points[seat]}
                    yield Phrase("gob-standing", told)
            case _:
                assert_never(event)

    def _swapped(self, event: Swapped) -> Iterator[Phrase]:
        yield Phrase("gob-swapped", self._target(event.seat, event.target))
        if event.gave is None or event.got is None or self.me not in (event.seat, event.target):
            return
        gave, got = event.gave, event.got
        if self.me == event.target:
            gave, got = got, gave
        told = {"gone": self.role(gave), "role": self.role(got), "race": self.race(got)}
        yield Phrase("gob-swapped-roles", told)

    def _scored(self, event: Scored) -> Phrase:
        if event.why is not None:
            why = Phrase(f"why-{event.why}")
        else:
            assert event.role is not None
            why = Phrase("why-role", {"role": self.role(event.role)})
        told = {"name": self.names[event.seat], "change": abs(event.change), "total": event.total}
        return Phrase("gob-scored" if event.change > 0 else "gob-scored-loss", {**told, "why": why})

    def option(self, move: Move, view: View) -> str:
        """A choice as it stands in a list, once the card is chosen."""
        match move:
            case Place():
                if not move.quarters:
                    return self.words("option-place", cell=move.cell)
                face = next(held.face for held in view.hand if held.card == move.card)
                assert isinstance(face, PathCard)
                return self.words(
                    "option-place-degrees",
                    cell=move.cell,
                    degrees=90 * move.quarters,
                    sides=self.sides(face.tile.turned(move.quarters)),
                )
            case Peek() | Open():
                return self.words("option-goal", goal=move.goal + 1)
            case Explode():
                laid = next(laid for laid in view.board if laid.cell == move.cell)
                return self.words("gob-option-tile", cell=move.cell, tile=self.laid(laid))
            case Swap() | Serve() | Steal():
                return self.words("option-seat", **self._who(move.seat))
            case Replace():
                face = next(held.face for held in view.hand if held.card == move.card)
                return self.words("option-discard", card=self.card(face))
            case Leave():
                return self.words("option-leave")
            case Pass():
                return self.words("option-pass")
            case _:
                assert_never(move)


teller = Teller
"""Who tells a game of an edition."""
