"""Ports for servers that go away and come back to where they were."""

import socket
from pathlib import Path
from secrets import randbelow

RANGE = Path("/proc/sys/net/ipv4/ip_local_port_range")
LOWEST, USUAL = 10_000, 32_768


def lasting_port() -> int:
    """A free port nobody gets by chance while its server is away: below those the system hands out
    to whoever asks for any."""
    first = int(RANGE.read_text("ascii").split()[0]) if RANGE.exists() else USUAL
    while True:
        port = LOWEST + randbelow(first - LOWEST)
        with socket.socket() as probe:
            try:
                probe.bind(("127.0.0.1", port))
            except OSError:
                continue
            return port
