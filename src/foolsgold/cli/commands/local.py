"""The commands: what they are called, what they take, and which floor does the work."""

import secrets
import sys
from importlib.metadata import version
from typing import Any

import click
import msgspec

from foolsgold.base.messages import Complaint
from foolsgold.base.rng import NARROW, Rng
from foolsgold.benchmarks.rules_benchmark import bench, editions_for
from foolsgold.bots.api import made_ready
from foolsgold.bots.catalogue import adviser, bot_names, seated
from foolsgold.cli.commands.analyse import analyse_command
from foolsgold.cli.commands.bench_kernel import fast
from foolsgold.cli.commands.network import network_commands
from foolsgold.cli.commands.referee import referee_command
from foolsgold.cli.commands.serve import hosting_commands
from foolsgold.cli.commands.simulate import simulate_command
from foolsgold.cli.commands.start import no_start_options, start, start_options
from foolsgold.cli.files import free_place, names_in, record_in, write_whole
from foolsgold.cli.framework import (
    COUNT,
    SeatCount,
    Seed,
    SpokenGroup,
    command,
    console,
    flag,
    language_option,
    option,
)
from foolsgold.cli.output.reports import bench_lines, edition_lines, editions_json
from foolsgold.games.catalogue import GAMES, find, shipped
from foolsgold.locales.rules_sheets import edition_title, rules_sheet
from foolsgold.locales.translator import Words
from foolsgold.play.fair_deal import verdict
from foolsgold.play.game import Game
from foolsgold.tui.console import Front, Leave
from foolsgold.tui.local_game import play, replay

DEFAULT_SEATS = 5


def build(words: Words) -> click.Group:
    """The whole program, speaking one language."""

    @click.pass_context
    def start_now(ctx: click.Context, /, **given: Any) -> None:
        if ctx.invoked_subcommand is None:
            start(words, **given)
        else:
            no_start_options(ctx.invoked_subcommand, given)

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
    version_option = flag(words, "version")
    version_option.is_eager = True
    version_option.expose_value = False
    version_option.callback = _show_version
    return SpokenGroup(
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


def _table_options(words: Words, edition: str) -> list[click.Parameter]:
    """What every command that sets a table takes."""
    return [
        option(words, "edition", default=edition, metavar="ID"),
        option(words, "seats", SeatCount(), default=DEFAULT_SEATS, metavar="N"),
        option(words, "option", multiple=True, metavar="NAME"),
        language_option(words),
    ]


def _play(words: Words) -> click.Command:
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
            raise Complaint("first-wrong", found=first, low=1, high=seats)
        if hints and adviser(box.rules.name) is None:
            raise Complaint("hint-none")
        target = free_place(record) if record else None
        crew = seated(box.rules.name, bots or bot_names(box.rules.name)[0], seats - 1)
        made_ready(*crew)
        game = Game(
            box,
            seats,
            secrets.randbelow(NARROW) if seed is None else seed,
            first=None if first is None else first - 1,
            names=_names(words, name, seats),
            bots=(None, *(bot.name for bot in crew)),
        )
        plain = plain or not (sys.stdin.isatty() and sys.stdout.isatty())
        front = Front(words, console(), plain=plain)
        front.say(words("play-welcome", edition=edition_title(box, words), seats=seats))
        if first is None:
            custom = words(f"value-first_player-{box.edition.first_player}")
            front.say(f"{words('switch-first_player')}: {custom}. {words('play-first')}")
        try:
            chance = Rng.apart(game.seed, "bots")
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
                front.say(words("play-saved", file=write_whole(target, str(game.record()))))

    params = [
        *_table_options(words, f"saboteur-{words.lang}"),
        option(words, "seed", Seed(), metavar="N"),
        option(words, "first", COUNT, metavar="N"),
        option(words, "bots", metavar="A,B"),
        flag(words, "quiet-bots"),
        flag(words, "hints"),
        option(words, "name", metavar="NAME"),
        flag(words, "plain"),
        option(words, "record", metavar="FILE"),
    ]
    return command(words, "play", params, work)


def _names(words: Words, name: str | None, seats: int) -> tuple[str, ...]:
    others = [other.strip() for other in words("bot-names").split(words("list-separator").strip())]
    return (name or words.unmarked("player", number=1), *others)[:seats]


def _bots(words: Words) -> click.Command:
    def work() -> None:
        names = dict.fromkeys(name for game in GAMES for name in bot_names(game.name))
        for name in names:
            title, told = words(f"bot-title-{name}"), words(f"bot-told-{name}")
            click.echo(words.line(f"{name}: {title}. {told}"))

    return command(words, "bots", [language_option(words)], work)


def _editions(words: Words) -> click.Command:
    def work(*, json: bool) -> None:
        boxes = [find(edition) for edition in shipped()]
        if json:
            click.echo(msgspec.json.format(editions_json(boxes)).decode())
        else:
            screen = console()
            for line in edition_lines(boxes, words, screen.width):
                text = words.line(line) if isinstance(line, str) else line
                screen.print(text, markup=False, highlight=False, soft_wrap=text is not line)

    return command(words, "editions", [language_option(words), flag(words, "json")], work)


def _rules(words: Words) -> click.Command:
    def work(edition: str) -> None:
        click.echo(rules_sheet(find(edition), words), nl=False)

    return command(
        words, "rules", [click.Argument(["edition"], metavar="ID"), language_option(words)], work
    )


def _replay(words: Words) -> click.Command:
    def work(*, file: str, seat: int | None, plain: bool) -> None:
        parsed = record_in(file)
        record = parsed.record
        # All of it before the first line is shown: so a wrong one is told at once.
        positions = list(parsed.positions())
        if seat is not None and not 1 <= seat <= record.seats:
            raise Complaint("seat-wrong", found=seat, low=1, high=record.seats)
        names = names_in(record, words)
        stepwise = sys.stdin.isatty() and sys.stdout.isatty()
        front = Front(words, console(), plain=plain or not stepwise)
        try:
            replay(front, positions, names, None if seat is None else seat - 1, stepwise=stepwise)
        except Leave:
            return

    params = [
        click.Argument(["file"], metavar="FILE"),
        option(words, "seat", COUNT, metavar="N"),
        flag(words, "plain"),
        language_option(words),
    ]
    return command(words, "replay", params, work)


def _verify(words: Words) -> click.Command:
    def work(*, file: str) -> None:
        parsed = record_in(file)
        for _ in parsed.positions():
            pass  # a record whose moves or scores are wrong is told at its line
        found = verdict(parsed.record.seal, parsed.record.seed)
        click.echo(words.line(words.say(found.told)))
        if not found.fair:
            click.get_current_context().exit(1)

    params = [click.Argument(["file"], metavar="FILE"), language_option(words)]
    return command(words, "verify", params, work)


def _bench(words: Words) -> click.Command:
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
            fast(words, edition, rounds, seed, policy, json=json)
            return
        result = bench((edition,) if edition else editions_for(bot), rounds, seed, bot)
        if json:
            click.echo(msgspec.json.format(msgspec.json.encode(result)).decode())
        else:
            for line in bench_lines(result, words):
                click.echo(words.line(line))

    params = [
        option(words, "edition", metavar="ID"),
        option(words, "bot", metavar="NAME"),
        option(words, "rounds", COUNT, default=300, metavar="N"),
        option(words, "seed", Seed(), default=0, metavar="N"),
        flag(words, "kernel"),
        option(words, "policy", default="uniform", metavar="NAME"),
        flag(words, "json"),
        language_option(words),
    ]
    return command(words, "bench", params, work)
