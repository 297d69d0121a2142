"""Gold: the diggers draft from the cards drawn, the saboteurs are paid exactly.

The compiled counterpart of `rules.gold`. The first cards of `gold` are the deck, from the top.
"""

from typing import Any

import numpy as np

from foolsgold.kernel.bit_ops import NO_BITS, ONE, bit, popcount
from foolsgold.kernel.compilation import inline, out_of_line
from foolsgold.kernel.saboteur.legal_moves import SEAT_0_TOOLS
from foolsgold.kernel.saboteur.record_layout import BROKEN_WORD, DRAFT, NO_ID, PLAY

SUMS_AT, SUM_CARDS_AT, SUM_ORDER_AT = 64, 96, 128
"""Where scratch memory holds the sums that can be made, from which cards, in which order."""
UNDER_DECK_AT = 160
"""Where scratch memory holds cards laid under the deck."""


@inline
def entitled_seats(g: Any, t: Any) -> Any:
    """[R84, R87] The diggers; by the optional rule only those whose tools are whole."""
    found = ~np.int64(g.roles) & ((1 << np.int64(t.seats)) - 1)
    if t.broken_unpaid:
        for seat in range(t.seats):
            if g.words[BROKEN_WORD] & (SEAT_0_TOOLS << np.uint64(seat)):
                found &= ~(1 << seat)
    return found


@inline
def next_entitled_seat(g: Any, t: Any, seat: Any) -> Any:
    """[R84, R86] The next digger counter-clockwise."""
    among = entitled_seats(g, t)
    other = np.int64(seat)
    for _ in range(t.seats):
        other = (other + np.int64(t.seats) - 1) % np.int64(t.seats)
        if among >> other & 1:
            break
    return other


@inline
def drop_top(g: Any, count: Any) -> None:
    """Takes cards off the top of the gold deck."""
    left = np.int64(g.golds) - count
    for place in range(left):
        g.gold[place] = g.gold[place + count]
    g.golds = left


@inline
def share_gold(g: Any, t: Any, finisher: Any) -> None:
    """[R79-R86] The treasure is found: gold cards are drawn and go round among the diggers."""
    among = entitled_seats(g, t)
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
    g.to_act = finisher if among >> np.int64(finisher) & 1 else next_entitled_seat(g, t, finisher)


@inline
def give_gold_card(g: Any, seat: Any, nuggets: Any) -> None:
    """A gold card is kept by a seat."""
    g.taken[g.takes] = np.int64(nuggets) | np.int64(seat) << 8
    g.takes += 1


@inline
def take_gold_card(g: Any, t: Any, nuggets: Any) -> None:
    """[R83-R86] They keep one card; the others are passed on, or back to the deck at the end."""
    give_gold_card(g, g.to_act, nuggets)
    g.picks += 1
    g.offered -= 1
    gone = False
    for place in range(g.offered):
        gone |= g.offer[place] == nuggets
        if gone:
            g.offer[place] = g.offer[place + 1]
    served = g.picks == popcount(np.uint64(entitled_seats(g, t)))
    if not g.offered or (t.one_each and served):
        for place in range(g.offered):
            g.gold[g.golds] = g.offer[place]
            g.golds += 1
        g.offered = 0
        g.phase = PLAY
        return
    g.to_act = next_entitled_seat(g, t, g.to_act)


@inline
def pay_saboteurs(g: Any, t: Any, work: Any) -> None:
    """[R88-R91] The treasure is missed: each saboteur is paid, beginning left of the last turn."""
    due = np.int64(t.pay[popcount(np.uint64(g.roles))]) if g.roles else 0
    last = 0 if g.last_turn == NO_ID else np.int64(g.last_turn)
    for step in range(1, np.int64(t.seats) + 1):
        seat = (last + step) % np.int64(t.seats)
        if np.int64(g.roles) >> seat & 1:
            pay_exact_amount(g, seat, due, work)


@out_of_line
def pay_exact_amount(g: Any, seat: Any, due: Any, work: Any) -> None:
    """[R90] Cards worth exactly `due`, drawn one by one; too large ones go under the deck."""
    owed: Any = due
    for place in range(g.golds):
        if g.gold[place] <= owed:
            owed -= np.int64(g.gold[place])
    if owed:
        pay_largest_sum(g, seat, due, work)
        return
    owed = due
    under = 0
    at = 0
    while owed:
        nuggets: Any = np.int64(g.gold[at])
        at += 1
        if nuggets <= owed:
            give_gold_card(g, seat, nuggets)
            owed -= nuggets
        else:
            work[UNDER_DECK_AT + under] = nuggets
            under += 1
    drop_top(g, at)
    for place in range(under):
        g.gold[g.golds] = work[UNDER_DECK_AT + place]
        g.golds += 1


@inline
def pay_largest_sum(g: Any, seat: Any, due: Any, work: Any) -> None:
    """[0.11] The cards worth most without exceeding the due, nearest to the top of the deck."""
    for total in range(due + 1):
        work[SUMS_AT + total] = NO_BITS
    work[SUMS_AT] = ONE
    work[SUM_CARDS_AT] = NO_BITS
    work[SUM_ORDER_AT] = NO_BITS
    known = 1
    for place in range(g.golds):
        for at in range(known):
            made = np.int64(work[SUM_ORDER_AT + at])
            more = made + np.int64(g.gold[place])
            if more <= due and not work[SUMS_AT + more]:
                work[SUMS_AT + more] = ONE
                work[SUM_CARDS_AT + more] = work[SUM_CARDS_AT + made] | bit(place)
                work[SUM_ORDER_AT + known] = more
                known += 1
    best = due
    while not work[SUMS_AT + best]:
        best -= 1
    chosen = work[SUM_CARDS_AT + best]
    left = 0
    for place in range(g.golds):
        if chosen & bit(place):
            give_gold_card(g, seat, g.gold[place])
        else:
            g.gold[left] = g.gold[place]
            left += 1
    g.golds = left
