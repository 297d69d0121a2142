"""The interface of a compiled game engine (backend), and how a game's backend is found.

`Batch` drives every game through this one interface. A game is one record of a NumPy structured
array: every layout has the fields of `COMMON_FIELDS`, the others are the game's own. An edition
table is a record, too: the edition and the number of seats as numbers.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from pkgutil import resolve_name
from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt

from foolsgold.games.api import AnyRules
from foolsgold.games.catalogue import plugin_for
from foolsgold.kernel.compilation import EntryPoint

Records: TypeAlias = npt.NDArray[Any]
"""Games, one record each; a single game is an array of one."""
UInt64Array: TypeAlias = npt.NDArray[np.uint64]
Moves: TypeAlias = npt.NDArray[np.int32]
"""Moves as places in the legal words: word * 64 + bit."""

NO_BITMASK: UInt64Array = np.zeros((0, 0), np.uint64)
"""Where nobody wants to know the legal words."""
MAX_SEATS = 12
OVER = 0
"""The value of `phase` once a game is over; other phases are the game's own."""
COMMON_FIELDS = ("phase", "to_act", "beyond", "round", "moves")
"""`to_act`: who decides (as in the readable state). `beyond`: 1 if the last move did not fit into
the record, which then was left as it stood before. `moves`: made since the game was dealt."""

UNIFORM, RULE_BOT = 0, 1
"""The policies: chance among all legal moves; the rule bot of the game (`digger`, `goblin`)."""
ROUND, GAME, TURN = 0, 1, 2
"""When a run stops: at the end of the round, of the game, or after one move."""


@dataclass(frozen=True, kw_only=True, eq=False)
class Backend:
    """One game. Its functions take arrays of games; `work` is scratch memory, one a thread."""

    rules: AnyRules
    record_dtype: np.dtype[Any]
    bitmask_words: Callable[[Records], int]
    """How many legal words a game has, by its table."""
    scratch_words: int
    """Words of scratch memory."""

    edition_table_of: Callable[[Any, int], Records]
    """The table of an edition for this many seats; `TooLargeForRecord` if it does not fit."""
    pack: Callable[[Any, Records, Any], None]
    """Writes a readable state into one record: state, table, record. `TooLargeForRecord` if it
    does not fit."""
    unpack: Callable[[Any, Any], Any]
    """The readable state of one record: record, edition."""
    deal: Callable[
        [Records, Records, npt.NDArray[np.int64], UInt64Array, UInt64Array, UInt64Array], None
    ]
    """Deals games anew: games, table, their numbers, one seed for each, out, work. `out` gets their
    legal words, unless it has no rows."""
    legal_bitmask: Callable[[Records, Records, UInt64Array, UInt64Array], int]
    """Writes the legal words of all games: games, table, out[games, rows], work. Says how many
    moves that are."""
    step: Callable[[Records, Records, Moves, UInt64Array, UInt64Array], int]
    """Plays one legal move in each game (below 0: none) and says in how many it did not fit: games,
    table, moves, out, work. `out` gets the legal words that follow, unless it has no rows."""
    run: Callable[..., int]
    """Plays games by policies: games, table, policies[12] (uint8, by seat), beliefs[games, 12]
    (float64: evidence that a seat is on the hidden side, kept up to date), streams[games] (uint64:
    each game's chance, moved on), until (ROUND, GAME, TURN), tally[4] (int64: adds rounds, moves,
    rounds won by the first of `rules.sides`, legal moves listed), work. Says how many games went
    beyond their records; those that are over or beyond are left as they are."""
    rule_bot_scores: Callable[..., None]
    """What the rule bot thinks of legal moves of one game: games[1], table, beliefs[12], moves,
    out (float64, one a move), work. The heaviest are those it would play."""
    scores: Callable[[Records], npt.NDArray[np.int64]]
    """Points of all seats so far: out[games, 12]."""
    winning_sides: Callable[[Records, npt.NDArray[np.int64]], npt.NDArray[np.int8]]
    """Which of `rules.sides` won the round of this number in each game; -1 if it is not over or
    nobody won it."""
    winning_side_of: Callable[[Any, int], int]
    """The same for one readable state and the number of a round."""
    draw_pile_field: str
    """The field of a record with the cards in the order in which they are drawn."""
    draw_pile_range: Callable[[Any, Any], tuple[int, int]]
    """From which to before which of these cards the draw pile lies: record, table record."""
    decode_move: Callable[[Any, Any, int], Any]
    """The readable move of a kernel move: record, readable state, move."""
    encode_move: Callable[[Any, Any, Any], int]
    """The other way round: record, readable state, readable move."""
    entry_points: tuple[EntryPoint, ...]
    """All that has to be compiled."""
    learner: str
    """Where to find what learners need besides: a `learner_backend.LearnerBackend`."""


class TooLargeForRecord(ValueError):
    """More than a record of the kernel holds; the readable rules have no such bound."""


@cache
def backend_of(game: str) -> Backend:
    """The backend that the game's descriptor names; its functions are not yet compiled."""
    backend: Backend = resolve_name(plugin_for(game).kernel)
    return backend
