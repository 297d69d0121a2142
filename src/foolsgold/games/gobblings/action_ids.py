"""The moves of the second game as numbers: what a tile does, not which tile does it.

Two tiles of one face give one number, and so do two that are each other turned as far as the
edition lets tiles be turned.
"""

from collections.abc import Iterator, Mapping
from typing import assert_never

from foolsgold.base.ids import CardNo
from foolsgold.games.action_space import FIELD, Blocks, Field, Numbered
from foolsgold.games.gobblings.cards import (
    Card,
    Colour,
    ExplosionCard,
    GoalFace,
    Kind,
    MapCard,
    PathCard,
    PotionCard,
)
from foolsgold.games.gobblings.edition import MOST_SEATS
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
from foolsgold.tunnel.tiles import Tile, turned, turnings

SIDES = range(1, 16)
LOADS: tuple[tuple[Kind, Colour | None], ...] = (
    *((kind, None) for kind in Kind if kind not in (Kind.KEY, Kind.DOOR)),
    *((kind, colour) for kind in (Kind.KEY, Kind.DOOR) for colour in Colour),
)
"""What a tile with a path may carry."""
PATHS = tuple(
    PathCard(Tile(sides, joined=kind is not Kind.RUBBLE), kind, colour)
    for kind, colour in LOADS
    for sides in SIDES
)
FACES: tuple[Card, ...] = (*PATHS, MapCard(), ExplosionCard(), PotionCard())
_LOAD_AT = {load: at for at, load in enumerate(LOADS)}
_FACE_AT = {face: at for at, face in enumerate(FACES)}


class Actions(Numbered[View, Move]):
    """Numbers for the moves of the second game.

    What names no cell comes first: its numbers are the same on every field.
    """

    def __init__(self, field: Field = FIELD) -> None:
        goals = len(GoalFace)
        super().__init__(
            field,
            Blocks(
                {
                    "pass": (),
                    "leave": (),
                    "peek": (goals,),
                    "open": (goals,),
                    "swap": (MOST_SEATS,),
                    "serve": (MOST_SEATS,),
                    "steal": (MOST_SEATS,),
                    "replace": (len(FACES),),
                    "explode": (field.size,),
                    "place": (len(LOADS), len(SIDES), field.size),
                }
            ),
        )

    def _number(self, view: View, move: Move, faces: Mapping[CardNo, Card]) -> int | None:
        number = self.blocks.number
        match move:
            case Place():
                return self._place_number(view, move, faces.get(move.card))
            case Replace():
                face = faces.get(move.card)
                return None if face is None else number("replace", _FACE_AT.get(face))
            case Explode():
                fits = isinstance(faces.get(move.card), ExplosionCard)
                return number("explode", self.field.index(move.cell)) if fits else None
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

    def _place_number(self, view: View, move: Place, face: Card | None) -> int | None:
        if not isinstance(face, PathCard):
            return None
        if move.quarters not in turnings(face.tile.sides, view.rotation):
            return None
        sides = turned(face.tile.sides, move.quarters)
        load = _LOAD_AT.get((face.kind, face.colour))
        at = self.field.index(move.cell)
        return self.blocks.number("place", load, sides - SIDES.start, at)

    def _free(self, name: str, indices: tuple[int, ...]) -> Move | None:
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

    def _tries(self, name: str, indices: tuple[int, ...], card: CardNo) -> Iterator[Move]:
        match name, indices:
            case "place", (_, _, at):
                cell = self.field.cells[at]
                yield from (Place(card, cell, quarters) for quarters in range(4))
            case "explode", (at,):
                yield Explode(card, self.field.cells[at])
            case "peek", (goal,):
                yield Peek(card, goal)
            case "swap", (seat,):
                yield Swap(card, seat)
            case "replace", _:
                yield Replace(card)

    def describe(self, number: int) -> str:
        """What a number means, in the words of the notation; no two are alike.

        >>> ACTIONS.describe(1), ACTIONS.describe(8), ACTIONS.describe(170183)
        ('leave', 'swap 1', 'place door-yellow NESW 21,15')
        """
        name, indices = self.blocks.read(number)
        match name, indices:
            case "place", (load, side, at):
                face = PATHS[load * len(SIDES) + side]
                return f"place {face} {self.field.cells[at]}"
            case "explode", (at,):
                return f"explode {self.field.cells[at]}"
            case "peek", (goal,):
                return f"peek {goal + 1}"
            case "swap", (seat,):
                return f"swap {seat + 1}"
            case "replace", (held,):
                return f"replace {FACES[held]}"
        return str(self._free(name, indices))


ACTIONS = Actions()
