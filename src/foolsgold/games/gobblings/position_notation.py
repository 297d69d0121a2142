"""Writes and parses a position or a view as one line of text: the FEN of this game."""

from typing import Any

from msgspec.structs import replace

from foolsgold.base.frozendict import FrozenDict
from foolsgold.games.gobblings.cards import (
    Card,
    Colour,
    ExplosionCard,
    MapCard,
    PathCard,
    PotionCard,
    TileKind,
)
from foolsgold.games.gobblings.edition import Edition
from foolsgold.games.gobblings.moves import MOVE_EXAMPLE, Move, read_move
from foolsgold.games.gobblings.rules.chance import chance_from, round_deal
from foolsgold.games.gobblings.rules.rounds import opening, own_roles_only
from foolsgold.games.gobblings.state import State
from foolsgold.games.gobblings.view import View
from foolsgold.games.gobblings.visibility import view_of
from foolsgold.games.position_notation import (
    FIRST_SEAT,
    OPENING_SEED,
    LineFormat,
    ParsedLine,
    line_fields,
)
from foolsgold.games.text_codec import Scalar
from foolsgold.tunnel.ascii import GLYPH_OF_TILE
from foolsgold.tunnel.board import START, Board
from foolsgold.tunnel.tiles import Cell

COLOURED_KINDS = (TileKind.KEY, TileKind.DOOR)


def card_text(card: Card) -> str:
    """A card as one word: a plain passage is its tile.

    >>> card_text(read_card("NES")), card_text(read_card("door-red-NS"))
    ('NES', 'door-red-NS')
    """
    return str(card).removeprefix(f"{TileKind.PASSAGE} ").replace(" ", "-")


def _all_cards() -> list[Card]:
    cards: list[Card] = [MapCard(), ExplosionCard(), PotionCard()]
    for tile in GLYPH_OF_TILE:
        for kind in TileKind:
            colours = tuple(Colour) if kind in COLOURED_KINDS else (None,)
            cards += [PathCard(tile, kind, colour) for colour in colours]
    return cards


_CARDS = {card_text(card): card for card in _all_cards()}


def read_card(text: str) -> Card:
    """Parses a card; `ValueError` if there is none."""
    if text not in _CARDS:
        raise ValueError(f"{text!r} is not a card of this game")
    return _CARDS[text]


def _read_tile_card(text: str) -> PathCard:
    card = read_card(text)
    if not isinstance(card, PathCard):
        raise ValueError(f"{text!r} is not a tile of this game")
    return card


TILE_EXAMPLE = "NES | bomb-NES | key-red-NE | rubble-nes"
_SCALARS = {
    PathCard: Scalar(card_text, _read_tile_card, TILE_EXAMPLE),
    Card: Scalar(card_text, read_card, f"{TILE_EXAMPLE} | map | explosion | potion"),
    Move: Scalar(str, read_move, MOVE_EXAMPLE),
}
STATE_FORMAT = LineFormat(
    line_fields(State, board=FrozenDict[Cell, PathCard], kinds=None), _SCALARS, Card
)
"""What tiles carry stands on the board itself: there is no field for it."""
VIEW_FORMAT = LineFormat(line_fields(View), _SCALARS, Card)


def position_text(state: State) -> str:
    """The full state in one line."""
    values = {name: getattr(state, name) for name in STATE_FORMAT.field_names}
    faces = {
        cell: state.face_at(cell) if cell in state.kinds else PathCard(tile)
        for cell, tile in state.board.tiles.items()
    }
    return STATE_FORMAT.format_line(state.edition.id, values | {"board": faces})


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
        given["board"], given["kinds"] = _board(words, edition, given["board"])
    if "roles" in given:
        words.check_length("roles", given["roles"], words.seats)
        given.setdefault("seen", own_roles_only(given["roles"]))
    given.setdefault("traced", given.get("seen", state.traced))
    state = replace(state, **given)
    for name in ("hands", "peeked", "points", "seen", "traced"):
        words.check_length(name, getattr(state, name), state.seats)
    for name in ("seen", "traced"):
        for known in getattr(state, name):
            words.check_length(name, known, state.seats)
    words.check_length("goals", state.goals, len(edition.goal_cells))
    words.check_length("deck", state.deck, len(edition.deck) + len(state.buried))
    return state


def _board(
    words: ParsedLine, edition: Edition, faces: FrozenDict[Cell, PathCard]
) -> tuple[Board, FrozenDict[Cell, TileKind]]:
    """Goals that do not lie face up lie face down; start and goals carry nothing."""
    bare = {START, *edition.goal_cells}
    if any(cell in bare and face.kind is not TileKind.PASSAGE for cell, face in faces.items()):
        raise words.error("board", f"{START}:{edition.start}")
    start = faces[START].tile if START in faces else edition.start
    board = Board.initial(edition.goal_cells, start)
    for cell, face in faces.items():
        if cell != START:
            lock, key = (
                (face.colour or "") if face.kind is kind else ""
                for kind in (TileKind.DOOR, TileKind.KEY)
            )
            board = board.lay(cell, face.tile, lock=lock, key=key)
    return board, FrozenDict((cell, face.kind) for cell, face in faces.items() if cell not in bare)


def view_text(view: View) -> str:
    """The whole view in one line."""
    return VIEW_FORMAT.format_line(
        view.edition.id, {name: getattr(view, name) for name in VIEW_FORMAT.field_names}
    )


def read_view(text: str, edition: Edition) -> View:
    """Parses a view; missing fields are as the reader would see the opening."""
    words = VIEW_FORMAT.parse(text, edition)
    state, _ = opening(edition, words.seats, chance_from(words.seats, OPENING_SEED, FIRST_SEAT))
    view = replace(
        view_of(state, words.get("seat", None)), **words.remaining_values("seats", "seat")
    )
    for name in ("roles", "traced", "points", "hand_sizes", "shown"):
        words.check_length(name, getattr(view, name), view.seats)
    words.check_length("goals", view.goals, len(edition.goal_cells))
    return view
