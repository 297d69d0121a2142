"""What is called from Python: few functions, for each is compiled with all that it inlines."""

from typing import Any

import numpy as np

from foolsgold.kernel.backend import ROUND, RULES
from foolsgold.kernel.backend import TURN as ONE_MOVE
from foolsgold.kernel.bit_ops import fetch_byte, lowest, nth, popcount
from foolsgold.kernel.compilation import apart, entry, inlined
from foolsgold.kernel.rng import quick
from foolsgold.kernel.saboteur.action_ids import number_of
from foolsgold.kernel.saboteur.distances import survey
from foolsgold.kernel.saboteur.legal_moves import (
    breaks,
    choices,
    digs,
    kind_at,
    turned,
    upright,
    write_words,
)
from foolsgold.kernel.saboteur.observation import look
from foolsgold.kernel.saboteur.record_layout import (
    BOARD_AT,
    CARD_MOVES,
    CHOICE,
    FALLS,
    HAND,
    HOT,
    OVER,
    PILE_AT,
    PLAY,
    SPOTS_AT,
    WIDE,
)
from foolsgold.kernel.saboteur.rounds import deal_game
from foolsgold.kernel.saboteur.rule_bot import heaviest, think, weight
from foolsgold.kernel.saboteur.scratch_memory import EVIDENCE, MINDED, SURVEYED, forget
from foolsgold.kernel.saboteur.suspicion import judge, look_on
from foolsgold.kernel.saboteur.turns import apply

LISTED = 2 * HAND + 1
"""Where scratch memory holds the words of all cards; before them, how many moves they have."""
AHEAD = 2
"""So many games before it is due a record is asked for: memory takes longer than one move."""
HOT_AT = np.array(HOT, np.int64)
NO_MOVE = -1


@inlined
def fetch(g: Any) -> None:
    """Asks for what nearly every move of a game wants."""
    for at in HOT_AT:
        fetch_byte(g, at)


@inlined
def fetch_for(g: Any, move: Any) -> None:
    """Asks for what this move will want: the cells around a place, where cards are put down."""
    cell = BOARD_AT + np.int64(g.slots[move & 63])
    fetch_byte(g, cell - WIDE - 1)
    fetch_byte(g, cell + WIDE + 1)
    fetch_byte(g, PILE_AT + 2 * np.int64(g.piled))
    fetch_byte(g, SPOTS_AT + 2 * lowest(~g.words[FALLS]))


@entry
def deal(games: Any, tables: Any, where: Any, seeds: Any, out: Any, work: Any) -> None:
    """Deals games of these numbers anew, one a seed; where `out` has rows it gets their words."""
    t = tables[0]
    lists = len(out) == len(games)
    for place in range(len(where)):
        g = games[where[place]]
        deal_game(g, t, seeds[place], work)
        if lists:
            write_words(g, t, out[where[place]], work)


@entry
def words(games: Any, tables: Any, out: Any, work: Any) -> int:
    """Writes the legal words of all games; says how many moves that are."""
    t = tables[0]
    count = 0
    for number in range(len(games)):
        if number + AHEAD < len(games):
            fetch(games[number + AHEAD])
        count += write_words(games[number], t, out[number], work)
    return count


@entry
def step(games: Any, tables: Any, moves: Any, out: Any, work: Any) -> int:
    """Plays one legal move in each game; says how many did not fit into their records.

    Where `out` has rows it gets the legal words that follow, while the game is at hand.
    """
    t = tables[0]
    beyond = 0
    lists = len(out) == len(games)
    for number in range(len(games)):
        g = games[number]
        if number + AHEAD < len(games):
            fetch(games[number + AHEAD])
            fetch_for(games[number + 1], np.int64(moves[number + 1]))
        if moves[number] >= 0 and g.phase != OVER:
            apply(g, t, np.int64(moves[number]), work)
            beyond += g.beyond
        if lists:
            write_words(g, t, out[number], work)
    return beyond


@entry
def observe(games: Any, tables: Any, seat: int, out: Any) -> None:
    """What a seat knows in each game."""
    for number in range(len(games)):
        look(games[number], tables[0], seat, out[number])


@entry
def numbers(games: Any, tables: Any, moves: Any, out: Any) -> None:
    """The action numbers of moves, one a game; -1 beyond the field."""
    for number in range(len(games)):
        out[number] = number_of(games[number], tables[0], np.int64(moves[number]))


@inlined
def uniform(g: Any, t: Any, stream: Any, tally: Any, work: Any) -> Any:
    """One of all legal moves, each as likely as the others."""
    if g.phase != PLAY:
        word = choices(g, t, work)
        count = popcount(word)
        tally[3] += count
        return CHOICE + nth(word, quick(stream, count))
    seat = g.to_act
    hand = np.int64(g.sizes[seat])
    dig, smash = digs(g, seat), breaks(t, seat)
    work[0] = hand
    count = hand
    for place in range(hand):
        kind = kind_at(g, t, seat, place)
        up, over = upright(g, kind, dig, smash), turned(g, kind, dig)
        work[LISTED + 2 * place], work[LISTED + 2 * place + 1] = up, over
        work[2 * place + 1] = count + popcount(up)
        count += popcount(up) + popcount(over)
        work[2 * place + 2] = count
    tally[3] += count
    pick = quick(stream, count)
    if pick < hand:
        return pick
    # Counted, not searched: how far to search is what a processor cannot guess.
    row = 0
    for before in range(1, 2 * hand):
        row += work[before] <= np.uint64(pick)
    pick -= np.int64(work[row])
    return CARD_MOVES + row * 64 + nth(work[LISTED + row], pick)


@inlined
def uniform_or_none(g: Any, t: Any, stream: Any, tally: Any, work: Any) -> Any:
    """Chooses for a game to come and asks for what it will want; NO_MOVE if it is over."""
    move = np.int64(NO_MOVE)
    if g.phase != OVER and not g.beyond:
        move = np.int64(uniform(g, t, stream, tally, work))
        fetch_for(g, move)
    return move


@apart
def one_each(games: Any, t: Any, streams: Any, tally: Any, work: Any) -> Any:
    """One move in each game, all by chance; says how many are beyond their records.

    What to do in the next game is chosen before a move is made in this one: then its memory is
    asked for while there is something else to do.
    """
    beyond = 0
    count = len(games)
    coming = np.int64(NO_MOVE)
    for number in range(-1, count):
        move = coming
        if number + AHEAD < count:
            fetch(games[number + AHEAD])
        if number + 1 < count:
            coming = uniform_or_none(games[number + 1], t, streams[number + 1 :], tally, work)
        if number < 0:
            continue
        g = games[number]
        if move >= 0:
            now = g.round
            apply(g, t, move, work)
            count_move(g, now, tally)
        beyond += g.beyond
    return beyond


@inlined
def count_move(g: Any, now: Any, tally: Any) -> Any:
    """Counts a move made in round `now`, unless it went beyond; says whether the round is over."""
    if g.beyond:
        return False
    tally[1] += 1
    if g.round == now and g.phase != OVER:
        return False
    tally[0] += 1
    tally[2] += np.int64(g.past[np.int64(now) - 1]) >> 15
    return True


@entry
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
        thinks |= policies[seat] == RULES
    s, mind = work[SURVEYED:MINDED], work[MINDED:EVIDENCE].view(np.float64)
    if until == ONE_MOVE and not thinks:
        return int(one_each(games, t, streams, tally, work))
    if thinks:
        forget(work)
    for number in range(len(games)):
        g, stream = games[number], streams[number:]
        if until == ONE_MOVE and number + AHEAD < len(games):
            fetch(games[number + AHEAD])
        if thinks and g.phase != OVER and not g.beyond:
            survey(g, t, s)
        while g.phase != OVER and not g.beyond:
            now = g.round
            changes = False
            if thinks and policies[g.to_act] == RULES:
                move = heaviest(g, t, beliefs[number], s, mind, stream, tally, work)
            else:
                move = uniform(g, t, stream, tally, work)
            if thinks:
                changes = judge(g, t, move, beliefs[number], s)
            apply(g, t, move, work)
            if thinks:
                look_on(g, t, changes, now, beliefs[number], s)
            is_end = count_move(g, now, tally)
            if until == ONE_MOVE or (is_end and until == ROUND):
                break
        beyond += g.beyond
    return beyond


@entry
def weights(games: Any, tables: Any, beliefs: Any, moves: Any, out: Any, work: Any) -> None:
    """What the rule bot makes of legal moves of one game: a weight for each."""
    s, mind = work[SURVEYED:MINDED], work[MINDED:EVIDENCE].view(np.float64)
    forget(work)
    g, t = games[0], tables[0]
    survey(g, t, s)
    think(g, t, beliefs, s, mind)
    for number in range(len(moves)):
        out[number] = weight(g, t, np.int64(moves[number]), s, mind)
