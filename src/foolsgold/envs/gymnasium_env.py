"""A Gymnasium environment: one seat learns, bots hold the others."""

from typing import Any, Literal

import numpy as np
import numpy.typing as npt

from foolsgold.base.extras import requires
from foolsgold.envs.opponents import opponents_for
from foolsgold.envs.table_image import RENDER_MODES, render_table
from foolsgold.games.catalogue import Ruleset, to_ruleset
from foolsgold.kernel.learner_batch import LearnerBatch
from foolsgold.kernel.learner_layout import DEFAULT_LOG_ROWS

with requires("research"):
    import gymnasium
    from gymnasium import spaces

MAX_SEED = 2**63
ILLEGAL_REWARD = -1.0


class SeatEnv(gymnasium.Env[npt.NDArray[np.uint8], int]):
    """One seat of one table, a round or a whole game at a time.

    The observation is an array of bytes; `action_masks()` and the info say what is legal. An
    illegal action ends the episode, with a reward of -1 and `illegal_action` in the info.
    """

    metadata: dict[str, Any] = {"render_modes": list(RENDER_MODES), "render_fps": 2}

    def __init__(
        self,
        edition: str | Ruleset,
        seats: int = 5,
        *,
        opponents: str = "random",
        seat: "int | Literal['drawn']" = "drawn",
        episode: Literal["round", "game"] = "round",
        reward: Literal["side", "score"] = "side",
        talk: int = 0,
        log_rows: int = DEFAULT_LOG_ROWS,
        render_mode: str | None = None,
    ) -> None:
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise ValueError(f"render_mode is one of {', '.join(RENDER_MODES)}, not {render_mode}")
        self.render_mode = render_mode
        ruleset = to_ruleset(edition)
        self._batch = LearnerBatch(
            ruleset, seats, 1, learner=seat, opponents=opponents_for(ruleset, opponents),
            episode=episode, reward=reward, talk=talk, choices="action", autoreset="disabled",
            masks=True, log_rows=log_rows,
        )  # fmt: skip
        self.ruleset = self._batch.ruleset
        self.layout, self.actions = self._batch.layout, self._batch.actions
        size = self._batch.observations.shape[1]
        self.observation_space = spaces.Box(0, 255, (size,), np.uint8)
        self.action_space: spaces.Space[Any] = spaces.Discrete(self.actions.size)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[npt.NDArray[np.uint8], dict[str, Any]]:
        """Deals a new game."""
        super().reset(seed=seed, options=options)
        self._batch.reset(int(self.np_random.integers(MAX_SEED)) if seed is None else seed)
        return self._batch.observations[0].copy(), self._info()

    def _info(self) -> dict[str, Any]:
        return {
            "action_mask": self.action_masks(),
            "legal_actions": self._batch.legal_actions(0),
            "seat": int(self._batch.seats_to_act[0]),
        }

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """What is legal now, as `sb3_contrib` asks for it."""
        legal: npt.NDArray[np.bool_] = self._batch.masks[0].astype(np.bool_)
        return legal

    def step(self, action: int) -> tuple[npt.NDArray[np.uint8], float, bool, bool, dict[str, Any]]:
        """Plays a move or claim, then the bots, until it is this seat's turn again."""
        batch = self._batch
        if batch.is_over[0]:
            raise ValueError("the episode is over: call reset() before the next step()")
        batch.step((action,))
        info = self._info()
        ended = bool(batch.has_ended[0])
        if batch.was_illegal[0]:
            info["illegal_action"] = int(action)
            return batch.observations[0].copy(), ILLEGAL_REWARD, True, False, info
        if ended:
            info["roles"] = batch.roles(0)
        if self.render_mode == "human":
            self.render()
        reward = float(batch.rewards[0, info["seat"]])
        return batch.observations[0].copy(), reward, ended, False, info

    def render(self) -> Any:
        """The whole table, secrets included, as `render_mode` asks."""
        return render_table(self.ruleset, self._batch.state(0), self.render_mode)
