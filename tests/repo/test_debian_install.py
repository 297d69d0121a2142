"""`deploy/install-debian.sh` sets a server up, and docs/guide/hosting.md shows its commands.

What it asks of Debian and systemd is answered by `fake_programs.py`, below a folder instead of the
root; the server, the doctor, Debian's Caddy and its own unit are the real ones.
"""

import os
import re
import shutil
import signal
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest

from tests.repo.fake_programs import stand_in
from tests.support.paths import ROOT
from tests.support.ports import lasting_port
from tests.support.profiles import IS_EXPLORE_PROFILE
from tests.support.proxies import CADDY_TEST_CONFIG, DEPLOY, NAME, Authority, find_program
from tests.support.services import ServiceMissing
from tests.support.timeouts import TIMEOUT_SECONDS

SCRIPT = DEPLOY / "install-debian.sh"
DNS = """
import socket

asked = socket.getaddrinfo


def getaddrinfo(host, port, *more, **rest):
    if (host, int(port or 0)) == ({name!r}, 443):
        host, port = "127.0.0.1", {port}
    return asked(host, port, *more, **rest)


socket.getaddrinfo = getaddrinfo
"""
"""What leads to the machine by its name, and to a port that anybody may listen on."""


def told() -> list[str]:
    """The commands of the page, in its order."""
    page = (ROOT / "docs/guide/hosting.md").read_text("utf-8")
    section = page.split("## Install on Debian")[1].split("\n## ")[0]
    blocks = re.findall(r"```sh\n(.*?)```", section, re.DOTALL)
    return [line for block in blocks for line in block.splitlines()]


def test_the_page_shows_the_commands_of_the_script() -> None:
    lines = SCRIPT.read_text("utf-8").splitlines()
    steps = lines[next(n for n, line in enumerate(lines) if line.startswith("# 1.")) :]
    assert told() == [line for line in steps if line and not line.startswith("#")]


class Machine:
    """A folder that the script takes for a machine."""

    def __init__(self, folder: Path, authority: Authority) -> None:
        self.folder = folder / "machine"
        self._checkout = folder / "checkout"
        self._programs = folder / "programs"
        self.port, self.metrics, self.https = (str(lasting_port()) for _ in range(3))
        for part in ("etc/default", "etc/caddy", "etc/systemd/system", "var/lib/foolsgold"):
            (self.folder / part).mkdir(parents=True)
        (self._checkout / "deploy").mkdir(parents=True)
        for file in DEPLOY.iterdir():
            text = self.moved(file.read_text("utf-8"))
            if file.name == "Caddyfile":
                text = CADDY_TEST_CONFIG.format(http=lasting_port(), https=self.https) + text
            (self._checkout / "deploy" / file.name).write_text(text, "utf-8")
        self._programs.mkdir()
        for name in ("apt-get", "python3", "systemctl"):
            stand_in(self._programs / name)
        (self._programs / "sitecustomize.py").write_text(DNS.format(name=NAME, port=self.https))
        # A proxy would look the name up elsewhere.
        direct = {name: text for name, text in os.environ.items() if "proxy" not in name.lower()}
        self._environment = {
            **direct,
            "PATH": f"{self._programs}:{os.environ['PATH']}",
            "PYTHONPATH": str(self._programs),
            "MACHINE": str(self.folder),
            "FOOLSGOLD_NAME": NAME,
            "FOOLSGOLD_TLS": f"tls {authority.certificate} {authority.key}",
            "SSL_CERT_FILE": str(authority.file),
            "XDG_DATA_HOME": str(folder),
            "LC_ALL": "C.UTF-8",
        }

    def moved(self, text: str) -> str:
        """The same text, with the folder in place of the root and ports that are free."""
        for top in ("/opt/", "/etc/", "/var/lib/"):
            text = re.sub(rf"(?<![\w.-]){top}", f"{self.folder}{top}", text)
        return text.replace("8765", self.port).replace("9100", self.metrics)

    def install(self, unit: Path, **programs: str) -> None:
        """A unit that a package of Debian brings along."""
        text = self.moved(unit.read_text("utf-8"))
        for usual, here in programs.items():
            text = text.replace(f"/usr/bin/{usual} ", f"{here} ")
        (self.folder / "etc/systemd/system" / unit.name).write_text(text, "utf-8")

    def install_server(self) -> "subprocess.CompletedProcess[str]":
        return subprocess.run(
            ["sh", "deploy/install-debian.sh"],
            cwd=self._checkout,
            env=self._environment,
            capture_output=True,
            text=True,
            timeout=TIMEOUT_SECONDS,
            check=False,
        )

    @property
    def asked(self) -> list[str]:
        return (self.folder / "asked").read_text("utf-8").splitlines()

    def stop(self) -> None:
        """Ends what was started, each by its own id."""
        for file in (self.folder / "run").glob("*.pid"):
            pid = int(file.read_text())
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGTERM)
            end = time.monotonic() + TIMEOUT_SECONDS
            while runs(pid):
                assert time.monotonic() < end, f"{file.stem} does not end"
                time.sleep(0.01)
            file.unlink()


def runs(pid: int) -> bool:
    """Whether a process is there, and not only waited for by nobody."""
    try:
        status = Path(f"/proc/{pid}/stat").read_text()
    except OSError:
        return False
    return status.rpartition(")")[2].split()[0] != "Z"


@contextmanager
def machine(folder: Path) -> Iterator[Machine]:
    try:
        caddy = find_program("caddy")
    except ServiceMissing as missing:
        pytest.skip(str(missing))
    made = Machine(folder, Authority(folder))
    made.install(unit_of(Path(caddy)), caddy=caddy)
    try:
        yield made
    finally:
        made.stop()


def unit_of(caddy: Path) -> Path:
    """Debian's own unit, be it installed or only unpacked."""
    folders = (*caddy.parents[1:3], Path("/usr"), Path("/"))
    units = (folder / "lib/systemd/system/caddy.service" for folder in folders)
    return next(unit for unit in units if unit.exists())


def test_the_script_ends_with_a_healthy_server(tmp_path: Path) -> None:
    with machine(tmp_path) as made:
        done = made.install_server()
        logs = "".join(file.read_text() for file in (made.folder / "run").glob("*.log"))
        assert done.returncode == 0, (done.stdout, done.stderr, logs)
        findings = done.stdout.splitlines()
        assert any(f"https://{NAME}" in line and line.startswith("✓") for line in findings)
        assert not [line for line in findings if line.startswith("✗")]
        assert (made.folder / "var/lib/foolsgold/tables.db").stat().st_mode & 0o077 == 0
        assert made.asked[0].endswith("python3-venv caddy")
        verify = shutil.which("systemd-analyze")
        if verify is not None:
            unit = made.folder / "etc/systemd/system/foolsgold.service"
            checked = subprocess.run(
                [verify, "verify", unit], capture_output=True, text=True, check=False
            )
            assert unit.name not in checked.stderr, checked.stderr
        if IS_EXPLORE_PROFILE:
            # And again, as whoever brings it up to date does.
            made.stop()
            assert made.install_server().returncode == 0
