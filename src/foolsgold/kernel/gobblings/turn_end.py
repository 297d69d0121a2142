"""What follows a move: goals, the ale, drawing, the next seat that can act, the end of a round."""

import numpy as np

from foolsgold.kernel.bit_ops import bit, ctz, popcount
from foolsgold.kernel.compilation import inline, out_of_line
from foolsgold.kernel.gobblings.board import (
    bit_at,
    bombs_in_row,
    clear_tiles,
    goal_cell,
    load_at,
    place_tile,
    recompute_reached,
    shrink_row_range,
    sides_at,
)
from foolsgold.kernel.gobblings.codes import (
    BARE,
    BARE_BLOCKED,
    BY_DRAGON,
    BY_GOLD,
    BY_NOTHING,
    DRAGON,
    DYNAMITE,
    GOLD,
    NO_SEAT,
    OPEN,
    PLAY,
    RUNNING,
    SERVE,
    SHAPE_COUNT,
)
from foolsgold.kernel.gobblings.codes import LOAD_BY_CODE as _LOAD_OF
from foolsgold.kernel.gobblings.record_layout import (
    WINDOW_SIZE,
    EditionRecord,
    GameRecord,
    Int,
    ScratchRecord,
)
from foolsgold.kernel.gobblings.scoring import end_round

LOAD_BY_CODE = np.array(_LOAD_OF)


@inline
def path_sides_onto(game: GameRecord, column: Int, row: Int) -> Int:
    """[G21] From which sides an open way leads onto a cell, a bit each."""
    if not (0 <= column < WINDOW_SIZE and 0 <= row < WINDOW_SIZE):
        return 0
    ways = 0
    if row > 0:
        ways |= bit_at(game.reached[row - 1] & game.sides[2, row - 1], column)
    if column < WINDOW_SIZE - 1:
        ways |= bit_at(game.reached[row] & game.sides[3, row], column + 1) << 1
    if row < WINDOW_SIZE - 1:
        ways |= bit_at(game.reached[row + 1] & game.sides[0, row + 1], column) << 2
    if column > 0:
        ways |= bit_at(game.reached[row] & game.sides[1, row], column - 1) << 3
    return ways


@inline
def new_path_sides_onto(game: GameRecord, work: ScratchRecord, column: Int, row: Int) -> Int:
    """[O24, O25] The same, from tiles that were not reached before."""
    if not (0 <= column < WINDOW_SIZE and 0 <= row < WINDOW_SIZE):
        return 0
    old = 0
    if row > 0:
        old |= bit_at(work.before[row - 1], column)
    if column < WINDOW_SIZE - 1:
        old |= bit_at(work.before[row], column + 1) << 1
    if row < WINDOW_SIZE - 1:
        old |= bit_at(work.before[row + 1], column) << 2
    if column > 0:
        old |= bit_at(work.before[row], column - 1) << 3
    return path_sides_onto(game, column, row) & ~old


@out_of_line
def newly_reached_goals(
    game: GameRecord, table: EditionRecord, work: ScratchRecord, grew: Int, column: Int, row: Int
) -> Int:
    """[G22, G24, O24, O25] The goals onto which a way opens that was not there before."""
    due: Int = 0
    for goal in range(3):
        if not game.opened >> goal & 1:
            x, y = goal_cell(game, table, goal)
            if grew == 1:
                # The tile just laid is all that is new.
                if abs(x - column) + abs(y - row) == 1:
                    sides = sides_at(game, column, row)
                    side = 1 if y < row else 4 if y > row else 2 if x > column else 8
                    due |= np.int64(sides & side != 0) << goal
            elif new_path_sides_onto(game, work, x, y):
                due |= 1 << goal
    return due


@out_of_line
def open_goal(game: GameRecord, table: EditionRecord, work: ScratchRecord, goal: Int) -> None:
    """[G22, G23, O28] The goal is turned up; Dynamite acts, and what is still reached is due."""
    face = np.int64(game.goals[goal])
    tile = table.goal_tiles[face]
    joined = tile >= 16 and (face != DYNAMITE or table.dynamite_passage != 0)
    column, row = goal_cell(game, table, goal)
    place_tile(game, work, column, row, tile & 15, np.int64(BARE if joined else BARE_BLOCKED))
    game.opened |= 1 << goal
    game.phase = PLAY
    game.due = 0
    if face == DYNAMITE:
        explode_bombs(game, table)


@out_of_line
def explode_bombs(game: GameRecord, table: EditionRecord) -> None:
    """[G38, O31, O68] All bomb tiles leave, in the order of their columns."""
    found = np.uint64(0)
    for row in range(game.top, game.bottom + 1):
        found |= bombs_in_row(game, row)
    while found:
        column = ctz(found)
        found &= found - np.uint64(1)
        for row in range(game.top, game.bottom + 1):
            if bit_at(bombs_in_row(game, row), column):
                discard_tile(game, column, row)
    shrink_row_range(game)
    recompute_reached(game)
    due: Int = 0
    for goal in range(3):
        if not game.opened >> goal & 1:
            x, y = goal_cell(game, table, goal)
            if path_sides_onto(game, x, y):
                due |= 1 << goal
    game.due = due


@inline
def discard_tile(game: GameRecord, column: Int, row: Int) -> None:
    """[O30] A tile goes from the field to the discard pile, as it lay there."""
    load = LOAD_BY_CODE[load_at(game, column, row)]
    discard_card(game, load * SHAPE_COUNT + sides_at(game, column, row) - 1)
    clear_tiles(game, row, bit(column))


@inline
def discard_card(game: GameRecord, face: Int) -> None:
    """[G15, O64] A card goes to the discard pile, face up."""
    game.cards[game.thrown] = face
    game.thrown += 1


@inline
def outcome_of(game: GameRecord) -> Int:
    """[G23] What was opened, if it ends the round."""
    outcome = np.int64(RUNNING)
    for goal in range(3):
        if game.opened >> goal & 1:
            if game.goals[goal] == GOLD:
                return np.int64(BY_GOLD)
            if game.goals[goal] == DRAGON:
                outcome = np.int64(BY_DRAGON)
    return outcome


@inline
def nobody_holds_a_card(game: GameRecord, table: EditionRecord) -> Int:
    """Whether deck and hands are empty."""
    if game.pile:
        return False
    held = 0
    for seat in range(table.seats):
        held += game.hand_sizes[seat]
    return held == 0


@inline
def possible_drinkers(game: GameRecord, table: EditionRecord) -> Int:
    """[O43, O44] Anybody else who does not miss a turn already, a bit each."""
    return ((1 << table.seats) - 1) & ~(np.int64(game.drinkers) | 1 << np.int64(game.to_act))


@out_of_line
def finish_card(game: GameRecord, table: EditionRecord, work: ScratchRecord, laid: Int) -> None:
    """[G22, G24, G31, O61] Goals first, then the ale, then drawing, then the next seat."""
    may_leave = not laid
    if laid and popcount(np.uint64(game.due)) == 1:
        open_goal(game, table, work, ctz(np.uint64(game.due)))
        may_leave = True
    if game.opened:
        outcome = outcome_of(game)
        if outcome != RUNNING:
            end_round(game, table, outcome, np.int64(game.to_act))
            return
    if game.due:
        game.phase = OPEN
        game.may_leave = may_leave
        return
    if game.naming and not nobody_holds_a_card(game, table) and possible_drinkers(game, table):
        game.phase = SERVE
        game.may_leave = 0
        return
    refill_hand(game, table)
    next_seat(game, table)


@inline
def refill_hand(game: GameRecord, table: EditionRecord) -> None:
    """[O14, O61] The acting seat draws up to a full hand."""
    game.phase = PLAY
    game.due = game.may_leave = game.naming = 0
    seat = np.int64(game.to_act)
    held = np.int64(game.hand_sizes[seat])
    while held < table.hand and game.pile:
        game.hands[seat, held] = game.cards[table.deck_size - game.pile]
        game.hand_numbers[seat, held] = game.numbers - game.pile
        game.pile -= 1
        held += 1
    game.hand_sizes[seat] = held
    if held == 0 and game.first_out == NO_SEAT:
        game.first_out = seat


@inline
def is_round_exhausted(game: GameRecord, table: EditionRecord) -> Int:
    """[G19, O16, O21, O22] All have passed, or all cards are gone; or nobody plays any more."""
    if game.passed == (1 << table.seats) - 1 or nobody_holds_a_card(game, table):
        return True
    return game.idle >= table.stall and table.replace_passes == 0


@out_of_line
def next_seat(game: GameRecord, table: EditionRecord) -> None:
    """[G31, O21, O46] On to the next seat that can act; ale and empty hands are passed over."""
    while not is_round_exhausted(game, table):
        seat: Int = np.int64(game.to_act) + 1
        if seat == table.seats:
            seat = 0
        game.to_act = seat
        if game.drinkers >> seat & 1:
            game.drinkers &= ~(1 << seat)
        elif game.hand_sizes[seat] == 0:
            game.passed |= 1 << seat
        else:
            game.phase = PLAY
            return
    end_round(game, table, np.int64(BY_NOTHING), np.int64(NO_SEAT))
