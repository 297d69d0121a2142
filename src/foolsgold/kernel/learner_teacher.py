"""What the rule bot would choose in a learner's place: the teacher for imitation."""

import numpy as np
import numpy.typing as npt

from foolsgold.kernel.backend_interface import Backend, Moves, Records, UInt64Array
from foolsgold.kernel.learner_layout import FIRST_CLAIM_MOVE


def rule_bot_place(
    backend: Backend,
    game: Records,
    table: Records,
    beliefs: npt.NDArray[np.float64],
    listed: Moves,
    work: UInt64Array,
    rng: np.random.Generator | None,
) -> int:
    """The place in a list of the move that weighs most: the first, or by chance with `rng`."""
    moves = listed[listed < FIRST_CLAIM_MOVE]
    scores = np.zeros(len(moves))
    backend.rule_bot_scores(game, table, beliefs, moves, scores, work)
    equal = np.flatnonzero(scores == scores.max())
    return int(equal[0] if rng is None else rng.choice(equal))
