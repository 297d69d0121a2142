"""A seat's observation as an array of numbers, built field by field from what the seat may know.

`observation_of` makes the same numbers from a readable view, and thereby documents them.
"""

from array import array
from collections.abc import Iterable
from typing import Any

import numpy as np
import numpy.typing as npt

from foolsgold.games.action_space import DEFAULT_GRID
from foolsgold.games.saboteur.action_ids import FACES
from foolsgold.games.saboteur.cards import GoalFace, Role, Tool
from foolsgold.games.saboteur.view import View
from foolsgold.kernel.compilation import inline
from foolsgold.kernel.saboteur.edition_table import KIND_BY_FACE
from foolsgold.kernel.saboteur.record_layout import (
    BROKEN_WORD,
    DRAFT,
    FACE_DOWN_GOAL,
    FOUND_BIT,
    GOALS,
    KIND_BY_SIDES,
    MAX_DECK,
    MAX_GOLD_CARDS,
    MAX_HAND,
    MAX_ROUNDS,
    MAX_SEATS,
    NO_CELL,
    NO_ID,
    OPEN_SLOT,
    OVER,
    TOOL_LANE_BITS,
    WINDOW_CELLS,
    WINDOW_WIDTH,
)
from foolsgold.kernel.saboteur.state_codec import PHASES

UNKNOWN = -1
"""Nobody, nothing, or not this reader's to know."""
FACE_DOWN_GOAL_CODE = 100
"""In the maze: a goal that lies face down. Cards are 1 + their kind as they lie; 0 is nothing."""
START_INDEX = DEFAULT_GRID.index_of((0, 0))  # type: ignore[arg-type]  # a cell is a pair

FIELD_SIZES = {
    "seat": 1,
    "seats": 1,
    "round": 1,
    "rounds": 1,
    "starter": 1,
    "phase": 1,
    "to_act": 1,
    "deck_size": 1,
    "passes": 1,
    "last_turn": 1,
    "last_path": 1,
    "last_cell": 2,
    "turning": 1,
    "gold_deck_size": 1,
    "offer_size": 1,
    "picks": 1,
    "roles": MAX_SEATS,
    "hand_sizes": MAX_SEATS,
    "broken": MAX_SEATS,
    "gold_counts": MAX_SEATS,
    "nuggets": MAX_SEATS,
    "opened": GOALS,
    "faces": GOALS,
    "reached_by": GOALS,
    "hand": MAX_HAND,
    "cards": MAX_HAND,
    "offer": MAX_SEATS,
    "gold": MAX_GOLD_CARDS,
    "past": MAX_ROUNDS,
    "discards": MAX_DECK,
    "remembered": MAX_DECK,
    "maze": DEFAULT_GRID.size,
}
"""The fields of a view, in order, and how many numbers each takes."""
FIELD_STARTS = {}
OBSERVATION_SIZE = 0
for _name, _size in FIELD_SIZES.items():
    FIELD_STARTS[_name] = OBSERVATION_SIZE
    OBSERVATION_SIZE += _size

ROLES_AT, HAND_SIZES_AT, BROKEN_TOOLS_AT = (
    FIELD_STARTS["roles"],
    FIELD_STARTS["hand_sizes"],
    FIELD_STARTS["broken"],
)
GOLD_COUNTS_AT, NUGGETS_AT, OPENED_AT = (
    FIELD_STARTS["gold_counts"],
    FIELD_STARTS["nuggets"],
    FIELD_STARTS["opened"],
)
FACES_AT, REACHED_BY_AT = FIELD_STARTS["faces"], FIELD_STARTS["reached_by"]
HAND_AT, CARDS_AT, OFFER_AT = FIELD_STARTS["hand"], FIELD_STARTS["cards"], FIELD_STARTS["offer"]
GOLD_AT, PAST_AT, DISCARDS_AT = FIELD_STARTS["gold"], FIELD_STARTS["past"], FIELD_STARTS["discards"]
REMEMBERED_AT, BOARD_AT = FIELD_STARTS["remembered"], FIELD_STARTS["maze"]


@inline
def code_or_unknown(value: Any) -> Any:
    """A seat or goal, or UNKNOWN."""
    return UNKNOWN if value == NO_ID else np.int64(value)


@inline
def write_observation(g: Any, t: Any, seat: Any, out: Any) -> None:
    """Writes what a seat knows; below 0 is a spectator."""
    over = g.phase == OVER
    roles_open = over or g.phase == DRAFT
    acting = not over and seat == g.to_act
    for place in range(len(out)):
        out[place] = UNKNOWN
    out[0] = seat if seat >= 0 else UNKNOWN
    out[1] = t.seats
    out[2] = g.round
    out[3] = t.rounds
    out[4] = g.starter
    out[5] = g.phase
    out[6] = UNKNOWN if over else np.int64(g.to_act)
    out[7] = np.int64(t.deck_size) - np.int64(g.drawn)
    out[8] = g.passes
    out[9] = code_or_unknown(g.last_turn)
    out[10] = code_or_unknown(g.last_path)
    if g.last_cell != NO_CELL:
        out[11] = g.last_cell % WINDOW_WIDTH - g.home % WINDOW_WIDTH
        out[12] = g.last_cell // WINDOW_WIDTH - g.home // WINDOW_WIDTH
    out[13] = code_or_unknown(g.turning)
    out[14] = g.golds
    out[15] = g.offered
    out[16] = g.picks
    write_seats(g, t, seat, roles_open, over, out)
    write_goals(g, seat, out)
    if seat >= 0:
        for place in range(g.sizes[seat]):
            card = g.hands[np.int64(seat) * np.int64(t.hand) + place]
            out[HAND_AT + place] = g.deck[card]
            out[CARDS_AT + place] = card
    if acting:
        for place in range(g.offered):
            out[OFFER_AT + place] = g.offer[place]
    rounds = np.int64(g.round) if roles_open else np.int64(g.round) - 1
    for number in range(rounds):
        past = np.int64(g.past[number])
        out[PAST_AT + number] = past & (FOUND_BIT - 1) | (1 << 14 if past & FOUND_BIT else 0)
    for place in range(g.piled):
        kind, by = np.int64(g.pile[place]) & 255, np.int64(g.pile[place]) >> 8
        if by == 0 and t.mixed:
            out[DISCARDS_AT + place] = kind
        if by == 0 or by == seat + 1:
            out[REMEMBERED_AT + place] = kind
    write_board(g, out)


@inline
def write_seats(g: Any, t: Any, seat: Any, roles_open: Any, over: Any, out: Any) -> None:
    """Roles as far as they are known, hands, broken tools, gold."""
    for other in range(t.seats):
        if roles_open or other == seat:
            out[ROLES_AT + other] = np.int64(g.roles) >> other & 1
        out[HAND_SIZES_AT + other] = g.sizes[other]
        tools = g.words[BROKEN_WORD] >> np.uint64(other)
        out[BROKEN_TOOLS_AT + other] = (
            np.int64(tools & np.uint64(1))
            | np.int64(tools >> np.uint64(TOOL_LANE_BITS) & np.uint64(1)) << 1
            | np.int64(tools >> np.uint64(2 * TOOL_LANE_BITS) & np.uint64(1)) << 2
        )
        out[GOLD_COUNTS_AT + other] = 0
        if over:
            out[NUGGETS_AT + other] = 0
    owned = 0
    for place in range(g.takes):
        owner, nuggets = np.int64(g.taken[place]) >> 8, np.int64(g.taken[place]) & 255
        out[GOLD_COUNTS_AT + owner] += 1
        if over:
            out[NUGGETS_AT + owner] += nuggets
        if owner == seat:
            out[GOLD_AT + owned] = nuggets
            owned += 1


@inline
def write_goals(g: Any, seat: Any, out: Any) -> None:
    """Goals turned up, and what was seen under the others."""
    seen_alone = np.int64(g.peeked[seat]) if seat >= 0 else 0
    for goal in range(GOALS):
        opened = np.int64(g.opened) >> goal & 1
        out[OPENED_AT + goal] = opened
        if opened or seen_alone >> goal & 1:
            out[FACES_AT + goal] = g.goals[goal]
        out[REACHED_BY_AT + goal] = code_or_unknown(g.reached_by[goal])


@inline
def write_board(g: Any, out: Any) -> None:
    """The maze in the field that numbers of moves use; what lies beyond is not shown."""
    for at in range(BOARD_AT, BOARD_AT + GRID_CELLS):
        out[at] = 0
    home_x, home_y = np.int64(g.home) % WINDOW_WIDTH, np.int64(g.home) // WINDOW_WIDTH
    for cell in range(WINDOW_CELLS):
        byte = np.int64(g.board[cell])
        if byte and byte < OPEN_SLOT:
            x = cell % WINDOW_WIDTH - home_x - GRID_MIN_X
            y = cell // WINDOW_WIDTH - home_y - GRID_MIN_Y
            if 0 <= x < GRID_WIDTH and 0 <= y < GRID_HEIGHT:
                shown = (
                    FACE_DOWN_GOAL_CODE
                    if byte == FACE_DOWN_GOAL
                    else 1 + np.int64(KIND_BY_SIDES[byte & 31])
                )
                out[BOARD_AT + y * GRID_WIDTH + x] = shown


GRID_MIN_X, GRID_MIN_Y = DEFAULT_GRID.low_x, DEFAULT_GRID.low_y
GRID_WIDTH, GRID_HEIGHT, GRID_CELLS = DEFAULT_GRID.width, DEFAULT_GRID.height, DEFAULT_GRID.size


def observation_of(view: View) -> npt.NDArray[np.int16]:
    """What `observe` tells, made from a readable view."""
    fields: dict[str, Iterable[Any]] = {
        "seat": (_or_unknown(view.seat),),
        "seats": (view.seats,),
        "round": (view.round,),
        "rounds": (view.rounds,),
        "starter": (view.starter,),
        "phase": (PHASES.index(view.phase),),
        "to_act": (_or_unknown(view.to_act),),
        "deck_size": (view.deck_size,),
        "passes": (view.passes,),
        "last_turn": (_or_unknown(view.last_turn),),
        "last_path": (_or_unknown(view.last_path),),
        "last_cell": view.last_cell or (),
        "turning": (_or_unknown(view.turning),),
        "gold_deck_size": (view.gold_deck_size,),
        "offer_size": (view.offer_size,),
        "picks": (view.picks,),
        "roles": [UNKNOWN if role is None else role is Role.SABOTEUR for role in view.roles],
        "hand_sizes": view.hand_sizes,
        "broken": [sum(map(TOOL_BITS.__getitem__, broken)) for broken in view.broken],
        "gold_counts": view.gold_counts,
        "nuggets": view.nuggets or (),
        "opened": [goal.opened for goal in view.goals],
        "faces": [GOAL_FACE_CODES[goal.face] for goal in view.goals],
        "reached_by": map(_or_unknown, view.reached_by),
        "hand": [KIND_BY_FACE[held.face] for held in view.hand],
        "cards": [held.card for held in view.hand],
        "offer": view.offer,
        "gold": view.gold,
        "past": [
            sum(1 << seat for seat, role in enumerate(past.roles) if role is Role.SABOTEUR)
            | past.found << 14
            for past in view.past
        ],
        "discards": map(KIND_CODES.__getitem__, view.discards),
        "remembered": map(KIND_CODES.__getitem__, view.remembered),
    }
    told: list[int] = []
    for name, values in fields.items():
        told += [UNKNOWN] * (FIELD_STARTS[name] - len(told))
        told += values
    told += [UNKNOWN] * (BOARD_AT - len(told))
    # By an array of Python's own: NumPy takes three times as long to read a list.
    return np.frombuffer(array("h", told + _board_codes(view)), np.int16)


def _or_unknown(value: int | None) -> int:
    return UNKNOWN if value is None else value


def _board_codes(view: View) -> list[int]:
    maze = [0] * DEFAULT_GRID.size
    place = DEFAULT_GRID.index_of
    for goal in view.goals:
        if (at := place(goal.cell)) is not None:
            maze[at] = FACE_DOWN_GOAL_CODE
    for laid in view.board:
        if (at := place(laid.cell)) is not None:
            maze[at] = 1 + KIND_BY_TILE[laid.tile]
    return maze


KIND_BY_TILE = {face.tile: kind for kind, face in enumerate(FACES) if hasattr(face, "tile")}
TOOL_BITS = {tool: 1 << place for place, tool in enumerate(Tool)}
GOAL_FACE_CODES: dict[Any, int] = {None: UNKNOWN, **{face: at for at, face in enumerate(GoalFace)}}
KIND_CODES: dict[Any, int] = {None: UNKNOWN, **KIND_BY_FACE}
