"""`foolsgold` alone: links, a QR code, the browser, and how it ends."""

import os
import pty
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path

import httpx
import pytest

from foolsgold.cli.main import run
from foolsgold.locales.translator import LANGUAGES, translator_for
from foolsgold.server.security.network_addresses import shareable_urls
from tests.support.timeouts import TIMEOUT_SECONDS

FOOLSGOLD = [sys.executable, "-m", "foolsgold"]
LOCAL = ("--host", "127.0.0.1")
EN = translator_for("en")
BROWSER = {"accept": "text/html"}


def environment(folder: Path, **more: str) -> dict[str, str]:
    """A person without a screen, whose data folder is in the test's."""
    kept = {name: value for name, value in os.environ.items() if "DISPLAY" not in name}
    home = {"HOME": str(folder), "XDG_DATA_HOME": str(folder / "data")}
    return {**kept, **home, "LC_ALL": "C.UTF-8", "TERM": "xterm", "COLUMNS": "100", **more}


@contextmanager
def piped(folder: Path, *arguments: str) -> Iterator[subprocess.Popen[str]]:
    process = subprocess.Popen(
        [*FOOLSGOLD, *LOCAL, *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        env=environment(folder),
    )
    try:
        yield process
    finally:
        if process.poll() is None:
            process.kill()
        process.communicate()


def first_line(process: subprocess.Popen[str]) -> str:
    assert process.stdout is not None
    return process.stdout.readline().strip()


class Screen:
    """The program in a terminal of its own."""

    def __init__(self, arguments: tuple[str, ...], environment: Mapping[str, str]) -> None:
        self._ours, theirs = pty.openpty()
        self.process = subprocess.Popen(
            [*FOOLSGOLD, *arguments], stdin=theirs, stdout=theirs, stderr=theirs, env=environment
        )
        os.close(theirs)
        self.text = ""

    def until(self, wanted: str) -> str:
        """All that was shown, once this was."""
        end = time.monotonic() + TIMEOUT_SECONDS
        raw = b""
        while wanted not in self.text:
            assert time.monotonic() < end, self.text
            raw += os.read(self._ours, 4096)
            with suppress(UnicodeDecodeError):
                self.text += raw.decode()
                raw = b""
        return self.text

    def stop(self) -> int:
        self.process.send_signal(signal.SIGINT)
        with suppress(OSError):  # how a terminal says that nobody is left
            while piece := os.read(self._ours, 4096):
                self.text += piece.decode(errors="replace")
        return self.process.wait(TIMEOUT_SECONDS)

    def __enter__(self) -> "Screen":
        return self

    def __exit__(self, *_: object) -> None:
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait()
        os.close(self._ours)


def test_a_pipe_gets_links_and_nothing_else(tmp_path: Path) -> None:
    with piped(tmp_path) as process:
        link = first_line(process)
        assert re.fullmatch(r"http://127\.0\.0\.1:\d+", link)
        # The page, or a sentence where it was not built.
        assert httpx.get(link, headers=BROWSER).status_code in (200, 503)
        assert httpx.get(f"{link}/healthz").json() == {"status": "ok"}
        process.send_signal(signal.SIGINT)
        rest, _ = process.communicate(timeout=TIMEOUT_SECONDS)
    assert (process.returncode, rest) == (0, "")
    assert (tmp_path / "data" / "foolsgold" / "tables.db").exists()


def test_the_next_free_port_is_taken(tmp_path: Path) -> None:
    with piped(tmp_path) as one, piped(tmp_path) as two:
        links = [first_line(one), first_line(two)]
        assert links[0] != links[1]
        for link in links:
            assert httpx.get(f"{link}/healthz").status_code == 200


def test_a_port_that_was_asked_for_is_that_one_or_none(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = str(other.getsockname()[1])
        database = ("--database", str(tmp_path / "x.db"))
        assert run((*LOCAL, "--port", port, *database, "--lang", "en")) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.strip() == EN("port-taken", host="127.0.0.1", port=port)


def test_a_host_that_is_none_is_told_at_once(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    database = ("--database", str(tmp_path / "x.db"))
    assert run(("--host", "256.1.1.1", *database, "--lang", "en")) == 2
    assert "256.1.1.1" in capsys.readouterr().err


@pytest.mark.parametrize(
    "arguments",
    [("--port", "0", "play"), ("--no-browser", "editions"), ("--database", "x", "rules", "x")],
)
def test_what_is_set_for_the_server_is_not_lost_on_another_command(
    arguments: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    assert run((*arguments, "--lang", "en")) == 2
    command = next(word for word in arguments if word in ("play", "editions", "rules"))
    expected = EN("usage-no-option", name=arguments[0], help=f"foolsgold {command} --help")
    assert capsys.readouterr().err.strip() == expected


@pytest.mark.parametrize("lang", LANGUAGES)
def test_help_tells_how_to_start(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(("--help", "--lang", lang)) == 0
    page = capsys.readouterr().out
    for option in ("--no-browser", "--host", "--port", "--database"):
        assert option in page


def test_a_person_is_told_what_to_do_and_sees_no_log(tmp_path: Path) -> None:
    with Screen(LOCAL, environment(tmp_path)) as screen:
        shown = screen.until(EN("start-stop"))
        assert EN("start-ready") in shown
        assert EN("start-open") in shown
        link = re.search(r"http://127\.0\.0\.1:\d+", shown)
        assert link
        assert httpx.get(f"{link[0]}/healthz").status_code == 200
        assert screen.stop() == 0
    assert "{" not in screen.text
    assert "Traceback" not in screen.text


def opened_by(folder: Path) -> dict[str, str]:
    """A browser that writes down what it is to open."""
    script = folder / "browser"
    script.write_text(f'#!/bin/sh\necho "$1" > {folder}/opened\n')
    script.chmod(0o755)
    return {"BROWSER": f"{script} %s", "DISPLAY": ":99"}


def test_the_browser_opens_the_page(tmp_path: Path) -> None:
    with Screen(LOCAL, environment(tmp_path, **opened_by(tmp_path))) as screen:
        link = re.search(r"http://\S+", screen.until(EN("start-stop")))
        assert link
        assert EN("start-browser") in screen.text
        end = time.monotonic() + TIMEOUT_SECONDS
        opened = tmp_path / "opened"
        while not (opened.exists() and opened.read_text()):
            assert time.monotonic() < end
            time.sleep(0.05)
        assert opened.read_text().strip() == link[0]
        assert screen.stop() == 0


def test_the_browser_stays_shut_if_it_should(tmp_path: Path) -> None:
    arguments = (*LOCAL, "--no-browser")
    with Screen(arguments, environment(tmp_path, **opened_by(tmp_path))) as screen:
        assert EN("start-browser") not in screen.until(EN("start-stop"))
        assert screen.stop() == 0
    assert not (tmp_path / "opened").exists()


# --- the lines themselves ------------------------------------------------------------------------

LINKS = ["http://localhost:8765", "http://192.0.2.7:8765"]


def lines(
    lang: str,
    monkeypatch: pytest.MonkeyPatch,
    links: list[str] = LINKS,
    environment: Mapping[str, str] | None = None,
) -> list[str]:
    from foolsgold.cli.commands import start

    for name, value in {"COLUMNS": "100", "TERM": "xterm", **(environment or {})}.items():
        monkeypatch.setenv(name, value)
    return list(start._start_lines(translator_for(lang), links, shareable_urls(links), opens=False))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_network_link_is_drawn_for_phones(lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    shown = lines(lang, monkeypatch)
    drawn = [line for line in shown if "█" in line]
    assert len(drawn) > 10
    assert all(line.startswith("\033[97;40m") and line.endswith("\033[0m") for line in drawn)
    assert sum(LINKS[1] in line for line in shown) == 1
    assert translator_for(lang).align_lines(translator_for(lang)("start-scan")) in shown


def test_a_single_link_is_drawn_only_if_phones_can_follow_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert any("█" in line for line in lines("en", monkeypatch, ["http://192.0.2.7:8765"]))
    for own in ("http://127.0.0.1:8765", "http://localhost:8765", "http://[::1]:8765"):
        assert not any("█" in line for line in lines("en", monkeypatch, [own]))


@pytest.mark.parametrize("poor", [{"COLUMNS": "20"}, {"TERM": "dumb"}])
def test_a_terminal_that_cannot_show_it_gets_links_only(
    poor: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    shown = lines("en", monkeypatch, environment=poor)
    assert not any("█" in line or "\033" in line for line in shown)
    assert EN("start-scan") not in shown
    assert EN("start-network", link=LINKS[1]) in shown


def test_a_terminal_without_such_letters_gets_links_only(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    with (tmp_path / "out").open("w", encoding="ascii") as narrow:
        monkeypatch.setattr(sys, "stdout", narrow)
        shown = lines("en", monkeypatch)
    assert not any("█" in line for line in shown)
