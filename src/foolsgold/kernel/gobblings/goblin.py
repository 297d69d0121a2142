"""The policy `goblin`: weighs every move as the rule bot of that name does, and takes the heaviest.

It knows what its seat may know, and nothing else; talk it does not hear.
"""

import numpy as np

from foolsgold.kernel.bits import ONE, bit, lowest, popcount
from foolsgold.kernel.chance import quick
from foolsgold.kernel.compiling import apart, inlined
from foolsgold.kernel.gobblings.codes import (
    DOOR,
    DRAGON,
    EXPLOSION,
    GNOME,
    GOLD,
    MAP,
    OPEN,
    PLAY,
    RUBBLE,
    RUNNING,
    SHAPES,
)
from foolsgold.kernel.gobblings.deeds import (
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
from foolsgold.kernel.gobblings.field import (
    LAST,
    clear,
    flood,
    lay,
    places_in,
    survey_places,
    targets_in,
    tighten,
)
from foolsgold.kernel.gobblings.layout import SIZE, Game, Int, Table, Work
from foolsgold.kernel.gobblings.legal import choices, others, shut_goals
from foolsgold.kernel.gobblings.survey import measure

END = 25
LOST = 1000
NEAR = 3


@inlined
def known_goals(game: Game, seat: Int) -> Int:
    """The goals whose faces a seat knows, a bit each."""
    return np.int64(game.opened) | np.int64(game.peeked[seat])


@inlined
def hope(game: Game, work: Work, seat: Int) -> None:
    """For each goal: how likely it hides the Gold, and the Dragon."""
    known = known_goals(game, seat)
    gold_known = dragon_known = unseen = 0
    for goal in range(3):
        if known >> goal & 1:
            gold_known |= game.goals[goal] == GOLD
            dragon_known |= game.goals[goal] == DRAGON
        else:
            unseen += 1
    for goal in range(3):
        if known >> goal & 1:
            work.gold[goal] = 1.0 if game.goals[goal] == GOLD else 0.0
            work.dragon[goal] = 1.0 if game.goals[goal] == DRAGON else 0.0
        else:
            work.gold[goal] = (1 - gold_known) / unseen
            work.dragon[goal] = (1 - dragon_known) / unseen


@inlined
def worth(game: Game, table: Table, work: Work, field: Game, gnome: bool) -> float:
    """How good a field is for one's own race: way to the Gold, way to the Dragon."""
    measure(field, table, work)
    found = 0.0
    for goal in range(3):
        if not game.opened >> goal & 1:
            gold, dragon = work.gold[goal], work.dragon[goal]
            needed = work.needed[goal]
            found -= needed * (gold - dragon / 2 if gnome else dragon - gold)
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
    game: Game, table: Table, work: Work, gnome: bool, cell: Int, sides: Int, load: Int
) -> float:
    """What the field is worth with a tile more, or without one if it has no sides."""
    column, row = cell % SIZE, cell // SIZE
    try_on(game, work)
    if sides == 0:
        clear(work.trial, row, bit(column))
        tighten(work.trial)
        flood(work.trial)
    elif 0 < column < LAST and 0 < row < LAST:
        lay(work.trial, work, column, row, sides, load)
    return worth(game, table, work, work.trial, gnome)


@inlined
def keep(face: Int, gnome: bool) -> Int:
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
def against(game: Game, table: Table, beliefs: Int, seat: Int, gnome: bool, other: Int) -> float:
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


@inlined
def swapping(
    game: Game, table: Table, work: Work, beliefs: Int, seat: Int, gnome: bool, other: Int
) -> float:
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


@inlined
def consider(work: Work, chance: Int, move: Int, weight: float) -> None:
    """Keeps the heaviest move; chance decides among equals."""
    if weight > work.best_weight:
        work.best_weight = weight
        work.best_move = move
        work.best_count = 1
    elif weight == work.best_weight:
        work.best_count += 1
        if quick(chance, work.best_count) == 0:
            work.best_move = move


@apart
def choose_other(
    game: Game, table: Table, work: Work, beliefs: Int, chance: Int, gnome: bool
) -> None:
    """Goals to open, drinkers, victims."""
    seat = np.int64(game.to_act)
    word = choices(game, table)
    while word:
        move = lowest(word)
        word &= word - ONE
        if move == LEAVING:
            weight = 0.0
        elif game.phase == OPEN:
            gold, dragon = work.gold[move - OPENING], work.dragon[move - OPENING]
            weight = gold - dragon if gnome else dragon - gold
        else:
            other = move - SERVING if move < STEALING else move - STEALING
            weight = against(game, table, beliefs, seat, gnome, other)
        consider(work, chance, move, weight)


@inlined
def consider_tile(
    game: Game, table: Table, work: Work, chance: Int, gnome: bool, place: Int, face: Int
) -> None:
    """Every cell that takes the tile, in every position that makes a difference."""
    shape, load = face % SHAPES + 1, LYING[face // SHAPES]
    for turning in range(table.turns[shape]):
        quarters = table.quarters[shape, turning]
        sides = turned(shape, quarters)
        for row in range(game.top - 1, game.bottom + 2):
            cells = places_in(work, sides, row)
            while cells:
                cell = row * SIZE + lowest(cells)
                cells &= cells - ONE
                gain = worth_with(game, table, work, gnome, cell, sides, load) - work.now
                idle = 6 if gain <= 0 else 0
                weight = 10 * gain - idle + popcount(np.uint64(sides)) / 4
                move = 64 + (place * 4 + quarters) * 64 * BLOCK + cell
                consider(work, chance, move, weight)


@inlined
def consider_action(
    game: Game,
    table: Table,
    work: Work,
    beliefs: Int,
    chance: Int,
    gnome: bool,
    place: Int,
    face: Int,
) -> None:
    """Every tile an explosion may hit, every goal of a map, everybody else for a potion."""
    seat = np.int64(game.to_act)
    first = 64 + place * 4 * 64 * BLOCK
    if face == EXPLOSION:
        for row in range(game.top, game.bottom + 1):
            cells = targets_in(game, row)
            while cells:
                cell = row * SIZE + lowest(cells)
                cells &= cells - ONE
                after = worth_with(game, table, work, gnome, cell, 0, 0)
                consider(work, chance, first + cell, 10 * (after - work.now) - 3)
        return
    known = known_goals(game, seat)
    word = np.uint64(shut_goals(game) if face == MAP else others(game, table))
    while word:
        target = lowest(word)
        word &= word - ONE
        if face == MAP:
            # Two goals seen tell the third.
            seen = known >> target & 1 or popcount(np.uint64(known)) > 1
            weight = -6.0 if seen else 7.0
        else:
            weight = swapping(game, table, work, beliefs, seat, gnome, target)
        consider(work, chance, first + target, weight)


@apart
def choose_card(
    game: Game, table: Table, work: Work, beliefs: Int, chance: Int, gnome: bool
) -> None:
    """What to do with a turn."""
    seat = np.int64(game.to_act)
    survey_places(game, table, work)
    work.now = worth(game, table, work, game, gnome)
    work.distance = 0.0
    for goal in range(3):
        if not game.opened >> goal & 1:
            work.distance += work.gold[goal] * work.needed[goal]
    everybody = (1 << table.seats) - 1
    ends = (np.int64(game.passed) | 1 << seat) == everybody
    last_pass = (-LOST if gnome else END) if ends else 0
    held = np.int64(game.hand_sizes[seat])
    for place in range(held):
        face = np.int64(game.hands[seat, place])
        if face < MAP:
            consider_tile(game, table, work, chance, gnome, place, face)
        else:
            consider_action(game, table, work, beliefs, chance, gnome, place, face)
    if work.best_count == 0:
        consider(work, chance, PASSING, -50.0 + last_pass)
    if game.pile:
        for place in range(held):
            face = np.int64(game.hands[seat, place])
            weight = -2.0 - keep(face, gnome) + (last_pass if table.replace_passes else 0)
            consider(work, chance, REPLACING + place, weight)


@inlined
def goblin(game: Game, table: Table, work: Work, beliefs: Int, chance: Int) -> Int:
    """The heaviest move."""
    seat = np.int64(game.to_act)
    gnome = table.race_of[game.roles[seat]] == GNOME
    work.best_count = 0
    work.best_weight = -np.inf
    hope(game, work, seat)
    if game.phase == PLAY:
        choose_card(game, table, work, beliefs, chance, gnome)
    else:
        choose_other(game, table, work, beliefs, chance, gnome)
    return work.best_move
