"""Programs may play from many threads: what is read for the first time is read by all at once."""

import subprocess
import sys

import pytest

from foolsgold.games.api import AnyRules
from foolsgold.games.catalogue import GAMES
from tests.support.timeouts import TIMEOUT_SECONDS

# In a process of its own: it has to be the first time, and the worst of it is a crash.
PROGRAM = """
import sys, threading
import msgspec
import foolsgold
from foolsgold.wire.views import from_wire_view, to_wire_view

game = foolsgold.new(sys.argv[1], seats=5, seed=7)
sent = msgspec.json.decode(msgspec.json.encode(to_wire_view(game.view(0))))
sys.setswitchinterval(1e-6)
gate = threading.Barrier(8)
wrong = []

def read():
    gate.wait()
    if from_wire_view(sent, game.ruleset) != game.view(0):
        wrong.append(sent)

threads = [threading.Thread(target=read) for _ in range(8)]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
sys.exit(len(wrong))
"""


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_many_threads_read_their_first_view_together(game: AnyRules) -> None:
    command = [sys.executable, "-c", PROGRAM, game.reference_edition]
    for _ in range(3):
        done = subprocess.run(command, timeout=TIMEOUT_SECONDS, check=False)
        assert done.returncode == 0
