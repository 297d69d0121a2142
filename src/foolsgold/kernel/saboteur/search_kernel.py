"""The compiled half of the search: rolls every move out in every world, in one call.

A world is the position a seat sees with a hypothesis of roles and goals, and with all cards that
the seat cannot place dealt at random. In each world every move gets the same random numbers (common
random numbers), so that moves are compared and not their luck.
"""

from typing import Any

import numpy as np

from foolsgold.kernel.compilation import entry_point, inline, out_of_line
from foolsgold.kernel.rng import biased_below, next64
from foolsgold.kernel.saboteur.distances import NEEDED_AT, measure_distances
from foolsgold.kernel.saboteur.move_effects import apply_move
from foolsgold.kernel.saboteur.record_layout import (
    CARD_MOVES,
    DRAFT,
    FOUND_BIT,
    GOALS,
    OVER,
    PLAY,
    TREASURE,
)
from foolsgold.kernel.saboteur.rule_bot import (
    BOLD_SEATS_AT,
    GOAL_BELIEFS_AT,
    MEND_BONUS_AT,
    MEND_SUSPICION_PENALTY_AT,
    MOLE_SEATS_AT,
    REPEATED_BREAK_PENALTY_AT,
    best_move,
    count_broken_tools,
)
from foolsgold.kernel.saboteur.scratch_memory import (
    DISTANCES_AT,
    EVALUATOR_AT,
    EVIDENCE_AT,
    SOURCE_AT,
    TALLY_AT,
    clear_scratch,
)
from foolsgold.kernel.saboteur.suspicion import refresh_after_move, update_evidence

MAX_VALUE = 100
"""What the treasure is worth at most. So much of that as is asked for tells how narrow it was."""
MAX_COUNTED_CARDS, MAX_COUNTED_DISTANCE = 30, 8
"""Cap on the cards left when the treasure is found, and on those missing if it is not."""


@inline
def sample_hidden(g: Any, hidden: Any, pool: Any, source: Any) -> None:
    """Deals the unseen cards to the numbers nobody has shown; the rest were put away."""
    left = len(pool)
    for place in range(len(hidden)):
        chosen = biased_below(source, left)
        left -= 1
        g.deck[hidden[place]] = pool[chosen]
        pool[chosen], pool[left] = pool[left], pool[chosen]


@inline
def rollout_value(g: Any, t: Any, now: Any, shade: Any, s: Any) -> Any:
    """What came of the round: 0 to WHOLE, the more the better for the diggers."""
    if np.int64(g.past[now - 1]) // FOUND_BIT:
        left: Any = np.int64(t.deck_size) - np.int64(g.drawn)
        for seat in range(t.seats):
            left += np.int64(g.sizes[seat])
        return (
            MAX_VALUE
            - shade * (MAX_COUNTED_CARDS - min(left, MAX_COUNTED_CARDS)) / MAX_COUNTED_CARDS
        )
    missing: Any = MAX_COUNTED_DISTANCE
    for goal in range(GOALS):
        if g.goals[goal] == TREASURE:
            missing = min(np.int64(s[NEEDED_AT]) >> 8 * goal & 255, MAX_COUNTED_DISTANCE)
    return shade * (MAX_COUNTED_DISTANCE - missing) / MAX_COUNTED_DISTANCE


@inline
def update_beliefs(g: Any, t: Any, move: Any, beliefs: Any, s: Any, keen: Any, passing: Any) -> Any:
    """As rule bots judge, scaled; passing with whole tools counts against a seat."""
    seat = np.int64(g.to_act)
    before = beliefs[seat]
    changes = update_evidence(g, t, move, beliefs, s)
    beliefs[seat] += keen * (beliefs[seat] - before)
    if g.phase == PLAY and move < CARD_MOVES and not count_broken_tools(g, seat):
        beliefs[seat] += passing
    return changes


@out_of_line
def rollout(
    g: Any,
    t: Any,
    move: Any,
    beliefs: Any,
    company: Any,
    source: Any,
    s: Any,
    mind: Any,
    tally: Any,
    work: Any,
) -> Any:
    """What comes of the round if this move is played and then everybody plays by rules."""
    now = np.int64(g.round)
    measure_distances(g, t, s)
    chosen = np.int64(move)
    while True:
        changes = update_beliefs(g, t, chosen, beliefs, s, company[3], company[4])
        apply_move(g, t, chosen, work)
        if g.beyond:
            return 0.0
        if g.phase in (DRAFT, OVER):
            return rollout_value(g, t, now, company[5], s)
        if g.phase == PLAY and not g.sizes[g.to_act]:
            # Only in positions set up by hand does one run out of cards before the others.
            return 0.0
        refresh_after_move(g, t, changes, now, beliefs, s)
        chosen = best_move(g, t, beliefs, s, mind, source, tally, work)


@entry_point
def rollout_moves(
    games: Any,
    tables: Any,
    hidden: Any,
    pool: Any,
    crews: Any,
    tempers: Any,
    goals: Any,
    evidence: Any,
    hopes: Any,
    company: Any,
    moves: Any,
    seeds: Any,
    out: Any,
    work: Any,
) -> None:
    """Plays every move out in every world; `out[world, move]` is what it is worth to diggers.

    `games` is the position, and room for two more. `hidden` are the numbers of cards to be dealt
    anew, `pool` the kinds of all unseen cards. Each world has its saboteurs, seats that are bold
    and seats that are moles as such, goals and seed. `company` is a `search_input.RolloutPolicy`.
    """
    t = tables[0]
    clear_scratch(work)
    s, mind = work[DISTANCES_AT:EVALUATOR_AT], work[EVALUATOR_AT:EVIDENCE_AT].view(np.float64)
    beliefs = work[EVIDENCE_AT:TALLY_AT].view(np.float64)
    tally, source = work[TALLY_AT:SOURCE_AT].view(np.int64), work[SOURCE_AT:]
    mind[MEND_BONUS_AT], mind[MEND_SUSPICION_PENALTY_AT], mind[REPEATED_BREAK_PENALTY_AT] = (
        company[0],
        company[1],
        company[2],
    )
    for place in range(len(hopes)):
        mind[GOAL_BELIEFS_AT + place] = hopes[place]
    for number in range(len(seeds)):
        source[0] = seeds[number]
        games[1] = games[0]
        world = games[1]
        sample_hidden(world, hidden, pool, source)
        world.roles = crews[number]
        mind[BOLD_SEATS_AT], mind[MOLE_SEATS_AT] = tempers[number, 0], tempers[number, 1]
        for goal in range(GOALS):
            world.goals[goal] = goals[number, goal]
        after = next64(source)
        for place in range(len(moves)):
            source[0] = after
            games[2] = games[1]
            for seat in range(len(beliefs)):
                beliefs[seat] = evidence[seat]
            out[number, place] = rollout(
                games[2], t, moves[place], beliefs, company, source, s, mind, tally, work
            )
