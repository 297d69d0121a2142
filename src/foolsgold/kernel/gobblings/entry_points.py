"""The entry points that Python calls: few, since each is compiled with all it inlines."""

from typing import Any

import numpy as np

from foolsgold.kernel.backend_interface import GAME, ROUND, RULE_BOT
from foolsgold.kernel.compilation import entry_point
from foolsgold.kernel.gobblings.codes import OVER
from foolsgold.kernel.gobblings.legal_moves import write_legal_bitmask
from foolsgold.kernel.gobblings.move_effects import apply_move
from foolsgold.kernel.gobblings.random_policy import uniform_move
from foolsgold.kernel.gobblings.rounds import deal_game
from foolsgold.kernel.gobblings.rule_bot import best_move
from foolsgold.kernel.gobblings.scoring import continue_scoring

GIVEN_MOVES = 3
"""The moves are given: no policy is asked."""


@entry_point
def deal(games: Any, tables: Any, where: Any, seeds: Any, out: Any, works: Any) -> None:
    """Deals these games, one per seed; `out` gets their bitmasks, if it has rows."""
    lists = len(out) == len(games)
    for place in range(len(where)):
        game = games[where[place]]
        deal_game(game, tables[0], seeds[place], works[0])
        if lists:
            write_legal_bitmask(game, tables[0], works[0], out[where[place]])


@entry_point
def legal_bitmask(games: Any, tables: Any, out: Any, works: Any) -> int:
    """Writes the legal words of all games; says how many moves that are."""
    found = 0
    for number in range(len(games)):
        found += write_legal_bitmask(games[number], tables[0], works[0], out[number])
    return found


@entry_point
def play_games(
    games: Any,
    tables: Any,
    moves: Any,
    policies: Any,
    beliefs: Any,
    streams: Any,
    until: int,
    tally: Any,
    works: Any,
) -> int:
    """Plays games: one given move each, or by policies to the end of the round or the game.

    One function for both, since it is the dearest to compile. Says how many games did not fit.
    """
    table, work = tables[0], works[0]
    work.rounds = work.gnome_rounds = 0
    beyond = 0
    for number in range(len(games)):
        game = games[number]
        now = work.rounds
        while game.phase != OVER and not (game.beyond and until != GIVEN_MOVES):
            if until == GIVEN_MOVES:
                move = np.int64(moves[number])
                if move < 0:
                    break
            elif policies[game.to_act] == RULE_BOT:
                move = best_move(game, table, work, beliefs[number], streams[number:])
                tally[3] += work.weighed
            else:
                move = uniform_move(game, table, work, streams[number:], tally)
            apply_move(game, table, work, move)
            if game.phase == OVER:
                continue_scoring(game, table, work)
            if game.beyond:
                break
            tally[1] += 1
            if until != GAME and (until != ROUND or work.rounds != now):
                break
        beyond += game.beyond
    tally[0] += work.rounds
    tally[2] += work.gnome_rounds
    return beyond
