"""The page on how it hangs together names real files and what is really defined in them."""

import ast
import re
from pathlib import Path

import pytest

from tests.support.paths import ROOT

PAGE_FOLDER = ROOT / "docs" / "internals"
PAGE = (PAGE_FOLDER / "architecture.md").read_text("utf-8")
PROSE = re.sub(r"```.*?```", "", PAGE, flags=re.DOTALL)
CODE = sorted(set(re.findall(r"`([^`\n]+)`", PROSE)))
NAMED = [code for code in CODE if "/" in code or "::" in code or re.search(r"\.(py|ts|md)\b", code)]
"""Everything in backticks that could be a place; the explanation of the form itself is none."""
PLACES = [code for code in NAMED if code != "file::name"]
LINKS = re.findall(r"\]\(([^)#]+)", PROSE)


def home(place: str) -> Path:
    """Where a path on the page begins."""
    outside = place.startswith(("web/", "docs/", "tests/", "src/"))
    return ROOT / place if outside else ROOT / "src" / "foolsgold" / place


@pytest.mark.parametrize("place", PLACES)
def test_every_place_is_there(place: str) -> None:
    path, _, name = place.partition("::")
    file = home(path)
    assert file.is_dir() if path.endswith("/") else file.is_file(), path
    if name:
        text = file.read_text("utf-8")
        known = names_of(ast.parse(text)) if file.suffix == ".py" else names_in_page(text)
        assert name in known, place


def names_of(tree: ast.Module) -> set[str]:
    """What a Python file defines: `name`, and `Class.member`."""
    return {name for node in tree.body for name in defined(node)}


def defined(node: ast.stmt) -> list[str]:
    match node:
        case ast.FunctionDef() | ast.AsyncFunctionDef():
            return [node.name]
        case ast.ClassDef():
            inner = [name for child in node.body for name in defined(child)]
            return [node.name, *(f"{node.name}.{name}" for name in inner)]
        case ast.Assign():
            return [ast.unparse(target) for target in node.targets]
        case ast.AnnAssign():
            return [ast.unparse(node.target)]
    return []


def names_in_page(text: str) -> set[str]:
    """What a TypeScript or Svelte file defines: functions, classes, constants and methods."""
    declared = r"\b(?:function|class|const|interface|type) (\w+)"
    methods = r"^  (?:async |protected |private )?#?(\w+)\([^)]*\)[^;{]*\{$"
    return {*re.findall(declared, text), *re.findall(methods, text, re.MULTILINE)}


@pytest.mark.parametrize("link", LINKS)
def test_every_link_leads_somewhere(link: str) -> None:
    assert (PAGE_FOLDER / link).exists()


@pytest.mark.parametrize(
    "walk", ["A card is laid", "An edition", "A record", "A bot's turn"], ids=lambda walk: walk
)
def test_every_step_of_a_walk_names_a_place(walk: str) -> None:
    part = PAGE.split(f"## {walk}")[1].split("\n## ")[0]
    steps = re.findall(r"^(\d+)\. (.*)$", part, re.MULTILINE)
    assert [int(number) for number, _ in steps] == list(range(1, len(steps) + 1))
    assert len(steps) > 4
    for number, step in steps:
        assert set(re.findall(r"`([^`]+)`", step)) & set(PLACES), number


def test_a_name_that_is_not_there_would_be_found() -> None:
    known = names_of(ast.parse("class A:\n    x: int\n    def f(self): ...\nB: int = 1"))
    assert known == {"A", "A.x", "A.f", "B"}
    assert names_in_page("export function f() {}\n  #go(a: B): void {\n  call(a);\n") == {"f", "go"}
