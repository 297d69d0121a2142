"""Sets a table of the second game for a test: a drawn field, named tiles in hand, roles, goals."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from foolsgold.base.ids import Seat
from foolsgold.games.catalogue import Ruleset, find
from foolsgold.games.gobblings import engine
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
from foolsgold.games.gobblings.position_notation import STATE_FORMAT, card_text, read_position
from foolsgold.games.gobblings.state import State
from foolsgold.tunnel.ascii import board_from_ascii
from foolsgold.tunnel.board import START, Board
from foolsgold.tunnel.tiles import Cell, Tile
from tests.support.positions import DEFAULT_CHANCE, Notation, deal_hands, documented_editions

RULES = engine.RULES
"""The game at the table."""
_notation = Notation(RULES)
refusal_of = _notation.refusal_of
after_moves = _notation.after_moves
events_of = _notation.events_of
legal_texts = _notation.legal_texts
DOCUMENTED_EDITIONS = documented_editions("gobblings", RULES.edition_ids)
COLOURS = {"r": Colour.RED, "b": Colour.BLUE, "y": Colour.YELLOW}
GNOMES_AND_GOBLINS = (Role.KING, Role.PEDANT, Role.KEYMASTER, Role.BOMBER, Role.DRIVER)


def box(edition: str = "gobblings", **changes: Any) -> Ruleset:
    """A shipped edition, with some values changed."""
    found = find(edition)
    return found.with_overrides(changes) if changes else found


def card(text: str) -> Card:
    """The card a test names: `passage NES`, `door-red NS`, `key-blue NE`, `rubble NS`, `map` ..."""
    match text.split():
        case ["map"]:
            return MapCard()
        case ["explosion"]:
            return ExplosionCard()
        case ["potion"]:
            return PotionCard()
        case [name, sides]:
            kind, _, colour = name.partition("-")
            tile = Tile(Tile.read(sides).sides, joined=kind != "rubble")
            return PathCard(tile, TileKind(kind), Colour(colour) if colour else None)
    raise ValueError(text)


def _door(colour: Colour, sides: str) -> Callable[[Board, Cell], Board]:
    return lambda board, cell: board.lay(cell, Tile.read(sides), lock=colour)


DOORS = {letter: _door(colour, "EW") for letter, colour in COLOURS.items()} | {
    letter.upper(): _door(colour, "NS") for letter, colour in COLOURS.items()
}
"""In a drawing r, b, y are doors in a lying tunnel, R, B, Y in an upright one."""


def table(
    drawing: str = "S",
    *,
    edition: str = "gobblings",
    seats: int = 5,
    to_act: Seat = 0,
    hands: Mapping[Seat, Sequence[str]] | None = None,
    hand: Sequence[str] = (),
    kinds: Mapping[tuple[int, int], str] | None = None,
    keys: Mapping[tuple[int, int], str] | None = None,
    goals: Sequence[str] = ("dragon", "gold", "dynamite"),
    roles: Sequence[str] = GNOMES_AND_GOBLINS,
    pile: int | None = None,
    changes: Mapping[str, Any] | None = None,
    **fields: Any,
) -> State:
    """A position in the middle of a round.

    Drawn passages carry nothing unless `kinds` ({(1, 0): "ale"}) or `keys` ({(1, 0): "red"}) says
    so; double lines are rubble; r b y R B Y are doors. Cards in hand are numbered from
    `seat * 3` up, so seat 0's first card is card 0. `pile` leaves that many cards in the deck.
    """
    played: Edition = box(edition, **(changes or {})).edition
    wanted = {seat: list(cards) for seat, cards in (hands or {}).items()}
    if hand:
        wanted[to_act] = list(hand)
    held, faces = deal_hands(played.hand, seats, wanted)
    values = {
        "to_act": to_act,
        "hands": held,
        "goals": [GoalFace(goal) for goal in goals],
        "roles": [Role(role) for role in roles[:seats]],
        "board": {START: PathCard(played.start)} | _field(drawing, kinds or {}, keys or {}),
        **fields,
    }
    if pile is not None:
        values["pile"] = range(len(played.deck))[seats * played.hand :][:pile]
    words = " ".join(STATE_FORMAT.format_field(name, value) for name, value in values.items())
    deck = " ".join(f"{number}:{card_text(card(name))}" for number, name in faces.items())
    return read_position(
        f"{played.id} seats={seats} {DEFAULT_CHANCE} deck=({deck}) {words}", played
    )


def _field(
    drawing: str, kinds: Mapping[tuple[int, int], str], keys: Mapping[tuple[int, int], str]
) -> dict[Cell, PathCard]:
    drawn = board_from_ascii(drawing, DOORS)
    return {
        cell: _face(tile, drawn.locks.get(cell), keys.get(cell), kinds.get(cell))
        for cell, tile in drawn.tiles.items()
        if cell != START
    }


def _face(tile: Tile, lock: str | None, key: str | None, kind: str | None) -> PathCard:
    if lock:
        return PathCard(tile, TileKind.DOOR, Colour(lock))
    if key:
        return PathCard(tile, TileKind.KEY, Colour(key))
    if not tile.joined:
        return PathCard(tile, TileKind.RUBBLE)
    return PathCard(tile, TileKind(kind or "passage"))
