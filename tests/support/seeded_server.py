"""`foolsgold` with a server that deals from known seeds, and a nursery of such servers.

The command itself has no such option: who could choose the deal would know all hands. On a busy
machine a slow answer is no lost line, and a slow bot no broken one.
"""

import os
import socket
import sys
from collections.abc import Sequence
from importlib import import_module
from itertools import count
from unittest.mock import patch

import msgspec
from msgspec.structs import replace

from foolsgold.cli import main
from foolsgold.cli.app import build_cli
from foolsgold.locales.translator import translator_for
from foolsgold.server.logs import Log
from foolsgold.server.process import runner
from foolsgold.server.settings import Settings
from tests.support.timeouts import BOT_TIMEOUT_SECONDS, TIMEOUT_SECONDS

BOT_LIMIT_SETTINGS = ("bot_limit", "search_limit", "own_bot_limit", "bot_wait")
NEVER_SECONDS = 3600.0
LONG_SETTINGS = ("ping_every", "reveal_seconds")
MAX_REQUEST_BYTES = 65_536


def run_with_seeds(arguments: Sequence[str]) -> None:
    """`7 serve` deals from 7 on.

    `7 sealed serve` lets devices have a part in the deals, and 7 is the server's. `7 deaf serve`
    never looks into the database for what it was not told. `7 before serve` is a server that does
    not know the last step of the database's layout yet.
    """
    first, *words = arguments
    deals = count(int(first))
    sealed = words[0] == "sealed" and bool(words.pop(0))
    deaf = words[0] == "deaf" and bool(words.pop(0))
    if words[0] == "before" and words.pop(0):
        from tests.support.previous_version import hide_last_revision

        hide_last_revision()
    running = runner.Server

    def patient(
        settings: Settings, log: Log | None, slot: runner.WorkerSlot | None = None
    ) -> runner.Server:
        settings = replace(
            settings,
            sealed=sealed,
            look_every=NEVER_SECONDS if deaf else settings.look_every,
            **dict.fromkeys(LONG_SETTINGS, TIMEOUT_SECONDS),
            **dict.fromkeys(BOT_LIMIT_SETTINGS, BOT_TIMEOUT_SECONDS),
        )
        return running(settings, log, seed=lambda: next(deals), slot=slot)

    sys.argv[1:] = words
    with patch.object(runner, "Server", patient):
        main()


def serve_forks(line: socket.socket) -> None:
    """Starts whatever server is asked for over a line, one after the other, until nobody asks.

    What they import is here already. Each is a process of its own all the same, and it is told
    which, and then how it ended.
    """
    # What they would read when they come to need it.
    for each in (
        "foolsgold.server.process.supervisor",
        "psycopg",
        "sqlalchemy.dialects.postgresql.psycopg",
    ):
        import_module(each)
    build_cli(translator_for("en"))
    while True:
        text, files, _, _ = socket.recv_fds(line, MAX_REQUEST_BYTES, 2)
        if not text:
            return
        pid = os.fork()
        if not pid:
            line.close()
            for place, file in enumerate(files, start=1):
                os.dup2(file, place)
                os.close(file)
            # Those of the nursery remember what kind of files they had.
            sys.stdout, sys.stderr = os.fdopen(1, "w"), os.fdopen(2, "w")
            run_with_seeds(msgspec.json.decode(text, type=list[str]))
        for file in files:
            os.close(file)
        line.sendall(b"%d\n" % pid)
        line.sendall(b"%d\n" % os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1]))
