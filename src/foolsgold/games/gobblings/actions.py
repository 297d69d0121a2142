"""The moves of the second game as numbers: what a tile does, not which tile does it.

Two tiles of one face give one number, and so do two that are each other turned as far as the
edition lets tiles be turned.
"""

from collections.abc import Iterator
from typing import assert_never

from foolsgold.base.ids import CardNo, Seat
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
    CardMove,
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
from foolsgold.games.numbering import FIELD, Blocks, Field, Numbered
from foolsgold.tunnel.tiles import Tile, turnings

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

    def number_of(self, view: View, move: Move) -> int | None:
        """A move's number; None if its cell is beyond the field or this hand cannot do it."""
        match move:
            case Pass():
                return self.blocks.number("pass")
            case Leave():
                return self.blocks.number("leave")
            case Open():
                return self.blocks.number("open", move.goal)
            case Serve():
                return self.blocks.number("serve", _seat(view, move.seat))
            case Steal():
                return self.blocks.number("steal", _seat(view, move.seat))
            case Place() | Peek() | Explode() | Swap() | Replace():
                faces = (held.face for held in view.hand if held.card == move.card)
                return self._number_with(view, move, next(faces, None))
            case _:
                assert_never(move)

    def _number_with(self, view: View, move: CardMove, face: Card | None) -> int | None:
        """The number of what this card does, if it does that."""
        number = self.blocks.number
        match move, face:
            case Place(), PathCard():
                if move.quarters not in turnings(face.tile.sides, view.rotation):
                    return None
                load = _LOAD_AT.get((face.kind, face.colour))
                side = face.tile.turned(move.quarters).sides - SIDES.start
                return number("place", load, side, self.field.index(move.cell))
            case Peek(), MapCard():
                return number("peek", move.goal)
            case Explode(), ExplosionCard():
                return number("explode", self.field.index(move.cell))
            case Swap(), PotionCard():
                return number("swap", _seat(view, move.seat))
            case Replace(), PathCard() | MapCard() | ExplosionCard() | PotionCard():
                return number("replace", _FACE_AT.get(face))
        return None

    def move_of(self, view: View, number: int) -> Move:
        """The move of this number, with the first card in hand that does it."""
        name, indices = self.blocks.read(number)
        free = _without_card(name, indices)
        if free is not None:
            if self.number_of(view, free) != number:
                raise self.meaningless(number)
            return free
        for held in view.hand:
            for move in self._tries(name, indices, held.card):
                if self._number_with(view, move, held.face) == number:
                    return move
        raise self.meaningless(number)

    def _tries(self, name: str, indices: tuple[int, ...], card: CardNo) -> Iterator[CardMove]:
        """The moves of a card that may have these indices; its face tells which has."""
        match name, indices:
            case "place", (_, _, at):
                cell = self.field.cell(at)
                yield from (Place(card, cell, quarters) for quarters in range(4))
            case "explode", (at,):
                yield Explode(card, self.field.cell(at))
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
                return f"place {face} {self.field.cell(at)}"
            case "explode", (at,):
                return f"explode {self.field.cell(at)}"
            case "peek", (goal,):
                return f"peek {goal + 1}"
            case "swap", (seat,):
                return f"swap {seat + 1}"
            case "replace", (held,):
                return f"replace {FACES[held]}"
        return str(_without_card(name, indices))


def _seat(view: View, seat: Seat) -> Seat | None:
    """A seat of this table; None for any other."""
    return seat if seat < view.seats else None


def _without_card(name: str, indices: tuple[int, ...]) -> Move | None:
    """The moves that no card from the hand makes."""
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


ACTIONS = Actions()
