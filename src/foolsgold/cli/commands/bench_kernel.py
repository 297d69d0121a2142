"""`bench --kernel`: how fast the compiled rules are here. Loaded only by whoever asks for it."""

import click
import msgspec

from foolsgold.base.extras import requires
from foolsgold.base.messages import Message, UserError
from foolsgold.locales.translator import Translator

ROUNDS_FACTOR = 100
"""Rounds for each one asked for: the kernel is that much faster, and a figure needs some time."""


def bench_kernel(
    words: Translator, edition: str | None, rounds: int, seed: int, policy: str, *, json: bool
) -> None:
    """Measures, and tells it to a person or a program."""
    with requires("kernel"):
        from foolsgold.benchmarks.kernel_benchmark import (
            POLICIES,
            benchmark_editions,
            run_kernel_benchmark,
        )

    if policy not in POLICIES:
        raise UserError("bot-unknown", name=policy, known=", ".join(POLICIES))

    def tell(phrase: Message) -> None:
        click.echo(words.align_lines(words.translate(phrase)), err=True)

    editions = (edition,) if edition else benchmark_editions()
    result = run_kernel_benchmark(editions, rounds * ROUNDS_FACTOR, seed, policy, tell)
    if json:
        click.echo(msgspec.json.format(msgspec.json.encode(result)).decode())
        return
    click.echo(words.align_lines(words("bench-kernel-title", policy=policy)))
    for speed in result.games:
        told = f"{words.format_decimal(speed.rounds_per_cpu_second, 0)} {words('bench-rounds')}"
        moves = f"{words.format_decimal(speed.moves_per_cpu_second, 0)} {words('bench-moves')}"
        click.echo(words.align_lines(f"  {speed.edition}: {told} · {moves}"))
        for step in speed.stepping:
            rate = words.format_decimal(step.inside_moves_per_cpu_second, 0)
            line = words("bench-stepping", games=step.games, seats=step.seats, moves=rate)
            click.echo(words.align_lines(f"    {line}"))
        cores = speed.two_cores
        times, used = (words.format_decimal(n, 2) for n in (cores.speedup, cores.cores_used))
        click.echo(words.align_lines(f"    {words('bench-two-cores', times=times, used=used)}"))
