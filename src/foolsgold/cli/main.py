"""Runs a command; errors become one sentence in the user's language and an exit code."""

import os
import sys
from collections.abc import Sequence
from difflib import SequenceMatcher
from pathlib import Path

import click

from foolsgold.base.messages import Message, UserError
from foolsgold.cli.app import build_cli
from foolsgold.cli.click_extensions import help_command
from foolsgold.locales.translator import (
    LANGUAGES,
    Translator,
    language_from_setting,
    translator_for,
)

EXIT_WRONG_USE = 2
EXIT_INTERRUPTED = 130
MIN_SIMILARITY = 0.7
"""Similarity (0 to 1) from which a name is suggested instead of an unknown one."""


def run(arguments: Sequence[str]) -> int:
    """Runs one command and returns its exit code: 0, 2 for wrong use, 130 for Ctrl-C.

    A command that answers a question with no, such as whether all is well, ends with 1.
    """
    _prepare_streams()
    words = translator_for(environment_language())
    try:
        words = translator_for(chosen_language(arguments) or words.lang)
        code = build_cli(words).main(list(arguments), prog_name="foolsgold", standalone_mode=False)
        sys.stdout.flush()
    except UserError as complaint:
        return _print_error(words, complaint.message)
    except click.Abort:
        click.echo("\n" + words("interrupted"), err=True)
        return EXIT_INTERRUPTED
    except click.ClickException as error:
        return _print_error(words, _usage_message(error))
    except BrokenPipeError:
        # The reader, such as `head`, has closed the pipe.
        _silence_output()
        return 0
    except OSError:
        _silence_output()
        return _print_error(words, Message("output-unwritable"))
    return code or 0


def _prepare_streams() -> None:
    """Replaces closed streams by empty ones, and unencodable characters by question marks."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        stream = getattr(sys, name)
        if stream is None:
            setattr(sys, name, Path(os.devnull).open(mode, encoding="utf-8"))  # noqa: SIM115 - for good
        elif hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")


def _silence_output() -> None:
    """Redirects stdout to nowhere, or Python would report the error again when it flushes."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _print_error(words: Translator, message: Message) -> int:
    click.echo(words.align_lines(words.translate(message)), err=True)
    meant = _closest_name(message)
    if meant is not None:
        click.echo(words.align_lines(words("did-you-mean", name=meant)), err=True)
    return EXIT_WRONG_USE


def _closest_name(message: Message) -> str | None:
    """The known name most similar to the unknown one; None if there are several."""
    name, known = message.args.get("name"), message.args.get("known")
    if not isinstance(name, str) or not isinstance(known, str):
        return None
    # All options begin with dashes, so they do not count.
    typed = name.lower().lstrip("-")
    alike = {
        each: SequenceMatcher(None, typed, each.lstrip("-")).ratio() for each in known.split(", ")
    }
    most = max(alike.values())
    found = [each for each, likeness in alike.items() if likeness == most]
    return found[0] if most >= MIN_SIMILARITY and len(found) == 1 else None


def environment_language() -> str:
    """The language set in the environment."""
    settings = (os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    return language_from_setting(next((setting for setting in settings if setting), None))


def chosen_language(arguments: Sequence[str]) -> str | None:
    """The language of `--lang`, parsed first because all output depends on it."""
    chosen = None
    for place, argument in enumerate(arguments):
        lang = None
        if argument == "--lang" and place + 1 < len(arguments):
            lang = arguments[place + 1]
        elif argument.startswith("--lang="):
            lang = argument.removeprefix("--lang=")
        if lang is not None:
            if lang not in LANGUAGES:
                raise UserError("lang-unknown", name=lang, known=", ".join(LANGUAGES))
            chosen = lang
    return chosen


def _usage_message(error: click.ClickException) -> Message:
    """The message for a usage error."""
    context = error.ctx if isinstance(error, click.UsageError) else None
    helping = help_command(context)
    match error:
        case click.NoSuchOption():
            known = ", ".join(_option_names(context))
            args = {"name": error.option_name, "known": known, "help": helping}
            return Message("usage-no-option", args)
        case click.MissingParameter():
            name = error.param.human_readable_name if error.param else "?"
            return Message("usage-missing", {"name": name, "help": helping})
        case click.BadOptionUsage() if not _is_flag(context, error.option_name):
            return Message("usage-missing", {"name": error.option_name, "help": helping})
        case _:
            return Message("usage-wrong", {"help": helping})


def _option_names(context: click.Context | None) -> list[str]:
    params = context.command.params if context else []
    return [name for p in params if isinstance(p, click.Option) for name in p.opts]


def _is_flag(context: click.Context | None, option: str) -> bool:
    params = context.command.params if context else []
    return any(option in p.opts and isinstance(p, click.Option) and p.is_flag for p in params)
