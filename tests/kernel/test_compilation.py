"""No waiting, and no dead end: what is compiled is kept, and where nothing can be, play goes on."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numba
import pytest

from foolsgold.base.extras import MissingExtraError
from foolsgold.base.messages import Message
from foolsgold.kernel.compilation import (
    EntryPoint,
    compiled_cache_folder,
    entry_point,
    inline,
    warm_up,
)
from foolsgold.locales.translator import LANGUAGES, translator_for

NO_NUMBA = """
import sys
sys.modules["numba"] = sys.modules["llvmlite"] = None
"""
WITHOUT_NUMBA = f"""{NO_NUMBA}
from foolsgold.kernel import RULES, UNIFORM, Batch, playout
from foolsgold.play.game import Game
batch = Batch("saboteur-lv", seats=5, games=2, seed=7)
print(batch.state(1) == Game("saboteur-lv", 5, 8).state)
legal = batch.ruleset.rules.legal_moves(batch.state(0))
print([batch.read(0, move) for move in batch.moves(0).tolist()] == list(legal))
print(playout(batch, [RULES, UNIFORM], chance=1).rounds)
Batch("saboteur-lv", seats=5, games=1)
"""
BENCH_WITHOUT_NUMBA = f"""{NO_NUMBA}
from foolsgold.cli.main import run
sys.exit(run(["bench", "--kernel", "--lang", "lv"]))
"""


@inline
def doubled(number: int) -> int:
    return 2 * number


@pytest.fixture(autouse=True)
def own_folder() -> Iterator[None]:
    """The folder is looked for once: again before and after each test."""
    compiled_cache_folder.cache_clear()
    yield
    compiled_cache_folder.cache_clear()


def compiled_in(folder: Path, monkeypatch: pytest.MonkeyPatch) -> list[Message]:
    """Compiles something small as if a program began now; what was said meanwhile."""
    monkeypatch.setenv("FOOLSGOLD_CACHE", str(folder))
    compiled_cache_folder.cache_clear()

    @entry_point
    def quadrupled(number: int) -> int:
        return doubled(doubled(number))

    said: list[Message] = []
    # However often it is asked for: what is there need not be told again.
    for _ in range(2):
        warm_up("small", [EntryPoint(quadrupled, (1,))], said.append)
    assert quadrupled(3) == 12
    return said


def test_a_folder_that_cannot_be_written_is_told_and_play_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # A folder below a file: not even the system's owner can write there.
    (tmp_path / "file").touch()
    folder = tmp_path / "file" / "below"
    for _ in range(2):
        first, second = compiled_in(folder, monkeypatch)
        assert first == Message("kernel-cache-unwritable", {"folder": str(folder)})
        assert second == Message("kernel-compiling-again", {"number": 1, "total": 1})
    told = {translator_for(language).translate(first) for language in LANGUAGES}
    assert len(told) == len(LANGUAGES)
    assert all(str(folder) in sentence for sentence in told)


def test_what_is_compiled_is_kept_and_nothing_is_said_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert [phrase.id for phrase in compiled_in(tmp_path, monkeypatch)] == ["kernel-compiling"]
    assert list(tmp_path.rglob("*.nbc"))
    assert compiled_in(tmp_path, monkeypatch) == []


def test_the_same_sources_in_another_place_are_not_compiled_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FOOLSGOLD_CACHE", str(tmp_path / "cache"))
    compiled_cache_folder.cache_clear()
    found = []
    for place in ("one", "another"):
        source = tmp_path / place / "small" / "sums.py"
        source.parent.mkdir(parents=True)
        source.write_text("def tripled(number):\n    return 3 * number\n", "utf-8")
        names: dict[str, Any] = {"__name__": "sums"}
        exec(compile(source.read_text("utf-8"), source, "exec"), names)  # noqa: S102 - our own
        tripled: Any = entry_point(names["tripled"])
        tripled.compile((numba.int64,))
        assert tripled(3) == 9
        found.append(tripled.stats.cache_hits.total())
    assert found == [0, 1]


def test_without_a_compiler_the_readable_rules_play() -> None:
    done = subprocess.run(
        [sys.executable, "-c", WITHOUT_NUMBA],
        capture_output=True,
        text=True,
        check=True,
        env={"LANG": "lv_LV.UTF-8", "PYTHONIOENCODING": "utf-8"},
    )
    assert done.stdout.splitlines() == ["True", "True", "2"]
    missing = MissingExtraError("kernel").message
    assert done.stderr == f"{translator_for('lv').translate(missing)}\n"


def test_the_bench_does_not_measure_for_hours_what_is_not_compiled() -> None:
    done = subprocess.run(
        [sys.executable, "-c", BENCH_WITHOUT_NUMBA],
        capture_output=True,
        text=True,
        check=False,
        env={"PYTHONIOENCODING": "utf-8"},
    )
    assert done.returncode == 2
    assert done.stdout == ""
    missing = MissingExtraError("kernel").message
    assert done.stderr == f"{translator_for('lv').translate(missing)}\n"
