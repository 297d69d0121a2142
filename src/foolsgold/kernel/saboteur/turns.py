"""A move from end to end: the deed, what follows from it, the next seat, the end of the round.

The twin of `engine`, `rules.cards`, `rules.passing`, `rules.turns` and `rules.endings`.
"""

from typing import Any

import numpy as np

from foolsgold.kernel.bit_ops import bit, lowest
from foolsgold.kernel.compilation import apart, inlined
from foolsgold.kernel.saboteur.board import (
    has_room,
    is_inside,
    lay,
    look_again,
    move_window,
    refresh,
)
from foolsgold.kernel.saboteur.goals import (
    follow_tunnel,
    half_turned,
    is_found,
    lay_goal,
    mark_open,
    note,
    open_goal,
    reached,
    treasure,
)
from foolsgold.kernel.saboteur.gold import pay, share, take
from foolsgold.kernel.saboteur.legal_moves import can_play
from foolsgold.kernel.saboteur.record_layout import (
    BREAKS,
    BROKEN,
    CARD_MOVES,
    CHOICE,
    DRAFT,
    FALLS,
    FORCED_PASS_CIRCLE,
    FOUND,
    GOALS,
    HANDS_EMPTY,
    KIND_OF,
    LANE,
    MAP,
    MENDS,
    NOBODY,
    NOBODY_CAN_PLAY,
    NOWHERE,
    OPEN,
    PASS_CIRCLE,
    PATHS,
    PLAY,
    ROCKFALL,
    SIDES,
    TREASURE,
    WHOLE,
)
from foolsgold.kernel.saboteur.rounds import next_round


@inlined
def apply(g: Any, t: Any, move: Any, work: Any) -> None:
    """The game after a legal move; if its record cannot hold that, `beyond` is set instead."""
    if g.phase == PLAY:
        if move < CHOICE:
            discard(g, t, move)
        else:
            place = (move - CARD_MOVES) >> 7
            target = move & 63
            kind = np.int64(g.deck[g.hands[np.int64(g.to_act) * np.int64(t.hand) + place]])
            if kind < PATHS:
                if not dig(g, t, place, kind, target, move >> 6 & 1, work):
                    g.beyond = 1
                    return
                if np.int64(g.led) & ~np.int64(g.opened):
                    follow_tunnel(g, t, np.int64(1), work)
                    if ends_or_waits(g, t, work):
                        g.moves += 1
                        return
            else:
                act(g, t, place, kind, target, work)
        go_on(g, t, work)
    else:
        choose(g, t, move - CHOICE, work)
    g.moves += 1


@inlined
def give_up(g: Any, t: Any, place: Any) -> None:
    """A card leaves the hand; the others close up."""
    seat = np.int64(g.to_act)
    left = np.int64(g.sizes[seat]) - 1
    base = seat * np.int64(t.hand)
    # As many steps for every card: a processor guesses well how often it goes round then.
    for at in range(np.int64(t.hand) - 1):
        g.hands[base + at] = g.hands[base + at + (1 if at >= place else 0)]
    g.sizes[seat] = left


@inlined
def put(g: Any, card: Any) -> None:
    """A card goes onto the discard pile."""
    g.pile[g.piled] = card
    g.piled += 1


@inlined
def discard(g: Any, t: Any, place: Any) -> None:
    """[R64-R66, S22] Nobody else sees the card. Passes count once the draw pile is empty."""
    seat = np.int64(g.to_act)
    empty = g.drawn == t.deck_size
    is_forced = empty and t.round_end == FORCED_PASS_CIRCLE and not can_play(g, t, seat, seat < 0)
    g.passes = g.passes + 1 if empty else 0
    g.forced = g.forced + 1 if is_forced else 0
    card = g.hands[seat * np.int64(t.hand) + place]
    put(g, np.int64(g.deck[card]) | (seat + 1) << 8)
    give_up(g, t, place)


@inlined
def dig(g: Any, t: Any, place: Any, kind: Any, slot: Any, is_turned: Any, work: Any) -> Any:
    """[R31] A path card becomes part of the maze; False if the record has no room for it."""
    cell = np.int64(g.slots[slot])
    if not has_room(g, t):
        return False
    if not is_inside(cell):
        shift = move_window(g, t, cell, work)
        if shift == NOWHERE:
            return False
        cell += shift
    sides = np.int64(SIDES[kind])
    lay(g, t, cell, half_turned(sides) if is_turned else sides, work)
    refresh(g)
    spot = lowest(~g.words[FALLS])
    g.words[FALLS] |= bit(spot)
    g.spots[spot] = cell
    g.last_path = g.to_act
    g.last_cell = cell
    played(g, t, place)
    return True


@inlined
def played(g: Any, t: Any, place: Any) -> None:
    """A card was played before everybody's eyes: whoever counts passes begins anew."""
    g.passes = 0
    g.forced = 0
    give_up(g, t, place)


@inlined
def act(g: Any, t: Any, place: Any, kind: Any, target: Any, work: Any) -> None:
    """[R45-R63] An action card: break, mend, map, rockfall."""
    if kind >= BREAKS:
        # Tools are counted by lanes, in the deck of kinds as in the words.
        g.words[WHOLE] ^= bit(target)
        g.words[BROKEN] ^= bit(target)
        if kind >= MENDS:
            put(g, BREAKS + target // LANE)
            put(g, kind)
    elif kind == MAP:
        put(g, kind)
        g.peeked[g.to_act] |= 1 << target
    else:
        collapse(g, t, target, work)
    played(g, t, place)


@apart
def collapse(g: Any, t: Any, spot: Any, work: Any) -> None:
    """[R55-R57] The path card and the rockfall leave for the discard pile."""
    cell = g.spots[spot]
    sides = np.int64(g.board[cell]) & 31
    kind = np.int64(KIND_OF[sides])
    # On the pile a card lies upright again, whichever way it lay in the maze.
    if not t.kinds & bit(kind):
        kind = np.int64(KIND_OF[half_turned(sides)])
    put(g, kind)
    put(g, ROCKFALL)
    g.board[cell] = 0
    g.words[FALLS] ^= bit(spot)
    g.crowd = min(255, g.crowd + 1)
    look_again(g, t, work)
    refresh(g)
    note(g, reached(g, t, work))


@apart
def choose(g: Any, t: Any, which: Any, work: Any) -> None:
    """A goal to open, a stone to turn, a gold card to take."""
    if g.phase == DRAFT:
        take(g, t, which)
        if g.phase == PLAY:
            next_round(g, t, work)
        return
    if g.phase == OPEN:
        open_goal(g, t, which, work)
    else:
        sides = np.int64(t.tiles[g.goals[g.turning]])
        lay_goal(g, t, np.int64(g.turning), half_turned(sides) if which else sides, work)
    if not is_found(g):
        follow_tunnel(g, t, np.int64(0), work)
    if not ends_or_waits(g, t, work):
        go_on(g, t, work)


@inlined
def ends_or_waits(g: Any, t: Any, work: Any) -> Any:
    """[R72] Whether the turn goes no further: a choice is due, or the treasure was found."""
    if g.phase != PLAY:
        return True
    if is_found(g):
        g.last_turn = g.to_act
        end_round(g, t, work)
        return True
    return False


@inlined
def go_on(g: Any, t: Any, work: Any) -> None:
    """[R34, R35, R29] The seat draws while there are cards; the turn goes on clockwise."""
    seat = np.int64(g.to_act)
    if g.drawn < t.deck_size:
        g.hands[seat * np.int64(t.hand) + np.int64(g.sizes[seat])] = g.drawn
        g.sizes[seat] += 1
        g.drawn += 1
    g.last_turn = seat
    g.to_act = seat + 1 if seat + 1 < t.seats else 0
    if g.drawn == t.deck_size and has_run_out(g, t):
        last_look(g, t, work)
        end_round(g, t, work)


@apart
def has_run_out(g: Any, t: Any) -> Any:
    """[R77] Whether nobody goes on, asked once the draw pile is empty."""
    held = 0
    for seat in range(t.seats):
        held += g.sizes[seat]
    if not held:
        return True
    if t.round_end == PASS_CIRCLE:
        return g.passes >= t.seats
    if t.round_end == FORCED_PASS_CIRCLE:
        return g.forced >= t.seats
    if t.round_end == HANDS_EMPTY:
        return False
    for seat in range(t.seats):
        if can_play(g, t, seat, t.round_end != NOBODY_CAN_PLAY):
            return False
    return True


@inlined
def last_look(g: Any, t: Any, work: Any) -> None:
    """[R79, R88] A treasure left shut is found after all if a tunnel leads to it."""
    goal = treasure(g)
    if g.reached_by[goal] != NOBODY:
        mark_open(g, goal)
        lay_goal(g, t, goal, np.int64(t.tiles[TREASURE]), work)


@apart
def end_round(g: Any, t: Any, work: Any) -> None:
    """[R72, R78] The roles are shown and the gold is given out."""
    found = is_found(g)
    finisher = g.reached_by[treasure(g)]
    g.past[np.int64(g.round) - 1] = np.int64(g.roles) | (FOUND if found else 0)
    g.turning = NOBODY
    for goal in range(GOALS):
        mark_open(g, goal)
        g.reached_by[goal] = NOBODY
    if found:
        share(g, t, finisher)
    else:
        pay(g, t, work)
    if g.phase != DRAFT:
        next_round(g, t, work)
