"""The rollout policy `best_move`: scores moves as the rule bot `goblin` does, takes the best.

It uses what its seat may know, and no claims. A search may give each seat a kind of Goblin and
goal probabilities (`record_layout.SCRATCH_DTYPE`), so that not all Goblins in its rollouts are
alike.
"""

from typing import Any

import numpy as np

from foolsgold.kernel.bit_ops import ONE, bit, ctz, popcount
from foolsgold.kernel.compilation import inline, out_of_line
from foolsgold.kernel.gobblings.board import (
    LAST_INDEX,
    bit_at,
    clear_tiles,
    locked_door_colours,
    place_tile,
    recompute_reached,
    shrink_row_range,
)
from foolsgold.kernel.gobblings.codes import (
    DOOR,
    DRAGON,
    EXPLOSION,
    GNOME,
    GOLD,
    KEY,
    MAP,
    POTION,
    RUBBLE,
    RUNNING,
    SHAPE_COUNT,
)
from foolsgold.kernel.gobblings.distances import mark_shortest_paths, measure_distances
from foolsgold.kernel.gobblings.legal_moves import write_legal_bitmask
from foolsgold.kernel.gobblings.move_effects import (
    LEAVE_BIT,
    LOAD_CODES,
    OPEN_BIT,
    PASS_BIT,
    REPLACE_BIT,
    SERVE_BIT,
    STEAL_BIT,
    WINDOW_WORDS,
    rotated,
)
from foolsgold.kernel.gobblings.record_layout import (
    MAX_SCORED_MOVES,
    WINDOW_SIZE,
    EditionRecord,
    GameRecord,
    Int,
    ScratchRecord,
)
from foolsgold.kernel.rng import biased_below

ROUND_END_VALUE = 25
LOSS_VALUE = 1000
NEAR_TILES = 3
RULE, WARDEN, BRUTE, IMP = range(4)
"""Tempers of Goblins: as the rule bot; hinders before it knows the Dragon, as the thinker does;
lengthens all ways; digs along until the goals are near."""
DISTANCE_WEIGHTS = np.array([[1.0, 1.0, 0.0], [0.5, 1.0, 0.0], [0.0, 0.0, 1 / 3], [1.0, 1.0, 0.0]])
"""By temper, what a tile nearer is worth: to the Dragon; and costs: to the Gold, to any goal."""


@inline
def seen_goals(game: GameRecord, seat: Int) -> Int:
    """The goals whose faces a seat knows, a bit each."""
    return np.int64(game.opened) | np.int64(game.peeked[seat])


@inline
def estimate_goals(game: GameRecord, work: ScratchRecord, seat: Int) -> None:
    """For each goal: how likely it hides the Gold, and the Dragon."""
    known = seen_goals(game, seat)
    gold_known = dragon_known = unseen = 0
    gold_given = dragon_given = 0.0
    for goal in range(3):
        if known >> goal & 1:
            gold_known |= game.goals[goal] == GOLD
            dragon_known |= game.goals[goal] == DRAGON
        else:
            unseen += 1
            gold_given += work.hopes[seat, 0, goal]
            dragon_given += work.hopes[seat, 1, goal]
    for goal in range(3):
        if known >> goal & 1:
            work.gold[goal] = 1.0 if game.goals[goal] == GOLD else 0.0
            work.dragon[goal] = 1.0 if game.goals[goal] == DRAGON else 0.0
        else:
            gold = work.hopes[seat, 0, goal] / gold_given if gold_given else 1 / unseen
            dragon = work.hopes[seat, 1, goal] / dragon_given if dragon_given else 1 / unseen
            work.gold[goal] = 0.0 if gold_known else gold
            work.dragon[goal] = 0.0 if dragon_known else dragon


@out_of_line
def evaluate_field(game: GameRecord, table: EditionRecord, work: ScratchRecord, gnome: Int) -> Any:
    """How good a field is for one's own race: way to the Gold, way to the Dragon."""
    measure_distances(game, table, work)
    to_dragon, to_gold, to_any = DISTANCE_WEIGHTS[work.temper]
    found = 0.0
    for goal in range(3):
        if not game.opened >> goal & 1:
            gold, dragon = work.gold[goal], work.dragon[goal]
            needed = work.needed[goal]
            pull = gold - dragon / 2 if gnome else to_dragon * dragon - to_gold * gold - to_any
            found -= needed * pull
            if needed == 0:
                found += ROUND_END_VALUE / 10 * (gold - dragon if gnome else dragon - gold)
    return found


@inline
def copy_to_trial(game: GameRecord, work: ScratchRecord) -> None:
    """Copies the field to the scratch paper."""
    trial = work.trial
    for row in range(WINDOW_SIZE):
        for plane in range(4):
            trial.sides[plane, row] = game.sides[plane, row]
            trial.loads[plane, row] = game.loads[plane, row]
        trial.reached[row] = game.reached[row]
    trial.left, trial.above = game.left, game.above
    trial.top, trial.bottom = game.top, game.bottom
    trial.opened = game.opened


@out_of_line
def evaluate_with_tile(
    game: GameRecord,
    table: EditionRecord,
    work: ScratchRecord,
    gnome: Int,
    cell: Int,
    sides: Int,
    load: Int,
) -> Any:
    """What the field is worth with a tile more, or without one if it has no sides."""
    column, row = cell % WINDOW_SIZE, cell // WINDOW_SIZE
    copy_to_trial(game, work)
    if sides == 0:
        clear_tiles(work.trial, row, bit(column))
        shrink_row_range(work.trial)
        recompute_reached(work.trial)
    elif 0 < column < LAST_INDEX and 0 < row < LAST_INDEX:
        place_tile(work.trial, work, column, row, sides, load)
    return evaluate_field(work.trial, table, work, gnome)


@inline
def card_value(face: Int, gnome: Int) -> Int:
    """What a card may still be good for."""
    if face < MAP:
        load = LOAD_CODES[face // SHAPE_COUNT]
        if load == RUBBLE or (load & 12) == DOOR:
            return -2 if gnome else 3
        return 1 + popcount(np.uint64(face % SHAPE_COUNT + 1)) if gnome else 1
    if face == MAP:
        return 2
    if face == EXPLOSION:
        return 1 if gnome else 4
    return 0 if gnome else 2


@inline
def seen_race(game: GameRecord, table: EditionRecord, seat: Int, other: Int) -> Int:
    """What a seat has seen of another's race: 1 Gnome, 0 Goblin, -1 unknown."""
    role = np.int64(game.seen[seat]) >> (4 * other) & 15
    if game.outcome != RUNNING:
        role = np.int64(game.roles[other]) + 1
    if role == 0:
        return -1
    return np.int64(table.race_of[role - 1] == GNOME)


@inline
def opposition_weight(
    game: GameRecord, table: EditionRecord, beliefs: Int, seat: Int, gnome: Int, other: Int
) -> Any:
    """Whom to hinder: known enemies first, then whoever is ahead.

    `beliefs` may tell more: how much speaks for each seat being a Goblin.
    """
    race = seen_race(game, table, seat, other)
    if race >= 0:
        enemy = -10.0 if (race == 1) == gnome else 10.0
    else:
        goblin = np.tanh(beliefs[other] / 2)
        enemy = 10 * goblin if gnome else -10 * goblin
    return enemy + game.points[other]


@out_of_line
def score_swap(
    game: GameRecord,
    table: EditionRecord,
    work: ScratchRecord,
    beliefs: Int,
    seat: Int,
    gnome: Int,
    other: Int,
) -> Any:
    """A Goblin about to lose would like to change sides; a Gnome about to win would not."""
    if work.distance > NEAR_TILES:
        return -4.0
    if gnome:
        return -8.0
    race = seen_race(game, table, seat, other)
    if race >= 0:
        return 8.0 * race
    likely = table.race_count[GNOME] / (table.seats - 1)
    if beliefs[other] != 0:
        likely /= likely + (1 - likely) * np.exp(beliefs[other])
    return 8 * likely


@out_of_line
def score_choice(
    game: GameRecord, table: EditionRecord, work: ScratchRecord, beliefs: Int, gnome: Int, move: Int
) -> Any:
    """What the first word holds: cards to exchange, goals to open, drinkers, victims."""
    if move == PASS_BIT:
        return -50.0 + work.last_pass
    if move == LEAVE_BIT:
        return 0.0
    if move < SERVE_BIT:
        gold, dragon = work.gold[move - OPEN_BIT], work.dragon[move - OPEN_BIT]
        return gold - dragon if gnome else dragon - gold
    seat = np.int64(game.to_act)
    if move < REPLACE_BIT:
        other = move - SERVE_BIT if move < STEAL_BIT else move - STEAL_BIT
        return opposition_weight(game, table, beliefs, seat, gnome, other)
    face = np.int64(game.hands[seat, move - REPLACE_BIT])
    # [O16] Whether an exchange is a pass is the edition's to say.
    return -2.0 - card_value(face, gnome) + (work.last_pass if table.replace_passes else 0.0)


@inline
def is_off_shortest_paths(work: ScratchRecord, cell: Int, load: Int) -> Int:
    """Whether a tile laid there leaves every goal as far as it is: then nothing is measured."""
    if bit_at(work.critical[cell // WINDOW_SIZE], cell % WINDOW_SIZE) or work.doors & 8:
        return False
    # A lantern is written like a key of no colour.
    return (load & 12) != KEY or not work.doors >> (load & 3) & 1


@inline
def score(
    game: GameRecord, table: EditionRecord, work: ScratchRecord, beliefs: Int, gnome: Int, move: Int
) -> Any:
    """How much a move serves the seat's own race."""
    if move < 64:
        return score_choice(game, table, work, beliefs, gnome, move)
    seat = np.int64(game.to_act)
    block, cell = (move - 64) // (64 * WINDOW_WORDS), (move - 64) % (64 * WINDOW_WORDS)
    face = np.int64(game.hands[seat, block // 4])
    if face == MAP:
        # Two goals seen tell the third.
        known = seen_goals(game, seat)
        return -6.0 if known >> cell & 1 or popcount(np.uint64(known)) > 1 else 7.0
    if face == POTION:
        return score_swap(game, table, work, beliefs, seat, gnome, cell)
    sides = rotated(face % SHAPE_COUNT + 1, block % 4) if face < MAP else 0
    load = np.int64(LOAD_CODES[face // SHAPE_COUNT]) if face < MAP else 0
    if sides and is_off_shortest_paths(work, cell, load):
        gain = 0.0
    else:
        gain = evaluate_with_tile(game, table, work, gnome, cell, sides, load) - work.now
    if sides == 0:
        return 10 * gain - 3
    return 10 * gain - (6 if gain <= 0 else 0) + popcount(np.uint64(sides)) / 4


@inline
def are_goals_far(game: GameRecord, table: EditionRecord, work: ScratchRecord) -> Int:
    """Whether the goals are far still, taken together."""
    measure_distances(game, table, work)
    missing, shut = np.int64(0), np.int64(0)
    for goal in range(3):
        if not game.opened >> goal & 1:
            missing += work.needed[goal]
            shut += 1
    return missing > NEAR_TILES * shut


@out_of_line
def prepare(
    game: GameRecord, table: EditionRecord, work: ScratchRecord, seat: Int, gnome: Int
) -> None:
    """What does not depend on the move: the field as it is, and whether a pass ends the round."""
    estimate_goals(game, work, seat)
    work.now = evaluate_field(game, table, work, gnome)
    mark_shortest_paths(game, table, work)
    work.doors = locked_door_colours(game)
    work.distance = 0.0
    for goal in range(3):
        if not game.opened >> goal & 1:
            work.distance += work.gold[goal] * work.needed[goal]
    ends = (np.int64(game.passed) | 1 << seat) == (1 << table.seats) - 1
    # [G19, G39] Once all have passed the round ends, and that is a win for the Goblins.
    work.last_pass = (-LOSS_VALUE if gnome else ROUND_END_VALUE) if ends else 0


@inline
def record_score(work: ScratchRecord, move: Int, weight: Any) -> None:
    """Stores the score of a move, for inspection."""
    if work.weighed < MAX_SCORED_MOVES:
        work.weighed_moves[work.weighed] = move
        work.weights[work.weighed] = weight
        work.weighed += 1


@out_of_line
def best_move(
    game: GameRecord, table: EditionRecord, work: ScratchRecord, beliefs: Int, stream: Int
) -> Int:
    """The heaviest of all legal moves; chance decides among equals."""
    seat = np.int64(game.to_act)
    gnome = table.race_of[game.roles[seat]] == GNOME
    work.temper = work.tempers[seat]
    if work.temper == IMP and not gnome:
        gnome = are_goals_far(game, table, work)
    prepare(game, table, work, seat, gnome)
    write_legal_bitmask(game, table, work, work.words)
    work.weighed = 0
    best, count, chosen = -np.inf, 0, np.int64(0)
    for word in range(1 + 4 * WINDOW_WORDS * table.hand):
        left = work.words[word]
        while left:
            move = 64 * word + ctz(left)
            left &= left - ONE
            weight = score(game, table, work, beliefs, gnome, move)
            record_score(work, move, weight)
            if weight > best:
                best, count, chosen = weight, 1, move
            elif weight == best:
                count += 1
                if biased_below(stream, count) == 0:
                    chosen = move
    return chosen
