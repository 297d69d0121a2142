"""What the compiled games of learners share: lists of moves, masks, claims, the public log.

A move is told by a key: its features and its cell, as one number. Moves with equal keys are the
same to everybody, so only one of them is listed; in the order of the keys a list is the same
whatever engine made it.
"""

from typing import Any

import numpy as np

from foolsgold.kernel.compilation import inline
from foolsgold.kernel.learner_layout import (
    CELL_OFFSET,
    CLAIM_FEATURES,
    EPISODE_STREAM,
    FEATURE_COUNT,
    FIRST_CLAIM_MOVE,
    GRID,
    LEARNER,
    LOG_WIDTH,
    MAX_SEATS,
    NAMES_SEAT,
    OPTION_BY_ID,
    OPTION_DRAWN_LEARNER,
    OPTION_MASK,
    OPTION_TALK,
    RUNNING,
)
from foolsgold.kernel.rng import SPLITMIX_GAMMA, splitmix_mix

NO_MOVE = -1
NO_ACTION = -1
"""In place of an action number: the cell of a move is outside the window."""
MAX_BYTE = 255
LOW_X, LOW_Y, WIDTH, HEIGHT = GRID.low_x, GRID.low_y, GRID.width, GRID.height


# A key: action, card, detail and target in a byte each, then y and x in a byte each.
@inline
def make_key(action: Any, card: Any, detail: Any, target: Any) -> Any:
    """The key of a move without a cell."""
    return action << 40 | card << 32 | detail << 24 | target << 16


@inline
def cell_key(x: Any, y: Any) -> Any:
    """The part of a key for a cell."""
    return (y + CELL_OFFSET) << 8 | (x + CELL_OFFSET)


@inline
def seat_after(seat: Any, reader: Any, seats: Any) -> Any:
    """A seat counted from the reader, who is 1."""
    place = np.int64(seat) - reader
    return place + 1 if place >= 0 else place + np.int64(seats) + 1


@inline
def insert_move(keys: Any, moves: Any, count: Any, key: Any, move: Any) -> Any:
    """Inserts a move into a sorted list, unless it is there; says how many there are."""
    at = count
    while at > 0 and keys[at - 1] > key:
        at -= 1
    if (at > 0 and keys[at - 1] == key) or at == len(moves):
        return count
    last = min(count, len(moves) - 1)
    for place in range(last, at, -1):
        keys[place] = keys[place - 1]
        moves[place] = moves[place - 1]
    keys[at] = key
    moves[at] = move
    return last + 1


@inline
def write_features(key: Any, row: Any) -> None:
    """The features of a move, from its key."""
    x = (key & 255) - CELL_OFFSET - LOW_X
    y = (key >> 8 & 255) - CELL_OFFSET - LOW_Y
    inside = key & 0xFFFF != 0 and 0 <= x < WIDTH and 0 <= y < HEIGHT
    row[0] = key >> 40
    row[1] = key >> 32 & 255
    row[2] = key >> 24 & 255
    row[3] = x + 1 if inside else 0
    row[4] = y + 1 if inside else 0
    row[5] = key >> 16 & 255


@inline
def list_claims(offered: Any, first: Any, moves: Any, ids: Any, features: Any, count: Any) -> Any:
    """Adds the claims offered to a list of moves, as far as there is room; says how many then."""
    for claim in offered:
        if claim < 0 or count == len(moves):
            break
        moves[count] = FIRST_CLAIM_MOVE + claim
        ids[count] = first + claim
        for column in range(FEATURE_COUNT):
            features[count, column] = CLAIM_FEATURES[claim, column]
        count += 1
    return count


@inline
def next_seed(info: Any) -> Any:
    """The seed of the next episode of a game: it follows from the first one's."""
    seed = info.seed
    if info.episode:
        seed = splitmix_mix(seed + np.uint64(info.episode) * SPLITMIX_GAMMA)
    info.episode += 1
    return seed


@inline
def begin_episode(
    info: Any, log: Any, policies: Any, beliefs: Any, stream: Any, options: Any, seed: Any,
    seats: Any,
) -> None:  # fmt: skip
    """Sets all that is kept beside the record of a game just dealt."""
    stream[0] = splitmix_mix(seed ^ EPISODE_STREAM)
    if options[OPTION_DRAWN_LEARNER]:
        chosen = np.int64(stream[0] % np.uint64(seats))
        other = policies[0] if policies[0] != LEARNER else policies[1]
        for seat in range(seats):
            policies[seat] = LEARNER if seat == chosen else other
    for seat in range(MAX_SEATS):
        beliefs[seat] = 0.0
        info.scores[seat] = 0
        if seat < seats and policies[seat] == LEARNER:
            info.seat = seat
    info.status = RUNNING
    info.acted = 0
    info.claims_left = options[OPTION_TALK]
    clear_log(log)


@inline
def chosen_move(info: Any, choice: Any, moves: Any, ids: Any, options: Any) -> Any:
    """The move of a place in the list, or of an action number; NO_MOVE if there is none."""
    if not options[OPTION_BY_ID]:
        return np.int64(moves[choice]) if 0 <= choice < info.listed else np.int64(NO_MOVE)
    if choice >= 0:
        for place in range(info.listed):
            if ids[place] == choice:
                return np.int64(moves[place])
    return np.int64(NO_MOVE)


@inline
def mark_legal(info: Any, ids: Any, mask: Any, options: Any, value: Any) -> None:
    """Sets or clears the listed moves in the mask."""
    if options[OPTION_MASK]:
        for place in range(info.listed):
            if ids[place] >= 0:
                mask[ids[place]] = value


@inline
def clear_rows(ids: Any, features: Any, count: Any) -> None:
    """Clears what is left behind the list from a longer one."""
    for place in range(count, len(ids)):
        if features[place, 0] == 0:
            break
        ids[place] = NO_ACTION
        for column in range(FEATURE_COUNT):
            features[place, column] = 0


@inline
def clear_rewards(rewards: Any) -> None:
    """Nothing was won or lost yet."""
    for seat in range(MAX_SEATS):
        rewards[seat] = 0.0


@inline
def clear_log(log: Any) -> None:
    """A new round has no past."""
    for row in range(len(log)):
        if log[row, 0] == 0:
            break
        for column in range(LOG_WIDTH):
            log[row, column] = 0


@inline
def append_to_log(info: Any, log: Any) -> None:
    """Puts the row of this move before the others."""
    for row in range(len(log) - 1, 0, -1):
        for column in range(LOG_WIDTH):
            log[row, column] = log[row - 1, column]
    if len(log):
        for column in range(LOG_WIDTH):
            log[0, column] = info.row[column]


@inline
def claim(info: Any, log: Any, seat: Any, seats: Any, number: Any) -> None:
    """A claim of the seat to act: everybody hears it, and the seat goes on."""
    info.row[0] = seat + 1
    for column in range(FEATURE_COUNT):
        info.row[1 + column] = CLAIM_FEATURES[number, column]
    if NAMES_SEAT[info.row[1]]:
        named = np.int64(info.row[LOG_WIDTH - 1]) - 1 + seat
        info.row[LOG_WIDTH - 1] = (named - np.int64(seats) if named >= seats else named) + 1
    append_to_log(info, log)
    info.claims_left -= 1


@inline
def write_log(log: Any, reader: Any, seats: Any, seat_actions: Any, out: Any) -> None:
    """The public log, with seats as the reader counts them."""
    for row in range(len(log)):
        if log[row, 0] == 0:
            break
        at = row * LOG_WIDTH
        for column in range(LOG_WIDTH):
            out[at + column] = log[row, column]
        out[at] = seat_after(np.int64(log[row, 0]) - 1, reader, seats)
        if seat_actions[log[row, 1]]:
            target = np.int64(log[row, LOG_WIDTH - 1]) - 1
            out[at + LOG_WIDTH - 1] = seat_after(target, reader, seats)
