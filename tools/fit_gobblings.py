"""Fits how much deeds say about who is a Goblin: `just fit-gobblings` writes the weights.

Bots play rounds; at moments by chance one reader asks who the Goblins are (`fitting`).
"""

import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec

from fitting import FeatureNames, MixtureFit, TrainingExample, train
from foolsgold.base.rng import Rng
from foolsgold.beliefs.gobblings.action_features import FEATURES, PAIR_FEATURES, ActionFeatures
from foolsgold.beliefs.gobblings.fitted_weights import FittedLikelihoods
from foolsgold.beliefs.gobblings.hypotheses import goal_layouts_of, team_priors_of
from foolsgold.beliefs.gobblings.role_tracking import current_origins
from foolsgold.games.catalogue import find
from foolsgold.games.gobblings.cards import Race
from foolsgold.play.game import Game
from foolsgold.study.matchups import Matchup, play_round
from foolsgold.study.opponents.goblin_variants import find_opponent

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
NAMES = FeatureNames(FEATURES, PAIR_FEATURES)


def sample_moments(line_up: str, seats: int, rounds: int, seed: int) -> Iterator[TrainingExample]:
    """Readers at moments by chance of many rounds."""
    goblins, gnomes = line_up.split("/")
    sides = Matchup(find_opponent(goblins), find_opponent(gnomes))
    source = Rng.derive(seed, f"fit {line_up} {seats}")
    found: list[TrainingExample] = []

    def watch(game: Game) -> None:
        if source.below(5) or game.state.phase == "over" or game.state.outcome is not None:
            return
        reader = source.below(game.seats + 1)
        found.append(make_moment(game, None if reader == game.seats else reader))

    for _ in range(rounds):
        play_round(find("gobblings"), seats, source.next64(), sides, watch=watch)
    yield from found


def make_moment(game: Game, reader: int | None) -> TrainingExample:
    """One reader, now."""
    view, heard = game.view(reader), game.round_history_for(reader)
    origins = current_origins(heard, view.seats)
    crews, places = team_priors_of(view, origins), goal_layouts_of(view)
    deeds = ActionFeatures(view, heard, places)
    truth = frozenset(
        origins[seat]
        for seat, role in enumerate(game.state.roles)
        if view.race_of[role] is Race.GOBLIN
    )
    return TrainingExample(
        [[NAMES.of_alone(deeds.features(s, place)) for place in places] for s in range(view.seats)],
        [(s, o, NAMES.of_towards(counted)) for (s, o), counted in deeds.by_pair.items()],
        crews,
        next(number for number, crew in enumerate(crews) if crew.goblins == truth),
        places.index(game.state.goals),
    )


def fit_weights(line_ups: tuple[str, ...], rounds: int, epochs: int) -> FittedLikelihoods:
    """The weights that make the truth likeliest in these games."""
    known = [
        moment
        for line_up in line_ups
        for seats in SEATS
        for moment in sample_moments(line_up, seats, rounds, SEED)
    ]
    rng = Rng.derive(SEED, "order")
    print(f"{len(known)} moments", flush=True)
    fit = MixtureFit(rng, NAMES, GNOME_STYLES, GOBLIN_STYLES)
    train(known, fit, rng, epochs)
    gnomes, goblins, pairs = fit.learned()
    named = tuple(f"{seats} seats" for seats in SEATS)
    return FittedLikelihoods(VERSION, (*line_ups, *named), goblins, gnomes, pairs)


if __name__ == "__main__":
    left_out = set(sys.argv[1:])
    chosen = tuple(each for each in LINE_UPS if not left_out & set(each.split("/")))
    found = fit_weights(chosen, ROUNDS, EPOCHS)
    FILE.write_bytes(msgspec.json.format(msgspec.json.encode(found), indent=1) + b"\n")
