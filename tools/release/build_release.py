"""Checks that a release can be made, builds it into dist/, and prints the commands that publish it.

It changes nothing but dist/ and publishes nothing: tags and uploads are left to a maintainer.

    just release
"""

import os
import re
import shutil
import subprocess
import sys
import tarfile
import tomllib
from collections.abc import Iterator
from datetime import UTC, date, datetime
from email import message_from_bytes
from pathlib import Path
from typing import NamedTuple
from zipfile import ZipFile

import yaml
from markdown_it import MarkdownIt

ROOT = Path(__file__).parents[2]
UNRELEASED = "Unreleased"
CATEGORIES = ("Added", "Changed", "Deprecated", "Removed", "Fixed", "Security")
"""Categories of Keep a Changelog 1.1, in its order."""
MAX_ENTRY_CHARS = 160
SECTION = re.compile(r"## \[(.+?)\](?: - (\d{4}-\d{2}-\d{2}))?")
VERSION = re.compile(r"\d+\.\d+\.\d+")
PAGE = "foolsgold/server/static/index.html"


class Section(NamedTuple):
    """A version in the changelog."""

    version: str
    date: str | None
    entries: dict[str, list[str]]


def sections_of(changelog: str) -> list[Section]:
    """Parses the changelog; raises `ValueError` for a line that does not fit its form."""
    found: list[Section] = []
    category = None
    lines = changelog.splitlines()
    start = next((n for n, line in enumerate(lines) if line.startswith("## ")), len(lines))
    for number, line in enumerate(lines[start:], start + 1):
        heading = SECTION.fullmatch(line)
        if heading:
            found.append(Section(heading[1], heading[2], {}))
            category = None
        elif line.startswith("### ") and found and line[4:] not in found[-1].entries:
            category = line[4:]
            found[-1].entries[category] = []
        elif line.startswith("- ") and category is not None:
            found[-1].entries[category].append(line)
        elif line:
            raise ValueError(f"CHANGELOG.md:{number}: unexpected line: {line[:60]}")
    return found


def changelog_errors(changelog: str) -> Iterator[str]:
    """Deviations from Keep a Changelog: sections, their order, dates, and long entries."""
    try:
        sections = sections_of(changelog)
    except ValueError as error:
        yield str(error)
        return
    if not changelog.startswith("# Changelog\n"):
        yield "The first line must be '# Changelog'."
    names = [section.version for section in sections]
    if names[:1] != [UNRELEASED] or names.count(UNRELEASED) > 1:
        yield f"The first section must be [{UNRELEASED}], and no other."
    for section in sections:
        yield from _section_errors(section)
    released = [section for section in sections if section.version != UNRELEASED]
    versions = [_numbers(section.version) for section in released]
    dates = [section.date or "" for section in released]
    if versions != sorted(set(versions), reverse=True) or dates != sorted(dates, reverse=True):
        yield "Releases must be listed newest first, each once."


def _section_errors(section: Section) -> Iterator[str]:
    name = f"[{section.version}]"
    if section.version == UNRELEASED:
        if section.date is not None:
            yield f"{name} must have no date."
    elif not VERSION.fullmatch(section.version) or not _is_date(section.date):
        yield f"{name} must be a version such as 1.2.3 with a date such as 2026-11-18."
    known = [category for category in CATEGORIES if category in section.entries]
    if list(section.entries) != known:
        yield f"{name}: the categories are {', '.join(CATEGORIES)}, in this order."
    for category, entries in section.entries.items():
        if not entries:
            yield f"{name}: {category} is empty."
        for entry in entries:
            if len(entry) > MAX_ENTRY_CHARS:
                yield f"{name}: {len(entry)} characters, {MAX_ENTRY_CHARS} allowed: {entry[:60]}"
            if not entry.endswith((".", "?", "!")):
                yield f"{name}: no full stop: {entry[:60]}"


def _numbers(version: str) -> tuple[int, ...]:
    return tuple(int(part) for part in re.findall(r"\d+", version))


def _is_date(text: str | None) -> bool:
    try:
        return bool(date.fromisoformat(text or ""))
    except ValueError:
        return False


def source_errors(root: Path, today: date) -> Iterator[str]:
    """What must be fixed in the working tree before a release."""
    if _git(root, "status", "--porcelain"):
        yield "The working tree has changes that are not committed."
    changelog = (root / "CHANGELOG.md").read_text("utf-8")
    wrong = list(changelog_errors(changelog))
    if wrong:
        yield from wrong
        return
    version = project_version(root)
    newest = next((s for s in sections_of(changelog) if s.version != UNRELEASED), None)
    if newest is None or newest.version != version:
        found = newest.version if newest else "no release"
        yield f"pyproject.toml has version {version}, the changelog has {found}."
        return
    if newest.date is None or date.fromisoformat(newest.date) > today:
        yield f"The changelog dates {version} in the future: {newest.date}."
    if _git(root, "tag", "--list", f"v{version}"):
        yield f"The tag v{version} exists already."
    citation = yaml.safe_load((root / "CITATION.cff").read_text("utf-8"))
    if (citation["version"], str(citation["date-released"])) != (version, newest.date):
        yield f"CITATION.cff must have version {version} and date-released {newest.date}."
    yield from readme_errors(root)


def readme_errors(root: Path) -> Iterator[str]:
    """What is wrong with README.md: rendering, and relative links."""
    text = (root / "README.md").read_text("utf-8")
    html = MarkdownIt("commonmark").enable("table").render(text)
    if html.count("<h1>") != 1:
        yield "README.md must have one title."
    if re.search(r"^```", re.sub(r"<pre>.*?</pre>", "", html, flags=re.DOTALL), re.MULTILINE):
        yield "README.md has a block of code that does not end."
    for target in relative_targets(html):
        if not (root / target).exists():
            yield f"README.md links to {target}, which is missing."


def relative_targets(html: str) -> list[str]:
    """Files a page links to or embeds; a package index cannot resolve them."""
    targets = re.findall(r'(?:href|src)="([^"#]+)', html)
    return [target for target in targets if not re.match(r"[a-z]+:", target)]


def project_version(root: Path) -> str:
    """The version in pyproject.toml."""
    pyproject = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))
    return str(pyproject["project"]["version"])


def _git(root: Path, *arguments: str) -> str:
    return subprocess.run(
        ["git", *arguments], cwd=root, capture_output=True, text=True, check=True
    ).stdout.strip()


def build(root: Path, folder: Path) -> None:
    """Builds the source distribution, and the wheel from it."""
    program = os.environ.get("UV") or shutil.which("uv")
    base = getattr(sys, "_base_executable", sys.executable)
    uv = [program] if program else [base, "-m", "uv"]
    subprocess.run([*uv, "build", "--quiet", "--out-dir", folder], cwd=root, check=True)


def artifact_errors(wheel: Path, sdist: Path, version: str) -> Iterator[str]:
    """What is missing from the built files."""
    for path in (wheel, sdist):
        if not path.exists():
            yield f"{path.name} was not built."
            return
    with ZipFile(wheel) as archive:
        names = archive.namelist()
        [metadata] = [name for name in names if name.endswith(".dist-info/METADATA")]
        package = message_from_bytes(archive.read(metadata))
    if package["Version"] != version:
        yield f"{wheel.name} says it is version {package['Version']}."
    if package["Description-Content-Type"] != "text/markdown" or not package.get_payload():
        yield f"{wheel.name} has no README."
    if PAGE not in names:
        yield f"{wheel.name} lacks the page: is there Node?"
    with tarfile.open(sdist) as packed:
        files = {name.partition("/")[2] for name in packed.getnames()}
    needed = {"pyproject.toml", "README.md", "LICENSE", "CHANGELOG.md", "web/package-lock.json"}
    if needed - files:
        yield f"{sdist.name} lacks {', '.join(sorted(needed - files))}."


def _notes(root: Path) -> Iterator[str]:
    """Warnings that do not prevent a release."""
    unreleased = sections_of((root / "CHANGELOG.md").read_text("utf-8"))[0]
    count = sum(map(len, unreleased.entries.values()))
    if count:
        yield f"The changelog lists {count} as unreleased that this release contains."
    project = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))["project"]
    if "urls" not in project:
        yield "pyproject.toml has no [project.urls]: add the addresses, once there are any."
    html = MarkdownIt("commonmark").enable("table").render((root / "README.md").read_text("utf-8"))
    count = len(relative_targets(html))
    if count:
        yield f"{count} links and pictures of README.md are relative: a package index breaks them."


def main() -> int:
    """Runs all checks; 1 if one of them fails."""
    version = project_version(ROOT)
    dist = ROOT / "dist"
    wheel, sdist = (
        dist / f"foolsgold-{version}-py3-none-any.whl",
        dist / f"foolsgold-{version}.tar.gz",
    )
    wrong = list(source_errors(ROOT, datetime.now(UTC).date()))
    if not wrong:
        build(ROOT, dist)
        wrong = list(artifact_errors(wheel, sdist, version))
    for error in wrong:
        print(f"error: {error}", file=sys.stderr)
    if wrong:
        return 1
    for note in _notes(ROOT):
        print(f"note: {note}")
    print(f"Fool's Gold {version} can be released. Nothing was published; the next commands are:")
    print(f"""
    git tag --annotate v{version} --message "Fool's Gold {version}"
    git push origin v{version}
    uv publish {wheel.relative_to(ROOT)} {sdist.relative_to(ROOT)}""")
    return 0


if __name__ == "__main__":
    sys.exit(main())
