"""The commands: what they are called, what they take, and which floor does the work."""

import secrets
import sys
from importlib.metadata import version
from typing import Any

import click
import msgspec

from foolsgold.base.messages import UserError
from foolsgold.base.rng import SPLITMIX_LIMIT, Rng
from foolsgold.benchmarks.rules_benchmark import playable_editions, run_benchmark
from foolsgold.bots.api import warm_up_bots
from foolsgold.bots.catalogue import adviser_of, bot_names, seat_bots
from foolsgold.cli.commands.analyse import analyse_command
from foolsgold.cli.commands.bench_kernel import bench_kernel
from foolsgold.cli.commands.network import network_commands
from foolsgold.cli.commands.referee import referee_command
from foolsgold.cli.commands.serve import hosting_commands
from foolsgold.cli.commands.simulate import simulate_command
from foolsgold.cli.commands.start import reject_start_options, start, start_options
from foolsgold.cli.files import check_writable_path, read_record_file, seat_names, write_atomically
from foolsgold.cli.framework import (
    COUNT,
    LocalisedGroup,
    SeatCountParam,
    SeedParam,
    language_option,
    make_command,
    make_console,
    make_flag,
    make_option,
)
from foolsgold.cli.output.reports import bench_lines, edition_lines, editions_json
from foolsgold.games.catalogue import GAMES, default_edition, find, shipped_editions
from foolsgold.locales.rules_sheets import edition_title, rules_sheet
from foolsgold.locales.translator import Translator
from foolsgold.play.fair_deal import verify_deal
from foolsgold.play.game import Game
from foolsgold.tui.console import ConsoleFront, Quit
from foolsgold.tui.local_game import play, replay

DEFAULT_SEATS = 5


def build_cli(words: Translator) -> click.Group:
    """The whole program, speaking one language."""

    @click.pass_context
    def start_now(ctx: click.Context, /, **given: Any) -> None:
        if ctx.invoked_subcommand is None:
            start(words, **given)
        else:
            reject_start_options(ctx.invoked_subcommand, given)

    commands: list[click.Command] = [
        _play(words),
        simulate_command(words, _table_options(words, "saboteur-en")),
        _bots(words),
        _editions(words),
        _rules(words),
        _replay(words),
        analyse_command(words),
        _verify(words),
        _bench(words),
        referee_command(words),
        *hosting_commands(words),
        *network_commands(words),
    ]
    version_option = make_flag(words, "version")
    version_option.is_eager = True
    version_option.expose_value = False
    version_option.callback = _show_version
    return LocalisedGroup(
        words,
        commands,
        params=[*start_options(words), language_option(words), version_option],
        invoke_without_command=True,
        callback=start_now,
    )


def _show_version(ctx: click.Context, _param: click.Parameter, wanted: bool) -> None:  # noqa: FBT001 - click calls it so
    if wanted:
        click.echo(f"foolsgold {version('foolsgold')}")
        ctx.exit()


def _table_options(words: Translator, edition: str) -> list[click.Parameter]:
    """What every command that sets a table takes."""
    return [
        make_option(words, "edition", default=edition, metavar="ID"),
        make_option(words, "seats", SeatCountParam(), default=DEFAULT_SEATS, metavar="N"),
        make_option(words, "make_option", multiple=True, metavar="NAME"),
        language_option(words),
    ]


def _play(words: Translator) -> click.Command:
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
        box = find(edition).with_options(option)
        box.check_seats(seats)
        if first is not None and not 1 <= first <= seats:
            raise UserError("first-wrong", found=first, low=1, high=seats)
        if hints and adviser_of(box.rules.name) is None:
            raise UserError("hint-none")
        target = check_writable_path(record) if record else None
        crew = seat_bots(box.rules.name, bots or bot_names(box.rules.name)[0], seats - 1)
        warm_up_bots(*crew)
        game = Game(
            box,
            seats,
            secrets.randbelow(SPLITMIX_LIMIT) if seed is None else seed,
            first=None if first is None else first - 1,
            names=_player_names(words, name, seats),
            bots=(None, *(bot.name for bot in crew)),
        )
        plain = plain or not (sys.stdin.isatty() and sys.stdout.isatty())
        front = ConsoleFront(words, make_console(), plain=plain)
        front.say(words("play-welcome", edition=edition_title(box, words), seats=seats))
        if first is None:
            custom = words(f"value-first_player-{box.edition.first_player}")
            front.say(f"{words('switch-first_player')}: {custom}. {words('play-first')}")
        try:
            chance = Rng.derive(game.seed, "bots")
            play(
                front,
                game,
                (None, *crew),
                chance,
                my_name=name or words("you"),
                talk=not quiet_bots,
                hints=hints,
            )
        finally:
            # Also when the person leaves or presses Ctrl-C: what was played is not lost.
            if target is not None:
                front.say(words("play-saved", file=write_atomically(target, str(game.record()))))

    params = [
        *_table_options(words, default_edition(words.lang)),
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


def _player_names(words: Translator, name: str | None, seats: int) -> tuple[str, ...]:
    others = [other.strip() for other in words("bot-names").split(words("list-separator").strip())]
    return (name or words.without_marks("player", number=1), *others)[:seats]


def _bots(words: Translator) -> click.Command:
    def work() -> None:
        names = dict.fromkeys(name for game in GAMES for name in bot_names(game.name))
        for name in names:
            title, told = words(f"bot-title-{name}"), words(f"bot-told-{name}")
            click.echo(words.align_lines(f"{name}: {title}. {told}"))

    return make_command(words, "bots", [language_option(words)], work)


def _editions(words: Translator) -> click.Command:
    def work(*, json: bool) -> None:
        boxes = [find(edition) for edition in shipped_editions()]
        if json:
            click.echo(msgspec.json.format(editions_json(boxes)).decode())
        else:
            screen = make_console()
            for line in edition_lines(boxes, words, screen.width):
                text = words.align_lines(line) if isinstance(line, str) else line
                screen.print(text, markup=False, highlight=False, soft_wrap=text is not line)

    return make_command(words, "editions", [language_option(words), make_flag(words, "json")], work)


def _rules(words: Translator) -> click.Command:
    def work(edition: str) -> None:
        click.echo(rules_sheet(find(edition), words), nl=False)

    return make_command(
        words, "rules", [click.Argument(["edition"], metavar="ID"), language_option(words)], work
    )


def _replay(words: Translator) -> click.Command:
    def work(*, file: str, seat: int | None, plain: bool) -> None:
        parsed = read_record_file(file)
        record = parsed.record
        # All of it before the first line is shown: so a wrong one is told at once.
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


def _verify(words: Translator) -> click.Command:
    def work(*, file: str) -> None:
        parsed = read_record_file(file)
        for _ in parsed.positions():
            pass  # a record whose moves or scores are wrong is told at its line
        found = verify_deal(parsed.record.seal, parsed.record.seed)
        click.echo(words.align_lines(words.translate(found.message)))
        if not found.is_fair:
            click.get_current_context().exit(1)

    params = [click.Argument(["file"], metavar="FILE"), language_option(words)]
    return make_command(words, "verify", params, work)


def _bench(words: Translator) -> click.Command:
    def work(
        *,
        edition: str | None,
        bot: str | None,
        rounds: int,
        seed: int,
        kernel: bool,
        policy: str,
        json: bool,
    ) -> None:
        if kernel:
            bench_kernel(words, edition, rounds, seed, policy, json=json)
            return
        result = run_benchmark((edition,) if edition else playable_editions(bot), rounds, seed, bot)
        if json:
            click.echo(msgspec.json.format(msgspec.json.encode(result)).decode())
        else:
            for line in bench_lines(result, words):
                click.echo(words.align_lines(line))

    params = [
        make_option(words, "edition", metavar="ID"),
        make_option(words, "bot", metavar="NAME"),
        make_option(words, "rounds", COUNT, default=300, metavar="N"),
        make_option(words, "seed", SeedParam(), default=0, metavar="N"),
        make_flag(words, "kernel"),
        make_option(words, "policy", default="uniform", metavar="NAME"),
        make_flag(words, "json"),
        language_option(words),
    ]
    return make_command(words, "run_benchmark", params, work)
