"""The fast twin of the rules: both games as plain numbers, compiled, proved equal move by move.

Nothing here is loaded before it is used: `import foolsgold.kernel` costs nothing, the first `Batch`
brings NumPy and the compiler.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from foolsgold.base.extras import requires

if TYPE_CHECKING:
    from foolsgold.kernel.backend import GAME, ROUND, RULE_BOT, TURN, UNIFORM
    from foolsgold.kernel.backends import backend_of
    from foolsgold.kernel.batch import Batch
    from foolsgold.kernel.position import KernelPosition
    from foolsgold.kernel.rng import random_streams
    from foolsgold.kernel.rollout import run_rollouts

__all__ = [
    "GAME",
    "ROUND",
    "RULE_BOT",
    "TURN",
    "UNIFORM",
    "Batch",
    "KernelPosition",
    "backend_of",
    "random_streams",
    "run_rollouts",
]  # fmt: skip

_LAZY_EXPORTS = {
    "Batch": "batch",
    "KernelPosition": "position",
    "run_rollouts": "rollout",
    "random_streams": "rng",
    "backend_of": "backends",
    **dict.fromkeys(("GAME", "ROUND", "RULE_BOT", "TURN", "UNIFORM"), "backend"),
}


def __getattr__(name: str) -> Any:
    if name not in _LAZY_EXPORTS:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    with requires("kernel"):
        return getattr(import_module(f"{__name__}.{_LAZY_EXPORTS[name]}"), name)
