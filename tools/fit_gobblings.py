"""Fits how much deeds say about who is a Goblin: `just fit-gobblings` writes the weights.

Bots play rounds; at moments by chance one reader asks who the Goblins are (`fitting`).
"""

import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec

from fitting import Fit, Moment, Names, learn_from
from foolsgold.base.rng import Rng
from foolsgold.beliefs.gobblings.action_features import FEATURES, TOWARDS, Deeds
from foolsgold.beliefs.gobblings.fitted_weights import Weights
from foolsgold.beliefs.gobblings.hypotheses import crews_of, places_of
from foolsgold.beliefs.gobblings.role_tracking import origins_now
from foolsgold.games.catalogue import find
from foolsgold.games.gobblings.cards import Race
from foolsgold.play.game import Game
from foolsgold.study.matchups import Sides, play_round
from foolsgold.study.opponents.goblin_variants import contender

FILE = Path(__file__).parents[1] / "src/foolsgold/beliefs/gobblings/weights.json"
VERSION = 1
SEATS = (4, 5, 6)
LINE_UPS = ("goblin/goblin", "imp/goblin", "brute/goblin", "random/goblin", "goblin/random")
"""Goblins first. `sly` and all that think with these weights are left out, to judge them by."""
ROUNDS = 60
"""Of each line-up at each number of seats."""
SEED = 30_000_000
GOBLIN_STYLES, GNOME_STYLES = 4, 2
EPOCHS = 4
NAMES = Names(FEATURES, TOWARDS)


def moments(line_up: str, seats: int, rounds: int, seed: int) -> Iterator[Moment]:
    """Readers at moments by chance of many rounds."""
    goblins, gnomes = line_up.split("/")
    sides = Sides(contender(goblins), contender(gnomes))
    source = Rng.apart(seed, f"fit {line_up} {seats}")
    found: list[Moment] = []

    def watch(game: Game) -> None:
        if source.below(5) or game.state.phase == "over" or game.state.outcome is not None:
            return
        reader = source.below(game.seats + 1)
        found.append(moment_of(game, None if reader == game.seats else reader))

    for _ in range(rounds):
        play_round(find("gobblings"), seats, source.next64(), sides, watch=watch)
    yield from found


def moment_of(game: Game, reader: int | None) -> Moment:
    """One reader, now."""
    view, heard = game.view(reader), game.heard_this_round(reader)
    origins = origins_now(heard, view.seats)
    crews, places = crews_of(view, origins), places_of(view)
    deeds = Deeds(view, heard, places)
    truth = frozenset(
        origins[seat]
        for seat, role in enumerate(game.state.roles)
        if view.race_of[role] is Race.GOBLIN
    )
    return Moment(
        [[NAMES.of_alone(deeds.counted(s, place)) for place in places] for s in range(view.seats)],
        [(s, o, NAMES.of_towards(counted)) for (s, o), counted in deeds.towards.items()],
        crews,
        next(number for number, crew in enumerate(crews) if crew.goblins == truth),
        places.index(game.state.goals),
    )


def fitted(line_ups: tuple[str, ...], rounds: int, epochs: int) -> Weights:
    """The weights that make the truth likeliest in these games."""
    known = [
        moment
        for line_up in line_ups
        for seats in SEATS
        for moment in moments(line_up, seats, rounds, SEED)
    ]
    rng = Rng.apart(SEED, "order")
    print(f"{len(known)} moments", flush=True)
    fit = Fit(rng, NAMES, GNOME_STYLES, GOBLIN_STYLES)
    learn_from(known, fit, rng, epochs)
    gnomes, goblins, pairs = fit.learned()
    named = tuple(f"{seats} seats" for seats in SEATS)
    return Weights(VERSION, (*line_ups, *named), goblins, gnomes, pairs)


if __name__ == "__main__":
    left_out = set(sys.argv[1:])
    chosen = tuple(each for each in LINE_UPS if not left_out & set(each.split("/")))
    found = fitted(chosen, ROUNDS, EPOCHS)
    FILE.write_bytes(msgspec.json.format(msgspec.json.encode(found), indent=1) + b"\n")
