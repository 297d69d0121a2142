"""A light core: games, words and the terminal need four packages; the rest is an extra."""

import json
import pickle
import subprocess
import sys
import tomllib
from importlib import metadata
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

import foolsgold
from foolsgold.base.extras import MissingExtraError, install_command, requires
from foolsgold.locales.translator import LANGUAGES
from tests.support.paths import ROOT

PYPROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
MODULES = {"pillow": "PIL"}
"""What packages are called in Python, where it is another name."""
CORE = {"click", "fluent-syntax", "msgspec", "rich"}
NEEDED = (
    (["--lang", "en"], "server"),
    (["serve"], "server"),
    (["join", "http://localhost:1/ABC234"], "client"),
    (["load"], "server"),
    (["backup", "tables.txt"], "server"),
    (["restore", "tables.txt"], "server"),
    (["bench", "--kernel"], "kernel"),
    (["mcp"], "mcp"),
)
"""Commands, and the extras that they need."""


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
        [sys.executable, ROOT / "tests" / "repo" / "core_only.py"],
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
    assert set(extras) == {"client", "server", "kernel", "research", "mcp", "all"}
    assert extras["all"] == ["foolsgold[client,server,kernel,research,mcp]"]
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


@pytest.mark.parametrize("extra", ["client", "server", "kernel", "mcp"])
def test_what_needs_an_extra_says_so_in_one_sentence(extra: str) -> None:
    commands = [command for command, needed in NEEDED if needed == extra]
    asked = [(*command, "--lang", lang) for lang in LANGUAGES for command in commands]
    answers = with_the_core_only(*asked)
    for command, answer in zip(asked, answers, strict=True):
        assert answer["code"] == 2, (command, answer)
        assert answer["out"] == ""
        assert answer["err"].count("\n") == 1
        assert install_command(extra) in answer["err"]
    assert len({answer["err"] for answer in answers}) == len(LANGUAGES)


@pytest.mark.parametrize(
    ("statement", "extra"),
    [
        ("from foolsgold.client import RemoteTable", "client"),
        ("from foolsgold.kernel import Batch", "kernel"),
    ],
)
def test_an_import_that_needs_an_extra_names_it(statement: str, extra: str) -> None:
    """A program gets an `ImportError` that says how to install what is missing."""
    (answer,) = with_the_core_only(("-c", statement))
    assert answer["code"] == 1
    assert f"foolsgold[{extra}]" in answer["err"], answer
    assert answer["out"] == "ImportError"


def test_a_missing_extra_survives_a_process_boundary() -> None:
    error = pickle.loads(pickle.dumps(MissingExtraError("client")))  # noqa: S301 - our own
    assert error.extra == "client"
    assert str(error) == str(MissingExtraError("client"))


@pytest.mark.parametrize(
    ("files", "command"),
    [
        ({"INSTALLER": "pip\n"}, 'pip install "foolsgold[server]"'),
        (
            {"INSTALLER": "uv", "direct_url.json": '{"url": "file:///a%20b/foolsgold.whl"}'},
            'uv pip install "foolsgold[server] @ file:///a%20b/foolsgold.whl"',
        ),
        (
            {"direct_url.json": '{"url": "file:///src", "dir_info": {"editable": true}}'},
            'pip install "foolsgold[server] @ file:///src"',
        ),
    ],
)
def test_an_extra_comes_from_where_the_package_came_from(
    files: dict[str, str], command: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    installed = SimpleNamespace(read_text=files.get)
    monkeypatch.setattr(metadata, "distribution", lambda _: installed)
    assert install_command("server") == command


def test_importing_the_package_or_the_kernel_brings_no_compiler() -> None:
    asked = "import sys, foolsgold, foolsgold.kernel; print({'numba', 'numpy'} & set(sys.modules))"
    done = subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True, check=True)
    assert done.stdout == "set()\n"


def test_a_module_of_our_own_that_is_not_there_is_a_mistake() -> None:
    with pytest.raises(ModuleNotFoundError), requires("server"):
        import foolsgold.no_such_module  # type: ignore[import-not-found]  # that is the point  # noqa: F401
