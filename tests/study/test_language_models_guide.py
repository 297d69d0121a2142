"""The page on language models: its program plays, its command works, its sentences are true."""

import json
import re
import shlex
import sys
from pathlib import Path

import pytest

from foolsgold.cli.main import run
from foolsgold.locales.translator import translator_for
from tests.support.paths import ROOT

PAGE = (ROOT / "docs" / "guide" / "language-models.md").read_text("utf-8")


def block(language: str, containing: str) -> str:
    fenced = re.findall(r"^```(\w*)\n(.*?)^```$", PAGE, re.DOTALL | re.MULTILINE)
    (found,) = [text for kind, text in fenced if kind == language and containing in text]
    return str(found)


def test_the_program_on_the_page_plays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "my_model.py").write_text(block("python", "ask_model"), "utf-8")
    monkeypatch.chdir(tmp_path)
    program, *arguments = shlex.split(block("", "foolsgold arena --player"))
    assert program == "foolsgold"
    arguments = [part.replace("python3", shlex.quote(sys.executable)) for part in arguments]
    assert run(arguments) == 0
    told = capsys.readouterr().out
    assert told == block("text", "saboteur-en")


def test_the_configuration_of_a_client_is_a_command(capsys: pytest.CaptureFixture[str]) -> None:
    server = json.loads(block("json", "mcpServers"))["mcpServers"]["foolsgold"]
    assert server["command"] == "foolsgold"
    assert run([*server["args"], "--help"]) == 0
    assert "--no-legal-moves" in capsys.readouterr().out


def test_what_an_error_says_is_quoted() -> None:
    words = translator_for("en")
    quoted = f"> {words('refused-not-your-card', rule='R30')} {words('mcp-way-moves')}\n"
    assert quoted in PAGE
