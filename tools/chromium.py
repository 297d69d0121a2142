"""Installs what browser tests need, where possible: Debian's Chromium, windowless, and letters."""

import os
import shutil
import subprocess

SHELL = "chromium-headless-shell"
OTHERS = ("chromium", "chromium-browser", "google-chrome")
LETTERS = ("fonts-noto-core", "fonts-noto-color-emoji")
LONGEST = 600


def main() -> None:
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


def _apt(what: str, *packages: str) -> bool:
    """Whether it could be done."""
    done = subprocess.run(
        ["apt-get", what, "-y", "--no-install-recommends", *packages],
        env={**os.environ, "DEBIAN_FRONTEND": "noninteractive"},
        capture_output=True,
        text=True,
        check=False,
        timeout=LONGEST,
    )
    if done.returncode != 0:
        print(done.stderr[-500:])
    return done.returncode == 0


if __name__ == "__main__":
    main()
