"""The search: its worlds agree with the view, it is fair to moves, and it finds what wins."""

from collections.abc import Sequence
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from msgspec.structs import replace

from foolsgold.base.rng import Rng
from foolsgold.beliefs.saboteur.hypotheses import team_priors_of, treasure_candidates
from foolsgold.bots.api import make_deterministic
from foolsgold.bots.common.search_helpers import SearchBudget
from foolsgold.bots.saboteur.search_bot import Master
from foolsgold.games.saboteur.moves import Move, Phase
from foolsgold.games.saboteur.view import View
from foolsgold.games.saboteur.visibility import view_of
from foolsgold.kernel.saboteur.search import RootPosition, evaluate_moves, load
from foolsgold.kernel.saboteur.search_types import (
    RolloutPolicy,
    SaboteurMix,
    SearchInput,
    WeightedHypothesis,
)
from foolsgold.kernel.saboteur.state_codec import unpack
from foolsgold.kernel.search_result import MoveEstimate
from foolsgold.kernel.successive_elimination import systematic_sample
from tests.support.game_case import PlayedPosition
from tests.support.profiles import scaled_examples
from tests.support.saboteur_case import SABOTEUR
from tests.support.saboteur_positions import table

EXACT = {"roles": {"5": {"saboteurs": 2, "diggers": 3}}}


@pytest.fixture(scope="module", autouse=True)
def _compiled() -> None:
    """Not while tests are collected: all processes would wait for the one that compiles."""
    load(aloud=True)


def plain(view: View) -> SearchInput:
    """All that may be, each as likely as it was dealt."""
    guesses = [
        WeightedHypothesis(crew.saboteurs, place, crew.probability)
        for crew in team_priors_of(view)
        for place in treasure_candidates(view)
    ]
    nothing: frozenset[int] = frozenset()
    return SearchInput(guesses, [0.0] * view.seats, [nothing] * view.seats)


def tried(view: View, moves: Sequence[Move], playouts: int, chance: int = 1) -> list[MoveEstimate]:
    found = evaluate_moves(view, plain(view), moves, chance, playouts, lambda: True)
    assert found is not None
    return found


@given(SABOTEUR.random_positions())
@settings(max_examples=scaled_examples(25))
def test_sampled_worlds_agree_with_the_view(game: PlayedPosition) -> None:
    """What the last world of a search shows its seat is what the seat was shown."""
    state, _ = game
    view = view_of(state, state.to_act)
    if view.phase is not Phase.PLAY:
        return
    setting = RootPosition(view, plain(view), view.legal[:1], Rng(3))
    which = systematic_sample([1.0] * len(plain(view).hypotheses), 3, Rng(4))
    setting.evaluate(which, np.zeros(1, np.int64), Rng(5))
    world = unpack(setting.games[1], view.edition)
    assert replace(view_of(world, state.to_act), legal=()) == replace(view, legal=())
    assert set(view_of(world, state.to_act).legal) == set(view.legal)
    guess = plain(view).hypotheses[which[-1]]
    assert {seat for seat, role in enumerate(world.roles) if role == "saboteur"} == guess.saboteurs
    assert world.goals[guess.treasure] == "treasure"


def test_hidden_cards_are_dealt_anew_from_world_to_world() -> None:
    view = view_of(table("S──", hand=["path EW"], changes=EXACT), 0)
    setting = RootPosition(view, plain(view), view.legal[:1], Rng(3))
    hands: set[Any] = set()
    for _ in range(3):
        setting.evaluate(np.zeros(1, np.int64), np.zeros(1, np.int64), Rng(len(hands)))
        world = unpack(setting.games[1], view.edition)
        hands.add(tuple(str(world.deck[card]) for card in world.hands[1]))
    assert len(hands) == 3


KNOWN: dict[str, Any] = {"peeked": (frozenset({1}),) * 5, "changes": EXACT}
"""Everybody has seen the treasure in the middle."""


def test_the_card_that_finds_the_treasure_wins_every_world() -> None:
    view = view_of(table("S─┼┼┼┼─", hand=["map", "path EW", "dead NESW"], **KNOWN), 0)
    moves = sorted(view.legal, key=lambda move: str(move) != "place 1 7,0")
    first, *others = tried(view, moves, 400)
    assert first.value == 1.0
    assert max(other.value for other in others) < 1.0
    assert min(other.worlds for other in others) < first.worlds


def test_moves_that_do_the_same_fare_the_same() -> None:
    """They meet the same worlds and the same chance."""
    view = view_of(table("S┼┼", hand=["path EW", "path EW", "map"], changes=EXACT), 0)
    moves = [move for move in view.legal if str(move).endswith("3,0")]
    one, two = tried(view, moves[:1] + [move for move in moves if "place 1" in str(move)][:1], 200)
    assert one.value == two.value
    assert two.advantage == 0.0


def test_the_same_chance_gives_the_same_answer_and_another_another() -> None:
    view = view_of(table("S──", hand=["path EW", "path NS", "map"], changes=EXACT), 0)
    answers = [tried(view, view.legal[:5], 300, chance) for chance in (1, 1, 2)]
    assert answers[0] == answers[1] != answers[2]


def test_worlds_may_be_tried_in_parts_and_with_fewer_moves() -> None:
    """What a move is worth in a world depends on the world alone."""
    view = view_of(table("S──", hand=["path EW", "path NS", "map"], changes=EXACT), 0)
    moves, known = view.legal[:4], plain(view)
    which = systematic_sample([1.0] * len(known.hypotheses), 30, Rng(4))
    every = np.arange(4)
    whole = RootPosition(view, known, moves, Rng(3)).evaluate(which, every, Rng(5))
    setting, rng = RootPosition(view, known, moves, Rng(3)), Rng(5)
    parts = [setting.evaluate(which[span], every, rng) for span in (slice(11), slice(11, 30))]
    assert np.concatenate(parts).tolist() == whole.tolist()
    fewer = RootPosition(view, known, moves, Rng(3)).evaluate(which, every[[1, 3]], Rng(5))
    assert fewer.tolist() == whole[:, [1, 3]].tolist()


def test_it_stops_when_told_and_after_its_playouts() -> None:
    view = view_of(table("S──", hand=["path EW", "path NS", "map"], changes=EXACT), 0)
    moves = view.legal[:5]
    short = evaluate_moves(view, plain(view), moves, 1, 5000, lambda: False)
    assert short is not None
    assert sum(each.worlds for each in short) == 5000 // 10
    assert sum(each.worlds for each in tried(view, moves, 300)) <= 300 + 300 // 10


def worth(view: View, known: SearchInput) -> float:
    """What a step forward comes to for the diggers."""
    step = next(move for move in view.legal if str(move) in ("place 0 2,0", "place 0 4,0"))
    setting = RootPosition(view, known, [step], Rng(3))
    which = systematic_sample([guess.probability for guess in known.hypotheses], 400, Rng(4))
    return float(setting.evaluate(which, np.zeros(1, np.int64), Rng(5)).mean())


def test_saboteurs_who_dig_until_they_fight_are_better_company_than_bold_ones() -> None:
    view = view_of(table("S─", hand=["path EW", "map"], changes=EXACT), 0)
    bold, mole = (
        worth(view, plain(view)._replace(saboteur_mixes=[style] * 5))
        for style in (SaboteurMix(bold=1.0), SaboteurMix(mole=1.0))
    )
    assert mole > bold + 0.1


def test_rollouts_dig_towards_the_goal_the_table_believes_in() -> None:
    view = view_of(table("S─┼┼", hand=["path EW", "map"], changes=EXACT), 0)
    there = [guess for guess in plain(view).hypotheses if guess.treasure == 2]
    right, wrong = (
        worth(view, plain(view)._replace(hypotheses=there, goal_beliefs=[hopes] * 5))
        for hopes in ({0: 0.01, 1: 0.01, 2: 0.98}, {0: 0.98, 1: 0.01, 2: 0.01})
    )
    # Little more, for then the saboteurs know where to stand, too.
    assert right > wrong


def test_the_value_counts_the_margin_and_the_exposure_cost() -> None:
    view = view_of(table("S─┼┼┼┼─", hand=["map", "path EW", "dead NESW"], **KNOWN), 0)
    move = next(move for move in view.legal if str(move) == "place 1 7,0")
    moves = [move, view.legal[0]]
    shaded = plain(view)._replace(
        rollout_policy=RolloutPolicy(margin_percent=20), exposure_costs=[0.25, 0.0]
    )
    found = evaluate_moves(view, shaded, moves, 1, 200, lambda: True)
    assert found is not None
    # There are many cards left when it is found: nothing narrow about it.
    assert found[0].value == 1.25
    assert found[1].value < 1.0


def test_a_race_that_cannot_be_decided_ends_early() -> None:
    view = view_of(table("S┼┼", hand=["path EW", "path EW", "map"], changes=EXACT), 0)
    moves = [move for move in view.legal if str(move).endswith("3,0")][:2]
    alike = [moves[0], moves[0]]
    assert sum(each.worlds for each in tried(view, alike, 2000)) < 500


def test_a_position_of_more_cards_than_there_are_is_not_searched() -> None:
    view = view_of(table("S" + "─" * 7, hand=["path EW", "map"]), 0)
    assert evaluate_moves(view, plain(view), view.legal[:2], 1, 100, lambda: True) is None


@given(SABOTEUR.random_positions())
@settings(max_examples=scaled_examples(15))
def test_a_master_that_searches_plays_a_legal_move(game: PlayedPosition) -> None:
    state, steps = game
    if state.phase is not Phase.OVER:
        view, heard = view_of(state, state.to_act), SABOTEUR.events_heard(steps, state.to_act)
        bot = make_deterministic(Master(SearchBudget(40)))
        assert bot.choose(view, heard, Rng(1)) in view.legal


def test_the_master_takes_the_winning_card_and_a_saboteur_does_not() -> None:
    bot = make_deterministic(Master(SearchBudget(200)))
    cards = ["map", "path EW", "dead NESW"]
    digs = view_of(table("S─┼┼┼┼─", hand=cards, **KNOWN), 0)
    hinders = view_of(table("S─┼┼┼┼─", hand=cards, saboteurs=[0, 3], **KNOWN), 0)
    assert str(bot.choose(digs, (), Rng(1))) == "place 1 7,0"
    assert str(bot.choose(hinders, (), Rng(1))) != "place 1 7,0"
