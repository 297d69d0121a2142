"""Names a newcomer can guess: the naming rules of CONTRIBUTING that a machine can check."""

import ast
import re
from collections import defaultdict
from pathlib import Path

import foolsgold
from tests.support.paths import ROOT

PACKAGE = Path(foolsgold.__file__).parent
MODULES = sorted(
    file.relative_to(PACKAGE)
    for file in PACKAGE.rglob("*.py")
    if file.name not in ("__init__.py", "__main__.py") and "migrations" not in file.parts
)
TOOLS = sorted(file.relative_to(ROOT) for file in (ROOT / "tools").rglob("*.py"))
TESTS = sorted(file.relative_to(ROOT) for file in (ROOT / "tests").rglob("*.py"))
HELPERS = [file for file in TESTS if not file.name.startswith(("test_", "conftest", "__init__"))]
PAGE_FILES = sorted(
    file.relative_to(ROOT) for file in (ROOT / "web" / "src").rglob("*") if file.is_file()
)
GLOSSARY = (ROOT / "docs" / "internals" / "glossary.md").read_text("utf-8")
MAX_LINES = 400
MAX_MODULES_IN_SERVER_PACKAGE = 12

GERUNDS = {
    "bot_timing": "timing is a noun",
    "error_matching": "matching is a noun",
    "fd_passing": "the operating system's own term",
    "gold_sampling": "sampling is a noun",
    "padding": "padding is a noun",
    "scoring": "what the rules call it",
}
"""Modules in -ing, and why."""
LONG_MODULES = {
    "tests/browser/players.py": "one class: a person at the page",
    "tools/measure/input_latency.py": "one measurement, with its script for the page",
    "kernel/learner_batch.py": "one class, the interface for learners",
    "kernel/saboteur/distances.py": "one compiled algorithm",
    "play/game.py": "one class, the public interface",
}
"""Modules of more than MAX_LINES, and why."""
RETIRED = {
    word
    for row in re.findall(r"^\| (`[^|]*) \|", GLOSSARY.split("## Retired words")[1], re.MULTILINE)
    for word in re.findall(r"`(\w+)`", row)
}
"""Words that once named parts of the program; the glossary has their successors."""
TWIN_WORLDS = {"twin_worlds", "test_agrees_with_twin_worlds"}
"""Modules of tests about worlds that a seat cannot tell apart, for which the glossary keeps it."""


def _words(name: str) -> set[str]:
    """The words of a name, of CamelCase as of snake_case."""
    return set(re.findall(r"[a-z]+", re.sub(r"(?<!^)(?=[A-Z][a-z])", "_", name).lower()))


def _path(file: Path) -> Path:
    """Modules of the package are named without its folder."""
    return (ROOT if file.parts[0] in ("tests", "tools") else PACKAGE) / file


def _text(file: Path) -> str:
    return _path(file).read_text("utf-8")


def _definitions(file: Path) -> list[ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef]:
    tree = ast.parse(_text(file))
    return [
        node
        for node in ast.walk(tree)
        if isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef)
    ]


def test_modules_are_nouns() -> None:
    files = [*MODULES, *TOOLS, *HELPERS]
    gerunds = {file.stem for file in files if file.stem.endswith("ing")}
    assert gerunds == set(GERUNDS)


def test_long_modules_have_a_reason() -> None:
    long = {
        file.as_posix()
        for file in [*MODULES, *TOOLS, *HELPERS]
        if _text(file).count("\n") > MAX_LINES
    }
    assert long == set(LONG_MODULES)


def test_no_package_of_the_server_is_crowded() -> None:
    packages = [folder for folder in (PACKAGE / "server").rglob("*") if folder.is_dir()]
    crowded = {
        folder.name
        for folder in packages
        if len([file for file in folder.glob("*.py") if file.name != "__init__.py"])
        > MAX_MODULES_IN_SERVER_PACKAGE
    }
    assert crowded == set()


def test_limits_are_called_max() -> None:
    constants = re.compile(r"^ *(MOST_[A-Z_]+)\b(?! = \")", re.MULTILINE)
    found = {
        match[1] for file in [*MODULES, *TOOLS, *TESTS] for match in constants.finditer(_text(file))
    }
    assert found == set()


def test_retired_words_stay_retired() -> None:
    assert len(RETIRED) > 50
    names = {part for file in MODULES for part in (*file.parts[:-1], file.stem)}
    names |= {part for file in [*TOOLS, *TESTS] for part in (*file.parts[:-1], file.stem)}
    names |= {part.split(".")[0] for file in PAGE_FILES for part in file.parts}
    names |= {node.name for file in [*MODULES, *TOOLS] for node in _definitions(file)}
    assert {name for name in names if _words(name) & RETIRED} == TWIN_WORLDS


def test_a_class_name_means_one_thing() -> None:
    """The two games use one name for one part; a change is stored and sent under one name."""
    homes = defaultdict(set)
    for file in [*MODULES, *TOOLS]:
        for node in _definitions(file):
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                home = re.sub(r"saboteur|gobblings", "game", file.as_posix())
                homes[node.name].add("change" if home in CHANGES else home)
    assert {name: sorted(files) for name, files in homes.items() if len(files) > 1} == {}


CHANGES = ("server/table/stored_changes.py", "wire/frames.py")


def test_the_rules_notice_what_breaks_them() -> None:
    assert _words("HallKeeper") == {"hall", "keeper"}
    assert _words("let_porter_in") & RETIRED
    assert _words("SquareButton") & RETIRED
    assert not _words("RoomRegistry") & RETIRED
