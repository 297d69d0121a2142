"""The program `foolsgold`: the click group that all commands are registered in."""

from importlib.metadata import version
from typing import Any

import click

from foolsgold.cli.click_extensions import LocalisedGroup, language_option, make_flag
from foolsgold.cli.commands.analyse import analyse_command
from foolsgold.cli.commands.arena import arena_command
from foolsgold.cli.commands.backup import backup_command, restore_command
from foolsgold.cli.commands.bench import bench_command
from foolsgold.cli.commands.bots import bots_command
from foolsgold.cli.commands.doctor import doctor_command
from foolsgold.cli.commands.editions import editions_command
from foolsgold.cli.commands.join import join_command
from foolsgold.cli.commands.load import load_command
from foolsgold.cli.commands.mcp import mcp_command
from foolsgold.cli.commands.play import play_command
from foolsgold.cli.commands.referee import referee_command
from foolsgold.cli.commands.replay import replay_command
from foolsgold.cli.commands.reports import reports_command
from foolsgold.cli.commands.rules import rules_command
from foolsgold.cli.commands.serve import serve_command
from foolsgold.cli.commands.simulate import simulate_command
from foolsgold.cli.commands.solve import solve_command
from foolsgold.cli.commands.start import reject_start_options, start, start_options
from foolsgold.cli.commands.verify import verify_command
from foolsgold.locales.translator import Translator


def build_cli(words: Translator) -> click.Group:
    """The program `foolsgold` with all its commands, in one language."""

    @click.pass_context
    def start_now(ctx: click.Context, /, **given: Any) -> None:
        if ctx.invoked_subcommand is None:
            start(words, **given)
        else:
            reject_start_options(ctx.invoked_subcommand, given)

    commands: list[click.Command] = [
        play_command(words),
        simulate_command(words),
        arena_command(words),
        bots_command(words),
        editions_command(words),
        rules_command(words),
        replay_command(words),
        analyse_command(words),
        verify_command(words),
        bench_command(words),
        solve_command(words),
        referee_command(words),
        *server_commands(words),
        join_command(words),
        mcp_command(words),
        backup_command(words),
        restore_command(words),
        load_command(words),
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


def server_commands(words: Translator) -> list[click.Command]:
    """The commands of a server administrator, as `docs/guide/hosting.md` documents them."""
    return [serve_command(words), doctor_command(words), reports_command(words)]


def _show_version(ctx: click.Context, _param: click.Parameter, wanted: bool) -> None:  # noqa: FBT001 - click calls it so
    if wanted:
        click.echo(f"foolsgold {version('foolsgold')}")
        ctx.exit()
