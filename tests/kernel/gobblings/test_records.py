"""Records of the second game: small, dealt as the readable dealer deals, packed and unpacked."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from foolsgold.base.rng import Rng
from foolsgold.games.catalogue import Ruleset
from foolsgold.games.gobblings.edition import Edition
from foolsgold.games.gobblings.engine import RULES
from foolsgold.games.gobblings.events import Outcome
from foolsgold.games.gobblings.moves import Place
from foolsgold.kernel.backend_interface import COMMON_FIELDS, GAME, RULE_BOT, UNIFORM
from foolsgold.kernel.game_batch import Batch
from foolsgold.kernel.gobblings.backend import BACKEND
from foolsgold.kernel.position import KernelPosition
from foolsgold.tunnel.tiles import Cell
from tests.kernel.engine_agreement import SEEDS, Disagreement
from tests.kernel.gobblings.generated_games import (
    GobblingsPair,
    editions,
    playing,
    seeking,
    wandering,
)
from tests.support.gobblings_positions import after_moves, box, table

STRAIGHT = {
    "deck": {"passage": {"NS": 200, "EW": 40}},
    "columns_between": 20,
    "rows_between_goals": 10,
}


def test_a_game_is_at_most_two_kilobytes_and_a_batch_one_array() -> None:
    assert BACKEND.record_dtype.itemsize <= 2048
    assert set(COMMON_FIELDS) <= set(BACKEND.record_dtype.names or ())
    batch = Batch("gobblings", 5, 7)
    assert batch.games.flags.c_contiguous
    assert batch.games.nbytes == 7 * BACKEND.record_dtype.itemsize


@given(editions(), st.data(), SEEDS)
def test_the_same_seed_gives_the_same_deal(
    edition: Edition, data: st.DataObject, seed: int
) -> None:
    seats = data.draw(st.integers(*edition.seats))
    GobblingsPair(edition, seats, seed).check_whole()


@given(editions(), st.data(), SEEDS, st.integers(0, 90))
def test_packing_undoes_unpacking(
    edition: Edition, data: st.DataObject, seed: int, steps: int
) -> None:
    pair, rng = GobblingsPair(edition, data.draw(st.integers(*edition.seats)), seed), Rng(seed)
    while pair.steps < steps and not pair.is_over:
        pair.step(playing, rng)
    if not pair.inside:
        return
    once, again = np.zeros((2, 1), BACKEND.record_dtype)
    BACKEND.pack(BACKEND.unpack(pair.games[0], edition), pair.table[0], once[0])
    BACKEND.pack(BACKEND.unpack(once[0], edition), pair.table[0], again[0])
    assert once.tobytes() == again.tobytes()
    pair.games = once
    pair.check_whole()


def test_who_won_earlier_rounds_is_not_lost_beside_the_record() -> None:
    """A state made from a record has no past; put back into that record, it takes none away."""
    pair, rng = GobblingsPair(box(columns_between=1).edition, 3, 7), Rng(7)
    while len(pair.state.past) < 4:
        pair.step(seeking, rng)
    won = [result.outcome is Outcome.GOLD for result in pair.state.past]
    assert {*won} == {True, False}
    BACKEND.pack(BACKEND.unpack(pair.games[0], pair.edition), pair.table[0], pair.games[0])
    rounds = np.arange(1, 5)
    assert BACKEND.winning_sides(np.repeat(pair.games, 4), rounds).tolist() == [
        int(not w) for w in won
    ]


def test_a_difference_is_found() -> None:
    pair = GobblingsPair(box().edition, 5, 1)
    pair.games[0]["points"][2] += 1
    with pytest.raises(Disagreement, match="points"):
        pair.check_whole()


def _far(changes: dict[str, object]) -> Ruleset:
    return box("gobblings", **changes)


def test_a_maze_that_leaves_the_window_is_always_reported_correctly() -> None:
    """The window moves; where that is not enough the readable rules go on, and it is taken back."""
    batch = Batch(_far(STRAIGHT), 3, 1, seed=5)
    state = RULES.deal(batch.ruleset.edition, 3, 5, None)[0]
    rng, corners, strayed = Rng(5), set(), 0
    for _ in range(150):
        legal = RULES.legal_moves(state)
        move = wandering(state, legal, rng)
        assert {batch.decode_move(0, number) for number in batch.legal_moves(0).tolist()} == set(
            legal
        )
        batch.step([batch.encode_move(0, move)])
        state = RULES.apply(state, move)[0]
        corners.add((int(batch.games[0]["left"]), int(batch.games[0]["above"])))
        strayed += bool(batch.fallback.states)
        assert batch.state(0).board == state.board
        assert batch.to_act[0] == state.to_act
    assert len(corners) > 2
    assert strayed > 20


def test_policies_play_whole_games_in_every_seat() -> None:
    batch = Batch("gobblings-advanced", 4, 12, seed=3)
    batch.play([RULE_BOT, UNIFORM], 7, until=GAME)
    assert batch.is_over.all()
    assert (batch.scores.max(axis=1) == batch.ruleset.edition.points_to_win).all()
    for game in range(len(batch)):
        winner = batch.state(game).winner
        assert winner is not None
        assert batch.scores[game][winner] == batch.ruleset.edition.points_to_win


def test_a_position_is_copied_and_played_out() -> None:
    # A tile is missing before the Gold, and a Gnome holds it.
    state = table("S───────.?", hand=["passage NS"], goals=("dragon", "gold", "dynamite"))
    position = KernelPosition.from_state(box(), state)
    after = position.copy()
    after.apply(position.encode_move(Place(0, Cell(8, 0), 1)))
    assert after.scores == after_moves(state, "place 0 8,0 90").points
    assert position.scores == (0,) * 5
    played = position.run_rollouts([RULE_BOT], 1, times=20)
    assert played.rounds == 20
    assert set(played.winning_side.tolist()) <= {0, 1}
    assert position.state.board == state.board
