"""`just release` finds what is wrong before a release, and publishes nothing."""

import subprocess
import tarfile
from collections.abc import Callable
from datetime import date
from pathlib import Path
from zipfile import ZipFile

import pytest

from tests.support.scripts import load_script

release = load_script("tools/release.py")
TODAY = date(2026, 2, 3)
FILES = {
    "CHANGELOG.md": (
        "# Changelog\n\n## [Unreleased]\n\n## [0.2.0] - 2026-02-03\n\n### Added\n\n- A game.\n"
    ),
    "pyproject.toml": '[project]\nversion = "0.2.0"\n',
    "CITATION.cff": "version: 0.2.0\ndate-released: 2026-02-03\n",
    "README.md": "# A game\n\n[Changes](CHANGELOG.md)\n\n```\nplay\n```\n",
}


def git(root: Path, *arguments: str) -> None:
    who = ["-c", "user.name=A", "-c", "user.email=a@localhost", "-c", "commit.gpgsign=false"]
    subprocess.run(["git", *who, *arguments], cwd=root, capture_output=True, check=True)


def committed(root: Path) -> None:
    git(root, "add", "--all")
    git(root, "commit", "--message", "work")


@pytest.fixture
def project(tmp_path: Path) -> Path:
    for name, text in FILES.items():
        (tmp_path / name).write_text(text, "utf-8")
    git(tmp_path, "init")
    committed(tmp_path)
    return tmp_path


def test_a_project_that_is_ready_is_released(project: Path) -> None:
    assert list(release.source_errors(project, TODAY)) == []


@pytest.mark.parametrize(
    ("name", "found", "wanted", "told"),
    [
        ("pyproject.toml", "0.2.0", "0.3.0", "the changelog has 0.2.0"),
        ("CHANGELOG.md", "2026-02-03", "2026-02-04", "in the future"),
        ("CHANGELOG.md", "### Added", "### News", "in this order"),
        ("CITATION.cff", "0.2.0", "0.1.0", "CITATION.cff must have version 0.2.0"),
        ("CITATION.cff", "2026-02-03", "2026-02-02", "date-released 2026-02-03"),
        ("README.md", "CHANGELOG.md", "CHANGES.md", "CHANGES.md, which is missing"),
        ("README.md", "# A game", "A game", "one title"),
    ],
)
def test_what_contradicts_itself_is_found(
    project: Path, name: str, found: str, wanted: str, told: str
) -> None:
    path = project / name
    assert found in FILES[name]
    path.write_text(FILES[name].replace(found, wanted, 1), "utf-8")
    committed(project)
    errors = list(release.source_errors(project, TODAY))
    assert any(told in error for error in errors), errors


@pytest.mark.parametrize(
    ("spoil", "told"),
    [
        (lambda root: (root / "new.txt").touch(), "not committed"),
        (lambda root: (root / "README.md").write_text("# A game\n\nMore.\n"), "not committed"),
        (lambda root: git(root, "tag", "v0.2.0"), "v0.2.0 exists"),
    ],
)
def test_a_release_needs_a_clean_tree_and_a_free_tag(
    project: Path, spoil: Callable[[Path], object], told: str
) -> None:
    spoil(project)
    [error] = release.source_errors(project, TODAY)
    assert told in error


WHEEL = {
    "a.dist-info/METADATA": "Version: 0.2.0\nDescription-Content-Type: text/markdown\n\n# A game\n",
    release.PAGE: "",
}
SDIST = ("pyproject.toml", "README.md", "LICENSE", "CHANGELOG.md", "web/package-lock.json")


@pytest.mark.parametrize(
    ("leave_out", "version", "told"),
    [
        ("", "0.2.0", None),
        ("", "0.3.0", "says it is version 0.2.0"),
        (release.PAGE, "0.2.0", "lacks the page"),
        ("LICENSE", "0.2.0", "lacks LICENSE"),
    ],
)
def test_what_was_built_is_looked_into(
    tmp_path: Path, leave_out: str, version: str, told: str | None
) -> None:
    wheel, sdist = tmp_path / "a.whl", tmp_path / "a.tar.gz"
    with ZipFile(wheel, "w") as archive:
        for name, text in WHEEL.items():
            if name != leave_out:
                archive.writestr(name, text)
    with tarfile.open(sdist, "w:gz") as packed:
        for name in SDIST:
            if name != leave_out:
                packed.addfile(tarfile.TarInfo(f"a-0.2.0/{name}"))
    errors = list(release.artifact_errors(wheel, sdist, version))
    assert len(errors) == (told is not None)
    assert all(told in error for error in errors)


def test_a_file_that_was_not_built_is_missed(tmp_path: Path) -> None:
    [error] = release.artifact_errors(tmp_path / "a.whl", tmp_path / "a.tar.gz", "0.2.0")
    assert "a.whl was not built" in error
