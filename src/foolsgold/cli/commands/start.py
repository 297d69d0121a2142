"""`foolsgold` without a command: starts a server, shows links and QR codes, opens the browser.

Server modules are imported when it runs: all commands start faster, and work without the `server`
extra.
"""

import os
import shutil
import sys
import threading
import webbrowser
from collections.abc import Iterator
from io import StringIO

import click
import msgspec

from foolsgold.base.extras import requires
from foolsgold.base.messages import UserError
from foolsgold.cli.click_extensions import PORT, make_flag, make_option
from foolsgold.locales.translator import Translator

SPARE_PORTS = 20
QR_QUIET_ZONE_MODULES = 2
"""Light modules around a QR code: half of what the standard requires, enough for cameras."""
WHITE_ON_BLACK = "\033[97;40m{}\033[0m"


def start_options(words: Translator) -> list[click.Parameter]:
    """The options of `foolsgold` without a command."""
    return [
        make_flag(words, "no-browser"),
        make_option(words, "host", metavar="ADDRESS"),
        make_option(words, "port", PORT, metavar="N"),
        make_option(words, "database", metavar="FILE|URL"),
    ]


def reject_start_options(command: str, given: dict[str, object]) -> None:
    """`UserError` if options of the server precede another command."""
    for name, value in given.items():
        if value is not None and value is not False:  # port 0 is a port
            option = f"--{name.replace('_', '-')}"
            raise UserError("usage-no-option", name=option, help=f"foolsgold {command} --help")


@requires("server")
def start(
    words: Translator, *, no_browser: bool, host: str | None, port: int | None, database: str | None
) -> None:
    """Serves until Ctrl-C."""
    from foolsgold.server.process.runner import serve
    from foolsgold.server.security.network_addresses import server_urls, shareable_urls
    from foolsgold.server.settings import Settings

    given = {"host": host, "port": port, "database": database}
    chosen = {name: value for name, value in given.items() if value is not None}
    # An explicit port may be known to others, so no other one is tried.
    spare = SPARE_PORTS if port is None else 0
    settings = msgspec.convert({**chosen, "spare_ports": spare}, Settings)
    on_screen = sys.stdout.isatty()

    def ready(port: int) -> None:
        found = server_urls(settings.host, port)
        opens = on_screen and not no_browser and _has_display()
        lines = (
            _start_lines(words, found, shareable_urls(found), opens=opens) if on_screen else found
        )
        for line in lines:
            click.echo(line)
        sys.stdout.flush()
        if opens:
            # In a thread, because some browsers block.
            threading.Thread(target=webbrowser.open, args=(found[0],), daemon=True).start()

    # Players do not need the log of the server, only warnings and errors.
    serve(settings, ready, only_trouble=sys.stderr.isatty())


def _start_lines(
    words: Translator, links: list[str], share: list[str], *, opens: bool
) -> Iterator[str]:
    """The text shown after the start; QR codes are for the links to `share`."""
    yield words.align_lines(words("start-ready"))
    yield words.align_lines(words("start-here", link=links[0]))
    for link in share:
        if link != links[0]:
            yield words.align_lines(words("start-network", link=link))
        yield from _qr_code_lines(words, link)
    yield words.align_lines(words("start-browser" if opens else "start-open"))
    yield words.align_lines(words("start-stop"))


def _qr_code_lines(words: Translator, link: str) -> Iterator[str]:
    """The QR code, if the terminal can show it."""
    picture = _render_qr_code(link)
    if picture:
        yield words.align_lines(words("start-scan"))
        yield from picture


def _render_qr_code(link: str) -> list[str]:
    """The link as a QR code; nothing if this terminal cannot show it."""
    import segno

    drawn = StringIO()
    segno.make(link, micro=False).terminal(drawn, compact=True, border=QR_QUIET_ZONE_MODULES)
    rows = drawn.getvalue().splitlines()
    try:
        drawn.getvalue().encode(sys.stdout.encoding)
    except (UnicodeEncodeError, LookupError):
        return []
    if os.environ.get("TERM") == "dumb" or len(rows[0]) > shutil.get_terminal_size().columns:
        return []
    # With explicit colours: a light terminal would invert it.
    return [WHITE_ON_BLACK.format(row) for row in rows]


def _has_display() -> bool:
    """Whether a browser can open; only Linux often has no display."""
    if not sys.platform.startswith("linux"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
