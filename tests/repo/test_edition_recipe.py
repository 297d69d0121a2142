"""The recipe for an edition, followed to the letter in a copy: nothing unrelated may fail."""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from foolsgold.locales.translator import LANGUAGES
from tests.support.paths import ROOT
from tests.support.profiles import IS_EXPLORE_PROFILE
from tests.support.timeouts import TIMEOUT_SECONDS

JUSTFILE = (ROOT / "justfile").read_text("utf-8")
EDITION = "saboteur-moles"
FILE = f"""# A throw-away edition: a card no other has, and switches set otherwise.

id = "{EDITION}"
extends = "common"

first_player = "agreed"  # S3
connected = true  # S6
min_path_cards = 0  # S17
goals_together = "one"  # S20
misfit = "engine"  # S19
round_end = "forced-pass-circle"  # S22
discard_pile = "mixed"  # S13
gold_cards = "diggers"  # S24
ten_player_cap = "none"  # S25
gold_sharing = "one-each"  # S26
gold_reshuffle = true  # S32
next_starter = "last-path"  # S33
break_self = false  # S11

[deck.mends]  # D
"pick+lamp+cart" = 2

[roles]  # S1
3 = {{ saboteurs = 1, diggers = 3 }}
4 = {{ saboteurs = 1, diggers = 4 }}
5 = {{ saboteurs = 2, diggers = 4 }}
"""
RELATED = ("tests/repo", "tests/locales/test_translations.py", "tests/golden", "tests/perft")
"""What asks something of every edition."""
OTHERS = f"test_golden and not {EDITION} or test_perft and not {EDITION} or test_marks_and_digits"
"""Games and counts of the editions that were there before, and how numbers are written: asked again
only by `explore`."""
GAMES = ("tests/games", "tests/play", "tests/base", "tests/properties")
NOT_THE_EDITION = (
    "test_edition_recipe", "test_wheel", "test_light_core", "test_page_weight", "test_a_checkout",
    "test_version", "test_deploy", "kernel",
)  # fmt: skip
"""They build, install, compile and serve, or look at what is not in a copy."""


def recipe() -> str:
    """What the recipes say about adding an edition."""
    text = (ROOT / "docs/internals/recipes.md").read_text("utf-8")
    found = re.search(r"## An edition\n(.*?)\n## ", text, re.DOTALL)
    assert found is not None
    return found[1]


@pytest.fixture
def copy(tmp_path: Path) -> Iterator[Path]:
    """The project as git knows it, and a repository of its own."""
    listed = subprocess.run(
        ["git", "ls-files", "-co", "--exclude-standard"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    for name in listed.stdout.splitlines():
        if (ROOT / name).is_file():
            (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(ROOT / name, tmp_path / name)
    subprocess.run(["git", "init", "-q"], cwd=tmp_path, check=True)
    subprocess.run(["git", "add", "-A"], cwd=tmp_path, check=True)
    yield tmp_path
    shutil.rmtree(tmp_path)


def edit(copy: Path, name: str, old: str, new: str) -> None:
    """Changes a file by hand, one that the recipe names."""
    told = name.removeprefix("src/foolsgold/").replace("saboteur", "<game>")
    assert f"`{told}`" in recipe(), told
    text = (copy / name).read_text("utf-8")
    assert old in text, name
    (copy / name).write_text(text.replace(old, new, 1), "utf-8")


def run(copy: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PYTHONPATH": f"{copy / 'src'}"}
    return subprocess.run(
        [sys.executable, *arguments],
        cwd=copy,
        env=environment,
        capture_output=True,
        text=True,
        timeout=4 * TIMEOUT_SECONDS,
        check=False,
    )


def test_an_edition_with_a_new_card_value_takes_what_the_recipe_says(copy: Path) -> None:
    folder = "src/foolsgold/games/saboteur"
    assert "`games/<game>/editions/ID.toml`" in recipe()
    (copy / folder / "editions" / f"{EDITION}.toml").write_text(FILE, "utf-8")
    last = '"saboteur-en"'
    edit(copy, f"{folder}/__init__.py", f"{last},\n", f'{last},\n    "{EDITION}",\n')
    edit(copy, "README.md", "`saboteur-en`,", f"`saboteur-en`, `{EDITION}`,")
    for lang in LANGUAGES:
        title = "title-saboteur-en ="
        words = f"src/foolsgold/locales/ftl/{lang}/saboteur.ftl"
        text = (copy / words).read_text("utf-8")
        assert "`locales/ftl/*/<game>.ftl`" in recipe()
        (copy / words).write_text(
            text.replace(title, f"title-{EDITION} = {lang} moles\n{title}"), "utf-8"
        )
    for task in ("just wire", "just golden ID"):
        assert f"`{task}`" in recipe()
        name = task.split()[1]
        script = re.search(rf"^{name}(?: \*editions)?:\n((?:    .*\n)+)", JUSTFILE, re.MULTILINE)
        assert script is not None
        for line in script[1].replace("{{editions}}", EDITION).splitlines():
            done = run(copy, *line.split()[1:])
            assert done.returncode == 0, done.stderr
    changed = subprocess.run(
        ["git", "diff", "--name-only"], cwd=copy, capture_output=True, text=True, check=True
    ).stdout.splitlines()
    assert not [name for name in changed if "golden/" in name], "other games were rewritten"
    parts = [*RELATED, *(GAMES if IS_EXPLORE_PROFILE else ())]
    skipped = " and ".join(f"not {name}" for name in NOT_THE_EDITION)
    skipped += "" if IS_EXPLORE_PROFILE else f" and not ({OTHERS})"
    done = run(copy, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", "-k", skipped, *parts)
    assert done.returncode == 0, done.stdout[-3000:]
