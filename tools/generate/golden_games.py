"""Regenerates the golden playthroughs and perft counts of all editions, or of those named.

They pin down the rules: read the diff before committing it.
"""

import argparse
from collections.abc import Container
from pathlib import Path
from typing import Any

from foolsgold import Game, editions
from foolsgold.base.rng import Rng
from foolsgold.bots.catalogue import rule_bot, seat_bots
from foolsgold.games.catalogue import find
from foolsgold.play.record_parser import RecordError, read_record
from foolsgold.study.perft import perft
from foolsgold.study.playthrough_text import render_playthrough

TESTS = Path(__file__).parents[2] / "tests"
NAMES = ("Anna", "Boris", "Cilla", "Dana", "Elif")
GOLDEN = {
    "saboteur-uk": (3, 0),
    "saboteur-ru": (4, 100),
    "saboteur-fa": (5, 200),
    "saboteur-lv": (3, 300),
    "saboteur-he": (4, 400),
    "saboteur-en": (5, 500),
    "gobblings": (3, 600),
    "gobblings-advanced": (4, 700),
}
"""Seats and the first seed tried, so that a new edition does not change the games of others."""
MAX_TRIES = 100
PERFT = {
    "saboteur": ((3, 1, 0, 4), (5, 7, 0, 3), (10, 9, 30, 3), (4, 5, 60, 3)),
    "gobblings": ((3, 1, 0, 3), (5, 7, 20, 3), (8, 9, 40, 3)),
}
"""Seats, seed, moves played before counting, depth."""


def golden(edition: str) -> str:
    """A game in which each side wins a round, so that both ways of scoring occur."""
    seats, first = seats_and_first_seed(edition)
    for seed in range(first, first + MAX_TRIES):
        game = Game(edition, seats, seed, names=NAMES[:seats])
        bots = seat_bots(game.ruleset.rules.name, rule_bot(game.ruleset.rules.name).name, seats)
        rng = Rng(seed)
        events: list[Any] = []
        while (seat := game.to_act) is not None:
            move = bots[seat].choose(game.view(seat), game.round_history_for(seat), rng)
            events += game.play(move)
        tallies = game.ruleset.rules.tallies(game.state, events)
        if {tally.winner for tally in tallies} == set(game.ruleset.rules.sides):
            return render_playthrough(game.record())
    raise AssertionError(edition)


def rewrite_if_valid(path: Path) -> str | None:
    """The game of a file, rendered again, if the rules still allow its moves; else None."""
    if not path.exists():
        return None
    head, end, rest = path.read_text(encoding="utf-8").partition("\nend ")
    scores = rest.partition("\n")[0]
    parsed = read_record(f"{head}{end}{scores}\n")
    try:
        list(parsed.positions())
    except RecordError:
        return None
    return render_playthrough(parsed.record)


def seats_and_first_seed(edition: str) -> tuple[int, int]:
    """Seats and the first seed of an edition; one not listed gets them from its id."""
    if edition in GOLDEN:
        return GOLDEN[edition]
    rng = Rng.derive(0, edition)
    low, high = find(edition).edition.seats
    return low + rng.below(min(high - low + 1, len(NAMES) + 1 - low)), MAX_TRIES * rng.below(1000)


def perft_lines(game_name: str, wanted: Container[str], before: list[str]) -> list[str]:
    """All counts of a game; those of editions that are not wanted are copied."""
    lines = []
    for edition in (name for name in editions() if find(name).rules.name == game_name):
        if edition not in wanted:
            lines += [line for line in before if line.split()[0] == edition]
            continue
        low, high = find(edition).edition.seats
        for seats, seed, after, depth in PERFT[game_name]:
            if not low <= seats <= high:
                continue
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
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("editions", nargs="*", metavar="EDITION", help=", ".join(editions()))
    wanted = parser.parse_args().editions or editions()
    if unknown := set(wanted).difference(editions()):
        parser.error(f"not an edition: {', '.join(unknown)}")
    for edition in wanted:
        path = TESTS / "golden" / f"{edition}.txt"
        path.write_text(rewrite_if_valid(path) or golden(edition), encoding="utf-8")
        print(path.name, path.stat().st_size, "bytes")
    for name in PERFT:
        path = TESTS / "perft" / f"{name}.perft"
        before = path.read_text(encoding="utf-8").splitlines()
        path.write_text("\n".join(perft_lines(name, wanted, before)) + "\n", encoding="utf-8")
        print(path.read_text(encoding="utf-8"))


if __name__ == "__main__":
    main()
