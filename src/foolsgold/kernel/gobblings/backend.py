"""The second game's twin, as `Batch` and the others see it."""

from typing import Any

import numpy as np
import numpy.typing as npt

from foolsgold.games.gobblings.engine import RULES
from foolsgold.games.gobblings.events import Outcome
from foolsgold.games.gobblings.state import State
from foolsgold.kernel.backend import MOST_SEATS, OVER, TURN, Moves, Records, Twin, Words
from foolsgold.kernel.backend import RULES as RULES_POLICY
from foolsgold.kernel.compilation import Entry
from foolsgold.kernel.gobblings import entry_points
from foolsgold.kernel.gobblings.edition_table import table_of
from foolsgold.kernel.gobblings.move_codec import read_move, write_move
from foolsgold.kernel.gobblings.move_effects import BLOCK
from foolsgold.kernel.gobblings.observation import VIEW_SIZE, seen
from foolsgold.kernel.gobblings.record_layout import GAME, SEATS, TABLE, WORK
from foolsgold.kernel.gobblings.state_codec import pack, unpack

NO_MOVES = np.zeros(1, np.int32)
NO_POLICIES = np.zeros(MOST_SEATS, np.uint8)
ALL_BOTS = np.full(MOST_SEATS, RULES_POLICY, np.uint8)
NO_BELIEFS = np.zeros((1, MOST_SEATS))
NO_STREAMS = np.zeros(1, np.uint64)


def _rows(tables: Records) -> int:
    return 1 + 4 * BLOCK * int(tables[0]["hand"])


def _paper(work: Words) -> npt.NDArray[Any]:
    """Scratch memory as the record it is used as."""
    return work.view(WORK)


def deal(
    games: Records,
    tables: Records,
    where: npt.NDArray[np.int64],
    seeds: Words,
    out: Words,
    work: Words,
) -> None:
    """Deals new games, one a seed."""
    entry_points.deal(games, tables, where, seeds, out, _paper(work))


def words(games: Records, tables: Records, out: Words, work: Words) -> int:
    """Writes the legal words of all games."""
    return entry_points.words(games, tables, out, _paper(work))


def step(games: Records, tables: Records, moves: Moves, out: Words, work: Words) -> int:
    """Plays one given move in each game."""
    tally = np.zeros(4, np.int64)
    how = (moves, NO_POLICIES, NO_BELIEFS, NO_STREAMS, entry_points.GIVEN, tally)
    beyond: int = entry_points.play(games, tables, *how, _paper(work))
    if len(out):
        entry_points.words(games, tables, out, _paper(work))
    return beyond


def run(
    games: Records,
    tables: Records,
    policies: npt.NDArray[np.uint8],
    beliefs: npt.NDArray[np.float64],
    streams: Words,
    until: int,
    tally: npt.NDArray[np.int64],
    work: Words,
) -> int:
    """Plays games by policies."""
    return entry_points.play(
        games, tables, NO_MOVES, policies, beliefs, streams, until, tally, _paper(work)
    )


def weights(
    games: Records,
    tables: Records,
    beliefs: npt.NDArray[np.float64],
    moves: Moves,
    out: npt.NDArray[np.float64],
    work: Words,
) -> None:
    """What the rule bot makes of legal moves of one game: a weight for each."""
    stream, tally = np.zeros(1, np.uint64), np.zeros(4, np.int64)
    run(games.copy(), tables, ALL_BOTS, beliefs[None, :], stream, TURN, tally, work)
    paper = _paper(work)[0]
    count = int(paper["weighed"])
    weighed = paper["weighed_moves"][:count].tolist()
    found = dict(zip(weighed, paper["weights"][:count].tolist(), strict=True))
    out[:] = [found[move] for move in moves.tolist()]


def scores(games: Records) -> npt.NDArray[np.int64]:
    """Points of all seats: everybody sees the counters."""
    found = np.zeros((len(games), MOST_SEATS), np.int64)
    found[:, :SEATS] = games["points"]
    return found


def side_won(games: Records, rounds: npt.NDArray[np.int64]) -> npt.NDArray[np.int8]:
    """0 where the Gnomes won the round of this number, 1 where the Goblins did."""
    over = (games["round"] > rounds) | (games["phase"] == OVER)
    gnomes = games["gnome_rounds"] >> (rounds % 64).astype(np.uint64) & np.uint64(1)
    return np.where(over, np.where(gnomes, 0, 1), -1).astype(np.int8)


def side_of(state: State, number: int) -> int:
    """The same for one readable state, which may not know of rounds long past."""
    for result in state.past:
        if result.round == number:
            return int(result.outcome is not Outcome.GOLD)
    return -1


def _entries() -> tuple[Entry, ...]:
    games, tables, works = np.zeros(1, GAME), np.zeros(1, TABLE), np.zeros(1, WORK)
    tables.setflags(write=False)
    tally = np.zeros(4, np.int64)
    listed = np.zeros((1, 1), np.uint64)
    played = (games, tables, NO_MOVES, NO_POLICIES, NO_BELIEFS, NO_STREAMS, 0, tally, works)
    return (
        Entry(entry_points.deal, (games, tables, np.zeros(1, np.int64), NO_STREAMS, listed, works)),
        Entry(entry_points.words, (games, tables, listed, works)),
        Entry(entry_points.play, played),
        Entry(entry_points.observe, (games, tables, 0, np.zeros((1, VIEW_SIZE), np.int16))),
        Entry(entry_points.numbers, (games, tables, NO_MOVES, NO_MOVES)),
    )


TWIN = Twin(
    rules=RULES,
    layout=GAME,
    rows=_rows,
    view_size=VIEW_SIZE,
    work_size=WORK.itemsize // 8,
    table_of=table_of,
    pack=pack,
    unpack=unpack,
    deal=deal,
    words=words,
    step=step,
    run=run,
    weights=weights,
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
