"""Runs every example as a user would, and the notebook cell by cell without Jupyter."""

import json
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.support.paths import ROOT
from tests.support.timeouts import TIMEOUT_SECONDS

EXAMPLES = ROOT / "examples"
PROGRAMS = {
    "analyse_a_record": "lies about a goal",
    "ask_the_referee": "saboteur-lv: refused by R37",
    "play_a_game": "Won by",
    "play_at_a_server": "Seats of the winners: (",
    "simulate_a_bot": "tunneller: ",
}
"""Each program, and what it must print: one that prints nothing has shown nothing."""
TESTED_ELSEWHERE = {"train_policy": "tests/envs/test_train_policy.py"}
"""Programs that take minutes, or need what the project does not install."""
MIN_LINES, MAX_LINES = 15, 60


NOTEBOOKS: dict[str, Callable[[dict[str, Any]], bool]] = {
    "quickstart": lambda found: found["game"].is_over and found["again"] == found["game"],
    "environments": lambda found: len(found["won"]) > 100 and len(found["told"]["roles"]) == 4,
}
"""Each notebook, and what must be true at its end."""
each_notebook = pytest.mark.parametrize("name", NOTEBOOKS)


def notebook(name: str) -> Any:
    return json.loads((EXAMPLES / f"{name}.ipynb").read_text("utf-8"))


def test_every_example_is_tested_and_listed() -> None:
    listed = (EXAMPLES / "README.md").read_text("utf-8")
    assert {
        path.stem for path in EXAMPLES.glob("*.py")
    } == PROGRAMS.keys() | TESTED_ELSEWHERE.keys()
    assert all((ROOT / test).exists() for test in TESTED_ELSEWHERE.values())
    assert {path.stem for path in EXAMPLES.glob("*.ipynb")} == set(NOTEBOOKS)
    for path in [*EXAMPLES.glob("*.py"), *EXAMPLES.glob("*.ipynb")]:
        assert f"]({path.name})" in listed


@pytest.mark.parametrize("name", PROGRAMS)
def test_an_example_runs_without_arguments(name: str, tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, EXAMPLES / f"{name}.py"],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=TIMEOUT_SECONDS,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert PROGRAMS[name] in done.stdout
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("name", PROGRAMS)
def test_an_example_is_short_and_says_what_it_shows(name: str) -> None:
    lines = (EXAMPLES / f"{name}.py").read_text("utf-8").splitlines()
    assert MIN_LINES <= len(lines) <= MAX_LINES
    assert re.match(r'"""[A-Z].+[.:]', lines[0])
    assert f"examples/{name}.py" in lines[2]


@each_notebook
def test_a_notebook_runs_from_top_to_bottom(name: str) -> None:
    namespace: dict[str, Any] = {}
    for number, cell in enumerate(notebook(name)["cells"]):
        if cell["cell_type"] == "code":
            code = compile("".join(cell["source"]), f"cell {number}", "exec")
            exec(code, namespace)  # noqa: S102 - our own example
    assert NOTEBOOKS[name](namespace)


@each_notebook
def test_a_notebook_has_the_format_and_no_outputs(name: str) -> None:
    whole = notebook(name)
    assert (whole["nbformat"], whole["nbformat_minor"]) == (4, 5)
    identifiers = [cell["id"] for cell in whole["cells"]]
    assert len(set(identifiers)) == len(identifiers)
    for cell in whole["cells"]:
        common = {"cell_type", "id", "metadata", "source"}
        code = {"execution_count", "outputs"} if cell["cell_type"] == "code" else set()
        assert set(cell) == common | code
        assert not cell.get("outputs")
        assert cell.get("execution_count") is None
