"""Compiles the fast twins and their searches, so that no test has to wait for it."""

from foolsgold.kernel.compiling import has_compiler, prepare
from foolsgold.kernel.twins import HOMES, twin_of


def main() -> None:
    if not has_compiler():
        return
    from foolsgold.kernel.gobblings.searching import load as gobblings  # noqa: PLC0415 - Numba
    from foolsgold.kernel.saboteur.searching import load as saboteur  # noqa: PLC0415 - the same

    for game in HOMES:
        prepare(game, twin_of(game).entries)
    saboteur(aloud=True)
    gobblings(aloud=True)


if __name__ == "__main__":
    main()
