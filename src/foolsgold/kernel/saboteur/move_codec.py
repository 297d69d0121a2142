"""Moves of the kernel and moves of the readable rules, each made from the other.

A kernel move is the place of a bit in the legal words: it means something beside its record only.
"""

from typing import Any

from foolsgold.games.saboteur.cards import Tool
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
from foolsgold.games.saboteur.state import State
from foolsgold.kernel.saboteur import record_layout
from foolsgold.kernel.saboteur.record_layout import CARD_MOVES, CHOICE, LANE, in_window, on_board
from foolsgold.tunnel.tiles import Cell

TOOLS = tuple(Tool)


def read_move(g: Any, state: State, move: int) -> Move:
    """The readable move of a kernel move."""
    if move >= CARD_MOVES:
        return _card_move(g, state, move)
    if move < CHOICE:
        return Discard(state.hands[state.to_act][move])
    which = move - CHOICE
    match int(g["phase"]):
        case record_layout.OPEN:
            return Open(which)
        case record_layout.TURN:
            assert state.turning is not None
            return Turn(state.turning, turned=bool(which))
        case _:
            return Take(which)


def _card_move(g: Any, state: State, move: int) -> Move:
    card = state.hands[state.to_act][(move - CARD_MOVES) >> 7]
    kind, target, home = int(g["deck"][card]), move & 63, int(g["home"])
    if kind < record_layout.PATHS:
        cell = Cell(*on_board(int(g["slots"][target]), home))
        return Place(card, cell, turned=bool(move >> 6 & 1))
    if kind == record_layout.MAP:
        return Peek(card, target)
    if kind == record_layout.ROCKFALL:
        return Collapse(card, Cell(*on_board(int(g["spots"][target]), home)))
    if kind < record_layout.MENDS:
        return Break(card, target % LANE)
    return Mend(card, target % LANE, TOOLS[target // LANE])


def write_move(g: Any, state: State, move: Move) -> int:
    """The kernel's move for a readable one that is legal."""
    match move:
        case Open(which):
            return CHOICE + which
        case Turn():
            return CHOICE + move.turned
        case Take(nuggets):
            return CHOICE + nuggets
    place = state.hands[state.to_act].index(move.card)
    if isinstance(move, Discard):
        return place
    return CARD_MOVES + place * 128 + _target(g, move)


def _target(g: Any, move: Place | Peek | Collapse | Break | Mend) -> int:
    home = int(g["home"])
    match move:
        case Place():
            slot = int(g["board"][in_window(move.cell, home)]) & 63
            return slot + 64 * move.turned
        case Peek():
            return move.goal
        case Collapse():
            at, laid = in_window(move.cell, home), int(g["words"][record_layout.FALLS])
            spots = g["spots"].tolist()
            return next(n for n, cell in enumerate(spots) if laid >> n & 1 and cell == at)
        case Break():
            lane = int(record_layout.TOOLS[int(g["deck"][move.card])]).bit_length() - 1
            return lane * LANE + move.seat
        case Mend():
            return TOOLS.index(move.tool) * LANE + move.seat
