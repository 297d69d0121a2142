"""The compiled half of the search: rolls every move out in every world, in one call.

A world is the position a seat sees with a hypothesis of roles and goals, and with all cards that
the seat cannot place dealt at random. In each world every move gets the same random numbers (common
random numbers), so that moves are compared and not their luck.
"""

from typing import Any

import numpy as np

from foolsgold.kernel.compilation import entry_point, inline, out_of_line
from foolsgold.kernel.gobblings.codes import (
    BY_GOLD,
    BY_NOTHING,
    GNOME,
    GOLD,
    MAX_HAND,
    NO_SEAT,
    OVER,
    RUNNING,
    STEAL,
)
from foolsgold.kernel.gobblings.distances import measure_distances
from foolsgold.kernel.gobblings.move_effects import apply_move
from foolsgold.kernel.gobblings.record_layout import (
    SEATS,
    EditionRecord,
    GameRecord,
    Int,
    ScratchRecord,
)
from foolsgold.kernel.gobblings.rule_bot import best_move
from foolsgold.kernel.gobblings.scoring import score_seats
from foolsgold.kernel.rng import biased_below, next64

HAND_SLOTS = SEATS * MAX_HAND
"""Places of hidden cards below this are in hands, the others in the deck."""
MAX_COUNTED_CARDS, MAX_COUNTED_TILES = 30, 8
"""Cap on the cards left when the Gold is found, and on the tiles missing if it is not."""
GAME_WIN_POINTS = 3.0
"""What the end of the whole game is worth, in points."""


@inline
def set_face(game: GameRecord, place: Int, face: Int) -> None:
    """Lays a card where nobody has seen it."""
    if place < HAND_SLOTS:
        game.hands[place // MAX_HAND, place % MAX_HAND] = face
    else:
        game.cards[place - HAND_SLOTS] = face


@inline
def sample_hidden(game: GameRecord, hidden: Any, pool: Any, source: Any) -> None:
    """Deals the unseen cards to the places nobody has shown."""
    left = len(pool)
    for place in range(len(hidden)):
        chosen = biased_below(source, left)
        left -= 1
        set_face(game, hidden[place], pool[chosen])
        pool[chosen], pool[left] = pool[left], pool[chosen]


@inline
def outcome_margin(game: GameRecord, table: EditionRecord, work: ScratchRecord) -> Any:
    """How clear it was, from 1 for Gnomes who had time to -1 for Goblins who let nobody near."""
    if game.outcome == BY_GOLD:
        left: Any = np.int64(game.pile)
        for seat in range(table.seats):
            left += np.int64(game.hand_sizes[seat])
        return min(left, MAX_COUNTED_CARDS) / MAX_COUNTED_CARDS
    if game.outcome == RUNNING:
        return 0.0  # it left the record, and nobody knows
    if game.outcome != BY_NOTHING:
        return -1.0
    measure_distances(game, table, work)
    missing: Any = MAX_COUNTED_TILES
    for goal in range(3):
        if game.goals[goal] == GOLD:
            missing = min(work.needed[goal], MAX_COUNTED_TILES)
    return -missing / MAX_COUNTED_TILES


@inline
def value_to_seat(
    game: GameRecord,
    before: GameRecord,
    table: EditionRecord,
    work: ScratchRecord,
    seat: Int,
    greed: Any,
    shade: Any,
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
        clear = outcome_margin(game, table, work)
        found += shade * (clear if race == GNOME else -clear)
    if game.winner != NO_SEAT:
        found += GAME_WIN_POINTS if game.winner == seat else -GAME_WIN_POINTS / (table.seats - 1)
    return found


@out_of_line
def rollout(
    game: GameRecord,
    table: EditionRecord,
    work: ScratchRecord,
    move: Int,
    beliefs: Any,
    source: Any,
) -> None:
    """Plays this move, and then everybody by rules until the round is scored."""
    chosen = np.int64(move)
    while True:
        apply_move(game, table, work, chosen)
        if game.beyond:
            return
        if game.phase == OVER:
            if game.winner == NO_SEAT:
                score_seats(game, table, work)
            if game.phase != STEAL:
                return
        chosen = best_move(game, table, work, beliefs, source)


@entry_point
def rollout_moves(
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
        sample_hidden(world, hidden, pool, source)
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
            rollout(games[2], table, work, moves[place], beliefs, source)
            out[number, place] = value_to_seat(games[2], games[0], table, work, seat, greed, shade)
