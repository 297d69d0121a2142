"""Converts moves of the kernel to moves of the Python rules, and back.

A kernel move is the index of a bit in the legal bitmask: it has a meaning only with its record.
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
from foolsgold.kernel.saboteur.record_layout import (
    CARD_MOVES,
    CHOICE_MOVES,
    TOOL_LANE_BITS,
    to_board,
    to_window,
)
from foolsgold.tunnel.tiles import Cell

TOOLS = tuple(Tool)


def decode_move(g: Any, state: State, move: int) -> Move:
    """The readable move of a kernel move."""
    if move >= CARD_MOVES:
        return _decode_card_move(g, state, move)
    if move < CHOICE_MOVES:
        return Discard(state.hands[state.to_act][move])
    which = move - CHOICE_MOVES
    match int(g["phase"]):
        case record_layout.OPEN:
            return Open(which)
        case record_layout.TURN:
            assert state.turning is not None
            return Turn(state.turning, turned=bool(which))
        case _:
            return Take(which)


def _decode_card_move(g: Any, state: State, move: int) -> Move:
    card = state.hands[state.to_act][(move - CARD_MOVES) >> 7]
    kind, target, home = int(g["deck"][card]), move & 63, int(g["home"])
    if kind < record_layout.PATH_KINDS:
        cell = Cell(*to_board(int(g["slots"][target]), home))
        return Place(card, cell, turned=bool(move >> 6 & 1))
    if kind == record_layout.MAP_KIND:
        return Peek(card, target)
    if kind == record_layout.ROCKFALL_KIND:
        return Collapse(card, Cell(*to_board(int(g["spots"][target]), home)))
    if kind < record_layout.FIRST_MEND_KIND:
        return Break(card, target % TOOL_LANE_BITS)
    return Mend(card, target % TOOL_LANE_BITS, TOOLS[target // TOOL_LANE_BITS])


def encode_move(g: Any, state: State, move: Move) -> int:
    """The kernel's move for a readable one that is legal."""
    match move:
        case Open(which):
            return CHOICE_MOVES + which
        case Turn():
            return CHOICE_MOVES + move.turned
        case Take(nuggets):
            return CHOICE_MOVES + nuggets
    place = state.hands[state.to_act].index(move.card)
    if isinstance(move, Discard):
        return place
    return CARD_MOVES + place * 128 + _target_bit(g, move)


def _target_bit(g: Any, move: Place | Peek | Collapse | Break | Mend) -> int:
    home = int(g["home"])
    match move:
        case Place():
            slot = int(g["board"][to_window(move.cell, home)]) & 63
            return slot + 64 * move.turned
        case Peek():
            return move.goal
        case Collapse():
            at, laid = (
                to_window(move.cell, home),
                int(g["words"][record_layout.ROCKFALL_TARGETS_WORD]),
            )
            spots = g["spots"].tolist()
            return next(n for n, cell in enumerate(spots) if laid >> n & 1 and cell == at)
        case Break():
            lane = int(record_layout.KIND_TOOLS[int(g["deck"][move.card])]).bit_length() - 1
            return lane * TOOL_LANE_BITS + move.seat
        case Mend():
            return TOOLS.index(move.tool) * TOOL_LANE_BITS + move.seat
