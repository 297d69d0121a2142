"""Beliefs in Gobblings: exact, never against what the reader knows, roles followed by potions."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from foolsgold.base.ids import Seat
from foolsgold.beliefs.gobblings.action_features import FEATURES, PAIR_FEATURES
from foolsgold.beliefs.gobblings.fitted_weights import fitted_likelihoods
from foolsgold.beliefs.gobblings.honesty_history import collect_reputations
from foolsgold.beliefs.gobblings.posterior import Beliefs, Hypothesis, beliefs_of, public_posterior
from foolsgold.beliefs.gobblings.role_swaps import HeardItem
from foolsgold.beliefs.honesty import HonestyCounts
from foolsgold.games.api import RoundStarted
from foolsgold.games.gobblings.cards import GoalFace, Race, Role, TileKind
from foolsgold.games.gobblings.events import (
    Outcome,
    Peeked,
    Placed,
    Replaced,
    RoundEnded,
    RoundEndReason,
    Swapped,
)
from foolsgold.games.gobblings.state import State
from foolsgold.games.gobblings.visibility import view_of
from foolsgold.play.table_talk import Claimed, Looked, Suspect
from foolsgold.tunnel.tiles import Cell, Tile
from tests.support.game_case import PlayedPosition
from tests.support.gobblings_case import GOBBLINGS
from tests.support.gobblings_positions import table
from tests.support.profiles import scaled_examples


@given(GOBBLINGS.random_positions(), st.integers(0, 8))
@settings(max_examples=scaled_examples(40))
def test_beliefs_are_probabilities_that_agree_with_the_view(
    game: PlayedPosition, reader: int
) -> None:
    state, steps = game
    seat = None if reader >= state.seats else reader
    view = view_of(state, seat)
    beliefs = beliefs_of(view, GOBBLINGS.events_heard(steps, seat))
    assert sum(beliefs.joint.values()) == pytest.approx(1)
    assert sum(beliefs.goblin) == pytest.approx(view.races[Race.GOBLIN])
    for goblins, faces in beliefs.joint:
        for other, role in enumerate(view.traced):
            assert role is None or (view.race_of[role] is Race.GOBLIN) == (other in goblins)
        for goal, face in zip(view.goals, faces, strict=True):
            assert goal.face in (None, face)


@given(GOBBLINGS.random_positions())
@settings(max_examples=scaled_examples(20))
def test_the_truth_is_never_ruled_out(game: PlayedPosition) -> None:
    state, steps = game
    race_of = state.edition.race_of
    goblins = frozenset(s for s, role in enumerate(state.roles) if race_of[role] is Race.GOBLIN)
    for seat in (None, 0, 1):
        joint = beliefs_of(view_of(state, seat), GOBBLINGS.events_heard(steps, seat)).joint
        assert joint[Hypothesis(goblins, state.goals)] > 0


STATE = table()
"""Three Gnomes and two Goblins; seat 0 is a Gnome."""


def thought(*heard: HeardItem, state: State = STATE, seat: Seat | None = 0) -> Beliefs:
    return beliefs_of(view_of(state, seat), heard)


def placed(seat: Seat, x: int, tile: str, kind: TileKind = TileKind.PASSAGE) -> Placed:
    return Placed(
        seat=seat, cell=Cell(x, 0), tile=Tile.read(tile), kind=kind, colour=None, card=None
    )


def test_before_the_first_deed_only_the_number_counts() -> None:
    assert thought().goblin == pytest.approx((0, 0.5, 0.5, 0.5, 0.5), abs=0.002)
    assert thought(seat=None).goblin == pytest.approx((0.4,) * 5, abs=0.002)


def test_who_digs_looks_better_than_who_passes_and_the_rest_look_the_other_way() -> None:
    replaced = Replaced(seat=2, card=None, face=None)
    beliefs = thought(placed(1, 1, "EW"), replaced, replaced).goblin
    assert beliefs[1] < 0.5 < beliefs[2]


def test_rubble_speaks_against_whoever_lays_it() -> None:
    assert thought(placed(1, 1, "ew", TileKind.RUBBLE)).goblin[1] > 0.6


def swapped(one: Seat, other: Seat) -> Swapped:
    return Swapped(seat=one, target=other, gave=None, got=None, card=None)


def test_a_suspicion_goes_with_the_role_when_two_exchange() -> None:
    harm = placed(1, 1, "ew", TileKind.RUBBLE)
    before = thought(harm).goblin
    after = thought(harm, swapped(3, 1)).goblin
    assert before[1] > before[3]
    assert after[3] > after[1], "the role that was held while the rubble was laid is at 3 now"


def test_what_is_done_after_an_exchange_counts_for_the_new_role() -> None:
    late = thought(swapped(3, 1), placed(1, 1, "ew", TileKind.RUBBLE)).goblin
    assert late[1] > late[3]


def test_the_word_of_somebody_who_looked_moves_the_goals() -> None:
    look = Peeked(seat=1, goal=2, found=None, card=None)
    said = Claimed(1, Looked(2, "gold"))
    assert thought(look, said).goal_probabilities(GoalFace.GOLD)[2] > 0.45
    made_up = thought(said)
    assert made_up.goal_probabilities(GoalFace.GOLD)[2] == pytest.approx(1 / 3)
    assert made_up.goblin[1] > 0.5
    own = Peeked(seat=0, goal=2, found=None, card=None), Claimed(0, Looked(2, "gold"))
    assert thought(*own).goal_probabilities(GoalFace.GOLD)[2] == pytest.approx(1 / 3)


def test_whoever_looked_and_digs_elsewhere_shows_the_way() -> None:
    """A Gnome who knows goal 3 and goes for it has found the Gold there."""
    look = Peeked(seat=1, goal=2, found=None, card=None)
    # Every step for itself is as near to goal 3 as can be, and away from goal 1.
    down = [
        Placed(
            seat=1, cell=cell, tile=Tile.read(tile), kind=TileKind.PASSAGE, colour=None, card=None
        )
        for cell, tile in ((Cell(4, 0), "SW"), (Cell(4, 1), "NS"), (Cell(4, 2), "NE"))
    ]
    helped = [placed(1, x, "EW") for x in (1, 2, 3)]
    gold = thought(*helped, look, *down).goal_probabilities(GoalFace.GOLD)
    assert gold[2] > 0.5
    aside = thought(*helped, *down).goal_probabilities(GoalFace.GOLD)
    assert aside[2] == pytest.approx(1 / 3), "who knows nothing shows nothing"


def test_an_accusation_says_a_little() -> None:
    assert thought(Claimed(1, Suspect(2))).goblin[2] > 0.5


def test_the_table_does_not_know_what_only_the_reader_knows() -> None:
    public = public_posterior(view_of(STATE, 3), ())
    assert public.joint == thought(seat=None).joint


def test_words_of_earlier_rounds_count_for_the_race_they_were_said_for() -> None:
    roles = (Role.KING, Role.BOMBER)
    earlier = (
        RoundStarted(round=1, starter=0),
        Peeked(seat=0, goal=1, found=None, card=None),
        Claimed(0, Looked(1, "gold")),
        swapped(0, 1),
        RoundEnded(
            round=1, outcome=Outcome.NOTHING, ending=RoundEndReason.NO_CARDS, opener=None,
            roles=roles,
            goals=(GoalFace.GOLD, GoalFace.DRAGON, GoalFace.DYNAMITE),
        ),
    )  # fmt: skip
    # Seat 0 ends as a Gnome, but spoke while it held what seat 1 holds now.
    assert collect_reputations(earlier, STATE.edition.race_of) == {
        (0, Race.GOBLIN): HonestyCounts(0, 1)
    }


def test_the_likelihoods_know_every_deed_and_their_judges_are_left_out() -> None:
    known = fitted_likelihoods()
    for style in (*known.goblins, *known.gnomes):
        assert tuple(style.deeds) == FEATURES
    assert tuple(known.towards) == PAIR_FEATURES
    assert not any(name in each for each in known.fitted_on for name in ("sly", "thinker"))
