"""Runs the README's commands on a bare Debian and measures time and download of a first start.

The Debian is made by debootstrap: Python, venv and git, but no compiler and no Node. The project is
cloned into it. Traffic goes through a proxy on loopback that counts the bytes by host. Elapsed time
depends on the load of the machine; processor time (Linux) hardly does. Without root or debootstrap
the commands run in an environment whose PATH has no compiler and no Node.

    just fresh                   # the play command: seconds and bytes until the link answers
    just fresh --suite forky     # a newer Debian with a newer Python
    just fresh --check           # the test command, too
"""

import argparse
import asyncio
import json
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time
from argparse import RawDescriptionHelpFormatter as RawText
from collections import Counter
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from http import HTTPStatus
from pathlib import Path
from typing import NamedTuple
from urllib.request import urlopen

ROOT = Path(__file__).parents[2]
README = ROOT / "README.md"
CERTIFICATES = Path("/etc/ssl/certs/ca-certificates.crt")
PACKAGES = "python3,python3-venv,ca-certificates,git"
SYSTEM_PATH = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"
PROGRAMS = ("env", "git", "mkdir", "rm", "sh", "uname")
"""What an environment without a chroot may use, besides Python."""
MAX_SECONDS = 600
LINK = re.compile(r"http://localhost:\d+\S*")


def commands(text: str) -> dict[str, str]:
    """The README's two commands, for a system whose Python refuses `pip install`."""
    play, check = re.findall(r"^python3 -m pip install uv && python3 -m (uv run .+)$", text, re.M)
    venv = re.search(r"`(python3 -m venv .+?) && \S+/uv run foolsgold`", text)
    if venv is None:
        sys.exit("README.md does not say how to do without the system's pip.")
    return {"play": f"{venv[1]} && .venv/bin/{play}", "check": f"{venv[1]} && .venv/bin/{check}"}


class CountingProxy:
    """An HTTP proxy on loopback that counts the downloaded bytes by host."""

    def __init__(self) -> None:
        self.received: Counter[str] = Counter()
        self.port = 0
        self._loop = asyncio.new_event_loop()
        self._ready = threading.Event()
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._thread.start()
        self._ready.wait()

    def traffic(self) -> dict[str, object]:
        """The bytes so far, in all and by host; the host with most comes first."""
        return {"bytes": self.received.total(), "hosts": dict(self.received.most_common())}

    def close(self) -> None:
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()

    def _run(self) -> None:
        server = self._loop.run_until_complete(asyncio.start_server(self._serve, "127.0.0.1", 0))
        self.port = server.sockets[0].getsockname()[1]
        self._ready.set()
        self._loop.run_forever()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError, asyncio.IncompleteReadError, ValueError):
            head = await reader.readuntil(b"\r\n\r\n")
            method, target, _ = head.split(b"\r\n")[0].decode().split()
            if method != "CONNECT":
                raise ValueError(method)
            host, _, port = target.rpartition(":")
            there, back = await asyncio.open_connection(host, int(port))
            writer.write(b"HTTP/1.1 200 OK\r\n\r\n")
            await asyncio.gather(self._copy(reader, back), self._copy(there, writer, host))
        writer.close()

    async def _copy(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, host: str | None = None
    ) -> None:
        with suppress(OSError), closing(writer):
            while data := await reader.read(1 << 16):
                if host is not None:
                    self.received[host] += len(data)
                writer.write(data)
                await writer.drain()


class System(NamedTuple):
    """A system with nothing but Python and git, and a clone of the project."""

    name: str
    checkout: Path
    shell: list[str]
    environment: dict[str, str]

    def start(self, command: str, proxy: CountingProxy) -> "subprocess.Popen[str]":
        """Runs a command in the clone, in a process group of its own."""
        return subprocess.Popen(
            [*self.shell, f"cd {self.checkout} && {command}"],
            env={**self.environment, "HTTPS_PROXY": f"http://127.0.0.1:{proxy.port}"},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            start_new_session=True,
        )


@contextmanager
def bare_debian(suite: str) -> Iterator[System]:
    """A Debian made by debootstrap, without compiler and Node."""
    with tempfile.TemporaryDirectory(prefix="foolsgold-", ignore_cleanup_errors=True) as folder:
        command = ["debootstrap", "--variant=minbase", f"--include={PACKAGES}", suite, folder]
        scripts = Path("/usr/share/debootstrap/scripts")
        if not (scripts / suite).exists():
            command += ["", str(scripts / "sid")]  # newer than this debootstrap
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode:
            sys.exit(f"debootstrap failed: {done.stdout[-1000:]}{done.stderr[-1000:]}")
        root = Path(folder)
        root.chmod(0o755)  # the tests run PostgreSQL as another user
        shutil.copy("/etc/resolv.conf", root / "etc")
        shutil.copy(CERTIFICATES, root / CERTIFICATES.relative_to("/"))
        mounts = (
            ("proc", root / "proc"),
            ("devpts", root / "dev/pts"),
            ("tmpfs", root / "dev/shm"),
        )
        try:
            for kind, place in mounts:
                place.mkdir(exist_ok=True)
                subprocess.run(["mount", "-t", kind, kind, place], check=True)
            clone(root / "src")
            shell = [str(shutil.which("chroot", path=SYSTEM_PATH)), folder, "sh", "-c"]
            yield System(f"Debian {suite}", Path("/src"), shell, environment("/root", SYSTEM_PATH))
        finally:
            for _, place in mounts:
                subprocess.run(["umount", place], check=False, stderr=subprocess.DEVNULL)


@contextmanager
def bare_environment() -> Iterator[System]:
    """This system with a PATH that has neither a compiler nor Node."""
    with tempfile.TemporaryDirectory(prefix="foolsgold-") as folder:
        root = Path(folder)
        for part in ("bin", "home"):
            (root / part).mkdir()
        for name in PROGRAMS:
            (root / "bin" / name).symlink_to(str(shutil.which(name)))
        (root / "bin" / "python3").symlink_to(sys._base_executable)  # type: ignore[attr-defined]
        clone(root / "src")
        own = environment(str(root / "home"), str(root / "bin"))
        yield System("a PATH without tools", root / "src", ["/bin/sh", "-c"], own)


def clone(place: Path) -> None:
    subprocess.run(["git", "clone", "--quiet", ROOT, place], check=True)


def environment(home: str, path: str) -> dict[str, str]:
    certificates = dict.fromkeys(("SSL_CERT_FILE", "NODE_EXTRA_CA_CERTS"), str(CERTIFICATES))
    own = {"HOME": home, "PATH": path, "LC_ALL": "C.UTF-8"}
    return {**own, **certificates} if CERTIFICATES.exists() else own


def cpu_seconds(session: int) -> float:
    """The processor time of a session's processes and of those they waited for, on Linux."""
    ticks = 0
    for place in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):  # it has ended
            fields = place.read_text("utf-8").rpartition(")")[2].split()
            if int(fields[3]) == session:
                ticks += sum(int(field) for field in fields[11:15])
    return round(ticks / os.sysconf("SC_CLK_TCK"), 1)


def play(system: System, command: str) -> dict[str, object]:
    """Runs the command until its link answers; returns the time and bytes it took."""
    with closing(CountingProxy()) as proxy:
        began = time.monotonic()
        running = system.start(f"{command} --no-browser --port 0", proxy)
        end = threading.Timer(MAX_SECONDS, os.killpg, (running.pid, signal.SIGKILL))
        end.start()
        assert running.stdout is not None
        output = []
        try:
            for line in running.stdout:
                output.append(line)
                if link := LINK.search(line):
                    seconds = round(time.monotonic() - began, 1)
                    spent = {"seconds": seconds, "cpu_seconds": cpu_seconds(running.pid)}
                    with urlopen(link[0], timeout=30) as page:  # noqa: S310 - our own server
                        assert page.status == HTTPStatus.OK
                    return {**spent, **proxy.traffic()}
        finally:
            end.cancel()
            with suppress(ProcessLookupError):
                os.killpg(running.pid, signal.SIGTERM)
            running.wait()
    sys.exit("No link was printed:\n" + "".join(output[-20:]))


def check(system: System, command: str) -> dict[str, object]:
    """Runs the tests, and shows what they print."""
    with closing(CountingProxy()) as proxy:
        began = time.monotonic()
        running = system.start(command, proxy)
        assert running.stdout is not None
        last = ""
        for line in running.stdout:
            sys.stderr.write(line)
            last = line.strip() or last
        if running.wait():
            sys.exit("The tests failed.")
        seconds = round(time.monotonic() - began, 1)
        return {"seconds": seconds, **proxy.traffic(), "result": last}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=RawText)
    parser.add_argument("--suite", default="trixie", help="the Debian release (default: trixie)")
    parser.add_argument("--check", action="store_true", help="run the test command, too")
    asked = parser.parse_args()
    has_debian = os.geteuid() == 0 and shutil.which("debootstrap", path=SYSTEM_PATH) is not None
    with bare_debian(asked.suite) if has_debian else bare_environment() as system:
        readme = commands(README.read_text("utf-8"))
        result = {"system": system.name, "play": play(system, readme["play"])}
        if asked.check:
            result["check"] = check(system, readme["check"])
        print(json.dumps(result, indent=2))


if __name__ == "__main__":
    main()
