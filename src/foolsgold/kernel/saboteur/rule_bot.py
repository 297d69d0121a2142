"""The rule bot: the twin of `bots.digger`, weight by weight, with beliefs given from outside.

A mind is an array of numbers: hopes in the goals, cards missing, what goals are worth, suspicions.
"""

from typing import Any

import numpy as np

from foolsgold.kernel.bit_ops import NONE, ONE, lowest, popcount
from foolsgold.kernel.compilation import apart, inlined
from foolsgold.kernel.rng import quick
from foolsgold.kernel.saboteur.distances import NEEDED, after_laying, after_taking, may_gain
from foolsgold.kernel.saboteur.goals import half_turned
from foolsgold.kernel.saboteur.legal_moves import (
    OWN,
    breaks,
    choices,
    digs,
    kind_at,
    turned,
    upright,
)
from foolsgold.kernel.saboteur.record_layout import (
    BROKEN,
    CARD_MOVES,
    CHOICE,
    DRAFT,
    GOALS,
    JOINED,
    LANE,
    MAP,
    MENDS,
    OPEN,
    PATHS,
    PLAY,
    ROCKFALL,
    SIDES,
    TOOLS,
    TREASURE,
)
from foolsgold.kernel.saboteur.suspicion import suspect

NEAR, WIN = 4, 25.0
MISSING, WORTH, FIGHTS, KNOWS, BOLD, SUSPECTED = 3, 4, 5, 6, 7, 8
"""BOLD is given: the seats, one bit each, that fight from the first card on as saboteurs."""
MOLE, KINDER, WARIER, PILING = SUSPECTED + 12, SUSPECTED + 13, SUSPECTED + 14, SUSPECTED + 15
"""Given as well, and nothing for the rule bot itself: the seats that dig until they fight; by how
much more mending a mate is worth, a suspicion takes away from it, and a tool broken already takes
away from breaking another."""
HOPES = PILING + 1
"""Given: for each seat what it would think of each goal if it has not looked there; all nothing if
one is as good as another."""
MIND = HOPES + 12 * GOALS
WORST_DISCARD = -7.0
"""No digger's discard weighs less: what weighs less than this is never played by one."""


@inlined
def weigh(needed: Any, mind: Any) -> Any:
    """Cards still needed, and what goals turned up are worth; each goal by the hope set in it."""
    missing = hoped = 0.0
    for goal in range(GOALS):
        if mind[goal] > 0:
            cards = np.int64(needed) >> 8 * goal & 255
            missing += mind[goal] * cards
            if not cards:
                hoped += mind[goal]
    return missing, WIN * hoped


@inlined
def think(g: Any, t: Any, beliefs: Any, s: Any, mind: Any) -> None:
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
            given += mind[HOPES + GOALS * me + goal]
    for goal in range(GOALS):
        if sure >= 0:
            mind[goal] = 1.0 if goal == sure else 0.0
        elif known >> goal & 1:
            mind[goal] = 0.0
        else:
            mind[goal] = mind[HOPES + GOALS * me + goal] / given if given else 1 / unknown
    mind[MISSING], mind[WORTH] = weigh(s[NEEDED], mind)
    left = np.int64(t.deck_size) - np.int64(g.drawn)
    bold = np.int64(mind[BOLD]) >> me & 1
    near = mind[MISSING] <= NEAR or left < 2 * np.int64(t.seats)
    mind[FIGHTS] = 1.0 if near or bold else 0.0
    mind[KNOWS] = 1.0 if sure >= 0 or unknown <= 1 else 0.0
    suspect(g, t, me, beliefs, mind[SUSPECTED:])


@inlined
def tools_broken(g: Any, seat: Any) -> Any:
    """How many tools of a seat are broken."""
    return popcount(g.words[BROKEN] >> np.uint64(seat) & OWN)


@inlined
def dig_on(g: Any, t: Any, target: Any, tile: Any, s: Any, mind: Any) -> Any:
    """How much laying a card serves a digger."""
    missing, opens = weigh(after_laying(g, t, s, target, tile), mind)
    gain = mind[MISSING] - missing
    if not tile & JOINED:
        return 10 * gain - 9
    idle = 0 if gain > 0 else 8
    return 10 * gain + opens + popcount(np.uint64(tile & 15)) / 3 - idle


@inlined
def as_digger(g: Any, t: Any, kind: Any, target: Any, tile: Any, s: Any, mind: Any) -> Any:
    """How much playing a card serves a digger."""
    me = np.int64(g.to_act)
    if kind < PATHS:
        return dig_on(g, t, target, tile, s, mind)
    if kind == MAP:
        return look(target, 9.0, mind)
    if kind == ROCKFALL:
        missing, _ = weigh(after_taking(g, t, s, target), mind)
        return 10 * (mind[MISSING] - missing) - 6
    seat = target % LANE
    if kind >= MENDS:
        if seat == me:
            return 16.0 - 3 * (tools_broken(g, me) - 1)
        return 7 + mind[KINDER] - (16 + mind[WARIER]) * mind[SUSPECTED + seat]
    if seat == me:
        return -30.0
    return 18 * (mind[SUSPECTED + seat] - 0.55) - (3 + mind[PILING]) * tools_broken(g, seat)


@inlined
def as_saboteur(g: Any, t: Any, kind: Any, target: Any, tile: Any, s: Any, mind: Any) -> Any:
    """How much playing a card serves a saboteur."""
    fights = mind[FIGHTS] > 0
    if kind < PATHS:
        if not fights and np.int64(mind[MOLE]) >> np.int64(g.to_act) & 1:
            return dig_on(g, t, target, tile, s, mind)
        if not fights and not tile & JOINED:
            return -6.0
        missing, opens = weigh(after_laying(g, t, s, target, tile), mind)
        harm = -(mind[MISSING] - missing)
        if fights:
            return 10 * harm - opens + (0 if tile & JOINED else 1)
        # Far from the goals a small step forward keeps the others trusting.
        return 1.5 - abs(harm) - opens
    if kind == MAP:
        return look(target, 6.0, mind)
    if kind == ROCKFALL:
        if not fights:
            return -4.0
        missing, _ = weigh(after_taking(g, t, s, target), mind)
        return 8 * -(mind[MISSING] - missing)
    seat = target % LANE
    if kind >= MENDS:
        return 3.0 if seat == g.to_act else 6 * mind[SUSPECTED + seat] - 5
    if seat == g.to_act:
        return -30.0
    honest = 1 - mind[SUSPECTED + seat]
    whole = 0 if tools_broken(g, seat) else 2
    return (9 if fights else 3) * honest + whole - 1


@inlined
def look(goal: Any, wish: Any, mind: Any) -> Any:
    """A look is worth what it may tell."""
    return -6.0 if mind[KNOWS] > 0 or mind[goal] == 0 else wish + mind[goal]


@inlined
def throw_away(g: Any, kind: Any, mind: Any) -> Any:
    """How much discarding a card serves its holder."""
    digger = not np.int64(g.roles) >> np.int64(g.to_act) & 1
    sides = popcount(np.uint64(SIDES[kind] & 15))
    joined = SIDES[kind] & JOINED
    knows = mind[KNOWS] > 0
    if digger:
        if kind < PATHS:
            keep = 1.0 + sides if joined else -1.0
        elif kind >= MENDS:
            keep = 2.0 + popcount(np.uint64(TOOLS[kind]))
        elif kind == MAP:
            keep = 0.0 if knows else 4.0
        else:
            keep = 1.5 if kind == ROCKFALL else 2.0
        return -2 - keep
    if kind < PATHS:
        keep = -float(sides) if joined else 4.0
    elif kind >= MENDS:
        keep = -1.0
    elif kind == MAP:
        keep = -2.0 if knows else 3.0
    else:
        keep = 5.0
    return -1 - keep


@apart
def weight(g: Any, t: Any, move: Any, s: Any, mind: Any) -> Any:
    """How much a legal move serves the acting seat's own side; `think` first."""
    digger = not np.int64(g.roles) >> np.int64(g.to_act) & 1
    if g.phase != PLAY:
        which = move - CHOICE
        if g.phase == DRAFT:
            return float(which)
        if g.phase == OPEN:
            return mind[which] if digger else -mind[which]
        # A stone that fits neither way is part of the maze to nobody yet.
        return 0.0
    if move < CHOICE:
        return throw_away(g, kind_at(g, t, g.to_act, move), mind)
    kind = kind_at(g, t, g.to_act, (move - CARD_MOVES) >> 7)
    sides = np.int64(SIDES[kind])
    tile = half_turned(sides) if move >> 6 & 1 else sides
    if digger:
        return as_digger(g, t, kind, move & 63, tile, s, mind)
    return as_saboteur(g, t, kind, move & 63, tile, s, mind)


@inlined
def is_vain(g: Any, kind: Any, target: Any, s: Any, mind: Any) -> Any:
    """Whether a digger is sure not to play a card there, so that nobody need work it out."""
    if kind < PATHS:
        return not SIDES[kind] & JOINED
    if kind != ROCKFALL:
        return False
    for goal in range(GOALS):
        if mind[goal] > 0 and may_gain(g, s, target, goal):
            return False
    return True


@apart
def heaviest(
    g: Any, t: Any, beliefs: Any, s: Any, mind: Any, stream: Any, tally: Any, work: Any
) -> Any:
    """The legal move that weighs most; chance decides among equals."""
    think(g, t, beliefs, s, mind)
    best, ties, chosen = -1e9, np.int64(0), np.int64(0)
    if g.phase != PLAY:
        word = choices(g, t, work)
        tally[3] += popcount(word)
        while word != NONE:
            move = CHOICE + lowest(word)
            word &= word - ONE
            best, ties, chosen = better(g, t, move, best, ties, chosen, s, mind, stream)
        return chosen
    seat = g.to_act
    hand = np.int64(g.sizes[seat])
    tally[3] += hand
    digger = not np.int64(g.roles) >> np.int64(seat) & 1
    for move in range(hand):
        best, ties, chosen = better(g, t, move, best, ties, chosen, s, mind, stream)
    dig, smash = digs(g, seat), breaks(t, seat)
    for place in range(hand):
        kind = kind_at(g, t, seat, place)
        for over in range(2):
            word = turned(g, kind, dig) if over else upright(g, kind, dig, smash)
            tally[3] += popcount(word)
            while word != NONE:
                target = lowest(word)
                word &= word - ONE
                # A rockfall that gains nothing weighs -6, and so does little else.
                if digger and best > -6 and is_vain(g, kind, target, s, mind):
                    continue
                move = CARD_MOVES + place * 128 + over * 64 + target
                best, ties, chosen = better(g, t, move, best, ties, chosen, s, mind, stream)
    return chosen


@inlined
def better(
    g: Any, t: Any, move: Any, best: Any, ties: Any, chosen: Any, s: Any, mind: Any, stream: Any
) -> Any:
    """The heaviest so far, how many weigh as much, and which of them it is to be."""
    heavy = weight(g, t, move, s, mind)
    if heavy > best:
        return heavy, 1, move
    if heavy == best:
        ties += 1
        if quick(stream, ties) == 0:
            chosen = move
    return best, ties, chosen
