"""`foolsgold analyse`: a record's lessons for people in six languages, and for programs."""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from foolsgold import Game
from foolsgold.analysis import analysis
from foolsgold.analysis.analysis import AnalysisBudget, analyse
from foolsgold.base.extras import install_command
from foolsgold.base.rng import Rng
from foolsgold.bots.catalogue import seat_bots
from foolsgold.cli.main import run
from foolsgold.cli.output.analysis import analysis_lines
from foolsgold.games.catalogue import find
from foolsgold.locales.translator import LANGUAGES, translator_for
from foolsgold.study.simulation import play_turn
from foolsgold.wire.analysis import AnalysedMoment


def record(tmp_path: Path, edition: str, bots: str) -> str:
    game = Game(edition, 3, 7, names=("Anna", "Bilal", "Chen"))
    crew, rng = seat_bots(game.ruleset.rules.name, bots, 3), Rng(1)
    while (seat := game.to_act) is not None:
        play_turn(game, seat, crew[seat], rng, talk=True)
    file = tmp_path / "game.txt"
    file.write_text(str(game.record()), encoding="utf-8")
    return str(file)


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analysis, "AnalysisBudget", lambda: AnalysisBudget(worlds=4, playouts=20))
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
        words = translator_for(lang)
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
    assert first == translator_for("en")("analysis-no-kernel", install=install)


@pytest.fixture(scope="module")
def found() -> Any:
    """A game of three rounds, studied once."""
    game = Game("saboteur-lv", 3, 7)
    crew, rng = seat_bots("saboteur", "digger", 3), Rng(1)
    while (seat := game.to_act) is not None:
        play_turn(game, seat, crew[seat], rng, talk=False)
    return analyse(game.record().positions(), AnalysisBudget(worlds=4, playouts=20))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_chances_that_are_not_known_are_told_as_unknown(found: Any, lang: str) -> None:
    words = translator_for(lang)
    whole, part, little = found.rounds
    unturned = {"turns": (), "deeds": ()}
    rounds = (
        replace(whole, **unturned),
        replace(part, instants=without_chances(part.instants, range(2)), **unturned),
        # Who won is known in any case.
        replace(
            little,
            instants=without_chances(little.instants, range(len(little.instants) - 1)),
            **unturned,
        ),
    )
    box, names = find("saboteur-lv"), ("Anna", "Bilal", "Chen")
    lines = [*analysis_lines(replace(found, rounds=rounds), box, names, words)]
    texts = "\n".join(lines).split(words("analysis-chance") + "\n")[1:]
    expected = ("analysis-no-turns", "analysis-no-known-turns", "analysis-unknown")
    for text, is_said in zip(texts, expected, strict=True):
        assert [said for said in expected if words(said) in text] == [is_said]
        # Nobody is said to have played well in what was not looked at.
        assert (words("analysis-no-better") in text) == (is_said == "analysis-no-turns")


def without_chances(
    instants: Sequence[AnalysedMoment], places: range
) -> tuple[AnalysedMoment, ...]:
    """The same moments, some of which could not be played out."""
    return tuple(
        replace(instant, chance=None) if place in places else instant
        for place, instant in enumerate(instants)
    )


def test_what_is_no_game_is_told_in_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "none.txt"
    file.write_text(str(Game("saboteur-en", 3, 7).record()), encoding="utf-8")
    assert run(("analyse", str(file))) == 2
    assert translator_for("en")("analysis-empty") in capsys.readouterr().err
