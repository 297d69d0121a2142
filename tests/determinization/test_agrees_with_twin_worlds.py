"""The judge of secrecy and the dealer of worlds, written apart, find the same worlds possible."""

from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from foolsgold.base.frozendict import FrozenDict
from foolsgold.base.ids import Seat
from foolsgold.base.rng import Rng
from foolsgold.games.api import AnyRules
from foolsgold.games.gobblings.engine import RULES as GOBBLINGS
from foolsgold.games.gobblings.moves import Swap
from foolsgold.games.gobblings.rules.chance import round_deal
from foolsgold.games.saboteur.engine import RULES as SABOTEUR
from tests.support import (
    gobblings_random_games,
    gobblings_twin_worlds,
    saboteur_random_games,
    saboteur_twin_worlds,
)
from tests.support.gobblings_positions import box as gobblings_box
from tests.support.saboteur_positions import box

TRIES = 400
"""So many that each of some two dozen facts comes up on either side."""
Facts = dict[str, set[Any]]


def situation(rules: AnyRules, wander: Any, edition: Any, deal: int, length: int) -> Any:
    """The chance of a short game of three, its moves, and where they lead."""
    chance = rules.chance_from(3, deal, None)
    moves = [move for _, move, _ in wander(edition, 3, chance, deal, length)]
    return chance, moves, led_to(rules, edition, chance, moves)


def led_to(rules: AnyRules, edition: Any, chance: Any, moves: list[Any]) -> Any:
    state, _ = rules.start(edition, 3, chance)
    for move in moves:
        state, _ = rules.apply(state, move)
    return state


def judged(
    rules: AnyRules, twin_world: Callable[..., Any], edition: Any, story: Any, seat: Seat
) -> list[Any]:
    """Where the same story leads in other worlds that the seat cannot tell from the true one."""
    chance, moves, _ = story
    rng = Rng(1)
    found = (twin_world(edition, 3, chance, moves, seat, rng) for _ in range(TRIES))
    return [led_to(rules, edition, *world) for world in found if world is not None]


def dealt(rules: AnyRules, story: Any, seat: Seat) -> list[Any]:
    view = rules.view_of(story[-1], seat)
    rng = Rng(1)
    return [rules.sample_state(view, rng) for _ in range(TRIES)]


def facts(states: list[Any], seat: Seat) -> Facts:
    """What may be so: roles, goals, and which cards a neighbour may hold."""
    other = 1 - seat
    return {
        "roles": {state.roles for state in states},
        "goals": {state.goals for state in states},
        "hand": {str(state.deck[card]) for state in states for card in state.hands[other]},
    }


@pytest.mark.parametrize("deal", [0, 1])
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("length", [0, 4])
def test_both_find_the_same_worlds(length: int, seat: Seat, deal: int) -> None:
    edition = box("en").edition
    story = situation(SABOTEUR, saboteur_random_games.play_random_game, edition, deal, length)
    by_judge = facts(judged(SABOTEUR, saboteur_twin_worlds.twin_world, edition, story, seat), seat)
    assert facts(dealt(SABOTEUR, story, seat), seat) == by_judge


@pytest.mark.parametrize("deal", [0, 1])
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("length", [0, 5])
def test_both_find_the_same_worlds_of_the_second_game(length: int, seat: Seat, deal: int) -> None:
    """Of the roles left in the box the judge tries one, so it finds some of the roles only."""
    edition = gobblings_box("gobblings").edition
    story = situation(GOBBLINGS, gobblings_random_games.play_random_game, edition, deal, length)
    found = dealt(GOBBLINGS, story, seat)
    by_dealer = facts(found, seat)
    by_judge = facts(
        judged(GOBBLINGS, gobblings_twin_worlds.twin_world, edition, story, seat), seat
    )
    assert len(by_judge["roles"]) > 1
    assert by_judge["roles"] <= by_dealer["roles"]
    assert by_judge["goals"] == by_dealer["goals"]
    assert by_judge["hand"] == by_dealer["hand"]
    for world in found[:60]:
        assert_told_alike(edition, story, seat, world)


def assert_told_alike(edition: Any, story: Any, seat: Seat, world: Any) -> None:
    """With the roles and goals of this world the seat is shown the same story."""
    chance, moves, _ = story
    told = gobblings_twin_worlds.replay_story(edition, 3, chance, moves)
    roles = list(world.roles)
    for (before, _), move in reversed(list(zip(told, moves, strict=False))):
        if isinstance(move, Swap):
            one, two = before.to_act, move.seat
            roles[one], roles[two] = roles[two], roles[one]
    deal = round_deal(edition, 3, chance, 1)
    given = FrozenDict({1: replace(deal, roles=tuple(roles), goals=world.goals)})
    retold = gobblings_twin_worlds.replay_story(edition, 3, replace(chance, given=given), moves)
    assert gobblings_twin_worlds.visible_facts(retold, seat) == gobblings_twin_worlds.visible_facts(
        told, seat
    )
