"""What `deploy/walk.sh` finds instead of a machine's own programs, by the name it is called.

`apt-get` and `pip` install nothing, `uv` puts the program that is tested where a new one would be,
and `systemctl` runs what the units say: their command, with their environment and mask. All they
were asked is in the file `asked` of the machine, which is a folder.
"""

import os
import shlex
import subprocess
import sys
from pathlib import Path

MACHINE = Path(os.environ.get("MACHINE", "."))
UNITS = MACHINE / "etc/systemd/system"


def main() -> None:
    path, *arguments = sys.argv[1:]
    called = Path(path).name
    with (MACHINE / "asked").open("a", encoding="utf-8") as asked:
        asked.write(shlex.join([called, *arguments]) + "\n")
    match called, *arguments:
        case "python3", "-m", "venv", folder:
            stand_in(Path(folder) / "bin/pip")
        case "pip", "install", *_, "uv":
            stand_in(Path(path).with_name("uv"))
        case "uv", "venv", *_, folder:
            program(Path(folder) / "bin/python", sys.executable)
        case "uv", "pip", "install", *_, "--python", python, ".[server]":
            program(Path(python).with_name("foolsgold"), sys.executable, "-m", "foolsgold")
        case "systemctl", "restart", unit:
            restart(unit)
        case ("apt-get", *_) | ("systemctl", "daemon-reload") | ("systemctl", "enable", _):
            pass
        case _:
            sys.exit(f"nobody knows what this would do: {called} {shlex.join(arguments)}")


def stand_in(name: Path) -> None:
    """Whoever runs it runs this file, which is told how it was called."""
    program(name, sys.executable, str(Path(__file__).absolute()), str(name))


def program(name: Path, *command: str) -> None:
    """Runs a command with more arguments. Python is not linked to: it would look for its packages
    where the link is."""
    name.parent.mkdir(parents=True, exist_ok=True)
    name.write_text(f'#!/bin/sh\nexec {shlex.join(command)} "$@"\n', encoding="utf-8")
    name.chmod(0o755)


def restart(unit: str) -> None:
    """Runs it; whoever started this ends it, by the id that is noted."""
    files = [UNITS / f"{unit}.service", *sorted((UNITS / f"{unit}.service.d").glob("*.conf"))]
    lines = [line for file in files for line in file.read_text(encoding="utf-8").splitlines()]
    said = [line.split("=", 1) for line in lines if "=" in line and not line.startswith("#")]
    environment = dict(os.environ)
    for key, value in said:
        if key == "EnvironmentFile":
            given = Path(value).read_text(encoding="utf-8").split()
            environment |= dict(each.split("=", 1) for each in given)
        elif key == "Environment":
            environment |= dict([value.split("=", 1)])
    (start,) = [value for key, value in said if key == "ExecStart"]
    command = [expanded(word, environment) for word in shlex.split(start)]
    (mask,) = [value for key, value in said if key == "UMask"] or ["022"]
    folder = MACHINE / "run"
    folder.mkdir(exist_ok=True)
    with (folder / f"{unit}.log").open("w", encoding="utf-8") as log:
        process = subprocess.Popen(
            command,
            env=environment,
            umask=int(mask, 8),
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=log,
            start_new_session=True,
        )
    (folder / f"{unit}.pid").write_text(str(process.pid), encoding="utf-8")


def expanded(word: str, environment: dict[str, str]) -> str:
    """As systemd does it: `${NAME}` within a word."""
    for name, value in environment.items():
        word = word.replace(f"${{{name}}}", value)
    return word


if __name__ == "__main__":
    main()
