"""What plays inside the kernel: chance, which is fair, and the rule bot, weight by weight."""

from collections import Counter

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from foolsgold.bots.gobblings.rule_bot import Evaluator
from foolsgold.games.gobblings.edition import Edition
from foolsgold.games.gobblings.state import State
from foolsgold.games.gobblings.visibility import view_of
from foolsgold.kernel.backend_interface import NO_BITMASK, TURN
from foolsgold.kernel.gobblings.backend import BACKEND
from foolsgold.kernel.gobblings.state_codec import pack
from foolsgold.kernel.rng import random_streams
from tests.kernel.engine_agreement import legal_moves
from tests.kernel.gobblings.generated_games import (
    NOTHING_HEARD,
    GobblingsPair,
    editions,
    pair_after,
)
from tests.support.gobblings_positions import box, table
from tests.support.profiles import scaled_examples


@given(
    editions(),
    st.data(),
    st.integers(0, 2**64 - 1),
    st.integers(0, 2**32),
    st.integers(0, 120),
)
@settings(max_examples=scaled_examples(60))
def test_the_rule_bot_weighs_every_move_as_the_readable_one_does(
    edition: Edition, data: st.DataObject, seed: int, luck: int, steps: int
) -> None:
    pair = pair_after(edition, data.draw(st.integers(*edition.seats)), seed, luck, steps)
    # Where goals lie so far off that the window cannot hold the way, the bot guesses.
    if pair.is_over or not pair.inside or edition.columns_between > 8:
        return
    moves = legal_moves(BACKEND, pair.games, pair.table, pair.work)
    found = np.zeros(len(moves))
    BACKEND.rule_bot_scores(
        pair.games, pair.table, NOTHING_HEARD, np.array(moves, np.int32), found, pair.work
    )
    mind = Evaluator(view_of(pair.state, pair.state.to_act), ())
    read = [BACKEND.decode_move(pair.games[0], pair.state, move) for move in moves]
    assert found.tolist() == [mind.score(move) for move in read]


def _choices(policy: int, times: int) -> Counter[str]:
    """How often a seat chooses what, a few moves into a game."""
    pair = pair_after(box("gobblings").edition, 5, 11, 5, 12)
    games = np.repeat(pair.games, times)
    policies, mine = np.full(12, policy, np.uint8), random_streams(3, times)
    tally = np.zeros(4, np.int64)
    told = np.zeros((times, 12))
    BACKEND.run(games, pair.table, policies, told, mine, TURN, tally, pair.work)
    assert tally[1] == times
    after = Counter(game.tobytes() for game in games)
    names = {}
    for move in legal_moves(BACKEND, pair.games, pair.table, pair.work):
        one = pair.games.copy()
        BACKEND.step(one, pair.table, np.array([move], np.int32), NO_BITMASK, pair.work)
        names[one[0].tobytes()] = str(BACKEND.decode_move(pair.games[0], pair.state, move))
    assert tally[3] == times * len(names)
    return Counter({names[game]: count for game, count in after.items()})


def test_chance_is_fair_to_every_legal_move() -> None:
    times = 40_000
    chosen = _choices(0, times)
    expected = times / len(chosen)
    assert len(chosen) > 10
    # Five standard deviations: the chance is seeded, so this fails always or never.
    assert all(abs(count - expected) < 5 * expected**0.5 for count in chosen.values())


def test_the_rule_bot_chooses_among_the_heaviest_alone() -> None:
    pair = pair_after(box("gobblings").edition, 5, 11, 5, 12)
    mind = Evaluator(view_of(pair.state, pair.state.to_act), ())
    weights = {str(move): mind.score(move) for move in mind.view.legal}
    heaviest = {name for name, weight in weights.items() if weight == max(weights.values())}
    assert set(_choices(1, 2_000)) == heaviest


def weighed(state: State) -> tuple[dict[str, float], dict[str, float]]:
    """What each tile in hand weighs at each place, to the compiled rule bot and to the other."""
    pair = GobblingsPair(state.edition, state.seats, 1)
    pack(state, pair.table[0], pair.games[0])
    moves = legal_moves(BACKEND, pair.games, pair.table, pair.work)
    found = np.zeros(len(moves))
    BACKEND.rule_bot_scores(
        pair.games, pair.table, NOTHING_HEARD, np.array(moves, np.int32), found, pair.work
    )
    mind = Evaluator(view_of(state, state.to_act), ())
    read = [BACKEND.decode_move(pair.games[0], state, move) for move in moves]
    compiled = dict(zip(map(str, read), found.tolist(), strict=True))
    return compiled, {str(move): mind.score(move) for move in read}


OFF_THE_WAY = "place 0 -1,0"


@pytest.mark.parametrize(
    ("drawing", "hand", "keys", "counts"),
    [
        ("S──────r", "key-red NES", {}, True),
        ("S──────r", "key-blue NES", {}, False),
        ("S───────", "key-red NES", {}, False),
        ("S──────r", "passage NS", {}, False),
        ("─.S──────r", "passage NS", {(-2, 0): "red"}, True),
        ("─.S──────r", "passage NS", {(-2, 0): "blue"}, False),
        ("─.S───────", "passage NS", {(-2, 0): "red"}, False),
    ],
)
def test_a_tile_off_the_way_counts_only_if_a_door_opens(
    drawing: str, hand: str, keys: dict[tuple[int, int], str], counts: bool
) -> None:
    """Behind the start: a key for the door that is in the way, or a tile that joins one."""
    state = table(drawing, hand=[hand, "map", "potion"], keys=keys)
    compiled, readable = weighed(state)
    assert compiled == readable
    aside = {weight for move, weight in readable.items() if move.startswith(OFF_THE_WAY)}
    assert aside, "it may lie there"
    assert (max(aside) > 0) == counts


def test_a_way_may_lead_through_a_tunnel_that_lies_apart() -> None:
    state = table("S..────", hand=["passage NS", "passage NES", "rubble NS"])
    compiled, readable = weighed(state)
    assert compiled == readable
    assert max(weight for move, weight in readable.items() if "1,0" in move) > 0
