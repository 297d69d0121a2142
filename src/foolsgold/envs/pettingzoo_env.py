"""A PettingZoo environment (AEC) of any edition, played on the kernel."""

from typing import Any, Literal

import numpy as np
import numpy.typing as npt

from foolsgold.base.extras import requires
from foolsgold.envs.table_image import RENDER_MODES, render_table
from foolsgold.games.catalogue import Ruleset, ruleset_from_values, to_ruleset
from foolsgold.kernel.learner_batch import LearnerBatch, LearnerSnapshot
from foolsgold.kernel.learner_layout import DEFAULT_LOG_ROWS

with requires("research"):
    from gymnasium import spaces
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers

MAX_SEED = 2**63


class TunnelGameEnv(AECEnv):
    """One game: the seats `seat_0` to `seat_N` take turns as the rules say.

    An observation has the bytes of `observation` and the numbers that are legal in `action_mask`;
    the info has the mask, too, and the legal numbers as a list. `layout.decode` names the bytes,
    `actions.describe` the numbers. At the end the info has everybody's role.
    """

    metadata: dict[str, Any] = {
        "render_modes": list(RENDER_MODES),
        "is_parallelizable": False,
        "render_fps": 2,
    }

    def __init__(
        self,
        edition: str | Ruleset,
        seats: int = 5,
        *,
        episode: Literal["round", "game"] = "round",
        reward: Literal["side", "score"] = "side",
        talk: int = 0,
        max_cycles: int | None = None,
        log_rows: int = DEFAULT_LOG_ROWS,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        ruleset = to_ruleset(edition)
        self._arguments: dict[str, Any] = {
            "edition": ruleset, "seats": seats, "episode": episode, "reward": reward, "talk": talk,
            "max_cycles": max_cycles, "log_rows": log_rows, "render_mode": render_mode,
        }  # fmt: skip
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise ValueError(f"render_mode is one of {', '.join(RENDER_MODES)}, not {render_mode}")
        self.metadata = {**self.metadata, "name": f"{ruleset.rules.name}_v1"}
        self.render_mode, self.max_cycles = render_mode, max_cycles
        self._batch = LearnerBatch(
            ruleset, seats, 1, episode=episode, reward=reward, talk=talk, choices="action",
            autoreset="disabled", masks=True, log_rows=log_rows,
        )  # fmt: skip
        self.ruleset = self._batch.ruleset
        self.layout, self.actions = self._batch.layout, self._batch.actions
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self.agents: list[str] = []
        size, count = self._batch.observations.shape[1], self.actions.size
        observation = spaces.Box(0, 255, (size,), np.uint8)
        mask = spaces.Box(0, 1, (count,), np.int8)
        space = spaces.Dict({"observation": observation, "action_mask": mask})
        self.observation_spaces = dict.fromkeys(self.possible_agents, space)
        self.action_spaces = {agent: spaces.Discrete(count) for agent in self.possible_agents}
        self._seeds = np.random.default_rng()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """What this agent may observe."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """The numbers of all moves and claims."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deals a new game; without a seed the next one of the last seed's sequence."""
        del options
        if seed is None:
            dealt = int(self._seeds.integers(MAX_SEED))
        else:
            dealt = seed
            self._seeds = np.random.default_rng(seed)
        self._batch.reset(dealt)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._has_rewards = False
        self._turns = 0
        self._present()

    def _present(self) -> None:
        """Selects who is to act, with what they are told."""
        batch = self._batch
        seat = int(batch.seats_to_act[0])
        agent = self.possible_agents[seat]
        self.agent_selection = agent
        mask = batch.masks[0].view(np.int8).copy()
        self._acting = {"observation": batch.observations[0].copy(), "action_mask": mask}
        self.infos[agent] = {"action_mask": mask, "legal_actions": batch.legal_actions(0)}

    def observe(self, agent: str) -> dict[str, npt.NDArray[Any]]:
        """What an agent knows; only who is to act has legal actions."""
        if agent == self.agent_selection:
            return self._acting
        seat = self.possible_agents.index(agent)
        nothing = np.zeros(self.actions.size, np.int8)
        return {"observation": self._batch.observe(seat)[0], "action_mask": nothing}

    def step(self, action: int | None) -> None:
        """Plays the number of a move or claim of the selected agent."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            if self.agents:
                self._acting = self._last_observation(self.agent_selection)
            return
        batch = self._batch
        batch.step((-1 if action is None else action,))
        if batch.was_illegal[0]:
            raise ValueError(self._refusal(action))
        self._cumulative_rewards[agent] = 0.0
        if self._has_rewards:
            self._clear_rewards()
            self._has_rewards = False
        earned = batch.rewards[0]
        if earned.any():
            self.rewards = dict(zip(self.possible_agents, earned.tolist(), strict=False))
            self._accumulate_rewards()
            self._has_rewards = True
        self.infos[agent] = {}
        self._turns += 1
        if batch.has_ended[0]:
            self._end()
        elif self.max_cycles is not None and self._turns >= self.max_cycles * len(self.agents):
            self.truncations = dict.fromkeys(self.agents, True)
            self._present()
        else:
            self._present()
        if self.render_mode == "human":
            self.render()

    def _refusal(self, action: Any) -> str:
        if not isinstance(action, int | np.integer) or not 0 <= action < self.actions.size:
            return f"an action is a whole number from 0 to {self.actions.size - 1}, not {action!r}"
        return (
            f"{self.agent_selection} may not do {action} now"
            f" ({self.actions.describe(int(action))}): see the action mask"
        )

    def _end(self) -> None:
        """The episode is over: all agents learn that, and everybody's role."""
        self.terminations = dict.fromkeys(self.agents, True)
        self._present()
        roles = self.roles
        self.infos = {agent: {"roles": roles} for agent in self.agents}
        self.agent_selection = self.agents[0]
        self._acting = self._last_observation(self.agent_selection)

    def _last_observation(self, agent: str) -> dict[str, npt.NDArray[Any]]:
        seat = self.possible_agents.index(agent)
        nothing = np.zeros(self.actions.size, np.int8)
        return {"observation": self._batch.observe(seat)[0], "action_mask": nothing}

    @property
    def roles(self) -> tuple[str, ...]:
        """Everybody's role, which no agent may know before the end."""
        return self._batch.roles(0)

    def render(self) -> Any:
        """The whole table, secrets included, as `render_mode` asks."""
        return render_table(self.ruleset, self._batch.state(0), self.render_mode)

    def close(self) -> None:
        """Nothing is open."""

    def get_state(self) -> tuple[Any, ...]:
        """Everything that changes while a game is played; `set_state` takes it back."""
        return (
            self._batch.snapshot(0), list(self.agents), dict(self.rewards),
            dict(self._cumulative_rewards), dict(self.terminations), dict(self.truncations),
            {agent: dict(info) for agent, info in self.infos.items()}, self.agent_selection,
            dict(self._acting), self._has_rewards, self._turns, self._seeds.bit_generator.state,
        )  # fmt: skip

    def set_state(self, state: tuple[Any, ...]) -> None:
        """Goes back to what `get_state` gave, here or in another environment made alike."""
        snapshot: LearnerSnapshot = state[0]
        self._batch.restore(0, snapshot)
        self.agents = list(state[1])
        self.rewards, self._cumulative_rewards = dict(state[2]), dict(state[3])
        self.terminations, self.truncations = dict(state[4]), dict(state[5])
        self.infos = {agent: dict(info) for agent, info in state[6].items()}
        self.agent_selection, self._acting = state[7], dict(state[8])
        self._has_rewards, self._turns = state[9], state[10]
        self._seeds = np.random.default_rng()
        self._seeds.bit_generator.state = state[11]

    def clone(self) -> "TunnelGameEnv":
        """An independent copy, in the middle of a game if need be."""
        other = type(self)(**self._arguments)
        if hasattr(self, "_acting"):
            other.set_state(self.get_state())
        return other

    def __deepcopy__(self, memo: dict[int, Any]) -> "TunnelGameEnv":
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        state = self.get_state() if hasattr(self, "_acting") else None
        return _rebuilt, (type(self), self._pickled_arguments(), state)

    def _pickled_arguments(self) -> dict[str, Any]:
        ruleset: Any = self._arguments["edition"]
        named = ruleset.rules.name, ruleset.base, ruleset.values
        return {**self._arguments, "edition": named}


def _rebuilt(kind: type[TunnelGameEnv], arguments: dict[str, Any], state: Any) -> TunnelGameEnv:
    env = kind(**{**arguments, "edition": ruleset_from_values(*arguments["edition"])})
    if state is not None:
        env.set_state(state)
    return env


def wrapped(env: TunnelGameEnv) -> AECEnv:
    """The environment behind PettingZoo's usual guards: an illegal action ends it, with -1."""
    guarded = wrappers.TerminateIllegalWrapper(env, illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(guarded))
