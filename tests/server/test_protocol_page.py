"""The page about the protocol: its bot plays, and what it names exists."""

import re
import subprocess
import sys
from pathlib import Path

from foolsgold.base.rng import Rng
from foolsgold.client import RemoteTable, open_table
from foolsgold.client.remote import new_id
from foolsgold.wire import commands as ask
from foolsgold.wire.schema import message_schema
from patience import HUNG
from server.harness import close_all, in_thread, play_out, wait_for

PAGE = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")
BOT = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)[0]


def test_the_example_bot_is_short() -> None:
    assert len(BOT.splitlines()) < 40


def test_the_example_bot_plays_a_whole_game(tmp_path: Path) -> None:
    script = tmp_path / "bot.py"
    script.write_text(BOT, encoding="utf-8")
    with in_thread(tmp_path) as server:
        host = open_table(server.url, "Anna", edition="saboteur-lv", seats=3)
        bots = [
            subprocess.Popen([sys.executable, str(script), host.link, name], stderr=subprocess.PIPE)
            for name in ("Robbie", "Bender")
        ]
        try:
            table = RemoteTable(host)
            wait_for(lambda: ready(table), [table])
            table.do(ask.Start(id=new_id()))
            play_out([table], Rng(1))
            for bot in bots:
                _, errors = bot.communicate(timeout=HUNG)
                assert (bot.returncode, errors) == (0, b"")
            close_all([table])
        finally:
            for bot in bots:
                bot.kill()
                bot.communicate()


def ready(table: RemoteTable) -> bool:
    return table.table is not None and all(seat.ready for seat in table.table.seats[1:])


def tags(kind: str, field: str) -> set[str]:
    """The values a field may have in the schema of a message."""
    found: set[str] = set()
    for name, shape in message_schema()["$defs"].items():
        if name.startswith(kind):
            found |= set(shape.get("properties", {}).get(field, {}).get("enum", ()))
    return found


def test_nobody_can_choose_or_learn_the_deal() -> None:
    assert "seed" not in str(message_schema())


def test_every_message_stands_on_the_page_and_every_one_there_exists() -> None:
    client, server = PAGE.split("| the client sends | |")[1].split("| the server sends | |")
    client = client.split("Every command but")[0]
    rows = server.split("`what` is one of")[0]
    for tag in tags("client.", "do"):
        assert f"`{tag}`" in client, tag
    for tag in tags("server.", "is"):
        assert f"`{tag}`" in rows, tag
    for tag in tags("server.", "change"):
        assert f"`{tag}`" in server, tag
    for tag in tags("client.", "claim"):
        assert re.search(rf'[`"]{tag}[`"]', PAGE.split("## Claims")[1]), tag
    first_cells = re.findall(r"^\| (.*?) \|", client + rows, re.MULTILINE)
    known = tags("client.", "do") | tags("server.", "is")
    for cell in first_cells:
        for part in cell.split(", "):
            words = re.findall(r"`([a-z-]+)`", part)
            assert not words or words[0] in known, part
