"""What a learner gets, in one form for every game: observation, legal moves, public log, claims.

An observation is an array of bytes made of named pieces. 0 stands for "nothing", "unknown" and "not
this reader's to know"; seats, goals and cells count from 1. Seats are relative to the reader: 1 is
the reader, 2 the seat to their left. Cells are relative to the window `GRID` around the start; a
cell outside it is 0, 0.

A legal move is a row of `MOVE_FEATURES`; a row of the public log is the same with its seat before
it, most recent first, without what was hidden from others.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from math import prod
from typing import Any

import numpy as np
import numpy.typing as npt

from foolsgold.base.rng import MASK_64
from foolsgold.games.action_space import ActionSpace, MixedRadix, NumberedGrid
from foolsgold.kernel.rng import SPLITMIX_GAMMA, splitmix_mix_array
from foolsgold.play.table_talk import (
    Claim,
    Honest,
    LookAt,
    Looked,
    MendMe,
    NoWay,
    Sorry,
    Suspect,
    Thanks,
    Trust,
)
from foolsgold.tunnel.tiles import Cell

GRID = NumberedGrid(low_x=-3, low_y=-6, width=15, height=13)
"""The window of the boundless board that observations show and action numbers cover."""
MAX_SEATS = 12
GOALS = 3
CELL_OFFSET = 128
"""Added to the coordinates of a cell in the key of a move, so that they are positive."""
LEARNER = 255
"""In place of a policy: this seat's moves come from outside."""

MOVE_FEATURES = ("action", "card", "detail", "x", "y", "target")
LOG_COLUMNS = ("seat", *MOVE_FEATURES)
DEFAULT_LOG_ROWS = 20
FEATURE_COUNT, LOG_WIDTH = len(MOVE_FEATURES), len(LOG_COLUMNS)
ACTION, CARD, DETAIL, X, Y, TARGET = range(FEATURE_COUNT)

FIRST_CLAIM_ACTION = 32
CLAIM_RADIX = MixedRadix(
    {
        "looked": (GOALS, GOALS),
        "look-at": (GOALS,),
        "suspect": (MAX_SEATS,),
        "trust": (MAX_SEATS,),
        "thanks": (MAX_SEATS,),
        "honest": (),
        "mend-me": (),
        "no-way": (),
        "sorry": (),
    }
)
"""Claims as numbers: goal and face, goal, or relative seat from 0."""
CLAIM_ACTIONS = {name: FIRST_CLAIM_ACTION + place for place, name in enumerate(CLAIM_RADIX.sizes)}
CLAIMS = CLAIM_RADIX.size
FIRST_CLAIM_MOVE = 1 << 20
"""In a list of moves: a claim is this much plus its number."""


def _claim_features() -> npt.NDArray[np.uint8]:
    features = np.zeros((CLAIMS, FEATURE_COUNT), np.uint8)
    for number in range(CLAIMS):
        name, indices = CLAIM_RADIX.decode(number)
        features[number, ACTION] = CLAIM_ACTIONS[name]
        if indices:
            features[number, TARGET] = indices[0] + 1
        if name == "looked":
            features[number, DETAIL] = indices[1] + 1
    features.setflags(write=False)
    return features


CLAIM_FEATURES = _claim_features()
"""The features of each claim."""

NAMES_SEAT = np.zeros(256, np.uint8)
"""For each action that claims share: whether its target is a seat."""
for _name in ("suspect", "trust", "thanks"):
    NAMES_SEAT[CLAIM_ACTIONS[_name]] = 1
NAMES_SEAT.setflags(write=False)

CLAIM_TYPES: dict[str, Any] = {
    "look-at": LookAt,
    "suspect": Suspect,
    "trust": Trust,
    "thanks": Thanks,
    "honest": Honest,
    "mend-me": MendMe,
    "no-way": NoWay,
    "sorry": Sorry,
}


def claim_from_number(number: int, reader: int, seats: int, faces: tuple[str, ...]) -> Claim:
    """The claim of this number, as `reader` says it; `ValueError` if this table has none."""
    name, indices = CLAIM_RADIX.decode(number)
    if name == "looked" and indices[1] < len(faces):
        return Looked(indices[0], faces[indices[1]])
    names_seat = name in ("suspect", "trust", "thanks")
    if name == "looked" or (names_seat and indices[0] >= seats):
        raise ValueError(f"there is no claim {name} {indices} at this table")
    if names_seat:
        indices = ((indices[0] + reader) % seats,)
    claim: Claim = CLAIM_TYPES[name](*indices)
    return claim


def claim_number(claim: Claim, reader: int, seats: int, faces: tuple[str, ...]) -> int | None:
    """The number of a claim; None for those that learners do not make, such as greetings."""
    name = str(claim.__struct_config__.tag)
    if name not in CLAIM_RADIX.sizes:
        return None
    match claim:
        case Looked(goal=goal, found=found):
            return CLAIM_RADIX.encode(name, goal, faces.index(found))
        case LookAt(goal=goal):
            return CLAIM_RADIX.encode(name, goal)
        case Suspect(seat=seat) | Trust(seat=seat) | Thanks(seat=seat):
            return CLAIM_RADIX.encode(name, (seat - reader) % seats)
    return CLAIM_RADIX.encode(name)


def claim_row(seat: int, number: int, seats: int) -> tuple[int, ...]:
    """The row of a claim in the public log, with absolute seats."""
    *row, target = CLAIM_FEATURES[number].tolist()
    if NAMES_SEAT[row[0]]:
        target = (target - 1 + seat) % seats + 1
    return (seat + 1, *row, target)


def relative_row(
    row: Sequence[int], reader: int, seats: int, seat_actions: npt.NDArray[np.uint8]
) -> tuple[int, ...]:
    """A row of the log with seats as the reader counts them."""
    who, *features, target = row
    if seat_actions[features[0]]:
        target = (target - 1 - reader) % seats + 1
    return ((who - 1 - reader) % seats + 1, *features, target)


def offered_claims(seats: int, faces: int, *, has_tools: bool) -> npt.NDArray[np.int32]:
    """The numbers of all claims that make sense at a table of so many seats."""
    offered: list[int] = []
    for number in range(CLAIMS):
        name, indices = CLAIM_RADIX.decode(number)
        if (
            (name in ("suspect", "trust", "thanks") and not 0 < indices[0] < seats)
            or (name == "looked" and indices[1] >= faces)
            or (name == "mend-me" and not has_tools)
        ):
            continue
        offered.append(number)
    return np.array(offered, np.int32)


def claim_table(faces: int, *, has_tools: bool) -> npt.NDArray[np.int32]:
    """The same for each number of seats, as rows that end with -1."""
    table = np.full((MAX_SEATS + 1, CLAIMS + 1), -1, np.int32)
    for seats, row in enumerate(table):
        offered = offered_claims(seats, faces, has_tools=has_tools)
        row[: len(offered)] = offered
    table.setflags(write=False)
    return table


@dataclass(frozen=True)
class Piece:
    """A named part of an observation."""

    name: str
    shape: tuple[int, ...]
    meaning: str
    columns: tuple[str, ...] = ()
    """The names along the last axis, where they differ in meaning."""

    @property
    def size(self) -> int:
        """How many bytes it takes."""
        return prod(self.shape)


class ObservationLayout:
    """The pieces of a game's observation, in order; the log comes last, as long as is asked for."""

    def __init__(self, pieces: Iterable[Piece]) -> None:
        self.pieces = tuple(pieces)
        self.starts: dict[str, int] = {}
        at = 0
        for piece in self.pieces:
            self.starts[piece.name] = at
            at += piece.size
        self.log_start = at
        """The size of everything before the log."""

    def with_log(self, rows: int) -> tuple[Piece, ...]:
        """All pieces of an observation with so many rows of the log."""
        meaning = "public moves and claims of this round, most recent first"
        return (*self.pieces, Piece("log", (rows, LOG_WIDTH), meaning, LOG_COLUMNS))

    def size(self, log_rows: int) -> int:
        """Bytes of an observation with so many rows of the log."""
        return self.log_start + log_rows * LOG_WIDTH

    def decode(self, observation: npt.ArrayLike) -> dict[str, npt.NDArray[np.uint8]]:
        """The pieces of an observation, by name; of many observations, with their axes before."""
        given = np.asarray(observation)
        if given.dtype != np.uint8 or (given.shape[-1] - self.log_start) % LOG_WIDTH:
            raise ValueError(f"no observation of this game: {given.dtype}, shape {given.shape}")
        pieces = self.with_log((given.shape[-1] - self.log_start) // LOG_WIDTH)
        found = {}
        for piece in pieces:
            at = self.starts.get(piece.name, self.log_start)
            found[piece.name] = given[..., at : at + piece.size].reshape(
                *given.shape[:-1], *piece.shape
            )
        return found

    def encode(
        self, values: Mapping[str, Any], log: Sequence[Sequence[int]], log_rows: int
    ) -> npt.NDArray[np.uint8]:
        """The observation with these values; what is not named stays 0, and 255 is the most."""
        out = np.zeros(self.size(log_rows), np.uint8)
        for piece in self.pieces:
            if piece.name in values:
                at = self.starts[piece.name]
                given = np.minimum(np.asarray(values[piece.name], np.int64), 255)
                out[at : at + piece.size] = given.reshape(-1)
        rows = np.array(log[:log_rows], np.uint8).reshape(-1)
        out[self.log_start : self.log_start + len(rows)] = rows
        return out


MoveKey = tuple[int, ...]
"""Features and cell of a move, which order a list: action, card, detail, target, y, x."""


class LearnerActions:
    """Moves and claims as numbers, for one reader: those of `ActionSpace`, with relative seats.

    A move whose cell lies outside the window has no number. If no legal move has one, the first of
    the list is offered as number `outside`, the last of all.
    """

    def __init__(
        self,
        actions: ActionSpace[Any, Any],
        faces: tuple[str, ...],
        key_of_move: Callable[[Any, Any], MoveKey],
    ) -> None:
        self.actions = actions
        self.faces = faces
        self.key_of_move = key_of_move
        """The key of a readable move: view, move."""
        self.outside = actions.size + CLAIMS
        self.size = self.outside + 1
        self._seat_blocks = {"break", "mend", "swap", "serve", "steal"} & actions.radix.sizes.keys()

    def _rotated(self, number: int, by: int, seats: int) -> int:
        """The number of the same move with the seat it names shifted, where it names one."""
        name, indices = self.actions.radix.decode(number)
        if name not in self._seat_blocks or indices[-1] >= seats:
            return number
        found = self.actions.radix.encode(name, *indices[:-1], (indices[-1] + by) % seats)
        assert found is not None
        return found

    def encode(self, view: Any, move: Any) -> int | None:
        """The number of a move in a seat's view; None outside the window."""
        number = self.actions.encode(view, move)
        if number is not None:
            return self._rotated(number, -view.seat, view.seats)
        first = self._first_outside(view)
        if first is None or self.key_of_move(view, first) != self.key_of_move(view, move):
            return None
        return self.outside

    def _first_outside(self, view: Any) -> Any:
        """The first legal move of the list, if all lie outside the window."""
        if any(self.actions.encode(view, move) is not None for move in view.legal):
            return None
        return min(view.legal, key=lambda move: self.key_of_move(view, move), default=None)

    def encode_claim(self, claim: Claim, reader: int, seats: int) -> int | None:
        """The number of a claim; None for those that learners do not make."""
        number = claim_number(claim, reader, seats, self.faces)
        return None if number is None else self.actions.size + number

    def decode(self, view: Any, number: int) -> Any:
        """The move or claim of this number in a seat's view; `ValueError` if there is none."""
        if number == self.outside:
            if (first := self._first_outside(view)) is None:
                raise ValueError(f"no view but one with all moves outside the window has {number}")
            return first
        if number >= self.actions.size:
            return claim_from_number(number - self.actions.size, view.seat, view.seats, self.faces)
        return self.actions.decode(view, self._rotated(number, view.seat, view.seats))

    def describe(self, number: int) -> str:
        """What a number means; seats count from the reader, who is 1."""
        if number == self.outside:
            return "outside"
        if number < self.actions.size:
            return self.actions.describe(number)
        name, indices = CLAIM_RADIX.decode(number - self.actions.size)
        if name == "looked":
            face = self.faces[indices[1]] if indices[1] < len(self.faces) else "-"
            return f"claim looked {indices[0] + 1} {face}"
        return " ".join(("claim", name, *(str(index + 1) for index in indices)))

    @cached_property
    def blocks(self) -> dict[str, tuple[int, int]]:
        """For each kind of move and claim, its first number and how many there are."""
        starts = {
            **self.actions.radix.starts,
            **{
                f"claim {name}": self.actions.size + start
                for name, start in CLAIM_RADIX.starts.items()
            },
            "outside": self.outside,
        }
        edges = [*starts.values(), self.size]
        return {
            name: (start, edges[at + 1] - start) for at, (name, start) in enumerate(starts.items())
        }


LEARNER_DTYPE = np.dtype(
    [
        ("seed", np.uint64),  # of the first episode
        ("pending_move", np.int64),  # that did not fit into the record
        ("episode", np.uint32),  # how many were dealt
        ("listed", np.int32),  # legal moves
        ("status", np.uint8),
        ("seat", np.uint8),  # who is to act, or acted last
        ("illegal", np.uint8),  # the last choice was none
        ("ended", np.uint8),  # an episode ended in the last step
        ("acted", np.uint8),  # a learner has acted in this episode
        ("claims_left", np.uint8),  # of the seat to act, in this turn
        ("row", np.uint8, LOG_WIDTH + 1),  # scratch memory for the log
        ("scores", np.int32, MAX_SEATS),
    ],
    align=True,
)
"""What is kept for each game beside its record."""
FRESH, RUNNING, ENDED, OVERFLOWED = range(4)
"""`status`: a game is to be dealt; a learner is to act; the episode is over; the record is full."""

(
    OPTION_BY_ID, OPTION_AUTORESET, OPTION_SCORE_REWARD, OPTION_WHOLE_GAME, OPTION_TALK,
    OPTION_DRAWN_LEARNER, OPTION_MASK,
) = range(7)  # fmt: skip
"""Options of a call: choices are action numbers, not places in the list; what happens after the
end (see below); rewards are gold or points, not sides; an episode is a game, not a round; how many
claims a turn; the learner's seat is drawn for each episode; whether masks are written."""
OPTIONS = 7
KEEP_ENDED, RESET_NEXT_STEP, RESET_SAME_STEP = range(3)

EPISODE_STREAM = np.uint64(0xD1B54A32D192ED03)
"""Sets the stream of the bots apart from the seed of the deal."""


def episode_seed(seed: int, episode: int) -> int:
    """The seed of an episode of a game: the first is the game's own, later ones follow from it."""
    if episode == 0:
        return seed
    state = (seed + episode * int(SPLITMIX_GAMMA)) & MASK_64
    return int(splitmix_mix_array(np.array([state], np.uint64))[0])


def bot_stream(seed: int) -> int:
    """The stream from which bots choose in the episode of this seed."""
    return int(splitmix_mix_array(np.array([seed], np.uint64) ^ EPISODE_STREAM)[0])


def window_cell(cell: Cell) -> tuple[int, int]:
    """The place of a cell in the window, from 1; 0, 0 outside."""
    x, y = cell.x - GRID.low_x, cell.y - GRID.low_y
    return (x + 1, y + 1) if 0 <= x < GRID.width and 0 <= y < GRID.height else (0, 0)
