"""`foolsgold bench`: measures the rules, the bots, the compiled kernel, the environments."""

import click
import msgspec

from foolsgold.base.extras import requires
from foolsgold.base.messages import Message, UserError
from foolsgold.benchmarks.rules_benchmark import playable_editions, run_benchmark
from foolsgold.cli.click_extensions import (
    COUNT,
    SeedParam,
    language_option,
    make_command,
    make_flag,
    make_option,
)
from foolsgold.cli.output.result_tables import bench_lines
from foolsgold.locales.translator import Translator

KERNEL_ROUNDS_FACTOR = 100
"""Rounds of the kernel for each one asked for: it is faster, and a figure needs some time."""


def bench_command(words: Translator) -> click.Command:
    """Makes `bench`."""

    def work(
        *,
        edition: str | None,
        bot: str | None,
        rounds: int,
        seed: int,
        kernel: bool,
        envs: bool,
        policy: str,
        json: bool,
    ) -> None:
        if envs:
            _bench_envs(words, edition or "saboteur-en", seed, json=json)
            return
        if kernel:
            _bench_kernel(words, edition, rounds, seed, policy, json=json)
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
        make_flag(words, "envs"),
        make_option(words, "policy", default="uniform", metavar="NAME"),
        make_flag(words, "json"),
        language_option(words),
    ]
    return make_command(words, "bench", params, work)


def _bench_envs(words: Translator, edition: str, seed: int, *, json: bool) -> None:
    """Measures the learning environments, and prints text or JSON."""
    with requires("research"):
        from foolsgold.benchmarks.envs_benchmark import run_envs_benchmark

    result = run_envs_benchmark(edition, seed)
    if json:
        click.echo(msgspec.json.format(msgspec.json.encode(result)).decode())
        return
    title = words("bench-envs-title", edition=edition, seats=result.seats)
    click.echo(words.align_lines(title))
    for rate in result.rates:
        number = words.format_decimal(rate.steps_per_cpu_second, 0)
        click.echo(words.align_lines(f"  {words.isolate(rate.name)}: {number}"))


def _bench_kernel(
    words: Translator, edition: str | None, rounds: int, seed: int, policy: str, *, json: bool
) -> None:
    """Measures the compiled rules, and prints text or JSON."""
    with requires("kernel"):
        from foolsgold.benchmarks.kernel_benchmark import (
            POLICIES,
            benchmark_editions,
            run_kernel_benchmark,
        )

    if policy not in POLICIES:
        raise UserError("bot-unknown", name=policy, known=", ".join(POLICIES))

    def notify(message: Message) -> None:
        click.echo(words.align_lines(words.translate(message)), err=True)

    editions = (edition,) if edition else benchmark_editions()
    result = run_kernel_benchmark(editions, rounds * KERNEL_ROUNDS_FACTOR, seed, policy, notify)
    if json:
        click.echo(msgspec.json.format(msgspec.json.encode(result)).decode())
        return
    click.echo(words.align_lines(words("bench-kernel-title", policy=policy)))
    for speed in result.games:
        rounds_text = (
            f"{words.format_decimal(speed.rounds_per_cpu_second, 0)} {words('bench-rounds')}"
        )
        moves = f"{words.format_decimal(speed.moves_per_cpu_second, 0)} {words('bench-moves')}"
        click.echo(words.align_lines(f"  {speed.edition}: {rounds_text} · {moves}"))
        for step in speed.stepping:
            rate = words.format_decimal(step.inside_moves_per_cpu_second, 0)
            line = words("bench-stepping", games=step.games, seats=step.seats, moves=rate)
            click.echo(words.align_lines(f"    {line}"))
        cores = speed.two_cores
        times, used = (words.format_decimal(n, 2) for n in (cores.speedup, cores.cores_used))
        click.echo(words.align_lines(f"    {words('bench-two-cores', times=times, used=used)}"))
