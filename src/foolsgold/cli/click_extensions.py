"""Building blocks of the commands: localised help pages, parameter types, shared options."""

import contextlib
import sys
from collections.abc import Callable, Sequence
from typing import Any

import click
from rich.console import Console

from foolsgold.base.messages import UserError
from foolsgold.base.rng import SPLITMIX_LIMIT
from foolsgold.games.catalogue import find, shipped_editions
from foolsgold.locales.translator import Translator

PLAIN_WIDTH = 100
"""Columns where the output is no terminal."""
DEFAULT_SEATS = 5


def help_command(context: click.Context | None) -> str:
    """What to type for help on the command a context is in."""
    if context is None or context.parent is None:
        return "foolsgold --help"
    return f"foolsgold {context.info_name} --help"


class IntegerParam(click.ParamType[int]):
    """A whole number within bounds."""

    name = "number"

    def __init__(self, low: int, high: int | None = None) -> None:
        self._low, self._high = low, high

    def convert(self, value: Any, param: click.Parameter | None, _ctx: click.Context | None) -> int:
        """The number; `UserError` names the option and the bounds."""
        with contextlib.suppress(ValueError):
            number = int(value)
            if self._low <= number and (self._high is None or number <= self._high):
                return number
        which = "usage-whole-least" if self._high is None else "usage-whole-range"
        raise _out_of_bounds(which, param, value, self._low, self._high)


class FloatParam(click.ParamType[float]):
    """A number within bounds, such as a length of time."""

    name = "number"

    def __init__(self, low: float, high: float, *, zero: bool = False) -> None:
        """`zero` is allowed too, where it means never or for ever."""
        self._low, self._high, self._zero = low, high, zero

    def convert(
        self, value: Any, param: click.Parameter | None, _ctx: click.Context | None
    ) -> float:
        """The number; `UserError` names the option and the bounds."""
        with contextlib.suppress(ValueError):
            number = float(value)
            if self._low <= number <= self._high or (self._zero and number == 0):
                return number
        low = 0 if self._zero else self._low
        raise _out_of_bounds("usage-range", param, value, low, self._high)


def _out_of_bounds(
    message: str, param: click.Parameter | None, found: Any, low: float, high: float | None
) -> UserError:
    name = param.opts[0] if param else "?"
    # Numbers go as texts: nobody types the separators of thousands that languages put in.
    return UserError(message, name=name, found=str(found), low=str(low), high=str(high))


class SeedParam(click.ParamType[int]):
    """A whole number that fits into 64 bits."""

    name = "number"

    def convert(
        self, value: Any, _param: click.Parameter | None, _ctx: click.Context | None
    ) -> int:
        """The number, if it can be a seed."""
        with contextlib.suppress(ValueError):
            if 0 <= int(value) < SPLITMIX_LIMIT:
                return int(value)
        raise UserError("seed-wrong", found=str(value), high=str(SPLITMIX_LIMIT - 1))


class SeatCountParam(click.ParamType[int]):
    """A number of players; the edition checks whether it is possible."""

    name = "number"

    def convert(self, value: Any, param: click.Parameter | None, _ctx: click.Context | None) -> int:
        """The number; `UserError` with the bounds of all editions otherwise."""
        try:
            return int(value)
        except ValueError:
            ranges = [find(edition).edition.seats for edition in shipped_editions()]
            low, high = min(low for low, _ in ranges), max(high for _, high in ranges)
            raise _out_of_bounds("usage-whole-range", param, value, low, high) from None


COUNT = IntegerParam(1)
"""A count, or a number that starts at one."""
PORT = IntegerParam(0, 2**16 - 1)
"""A port; 0 is any free one."""
SECONDS = FloatParam(0.01, 86_400)
"""A duration."""
DAYS = FloatParam(0, 36_500)
"""How long something is kept; 0 means for ever."""
RATE = FloatParam(0.01, 86_400, zero=True)
"""How often something happens; 0 means never."""


class LocalisedCommand(click.Command):
    """A command whose help page is translated."""

    def __init__(self, words: Translator, name: str, **settings: Any) -> None:
        params = [*settings.pop("params", ()), _help_option(words)]
        super().__init__(
            name, help=words(f"cli-{name}"), params=params, add_help_option=False, **settings
        )
        self.words = words

    def format_help(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Usage, what it does, arguments, options."""
        _write_head(self, self.words, ctx, formatter)
        _write_params(self, self.words, formatter)


class LocalisedGroup(click.Group):
    """The program itself, with a translated list of commands."""

    def __init__(self, words: Translator, commands: list[click.Command], **settings: Any) -> None:
        params = [*settings.pop("params", ()), _help_option(words)]
        super().__init__(
            "foolsgold",
            commands={command.name or "": command for command in commands},
            help=words("cli-main"),
            params=params,
            add_help_option=False,
            **settings,
        )
        self.words = words

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """The command of this name; `UserError` if there is none."""
        if args and args[0] not in self.commands:
            raise UserError("usage-no-command", name=args[0], known=", ".join(self.commands))
        return super().resolve_command(ctx, args)

    def format_help(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Usage, what it does, commands, options."""
        _write_head(self, self.words, ctx, formatter)
        with formatter.section(self.words("cli-commands").rstrip(":")):
            rows = [(name, command.help or "") for name, command in self.commands.items()]
            formatter.write_dl(rows)
        _write_params(self, self.words, formatter)


def _write_head(
    command: click.Command, words: Translator, ctx: click.Context, formatter: click.HelpFormatter
) -> None:
    usage = " ".join([ctx.command_path, *_usage_parts(command)])
    formatter.write(words("cli-usage", usage=usage) + "\n\n")
    formatter.write(f"{command.help}\n")


def _usage_parts(command: click.Command) -> list[str]:
    pieces = ["[--...]"]
    if isinstance(command, click.Group):
        return [*pieces, "COMMAND"]
    return pieces + [p.human_readable_name for p in command.params if isinstance(p, click.Argument)]


def _write_params(
    command: click.Command, words: Translator, formatter: click.HelpFormatter
) -> None:
    arguments = [
        (param.human_readable_name, words(f"cli-argument-{param.name}"))
        for param in command.params
        if isinstance(param, click.Argument)
    ]
    if arguments:
        with formatter.section(words("cli-arguments").rstrip(":")):
            formatter.write_dl(arguments)
    options = [
        (words.isolate(_option_name(param)), param.help or "")
        for param in command.params
        if isinstance(param, click.Option)
    ]
    with formatter.section(words("cli-options").rstrip(":")):
        formatter.write_dl(options)


def _option_name(option: click.Option) -> str:
    return option.opts[0] if option.is_flag else f"{option.opts[0]} {option.metavar or '…'}"


def _help_option(words: Translator) -> click.Option:
    def show(ctx: click.Context, _param: click.Parameter, wanted: bool) -> None:  # noqa: FBT001 - click calls it so
        if wanted and not ctx.resilient_parsing:
            click.echo(words.align_lines(ctx.get_help()))
            ctx.exit()

    return click.Option(
        ["--help"],
        is_flag=True,
        expose_value=False,
        is_eager=True,
        callback=show,
        help=words("cli-option-help"),
    )


def make_option(words: Translator, name: str, kind: Any = str, **settings: Any) -> click.Option:
    """An option with translated help."""
    return click.Option([f"--{name}"], type=kind, help=words(f"cli-option-{name}"), **settings)


def make_flag(words: Translator, name: str) -> click.Option:
    """A flag with translated help."""
    return click.Option([f"--{name}"], is_flag=True, help=words(f"cli-option-{name}"))


def language_option(words: Translator) -> click.Option:
    """`--lang`, declared for the help page; `main` parses it before everything else."""
    return make_option(words, "lang", metavar="XX", expose_value=False)


def make_command(
    words: Translator, name: str, params: Sequence[click.Parameter], work: Callable[..., None]
) -> click.Command:
    """A command with translated help; `work` runs it."""
    return LocalisedCommand(words, name, params=list(params), callback=work)


def make_console() -> Console:
    """A console for the terminal; for pipes, without colours and with a fixed width."""
    return Console() if sys.stdout.isatty() else Console(width=PLAIN_WIDTH, color_system=None)


def table_options(words: Translator, edition: str) -> list[click.Parameter]:
    """Options of every command that sets up a table; `edition` is the default one."""
    return [
        make_option(words, "edition", default=edition, metavar="ID"),
        make_option(words, "seats", SeatCountParam(), default=DEFAULT_SEATS, metavar="N"),
        make_option(words, "option", multiple=True, metavar="NAME"),
        language_option(words),
    ]


def database_option(words: Translator) -> click.Option:
    """`--database` of every command that reads or writes the database of a server."""
    return make_option(words, "database", metavar="FILE|URL")
