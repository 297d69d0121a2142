"""`foolsgold join`: takes a seat at a table on a server, or opens one, and saves the seat's key.

Network modules are imported when the command runs: all other commands start faster, and work
without the `client` extra.
"""

import sys
from collections.abc import Callable
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

import click
import msgspec

from foolsgold.base.extras import requires
from foolsgold.base.messages import UserError
from foolsgold.base.text_file_reader import read_text
from foolsgold.cli.click_extensions import (
    DEFAULT_SEATS,
    IntegerParam,
    SeatCountParam,
    language_option,
    make_command,
    make_console,
    make_flag,
    make_option,
)
from foolsgold.cli.saved_seats import find_saved_seat, save_seat, saved_seat_path
from foolsgold.games.catalogue import MAX_EDITION_MEGABYTES, default_edition, find
from foolsgold.locales.translator import WITHOUT_MARKS, Translator

if TYPE_CHECKING:
    from foolsgold.client import Ticket
    from foolsgold.tui.async_console import AsyncConsoleFront

CONNECT_SECONDS = 3.0
"""How long a server is looked for that was never found."""
RECONNECT_SECONDS = 600.0
"""How long one that was there is looked for."""
LOST_SEAT_MESSAGES = (
    "seat-lost",
    "table-unknown",
    "bye-left",
    "bye-kicked",
    "bye-carried",
    "bye-granted",
)
"""Then a kept seat is of no use any more."""
LOOPBACK_HOSTS = ("localhost", "127.0.0.1", "::1")


def join_command(words: Translator) -> click.Command:
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
        from foolsgold.client import sit_down, spectate, take_over_seat
        from foolsgold.client.http_client import code_in_link, parse_link
        from foolsgold.tui.async_console import AsyncConsoleFront
        from foolsgold.tui.console import Quit

        # A link copied from a right-to-left screen brings its marks along.
        link = link.translate(WITHOUT_MARKS)
        server, code = parse_link(link)
        settings = {
            "--edition": edition, "--seats": seats, "--option": option, "--bots": bots,
            "--level": level, "--quiet-bots": quiet_bots or None,
        }  # fmt: skip
        useless = [key for key, value in settings.items() if value is not None and value != ()]
        if code is not None and useless:
            raise UserError("join-no-settings", names=words.join_list(useless))
        plain = plain or not (sys.stdin.isatty() and sys.stdout.isatty())
        front = AsyncConsoleFront(words, make_console(), plain=plain)
        carries = carry is not None or code_in_link(link) is not None
        kept = (
            None if new or watch or carries or code is None else find_saved_seat(server, code, name)
        )
        try:
            if watch:
                ticket = spectate(link)
            elif carries:
                ticket = take_over_seat(link, carry)
                save_seat(ticket, name)
            elif kept is not None:
                ticket = kept
            elif code is not None:
                ticket = _take_seat(front, name, lambda name: sit_down(link, name))
            else:
                table = _table_request(words, edition, seats, option, bots)
                if level is not None:
                    table["level"] = level
                table["bot_talk"] = not quiet_bots
                ticket = _open_table(front, server, name, table)
        except Quit:
            return  # no name, no seat
        _play_remotely(front, ticket)

    params = [
        click.Argument(["link"], metavar="URL"),
        make_option(words, "name", metavar="NAME"),
        make_flag(words, "watch"),
        make_option(words, "carry", metavar="CODE"),
        make_flag(words, "new"),
        make_flag(words, "plain"),
        make_option(words, "edition", metavar="ID"),
        make_option(words, "seats", SeatCountParam(), metavar="N"),
        make_option(words, "option", multiple=True, metavar="NAME"),
        click.Option(
            ["--bots"], type=IntegerParam(0), metavar="N", help=words("cli-option-bot-seats")
        ),
        make_option(words, "level", metavar="NAME"),
        make_flag(words, "quiet-bots"),
        language_option(words),
    ]
    return make_command(words, "join", params, work)


def _table_request(
    words: Translator,
    edition: str | None,
    seats: int | None,
    options: tuple[str, ...],
    bots: int | None,
) -> dict[str, Any]:
    """What to ask of the server; what cannot be is said here, before anybody sits down."""
    ruleset = find(edition or default_edition(words.lang)).with_options(options)
    seats = DEFAULT_SEATS if seats is None else seats
    ruleset.check_seats(seats)
    if not 0 <= (bots or 0) < seats:
        raise UserError("bots-many", found=str(bots), high=seats - 1)
    table: dict[str, Any] = {
        "seats": seats,
        "options": options,
        "bots": ({},) * (bots or 0),
        "lang": words.lang,
    }
    if ruleset.is_shipped:
        return {**table, "edition": ruleset.id}
    return {**table, "edition_text": read_text(str(edition), MAX_EDITION_MEGABYTES)}


def _open_table(
    front: "AsyncConsoleFront", server: str, name: str | None, table: dict[str, Any]
) -> "Ticket":
    from foolsgold.client import open_table

    ticket = _take_seat(front, name, lambda name: open_table(server, name, **table))
    front.say(front.words("join-opened", link=ticket.link), style="bold")
    if urlsplit(server).hostname in LOOPBACK_HOSTS:
        front.say(front.words("join-loopback"))
    return ticket


def _take_seat(
    front: "AsyncConsoleFront", name: str | None, sit: Callable[[str], "Ticket"]
) -> "Ticket":
    """A seat under the name given or asked for; who is not asked gets the first free number."""
    from foolsgold.tui.table_front import with_fallback_text

    words = front.words
    number = 0
    while True:
        number += 1
        wanted = name
        if wanted is None and front.line_reader.is_terminal:
            wanted = front.ask(words("join-ask-name"))
        try:
            ticket = sit(wanted or words.without_marks("player", number=number))
        except UserError as complaint:
            again = name is None and complaint.message.id in ("name-taken", "name-wrong")
            if not again or number > 99:
                raise with_fallback_text(words, complaint) from None
            if front.line_reader.is_terminal:
                front.say(words.translate(complaint.message), style="red")
        else:
            save_seat(ticket, wanted)
            return ticket


def _play_remotely(front: "AsyncConsoleFront", ticket: "Ticket") -> None:
    """Sits at the table until the person goes; whatever else ends it is a complaint."""
    from foolsgold.client import RemoteTable
    from foolsgold.client.remote_table import TableClosed
    from foolsgold.tui.console import Quit
    from foolsgold.tui.remote_game import RemoteGame
    from foolsgold.tui.table_front import with_fallback_text

    goodbye = "join-goodbye" if saved_seat_path(ticket).exists() else "join-goodbye-lost"
    if ticket.key is None:
        goodbye = "join-goodbye-watcher"
    remote = RemoteTable(ticket, patience=CONNECT_SECONDS)
    remote.patience = RECONNECT_SECONDS
    try:
        RemoteGame(front, remote).run()
    except Quit:
        front.say(front.words(goodbye, link=ticket.link))
    except KeyboardInterrupt:
        front.say(front.words(goodbye, link=ticket.link))
        raise
    except TableClosed as ended:
        if ended.message.id in LOST_SEAT_MESSAGES:
            saved_seat_path(ticket).unlink(missing_ok=True)
        raise with_fallback_text(front.words, ended) from None
    except (msgspec.ValidationError, msgspec.DecodeError):
        raise UserError("server-strange", server=ticket.server) from None
    finally:
        remote.close()
