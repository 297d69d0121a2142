"""Ports for servers that go away and come back to where they were."""

import socket
from pathlib import Path
from secrets import randbelow

PORT_RANGE_FILE = Path("/proc/sys/net/ipv4/ip_local_port_range")
LOWEST_PORT, DEFAULT_FIRST_PORT = 10_000, 32_768


def lasting_port() -> int:
    """A free port nobody gets by chance while its server is away: below those the system hands out
    to whoever asks for any."""
    first = (
        int(PORT_RANGE_FILE.read_text("ascii").split()[0])
        if PORT_RANGE_FILE.exists()
        else DEFAULT_FIRST_PORT
    )
    while True:
        port = LOWEST_PORT + randbelow(first - LOWEST_PORT)
        with socket.socket() as probe:
            try:
                probe.bind(("127.0.0.1", port))
            except OSError:
                continue
            return port
