"""PettingZoo: Gobblings, one round or a whole game.

```python
from foolsgold.envs import gobblings_v1

env = gobblings_v1.env(seats=5)
env.reset(seed=7)
for agent in env.agent_iter():
    observation, reward, termination, truncation, info = env.last()
    done = termination or truncation
    env.step(None if done else env.action_space(agent).sample(observation["action_mask"]))
```

Version history: v1, the first.
"""

from typing import Any

from pettingzoo import AECEnv

from foolsgold.envs.pettingzoo_env import TunnelGameEnv, wrapped
from foolsgold.games.catalogue import Ruleset


def raw_env(edition: str | Ruleset = "gobblings", seats: int = 5, **options: Any) -> TunnelGameEnv:
    """The environment itself: an illegal action is a `ValueError`, and the game goes on."""
    return TunnelGameEnv(edition, seats, **options)


def env(edition: str | Ruleset = "gobblings", seats: int = 5, **options: Any) -> AECEnv:
    """The environment with PettingZoo's guards: an illegal action ends the game, with -1."""
    return wrapped(raw_env(edition, seats, **options))
