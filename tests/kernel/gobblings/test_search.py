"""The search of Gobblings: its worlds agree with the view, and it finds what serves the seat."""

import numpy as np
import pytest
from hypothesis import given, settings
from msgspec.structs import replace

from foolsgold.base.rng import Rng
from foolsgold.bots.common.search_helpers import MovePrior, posterior_best
from foolsgold.games.gobblings.cards import GoalFace, Race, Role
from foolsgold.games.gobblings.moves import Phase
from foolsgold.games.gobblings.view import View
from foolsgold.games.gobblings.visibility import view_of
from foolsgold.kernel.gobblings.search import RootPosition, evaluate_moves, load
from foolsgold.kernel.gobblings.search_types import GoblinMix, SearchInput
from foolsgold.kernel.gobblings.state_codec import unpack
from foolsgold.kernel.successive_elimination import (
    IndexArray,
    ValueArray,
    run_elimination,
    survivors,
    systematic_sample,
)
from tests.kernel.gobblings.generated_games import uniform_search_input
from tests.support.game_case import PlayedPosition
from tests.support.gobblings_case import GOBBLINGS
from tests.support.gobblings_positions import table
from tests.support.profiles import scaled_examples


@pytest.fixture(scope="module", autouse=True)
def _compiled() -> None:
    """Not while tests are collected: all processes would wait for the one that compiles."""
    load(aloud=True)


@given(GOBBLINGS.random_positions())
@settings(max_examples=scaled_examples(25))
def test_sampled_worlds_agree_with_the_view(game: PlayedPosition) -> None:
    """What the last world of a search shows its seat is what the seat was shown."""
    state, _ = game
    view = view_of(state, state.to_act)
    if view.phase in (Phase.OVER, Phase.STEAL):
        return
    setting = RootPosition(view, uniform_search_input(view), view.legal[:1], Rng(3))
    which = systematic_sample([1.0] * len(uniform_search_input(view).hypotheses), 3, Rng(4))
    setting.evaluate(which, np.zeros(1, np.int64), Rng(5))
    world = unpack(setting.games[1], view.edition, view.past)
    shown = view_of(world, state.to_act)
    assert set(shown.legal) == set(view.legal)
    assert replace(shown, legal=()) == replace(view, legal=())
    guess = uniform_search_input(view).hypotheses[which[-1]]
    race_of = view.race_of
    assert guess.goblins == {
        seat for seat, role in enumerate(world.roles) if race_of[role] is Race.GOBLIN
    }
    assert guess.faces == world.goals


def tried_last(
    role: Role, last: Role, *, greed: float = 1.0, shade: float = 0.0
) -> dict[str, float]:
    """What each move is worth to a seat of this role that may open the Gold, and knows it."""
    roles = (role, Role.PEDANT, Role.GREEDY, Role.KEYMASTER, last)
    state = table(
        "S─", changes={"columns_between": 2}, pile=30, roles=roles,
        hand=["passage NS", "map", "rubble NS"], peeked=(frozenset({1}), *[frozenset()] * 4),
    )  # fmt: skip
    view = view_of(state, 0)
    moves = [move for move in view.legal if " 2,0" in str(move) or str(move) == "replace 2"]
    found = evaluate_moves(
        view,
        uniform_search_input(view)._replace(own_share=greed, margin_points=shade),
        moves,
        1,
        120,
        lambda: True,
    )
    assert found is not None
    return {str(move): each.value for move, each in zip(moves, found, strict=True)}


def test_a_gnome_opens_the_gold_and_a_goblin_bars_the_way() -> None:
    gnome, goblin = tried_last(Role.KING, Role.DRIVER), tried_last(Role.BOMBER, Role.KING)
    assert max(gnome, key=lambda move: gnome[move]) == "place 0 2,0 90"
    assert max(goblin, key=lambda move: goblin[move]).startswith("place 2 2,0")
    # Two points for who opens it, one each for two other Gnomes of four seats.
    assert gnome["place 0 2,0 90"] == 1.5


def test_exposure_costs_are_subtracted_from_the_value() -> None:
    view = view_of(table("S─", pile=30, hand=["passage NS", "map", "rubble NS"]), 0)
    moves, asked = view.legal[:3], uniform_search_input(view)
    free = evaluate_moves(view, asked, moves, 1, 60, lambda: True)
    paid = evaluate_moves(
        view, asked._replace(exposure_costs=(0.25, 0.25, 0.25)), moves, 1, 60, lambda: True
    )
    assert free is not None
    assert paid is not None
    assert [each.value - 0.25 for each in free] == pytest.approx([each.value for each in paid])
    dear = evaluate_moves(
        view, asked._replace(exposure_costs=(9.0, 0.0, 9.0)), moves, 1, 60, lambda: True
    )
    assert dear is not None
    assert max(range(3), key=lambda place: dear[place].value) == 1


def test_a_move_clearly_behind_is_eliminated() -> None:
    out = np.array([[1.0, 0.0, 0.9]] * 30)
    assert survivors(out, np.arange(3)).tolist() == [0, 2] or survivors(
        out, np.arange(3)
    ).tolist() == [0]
    level = np.array([[1.0, 0.0], [0.0, 1.0]] * 15)
    assert survivors(level, np.arange(2)).tolist() == [0, 1]


class Course:
    """Moves of known worth, and luck."""

    def __init__(self, *worths: float) -> None:
        self.worths, self.luck = np.array(worths), np.random.default_rng(1)

    def evaluate(self, which: IndexArray, left: IndexArray, _rng: Rng) -> ValueArray:
        worths: ValueArray = self.worths[left] + self.luck.normal(0, 1, (len(which), len(left)))
        return worths


def test_the_baseline_move_is_kept_while_others_are_compared_with_it() -> None:
    """It is behind at once; the two good ones are not to be told apart."""
    course = Course(0.0, 0.9, 0.9, -0.5, -0.5)
    found = run_elimination(course, [1.0], 5, 6000, lambda: True, Rng(1), paced=True)
    assert found[0].worlds == max(each.worlds for each in found) > 1000
    priors = [MovePrior(0.0, 0.1), *[MovePrior(-0.2, 0.1)] * 4]
    assert posterior_best(found, priors) in (1, 2)
    assert found[1].advantage == pytest.approx(0.9, abs=0.15)
    alone = run_elimination(Course(0.0, 0.9, 0.9, -0.5, -0.5), [1.0], 5, 6000, lambda: True, Rng(1))
    assert alone[0].worlds < 200, "who is not paced by it drops it"
    one_left = run_elimination(
        Course(0.0, 2.0, -2.0), [1.0], 3, 6000, lambda: True, Rng(1), paced=True
    )
    assert max(each.worlds for each in one_left) < 1000, "with one left there is nothing to compare"


def test_it_ends_when_time_is_up_and_gives_up_on_what_does_not_fit() -> None:
    view = view_of(table("S─", pile=30, hand=["passage NS", "map", "rubble NS"]), 0)
    found = evaluate_moves(view, uniform_search_input(view), view.legal[:4], 1, 4000, lambda: False)
    assert found is not None
    assert max(each.worlds for each in found) < 1000
    twice = replace(view, discards=view.edition.deck)
    assert (
        evaluate_moves(twice, uniform_search_input(view), view.legal[:2], 1, 40, lambda: True)
        is None
    )


def test_worlds_may_be_tried_in_parts_and_with_fewer_moves() -> None:
    """What a move is worth in a world depends on the world alone."""
    view = view_of(table("S─", pile=30, hand=["passage NS", "map", "rubble NS"]), 0)
    moves, known = view.legal[:4], uniform_search_input(view)
    which = systematic_sample([1.0] * len(known.hypotheses), 30, Rng(4))
    every = np.arange(4)
    whole = RootPosition(view, known, moves, Rng(3)).evaluate(which, every, Rng(5))
    setting, rng = RootPosition(view, known, moves, Rng(3)), Rng(5)
    parts = [setting.evaluate(which[span], every, rng) for span in (slice(11), slice(11, 30))]
    assert np.concatenate(parts).tolist() == whole.tolist()
    fewer = RootPosition(view, known, moves, Rng(3)).evaluate(which, every[[1, 3]], Rng(5))
    assert fewer.tolist() == whole[:, [1, 3]].tolist()


def worth(view: View, asked: SearchInput, playouts: int = 400) -> float:
    """What a step forward comes to."""
    step = next(move for move in view.legal if str(move).startswith("place 0 2,0"))
    setting = RootPosition(view, asked, [step], Rng(3))
    which = systematic_sample([guess.probability for guess in asked.hypotheses], playouts, Rng(4))
    return float(setting.evaluate(which, np.zeros(1, np.int64), Rng(5)).mean())


def test_goblins_who_dig_along_are_better_company_than_such_as_hinder_at_once() -> None:
    view = view_of(table("S─", pile=30, hand=["passage NS", "map", "rubble NS"]), 0)
    imps, wardens, brutes = (
        worth(view, uniform_search_input(view)._replace(goblin_mixes=[style] * 5))
        for style in (GoblinMix(0, imp=1), GoblinMix(0, warden=1), GoblinMix(0, brute=1))
    )
    assert imps > wardens + 0.1
    assert imps > brutes + 0.05


def test_rollouts_dig_towards_the_goal_a_seat_believes_in() -> None:
    view = view_of(table("S─", pile=30, hand=["passage NS", "map", "rubble NS"]), 0)
    faces = (GoalFace.GOLD, GoalFace.DYNAMITE, GoalFace.DRAGON)
    asked = uniform_search_input(view)
    there = asked._replace(hypotheses=[guess for guess in asked.hypotheses if guess.faces == faces])
    right = worth(view, there._replace(goal_beliefs=[((1, 0, 0), (0, 0, 1))] * 5))
    wrong = worth(view, there._replace(goal_beliefs=[((0, 0, 1), (1, 0, 0))] * 5))
    assert right > wrong + 0.2


@pytest.mark.parametrize(("greed", "opener"), [(1.0, 1.5), (0.0, 5 / 6), (0.5, 7 / 6)])
def test_who_is_not_greedy_shares_what_opening_the_gold_gives(greed: float, opener: float) -> None:
    """Two points for who opens it, one each for two other Gnomes: four thirds a head."""
    assert tried_last(Role.KING, Role.DRIVER, greed=greed)["place 0 2,0 90"] == pytest.approx(
        opener
    )


def test_of_two_rounds_with_the_same_result_the_larger_margin_is_worth_more() -> None:
    """The Gold is opened at once, with 30 cards to draw on; a Goblin would mind that most."""
    plainly, shaded = (
        tried_last(Role.KING, Role.DRIVER, shade=shade)["place 0 2,0 90"] for shade in (0.0, 0.3)
    )
    assert shaded == pytest.approx(plainly + 0.3)
    open_door, mocked = (
        tried_last(Role.BOMBER, Role.KING, shade=shade)["place 0 2,0 90"] for shade in (0.0, 0.3)
    )
    assert mocked == pytest.approx(open_door - 0.3)
