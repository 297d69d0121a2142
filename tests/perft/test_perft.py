"""Move sequences counted to a depth: a rule cannot change without a number changing."""

import re
from pathlib import Path

import pytest

from foolsgold import Game, editions
from foolsgold.base.rng import Rng
from foolsgold.study.perft import divide, perft

LINES = [
    line
    for file in sorted(Path(__file__).parent.glob("*.perft"))
    for line in file.read_text(encoding="utf-8").splitlines()
]


def test_every_edition_is_counted() -> None:
    assert {line.partition(" ")[0] for line in LINES} == set(editions())


@pytest.mark.parametrize("line", LINES)
def test_the_counts_are_what_they_were(line: str) -> None:
    told = re.fullmatch(r"(\S+) seats (\d+) seed (\d+) after (\d+): ([\d ]+)", line)
    assert told is not None
    edition, counts = told[1], [int(count) for count in told[5].split()]
    seats, seed, after = int(told[2]), int(told[3]), int(told[4])
    game = Game(edition, seats, seed)
    rng = Rng(seed)
    for _ in range(after):
        game.play(rng.choice(game.legal_moves))
    found = [perft(game, depth) for depth in range(1, len(counts) + 1)]
    assert found == counts, divide(game, 2)


def test_the_parts_of_a_count_add_up() -> None:
    game = Game("saboteur-en", seats=4, seed=3)
    assert sum(divide(game, 2).values()) == perft(game, 2)
    assert perft(game, 0) == 1
