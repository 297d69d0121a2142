"""A seat's observation for learners, built piece by piece from what the seat may know.

`observation_of` makes the same bytes from a readable view and the public log, and thereby
documents them.
"""

from collections import Counter
from collections.abc import Iterable, Sequence, Set
from typing import Any

import numpy as np
import numpy.typing as npt

from foolsgold.games.gobblings.action_ids import FACES
from foolsgold.games.gobblings.cards import Card, PathCard, Role
from foolsgold.games.gobblings.determinize import board_and_kinds
from foolsgold.games.gobblings.view import LaidTile, View
from foolsgold.kernel.bit_ops import NO_BITS, ONE, ctz
from foolsgold.kernel.compilation import inline, out_of_line
from foolsgold.kernel.gobblings.board import (
    bit_at,
    load_at,
    reached_key_colours,
    sides_at,
    tiles_in_row,
)
from foolsgold.kernel.gobblings.codes import (
    BARE,
    BARE_BLOCKED,
    DOOR,
    GOAL_FACES,
    MAX_HAND,
    NO_SEAT,
    OUTCOMES,
    OVER,
    PHASES,
    ROLES,
    RUNNING,
)
from foolsgold.kernel.gobblings.edition_table import FACE_INDEX, RACES
from foolsgold.kernel.gobblings.learner_moves import (
    LOAD_SHIFT,
    SEAT_ACTIONS,
    tile_number,
)
from foolsgold.kernel.gobblings.move_effects import burier_of
from foolsgold.kernel.gobblings.record_layout import SEATS
from foolsgold.kernel.learner_layout import (
    GOALS,
    GRID,
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

SEAT_COLUMNS = (
    "present", "to_act", "starter", "hand_size", "points", "seen_role", "seen_race", "traced_role",
    "traced_race", "swapped", "drinker", "passed", "last_played", "first_out", "opener", "winner",
    "peeked_1", "peeked_2", "peeked_3",
)  # fmt: skip
TABLE_COLUMNS = (
    "seats", "round", "points_to_win", "bonuses", "deck", "replaced", "idle", "may_leave", "naming",
    "outcome", "scoring_next", "scoring_left", "claims_left",
)  # fmt: skip
GOAL_COLUMNS = ("x", "y", "opened", "due", "face")
MAZE_COLUMNS = ("tile", "state")
REACHED_BIT, SHUT_BIT, FACE_DOWN_BIT = 1, 2, 4
KIND_COUNT = len(FACES)

LAYOUT = ObservationLayout(
    (
        Piece(
            "role",
            (2,),
            "the reader's: 1 master, 2 bomber, 3 greedy, 4 driver, 5 pedant, 6 king, 7 keymaster,"
            " 8 jeweller; 1 gnome, 2 goblin",
            ("role", "race"),
        ),
        Piece("phase", (len(PHASES),), "1 at the phase of the game", tuple(map(str, PHASES))),
        Piece(
            "table",
            (len(TABLE_COLUMNS),),
            "counts that everybody knows; replaced: cards put under the deck; outcome: 1 gold,"
            " 2 dragon, 3 nothing",
            TABLE_COLUMNS,
        ),
        Piece(
            "seats",
            (SEATS, len(SEAT_COLUMNS)),
            "a row for each seat, the reader first; a role seen is one nobody has exchanged since,"
            " a role traced is where it must be now",
            SEAT_COLUMNS,
        ),
        Piece(
            "goals",
            (GOALS, len(GOAL_COLUMNS)),
            "face: 1 gold, 2 dragon, 3 dynamite",
            GOAL_COLUMNS,
        ),
        Piece("hand", (KIND_COUNT,), "how many cards of each kind the reader holds"),
        Piece("discards", (KIND_COUNT,), "discards of each kind, tiles as they lay"),
        Piece("buried", (KIND_COUNT,), "cards of each kind the reader has put under the deck"),
        Piece("buried_depth", (KIND_COUNT,), "1 more than the cards above the topmost of them"),
        Piece(
            "shown",
            (SEATS, MAX_HAND),
            "the kinds of the hands that were shown, from 1, in order; a row for each seat",
        ),
        Piece(
            "maze",
            (GRID.height, GRID.width, len(MAZE_COLUMNS)),
            "tile: 1 N, 2 E, 4 S, 8 W open, and 16 times the load: 0 none, 1 passage, 2 bomb, 3"
            " ale, 4-6 key, 7 lantern, 8-10 door (red, blue, yellow), 12 rubble, 13 none and"
            " blocked; state: 1 reached from the start, 2 door that is shut, 4 goal face down",
            MAZE_COLUMNS,
        ),
    )
)
_AT = LAYOUT.starts
ROLE_AT, PHASE_AT, TABLE_AT, SEATS_AT = _AT["role"], _AT["phase"], _AT["table"], _AT["seats"]
GOALS_AT, HAND_AT, DISCARDS_AT = _AT["goals"], _AT["hand"], _AT["discards"]
BURIED_AT, DEPTH_AT, SHOWN_AT = _AT["buried"], _AT["buried_depth"], _AT["shown"]
MAZE_AT, LOG_AT = _AT["maze"], LAYOUT.log_start
SEAT_WIDTH, GOAL_WIDTH, CELL_WIDTH = len(SEAT_COLUMNS), len(GOAL_COLUMNS), len(MAZE_COLUMNS)
PEEKED_AT = SEAT_COLUMNS.index("peeked_1")


@inline
def write_observation(g: Any, t: Any, seat: Any, claims: Any, log: Any, out: Any) -> None:
    """Writes what a seat knows; below 0 is a spectator, who counts from seat 0."""
    for place in range(len(out)):
        out[place] = 0
    reader = seat if seat >= 0 else seat - seat
    if seat >= 0:
        out[ROLE_AT] = g.roles[seat] + 1
        out[ROLE_AT + 1] = t.race_of[g.roles[seat]] + 1
    out[PHASE_AT + np.int64(g.phase)] = 1
    out[TABLE_AT] = t.seats
    out[TABLE_AT + 1] = min(MAX_BYTE, np.int64(g.round))
    out[TABLE_AT + 2] = t.points_to_win
    out[TABLE_AT + 3] = t.bonuses
    out[TABLE_AT + 4] = min(MAX_BYTE, np.int64(g.pile))
    out[TABLE_AT + 5] = min(MAX_BYTE, np.int64(g.numbers) - np.int64(t.deck_size))
    out[TABLE_AT + 6] = min(MAX_BYTE, np.int64(g.idle))
    out[TABLE_AT + 7] = g.may_leave
    out[TABLE_AT + 8] = g.naming
    out[TABLE_AT + 9] = g.outcome
    if g.scoring_left:
        out[TABLE_AT + 10] = seat_after(g.scoring_next, reader, t.seats)
    out[TABLE_AT + 11] = g.scoring_left
    out[TABLE_AT + 12] = claims
    write_seats(g, t, seat, reader, out)
    for goal in range(GOALS):
        write_goal(g, t, seat, goal, out)
    if seat >= 0:
        for place in range(g.hand_sizes[seat]):
            out[HAND_AT + np.int64(g.hands[seat, place])] += 1
        write_buried(g, t, seat, out)
    for place in range(g.thrown):
        count_card(out, DISCARDS_AT + np.int64(g.cards[place]))
    write_maze(g, out)
    write_log(log, reader, t.seats, SEAT_ACTIONS, out[LOG_AT:])


@inline
def count_card(out: Any, at: Any) -> None:
    """One more of a kind; a byte counts no further than it can."""
    out[at] = min(MAX_BYTE, np.int64(out[at]) + 1)


@inline
def mark_seat(seat: Any, reader: Any, seats: Any, column: Any, out: Any) -> None:
    """Marks one seat, unless it is nobody."""
    if seat != NO_SEAT:
        out[SEATS_AT + (seat_after(seat, reader, seats) - 1) * SEAT_WIDTH + column] = 1


@inline
def write_seats(g: Any, t: Any, seat: Any, reader: Any, out: Any) -> None:
    """A row for each seat, the reader first."""
    for other in range(t.seats):
        at = SEATS_AT + (seat_after(other, reader, t.seats) - 1) * SEAT_WIDTH
        seen = traced = np.int64(0)
        if g.outcome != RUNNING:
            seen = traced = np.int64(g.roles[other]) + 1
        elif seat >= 0:
            seen = np.int64(g.seen[seat]) >> 4 * other & 15
            traced = np.int64(g.traced[seat]) >> 4 * other & 15
        out[at] = 1
        out[at + 3] = g.hand_sizes[other]
        out[at + 4] = g.points[other]
        out[at + 5] = seen
        out[at + 6] = t.race_of[seen - 1] + 1 if seen else 0
        out[at + 7] = traced
        out[at + 8] = t.race_of[traced - 1] + 1 if traced else 0
        out[at + 9] = g.swapped >> other & 1
        out[at + 10] = g.drinkers >> other & 1
        out[at + 11] = g.passed >> other & 1
        for goal in range(GOALS):
            out[at + PEEKED_AT + goal] = g.peeked[other] >> goal & 1
        if g.shown >> other & 1:
            write_shown_hand(g, other, seat_after(other, reader, t.seats) - 1, out)
    if g.phase != OVER:
        mark_seat(g.to_act, reader, t.seats, 1, out)
    mark_seat(g.starter, reader, t.seats, 2, out)
    mark_seat(g.last_played, reader, t.seats, 12, out)
    mark_seat(g.first_out, reader, t.seats, 13, out)
    mark_seat(g.opener, reader, t.seats, 14, out)
    mark_seat(g.winner, reader, t.seats, 15, out)


@inline
def write_shown_hand(g: Any, owner: Any, row: Any, out: Any) -> None:
    """[G18] The kinds of a hand that was shown, in order: how it is held nobody else knows."""
    first = SHOWN_AT + row * MAX_HAND
    for place in range(g.hand_sizes[owner]):
        kind = np.int64(g.hands[owner, place]) + 1
        at = first + place
        while at > first and out[at - 1] > kind:
            out[at] = out[at - 1]
            at -= 1
        out[at] = kind


@inline
def write_goal(g: Any, t: Any, seat: Any, goal: Any, out: Any) -> None:
    """Where a goal lies, whether it is open, what the reader knows to be under it."""
    at = GOALS_AT + goal * GOAL_WIDTH
    x, y = np.int64(t.goal_x[goal]) - LOW_X, np.int64(t.goal_y[goal]) - LOW_Y
    if 0 <= x < WIDTH and 0 <= y < HEIGHT:
        out[at] = x + 1
        out[at + 1] = y + 1
        if not g.opened >> goal & 1:
            out[MAZE_AT + (y * WIDTH + x) * CELL_WIDTH + 1] = FACE_DOWN_BIT
    known = np.int64(g.opened)
    out[at + 2] = known >> goal & 1
    out[at + 3] = g.due >> goal & 1
    if seat >= 0:
        known |= np.int64(g.peeked[seat])
    if g.outcome != RUNNING or known >> goal & 1:
        out[at + 4] = np.int64(g.goals[goal]) + 1


@inline
def write_buried(g: Any, t: Any, seat: Any, out: Any) -> None:
    """What the reader has put under the deck that nobody has drawn yet."""
    top = np.int64(g.numbers) - np.int64(g.pile)
    for number in range(max(top, np.int64(t.deck_size)), np.int64(g.numbers)):
        if burier_of(g, number) == seat:
            above = number - top
            kind = np.int64(g.cards[np.int64(t.deck_size) - np.int64(g.pile) + above])
            if out[BURIED_AT + kind] == 0:
                out[DEPTH_AT + kind] = min(MAX_BYTE, above + 1)
            count_card(out, BURIED_AT + kind)


@out_of_line
def write_maze(g: Any, out: Any) -> None:
    """The tiles in the window."""
    keys = reached_key_colours(g)
    for row in range(g.top, g.bottom + 1):
        y = row + np.int64(g.above) - LOW_Y
        if not 0 <= y < HEIGHT:
            continue
        tiles = tiles_in_row(g, row)
        while tiles != NO_BITS:
            column = ctz(tiles)
            tiles &= tiles - ONE
            x = column + np.int64(g.left) - LOW_X
            if 0 <= x < WIDTH:
                at = MAZE_AT + (y * WIDTH + x) * CELL_WIDTH
                load = load_at(g, column, row)
                out[at] = sides_at(g, column, row) | load << LOAD_SHIFT
                out[at + 1] = bit_at(g.reached[row], column)
                if (load & 12) == DOOR and not keys >> (load & 3) & 1:
                    out[at + 1] |= SHUT_BIT


def observation_of(
    view: View, log: Sequence[Sequence[int]], peeks: Set[tuple[int, int]], claims_left: int,
    log_rows: int,
) -> npt.NDArray[np.uint8]:  # fmt: skip
    """The same bytes from a view, the public log, and who has looked at which goal this round."""
    reader = view.seat or 0
    own = None if view.seat is None else view.roles[view.seat]
    replaced = view.numbers - len(view.edition.deck)
    values: dict[str, Any] = {
        "role": _role_and_race(view, own),
        "phase": [phase is view.phase for phase in PHASES],
        "table": [
            view.seats, view.round, view.points_to_win, view.bonuses, view.deck_size, replaced,
            view.idle, view.may_leave, view.naming, OUTCOMES.index(view.outcome),
            (view.scoring[0] - reader) % view.seats + 1 if view.scoring else 0, len(view.scoring),
            claims_left,
        ],
        "seats": _seat_rows(view, reader, peeks),
        "goals": [
            [
                *window_cell(seen.cell),
                seen.opened,
                goal in view.due,
                0 if seen.face is None else GOAL_FACES.index(seen.face) + 1,
            ]
            for goal, seen in enumerate(view.goals)
        ],
        "hand": _counts(held.face for held in view.hand),
        "discards": _counts(view.discards),
        "buried": _counts(card.face for card in view.buried),
        "buried_depth": _depths(view),
        "shown": _shown_hands(view, reader),
        "maze": _maze(view),
    }  # fmt: skip
    rows = [relative_row(row, reader, view.seats, SEAT_ACTIONS) for row in log[:log_rows]]
    return LAYOUT.encode(values, rows, log_rows)


def _role_and_race(view: View, role: Role | None) -> tuple[int, int]:
    return (0, 0) if role is None else (ROLES.index(role) + 1, RACES.index(view.race_of[role]) + 1)


def _counts(faces: Iterable[Card]) -> list[int]:
    counted = Counter(map(FACE_INDEX.__getitem__, faces))
    return [counted[kind] for kind in range(KIND_COUNT)]


def _depths(view: View) -> list[int]:
    topmost = {FACE_INDEX[card.face]: card.above + 1 for card in reversed(view.buried)}
    return [topmost.get(kind, 0) for kind in range(KIND_COUNT)]


def _from_reader(view: View, reader: int) -> tuple[int, ...]:
    return (*range(reader, view.seats), *range(reader))


def _seat_rows(view: View, reader: int, peeks: Set[tuple[int, int]]) -> list[list[int]]:
    """A row for each seat, the reader first."""
    rows = [
        [
            1,
            seat == view.to_act,
            seat == view.starter,
            view.hand_sizes[seat],
            view.points[seat],
            *_role_and_race(view, view.roles[seat]),
            *_role_and_race(view, view.traced[seat]),
            seat in view.swapped,
            seat in view.drinkers,
            seat in view.passed,
            seat == view.last_played,
            seat == view.first_out,
            seat == view.opener,
            seat == view.winner,
            *((seat, goal) in peeks for goal in range(GOALS)),
        ]
        for seat in _from_reader(view, reader)
    ]
    return rows + [[0] * SEAT_WIDTH] * (SEATS - view.seats)


def _shown_hands(view: View, reader: int) -> list[list[int]]:
    hands = [
        sorted(FACE_INDEX[face] + 1 for face in view.shown[seat] or ())
        for seat in _from_reader(view, reader)
    ]
    hands += [[]] * (SEATS - view.seats)
    return [hand + [0] * (MAX_HAND - len(hand)) for hand in hands]


def _maze(view: View) -> npt.NDArray[np.int64]:
    maze = np.zeros((HEIGHT, WIDTH, CELL_WIDTH), np.int64)
    board, _ = board_and_kinds(view.edition.goal_cells, view.board)
    for laid in view.board:
        x, y = window_cell(laid.cell)
        if x:
            state = REACHED_BIT * (laid.cell in board.reached) | SHUT_BIT * laid.shut
            maze[y - 1, x - 1] = (_tile_number(laid), state)
    for seen in view.goals:
        x, y = window_cell(seen.cell)
        if x and not seen.opened:
            maze[y - 1, x - 1] = (0, FACE_DOWN_BIT)
    return maze


def _tile_number(laid: LaidTile) -> int:
    if laid.kind is not None:
        return tile_number(PathCard(laid.tile, laid.kind, laid.colour))
    return laid.tile.sides | (BARE if laid.tile.joined else BARE_BLOCKED) << LOAD_SHIFT
