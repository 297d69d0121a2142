"""The compiled game engine: the rules of both games on arrays of records, in Numba.

Tests compare it with the readable rules move by move. Exports are lazy: `import foolsgold.kernel`
costs nothing, the first `Batch` imports NumPy and the compiler.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from foolsgold.base.extras import requires

if TYPE_CHECKING:
    from foolsgold.kernel.backend_interface import GAME, ROUND, RULE_BOT, TURN, UNIFORM, backend_of
    from foolsgold.kernel.game_batch import Batch
    from foolsgold.kernel.learner_batch import LearnerBatch
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
    "LearnerBatch",
    "backend_of",
    "random_streams",
    "run_rollouts",
]  # fmt: skip

_LAZY_EXPORTS = {
    "Batch": "game_batch",
    "KernelPosition": "position",
    "LearnerBatch": "learner_batch",
    "run_rollouts": "rollout",
    "random_streams": "rng",
    **dict.fromkeys(
        ("GAME", "ROUND", "RULE_BOT", "TURN", "UNIFORM", "backend_of"), "backend_interface"
    ),
}


def __getattr__(name: str) -> Any:
    if name not in _LAZY_EXPORTS:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    with requires("kernel"):
        return getattr(import_module(f"{__name__}.{_LAZY_EXPORTS[name]}"), name)
