"""The policy `goblin`: weighs every move as the rule bot of that name does, and takes the heaviest.

It knows what its seat may know, and nothing else; talk it does not hear. A search may give it
tempers and hopes (`layout.WORK`), so that not all Goblins it foresees are of one kind.
"""

from typing import Any

import numpy as np

from foolsgold.kernel.bit_ops import ONE, bit, lowest, popcount
from foolsgold.kernel.compilation import apart, inlined
from foolsgold.kernel.gobblings.board import LAST, clear, doors_to_open, flood, has, lay, tighten
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
    SHAPES,
)
from foolsgold.kernel.gobblings.distances import mark_ways, measure
from foolsgold.kernel.gobblings.legal_moves import write_words
from foolsgold.kernel.gobblings.move_effects import (
    BLOCK,
    LEAVING,
    LYING,
    OPENING,
    PASSING,
    REPLACING,
    SERVING,
    STEALING,
    turned,
)
from foolsgold.kernel.gobblings.record_layout import MOST_WEIGHED, SIZE, Game, Int, Table, Work
from foolsgold.kernel.rng import quick

END = 25
LOST = 1000
NEAR = 3
RULE, WARDEN, BRUTE, IMP = range(4)
"""Tempers of Goblins: as the rule bot; hinders before it knows the Dragon, as the thinker does;
lengthens all ways; digs along until the goals are near."""
PULLS = np.array([[1.0, 1.0, 0.0], [0.5, 1.0, 0.0], [0.0, 0.0, 1 / 3], [1.0, 1.0, 0.0]])
"""By temper, what a tile nearer is worth: to the Dragon; and costs: to the Gold, to any goal."""


@inlined
def known_goals(game: Game, seat: Int) -> Int:
    """The goals whose faces a seat knows, a bit each."""
    return np.int64(game.opened) | np.int64(game.peeked[seat])


@inlined
def hope(game: Game, work: Work, seat: Int) -> None:
    """For each goal: how likely it hides the Gold, and the Dragon."""
    known = known_goals(game, seat)
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


@apart
def worth(game: Game, table: Table, work: Work, gnome: Int) -> Any:
    """How good a field is for one's own race: way to the Gold, way to the Dragon."""
    measure(game, table, work)
    to_dragon, to_gold, to_any = PULLS[work.temper]
    found = 0.0
    for goal in range(3):
        if not game.opened >> goal & 1:
            gold, dragon = work.gold[goal], work.dragon[goal]
            needed = work.needed[goal]
            pull = gold - dragon / 2 if gnome else to_dragon * dragon - to_gold * gold - to_any
            found -= needed * pull
            if needed == 0:
                found += END / 10 * (gold - dragon if gnome else dragon - gold)
    return found


@inlined
def try_on(game: Game, work: Work) -> None:
    """Copies the field to the scratch paper."""
    trial = work.trial
    for row in range(SIZE):
        for plane in range(4):
            trial.sides[plane, row] = game.sides[plane, row]
            trial.loads[plane, row] = game.loads[plane, row]
        trial.reached[row] = game.reached[row]
    trial.left, trial.above = game.left, game.above
    trial.top, trial.bottom = game.top, game.bottom
    trial.opened = game.opened


@apart
def worth_with(
    game: Game, table: Table, work: Work, gnome: Int, cell: Int, sides: Int, load: Int
) -> Any:
    """What the field is worth with a tile more, or without one if it has no sides."""
    column, row = cell % SIZE, cell // SIZE
    try_on(game, work)
    if sides == 0:
        clear(work.trial, row, bit(column))
        tighten(work.trial)
        flood(work.trial)
    elif 0 < column < LAST and 0 < row < LAST:
        lay(work.trial, work, column, row, sides, load)
    return worth(work.trial, table, work, gnome)


@inlined
def keep(face: Int, gnome: Int) -> Int:
    """What a card may still be good for."""
    if face < MAP:
        load = LYING[face // SHAPES]
        if load == RUBBLE or (load & 12) == DOOR:
            return -2 if gnome else 3
        return 1 + popcount(np.uint64(face % SHAPES + 1)) if gnome else 1
    if face == MAP:
        return 2
    if face == EXPLOSION:
        return 1 if gnome else 4
    return 0 if gnome else 2


@inlined
def gnome_known(game: Game, table: Table, seat: Int, other: Int) -> Int:
    """What a seat has seen of another's race: 1 Gnome, 0 Goblin, -1 unknown."""
    role = np.int64(game.seen[seat]) >> (4 * other) & 15
    if game.outcome != RUNNING:
        role = np.int64(game.roles[other]) + 1
    if role == 0:
        return -1
    return np.int64(table.race_of[role - 1] == GNOME)


@inlined
def against(game: Game, table: Table, beliefs: Int, seat: Int, gnome: Int, other: Int) -> Any:
    """Whom to hinder: known enemies first, then whoever is ahead.

    `beliefs` may tell more: how much speaks for each seat being a Goblin.
    """
    race = gnome_known(game, table, seat, other)
    if race >= 0:
        enemy = -10.0 if (race == 1) == gnome else 10.0
    else:
        goblin = np.tanh(beliefs[other] / 2)
        enemy = 10 * goblin if gnome else -10 * goblin
    return enemy + game.points[other]


@apart
def swapping(
    game: Game, table: Table, work: Work, beliefs: Int, seat: Int, gnome: Int, other: Int
) -> Any:
    """A Goblin about to lose would like to change sides; a Gnome about to win would not."""
    if work.distance > NEAR:
        return -4.0
    if gnome:
        return -8.0
    race = gnome_known(game, table, seat, other)
    if race >= 0:
        return 8.0 * race
    likely = table.race_count[GNOME] / (table.seats - 1)
    if beliefs[other] != 0:
        likely /= likely + (1 - likely) * np.exp(beliefs[other])
    return 8 * likely


@apart
def weigh_choice(game: Game, table: Table, work: Work, beliefs: Int, gnome: Int, move: Int) -> Any:
    """What the first word holds: cards to exchange, goals to open, drinkers, victims."""
    if move == PASSING:
        return -50.0 + work.last_pass
    if move == LEAVING:
        return 0.0
    if move < SERVING:
        gold, dragon = work.gold[move - OPENING], work.dragon[move - OPENING]
        return gold - dragon if gnome else dragon - gold
    seat = np.int64(game.to_act)
    if move < REPLACING:
        other = move - SERVING if move < STEALING else move - STEALING
        return against(game, table, beliefs, seat, gnome, other)
    face = np.int64(game.hands[seat, move - REPLACING])
    # [O16] Whether an exchange is a pass is the edition's to say.
    return -2.0 - keep(face, gnome) + (work.last_pass if table.replace_passes else 0.0)


@inlined
def is_aside(work: Work, cell: Int, load: Int) -> Int:
    """Whether a tile laid there leaves every goal as far as it is: then nothing is measured."""
    if has(work.critical[cell // SIZE], cell % SIZE) or work.doors & 8:
        return False
    # A lantern is written like a key of no colour.
    return (load & 12) != KEY or not work.doors >> (load & 3) & 1


@inlined
def weigh(game: Game, table: Table, work: Work, beliefs: Int, gnome: Int, move: Int) -> Any:
    """How much a move serves the seat's own race."""
    if move < 64:
        return weigh_choice(game, table, work, beliefs, gnome, move)
    seat = np.int64(game.to_act)
    block, cell = (move - 64) // (64 * BLOCK), (move - 64) % (64 * BLOCK)
    face = np.int64(game.hands[seat, block // 4])
    if face == MAP:
        # Two goals seen tell the third.
        known = known_goals(game, seat)
        return -6.0 if known >> cell & 1 or popcount(np.uint64(known)) > 1 else 7.0
    if face == POTION:
        return swapping(game, table, work, beliefs, seat, gnome, cell)
    sides = turned(face % SHAPES + 1, block % 4) if face < MAP else 0
    load = np.int64(LYING[face // SHAPES]) if face < MAP else 0
    if sides and is_aside(work, cell, load):
        gain = 0.0
    else:
        gain = worth_with(game, table, work, gnome, cell, sides, load) - work.now
    if sides == 0:
        return 10 * gain - 3
    return 10 * gain - (6 if gain <= 0 else 0) + popcount(np.uint64(sides)) / 4


@inlined
def is_far(game: Game, table: Table, work: Work) -> Int:
    """Whether the goals are far still, taken together."""
    measure(game, table, work)
    missing, shut = np.int64(0), np.int64(0)
    for goal in range(3):
        if not game.opened >> goal & 1:
            missing += work.needed[goal]
            shut += 1
    return missing > NEAR * shut


@apart
def think(game: Game, table: Table, work: Work, seat: Int, gnome: Int) -> None:
    """What does not depend on the move: the field as it is, and whether a pass ends the round."""
    hope(game, work, seat)
    work.now = worth(game, table, work, gnome)
    mark_ways(game, table, work)
    work.doors = doors_to_open(game)
    work.distance = 0.0
    for goal in range(3):
        if not game.opened >> goal & 1:
            work.distance += work.gold[goal] * work.needed[goal]
    ends = (np.int64(game.passed) | 1 << seat) == (1 << table.seats) - 1
    # [G19, G39] Once all have passed the round ends, and that is a win for the Goblins.
    work.last_pass = (-LOST if gnome else END) if ends else 0


@inlined
def note(work: Work, move: Int, weight: Any) -> None:
    """Keeps what a move weighs, for whoever wants to look."""
    if work.weighed < MOST_WEIGHED:
        work.weighed_moves[work.weighed] = move
        work.weights[work.weighed] = weight
        work.weighed += 1


@apart
def goblin(game: Game, table: Table, work: Work, beliefs: Int, stream: Int) -> Int:
    """The heaviest of all legal moves; chance decides among equals."""
    seat = np.int64(game.to_act)
    gnome = table.race_of[game.roles[seat]] == GNOME
    work.temper = work.tempers[seat]
    if work.temper == IMP and not gnome:
        gnome = is_far(game, table, work)
    think(game, table, work, seat, gnome)
    write_words(game, table, work, work.words)
    work.weighed = 0
    best, count, chosen = -np.inf, 0, np.int64(0)
    for word in range(1 + 4 * BLOCK * table.hand):
        left = work.words[word]
        while left:
            move = 64 * word + lowest(left)
            left &= left - ONE
            weight = weigh(game, table, work, beliefs, gnome, move)
            note(work, move, weight)
            if weight > best:
                best, count, chosen = weight, 1, move
            elif weight == best:
                count += 1
                if quick(stream, count) == 0:
                    chosen = move
    return chosen
