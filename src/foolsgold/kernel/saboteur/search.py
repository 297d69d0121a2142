"""Trying moves in many worlds: the compiled half of a search, one call for all its playouts.

A world is the position a seat sees, with roles and goals as given and all cards the seat cannot
place dealt anew. In each world every move is tried with the same chance, so that moves are compared
and not their luck.
"""

from typing import Any

import numpy as np

from foolsgold.kernel.chance import next64, quick
from foolsgold.kernel.compiling import apart, entry, inlined
from foolsgold.kernel.saboteur.beliefs import judge, look_on
from foolsgold.kernel.saboteur.digger import BOLD, MIND, heaviest
from foolsgold.kernel.saboteur.layout import DRAFT, FOUND, GOALS, OVER, PLAY
from foolsgold.kernel.saboteur.survey import SIZE, survey
from foolsgold.kernel.saboteur.turns import apply


@inlined
def deal_unseen(g: Any, hidden: Any, pool: Any, source: Any) -> None:
    """Deals the unseen cards to the numbers nobody has shown; the rest were put away."""
    left = len(pool)
    for place in range(len(hidden)):
        chosen = quick(source, left)
        left -= 1
        g.deck[hidden[place]] = pool[chosen]
        pool[chosen], pool[left] = pool[left], pool[chosen]


@apart
def played_out(
    g: Any, t: Any, move: Any, beliefs: Any, source: Any, s: Any, mind: Any, tally: Any, work: Any
) -> Any:
    """Whether the treasure is found if this move is played and then everybody plays by rules."""
    now = np.int64(g.round)
    survey(g, t, s)
    chosen = np.int64(move)
    while True:
        changes = judge(g, t, chosen, beliefs, s)
        apply(g, t, chosen, work)
        if g.beyond:
            return 0
        if g.phase in (DRAFT, OVER):
            return np.int64(g.past[now - 1]) // FOUND
        if g.phase == PLAY and not g.sizes[g.to_act]:
            # Only in positions set up by hand does one run out of cards before the others.
            return 0
        look_on(g, t, changes, now, beliefs, s)
        chosen = heaviest(g, t, beliefs, s, mind, source, tally, work)


@entry
def search(
    games: Any,
    tables: Any,
    hidden: Any,
    pool: Any,
    crews: Any,
    bold: Any,
    goals: Any,
    evidence: Any,
    moves: Any,
    seeds: Any,
    out: Any,
    work: Any,
) -> None:
    """Plays every move out in every world; `out[world, move]` is 1 where the treasure is found.

    `games` is the position, and room for two more. `hidden` are the numbers of cards to be dealt
    anew, `pool` the kinds of all unseen cards. Each world has its saboteurs, seats that are bold as
    such, goals and seed.
    """
    t = tables[0]
    s, mind = np.zeros(SIZE, np.uint64), np.zeros(MIND)
    tally, source, beliefs = np.zeros(4, np.int64), np.zeros(1, np.uint64), np.zeros(12)
    for number in range(len(seeds)):
        source[0] = seeds[number]
        games[1] = games[0]
        world = games[1]
        deal_unseen(world, hidden, pool, source)
        world.roles = crews[number]
        mind[BOLD] = bold[number]
        for goal in range(GOALS):
            world.goals[goal] = goals[number, goal]
        after = next64(source)
        for place in range(len(moves)):
            source[0] = after
            games[2] = games[1]
            for seat in range(len(beliefs)):
                beliefs[seat] = evidence[seat]
            out[number, place] = played_out(
                games[2], t, moves[place], beliefs, source, s, mind, tally, work
            )
