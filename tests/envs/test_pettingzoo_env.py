"""PettingZoo: its own tests for every edition, and what they do not ask."""

import copy
import pickle
import warnings
from types import ModuleType
from typing import Any

import numpy as np
import pytest
from msgspec.structs import replace
from pettingzoo.test import api_test, render_test, seed_test

from foolsgold.envs import gobblings_v1, saboteur_v1
from foolsgold.envs.pettingzoo_env import TunnelGameEnv
from foolsgold.games.catalogue import find
from foolsgold.play.game import Game
from tests.envs.env_cases import each_game, each_table, legal_action


def module_of(edition: str) -> ModuleType:
    return saboteur_v1 if find(edition).rules.name == "saboteur" else gobblings_v1


def played(env: TunnelGameEnv, seed: int, choices: int = 0) -> list[Any]:
    """All that the agents are told in a game of random legal moves."""
    rng = np.random.default_rng(choices)
    env.reset(seed=seed)
    told: list[Any] = []
    for agent in env.agent_iter():
        observation, reward, ended, cut, info = env.last()
        told.append((agent, observation["observation"].tobytes(), reward, ended, cut))
        env.step(None if ended or cut else legal_action(observation, rng))
        if ended:
            told.append(info["roles"])
    return told


@each_table
def test_pettingzoos_own_tests_pass(edition: str, seats: int) -> None:
    module = module_of(edition)
    with warnings.catch_warnings():
        # Ours are dictionaries with a mask, as those of its classic games; that is all it says.
        warnings.filterwarnings("ignore", message="Observation space for each agent probably")
        warnings.filterwarnings("ignore", message="Observation is not a NumPy array")
        api_test(module.env(edition, seats), num_cycles=60)
        api_test(module.raw_env(edition, seats, episode="game", talk=1), num_cycles=60)
    seed_test(lambda: module.env(edition, seats), num_cycles=60)


@each_game
def test_every_render_mode_gives_what_it_promises(
    edition: str, capsys: pytest.CaptureFixture[str]
) -> None:
    module = module_of(edition)
    render_test(lambda render_mode: module.raw_env(edition, render_mode=render_mode))
    assert "S" in capsys.readouterr().out


@each_game
def test_the_same_seed_is_the_same_game_as_anywhere_else(edition: str) -> None:
    env = module_of(edition).raw_env(edition, 5, episode="game")
    env.reset(seed=71)
    game: Game[Any, Any, Any] = Game(edition, 5, 71)
    rng = np.random.default_rng(1)
    for _ in range(120):
        view = game.view(game.to_act)
        assert env.agent_selection == f"seat_{game.to_act}"
        observation = env.last()[0]
        action = legal_action(observation, rng)
        env.step(action)
        game.play(env.actions.decode(view, action))
        if game.is_over:
            break
    assert env.ruleset.edition == game.ruleset.edition
    # A record of Gobblings keeps no list of earlier rounds.
    assert replace(env._batch.state(0), past=()) == replace(game.state, past=())


@each_game
def test_rewards_are_of_the_sides_and_the_roles_are_told_at_the_end(edition: str) -> None:
    env = module_of(edition).raw_env(edition, 5)
    rng = np.random.default_rng(2)
    for seed in range(5):
        env.reset(seed=seed)
        while not any(env.terminations.values()):
            assert all("roles" not in info for info in env.infos.values())
            env.step(legal_action(env.last()[0], rng))
        assert sorted(set(env.rewards.values())) == [-1.0, 1.0]
        sides = find(edition).rules
        roles = env.infos["seat_0"]["roles"]
        assert len(roles) == 5
        if sides.name == "saboteur":
            won = {
                role for role, reward in zip(roles, env.rewards.values(), strict=True) if reward > 0
            }
            assert len(won) == 1


def test_gold_is_a_reward_too() -> None:
    env = saboteur_v1.raw_env(seats=5, episode="game", reward="score")
    rng = np.random.default_rng(3)
    env.reset(seed=3)
    gained = dict.fromkeys(env.agents, 0.0)
    while not any(env.terminations.values()):
        env.step(legal_action(env.last()[0], rng))
        for agent, reward in env.rewards.items():
            gained[agent] += reward
    state = env._batch.state(0)
    assert list(gained.values()) == [float(sum(cards)) for cards in state.gold]


@each_game
def test_an_episode_can_be_cut_off(edition: str) -> None:
    env = module_of(edition).raw_env(edition, 5, max_cycles=2)
    rng = np.random.default_rng(4)
    env.reset(seed=4)
    for turn in range(10):
        assert not any(env.truncations.values()), turn
        env.step(legal_action(env.last()[0], rng))
    assert all(env.truncations.values())
    assert not any(env.terminations.values())


@each_game
@pytest.mark.parametrize("how", ["clone", "pickle", "deepcopy", "state"])
def test_a_game_under_way_can_be_copied(edition: str, how: str) -> None:
    env = module_of(edition).raw_env(edition, 5, talk=1)
    rng = np.random.default_rng(5)
    env.reset(seed=5)
    for _ in range(12):
        env.step(legal_action(env.last()[0], rng))
    if how == "clone":
        other = env.clone()
    elif how == "pickle":
        other = pickle.loads(pickle.dumps(env))  # noqa: S301 - our own
    elif how == "deepcopy":
        other = copy.deepcopy(env)
    else:
        other = module_of(edition).raw_env(edition, 5, talk=1)
        other.reset(seed=99)
        other.set_state(env.get_state())
    for _ in range(30):
        if any(env.terminations.values()):
            break
        one, two = env.last(), other.last()
        assert np.array_equal(one[0]["observation"], two[0]["observation"])
        assert np.array_equal(one[0]["action_mask"], two[0]["action_mask"])
        action = legal_action(one[0], rng)
        env.step(action)
        other.step(action)
        assert env.rewards == other.rewards


def test_bad_use_is_answered_with_a_sentence() -> None:
    raw = saboteur_v1.raw_env(seats=5)
    raw.reset(seed=1)
    legal = set(np.flatnonzero(raw.last()[0]["action_mask"]).tolist())
    illegal = next(number for number in range(raw.actions.size) if number not in legal)
    before = raw.last()[0]["observation"]
    with pytest.raises(ValueError, match=r"seat_\d may not do \d+ now"):
        raw.step(illegal)
    assert np.array_equal(raw.last()[0]["observation"], before)
    with pytest.raises(ValueError, match="whole number from 0 to"):
        raw.step(raw.actions.size)
    guarded = saboteur_v1.env(seats=5)
    guarded.reset(seed=1)
    agent = guarded.agent_selection
    guarded.step(illegal)
    assert guarded.terminations[agent]
    assert guarded.rewards[agent] == -1
    with pytest.raises(ValueError, match="unknown"):
        saboteur_v1.env("unknown")
    with pytest.raises(ValueError, match="2"):
        saboteur_v1.env(seats=2)
    with pytest.raises(ValueError, match="render_mode"):
        saboteur_v1.env(render_mode="film")


def test_two_games_do_not_share_their_arrays() -> None:
    one, two = saboteur_v1.raw_env(), saboteur_v1.raw_env()
    assert played(one, 7) == played(two, 7) != played(two, 8)
    one.reset(seed=7)
    first = one.last()[0]["observation"]
    kept = first.copy()
    one.step(legal_action(one.last()[0], np.random.default_rng(0)))
    assert np.array_equal(first, kept)
