"""Gobblings! vs Gnomes on a screen: its field, its players, its tiles."""

from collections.abc import Iterator, Sequence
from typing import ClassVar

from rich.text import Text

from foolsgold.base.ids import CardNo, Seat
from foolsgold.base.messages import Phrase
from foolsgold.games.gobblings.cards import (
    Card,
    Colour,
    ExplosionCard,
    GoalFace,
    Kind,
    MapCard,
    PathCard,
    PotionCard,
)
from foolsgold.games.gobblings.edition import Edition
from foolsgold.games.gobblings.events import Event
from foolsgold.games.gobblings.moves import Move, Pass, Phase, Replace, read_move
from foolsgold.games.gobblings.view import Laid, View
from foolsgold.locales.gobblings_narrator import Teller
from foolsgold.locales.translator import Words
from foolsgold.tui.board import (
    BLOCKED,
    CARD,
    GOAL,
    KNOTS,
    PASSAGE,
    START_STYLE,
    Art,
    goal_art,
    tile_art,
)
from foolsgold.tunnel.ascii import GLYPHS
from foolsgold.tunnel.board import START
from foolsgold.tunnel.tiles import Cell

KNOWN = {GoalFace.GOLD: "$", GoalFace.DRAGON: "D", GoalFace.DYNAMITE: "T"}
ICONS = {Kind.BOMB: "✹", Kind.LANTERN: "☼", Kind.ALE: "u"}
COLOURS = {
    Colour.RED: f"bold bright_red {CARD}",
    Colour.BLUE: f"bold bright_blue {CARD}",
    Colour.YELLOW: f"bold bright_yellow {CARD}",
}
LETTER = {Colour.RED: "R", Colour.BLUE: "B", Colour.YELLOW: "Y"}


class GobblingsScreen:
    """What the terminal shows of a view."""

    help_message = "gob-help"
    legend_message = "gob-legend"
    questions: ClassVar[dict[str, str]] = {
        Phase.OPEN: "gob-ask-open",
        Phase.SERVE: "gob-ask-name",
        Phase.STEAL: "gob-ask-steal",
    }

    def __init__(
        self, words: Words, names: tuple[str, ...], me: Seat | None, edition: Edition
    ) -> None:
        self.words = words
        self.me = me
        self.teller = Teller(words, names, me, edition)

    def card_message(self, view: View) -> str:
        """[G17] Asks for a card; with an empty deck none can be replaced."""
        return "gob-ask-card" if view.deck_size else "gob-ask-last-card"

    def sentences(self, events: Sequence[Event]) -> Iterator[str]:
        """What happened, in words."""
        return self.teller.sentences(tuple(events))

    def arts(self, view: View) -> dict[Cell, Art]:
        """The field, drawn tile by tile."""
        arts = {
            goal.cell: goal_art(number, KNOWN[goal.face] if goal.face else "")
            for number, goal in enumerate(view.goals, start=1)
        }
        opened = {goal.cell: goal.face for goal in view.goals if goal.opened}
        return arts | {laid.cell: _art(laid, opened.get(laid.cell)) for laid in view.board}

    def described(self, view: View) -> Iterator[str]:
        """The field in words."""
        yield self.words("plain-board")
        for laid in view.board:
            if laid.cell == START:
                yield self.words("plain-start", cell=laid.cell)
            elif laid.kind is not None:
                yield self.words("plain-tile", cell=laid.cell, card=self.teller.laid(laid))
        for number, goal in enumerate(view.goals, start=1):
            if goal.opened and goal.face is not None:
                found = self.teller.found(goal.face)
                yield self.words("gob-plain-goal-open", cell=goal.cell, goal=number, found=found)
            else:
                yield self.words("plain-goal", cell=goal.cell, goal=number)

    def status(self, view: View) -> Iterator[Text]:
        """Players with their points, the deck, what the reader has looked up."""
        for seat in range(view.seats):
            line = self.words(
                "gob-seat",
                name=self.teller.names[seat],
                points=view.points[seat],
                cards=view.hand_sizes[seat],
            )
            text = Text(("▶ " if seat == view.to_act else "  ") + line)
            if seat in view.drinkers:
                text.append(" · " + self.words("gob-drinker"), style="red")
            if seat in view.passed:
                text.append(" · " + self.words("gob-passed-mark"), style="bright_black")
            yield text
        races = {f"{race}s": count for race, count in view.races.items()}
        yield Text(self.words("gobsheet-races-row", seats=view.seats, **races))
        yield Text(self.words("play-deck", count=view.deck_size))
        if view.discards:
            # Names of tiles have commas of their own.
            cards = self.words.line(" · ".join(self.teller.card(face) for face in view.discards))
            yield Text(self.words("play-discards", cards=cards), style="bright_black")
        if Pass() in view.legal:
            yield Text(self.words("gob-can-pass"), style="bold")
        for number, goal in enumerate(view.goals, start=1):
            if goal.face is not None and not goal.opened:
                found = self.teller.found(goal.face)
                yield Text(self.words("gob-peeked", goal=number, found=found), style="cyan")

    def secrets(self, view: View) -> Iterator[str]:
        """The reader's role, and the roles of others as far as they know them."""
        for seat, role in enumerate(view.roles):
            if role is None:
                continue
            name = self.teller.role(role)
            if seat == self.me:
                yield self.words("gob-role", race=view.race_of[role], role=name)
                if view.bonuses:
                    yield self.words(f"gobsheet-bonus-{role}")
            else:
                who, race = self.teller.names[seat], self.teller.race(role)
                yield self.words("gob-known-role", name=who, role=name, race=race)

    def card(self, face: Card) -> str:
        """The name of a card."""
        return self.teller.card(face)

    def glyph(self, face: Card) -> str:
        """A sign for a card, beside its name."""
        match face:
            case PathCard():
                return GLYPHS[face.tile]
            case MapCard():
                return "◎"
            case ExplosionCard():
                return "✸"
            case PotionCard():
                return "⚗"

    def option(self, move: Move, view: View) -> str:
        """A choice as it stands in a list, once the card is chosen."""
        return self.teller.option(move, view)

    def unplayable(self, face: Card, view: View) -> Phrase:  # noqa: ARG002 - others need the view
        """Why a card in hand cannot be played at all."""
        match face:
            case PathCard():
                return Phrase("gob-unplayable-path")
            case MapCard():
                return Phrase("unplayable-map")
            case _:
                return Phrase("gob-unplayable-explosion")

    def put_away(self, card: CardNo) -> Move:
        """A card goes under the deck, and another is taken."""
        return Replace(card)

    def read_move(self, text: str) -> Move:
        """A move in notation."""
        return read_move(text)


def _art(laid: Laid, goal: GoalFace | None) -> Art:
    if laid.cell == START:
        return tile_art(laid.tile, "S", START_STYLE)
    if goal is not None:
        return tile_art(laid.tile, KNOWN[goal], GOAL)
    if laid.kind is Kind.RUBBLE:
        return tile_art(laid.tile, "✕", BLOCKED)
    if laid.colour is not None:
        letter = LETTER[laid.colour]
        sign = "♦" if laid.kind is Kind.KEY else letter if laid.shut else letter.lower()
        art = tile_art(laid.tile, sign, COLOURS[laid.colour])
        # A key shows its colour by letter too, for those who see no colours.
        corner = f"{letter if laid.kind is Kind.KEY else '·'}{art[0][0][1:]}"
        return ((corner, art[0][1]), art[1], art[2])
    knot = ICONS.get(laid.kind, KNOTS[laid.tile.sides]) if laid.kind else KNOTS[laid.tile.sides]
    return tile_art(laid.tile, knot, PASSAGE)
