"""Deals rounds and starts the next one: the compiled counterpart of `rules.rounds`."""

from typing import Any

import numpy as np

from foolsgold.kernel.bit_ops import NO_BITS
from foolsgold.kernel.compilation import inline, out_of_line
from foolsgold.kernel.rng import SOURCE_WORDS, below, draws_between, init_source, shuffle, spawn
from foolsgold.kernel.saboteur.board import place_card, refresh_fit_masks, reset_board
from foolsgold.kernel.saboteur.record_layout import (
    BROKEN_WORD,
    FACE_DOWN_GOALS_WORD,
    GOALS,
    JOINED,
    NO_CELL,
    NO_ID,
    OVER,
    PLAY,
    TOOL_LANE_BITS,
    WHOLE_WORD,
)

ROLES_AT = 64
"""Where scratch memory holds the dwarf cards: behind the dealer's source, which is at its front."""
assert ROLES_AT >= SOURCE_WORDS


@inline
def deal_game(g: Any, t: Any, seed: Any, work: Any) -> None:
    """[R27, R28] Who begins and the gold, from the seed; then the first round."""
    g.seed[0] = g.seed[1] = g.seed[2] = NO_BITS
    g.seed[3] = seed
    g.seats = t.seats
    init_source(work, g.seed, 0)
    g.first = below(work, t.seats)
    for place in range(t.gold_size):
        g.gold[place] = t.gold[place]
    shuffle(work, g.gold, np.int64(t.gold_size))
    g.dealt = draws_between(seed, work[0])
    g.golds = t.gold_size
    g.takes = 0
    g.round = 0
    g.moves = 0
    g.beyond = 0
    deal_round(g, t, np.int64(g.first), work)


@out_of_line
def deal_round(g: Any, t: Any, starter: Any, work: Any) -> None:
    """[R17, R20, R24, R93-R97] Roles, goals and deck are shuffled again; earned gold is kept."""
    g.round += 1
    init_source(work, g.seed, np.int64(g.dealt) + np.int64(g.round) - 1)
    spawn(work)
    dwarfs = np.int64(t.saboteurs) + np.int64(t.diggers)
    for card in range(dwarfs):
        work[ROLES_AT + card] = card < t.saboteurs
    shuffle(work, work[ROLES_AT:], dwarfs)
    roles: Any = 0
    for seat in range(t.seats):
        roles |= np.int64(work[ROLES_AT + seat]) << seat
        g.sizes[seat] = t.hand
        g.peeked[seat] = 0
    g.roles = roles
    for goal in range(GOALS):
        g.goals[goal] = goal
        g.reached_by[goal] = NO_ID
    shuffle(work, g.goals, GOALS)
    for card in range(t.deck_size):
        g.deck[card] = t.deck[card]
    shuffle(work, g.deck, np.int64(t.deck_size))
    if t.reshuffle and g.round > 1:
        spawn(work)
        shuffle(work, g.gold, np.int64(g.golds))
    dealt = np.int64(t.hand) * np.int64(t.seats)
    for card in range(dealt):
        g.hands[card] = card
    g.drawn = dealt
    g.starter = starter
    g.to_act = starter
    g.phase = PLAY
    g.opened = 0
    g.turning = NO_ID
    g.passes = 0
    g.forced = 0
    g.last_turn = NO_ID
    g.last_path = NO_ID
    g.last_cell = NO_CELL
    g.offered = 0
    g.picks = 0
    g.piled = 0
    g.crowd = 0
    everybody = np.uint64((1 << np.int64(t.seats)) - 1)
    lane = np.uint64(TOOL_LANE_BITS)
    g.words[0] = NO_BITS
    g.words[WHOLE_WORD] = everybody | everybody << lane | everybody << (lane + lane)
    g.words[BROKEN_WORD] = NO_BITS
    g.words[FACE_DOWN_GOALS_WORD] = np.uint64(7)
    reset_board(g, t)
    lay_start(g, t, work)


@out_of_line
def lay_start(g: Any, t: Any, work: Any) -> None:
    """[R19] The start lies there from the beginning."""
    place_card(g, t, np.int64(g.home), np.int64(t.start) | JOINED, work)
    refresh_fit_masks(g)


@inline
def next_round(g: Any, t: Any, work: Any) -> None:
    """[R93-R99] Another round, or the end of the game after the last."""
    if g.round == t.rounds:
        g.phase = OVER
        g.offered = 0
        return
    last = np.int64(g.last_turn)
    if t.after_last_path and g.last_path != NO_ID:
        last = np.int64(g.last_path)
    deal_round(g, t, (last + 1) % np.int64(t.seats), work)
