"""Deals rounds, with the same random numbers as the Python rules, and starts the next one."""

import numpy as np

from foolsgold.kernel.bit_ops import NO_BITS, bit
from foolsgold.kernel.compilation import inline, out_of_line
from foolsgold.kernel.gobblings.board import set_tile
from foolsgold.kernel.gobblings.codes import BARE, BARE_BLOCKED, NO_SEAT, PLAY, RUNNING
from foolsgold.kernel.gobblings.record_layout import (
    WINDOW_SIZE,
    EditionRecord,
    GameRecord,
    Int,
    ScratchRecord,
)
from foolsgold.kernel.rng import below, init_source, shuffle, spawn


@out_of_line
def clear_round(game: GameRecord) -> None:
    """Everything but seed, points and counters is as before a deal."""
    for row in range(WINDOW_SIZE):
        for plane in range(4):
            game.sides[plane, row] = 0
            game.loads[plane, row] = 0
        game.reached[row] = 0
    game.thrown = game.idle = game.swapped = game.shown = game.opened = game.due = 0
    game.drinkers = game.passed = game.may_leave = game.naming = 0
    game.outcome = RUNNING
    game.last_played = game.first_out = game.opener = NO_SEAT
    game.scoring_left = game.scoring_next = 0


@inline
def lay_start(game: GameRecord, table: EditionRecord) -> None:
    """[O13] The start alone lies on the field."""
    game.left, game.above = table.left, table.above
    column, row = -table.left, -table.above
    game.top = game.bottom = row
    joined = table.start >= 16
    set_tile(game, column, row, table.start & 15, BARE if joined else BARE_BLOCKED)
    if joined:
        game.reached[row] = bit(column)


@out_of_line
def deal_roles(game: GameRecord, table: EditionRecord, source: Int, work: ScratchRecord) -> None:
    """[G8, G9, O3] So many of each race as the edition says, each known to its owner alone."""
    dealt = 0
    names, of_race = game.roles, work.names
    for race in range(2):
        size = table.race_size[race]
        for place in range(size):
            of_race[place] = table.race_roles[race, place]
        shuffle(source, of_race, size)
        for place in range(table.race_count[race]):
            names[dealt] = of_race[place]
            dealt += 1
    shuffle(source, names, dealt)
    for seat in range(table.seats):
        role = np.int64(names[seat])
        game.seen[seat] = game.traced[seat] = (role + 1) << (4 * seat)
        game.peeked[seat] = 0


@out_of_line
def deal_round(game: GameRecord, table: EditionRecord, work: ScratchRecord) -> None:
    """[G7-G10, O62] The next round: all but the counters is shuffled and laid anew."""
    clear_round(game)
    lay_start(game, table)
    game.round += 1
    game.phase = PLAY
    game.to_act = game.starter
    source = work.source
    init_source(source, game.seed, game.round)
    spawn(source)
    deal_roles(game, table, source, work)
    for goal in range(3):
        game.goals[goal] = goal
    shuffle(source, game.goals, 3)
    size = table.deck_size
    for place in range(size):
        game.cards[place] = table.deck[place]
    shuffle(source, game.cards, size)
    number = 0
    for seat in range(table.seats):
        game.hand_sizes[seat] = table.hand
        for place in range(table.hand):
            game.hands[seat, place] = game.cards[number]
            game.hand_numbers[seat, place] = number
            number += 1
    game.pile = size - number
    game.numbers = size


@inline
def deal_game(game: GameRecord, table: EditionRecord, seed: Int, work: ScratchRecord) -> None:
    """[O65] A new game; the seed says who begins."""
    game.seed[0] = game.seed[1] = game.seed[2] = NO_BITS
    game.seed[3] = seed
    game.seats = table.seats
    game.gnome_rounds = 0
    source = work.source
    init_source(source, game.seed, 0)
    game.first = game.starter = below(source, table.seats)
    for seat in range(table.seats):
        game.points[seat] = 0
    game.winner = NO_SEAT
    game.round = game.moves = game.beyond = 0
    deal_round(game, table, work)
