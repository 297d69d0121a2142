"""Narrates Gobblings! vs Gnomes: tiles, moves and events as text in a language."""

from collections.abc import Iterator
from typing import assert_never

from foolsgold.base.ids import Seat
from foolsgold.base.messages import Message
from foolsgold.games.api import RoundStarted
from foolsgold.games.gobblings.cards import (
    Card,
    Colour,
    ExplosionCard,
    GoalFace,
    MapCard,
    PathCard,
    PotionCard,
    Role,
    TileKind,
)
from foolsgold.games.gobblings.edition import Edition
from foolsgold.games.gobblings.events import (
    BlownUp,
    Dealt,
    Drew,
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
    RoundEndReason,
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
from foolsgold.games.gobblings.view import LaidTile, View
from foolsgold.locales.translator import Translator
from foolsgold.tunnel.tiles import SIDE_LETTERS, Tile


class Narrator:
    """Narrates to one reader, who sits at the table (`me`) or watches."""

    def __init__(
        self, words: Translator, names: tuple[str, ...], me: Seat | None, edition: Edition
    ) -> None:
        self.words = words
        self.names = names
        self.me = me
        self.race_of = edition.race_of

    def _actor_args(self, seat: Seat) -> dict[str, object]:
        return {"who": "you" if seat == self.me else "other", "name": self.names[seat]}

    def _target_args(self, seat: Seat, target: Seat) -> dict[str, object]:
        kind = "you" if target == self.me else "other"
        return {**self._actor_args(seat), "target": kind, "target-name": self.names[target]}

    def role_name(self, role: Role) -> str:
        """The name of a role."""
        return self.words(f"role-{role}")

    def race_name(self, role: Role) -> str:
        """The name of a role's race."""
        return self.words(f"race-{self.race_of[role]}")

    def goal_face_name(self, face: GoalFace) -> str:
        """The name of what lies under a goal."""
        return self.words(f"found-{face}")

    def card_name(self, face: Card) -> str:
        """The name of a card."""
        match face:
            case PathCard():
                return self.tile_name(face.tile, face.kind, face.colour)
            case MapCard():
                return self.words("card-map")
            case ExplosionCard():
                return self.words("card-explosion")
            case PotionCard():
                return self.words("card-potion")
            case _:
                assert_never(face)

    def open_sides_text(self, tile: Tile) -> str:
        """The open sides of a tile as it lies."""
        return self.words.join_list(
            self.words(f"side-{letter.lower()}")
            for side, letter in SIDE_LETTERS.items()
            if side & tile.sides
        )

    def tile_name(self, tile: Tile, kind: TileKind, colour: Colour | None, state: str = "") -> str:
        """The name of a tile as it lies."""
        sides = self.open_sides_text(tile)
        args = {"sides": sides} if colour is None else {"sides": sides, "colour": colour}
        return self.words(f"tile-{kind}{state}", **args)

    def laid_tile_name(self, laid: LaidTile) -> str:
        """The name of a tile on the field; a door says whether it is open."""
        assert laid.kind is not None
        state = "-open" if laid.kind is TileKind.DOOR and not laid.shut else ""
        return self.tile_name(laid.tile, laid.kind, laid.colour, state)

    def sentences(self, events: tuple[Event, ...]) -> Iterator[str]:
        """Sentences for events; some events have none."""
        for event in events:
            yield from (self.words.translate(message) for message in self._messages(event))

    def _messages(self, event: Event) -> Iterator[Message]:  # noqa: C901, PLR0915 - one case a kind
        match event:
            case RoundStarted():
                args = {"round": event.round, **self._actor_args(event.starter)}
                yield Message("gob-round-started", args)
            case Dealt():
                if event.cards is not None:
                    yield Message("event-dealt", {"count": event.count})
            case Placed():
                tile = self.tile_name(event.tile, event.kind, event.colour)
                args = {**self._actor_args(event.seat), "cell": event.cell, "tile": tile}
                yield Message("gob-placed", args)
            case Peeked():
                if event.found is None or event.seat != self.me:
                    yield Message(
                        "event-peeked", {**self._actor_args(event.seat), "goal": event.goal + 1}
                    )
                else:
                    args = {"goal": event.goal + 1, "found": self.goal_face_name(event.found)}
                    yield Message("gob-peeked-own", args)
            case Exploded():
                tile = self.tile_name(event.tile, event.kind, event.colour)
                args = {**self._actor_args(event.seat), "cell": event.cell, "tile": tile}
                yield Message("gob-exploded", args)
            case Swapped():
                yield from self._swapped_phrases(event)
            case Replaced():
                if event.face is None or event.seat != self.me:
                    yield Message("gob-replaced", self._actor_args(event.seat))
                else:
                    yield Message("gob-replaced-own", {"card": self.card_name(event.face)})
            case Drew():
                if event.face is not None and event.seat == self.me:
                    yield Message("event-drew-own", {"card": self.card_name(event.face)})
            case Passed():
                if event.shown:
                    # Names of tiles have commas of their own.
                    cards = self.words.align_lines(
                        " · ".join(self.card_name(face) for face in event.shown)
                    )
                    yield Message("gob-shown", {**self._actor_args(event.seat), "cards": cards})
                else:
                    yield Message("gob-passed", self._actor_args(event.seat))
            case Skipped():
                yield Message("gob-skipped", self._actor_args(event.seat))
            case Named():
                yield Message("gob-named", self._target_args(event.seat, event.target))
            case GoalOpened():
                args = {"goal": event.goal + 1, "found": self.goal_face_name(event.found)}
                yield Message("gob-goal-opened", {**self._actor_args(event.seat), **args})
            case GoalLeft():
                yield Message("gob-goal-left", self._actor_args(event.seat))
            case BlownUp():
                yield Message("gob-blown-up", {"count": len(event.cells)})
            case RoundEnded():
                if event.ending is not RoundEndReason.GOAL:
                    yield Message(f"gob-ending-{event.ending}")
                yield Message("gob-round-ended", {"outcome": event.outcome})
                faces = (
                    f"{self.words.format_integer(number)} – {self.goal_face_name(face)}"
                    for number, face in enumerate(event.goals, start=1)
                )
                yield Message("gob-goals", {"faces": self.words.join_list(faces)})
                for seat, role in enumerate(event.roles):
                    args = {"name": self.names[seat], "role": self.role_name(role)}
                    yield Message("gob-role-was", {**args, "race": self.race_name(role)})
            case Scored():
                yield self._scored_phrase(event)
            case GameEnded():
                yield Message("gob-game-ended", {"name": self.names[event.winner]})
                for seat in sorted(range(len(self.names)), key=lambda s: -event.points[s]):
                    args = {"name": self.names[seat], "points": event.points[seat]}
                    yield Message("gob-standing", args)
            case _:
                assert_never(event)

    def _swapped_phrases(self, event: Swapped) -> Iterator[Message]:
        yield Message("gob-swapped", self._target_args(event.seat, event.target))
        if event.gave is None or event.got is None or self.me not in (event.seat, event.target):
            return
        gave, got = event.gave, event.got
        if self.me == event.target:
            gave, got = got, gave
        args = {
            "gone": self.role_name(gave),
            "role": self.role_name(got),
            "race": self.race_name(got),
        }
        yield Message("gob-swapped-roles", args)

    def _scored_phrase(self, event: Scored) -> Message:
        if event.why is not None:
            why = Message(f"why-{event.why}")
        else:
            assert event.role is not None
            why = Message("why-role", {"role": self.role_name(event.role)})
        args = {"name": self.names[event.seat], "change": abs(event.change), "total": event.total}
        return Message(
            "gob-scored" if event.change > 0 else "gob-scored-loss", {**args, "why": why}
        )

    def option_text(self, move: Move, view: View) -> str:
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
                    sides=self.open_sides_text(face.tile.turned(move.quarters)),
                )
            case Peek() | Open():
                return self.words("option-goal", goal=move.goal + 1)
            case Explode():
                laid = next(laid for laid in view.board if laid.cell == move.cell)
                return self.words("gob-option-tile", cell=move.cell, tile=self.laid_tile_name(laid))
            case Swap() | Serve() | Steal():
                return self.words("option-seat", **self._actor_args(move.seat))
            case Replace():
                face = next(held.face for held in view.hand if held.card == move.card)
                return self.words("option-discard", card=self.card_name(face))
            case Leave():
                return self.words("option-leave")
            case Pass():
                return self.words("option-pass")
            case _:
                assert_never(move)


make_narrator = Narrator
"""Makes the narrator of a game of an edition."""
