"""The judge of secrecy and the dealer of worlds, written apart, find the same worlds possible."""

from collections.abc import Callable
from typing import Any

import pytest

import gobblings_wandering
import wandering
from foolsgold.base.ids import Seat
from foolsgold.base.rng import Rng
from foolsgold.games.api import AnyRules
from foolsgold.games.gobblings.engine import RULES as GOBBLINGS
from foolsgold.games.saboteur.engine import RULES as SABOTEUR
from gobblings_support import box as gobblings_box
from secrecy import gobblings_worlds, worlds
from support import box

TRIES = 400
"""So many that each of at most two dozen facts comes up on either side."""


def judged(
    rules: AnyRules,
    twin_world: Callable[..., Any],
    edition: Any,
    moves: list[Any],
    deal: int,
    seat: Seat | None,
) -> list[Any]:
    """Where the same story leads in other worlds that the seat cannot tell from the true one."""
    rng = Rng(deal)
    chance = rules.chance_from(3, deal, None)
    found: list[Any] = []
    for _ in range(TRIES):
        world = twin_world(edition, 3, chance, moves, seat, rng)
        if world is not None:
            state, _ = rules.start(edition, 3, world[0])
            for move in world[1]:
                state, _ = rules.apply(state, move)
            found.append(state)
    return found


def facts(states: list[Any], seat: Seat | None) -> dict[str, set[Any]]:
    """What may be so: roles, goals, and which cards a neighbour may hold."""
    neighbour = 1 if seat == 0 else 0
    return {
        "roles": {state.roles for state in states},
        "goals": {state.goals for state in states},
        "hand": {str(state.deck[card]) for state in states for card in state.hands[neighbour]},
    }


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("length", [0, 4])
def test_both_find_the_same_worlds(length: int, seat: Seat) -> None:
    for deal in range(2):
        edition = box("en").edition
        chance = SABOTEUR.chance_from(3, deal, None)
        steps = wandering.wander(edition, 3, chance, deal, length)
        moves = [move for _, move, _ in steps]
        compare(SABOTEUR, worlds.twin_world, edition, moves, deal, seat)


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("length", [0, 4])
def test_both_find_the_same_worlds_of_the_second_game(length: int, seat: Seat) -> None:
    for deal in range(2):
        edition = gobblings_box("gobblings").edition
        chance = GOBBLINGS.chance_from(3, deal, None)
        steps = gobblings_wandering.wander(edition, 3, chance, deal, length)
        moves = [move for _, move, _ in steps]
        compare(GOBBLINGS, gobblings_worlds.twin_world, edition, moves, deal, seat)


def compare(
    rules: AnyRules,
    twin_world: Callable[..., Any],
    edition: Any,
    moves: list[Any],
    deal: int,
    seat: Seat,
) -> None:
    state, _ = rules.start(edition, 3, rules.chance_from(3, deal, None))
    for move in moves:
        state, _ = rules.apply(state, move)
    view = rules.view_of(state, seat)
    rng = Rng(deal + 1)
    dealt = [rules.world_of(view, rng) for _ in range(TRIES)]
    judge = judged(rules, twin_world, edition, moves, deal, seat)
    assert facts(dealt, seat) == facts(judge, seat)
