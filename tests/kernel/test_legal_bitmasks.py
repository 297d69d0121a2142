"""Legal words that come with a step are those one would ask for; a choice among them is fair."""

from collections import Counter

import numpy as np
import pytest

from foolsgold.benchmarks.bitmask_sampler import make_sampler, padded
from foolsgold.games.catalogue import find
from foolsgold.kernel.backend_interface import UNIFORM
from foolsgold.kernel.game_batch import Batch, bit_indices

OUTGROWN = {
    "contact": "touch",
    "connected": False,
    "deck": {"passages": {"NESW": 29}, "actions": {"rockfall": 0, "map": 0}},
}
"""More places than a record holds: games stray from it and come back."""


@pytest.mark.parametrize("changes", [{}, OUTGROWN])
def test_a_step_and_a_new_deal_write_the_legal_bitmask(changes: dict[str, object]) -> None:
    batch = Batch(find("saboteur-he").with_overrides(changes), seats=3, games=12, seed=3)
    words = padded(batch.legal_bitmask())
    pick = make_sampler(words, seed=1)
    strayed = 0
    for _ in range(120 if changes else 220):
        # The last in the list is laid as often as one can.
        moves = [int(bit_indices(row)[-1]) for row in words] if changes else pick()
        batch.step(moves, words)
        strayed += bool(batch.fallback.states)
        if (over := batch.is_over).any():
            batch.reset(over, words)
        assert (words[:, : batch.legal_bitmask().shape[1]] == batch.legal_bitmask()).all()
    assert (strayed > 0) == bool(changes)
    batch.reset(words=words)
    assert (words == padded(batch.legal_bitmask())).all()


@pytest.mark.parametrize("edition", ["saboteur-lv", "gobblings-advanced"])
def test_a_game_dealt_into_a_used_record_is_like_a_new_one(edition: str) -> None:
    batch = Batch(edition, seats=4, games=6, seed=20)
    words = batch.legal_bitmask()
    for call in range(150):
        batch.play([UNIFORM], call)
    batch.reset([4, 1], words)
    batch.reset(np.arange(6) == 3, words)
    fresh = Batch(edition, seats=4, games=3, seed=26)
    for new, old in enumerate([4, 1, 3]):
        assert batch.state(old) == fresh.state(new)
        assert (words[old] == fresh.legal_bitmask()[new]).all()
    again = batch.copy([4, 1, 3])
    for call in range(150):
        again.play([UNIFORM], call)
        fresh.play([UNIFORM], call)
    assert [again.state(game) for game in range(3)] == [fresh.state(game) for game in range(3)]


FEW = (0, 3, 63, 64, 200, 201, 255, 256, 6 * 64 + 31)
ROCKFALL = (*range(6), *range(130, 130 + 60), 6 * 64 + 5)
"""A card that may go to many places is one word with many moves."""
MANY = tuple(range(64, 64 * 6))
"""More moves than a byte can tell."""
LATE = (5, *range(64 * 190, 64 * 190 + 20), 64 * 192 + 63)


@pytest.mark.parametrize(
    ("rows", "legal"),
    [(9, FEW), (14, FEW), (14, (*FEW, 13 * 64 + 63)), (14, ROCKFALL), (14, MANY), (193, LATE)],
)
def test_all_legal_moves_are_chosen_equally_often(rows: int, legal: tuple[int, ...]) -> None:
    words = np.zeros((400, rows), np.uint64)
    for move in legal:
        words[:, move // 64] |= np.uint64(1 << move % 64)
    pick = make_sampler(padded(words), seed=2)
    chosen = Counter(move for _ in range(5 * len(legal)) for move in pick().tolist())
    assert set(chosen) == set(legal)
    mean = chosen.total() / len(legal)
    # Six standard deviations.
    assert all(abs(count - mean) < 6 * mean**0.5 for count in chosen.values())


@pytest.mark.parametrize("most", [20, 64 * 14])
def test_each_game_chooses_among_its_own(most: int) -> None:
    chance = np.random.default_rng(4)
    words = np.zeros((300, 14), np.uint64)
    for row in words:
        for move in chance.integers(0, 64 * 14, chance.integers(1, most)).tolist():
            row[move // 64] |= np.uint64(1 << move % 64)
    pick = make_sampler(padded(words), seed=5)
    legal = [set(bit_indices(row).tolist()) for row in words]
    for _ in range(200):
        assert all(move in among for move, among in zip(pick().tolist(), legal, strict=True))


@pytest.mark.parametrize("edition", ["saboteur-lv", "gobblings"])
def test_wrong_arrays_are_refused_before_compiled_code_runs(edition: str) -> None:
    batch = Batch(edition, seats=4, games=3, seed=1)
    rows = batch.legal_bitmask().shape[1]
    none = np.full(3, -1)
    with pytest.raises(ValueError, match="words each"):
        batch.legal_bitmask(np.zeros((3, rows - 1), np.uint64))
    with pytest.raises(ValueError, match="words each"):
        batch.step(none, np.zeros((2, rows), np.uint64))
    with pytest.raises(ValueError, match="words each"):
        batch.reset([0], np.zeros((3, rows), np.int64))
    with pytest.raises(ValueError, match="moves are below"):
        batch.step([0, rows * 64, 0])
    assert batch.games["moves"].tolist() == [0, 0, 0]
