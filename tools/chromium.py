"""Installs what the browser tests need, where that is possible: Debian's Chromium, and letters."""

import os
import shutil
import subprocess

NAMES = ("chromium", "chromium-browser", "google-chrome")
PACKAGES = ("chromium", "fonts-noto-core", "fonts-noto-color-emoji")
LONGEST = 600


def main() -> None:
    if any(shutil.which(name) for name in NAMES):
        return
    if shutil.which("apt-get") is None or os.geteuid() != 0:
        print("There is no Chromium and it cannot be installed: browser tests will be skipped.")
        return
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    install = ["apt-get", "install", "-y", "--no-install-recommends", *PACKAGES]
    for command in (["apt-get", "update"], install):
        done = subprocess.run(
            command, env=environment, capture_output=True, text=True, check=False, timeout=LONGEST
        )
        if done.returncode != 0:
            print("Chromium could not be installed: browser tests will be skipped.")
            print(done.stderr[-500:])
            return


if __name__ == "__main__":
    main()
