"""A light core: games, words and the terminal need four packages; the rest is an extra."""

import json
import subprocess
import sys
import tomllib
from importlib import metadata
from pathlib import Path
from typing import Any

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

import foolsgold
from foolsgold.cli.extras import needs
from foolsgold.locales.words import LANGUAGES

ROOT = Path(__file__).parents[2]
PYPROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
MODULES = {"pillow": "PIL"}
"""What packages are called in Python, where it is another name."""
CORE = {"click", "fluent-syntax", "msgspec", "rich"}
SERVER_COMMANDS = (
    ["--lang", "en"],
    ["serve"],
    ["join", "http://localhost:1/ABC234"],
    ["load"],
    ["backup", "tables.txt"],
    ["restore", "tables.txt"],
)


def needed_by(name: str, found: set[str]) -> set[str]:
    """A package and all that it needs without extras."""
    if name not in found:
        found.add(name)
        for text in metadata.requires(name) or ():
            requirement = Requirement(text)
            if requirement.marker is None or requirement.marker.evaluate({"extra": ""}):
                needed_by(canonicalize_name(requirement.name), found)
    return found


def hidden_modules() -> list[str]:
    """All installed modules that do not belong to the core."""
    core = needed_by("foolsgold", set())
    return [
        module
        for module, owners in metadata.packages_distributions().items()
        if not core & {canonicalize_name(owner) for owner in owners}
    ]


def with_the_core_only(*commands: tuple[str, ...]) -> list[dict[str, Any]]:
    asked = {"hidden": hidden_modules(), "commands": commands}
    done = subprocess.run(
        [sys.executable, ROOT / "tests" / "core_only.py"],
        input=json.dumps(asked),
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    answers: list[dict[str, Any]] = json.loads(done.stdout)
    return answers


def test_the_core_is_four_packages() -> None:
    names = {Requirement(text).name for text in PYPROJECT["project"]["dependencies"]}
    assert names == CORE


def test_a_checkout_has_all_extras() -> None:
    extras = PYPROJECT["project"]["optional-dependencies"]
    assert set(extras) == {"client", "server", "kernel", "research", "all"}
    assert extras["all"] == ["foolsgold[client,server,kernel,research]"]
    assert "foolsgold[all]" in PYPROJECT["dependency-groups"]["dev"]


def test_no_extra_may_be_imported_by_the_core() -> None:
    """Every package of every extra stands in the contract that the linter of imports checks."""
    contracts = PYPROJECT["tool"]["importlinter"]["contracts"]
    light = next(contract for contract in contracts if contract["name"].startswith("A light core"))
    extras = PYPROJECT["project"]["optional-dependencies"]
    for text in (text for extra in extras.values() for text in extra):
        if not text.startswith("foolsgold["):
            name = Requirement(text).name
            assert MODULES.get(name, name.replace("-", "_")) in light["forbidden_modules"]


def test_hiding_hides_the_extras() -> None:
    hidden = set(hidden_modules())
    assert {"litestar", "sqlalchemy", "websockets", "httpx", "babel", "pytest"} <= hidden
    assert not hidden & {"foolsgold", "msgspec", "click", "rich", "fluent"}


def test_the_core_plays_and_studies(tmp_path: Path) -> None:
    record = str(tmp_path / "game.txt")
    playing = ("play", "--seats", "3", "--seed", "7", "--name", "Anna", "--record", record)
    play, replay, editions, rules, simulate, bench, version, helping = with_the_core_only(
        playing,
        ("replay", record, "--plain"),
        ("editions", "--lang", "fa"),
        ("rules", "gobblings", "--lang", "uk"),
        ("simulate", "--games", "2", "--json"),
        ("bench", "--edition", "saboteur-en", "--rounds", "2", "--json"),
        ("--version",),
        ("--help", "--lang", "he"),
    )
    for answer in (play, replay, editions, rules, simulate, bench, version, helping):
        assert answer["code"] == 0, answer
        assert answer["err"] == ""
    assert foolsgold.Game.from_record(Path(record).read_text("utf-8")).is_over
    assert all(edition in editions["out"] for edition in foolsgold.editions())
    assert json.loads(simulate["out"])["games"] == 2


def test_what_needs_an_extra_says_so_in_one_sentence() -> None:
    commands = [(*command, "--lang", lang) for lang in LANGUAGES for command in SERVER_COMMANDS]
    answers = with_the_core_only(*commands)
    for command, answer in zip(commands, answers, strict=True):
        assert answer["code"] == 2, (command, answer)
        assert answer["out"] == ""
        assert answer["err"].count("\n") == 1
        assert 'pip install "foolsgold[server]"' in answer["err"]
        assert "foolsgold play" in answer["err"]
    assert len({answer["err"] for answer in answers}) == len(LANGUAGES)


def test_the_kernel_says_so_too() -> None:
    commands = [("bench", "--kernel", "--lang", lang) for lang in LANGUAGES]
    answers = with_the_core_only(*commands)
    for answer in answers:
        assert answer["code"] == 2, answer
        assert answer["err"].count("\n") == 1
        assert 'pip install "foolsgold[kernel]"' in answer["err"]
    assert len({answer["err"] for answer in answers}) == len(LANGUAGES)


def test_importing_the_package_or_the_kernel_brings_no_compiler() -> None:
    asked = "import sys, foolsgold, foolsgold.kernel; print({'numba', 'numpy'} & set(sys.modules))"
    done = subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True, check=True)
    assert done.stdout == "set()\n"


def test_a_module_of_our_own_that_is_not_there_is_a_mistake() -> None:
    with pytest.raises(ModuleNotFoundError), needs("server"):
        import foolsgold.no_such_module  # type: ignore[import-not-found]  # that is the point  # noqa: F401
