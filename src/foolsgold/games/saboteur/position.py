"""A position and a view as one line of text, and back: the FEN of this game."""

from itertools import combinations
from typing import Any

from msgspec.structs import replace

from foolsgold.base.frozendict import Frozen
from foolsgold.games.notation import FIRST_SEAT, OPENING_SEED, Line, fields_of
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
from foolsgold.games.saboteur.moves import EXAMPLE, Move, read_move
from foolsgold.games.saboteur.rules.chance import chance_from, round_deal
from foolsgold.games.saboteur.rules.rounds import opening
from foolsgold.games.saboteur.state import State
from foolsgold.games.saboteur.view import View
from foolsgold.games.saboteur.visibility import view_of
from foolsgold.games.text_codec import Leaf
from foolsgold.tunnel.ascii import GLYPHS
from foolsgold.tunnel.board import START, Board
from foolsgold.tunnel.tiles import Cell, Tile


def card_text(card: Card) -> str:
    """A card in one word: a path card is its tile.

    >>> card_text(PathCard(Tile.read("nes"))), card_text(MendCard((Tool.PICK, Tool.LAMP)))
    ('nes', 'mend-pick+lamp')
    """
    return str(card).removeprefix("path ").replace(" ", "-")


def _all_cards() -> list[Card]:
    cards: list[Card] = [MapCard(), RockfallCard()]
    cards += [PathCard(tile) for tile in GLYPHS]
    cards += [BreakCard(tool) for tool in Tool]
    for count in range(1, len(Tool) + 1):
        cards += [MendCard(tools) for tools in combinations(Tool, count)]
    return cards


_CARDS = {card_text(card): card for card in _all_cards()}


def read_card(text: str) -> Card:
    """The card written so; `ValueError` if there is none."""
    if text not in _CARDS:
        raise ValueError(f"{text!r} is not a card of this game")
    return _CARDS[text]


_LEAVES = {
    Card: Leaf(card_text, read_card, "NES | nes | map | rockfall | break-lamp | mend-pick+cart"),
    Move: Leaf(str, read_move, EXAMPLE),
}
STATE = Line(fields_of(State, board=Frozen[Cell, Tile]), _LEAVES, Card)
VIEW = Line(fields_of(View), _LEAVES, Card)


def position_text(state: State) -> str:
    """Everything of a position in one line."""
    values = {name: getattr(state, name) for name in STATE.fields}
    return STATE.text(state.edition.id, values | {"board": state.board.tiles})


def read_position(text: str, edition: Edition) -> State:
    """The position a text tells; what it does not say is as in the opening position."""
    words = STATE.words(text, edition)
    chance = words.get("chance", chance_from(words.seats, OPENING_SEED, FIRST_SEAT))
    usual = round_deal(edition, words.seats, replace(chance, given=Frozen()), 1)
    words.check_deals(chance.given.values(), usual)
    state, _ = opening(edition, words.seats, chance)
    given: dict[str, Any] = {"deck": words.deck(state.deck)}
    given |= words.values("seats", "chance", "deck")
    if "board" in given:
        given["board"] = _board(edition, given["board"])
    state = replace(state, **given)
    words.check_length("deck", state.deck, len(edition.deck))
    for name in ("roles", "hands", "broken", "peeked", "gold"):
        words.check_length(name, getattr(state, name), state.seats)
    for name in ("goals", "reached_by"):
        words.check_length(name, getattr(state, name), len(edition.goal_cells))
    if not 0 <= state.drawn <= len(state.deck):
        raise words.refused("drawn", f"0…{len(state.deck)}")
    return state


def _board(edition: Edition, tiles: Frozen[Cell, Tile]) -> Board:
    """Goals that do not lie face up lie face down."""
    board = Board.opening(edition.goal_cells, tiles.get(START, edition.start))
    for cell, tile in tiles.items():
        if cell != START:
            board = board.lay(cell, tile)
    return board


def view_text(view: View) -> str:
    """Everything of a view in one line."""
    return VIEW.text(view.edition.id, {name: getattr(view, name) for name in VIEW.fields})


def read_view(text: str, edition: Edition) -> View:
    """The view a text tells; what it does not say is as the reader would see the opening."""
    words = VIEW.words(text, edition)
    chance = chance_from(words.seats, OPENING_SEED, FIRST_SEAT)
    state, _ = opening(edition, words.seats, chance)
    view = replace(view_of(state, words.get("seat", None)), **words.values("seats", "seat"))
    for name in ("roles", "hand_sizes", "broken", "gold_counts"):
        words.check_length(name, getattr(view, name), view.seats)
    for name in ("goals", "reached_by"):
        words.check_length(name, getattr(view, name), len(edition.goal_cells))
    return view
