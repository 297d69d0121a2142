"""Legal moves as bits: two words for each card in hand.

The compiled counterpart of `rules.hand_moves` and `rules.legal`.
"""

from typing import Any

import numpy as np

from foolsgold.kernel.bit_ops import ALL_BITS, NO_BITS, ONE, bit, popcount
from foolsgold.kernel.compilation import inline, out_of_line
from foolsgold.kernel.saboteur.goals import reached_goals
from foolsgold.kernel.saboteur.record_layout import (
    BROKEN_WORD,
    DRAFT,
    LANE_MASK,
    NOT_BREAK_MASK,
    NOT_PATH_MASK,
    OPEN,
    PATH_KINDS,
    PLAY,
    TOOL_LANE_BITS,
    TURN,
    TURNED_WORD,
    UPRIGHT_WORD,
)

SEAT_0_TOOLS = np.uint64(1 | 1 << TOOL_LANE_BITS | 1 << 2 * TOOL_LANE_BITS)
"""The tools of seat 0."""


@inline
def dig_mask(g: Any, seat: Any) -> Any:
    """[R49] All bits if the tools of a seat are whole, none if one is broken."""
    return NO_BITS if g.words[BROKEN_WORD] & (SEAT_0_TOOLS << np.uint64(seat)) else ALL_BITS


@inline
def break_mask(t: Any, seat: Any) -> Any:
    """[S11] The tools a seat may break: all, or all but its own."""
    return ALL_BITS if t.break_self else ~(SEAT_0_TOOLS << np.uint64(seat))


@inline
def upright_targets(g: Any, kind: Any, dig: Any, smash: Any) -> Any:
    """Where a card may go as it is: places, tools, goals or laid cards."""
    # Not asked but masked: which card comes next is what a processor cannot guess.
    return (
        g.words[UPRIGHT_WORD[kind]]
        & LANE_MASK[kind]
        & (dig | NOT_PATH_MASK[kind])
        & (smash | NOT_BREAK_MASK[kind])
    )


@inline
def turned_targets(g: Any, kind: Any, dig: Any) -> Any:
    """Where a path card may go turned, if that is another way to lay it."""
    return g.words[TURNED_WORD[kind]] & dig


@inline
def card_kind(g: Any, t: Any, seat: Any, place: Any) -> Any:
    """The kind of a card in hand."""
    return np.int64(g.deck[g.hands[np.int64(seat) * np.int64(t.hand) + place]])


@inline
def choice_bits(g: Any, t: Any, work: Any) -> Any:
    """What may be chosen where no card is asked for: goals, positions, gold."""
    if g.phase == OPEN:
        return np.uint64(reached_goals(g, t, work))
    if g.phase == TURN:
        return np.uint64(3)
    found = NO_BITS
    if g.phase == DRAFT:
        for place in range(g.offered):
            found |= bit(g.offer[place])
    return found


@inline
def write_legal_bitmask(g: Any, t: Any, out: Any, work: Any) -> Any:
    """[R30] All legal moves of the acting seat; says how many there are."""
    out[0] = NO_BITS
    out[1] = choice_bits(g, t, work)
    count = popcount(out[1])
    hand = np.int64(g.sizes[g.to_act]) if g.phase == PLAY else 0
    if g.phase == PLAY:
        out[0] = bit(hand) - ONE
        count += hand
        dig, smash = dig_mask(g, g.to_act), break_mask(t, g.to_act)
        for place in range(hand):
            kind = card_kind(g, t, g.to_act, place)
            out[2 + 2 * place] = upright_targets(g, kind, dig, smash)
            out[3 + 2 * place] = turned_targets(g, kind, dig)
            count += popcount(out[2 + 2 * place]) + popcount(out[3 + 2 * place])
    for row in range(2 + 2 * hand, 2 + 2 * np.int64(t.hand)):
        out[row] = NO_BITS
    return count


@out_of_line
def can_play(g: Any, t: Any, seat: Any, dig_only: Any) -> Any:
    """Whether a seat holds a card it could use, or lay, were it its turn."""
    dig, smash = dig_mask(g, seat), break_mask(t, seat)
    for place in range(g.sizes[seat]):
        kind = card_kind(g, t, seat, place)
        if (kind < PATH_KINDS or not dig_only) and (
            upright_targets(g, kind, dig, smash) | turned_targets(g, kind, dig)
        ) != NO_BITS:
            return True
    return False
