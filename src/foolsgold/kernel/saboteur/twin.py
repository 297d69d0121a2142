"""The classic game's twin, as `Batch` and the others see it."""

import numpy as np

from foolsgold.games.saboteur.engine import RULES
from foolsgold.kernel.compiling import Entry
from foolsgold.kernel.saboteur import entries
from foolsgold.kernel.saboteur.layout import LAYOUT, TABLE
from foolsgold.kernel.saboteur.moves import read_move, write_move
from foolsgold.kernel.saboteur.packing import pack, unpack
from foolsgold.kernel.saboteur.seeing import VIEW_SIZE, seen
from foolsgold.kernel.saboteur.tables import table_of
from foolsgold.kernel.twin import Records, Twin

WORK = 4096


def _rows(tables: Records) -> int:
    return 2 + 2 * int(tables[0]["hand"])


def _entries() -> tuple[Entry, ...]:
    games, tables = np.zeros(1, LAYOUT), np.zeros(1, TABLE)
    tables.setflags(write=False)
    work, chance = np.zeros(WORK, np.uint64), np.zeros(1, np.uint64)
    moves, seen_by = np.zeros(1, np.int32), np.zeros((1, VIEW_SIZE), np.int16)
    policies, beliefs = np.zeros(12, np.uint8), np.zeros((1, 12))
    tally = np.zeros(4, np.int64)
    return (
        Entry(entries.deal, (games, tables, chance, work)),
        Entry(entries.words, (games, tables, np.zeros((1, 2), np.uint64), work)),
        Entry(entries.step, (games, tables, moves, work)),
        Entry(entries.observe, (games, tables, 0, seen_by)),
        Entry(entries.numbers, (games, tables, moves, moves)),
        Entry(
            entries.run, (games, tables, policies, beliefs, chance, 0, tally, work)
        ),
    )


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
    observe=entries.observe,
    numbers=entries.numbers,
    read_move=read_move,
    write_move=write_move,
    seen=seen,
    entries=_entries(),
)
