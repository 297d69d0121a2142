"""The effect of each move, and the layout of the legal bitmask; what follows a move is in `turns`.

The first word holds the moves that need no cell. Then come sixteen words for each card in the hand
and each rotation: the cells of the window, two rows a word. A map has its goals in the first of
them and a potion its seats.
"""

import numpy as np

from foolsgold.kernel.compilation import inline, out_of_line
from foolsgold.kernel.gobblings.board import (
    place_tile,
    recentre_window,
    recompute_reached,
    shrink_row_range,
)
from foolsgold.kernel.gobblings.codes import (
    ALE,
    MAP,
    MAX_DECK,
    PLAY,
    POTION,
    SHAPE_COUNT,
)
from foolsgold.kernel.gobblings.codes import LOAD_CODES as _LYING
from foolsgold.kernel.gobblings.record_layout import (
    WINDOW_SIZE,
    EditionRecord,
    GameRecord,
    Int,
    ScratchRecord,
)
from foolsgold.kernel.gobblings.scoring import steal
from foolsgold.kernel.gobblings.turn_end import (
    discard_card,
    discard_tile,
    finish_card,
    newly_reached_goals,
    next_seat,
    open_goal,
)

LOAD_CODES = np.array(_LYING)

WINDOW_WORDS = WINDOW_SIZE * WINDOW_SIZE // 64
"""Words for all cells of the window."""
# The bits of the first word: where each kind of move begins.
PASS_BIT, LEAVE_BIT, OPEN_BIT, SERVE_BIT, STEAL_BIT, REPLACE_BIT = 0, 1, 2, 8, 16, 32
MAX_CARD_NUMBERS = 65535


@inline
def rotated(sides: Int, quarters: Int) -> Int:
    """The sides after a number of quarter turns clockwise."""
    return (sides << quarters | sides >> (4 - quarters)) & 15


@out_of_line
def apply_move(game: GameRecord, table: EditionRecord, work: ScratchRecord, move: Int) -> None:
    """Plays a legal move; `beyond` is set if it does not fit, and then nothing has changed.

    If somebody is to be scored afterwards, the caller continues with that.
    """
    game.beyond = 0
    if move < 64:
        apply_cellless_move(game, table, work, move)
        return
    block = (move - 64) // (64 * WINDOW_WORDS)
    cell = (move - 64) % (64 * WINDOW_WORDS)
    place, quarters = block // 4, block % 4
    face = np.int64(game.hands[game.to_act, place])
    if face < MAP:
        lay_tile(game, table, work, place, quarters, cell % WINDOW_SIZE, cell // WINDOW_SIZE)
        return
    use_card(game, place)
    game.moves += 1
    if face == MAP:
        game.peeked[game.to_act] |= 1 << cell
    elif face == POTION:
        swap_roles(game, table, cell)
    else:
        discard_tile(game, cell % WINDOW_SIZE, cell // WINDOW_SIZE)
        shrink_row_range(game)
        recompute_reached(game)
    discard_card(game, face)
    finish_card(game, table, work, np.int64(0))


@out_of_line
def apply_cellless_move(
    game: GameRecord, table: EditionRecord, work: ScratchRecord, move: Int
) -> None:
    """The moves of the first word."""
    if move >= REPLACE_BIT and game.numbers >= MAX_CARD_NUMBERS:
        game.beyond = 1
        return
    game.moves += 1
    if move >= STEAL_BIT and move < REPLACE_BIT:
        steal(game, table, move - STEAL_BIT)
    elif move >= REPLACE_BIT or move == PASS_BIT:
        if move == PASS_BIT:
            pass_turn(game)
        else:
            replace_card(game, table, move - REPLACE_BIT)
        next_seat(game, table)
    else:
        if move == LEAVE_BIT:
            game.phase = PLAY
            game.due = game.may_leave = 0
        elif move < SERVE_BIT:
            open_goal(game, table, work, move - OPEN_BIT)
        else:
            game.drinkers |= 1 << (move - SERVE_BIT)
            game.phase = PLAY
            game.naming = 0
        finish_card(game, table, work, np.int64(0))


@out_of_line
def lay_tile(
    game: GameRecord,
    table: EditionRecord,
    work: ScratchRecord,
    place: Int,
    quarters: Int,
    column: Int,
    row: Int,
) -> None:
    """[G14, G29-G35] The tile becomes part of the field; goals it leads to are due."""
    if column < 2 or column > WINDOW_SIZE - 3 or row < 2 or row > WINDOW_SIZE - 3:
        x, y = column + game.left, row + game.above
        if not recentre_window(game, table, column, row):
            game.beyond = 1
            return
        column, row = x - game.left, y - game.above
    face = np.int64(game.hands[game.to_act, place])
    load = np.int64(LOAD_CODES[face // SHAPE_COUNT])
    use_card(game, place)
    game.moves += 1
    grew = place_tile(game, work, column, row, rotated(face % SHAPE_COUNT + 1, quarters), load)
    game.naming = load == ALE
    game.due = newly_reached_goals(game, table, work, grew, column, row) if grew else 0
    finish_card(game, table, work, np.int64(1))


@inline
def use_card(game: GameRecord, place: Int) -> None:
    """[O21] A card was played: nobody has passed since."""
    remove_from_hand(game, place)
    game.passed = game.idle = 0
    game.last_played = game.to_act


@inline
def remove_from_hand(game: GameRecord, place: Int) -> None:
    """A card leaves the hand; the others keep their order."""
    seat = np.int64(game.to_act)
    left = np.int64(game.hand_sizes[seat]) - 1
    for other in range(place, left):
        game.hands[seat, other] = game.hands[seat, other + 1]
        game.hand_numbers[seat, other] = game.hand_numbers[seat, other + 1]
    game.hand_sizes[seat] = left


@inline
def pass_turn(game: GameRecord) -> None:
    """[G13, G18, O18] With an empty deck the whole hand is shown."""
    mine = 1 << np.int64(game.to_act)
    if game.pile == 0:
        game.shown |= mine
    game.passed |= mine
    game.idle += 1


@out_of_line
def replace_card(game: GameRecord, table: EditionRecord, place: Int) -> None:
    """[G13, G16, O15, O16] The card goes under the deck first, then the top one is taken."""
    seat = np.int64(game.to_act)
    face = game.hands[seat, place]
    remove_from_hand(game, place)
    last = table.deck_size - 1
    top = table.deck_size - game.pile
    held = np.int64(game.hand_sizes[seat])
    game.hands[seat, held] = game.cards[top]
    game.hand_numbers[seat, held] = game.numbers - game.pile
    game.hand_sizes[seat] = held + 1
    for other in range(top, last):
        game.cards[other] = game.cards[other + 1]
    game.cards[last] = face
    record_buried(game, np.int64(game.numbers), seat)
    game.numbers += 1
    if table.replace_passes:
        game.passed |= 1 << seat
    game.idle += 1


@inline
def record_buried(game: GameRecord, number: Int, seat: Int) -> None:
    """Who put the card of this number under the deck; no two cards there share a place."""
    at = number % MAX_DECK
    shift = 4 * (at & 1)
    kept = np.int64(game.buried[at >> 1]) & ~(15 << shift)
    game.buried[at >> 1] = kept | seat << shift


@inline
def burier_of(game: GameRecord, number: Int) -> Int:
    """Who did."""
    at = number % MAX_DECK
    return np.int64(game.buried[at >> 1]) >> (4 * (at & 1)) & 15


@out_of_line
def swap_roles(game: GameRecord, table: EditionRecord, other: Int) -> None:
    """[G28, O47] Both look at their new role; who follows in thought knows where a role went."""
    seat = np.int64(game.to_act)
    mine, theirs = np.int64(game.roles[other]), np.int64(game.roles[seat])
    game.roles[seat], game.roles[other] = mine, theirs
    game.swapped |= 1 << seat | 1 << other
    here, there = 4 * seat, 4 * other
    both = ~np.int64(15 << here | 15 << there)
    now = (mine + 1) << here | (theirs + 1) << there
    for who in range(table.seats):
        seen, traced = np.int64(game.seen[who]), np.int64(game.traced[who])
        if who in (seat, other):
            game.seen[who] = seen & both | now
            game.traced[who] = traced & both | now
        else:
            game.seen[who] = seen & both
            crossed = (traced >> here & 15) << there | (traced >> there & 15) << here
            game.traced[who] = traced & both | crossed
