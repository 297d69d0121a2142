"""The command `join`: finds a seat, or opens a table, and keeps the seat for the next time.

What it needs is imported when it runs: every other command would start later, and not everybody
has installed it.
"""

import os
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from hashlib import blake2b
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

import click
import msgspec

from foolsgold.base.extras import requires
from foolsgold.base.messages import Complaint
from foolsgold.base.text_files import read_text
from foolsgold.cli.framework import (
    SeatCount,
    Whole,
    command,
    console,
    flag,
    language_option,
    option,
)
from foolsgold.games.catalogue import MOST_MEGABYTES, find
from foolsgold.locales.translator import NO_MARKS, Words

if TYPE_CHECKING:
    from foolsgold.client import Ticket
    from foolsgold.tui.async_console import JoinFront

DEFAULT_SEATS = 5
FIRST_SECONDS = 3.0
"""How long a server is looked for that was never found."""
PATIENCE = 600.0
"""How long one that was there is looked for."""
KEPT_SECONDS = 60 * 24 * 3600
LOST = ("seat-lost", "table-unknown", "bye-left", "bye-kicked", "bye-carried", "bye-granted")
"""Then a kept seat is of no use any more."""
HERE_ONLY = ("localhost", "127.0.0.1", "::1")


def join_command(words: Words) -> click.Command:
    """`foolsgold join URL`."""

    @requires("client")
    def work(
        *,
        link: str,
        name: str | None,
        watch: bool,
        carry: str | None,
        new: bool,
        plain: bool,
        edition: str | None,
        seats: int | None,
        option: tuple[str, ...],
        bots: int | None,
        level: str | None,
        quiet_bots: bool,
    ) -> None:
        from foolsgold.client import carry_seat, sit_down, watching
        from foolsgold.client.join import carry_in, read_link
        from foolsgold.tui.async_console import JoinFront
        from foolsgold.tui.console import Leave

        # A link copied from a right-to-left screen brings its marks along.
        link = link.translate(NO_MARKS)
        server, code = read_link(link)
        settings = {
            "--edition": edition, "--seats": seats, "--option": option, "--bots": bots,
            "--level": level, "--quiet-bots": quiet_bots or None,
        }  # fmt: skip
        useless = [key for key, value in settings.items() if value is not None and value != ()]
        if code is not None and useless:
            raise Complaint("join-no-settings", names=words.listed(useless))
        plain = plain or not (sys.stdin.isatty() and sys.stdout.isatty())
        front = JoinFront(words, console(), plain=plain)
        carries = carry is not None or carry_in(link) is not None
        kept = None if new or watch or carries or code is None else _kept(server, code, name)
        try:
            if watch:
                ticket = watching(link)
            elif carries:
                ticket = carry_seat(link, carry)
                _keep(ticket, name)
            elif kept is not None:
                ticket = kept
            elif code is not None:
                ticket = _seated(front, name, lambda name: sit_down(link, name))
            else:
                table = _new_table(words, edition, seats, option, bots)
                if level is not None:
                    table["level"] = level
                table["bot_talk"] = not quiet_bots
                ticket = _opened(front, server, name, table)
        except Leave:
            return  # no name, no seat
        _play(front, ticket)

    params = [
        click.Argument(["link"], metavar="URL"),
        option(words, "name", metavar="NAME"),
        flag(words, "watch"),
        option(words, "carry", metavar="CODE"),
        flag(words, "new"),
        flag(words, "plain"),
        option(words, "edition", metavar="ID"),
        option(words, "seats", SeatCount(), metavar="N"),
        option(words, "option", multiple=True, metavar="NAME"),
        click.Option(["--bots"], type=Whole(0), metavar="N", help=words("cli-option-bot-seats")),
        option(words, "level", metavar="NAME"),
        flag(words, "quiet-bots"),
        language_option(words),
    ]
    return command(words, "join", params, work)


def _new_table(
    words: Words, edition: str | None, seats: int | None, options: tuple[str, ...], bots: int | None
) -> dict[str, Any]:
    """What to ask of the server; what cannot be is said here, before anybody sits down."""
    box = find(edition or f"saboteur-{words.lang}").with_options(options)
    seats = DEFAULT_SEATS if seats is None else seats
    box.check_seats(seats)
    if not 0 <= (bots or 0) < seats:
        raise Complaint("bots-many", found=str(bots), high=seats - 1)
    table: dict[str, Any] = {
        "seats": seats,
        "options": options,
        "bots": ({},) * (bots or 0),
        "lang": words.lang,
    }
    if box.is_shipped:
        return {**table, "edition": box.id}
    return {**table, "edition_text": read_text(str(edition), MOST_MEGABYTES)}


def _opened(front: "JoinFront", server: str, name: str | None, table: dict[str, Any]) -> "Ticket":
    from foolsgold.client import open_table

    ticket = _seated(front, name, lambda name: open_table(server, name, **table))
    front.say(front.words("join-opened", link=ticket.link), style="bold")
    if urlsplit(server).hostname in HERE_ONLY:
        front.say(front.words("join-loopback"))
    return ticket


def _seated(front: "JoinFront", name: str | None, sit: Callable[[str], "Ticket"]) -> "Ticket":
    """A seat under the name given or asked for; who is not asked gets the first free number."""
    from foolsgold.tui.remote_game import understood

    words = front.words
    number = 0
    while True:
        number += 1
        wanted = name
        if wanted is None and front.lines.is_terminal:
            wanted = front.ask(words("join-ask-name"))
        try:
            ticket = sit(wanted or words.unmarked("player", number=number))
        except Complaint as complaint:
            again = name is None and complaint.phrase.id in ("name-taken", "name-wrong")
            if not again or number > 99:
                raise understood(words, complaint) from None
            if front.lines.is_terminal:
                front.say(words.say(complaint.phrase), style="red")
        else:
            _keep(ticket, wanted)
            return ticket


def _play(front: "JoinFront", ticket: "Ticket") -> None:
    """Sits at the table until the person goes; whatever else ends it is a complaint."""
    from foolsgold.client import RemoteTable
    from foolsgold.client.remote_table import Ended
    from foolsgold.tui.console import Leave
    from foolsgold.tui.remote_game import RemotePlay, understood

    goodbye = "join-goodbye" if _place(ticket).exists() else "join-goodbye-lost"
    if ticket.key is None:
        goodbye = "join-goodbye-watcher"
    remote = RemoteTable(ticket, patience=FIRST_SECONDS)
    remote.patience = PATIENCE
    try:
        RemotePlay(front, remote).run()
    except Leave:
        front.say(front.words(goodbye, link=ticket.link))
    except KeyboardInterrupt:
        front.say(front.words(goodbye, link=ticket.link))
        raise
    except Ended as ended:
        if ended.phrase.id in LOST:
            _place(ticket).unlink(missing_ok=True)
        raise understood(front.words, ended) from None
    except (msgspec.ValidationError, msgspec.DecodeError):
        raise Complaint("server-strange", server=ticket.server) from None
    finally:
        remote.close()


# --- seats that are kept -------------------------------------------------------------------------


class _Kept(msgspec.Struct, frozen=True):
    """The key to a seat, and who has it."""

    server: str
    code: str
    seat: int
    key: str
    name: str | None


def _folder() -> Path:
    from platformdirs import user_state_path

    return user_state_path("foolsgold", appauthor=False) / "seats"


def _place(ticket: "Ticket") -> Path:
    seat = f"{ticket.server} {ticket.code} {ticket.seat}"
    return _folder() / f"{blake2b(seat.encode(), digest_size=12).hexdigest()}.json"


def _keep(ticket: "Ticket", name: str | None) -> None:
    """Nobody but the owner may read it. Without a place to keep it one plays all the same."""
    assert ticket.seat is not None
    assert ticket.key is not None
    kept = _Kept(ticket.server, ticket.code, ticket.seat, ticket.key, name)
    place = _place(ticket)
    with suppress(OSError):
        place.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        _forget_old(place.parent)
        handle, part = tempfile.mkstemp(dir=place.parent)  # made with mode 0600
        with os.fdopen(handle, "wb") as file:
            file.write(msgspec.json.encode(kept))
        Path(part).replace(place)


def _forget_old(folder: Path) -> None:
    for file in folder.iterdir():
        if time.time() - file.stat().st_mtime > KEPT_SECONDS:
            file.unlink()


def _kept(server: str, code: str, name: str | None) -> "Ticket | None":
    """The seat taken last at this table, by this name if one is given."""
    from foolsgold.client import Ticket

    for kept in _all_kept():
        same_name = name is None or (kept.name or "").casefold() == name.strip().casefold()
        if (kept.server, kept.code) == (server, code) and same_name:
            return Ticket(kept.server, kept.code, kept.seat, kept.key)
    return None


def _all_kept() -> Iterator[_Kept]:
    """The newest first."""
    with suppress(OSError):
        files = [(file.stat().st_mtime_ns, file) for file in _folder().glob("*.json")]
        for _, file in sorted(files, reverse=True):
            with suppress(OSError, msgspec.ValidationError, msgspec.DecodeError):
                yield msgspec.json.decode(file.read_bytes(), type=_Kept)
