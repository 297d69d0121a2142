"""Compiles the kernel and the search bots of both games, so that no test waits for it."""

from foolsgold.games.catalogue import GAMES
from foolsgold.kernel.backend_interface import backend_of
from foolsgold.kernel.compilation import has_compiler, warm_up
from foolsgold.kernel.learner_backend import learner_backend_of


def main() -> None:
    if not has_compiler():
        return
    from foolsgold.kernel import cfr  # noqa: PLC0415 - Numba
    from foolsgold.kernel.gobblings.search import load as gobblings  # noqa: PLC0415 - the same
    from foolsgold.kernel.saboteur.search import load as saboteur  # noqa: PLC0415 - the same

    for rules in GAMES:
        warm_up(rules.name, backend_of(rules.name).entry_points)
        warm_up(f"{rules.name}-learner", learner_backend_of(rules.name).entry_points)
    saboteur(aloud=True)
    gobblings(aloud=True)
    cfr.load()


if __name__ == "__main__":
    main()
