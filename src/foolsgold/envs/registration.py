"""Registers the environments with Gymnasium, when this module is imported.

```python
import gymnasium
import foolsgold.envs.registration

env = gymnasium.make("foolsgold/Saboteur-v1", opponents="digger")
```

The package does not do so itself: its other modules need no Gymnasium.
"""

from foolsgold.base.extras import requires

with requires("research"):
    from gymnasium.envs.registration import register

DEFAULT_EDITIONS = {"Saboteur": "saboteur-en", "Gobblings": "gobblings"}

for _game, _edition in DEFAULT_EDITIONS.items():
    register(
        id=f"foolsgold/{_game}-v1",
        entry_point="foolsgold.envs.gymnasium_env:SeatEnv",
        vector_entry_point="foolsgold.envs.vector_env:TunnelVectorEnv",
        kwargs={"edition": _edition},
    )
