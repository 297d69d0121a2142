"""What is called from Python: few functions, for each is compiled with all that it inlines."""

from typing import Any

import numpy as np

from foolsgold.kernel.bits import fetching, nth, popcount
from foolsgold.kernel.chance import quick
from foolsgold.kernel.compiling import entry, inlined
from foolsgold.kernel.saboteur.beliefs import judge, look_on
from foolsgold.kernel.saboteur.digger import heaviest, think, weight
from foolsgold.kernel.saboteur.layout import CARD_MOVES, CHOICE, HAND, HOT, OVER, PLAY
from foolsgold.kernel.saboteur.numbers import number_of
from foolsgold.kernel.saboteur.plays import (
    breaks,
    choices,
    digs,
    kind_at,
    turned,
    upright,
    write_words,
)
from foolsgold.kernel.saboteur.rounds import deal_game
from foolsgold.kernel.saboteur.scratch import EVIDENCE, MINDED, SURVEYED, forget
from foolsgold.kernel.saboteur.seeing import look
from foolsgold.kernel.saboteur.survey import survey
from foolsgold.kernel.saboteur.turns import apply
from foolsgold.kernel.twin import ROUND, RULES
from foolsgold.kernel.twin import TURN as ONE_MOVE

LISTED = 2 * HAND + 1
"""Where scratch memory holds the words of all cards; before them, how many moves they have."""
fetch = fetching(*HOT)
AHEAD = 2
"""So many games before it is due a record is asked for: memory takes longer than one move."""


@entry
def deal(games: Any, tables: Any, seeds: Any, work: Any) -> None:
    """Deals new games, one a seed."""
    t = tables[0]
    for number in range(len(games)):
        deal_game(games[number], t, seeds[number], work)


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
def uniform(g: Any, t: Any, chance: Any, tally: Any, work: Any) -> Any:
    """One of all legal moves, each as likely as the others."""
    if g.phase != PLAY:
        word = choices(g, t, work)
        count = popcount(word)
        tally[3] += count
        return CHOICE + nth(word, quick(chance, count))
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
    pick = quick(chance, count)
    if pick < hand:
        return pick
    # Counted, not searched: how far to search is what a processor cannot guess.
    row = 0
    for before in range(1, 2 * hand):
        row += work[before] <= np.uint64(pick)
    pick -= np.int64(work[row])
    return CARD_MOVES + row * 64 + nth(work[LISTED + row], pick)


@entry
def run(
    games: Any,
    tables: Any,
    policies: Any,
    beliefs: Any,
    chance: Any,
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
    if thinks:
        forget(work)
    for number in range(len(games)):
        g = games[number]
        if until == ONE_MOVE and number + AHEAD < len(games):
            fetch(games[number + AHEAD])
        if thinks and g.phase != OVER and not g.beyond:
            survey(g, t, s)
        while g.phase != OVER and not g.beyond:
            now = g.round
            changes = False
            if thinks and policies[g.to_act] == RULES:
                move = heaviest(g, t, beliefs[number], s, mind, chance, tally, work)
            else:
                move = uniform(g, t, chance, tally, work)
            if thinks:
                changes = judge(g, t, move, beliefs[number], s)
            apply(g, t, move, work)
            if thinks:
                look_on(g, t, changes, now, beliefs[number], s)
            if g.beyond:
                break
            tally[1] += 1
            if g.round != now or g.phase == OVER:
                tally[0] += 1
                tally[2] += np.int64(g.past[np.int64(now) - 1]) >> 15
                if until == ROUND:
                    break
            if until == ONE_MOVE:
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
