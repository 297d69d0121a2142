"""The package as others get it: built by `uv build`, installed where nothing is, and it plays."""

import json
import os
import shutil
import subprocess
import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any, NamedTuple
from zipfile import ZipFile

import foolsgold
from tests.support.paths import ROOT

PAGE = "foolsgold/server/static/index.html"
HEAVY = {"babel", "httpx", "litestar", "pytz", "redis", "sqlalchemy", "uvicorn", "websockets"}
INSTALLED = """
import json
from importlib.metadata import distributions
print(json.dumps({found.name.lower(): found.version for found in distributions()}))
"""
PLAYS = """
import foolsgold
game = foolsgold.new("gobblings", seats=5, seed=7)
while not game.is_over:
    game.play(game.legal_moves[-1])
print(len(foolsgold.editions()), game.is_over)
"""


def page_is_built() -> bool:
    """Whether the page lies here as its sources want it."""
    spec = spec_from_file_location("hatch_build", ROOT / "hatch_build.py")
    assert spec is not None
    assert spec.loader is not None
    hook: Any = module_from_spec(spec)
    spec.loader.exec_module(hook)
    return (ROOT / hook.STAMP).exists() and not hook.is_wanted(ROOT)


def uv(*arguments: str | Path, **environment: str) -> None:
    """Asks uv; without the network if what it needs lies in its cache, as it does in a checkout."""
    beside = os.pathsep.join((os.environ.get("PATH", ""), str(Path(sys.executable).parent)))
    program = os.environ.get("UV") or shutil.which("uv", path=beside)
    base = getattr(sys, "_base_executable", sys.executable)
    command = [program] if program else [base, "-m", "uv"]
    for offline in ("1", "0"):
        done = subprocess.run(
            [*command, *arguments],
            cwd=ROOT,  # where the tested versions are told
            env={**os.environ, **environment, "UV_OFFLINE": offline},
            capture_output=True,
            text=True,
            timeout=600,
            check=False,
        )
        if not done.returncode:
            return
    raise AssertionError(done.stderr)


class Empty(NamedTuple):
    """An environment that has nothing but Python; above all no Node."""

    folder: Path

    @property
    def python(self) -> Path:
        scripts = "Scripts" if sys.platform == "win32" else "bin"
        return self.folder / scripts / Path(sys.executable).name

    def run(self, *arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
        kept = ("SYSTEMROOT", "TEMP", "TMP")
        alone = {name: os.environ[name] for name in kept if name in os.environ}
        return subprocess.run(
            [self.python, *arguments],
            cwd=self.folder,
            env={**alone, "PATH": str(self.python.parent), "LC_ALL": "C.UTF-8"},
            input=typed,
            capture_output=True,
            text=True,
            timeout=300,
            check=False,
        )

    def told(self, *arguments: str, typed: str = "") -> str:
        done = self.run(*arguments, typed=typed)
        assert (done.returncode, done.stderr) == (0, "")
        return done.stdout


def test_a_wheel_plays_in_an_empty_environment_without_node(tmp_path: Path) -> None:
    built = page_is_built()
    # A page that lies here goes into the wheel as it is; none is built for this test.
    uv("build", "--out-dir", tmp_path, **({} if built else {"FOOLSGOLD_NO_PAGE": "1"}))
    (wheel,) = tmp_path.glob("*.whl")
    names = ZipFile(wheel).namelist()
    assert (PAGE in names) is (ROOT / "src" / PAGE).exists()
    assert "foolsgold/locales/ftl/fa/app.ftl" in names
    assert not [name for name in names if "node_modules" in name or name.startswith("web/")]

    empty = Empty(tmp_path / "empty")
    uv("venv", "--python", sys.executable, empty.folder)
    uv("pip", "install", "--python", empty.python, wheel)
    installed = set(json.loads(empty.told("-c", INSTALLED)))
    assert "foolsgold" in installed
    assert not installed & HEAVY
    assert len(installed) <= 10, installed

    assert empty.told("-m", "foolsgold", "--version").startswith("foolsgold ")
    editions = empty.told("-m", "foolsgold", "editions")
    assert all(edition in editions for edition in foolsgold.editions())
    playing = ("play", "--plain", "--seats", "3", "--seed", "7", "--record", "game.txt")
    empty.told("-m", "foolsgold", *playing, typed="d1\n1\n\n" * 500)
    record = (empty.folder / "game.txt").read_text("utf-8")
    assert foolsgold.Game.from_record(record).is_over
    assert empty.told("-c", PLAYS).split() == [str(len(foolsgold.editions())), "True"]

    served = empty.run("-m", "foolsgold", "serve")
    assert served.returncode == 2
    assert f'uv pip install "foolsgold[server] @ {wheel.as_uri()}"' in served.stderr
    assert served.stderr.count("\n") == 1
