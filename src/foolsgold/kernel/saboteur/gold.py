"""Gold: the diggers choose in turn from what is drawn, the saboteurs are paid exactly.

The twin of `rules.gold`. The first cards of `gold` are the deck, from the top.
"""

from typing import Any

import numpy as np

from foolsgold.kernel.bit_ops import NONE, ONE, bit, popcount
from foolsgold.kernel.compilation import apart, inlined
from foolsgold.kernel.saboteur.legal_moves import OWN
from foolsgold.kernel.saboteur.record_layout import BROKEN, DRAFT, NOBODY, PLAY

SUMS, PLACES, ORDER = 64, 96, 128
"""Where scratch memory holds the sums that can be made, from which cards, in which order."""
UNDER = 160
"""Where scratch memory holds cards laid under the deck."""


@inlined
def sharers(g: Any, t: Any) -> Any:
    """[R84, R87] The diggers; by the optional rule only those whose tools are whole."""
    found = ~np.int64(g.roles) & ((1 << np.int64(t.seats)) - 1)
    if t.broken_unpaid:
        for seat in range(t.seats):
            if g.words[BROKEN] & (OWN << np.uint64(seat)):
                found &= ~(1 << seat)
    return found


@inlined
def next_sharer(g: Any, t: Any, seat: Any) -> Any:
    """[R84, R86] The next digger counter-clockwise."""
    among = sharers(g, t)
    other = np.int64(seat)
    for _ in range(t.seats):
        other = (other + np.int64(t.seats) - 1) % np.int64(t.seats)
        if among >> other & 1:
            break
    return other


@inlined
def drop_top(g: Any, count: Any) -> None:
    """Takes cards off the top of the gold deck."""
    left = np.int64(g.golds) - count
    for place in range(left):
        g.gold[place] = g.gold[place + count]
    g.golds = left


@inlined
def share(g: Any, t: Any, finisher: Any) -> None:
    """[R79-R86] The treasure is found: gold cards are drawn and go round among the diggers."""
    among = sharers(g, t)
    saboteurs = popcount(np.uint64(g.roles))
    count = np.int64(t.seats) - saboteurs if t.gold_for_diggers else np.int64(t.seats)
    count = min(count, np.int64(t.cap), np.int64(g.golds))
    if not among or not count:
        return
    for place in range(count):
        # Sorted as they come: nobody sees in which order they were drawn.
        nuggets = g.gold[place]
        at = place
        while at > 0 and g.offer[at - 1] > nuggets:
            g.offer[at] = g.offer[at - 1]
            at -= 1
        g.offer[at] = nuggets
    g.offered = count
    drop_top(g, count)
    g.picks = 0
    g.phase = DRAFT
    g.to_act = finisher if among >> np.int64(finisher) & 1 else next_sharer(g, t, finisher)


@inlined
def give(g: Any, seat: Any, nuggets: Any) -> None:
    """A gold card is kept by a seat."""
    g.taken[g.takes] = np.int64(nuggets) | np.int64(seat) << 8
    g.takes += 1


@inlined
def take(g: Any, t: Any, nuggets: Any) -> None:
    """[R83-R86] They keep one card; the others go on, or back to the deck once all are served."""
    give(g, g.to_act, nuggets)
    g.picks += 1
    g.offered -= 1
    gone = False
    for place in range(g.offered):
        gone |= g.offer[place] == nuggets
        if gone:
            g.offer[place] = g.offer[place + 1]
    served = g.picks == popcount(np.uint64(sharers(g, t)))
    if not g.offered or (t.one_each and served):
        for place in range(g.offered):
            g.gold[g.golds] = g.offer[place]
            g.golds += 1
        g.offered = 0
        g.phase = PLAY
        return
    g.to_act = next_sharer(g, t, g.to_act)


@inlined
def pay(g: Any, t: Any, work: Any) -> None:
    """[R88-R91] The treasure is missed: each saboteur is paid, beginning left of the last turn."""
    due = np.int64(t.pay[popcount(np.uint64(g.roles))]) if g.roles else 0
    last = 0 if g.last_turn == NOBODY else np.int64(g.last_turn)
    for step in range(1, np.int64(t.seats) + 1):
        seat = (last + step) % np.int64(t.seats)
        if np.int64(g.roles) >> seat & 1:
            pay_exactly(g, seat, due, work)


@apart
def pay_exactly(g: Any, seat: Any, due: Any, work: Any) -> None:
    """[R90] Cards worth exactly `due`, drawn one by one; too large ones go under the deck."""
    owed: Any = due
    for place in range(g.golds):
        if g.gold[place] <= owed:
            owed -= np.int64(g.gold[place])
    if owed:
        pay_largest(g, seat, due, work)
        return
    owed = due
    under = 0
    at = 0
    while owed:
        nuggets: Any = np.int64(g.gold[at])
        at += 1
        if nuggets <= owed:
            give(g, seat, nuggets)
            owed -= nuggets
        else:
            work[UNDER + under] = nuggets
            under += 1
    drop_top(g, at)
    for place in range(under):
        g.gold[g.golds] = work[UNDER + place]
        g.golds += 1


@inlined
def pay_largest(g: Any, seat: Any, due: Any, work: Any) -> None:
    """[0.11] The cards worth most without exceeding the due, nearest to the top of the deck."""
    for total in range(due + 1):
        work[SUMS + total] = NONE
    work[SUMS] = ONE
    work[PLACES] = NONE
    work[ORDER] = NONE
    known = 1
    for place in range(g.golds):
        for at in range(known):
            made = np.int64(work[ORDER + at])
            more = made + np.int64(g.gold[place])
            if more <= due and not work[SUMS + more]:
                work[SUMS + more] = ONE
                work[PLACES + more] = work[PLACES + made] | bit(place)
                work[ORDER + known] = more
                known += 1
    best = due
    while not work[SUMS + best]:
        best -= 1
    chosen = work[PLACES + best]
    left = 0
    for place in range(g.golds):
        if chosen & bit(place):
            give(g, seat, g.gold[place])
        else:
            g.gold[left] = g.gold[place]
            left += 1
    g.golds = left
