"""Playing a remote table in the terminal: with others, from the lobby to the next game."""

import io
import os
import pty
import re
import signal
import stat
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from foolsgold.base.messages import UserError
from foolsgold.base.rng import Rng
from foolsgold.cli.main import run
from foolsgold.client import RemoteTable, open_table, sit_down
from foolsgold.client.remote_table import new_id
from foolsgold.games.catalogue import shipped_ruleset
from foolsgold.locales.claims import claim_message, example_claims, parse_typed_claim
from foolsgold.locales.translator import LANGUAGES, translator_for
from foolsgold.play import table_talk
from foolsgold.play.table_talk import Claimed
from foolsgold.tui.async_console import AsyncConsoleFront
from foolsgold.tui.console import Quit
from foolsgold.tui.remote_game import RemoteGame
from foolsgold.wire import commands as ask
from foolsgold.wire import frames
from foolsgold.wire.table_changes import Chatted
from tests.support.error_matching import about
from tests.support.server_harness import (
    ThreadServer,
    drain,
    frames_until_now,
    play_out,
    run_thread_server,
    seat_people,
    wait_for,
)
from tests.support.timeouts import TIMEOUT_SECONDS

FOOLSGOLD = [sys.executable, "-m", "foolsgold"]
EN = translator_for("en")
ASKED_CARD = EN("play-ask-card", count=6)


class Terminal:
    """`foolsgold join` with a person who reads before they type."""

    def __init__(self, folder: Path, *arguments: str, lang: str = "en") -> None:
        env = {
            **os.environ,
            "LC_ALL": f"{lang}.UTF-8",
            "PYTHONIOENCODING": "utf-8",
            "XDG_STATE_HOME": str(folder / "state"),
        }
        self._process = subprocess.Popen(
            [*FOOLSGOLD, "join", *arguments, "--lang", lang],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=env,
        )  # fmt: skip
        self._bytes = b""
        self._seen = 0
        self._changed = threading.Condition()
        self._reader = threading.Thread(target=self._read)
        self._reader.start()

    def _read(self) -> None:
        assert self._process.stdout is not None
        while chunk := os.read(self._process.stdout.fileno(), 65536):
            with self._changed:
                self._bytes += chunk
                self._changed.notify()

    @property
    def text(self) -> str:
        return self._bytes.decode(errors="replace")

    def until(self, wanted: str) -> str:
        """Reads on until this is said; what was read on the way."""
        with self._changed:
            there = self._changed.wait_for(
                lambda: wanted in self.text[self._seen :], TIMEOUT_SECONDS
            )
            assert there, f"{wanted!r} is missing after: {self.text[self._seen :]}"
            end = self.text.index(wanted, self._seen) + len(wanted)
            read, self._seen = self.text[self._seen : end], end
        return read

    def enter(self, text: str) -> None:
        assert self._process.stdin is not None
        self._process.stdin.write(text.encode())
        self._process.stdin.flush()

    def interrupt(self) -> None:
        self._process.send_signal(signal.SIGINT)

    def end(self, typed: str = "") -> tuple[int, str]:
        """The exit code and what was complained of, once there is no more to type."""
        assert self._process.stdin is not None
        assert self._process.stderr is not None
        self.enter(typed)
        self._process.stdin.close()
        code = self._process.wait(TIMEOUT_SECONDS)
        self._reader.join()
        return code, self._process.stderr.read().decode()

    def __enter__(self) -> "Terminal":
        return self

    def __exit__(self, *_: object) -> None:
        if self._process.poll() is None:
            self._process.kill()
            self._process.wait()
        self._reader.join()
        for stream in (self._process.stdin, self._process.stdout, self._process.stderr):
            assert stream is not None
            with suppress(BrokenPipeError):
                stream.close()


@pytest.fixture
def server(tmp_path: Path) -> Iterator[ThreadServer]:
    with run_thread_server(tmp_path, bot_pace=0.01) as running:
        yield running


def joined(host: RemoteTable, seat: int = 1) -> bool:
    return host.table is not None and host.table.seats[seat].ready


@pytest.mark.parametrize(
    ("edition", "lang", "typed"),
    [
        ("saboteur-he", "he", "d1\n1\n\n" * 300),
        ("gobblings-advanced", "en", "1\n1\nd1\npass\n\n" * 600),
    ],
)
def test_a_whole_game_with_another_person_and_a_bot(
    tmp_path: Path, server: ThreadServer, edition: str, lang: str, typed: str
) -> None:
    ticket = open_table(server.url, "Anna", edition=edition, seats=3)
    words = translator_for(lang)
    with (
        closing(RemoteTable(ticket)) as host,
        Terminal(tmp_path, ticket.link, "--name", "Bilal", lang=lang) as terminal,
    ):
        terminal.enter(typed)
        wait_for(lambda: joined(host), [host])
        host.send_and_wait(ask.Start(id=new_id(), fill=True))
        play_out([host], Rng(1))
        assert terminal.end() == (0, "")
        text = terminal.text.replace("\u200f", "").replace("\u200e", "")
        assert words("play-your-turn") in text
        assert words.without_marks("join-wait-again", name="Anna") in text
        assert words.without_marks("join-goodbye", link=ticket.link) in text
        assert (
            words.without_marks("join-sat", kind="bot", name=host.view and _name(host, 2), seat=3)
            in text
        )
        assert "\x1b" not in terminal.text
        if lang == "he":
            said = [line for line in terminal.text.splitlines() if line]
            assert sum(line.startswith("\u200f") for line in said) > len(said) / 2
        # Nobody played for them, and they played: the last view knows of their moves.
        assert words.without_marks("join-stand-in", who="you", name="") not in text


def _name(table: RemoteTable, seat: int) -> str:
    assert table.table is not None
    return str(table.table.seats[seat].name)


def test_what_is_typed_too_fast_is_said_in_order_and_nothing_is_refused(tmp_path: Path) -> None:
    lines = ["one", "two", "three", "four"]
    with (
        run_thread_server(tmp_path, talk_rate=(1, 5)) as server,
        closing(RemoteTable(open_table(server.url, "Anna", seats=3, turn_seconds=None))) as host,
        Terminal(tmp_path, host.ticket.link, "--name", "Bilal") as terminal,
    ):
        wait_for(lambda: joined(host), [host])
        host.send_and_wait(ask.Start(id=new_id(), fill=True))
        _move_until_turn_of(host, 1)
        terminal.until(ASKED_CARD)
        terminal.enter("".join(f"say {line}\n" for line in lines))
        for line in lines:
            terminal.until(f"Bilal: {line}\n")
        assert terminal.end("q\n")[0] == 0
        assert EN("slow-down") not in terminal.text


def test_a_terminal_shows_the_commitment_that_verify_names(tmp_path: Path) -> None:
    """Whoever trusts no page of the server compares it there."""
    with (
        run_thread_server(tmp_path, sealed=True) as server,
        Terminal(tmp_path, server.url, "--name", "Anna", "--seats", "3") as terminal,
    ):
        terminal.until(EN("join-ask-start"))
        terminal.enter("\n")
        terminal.until(ASKED_CARD)
        assert server.running is not None
        (room,) = server.running.registry._rooms.values()
        game = server.call_in_loop(lambda: room.table.game)
        seal = game.seal
        assert [part.secret is not None for part in seal.parts] == [True]
        assert EN("fair-name", seal=seal.short_id) in terminal.text
        assert EN("fair-thrown") not in terminal.text


def test_a_host_opens_a_table_waits_for_a_friend_and_plays_again(
    tmp_path: Path, server: ThreadServer
) -> None:
    with Terminal(
        tmp_path, server.url, "--name", "Anna", "--seats", "4", "--bots", "1",
        "--edition", "saboteur-lv",
    ) as terminal:  # fmt: skip
        link = re.search(r"http\S+/t/\S+", terminal.until(EN("join-ask-start")))
        assert link
        with closing(RemoteTable(sit_down(link[0], "Bilal"))) as friend:
            terminal.until("Bilal sits down in seat 3.")
            terminal.enter("\n")
            terminal.until("Bilal is not ready yet.")
            friend.send_and_wait(ask.Ready(id=new_id()))
            terminal.until("Bilal is ready.")
            assert friend.table is not None
            assert friend.table.extends == "saboteur-lv"
            assert [seat.bot is not None for seat in friend.table.seats] == [
                False, True, False, False,
            ]  # fmt: skip
            terminal.enter("\n" + "d1\nd1\n1\n" * 200)
            play_out([friend], Rng(1))
            # What was typed too much is no answer to whether to play again: only Enter is.
            terminal.until(EN("join-ask-again"))
            terminal.enter("\n")
            wait_for(lambda: friend.table and friend.table.games == 2, [friend])
            terminal.until("Round 1 of 3")


def test_talk_and_claims_reach_the_others_and_theirs_are_told(
    tmp_path: Path, server: ThreadServer
) -> None:
    with (
        closing(RemoteTable(open_table(server.url, "Anna", seats=3, turn_seconds=None))) as host,
        Terminal(tmp_path, host.ticket.link, "--name", "Bilal") as terminal,
    ):
        wait_for(lambda: joined(host), [host])
        host.send_and_wait(ask.Start(id=new_id(), fill=True))
        heard: list[frames.ServerFrame] = []
        _move_until_turn_of(host, 1)
        terminal.until(ASKED_CARD)
        terminal.enter("say hello all\n!hello again\nclaim looked 2 treasure\nclaim trust anna\n")
        terminal.enter("claim looked 2 dragon\nclaim suspect 9\nclaim nothing\nmute 1\nclaim\n?\n")
        terminal.until("Bilal: hello all\n")
        terminal.until("Bilal: hello again\n")
        terminal.until("Bilal: I looked at goal 2: it is the treasure!")
        terminal.until("Bilal: I trust Anna.")
        terminal.until("No goal here can hide “dragon”.")
        terminal.until("There is no seat 9: seats are numbered 1 to 3.")
        terminal.until("“nothing” is not a claim.")
        terminal.until(EN("only-host"))
        terminal.until("claim mend-me · Bilal: Please repair my tools!")
        terminal.until(EN("join-help"))
        while len(_talk(heard)) < 4:
            heard += drain(host)
        assert _talk(heard) == [
            Chatted(1, "hello all"),
            Chatted(1, "hello again"),
            Claimed(1, table_talk.Looked(1, "treasure")),
            Claimed(1, table_talk.Trust(0)),
        ]
        host.send_and_wait(ask.SendChat(id=new_id(), text="hello Bilal"))
        host.send_and_wait(ask.MakeClaim(id=new_id(), claim=table_talk.Suspect(2)))
        terminal.until("Anna: hello Bilal")
        terminal.until("Anna: I don’t trust Brokk.")
        terminal.enter("l\n")
        for sentence in ("Bilal: I trust Anna.", "Anna: hello Bilal", "Anna: I don’t trust Brokk."):
            terminal.until(sentence)
        host.send_and_wait(ask.Mute(id=new_id(), seat=1, muted=True))
        terminal.until("The host has muted you.")
        assert terminal.end("q\n") == (0, "")


def test_whoever_comes_back_can_read_what_was_done_and_claimed(
    tmp_path: Path, server: ThreadServer
) -> None:
    with closing(RemoteTable(open_table(server.url, "Anna", seats=3, turn_seconds=None))) as host:
        bilal = (tmp_path, host.ticket.link, "--name", "Bilal")
        with Terminal(*bilal) as terminal:
            wait_for(lambda: joined(host), [host])
            host.send_and_wait(ask.Start(id=new_id(), fill=True))
            host.send_and_wait(ask.MakeClaim(id=new_id(), claim=table_talk.Suspect(2)))
            # After these the claim is not among the last lines that whoever comes is told.
            for number in range(9):
                host.send_and_wait(ask.SendChat(id=new_id(), text=f"line {number}"))
            terminal.until("Anna: line 8")
        with Terminal(*bilal) as terminal:
            terminal.until(EN("join-running"))
            _move_until_turn_of(host, 1)
            terminal.until(ASKED_CARD)
            terminal.enter("l\n")
            terminal.until("Anna: I don’t trust Brokk.")
            assert terminal.end("q\n") == (0, "")


def _talk(heard: list[frames.ServerFrame]) -> list[Any]:
    said = [frame.what for frame in heard if isinstance(frame, frames.Change)]
    return [what for what in said if isinstance(what, Chatted | Claimed)]


def _move_until_turn_of(host: RemoteTable, seat: int) -> None:
    """The host moves until it is somebody else's turn."""
    frames_until_now(host)
    _pass_until(host, host, lambda: host.view is not None and host.view.to_act == seat)


def _pass_until(host: RemoteTable, other: RemoteTable, happened: Callable[[], object]) -> None:
    def is_so() -> bool:
        host.dismiss_summary()
        other.dismiss_summary()
        if host.is_my_turn:
            host.play(host.view.legal[-1])
        return bool(happened())

    wait_for(is_so, [host, other])


def test_an_illegal_move_is_told_by_the_server_and_asked_for_again(
    tmp_path: Path, server: ThreadServer
) -> None:
    with Terminal(tmp_path, server.url, "--name", "Anna", "--seats", "3") as terminal:
        terminal.enter("\n")
        terminal.until(ASKED_CARD)
        terminal.enter("l\nplace 99 1,0\nplace 1 1\n")
        terminal.until("Round 1 of 3")
        terminal.until("You get a secret role")
        terminal.until("You do not hold this card. (R30)")
        again = terminal.until("“place 1 1” is not a move")
        assert ASKED_CARD in again
        assert EN("play-your-turn") not in again
        assert terminal.end("q\n") == (0, "")


def test_who_comes_back_has_the_same_seat(tmp_path: Path, server: ThreadServer) -> None:
    with closing(RemoteTable(open_table(server.url, "Anna", seats=4))) as host:
        link = host.ticket.link
        with Terminal(tmp_path, link, "--name", "Bilal") as terminal:
            terminal.until("Anna is the host and starts the game.")
            terminal.interrupt()
            code, complaint = terminal.end()
            assert (code, complaint.strip()) == (130, EN("interrupted"))
            assert EN("join-goodbye", link=link) in terminal.text
        (kept,) = (tmp_path / "state" / "foolsgold" / "seats").iterdir()
        assert stat.S_IMODE(kept.stat().st_mode) == 0o600
        wait_for(lambda: joined(host), [host])
        host.send_and_wait(ask.Start(id=new_id(), fill=True))
        # Marks as they come with a link from a right-to-left screen.
        with Terminal(tmp_path, f"\u200e{link}\u200e") as terminal:
            terminal.until("You have seat 2.")
            terminal.until(EN("join-running"))
            terminal.until("Anna: 6 cards")
        with Terminal(tmp_path, link, "--name", "Chaya") as terminal:
            # A bot's seat is theirs at the next round.
            terminal.until(EN("join-awaits"))
        host.send_and_wait(ask.Lock(id=new_id(), locked=True))
        with Terminal(tmp_path, link, "--name", "Dmytro", "--new") as terminal:
            assert terminal.end() == (2, EN("table-locked") + "\n")


def test_two_at_one_computer_have_a_seat_each(tmp_path: Path, server: ThreadServer) -> None:
    with closing(RemoteTable(open_table(server.url, "Anna", seats=4))) as host:
        for name, seat in (("Bilal", 2), ("Chaya", 3), ("Bilal", 2), ("chaya", 3)):
            with Terminal(tmp_path, host.ticket.link, "--name", name) as terminal:
                terminal.until(f"You have seat {seat}.")
        with Terminal(tmp_path, host.ticket.link, "--new") as terminal:
            terminal.until("You have seat 4.")
        wait_for(lambda: host.table and host.table.seats[3].name == "Player 1", [host])


def test_a_watcher_sees_the_game_and_goes_when_it_is_over(
    tmp_path: Path, server: ThreadServer
) -> None:
    ticket = open_table(server.url, "Anna", seats=3)
    with (
        closing(RemoteTable(ticket)) as host,
        Terminal(tmp_path, ticket.link, "--watch") as terminal,
    ):
        terminal.until("You are watching.")
        wait_for(lambda: host.presence and host.presence.watchers == 1, [host])
        host.send_and_wait(ask.Start(id=new_id(), fill=True))
        play_out([host], Rng(1))
        assert terminal.end() == (0, "")
        assert "The game is over." in terminal.text
        assert "You get a secret role" not in terminal.text
        assert EN("play-your-turn") not in terminal.text
        assert EN("join-goodbye-watcher") in terminal.text


def test_who_is_away_and_who_plays_meanwhile_is_told(tmp_path: Path) -> None:
    with run_thread_server(tmp_path, absent_after=3.0, bot_pace=0.01) as server:
        anna, chaya = seat_people(server.url, 2, seats=3)
        host, friend = RemoteTable(anna), RemoteTable(chaya)
        with closing(host), Terminal(tmp_path, anna.link, "--name", "Dmytro") as terminal:
            friend.send_and_wait(ask.Ready(id=new_id()))
            wait_for(lambda: joined(host, 2), [host])
            host.send_and_wait(ask.Start(id=new_id()))
            terminal.enter("d1\n" * 100)
            terminal.until("Round 1 of 3")
            friend.close()
            _move_until_turn_of(host, 1)
            terminal.until("In 3 seconds a bot plays for Bilal.")
            terminal.until("Bilal is away.")
            terminal.until("A bot is now playing for Bilal.")
            _move_until_turn_of(host, 1)
            host.send_and_wait(ask.Pause(id=new_id(), paused=True))
            terminal.until("The game is paused.")
            with closing(RemoteTable(chaya)) as friend:
                terminal.until("Bilal is back.")
                host.send_and_wait(ask.Pause(id=new_id(), paused=False))
                terminal.until("The game goes on.")
                _pass_until(host, friend, lambda: friend.is_my_turn)
                friend.play(friend.view.legal[-1])
                terminal.until("Bilal is playing again.")
                host.send_and_wait(ask.PassHost(id=new_id(), seat=2))
                terminal.until("You are the host now.")
                host.send_and_wait(ask.LeaveTable(id=new_id()))
                terminal.until("Anna leaves the table.")
                terminal.until("A bot takes over for Anna.")


@pytest.fixture
def wrong(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Iterator[Callable[..., str]]:
    """The one sentence in which a command ends."""

    def sentence(*arguments: str) -> str:
        assert run(["join", *arguments, "--lang", "en"]) == 2
        out, complaint = capsys.readouterr()
        assert (out, complaint.count("\n")) == ("", 1)
        return complaint.strip()

    with Path(os.devnull).open() as nothing:
        monkeypatch.setattr(sys, "stdin", nothing)
        monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
        yield sentence


def test_an_impossible_request_ends_in_one_sentence(
    wrong: Callable[..., str], server: ThreadServer
) -> None:
    link = open_table(server.url, "Anna", seats=3, bots=({},)).link
    nowhere = f"{server.url}/t/BBBBBB"
    unknown = EN("table-unknown", code="BBBBBB")
    assert wrong("ftp://x") == EN("link-wrong", found="ftp://x")
    assert wrong(nowhere) == unknown
    assert wrong(nowhere, "--watch") == unknown
    assert wrong(server.url, "--watch") == EN("link-wrong", found=server.url)
    assert wrong(link, "--name", "anna") == EN("name-taken", name="anna")
    sit_down(link, "Bilal")
    assert wrong(link, "--name", "Chaya") == EN("table-full")
    settings = EN("join-no-settings", names="--seats, --bots")
    assert wrong(link, "--seats", "3", "--bots", "1") == settings
    assert wrong(server.url, "--seats", "11") == EN("seats-wrong", found=11, low=3, high=10)
    assert wrong(server.url, "--bots", "5") == EN("bots-many", found=5, high=4)
    assert wrong(server.url, "--edition", "chess").startswith("There is no edition")


@pytest.mark.parametrize("watch", [(), ("--watch",)])
def test_an_unreachable_server_ends_in_one_sentence(
    wrong: Callable[..., str], tmp_path: Path, watch: tuple[str, ...]
) -> None:
    with run_thread_server(tmp_path) as server:
        url = server.url
    assert wrong(f"{url}/t/BCD234", *watch) == EN("server-unreachable", server=url)


def test_who_is_shown_out_reads_so_and_does_not_come_back_by_his_old_seat(
    tmp_path: Path, server: ThreadServer
) -> None:
    with closing(RemoteTable(open_table(server.url, "Anna", seats=3))) as host:
        with Terminal(tmp_path, host.ticket.link, "--name", "Bilal") as terminal:
            terminal.until("You have seat 2.")
            wait_for(lambda: joined(host), [host])
            host.send_and_wait(ask.Kick(id=new_id(), seat=1))
            assert terminal.end() == (2, EN("bye-kicked") + "\n")
        assert list((tmp_path / "state" / "foolsgold" / "seats").iterdir()) == []


def test_a_restart_of_the_server_prints_two_sentences(tmp_path: Path) -> None:
    database = str(tmp_path / "tables.db")
    with ThreadServer(database, bot_pace=0.01) as server:
        terminal = Terminal(tmp_path, server.url, "--name", "Anna", "--seats", "3")
        terminal.until(EN("join-ask-start"))
        terminal.enter("\n")
        terminal.until(ASKED_CARD)
        port = int(server.url.rpartition(":")[2])
    with terminal:
        terminal.until(EN("join-lost"))
        with ThreadServer(database, bot_pace=0.01, port=port):
            terminal.until(EN("join-found"))
            terminal.enter("d1\n")
            terminal.until("You pass and discard")
            terminal.until(ASKED_CARD)
            assert terminal.end("q\n") == (0, "")
    assert terminal.text.count(EN("join-lost")) == 1
    assert terminal.text.count(EN("join-found")) == 1


def test_a_turn_that_takes_too_long_is_played_by_a_bot_while_one_is_asked(
    tmp_path: Path, server: ThreadServer
) -> None:
    ticket = open_table(server.url, "Anna", seats=3, turn_seconds=5)
    with closing(RemoteTable(ticket)) as host, Terminal(tmp_path, ticket.link) as terminal:
        wait_for(lambda: joined(host), [host])
        host.send_and_wait(ask.Start(id=new_id(), fill=True))
        _move_until_turn_of(host, 1)
        told = terminal.until("In 5 seconds a bot will play for you.")
        assert "a bot plays for Anna" not in told
        terminal.until(ASKED_CARD)
        terminal.until("In 2 seconds a bot will play for you.")
        terminal.until("A bot is playing this turn for you.")
        _move_until_turn_of(host, 1)
        terminal.until(EN("play-your-turn"))
        terminal.until(ASKED_CARD)
        assert terminal.end("q\n") == (0, "")


class Typist:
    """Somebody at a keyboard inside the test: types each line once its time has come."""

    def __init__(self, *steps: tuple[Callable[[], object], str], is_terminal: bool = False) -> None:
        self.is_terminal = is_terminal
        self._steps = list(steps)

    @property
    def is_at_end(self) -> bool:
        return not self._steps

    def read_nowait(self) -> str | None:
        if not self._steps or not self._steps[0][0]():
            return None
        return self._steps.pop(0)[1]


def at_once() -> bool:
    return True


def played_inside(remote: RemoteTable, typist: Any, screen: io.StringIO) -> None:
    front = AsyncConsoleFront(EN, Console(width=200, file=screen), plain=True, lines=typist)
    with pytest.raises(Quit):
        RemoteGame(front, remote).run()


def test_a_move_that_comes_too_late_is_told_and_the_game_goes_on(server: ThreadServer) -> None:
    ticket = open_table(server.url, "Anna", seats=3)
    screen = io.StringIO()
    with closing(RemoteTable(ticket)) as mine, closing(RemoteTable(ticket)) as other_device:

        def play_elsewhere() -> bool:
            wait_for(lambda: other_device.is_my_turn, [other_device])
            other_device.play(other_device.view.legal[-1])
            return True

        steps = (at_once, ""), (play_elsewhere, "d1"), (at_once, "d1"), (at_once, "q")
        played_inside(mine, Typist(*steps), screen)
    assert "Anna is here on 2 devices." in screen.getvalue()
    late, after = screen.getvalue().split(EN("turn-passed"))
    assert late.count(EN("play-your-turn")) == 1
    assert after.count(EN("play-your-turn")) == 2


def test_what_happened_while_the_connection_was_lost_is_told_with_all_names(
    server: ThreadServer,
) -> None:
    screen = io.StringIO()
    with closing(RemoteTable(open_table(server.url, "Anna", seats=3))) as host:
        mine = RemoteTable(sit_down(host.ticket.link, "Bilal"))

        def miss_the_beginning() -> bool:
            wait_for(lambda: joined(host), [host])
            mine.disconnect()
            host.send_and_wait(ask.Start(id=new_id(), fill=True))
            host.send_and_wait(ask.SendChat(id=new_id(), text="where are you?"))
            return True

        def has_heard() -> bool:
            return "Anna: where are you?" in screen.getvalue()

        with closing(mine):
            steps = (miss_the_beginning, "nonsense"), (has_heard, "q")
            played_inside(mine, Typist(*steps, is_terminal=True), screen)
    assert "The bot Brokk takes seat 3." in screen.getvalue()
    assert "Player 3" not in screen.getvalue()


def test_on_a_terminal_one_is_asked_for_a_name_and_may_type_while_waiting(
    tmp_path: Path, server: ThreadServer
) -> None:
    with closing(RemoteTable(open_table(server.url, "Anna", seats=3))) as host:
        pid, screen = pty.fork()
        if pid == 0:
            os.environ.update(
                LC_ALL="C.UTF-8", TERM="xterm-256color", XDG_STATE_HOME=str(tmp_path / "state")
            )
            os.execv(sys.executable, [*FOOLSGOLD, "join", host.ticket.link])  # noqa: S606
        seen = b""

        def until(text: str) -> None:
            nonlocal seen
            end = time.monotonic() + TIMEOUT_SECONDS
            while text.encode() not in seen:
                assert time.monotonic() < end
                seen += os.read(screen, 65536)
            seen = seen.partition(text.encode())[2]

        until(EN("join-ask-name"))
        os.write(screen, b"Anna\n")  # somebody is called so already
        until(EN("name-taken", name="Anna"))
        os.write(screen, b"Bilal\n")
        until("Anna is the host and starts the game.")
        os.write(screen, b"3\n!hello\n")
        until("type ? for help")
        until("Bilal: hello")
        os.write(screen, b"q\n")
        until("Goodbye.")
        assert os.waitpid(pid, 0)[1] == 0
        os.close(screen)
        wait_for(lambda: host.table and host.table.seats[1].name == "Bilal", [host])


@pytest.mark.parametrize("edition", ["saboteur-en", "gobblings"])
def test_every_claim_can_be_typed_and_is_said_in_every_language(edition: str) -> None:
    box = shipped_ruleset(edition)
    names = ("Anna", "Bilal")
    claims = list(example_claims(box, 1))
    assert len({type(claim) for claim in claims}) == (11 if box.rules.has_tools else 10)
    for claim in claims:
        table_talk.check_claim(claim, box, 2)
        assert parse_typed_claim(table_talk.claim_text(claim).upper(), names) == claim
        for lang in LANGUAGES:
            assert "Anna" in translator_for(lang).translate(
                claim_message(names, 0, claim, box.rules.name)
            )


@pytest.mark.parametrize(
    "typed", ["looked", "looked 2", "looked two stone", "trust", "trust 0", "honest really", "x 1"]
)
def test_what_is_no_claim_is_refused(typed: str) -> None:
    with pytest.raises(UserError, check=about("claim-wrong")):
        parse_typed_claim(typed, ("Anna", "Bilal"))


def test_a_claim_may_be_typed_in_persian_digits_or_with_a_name() -> None:
    assert parse_typed_claim("look-at ۲", ()) == table_talk.LookAt(1)
    assert parse_typed_claim(
        "trust Durin the Bold", ("Anna", "Durin the Bold")
    ) == table_talk.Trust(1)
