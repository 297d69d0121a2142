"""A Gymnasium `VectorEnv` on the kernel: hundreds of games in one call a step."""

from typing import Any, Literal

import numpy as np
import numpy.typing as npt

from foolsgold.base.extras import requires
from foolsgold.envs.opponents import opponents_for
from foolsgold.games.catalogue import Ruleset, to_ruleset
from foolsgold.kernel.learner_batch import LearnerBatch
from foolsgold.kernel.learner_layout import DEFAULT_LOG_ROWS, FEATURE_COUNT

with requires("research"):
    from gymnasium import spaces
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space

MAX_SEED = 2**62
MODES: dict[AutoresetMode, Literal["next-step", "same-step", "disabled"]] = {
    AutoresetMode.NEXT_STEP: "next-step",
    AutoresetMode.SAME_STEP: "same-step",
    AutoresetMode.DISABLED: "disabled",
}

Observations = dict[str, npt.NDArray[Any]]
Numbers = npt.NDArray[Any]


class TunnelVectorEnv(VectorEnv[Observations, Numbers, Numbers]):
    """Many games at once: one learner among bots, or learners in all seats (self-play).

    With `actions="list"` an action is a place in the list of legal moves, whose features are part
    of the observation; with `actions="mask"` it is an action number. The arrays are the kernel's
    own and are overwritten by the next step: copy what is to be kept.

    In self-play each step is the decision of one seat of each table: `info["seat"]` says whose the
    observation is, and `info["seat_rewards"]` what the last step was worth to every seat; the
    reward is that of the seat that acted.
    """

    def __init__(
        self,
        edition: str | Ruleset,
        num_envs: int = 1,
        seats: int = 5,
        *,
        opponents: str | None = None,
        seat: "int | Literal['drawn']" = "drawn",
        episode: Literal["round", "game"] = "round",
        reward: Literal["side", "score"] = "side",
        talk: int = 0,
        actions: Literal["list", "mask"] = "list",
        autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
        log_rows: int = DEFAULT_LOG_ROWS,
        render_mode: str | None = None,
    ) -> None:
        if render_mode is not None:
            raise ValueError("a vector environment renders nothing: use `SeatEnv`")
        ruleset, mode = to_ruleset(edition), AutoresetMode(autoreset_mode)
        self.num_envs = num_envs
        self.metadata = {"autoreset_mode": mode}
        batch = self._batch = LearnerBatch(
            ruleset, seats, num_envs,
            learner="all" if opponents is None else seat,
            opponents="random" if opponents is None else opponents_for(ruleset, opponents),
            episode=episode, reward=reward, talk=talk,
            choices="list" if actions == "list" else "action",
            autoreset=MODES[mode], masks=actions == "mask", log_rows=log_rows,
        )  # fmt: skip
        self.ruleset, self.layout, self.actions = batch.ruleset, batch.layout, batch.actions
        room = batch.learner.listed_moves
        pieces: dict[str, spaces.Space[Any]] = {
            "observation": spaces.Box(0, 255, (batch.observations.shape[1],), np.uint8)
        }
        self._observations: Observations = {"observation": batch.observations}
        if actions == "list":
            pieces["moves"] = spaces.Box(0, 255, (room, FEATURE_COUNT), np.uint8)
            pieces["count"] = spaces.Box(0, room, (), np.int32)
            self._observations |= {"moves": batch.features, "count": batch.listed}
        else:
            pieces["action_mask"] = spaces.Box(0, 1, (self.actions.size,), np.int8)
            self._observations["action_mask"] = batch.masks.view(np.int8)
        self.single_observation_space = spaces.Dict(pieces)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.single_action_space = spaces.Discrete(room if actions == "list" else self.actions.size)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._rows = np.arange(num_envs)
        self._never = np.zeros(num_envs, np.bool_)
        self._rewards = batch.rewards[:, :seats]
        self._is_self_play = opponents is None
        self._is_same_step = mode is AutoresetMode.SAME_STEP

    def reset(
        self,
        *,
        seed: int | list[int | None] | None = None,
        options: dict[str, Any] | None = None,
    ) -> tuple[Observations, dict[str, Any]]:
        """Deals games everywhere, or where `options["reset_mask"]` says so.

        Game i is dealt from `seed + i`.
        """
        first = seed if isinstance(seed, int) else None
        super().reset(seed=first)
        where = None if options is None else options.get("reset_mask")
        if first is None and seed is not None:
            assert isinstance(seed, list)
            drawn = self.np_random.integers(MAX_SEED, size=self.num_envs)
            seeds = [int(drawn[at]) if given is None else given for at, given in enumerate(seed)]
            self._batch.reset(seeds, where)
        else:
            self._batch.reset(
                int(self.np_random.integers(MAX_SEED)) if first is None else first, where
            )
        return self._observations, self._info()

    def _info(self) -> dict[str, Any]:
        info: dict[str, Any] = {"seat": self._batch.seats_to_act}
        if self._is_self_play:
            info["seat_rewards"] = self._rewards
        return info

    def step(
        self, actions: Numbers
    ) -> tuple[Observations, Numbers, Numbers, Numbers, dict[str, Any]]:
        """Plays one decision in each game; `ValueError` if one is not legal."""
        batch = self._batch
        acted = batch.seats_to_act.copy()
        batch.step(actions)
        if batch.was_illegal.any():
            number = int(np.flatnonzero(batch.was_illegal)[0])
            raise ValueError(
                f"action {np.asarray(actions)[number]!r} is not legal in game {number};"
                " where it was legal, the others have been played"
            )
        info = self._info()
        ended = batch.has_ended
        if self._is_same_step and ended.any():
            info["final_obs"] = {"observation": batch.final_observations}
            info["_final_obs"] = ended
        return self._observations, self._rewards[self._rows, acted], ended, self._never, info

    @property
    def legal_counts(self) -> Numbers:
        """How many legal moves each game has."""
        return self._batch.listed

    @property
    def action_ids(self) -> Numbers:
        """The action numbers of the legal moves of each game; -1 outside the window."""
        return self._batch.action_ids

    def rule_bot_choices(self, rng: np.random.Generator | None = None) -> Numbers:
        """The place in each list of the move that the rule bot would choose: a teacher.

        Only where the rule bot plays, too: `opponents` is its name.
        """
        return self._batch.rule_bot_choices(rng)

    def close_extras(self, **_options: Any) -> None:
        """Nothing is open."""
