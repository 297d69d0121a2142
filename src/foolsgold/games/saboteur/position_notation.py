"""Writes and parses a position or a view as one line of text: the FEN of this game."""

from itertools import combinations
from typing import Any

from msgspec.structs import replace

from foolsgold.base.frozendict import FrozenDict
from foolsgold.games.position_notation import FIRST_SEAT, OPENING_SEED, LineFormat, line_fields
from foolsgold.games.saboteur.cards import (
    BreakCard,
    Card,
    MapCard,
    MendCard,
    PathCard,
    RockfallCard,
    Tool,
)
from foolsgold.games.saboteur.edition import Edition
from foolsgold.games.saboteur.moves import MOVE_EXAMPLE, Move, read_move
from foolsgold.games.saboteur.rules.chance import chance_from, round_deal
from foolsgold.games.saboteur.rules.rounds import opening
from foolsgold.games.saboteur.state import State
from foolsgold.games.saboteur.view import View
from foolsgold.games.saboteur.visibility import view_of
from foolsgold.games.text_codec import Scalar
from foolsgold.tunnel.ascii import GLYPH_OF_TILE
from foolsgold.tunnel.board import START, Board
from foolsgold.tunnel.tiles import Cell, Tile


def card_text(card: Card) -> str:
    """A card as one word: a path card is its tile.

    >>> card_text(PathCard(Tile.read("nes"))), card_text(MendCard((Tool.PICK, Tool.LAMP)))
    ('nes', 'mend-pick+lamp')
    """
    return str(card).removeprefix("path ").replace(" ", "-")


def _all_cards() -> list[Card]:
    cards: list[Card] = [MapCard(), RockfallCard()]
    cards += [PathCard(tile) for tile in GLYPH_OF_TILE]
    cards += [BreakCard(tool) for tool in Tool]
    for count in range(1, len(Tool) + 1):
        cards += [MendCard(tools) for tools in combinations(Tool, count)]
    return cards


_CARDS = {card_text(card): card for card in _all_cards()}


def read_card(text: str) -> Card:
    """Parses a card; `ValueError` if there is none."""
    if text not in _CARDS:
        raise ValueError(f"{text!r} is not a card of this game")
    return _CARDS[text]


_SCALARS = {
    Card: Scalar(card_text, read_card, "NES | nes | map | rockfall | break-lamp | mend-pick+cart"),
    Move: Scalar(str, read_move, MOVE_EXAMPLE),
}
STATE_FORMAT = LineFormat(line_fields(State, board=FrozenDict[Cell, Tile]), _SCALARS, Card)
VIEW_FORMAT = LineFormat(line_fields(View), _SCALARS, Card)


def position_text(state: State) -> str:
    """The full state in one line."""
    values = {name: getattr(state, name) for name in STATE_FORMAT.field_names}
    return STATE_FORMAT.format_line(state.edition.id, values | {"board": state.board.tiles})


def read_position(text: str, edition: Edition) -> State:
    """Parses a position; missing fields are as in the opening position."""
    words = STATE_FORMAT.parse(text, edition)
    chance = words.get("chance", chance_from(words.seats, OPENING_SEED, FIRST_SEAT))
    usual = round_deal(edition, words.seats, replace(chance, given=FrozenDict()), 1)
    words.check_deals(chance.given.values(), usual)
    state, _ = opening(edition, words.seats, chance)
    given: dict[str, Any] = {"deck": words.read_deck(state.deck)}
    given |= words.remaining_values("seats", "chance", "deck")
    if "board" in given:
        given["board"] = _board(edition, given["board"])
    state = replace(state, **given)
    words.check_length("deck", state.deck, len(edition.deck))
    for name in ("roles", "hands", "broken", "peeked", "gold"):
        words.check_length(name, getattr(state, name), state.seats)
    for name in ("goals", "reached_by"):
        words.check_length(name, getattr(state, name), len(edition.goal_cells))
    if not 0 <= state.drawn <= len(state.deck):
        raise words.error("drawn", f"0…{len(state.deck)}")
    return state


def _board(edition: Edition, tiles: FrozenDict[Cell, Tile]) -> Board:
    """Goals that do not lie face up lie face down."""
    board = Board.initial(edition.goal_cells, tiles.get(START, edition.start))
    for cell, tile in tiles.items():
        if cell != START:
            board = board.lay(cell, tile)
    return board


def view_text(view: View) -> str:
    """The whole view in one line."""
    return VIEW_FORMAT.format_line(
        view.edition.id, {name: getattr(view, name) for name in VIEW_FORMAT.field_names}
    )


def read_view(text: str, edition: Edition) -> View:
    """Parses a view; missing fields are as the reader would see the opening."""
    words = VIEW_FORMAT.parse(text, edition)
    chance = chance_from(words.seats, OPENING_SEED, FIRST_SEAT)
    state, _ = opening(edition, words.seats, chance)
    view = replace(
        view_of(state, words.get("seat", None)), **words.remaining_values("seats", "seat")
    )
    for name in ("roles", "hand_sizes", "broken", "gold_counts"):
        words.check_length(name, getattr(view, name), view.seats)
    for name in ("goals", "reached_by"):
        words.check_length(name, getattr(view, name), len(edition.goal_cells))
    return view
