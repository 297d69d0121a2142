"""Action ids of Saboteur: moves as numbers, by effect and not by card.

Cards with the same face have the same number, and so have path cards that are rotations of each
other.
"""

from collections.abc import Iterator, Mapping
from itertools import combinations
from typing import assert_never

from foolsgold.base.ids import CardNo
from foolsgold.games.action_space import DEFAULT_GRID, ActionSpace, MixedRadix, NumberedGrid
from foolsgold.games.saboteur.cards import (
    BreakCard,
    Card,
    GoalFace,
    MapCard,
    MendCard,
    PathCard,
    RockfallCard,
    Tool,
)
from foolsgold.games.saboteur.edition import MAX_NUGGETS, MAX_SEATS
from foolsgold.games.saboteur.moves import (
    Break,
    Collapse,
    Discard,
    Mend,
    Move,
    Open,
    Peek,
    Place,
    Take,
    Turn,
)
from foolsgold.games.saboteur.view import View
from foolsgold.tunnel.tiles import Tile

TOOLS = tuple(Tool)
TILES = tuple(Tile(sides, joined) for joined in (True, False) for sides in range(1, 16))
MENDS = tuple(MendCard(tools) for count in (1, 2, 3) for tools in combinations(TOOLS, count))
MENDINGS = tuple((card, tool) for card in MENDS for tool in card.tools)
FACES: tuple[Card, ...] = (
    *(PathCard(tile) for tile in TILES),
    MapCard(),
    RockfallCard(),
    *(BreakCard(tool) for tool in TOOLS),
    *MENDS,
)
_TILE_INDEX = {tile: at for at, tile in enumerate(TILES)}
_MENDING_INDEX = {mending: at for at, mending in enumerate(MENDINGS)}
_FACE_INDEX = {face: at for at, face in enumerate(FACES)}


class Actions(ActionSpace[View, Move]):
    """The action space of Saboteur.

    What names no cell comes first: its numbers are the same on every field.
    """

    def __init__(self, field: NumberedGrid = DEFAULT_GRID) -> None:
        goals = len(GoalFace)
        super().__init__(
            field,
            MixedRadix(
                {
                    "peek": (goals,),
                    "break": (len(TOOLS), MAX_SEATS),
                    "mend": (len(MENDINGS), MAX_SEATS),
                    "discard": (len(FACES),),
                    "open": (goals,),
                    "turn": (goals, 2),
                    "take": (MAX_NUGGETS,),
                    "collapse": (field.size,),
                    "place": (len(TILES), field.size),
                }
            ),
        )

    def _encode(self, view: View, move: Move, faces: Mapping[CardNo, Card]) -> int | None:
        number = self.radix.encode
        match move:
            case Place():
                return self._encode_place(move, faces.get(move.card))
            case Discard():
                face = faces.get(move.card)
                return None if face is None else number("discard", _FACE_INDEX.get(face))
            case Collapse():
                fits = isinstance(faces.get(move.card), RockfallCard)
                return number("collapse", self.grid.index_of(move.cell)) if fits else None
            case Peek():
                fits = isinstance(faces.get(move.card), MapCard)
                return number("peek", move.goal) if fits else None
            case Break() | Mend():
                return self._encode_tool_move(view, move, faces.get(move.card))
            case Open():
                return number("open", move.goal)
            case Turn():
                return number("turn", move.goal, int(move.turned))
            case Take():
                return number("take", move.nuggets - 1)
            case _:
                assert_never(move)

    def _encode_place(self, move: Place, face: Card | None) -> int | None:
        if not isinstance(face, PathCard) or (move.turned and face.tile.is_symmetric):
            return None
        tile = face.tile.turned() if move.turned else face.tile
        return self.radix.encode("place", _TILE_INDEX.get(tile), self.grid.index_of(move.cell))

    def _encode_tool_move(self, view: View, move: Break | Mend, face: Card | None) -> int | None:
        if move.seat >= view.seats:
            return None
        if isinstance(move, Break) and isinstance(face, BreakCard):
            return self.radix.encode("break", TOOLS.index(face.tool), move.seat)
        if isinstance(move, Mend) and isinstance(face, MendCard):
            return self.radix.encode("mend", _MENDING_INDEX.get((face, move.tool)), move.seat)
        return None

    def _cardless_move(self, name: str, indices: tuple[int, ...]) -> Move | None:
        match name, indices:
            case "open", (goal,):
                return Open(goal)
            case "turn", (goal, turned):
                return Turn(goal, turned=bool(turned))
            case "take", (before,):
                return Take(before + 1)
        return None

    def _candidates(self, name: str, indices: tuple[int, ...], card: CardNo) -> Iterator[Move]:
        match name, indices:
            case "place", (_, at):
                cell = self.grid.cells[at]
                yield Place(card, cell)
                yield Place(card, cell, turned=True)
            case "collapse", (at,):
                yield Collapse(card, self.grid.cells[at])
            case "peek", (goal,):
                yield Peek(card, goal)
            case "break", (_, seat):
                yield Break(card, seat)
            case "mend", (mending, seat):
                yield Mend(card, seat, MENDINGS[mending][1])
            case "discard", _:
                yield Discard(card)

    def describe(self, number: int) -> str:
        """What a number means, in notation; unique for each number.

        >>> ACTIONS.describe(1), ACTIONS.describe(100), ACTIONS.describe(31997)
        ('peek 2', 'mend pick+cart 2 pick', 'place nesw 21,15')
        """
        name, indices = self.radix.decode(number)
        match name, indices:
            case "place", (tile, at):
                return f"place {TILES[tile]} {self.grid.cells[at]}"
            case "collapse", (at,):
                return f"collapse {self.grid.cells[at]}"
            case "peek", (goal,):
                return f"peek {goal + 1}"
            case "break", (tool, seat):
                return f"break {TOOLS[tool]} {seat + 1}"
            case "mend", (mending, seat):
                card, mended = MENDINGS[mending]
                return f"{card} {seat + 1} {mended}"
            case "discard", (face,):
                return f"discard {FACES[face]}"
        return str(self._cardless_move(name, indices))


ACTIONS = Actions()
