"""Legal moves of the acting seat as bits, and counted card by card."""

import numpy as np

from foolsgold.kernel.bit_ops import NO_BITS, bit, popcount
from foolsgold.kernel.compilation import inline, out_of_line
from foolsgold.kernel.gobblings.board import (
    compute_legal_cells,
    explosion_targets_in_row,
    legal_cells_in_row,
)
from foolsgold.kernel.gobblings.codes import EXPLOSION, MAP, OPEN, PLAY, SERVE, SHAPE_COUNT, STEAL
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
from foolsgold.kernel.gobblings.record_layout import EditionRecord, GameRecord, Int, ScratchRecord
from foolsgold.kernel.gobblings.scoring import victims
from foolsgold.kernel.gobblings.turn_end import possible_drinkers


@inline
def face_down_goals(game: GameRecord) -> Int:
    """[O50] The goals a map can show, a bit each."""
    return 7 & ~np.int64(game.opened)


@inline
def other_seats(game: GameRecord, table: EditionRecord) -> Int:
    """[G28] Everybody but the acting seat, a bit each."""
    return ((1 << table.seats) - 1) & ~(1 << np.int64(game.to_act))


@inline
def choice_bits(game: GameRecord, table: EditionRecord) -> Int:
    """The first word where no card is to be played: goals, drinkers, victims."""
    if game.phase == OPEN:
        return np.uint64(np.int64(game.due) << OPEN_BIT | np.int64(game.may_leave) << LEAVE_BIT)
    if game.phase == SERVE:
        return np.uint64(possible_drinkers(game, table) << SERVE_BIT)
    if game.phase == STEAL:
        return np.uint64(victims(game, table, np.int64(game.to_act)) << STEAL_BIT)
    return NO_BITS


@inline
def replaceable_cards(game: GameRecord) -> Int:
    """[G13, G16, G17] Any card, while there is a deck, a bit each."""
    return (1 << np.int64(game.hand_sizes[game.to_act])) - 1 if game.pile else 0


@out_of_line
def write_legal_bitmask(
    game: GameRecord, table: EditionRecord, work: ScratchRecord, out: Int
) -> Int:
    """[G13] All the acting seat may do; tells how many moves that are."""
    for word in range(len(out)):
        out[word] = NO_BITS
    if game.phase != PLAY:
        out[0] = choice_bits(game, table)
        return popcount(out[0])
    compute_legal_cells(game, table, work)
    seat = np.int64(game.to_act)
    found = 0
    for place in range(game.hand_sizes[seat]):
        face = np.int64(game.hands[seat, place])
        at = 1 + place * 4 * WINDOW_WORDS
        if face < MAP:
            found += write_tile_moves(game, table, work, face, out[at:])
        elif face == EXPLOSION:
            for row in range(game.top, game.bottom + 1):
                cells = explosion_targets_in_row(game, row)
                found += popcount(cells)
                out[at + (row >> 1)] |= cells << np.uint64(32 * (row & 1))
        else:
            out[at] = np.uint64(face_down_goals(game) if face == MAP else other_seats(game, table))
            found += popcount(out[at])
    out[0] = np.uint64(replaceable_cards(game)) << np.uint64(REPLACE_BIT)
    if found == 0:
        out[0] |= bit(PASS_BIT)
    return found + popcount(out[0])


@inline
def write_tile_moves(
    game: GameRecord, table: EditionRecord, work: ScratchRecord, face: Int, out: Int
) -> Int:
    """[G14, O7] Every cell that takes the tile, in every position that makes a difference."""
    sides = face % SHAPE_COUNT + 1
    found = 0
    for turning in range(table.turns[sides]):
        quarters = table.quarters[sides, turning]
        for row in range(game.top - 1, game.bottom + 2):
            cells = legal_cells_in_row(work, rotated(sides, quarters), row)
            found += popcount(cells)
            out[quarters * WINDOW_WORDS + (row >> 1)] |= cells << np.uint64(32 * (row & 1))
    return found
