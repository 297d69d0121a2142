"""Converts moves of the kernel to moves of the Python rules, and back.

A kernel move is the index of a bit in the legal bitmask.
"""

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
    LEAVE_BIT,
    OPEN_BIT,
    PASS_BIT,
    REPLACE_BIT,
    SERVE_BIT,
    STEAL_BIT,
    WINDOW_WORDS,
)
from foolsgold.kernel.gobblings.record_layout import WINDOW_SIZE, GameRecord
from foolsgold.tunnel.tiles import Cell

WINDOW_BITS = 64 * WINDOW_WORDS
"""Bits for all cells of the window."""


def decode_move(game: GameRecord, state: State, move: int) -> Move:
    """The readable move of a kernel move."""
    hand = state.hands[state.to_act]
    if move >= 64:
        block, at = divmod(move - 64, WINDOW_BITS)
        place, quarters = divmod(block, 4)
        face = int(game["hands"][game["to_act"]][place])
        cell = Cell(at % WINDOW_SIZE + int(game["left"]), at // WINDOW_SIZE + int(game["above"]))
        if face < MAP:
            return Place(hand[place], cell, quarters)
        if face == MAP:
            return Peek(hand[place], at)
        return Swap(hand[place], at) if face == POTION else Explode(hand[place], cell)
    if move >= REPLACE_BIT:
        return Replace(hand[move - REPLACE_BIT])
    if move >= STEAL_BIT:
        return Steal(move - STEAL_BIT)
    if move >= SERVE_BIT:
        return Serve(move - SERVE_BIT)
    if move >= OPEN_BIT:
        return Open(move - OPEN_BIT)
    return Leave() if move == LEAVE_BIT else Pass()


def encode_move(game: GameRecord, state: State, move: Move) -> int:
    """The kernel move of a readable move."""
    match move:
        case Pass():
            return PASS_BIT
        case Leave():
            return LEAVE_BIT
        case Open():
            return OPEN_BIT + move.goal
        case Serve():
            return SERVE_BIT + move.seat
        case Steal():
            return STEAL_BIT + move.seat
    place = state.hands[state.to_act].index(move.card)
    first = 64 + place * 4 * WINDOW_BITS
    match move:
        case Replace():
            return REPLACE_BIT + place
        case Place():
            return first + move.quarters * WINDOW_BITS + _window_bit(game, move.cell)
        case Explode():
            return first + _window_bit(game, move.cell)
        case Peek():
            return first + move.goal
        case Swap():
            return first + move.seat


def _window_bit(game: Any, cell: Cell) -> int:
    return (cell.y - int(game["above"])) * WINDOW_SIZE + cell.x - int(game["left"])
