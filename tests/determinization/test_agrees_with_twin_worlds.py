"""The twin worlds of the secrecy tests and `sample_state`, written apart, agree on what may be."""

from typing import Any

import pytest
from msgspec.structs import replace

from foolsgold.base.frozendict import FrozenDict
from foolsgold.base.ids import Seat
from foolsgold.base.rng import Rng
from foolsgold.games.gobblings.moves import Swap
from tests.support.each_game import each_game
from tests.support.game_case import GameCase, shipped
from tests.support.gobblings_case import GOBBLINGS
from tests.support.twin_worlds import replay_story, twin_world, visible_facts

SEATS = 3
TRIES = 400
"""So many that each of some two dozen facts comes up on either side."""
EDITIONS = {"saboteur": "saboteur-en", "gobblings": "gobblings"}
Facts = dict[str, set[Any]]


def short_game(case: GameCase, edition: Any, deal: int, length: int) -> tuple[Any, list[Any]]:
    """The chance of a short game, and its moves."""
    chance = case.rules.chance_from(SEATS, deal, None)
    steps = case.play_random_game(edition, SEATS, chance, deal, length)
    return chance, [move for _, move, _ in steps]


def last_state(case: GameCase, edition: Any, chance: Any, moves: list[Any]) -> Any:
    return replay_story(case.rules, edition, SEATS, chance, moves)[-1][0]


def twins(case: GameCase, edition: Any, chance: Any, moves: list[Any], seat: Seat) -> list[Any]:
    """Where the same story leads in other worlds that the seat cannot tell from the true one."""
    rng = Rng(1)
    found = (twin_world(case, edition, SEATS, chance, moves, seat, rng) for _ in range(TRIES))
    return [last_state(case, edition, *world) for world in found if world is not None]


def samples(case: GameCase, state: Any, seat: Seat) -> list[Any]:
    view = case.rules.view_of(state, seat)
    rng = Rng(1)
    return [case.rules.sample_state(view, rng) for _ in range(TRIES)]


def facts(states: list[Any], seat: Seat) -> Facts:
    """What may be so: roles, goals, and which cards a neighbour may hold."""
    other = 1 - seat
    return {
        "roles": {state.roles for state in states},
        "goals": {state.goals for state in states},
        "hand": {str(state.deck[card]) for state in states for card in state.hands[other]},
    }


@each_game
@pytest.mark.parametrize("deal", [0, 1])
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("length", [0, 4, 5])
def test_both_find_the_same_states(case: GameCase, length: int, seat: Seat, deal: int) -> None:
    edition = shipped(EDITIONS[case.name]).edition
    chance, moves = short_game(case, edition, deal, length)
    sampled = samples(case, last_state(case, edition, chance, moves), seat)
    by_sample = facts(sampled, seat)
    by_twin = facts(twins(case, edition, chance, moves, seat), seat)
    if case is GOBBLINGS:
        assert len(by_twin["roles"]) > 1
        # Of the roles left in the box a twin world has one at most: it finds some roles only.
        assert by_twin.pop("roles") <= by_sample.pop("roles")
        for world in sampled[:60]:
            assert_same_story(edition, chance, moves, seat, world)
    assert by_sample == by_twin


def assert_same_story(edition: Any, chance: Any, moves: list[Any], seat: Seat, world: Any) -> None:
    """With the roles and goals of this state the seat is shown the same story."""
    rules = GOBBLINGS.rules
    story = replay_story(rules, edition, SEATS, chance, moves)
    roles = list(world.roles)
    for (before, _), move in reversed(list(zip(story, moves, strict=False))):
        if isinstance(move, Swap):
            one, two = before.to_act, move.seat
            roles[one], roles[two] = roles[two], roles[one]
    deal = GOBBLINGS.round_deal(edition, SEATS, chance, 1)
    given = FrozenDict({1: replace(deal, roles=tuple(roles), goals=world.goals)})
    retold = replay_story(rules, edition, SEATS, replace(chance, given=given), moves)
    assert visible_facts(retold, seat) == visible_facts(story, seat)
