"""The layout of scratch memory, one array for each thread.

Compiled code allocates nothing, so there is no reference counting (see `compilation`).
"""

from typing import Any

from foolsgold.kernel.bit_ops import NO_BITS
from foolsgold.kernel.compilation import inline
from foolsgold.kernel.saboteur.distances import DISTANCES_WORDS
from foolsgold.kernel.saboteur.rule_bot import EVALUATOR_WORDS

DISTANCES_AT = 2048
"""Up to here every function uses it as it likes, until it calls another; then a survey is kept,
then what the rule bot has in mind, then what a search needs besides."""
EVALUATOR_AT = DISTANCES_AT + DISTANCES_WORDS
EVIDENCE_AT = EVALUATOR_AT + EVALUATOR_WORDS
TALLY_AT = EVIDENCE_AT + 12
SOURCE_AT = TALLY_AT + 4
SCRATCH_WORDS = SOURCE_AT + 1


@inline
def clear_scratch(work: Any) -> None:
    """Nothing surveyed, nothing in mind."""
    for at in range(DISTANCES_AT, SCRATCH_WORDS):
        work[at] = NO_BITS
