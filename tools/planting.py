"""Plants errors in a copy of a game's kernel and says after how many steps each is found.

One copy holds them all, each behind a number in the game's record, so that it is compiled once.
"""

import shutil
import sys
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, TypeAlias

import numpy as np
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

ROOT = Path(__file__).parents[1]
MAX_EXAMPLES = 400
MAX_STEPS, MAX_GAME_STEPS = 40_000, 320
"""Steps until an error counts as not found, and steps of one game."""

Mutation: TypeAlias = tuple[str, str, str, str]
"""What is wrong, in which file, the sound line, and the wrong one: `{f}` is true if it is."""


def run_mutations(folder: Path, game: str, record: str, planted: tuple[Mutation, ...]) -> None:
    """Writes all errors into a copy of the sources there; `record` is what the code calls it."""
    shutil.copytree(ROOT / "src" / "foolsgold", folder / "foolsgold")
    kernel = folder / "foolsgold" / "kernel" / game
    layout = kernel / "layout.py"
    marked = '        ("beyond", np.uint8),\n'
    layout.write_text(layout.read_text().replace(marked, f'{marked}        ("fault", np.uint8),\n'))
    for number, (what, name, sound, wrong) in enumerate(planted, 1):
        path = kernel / name
        text = path.read_text()
        assert text.count(sound) == 1, (what, text.count(sound))
        path.write_text(text.replace(sound, wrong.format(f=f"({record}.fault == {number})")))


def search_disagreement(
    planted: tuple[Mutation, ...], deal: Callable[..., Any], editions: Any, ways: tuple[Any, ...]
) -> None:
    """Plays until each error shows; `deal` makes a pair of an edition, seats and a seed."""
    # Not before the copy with the errors is what `foolsgold` means.
    from foolsgold.base.rng import Rng  # noqa: PLC0415

    fault = steps = 0

    @given(
        editions, st.data(), st.integers(0, 2**64 - 1), st.sampled_from(ways), st.integers(0, 2**32)
    )
    @settings(
        max_examples=MAX_EXAMPLES,
        phases=[Phase.generate],
        derandomize=True,
        deadline=None,
        database=None,
        report_multiple_bugs=False,
    )
    def compare(edition: Any, data: st.DataObject, seed: int, choose: Any, luck: int) -> None:
        nonlocal steps
        if steps >= MAX_STEPS:
            return
        pair, rng = deal(edition, data.draw(st.integers(*edition.seats)), seed), Rng(luck)
        # An error may lie in the deal, which comes before the first step.
        pair.games["fault"] = fault
        seeds = pair.games["seed"][:, -1].copy()
        again = np.zeros(1, np.int64), seeds, np.zeros((0, 0), np.uint64)
        pair.twin.deal(pair.games, pair.table, *again, pair.work)
        while not pair.is_over and pair.steps < MAX_GAME_STEPS:
            pair.games["fault"] = fault
            steps += 1
            pair.step(choose, rng)
        pair.check_end()

    caught = 0
    for number, (what, *_) in enumerate(planted, 1):
        fault, steps, found = number, 0, "not found"
        try:
            compare()
        except (AssertionError, LookupError) as disagreement:
            # A `LookupError`: moves were listed that no card of the readable hand can make.
            caught += 1
            found = str(disagreement).split(":")[0][:60]
        print(f"{number:2} {steps:7,} steps  {what}: {found}", flush=True)
    print(f"{caught} of {len(planted)} errors found")


def run(game: str, record: str, planted: tuple[Mutation, ...], search: Callable[[], None]) -> None:
    """Plants in a folder that goes afterwards, and searches with that copy in place of ours."""
    with TemporaryDirectory() as made:
        run_mutations(Path(made), game, record, planted)
        sys.path[:0] = [made, str(ROOT)]
        search()
