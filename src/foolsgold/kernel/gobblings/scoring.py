"""The end of a round: points, one seat after the other, and the choice of the Greedy."""

import numpy as np

from foolsgold.kernel.bit_ops import bit
from foolsgold.kernel.compilation import inline, out_of_line
from foolsgold.kernel.gobblings.codes import (
    BOMBER,
    BY_DRAGON,
    BY_GOLD,
    BY_NOTHING,
    DRAGON,
    DRIVER,
    DYNAMITE,
    GNOME,
    GOLD,
    GREEDY,
    JEWELLER,
    KEYMASTER,
    KING,
    MASTER,
    NO_SEAT,
    OVER,
    PEDANT,
    STEAL,
)
from foolsgold.kernel.gobblings.record_layout import EditionRecord, GameRecord, Int, ScratchRecord
from foolsgold.kernel.gobblings.rounds import deal_round
from foolsgold.kernel.gobblings.route_tile_counts import count_on_shortest_routes

ALES_FOR_THE_KING = 3


@inline
def goal_with(game: GameRecord, face: Int) -> Int:
    """Which goal has this face."""
    for goal in range(2):
        if game.goals[goal] == face:
            return goal
    return 2


@inline
def end_round(game: GameRecord, table: EditionRecord, outcome: Int, opener: Int) -> None:
    """[G19, G41, O55, O56] Everybody is to be scored in order, from the opener or the first out.

    `continue_scoring` does that: compiled apart, since most moves have no need of it.
    """
    first = opener
    if first == NO_SEAT:
        first = np.int64(game.first_out)
        if first == NO_SEAT:
            first = np.int64(game.starter)
            if game.last_played != NO_SEAT:
                first = (np.int64(game.last_played) + 1) % table.seats
    game.phase = OVER
    game.outcome = outcome
    game.opener = opener
    game.scoring_next = first
    game.scoring_left = table.seats
    game.due = game.may_leave = game.naming = game.drinkers = 0


@inline
def continue_scoring(game: GameRecord, table: EditionRecord, work: ScratchRecord) -> None:
    """[O60] Scores the remaining seats; then comes the next round, unless somebody has won."""
    score_round(game, table, work)
    if game.phase == OVER and game.winner == NO_SEAT:
        begin_next_round(game, table, work)


@out_of_line
def begin_next_round(game: GameRecord, table: EditionRecord, work: ScratchRecord) -> None:
    """[O60] The left neighbour of the last round's first player begins."""
    game.starter = (np.int64(game.starter) + 1) % table.seats
    deal_round(game, table, work)


@out_of_line
def score_round(game: GameRecord, table: EditionRecord, work: ScratchRecord) -> None:
    """[G42, O57] Scores the remaining seats; then the round is over."""
    if game.winner == NO_SEAT:
        score_seats(game, table, work)
    if game.phase == STEAL:
        return
    game.phase = OVER
    work.rounds += 1
    this = bit(np.int64(game.round) & 63)
    if game.outcome == BY_GOLD:
        work.gnome_rounds += 1
        game.gnome_rounds |= this
    else:
        game.gnome_rounds &= ~this
    if game.winner != NO_SEAT:
        game.scoring_left = 0


@out_of_line
def score_seats(game: GameRecord, table: EditionRecord, work: ScratchRecord) -> None:
    """[O54, O57] Race points, then the bonus; it stops at the last cart, and at a theft."""
    low = high = ales = np.int64(0)
    if table.bonuses and game.outcome != BY_NOTHING:
        face = np.int64(GOLD if game.outcome == BY_GOLD else DRAGON)
        low, high, ales = count_on_shortest_routes(game, table, work, goal_with(game, face))
    while game.scoring_left:
        seat = np.int64(game.scoring_next)
        give_race_points(game, table, seat)
        if game.winner != NO_SEAT:
            return
        if table.bonuses:
            role = np.int64(game.roles[seat])
            if role == GREEDY and game.outcome == BY_DRAGON and victims(game, table, seat):
                game.phase = STEAL
                game.to_act = seat
                return
            if earns_bonus(game, role, seat, low, high, ales):
                add_points(game, table, seat, np.int64(1))
                if game.winner != NO_SEAT:
                    return
        advance_scoring(game, table)


@inline
def advance_scoring(game: GameRecord, table: EditionRecord) -> None:
    """The next seat is scored."""
    game.scoring_left -= 1
    game.scoring_next = (np.int64(game.scoring_next) + 1) % table.seats


@inline
def give_race_points(game: GameRecord, table: EditionRecord, seat: Int) -> None:
    """[G36-G39, O51] What the outcome gives to a player of this race."""
    is_gnome = table.race_of[game.roles[seat]] == GNOME
    if game.outcome == BY_GOLD:
        if is_gnome:
            add_points(game, table, seat, table.gold)
            if game.winner == NO_SEAT and seat == game.opener:
                add_points(game, table, seat, table.gold_opener)
        elif table.race_of[game.roles[game.opener]] != GNOME:
            add_points(game, table, seat, -table.gold_goblin_loss)
    elif not is_gnome:
        add_points(game, table, seat, table.dragon if game.outcome == BY_DRAGON else table.nothing)


@inline
def add_points(game: GameRecord, table: EditionRecord, seat: Int, change: Int) -> None:
    """[G40, G42, O57, O59] Nobody falls below 0 or goes beyond the last cart."""
    old = np.int64(game.points[seat])
    new = max(0, min(table.points_to_win, old + change))
    game.points[seat] = new
    if new != old and new == table.points_to_win:
        game.winner = seat


@inline
def earns_bonus(game: GameRecord, role: Int, seat: Int, low: Int, high: Int, ales: Int) -> Int:
    """[G44-G51] Whether the role held at the end earns its point."""
    ended_by_goal = game.outcome != BY_NOTHING
    if role == MASTER:
        return game.swapped >> seat & 1 != 0
    if role == BOMBER:
        return game.opened >> goal_with(game, np.int64(DYNAMITE)) & 1 != 0
    if role == DRIVER:
        return ended_by_goal and low == 0
    if role == PEDANT:
        return game.pile == 0
    if role == KING:
        return game.outcome == BY_GOLD and ales >= ALES_FOR_THE_KING
    if role == KEYMASTER:
        return ended_by_goal and high > 0
    if role == JEWELLER:
        return game.outcome == BY_GOLD
    return False


@inline
def victims(game: GameRecord, table: EditionRecord, thief: Int) -> Int:
    """[O58] Everybody else with at least one point, a bit each."""
    found = 0
    for seat in range(table.seats):
        if game.points[seat] and seat != thief:
            found |= 1 << seat
    return found


@inline
def steal(game: GameRecord, table: EditionRecord, victim: Int) -> None:
    """[G46, O58] The victim loses a point, the thief gains it."""
    add_points(game, table, np.int64(victim), np.int64(-1))
    add_points(game, table, np.int64(game.to_act), np.int64(1))
    game.phase = OVER
    advance_scoring(game, table)
