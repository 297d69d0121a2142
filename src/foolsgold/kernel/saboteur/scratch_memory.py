"""Scratch memory, one array a thread: what lies where in it.

Compiled code allocates nothing, so that nobody need count who holds what (`compiling.py`).
"""

from typing import Any

from foolsgold.kernel.bit_ops import NONE
from foolsgold.kernel.compilation import inlined
from foolsgold.kernel.saboteur.distances import SIZE
from foolsgold.kernel.saboteur.rule_bot import MIND

SURVEYED = 2048
"""Up to here every function uses it as it likes, until it calls another; then a survey is kept,
then what the rule bot has in mind, then what a search needs besides."""
MINDED = SURVEYED + SIZE
EVIDENCE = MINDED + MIND
TALLIED = EVIDENCE + 12
SOURCE = TALLIED + 4
WORK = SOURCE + 1


@inlined
def forget(work: Any) -> None:
    """Nothing surveyed, nothing in mind."""
    for at in range(SURVEYED, WORK):
        work[at] = NONE
