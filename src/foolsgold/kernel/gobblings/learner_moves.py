"""Legal moves for learners: listed in the order of their keys, with features and action numbers."""

from typing import Any

import numpy as np

from foolsgold.games.gobblings.action_ids import CARGOES, FACES, Actions
from foolsgold.games.gobblings.cards import PathCard
from foolsgold.games.gobblings.engine import RULES
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
from foolsgold.kernel.bit_ops import NO_BITS, ONE, ctz
from foolsgold.kernel.compilation import inline, out_of_line
from foolsgold.kernel.gobblings.board import (
    compute_legal_cells,
    explosion_targets_in_row,
    legal_cells_in_row,
    load_at,
    sides_at,
)
from foolsgold.kernel.gobblings.codes import EXPLOSION, MAP, PLAY, POTION, SHAPE_COUNT
from foolsgold.kernel.gobblings.codes import LOAD_CODES as _LOAD_CODES
from foolsgold.kernel.gobblings.legal_moves import choice_bits, face_down_goals, other_seats
from foolsgold.kernel.gobblings.move_effects import (
    LEAVE_BIT,
    OPEN_BIT,
    PASS_BIT,
    REPLACE_BIT,
    SERVE_BIT,
    STEAL_BIT,
    WINDOW_WORDS,
    rotated,
)
from foolsgold.kernel.gobblings.record_layout import WINDOW_SIZE
from foolsgold.kernel.learner_layout import (
    CELL_OFFSET,
    CLAIMS,
    GRID,
    NAMES_SEAT,
    LearnerActions,
    claim_table,
)
from foolsgold.kernel.learner_ops import (
    NO_ACTION,
    WIDTH,
    cell_key,
    insert_move,
    list_claims,
    make_key,
    seat_after,
    write_features,
)
from foolsgold.tunnel.tiles import Cell

ACTION_NAMES = (
    "pass", "leave", "replace", "open", "serve", "steal", "peek", "swap", "explode", "place",
)  # fmt: skip
"""The actions of the game, as features number them from 1. If a list is too long, its last moves
are left out: tiles to be laid somewhere."""
PASS, LEAVE, REPLACE, OPEN_GOAL, SERVE, STEAL, PEEK, SWAP, EXPLODE, PLACE = range(
    1, len(ACTION_NAMES) + 1
)
SEAT_ACTIONS = NAMES_SEAT.copy()
SEAT_ACTIONS[[SERVE, STEAL, SWAP]] = 1
SEAT_ACTIONS.setflags(write=False)
LOAD_CODES = np.array(_LOAD_CODES)
LOAD_SHIFT = 4
"""A tile as one number: its open sides, then the code of its load (`codes`)."""

CLAIM_TABLE = claim_table(len(RULES.claimable_faces), has_tools=RULES.has_tools)

ACTIONS = Actions(GRID)
_STARTS = ACTIONS.radix.starts
FIRST_PASS, FIRST_LEAVE, FIRST_PEEK, FIRST_OPEN, FIRST_REPLACE = (
    _STARTS[name] for name in ("pass", "leave", "peek", "open", "replace")
)
FIRST_SWAP, FIRST_SERVE, FIRST_STEAL, FIRST_EXPLODE, FIRST_PLACE = (
    _STARTS[name] for name in ("swap", "serve", "steal", "explode", "place")
)
FIRST_CLAIM = ACTIONS.size
OUTSIDE = FIRST_CLAIM + CLAIMS
CELLS = GRID.size
WINDOW_BITS = 64 * WINDOW_WORDS


@inline
def place_key(g: Any, column: Any, row: Any) -> Any:
    """The part of a key for a cell of the record's window."""
    return cell_key(column + np.int64(g.left), row + np.int64(g.above))


@inline
def choice_key(t: Any, move: Any, reader: Any) -> Any:
    """The key of a move without a card."""
    if move == PASS_BIT:
        return make_key(PASS, 0, 0, 0)
    if move == LEAVE_BIT:
        return make_key(LEAVE, 0, 0, 0)
    if move < SERVE_BIT:
        return make_key(OPEN_GOAL, 0, 0, move - OPEN_BIT + 1)
    action, seat = (SERVE, move - SERVE_BIT) if move < STEAL_BIT else (STEAL, move - STEAL_BIT)
    return make_key(action, 0, 0, seat_after(seat, reader, t.seats))


@inline
def tile_key(face: Any) -> Any:
    """The key of a tile to be laid, without its cell."""
    tile = face % SHAPE_COUNT + 1 | LOAD_CODES[face // SHAPE_COUNT] << LOAD_SHIFT
    return make_key(PLACE, face + 1, tile, 0)


@inline
def rotated_face(face: Any, quarters: Any) -> Any:
    """A tile as it lies after a number of quarter turns."""
    return face // SHAPE_COUNT * SHAPE_COUNT + rotated(face % SHAPE_COUNT + 1, quarters) - 1


@inline
def explosion_key(g: Any, column: Any, row: Any) -> Any:
    """The key of an explosion on a cell of the record's window."""
    tile = sides_at(g, column, row) | load_at(g, column, row) << LOAD_SHIFT
    return make_key(EXPLODE, EXPLOSION + 1, tile, 0) | place_key(g, column, row)


@inline
def move_key(g: Any, t: Any, move: Any, reader: Any) -> Any:
    """The key of a legal move, with seats counted from `reader`."""
    if move < REPLACE_BIT:
        return choice_key(t, move, reader)
    if move < 64:
        return make_key(REPLACE, np.int64(g.hands[g.to_act, move - REPLACE_BIT]) + 1, 0, 0)
    block, at = (move - 64) // WINDOW_BITS, (move - 64) % WINDOW_BITS
    face = np.int64(g.hands[g.to_act, block // 4])
    if face == MAP:
        return make_key(PEEK, MAP + 1, 0, at + 1)
    if face == POTION:
        return make_key(SWAP, POTION + 1, 0, seat_after(at, reader, t.seats))
    column, row = at % WINDOW_SIZE, at // WINDOW_SIZE
    if face == EXPLOSION:
        return explosion_key(g, column, row)
    return tile_key(rotated_face(face, block % 4)) | place_key(g, column, row)


@inline
def is_first_of_its_face(g: Any, seat: Any, place: Any) -> Any:
    """Whether no card before this one in the hand has the same face."""
    for other in range(place):
        if g.hands[seat, other] == g.hands[seat, place]:
            return False
    return True


@out_of_line
def list_moves(g: Any, t: Any, keys: Any, moves: Any, work: Any) -> Any:
    """Lists the moves of the seat to act, and their keys; says how many there are."""
    count = np.int64(0)
    reader = np.int64(g.to_act)
    if g.phase != PLAY:
        word = choice_bits(g, t)
        while word != NO_BITS:
            move = ctz(word)
            word &= word - ONE
            count = insert_move(keys, moves, count, choice_key(t, move, reader), move)
        return count
    laid: Any = np.int64(0)
    kept: Any = np.int64(0)
    for place in range(g.hand_sizes[reader]):
        if not is_first_of_its_face(g, reader, place):
            continue
        face = np.int64(g.hands[reader, place])
        if g.pile:
            key = make_key(REPLACE, face + 1, 0, 0)
            count = insert_move(keys, moves, count, key, REPLACE_BIT + place)
            kept += 1
        if face < MAP:
            sides = face % SHAPE_COUNT + 1
            for turning in range(t.turns[sides]):
                quarters = t.quarters[sides, turning]
                lies = rotated_face(face, quarters)
                laid = insert_move(work.laid, work.blocks, laid, lies, place * 4 + quarters)
        else:
            first: Any = 64 + place * 4 * WINDOW_BITS
            count = list_actions(g, t, keys, moves, count, face, first, reader)
    compute_legal_cells(g, t, work)
    for place in range(laid):
        first = 64 + np.int64(work.blocks[place]) * WINDOW_BITS
        count = list_places(g, keys, moves, count, work.laid[place], first, work)
    if count == kept:
        count = insert_move(keys, moves, count, make_key(PASS, 0, 0, 0), np.int64(PASS_BIT))
    return count


@inline
def list_actions(
    g: Any, t: Any, keys: Any, moves: Any, count: Any, face: Any, first: Any, reader: Any
) -> Any:
    """Adds what a card without a path can do; `first` is the first move of this card."""
    if face == EXPLOSION:
        for row in range(g.top, g.bottom + 1):
            cells = explosion_targets_in_row(g, row)
            while cells != NO_BITS:
                column = ctz(cells)
                cells &= cells - ONE
                move = first + row * WINDOW_SIZE + column
                count = insert_move(keys, moves, count, explosion_key(g, column, row), move)
        return count
    targets = face_down_goals(g) if face == MAP else other_seats(g, t)
    for target in range(t.seats if face == POTION else 3):
        if targets >> target & 1:
            key = make_key(PEEK, face + 1, 0, target + 1)
            if face == POTION:
                key = make_key(SWAP, face + 1, 0, seat_after(target, reader, t.seats))
            count = insert_move(keys, moves, count, key, first + target)
    return count


@inline
def list_places(g: Any, keys: Any, moves: Any, count: Any, face: Any, first: Any, work: Any) -> Any:
    """Adds all cells for a tile as it is to lie; `first` is the first move of this tile."""
    start = tile_key(face)
    for row in range(g.top - 1, g.bottom + 2):
        cells = legal_cells_in_row(work, face % SHAPE_COUNT + 1, row)
        while cells != NO_BITS and count < len(moves):
            column = ctz(cells)
            cells &= cells - ONE
            # Tiles come in the order of their faces, and cells row by row: sorted already.
            keys[count] = start | place_key(g, column, row)
            moves[count] = first + row * WINDOW_SIZE + column
            count += 1
    return count


@inline
def action_number(row: Any) -> Any:
    """The action number of a move with these features; NO_ACTION outside the window."""
    action, card, target = np.int64(row[0]), np.int64(row[1]) - 1, np.int64(row[5]) - 1
    cell = (np.int64(row[4]) - 1) * WIDTH + np.int64(row[3]) - 1
    if action == PLACE:
        return NO_ACTION if cell < 0 else FIRST_PLACE + card * CELLS + cell
    if action == EXPLODE:
        return NO_ACTION if cell < 0 else FIRST_EXPLODE + cell
    if action == REPLACE:
        return FIRST_REPLACE + card
    if action == PEEK:
        return FIRST_PEEK + target
    if action == SWAP:
        return FIRST_SWAP + target
    if action == OPEN_GOAL:
        return FIRST_OPEN + target
    if action == SERVE:
        return FIRST_SERVE + target
    if action == STEAL:
        return FIRST_STEAL + target
    return FIRST_LEAVE if action == LEAVE else FIRST_PASS


@inline
def write_moves(g: Any, t: Any, claims: Any, moves: Any, ids: Any, features: Any, work: Any) -> Any:
    """Lists moves, then the claims the seat may make, with numbers and features; says how many."""
    keys = work.keys
    count = list_moves(g, t, keys, moves, work)
    is_numbered = False
    for place in range(count):
        write_features(keys[place], features[place])
        ids[place] = action_number(features[place])
        is_numbered |= ids[place] >= 0
    if not is_numbered:
        ids[0] = OUTSIDE
    if claims:
        return list_claims(CLAIM_TABLE[t.seats], FIRST_CLAIM, moves, ids, features, count)
    return count


def key_of_move(view: View, move: Move) -> tuple[int, ...]:
    """The key of a move in a view, as a tuple: its features and its cell."""
    faces = {held.card: held.face for held in view.hand}
    match move:
        case Pass():
            return (PASS, 0, 0, 0, 0, 0)
        case Leave():
            return (LEAVE, 0, 0, 0, 0, 0)
        case Open():
            return (OPEN_GOAL, 0, 0, move.goal + 1, 0, 0)
        case Serve():
            return (SERVE, 0, 0, _seat_after(view, move.seat), 0, 0)
        case Steal():
            return (STEAL, 0, 0, _seat_after(view, move.seat), 0, 0)
        case Replace():
            return (REPLACE, FACES.index(faces[move.card]) + 1, 0, 0, 0, 0)
        case Peek():
            return (PEEK, MAP + 1, 0, move.goal + 1, 0, 0)
        case Swap():
            return (SWAP, POTION + 1, 0, _seat_after(view, move.seat), 0, 0)
        case Explode():
            laid = next(laid for laid in view.board if laid.cell == move.cell)
            assert laid.kind is not None
            hit = tile_number(PathCard(laid.tile, laid.kind, laid.colour))
            return (EXPLODE, EXPLOSION + 1, hit, 0, *_place(move.cell))
        case Place():
            face = faces[move.card]
            assert isinstance(face, PathCard)
            lies = PathCard(face.tile.turned(move.quarters), face.kind, face.colour)
            return (PLACE, FACES.index(lies) + 1, tile_number(lies), 0, *_place(move.cell))


def tile_number(face: PathCard) -> int:
    """A tile as one number: its open sides, then the code of its load."""
    return face.tile.sides | _LOAD_CODES[CARGOES.index((face.kind, face.colour))] << LOAD_SHIFT


def _seat_after(view: View, seat: int) -> int:
    assert view.seat is not None
    return (seat - view.seat) % view.seats + 1


def _place(cell: Cell) -> tuple[int, int]:
    return cell.y + CELL_OFFSET, cell.x + CELL_OFFSET


LEARNER_ACTIONS = LearnerActions(ACTIONS, RULES.claimable_faces, key_of_move)
