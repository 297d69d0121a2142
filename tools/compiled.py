"""Compiles the fast twins and their searches, so that no test has to wait for it."""

from foolsgold.kernel.backends import BACKENDS, backend_of
from foolsgold.kernel.compilation import has_compiler, warm_up


def main() -> None:
    if not has_compiler():
        return
    from foolsgold.kernel.gobblings.search import load as gobblings  # noqa: PLC0415 - Numba
    from foolsgold.kernel.saboteur.search import load as saboteur  # noqa: PLC0415 - the same

    for game in BACKENDS:
        warm_up(game, backend_of(game).entry_points)
    saboteur(aloud=True)
    gobblings(aloud=True)


if __name__ == "__main__":
    main()
