"""Installs what tests need from Debian, where possible: headless Chromium, fonts, two proxies.

Chromium is installed. The proxies are only unpacked into the user's cache, because an installed one
would start to listen at once.
"""

import os
import shutil
import subprocess
import tempfile
from pathlib import Path

HEADLESS_CHROMIUM = "chromium-headless-shell"
OTHER_CHROMIUMS = ("chromium", "chromium-browser", "google-chrome")
FONT_PACKAGES = ("fonts-noto-core", "fonts-noto-color-emoji")
PROXIES = ("caddy", "nginx")
"""Names of programs, and of their packages."""
UNPACK_FOLDER = (
    Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "foolsgold-debian"
)
MAX_SECONDS = 600


def main() -> None:
    _install_chromium()
    for name in PROXIES:
        _unpack_proxy(name)


def find_proxy(name: str) -> Path | None:
    """The installed program, or the one that was unpacked."""
    folders = [os.environ.get("PATH", os.defpath), "/usr/sbin"]
    folders += [str(UNPACK_FOLDER / name / "usr" / part) for part in ("bin", "sbin")]
    found = shutil.which(name, path=os.pathsep.join(folders))
    return None if found is None else Path(found)


def _install_chromium() -> None:
    if shutil.which(HEADLESS_CHROMIUM):
        return
    is_there = any(shutil.which(name) for name in OTHER_CHROMIUMS)
    if shutil.which("apt-get") is None or os.geteuid() != 0:
        if not is_there:
            print("There is no Chromium and it cannot be installed: browser tests will be skipped.")
        return
    if _apt("update") and _apt("install", HEADLESS_CHROMIUM, *FONT_PACKAGES):
        return
    # Not every Debian has the headless shell; the full browser works too, only slower.
    if not is_there and not _apt("install", "chromium", *FONT_PACKAGES):
        print("Chromium could not be installed: browser tests will be skipped.")


def _unpack_proxy(name: str) -> None:
    if find_proxy(name) is not None:
        return
    with tempfile.TemporaryDirectory() as folder:
        # The package list may be missing or out of date.
        is_downloaded = shutil.which("apt-get") is not None and (
            _apt("download", name, where=folder)
            or (os.geteuid() == 0 and _apt("update") and _apt("download", name, where=folder))
        )
        packages = sorted(Path(folder).glob("*.deb")) if is_downloaded else []
        for package in packages:
            new = Path(folder) / "new"
            subprocess.run(["dpkg-deb", "-x", package, new], check=True, timeout=MAX_SECONDS)
            UNPACK_FOLDER.mkdir(parents=True, exist_ok=True)
            shutil.move(new, UNPACK_FOLDER / name)
    if find_proxy(name) is None:
        print(f"There is no {name} and it cannot be downloaded: its tests will be skipped.")


def _apt(what: str, *packages: str, where: str | None = None) -> bool:
    """Whether apt-get succeeded."""
    done = subprocess.run(
        ["apt-get", what, "-y", "--no-install-recommends", *packages],
        env={**os.environ, "DEBIAN_FRONTEND": "noninteractive"},
        capture_output=True,
        text=True,
        check=False,
        timeout=MAX_SECONDS,
        cwd=where,
    )
    if done.returncode != 0:
        print(done.stderr[-500:])
    return done.returncode == 0


if __name__ == "__main__":
    main()
