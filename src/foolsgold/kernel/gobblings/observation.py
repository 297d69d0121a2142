"""What a seat knows, as numbers: built field by field from what it may know, as a view is.

`seen` makes the same numbers from a readable view, and says so what they mean. Results of earlier
rounds are not among them.
"""

from array import array
from collections.abc import Iterable
from typing import Any

import numpy as np
import numpy.typing as npt

from foolsgold.games.action_space import FIELD
from foolsgold.games.gobblings.view import Laid, View
from foolsgold.kernel.compilation import apart, inlined
from foolsgold.kernel.gobblings.board import keys_reached, load_at, sides_at
from foolsgold.kernel.gobblings.codes import (
    BARE,
    BARE_BLOCKED,
    DOOR,
    GOALS,
    LYING,
    MOST_DECK,
    MOST_HAND,
    OUTCOMES,
    OVER,
    PHASES,
    ROLES,
    RUNNING,
)
from foolsgold.kernel.gobblings.edition_table import FACE_AT
from foolsgold.kernel.gobblings.move_effects import buried_by
from foolsgold.kernel.gobblings.record_layout import SEATS, SIZE, Game, Int, Table
from foolsgold.kernel.gobblings.state_codec import LOAD_AT

UNKNOWN = -1
"""Nobody, nothing, or not this reader's to know."""
GOAL_DOWN = 1000
"""In the maze: a goal that lies face down. A tile is its sides, 16 times its load (see `codes`),
256 more if it is a door that is shut, and 1; 0 is nothing."""
SHUT = 256
WRAP = 32767
"""Numbers that may grow without end are told as far as sixteen bits go."""

PLAIN = (
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
SIZES = {
    **dict.fromkeys(PLAIN, 1),
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
    "hand": MOST_HAND,
    "cards": MOST_HAND,
    "shown": SEATS * MOST_HAND,
    "buried": MOST_DECK,
    "discards": MOST_DECK,
    "maze": FIELD.size,
}
"""The fields of a view, in order, and how many numbers each takes."""
STARTS = {}
VIEW_SIZE = 0
for _name, _size in SIZES.items():
    STARTS[_name] = VIEW_SIZE
    VIEW_SIZE += _size

ROLES_AT, TRACED, POINTS = STARTS["roles"], STARTS["traced"], STARTS["points"]
HAND_SIZES, SWAPPED, DRINKERS = STARTS["hand_sizes"], STARTS["swapped"], STARTS["drinkers"]
PASSED, DUE, OPENED, FACES_AT = STARTS["passed"], STARTS["due"], STARTS["opened"], STARTS["faces"]
HAND, CARDS, SHOWN = STARTS["hand"], STARTS["cards"], STARTS["shown"]
BURIED, DISCARDS, MAZE = STARTS["buried"], STARTS["discards"], STARTS["maze"]
LOW_X, LOW_Y, WIDTH, HEIGHT = FIELD.low_x, FIELD.low_y, FIELD.width, FIELD.height


@inlined
def look(game: Game, table: Table, seat: Int, out: Int) -> None:
    """Writes what a seat knows; below 0 is a spectator."""
    for place in range(VIEW_SIZE):
        out[place] = UNKNOWN if place < MAZE else 0
    over = game.phase == OVER
    out[0] = seat
    out[1] = table.seats
    out[2] = game.round & WRAP
    out[3] = game.starter
    out[4] = game.phase
    out[5] = UNKNOWN if over else np.int64(game.to_act)
    out[6] = game.pile
    out[7] = game.numbers & WRAP
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
    look_at_seats(game, table, seat, out)
    look_at_cards(game, table, seat, out)
    look_at_goals(game, seat, out)
    look_at_maze(game, table, out)


@inlined
def look_at_seats(game: Game, table: Table, seat: Int, out: Int) -> None:
    """[O63] Roles as far as they were seen, or all once the round is over; points lie open."""
    for other in range(table.seats):
        if game.outcome != RUNNING:
            out[ROLES_AT + other] = out[TRACED + other] = game.roles[other]
        elif seat >= 0:
            out[ROLES_AT + other] = (np.int64(game.seen[seat]) >> (4 * other) & 15) - 1
            out[TRACED + other] = (np.int64(game.traced[seat]) >> (4 * other) & 15) - 1
        out[POINTS + other] = game.points[other]
        out[HAND_SIZES + other] = game.hand_sizes[other]
        out[SWAPPED + other] = game.swapped >> other & 1
        out[DRINKERS + other] = game.drinkers >> other & 1
        out[PASSED + other] = game.passed >> other & 1
        if game.shown >> other & 1:
            show_hand(game, other, out)


@inlined
def show_hand(game: Game, other: Int, out: Int) -> None:
    """[G18] A hand that was shown: its faces in order, for how it is held nobody else knows."""
    first = SHOWN + other * MOST_HAND
    for place in range(game.hand_sizes[other]):
        face = np.int64(game.hands[other, place])
        at = first + place
        while at > first and out[at - 1] > face:
            out[at] = out[at - 1]
            at -= 1
        out[at] = face


@inlined
def look_at_cards(game: Game, table: Table, seat: Int, out: Int) -> None:
    """One's own hand, what one has put under the deck, and the discards."""
    if seat >= 0:
        for place in range(game.hand_sizes[seat]):
            out[HAND + place] = game.hands[seat, place]
            out[CARDS + place] = game.hand_numbers[seat, place] & WRAP
        top, first = np.int64(game.numbers) - np.int64(game.pile), table.deck_size
        for number in range(max(top, first), np.int64(game.numbers)):
            if buried_by(game, number) == seat:
                above = number - top
                out[BURIED + above] = game.cards[table.deck_size - game.pile + above]
    for place in range(game.thrown):
        out[DISCARDS + place] = game.cards[place]


@inlined
def look_at_goals(game: Game, seat: Int, out: Int) -> None:
    """Goals turned up, and what was seen under the others."""
    known: Int = np.int64(game.opened)
    if seat >= 0:
        known |= np.int64(game.peeked[seat])
    if game.outcome != RUNNING:
        known = 7
    for goal in range(3):
        out[DUE + goal] = game.due >> goal & 1
        out[OPENED + goal] = game.opened >> goal & 1
        if known >> goal & 1:
            out[FACES_AT + goal] = game.goals[goal]


@apart
def look_at_maze(game: Game, table: Table, out: Int) -> None:
    """The field that has numbers; what lies beyond is not told."""
    keys = keys_reached(game)
    for goal in range(3):
        if not game.opened >> goal & 1:
            x, y = table.goal_x[goal] - LOW_X, table.goal_y[goal] - LOW_Y
            if 0 <= x < WIDTH and 0 <= y < HEIGHT:
                out[MAZE + y * WIDTH + x] = GOAL_DOWN
    for row in range(game.top, game.bottom + 1):
        for column in range(SIZE):
            sides = sides_at(game, column, row)
            x, y = column + game.left - LOW_X, row + game.above - LOW_Y
            if sides and 0 <= x < WIDTH and 0 <= y < HEIGHT:
                load = load_at(game, column, row)
                shut = (load & 12) == DOOR and not keys >> (load & 3) & 1
                out[MAZE + y * WIDTH + x] = 1 + sides + 16 * load + (SHUT if shut else 0)


def seen(view: View) -> npt.NDArray[np.int16]:
    """What `observe` tells, made from a readable view."""
    fields: dict[str, Iterable[Any]] = {name: (_known(getattr(view, name)),) for name in TOLD}
    fields |= {
        "round": (view.round & WRAP,),
        "numbers": (view.numbers & WRAP,),
        "phase": (PHASES.index(view.phase),),
        "outcome": (OUTCOMES.index(view.outcome),),
        "scoring_left": (len(view.scoring),),
        "scoring_next": view.scoring[:1],
        "roles": map(KNOWN_ROLE.__getitem__, view.roles),
        "traced": map(KNOWN_ROLE.__getitem__, view.traced),
        "points": view.points,
        "hand_sizes": view.hand_sizes,
        **{name: _marked(getattr(view, name), view.seats) for name in _SETS},
        "due": _marked(view.due, 3),
        "opened": [goal.opened for goal in view.goals],
        "faces": [KNOWN_GOAL[goal.face] for goal in view.goals],
        "hand": [FACE_AT[held.face] for held in view.hand],
        "cards": [held.card & WRAP for held in view.hand],
        "shown": _shown(view),
        "buried": _buried(view),
        "discards": map(FACE_AT.__getitem__, view.discards),
    }
    told: list[int] = []
    for name, start in STARTS.items():
        told += [UNKNOWN] * (start - len(told))
        told += fields.get(name, ())
    # By an array of Python's own: NumPy takes three times as long to read a list.
    return np.frombuffer(array("h", told + _maze(view)), np.int16)


_SETS = ("swapped", "drinkers", "passed")
TOLD = tuple(name for name in PLAIN if name in View.__struct_fields__)
KNOWN_ROLE: dict[Any, int] = {None: UNKNOWN, **{role: at for at, role in enumerate(ROLES)}}
KNOWN_GOAL: dict[Any, int] = {None: UNKNOWN, **{face: at for at, face in enumerate(GOALS)}}


def _known(value: int | None) -> int:
    return UNKNOWN if value is None else value


def _marked(members: Iterable[int], count: int) -> Iterable[bool]:
    return [member in members for member in range(count)]


def _shown(view: View) -> list[int]:
    told: list[int] = []
    for hand in view.shown:
        told += sorted(FACE_AT[face] for face in hand or ())
        told += [UNKNOWN] * (-len(told) % MOST_HAND if hand else MOST_HAND)
    return told


def _buried(view: View) -> list[int]:
    told = [UNKNOWN] * view.deck_size
    for card in view.buried:
        told[card.above] = FACE_AT[card.face]
    return told


def _maze(view: View) -> list[int]:
    maze = [0] * FIELD.size
    place = FIELD.index
    for goal in view.goals:
        if (at := place(goal.cell)) is not None:
            maze[at] = GOAL_DOWN
    for laid in view.board:
        if (at := place(laid.cell)) is not None:
            maze[at] = _lying(laid)
    return maze


def _lying(laid: Laid) -> int:
    load = BARE if laid.tile.joined else BARE_BLOCKED
    if laid.kind is not None:
        load = LYING[LOAD_AT[laid.kind, laid.colour]]
    return 1 + laid.tile.sides + 16 * load + SHUT * laid.shut
