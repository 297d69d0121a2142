"""Runs commands as if nothing but the core of the package were installed; a script of its own.

It reads what to hide and what to run from its input, and writes what came of it.
"""

import json
import sys
from contextlib import redirect_stderr, redirect_stdout
from importlib.abc import MetaPathFinder
from io import StringIO
from typing import Any


class HiddenPackages(MetaPathFinder):
    """Finds nothing of what is hidden, and lets nobody else find it."""

    def __init__(self, names: set[str]) -> None:
        self.names = names

    def find_spec(self, name: str, _path: Any, _target: Any = None) -> None:
        if name.partition(".")[0] in self.names:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)


def try_import(statement: str) -> dict[str, Any]:
    """What a program learns that imports something: the standard class of the error, its text."""
    try:
        exec(statement, {})  # noqa: S102 - a statement of the tests
    except ImportError as error:
        return {"code": 1, "out": ImportError.__name__, "err": str(error)}
    return {"code": 0, "out": "", "err": ""}


def run_command(arguments: list[str]) -> dict[str, Any]:
    if arguments[0] == "-c":
        return try_import(arguments[1])
    from foolsgold.cli.main import run

    out, err = StringIO(), StringIO()
    sys.stdin = StringIO("d1\n1\n\n" * 500)  # always passes, and takes the first gold
    with redirect_stdout(out), redirect_stderr(err):
        code = run(arguments)
    return {"code": code, "out": out.getvalue(), "err": err.getvalue()}


def main() -> None:
    asked = json.load(sys.stdin)
    sys.meta_path.insert(0, HiddenPackages(set(asked["hidden"])))
    json.dump([run_command(arguments) for arguments in asked["commands"]], sys.stdout)


if __name__ == "__main__":
    main()
