"""`foolsgold solve`: what it prints, in every language, and errors of one sentence."""

import json

import pytest

from foolsgold.cli.commands import solve as solve_command
from foolsgold.cli.main import run
from foolsgold.locales.translator import LANGUAGES
from foolsgold.study import solver


@pytest.fixture(autouse=True)
def _english_system(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "C.UTF-8")


def test_a_solved_edition_is_printed_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["solve", "tiny-map", "--json", "--policies", "random"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["edition"] == "tiny-map"
    assert found["hidden"]["histories"] == 51_019
    assert found["hidden"]["diggers_win"] < found["open_roles"]["diggers_win"]
    assert [policy["bot"] for policy in found["policies"]] == ["equilibrium", "random"]


def test_silence_leaves_out_the_claims(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["solve", "tiny-map", "--json", "--silent"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert not found["talk"]
    assert found["silent"] is None
    assert found["hidden"]["histories"] < 51_019


def test_the_defaults_are_those_of_the_library() -> None:
    """They are written twice: the command must not import the kernel before it runs."""
    assert solve_command.NASH_CONV == solver.NASH_CONV
    assert solve_command.MAX_HISTORIES == solver.MAX_HISTORIES


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_solved_edition_is_told_in_every_language(
    lang: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["--lang", lang, "solve", "tiny-two-picks"]) == 0
    told = capsys.readouterr().out
    assert "{" not in told
    assert "NashConv" in told
    assert len(told.splitlines()) == 9


@pytest.mark.parametrize(
    "arguments",
    [
        ("solve", "nothing"),
        ("solve", "gobblings"),
        ("solve", "saboteur-en"),
        ("solve", "nowhere.toml"),
        ("solve", "tiny-map", "--policies", "genius"),
        ("solve", "tiny-map", "--max-histories", "1000"),
        ("solve", "tiny-map", "--max-histories", "many"),
        ("solve", "tiny-map", "--nash-conv", "-1"),
        ("solve",),
    ],
)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_bad_input_is_one_sentence(
    lang: str, arguments: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["--lang", lang, *arguments]) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert "Traceback" not in captured.err
    # A close name may be suggested on a line of its own.
    assert 1 <= captured.err.count("\n") <= 2
