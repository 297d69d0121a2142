"""A state sampled from a view looks to its reader like the true one, and can be played."""

from collections import Counter
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from foolsgold.base.ids import Seat
from foolsgold.base.rng import Rng
from foolsgold.wire.views import to_wire_view
from tests.support.each_game import each_game
from tests.support.game_case import GameCase, PlayedPosition
from tests.support.gobblings_case import GOBBLINGS
from tests.support.profiles import scaled_examples
from tests.support.saboteur_case import SABOTEUR
from tests.support.saboteur_positions import table

SEEDS = st.integers(0, 2**32)


def sampled(case: GameCase, state: Any, seat: Seat | None, rng: Rng) -> Any:
    """A state sampled from what a seat knows: to this seat it looks the same, and is whole."""
    view = case.rules.view_of(state, seat)
    world = case.rules.sample_state(view, rng)
    again = case.rules.view_of(world, seat)
    assert again == view
    assert msgspec.json.encode(to_wire_view(again)) == msgspec.json.encode(to_wire_view(view))
    return world


def assert_whole(case: GameCase, state: Any) -> None:
    """Nothing is lost or made."""
    in_play = Counter(map(case.upright, case.cards_in_play(state)))
    assert in_play == Counter(map(case.upright, state.edition.deck))
    WHOLE[case.name](state)


def assert_saboteur_whole(state: Any) -> None:
    """No gold is lost or made; the deck as it was dealt is the edition's too."""
    held = [nuggets for cards in state.gold for nuggets in cards]
    assert sorted([*held, *state.gold_deck, *state.offer]) == sorted(state.edition.gold)
    assert sorted(map(str, state.deck)) == sorted(map(str, state.edition.deck))
    numbers = [card for hand in state.hands for card in hand]
    assert len(set(numbers)) == len(numbers)
    assert all(card < state.drawn for card in numbers)


def assert_gobblings_whole(state: Any) -> None:
    """No card is in two places, and no role at two seats."""
    numbers = [*state.pile, *(card for hand in state.hands for card in hand)]
    assert len(set(numbers)) == len(numbers)
    races = [state.race_at(seat) for seat in range(state.seats)]
    counts = state.edition.races[state.seats]
    assert {race: races.count(race) for race in counts} == counts
    assert len(set(state.roles)) == state.seats


WHOLE = {"saboteur": assert_saboteur_whole, "gobblings": assert_gobblings_whole}


def played_out(case: GameCase, state: Any, rng: Rng) -> Any:
    """Played to the end by chance; what refuses a legal move would raise."""
    while moves := case.rules.legal_moves(state):
        state, _ = case.rules.step(state, rng.choice(moves))
    return state


@each_game
@given(data=st.data(), seed=SEEDS)
def test_every_reader_sees_the_same(case: GameCase, data: st.DataObject, seed: int) -> None:
    state, _ = data.draw(case.random_positions(most=400))
    for seat in (None, *range(state.seats)):
        assert_whole(case, sampled(case, state, seat, Rng(seed)))


@each_game
@given(data=st.data(), seed=SEEDS)
@settings(max_examples=scaled_examples(15))
def test_a_sampled_state_is_played_to_its_end(
    case: GameCase, data: st.DataObject, seed: int
) -> None:
    state, _ = data.draw(case.random_positions())
    rng = Rng(seed)
    end = played_out(case, sampled(case, state, state.to_act, rng), rng)
    assert_whole(case, end)
    assert case.rules.to_act(end) is None
    if case is SABOTEUR:
        assert end.round == end.edition.rounds
    else:
        assert end.winner is not None
    assert_whole(case, sampled(case, end, 0, rng))


@given(GOBBLINGS.random_positions(), SEEDS)
def test_everybody_knows_themselves(game: PlayedPosition, seed: int) -> None:
    """What others know is not told, but what they know is true."""
    state, _ = game
    rules = GOBBLINGS.rules
    world = rules.sample_state(rules.view_of(state, 0), Rng(seed))
    for seat in range(world.seats):
        for known in (world.seen[seat], world.traced[seat]):
            assert known[seat] is world.roles[seat]
            assert all(role in (None, world.roles[who]) for who, role in enumerate(known))


def test_the_same_chance_gives_the_same_state() -> None:
    rules = SABOTEUR.rules
    view = rules.view_of(table(hand=["map"]), 0)
    assert rules.sample_state(view, Rng(5)) == rules.sample_state(view, Rng(5))
    assert rules.sample_state(view, Rng(5)) != rules.sample_state(view, Rng(6))


def test_cards_the_edition_does_not_hold_are_no_state() -> None:
    rules = SABOTEUR.rules
    view = rules.view_of(table(hand=["map"]), 0)
    many = replace(view, hand=view.hand * 7)
    with pytest.raises(ValueError, match="more cards than the edition holds: map"):
        rules.sample_state(many, Rng(1))


def test_a_position_no_play_leads_to_is_sampled_all_the_same() -> None:
    """Set up by hand: the pile is empty, nobody could ever play, and yet the round goes on."""
    hands = {0: ["mend pick"], 1: ["mend lamp"], 2: ["mend cart"]}
    state = table(seats=3, edition="he", hands=hands, pile=0, last_turn=2)
    small = replace(state.edition, deck=tuple(state.deck[hand[0]] for hand in state.hands))
    state = replace(state, edition=small, deck=small.deck, drawn=3, hands=((0,), (1,), (2,)))
    sampled(SABOTEUR, state, 0, Rng(1))
