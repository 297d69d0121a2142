"""`McpPlayer`: an arena player that is an MCP client, such as an agent with a language model.

For each game the arena serves the seat on a port of this machine and starts the client, which finds
the address in place of `{url}` in its command, and in `FOOLSGOLD_MCP_URL`.
"""

import asyncio
import os
import shlex
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Thread

from foolsgold.base.extras import requires
from foolsgold.base.messages import UserError
from foolsgold.envs.mcp_server import SeatTools, serve_tools
from foolsgold.study.arena_players import ArenaSeat, Conduct
from foolsgold.study.text_player import TextOptions

with requires("mcp"):
    import uvicorn

URL_VARIABLE = "FOOLSGOLD_MCP_URL"
POLL_SECONDS = 0.02
END_SECONDS = 5.0
"""How long a client may take to end when its game is over."""


class McpPlayer:
    """A client that is started for every game; if it ends too early, the rule bot plays on."""

    def __init__(self, name: str, command: str, options: TextOptions) -> None:
        self.name = name
        self.kind: str | None = None
        self._options = options
        try:
            self._command = shlex.split(command)
        except ValueError:
            self._command = []

    def play_game(self, seat: ArenaSeat) -> Conduct:
        """Plays a game to its end."""
        conduct = Conduct()
        tools = SeatTools(seat.table, self._options.words, lists_moves=self._options.lists_moves)
        with _serving(tools) as url, self._running(url) as client:
            self._watch(seat, tools, client, conduct)
        conduct.refusals = tools.refusals
        conduct.turns = tools.moves + conduct.stand_ins
        return conduct

    def close(self) -> None:
        """Nothing outlives a game."""

    def _watch(
        self, seat: ArenaSeat, tools: SeatTools, client: "subprocess.Popen[bytes]", conduct: Conduct
    ) -> None:
        """Waits until the game is over; plays the turns that the client does not."""
        before = (0, 0)
        begun, refused = time.monotonic(), 0
        while not seat.table.is_over:
            time.sleep(POLL_SECONDS)
            with tools.lock:
                now = (tools.moves, conduct.stand_ins)
                if now != before:
                    before, begun, refused = now, time.monotonic(), tools.refusals
                late = time.monotonic() - begun > self._options.timeout
                tired = tools.refusals - refused >= self._options.max_refusals
                if seat.table.is_over or not (late or tired or client.poll() is not None):
                    continue
                conduct.timeouts += late
                conduct.stand_ins += 1
                seat.play_instead()

    @contextmanager
    def _running(self, url: str) -> Iterator["subprocess.Popen[bytes]"]:
        command = [part.replace("{url}", url) for part in self._command]
        try:
            client = subprocess.Popen(  # noqa: S603 - the user's own command
                command,
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
                env={**os.environ, URL_VARIABLE: url},
            )
        except (OSError, ValueError, IndexError):
            raise UserError("arena-command-wrong", name=self.name) from None
        try:
            yield client
            client.wait(END_SECONDS)
        except subprocess.TimeoutExpired:
            pass
        finally:
            client.kill()
            client.wait()


@contextmanager
def _serving(tools: SeatTools) -> Iterator[str]:
    """Serves the tools of a seat on a free port, in a thread."""
    with socket.create_server(("127.0.0.1", 0)) as listening:
        host, port = listening.getsockname()
        config = uvicorn.Config(
            serve_tools(tools).streamable_http_app(host=host), log_level="critical"
        )
        server = uvicorn.Server(config)
        thread = Thread(target=lambda: asyncio.run(server.serve([listening])), daemon=True)
        thread.start()
        try:
            yield f"http://{host}:{port}/mcp"
        finally:
            server.should_exit = True
            server.force_exit = True
            thread.join()
