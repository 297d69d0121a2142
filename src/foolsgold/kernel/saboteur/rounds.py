"""The frame of the game: laying a round, going on to the next one. The twin of `rules.rounds`."""

from typing import Any

import numpy as np

from foolsgold.kernel.bit_ops import NONE
from foolsgold.kernel.compilation import apart, inlined
from foolsgold.kernel.rng import SOURCE, below, open_source, shuffle, spawn, steps_between
from foolsgold.kernel.saboteur.board import clear, lay, refresh
from foolsgold.kernel.saboteur.record_layout import (
    BROKEN,
    GOALS,
    JOINED,
    LANE,
    NOBODY,
    NOWHERE,
    OVER,
    PLAY,
    UNSEEN,
    WHOLE,
)

ROLES = 64
"""Where scratch memory holds the dwarf cards: behind the dealer's source, which is at its front."""
assert ROLES >= SOURCE


@inlined
def deal_game(g: Any, t: Any, seed: Any, work: Any) -> None:
    """[R27, R28] Who begins and the gold, from the seed; then the first round."""
    g.seed[0] = g.seed[1] = g.seed[2] = NONE
    g.seed[3] = seed
    g.seats = t.seats
    open_source(work, g.seed, 0)
    g.first = below(work, t.seats)
    for place in range(t.gold_size):
        g.gold[place] = t.gold[place]
    shuffle(work, g.gold, np.int64(t.gold_size))
    g.dealt = steps_between(seed, work[0])
    g.golds = t.gold_size
    g.takes = 0
    g.round = 0
    g.moves = 0
    g.beyond = 0
    lay_round(g, t, np.int64(g.first), work)


@apart
def lay_round(g: Any, t: Any, starter: Any, work: Any) -> None:
    """[R17, R20, R24, R93-R97] Roles, goals and deck are shuffled anew; earned gold is kept."""
    g.round += 1
    open_source(work, g.seed, np.int64(g.dealt) + np.int64(g.round) - 1)
    spawn(work)
    dwarfs = np.int64(t.saboteurs) + np.int64(t.diggers)
    for card in range(dwarfs):
        work[ROLES + card] = card < t.saboteurs
    shuffle(work, work[ROLES:], dwarfs)
    roles: Any = 0
    for seat in range(t.seats):
        roles |= np.int64(work[ROLES + seat]) << seat
        g.sizes[seat] = t.hand
        g.peeked[seat] = 0
    g.roles = roles
    for goal in range(GOALS):
        g.goals[goal] = goal
        g.reached_by[goal] = NOBODY
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
    g.turning = NOBODY
    g.passes = 0
    g.forced = 0
    g.last_turn = NOBODY
    g.last_path = NOBODY
    g.last_cell = NOWHERE
    g.offered = 0
    g.picks = 0
    g.piled = 0
    g.crowd = 0
    everybody = np.uint64((1 << np.int64(t.seats)) - 1)
    lane = np.uint64(LANE)
    g.words[0] = NONE
    g.words[WHOLE] = everybody | everybody << lane | everybody << (lane + lane)
    g.words[BROKEN] = NONE
    g.words[UNSEEN] = np.uint64(7)
    clear(g, t)
    lay_start(g, t, work)


@apart
def lay_start(g: Any, t: Any, work: Any) -> None:
    """[R19] The start lies there from the beginning."""
    lay(g, t, np.int64(g.home), np.int64(t.start) | JOINED, work)
    refresh(g)


@inlined
def next_round(g: Any, t: Any, work: Any) -> None:
    """[R93-R99] Another round, or the end of the game after the last."""
    if g.round == t.rounds:
        g.phase = OVER
        g.offered = 0
        return
    last = np.int64(g.last_turn)
    if t.after_last_path and g.last_path != NOBODY:
        last = np.int64(g.last_path)
    lay_round(g, t, (last + 1) % np.int64(t.seats), work)
