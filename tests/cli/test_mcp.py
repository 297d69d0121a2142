"""`foolsgold mcp`: what cannot be is said in one sentence, and a link leads to a seat."""

import os
import sys
from pathlib import Path

import anyio
import pytest
from mcp import Client, StdioServerParameters

from foolsgold.cli.main import run
from foolsgold.client import RemoteTable, open_table, spectate
from tests.support.server_harness import run_thread_server, wait_for


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (["--edition", "chess"], "chess"),
        (["--seats", "2"], "This edition is for 3 to 10 players, not 2."),
        (["--bots", "genius"], "There is no bot “genius”."),
        (["--join", "nowhere"], "nowhere"),
        (["--join", "http://localhost:1/t/BCD234"], "http://localhost:1"),
        (["--join", "http://x/t/BCD234", "--seed", "7", "--seats", "4"], "--seats, --seed"),
        (["--record", "."], "already"),
    ],
)
def test_what_cannot_be_is_one_sentence(
    arguments: list[str], why: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["mcp", "--lang", "en", *arguments]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert why in err
    assert err.count("\n") == 1


def test_a_named_model_comes_back_to_its_seat(tmp_path: Path) -> None:
    with run_thread_server(tmp_path) as server:
        link = open_table(server.url, "Anna", edition="saboteur-en", seats=4).link

        async def look(name: str) -> str:
            command = ["-m", "foolsgold", "mcp", "--join", link, "--lang", "en", "--name", name]
            environment = {**os.environ, "XDG_STATE_HOME": str(tmp_path)}
            process = StdioServerParameters(command=sys.executable, args=command, env=environment)
            async with Client(process) as client:
                assert "The game has not begun yet." in str(
                    (await client.call_tool("look")).content
                )
                listed = await client.call_tool("legal_moves")
                assert listed.is_error
                return str(client.instructions)

        # A claim of each kind is shown with the name of the one who would make it.
        for name in ("Robbie", "Marvin", "Robbie"):
            assert f"{name}: " in anyio.run(look, name)
        watching = RemoteTable(spectate(link))
        wait_for(lambda: watching.table is not None, [watching])
        assert watching.table is not None
        assert [seat.name for seat in watching.table.seats] == ["Anna", "Robbie", "Marvin", None]
        watching.close()
