"""Kernel moves and readable moves: the same thing, named by its place in the legal words."""

from typing import Any

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
from foolsgold.games.gobblings.state import State
from foolsgold.kernel.gobblings.codes import MAP, POTION
from foolsgold.kernel.gobblings.move_effects import (
    BLOCK,
    LEAVING,
    OPENING,
    PASSING,
    REPLACING,
    SERVING,
    STEALING,
)
from foolsgold.kernel.gobblings.record_layout import SIZE, Game
from foolsgold.tunnel.tiles import Cell

CARD = 64 * BLOCK
"""Bits for all cells of the window."""


def read_move(game: Game, state: State, move: int) -> Move:
    """The readable move of a kernel move."""
    hand = state.hands[state.to_act]
    if move >= 64:
        block, at = divmod(move - 64, CARD)
        place, quarters = divmod(block, 4)
        face = int(game["hands"][game["to_act"]][place])
        cell = Cell(at % SIZE + int(game["left"]), at // SIZE + int(game["above"]))
        if face < MAP:
            return Place(hand[place], cell, quarters)
        if face == MAP:
            return Peek(hand[place], at)
        return Swap(hand[place], at) if face == POTION else Explode(hand[place], cell)
    if move >= REPLACING:
        return Replace(hand[move - REPLACING])
    if move >= STEALING:
        return Steal(move - STEALING)
    if move >= SERVING:
        return Serve(move - SERVING)
    if move >= OPENING:
        return Open(move - OPENING)
    return Leave() if move == LEAVING else Pass()


def write_move(game: Game, state: State, move: Move) -> int:
    """The kernel move of a readable move."""
    match move:
        case Pass():
            return PASSING
        case Leave():
            return LEAVING
        case Open():
            return OPENING + move.goal
        case Serve():
            return SERVING + move.seat
        case Steal():
            return STEALING + move.seat
    place = state.hands[state.to_act].index(move.card)
    first = 64 + place * 4 * CARD
    match move:
        case Replace():
            return REPLACING + place
        case Place():
            return first + move.quarters * CARD + _at(game, move.cell)
        case Explode():
            return first + _at(game, move.cell)
        case Peek():
            return first + move.goal
        case Swap():
            return first + move.seat


def _at(game: Any, cell: Cell) -> int:
    return (cell.y - int(game["above"])) * SIZE + cell.x - int(game["left"])
