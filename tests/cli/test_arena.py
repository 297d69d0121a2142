"""`foolsgold arena`: reports for people and programs, records, and errors in one sentence."""

import json
import shlex
import sys
from pathlib import Path

import pytest

from foolsgold.cli.main import run
from foolsgold.locales.translator import LANGUAGES
from foolsgold.play.game import Game
from tests.support.paths import ROOT

SCRIPT = ROOT / "tests" / "study" / "scripted_model.py"
Capture = pytest.CaptureFixture[str]


def text_player(manner: str) -> str:
    return "text:" + shlex.join([sys.executable, str(SCRIPT), manner])


def test_bots_and_a_program_are_compared(tmp_path: Path, capsys: Capture) -> None:
    records = tmp_path / "records"
    arguments = [
        "arena", "--player", "digger", "--player", "novice",
        "--player", f"mine={text_player('last')}", "--deals", "2", "--seed", "7",
        "--records", str(records), "--beliefs", "--lang", "en",
    ]  # fmt: skip
    assert run(arguments) == 0
    told = capsys.readouterr().out
    assert told.startswith("saboteur-en, saboteurs/diggers 2/3, rounds: 2, seed 7\ndigger\n")
    assert told.count("95% interval") >= 3 * 2 + 2 * 2
    assert "Wrong answers: 0. Time-outs: 0. Turns played by the bot digger instead: 0" in told
    assert "Brier score" in told
    files = sorted(file.name for file in records.iterdir())
    assert len(files) == 12
    assert files[0] == "1-digger-as-digger-0001.txt"
    assert files[-1] == "3-mine-as-saboteur-0002.txt"
    assert all(Game.from_record(file.read_text("utf-8")).is_over for file in records.iterdir())


def test_programs_read_json(capsys: Capture) -> None:
    arguments = ["arena", "--player", "digger", "--deals", "2", "--json"]
    assert run(arguments) == 0
    first = capsys.readouterr().out
    assert run(arguments) == 0
    assert capsys.readouterr().out == first
    report = json.loads(first)
    assert report["hosts"] == ["digger"]
    (player,) = report["players"]
    assert player["sides"]["saboteur"]["won"]["of"] == 2
    assert player["refusals"] == player["timeouts"] == player["stand_ins"] == 0


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_reports_and_asks_in_every_language(lang: str, capsys: Capture) -> None:
    player = f"x={text_player('second')}"
    arguments = ["arena", "--player", player, "--deals", "1", "--beliefs", "--talk", "--lang", lang]
    assert run(arguments) == 0
    assert len(capsys.readouterr().out.splitlines()) == 10


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        ([], "Name at least one player with --player."),
        (["--player", "genius"], "“genius” is not a player."),
        (["--player", "text:no-such-program"], "cannot be started"),
        (["--player", text_player("crash")], "Its last words: RuntimeError: out of tokens"),
        (["--player", "digger", "--cell", "9/9"], "This edition is for 3 to 10 players, not 18."),
        (["--player", "digger", "--edition", "chess"], "chess"),
        (["--player", "digger", "--bots", "genius"], "There is no bot “genius”."),
        (["--player", "digger", "--deals", "0"], "--deals takes a whole number"),
        (["--player", "digger", "--records", str(SCRIPT.parent)], "is not empty"),
        (["--player", "digger", "--records", str(SCRIPT)], "cannot be written"),
    ],
)
def test_what_is_wrong_is_one_sentence(arguments: list[str], why: str, capsys: Capture) -> None:
    assert run(["arena", *arguments, "--lang", "en"]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert why in err
    assert "Traceback" not in err


def test_games_before_a_failure_are_kept(tmp_path: Path, capsys: Capture) -> None:
    arguments = ["--player", "digger", "--player", text_player("crash"), "--deals", "1"]
    assert run(["arena", *arguments, "--records", str(tmp_path / "kept")]) == 2
    assert len(list((tmp_path / "kept").iterdir())) == 2
    assert "RuntimeError" in capsys.readouterr().err
