"""The policy `uniform`: any of the legal moves, each card of the hand by itself."""

import numpy as np

from foolsgold.kernel.bit_ops import nth, popcount
from foolsgold.kernel.compilation import apart, inlined
from foolsgold.kernel.gobblings.board import count_places, places_in, survey_places, targets_in
from foolsgold.kernel.gobblings.codes import EXPLOSION, MAP, PLAY, SHAPES
from foolsgold.kernel.gobblings.legal_moves import choices, others, shut_goals
from foolsgold.kernel.gobblings.move_effects import BLOCK, PASSING, REPLACING, turned
from foolsgold.kernel.gobblings.record_layout import SIZE, Game, Int, Table, Work
from foolsgold.kernel.rng import quick


@inlined
def count_targets(game: Game) -> Int:
    """How many tiles an explosion may hit."""
    found = 0
    for row in range(game.top, game.bottom + 1):
        found += popcount(targets_in(game, row))
    return found


@inlined
def count_card(game: Game, table: Table, work: Work, face: Int) -> Int:
    """How many things a card can do."""
    if face < MAP:
        sides = face % SHAPES + 1
        found = 0
        for turning in range(table.turns[sides]):
            found += count_places(game, work, turned(sides, table.quarters[sides, turning]))
        return found
    if face == EXPLOSION:
        return count_targets(game)
    return popcount(np.uint64(shut_goals(game) if face == MAP else others(game, table)))


@apart
def nth_of_card(game: Game, table: Table, work: Work, face: Int, pick: Int) -> Int:
    """One of the things a card can do: its place in the words of that card."""
    if face < MAP:
        sides = face % SHAPES + 1
        for turning in range(table.turns[sides]):
            quarters = table.quarters[sides, turning]
            lies = turned(sides, quarters)
            found = count_places(game, work, lies)
            if pick < found:
                for row in range(game.top - 1, game.bottom + 2):
                    cells = places_in(work, lies, row)
                    here = popcount(cells)
                    if pick < here:
                        return (quarters * SIZE + row) * SIZE + nth(cells, pick)
                    pick -= here
            pick -= found
    if face == EXPLOSION:
        for row in range(game.top, game.bottom + 1):
            cells = targets_in(game, row)
            here = popcount(cells)
            if pick < here:
                return row * SIZE + nth(cells, pick)
            pick -= here
    return nth(np.uint64(shut_goals(game) if face == MAP else others(game, table)), pick)


@apart
def uniform(game: Game, table: Table, work: Work, stream: Int, tally: Int) -> Int:
    """One of all legal moves, each as likely as the others."""
    if game.phase != PLAY:
        word = choices(game, table)
        found = popcount(word)
        tally[3] += found
        return nth(word, quick(stream, found))
    survey_places(game, table, work)
    seat = np.int64(game.to_act)
    held = np.int64(game.hand_sizes[seat])
    plays = 0
    for place in range(held):
        work.card_counts[place] = count_card(game, table, work, np.int64(game.hands[seat, place]))
        plays += work.card_counts[place]
    free = held if game.pile else 0
    # [O18] Who can play nothing may pass, beside exchanging.
    total = plays + free + (plays == 0)
    tally[3] += total
    pick = quick(stream, total)
    for place in range(held):
        found = work.card_counts[place]
        if pick < found:
            face = np.int64(game.hands[seat, place])
            at = nth_of_card(game, table, work, face, pick)
            return 64 + place * 4 * 64 * BLOCK + at
        pick -= found
    return REPLACING + pick if pick < free else PASSING
