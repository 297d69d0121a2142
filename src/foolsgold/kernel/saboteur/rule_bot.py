"""The rollout policy: the rule bot of `bots.saboteur.rule_bot`, score by score.

Its suspicions are given from outside. `mind` is an array of numbers: the probability that each goal
hides the treasure, the distances to the goals, the worth of goals turned up, and suspicions.
"""

from typing import Any

import numpy as np

from foolsgold.kernel.bit_ops import NO_BITS, ONE, ctz, popcount
from foolsgold.kernel.compilation import inline, out_of_line
from foolsgold.kernel.rng import biased_below
from foolsgold.kernel.saboteur.distances import (
    NEEDED_AT,
    could_shorten,
    distance_with_tile,
    distance_without_card,
)
from foolsgold.kernel.saboteur.goals import rotated_180
from foolsgold.kernel.saboteur.legal_moves import (
    SEAT_0_TOOLS,
    break_mask,
    card_kind,
    choice_bits,
    dig_mask,
    turned_targets,
    upright_targets,
)
from foolsgold.kernel.saboteur.record_layout import (
    BROKEN_WORD,
    CARD_MOVES,
    CHOICE_MOVES,
    DRAFT,
    FIRST_MEND_KIND,
    GOALS,
    JOINED,
    KIND_SIDES,
    KIND_TOOLS,
    MAP_KIND,
    OPEN,
    PATH_KINDS,
    PLAY,
    ROCKFALL_KIND,
    TOOL_LANE_BITS,
    TREASURE,
)
from foolsgold.kernel.saboteur.suspicion import compute_suspicions

NEAR_CARDS, TREASURE_VALUE = 4, 25.0
MISSING_AT, GOALS_VALUE_AT, FIGHTS_OPENLY_AT, KNOWS_TREASURE_AT, BOLD_SEATS_AT, SUSPICIONS_AT = (
    3,
    4,
    5,
    6,
    7,
    8,
)
"""BOLD is given: the seats, one bit each, that fight from the first card on as saboteurs."""
MOLE_SEATS_AT, MEND_BONUS_AT, MEND_SUSPICION_PENALTY_AT, REPEATED_BREAK_PENALTY_AT = (
    SUSPICIONS_AT + 12,
    SUSPICIONS_AT + 13,
    SUSPICIONS_AT + 14,
    SUSPICIONS_AT + 15,
)
"""Given as well, and nothing for the rule bot itself: the seats that dig until they fight; by how
much more mending a mate is worth, a suspicion takes away from it, and a tool broken already takes
away from breaking another."""
GOAL_BELIEFS_AT = REPEATED_BREAK_PENALTY_AT + 1
"""Given: for each seat what it would think of each goal if it has not looked there; all nothing if
one is as good as another."""
EVALUATOR_WORDS = GOAL_BELIEFS_AT + 12 * GOALS
MIN_DISCARD_SCORE = -7.0
"""No digger's discard weighs less: what weighs less than this is never played by one."""


@inline
def expected_distance(needed: Any, mind: Any) -> Any:
    """Cards still needed, and what goals turned up are worth; each goal by the hope set in it."""
    missing = hoped = 0.0
    for goal in range(GOALS):
        if mind[goal] > 0:
            cards = np.int64(needed) >> 8 * goal & 255
            missing += mind[goal] * cards
            if not cards:
                hoped += mind[goal]
    return missing, TREASURE_VALUE * hoped


@inline
def prepare(g: Any, t: Any, beliefs: Any, s: Any, mind: Any) -> None:
    """What the acting seat makes of what it knows."""
    me = np.int64(g.to_act)
    known = np.int64(g.opened) | np.int64(g.peeked[me])
    unknown: Any = 0
    sure = -1
    for goal in range(GOALS):
        unknown += 1 - (known >> goal & 1)
        if g.goals[goal] == TREASURE and known & ~np.int64(g.opened) & 1 << goal:
            sure = goal
    given = 0.0
    for goal in range(GOALS):
        if not known >> goal & 1:
            given += mind[GOAL_BELIEFS_AT + GOALS * me + goal]
    for goal in range(GOALS):
        if sure >= 0:
            mind[goal] = 1.0 if goal == sure else 0.0
        elif known >> goal & 1:
            mind[goal] = 0.0
        else:
            mind[goal] = mind[GOAL_BELIEFS_AT + GOALS * me + goal] / given if given else 1 / unknown
    mind[MISSING_AT], mind[GOALS_VALUE_AT] = expected_distance(s[NEEDED_AT], mind)
    left = np.int64(t.deck_size) - np.int64(g.drawn)
    bold = np.int64(mind[BOLD_SEATS_AT]) >> me & 1
    near = mind[MISSING_AT] <= NEAR_CARDS or left < 2 * np.int64(t.seats)
    mind[FIGHTS_OPENLY_AT] = 1.0 if near or bold else 0.0
    mind[KNOWS_TREASURE_AT] = 1.0 if sure >= 0 or unknown <= 1 else 0.0
    compute_suspicions(g, t, me, beliefs, mind[SUSPICIONS_AT:])


@inline
def count_broken_tools(g: Any, seat: Any) -> Any:
    """How many tools of a seat are broken."""
    return popcount(g.words[BROKEN_WORD] >> np.uint64(seat) & SEAT_0_TOOLS)


@inline
def score_dig(g: Any, t: Any, target: Any, tile: Any, s: Any, mind: Any) -> Any:
    """How much laying a card serves a digger."""
    missing, opens = expected_distance(distance_with_tile(g, t, s, target, tile), mind)
    gain = mind[MISSING_AT] - missing
    if not tile & JOINED:
        return 10 * gain - 9
    idle = 0 if gain > 0 else 8
    return 10 * gain + opens + popcount(np.uint64(tile & 15)) / 3 - idle


@inline
def score_as_digger(g: Any, t: Any, kind: Any, target: Any, tile: Any, s: Any, mind: Any) -> Any:
    """How much playing a card serves a digger."""
    me = np.int64(g.to_act)
    if kind < PATH_KINDS:
        return score_dig(g, t, target, tile, s, mind)
    if kind == MAP_KIND:
        return score_peek(target, 9.0, mind)
    if kind == ROCKFALL_KIND:
        missing, _ = expected_distance(distance_without_card(g, t, s, target), mind)
        return 10 * (mind[MISSING_AT] - missing) - 6
    seat = target % TOOL_LANE_BITS
    if kind >= FIRST_MEND_KIND:
        if seat == me:
            return 16.0 - 3 * (count_broken_tools(g, me) - 1)
        return (
            7
            + mind[MEND_BONUS_AT]
            - (16 + mind[MEND_SUSPICION_PENALTY_AT]) * mind[SUSPICIONS_AT + seat]
        )
    if seat == me:
        return -30.0
    return 18 * (mind[SUSPICIONS_AT + seat] - 0.55) - (
        3 + mind[REPEATED_BREAK_PENALTY_AT]
    ) * count_broken_tools(g, seat)


@inline
def score_as_saboteur(g: Any, t: Any, kind: Any, target: Any, tile: Any, s: Any, mind: Any) -> Any:
    """How much playing a card serves a saboteur."""
    fights = mind[FIGHTS_OPENLY_AT] > 0
    if kind < PATH_KINDS:
        if not fights and np.int64(mind[MOLE_SEATS_AT]) >> np.int64(g.to_act) & 1:
            return score_dig(g, t, target, tile, s, mind)
        if not fights and not tile & JOINED:
            return -6.0
        missing, opens = expected_distance(distance_with_tile(g, t, s, target, tile), mind)
        harm = -(mind[MISSING_AT] - missing)
        if fights:
            return 10 * harm - opens + (0 if tile & JOINED else 1)
        # Far from the goals a small step forward keeps the others trusting.
        return 1.5 - abs(harm) - opens
    if kind == MAP_KIND:
        return score_peek(target, 6.0, mind)
    if kind == ROCKFALL_KIND:
        if not fights:
            return -4.0
        missing, _ = expected_distance(distance_without_card(g, t, s, target), mind)
        return 8 * -(mind[MISSING_AT] - missing)
    seat = target % TOOL_LANE_BITS
    if kind >= FIRST_MEND_KIND:
        return 3.0 if seat == g.to_act else 6 * mind[SUSPICIONS_AT + seat] - 5
    if seat == g.to_act:
        return -30.0
    honest = 1 - mind[SUSPICIONS_AT + seat]
    whole = 0 if count_broken_tools(g, seat) else 2
    return (9 if fights else 3) * honest + whole - 1


@inline
def score_peek(goal: Any, wish: Any, mind: Any) -> Any:
    """A look is worth what it may tell."""
    return -6.0 if mind[KNOWS_TREASURE_AT] > 0 or mind[goal] == 0 else wish + mind[goal]


@inline
def score_discard(g: Any, kind: Any, mind: Any) -> Any:
    """How much discarding a card serves its holder."""
    digger = not np.int64(g.roles) >> np.int64(g.to_act) & 1
    sides = popcount(np.uint64(KIND_SIDES[kind] & 15))
    joined = KIND_SIDES[kind] & JOINED
    knows = mind[KNOWS_TREASURE_AT] > 0
    if digger:
        if kind < PATH_KINDS:
            keep = 1.0 + sides if joined else -1.0
        elif kind >= FIRST_MEND_KIND:
            keep = 2.0 + popcount(np.uint64(KIND_TOOLS[kind]))
        elif kind == MAP_KIND:
            keep = 0.0 if knows else 4.0
        else:
            keep = 1.5 if kind == ROCKFALL_KIND else 2.0
        return -2 - keep
    if kind < PATH_KINDS:
        keep = -float(sides) if joined else 4.0
    elif kind >= FIRST_MEND_KIND:
        keep = -1.0
    elif kind == MAP_KIND:
        keep = -2.0 if knows else 3.0
    else:
        keep = 5.0
    return -1 - keep


@out_of_line
def score(g: Any, t: Any, move: Any, s: Any, mind: Any) -> Any:
    """How much a legal move serves the acting seat's own side; `prepare` first."""
    digger = not np.int64(g.roles) >> np.int64(g.to_act) & 1
    if g.phase != PLAY:
        which = move - CHOICE_MOVES
        if g.phase == DRAFT:
            return float(which)
        if g.phase == OPEN:
            return mind[which] if digger else -mind[which]
        # A stone that fits neither way is part of the maze to nobody yet.
        return 0.0
    if move < CHOICE_MOVES:
        return score_discard(g, card_kind(g, t, g.to_act, move), mind)
    kind = card_kind(g, t, g.to_act, (move - CARD_MOVES) >> 7)
    sides = np.int64(KIND_SIDES[kind])
    tile = rotated_180(sides) if move >> 6 & 1 else sides
    if digger:
        return score_as_digger(g, t, kind, move & 63, tile, s, mind)
    return score_as_saboteur(g, t, kind, move & 63, tile, s, mind)


@inline
def is_dominated(g: Any, kind: Any, target: Any, s: Any, mind: Any) -> Any:
    """Whether a digger is sure not to play a card there, so that nobody need work it out."""
    if kind < PATH_KINDS:
        return not KIND_SIDES[kind] & JOINED
    if kind != ROCKFALL_KIND:
        return False
    for goal in range(GOALS):
        if mind[goal] > 0 and could_shorten(g, s, target, goal):
            return False
    return True


@out_of_line
def best_move(
    g: Any, t: Any, beliefs: Any, s: Any, mind: Any, stream: Any, tally: Any, work: Any
) -> Any:
    """The legal move that weighs most; chance decides among equals."""
    prepare(g, t, beliefs, s, mind)
    best, ties, chosen = -1e9, np.int64(0), np.int64(0)
    if g.phase != PLAY:
        word = choice_bits(g, t, work)
        tally[3] += popcount(word)
        while word != NO_BITS:
            move = CHOICE_MOVES + ctz(word)
            word &= word - ONE
            best, ties, chosen = update_best(g, t, move, best, ties, chosen, s, mind, stream)
        return chosen
    seat = g.to_act
    hand = np.int64(g.sizes[seat])
    tally[3] += hand
    digger = not np.int64(g.roles) >> np.int64(seat) & 1
    for move in range(hand):
        best, ties, chosen = update_best(g, t, move, best, ties, chosen, s, mind, stream)
    dig, smash = dig_mask(g, seat), break_mask(t, seat)
    for place in range(hand):
        kind = card_kind(g, t, seat, place)
        for over in range(2):
            word = turned_targets(g, kind, dig) if over else upright_targets(g, kind, dig, smash)
            tally[3] += popcount(word)
            while word != NO_BITS:
                target = ctz(word)
                word &= word - ONE
                # A rockfall that gains nothing weighs -6, and so does little else.
                if digger and best > -6 and is_dominated(g, kind, target, s, mind):
                    continue
                move = CARD_MOVES + place * 128 + over * 64 + target
                best, ties, chosen = update_best(g, t, move, best, ties, chosen, s, mind, stream)
    return chosen


@inline
def update_best(
    g: Any, t: Any, move: Any, best: Any, ties: Any, chosen: Any, s: Any, mind: Any, stream: Any
) -> Any:
    """The heaviest so far, how many weigh as much, and which of them it is to be."""
    heavy = score(g, t, move, s, mind)
    if heavy > best:
        return heavy, 1, move
    if heavy == best:
        ties += 1
        if biased_below(stream, ties) == 0:
            chosen = move
    return best, ties, chosen
