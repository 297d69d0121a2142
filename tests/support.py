"""Sets a table for a test: a drawn board, named cards in hand, goals where the test wants them."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from foolsgold.base.ids import Goal, Seat
from foolsgold.games.catalogue import Box, find
from foolsgold.games.saboteur import engine
from foolsgold.games.saboteur.cards import (
    BreakCard,
    Card,
    GoalFace,
    MapCard,
    MendCard,
    PathCard,
    RockfallCard,
    Role,
    Tool,
)
from foolsgold.games.saboteur.engine import step
from foolsgold.games.saboteur.events import Event
from foolsgold.games.saboteur.moves import read_move
from foolsgold.games.saboteur.refusals import Refusal
from foolsgold.games.saboteur.rules import legal
from foolsgold.games.saboteur.rules.chance import round_deal
from foolsgold.games.saboteur.state import RoundDeal, State
from foolsgold.tunnel.board import START, Board
from foolsgold.tunnel.drawing import read
from foolsgold.tunnel.tiles import Tile

RULES = engine.RULES
"""The game at the table."""
RULES_PAGES = Path(__file__).parent.parent / "docs" / "rules"


def told_of(game: str, shipped: Sequence[str]) -> tuple[str, ...]:
    """The shipped editions the rules page of a game tells of, point by point."""
    page = (RULES_PAGES / f"{game}.md").read_text("utf-8")
    return tuple(edition for edition in shipped if f"`{edition}`" in page)


def _short(editions: Sequence[str]) -> tuple[str, ...]:
    return tuple(edition.removeprefix("saboteur-") for edition in editions)


SHIPPED = _short(RULES.shipped)
"""All editions by their short names, for what holds in any."""
EDITIONS = _short(told_of("saboteur", RULES.shipped))
"""Those whose every point is on the rules page, for tests of its rows."""


def box(edition: str = "en", **changes: Any) -> Box:
    """A shipped edition by its short name, with some values changed."""
    found = find(f"saboteur-{edition}")
    return found.changed(changes) if changes else found


def card(text: str) -> Card:
    """The card a test names: `path NES`, `dead NS`, `map`, `break lamp`, `mend pick+cart` ..."""
    match text.split():
        case ["path", sides]:
            return PathCard(Tile.read(sides))
        case ["dead", sides]:
            return PathCard(Tile.read(sides.lower()))
        case ["map"]:
            return MapCard()
        case ["rockfall"]:
            return RockfallCard()
        case ["break", tool]:
            return BreakCard(Tool(tool))
        case ["mend", tools]:
            return MendCard(tuple(tool for tool in Tool if tool in tools.split("+")))
    raise ValueError(text)


def table(
    drawing: str = "S",
    *,
    edition: str = "en",
    seats: int = 5,
    to_act: Seat = 0,
    hands: Mapping[Seat, Sequence[str]] | None = None,
    hand: Sequence[str] = (),
    broken: Mapping[Seat, Sequence[str]] | None = None,
    goals: Sequence[str] = ("stone-a", "treasure", "stone-b"),
    opened: Mapping[Goal, str] | None = None,
    saboteurs: Sequence[Seat] = (),
    pile: int | None = None,
    changes: Mapping[str, Any] | None = None,
    **fields: Any,
) -> State:
    """A position in the middle of a round.

    `hand` is the acting seat's hand, dealt from the numbers `to_act * size` up, so that for
    seat 0 card 0 is the first card named. `pile` leaves that many cards in the draw pile
    (0 = empty). `opened` lays goals that have been turned up. `fields` replaces anything else.
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
    drawn = state.drawn if pile is None else len(faces) - pile
    tools = [
        frozenset(Tool(tool) for tool in (broken or {}).get(seat, ())) for seat in range(seats)
    ]
    return replace(
        state,
        to_act=to_act,
        deck=tuple(faces),
        hands=tuple(numbers),
        drawn=drawn,
        broken=tuple(tools),
        goals=tuple(GoalFace(goal) for goal in goals),
        opened=frozenset(opened or {}),
        roles=tuple(Role.SABOTEUR if seat in saboteurs else Role.DIGGER for seat in range(seats)),
        board=_board(drawing, state, opened or {}),
        **fields,
    )


def deals_of(state: State) -> list[RoundDeal]:
    """What chance gives each round of a game."""
    edition, chance = state.edition, state.chance
    return [round_deal(edition, state.seats, chance, n + 1) for n in range(edition.rounds)]


def swap_face(faces: list[Any], number: int, wanted: Any, settled: set[int]) -> None:
    """Puts a face at a number by changing places with one elsewhere, so that no card is lost."""
    for other, face in enumerate(faces):
        if face == wanted and other not in settled:
            faces[number], faces[other] = face, faces[number]
            return
    raise ValueError(f"the deck has no other {wanted}")


def _board(drawing: str, state: State, opened: Mapping[Goal, str]) -> Board:
    drawn = read(drawing)
    board = Board.opening(state.edition.goal_cells, state.edition.start)
    for goal, sides in opened.items():
        board = board.lay(state.edition.goal_cells[goal], Tile.read(sides))
    for cell, tile in drawn.tiles.items():
        if cell != START:
            board = board.lay(cell, tile)
    return board


def why(state: State, move: str) -> Refusal | None:
    """Why the acting seat may not do this."""
    return legal.refusal(state, read_move(move))


def do(state: State, *moves: str) -> State:
    """The position after these moves."""
    for move in moves:
        state, _ = step(state, read_move(move))
    return state


def told(state: State, move: str) -> tuple[Event, ...]:
    """What happens with this move."""
    return step(state, read_move(move))[1]


def legal_texts(state: State, word: str = "") -> list[str]:
    """The legal moves in notation, or those that begin with `word`."""
    return [str(move) for move in legal.legal_moves(state) if str(move).startswith(word)]


def of_kind(events: tuple[Any, ...], kind: type) -> list[Any]:
    """The events of one kind."""
    return [event for event in events if isinstance(event, kind)]
