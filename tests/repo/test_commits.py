"""Commit messages have the form CONTRIBUTING asks for."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.support.paths import ROOT
from tests.support.scripts import load_script

commits = load_script("tools/check_commits.py")
TOOL = ROOT / "tools/check_commits.py"


@pytest.mark.parametrize(
    "message",
    [
        "tui: fix crash when listing claims after rejoining",
        "build: read npm's answer without its warnings\n\nnpm 11 warns on standard error.\n",
        "server/http, web: pass the request id on",
        "seed: seed every game\n# A comment of git's.\n",
        "process: process frames in order",
        "a: " + "b" * 69,
        "docs: pass\n# ------------------------ >8 ------------------------\ndiff\nnothing here",
        "Merge branch 'server'",
        'Revert "tui: fix crash"',
        "fixup! tui: fix crash",
    ],
)
def test_a_good_message_passes(message: str) -> None:
    assert list(commits.errors_of(message)) == []


@pytest.mark.parametrize(
    ("message", "told"),
    [
        ("", "is empty"),
        ("# Only comments.\n", "is empty"),
        ("fix crash", "scope: imperative"),
        ("Tui: fix crash", "scope: imperative"),
        ("tui:fix crash", "scope: imperative"),
        ("tui: ", "scope: imperative"),
        ("a: " + "b" * 70, "73 characters"),
        ("tui: fixed crash", "not with 'fixed'"),
        ("tui: fixing crash", "not with 'fixing'"),
        ("tui: fixes crash", "not with 'fixes'"),
        ("tui: lists claims", "not with 'lists'"),
        ("tui: Fix crash", "not with 'Fix'"),
        ("tui: whoever comes back can ask", "not with 'whoever'"),
        ("tui: the crash is gone", "not with 'the'"),
        ("tui: fix crash.", "full stop"),
        ("tui: fix crash\nwhen listing claims", "empty line"),
    ],
)
def test_a_bad_message_is_refused_with_a_reason(message: str, told: str) -> None:
    errors = list(commits.errors_of(message))
    assert any(told in error for error in errors), errors


def run(folder: Path, *arguments: str | Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, TOOL, *arguments], cwd=folder, capture_output=True, text=True, check=False
    )


def test_a_file_with_a_message_is_checked_as_git_gives_it(tmp_path: Path) -> None:
    path = tmp_path / "COMMIT_EDITMSG"
    path.write_text("tui: fix crash\n", "utf-8")
    assert run(tmp_path, path).returncode == 0
    path.write_text("Fixed it\n", "utf-8")
    done = run(tmp_path, path)
    assert done.returncode == 1
    assert "scope: imperative" in done.stderr


def test_all_commits_of_a_range_are_checked(tmp_path: Path) -> None:
    who = ["-c", "user.name=A", "-c", "user.email=a@localhost", "-c", "commit.gpgsign=false"]

    def git(*arguments: str) -> None:
        command = ["git", *who, *arguments]
        subprocess.run(command, cwd=tmp_path, capture_output=True, check=True)

    git("init")
    for message in ("Long ago", "tui: fix crash", "It works now", "web: add a screen"):
        git("commit", "--allow-empty", "--message", message)
    assert run(tmp_path, "--range", "HEAD~1..HEAD").returncode == 0
    done = run(tmp_path, "--range", "HEAD~3..HEAD")
    assert done.returncode == 1
    assert len(done.stderr.splitlines()) == 1
