"""Gymnasium: one seat among bots, and the vectorised environment."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode

import foolsgold.envs.registration
from foolsgold.envs.gymnasium_env import SeatEnv
from foolsgold.envs.vector_env import TunnelVectorEnv
from tests.envs.env_cases import each_game, legal_action

assert foolsgold.envs.registration.__doc__

IDS = {"saboteur-en": "foolsgold/Saboteur-v1", "gobblings-advanced": "foolsgold/Gobblings-v1"}


def vector(edition: str, games: int, **options: Any) -> TunnelVectorEnv:
    made: Any = gymnasium.make_vec(
        IDS[edition], num_envs=games, vectorization_mode="vector_entry_point", edition=edition,
        **options,
    )  # fmt: skip
    assert isinstance(made, TunnelVectorEnv)
    return made


@each_game
@pytest.mark.parametrize("opponents", ["random", "rules"])
def test_gymnasiums_own_check_passes(edition: str, opponents: str) -> None:
    bots = {"rules": "digger" if edition.startswith("saboteur") else "goblin"}
    name = bots.get(opponents, opponents)
    env = gymnasium.make(IDS[edition], edition=edition, opponents=name, render_mode="rgb_array")
    check_env(env.unwrapped)


@each_game
def test_one_seat_plays_whole_rounds(edition: str) -> None:
    env = SeatEnv(edition, 5, opponents="random")
    rng = np.random.default_rng(1)
    rewards, seats = set(), set()
    for seed in range(12):
        _, info = env.reset(seed=seed)
        assert env.action_masks().dtype == np.bool_
        seat, ended, steps = info["seat"], False, 0
        while not ended:
            assert info["seat"] == seat
            _, reward, ended, cut, info = env.step(legal_action(info, rng))
            assert not cut
            steps += 1
        assert len(info["roles"]) == 5
        rewards.add(reward)
        seats.add(seat)
        assert steps > 1
    assert rewards == {-1.0, 1.0}
    assert len(seats) > 2  # the seat is drawn, and with it its role


def test_any_bot_may_hold_the_other_seats() -> None:
    env = SeatEnv("saboteur-en", 3, opponents="thinker", seat=1)
    rng = np.random.default_rng(2)
    _, info = env.reset(seed=2)
    for _ in range(3):
        assert info["seat"] == 1
        _, _, ended, _, info = env.step(legal_action(info, rng))
        assert not ended
    with pytest.raises(ValueError, match="nobody"):
        SeatEnv("saboteur-en", 3, opponents="nobody")


def test_an_illegal_action_ends_the_episode() -> None:
    env = SeatEnv("saboteur-en", 5)
    observation, info = env.reset(seed=1)
    illegal = int(np.flatnonzero(info["action_mask"] == 0)[0])
    after, reward, ended, _, info = env.step(illegal)
    assert (reward, ended, info["illegal_action"]) == (-1.0, True, illegal)
    assert np.array_equal(observation, after)


@each_game
def test_a_step_after_the_end_is_refused(edition: str) -> None:
    env = SeatEnv(edition, 5)
    _, info = env.reset(seed=1)
    rng, ended = np.random.default_rng(0), False
    while not ended:
        _, _, ended, _, info = env.step(legal_action(info, rng))
    with pytest.raises(ValueError, match="reset"):
        env.step(0)


@each_game
@pytest.mark.parametrize("actions", ["list", "mask"])
def test_games_of_a_vector_are_those_of_single_environments(edition: str, actions: str) -> None:
    """Whatever the batch: a game follows from its seed and its actions."""
    env = vector(edition, 6, seats=4, actions=actions, opponents="random", seat=2)
    singles = [SeatEnv(edition, 4, opponents="random", seat=2) for _ in range(6)]
    observations, _ = env.reset(seed=40)
    for number, single in enumerate(singles):
        single.reset(seed=40 + number)
    rng = np.random.default_rng(3)
    running = np.ones(6, np.bool_)
    for _ in range(15):
        chosen, numbers = [], []
        for game in range(6):
            ids = env.action_ids[game, : env.legal_counts[game]]
            places = np.flatnonzero(ids >= 0)
            place = int(places[rng.integers(len(places))]) if len(places) else 0
            numbers.append(int(ids[place]) if len(places) else 0)
            chosen.append(place if actions == "list" else numbers[-1])
        observations, rewards, ended, _, _ = env.step(np.array(chosen))
        for game in np.flatnonzero(running).tolist():
            seen, reward, over, _, _ = singles[game].step(numbers[game])
            assert np.array_equal(observations["observation"][game], seen)
            assert (rewards[game], ended[game]) == (reward, over)
            running[game] = not over


@each_game
def test_observations_lie_in_their_space(edition: str) -> None:
    for actions in ("list", "mask"):
        env = vector(edition, 3, actions=actions)
        observations, _ = env.reset(seed=1)
        assert env.observation_space.contains(observations)
        assert env.action_space.contains(np.zeros(3, np.int64))


@pytest.mark.parametrize("mode", list(AutoresetMode))
def test_games_are_dealt_anew_by_gymnasiums_convention(mode: AutoresetMode) -> None:
    env = vector("saboteur-en", 8, seats=3, autoreset_mode=mode)
    assert env.metadata["autoreset_mode"] is mode
    observations, _ = env.reset(seed=1)
    rng, ends = np.random.default_rng(1), 0
    over = np.zeros(8, np.bool_)
    for _ in range(120):
        choices = (rng.random(8) * np.maximum(observations["count"], 1)).astype(int)
        before = observations["observation"].copy()
        observations, rewards, ended, _, info = env.step(choices)
        ends += int(ended.sum())
        if mode is AutoresetMode.SAME_STEP and ended.any():
            final = info["final_obs"]["observation"]
            assert (info["_final_obs"] == ended).all()
            assert (final[ended] != observations["observation"][ended]).any(axis=1).all()
            assert (observations["count"][ended] > 0).all()
        elif mode is AutoresetMode.NEXT_STEP:
            assert (observations["count"][ended] == 0).all()
            assert not ended[over].any()
            assert (rewards[over] == 0).all()
            over = ended.copy()
        else:
            still = over & ~ended
            assert np.array_equal(before[still], observations["observation"][still])
            over |= ended
            if over.any() and rng.random() < 0.2:
                env.reset(seed=[None] * 8, options={"reset_mask": over})
                over[:] = False
        assert (np.abs(rewards[ended]) == 1).all()
    assert ends >= 8


def test_self_play_tells_whose_turn_it_is_and_what_every_seat_gained() -> None:
    env = vector("saboteur-en", 16, seats=5)
    observations, info = env.reset(seed=9)
    rng, seats = np.random.default_rng(9), set()
    for _ in range(150):
        seats |= set(info["seat"].tolist())
        acted = info["seat"].copy()
        choices = (rng.random(16) * np.maximum(observations["count"], 1)).astype(int)
        observations, rewards, ended, _, info = env.step(choices)
        assert info["seat_rewards"].shape == (16, 5)
        assert np.array_equal(rewards, info["seat_rewards"][np.arange(16), acted])
        assert (np.abs(info["seat_rewards"][ended]) == 1).all()
    assert seats == set(range(5))


def test_a_vector_says_which_action_was_not_legal() -> None:
    env = vector("saboteur-en", 3)
    env.reset(seed=1)
    with pytest.raises(ValueError, match="in game 1"):
        env.step(np.array([0, 159, 0]))


def test_four_thousand_games_take_less_than_150_megabytes() -> None:
    env = vector("saboteur-en", 4096, actions="mask")
    batch = env._batch
    assert sum(array.nbytes for array in batch._arrays) < 150e6
