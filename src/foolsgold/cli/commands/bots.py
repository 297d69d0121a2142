"""`foolsgold bots`: lists the computer players and describes how each of them plays."""

import click

from foolsgold.bots.catalogue import bot_names
from foolsgold.cli.click_extensions import language_option, make_command
from foolsgold.games.catalogue import GAMES
from foolsgold.locales.translator import Translator


def bots_command(words: Translator) -> click.Command:
    """Makes `bots`."""

    def work() -> None:
        names = dict.fromkeys(name for game in GAMES for name in bot_names(game.name))
        for name in names:
            title, description = words(f"bot-title-{name}"), words(f"bot-told-{name}")
            click.echo(words.align_lines(f"{name}: {title}. {description}"))

    return make_command(words, "bots", [language_option(words)], work)
