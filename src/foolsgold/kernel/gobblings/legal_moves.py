"""What the acting seat may do: as words of bits, and counted card by card."""

import numpy as np

from foolsgold.kernel.bit_ops import NONE, bit, popcount
from foolsgold.kernel.compilation import apart, inlined
from foolsgold.kernel.gobblings.board import places_in, survey_places, targets_in
from foolsgold.kernel.gobblings.codes import EXPLOSION, MAP, OPEN, PLAY, SERVE, SHAPES, STEAL
from foolsgold.kernel.gobblings.move_effects import (
    BLOCK,
    LEAVING,
    OPENING,
    PASSING,
    REPLACING,
    SERVING,
    STEALING,
    turned,
)
from foolsgold.kernel.gobblings.record_layout import Game, Int, Table, Work
from foolsgold.kernel.gobblings.scoring import victims
from foolsgold.kernel.gobblings.turns import drinkable


@inlined
def shut_goals(game: Game) -> Int:
    """[O50] The goals a map can show, a bit each."""
    return 7 & ~np.int64(game.opened)


@inlined
def others(game: Game, table: Table) -> Int:
    """[G28] Everybody but the acting seat, a bit each."""
    return ((1 << table.seats) - 1) & ~(1 << np.int64(game.to_act))


@inlined
def choices(game: Game, table: Table) -> Int:
    """The first word where no card is to be played: goals, drinkers, victims."""
    if game.phase == OPEN:
        return np.uint64(np.int64(game.due) << OPENING | np.int64(game.may_leave) << LEAVING)
    if game.phase == SERVE:
        return np.uint64(drinkable(game, table) << SERVING)
    if game.phase == STEAL:
        return np.uint64(victims(game, table, np.int64(game.to_act)) << STEALING)
    return NONE


@inlined
def replaces(game: Game) -> Int:
    """[G13, G16, G17] Any card, while there is a deck, a bit each."""
    return (1 << np.int64(game.hand_sizes[game.to_act])) - 1 if game.pile else 0


@apart
def write_words(game: Game, table: Table, work: Work, out: Int) -> Int:
    """[G13] All the acting seat may do; tells how many moves that are."""
    for word in range(len(out)):
        out[word] = NONE
    if game.phase != PLAY:
        out[0] = choices(game, table)
        return popcount(out[0])
    survey_places(game, table, work)
    seat = np.int64(game.to_act)
    found = 0
    for place in range(game.hand_sizes[seat]):
        face = np.int64(game.hands[seat, place])
        at = 1 + place * 4 * BLOCK
        if face < MAP:
            found += write_places(game, table, work, face, out[at:])
        elif face == EXPLOSION:
            for row in range(game.top, game.bottom + 1):
                cells = targets_in(game, row)
                found += popcount(cells)
                out[at + (row >> 1)] |= cells << np.uint64(32 * (row & 1))
        else:
            out[at] = np.uint64(shut_goals(game) if face == MAP else others(game, table))
            found += popcount(out[at])
    out[0] = np.uint64(replaces(game)) << np.uint64(REPLACING)
    if found == 0:
        out[0] |= bit(PASSING)
    return found + popcount(out[0])


@inlined
def write_places(game: Game, table: Table, work: Work, face: Int, out: Int) -> Int:
    """[G14, O7] Every cell that takes the tile, in every position that makes a difference."""
    sides = face % SHAPES + 1
    found = 0
    for turning in range(table.turns[sides]):
        quarters = table.quarters[sides, turning]
        for row in range(game.top - 1, game.bottom + 2):
            cells = places_in(work, turned(sides, quarters), row)
            found += popcount(cells)
            out[quarters * BLOCK + (row >> 1)] |= cells << np.uint64(32 * (row & 1))
    return found
