"""A seat's observation as an array of numbers, built field by field from what the seat may know.

`observation_of` makes the same numbers from a readable view, and thereby documents them. Results of
earlier rounds are not among them.
"""

from array import array
from collections.abc import Iterable
from typing import Any

import numpy as np
import numpy.typing as npt

from foolsgold.games.action_space import DEFAULT_GRID
from foolsgold.games.gobblings.view import LaidTile, View
from foolsgold.kernel.compilation import inline, out_of_line
from foolsgold.kernel.gobblings.board import load_at, reached_key_colours, sides_at
from foolsgold.kernel.gobblings.codes import (
    BARE,
    BARE_BLOCKED,
    DOOR,
    GOAL_FACES,
    LOAD_CODES,
    MAX_DECK,
    MAX_HAND,
    OUTCOMES,
    OVER,
    PHASES,
    ROLES,
    RUNNING,
)
from foolsgold.kernel.gobblings.edition_table import FACE_INDEX
from foolsgold.kernel.gobblings.move_effects import burier_of
from foolsgold.kernel.gobblings.record_layout import (
    SEATS,
    WINDOW_SIZE,
    EditionRecord,
    GameRecord,
    Int,
)
from foolsgold.kernel.gobblings.state_codec import LOAD_INDEX

UNKNOWN = -1
"""Nobody, nothing, or not this reader's to know."""
FACE_DOWN_GOAL = 1000
"""In the maze: a goal that lies face down. A tile is its sides, 16 times its load (see `codes`),
256 more if it is a door that is shut, and 1; 0 is nothing."""
SHUT_DOOR = 256
MAX_INT16 = 32767
"""Unbounded numbers are capped to sixteen bits."""

SCALAR_FIELDS = (
    "seat",
    "seats",
    "round",
    "starter",
    "phase",
    "to_act",
    "deck_size",
    "numbers",
    "may_leave",
    "naming",
    "idle",
    "last_played",
    "first_out",
    "outcome",
    "opener",
    "winner",
    "scoring_left",
    "scoring_next",
)
FIELD_SIZES = {
    **dict.fromkeys(SCALAR_FIELDS, 1),
    "roles": SEATS,
    "traced": SEATS,
    "points": SEATS,
    "hand_sizes": SEATS,
    "swapped": SEATS,
    "drinkers": SEATS,
    "passed": SEATS,
    "due": 3,
    "opened": 3,
    "faces": 3,
    "hand": MAX_HAND,
    "cards": MAX_HAND,
    "shown": SEATS * MAX_HAND,
    "buried": MAX_DECK,
    "discards": MAX_DECK,
    "maze": DEFAULT_GRID.size,
}
"""The fields of a view, in order, and how many numbers each takes."""
FIELD_STARTS = {}
OBSERVATION_SIZE = 0
for _name, _size in FIELD_SIZES.items():
    FIELD_STARTS[_name] = OBSERVATION_SIZE
    OBSERVATION_SIZE += _size

ROLES_AT, TRACED_AT, POINTS_AT = (
    FIELD_STARTS["roles"],
    FIELD_STARTS["traced"],
    FIELD_STARTS["points"],
)
HAND_SIZES_AT, SWAPPED_AT, DRINKERS_AT = (
    FIELD_STARTS["hand_sizes"],
    FIELD_STARTS["swapped"],
    FIELD_STARTS["drinkers"],
)
PASSED_AT, DUE_AT, OPENED_AT, FACES_AT = (
    FIELD_STARTS["passed"],
    FIELD_STARTS["due"],
    FIELD_STARTS["opened"],
    FIELD_STARTS["faces"],
)
HAND_AT, CARDS_AT, SHOWN_HANDS_AT = (
    FIELD_STARTS["hand"],
    FIELD_STARTS["cards"],
    FIELD_STARTS["shown"],
)
BURIED_AT, DISCARDS_AT, BOARD_AT = (
    FIELD_STARTS["buried"],
    FIELD_STARTS["discards"],
    FIELD_STARTS["maze"],
)
GRID_MIN_X, GRID_MIN_Y, GRID_WIDTH, GRID_HEIGHT = (
    DEFAULT_GRID.low_x,
    DEFAULT_GRID.low_y,
    DEFAULT_GRID.width,
    DEFAULT_GRID.height,
)


@inline
def write_observation(game: GameRecord, table: EditionRecord, seat: Int, out: Int) -> None:
    """Writes what a seat knows; below 0 is a spectator."""
    for place in range(OBSERVATION_SIZE):
        out[place] = UNKNOWN if place < BOARD_AT else 0
    over = game.phase == OVER
    out[0] = seat
    out[1] = table.seats
    out[2] = game.round & MAX_INT16
    out[3] = game.starter
    out[4] = game.phase
    out[5] = UNKNOWN if over else np.int64(game.to_act)
    out[6] = game.pile
    out[7] = game.numbers & MAX_INT16
    out[8] = game.may_leave
    out[9] = game.naming
    out[10] = game.idle
    out[11] = game.last_played
    out[12] = game.first_out
    out[13] = game.outcome
    out[14] = game.opener
    out[15] = game.winner
    out[16] = game.scoring_left
    out[17] = np.int64(game.scoring_next) if game.scoring_left else UNKNOWN
    write_seats(game, table, seat, out)
    write_cards(game, table, seat, out)
    write_goals(game, seat, out)
    write_board(game, table, out)


@inline
def write_seats(game: GameRecord, table: EditionRecord, seat: Int, out: Int) -> None:
    """[O63] Roles as far as they were seen, or all once the round is over; points lie open."""
    for other in range(table.seats):
        if game.outcome != RUNNING:
            out[ROLES_AT + other] = out[TRACED_AT + other] = game.roles[other]
        elif seat >= 0:
            out[ROLES_AT + other] = (np.int64(game.seen[seat]) >> (4 * other) & 15) - 1
            out[TRACED_AT + other] = (np.int64(game.traced[seat]) >> (4 * other) & 15) - 1
        out[POINTS_AT + other] = game.points[other]
        out[HAND_SIZES_AT + other] = game.hand_sizes[other]
        out[SWAPPED_AT + other] = game.swapped >> other & 1
        out[DRINKERS_AT + other] = game.drinkers >> other & 1
        out[PASSED_AT + other] = game.passed >> other & 1
        if game.shown >> other & 1:
            write_open_hand(game, other, out)


@inline
def write_open_hand(game: GameRecord, other: Int, out: Int) -> None:
    """[G18] A hand that was shown: its faces in order, for how it is held nobody else knows."""
    first = SHOWN_HANDS_AT + other * MAX_HAND
    for place in range(game.hand_sizes[other]):
        face = np.int64(game.hands[other, place])
        at = first + place
        while at > first and out[at - 1] > face:
            out[at] = out[at - 1]
            at -= 1
        out[at] = face


@inline
def write_cards(game: GameRecord, table: EditionRecord, seat: Int, out: Int) -> None:
    """One's own hand, what one has put under the deck, and the discards."""
    if seat >= 0:
        for place in range(game.hand_sizes[seat]):
            out[HAND_AT + place] = game.hands[seat, place]
            out[CARDS_AT + place] = game.hand_numbers[seat, place] & MAX_INT16
        top, first = np.int64(game.numbers) - np.int64(game.pile), table.deck_size
        for number in range(max(top, first), np.int64(game.numbers)):
            if burier_of(game, number) == seat:
                above = number - top
                out[BURIED_AT + above] = game.cards[table.deck_size - game.pile + above]
    for place in range(game.thrown):
        out[DISCARDS_AT + place] = game.cards[place]


@inline
def write_goals(game: GameRecord, seat: Int, out: Int) -> None:
    """Goals turned up, and what was seen under the others."""
    known: Int = np.int64(game.opened)
    if seat >= 0:
        known |= np.int64(game.peeked[seat])
    if game.outcome != RUNNING:
        known = 7
    for goal in range(3):
        out[DUE_AT + goal] = game.due >> goal & 1
        out[OPENED_AT + goal] = game.opened >> goal & 1
        if known >> goal & 1:
            out[FACES_AT + goal] = game.goals[goal]


@out_of_line
def write_board(game: GameRecord, table: EditionRecord, out: Int) -> None:
    """The observed part of the field; anything beyond is omitted."""
    keys = reached_key_colours(game)
    for goal in range(3):
        if not game.opened >> goal & 1:
            x, y = table.goal_x[goal] - GRID_MIN_X, table.goal_y[goal] - GRID_MIN_Y
            if 0 <= x < GRID_WIDTH and 0 <= y < GRID_HEIGHT:
                out[BOARD_AT + y * GRID_WIDTH + x] = FACE_DOWN_GOAL
    for row in range(game.top, game.bottom + 1):
        for column in range(WINDOW_SIZE):
            sides = sides_at(game, column, row)
            x, y = column + game.left - GRID_MIN_X, row + game.above - GRID_MIN_Y
            if sides and 0 <= x < GRID_WIDTH and 0 <= y < GRID_HEIGHT:
                load = load_at(game, column, row)
                shut = (load & 12) == DOOR and not keys >> (load & 3) & 1
                out[BOARD_AT + y * GRID_WIDTH + x] = (
                    1 + sides + 16 * load + (SHUT_DOOR if shut else 0)
                )


def observation_of(view: View) -> npt.NDArray[np.int16]:
    """What `observe` tells, made from a readable view."""
    fields: dict[str, Iterable[Any]] = {
        name: (_code_or_unknown(getattr(view, name)),) for name in VIEW_FIELDS
    }
    fields |= {
        "round": (view.round & MAX_INT16,),
        "numbers": (view.numbers & MAX_INT16,),
        "phase": (PHASES.index(view.phase),),
        "outcome": (OUTCOMES.index(view.outcome),),
        "scoring_left": (len(view.scoring),),
        "scoring_next": view.scoring[:1],
        "roles": map(ROLE_CODES.__getitem__, view.roles),
        "traced": map(ROLE_CODES.__getitem__, view.traced),
        "points": view.points,
        "hand_sizes": view.hand_sizes,
        **{name: _membership(getattr(view, name), view.seats) for name in _SET_FIELDS},
        "due": _membership(view.due, 3),
        "opened": [goal.opened for goal in view.goals],
        "faces": [GOAL_FACE_CODES[goal.face] for goal in view.goals],
        "hand": [FACE_INDEX[held.face] for held in view.hand],
        "cards": [held.card & MAX_INT16 for held in view.hand],
        "shown": _open_hands(view),
        "buried": _buried_faces(view),
        "discards": map(FACE_INDEX.__getitem__, view.discards),
    }
    told: list[int] = []
    for name, start in FIELD_STARTS.items():
        told += [UNKNOWN] * (start - len(told))
        told += fields.get(name, ())
    # By an array of Python's own: NumPy takes three times as long to read a list.
    return np.frombuffer(array("h", told + _board_codes(view)), np.int16)


_SET_FIELDS = ("swapped", "drinkers", "passed")
VIEW_FIELDS = tuple(name for name in SCALAR_FIELDS if name in View.__struct_fields__)
ROLE_CODES: dict[Any, int] = {None: UNKNOWN, **{role: at for at, role in enumerate(ROLES)}}
GOAL_FACE_CODES: dict[Any, int] = {
    None: UNKNOWN,
    **{face: at for at, face in enumerate(GOAL_FACES)},
}


def _code_or_unknown(value: int | None) -> int:
    return UNKNOWN if value is None else value


def _membership(members: Iterable[int], count: int) -> Iterable[bool]:
    return [member in members for member in range(count)]


def _open_hands(view: View) -> list[int]:
    told: list[int] = []
    for hand in view.shown:
        told += sorted(FACE_INDEX[face] for face in hand or ())
        told += [UNKNOWN] * (-len(told) % MAX_HAND if hand else MAX_HAND)
    return told


def _buried_faces(view: View) -> list[int]:
    told = [UNKNOWN] * view.deck_size
    for card in view.buried:
        told[card.above] = FACE_INDEX[card.face]
    return told


def _board_codes(view: View) -> list[int]:
    maze = [0] * DEFAULT_GRID.size
    place = DEFAULT_GRID.index_of
    for goal in view.goals:
        if (at := place(goal.cell)) is not None:
            maze[at] = FACE_DOWN_GOAL
    for laid in view.board:
        if (at := place(laid.cell)) is not None:
            maze[at] = _tile_code(laid)
    return maze


def _tile_code(laid: LaidTile) -> int:
    load = BARE if laid.tile.joined else BARE_BLOCKED
    if laid.kind is not None:
        load = LOAD_CODES[LOAD_INDEX[laid.kind, laid.colour]]
    return 1 + laid.tile.sides + 16 * load + SHUT_DOOR * laid.shut
