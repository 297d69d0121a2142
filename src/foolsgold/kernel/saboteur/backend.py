"""The backend of Saboteur: its implementation of `kernel.backend.Backend`."""

from typing import Any

import numpy as np
import numpy.typing as npt

from foolsgold.games.saboteur.engine import RULES
from foolsgold.games.saboteur.state import State
from foolsgold.kernel.backend_interface import Backend, Records
from foolsgold.kernel.compilation import EntryPoint
from foolsgold.kernel.saboteur import entry_points
from foolsgold.kernel.saboteur.edition_table import edition_table_of
from foolsgold.kernel.saboteur.move_codec import decode_move, encode_move
from foolsgold.kernel.saboteur.record_layout import (
    DRAFT,
    EDITION_DTYPE,
    FOUND_BIT,
    GAME_DTYPE,
    MAX_GOLD_CARDS,
    MAX_SEATS,
    OVER,
)
from foolsgold.kernel.saboteur.scratch_memory import SCRATCH_WORDS
from foolsgold.kernel.saboteur.state_codec import pack, unpack


def _bitmask_words(tables: Records) -> int:
    return 2 + 2 * int(tables[0]["hand"])


def _entry_points() -> tuple[EntryPoint, ...]:
    games, tables = np.zeros(1, GAME_DTYPE), np.zeros(1, EDITION_DTYPE)
    tables.setflags(write=False)
    work, streams = np.zeros(SCRATCH_WORDS, np.uint64), np.zeros(1, np.uint64)
    moves = np.zeros(1, np.int32)
    policies, beliefs = np.zeros(12, np.uint8), np.zeros((1, 12))
    tally, listed = np.zeros(4, np.int64), np.zeros((1, 2), np.uint64)
    return (
        EntryPoint(
            entry_points.deal, (games, tables, np.zeros(1, np.int64), streams, listed, work)
        ),
        EntryPoint(entry_points.legal_bitmask, (games, tables, listed, work)),
        EntryPoint(entry_points.step, (games, tables, moves, listed, work)),
        EntryPoint(
            entry_points.rule_bot_scores, (games, tables, beliefs[0], moves, np.zeros(1), work)
        ),
        EntryPoint(entry_points.run, (games, tables, policies, beliefs, streams, 0, tally, work)),
    )


def scores(games: Records) -> npt.NDArray[np.int64]:
    """Nuggets of all seats so far."""
    taken = games["taken"].astype(np.int64)
    given = np.arange(MAX_GOLD_CARDS) < games["takes"][:, None]
    owners = np.arange(len(games))[:, None] * MAX_SEATS + (taken >> 8)
    sums = np.bincount(owners[given], (taken & 255)[given], len(games) * MAX_SEATS)
    found: npt.NDArray[np.int64] = sums.astype(np.int64).reshape(len(games), MAX_SEATS)
    return found


def winning_sides(games: Records, rounds: npt.NDArray[np.int64]) -> npt.NDArray[np.int8]:
    """0 where the diggers found the treasure in the round of this number, 1 where they did not."""
    over = (games["round"] > rounds) | (games["phase"] == OVER) | (games["phase"] == DRAFT)
    found = games["past"][np.arange(len(games)), rounds - 1] & FOUND_BIT
    return np.where(over, np.where(found, 0, 1), -1).astype(np.int8)


def winning_side_of(state: State, number: int) -> int:
    """The same for one readable state."""
    return int(not state.past[number - 1].found) if len(state.past) >= number else -1


def draw_pile_range(game: Any, table: Any) -> tuple[int, int]:
    """The deck is dealt from the front: what was drawn so far lies before the pile."""
    return int(game["drawn"]), int(table["deck_size"])


BACKEND = Backend(
    rules=RULES,
    record_dtype=GAME_DTYPE,
    bitmask_words=_bitmask_words,
    scratch_words=SCRATCH_WORDS,
    edition_table_of=edition_table_of,
    pack=pack,
    unpack=unpack,
    deal=entry_points.deal,
    legal_bitmask=entry_points.legal_bitmask,
    step=entry_points.step,
    run=entry_points.run,
    rule_bot_scores=entry_points.rule_bot_scores,
    scores=scores,
    winning_sides=winning_sides,
    winning_side_of=winning_side_of,
    draw_pile_field="deck",
    draw_pile_range=draw_pile_range,
    decode_move=decode_move,
    encode_move=encode_move,
    entry_points=_entry_points(),
    learner="foolsgold.kernel.saboteur.learner_backend:LEARNER_BACKEND",
)
