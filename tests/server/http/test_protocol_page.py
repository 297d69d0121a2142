"""The page about the protocol: its bot plays, and what it names exists."""

import ast
import re
import subprocess
import sys
from pathlib import Path

import foolsgold
from foolsgold.base.rng import Rng
from foolsgold.client import RemoteTable, open_table
from foolsgold.client.remote_table import new_id
from foolsgold.wire import commands as ask
from foolsgold.wire.json_schema import message_schema
from tests.server.documented_refusals import actions_by_refusal, refusals_of_rules
from tests.support.paths import ROOT
from tests.support.server_harness import close_all, play_out, run_thread_server, wait_for
from tests.support.timeouts import TIMEOUT_SECONDS

PAGE = (ROOT / "docs" / "reference" / "protocol.md").read_text(encoding="utf-8")
BOT = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)[0]


def test_the_example_bot_is_short() -> None:
    assert len(BOT.splitlines()) < 40


def test_the_example_bot_plays_a_whole_game(tmp_path: Path) -> None:
    script = tmp_path / "bot.py"
    script.write_text(BOT, encoding="utf-8")
    with run_thread_server(tmp_path) as server:
        host = open_table(server.url, "Anna", edition="saboteur-lv", seats=3)
        bots = [
            subprocess.Popen([sys.executable, str(script), host.link, name], stderr=subprocess.PIPE)
            for name in ("Robbie", "Bender")
        ]
        try:
            table = RemoteTable(host)
            wait_for(lambda: ready(table), [table])
            table.send_and_wait(ask.Start(id=new_id()))
            play_out([table], Rng(1))
            for bot in bots:
                _, errors = bot.communicate(timeout=TIMEOUT_SECONDS)
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


ANSWERING = (
    "server/http/websocket.py", "server/security/rate_limits.py", "server/rooms/commands.py",
    "server/rooms/change_pipeline.py",
    *(f"server/table/decisions/{name}.py" for name in (
        "checks", "game_start", "host_commands", "moves", "reconfiguration", "seat_assignment",
        "seat_transfer", "talk",
    )),
    "server/table/rulesets.py", "server/table/state.py", "play/table_talk.py",
    "base/display_names.py", "bots/catalogue.py",
    "games/catalogue.py", "games/toml_reader.py",
)  # fmt: skip
"""Where a command can be refused."""
NOT_FOR_COMMANDS = {
    "hello-missing",  # the connection ends
    "seat-kicked", "table-locked", "table-full", "seats-closed", "seats-awaited",  # sitting down
    "ask-other", "ask-here", "ask-nobody", "carry-wrong", "carry-dealing",  # over HTTP
    "hint-alone", "hint-none",  # over HTTP
    "claim-wrong", "bots-many",  # typed at a terminal
    "game-outdated",  # a table that is opened
    "file-position", "found-nothing",  # part of another message
}  # fmt: skip
"""What is raised in the same files and answers no command."""


def raised_in(file: str) -> set[str]:
    """The ids of all complaints and phrases that a file makes."""
    tree = ast.parse((Path(foolsgold.__file__).parent / file).read_text(encoding="utf-8"))
    made = ("UserError", "Message", "__init__", "_check_number")
    return {
        literal.value
        for call in ast.walk(tree)
        if isinstance(call, ast.Call) and call.args
        and getattr(call.func, "id", getattr(call.func, "attr", "")) in made
        for literal in ast.walk(call.args[0])
        if isinstance(literal, ast.Constant) and isinstance(literal.value, str)
    } - {"expected-"}  # fmt: skip


def test_every_refusal_stands_on_the_page_with_what_to_do() -> None:
    """The tests of the server compare what it really sends: `_documented` in their conftest."""
    raised = set[str]().union(*map(raised_in, ANSWERING))
    assert raised >= NOT_FOR_COMMANDS
    assert set(actions_by_refusal()) == (raised - NOT_FOR_COMMANDS) | refusals_of_rules()


def test_every_action_of_the_page_is_explained_there() -> None:
    explained = re.findall(r"^\| ([a-z]+) \|", PAGE.split("### Refused commands")[1], re.MULTILINE)
    assert set(actions_by_refusal().values()) == set(explained) - {"do"}
    waits = {name for name, action in actions_by_refusal().items() if action == "wait"}
    assert waits == {"slow-down", "store-down"}
