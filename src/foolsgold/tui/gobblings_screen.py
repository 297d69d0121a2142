"""The terminal UI of Gobblings! vs Gnomes: field, players, tiles."""

from collections.abc import Iterator, Sequence
from typing import ClassVar

from foolsgold.base.ids import CardNo, Seat
from foolsgold.base.messages import Message
from foolsgold.games.gobblings.cards import (
    Card,
    Colour,
    ExplosionCard,
    GoalFace,
    MapCard,
    PathCard,
    PotionCard,
    TileKind,
)
from foolsgold.games.gobblings.edition import Edition
from foolsgold.games.gobblings.events import Event
from foolsgold.games.gobblings.moves import Move, Phase, Replace, read_move
from foolsgold.games.gobblings.view import LaidTile, View
from foolsgold.locales.gobblings_description import ViewDescription
from foolsgold.locales.gobblings_narrator import Narrator
from foolsgold.locales.translator import Translator
from foolsgold.tui.board import (
    CARD_STYLE,
    DEAD_END_STYLE,
    GOAL_STYLE,
    JUNCTION_GLYPHS,
    PASSAGE_STYLE,
    START_STYLE,
    TileArt,
    goal_art,
    tile_art,
)
from foolsgold.tunnel.ascii import GLYPH_OF_TILE
from foolsgold.tunnel.board import START
from foolsgold.tunnel.tiles import Cell

FACE_SIGNS = {GoalFace.GOLD: "$", GoalFace.DRAGON: "D", GoalFace.DYNAMITE: "T"}
KIND_SIGNS = {TileKind.BOMB: "✹", TileKind.LANTERN: "☼", TileKind.ALE: "u"}
COLOUR_STYLES = {
    Colour.RED: f"bold bright_red {CARD_STYLE}",
    Colour.BLUE: f"bold bright_blue {CARD_STYLE}",
    Colour.YELLOW: f"bold bright_yellow {CARD_STYLE}",
}
COLOUR_LETTERS = {Colour.RED: "R", Colour.BLUE: "B", Colour.YELLOW: "Y"}


class GobblingsScreen:
    """Renders views of Gobblings."""

    help_message = "gob-help"
    legend_message = "gob-legend"
    prompts: ClassVar[dict[str, str]] = {
        Phase.OPEN: "gob-ask-open",
        Phase.SERVE: "gob-ask-name",
        Phase.STEAL: "gob-ask-steal",
    }

    def __init__(
        self, words: Translator, names: tuple[str, ...], me: Seat | None, edition: Edition
    ) -> None:
        self.words = words
        self.me = me
        self.narrator = Narrator(words, names, me, edition)
        self.description = ViewDescription(self.narrator)

    def card_prompt(self, view: View) -> str:
        """[G17] Asks for a card; with an empty deck none can be replaced."""
        return "gob-ask-card" if view.deck_size else "gob-ask-last-card"

    def sentences(self, events: Sequence[Event]) -> Iterator[str]:
        """What happened, in words."""
        return self.narrator.sentences(tuple(events))

    def board_art(self, view: View) -> dict[Cell, TileArt]:
        """The field, drawn tile by tile."""
        arts = {
            goal.cell: goal_art(number, FACE_SIGNS[goal.face] if goal.face else "")
            for number, goal in enumerate(view.goals, start=1)
        }
        opened = {goal.cell: goal.face for goal in view.goals if goal.opened}
        return arts | {laid.cell: _art_for(laid, opened.get(laid.cell)) for laid in view.board}

    def card_name(self, face: Card) -> str:
        """The name of a card."""
        return self.narrator.card_name(face)

    def card_glyph(self, face: Card) -> str:
        """A symbol for a card, next to its name."""
        match face:
            case PathCard():
                return GLYPH_OF_TILE[face.tile]
            case MapCard():
                return "◎"
            case ExplosionCard():
                return "✸"
            case PotionCard():
                return "⚗"

    def option_text(self, move: Move, view: View) -> str:
        """A choice as it stands in a list, once the card is chosen."""
        return self.narrator.option_text(move, view)

    def why_unplayable(self, face: Card, view: View) -> Message:  # noqa: ARG002 - others need the view
        """Why a card in hand cannot be played at all."""
        match face:
            case PathCard():
                return Message("gob-unplayable-path")
            case MapCard():
                return Message("unplayable-map")
            case _:
                return Message("gob-unplayable-explosion")

    def discard_move(self, card: CardNo) -> Move:
        """A card goes under the deck, and another is taken."""
        return Replace(card)

    def read_move(self, text: str) -> Move:
        """A move in notation."""
        return read_move(text)


def _art_for(laid: LaidTile, goal: GoalFace | None) -> TileArt:
    if laid.cell == START:
        return tile_art(laid.tile, "S", START_STYLE)
    if goal is not None:
        return tile_art(laid.tile, FACE_SIGNS[goal], GOAL_STYLE)
    if laid.kind is TileKind.RUBBLE:
        return tile_art(laid.tile, "✕", DEAD_END_STYLE)
    if laid.colour is not None:
        letter = COLOUR_LETTERS[laid.colour]
        sign = "♦" if laid.kind is TileKind.KEY else letter if laid.shut else letter.lower()
        art = tile_art(laid.tile, sign, COLOUR_STYLES[laid.colour])
        # A key shows its colour by letter too, for those who see no colours.
        corner = f"{letter if laid.kind is TileKind.KEY else '·'}{art[0][0][1:]}"
        return ((corner, art[0][1]), art[1], art[2])
    knot = (
        KIND_SIGNS.get(laid.kind, JUNCTION_GLYPHS[laid.tile.sides])
        if laid.kind
        else JUNCTION_GLYPHS[laid.tile.sides]
    )
    return tile_art(laid.tile, knot, PASSAGE_STYLE)
