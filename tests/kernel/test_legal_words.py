"""Legal words that come with a step are those one would ask for; a choice among them is fair."""

from collections import Counter

import numpy as np
import pytest

from foolsgold.games.catalogue import find
from foolsgold.kernel.batch import Batch, listed
from foolsgold.lab.picks import picker, room_for

OUTGROWN = {
    "contact": "touch",
    "connected": False,
    "deck": {"passages": {"NESW": 29}, "actions": {"rockfall": 0, "map": 0}},
}
"""More places than a record holds: games stray from it and come back."""


@pytest.mark.parametrize("changes", [{}, OUTGROWN])
def test_words_come_with_the_step_and_with_a_new_deal(changes: dict[str, object]) -> None:
    batch = Batch(find("saboteur-he").changed(changes), seats=3, games=12, seed=3)
    words = room_for(batch.words())
    pick = picker(words, seed=1)
    strayed = 0
    for _ in range(120 if changes else 220):
        # The last in the list is laid as often as one can.
        moves = [int(listed(row)[-1]) for row in words] if changes else pick()
        batch.step(moves, words)
        strayed += bool(batch.beside.states)
        if (over := batch.is_over).any():
            batch.reset(over, words)
        assert (words[:, : batch.words().shape[1]] == batch.words()).all()
    assert (strayed > 0) == bool(changes)
    batch.reset(words=words)
    assert (words == room_for(batch.words())).all()


def test_all_moves_are_chosen_alike() -> None:
    legal = (0, 3, 63, 64, 200, 201, 255, 256, 6 * 64 + 31)
    words = np.zeros((400, 9), np.uint64)
    for move in legal:
        words[:, move // 64] |= np.uint64(1 << move % 64)
    pick = picker(room_for(words), seed=2)
    chosen = Counter(move for _ in range(30) for move in pick().tolist())
    assert set(chosen) == set(legal)
    mean = chosen.total() / len(legal)
    # Six standard deviations.
    assert all(abs(count - mean) < 6 * mean**0.5 for count in chosen.values())
