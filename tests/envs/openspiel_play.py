"""Random play of OpenSpiel states, the same for every run."""

from collections.abc import Iterator
from typing import Any

import pyspiel

import foolsgold.envs.openspiel_games  # noqa: F401 - registers the games
from foolsgold.base.rng import Rng


def load(game: str, **parameters: Any) -> Any:
    return pyspiel.load_game(f"python_foolsgold_{game}", parameters)


def sampler_of(seed: int) -> Any:
    rng = Rng(seed)
    return lambda: rng.next64() / 2**64


def random_action(state: Any, rng: Rng) -> int:
    """One of all legal actions; an outcome of chance by its probability."""
    if not state.is_chance_node():
        return int(rng.choice(state.legal_actions()))
    left = rng.next64() / 2**64
    outcomes = state.chance_outcomes()
    for action, probability in outcomes:
        left -= probability
        if left < 0:
            return int(action)
    return int(outcomes[-1][0])


def random_play(state: Any, seed: int) -> Iterator[Any]:
    """The state, advanced by random actions, before each of them and at the end."""
    rng = Rng(seed)
    while not state.is_terminal():
        yield state
        state.apply_action(random_action(state, rng))
    yield state


def random_decision(game: Any, seed: int, decisions: int) -> Any:
    """A state in which a player is to act, after so many decisions or at the end."""
    made = 0
    state = game.new_initial_state()
    for _ in random_play(state, seed):
        if state.is_terminal() or (not state.is_chance_node() and made == decisions):
            break
        made += not state.is_chance_node()
    return state
