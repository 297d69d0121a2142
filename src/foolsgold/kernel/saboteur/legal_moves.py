"""What hands can do: two words for each card. The twin of `rules.plays` and `rules.legal`."""

from typing import Any

import numpy as np

from foolsgold.kernel.bit_ops import ALL, NONE, ONE, bit, popcount
from foolsgold.kernel.compilation import apart, inlined
from foolsgold.kernel.saboteur.goals import reached
from foolsgold.kernel.saboteur.record_layout import (
    BROKEN,
    DRAFT,
    LANE,
    LANES,
    NO_BREAK,
    NO_PATH,
    OPEN,
    PATHS,
    PLAY,
    TURN,
    TURNED,
    UPRIGHT,
)

OWN = np.uint64(1 | 1 << LANE | 1 << 2 * LANE)
"""The tools of seat 0."""


@inlined
def digs(g: Any, seat: Any) -> Any:
    """[R49] All bits if the tools of a seat are whole, none if one is broken."""
    return NONE if g.words[BROKEN] & (OWN << np.uint64(seat)) else ALL


@inlined
def breaks(t: Any, seat: Any) -> Any:
    """[S11] The tools a seat may break: all, or all but its own."""
    return ALL if t.break_self else ~(OWN << np.uint64(seat))


@inlined
def upright(g: Any, kind: Any, dig: Any, smash: Any) -> Any:
    """Where a card may go as it is: places, tools, goals or laid cards."""
    # Not asked but masked: which card comes next is what a processor cannot guess.
    return g.words[UPRIGHT[kind]] & LANES[kind] & (dig | NO_PATH[kind]) & (smash | NO_BREAK[kind])


@inlined
def turned(g: Any, kind: Any, dig: Any) -> Any:
    """Where a path card may go turned, if that is another way to lay it."""
    return g.words[TURNED[kind]] & dig


@inlined
def kind_at(g: Any, t: Any, seat: Any, place: Any) -> Any:
    """The kind of a card in hand."""
    return np.int64(g.deck[g.hands[np.int64(seat) * np.int64(t.hand) + place]])


@inlined
def choices(g: Any, t: Any, work: Any) -> Any:
    """What may be chosen where no card is asked for: goals, positions, gold."""
    if g.phase == OPEN:
        return np.uint64(reached(g, t, work))
    if g.phase == TURN:
        return np.uint64(3)
    found = NONE
    if g.phase == DRAFT:
        for place in range(g.offered):
            found |= bit(g.offer[place])
    return found


@inlined
def write_words(g: Any, t: Any, out: Any, work: Any) -> Any:
    """[R30] All legal moves of the acting seat; says how many there are."""
    out[0] = NONE
    out[1] = choices(g, t, work)
    count = popcount(out[1])
    hand = np.int64(g.sizes[g.to_act]) if g.phase == PLAY else 0
    if g.phase == PLAY:
        out[0] = bit(hand) - ONE
        count += hand
        dig, smash = digs(g, g.to_act), breaks(t, g.to_act)
        for place in range(hand):
            kind = kind_at(g, t, g.to_act, place)
            out[2 + 2 * place] = upright(g, kind, dig, smash)
            out[3 + 2 * place] = turned(g, kind, dig)
            count += popcount(out[2 + 2 * place]) + popcount(out[3 + 2 * place])
    for row in range(2 + 2 * hand, 2 + 2 * np.int64(t.hand)):
        out[row] = NONE
    return count


@apart
def can_play(g: Any, t: Any, seat: Any, dig_only: Any) -> Any:
    """Whether a seat holds a card it could use, or lay, were it its turn."""
    dig, smash = digs(g, seat), breaks(t, seat)
    for place in range(g.sizes[seat]):
        kind = kind_at(g, t, seat, place)
        if (kind < PATHS or not dig_only) and (
            upright(g, kind, dig, smash) | turned(g, kind, dig)
        ) != NONE:
            return True
    return False
