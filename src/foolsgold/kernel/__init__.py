"""The fast twin of the rules: both games as plain numbers, compiled, proved equal move by move.

Nothing here is loaded before it is used: `import foolsgold.kernel` costs nothing, the first `Batch`
brings NumPy and the compiler.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from foolsgold.base.extras import requires

if TYPE_CHECKING:
    from foolsgold.kernel.backend import GAME, ROUND, RULES, TURN, UNIFORM
    from foolsgold.kernel.backends import twin_of
    from foolsgold.kernel.batch import Batch
    from foolsgold.kernel.position import Position
    from foolsgold.kernel.rng import streams
    from foolsgold.kernel.rollout import playout

__all__ = [
    "GAME", "ROUND", "RULES", "TURN", "UNIFORM",
    "Batch", "Position", "playout", "streams", "twin_of",
]  # fmt: skip

_HOMES = {
    "Batch": "batch",
    "Position": "position",
    "playout": "rollout",
    "streams": "rng",
    "twin_of": "backends",
    **dict.fromkeys(("GAME", "ROUND", "RULES", "TURN", "UNIFORM"), "backend"),
}


def __getattr__(name: str) -> Any:
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    with requires("kernel"):
        return getattr(import_module(f"{__name__}.{_HOMES[name]}"), name)
