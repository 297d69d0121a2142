"""Gets what tests need of Debian, where possible: a windowless Chromium, letters, two proxies.

Chromium is installed. The proxies are only unpacked, into the user's cache: an installed one would
begin to listen at once.
"""

import os
import shutil
import subprocess
import tempfile
from pathlib import Path

SHELL = "chromium-headless-shell"
OTHERS = ("chromium", "chromium-browser", "google-chrome")
LETTERS = ("fonts-noto-core", "fonts-noto-color-emoji")
PROXIES = ("caddy", "nginx")
"""Programs, and the packages they are in."""
UNPACKED = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "foolsgold-debian"
LONGEST = 600


def main() -> None:
    _chromium()
    for name in PROXIES:
        _proxy(name)


def proxy(name: str) -> Path | None:
    """The program: the system's own, or the one that was unpacked."""
    folders = [os.environ.get("PATH", os.defpath), "/usr/sbin"]
    folders += [str(UNPACKED / name / "usr" / part) for part in ("bin", "sbin")]
    found = shutil.which(name, path=os.pathsep.join(folders))
    return None if found is None else Path(found)


def _chromium() -> None:
    if shutil.which(SHELL):
        return
    is_there = any(shutil.which(name) for name in OTHERS)
    if shutil.which("apt-get") is None or os.geteuid() != 0:
        if not is_there:
            print("There is no Chromium and it cannot be installed: browser tests will be skipped.")
        return
    if _apt("update") and _apt("install", SHELL, *LETTERS):
        return
    # Not every Debian has the shell; the whole browser does as well, only slower.
    if not is_there and not _apt("install", "chromium", *LETTERS):
        print("Chromium could not be installed: browser tests will be skipped.")


def _proxy(name: str) -> None:
    if proxy(name) is not None:
        return
    with tempfile.TemporaryDirectory() as folder:
        # What packages there are may not be known yet, or no longer be true.
        known = shutil.which("apt-get") is not None and (
            _apt("download", name, where=folder)
            or (os.geteuid() == 0 and _apt("update") and _apt("download", name, where=folder))
        )
        packages = sorted(Path(folder).glob("*.deb")) if known else []
        for package in packages:
            new = Path(folder) / "new"
            subprocess.run(["dpkg-deb", "-x", package, new], check=True, timeout=LONGEST)
            UNPACKED.mkdir(parents=True, exist_ok=True)
            shutil.move(new, UNPACKED / name)
    if proxy(name) is None:
        print(f"There is no {name} and it cannot be had: tests behind it will be skipped.")


def _apt(what: str, *packages: str, where: str | None = None) -> bool:
    """Whether it could be done."""
    done = subprocess.run(
        ["apt-get", what, "-y", "--no-install-recommends", *packages],
        env={**os.environ, "DEBIAN_FRONTEND": "noninteractive"},
        capture_output=True,
        text=True,
        check=False,
        timeout=LONGEST,
        cwd=where,
    )
    if done.returncode != 0:
        print(done.stderr[-500:])
    return done.returncode == 0


if __name__ == "__main__":
    main()
