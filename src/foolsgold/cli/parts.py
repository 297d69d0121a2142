"""Commands and options whose help is spoken in the person's language."""

import contextlib
import sys
from collections.abc import Callable, Sequence
from typing import Any

import click
from rich.console import Console

from foolsgold.base.phrases import Complaint
from foolsgold.base.rng import NARROW
from foolsgold.locales.words import Words

PLAIN_WIDTH = 100


def help_command(context: click.Context | None) -> str:
    """What to type for help on the command a context is in."""
    if context is None or context.parent is None:
        return "foolsgold --help"
    return f"foolsgold {context.info_name} --help"


class Whole(click.ParamType[int]):
    """A whole number."""

    name = "number"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> int:
        """The number; anything else is a complaint that names the option."""
        if isinstance(value, int):
            return value
        try:
            return int(value)
        except ValueError:
            name = param.opts[0] if param else "?"
            raise Complaint("usage-value", name=name, found=value, help=help_command(ctx)) from None


class AtLeastOne(Whole):
    """How many there shall be of something."""

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> int:
        """The number, if it is one or more."""
        number = super().convert(value, param, ctx)
        if number < 1:
            name = param.opts[0] if param else "?"
            raise Complaint("usage-value", name=name, found=number, help=help_command(ctx))
        return number


class Port(Whole):
    """A port; 0 is any free one."""

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> int:
        """The number, if it can be a port."""
        number = super().convert(value, param, ctx)
        if not 0 <= number < 2**16:
            name = param.opts[0] if param else "?"
            raise Complaint("usage-value", name=name, found=str(number), help=help_command(ctx))
        return number


class Seconds(click.ParamType[float]):
    """A length of time."""

    name = "seconds"

    def convert(
        self, value: Any, param: click.Parameter | None, ctx: click.Context | None
    ) -> float:
        """The number, from a hundredth of a second to a day."""
        with contextlib.suppress(ValueError):
            if 0.01 <= float(value) <= 86_400:
                return float(value)
        name = param.opts[0] if param else "?"
        raise Complaint("usage-value", name=name, found=value, help=help_command(ctx))


class Days(click.ParamType[float]):
    """How long something is kept; 0 is for ever."""

    name = "days"

    def convert(
        self, value: Any, param: click.Parameter | None, ctx: click.Context | None
    ) -> float:
        """The number, up to a hundred years."""
        with contextlib.suppress(ValueError):
            if 0 <= float(value) <= 36_500:
                return float(value)
        name = param.opts[0] if param else "?"
        raise Complaint("usage-value", name=name, found=value, help=help_command(ctx))


class Rate(Seconds):
    """How often something happens; 0 is never."""

    def convert(
        self, value: Any, param: click.Parameter | None, ctx: click.Context | None
    ) -> float:
        """The number."""
        return 0.0 if value in (0, "0") else super().convert(value, param, ctx)


class Seed(Whole):
    """A whole number that fits into 64 bits."""

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> int:
        """The number, if it can be a seed."""
        number = super().convert(value, param, ctx)
        if not 0 <= number < NARROW:
            raise Complaint("seed-wrong", found=str(number), high=str(NARROW - 1))
        return number


class SpokenCommand(click.Command):
    """A command whose help page is put together from messages."""

    def __init__(self, words: Words, name: str, **settings: Any) -> None:
        params = [*settings.pop("params", ()), _help_option(words)]
        super().__init__(
            name, help=words(f"cli-{name}"), params=params, add_help_option=False, **settings
        )
        self.words = words

    def format_help(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Usage, what it does, arguments, options."""
        _write_head(self, self.words, ctx, formatter)
        _write_params(self, self.words, formatter)


class SpokenGroup(click.Group):
    """The program itself, with its list of commands."""

    def __init__(self, words: Words, commands: list[click.Command], **settings: Any) -> None:
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
        """The command named first; a complaint if there is none of that name."""
        if args and args[0] not in self.commands:
            raise Complaint("usage-no-command", name=args[0])
        return super().resolve_command(ctx, args)

    def format_help(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Usage, what it does, commands, options."""
        _write_head(self, self.words, ctx, formatter)
        with formatter.section(self.words("cli-commands").rstrip(":")):
            rows = [(name, command.help or "") for name, command in self.commands.items()]
            formatter.write_dl(rows)
        _write_params(self, self.words, formatter)


def _write_head(
    command: click.Command, words: Words, ctx: click.Context, formatter: click.HelpFormatter
) -> None:
    usage = " ".join([ctx.command_path, *_usage_pieces(command)])
    formatter.write(words("cli-usage", usage=usage) + "\n\n")
    formatter.write(f"{command.help}\n")


def _usage_pieces(command: click.Command) -> list[str]:
    pieces = ["[--...]"]
    if isinstance(command, click.Group):
        return [*pieces, "COMMAND"]
    return pieces + [p.human_readable_name for p in command.params if isinstance(p, click.Argument)]


def _write_params(command: click.Command, words: Words, formatter: click.HelpFormatter) -> None:
    arguments = [
        (param.human_readable_name, words(f"cli-argument-{param.name}"))
        for param in command.params
        if isinstance(param, click.Argument)
    ]
    if arguments:
        with formatter.section(words("cli-arguments").rstrip(":")):
            formatter.write_dl(arguments)
    options = [
        (words.apart(_option_name(param)), param.help or "")
        for param in command.params
        if isinstance(param, click.Option)
    ]
    with formatter.section(words("cli-options").rstrip(":")):
        formatter.write_dl(options)


def _option_name(option: click.Option) -> str:
    return option.opts[0] if option.is_flag else f"{option.opts[0]} {option.metavar or '…'}"


def _help_option(words: Words) -> click.Option:
    def show(ctx: click.Context, _param: click.Parameter, wanted: bool) -> None:  # noqa: FBT001 - click calls it so
        if wanted and not ctx.resilient_parsing:
            click.echo(words.line(ctx.get_help()))
            ctx.exit()

    return click.Option(
        ["--help"],
        is_flag=True,
        expose_value=False,
        is_eager=True,
        callback=show,
        help=words("cli-option-help"),
    )


def option(words: Words, name: str, kind: Any = str, **settings: Any) -> click.Option:
    """An option with its help in the person's language."""
    return click.Option([f"--{name}"], type=kind, help=words(f"cli-option-{name}"), **settings)


def flag(words: Words, name: str) -> click.Option:
    """An option that is there or not."""
    return click.Option([f"--{name}"], is_flag=True, help=words(f"cli-option-{name}"))


def language_option(words: Words) -> click.Option:
    """Read before everything else, in `main`; declared here so that it stands in the help."""
    return option(words, "lang", metavar="XX", expose_value=False)


def command(
    words: Words, name: str, params: Sequence[click.Parameter], work: Callable[..., None]
) -> click.Command:
    """A command and what it does."""
    return SpokenCommand(words, name, params=list(params), callback=work)


def console() -> Console:
    """A terminal as it is; a pipe gets lines that are not cut."""
    return Console() if sys.stdout.isatty() else Console(width=PLAIN_WIDTH, color_system=None)
