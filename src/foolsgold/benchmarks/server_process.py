"""Child processes of servers to be measured: starts and stops them, reads CPU time and memory."""

import math
import os
import secrets
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

import httpx
from prometheus_client.parser import text_string_to_metric_families

from foolsgold.base.messages import UserError

TIMEOUT_SECONDS = 30.0
"""A process that has not answered by then is considered dead."""


class ServerProcess:
    """A Python module that runs as a server on loopback and prints its address when it listens."""

    def __init__(self, arguments: Sequence[str], **environment: str) -> None:
        self._command = [sys.executable, "-m", *arguments]
        self._environment = environment
        self._process: subprocess.Popen[str] | None = None
        self.url = ""
        self.start()

    def start(self) -> None:
        """Starts it and waits until it listens."""
        self._process = subprocess.Popen(  # noqa: S603 - ourselves
            self._command,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            env={**os.environ, **self._environment},
            text=True,
        )
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if "http" not in line:
            raise UserError("server-unreachable", server="127.0.0.1")
        self.url = line.split()[-1]

    def kill(self) -> None:
        """Kills it without warning."""
        assert self._process is not None
        self._process.kill()
        self._process.communicate()

    def stop(self) -> None:
        """Ends it."""
        assert self._process is not None
        self._process.terminate()
        try:
            self._process.communicate(timeout=TIMEOUT_SECONDS)
        except subprocess.TimeoutExpired:
            self.kill()

    def cpu_seconds(self) -> float | None:
        """What it and its processes have worked so far; None where /proc does not tell."""
        try:
            ticks = sum(map(_cpu_ticks, self.process_ids()))
        except OSError:
            return None
        return ticks / os.sysconf("SC_CLK_TCK")

    def memory_mb(self) -> float | None:
        """What it and its processes hold in memory; None where /proc does not tell."""
        try:
            held = sum(map(resident_kilobytes, self.process_ids()))
        except OSError:
            return None
        return round(held / 1024, 1)

    def process_ids(self) -> Iterator[int]:
        """The numbers of its processes, its own first."""
        assert self._process is not None
        return _process_tree(self._process.pid)


class FoolsgoldServerProcess(ServerProcess):
    """`foolsgold serve`, without limits."""

    def __init__(self, database: Path, workers: int = 1) -> None:
        self.workers = workers
        self._token = secrets.token_hex(8)
        arguments = [
            "foolsgold", "serve", "--host", "127.0.0.1", "--port", "0",
            "--database", str(database), "--workers", str(workers), "--no-limits", "--lang", "en",
        ]  # fmt: skip
        super().__init__(arguments, FOOLSGOLD_METRICS_TOKEN=self._token)

    def start(self) -> None:
        """Starts it and waits until it answers."""
        super().start()
        httpx.get(f"{self.url}/healthz", timeout=TIMEOUT_SECONDS)

    def stored_p95_ms(self) -> float | None:
        """What 95 % of all commits took at most, as finely as the server's buckets tell it."""
        headers = {"authorization": f"Bearer {self._token}"}
        page = httpx.get(f"{self.url}/metrics", headers=headers, timeout=TIMEOUT_SECONDS).text
        counts = [
            (float(sample.labels["le"]), sample.value)
            for family in text_string_to_metric_families(page)
            for sample in family.samples
            if sample.name == "foolsgold_commit_seconds_bucket"
        ]
        most = max((count for _, count in counts), default=0)
        within = (limit for limit, count in sorted(counts) if most and count >= 0.95 * most)
        limit = next(within, math.inf)
        return None if math.isinf(limit) else round(1000 * limit, 1)


def _process_tree(pid: int) -> Iterator[int]:
    yield pid
    for task in Path(f"/proc/{pid}/task").iterdir():
        for child in (task / "children").read_text().split():
            yield from _process_tree(int(child))


def resident_kilobytes(pid: int) -> int:
    """What a process holds in memory."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1])
    return 0


def _cpu_ticks(pid: int) -> int:
    """The processor's time of a process, its own and the system's for it."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return int(fields[11]) + int(fields[12])
