"""Sends requests with thousands of tiny headers to a server on this machine, for a bounded time.

    python tests/server/transport/header_attack.py URL PID --connections 40 --seconds 10

prints how many were answered and how, what they cost the process with this id, and how long a
seated player waited for the answers to their pings meanwhile.
"""

import argparse
import asyncio
import ipaddress
import json
import os
import statistics
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path
from typing import NamedTuple
from urllib.parse import urlsplit

MAX_CONNECTIONS = 600
MAX_ATTACK_SECONDS = 60.0
HEADERS = 7_700
"""As many as fit into a head of 31 kB."""
PING_PAUSE_SECONDS = 0.06
"""Seconds between the player's pings: as many as a server answers for as long as it takes."""


class Address(NamedTuple):
    """Where a server on this machine listens."""

    host: str
    port: int


def loopback_address(url: str) -> Address:
    """The address of a server on this machine; no other is ever attacked."""
    parts = urlsplit(url)
    host = parts.hostname or ""
    if not ipaddress.ip_address(host).is_loopback:
        raise ValueError(f"{host} is not a loopback address")
    return Address(host, parts.port or 80)


def request_with_headers(headers: int = HEADERS, path: str = "/learn") -> bytes:
    """A request with so many tiny headers beside two that it needs."""
    needed = f"GET {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n"
    return needed.encode() + b"a:\r\n" * headers + b"\r\n"


async def answer_to(address: Address, request: bytes) -> str:
    """The status of the answer to a request on a connection of its own."""
    status = b""
    try:
        reader, writer = await asyncio.open_connection(*address)
    except OSError:
        return "refused"
    try:
        writer.write(request)
        status = await reader.readline()
        while await reader.read(65_536):
            pass
    except OSError:
        pass
    finally:
        writer.transport.abort()
    words = status.decode("latin-1").split()
    return words[1] if len(words) > 1 else "cut"


async def attack(
    address: Address, request: bytes, connections: int, seconds: float, requests: int | None = None
) -> Counter[str]:
    """Answers by status, of so many connections at once, until the time or the requests are up."""
    answers: Counter[str] = Counter()
    end = time.monotonic() + min(seconds, MAX_ATTACK_SECONDS)
    left = requests

    async def repeat() -> None:
        nonlocal left
        while time.monotonic() < end and left != 0:
            if left is not None:
                left -= 1
            answers[await answer_to(address, request)] += 1

    async with asyncio.TaskGroup() as tasks:
        for _ in range(min(connections, MAX_CONNECTIONS)):
            tasks.create_task(repeat())
    return answers


def resident_bytes(pid: int) -> int:
    """Bytes of memory that a process holds."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


def processor_seconds(pid: int) -> float:
    """What a process has taken of the processor until now."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def _ping(url: str) -> None:
    """A seated player, in a process of their own: prints each ping's seconds until told to end."""
    from websockets.sync.client import connect

    from foolsgold.client import open_table

    ticket = open_table(url, "Anna")
    with connect(ticket.socket_url, additional_headers=ticket.headers, ping_interval=None) as line:
        line.send('{"do":"hello"}')
        while True:
            began = time.monotonic()
            line.send('{"do":"ping"}')
            while json.loads(line.recv())["is"] != "pong":
                pass
            sys.stdout.write(f"{time.monotonic() - began}\n")
            sys.stdout.flush()
            time.sleep(PING_PAUSE_SECONDS)


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("url")
    parser.add_argument("pid", type=int)
    parser.add_argument("--connections", type=int, default=40)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--requests", type=int)
    parser.add_argument("--headers", type=int, default=HEADERS)
    asked = parser.parse_args()
    address = loopback_address(asked.url)
    player = subprocess.Popen(
        [sys.executable, "-c", f"import header_attack; header_attack._ping({asked.url!r})"],
        cwd=Path(__file__).parent, stdout=subprocess.PIPE, text=True,
    )  # fmt: skip
    assert player.stdout is not None
    player.stdout.readline()
    memory, spent = resident_bytes(asked.pid), processor_seconds(asked.pid)
    request = request_with_headers(asked.headers)
    answers = asyncio.run(
        attack(address, request, asked.connections, asked.seconds, asked.requests)
    )
    spent = processor_seconds(asked.pid) - spent
    player.terminate()
    pings = [1000 * float(line) for line in player.stdout.read().split()]
    player.wait()
    sys.stdout.write(
        f"answers {dict(answers)}, {1000 * spent / max(answers.total(), 1):.2f} ms of CPU each\n"
        f"memory {memory / 1e6:.0f} -> {resident_bytes(asked.pid) / 1e6:.0f} MB\n"
        f"{len(pings)} pings, median {statistics.median(pings):.1f}, longest {max(pings):.0f} ms\n"
    )


if __name__ == "__main__":
    main()
