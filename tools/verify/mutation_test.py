"""Plants errors in a copy of a game's kernel and reports after how many steps each is found.

One copy holds all errors, each switched on by a field of the game record, so that it is compiled
only once.
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

ROOT = Path(__file__).parents[2]
MAX_EXAMPLES = 400
MAX_STEPS, MAX_GAME_STEPS = 40_000, 320
"""Limits for one error and for one game."""

Mutation: TypeAlias = tuple[str, str, str, str]
"""Description, file, correct code, and wrong code, in which `{f}` is true if the error is on."""


def plant_errors(folder: Path, game: str, record: str, mutations: tuple[Mutation, ...]) -> None:
    """Copies the package to a folder with all errors; the kernel calls its record `record`."""
    shutil.copytree(ROOT / "src" / "foolsgold", folder / "foolsgold")
    kernel = folder / "foolsgold" / "kernel" / game
    beyond, fault = (f'        ("{field}", np.uint8),\n' for field in ("beyond", "fault"))
    replace_once(kernel / "record_layout.py", beyond, beyond + fault)
    for number, (_, name, correct, wrong) in enumerate(mutations, 1):
        replace_once(kernel / name, correct, wrong.format(f=f"({record}.fault == {number})"))


def replace_once(file: Path, old: str, new: str) -> None:
    """Replaces text that must occur exactly once."""
    text = file.read_text()
    assert text.count(old) == 1, (file.name, old, text.count(old))
    file.write_text(text.replace(old, new))


def search_disagreement(
    mutations: tuple[Mutation, ...],
    deal: Callable[..., Any],
    editions: Any,
    play_styles: tuple[Any, ...],
) -> None:
    """Plays until each error is found; `deal` makes an `EnginePair` of edition, seats and seed."""
    # Imported late, once `foolsgold` is the copy with the errors.
    from foolsgold.base.rng import Rng  # noqa: PLC0415

    fault = steps = 0

    @given(
        editions,
        st.data(),
        st.integers(0, 2**64 - 1),
        st.sampled_from(play_styles),
        st.integers(0, 2**32),
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
        # Deals again, now with the error: it may be in the deal.
        pair.games["fault"] = fault
        seeds = pair.games["seed"][:, -1].copy()
        deal_arguments = np.zeros(1, np.int64), seeds, np.zeros((0, 0), np.uint64)
        pair.twin.deal(pair.games, pair.table, *deal_arguments, pair.work)
        while not pair.is_over and pair.steps < MAX_GAME_STEPS:
            pair.games["fault"] = fault
            steps += 1
            pair.step(choose, rng)
        pair.check_end()

    caught = 0
    for number, (what, *_) in enumerate(mutations, 1):
        fault, steps, found = number, 0, "not found"
        try:
            compare()
        except (AssertionError, LookupError) as disagreement:
            # A `LookupError`: the kernel lists moves that no card in the hand allows.
            caught += 1
            found = str(disagreement).split(":")[0][:60]
        print(f"{number:2} {steps:7,} steps  {what}: {found}", flush=True)
    print(f"{caught} of {len(mutations)} errors found")


def run(
    game: str, record: str, mutations: tuple[Mutation, ...], search: Callable[[], None]
) -> None:
    """Runs `search` with `foolsgold` imported from a temporary copy with the errors."""
    with TemporaryDirectory() as folder:
        plant_errors(Path(folder), game, record, mutations)
        sys.path[:0] = [folder, str(ROOT)]
        search()
