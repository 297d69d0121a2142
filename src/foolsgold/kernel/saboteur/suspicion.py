"""Who may be a saboteur, judged by what everybody saw: the twin of `bots.suspicion`.

Evidence is kept by whoever runs a game, one number a seat, and follows each deed.
"""

from math import exp, log
from typing import Any

import numpy as np

from foolsgold.kernel.compilation import inlined
from foolsgold.kernel.saboteur.distances import NEEDED, after_laying, after_taking, outlook, survey
from foolsgold.kernel.saboteur.goals import half_turned
from foolsgold.kernel.saboteur.legal_moves import kind_at
from foolsgold.kernel.saboteur.record_layout import (
    BREAKS,
    CARD_MOVES,
    DRAFT,
    JOINED,
    LANE,
    MENDS,
    PATHS,
    PLAY,
    ROCKFALL,
    SIDES,
)

PER_CARD, DEAD_END, BREAK, MEND = 0.55, 1.2, 0.8, 0.6


@inlined
def within(value: Any, bound: Any) -> Any:
    """A value kept between two bounds."""
    return max(-bound, min(bound, value))


@inlined
def leaning(evidence: Any) -> Any:
    """From -1 (surely honest) to 1 (surely not); a little towards honest when nothing is known."""
    return within(evidence, 2.0) / 2 - 0.2


@inlined
def suspect(g: Any, t: Any, me: Any, beliefs: Any, out: Any) -> None:
    """For each seat, how likely it is a saboteur; a seat knows itself."""
    mine: Any = np.int64(g.roles) >> np.int64(me) & 1
    saboteurs: Any = np.int64(t.saboteurs) - mine
    unseen: Any = np.int64(t.saboteurs) + np.int64(t.diggers) - 1
    prior = min(max(saboteurs / max(unseen, 1), 0.02), 0.98)
    odds = log(prior / (1 - prior))
    for seat in range(t.seats):
        out[seat] = 1 / (1 + exp(-odds - beliefs[seat]))
    out[me] = float(mine)


@inlined
def judge(g: Any, t: Any, move: Any, beliefs: Any, s: Any) -> Any:
    """What a move says about its player, before it is played; True if it changes the maze."""
    if g.phase != PLAY or move < CARD_MOVES:
        return g.phase != PLAY
    seat = np.int64(g.to_act)
    kind = kind_at(g, t, seat, (move - CARD_MOVES) >> 7)
    target = move & 63
    if kind < PATHS:
        sides = np.int64(SIDES[kind])
        tile = half_turned(sides) if move >> 6 & 1 else sides
        change = outlook(s, after_laying(g, t, s, target, tile)) - outlook(s, s[NEEDED])
        beliefs[seat] += PER_CARD * within(change, 3.0)
        if not tile & JOINED:
            beliefs[seat] += DEAD_END
        return True
    if kind == ROCKFALL:
        change = outlook(s, after_taking(g, t, s, target)) - outlook(s, s[NEEDED])
        beliefs[seat] += PER_CARD * within(change, 4.0)
        return True
    victim = target % LANE
    if kind >= BREAKS and victim != seat:
        # Hindering one who looks honest speaks against you, hindering a rogue for you.
        if kind < MENDS:
            beliefs[seat] -= BREAK * leaning(beliefs[victim])
        else:
            beliefs[seat] += MEND * leaning(beliefs[victim])
    return False


@inlined
def look_on(g: Any, t: Any, changes: Any, now: Any, beliefs: Any, s: Any) -> None:
    """After a move: a new round begins without evidence, and a new maze is surveyed."""
    if g.round != now:
        for seat in range(len(beliefs)):
            beliefs[seat] = 0.0
    if g.phase != DRAFT and (changes or g.round != now):
        survey(g, t, s)
