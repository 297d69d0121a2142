"""Records: there and back, small, copied by assignment; and what no record holds goes on."""

from typing import Any

import numpy as np
import pytest

from foolsgold.base.rng import Rng
from foolsgold.games.catalogue import Ruleset
from foolsgold.games.saboteur.engine import RULES as GAME_RULES
from foolsgold.kernel.backend_interface import (
    GAME,
    OVER,
    RULE_BOT,
    TURN,
    UNIFORM,
    TooLargeForRecord,
)
from foolsgold.kernel.game_batch import Batch
from foolsgold.kernel.rng import random_streams
from foolsgold.kernel.rollout import run_rollouts
from foolsgold.kernel.saboteur.backend import BACKEND
from foolsgold.play.game import Game
from tests.kernel.saboteur.generated_games import at_random, seeking
from tests.support.saboteur_positions import SHIPPED_EDITIONS, box

BIG_DECK = {"deck": {"passages": {"NESW": 90}}}


def wide(**changes: Any) -> Ruleset:
    """A maze may be laid in one direction only: it leaves any window."""
    straight = {"NS": 0, "NW": 0, "NE": 0, "NES": 0, "NEW": 0, "NESW": 0, "EW": 60}
    none = dict.fromkeys(("NS", "EW", "NW", "NE", "NES", "NEW", "NESW", "N", "E"), 0)
    few = {"deck": {"passages": straight, "dead_ends": none, "actions": {"map": 0, "rockfall": 1}}}
    return box("lv", **few, **changes)


def test_one_game_is_two_kilobytes() -> None:
    assert BACKEND.record_dtype.itemsize <= 2048
    assert Batch("saboteur-en", 10, 7).games.flags.c_contiguous


@pytest.mark.parametrize("edition", SHIPPED_EDITIONS)
def test_deals_are_those_of_the_readable_dealer(edition: str) -> None:
    for seats in range(3, 11):
        batch = Batch(f"saboteur-{edition}", seats, 3, seed=2**64 - 2)
        for game, seed in enumerate((2**64 - 2, 2**64 - 1, 0)):
            assert batch.state(game) == Game(f"saboteur-{edition}", seats, seed).state


def test_a_maze_wider_than_the_window_goes_on_and_comes_back() -> None:
    batch = Batch(wide(rounds=2, columns_between=20), 4, 1, seed=3)
    state, rng, strayed = batch.state(0), Rng(1), 0
    while batch.to_act[0] >= 0:
        legal = GAME_RULES.legal_moves(state)
        west = [move for move in legal if getattr(move, "cell", (0, 0))[0] < 0]
        move = at_random(state, tuple(west) or legal, rng)
        assert {batch.decode_move(0, number) for number in batch.legal_moves(0).tolist()} == set(
            legal
        )
        batch.step([batch.encode_move(0, move)])
        state = GAME_RULES.apply(state, move)[0]
        strayed += bool(batch.fallback.states)
        assert batch.to_act[0] == (-1 if state.phase == "over" else state.to_act)
    assert strayed > 10
    assert tuple(batch.scores[0]) == GAME_RULES.scores(state)


def test_the_window_follows_the_maze() -> None:
    batch = Batch(wide(columns_between=1), 4, 1, seed=3)
    homes, rng = set(), Rng(1)
    while batch.state(0).round == 1:
        state = batch.state(0)
        legal = GAME_RULES.legal_moves(state)
        east = [move for move in legal if getattr(move, "cell", (0, 0))[0] > 3]
        move = at_random(state, tuple(east) or legal, rng)
        batch.step([batch.encode_move(0, seeking(state, legal, rng) if not east else move)])
        homes.add(int(batch.games[0]["home"]))
    assert homes


def test_an_edition_too_large_for_a_record_is_played_by_the_python_rules() -> None:
    large = box("en", **BIG_DECK, rounds=1)
    with pytest.raises(TooLargeForRecord, match="cards in the deck"):
        BACKEND.edition_table_of(large.edition, 5)
    batch = Batch(large, 5, 2, seed=1)
    assert len(batch.fallback.states) == 2
    played = run_rollouts(batch, [UNIFORM], 1, until=GAME)
    assert batch.is_over.all()
    assert played.rounds == 2
    assert set(played.winning_side.tolist()) <= {0, 1}


def test_policies_play_whole_games() -> None:
    batch = Batch("saboteur-uk", 5, 200, seed=1)
    kept = batch.copy()
    played = run_rollouts(batch, [RULE_BOT, UNIFORM], 7, until=GAME, threads=2)
    assert batch.is_over.all()
    assert played.rounds == 600
    assert (played.scores.sum(axis=1) > 0).all()
    assert (kept.to_act >= 0).all()


def test_many_games_are_played_move_by_move_as_one_after_the_other() -> None:
    """The next game's move is chosen before this one's is made: nobody can tell."""
    together = Batch(box("lv"), 4, 40, seed=5)
    alone = together.copy()
    together.games["beyond"][7] = alone.games["beyond"][7] = 1
    tallies = np.zeros((2, 4), np.int64)
    policies, beliefs = np.zeros(12, np.uint8), np.zeros((40, 12))
    work = np.zeros(BACKEND.scratch_words, np.uint64)
    mine, own = random_streams(1, 40), random_streams(1, 40)
    for _ in range(250):
        how = (policies, beliefs, mine, TURN, tallies[0], work)
        assert BACKEND.run(together.games, together.edition_table, *how) == 1
        for game in range(40):
            only = slice(game, game + 1)
            how = (policies, beliefs[:1], own[only], TURN, tallies[1], work)
            BACKEND.run(alone.games[only], alone.edition_table, *how)
        assert together.games.tobytes() == alone.games.tobytes()
        assert (tallies[0] == tallies[1]).all()
        assert (mine == own).all()
    assert tallies[0, 0] > 100
    assert (together.games["phase"] == OVER).any()


def test_wrong_arguments_are_refused() -> None:
    batch = Batch("saboteur-en", 5, 2)
    with pytest.raises(ValueError, match="as many moves"):
        batch.step([0])
    with pytest.raises(ValueError, match="another edition"):
        batch.set_state(0, Game("saboteur-lv", 5, 1).state)
    with pytest.raises(ValueError, match="policies"):
        run_rollouts(batch, [], 1)


def test_reset_deals_new_games_where_asked() -> None:
    batch = Batch("saboteur-en", 5, 4, seed=9)
    batch.step(np.zeros(4, np.int32))
    batch.reset([False, True, False, True])
    assert batch.games["moves"].tolist() == [1, 0, 1, 0]
    assert batch.state(3) == Game("saboteur-en", 5, 14).state
