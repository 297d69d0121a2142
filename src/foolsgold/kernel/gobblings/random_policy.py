"""The policy `uniform_move`: a uniformly random legal move, counted card by card."""

import numpy as np

from foolsgold.kernel.bit_ops import popcount, select
from foolsgold.kernel.compilation import inline, out_of_line
from foolsgold.kernel.gobblings.board import (
    compute_legal_cells,
    count_legal_cells,
    explosion_targets_in_row,
    legal_cells_in_row,
)
from foolsgold.kernel.gobblings.codes import EXPLOSION, MAP, PLAY, SHAPE_COUNT
from foolsgold.kernel.gobblings.legal_moves import choice_bits, face_down_goals, other_seats
from foolsgold.kernel.gobblings.move_effects import PASS_BIT, REPLACE_BIT, WINDOW_WORDS, rotated
from foolsgold.kernel.gobblings.record_layout import (
    WINDOW_SIZE,
    EditionRecord,
    GameRecord,
    Int,
    ScratchRecord,
)
from foolsgold.kernel.rng import biased_below


@inline
def count_targets(game: GameRecord) -> Int:
    """How many tiles an explosion may hit."""
    found = 0
    for row in range(game.top, game.bottom + 1):
        found += popcount(explosion_targets_in_row(game, row))
    return found


@inline
def count_card_moves(game: GameRecord, table: EditionRecord, work: ScratchRecord, face: Int) -> Int:
    """How many things a card can do."""
    if face < MAP:
        sides = face % SHAPE_COUNT + 1
        found = 0
        for turning in range(table.turns[sides]):
            found += count_legal_cells(game, work, rotated(sides, table.quarters[sides, turning]))
        return found
    if face == EXPLOSION:
        return count_targets(game)
    return popcount(np.uint64(face_down_goals(game) if face == MAP else other_seats(game, table)))


@out_of_line
def select_card_move(
    game: GameRecord, table: EditionRecord, work: ScratchRecord, face: Int, pick: Int
) -> Int:
    """One of the things a card can do: its place in the words of that card."""
    if face < MAP:
        sides = face % SHAPE_COUNT + 1
        for turning in range(table.turns[sides]):
            quarters = table.quarters[sides, turning]
            lies = rotated(sides, quarters)
            found = count_legal_cells(game, work, lies)
            if pick < found:
                for row in range(game.top - 1, game.bottom + 2):
                    cells = legal_cells_in_row(work, lies, row)
                    here = popcount(cells)
                    if pick < here:
                        return (quarters * WINDOW_SIZE + row) * WINDOW_SIZE + select(cells, pick)
                    pick -= here
            pick -= found
    if face == EXPLOSION:
        for row in range(game.top, game.bottom + 1):
            cells = explosion_targets_in_row(game, row)
            here = popcount(cells)
            if pick < here:
                return row * WINDOW_SIZE + select(cells, pick)
            pick -= here
    return select(
        np.uint64(face_down_goals(game) if face == MAP else other_seats(game, table)), pick
    )


@out_of_line
def uniform_move(
    game: GameRecord, table: EditionRecord, work: ScratchRecord, stream: Int, tally: Int
) -> Int:
    """One of all legal moves, each as likely as the others."""
    if game.phase != PLAY:
        word = choice_bits(game, table)
        found = popcount(word)
        tally[3] += found
        return select(word, biased_below(stream, found))
    compute_legal_cells(game, table, work)
    seat = np.int64(game.to_act)
    held = np.int64(game.hand_sizes[seat])
    plays = 0
    for place in range(held):
        work.card_counts[place] = count_card_moves(
            game, table, work, np.int64(game.hands[seat, place])
        )
        plays += work.card_counts[place]
    free = held if game.pile else 0
    # [O18] A seat that cannot play may pass, as an alternative to exchanging.
    total = plays + free + (plays == 0)
    tally[3] += total
    pick = biased_below(stream, total)
    for place in range(held):
        found = work.card_counts[place]
        if pick < found:
            face = np.int64(game.hands[seat, place])
            at = select_card_move(game, table, work, face, pick)
            return 64 + place * 4 * 64 * WINDOW_WORDS + at
        pick -= found
    return REPLACE_BIT + pick if pick < free else PASS_BIT
