"""Trying moves in many worlds: the compiled half of a search, one call for all its playouts.

A world is the position a seat sees, with roles and goals as given and all cards the seat cannot
place dealt anew. In each world every move is tried with the same chance, so that moves are compared
and not their luck.
"""

from typing import Any

import numpy as np

from foolsgold.kernel.compilation import apart, entry, inlined
from foolsgold.kernel.gobblings.codes import (
    BY_GOLD,
    BY_NOTHING,
    GNOME,
    GOLD,
    MOST_HAND,
    NOBODY,
    OVER,
    RUNNING,
    STEAL,
)
from foolsgold.kernel.gobblings.distances import measure
from foolsgold.kernel.gobblings.move_effects import do
from foolsgold.kernel.gobblings.record_layout import SEATS, Game, Int, Table, Work
from foolsgold.kernel.gobblings.rule_bot import goblin
from foolsgold.kernel.gobblings.scoring import score
from foolsgold.kernel.rng import next64, quick

HELD = SEATS * MOST_HAND
"""Places of hidden cards below this are in hands, the others in the deck."""
PLENTY, FAR_OFF = 30, 8
"""So many cards left when the Gold is found, or tiles missing if it is not, are as good as more."""
WIN = 3.0
"""What the end of the whole game is worth, in points."""


@inlined
def set_face(game: Game, place: Int, face: Int) -> None:
    """Lays a card where nobody has seen it."""
    if place < HELD:
        game.hands[place // MOST_HAND, place % MOST_HAND] = face
    else:
        game.cards[place - HELD] = face


@inlined
def deal_unseen(game: Game, hidden: Any, pool: Any, source: Any) -> None:
    """Deals the unseen cards to the places nobody has shown."""
    left = len(pool)
    for place in range(len(hidden)):
        chosen = quick(source, left)
        left -= 1
        set_face(game, hidden[place], pool[chosen])
        pool[chosen], pool[left] = pool[left], pool[chosen]


@inlined
def clearness(game: Game, table: Table, work: Work) -> Any:
    """How clear it was, from 1 for Gnomes who had time to -1 for Goblins who let nobody near."""
    if game.outcome == BY_GOLD:
        left: Any = np.int64(game.pile)
        for seat in range(table.seats):
            left += np.int64(game.hand_sizes[seat])
        return min(left, PLENTY) / PLENTY
    if game.outcome == RUNNING:
        return 0.0  # it left the record, and nobody knows
    if game.outcome != BY_NOTHING:
        return -1.0
    measure(game, table, work)
    missing: Any = FAR_OFF
    for goal in range(3):
        if game.goals[goal] == GOLD:
            missing = min(work.needed[goal], FAR_OFF)
    return -missing / FAR_OFF


@inlined
def worth_to(
    game: Game, before: Game, table: Table, work: Work, seat: Int, greed: Any, shade: Any
) -> Any:
    """What a round gave to a seat, beyond what it gave to the others on average.

    So much of it as is not greed is shared with those who are of its race in the end.
    """
    mine = np.int64(game.points[seat]) - np.int64(before.points[seat])
    race = table.race_of[game.roles[seat]]
    others, ours, mates = np.int64(0), np.int64(0), np.int64(0)
    for other in range(table.seats):
        gained = np.int64(game.points[other]) - np.int64(before.points[other])
        if other != seat:
            others += gained
        if table.race_of[game.roles[other]] == race:
            ours += gained
            mates += 1
    found = greed * mine + (1 - greed) * ours / mates - others / (table.seats - 1)
    if shade:
        clear = clearness(game, table, work)
        found += shade * (clear if race == GNOME else -clear)
    if game.winner != NOBODY:
        found += WIN if game.winner == seat else -WIN / (table.seats - 1)
    return found


@apart
def play_out(game: Game, table: Table, work: Work, move: Int, beliefs: Any, source: Any) -> None:
    """Plays this move, and then everybody by rules until the round is scored."""
    chosen = np.int64(move)
    while True:
        do(game, table, work, chosen)
        if game.beyond:
            return
        if game.phase == OVER:
            if game.winner == NOBODY:
                score(game, table, work)
            if game.phase != STEAL:
                return
        chosen = goblin(game, table, work, beliefs, source)


@entry
def search(
    games: Any,
    tables: Any,
    hidden: Any,
    pool: Any,
    roles: Any,
    seen: Any,
    goals: Any,
    beliefs: Any,
    tempers: Any,
    greed: float,
    shade: float,
    moves: Any,
    seeds: Any,
    source: Any,
    out: Any,
    works: Any,
) -> None:
    """Plays every move out in every world; `out[world, move]` is what came of it.

    `games` is the position, and room for two more. `hidden` are the places of cards to be dealt
    anew, `pool` the faces of all unseen cards. Each world has its roles, what the other
    seats know of them, its goals, the tempers of Goblins and its seed; `source` is room for one.
    """
    table, work = tables[0], works[0]
    seat = np.int64(games[0].to_act)
    for number in range(len(seeds)):
        source[0] = seeds[number]
        games[1] = games[0]
        world = games[1]
        deal_unseen(world, hidden, pool, source)
        for other in range(table.seats):
            work.tempers[other] = tempers[number, other]
            world.roles[other] = roles[number, other]
            if other != seat:
                world.seen[other] = world.traced[other] = seen[number, other]
        for goal in range(3):
            world.goals[goal] = goals[number, goal]
        after = next64(source)
        for place in range(len(moves)):
            source[0] = after
            games[2] = games[1]
            play_out(games[2], table, work, moves[place], beliefs, source)
            out[number, place] = worth_to(games[2], games[0], table, work, seat, greed, shade)
