"""The entry points that Python calls: few, since each is compiled with all it inlines."""

from typing import Any

import numpy as np

from foolsgold.kernel.backend_interface import ROUND, RULE_BOT
from foolsgold.kernel.backend_interface import TURN as ONE_MOVE
from foolsgold.kernel.bit_ops import ctz, popcount, prefetch, select
from foolsgold.kernel.compilation import entry_point, inline, out_of_line
from foolsgold.kernel.rng import biased_below
from foolsgold.kernel.saboteur.distances import measure_distances
from foolsgold.kernel.saboteur.legal_moves import (
    break_mask,
    card_kind,
    choice_bits,
    dig_mask,
    turned_targets,
    upright_targets,
    write_legal_bitmask,
)
from foolsgold.kernel.saboteur.move_effects import apply_move
from foolsgold.kernel.saboteur.record_layout import (
    BOARD_AT,
    CARD_MOVES,
    CHOICE_MOVES,
    HOT_LINES,
    MAX_HAND,
    OVER,
    PILE_AT,
    PLAY,
    ROCKFALL_TARGETS_WORD,
    SPOTS_AT,
    WINDOW_WIDTH,
)
from foolsgold.kernel.saboteur.rounds import deal_game
from foolsgold.kernel.saboteur.rule_bot import best_move, prepare, score
from foolsgold.kernel.saboteur.scratch_memory import (
    DISTANCES_AT,
    EVALUATOR_AT,
    EVIDENCE_AT,
    clear_scratch,
)
from foolsgold.kernel.saboteur.suspicion import refresh_after_move, update_evidence

CARD_MASKS_AT = 2 * MAX_HAND + 1
"""Where scratch memory holds the words of all cards; before them, how many moves they have."""
PREFETCH_GAMES = 2
"""Prefetch distance in games: memory latency exceeds the time of one move."""
HOT_LINE_OFFSETS = np.array(HOT_LINES, np.int64)
NO_MOVE = -1


@inline
def prefetch_game(g: Any) -> None:
    """Asks for what nearly every move of a game wants."""
    for at in HOT_LINE_OFFSETS:
        prefetch(g, at)


@inline
def prefetch_for_move(g: Any, move: Any) -> None:
    """Asks for what this move will want: the cells around a place, where cards are put down."""
    cell = BOARD_AT + np.int64(g.slots[move & 63])
    prefetch(g, cell - WINDOW_WIDTH - 1)
    prefetch(g, cell + WINDOW_WIDTH + 1)
    prefetch(g, PILE_AT + 2 * np.int64(g.piled))
    prefetch(g, SPOTS_AT + 2 * ctz(~g.words[ROCKFALL_TARGETS_WORD]))


@entry_point
def deal(games: Any, tables: Any, where: Any, seeds: Any, out: Any, work: Any) -> None:
    """Deals these games, one per seed; `out` gets their bitmasks, if it has rows."""
    t = tables[0]
    lists = len(out) == len(games)
    for place in range(len(where)):
        g = games[where[place]]
        deal_game(g, t, seeds[place], work)
        if lists:
            write_legal_bitmask(g, t, out[where[place]], work)


@entry_point
def legal_bitmask(games: Any, tables: Any, out: Any, work: Any) -> int:
    """Writes the legal words of all games; says how many moves that are."""
    t = tables[0]
    count = 0
    for number in range(len(games)):
        if number + PREFETCH_GAMES < len(games):
            prefetch_game(games[number + PREFETCH_GAMES])
        count += write_legal_bitmask(games[number], t, out[number], work)
    return count


@entry_point
def step(games: Any, tables: Any, moves: Any, out: Any, work: Any) -> int:
    """Plays one legal move in each game; says how many did not fit into their records.

    Where `out` has rows it gets the legal words that follow, while the game is at hand.
    """
    t = tables[0]
    beyond = 0
    lists = len(out) == len(games)
    for number in range(len(games)):
        g = games[number]
        if number + PREFETCH_GAMES < len(games):
            prefetch_game(games[number + PREFETCH_GAMES])
            prefetch_for_move(games[number + 1], np.int64(moves[number + 1]))
        if moves[number] >= 0 and g.phase != OVER:
            apply_move(g, t, np.int64(moves[number]), work)
            beyond += g.beyond
        if lists:
            write_legal_bitmask(g, t, out[number], work)
    return beyond


@inline
def uniform_move(g: Any, t: Any, stream: Any, tally: Any, work: Any) -> Any:
    """One of all legal moves, each as likely as the others."""
    if g.phase != PLAY:
        word = choice_bits(g, t, work)
        count = popcount(word)
        tally[3] += count
        return CHOICE_MOVES + select(word, biased_below(stream, count))
    seat = g.to_act
    hand = np.int64(g.sizes[seat])
    dig, smash = dig_mask(g, seat), break_mask(t, seat)
    work[0] = hand
    count = hand
    for place in range(hand):
        kind = card_kind(g, t, seat, place)
        up, over = upright_targets(g, kind, dig, smash), turned_targets(g, kind, dig)
        work[CARD_MASKS_AT + 2 * place], work[CARD_MASKS_AT + 2 * place + 1] = up, over
        work[2 * place + 1] = count + popcount(up)
        count += popcount(up) + popcount(over)
        work[2 * place + 2] = count
    tally[3] += count
    pick = biased_below(stream, count)
    if pick < hand:
        return pick
    # Counted, not searched: how far to search is what a processor cannot guess.
    row = 0
    for before in range(1, 2 * hand):
        row += work[before] <= np.uint64(pick)
    pick -= np.int64(work[row])
    return CARD_MOVES + row * 64 + select(work[CARD_MASKS_AT + row], pick)


@inline
def uniform_move_or_none(g: Any, t: Any, stream: Any, tally: Any, work: Any) -> Any:
    """Chooses for a game to come and asks for what it will want; NO_MOVE if it is over."""
    move = np.int64(NO_MOVE)
    if g.phase != OVER and not g.beyond:
        move = np.int64(uniform_move(g, t, stream, tally, work))
        prefetch_for_move(g, move)
    return move


@out_of_line
def step_all_uniform(games: Any, t: Any, streams: Any, tally: Any, work: Any) -> Any:
    """One move in each game, all by chance; says how many are beyond their records.

    What to do in the next game is chosen before a move is made in this one: then its memory is
    asked for while there is something else to do.
    """
    beyond = 0
    count = len(games)
    coming = np.int64(NO_MOVE)
    for number in range(-1, count):
        move = coming
        if number + PREFETCH_GAMES < count:
            prefetch_game(games[number + PREFETCH_GAMES])
        if number + 1 < count:
            coming = uniform_move_or_none(games[number + 1], t, streams[number + 1 :], tally, work)
        if number < 0:
            continue
        g = games[number]
        if move >= 0:
            now = g.round
            apply_move(g, t, move, work)
            tally_move(g, now, tally)
        beyond += g.beyond
    return beyond


@inline
def tally_move(g: Any, now: Any, tally: Any) -> Any:
    """Counts a move made in round `now`, unless it went beyond; says whether the round is over."""
    if g.beyond:
        return False
    tally[1] += 1
    if g.round == now and g.phase != OVER:
        return False
    tally[0] += 1
    tally[2] += np.int64(g.past[np.int64(now) - 1]) >> 15
    return True


@entry_point
def run(
    games: Any,
    tables: Any,
    policies: Any,
    beliefs: Any,
    streams: Any,
    until: int,
    tally: Any,
    work: Any,
) -> int:
    """Plays games by policies to the end of the round or the game, or for one move each."""
    t = tables[0]
    beyond = 0
    thinks = False
    for seat in range(t.seats):
        thinks |= policies[seat] == RULE_BOT
    s, mind = work[DISTANCES_AT:EVALUATOR_AT], work[EVALUATOR_AT:EVIDENCE_AT].view(np.float64)
    if until == ONE_MOVE and not thinks:
        return int(step_all_uniform(games, t, streams, tally, work))
    if thinks:
        clear_scratch(work)
    for number in range(len(games)):
        g, stream = games[number], streams[number:]
        if until == ONE_MOVE and number + PREFETCH_GAMES < len(games):
            prefetch_game(games[number + PREFETCH_GAMES])
        if thinks and g.phase != OVER and not g.beyond:
            measure_distances(g, t, s)
        while g.phase != OVER and not g.beyond:
            now = g.round
            changes = False
            if thinks and policies[g.to_act] == RULE_BOT:
                move = best_move(g, t, beliefs[number], s, mind, stream, tally, work)
            else:
                move = uniform_move(g, t, stream, tally, work)
            if thinks:
                changes = update_evidence(g, t, move, beliefs[number], s)
            apply_move(g, t, move, work)
            if thinks:
                refresh_after_move(g, t, changes, now, beliefs[number], s)
            is_end = tally_move(g, now, tally)
            if until == ONE_MOVE or (is_end and until == ROUND):
                break
        beyond += g.beyond
    return beyond


@entry_point
def rule_bot_scores(games: Any, tables: Any, beliefs: Any, moves: Any, out: Any, work: Any) -> None:
    """What the rule bot makes of legal moves of one game: a weight for each."""
    s, mind = work[DISTANCES_AT:EVALUATOR_AT], work[EVALUATOR_AT:EVIDENCE_AT].view(np.float64)
    clear_scratch(work)
    g, t = games[0], tables[0]
    measure_distances(g, t, s)
    prepare(g, t, beliefs, s, mind)
    for number in range(len(moves)):
        out[number] = score(g, t, np.int64(moves[number]), s, mind)
