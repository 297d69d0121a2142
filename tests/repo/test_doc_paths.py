"""Files that the documentation names in backticks exist: pages outlive renames otherwise."""

import re
from pathlib import Path

import pytest

from tests.support.paths import ROOT

PAGES = sorted(
    page.relative_to(ROOT).as_posix()
    for page in (*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *ROOT.glob("examples/*.md"))
    # Measurements and the changelog are dated: they name what there was.
    if page.parent.name != "measurements" and page.name != "CHANGELOG.md"
)
FOLDERS = (ROOT, ROOT / "src/foolsgold", ROOT / "web/src", ROOT / "deploy")
SUFFIXES = "py|ts|js|svelte|toml|md|ipynb|json|yaml|sh"
PATH = re.compile(rf"`([\w.-]+(?:/[\w.-]+)+\.(?:{SUFFIXES}))(?:::|`)")
GENERATED = {"static/.drawings.json"}
"""Written by the build of the page."""


def missing(text: str, page: Path) -> list[str]:
    return [
        path
        for path in PATH.findall(text)
        if path not in GENERATED
        and not any((folder / path).exists() for folder in (*FOLDERS, page.parent))
    ]


@pytest.mark.parametrize("page", PAGES)
def test_every_file_named_on_a_page_exists(page: str) -> None:
    assert missing((ROOT / page).read_text("utf-8"), ROOT / page) == []


def test_a_file_that_is_gone_is_found() -> None:
    text = "`games/api.py`, `games/none.py::run`, `web/layers.js` and `deploy/none.sh`"
    assert missing(text, ROOT / "README.md") == ["games/none.py", "deploy/none.sh"]
