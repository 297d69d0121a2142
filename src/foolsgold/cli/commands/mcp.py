"""`foolsgold mcp`: a seat for a language model, over MCP on standard input and output."""

import secrets
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

import click

from foolsgold.base.extras import requires
from foolsgold.base.messages import UserError
from foolsgold.base.rng import SPLITMIX_LIMIT, Rng
from foolsgold.bots.api import Bot, warm_up_bots
from foolsgold.bots.catalogue import bot_names, seat_bots
from foolsgold.bots.common.characters import with_seat_character
from foolsgold.cli.click_extensions import (
    DEFAULT_SEATS,
    SeatCountParam,
    SeedParam,
    language_option,
    make_command,
    make_flag,
    make_option,
)
from foolsgold.cli.files import check_writable_path, write_atomically
from foolsgold.cli.saved_seats import find_saved_seat, save_seat, saved_seat_path
from foolsgold.envs.local_table import LocalTable
from foolsgold.envs.seat_table import SeatTable
from foolsgold.games.catalogue import default_edition, find
from foolsgold.locales.player_names import player_names
from foolsgold.locales.translator import WITHOUT_MARKS, Translator
from foolsgold.play.game import Game

if TYPE_CHECKING:
    from foolsgold.client import Ticket
    from foolsgold.envs.remote_seat import RemoteSeat

MAX_NAMES_TRIED = 99


def mcp_command(words: Translator) -> click.Command:
    """Makes `mcp`; it serves until its client closes the input."""

    def work(
        *,
        edition: str | None,
        seats: int | None,
        option: tuple[str, ...],
        seed: int | None,
        bots: str | None,
        quiet_bots: bool,
        name: str | None,
        record: str | None,
        join: str | None,
        no_legal_moves: bool,
    ) -> None:
        from foolsgold.envs.mcp_server import make_mcp_server

        def serve(table: SeatTable) -> None:
            make_mcp_server(table, words, lists_moves=not no_legal_moves).run("stdio")

        if join is not None:
            settings = {
                "--edition": edition, "--seats": seats, "--option": option or None, "--seed": seed,
                "--bots": bots, "--quiet-bots": quiet_bots or None, "--record": record,
            }  # fmt: skip
            useless = [key for key, value in settings.items() if value is not None]
            if useless:
                raise UserError("join-no-settings", names=words.join_list(useless))
            remote = _take_seat(words, join.translate(WITHOUT_MARKS), name)
            try:
                serve(remote)
            finally:
                remote.close()
            return
        target = check_writable_path(record) if record else None
        game, players = _make_game(
            words, edition=edition, seats=seats, options=option, seed=seed, bots=bots, name=name
        )
        table = LocalTable(
            game,
            0,
            lambda game, seat: with_seat_character(players[seat - 1], game, seat),
            Rng.derive(game.seed, "bots"),
            talk=not quiet_bots,
        )
        try:
            serve(table)
        finally:
            _save_record(game, target)

    params = [
        make_option(words, "edition", metavar="ID"),
        make_option(words, "seats", SeatCountParam(), metavar="N"),
        make_option(words, "option", multiple=True, metavar="NAME"),
        language_option(words),
        make_option(words, "seed", SeedParam(), metavar="N"),
        make_option(words, "bots", metavar="A,B"),
        make_flag(words, "quiet-bots"),
        make_option(words, "name", metavar="NAME"),
        make_option(words, "record", metavar="FILE"),
        make_option(words, "join", metavar="URL"),
        make_flag(words, "no-legal-moves"),
    ]
    return make_command(words, "mcp", params, work)


def _make_game(
    words: Translator,
    *,
    edition: str | None,
    seats: int | None,
    options: tuple[str, ...],
    seed: int | None,
    bots: str | None,
    name: str | None,
) -> tuple[Game, tuple[Bot, ...]]:
    """A game with the model in the first seat, and the bots in the others."""
    ruleset = find(edition or default_edition(words.lang)).with_options(options)
    seats = DEFAULT_SEATS if seats is None else seats
    ruleset.check_seats(seats)
    kind = ruleset.rules.name
    players = seat_bots(kind, bots or bot_names(kind)[0], seats - 1)
    warm_up_bots(*players)
    game = Game(
        ruleset,
        seats,
        secrets.randbelow(SPLITMIX_LIMIT) if seed is None else seed,
        names=player_names(words, name, seats),
        bots=(None, *(bot.name for bot in players)),
    )
    return game, players


def _save_record(game: Game, target: Path | None) -> None:
    """Saves the moves so far; standard output belongs to MCP, so nothing says where."""
    if target is not None:
        write_atomically(target, str(game.record()))


def _take_seat(words: Translator, link: str, name: str | None) -> "RemoteSeat":
    """A seat at a table on a server: a named player comes back to the one they had."""
    with requires("client"):
        from foolsgold.client.http_client import parse_link
        from foolsgold.envs.remote_seat import RemoteSeat

    server, code = parse_link(link)
    if name is not None and code is not None:
        with suppress(ImportError):  # keys are kept where the extra `server` is installed
            kept = find_saved_seat(server, code, name)
            if kept is not None:
                try:
                    return RemoteSeat(kept, words)
                except UserError:
                    saved_seat_path(kept).unlink(missing_ok=True)
    ticket = _sit_down(words, link, name)
    with suppress(ImportError):
        save_seat(ticket, name)
    return RemoteSeat(ticket, words)


def _sit_down(words: Translator, link: str, name: str | None) -> "Ticket":
    """A new seat; a player without a name gets the first free number."""
    from foolsgold.client import sit_down

    number = 1
    while True:
        try:
            return sit_down(link, name or words.without_marks("player", number=number))
        except UserError as error:
            number += 1
            if name is not None or error.id != "name-taken" or number > MAX_NAMES_TRIED:
                raise
