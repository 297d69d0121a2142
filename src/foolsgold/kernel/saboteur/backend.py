"""The classic game's twin, as `Batch` and the others see it."""

import numpy as np
import numpy.typing as npt

from foolsgold.games.saboteur.engine import RULES
from foolsgold.games.saboteur.state import State
from foolsgold.kernel.backend import Records, Twin
from foolsgold.kernel.compilation import Entry
from foolsgold.kernel.saboteur import entry_points
from foolsgold.kernel.saboteur.edition_table import table_of
from foolsgold.kernel.saboteur.move_codec import read_move, write_move
from foolsgold.kernel.saboteur.observation import VIEW_SIZE, seen
from foolsgold.kernel.saboteur.record_layout import DRAFT, FOUND, GOLD, LAYOUT, OVER, SEATS, TABLE
from foolsgold.kernel.saboteur.scratch_memory import WORK
from foolsgold.kernel.saboteur.state_codec import pack, unpack


def _rows(tables: Records) -> int:
    return 2 + 2 * int(tables[0]["hand"])


def _entries() -> tuple[Entry, ...]:
    games, tables = np.zeros(1, LAYOUT), np.zeros(1, TABLE)
    tables.setflags(write=False)
    work, streams = np.zeros(WORK, np.uint64), np.zeros(1, np.uint64)
    moves, seen_by = np.zeros(1, np.int32), np.zeros((1, VIEW_SIZE), np.int16)
    policies, beliefs = np.zeros(12, np.uint8), np.zeros((1, 12))
    tally, listed = np.zeros(4, np.int64), np.zeros((1, 2), np.uint64)
    return (
        Entry(entry_points.deal, (games, tables, np.zeros(1, np.int64), streams, listed, work)),
        Entry(entry_points.words, (games, tables, listed, work)),
        Entry(entry_points.step, (games, tables, moves, listed, work)),
        Entry(entry_points.observe, (games, tables, 0, seen_by)),
        Entry(entry_points.numbers, (games, tables, moves, moves)),
        Entry(entry_points.weights, (games, tables, beliefs[0], moves, np.zeros(1), work)),
        Entry(entry_points.run, (games, tables, policies, beliefs, streams, 0, tally, work)),
    )


def scores(games: Records) -> npt.NDArray[np.int64]:
    """Nuggets of all seats so far."""
    taken = games["taken"].astype(np.int64)
    given = np.arange(GOLD) < games["takes"][:, None]
    owners = np.arange(len(games))[:, None] * SEATS + (taken >> 8)
    sums = np.bincount(owners[given], (taken & 255)[given], len(games) * SEATS)
    found: npt.NDArray[np.int64] = sums.astype(np.int64).reshape(len(games), SEATS)
    return found


def side_won(games: Records, rounds: npt.NDArray[np.int64]) -> npt.NDArray[np.int8]:
    """0 where the diggers found the treasure in the round of this number, 1 where they did not."""
    over = (games["round"] > rounds) | (games["phase"] == OVER) | (games["phase"] == DRAFT)
    found = games["past"][np.arange(len(games)), rounds - 1] & FOUND
    return np.where(over, np.where(found, 0, 1), -1).astype(np.int8)


def side_of(state: State, number: int) -> int:
    """The same for one readable state."""
    return int(not state.past[number - 1].found) if len(state.past) >= number else -1


TWIN = Twin(
    rules=RULES,
    layout=LAYOUT,
    rows=_rows,
    view_size=VIEW_SIZE,
    work_size=WORK,
    table_of=table_of,
    pack=pack,
    unpack=unpack,
    deal=entry_points.deal,
    words=entry_points.words,
    step=entry_points.step,
    run=entry_points.run,
    weights=entry_points.weights,
    observe=entry_points.observe,
    numbers=entry_points.numbers,
    scores=scores,
    side_won=side_won,
    side_of=side_of,
    read_move=read_move,
    write_move=write_move,
    seen=seen,
    entries=_entries(),
)
