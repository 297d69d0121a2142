"""`foolsgold analyse`: a record's lessons for people in six languages, and for programs."""

import json
from pathlib import Path
from typing import Any

import pytest

from foolsgold import Game
from foolsgold.base.extras import install_command
from foolsgold.base.rng import Rng
from foolsgold.bots.catalogue import seated
from foolsgold.cli.main import run
from foolsgold.lab.simulate import play_turn
from foolsgold.locales.words import LANGUAGES, words_for
from foolsgold.study import analysis
from foolsgold.study.analysis import Budget, analyse


def record(tmp_path: Path, edition: str, bots: str) -> str:
    game = Game(edition, 3, 7, names=("Anna", "Bilal", "Chen"))
    crew, rng = seated(game.box.rules.name, bots, 3), Rng(1)
    while (seat := game.to_act) is not None:
        play_turn(game, seat, crew[seat], rng, talk=True)
    file = tmp_path / "game.txt"
    file.write_text(str(game.record()), encoding="utf-8")
    return str(file)


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analysis, "Budget", lambda: Budget(worlds=4, playouts=20))
    monkeypatch.setenv("LC_ALL", "C.UTF-8")


def test_people_and_programs_read_the_same_game(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    file = record(tmp_path, "saboteur-lv", "thinker")
    found_before: list[Any] = []

    def once(positions: Any, **settings: Any) -> Any:
        """Studied when it is first asked for, then only told: studying takes seconds."""
        if not found_before:
            found_before.append(analyse(positions, **settings))
        return found_before[0]

    monkeypatch.setattr(analysis, "analyse", once)
    assert run(("analyse", file, "--json")) == 0
    found = json.loads(capsys.readouterr().out)
    assert (found["game"], found["worlds"], found["bot"]) == ("saboteur", 4, "master")
    assert [each["round"] for each in found["rounds"]] == [1, 2, 3]
    for lang in LANGUAGES:
        assert run(("analyse", file, "--lang", lang)) == 0
        told = capsys.readouterr().out
        words = words_for(lang)
        assert told.count(words("analysis-turns")) == 3
        assert words("analysis-chance-hint") in told
        assert "Anna" in told
        assert "analysis-" not in told


def test_without_the_kernel_one_sentence_says_so(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(analysis, "find_spec", lambda _: None)
    file = record(tmp_path, "gobblings", "goblin")
    assert run(("analyse", file)) == 0
    first, *_ = capsys.readouterr().out.splitlines()
    install = install_command("kernel")
    assert first == words_for("en")("analysis-no-kernel", install=install)


def test_what_is_no_game_is_told_in_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "none.txt"
    file.write_text(str(Game("saboteur-en", 3, 7).record()), encoding="utf-8")
    assert run(("analyse", str(file))) == 2
    assert words_for("en")("analysis-empty") in capsys.readouterr().err
