"""`foolsgold replay`: plays a recorded game back in the terminal."""

import sys

import click

from foolsgold.base.messages import UserError
from foolsgold.cli.click_extensions import (
    COUNT,
    language_option,
    make_command,
    make_console,
    make_flag,
    make_option,
)
from foolsgold.cli.files import read_record_file, seat_names
from foolsgold.locales.translator import Translator
from foolsgold.tui.console import ConsoleFront, Quit
from foolsgold.tui.local_game import replay


def replay_command(words: Translator) -> click.Command:
    """Makes `replay`, which waits for Enter between moves in a terminal."""

    def work(*, file: str, seat: int | None, plain: bool) -> None:
        parsed = read_record_file(file)
        record = parsed.record
        # Parsed completely before anything is shown, so that errors come first.
        positions = list(parsed.positions())
        if seat is not None and not 1 <= seat <= record.seats:
            raise UserError("seat-wrong", found=seat, low=1, high=record.seats)
        names = seat_names(record, words)
        stepwise = sys.stdin.isatty() and sys.stdout.isatty()
        front = ConsoleFront(words, make_console(), plain=plain or not stepwise)
        try:
            replay(front, positions, names, None if seat is None else seat - 1, stepwise=stepwise)
        except Quit:
            return

    params = [
        click.Argument(["file"], metavar="FILE"),
        make_option(words, "seat", COUNT, metavar="N"),
        make_flag(words, "plain"),
        language_option(words),
    ]
    return make_command(words, "replay", params, work)
