"""`foolsgold play`: a game against bots in the terminal."""

import secrets
import sys

import click

from foolsgold.base.messages import UserError
from foolsgold.base.rng import SPLITMIX_LIMIT, Rng
from foolsgold.bots.api import warm_up_bots
from foolsgold.bots.catalogue import adviser_of, bot_names, seat_bots
from foolsgold.cli.click_extensions import (
    COUNT,
    SeedParam,
    make_command,
    make_console,
    make_flag,
    make_option,
    table_options,
)
from foolsgold.cli.files import check_writable_path, write_atomically
from foolsgold.games.catalogue import default_edition, find
from foolsgold.locales.player_names import player_names
from foolsgold.locales.rules_sheets import edition_title
from foolsgold.locales.translator import Translator
from foolsgold.play.game import Game
from foolsgold.tui.console import ConsoleFront
from foolsgold.tui.local_game import play


def play_command(words: Translator) -> click.Command:
    """Makes `play`, which saves its record even after Ctrl-C."""

    def work(
        *,
        edition: str,
        seats: int,
        option: tuple[str, ...],
        seed: int | None,
        first: int | None,
        bots: str | None,
        quiet_bots: bool,
        hints: bool,
        name: str | None,
        plain: bool,
        record: str | None,
    ) -> None:
        ruleset = find(edition).with_options(option)
        ruleset.check_seats(seats)
        if first is not None and not 1 <= first <= seats:
            raise UserError("first-wrong", found=first, low=1, high=seats)
        if hints and adviser_of(ruleset.rules.name) is None:
            raise UserError("hint-none")
        target = check_writable_path(record) if record else None
        bot_players = seat_bots(
            ruleset.rules.name, bots or bot_names(ruleset.rules.name)[0], seats - 1
        )
        warm_up_bots(*bot_players)
        game = Game(
            ruleset,
            seats,
            secrets.randbelow(SPLITMIX_LIMIT) if seed is None else seed,
            first=None if first is None else first - 1,
            names=player_names(words, name, seats),
            bots=(None, *(bot.name for bot in bot_players)),
        )
        plain = plain or not (sys.stdin.isatty() and sys.stdout.isatty())
        front = ConsoleFront(words, make_console(), plain=plain)
        front.say(words("play-welcome", edition=edition_title(ruleset, words), seats=seats))
        if first is None:
            custom = words(f"value-first_player-{ruleset.edition.first_player}")
            front.say(f"{words('switch-first_player')}: {custom}. {words('play-first')}")
        try:
            chance = Rng.derive(game.seed, "bots")
            play(
                front,
                game,
                (None, *bot_players),
                chance,
                my_name=name or words("you"),
                talk=not quiet_bots,
                hints=hints,
            )
        finally:
            # Also after leaving or Ctrl-C: the moves so far are not lost.
            if target is not None:
                front.say(words("play-saved", file=write_atomically(target, str(game.record()))))

    params = [
        *table_options(words, default_edition(words.lang)),
        make_option(words, "seed", SeedParam(), metavar="N"),
        make_option(words, "first", COUNT, metavar="N"),
        make_option(words, "bots", metavar="A,B"),
        make_flag(words, "quiet-bots"),
        make_flag(words, "hints"),
        make_option(words, "name", metavar="NAME"),
        make_flag(words, "plain"),
        make_option(words, "record", metavar="FILE"),
    ]
    return make_command(words, "play", params, work)
