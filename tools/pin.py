"""Writes the tested set of versions into pyproject.toml, in place of a lock file.

A lock file would name the address of the registry it was made from.
"""

import re
import subprocess
from pathlib import Path

PYPROJECT = Path(__file__).parent.parent / "pyproject.toml"


def pinned() -> list[str]:
    command = [
        "uv",
        "export",
        "--all-groups",
        "--no-emit-project",
        "--no-hashes",
        "--no-annotate",
        "--no-header",
    ]
    out = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    return [line.strip() for line in out.splitlines() if line.strip()]


def main() -> None:
    lines = "".join(f"    {_quoted(line)},\n" for line in pinned())
    text = PYPROJECT.read_text(encoding="utf-8")
    new = re.sub(
        r"constraint-dependencies = \[\n.*?^\]\n",
        lambda _: f"constraint-dependencies = [\n{lines}]\n",
        text,
        flags=re.DOTALL | re.MULTILINE,
    )
    PYPROJECT.write_text(new, encoding="utf-8")
    print(f"{len(pinned())} versions pinned")


def _quoted(line: str) -> str:
    return f"'{line}'" if '"' in line else f'"{line}"'


if __name__ == "__main__":
    main()
