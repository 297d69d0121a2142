"""What an environment tells an agent follows from the view of its seat and from what all heard.

So worlds that a seat cannot tell apart are told alike: a view does not know them (`tests/secrecy`),
and nothing else goes into an observation.
"""

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from msgspec.structs import replace

from foolsgold.envs.pettingzoo_env import TunnelGameEnv
from foolsgold.games.api import PeekEvent, RoundStarted
from foolsgold.kernel.learner_backend import learner_backend_of
from foolsgold.play.game import Game
from tests.envs.env_cases import each_game, legal_action

ViewOf = Callable[[Game[Any, Any, Any], int], Any]
STEPS = 70


class Judge:
    """The readable game of an environment, and what it would tell a seat."""

    def __init__(self, env: TunnelGameEnv, seed: int, view_of: ViewOf) -> None:
        self.env, self.view_of = env, view_of
        self.game: Game[Any, Any, Any] = Game(env.ruleset, len(env.possible_agents), seed)
        self.learner = learner_backend_of(env.ruleset.rules.name)
        self.log: list[tuple[int, ...]] = []
        self.peeks: set[tuple[int, int]] = set()

    def play(self, action: int) -> None:
        self.game.play(self.env.actions.decode(self.game.view(self.game.to_act), action))
        heard = self.game.redact_for(self.game.last_events, None)
        self.log[:0] = reversed(self.learner.log_rows(heard))
        self.peeks |= {(event.seat, event.goal) for event in heard if isinstance(event, PeekEvent)}
        if any(isinstance(event, RoundStarted) for event in heard):
            self.log, self.peeks = [], set()

    def observation(self, seat: int) -> Any:
        view = self.view_of(self.game, seat)
        return self.learner.observation_of(view, self.log, self.peeks, 0, 20)

    def legal(self) -> set[int]:
        view = self.game.view(self.game.to_act)
        numbers = (self.env.actions.encode(view, move) for move in view.legal)
        return {found for found in numbers if found is not None} or {self.env.actions.outside}


def agree(edition: str, seed: int, view_of: ViewOf) -> bool:
    """Whether every agent is told at every step what follows from its view."""
    env = TunnelGameEnv(edition, 5, episode="game")
    judge, rng = Judge(env, seed, view_of), np.random.default_rng(seed)
    env.reset(seed=seed)
    for _ in range(STEPS):
        for seat, agent in enumerate(env.possible_agents):
            if not np.array_equal(env.observe(agent)["observation"], judge.observation(seat)):
                return False
        observation, *_ = env.last()
        info = env.infos[env.agent_selection]
        assert set(np.flatnonzero(observation["action_mask"]).tolist()) == judge.legal()
        assert set(info["legal_actions"].tolist()) == judge.legal()
        assert set(info) == {"action_mask", "legal_actions"}
        action = legal_action(observation, rng)
        env.step(action)
        if any(env.terminations.values()):
            break
        judge.play(action)
    return True


@each_game
@pytest.mark.parametrize("seed", range(3))
def test_an_agent_is_told_what_follows_from_its_view(edition: str, seed: int) -> None:
    assert agree(edition, seed, lambda game, seat: game.view(seat))


def leaks_role(game: Game[Any, Any, Any], seat: int) -> Any:
    return replace(game.view(seat), roles=game.state.roles)


def leaks_goals(game: Game[Any, Any, Any], seat: int) -> Any:
    view = game.view(seat)
    faces = zip(view.goals, game.state.goals, strict=True)
    return replace(view, goals=tuple(replace(goal, face=face) for goal, face in faces))


def leaks_hand(game: Game[Any, Any, Any], seat: int) -> Any:
    return replace(game.view(seat), hand=game.view((seat + 1) % 5).hand)


def leaks_pile(game: Game[Any, Any, Any], seat: int) -> Any:
    return replace(game.view(seat), deck_size=game.view(seat).deck_size + seat % 2)


def leaks_order(game: Game[Any, Any, Any], seat: int) -> Any:
    return game.view(0) if seat else game.view(seat)


@each_game
@pytest.mark.parametrize("leak", [leaks_role, leaks_goals, leaks_hand, leaks_pile, leaks_order])
def test_a_planted_leak_is_caught(edition: str, leak: ViewOf) -> None:
    assert not agree(edition, 1, leak)
