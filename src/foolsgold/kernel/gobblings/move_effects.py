"""What each move does; what follows is in `turns`. Also where a move stands in the legal words.

The first word holds what needs no cell. Then come sixteen words for each place in the hand and each
turning by quarters: the cells of the window, two rows a word. A map has its goals in the first
of them and a potion its seats.
"""

import numpy as np

from foolsgold.kernel.compilation import apart, inlined
from foolsgold.kernel.gobblings.board import flood, lay, make_room, tighten
from foolsgold.kernel.gobblings.codes import (
    ALE,
    MAP,
    MOST_DECK,
    PLAY,
    POTION,
    SHAPES,
)
from foolsgold.kernel.gobblings.codes import LYING as _LYING
from foolsgold.kernel.gobblings.record_layout import SIZE, Game, Int, Table, Work
from foolsgold.kernel.gobblings.scoring import steal
from foolsgold.kernel.gobblings.turns import (
    after_card,
    newly_due,
    next_seat,
    open_goal,
    throw,
    throw_tile,
)

LYING = np.array(_LYING)

BLOCK = SIZE * SIZE // 64
"""Words for all cells of the window."""
# The bits of the first word: where each kind of move begins.
PASSING, LEAVING, OPENING, SERVING, STEALING, REPLACING = 0, 1, 2, 8, 16, 32
MOST_NUMBERS = 65535


@inlined
def turned(sides: Int, quarters: Int) -> Int:
    """The sides after so many quarter turns clockwise."""
    return (sides << quarters | sides >> (4 - quarters)) & 15


@apart
def do(game: Game, table: Table, work: Work, move: Int) -> None:
    """Plays a legal move; `beyond` is set if it does not fit, and then nothing has changed.

    If somebody is to be scored afterwards, the caller goes on with that.
    """
    game.beyond = 0
    if move < 64:
        do_without_cell(game, table, work, move)
        return
    block = (move - 64) // (64 * BLOCK)
    cell = (move - 64) % (64 * BLOCK)
    place, quarters = block // 4, block % 4
    face = np.int64(game.hands[game.to_act, place])
    if face < MAP:
        lay_tile(game, table, work, place, quarters, cell % SIZE, cell // SIZE)
        return
    spend(game, place)
    game.moves += 1
    if face == MAP:
        game.peeked[game.to_act] |= 1 << cell
    elif face == POTION:
        swap(game, table, cell)
    else:
        throw_tile(game, cell % SIZE, cell // SIZE)
        tighten(game)
        flood(game)
    throw(game, face)
    after_card(game, table, work, np.int64(0))


@apart
def do_without_cell(game: Game, table: Table, work: Work, move: Int) -> None:
    """The moves of the first word."""
    if move >= REPLACING and game.numbers >= MOST_NUMBERS:
        game.beyond = 1
        return
    game.moves += 1
    if move >= STEALING and move < REPLACING:
        steal(game, table, move - STEALING)
    elif move >= REPLACING or move == PASSING:
        if move == PASSING:
            pass_turn(game)
        else:
            replace(game, table, move - REPLACING)
        next_seat(game, table)
    else:
        if move == LEAVING:
            game.phase = PLAY
            game.due = game.may_leave = 0
        elif move < SERVING:
            open_goal(game, table, work, move - OPENING)
        else:
            game.drinkers |= 1 << (move - SERVING)
            game.phase = PLAY
            game.naming = 0
        after_card(game, table, work, np.int64(0))


@apart
def lay_tile(
    game: Game, table: Table, work: Work, place: Int, quarters: Int, column: Int, row: Int
) -> None:
    """[G14, G29-G35] The tile becomes part of the field; goals it leads to are due."""
    if column < 2 or column > SIZE - 3 or row < 2 or row > SIZE - 3:
        x, y = column + game.left, row + game.above
        if not make_room(game, table, column, row):
            game.beyond = 1
            return
        column, row = x - game.left, y - game.above
    face = np.int64(game.hands[game.to_act, place])
    load = np.int64(LYING[face // SHAPES])
    spend(game, place)
    game.moves += 1
    grew = lay(game, work, column, row, turned(face % SHAPES + 1, quarters), load)
    game.naming = load == ALE
    game.due = newly_due(game, table, work, grew, column, row) if grew else 0
    after_card(game, table, work, np.int64(1))


@inlined
def spend(game: Game, place: Int) -> None:
    """[O21] A card was played: nobody has passed since."""
    take_from_hand(game, place)
    game.passed = game.idle = 0
    game.last_played = game.to_act


@inlined
def take_from_hand(game: Game, place: Int) -> None:
    """A card leaves the hand; the others keep their order."""
    seat = np.int64(game.to_act)
    left = np.int64(game.hand_sizes[seat]) - 1
    for other in range(place, left):
        game.hands[seat, other] = game.hands[seat, other + 1]
        game.hand_numbers[seat, other] = game.hand_numbers[seat, other + 1]
    game.hand_sizes[seat] = left


@inlined
def pass_turn(game: Game) -> None:
    """[G13, G18, O18] With an empty deck the whole hand is shown."""
    mine = 1 << np.int64(game.to_act)
    if game.pile == 0:
        game.shown |= mine
    game.passed |= mine
    game.idle += 1


@apart
def replace(game: Game, table: Table, place: Int) -> None:
    """[G13, G16, O15, O16] The card goes under the deck first, then the top one is taken."""
    seat = np.int64(game.to_act)
    face = game.hands[seat, place]
    take_from_hand(game, place)
    last = table.deck_size - 1
    top = table.deck_size - game.pile
    held = np.int64(game.hand_sizes[seat])
    game.hands[seat, held] = game.cards[top]
    game.hand_numbers[seat, held] = game.numbers - game.pile
    game.hand_sizes[seat] = held + 1
    for other in range(top, last):
        game.cards[other] = game.cards[other + 1]
    game.cards[last] = face
    note_buried(game, np.int64(game.numbers), seat)
    game.numbers += 1
    if table.replace_passes:
        game.passed |= 1 << seat
    game.idle += 1


@inlined
def note_buried(game: Game, number: Int, seat: Int) -> None:
    """Who put the card of this number under the deck; no two cards there share a place."""
    at = number % MOST_DECK
    shift = 4 * (at & 1)
    kept = np.int64(game.buried[at >> 1]) & ~(15 << shift)
    game.buried[at >> 1] = kept | seat << shift


@inlined
def buried_by(game: Game, number: Int) -> Int:
    """Who did."""
    at = number % MOST_DECK
    return np.int64(game.buried[at >> 1]) >> (4 * (at & 1)) & 15


@apart
def swap(game: Game, table: Table, other: Int) -> None:
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
