"""Applies a move: its effect, what follows from it, the next seat, the end of the round.

The compiled counterpart of `engine`, `rules.cards`, `rules.discard`, `rules.turns` and
`rules.round_end`.
"""

from typing import Any

import numpy as np

from foolsgold.kernel.bit_ops import bit, ctz
from foolsgold.kernel.compilation import inline, out_of_line
from foolsgold.kernel.saboteur.board import (
    has_slot_capacity,
    is_inside_margin,
    place_card,
    rebuild_after_removal,
    recentre_window,
    refresh_fit_masks,
)
from foolsgold.kernel.saboteur.goals import (
    is_treasure_found,
    lay_goal,
    mark_open,
    open_goal,
    open_reached_goals,
    reached_goals,
    record_finishers,
    rotated_180,
    treasure_goal,
)
from foolsgold.kernel.saboteur.gold import pay_saboteurs, share_gold, take_gold_card
from foolsgold.kernel.saboteur.legal_moves import can_play
from foolsgold.kernel.saboteur.record_layout import (
    BROKEN_WORD,
    CARD_MOVES,
    CHOICE_MOVES,
    DRAFT,
    FIRST_BREAK_KIND,
    FIRST_MEND_KIND,
    FORCED_PASS_CIRCLE,
    FOUND_BIT,
    GOALS,
    HANDS_EMPTY,
    KIND_BY_SIDES,
    KIND_SIDES,
    MAP_KIND,
    NO_CELL,
    NO_ID,
    NOBODY_CAN_PLAY,
    OPEN,
    PASS_CIRCLE,
    PATH_KINDS,
    PLAY,
    ROCKFALL_KIND,
    ROCKFALL_TARGETS_WORD,
    TOOL_LANE_BITS,
    TREASURE,
    WHOLE_WORD,
)
from foolsgold.kernel.saboteur.rounds import next_round


@inline
def apply_move(g: Any, t: Any, move: Any, work: Any) -> None:
    """The game after a legal move; if its record cannot hold that, `beyond` is set instead."""
    if g.phase == PLAY:
        if move < CHOICE_MOVES:
            discard(g, t, move)
        else:
            place = (move - CARD_MOVES) >> 7
            target = move & 63
            kind = np.int64(g.deck[g.hands[np.int64(g.to_act) * np.int64(t.hand) + place]])
            if kind < PATH_KINDS:
                if not play_path_card(g, t, place, kind, target, move >> 6 & 1, work):
                    g.beyond = 1
                    return
                if np.int64(g.led) & ~np.int64(g.opened):
                    open_reached_goals(g, t, np.int64(1), work)
                    if is_turn_interrupted(g, t, work):
                        g.moves += 1
                        return
            else:
                play_action_card(g, t, place, kind, target, work)
        draw_and_pass_turn(g, t, work)
    else:
        apply_choice(g, t, move - CHOICE_MOVES, work)
    g.moves += 1


@inline
def remove_from_hand(g: Any, t: Any, place: Any) -> None:
    """A card leaves the hand; the others close up."""
    seat = np.int64(g.to_act)
    left = np.int64(g.sizes[seat]) - 1
    base = seat * np.int64(t.hand)
    # As many steps for every card: a processor guesses well how often it goes round then.
    for at in range(np.int64(t.hand) - 1):
        g.hands[base + at] = g.hands[base + at + (1 if at >= place else 0)]
    g.sizes[seat] = left


@inline
def add_to_discards(g: Any, card: Any) -> None:
    """A card goes onto the discard pile."""
    g.pile[g.piled] = card
    g.piled += 1


@inline
def discard(g: Any, t: Any, place: Any) -> None:
    """[R64-R66, S22] Nobody else sees the card. Passes count once the draw pile is empty."""
    seat = np.int64(g.to_act)
    empty = g.drawn == t.deck_size
    is_forced = empty and t.round_end == FORCED_PASS_CIRCLE and not can_play(g, t, seat, seat < 0)
    g.passes = g.passes + 1 if empty else 0
    g.forced = g.forced + 1 if is_forced else 0
    card = g.hands[seat * np.int64(t.hand) + place]
    add_to_discards(g, np.int64(g.deck[card]) | (seat + 1) << 8)
    remove_from_hand(g, t, place)


@inline
def play_path_card(
    g: Any, t: Any, place: Any, kind: Any, slot: Any, is_turned: Any, work: Any
) -> Any:
    """[R31] A path card becomes part of the maze; False if the record has no room for it."""
    cell = np.int64(g.slots[slot])
    if not has_slot_capacity(g, t):
        return False
    if not is_inside_margin(cell):
        shift = recentre_window(g, t, cell, work)
        if shift == NO_CELL:
            return False
        cell += shift
    sides = np.int64(KIND_SIDES[kind])
    place_card(g, t, cell, rotated_180(sides) if is_turned else sides, work)
    refresh_fit_masks(g)
    spot = ctz(~g.words[ROCKFALL_TARGETS_WORD])
    g.words[ROCKFALL_TARGETS_WORD] |= bit(spot)
    g.spots[spot] = cell
    g.last_path = g.to_act
    g.last_cell = cell
    finish_card(g, t, place)
    return True


@inline
def finish_card(g: Any, t: Any, place: Any) -> None:
    """A card was played openly: the count of passes restarts."""
    g.passes = 0
    g.forced = 0
    remove_from_hand(g, t, place)


@inline
def play_action_card(g: Any, t: Any, place: Any, kind: Any, target: Any, work: Any) -> None:
    """[R45-R63] An action card: break, mend, map, rockfall."""
    if kind >= FIRST_BREAK_KIND:
        # Tools are counted by lanes, in the deck of kinds as in the words.
        g.words[WHOLE_WORD] ^= bit(target)
        g.words[BROKEN_WORD] ^= bit(target)
        if kind >= FIRST_MEND_KIND:
            add_to_discards(g, FIRST_BREAK_KIND + target // TOOL_LANE_BITS)
            add_to_discards(g, kind)
    elif kind == MAP_KIND:
        add_to_discards(g, kind)
        g.peeked[g.to_act] |= 1 << target
    else:
        collapse(g, t, target, work)
    finish_card(g, t, place)


@out_of_line
def collapse(g: Any, t: Any, spot: Any, work: Any) -> None:
    """[R55-R57] The path card and the rockfall leave for the discard pile."""
    cell = g.spots[spot]
    sides = np.int64(g.board[cell]) & 31
    kind = np.int64(KIND_BY_SIDES[sides])
    # On the pile a card lies upright again, whichever way it lay in the maze.
    if not t.kinds & bit(kind):
        kind = np.int64(KIND_BY_SIDES[rotated_180(sides)])
    add_to_discards(g, kind)
    add_to_discards(g, ROCKFALL_KIND)
    g.board[cell] = 0
    g.words[ROCKFALL_TARGETS_WORD] ^= bit(spot)
    g.crowd = min(255, g.crowd + 1)
    rebuild_after_removal(g, t, work)
    refresh_fit_masks(g)
    record_finishers(g, reached_goals(g, t, work))


@out_of_line
def apply_choice(g: Any, t: Any, which: Any, work: Any) -> None:
    """A goal to open, a stone to turn, a gold card to take."""
    if g.phase == DRAFT:
        take_gold_card(g, t, which)
        if g.phase == PLAY:
            next_round(g, t, work)
        return
    if g.phase == OPEN:
        open_goal(g, t, which, work)
    else:
        sides = np.int64(t.tiles[g.goals[g.turning]])
        lay_goal(g, t, np.int64(g.turning), rotated_180(sides) if which else sides, work)
    if not is_treasure_found(g):
        open_reached_goals(g, t, np.int64(0), work)
    if not is_turn_interrupted(g, t, work):
        draw_and_pass_turn(g, t, work)


@inline
def is_turn_interrupted(g: Any, t: Any, work: Any) -> Any:
    """[R72] Whether the turn goes no further: a choice is due, or the treasure was found."""
    if g.phase != PLAY:
        return True
    if is_treasure_found(g):
        g.last_turn = g.to_act
        end_round(g, t, work)
        return True
    return False


@inline
def draw_and_pass_turn(g: Any, t: Any, work: Any) -> None:
    """[R34, R35, R29] The seat draws while there are cards; the turn passes clockwise."""
    seat = np.int64(g.to_act)
    if g.drawn < t.deck_size:
        g.hands[seat * np.int64(t.hand) + np.int64(g.sizes[seat])] = g.drawn
        g.sizes[seat] += 1
        g.drawn += 1
    g.last_turn = seat
    g.to_act = seat + 1 if seat + 1 < t.seats else 0
    if g.drawn == t.deck_size and is_round_exhausted(g, t):
        open_reached_treasure(g, t, work)
        end_round(g, t, work)


@out_of_line
def is_round_exhausted(g: Any, t: Any) -> Any:
    """[R77] Whether the round is exhausted, checked once the draw pile is empty."""
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


@inline
def open_reached_treasure(g: Any, t: Any, work: Any) -> None:
    """[R79, R88] A treasure left shut is found after all if a tunnel leads to it."""
    goal = treasure_goal(g)
    if g.reached_by[goal] != NO_ID:
        mark_open(g, goal)
        lay_goal(g, t, goal, np.int64(t.tiles[TREASURE]), work)


@out_of_line
def end_round(g: Any, t: Any, work: Any) -> None:
    """[R72, R78] The roles are shown and the gold is given out."""
    found = is_treasure_found(g)
    finisher = g.reached_by[treasure_goal(g)]
    g.past[np.int64(g.round) - 1] = np.int64(g.roles) | (FOUND_BIT if found else 0)
    g.turning = NO_ID
    for goal in range(GOALS):
        mark_open(g, goal)
        g.reached_by[goal] = NO_ID
    if found:
        share_gold(g, t, finisher)
    else:
        pay_saboteurs(g, t, work)
    if g.phase != DRAFT:
        next_round(g, t, work)
