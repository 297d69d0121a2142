"""A seat's observation for learners, built piece by piece from what the seat may know.

`observation_of` makes the same bytes from a readable view and the public log, and thereby
documents them.
"""

from collections import Counter
from collections.abc import Iterable, Sequence, Set
from typing import Any

import numpy as np
import numpy.typing as npt

from foolsgold.games.saboteur.action_ids import TOOLS
from foolsgold.games.saboteur.cards import Role
from foolsgold.games.saboteur.determinize import board_from_tiles
from foolsgold.games.saboteur.view import View
from foolsgold.kernel.compilation import inline
from foolsgold.kernel.learner_layout import (
    GOALS,
    GRID,
    MAX_SEATS,
    ObservationLayout,
    Piece,
    relative_row,
    window_cell,
)
from foolsgold.kernel.learner_ops import (
    HEIGHT,
    LOW_X,
    LOW_Y,
    MAX_BYTE,
    WIDTH,
    seat_after,
    write_log,
)
from foolsgold.kernel.saboteur.edition_table import KIND_BY_FACE
from foolsgold.kernel.saboteur.learner_moves import (
    SEAT_ACTIONS,
)
from foolsgold.kernel.saboteur.record_layout import (
    BROKEN_WORD,
    CARD,
    DRAFT,
    FACE_DOWN_GOAL,
    JOINED,
    KIND_COUNT,
    NO_ID,
    OPEN_SLOT,
    OVER,
    REACHED,
    TOOL_LANE_BITS,
    WINDOW_HEIGHT,
    WINDOW_WIDTH,
)
from foolsgold.kernel.saboteur.state_codec import GOAL_FACES, PHASES
from foolsgold.tunnel.tiles import Cell

SEAT_COLUMNS = (
    "present", "to_act", "starter", "hand_size", "broken_pick", "broken_lamp", "broken_cart",
    "digger", "saboteur", "gold_cards", "nuggets", "peeked_1", "peeked_2", "peeked_3",
)  # fmt: skip
TABLE_COLUMNS = (
    "seats", "round", "rounds", "deck", "passes", "gold_deck", "offered", "picks", "turning",
    "claims_left",
)  # fmt: skip
GOAL_COLUMNS = ("x", "y", "opened", "face", "reached_by")
FACE_DOWN_BIT = 128
"""In the maze: a goal that lies face down."""

LAYOUT = ObservationLayout(
    (
        Piece("role", (1,), "the reader's: 1 digger, 2 saboteur, 0 nobody (a spectator)"),
        Piece("phase", (len(PHASES),), "1 at the phase of the game", tuple(map(str, PHASES))),
        Piece("table", (len(TABLE_COLUMNS),), "counts that everybody knows", TABLE_COLUMNS),
        Piece(
            "seats",
            (MAX_SEATS, len(SEAT_COLUMNS)),
            "a row for each seat, the reader first; roles and nuggets as far as they are known",
            SEAT_COLUMNS,
        ),
        Piece(
            "goals",
            (GOALS, len(GOAL_COLUMNS)),
            "face: 1 treasure, 2 and 3 stones; reached_by: whose card led a tunnel there",
            GOAL_COLUMNS,
        ),
        Piece("hand", (KIND_COUNT,), "how many cards of each kind the reader holds"),
        Piece("discards", (KIND_COUNT,), "discards of each kind that the reader knows of"),
        Piece("offer", (MAX_SEATS,), "nuggets on the gold cards the reader may choose from"),
        Piece(
            "maze",
            (GRID.height, GRID.width),
            "bits of each cell: 1 N, 2 E, 4 S, 8 W open; 16 joined, 32 card, 64 reached from the"
            " start, 128 goal face down",
        ),
    )
)
_AT = LAYOUT.starts
ROLE_AT, PHASE_AT, TABLE_AT, SEATS_AT = _AT["role"], _AT["phase"], _AT["table"], _AT["seats"]
GOALS_AT, HAND_AT, DISCARDS_AT = _AT["goals"], _AT["hand"], _AT["discards"]
OFFER_AT, MAZE_AT, LOG_AT = _AT["offer"], _AT["maze"], LAYOUT.log_start
SEAT_WIDTH, GOAL_WIDTH = len(SEAT_COLUMNS), len(GOAL_COLUMNS)
PEEKED_AT = SEAT_COLUMNS.index("peeked_1")


@inline
def write_observation(g: Any, t: Any, seat: Any, claims: Any, log: Any, out: Any) -> None:
    """Writes what a seat knows; below 0 is a spectator, who counts from seat 0."""
    for place in range(len(out)):
        out[place] = 0
    reader = seat if seat >= 0 else seat - seat
    over = g.phase == OVER
    roles_open = over or g.phase == DRAFT
    if seat >= 0:
        out[ROLE_AT] = 1 + (np.int64(g.roles) >> seat & 1)
    out[PHASE_AT + np.int64(g.phase)] = 1
    out[TABLE_AT] = t.seats
    out[TABLE_AT + 1] = g.round
    out[TABLE_AT + 2] = t.rounds
    out[TABLE_AT + 3] = np.int64(t.deck_size) - np.int64(g.drawn)
    out[TABLE_AT + 4] = g.passes
    out[TABLE_AT + 5] = g.golds
    out[TABLE_AT + 6] = g.offered
    out[TABLE_AT + 7] = g.picks
    out[TABLE_AT + 8] = 0 if g.turning == NO_ID else np.int64(g.turning) + 1
    out[TABLE_AT + 9] = claims
    write_seats(g, t, seat, reader, roles_open, out)
    for goal in range(GOALS):
        write_goal(g, t, seat, reader, goal, out)
    if seat >= 0:
        for place in range(g.sizes[seat]):
            card = g.hands[np.int64(seat) * np.int64(t.hand) + place]
            out[HAND_AT + np.int64(g.deck[card])] += 1
        if not over and seat == g.to_act:
            for place in range(g.offered):
                out[OFFER_AT + place] = g.offer[place]
    for place in range(g.piled):
        kind, by = np.int64(g.pile[place]) & 255, np.int64(g.pile[place]) >> 8
        if by == 0 or by == seat + 1:
            out[DISCARDS_AT + kind] += 1
    write_maze(g, out)
    write_log(log, reader, t.seats, SEAT_ACTIONS, out[LOG_AT:])


@inline
def write_seats(g: Any, t: Any, seat: Any, reader: Any, roles_open: Any, out: Any) -> None:
    """A row for each seat, the reader first."""
    over = g.phase == OVER
    for other in range(t.seats):
        at = SEATS_AT + (seat_after(other, reader, t.seats) - 1) * SEAT_WIDTH
        out[at] = 1
        out[at + 1] = not over and other == g.to_act
        out[at + 2] = other == g.starter
        out[at + 3] = g.sizes[other]
        tools = g.words[BROKEN_WORD] >> np.uint64(other)
        out[at + 4] = tools & np.uint64(1)
        out[at + 5] = tools >> np.uint64(TOOL_LANE_BITS) & np.uint64(1)
        out[at + 6] = tools >> np.uint64(2 * TOOL_LANE_BITS) & np.uint64(1)
        if roles_open or other == seat:
            out[at + 7 + (np.int64(g.roles) >> other & 1)] = 1
        for goal in range(GOALS):
            out[at + PEEKED_AT + goal] = np.int64(g.peeked[other]) >> goal & 1
    for place in range(g.takes):
        owner, nuggets = np.int64(g.taken[place]) >> 8, np.int64(g.taken[place]) & 255
        at = SEATS_AT + (seat_after(owner, reader, t.seats) - 1) * SEAT_WIDTH
        out[at + 9] += 1
        if over or owner == seat:
            out[at + 10] = min(MAX_BYTE, np.int64(out[at + 10]) + nuggets)


@inline
def write_goal(g: Any, t: Any, seat: Any, reader: Any, goal: Any, out: Any) -> None:
    """Where a goal lies, whether it is open, what the reader knows to be under it."""
    at = GOALS_AT + goal * GOAL_WIDTH
    x, y = np.int64(t.column) - LOW_X, (goal - 1) * np.int64(t.rows) - LOW_Y
    if 0 <= x < WIDTH and 0 <= y < HEIGHT:
        out[at] = x + 1
        out[at + 1] = y + 1
    known = np.int64(g.opened)
    out[at + 2] = known >> goal & 1
    if seat >= 0:
        known |= np.int64(g.peeked[seat])
    if known >> goal & 1:
        out[at + 3] = np.int64(g.goals[goal]) + 1
    if g.reached_by[goal] != NO_ID:
        out[at + 4] = seat_after(g.reached_by[goal], reader, t.seats)


@inline
def write_maze(g: Any, out: Any) -> None:
    """The cells of the window, without the places where cards may go."""
    left = np.int64(g.home) % WINDOW_WIDTH + LOW_X
    top = np.int64(g.home) // WINDOW_WIDTH + LOW_Y
    for row in range(HEIGHT):
        y = top + row
        if not 0 <= y < WINDOW_HEIGHT:
            continue
        for column in range(WIDTH):
            x = left + column
            if 0 <= x < WINDOW_WIDTH:
                code = np.int64(g.board[y * WINDOW_WIDTH + x])
                seen = FACE_DOWN_BIT if code == FACE_DOWN_GOAL else code
                out[MAZE_AT + row * WIDTH + column] = 0 if code & OPEN_SLOT else seen


def observation_of(
    view: View, log: Sequence[Sequence[int]], peeks: Set[tuple[int, int]], claims_left: int,
    log_rows: int,
) -> npt.NDArray[np.uint8]:  # fmt: skip
    """The same bytes from a view, the public log, and who has looked at which goal this round."""
    reader = view.seat or 0
    values: dict[str, Any] = {
        "role": [0 if view.seat is None else ROLE_CODES[view.roles[view.seat]]],
        "phase": [phase is view.phase for phase in PHASES],
        "table": [
            view.seats, view.round, view.rounds, view.deck_size, view.passes, view.gold_deck_size,
            view.offer_size, view.picks, 0 if view.turning is None else view.turning + 1,
            claims_left,
        ],
        "seats": _seat_rows(view, reader, peeks),
        "goals": [_goal_row(view, goal, reader) for goal in range(GOALS)],
        "hand": _counts(held.face for held in view.hand),
        "discards": _counts(face for face in view.remembered if face is not None),
        "offer": [*view.offer, *[0] * (MAX_SEATS - len(view.offer))],
        "maze": _maze(view),
    }  # fmt: skip
    rows = [relative_row(row, reader, view.seats, SEAT_ACTIONS) for row in log[:log_rows]]
    return LAYOUT.encode(values, rows, log_rows)


ROLE_CODES = {None: 0, Role.DIGGER: 1, Role.SABOTEUR: 2}


def _counts(faces: Iterable[Any]) -> list[int]:
    counted = Counter(map(KIND_BY_FACE.__getitem__, faces))
    return [counted[kind] for kind in range(KIND_COUNT)]


def _seat_rows(view: View, reader: int, peeks: Set[tuple[int, int]]) -> list[list[int]]:
    """A row for each seat, the reader first."""
    rows = []
    for seat in (*range(reader, view.seats), *range(reader)):
        nuggets = 0
        if view.nuggets is not None:
            nuggets = view.nuggets[seat]
        elif seat == view.seat:
            nuggets = sum(view.gold)
        rows.append([
            1,
            seat == view.to_act,
            seat == view.starter,
            view.hand_sizes[seat],
            *(tool in view.broken[seat] for tool in TOOLS),
            view.roles[seat] is Role.DIGGER,
            view.roles[seat] is Role.SABOTEUR,
            view.gold_counts[seat],
            nuggets,
            *((seat, goal) in peeks for goal in range(GOALS)),
        ])  # fmt: skip
    return rows + [[0] * SEAT_WIDTH] * (MAX_SEATS - view.seats)


def _goal_row(view: View, goal: int, reader: int) -> list[int]:
    seen, by = view.goals[goal], view.reached_by[goal]
    return [
        *window_cell(seen.cell),
        seen.opened,
        0 if seen.face is None else GOAL_FACES.index(seen.face) + 1,
        0 if by is None else (by - reader) % view.seats + 1,
    ]


def _maze(view: View) -> npt.NDArray[np.int64]:
    maze = np.zeros((HEIGHT, WIDTH), np.int64)
    board = board_from_tiles(view.edition.goal_cells, view.board)
    codes = dict.fromkeys(board.face_down, FACE_DOWN_BIT)
    for cell, tile in board.tiles.items():
        code = CARD | tile.sides | JOINED * tile.joined
        codes[cell] = code | REACHED * (cell in board.reached)
    for cell, code in codes.items():
        x, y = window_cell(Cell(*cell))
        if x:
            maze[y - 1, x - 1] = code
    return maze
