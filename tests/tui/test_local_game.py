"""Playing in the terminal: over a pipe, with a drawing, to the end, and away in the middle."""

import io
import os
import pty
import signal
import subprocess
import sys
import time
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

from foolsgold import Game
from foolsgold.base.rng import Rng
from foolsgold.bots.random_bot import RandomBot
from foolsgold.cli.files import check_writable_path, write_atomically
from foolsgold.games.gobblings.events import Peeked
from foolsgold.games.gobblings.moves import Peek
from foolsgold.games.gobblings.view import View
from foolsgold.locales.claims import claim_message
from foolsgold.locales.translator import LANGUAGES, translator_for
from foolsgold.play.record import ClaimLine
from foolsgold.play.record_parser import read_record
from foolsgold.play.table_talk import Claimed, Looked, Suspect, Thanks, Trust
from foolsgold.tui import local_game as terminal
from foolsgold.tui.console import ConsoleFront
from foolsgold.tui.seat_prompt import SeatPrompt
from tests.support.timeouts import TIMEOUT_SECONDS

FOOLSGOLD = [sys.executable, "-m", "foolsgold"]
ENDLESS = "d1\n1\n\n" * 500
"""Somebody who always passes, and takes whatever gold is offered first."""


def unmarked(text: str) -> str:
    """Without the marks that keep names apart from the sentence around them."""
    return text.replace("\u2068", "").replace("\u2069", "")


def piped(typed: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    env = {**os.environ, "LC_ALL": "C.UTF-8", "PYTHONIOENCODING": "utf-8"}
    return subprocess.run(
        [*FOOLSGOLD, "play", *arguments],
        input=typed, capture_output=True, encoding="utf-8", env=env, timeout=TIMEOUT_SECONDS,
        check=False,
    )  # fmt: skip


def test_a_whole_game_of_gobblings_over_a_pipe(tmp_path: Path) -> None:
    record = tmp_path / "game.txt"
    done = piped(
        "1\n1\nd1\npass\n\n" * 900, "--edition", "gobblings-advanced", "--seats", "3",
        "--seed", "2", "--record", str(record),
    )  # fmt: skip
    assert (done.returncode, done.stderr) == (0, "")
    assert "The game is over. Winner: " in done.stdout
    assert Game.from_record(record.read_text(encoding="utf-8")).is_over


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_game_over_a_pipe(lang: str, tmp_path: Path) -> None:
    record = tmp_path / "game.txt"
    done = piped(
        ENDLESS, "--edition", f"saboteur-{lang}", "--seats", "3", "--lang", lang, "--seed", "7",
        "--record", str(record),
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    words = translator_for(lang)
    assert words("play-saved", file=str(record)) in done.stdout.replace("\u200f", "")
    game = Game.from_record(record.read_text(encoding="utf-8"))
    assert game.is_over
    assert game.names[0] == words.without_marks("player", number=1)
    assert "\x1b[" not in done.stdout


def test_bots_that_speak_are_heard_in_the_terminal_and_in_the_record(tmp_path: Path) -> None:
    record = tmp_path / "game.txt"
    done = piped(
        ENDLESS, "--edition", "saboteur-en", "--seats", "4", "--lang", "en", "--seed", "7",
        "--bots", "thinker", "--record", str(record),
    )  # fmt: skip
    assert (done.returncode, done.stderr) == (0, "")
    kept = read_record(record.read_text(encoding="utf-8")).record
    said = [line for line in kept.lines if isinstance(line, ClaimLine)]
    assert said
    for line in said:
        told = claim_message(kept.names, line.seat, line.claim, kept.ruleset.rules.name, you=0)
        assert translator_for("en").translate(told).strip("\u2068\u2069") in done.stdout


def test_a_person_may_claim_something_and_bots_hear_it(tmp_path: Path) -> None:
    record = tmp_path / "game.txt"
    lines = ("?", "claim", "claim looked 9 treasure", "claim looked 2 treasure", "1")
    typed = "\n".join((*lines, "claim trust brokk", "l", "", "d1", "q", ""))
    done = piped(
        typed, "--edition", "saboteur-en", "--seats", "4", "--lang", "en", "--seed", "7",
        "--first", "1", "--name", "Anna", "--record", str(record),
    )  # fmt: skip
    assert (done.returncode, done.stderr) == (0, "")
    assert translator_for("en")("play-help-claims") in done.stdout
    assert "claim looked 2 stone · " in done.stdout
    assert "goals are numbered 1 to 3." in done.stdout
    shown = unmarked(done.stdout)
    for sentence in ("Anna: I looked at goal 2: it is the treasure!", "Anna: I trust Brokk."):
        # Said at once, and told again with what happened in the round; beside a list of examples.
        assert shown.count(sentence) - shown.count(f"· {sentence}") == 2
    kept = read_record(record.read_text(encoding="utf-8")).record
    mine = [line.claim for line in kept.lines if isinstance(line, ClaimLine) and line.seat == 0]
    assert mine == [Looked(1, "treasure"), Trust(1)]
    heard = Game.from_record(record.read_text(encoding="utf-8")).round_history_for(1)
    assert Claimed(0, Looked(1, "treasure")) in heard


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whoever_has_looked_may_tell_of_it_at_once(lang: str, tmp_path: Path) -> None:
    """Their fourth card is a map; what they say is said before anybody else moves."""
    record = tmp_path / "game.txt"
    asked = (
        *("--edition", "saboteur-en", "--seats", "4", "--lang", lang, "--seed", "0"),
        *("--first", "1", "--name", "Anna", "--record", str(record)),
    )
    # A number, in their own words after some that were none, or nothing at all.
    for told, claim in (
        ("1", Looked(1, "treasure")),
        ("7\nclaim\nclaim looked 9 stone\nclaim looked 2 stone", Looked(1, "stone")),
        ("", None),
    ):
        done = piped(f"4\n2\n{told}\nq\n", *asked)
        assert (done.returncode, done.stderr) == (0, "")
        assert translator_for(lang)("play-ask-tell", count=2) in done.stdout
        lines = read_record(record.read_text(encoding="utf-8")).record.lines
        assert getattr(lines[0], "move", "").startswith("peek")
        said = lines[1].claim if isinstance(lines[1], ClaimLine) and lines[1].seat == 0 else None
        assert said == claim
        record.unlink()
    assert translator_for(lang)("play-ask-tell", count=2) not in piped(
        "4\n2\nq\n", *asked, "--quiet-bots"
    ).stdout  # fmt: skip


def test_a_look_that_ends_a_round_is_not_told_of_in_the_next(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """In Gobblings the last card of all may be a map; what lay there is known by then."""
    told, looks = list[bool](), 0

    def tells(_table: object, game: Game, _names: object, me: int, goal: int) -> None:
        heard = [event for event in game.round_history_for(me) if isinstance(event, Peeked)]
        told.append(any((event.seat, event.goal) == (me, goal) for event in heard))

    def decide(_table: object, view: View, _why_not: object) -> object:
        # Whoever keeps their maps for last.
        return min(view.legal, key=lambda move: isinstance(move, Peek))

    monkeypatch.setattr(terminal, "_offer_claim_about_peek", tells)
    monkeypatch.setattr(SeatPrompt, "ask_for_move", decide)
    for seed in range(6):
        game = Game("gobblings", 3, seed, names=("Anna", "Brokk", "Durin"))
        front = ConsoleFront(translator_for("en"), Console(file=StringIO()), plain=True)
        terminal.play(front, game, (None, RandomBot(), RandomBot()), Rng(seed), my_name="Anna")
        heard = (*game.earlier_history_for(0), *game.round_history_for(0))
        looks += sum(isinstance(event, Peeked) and event.seat == 0 for event in heard)
    assert told
    assert all(told)
    assert looks > len(told), "one ended a round"


def test_a_slip_of_a_finger_does_not_lose_the_card_that_was_chosen(tmp_path: Path) -> None:
    record = tmp_path / "game.txt"
    asked = ("--edition", "saboteur-en", "--seats", "4", "--lang", "en", "--seed", "0")
    done = piped("4\n9\nr\n2\n\nq\n", *asked, "--first", "1", "--record", str(record))
    assert (done.returncode, done.stderr) == (0, "")
    assert "please type one of the numbers offered" in done.stdout
    lines = read_record(record.read_text(encoding="utf-8")).record.lines
    assert getattr(lines[0], "move", "").startswith("peek")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whom_bots_speak_of_is_spoken_to(lang: str) -> None:
    """Nobody hears that somebody does not trust "You"."""
    for claim in (Suspect(0), Trust(0), Thanks(0)):
        told = claim_message(("", "Brokk"), 1, claim, "saboteur", you=0)
        sentence = translator_for(lang).without_marks(told.id, **told.args)
        assert sentence.startswith("Brokk: ")
        named = claim_message(("Anna", "Brokk"), 1, claim, "saboteur")
        assert "Anna" in translator_for(lang).without_marks(named.id, **named.args)


def test_bots_keep_silent_if_they_are_told_to(tmp_path: Path) -> None:
    record = tmp_path / "game.txt"
    done = piped(
        ENDLESS, "--edition", "saboteur-en", "--seats", "3", "--lang", "en", "--seed", "7",
        "--quiet-bots", "--record", str(record),
    )  # fmt: skip
    assert (done.returncode, done.stderr) == (0, "")
    text = record.read_text(encoding="utf-8")
    assert "thinker" in text, "who plays alone plays with those that think"
    assert "\nsay " not in text


def test_a_hint_is_given_to_whoever_wished_for_hints() -> None:
    asked = ("--edition", "saboteur-en", "--seats", "3", "--lang", "en", "--seed", "3")
    done = piped("?\nt\nе\nq\n", *asked, "--hints")
    assert done.returncode == 0
    assert translator_for("en")("play-help-hints") in done.stdout
    hints = [line for line in done.stdout.splitlines() if "I’d play" in line]
    assert len(hints) == 2, "on a Cyrillic keyboard, too"
    unasked = piped("t\nq\n", *asked)
    assert "I’d play" not in unasked.stdout
    second = piped("t\nq\n", "--edition", "gobblings", *asked[2:], "--hints")
    assert "I’d play" in second.stdout


def test_help_role_board_and_log_are_one_key_away() -> None:
    done = piped("?\nr\nb\nl\nq\n", "--seed", "3")
    words = translator_for("en")
    assert words("play-help") in done.stdout
    assert "You are a " in done.stdout
    assert done.stdout.count(words("plain-board")) == 2
    assert done.stdout.count("Round 1 of 3") == 2
    assert words("play-goodbye") in done.stdout
    assert done.returncode == 0


def test_the_role_is_not_shown_unasked() -> None:
    done = piped("d1\nq\n", "--seed", "3")
    assert "DIGGER" not in done.stdout
    assert "SABOTEUR" not in done.stdout


def test_refusals_are_clear_and_the_game_goes_on() -> None:
    done = piped("place 99 1,0\nplace 1 1\nhello\nmend 0 1 rope\nd9\n\nq\n", "--seed", "3")
    assert "You do not hold this card. (R30)" in done.stdout
    assert "“place 1 1” is not a move" in done.stdout
    assert "“hello”: please type" in done.stdout
    assert done.returncode == 0


def test_a_typed_card_is_the_one_with_that_number_in_the_list() -> None:
    by_key, typed = (piped(f"{text}\nq\n", "--seed", "3") for text in ("d3", "discard 3"))
    away = [line for line in by_key.stdout.splitlines() if "You pass and discard" in line]
    assert away
    assert away == [line for line in typed.stdout.splitlines() if "You pass and discard" in line]


def test_keys_work_on_other_keyboards() -> None:
    done = piped("к\nй\n", "--seed", "3")
    assert "You are a " in done.stdout
    assert translator_for("en")("play-goodbye") in done.stdout


@pytest.mark.parametrize("closed", ["<&-", ">&-", "2>&-", "> /dev/full"])
def test_closed_or_full_streams_cause_no_traceback(closed: str) -> None:
    command = " ".join([*FOOLSGOLD, "editions", closed])
    done = subprocess.run(["bash", "-c", command], capture_output=True, text=True, check=False)
    assert "Traceback" not in done.stderr
    assert done.returncode == (2 if "full" in closed else 0)


def test_a_record_never_replaces_a_file_that_came_meanwhile(tmp_path: Path) -> None:
    place = check_writable_path(str(tmp_path / "game.txt"))
    place.write_text("somebody else's")
    assert write_atomically(place, "ours").name == "game-2.txt"
    assert place.read_text() == "somebody else's"
    assert sorted(file.name for file in tmp_path.iterdir()) == ["game-2.txt", "game.txt"]


def test_the_input_may_end_at_any_point() -> None:
    for typed in ("", "1\n", "d1\n"):
        done = piped(typed, "--seed", "3")
        assert (done.returncode, done.stderr) == (0, "")
        assert translator_for("en")("play-goodbye") in done.stdout


def test_a_game_left_early_is_recorded_whole(tmp_path: Path) -> None:
    record = tmp_path / "game.txt"
    piped("d1\nq\n", "--seed", "3", "--record", str(record))
    game = Game.from_record(record.read_text(encoding="utf-8"))
    assert not game.is_over
    assert len(game.moves) >= 1
    again = piped("q\n", "--record", str(record))
    assert again.returncode == 2
    assert "already exists" in again.stderr


def test_ctrl_c_ends_with_one_sentence_and_130(tmp_path: Path) -> None:
    record = tmp_path / "game.txt"
    env = {**os.environ, "LC_ALL": "uk_UA.UTF-8", "PYTHONIOENCODING": "utf-8"}
    command = [*FOOLSGOLD, "play", "--seed", "3", "--record", str(record)]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=env
    ) as process:
        assert isinstance(process.stdout, io.BufferedReader)
        seen = b""
        asked = translator_for("uk")("play-ask-card", count=6).encode()
        while asked not in seen:
            seen += process.stdout.read1(4096)
        process.send_signal(signal.SIGINT)
        _, errors = process.communicate(timeout=TIMEOUT_SECONDS)
        assert process.returncode == 130
    assert errors.decode().strip() == translator_for("uk")("interrupted")
    assert not Game.from_record(record.read_text(encoding="utf-8")).is_over


def wait_until_busy(pid: int, seconds: float = 1.5) -> None:
    """Until a process has used so much CPU: by then it is past its imports, however slow we are."""
    tick = os.sysconf("SC_CLK_TCK")
    for _ in range(600):
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
        if (int(fields[11]) + int(fields[12])) / tick >= seconds:
            return
        time.sleep(0.1)
    raise AssertionError("the program does not start")


def test_a_simulation_stops_at_ctrl_c() -> None:
    env = {**os.environ, "LC_ALL": "C.UTF-8"}
    command = [*FOOLSGOLD, "simulate", "--games", "1000000", "--bots", "random"]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=env
    ) as process:
        wait_until_busy(process.pid)
        process.send_signal(signal.SIGINT)
        out, errors = process.communicate(timeout=TIMEOUT_SECONDS)
        assert (process.returncode, out) == (130, b"")
    assert errors.decode().strip() == "Stopped."


def on_terminal(typed: str, *arguments: str) -> str:
    """What a person sees on a real terminal, colours and all."""
    pid, screen = pty.fork()
    if pid == 0:
        os.environ.update(LC_ALL="C.UTF-8", TERM="xterm-256color", COLUMNS="100")
        os.execv(sys.executable, [*FOOLSGOLD, "play", *arguments])  # noqa: S606
    os.write(screen, typed.encode())
    seen = b""
    try:
        while chunk := os.read(screen, 65536):
            seen += chunk
    except OSError:
        pass  # the terminal closes when the program ends
    os.waitpid(pid, 0)
    os.close(screen)
    return seen.decode()


def test_a_terminal_gets_a_drawing_with_colours() -> None:
    screen = on_terminal("r\nq\n", "--seed", "3")
    assert "━━S━━" in screen
    assert "│1  │" in screen
    assert "\x1b[1;32" in screen
    assert "You are a " in screen


def test_a_terminal_offers_places_on_the_board() -> None:
    screen = on_terminal(
        "1\n\n2\n\n3\n\n4\n\n5\n\n6\n\nq\n", "--seed", "3", "--edition", "saboteur-lv"
    )
    assert "\x1b[1;30;102m" in screen
    assert "Which one, 1–" in screen


def test_plain_mode_has_no_drawing_on_a_terminal() -> None:
    screen = on_terminal("q\n", "--seed", "3", "--plain")
    assert "━━S━━" not in screen
    assert "0,0: start" in screen
