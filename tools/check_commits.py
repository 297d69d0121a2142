"""Checks commit messages: `scope: imperative summary` in 72 characters, the reason in the body.

python tools/check_commits.py .git/COMMIT_EDITMSG       # as pre-commit calls it
python tools/check_commits.py --range main..HEAD        # all commits of a branch
"""

import argparse
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

MAX_SUBJECT_CHARS = 72
SUBJECT = re.compile(r"(?P<scope>[a-z0-9][\w./+-]*(?:, [a-z0-9][\w./+-]*)*): (?P<summary>\S.*)")
MADE_BY_GIT = re.compile(r"(Merge |Revert \"|fixup! |squash! |amend! )")
SCISSORS = "# ------------------------ >8 ------------------------"
NO_VERBS = """
a an the this that these those it its he she they we you who whoever what whatever when where which
how why no not never nobody nothing all any every each some more most less new now also as at by for
from in of on to with without was were is are has have
"""
VERBS = """
bring string ring ping spring swing need feed embed seed speed shed wed bleed breed exceed proceed
succeed alias bias canvas focus process
"""
"""Orders that look like another form of a verb."""


def errors_of(message: str) -> Iterator[str]:
    """What departs from the form; a message that git makes by itself is left alone."""
    text = message.partition(SCISSORS)[0]
    lines = [line.rstrip() for line in text.splitlines() if not line.startswith("#")]
    while lines and not lines[0]:
        del lines[0]
    if not lines:
        yield "the message is empty"
        return
    subject = lines[0]
    if MADE_BY_GIT.match(subject):
        return
    if len(subject) > MAX_SUBJECT_CHARS:
        yield f"the first line has {len(subject)} characters, {MAX_SUBJECT_CHARS} are allowed"
    found = SUBJECT.fullmatch(subject)
    if found is None:
        yield "the first line must be `scope: imperative summary`, such as `tui: fix a crash`"
    else:
        yield from _summary_errors(found["summary"])
    if lines[1:] and lines[1]:
        yield "an empty line must follow the first one"


def _summary_errors(summary: str) -> Iterator[str]:
    word = summary.split(maxsplit=1)[0]
    if not is_order(word):
        yield f"the summary must begin with a verb in the imperative, not with {word!r}"
    if summary.endswith("."):
        yield "the summary must not end with a full stop"


def is_order(word: str) -> bool:
    """Whether a word may be an imperative: it is lower case, and no other form of a verb."""
    if word in VERBS.split():
        return True
    if word in NO_VERBS.split() or not re.fullmatch(r"[a-z][a-z-]*", word):
        return False
    return not re.search(r"(ed|ing|[^s]s)$", word)


def commits_in(span: str) -> dict[str, str]:
    """The messages of a range of commits, by short hash; merges are left out."""
    done = subprocess.run(
        ["git", "log", "--no-merges", "--format=%h%x00%B%x01", span, "--"],
        capture_output=True,
        text=True,
        check=True,
    )
    entries = (entry.strip().partition("\0") for entry in done.stdout.split("\x01"))
    return {name: message for name, _, message in entries if name}


def main() -> int:
    """Reports every error; 1 if there are any."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    one = parser.add_mutually_exclusive_group(required=True)
    one.add_argument("file", nargs="?", type=Path, help="a file that holds one message")
    one.add_argument("--range", metavar="BASE..HEAD", help="check the commits of this range")
    asked = parser.parse_args()
    if asked.range:
        messages = commits_in(asked.range)
    else:
        messages = {str(asked.file): asked.file.read_text("utf-8")}
    errors = [
        f"{name}: {error}" for name, message in messages.items() for error in errors_of(message)
    ]
    for error in errors:
        print(error, file=sys.stderr)
    return 1 if errors else 0


if __name__ == "__main__":
    sys.exit(main())
