"""`foolsgold arena`: bots and language models play the same deals and are compared."""

import re
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path

import click

from foolsgold.base.messages import UserError
from foolsgold.bots.api import make_deterministic
from foolsgold.bots.catalogue import find_bot, rule_bot
from foolsgold.cli.click_extensions import (
    COUNT,
    SECONDS,
    SeedParam,
    language_option,
    make_command,
    make_flag,
    make_option,
)
from foolsgold.cli.files import write_atomically
from foolsgold.cli.output.arena import arena_lines
from foolsgold.cli.output.progress import print_report, progress_bar
from foolsgold.games.catalogue import Ruleset
from foolsgold.locales.translator import Translator
from foolsgold.study.arena import ArenaGame, ArenaRequest, make_deals, run_arena
from foolsgold.study.arena_players import (
    MCP_PREFIX,
    TEXT_PREFIX,
    ArenaPlayer,
    find_bot_player,
    split_name,
)
from foolsgold.study.matchups import RoleCounts
from foolsgold.study.text_player import TextOptions, TextPlayer

DEFAULT_CELL = "2/3"


def arena_command(words: Translator) -> click.Command:
    """Makes `arena`; records are kept even if a player fails."""

    def work(
        *,
        player: tuple[str, ...],
        edition: str,
        cell: str,
        deals: int,
        seed: int,
        bots: str | None,
        talk: bool,
        timeout: float,
        refusals: int,
        beliefs: bool,
        no_legal_moves: bool,
        records: str | None,
        json: bool,
    ) -> None:
        if not player:
            raise UserError("arena-players-none")
        counts = RoleCounts.parse(cell)
        ruleset = counts.ruleset(edition)
        kind = ruleset.rules.name
        hosts = [find_bot(kind, name.strip()) for name in (bots or rule_bot(kind).name).split(",")]
        request = ArenaRequest(
            counts, deals, seed, [*map(make_deterministic, hosts)], edition, talk, words.lang
        )
        folder = None if records is None else _make_folder(records)
        asked = TextOptions(
            words, timeout, refusals, lists_moves=not no_legal_moves, asks_beliefs=beliefs
        )
        with ExitStack() as stack:
            players = _seat_players(stack, player, ruleset, asked)
            total = len(players) * len(make_deals(ruleset, sum(counts), deals, seed))
            advance = stack.enter_context(progress_bar(words, total))

            def keep(game: ArenaGame) -> None:
                if folder is not None:
                    write_atomically(folder / _file_name(game), str(game.record))
                advance()

            report = run_arena(request, players, on_game=keep)
        print_report(words, report, arena_lines(report, words), json=json)

    params = [
        make_option(words, "player", multiple=True, metavar="PLAYER"),
        make_option(words, "edition", default="saboteur-en", metavar="ID"),
        click.Option(
            ["--cell"],
            default=DEFAULT_CELL,
            metavar="S/D",
            help=words("cli-option-role-counts"),
        ),
        make_option(words, "deals", COUNT, default=20, metavar="N"),
        make_option(words, "seed", SeedParam(), default=0, metavar="N"),
        click.Option(["--bots"], metavar="A,B", help=words("cli-option-hosts")),
        make_flag(words, "talk"),
        make_option(words, "timeout", SECONDS, default=60.0, metavar="N"),
        make_option(words, "refusals", COUNT, default=3, metavar="N"),
        make_flag(words, "beliefs"),
        make_flag(words, "no-legal-moves"),
        make_option(words, "records", metavar="FOLDER"),
        make_flag(words, "json"),
        language_option(words),
    ]
    return make_command(words, "arena", params, work)


def _seat_players(
    stack: ExitStack, texts: Sequence[str], ruleset: Ruleset, asked: TextOptions
) -> list[ArenaPlayer]:
    """All players, ready to play; whatever they have started ends with the stack."""
    players: list[ArenaPlayer] = []
    for text in texts:
        name, what = split_name(text)
        if what.startswith(TEXT_PREFIX):
            players.append(TextPlayer(name, what.removeprefix(TEXT_PREFIX), asked))
        elif what.startswith(MCP_PREFIX):
            from foolsgold.study.mcp_player import McpPlayer

            players.append(McpPlayer(name, what.removeprefix(MCP_PREFIX), asked))
        else:
            players.append(find_bot_player(name, what, ruleset))
        stack.callback(players[-1].close)
    return players


def _make_folder(name: str) -> Path:
    """A new folder, or an empty one."""
    folder = Path(name)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        is_empty = not any(folder.iterdir())
    except (OSError, ValueError):
        raise UserError("file-unwritable", file=name) from None
    if not is_empty:
        raise UserError("arena-folder-full", folder=name)
    return folder


def _file_name(game: ArenaGame) -> str:
    """Such as `1-digger-as-saboteur-0007.txt`."""
    name = re.sub(r"[^\w.-]+", "-", game.player)[:40].strip("-.")
    return f"{game.player_number}-{name}-as-{game.deal.side}-{game.deal.number:04}.txt"
