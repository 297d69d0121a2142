"""The page "write your own bot" is one program: it runs, and its last bot plays at a server."""

import doctest
import re
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from foolsgold import Game, editions
from foolsgold.base.rng import Rng
from foolsgold.client import RemoteTable, open_table
from foolsgold.client.remote_table import new_id
from foolsgold.wire import commands as ask
from tests.support.paths import ROOT
from tests.support.server_harness import close_all, play_out, run_thread_server, wait_for
from tests.support.timeouts import TIMEOUT_SECONDS

PAGE = ROOT / "docs" / "guide" / "write-a-bot.md"
BLOCKS = [
    (found.start(), found[1])
    for found in re.finditer(r"```python\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
]


def is_session(block: str) -> bool:
    return block.startswith(">>>")


def run(known: dict[str, Any], *, sessions: bool) -> list[str]:
    """Runs the blocks in order; what a session printed otherwise than the page says."""
    wrong: list[str] = []
    runner = doctest.DocTestRunner()
    for start, block in BLOCKS:
        line = PAGE.read_text("utf-8")[:start].count("\n") + 1
        if not is_session(block):
            exec(compile(block, f"{PAGE.name}:{line}", "exec"), known)  # noqa: S102 - our own page
        elif sessions:
            test = doctest.DocTestParser().get_doctest(block, known, PAGE.name, str(PAGE), line)
            runner.run(test, out=wrong.append, clear_globs=False)
            known.update(test.globs)
    return wrong


def test_the_page_does_what_it_says() -> None:
    assert sum(is_session(block) for _, block in BLOCKS) > 5
    assert "".join(run({"__name__": "mybots"}, sessions=True)) == ""


def test_the_first_bot_takes_ten_lines() -> None:
    assert len(BLOCKS[0][1].splitlines()) <= 10


def test_a_bot_with_beliefs_and_kernel_takes_about_twenty_lines() -> None:
    (block,) = (block for _, block in BLOCKS if "class Seer" in block)
    own = block[block.index("class Seer") :].splitlines()
    assert len([line for line in own if line.strip()]) <= 20
    assert "beliefs_of(" in block
    assert "foolsgold.kernel" in block


@pytest.mark.parametrize("edition", editions())
def test_the_first_bot_plays_every_game(edition: str) -> None:
    known: dict[str, Any] = {"__name__": "mybots"}
    run(known, sessions=False)
    game, bot, rng = Game(edition, 4, 1), known["Lottery"](), Rng(1)
    for _ in range(40):
        if (seat := game.to_act) is not None:
            game.play(bot.choose(game.view(seat), game.round_history_for(seat), rng))
    assert game.moves


def test_a_bot_of_the_page_plays_a_whole_game_at_a_server(tmp_path: Path) -> None:
    known: dict[str, Any] = {"__name__": "mybots"}
    run(known, sessions=False)
    with ThreadPoolExecutor(1) as apart, run_thread_server(tmp_path) as server:
        host = open_table(server.url, "Anna", edition="saboteur-lv", seats=3)
        winners = apart.submit(known["play_at"], host.link, "Robbie", known["Listener"]())
        table = RemoteTable(host)
        wait_for(lambda: table.table is not None and table.table.seats[1].ready, [table])
        table.send_and_wait(ask.Start(id=new_id(), fill=True))
        play_out([table], Rng(1))
        assert winners.result(TIMEOUT_SECONDS) == table.view.winners
        close_all([table])
