"""The classic game's twin, as `Batch` and the others see it."""

import numpy as np
import numpy.typing as npt

from foolsgold.games.saboteur.engine import RULES
from foolsgold.games.saboteur.state import State
from foolsgold.kernel.compiling import Entry
from foolsgold.kernel.saboteur import entries
from foolsgold.kernel.saboteur.layout import DRAFT, FOUND, GOLD, LAYOUT, OVER, SEATS, TABLE
from foolsgold.kernel.saboteur.moves import read_move, write_move
from foolsgold.kernel.saboteur.packing import pack, unpack
from foolsgold.kernel.saboteur.scratch import WORK
from foolsgold.kernel.saboteur.seeing import VIEW_SIZE, seen
from foolsgold.kernel.saboteur.tables import table_of
from foolsgold.kernel.twin import Records, Twin


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
        Entry(entries.deal, (games, tables, np.zeros(1, np.int64), streams, listed, work)),
        Entry(entries.words, (games, tables, listed, work)),
        Entry(entries.step, (games, tables, moves, listed, work)),
        Entry(entries.observe, (games, tables, 0, seen_by)),
        Entry(entries.numbers, (games, tables, moves, moves)),
        Entry(entries.weights, (games, tables, beliefs[0], moves, np.zeros(1), work)),
        Entry(entries.run, (games, tables, policies, beliefs, streams, 0, tally, work)),
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
    deal=entries.deal,
    words=entries.words,
    step=entries.step,
    run=entries.run,
    weights=entries.weights,
    observe=entries.observe,
    numbers=entries.numbers,
    scores=scores,
    side_won=side_won,
    side_of=side_of,
    read_move=read_move,
    write_move=write_move,
    seen=seen,
    entries=_entries(),
)
