"""The tools: recipes run and document all of them; mutation tests fit the kernel they mutate."""

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from foolsgold.games.catalogue import GAMES
from tests.support.paths import ROOT
from tests.support.scripts import load_script

TOOLS = {path.relative_to(ROOT).as_posix(): path for path in ROOT.glob("tools/**/*.py")}
JUSTFILE = (ROOT / "justfile").read_text("utf-8")
NAMES = [rules.name for rules in GAMES]
RECORDS = {"saboteur": "g", "gobblings": "game"}
"""What the compiled code calls its record."""


def run_by_recipes() -> set[str]:
    """The tools that recipes run; `{{game}}` stands for each game."""
    named = re.findall(r"tools/[\w/{}]+\.py", JUSTFILE)
    return {path.replace("{{game}}", name) for path in named for name in NAMES}


def test_every_recipe_says_what_it_does() -> None:
    done = subprocess.run(
        [Path(sys.executable).with_name("just"), "--dump", "--dump-format", "json"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    recipes: dict[str, Any] = json.loads(done.stdout)["recipes"]
    assert [name for name, recipe in recipes.items() if not recipe["doc"]] == []


def test_recipes_run_every_tool_that_no_other_tool_imports() -> None:
    imported = {
        module
        for path in TOOLS.values()
        for module in re.findall(r"^from (\w+) import", path.read_text("utf-8"), re.MULTILINE)
    }
    alone = {name for name, path in TOOLS.items() if path.stem not in imported}
    assert alone <= run_by_recipes() <= TOOLS.keys()


@pytest.mark.parametrize("game", NAMES)
def test_every_planted_error_replaces_code_of_the_kernel(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(ROOT / "tools" / "verify")
    mutations = load_script(f"tools/verify/mutation_test_{game}.py").MUTATIONS
    tool = load_script("tools/verify/mutation_test.py")
    assert len(mutations) > 20
    # It fails unless every piece of correct code is there exactly once.
    tool.plant_errors(tmp_path, game, RECORDS[game], mutations)
    kernel = tmp_path / "foolsgold" / "kernel" / game
    code = [path.read_text("utf-8") for path in kernel.glob("*.py")]
    for text in code:
        compile(text, game, "exec")
    for number in range(1, len(mutations) + 1):
        assert any(f"({RECORDS[game]}.fault == {number})" in text for text in code)
