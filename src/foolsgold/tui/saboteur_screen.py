"""The terminal UI of Saboteur: maze, players, cards."""

from collections.abc import Iterator, Sequence
from typing import ClassVar

from foolsgold.base.ids import CardNo, Seat
from foolsgold.base.messages import Message
from foolsgold.games.api import Refused
from foolsgold.games.saboteur.cards import (
    BreakCard,
    Card,
    GoalFace,
    MapCard,
    MendCard,
    PathCard,
    RockfallCard,
)
from foolsgold.games.saboteur.edition import Edition
from foolsgold.games.saboteur.events import Event
from foolsgold.games.saboteur.moves import Discard, Move, Phase, read_move
from foolsgold.games.saboteur.refusals import Refusal
from foolsgold.games.saboteur.view import GoalSeen, View
from foolsgold.locales.saboteur_description import ViewDescription
from foolsgold.locales.saboteur_narrator import Narrator
from foolsgold.locales.translator import Translator
from foolsgold.tui.board import (
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
from foolsgold.tunnel.tiles import Cell, Tile

FACE_SIGNS = {GoalFace.TREASURE: "★", GoalFace.STONE_A: "●", GoalFace.STONE_B: "●"}


class SaboteurScreen:
    """Renders views of Saboteur."""

    help_message = "play-help"
    legend_message = "play-legend"
    prompts: ClassVar[dict[str, str]] = {
        Phase.OPEN: "play-ask-open",
        Phase.TURN: "play-ask-turn",
        Phase.DRAFT: "play-ask-take",
    }

    def __init__(
        self, words: Translator, names: tuple[str, ...], me: Seat | None, edition: Edition
    ) -> None:
        self.words = words
        self.me = me
        self.narrator = Narrator(words, names, me, edition.rounds)
        self.description = ViewDescription(self.narrator)

    def card_prompt(self, _view: View) -> str:
        """Asks for a card."""
        return "play-ask-card"

    def sentences(self, events: Sequence[Event]) -> Iterator[str]:
        """What happened, in words."""
        return self.narrator.sentences(tuple(events))

    def board_art(self, view: View) -> dict[Cell, TileArt]:
        """The maze, drawn card by card."""
        arts = {
            goal.cell: goal_art(number, FACE_SIGNS[goal.face] if goal.face else "")
            for number, goal in enumerate(view.goals, start=1)
        }
        goals = {goal.cell: goal for goal in view.goals}
        return arts | {
            laid.cell: _art_for(laid.cell, laid.tile, goals.get(laid.cell)) for laid in view.board
        }

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
            case RockfallCard():
                return "▲"
            case BreakCard():
                return "✗"
            case MendCard():
                return "✚"

    def option_text(self, move: Move, view: View) -> str:
        """A choice as it stands in a list, once the card is chosen."""
        return self.narrator.option_text(move, view)

    def why_unplayable(self, face: Card, view: View) -> Message:
        """Why a card in hand cannot be played at all."""
        match face:
            case PathCard():
                assert self.me is not None
                if view.broken[self.me]:
                    return Refused(Refusal.TOOL_BROKEN).message
                return Message("unplayable-path")
            case MapCard():
                return Message("unplayable-map")
            case RockfallCard():
                return Message("unplayable-rockfall")
            case BreakCard():
                return Message("unplayable-break")
            case MendCard():
                return Message("unplayable-mend")

    def discard_move(self, card: CardNo) -> Move:
        """Passing costs a card."""
        return Discard(card)

    def read_move(self, text: str) -> Move:
        """A move in notation."""
        return read_move(text)


def _art_for(cell: Cell, tile: Tile, goal: GoalSeen | None) -> TileArt:
    if cell == START:
        return tile_art(tile, "S", START_STYLE)
    if goal is not None and goal.face is GoalFace.TREASURE:
        return tile_art(tile, "★", GOAL_STYLE)
    return tile_art(
        tile,
        *((JUNCTION_GLYPHS[tile.sides], PASSAGE_STYLE) if tile.joined else ("✕", DEAD_END_STYLE)),
    )
