"""The changelog has the form of Keep a Changelog 1.1, and a section for the project's version."""

from datetime import date

import pytest

from tests.support.paths import ROOT
from tests.support.scripts import load_script

release = load_script("tools/release.py")
CHANGELOG = (ROOT / "CHANGELOG.md").read_text("utf-8")
GOOD = """# Changelog

All notable changes.

## [Unreleased]

## [0.2.0] - 2026-02-03

### Added

- A third game.

### Fixed

- Tables no longer close.

## [0.1.0] - 2026-01-02

### Added

- Two games.
"""


def test_the_changelog_keeps_to_its_form() -> None:
    assert list(release.changelog_errors(CHANGELOG)) == []


def test_the_version_of_the_project_has_a_section() -> None:
    dates = {section.version: section.date for section in release.sections_of(CHANGELOG)}
    found = date.fromisoformat(dates[release.project_version(ROOT)])
    assert date(2026, 1, 1) <= found


def test_a_good_changelog_is_accepted() -> None:
    assert list(release.changelog_errors(GOOD)) == []


@pytest.mark.parametrize(
    ("found", "wanted", "told"),
    [
        ("# Changelog", "# Changes", "first line"),
        ("## [Unreleased]\n\n", "", "first section"),
        ("## [Unreleased]", "## [Unreleased] - 2026-03-04", "must have no date"),
        ("## [0.2.0]", "## 0.2.0", "unexpected line"),
        ("[0.2.0] - 2026-02-03", "[0.2.0] - 2026-02-30", "with a date"),
        ("[0.2.0] - 2026-02-03", "[0.2.0]", "with a date"),
        ("[0.2.0] - 2026-02-03", "[next] - 2026-02-03", "must be a version"),
        ("[0.2.0] - 2026-02-03", "[0.0.9] - 2026-02-03", "newest first"),
        ("[0.2.0] - 2026-02-03", "[0.2.0] - 2025-02-03", "newest first"),
        ("[0.2.0] - 2026-02-03", "[0.1.0] - 2026-02-03", "each once"),
        ("### Added", "### New", "in this order"),
        ("### Fixed", "### Added", "unexpected line"),
        ("### Added\n\n- A third game.\n\n### Fixed", "### Fixed\n\n- A.\n\n### Added", "in this"),
        ("- A third game.\n", "", "Added is empty"),
        ("- A third game.", "- A third game", "no sentence"),
        ("- A third game.", "A third game.", "unexpected line"),
        ("- A third game.", f"- A {'very ' * 40}long line.", "160 allowed"),
        ("- A third game.", "- A third game,\n  which is long.", "unexpected line"),
    ],
)
def test_what_departs_from_the_form_is_found(found: str, wanted: str, told: str) -> None:
    assert found in GOOD
    errors = list(release.changelog_errors(GOOD.replace(found, wanted, 1)))
    assert any(told in error for error in errors), errors
