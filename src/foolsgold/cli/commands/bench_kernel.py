"""`bench --kernel`: how fast the compiled rules are here. Loaded only by whoever asks for it."""

import click
import msgspec

from foolsgold.base.extras import requires
from foolsgold.base.messages import Complaint, Phrase
from foolsgold.locales.translator import Words

ENOUGH = 100
"""Rounds for each one asked for: the kernel is that much faster, and a figure needs some time."""


def fast(
    words: Words, edition: str | None, rounds: int, seed: int, policy: str, *, json: bool
) -> None:
    """Measures, and tells it to a person or a program."""
    with requires("kernel"):
        from foolsgold.benchmarks.kernel_benchmark import POLICIES, classics, fast_bench

    if policy not in POLICIES:
        raise Complaint("bot-unknown", name=policy, known=", ".join(POLICIES))

    def tell(phrase: Phrase) -> None:
        click.echo(words.line(words.say(phrase)), err=True)

    editions = (edition,) if edition else classics()
    result = fast_bench(editions, rounds * ENOUGH, seed, policy, tell)
    if json:
        click.echo(msgspec.json.format(msgspec.json.encode(result)).decode())
        return
    click.echo(words.line(words("bench-kernel-title", policy=policy)))
    for speed in result.games:
        told = f"{words.decimal(speed.rounds_per_cpu_second, 0)} {words('bench-rounds')}"
        moves = f"{words.decimal(speed.moves_per_cpu_second, 0)} {words('bench-moves')}"
        click.echo(words.line(f"  {speed.edition}: {told} · {moves}"))
        for step in speed.stepping:
            rate = words.decimal(step.inside_moves_per_cpu_second, 0)
            line = words("bench-stepping", games=step.games, seats=step.seats, moves=rate)
            click.echo(words.line(f"    {line}"))
        cores = speed.two_cores
        times, used = (words.decimal(n, 2) for n in (cores.speedup, cores.cores_used))
        click.echo(words.line(f"    {words('bench-two-cores', times=times, used=used)}"))
