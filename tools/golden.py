"""Rewrites the golden playthroughs and perft counts; read the difference before committing it."""

from pathlib import Path

from foolsgold import Game, editions
from foolsgold.base.rng import Rng
from foolsgold.bots.catalogue import seated
from foolsgold.lab.perft import perft
from foolsgold.lab.playthrough import playthrough

TESTS = Path(__file__).parent.parent / "tests"
NAMES = ("Anna", "Boris", "Cilla", "Dana", "Elif")
PERFT = ((3, 1, 0, 4), (5, 7, 0, 3), (10, 9, 30, 3), (4, 5, 60, 3))
"""Seats, seed, moves played before counting, depth."""


def golden(edition: str) -> str:
    """A game in which both sides win a round, so that it shows both kinds of gold."""
    place = editions().index(edition)
    seats = 3 + place % 3
    for seed in range(100 * place, 100 * place + 100):
        game = Game(edition, seats, seed, names=NAMES[:seats])
        bots = seated(game.box.rules.name, "digger", seats)
        rng = Rng(seed)
        while (seat := game.to_act) is not None:
            game.play(bots[seat].choose(game.view(seat), rng))
        results = [result.found for result in game.state.past]
        if 0 < sum(results) < len(results) and all("saboteur" in r.roles for r in game.state.past):
            return playthrough(game.record())
    raise AssertionError(edition)


def perft_lines() -> list[str]:
    lines = []
    for edition in editions():
        for seats, seed, after, depth in PERFT:
            game = after_random_moves(edition, seats, seed, after)
            counts = " ".join(str(perft(game, d)) for d in range(1, depth + 1))
            lines.append(f"{edition} seats {seats} seed {seed} after {after}: {counts}")
    return lines


def after_random_moves(edition: str, seats: int, seed: int, count: int) -> Game:
    game = Game(edition, seats, seed)
    rng = Rng(seed)
    for _ in range(count):
        game.play(rng.choice(game.legal_moves))
    return game


def main() -> None:
    for edition in editions():
        path = TESTS / "golden" / f"{edition}.txt"
        path.write_text(golden(edition), encoding="utf-8")
        print(path.name, path.stat().st_size, "bytes")
    path = TESTS / "perft" / "saboteur.perft"
    path.write_text("\n".join(perft_lines()) + "\n", encoding="utf-8")
    print(path.read_text(encoding="utf-8"))


if __name__ == "__main__":
    main()
