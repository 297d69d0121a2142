"""What a seat knows, as numbers: built field by field from what it may know, as a view is.

`seen` makes the same numbers from a readable view, and says so what they mean.
"""

from array import array
from collections.abc import Iterable
from typing import Any

import numpy as np
import numpy.typing as npt

from foolsgold.games.action_space import FIELD
from foolsgold.games.saboteur.action_ids import FACES
from foolsgold.games.saboteur.cards import GoalFace, Role, Tool
from foolsgold.games.saboteur.view import View
from foolsgold.kernel.compilation import inlined
from foolsgold.kernel.saboteur.edition_table import KIND_AT
from foolsgold.kernel.saboteur.record_layout import (
    BROKEN,
    CELLS,
    DECK,
    DRAFT,
    FOUND,
    GOALS,
    GOLD,
    HAND,
    KIND_OF,
    LANE,
    NOBODY,
    NOWHERE,
    OVER,
    PLACE,
    ROUNDS,
    SEATS,
    SHUT_GOAL,
    WIDE,
)
from foolsgold.kernel.saboteur.state_codec import PHASES

UNKNOWN = -1
"""Nobody, nothing, or not this reader's to know."""
GOAL_DOWN = 100
"""In the maze: a goal that lies face down. Cards are 1 + their kind as they lie; 0 is nothing."""
START_AT = FIELD.index((0, 0))  # type: ignore[arg-type]  # a cell is a pair

SIZES = {
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
    "roles": SEATS,
    "hand_sizes": SEATS,
    "broken": SEATS,
    "gold_counts": SEATS,
    "nuggets": SEATS,
    "opened": GOALS,
    "faces": GOALS,
    "reached_by": GOALS,
    "hand": HAND,
    "cards": HAND,
    "offer": SEATS,
    "gold": GOLD,
    "past": ROUNDS,
    "discards": DECK,
    "remembered": DECK,
    "maze": FIELD.size,
}
"""The fields of a view, in order, and how many numbers each takes."""
STARTS = {}
VIEW_SIZE = 0
for _name, _size in SIZES.items():
    STARTS[_name] = VIEW_SIZE
    VIEW_SIZE += _size

ROLES, HAND_SIZES, TOOLS = STARTS["roles"], STARTS["hand_sizes"], STARTS["broken"]
COUNTS, NUGGETS, OPENED = STARTS["gold_counts"], STARTS["nuggets"], STARTS["opened"]
FACES_AT, REACHED_BY = STARTS["faces"], STARTS["reached_by"]
HAND_AT, CARDS_AT, OFFER = STARTS["hand"], STARTS["cards"], STARTS["offer"]
GOLD_AT, PAST, DISCARDS = STARTS["gold"], STARTS["past"], STARTS["discards"]
REMEMBERED, MAZE = STARTS["remembered"], STARTS["maze"]


@inlined
def or_unknown(value: Any) -> Any:
    """A seat or goal, or UNKNOWN."""
    return UNKNOWN if value == NOBODY else np.int64(value)


@inlined
def look(g: Any, t: Any, seat: Any, out: Any) -> None:
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
    out[9] = or_unknown(g.last_turn)
    out[10] = or_unknown(g.last_path)
    if g.last_cell != NOWHERE:
        out[11] = g.last_cell % WIDE - g.home % WIDE
        out[12] = g.last_cell // WIDE - g.home // WIDE
    out[13] = or_unknown(g.turning)
    out[14] = g.golds
    out[15] = g.offered
    out[16] = g.picks
    look_at_seats(g, t, seat, roles_open, over, out)
    look_at_goals(g, seat, out)
    if seat >= 0:
        for place in range(g.sizes[seat]):
            card = g.hands[np.int64(seat) * np.int64(t.hand) + place]
            out[HAND_AT + place] = g.deck[card]
            out[CARDS_AT + place] = card
    if acting:
        for place in range(g.offered):
            out[OFFER + place] = g.offer[place]
    rounds = np.int64(g.round) if roles_open else np.int64(g.round) - 1
    for number in range(rounds):
        past = np.int64(g.past[number])
        out[PAST + number] = past & (FOUND - 1) | (1 << 14 if past & FOUND else 0)
    for place in range(g.piled):
        kind, by = np.int64(g.pile[place]) & 255, np.int64(g.pile[place]) >> 8
        if by == 0 and t.mixed:
            out[DISCARDS + place] = kind
        if by == 0 or by == seat + 1:
            out[REMEMBERED + place] = kind
    look_at_maze(g, out)


@inlined
def look_at_seats(g: Any, t: Any, seat: Any, roles_open: Any, over: Any, out: Any) -> None:
    """Roles as far as they are known, hands, broken tools, gold."""
    for other in range(t.seats):
        if roles_open or other == seat:
            out[ROLES + other] = np.int64(g.roles) >> other & 1
        out[HAND_SIZES + other] = g.sizes[other]
        tools = g.words[BROKEN] >> np.uint64(other)
        out[TOOLS + other] = (
            np.int64(tools & np.uint64(1))
            | np.int64(tools >> np.uint64(LANE) & np.uint64(1)) << 1
            | np.int64(tools >> np.uint64(2 * LANE) & np.uint64(1)) << 2
        )
        out[COUNTS + other] = 0
        if over:
            out[NUGGETS + other] = 0
    owned = 0
    for place in range(g.takes):
        owner, nuggets = np.int64(g.taken[place]) >> 8, np.int64(g.taken[place]) & 255
        out[COUNTS + owner] += 1
        if over:
            out[NUGGETS + owner] += nuggets
        if owner == seat:
            out[GOLD_AT + owned] = nuggets
            owned += 1


@inlined
def look_at_goals(g: Any, seat: Any, out: Any) -> None:
    """Goals turned up, and what was seen under the others."""
    seen_alone = np.int64(g.peeked[seat]) if seat >= 0 else 0
    for goal in range(GOALS):
        opened = np.int64(g.opened) >> goal & 1
        out[OPENED + goal] = opened
        if opened or seen_alone >> goal & 1:
            out[FACES_AT + goal] = g.goals[goal]
        out[REACHED_BY + goal] = or_unknown(g.reached_by[goal])


@inlined
def look_at_maze(g: Any, out: Any) -> None:
    """The maze in the field that numbers of moves use; what lies beyond is not shown."""
    for at in range(MAZE, MAZE + FIELD_SIZE):
        out[at] = 0
    home_x, home_y = np.int64(g.home) % WIDE, np.int64(g.home) // WIDE
    for cell in range(CELLS):
        byte = np.int64(g.board[cell])
        if byte and byte < PLACE:
            x = cell % WIDE - home_x - LOW_X
            y = cell // WIDE - home_y - LOW_Y
            if 0 <= x < FIELD_WIDE and 0 <= y < FIELD_HIGH:
                shown = GOAL_DOWN if byte == SHUT_GOAL else 1 + np.int64(KIND_OF[byte & 31])
                out[MAZE + y * FIELD_WIDE + x] = shown


LOW_X, LOW_Y = FIELD.low_x, FIELD.low_y
FIELD_WIDE, FIELD_HIGH, FIELD_SIZE = FIELD.width, FIELD.height, FIELD.size


def seen(view: View) -> npt.NDArray[np.int16]:
    """What `observe` tells, made from a readable view."""
    fields: dict[str, Iterable[Any]] = {
        "seat": (_known(view.seat),),
        "seats": (view.seats,),
        "round": (view.round,),
        "rounds": (view.rounds,),
        "starter": (view.starter,),
        "phase": (PHASES.index(view.phase),),
        "to_act": (_known(view.to_act),),
        "deck_size": (view.deck_size,),
        "passes": (view.passes,),
        "last_turn": (_known(view.last_turn),),
        "last_path": (_known(view.last_path),),
        "last_cell": view.last_cell or (),
        "turning": (_known(view.turning),),
        "gold_deck_size": (view.gold_deck_size,),
        "offer_size": (view.offer_size,),
        "picks": (view.picks,),
        "roles": [UNKNOWN if role is None else role is Role.SABOTEUR for role in view.roles],
        "hand_sizes": view.hand_sizes,
        "broken": [sum(map(TOOL_BITS.__getitem__, broken)) for broken in view.broken],
        "gold_counts": view.gold_counts,
        "nuggets": view.nuggets or (),
        "opened": [goal.opened for goal in view.goals],
        "faces": [KNOWN_GOAL[goal.face] for goal in view.goals],
        "reached_by": map(_known, view.reached_by),
        "hand": [KIND_AT[held.face] for held in view.hand],
        "cards": [held.card for held in view.hand],
        "offer": view.offer,
        "gold": view.gold,
        "past": [
            sum(1 << seat for seat, role in enumerate(past.roles) if role is Role.SABOTEUR)
            | past.found << 14
            for past in view.past
        ],
        "discards": map(KNOWN_KIND.__getitem__, view.discards),
        "remembered": map(KNOWN_KIND.__getitem__, view.remembered),
    }
    told: list[int] = []
    for name, values in fields.items():
        told += [UNKNOWN] * (STARTS[name] - len(told))
        told += values
    told += [UNKNOWN] * (MAZE - len(told))
    # By an array of Python's own: NumPy takes three times as long to read a list.
    return np.frombuffer(array("h", told + _maze(view)), np.int16)


def _known(value: int | None) -> int:
    return UNKNOWN if value is None else value


def _maze(view: View) -> list[int]:
    maze = [0] * FIELD.size
    place = FIELD.index
    for goal in view.goals:
        if (at := place(goal.cell)) is not None:
            maze[at] = GOAL_DOWN
    for laid in view.board:
        if (at := place(laid.cell)) is not None:
            maze[at] = 1 + TILE_AT[laid.tile]
    return maze


TILE_AT = {face.tile: kind for kind, face in enumerate(FACES) if hasattr(face, "tile")}
TOOL_BITS = {tool: 1 << place for place, tool in enumerate(Tool)}
KNOWN_GOAL: dict[Any, int] = {None: UNKNOWN, **{face: at for at, face in enumerate(GoalFace)}}
KNOWN_KIND: dict[Any, int] = {None: UNKNOWN, **KIND_AT}
