"""Beliefs: exact, never against what the reader knows, and moved by deeds and words."""

from math import log

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from foolsgold.base.ids import Goal, Seat
from foolsgold.base.rng import Rng
from foolsgold.beliefs.mixtures import SHARPNESS, merged
from foolsgold.beliefs.saboteur.action_features import FEATURES, PAIR_FEATURES
from foolsgold.beliefs.saboteur.fitted_weights import fitted_likelihoods
from foolsgold.beliefs.saboteur.hypotheses import team_priors_of
from foolsgold.beliefs.saboteur.posterior import (
    Beliefs,
    Hypothesis,
    beliefs_of,
    posterior_of,
    public_posterior,
)
from foolsgold.games.saboteur.cards import GoalFace, Role
from foolsgold.games.saboteur.events import Event, Peeked, Placed
from foolsgold.games.saboteur.state import State
from foolsgold.games.saboteur.visibility import view_of
from foolsgold.play.table_talk import Claim, Claimed, Looked, Suspect
from foolsgold.tunnel.tiles import Cell, Tile
from tests.support.profiles import scaled_examples
from tests.support.saboteur_positions import events_of, table
from tests.support.saboteur_random_games import Step, events_heard, random_positions

EXACT = {"roles": {"5": {"saboteurs": 2, "diggers": 3}}}
"""No dwarf card is left over: everybody knows how many saboteurs there are."""


JUDGES = ("yj", "thinker", "master", "dreamer")
"""Bots whose games nothing is fitted on."""


@given(random_positions(), st.integers(0, 9))
@settings(max_examples=scaled_examples(40))
def test_beliefs_are_probabilities_that_agree_with_the_view(
    game: tuple[State, list[Step]], reader: int
) -> None:
    state, steps = game
    seat = None if reader >= state.seats else reader
    view = view_of(state, seat)
    beliefs = beliefs_of(view, events_heard(steps, seat))
    assert sum(beliefs.joint.values()) == pytest.approx(1)
    assert sum(beliefs.treasure.values()) == pytest.approx(1)
    for saboteurs, treasure in beliefs.joint:
        assert len(saboteurs) <= view.role_cards[Role.SABOTEUR]
        assert view.goals[treasure].face in (None, GoalFace.TREASURE)
        for other, role in enumerate(view.roles):
            assert role is None or (role is Role.SABOTEUR) == (other in saboteurs)


@given(random_positions())
@settings(max_examples=scaled_examples(20))
def test_the_truth_is_never_ruled_out(game: tuple[State, list[Step]]) -> None:
    state, steps = game
    truth = Hypothesis(
        frozenset(seat for seat, role in enumerate(state.roles) if role is Role.SABOTEUR),
        state.goals.index(GoalFace.TREASURE),
    )
    for seat in (None, 0, 1):
        assert beliefs_of(view_of(state, seat), events_heard(steps, seat)).joint[truth] > 0


def test_before_the_first_deed_only_the_dwarf_cards_count() -> None:
    digger, saboteur = (beliefs_of(view_of(table(saboteurs=[4]), seat), ()) for seat in (0, 4))
    # Four of the six cards are diggers' and one of them is the reader's: 2 in 5 is a saboteur.
    assert digger.saboteur == pytest.approx((0, 0.4, 0.4, 0.4, 0.4), abs=0.002)
    assert saboteur.saboteur == pytest.approx((0.2, 0.2, 0.2, 0.2, 1), abs=0.002)


def test_the_number_there_are_is_known_if_no_card_is_left_over() -> None:
    before = table("S─", to_act=1, hand=["dead NESW", "path EW"], changes=EXACT, saboteurs=[1, 2])
    for heard in ((), events_of(before, "place 6 2,0")):
        assert sum(beliefs_of(view_of(before, 0), heard).saboteur) == pytest.approx(2)


def test_whoever_looks_worse_makes_the_others_look_better() -> None:
    before = table("S─", to_act=1, hand=["dead NESW", "path EW"], changes=EXACT, saboteurs=[1, 2])
    view = view_of(before, 0)
    rogue, helper = (beliefs_of(view, events_of(before, f"place {c} 2,0")).saboteur for c in (6, 7))
    assert rogue[1] > 0.5 > helper[1]
    assert rogue[2] < 0.5 < helper[2]


def broken(before: State, heard: tuple[Event, ...]) -> tuple[float, ...]:
    return beliefs_of(view_of(before, 0), heard).saboteur


def test_breaking_the_tool_of_an_honest_seat_speaks_against_you() -> None:
    before = table("S─", to_act=1, hand=["break lamp"], changes=EXACT, saboteurs=[1, 2])
    assert broken(before, events_of(before, "break 6 1"))[1] > 0.5


KNOWN = table("S──", to_act=1, hand=["path EW"], changes=EXACT, saboteurs=[3, 4])


def after(*words: tuple[Seat, Claim], look: tuple[Seat, Goal] | None = None) -> Beliefs:
    """What seat 1 thinks once somebody has looked, and these things were said."""
    looks = () if look is None else (Peeked(seat=look[0], goal=look[1], found=None, card=None),)
    heard = (*looks, *(Claimed(seat, claim) for seat, claim in words))
    return beliefs_of(view_of(KNOWN, 0), heard)


def test_the_word_of_somebody_who_looked_moves_the_treasure() -> None:
    told_of = after((1, Looked(2, "treasure")), look=(1, 2)).treasure
    assert told_of[2] > 0.5
    assert after((1, Looked(2, "stone")), look=(1, 2)).treasure[2] < 0.25


def test_nobody_is_believed_about_what_they_have_not_seen() -> None:
    made_up = after((1, Looked(2, "treasure")))
    assert made_up.treasure[2] == pytest.approx(1 / 3)
    assert made_up.saboteur[1] > 0.5


def test_of_two_who_contradict_each_other_one_lies() -> None:
    one = (Peeked(seat=1, goal=2, found=None, card=None), Claimed(1, Looked(2, "treasure")))
    two = (Peeked(seat=2, goal=2, found=None, card=None), Claimed(2, Looked(2, "stone")))
    beliefs = beliefs_of(view_of(KNOWN, 0), (*one, *two))
    assert beliefs.saboteur[1] + beliefs.saboteur[2] > 1.1
    # There are more stones than treasures.
    assert beliefs.saboteur[1] > beliefs.saboteur[2]


def test_whoever_was_caught_at_a_wrong_word_is_believed_less() -> None:
    state = table(changes=EXACT, peeked=(frozenset({0}), *[frozenset()] * 4))
    looks = tuple(Peeked(seat=1, goal=goal, found=None, card=None) for goal in (0, 2))
    right, wrong = (
        beliefs_of(
            view_of(state, 0),
            (*looks, Claimed(1, Looked(0, found)), Claimed(1, Looked(2, "treasure"))),
        )
        for found in ("stone", "treasure")
    )
    assert wrong.saboteur[1] > right.saboteur[1]
    assert wrong.treasure[2] < right.treasure[2]


def test_a_lie_is_not_its_own_excuse() -> None:
    """Who has seen the stone that was called treasure is as sure as may be; two lies are worse."""
    state = table(changes=EXACT, peeked=(frozenset({0, 2}), *[frozenset()] * 4))
    looks = tuple(Peeked(seat=1, goal=goal, found=None, card=None) for goal in (0, 2))
    words = [Claimed(1, Looked(goal, "treasure")) for goal in (0, 2)]
    none, one, two = (
        beliefs_of(view_of(state, 0), (*looks, *words[:lies])).saboteur[1] for lies in range(3)
    )
    odds = [doubt / (1 - doubt) for doubt in (none, one, two)]
    assert odds[1] / odds[0] > 5
    assert odds[2] > odds[1]


def test_an_accusation_says_a_little_about_both() -> None:
    before, accused = after(), after((1, Suspect(2)))
    assert accused.saboteur[2] > before.saboteur[2]
    together = frozenset({1, 2})
    both = [
        sum(p for (crew, _), p in each.joint.items() if crew == together)
        for each in (before, accused)
    ]
    assert both[1] < both[0]


def test_nobody_is_moved_by_their_own_words() -> None:
    assert after((0, Looked(2, "treasure")), look=(0, 2)).joint == after(look=(0, 2)).joint


def test_the_table_does_not_know_what_only_the_reader_knows() -> None:
    state = table(saboteurs=[0], peeked=(frozenset({1}), *[frozenset()] * 4))
    view = view_of(state, 0)
    public = public_posterior(view, ())
    assert public.joint == posterior_of(view_of(state, None), ()).joint
    assert public.saboteur[0] < 1
    assert beliefs_of(view, ()).treasure == pytest.approx({1: 1})


def test_what_is_told_is_sharper_than_the_fit_and_the_deal_is_not() -> None:
    view = view_of(table(), 0)
    nothing = posterior_of(view, ()).joint
    # Shares of styles are rounded: a hair is left of them before anything was done.
    assert beliefs_of(view, ()).joint == pytest.approx(nothing, abs=1e-5)
    heard = (
        Placed(seat=1, cell=Cell(1, 0), tile=Tile.read("EW"), card=None),
        Placed(seat=3, cell=Cell(2, 0), tile=Tile.read("nesw"), card=None),
    )
    told, fitted = beliefs_of(view, heard), posterior_of(view, heard)
    first, *others = told.joint
    for other in others:
        evidence = [
            log(joint[other] / joint[first]) - log(nothing[other] / nothing[first])
            for joint in (told.joint, fitted.joint)
        ]
        assert evidence[0] == pytest.approx(SHARPNESS * evidence[1], abs=1e-3)
    assert told.saboteur[3] > fitted.saboteur[3] > 0.5


def test_worlds_are_drawn_as_often_as_they_are_likely() -> None:
    beliefs = Beliefs(3, {Hypothesis(frozenset({s}), 0): p for s, p in ((0, 0.75), (1, 0.25))})
    rng = Rng(1)
    plain = sum(0 in beliefs.sample(rng).saboteurs for _ in range(400))
    sharp = sum(0 in beliefs.sample(rng, sharpness=3).saboteurs for _ in range(400))
    assert 270 < plain < 330
    assert sharp > 370


def test_the_likelihoods_know_every_deed_and_their_judges_are_left_out() -> None:
    known = fitted_likelihoods()
    for style in (*known.saboteurs, *known.diggers):
        assert tuple(style.deeds) == FEATURES
    assert tuple(known.towards) == PAIR_FEATURES
    assert not any(name in line_up for line_up in known.fitted_on for name in JUDGES)


def test_the_dealt_number_of_saboteurs_is_weighed_rightly() -> None:
    # Five seats, two saboteur cards among six: one stays in the box with chance 1 in 3.
    crews = team_priors_of(view_of(table(), None))
    ones = sum(crew.probability for crew in crews if len(crew.saboteurs) == 1)
    assert ones == pytest.approx(1 / 3)
    assert sum(crew.probability for crew in crews) == pytest.approx(1)


def test_deeds_are_counted_in_an_order_that_every_program_has() -> None:
    """Sums of fractions depend on it: a thinker would move otherwise from one start to the next."""
    alone, extra = dict.fromkeys(FEATURES[::2], 1.0), dict.fromkeys(FEATURES, 0.5)
    counted = merged(alone, extra)
    assert list(counted) == [*FEATURES[::2], *FEATURES[1::2]]
    assert set(counted.values()) == {0.5, 1.5}
