"""Action ids of Gobblings: moves as numbers, by effect and not by tile.

Tiles with the same face have the same number, and so have those that are rotations of each other,
as far as the edition allows rotations.
"""

from collections.abc import Iterator, Mapping
from typing import assert_never

from foolsgold.base.ids import CardNo
from foolsgold.games.action_space import DEFAULT_GRID, ActionSpace, MixedRadix, NumberedGrid
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
from foolsgold.games.gobblings.edition import MAX_SEATS
from foolsgold.games.gobblings.moves import (
    Explode,
    Leave,
    Move,
    Open,
    Pass,
    Peek,
    Place,
    Replace,
    Serve,
    Steal,
    Swap,
)
from foolsgold.games.gobblings.view import View
from foolsgold.tunnel.tiles import Tile, rotated, rotations

SIDES = range(1, 16)
CARGOES: tuple[tuple[TileKind, Colour | None], ...] = (
    *((kind, None) for kind in TileKind if kind not in (TileKind.KEY, TileKind.DOOR)),
    *((kind, colour) for kind in (TileKind.KEY, TileKind.DOOR) for colour in Colour),
)
"""What a tile with a path may carry."""
PATHS = tuple(
    PathCard(Tile(sides, joined=kind is not TileKind.RUBBLE), kind, colour)
    for kind, colour in CARGOES
    for sides in SIDES
)
FACES: tuple[Card, ...] = (*PATHS, MapCard(), ExplosionCard(), PotionCard())
_CARGO_INDEX = {load: at for at, load in enumerate(CARGOES)}
_FACE_INDEX = {face: at for at, face in enumerate(FACES)}


class Actions(ActionSpace[View, Move]):
    """The action space of Gobblings.

    What names no cell comes first: its numbers are the same on every field.
    """

    def __init__(self, field: NumberedGrid = DEFAULT_GRID) -> None:
        goals = len(GoalFace)
        super().__init__(
            field,
            MixedRadix(
                {
                    "pass": (),
                    "leave": (),
                    "peek": (goals,),
                    "open": (goals,),
                    "swap": (MAX_SEATS,),
                    "serve": (MAX_SEATS,),
                    "steal": (MAX_SEATS,),
                    "replace": (len(FACES),),
                    "explode": (field.size,),
                    "place": (len(CARGOES), len(SIDES), field.size),
                }
            ),
        )

    def _encode(self, view: View, move: Move, faces: Mapping[CardNo, Card]) -> int | None:
        number = self.radix.encode
        match move:
            case Place():
                return self._encode_place(view, move, faces.get(move.card))
            case Replace():
                face = faces.get(move.card)
                return None if face is None else number("replace", _FACE_INDEX.get(face))
            case Explode():
                fits = isinstance(faces.get(move.card), ExplosionCard)
                return number("explode", self.grid.index_of(move.cell)) if fits else None
            case Peek():
                fits = isinstance(faces.get(move.card), MapCard)
                return number("peek", move.goal) if fits else None
            case Swap():
                fits = isinstance(faces.get(move.card), PotionCard)
                return number("swap", move.seat) if fits and move.seat < view.seats else None
            case Serve():
                return number("serve", move.seat) if move.seat < view.seats else None
            case Steal():
                return number("steal", move.seat) if move.seat < view.seats else None
            case Open():
                return number("open", move.goal)
            case Pass():
                return number("pass")
            case Leave():
                return number("leave")
            case _:
                assert_never(move)

    def _encode_place(self, view: View, move: Place, face: Card | None) -> int | None:
        if not isinstance(face, PathCard):
            return None
        if move.quarters not in rotations(face.tile.sides, view.rotation):
            return None
        sides = rotated(face.tile.sides, move.quarters)
        load = _CARGO_INDEX.get((face.kind, face.colour))
        at = self.grid.index_of(move.cell)
        return self.radix.encode("place", load, sides - SIDES.start, at)

    def _cardless_move(self, name: str, indices: tuple[int, ...]) -> Move | None:
        match name, indices:
            case "pass", ():
                return Pass()
            case "leave", ():
                return Leave()
            case "open", (goal,):
                return Open(goal)
            case "serve", (seat,):
                return Serve(seat)
            case "steal", (seat,):
                return Steal(seat)
        return None

    def _candidates(self, name: str, indices: tuple[int, ...], card: CardNo) -> Iterator[Move]:
        match name, indices:
            case "place", (_, _, at):
                cell = self.grid.cells[at]
                yield from (Place(card, cell, quarters) for quarters in range(4))
            case "explode", (at,):
                yield Explode(card, self.grid.cells[at])
            case "peek", (goal,):
                yield Peek(card, goal)
            case "swap", (seat,):
                yield Swap(card, seat)
            case "replace", _:
                yield Replace(card)

    def describe(self, number: int) -> str:
        """What a number means, in notation; unique for each number.

        >>> ACTIONS.describe(1), ACTIONS.describe(8), ACTIONS.describe(170183)
        ('leave', 'swap 1', 'place door-yellow NESW 21,15')
        """
        name, indices = self.radix.decode(number)
        match name, indices:
            case "place", (load, side, at):
                face = PATHS[load * len(SIDES) + side]
                return f"place {face} {self.grid.cells[at]}"
            case "explode", (at,):
                return f"explode {self.grid.cells[at]}"
            case "peek", (goal,):
                return f"peek {goal + 1}"
            case "swap", (seat,):
                return f"swap {seat + 1}"
            case "replace", (held,):
                return f"replace {FACES[held]}"
        return str(self._cardless_move(name, indices))


ACTIONS = Actions()
