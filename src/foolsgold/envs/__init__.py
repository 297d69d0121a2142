"""Environments for learning agents, solvers and language models.

Importing this package registers the environments of Gymnasium, if that is installed:

```python
import gymnasium
import foolsgold.envs

env = gymnasium.make("foolsgold/Saboteur-v1", opponents="digger")
```
"""

from importlib.util import find_spec

if find_spec("gymnasium") is not None:
    from foolsgold.envs.registration import register_envs

    register_envs()
