"""Pins the tested versions of all dependencies in pyproject.toml, in place of a lock file.

A lock file would contain the address of the registry it was made from. Every version must have a
wheel for every supported Python and platform, so that no set-up needs a compiler.
"""

import re
import subprocess
import sys
from itertools import product
from pathlib import Path

PYPROJECT = Path(__file__).parents[2] / "pyproject.toml"
PYTHONS = ("3.11", "3.12", "3.13", "3.14")
PLATFORMS = (
    "x86_64-manylinux_2_28", "aarch64-manylinux_2_28", "aarch64-apple-darwin", "windows",
)  # fmt: skip


def pin_versions() -> list[str]:
    out = _uv("export", "--all-groups", "--no-emit-project", "--no-hashes", "--no-annotate")
    return [line.strip() for line in out.splitlines() if line.strip() and line[0] != "#"]


def check_wheels(pins: list[str]) -> None:
    """Exits with an error if a version lacks a wheel for a Python or platform."""
    for python, platform in product(PYTHONS, PLATFORMS):
        target = ("--python-version", python, "--python-platform", platform)
        try:
            _uv("pip", "compile", *target, "--only-binary", ":all:", "-", given="\n".join(pins))
        except subprocess.CalledProcessError as failed:
            sys.exit(f"Python {python}, {platform}: {failed.stderr}")


def main() -> None:
    pins = pin_versions()
    check_wheels(pins)
    lines = "".join(f"    {_quoted(line)},\n" for line in pins)
    text = PYPROJECT.read_text(encoding="utf-8")
    new = re.sub(
        r"constraint-dependencies = \[\n.*?^\]\n",
        lambda _: f"constraint-dependencies = [\n{lines}]\n",
        text,
        flags=re.DOTALL | re.MULTILINE,
    )
    PYPROJECT.write_text(new, encoding="utf-8")
    print(f"{len(pins)} versions pinned")


def _uv(*arguments: str, given: str = "") -> str:
    done = subprocess.run(
        ["uv", *arguments], input=given, check=True, capture_output=True, text=True
    )
    return done.stdout


def _quoted(line: str) -> str:
    return f"'{line}'" if '"' in line else f'"{line}"'


if __name__ == "__main__":
    main()
