"""Legal moves for learners: listed in the order of their keys, with features and action numbers."""

from typing import Any

import numpy as np

from foolsgold.games.saboteur.action_ids import FACES, MENDINGS, TILES, TOOLS, Actions
from foolsgold.games.saboteur.action_ids import MENDS as MEND_CARDS
from foolsgold.games.saboteur.cards import BreakCard, PathCard
from foolsgold.games.saboteur.engine import RULES
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
from foolsgold.kernel.bit_ops import NO_BITS, ONE, ctz
from foolsgold.kernel.compilation import inline
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
from foolsgold.kernel.saboteur.goals import rotated_180
from foolsgold.kernel.saboteur.legal_moves import (
    break_mask,
    card_kind,
    choice_bits,
    dig_mask,
    turned_targets,
    upright_targets,
)
from foolsgold.kernel.saboteur.record_layout import (
    CARD_MOVES,
    CHOICE_MOVES,
    FIRST_BREAK_KIND,
    FIRST_MEND_KIND,
    JOINED,
    KIND_BY_SIDES,
    KIND_SIDES,
    MAP_KIND,
    MAX_SEATS,
    OPEN,
    PATH_KINDS,
    PLAY,
    ROCKFALL_KIND,
    TOOL_LANE_BITS,
    TURN,
    WINDOW_WIDTH,
)
from foolsgold.tunnel.tiles import Cell

ACTION_NAMES = (
    "discard", "open", "turn", "take", "peek", "break", "mend", "collapse", "place",
)  # fmt: skip
"""The actions of the game, as features number them from 1. If a list is too long, its last moves
are left out: cards to be laid somewhere."""
DISCARD, OPEN_GOAL, TURN_GOAL, TAKE, PEEK, BREAK, MEND, COLLAPSE, PLACE = range(
    1, len(ACTION_NAMES) + 1
)
SEAT_ACTIONS = NAMES_SEAT.copy()
SEAT_ACTIONS[[BREAK, MEND]] = 1
SEAT_ACTIONS.setflags(write=False)
MOVE_KEYS_AT = 1024
"""Where scratch memory holds keys."""

CLAIM_TABLE = claim_table(len(RULES.claimable_faces), has_tools=RULES.has_tools)

ACTIONS = Actions(GRID)
_STARTS = ACTIONS.radix.starts
FIRST_DISCARD, FIRST_OPEN, FIRST_TURN, FIRST_TAKE, FIRST_PEEK = (
    _STARTS[name] for name in ("discard", "open", "turn", "take", "peek")
)
FIRST_BREAK, FIRST_MEND, FIRST_COLLAPSE, FIRST_PLACE = (
    _STARTS[name] for name in ("break", "mend", "collapse", "place")
)
FIRST_CLAIM = ACTIONS.size
OUTSIDE = FIRST_CLAIM + CLAIMS
CELLS = GRID.size
MENDING_INDEX = np.full((len(MEND_CARDS), len(TOOLS)), -1)
for _at, (_card, _tool) in enumerate(MENDINGS):
    MENDING_INDEX[MEND_CARDS.index(_card), TOOLS.index(_tool)] = _at
MENDING_INDEX.setflags(write=False)


@inline
def place_key(g: Any, cell: Any) -> Any:
    """The part of a key for a cell of the record's window."""
    x = cell % WINDOW_WIDTH - np.int64(g.home) % WINDOW_WIDTH
    y = cell // WINDOW_WIDTH - np.int64(g.home) // WINDOW_WIDTH
    return cell_key(x, y)


@inline
def choice_key(g: Any, which: Any) -> Any:
    """The key of a choice where no card is asked for."""
    if g.phase == OPEN:
        return make_key(OPEN_GOAL, 0, 0, which + 1)
    if g.phase == TURN:
        return make_key(TURN_GOAL, 0, which + 1, np.int64(g.turning) + 1)
    return make_key(TAKE, 0, which, 0)


@inline
def card_key(g: Any, t: Any, kind: Any, is_turned: Any, target: Any, reader: Any) -> Any:
    """The key of a card of this kind played on this target."""
    if kind < PATH_KINDS:
        sides = np.int64(KIND_SIDES[kind])
        tile = rotated_180(sides) if is_turned else sides
        where = place_key(g, np.int64(g.slots[target]))
        return make_key(PLACE, np.int64(KIND_BY_SIDES[tile]) + 1, tile, 0) | where
    if kind == MAP_KIND:
        return make_key(PEEK, kind + 1, 0, target + 1)
    if kind == ROCKFALL_KIND:
        cell = np.int64(g.spots[target])
        tile = np.int64(g.board[cell]) & 31
        return make_key(COLLAPSE, kind + 1, tile, 0) | place_key(g, cell)
    seat, tool = target % TOOL_LANE_BITS, target // TOOL_LANE_BITS
    action = BREAK if kind < FIRST_MEND_KIND else MEND
    return make_key(action, kind + 1, tool + 1, seat_after(seat, reader, t.seats))


@inline
def move_key(g: Any, t: Any, move: Any, reader: Any) -> Any:
    """The key of a legal move, with seats counted from `reader`."""
    if CHOICE_MOVES <= move < CARD_MOVES:
        return choice_key(g, move - CHOICE_MOVES)
    place = move if move < CHOICE_MOVES else (move - CARD_MOVES) >> 7
    kind = card_kind(g, t, g.to_act, place)
    if move < CHOICE_MOVES:
        return make_key(DISCARD, kind + 1, 0, 0)
    return card_key(g, t, kind, move >> 6 & 1, move & 63, reader)


@inline
def list_moves(g: Any, t: Any, keys: Any, moves: Any, work: Any) -> Any:
    """Lists the moves of the seat to act, and their keys; says how many there are."""
    count = np.int64(0)
    reader = np.int64(g.to_act)
    if g.phase != PLAY:
        word = choice_bits(g, t, work)
        while word != NO_BITS:
            which = ctz(word)
            word &= word - ONE
            count = insert_move(keys, moves, count, choice_key(g, which), CHOICE_MOVES + which)
        return count
    dig, smash = dig_mask(g, reader), break_mask(t, reader)
    seen = NO_BITS
    for place in range(g.sizes[reader]):
        kind = card_kind(g, t, reader, place)
        this = ONE << np.uint64(kind)
        if seen & this:
            continue
        seen |= this
        count = insert_move(keys, moves, count, make_key(DISCARD, kind + 1, 0, 0), place)
        for over in range(2):
            word = turned_targets(g, kind, dig) if over else upright_targets(g, kind, dig, smash)
            while word != NO_BITS:
                target = ctz(word)
                word &= word - ONE
                key = card_key(g, t, kind, over, target, reader)
                move = CARD_MOVES + place * 128 + over * 64 + target
                count = insert_move(keys, moves, count, key, move)
    return count


@inline
def action_number(row: Any) -> Any:
    """The action number of a move with these features; NO_ACTION outside the window."""
    action, card, detail = np.int64(row[0]), np.int64(row[1]) - 1, np.int64(row[2])
    target = np.int64(row[5]) - 1
    cell = (np.int64(row[4]) - 1) * WIDTH + np.int64(row[3]) - 1
    if action == PLACE:
        return NO_ACTION if cell < 0 else FIRST_PLACE + card * CELLS + cell
    if action == COLLAPSE:
        return NO_ACTION if cell < 0 else FIRST_COLLAPSE + cell
    if action == DISCARD:
        return FIRST_DISCARD + card
    if action == BREAK:
        return FIRST_BREAK + (card - FIRST_BREAK_KIND) * MAX_SEATS + target
    if action == MEND:
        mending = np.int64(MENDING_INDEX[card - FIRST_MEND_KIND, detail - 1])
        return FIRST_MEND + mending * MAX_SEATS + target
    if action == PEEK:
        return FIRST_PEEK + target
    if action == OPEN_GOAL:
        return FIRST_OPEN + target
    if action == TURN_GOAL:
        return FIRST_TURN + 2 * target + detail - 1
    return FIRST_TAKE + detail - 1


@inline
def write_moves(g: Any, t: Any, claims: Any, moves: Any, ids: Any, features: Any, work: Any) -> Any:
    """Lists moves, then the claims the seat may make, with numbers and features; says how many."""
    keys = work[MOVE_KEYS_AT:].view(np.int64)
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
        case Place():
            face = faces[move.card]
            assert isinstance(face, PathCard)
            tile = face.tile.turned() if move.turned else face.tile
            return (
                PLACE,
                TILES.index(tile) + 1,
                tile.sides | JOINED * tile.joined,
                0,
                *_place(move.cell),
            )
        case Discard():
            return (DISCARD, FACES.index(faces[move.card]) + 1, 0, 0, 0, 0)
        case Peek():
            return (PEEK, MAP_KIND + 1, 0, move.goal + 1, 0, 0)
        case Collapse():
            tile = next(laid.tile for laid in view.board if laid.cell == move.cell)
            sides = tile.sides | JOINED * tile.joined
            return (COLLAPSE, ROCKFALL_KIND + 1, sides, 0, *_place(move.cell))
        case Break():
            face = faces[move.card]
            assert isinstance(face, BreakCard)
            tool = TOOLS.index(face.tool) + 1
            return (BREAK, FACES.index(face) + 1, tool, _relative_seat(view, move.seat), 0, 0)
        case Mend():
            kind, tool = FACES.index(faces[move.card]), TOOLS.index(move.tool) + 1
            return (MEND, kind + 1, tool, _relative_seat(view, move.seat), 0, 0)
        case Open():
            return (OPEN_GOAL, 0, 0, move.goal + 1, 0, 0)
        case Turn():
            return (TURN_GOAL, 0, move.turned + 1, move.goal + 1, 0, 0)
        case Take():
            return (TAKE, 0, move.nuggets, 0, 0, 0)


def _relative_seat(view: View, seat: int) -> int:
    """A seat counted from the reader, who is 1."""
    assert view.seat is not None
    return (seat - view.seat) % view.seats + 1


def _place(cell: Cell) -> tuple[int, int]:
    return cell.y + CELL_OFFSET, cell.x + CELL_OFFSET


LEARNER_ACTIONS = LearnerActions(ACTIONS, RULES.claimable_faces, key_of_move)
