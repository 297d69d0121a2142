"""Seat a bot at a served table: with a link at yours, without one at a table of its own.

Run it: python examples/play_at_a_server.py [http://localhost:8765/t/CODE]
"""

import secrets
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from tempfile import TemporaryDirectory

from foolsgold.base.rng import Rng
from foolsgold.client import RemoteTable, Ticket, open_table, sit_down
from foolsgold.client.remote_table import new_id
from foolsgold.wire.commands import Ready, Start
from foolsgold.wire.frames import TableStage


@contextmanager
def local_server() -> Iterator[str]:
    """A server on a free port of this machine, stopped at the end; yields its address."""
    with TemporaryDirectory() as folder:
        options = ["--host", "127.0.0.1", "--port", "0", "--bot-pace", "0.01", "--database"]
        command = [sys.executable, "-m", "foolsgold", "serve", *options, f"{folder}/tables.db"]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
            assert server.stdout is not None
            try:
                yield server.stdout.readline().split()[-1]
            finally:
                server.terminate()


def play(ticket: Ticket, *, is_host: bool) -> None:
    """Plays one game to its end with random moves, and prints who has won."""
    table = RemoteTable(ticket)
    rng = Rng(secrets.randbits(64))
    table.send_and_wait(Start(id=new_id(), fill=True) if is_host else Ready(id=new_id()))
    for _ in table:  # every frame the server sends
        assert table.table is not None
        if table.table.stage is TableStage.OVER:
            break
        table.dismiss_summary()  # people look at the end of a round; a program need not
        if table.is_my_turn:
            table.play(rng.choice(table.view.legal))
    print("Seats of the winners:", table.view.winners)
    table.close()


def main() -> None:
    """Sits down at the table of the link, or opens one and lets the server's bots join."""
    if sys.argv[1:]:
        play(sit_down(sys.argv[1], "Robbie"), is_host=False)
        return
    with local_server() as server:
        play(open_table(server, "Robbie", seats=3, level="random", pace="fast"), is_host=True)


if __name__ == "__main__":
    main()
