"""A world dealt from a view looks to its reader like the true one, and can be played."""

from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from foolsgold.base.ids import Seat
from foolsgold.base.rng import Rng
from foolsgold.games.api import AnyRules
from foolsgold.games.gobblings.engine import RULES as GOBBLINGS
from foolsgold.games.gobblings.state import State as GobblingsState
from foolsgold.games.saboteur.engine import RULES as SABOTEUR
from foolsgold.games.saboteur.state import State
from foolsgold.wire.views import to_wire_view
from tests.properties import test_gobblings_invariants, test_saboteur_invariants
from tests.support import gobblings_random_games, saboteur_random_games
from tests.support.profiles import scaled_examples
from tests.support.saboteur_positions import table

SEEDS = st.integers(0, 2**32)


def assert_agrees(rules: AnyRules, state: Any, seat: Seat | None, rng: Rng) -> Any:
    view = rules.view_of(state, seat)
    world = rules.sample_state(view, rng)
    again = rules.view_of(world, seat)
    assert again == view
    assert msgspec.json.encode(to_wire_view(again)) == msgspec.json.encode(to_wire_view(view))
    return world


def assert_whole(state: State) -> None:
    """No card and no gold is lost or made; the deck as it was dealt is the edition's too."""
    assert test_saboteur_invariants.all_cards(state) == test_saboteur_invariants.deck_of(
        state.edition
    )
    held = [nuggets for cards in state.gold for nuggets in cards]
    assert sorted([*held, *state.gold_deck, *state.offer]) == sorted(state.edition.gold)
    assert sorted(map(str, state.deck)) == sorted(map(str, state.edition.deck))
    numbers = [card for hand in state.hands for card in hand]
    assert len(set(numbers)) == len(numbers)
    assert all(card < state.drawn for card in numbers)


def assert_all_there(state: GobblingsState) -> None:
    held = (state.deck[card] for hand in state.hands for card in hand)
    pile = (state.deck[card] for card in state.pile)
    everywhere = (*test_gobblings_invariants.on_field(state), *held, *state.discards, *pile)
    settled = test_gobblings_invariants.settled
    box = sorted(str(settled(card)) for card in state.edition.deck)
    assert sorted(str(settled(card)) for card in everywhere) == box
    numbers = [*state.pile, *(card for hand in state.hands for card in hand)]
    assert len(set(numbers)) == len(numbers)
    races = [state.race_at(seat) for seat in range(state.seats)]
    counts = state.edition.races[state.seats]
    assert {race: races.count(race) for race in counts} == counts
    assert len(set(state.roles)) == state.seats


def played_out(rules: AnyRules, state: Any, rng: Rng) -> Any:
    """Played to the end by chance; what refuses a legal move would raise."""
    while moves := rules.legal_moves(state):
        state, _ = rules.step(state, rng.choice(moves))
    return state


@given(saboteur_random_games.random_positions(most=400), SEEDS)
def test_every_reader_sees_the_same(game: tuple[State, list[Any]], seed: int) -> None:
    state, _ = game
    for seat in (None, *range(state.seats)):
        assert_whole(assert_agrees(SABOTEUR, state, seat, Rng(seed)))


@given(gobblings_random_games.random_positions(most=300), SEEDS)
def test_every_reader_of_the_second_game_sees_the_same(
    game: tuple[GobblingsState, list[Any]], seed: int
) -> None:
    state, _ = game
    for seat in (None, *range(state.seats)):
        assert_all_there(assert_agrees(GOBBLINGS, state, seat, Rng(seed)))


@given(saboteur_random_games.random_positions(), SEEDS)
@settings(max_examples=scaled_examples(15))
def test_a_world_is_played_to_its_end(game: tuple[State, list[Any]], seed: int) -> None:
    state, _ = game
    rng = Rng(seed)
    end = played_out(SABOTEUR, assert_agrees(SABOTEUR, state, state.to_act, rng), rng)
    assert_whole(end)
    assert end.round == end.edition.rounds
    assert_whole(assert_agrees(SABOTEUR, end, 0, rng))


@given(gobblings_random_games.random_positions(), SEEDS)
@settings(max_examples=scaled_examples(15))
def test_a_world_of_the_second_game_is_played_to_its_end(
    game: tuple[GobblingsState, list[Any]], seed: int
) -> None:
    state, _ = game
    rng = Rng(seed)
    end = played_out(GOBBLINGS, assert_agrees(GOBBLINGS, state, state.to_act, rng), rng)
    assert_all_there(end)
    assert end.winner is not None
    assert_all_there(assert_agrees(GOBBLINGS, end, 0, rng))


@given(gobblings_random_games.random_positions(), SEEDS)
def test_everybody_knows_themselves(game: tuple[GobblingsState, list[Any]], seed: int) -> None:
    """What others know is not told, but what they know is true."""
    state, _ = game
    world = GOBBLINGS.sample_state(GOBBLINGS.view_of(state, 0), Rng(seed))
    for seat in range(world.seats):
        for known in (world.seen[seat], world.traced[seat]):
            assert known[seat] is world.roles[seat]
            assert all(role in (None, world.roles[who]) for who, role in enumerate(known))


def test_the_same_chance_gives_the_same_world() -> None:
    view = SABOTEUR.view_of(table(hand=["map"]), 0)
    assert SABOTEUR.sample_state(view, Rng(5)) == SABOTEUR.sample_state(view, Rng(5))
    assert SABOTEUR.sample_state(view, Rng(5)) != SABOTEUR.sample_state(view, Rng(6))


def test_cards_the_edition_does_not_hold_are_no_world() -> None:
    state = table(hand=["map"])
    view = SABOTEUR.view_of(state, 0)
    many = replace(view, hand=view.hand * 7)
    with pytest.raises(ValueError, match="more cards than the edition holds: map"):
        SABOTEUR.sample_state(many, Rng(1))


def test_a_position_no_play_leads_to_has_a_world_all_the_same() -> None:
    """Set up by hand: the pile is empty, nobody could ever play, and yet the round goes on."""
    hands = {0: ["mend pick"], 1: ["mend lamp"], 2: ["mend cart"]}
    state = table(seats=3, edition="he", hands=hands, pile=0, last_turn=2)
    small = replace(state.edition, deck=tuple(state.deck[hand[0]] for hand in state.hands))
    state = replace(state, edition=small, deck=small.deck, drawn=3, hands=((0,), (1,), (2,)))
    assert_agrees(SABOTEUR, state, 0, Rng(1))
