"""The fast twin of the rules: both games as plain numbers, compiled, proved equal move by move.

Nothing here is loaded before it is used: `import foolsgold.kernel` costs nothing, the first `Batch`
brings NumPy and the compiler.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from foolsgold.kernel.batch import Batch
    from foolsgold.kernel.compiling import NoCompiler
    from foolsgold.kernel.playout import playout
    from foolsgold.kernel.single import Position
    from foolsgold.kernel.twins import twin_of

__all__ = ["Batch", "NoCompiler", "Position", "playout", "twin_of"]

_HOMES = {
    "Batch": "batch",
    "NoCompiler": "compiling",
    "Position": "single",
    "playout": "playout",
    "twin_of": "twins",
}


def __getattr__(name: str) -> Any:
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"{__name__}.{_HOMES[name]}"), name)
