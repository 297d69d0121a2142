"""The moves of the classic game as numbers: what a card does, not which card does it.

Two cards of one face give one number, and so do two path cards that are each other turned.
"""

from collections.abc import Iterator, Mapping
from itertools import combinations
from typing import assert_never

from foolsgold.base.ids import CardNo
from foolsgold.games.action_space import FIELD, Blocks, Field, Numbered
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
from foolsgold.games.saboteur.edition import MOST_NUGGETS, MOST_SEATS
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
_TILE_AT = {tile: at for at, tile in enumerate(TILES)}
_MENDING_AT = {mending: at for at, mending in enumerate(MENDINGS)}
_FACE_AT = {face: at for at, face in enumerate(FACES)}


class Actions(Numbered[View, Move]):
    """Numbers for the moves of the classic game.

    What names no cell comes first: its numbers are the same on every field.
    """

    def __init__(self, field: Field = FIELD) -> None:
        goals = len(GoalFace)
        super().__init__(
            field,
            Blocks(
                {
                    "peek": (goals,),
                    "break": (len(TOOLS), MOST_SEATS),
                    "mend": (len(MENDINGS), MOST_SEATS),
                    "discard": (len(FACES),),
                    "open": (goals,),
                    "turn": (goals, 2),
                    "take": (MOST_NUGGETS,),
                    "collapse": (field.size,),
                    "place": (len(TILES), field.size),
                }
            ),
        )

    def _number(self, view: View, move: Move, faces: Mapping[CardNo, Card]) -> int | None:
        number = self.blocks.number
        match move:
            case Place():
                return self._place_number(move, faces.get(move.card))
            case Discard():
                face = faces.get(move.card)
                return None if face is None else number("discard", _FACE_AT.get(face))
            case Collapse():
                fits = isinstance(faces.get(move.card), RockfallCard)
                return number("collapse", self.field.index(move.cell)) if fits else None
            case Peek():
                fits = isinstance(faces.get(move.card), MapCard)
                return number("peek", move.goal) if fits else None
            case Break() | Mend():
                return self._tool_number(view, move, faces.get(move.card))
            case Open():
                return number("open", move.goal)
            case Turn():
                return number("turn", move.goal, int(move.turned))
            case Take():
                return number("take", move.nuggets - 1)
            case _:
                assert_never(move)

    def _place_number(self, move: Place, face: Card | None) -> int | None:
        if not isinstance(face, PathCard) or (move.turned and face.tile.symmetric):
            return None
        tile = face.tile.turned() if move.turned else face.tile
        return self.blocks.number("place", _TILE_AT.get(tile), self.field.index(move.cell))

    def _tool_number(self, view: View, move: Break | Mend, face: Card | None) -> int | None:
        if move.seat >= view.seats:
            return None
        if isinstance(move, Break) and isinstance(face, BreakCard):
            return self.blocks.number("break", TOOLS.index(face.tool), move.seat)
        if isinstance(move, Mend) and isinstance(face, MendCard):
            return self.blocks.number("mend", _MENDING_AT.get((face, move.tool)), move.seat)
        return None

    def _free(self, name: str, indices: tuple[int, ...]) -> Move | None:
        match name, indices:
            case "open", (goal,):
                return Open(goal)
            case "turn", (goal, turned):
                return Turn(goal, turned=bool(turned))
            case "take", (before,):
                return Take(before + 1)
        return None

    def _tries(self, name: str, indices: tuple[int, ...], card: CardNo) -> Iterator[Move]:
        match name, indices:
            case "place", (_, at):
                cell = self.field.cells[at]
                yield Place(card, cell)
                yield Place(card, cell, turned=True)
            case "collapse", (at,):
                yield Collapse(card, self.field.cells[at])
            case "peek", (goal,):
                yield Peek(card, goal)
            case "break", (_, seat):
                yield Break(card, seat)
            case "mend", (mending, seat):
                yield Mend(card, seat, MENDINGS[mending][1])
            case "discard", _:
                yield Discard(card)

    def describe(self, number: int) -> str:
        """What a number means, in the words of the notation; no two are alike.

        >>> ACTIONS.describe(1), ACTIONS.describe(100), ACTIONS.describe(31997)
        ('peek 2', 'mend pick+cart 2 pick', 'place nesw 21,15')
        """
        name, indices = self.blocks.read(number)
        match name, indices:
            case "place", (tile, at):
                return f"place {TILES[tile]} {self.field.cells[at]}"
            case "collapse", (at,):
                return f"collapse {self.field.cells[at]}"
            case "peek", (goal,):
                return f"peek {goal + 1}"
            case "break", (tool, seat):
                return f"break {TOOLS[tool]} {seat + 1}"
            case "mend", (mending, seat):
                card, mended = MENDINGS[mending]
                return f"{card} {seat + 1} {mended}"
            case "discard", (face,):
                return f"discard {FACES[face]}"
        return str(self._free(name, indices))


ACTIONS = Actions()
