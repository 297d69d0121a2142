"""Sets a table of the second game for a test: a drawn field, named tiles in hand, roles, goals."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from foolsgold.base.ids import Seat
from foolsgold.base.mappings import Frozen
from foolsgold.games.catalogue import Box, find
from foolsgold.games.gobblings import engine
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
from foolsgold.games.gobblings.engine import step
from foolsgold.games.gobblings.events import Event
from foolsgold.games.gobblings.moves import read_move
from foolsgold.games.gobblings.refusals import Refusal
from foolsgold.games.gobblings.rules import legal
from foolsgold.games.gobblings.state import State
from foolsgold.tunnel.board import START, Board
from foolsgold.tunnel.drawing import read
from foolsgold.tunnel.tiles import Cell, Tile
from support import of_kind, swap_face, told_of

__all__ = [
    "EDITIONS",
    "RULES",
    "box",
    "card",
    "do",
    "legal_texts",
    "of_kind",
    "table",
    "told",
    "why",
]

RULES = engine.RULES
"""The game at the table."""
EDITIONS = told_of("gobblings", RULES.shipped)
COLOURS = {"r": Colour.RED, "b": Colour.BLUE, "y": Colour.YELLOW}
GNOMES_AND_GOBLINS = (Role.KING, Role.PEDANT, Role.KEYMASTER, Role.BOMBER, Role.DRIVER)


def box(edition: str = "gobblings", **changes: Any) -> Box:
    """A shipped edition, with some values changed."""
    found = find(edition)
    return found.changed(changes) if changes else found


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
            return PathCard(tile, Kind(kind), Colour(colour) if colour else None)
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
    state, _ = RULES.deal(box(edition, **(changes or {})).edition, seats, 1, 0)
    faces = list(state.deck)
    numbers = list(state.hands)
    wanted = {seat: list(cards) for seat, cards in (hands or {}).items()}
    if hand:
        wanted[to_act] = list(hand)
    settled: set[int] = set()
    for seat, names in wanted.items():
        numbers[seat] = tuple(numbers[seat][: len(names)])
        for number, name in zip(numbers[seat], names, strict=True):
            swap_face(faces, number, card(name), settled)
            settled.add(number)
    held = tuple(Role(role) for role in roles[:seats])
    own = tuple(
        tuple(role if seat == owner else None for owner, role in enumerate(held))
        for seat in range(seats)
    )
    board, carried = _board(drawing, state, kinds or {}, keys or {})
    return replace(
        state,
        to_act=to_act,
        deck=tuple(faces),
        hands=tuple(numbers),
        pile=state.pile if pile is None else state.pile[:pile],
        goals=tuple(GoalFace(goal) for goal in goals),
        roles=held,
        seen=own,
        traced=own,
        board=board,
        kinds=Frozen(carried),
        **fields,
    )


def _board(
    drawing: str,
    state: State,
    kinds: Mapping[tuple[int, int], str],
    keys: Mapping[tuple[int, int], str],
) -> tuple[Board, dict[Cell, Kind]]:
    drawn = read(drawing, DOORS)
    board = Board.opening(state.edition.goal_cells, state.edition.start)
    carried: dict[Cell, Kind] = {}
    for cell, tile in drawn.tiles.items():
        if cell == START:
            continue
        lock = drawn.locks.get(cell, "")
        key = keys.get((cell.x, cell.y), "")
        board = board.lay(cell, tile, lock=lock, key=key)
        if lock:
            carried[cell] = Kind.DOOR
        elif key:
            carried[cell] = Kind.KEY
        elif not tile.joined:
            carried[cell] = Kind.RUBBLE
        else:
            carried[cell] = Kind(kinds.get((cell.x, cell.y), "passage"))
    return board, carried


def why(state: State, move: str) -> Refusal | None:
    """Why the acting seat may not do this."""
    return legal.refusal(state, read_move(move))


def do(state: State, *moves: str) -> State:
    """The position after these moves."""
    for move in moves:
        state, _ = step(state, read_move(move))
    return state


def told(state: State, *moves: str) -> tuple[Event, ...]:
    """What happens with these moves."""
    events: tuple[Event, ...] = ()
    for move in moves:
        state, more = step(state, read_move(move))
        events += more
    return events


def legal_texts(state: State, word: str = "") -> list[str]:
    """The legal moves in notation, or those that begin with `word`."""
    return [str(move) for move in legal.legal_moves(state) if str(move).startswith(word)]
