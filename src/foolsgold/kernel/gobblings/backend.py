"""The backend of Gobblings: its implementation of `kernel.backend.Backend`."""

from typing import Any

import numpy as np
import numpy.typing as npt

from foolsgold.games.gobblings.engine import RULES
from foolsgold.games.gobblings.events import Outcome
from foolsgold.games.gobblings.state import State
from foolsgold.kernel.backend_interface import (
    MAX_SEATS,
    OVER,
    TURN,
    Backend,
    Moves,
    Records,
    UInt64Array,
)
from foolsgold.kernel.backend_interface import RULE_BOT as RULES_POLICY
from foolsgold.kernel.compilation import EntryPoint
from foolsgold.kernel.gobblings import entry_points
from foolsgold.kernel.gobblings.edition_table import edition_table_of
from foolsgold.kernel.gobblings.move_codec import decode_move, encode_move
from foolsgold.kernel.gobblings.move_effects import WINDOW_WORDS
from foolsgold.kernel.gobblings.record_layout import EDITION_DTYPE, GAME_DTYPE, SCRATCH_DTYPE, SEATS
from foolsgold.kernel.gobblings.state_codec import pack, unpack

NO_MOVES = np.zeros(1, np.int32)
NO_POLICIES = np.zeros(MAX_SEATS, np.uint8)
ALL_RULE_BOTS = np.full(MAX_SEATS, RULES_POLICY, np.uint8)
NO_BELIEFS = np.zeros((1, MAX_SEATS))
NO_STREAMS = np.zeros(1, np.uint64)


def _bitmask_words(tables: Records) -> int:
    return 1 + 4 * WINDOW_WORDS * int(tables[0]["hand"])


def _scratch_record(work: UInt64Array) -> npt.NDArray[Any]:
    """Scratch memory as the record it is used as."""
    return work.view(SCRATCH_DTYPE)


def deal(
    games: Records,
    tables: Records,
    where: npt.NDArray[np.int64],
    seeds: UInt64Array,
    out: UInt64Array,
    work: UInt64Array,
) -> None:
    """Deals new games, one a seed."""
    entry_points.deal(games, tables, where, seeds, out, _scratch_record(work))


def legal_bitmask(games: Records, tables: Records, out: UInt64Array, work: UInt64Array) -> int:
    """Writes the legal words of all games."""
    return entry_points.legal_bitmask(games, tables, out, _scratch_record(work))


def step(games: Records, tables: Records, moves: Moves, out: UInt64Array, work: UInt64Array) -> int:
    """Plays one given move in each game."""
    tally = np.zeros(4, np.int64)
    how = (moves, NO_POLICIES, NO_BELIEFS, NO_STREAMS, entry_points.GIVEN_MOVES, tally)
    beyond: int = entry_points.play_games(games, tables, *how, _scratch_record(work))
    if len(out):
        entry_points.legal_bitmask(games, tables, out, _scratch_record(work))
    return beyond


def run(
    games: Records,
    tables: Records,
    policies: npt.NDArray[np.uint8],
    beliefs: npt.NDArray[np.float64],
    streams: UInt64Array,
    until: int,
    tally: npt.NDArray[np.int64],
    work: UInt64Array,
) -> int:
    """Plays games by policies."""
    return entry_points.play_games(
        games, tables, NO_MOVES, policies, beliefs, streams, until, tally, _scratch_record(work)
    )


def rule_bot_scores(
    games: Records,
    tables: Records,
    beliefs: npt.NDArray[np.float64],
    moves: Moves,
    out: npt.NDArray[np.float64],
    work: UInt64Array,
) -> None:
    """What the rule bot makes of legal moves of one game: a weight for each."""
    stream, tally = np.zeros(1, np.uint64), np.zeros(4, np.int64)
    run(games.copy(), tables, ALL_RULE_BOTS, beliefs[None, :], stream, TURN, tally, work)
    paper = _scratch_record(work)[0]
    count = int(paper["weighed"])
    weighed = paper["weighed_moves"][:count].tolist()
    found = dict(zip(weighed, paper["weights"][:count].tolist(), strict=True))
    out[:] = [found[move] for move in moves.tolist()]


def scores(games: Records) -> npt.NDArray[np.int64]:
    """Points of all seats: everybody sees the counters."""
    found = np.zeros((len(games), MAX_SEATS), np.int64)
    found[:, :SEATS] = games["points"]
    return found


def winning_sides(games: Records, rounds: npt.NDArray[np.int64]) -> npt.NDArray[np.int8]:
    """0 where the Gnomes won the round of this number, 1 where the Goblins did."""
    over = (games["round"] > rounds) | (games["phase"] == OVER)
    gnomes = games["gnome_rounds"] >> (rounds % 64).astype(np.uint64) & np.uint64(1)
    return np.where(over, np.where(gnomes, 0, 1), -1).astype(np.int8)


def winning_side_of(state: State, number: int) -> int:
    """The same for one readable state, which may not know of rounds long past."""
    for result in state.past:
        if result.round == number:
            return int(result.outcome is not Outcome.GOLD)
    return -1


def draw_pile_range(game: Any, _table: Any) -> tuple[int, int]:
    """The pile is the end of the array of cards."""
    cards = len(game["cards"])
    return cards - int(game["pile"]), cards


def _entry_points() -> tuple[EntryPoint, ...]:
    games, tables, works = (
        np.zeros(1, GAME_DTYPE),
        np.zeros(1, EDITION_DTYPE),
        np.zeros(1, SCRATCH_DTYPE),
    )
    tables.setflags(write=False)
    tally = np.zeros(4, np.int64)
    listed = np.zeros((1, 1), np.uint64)
    played = (games, tables, NO_MOVES, NO_POLICIES, NO_BELIEFS, NO_STREAMS, 0, tally, works)
    return (
        EntryPoint(
            entry_points.deal, (games, tables, np.zeros(1, np.int64), NO_STREAMS, listed, works)
        ),
        EntryPoint(entry_points.legal_bitmask, (games, tables, listed, works)),
        EntryPoint(entry_points.play_games, played),
    )


BACKEND = Backend(
    rules=RULES,
    record_dtype=GAME_DTYPE,
    bitmask_words=_bitmask_words,
    scratch_words=SCRATCH_DTYPE.itemsize // 8,
    edition_table_of=edition_table_of,
    pack=pack,
    unpack=unpack,
    deal=deal,
    legal_bitmask=legal_bitmask,
    step=step,
    run=run,
    rule_bot_scores=rule_bot_scores,
    scores=scores,
    winning_sides=winning_sides,
    winning_side_of=winning_side_of,
    draw_pile_field="cards",
    draw_pile_range=draw_pile_range,
    decode_move=decode_move,
    encode_move=encode_move,
    entry_points=_entry_points(),
    learner="foolsgold.kernel.gobblings.learner_backend:LEARNER_BACKEND",
)
