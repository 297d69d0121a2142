"""Fits the action likelihoods of beliefs about Gobblings, from self-play of several bots.

`just fit-beliefs gobblings` writes beliefs/gobblings/weights.json. Examples are random moments of
those games, each seen by one seat or a spectator (`mixture_trainer`).
"""

import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec

from foolsgold.base.rng import Rng
from foolsgold.beliefs.gobblings.action_features import FEATURES, PAIR_FEATURES, ActionFeatures
from foolsgold.beliefs.gobblings.fitted_weights import FittedLikelihoods
from foolsgold.beliefs.gobblings.hypotheses import goal_layouts_of, team_priors_of
from foolsgold.beliefs.gobblings.role_swaps import current_origins
from foolsgold.games.catalogue import find
from foolsgold.games.gobblings.cards import Race
from foolsgold.play.game import Game
from foolsgold.study.matchups import Matchup, play_round
from foolsgold.study.opponents.goblin_variants import find_opponent
from mixture_trainer import FeatureNames, MixtureFit, TrainingExample, train

FILE = Path(__file__).parents[2] / "src/foolsgold/beliefs/gobblings/weights.json"
VERSION = 1
SEATS = (4, 5, 6)
LINE_UPS = ("goblin/goblin", "imp/goblin", "brute/goblin", "random/goblin", "goblin/random")
"""Goblins first. Held out for evaluation: `sly`, and all bots that use these weights."""
ROUNDS = 60
"""For each line-up at each number of seats."""
SEED = 30_000_000
GOBLIN_STYLES, GNOME_STYLES = 4, 2
EPOCHS = 4
NAMES = FeatureNames(FEATURES, PAIR_FEATURES)


def sample_examples(line_up: str, seats: int, rounds: int, seed: int) -> Iterator[TrainingExample]:
    """Examples from random moments of many rounds."""
    goblins, gnomes = line_up.split("/")
    sides = Matchup(find_opponent(goblins), find_opponent(gnomes))
    source = Rng.derive(seed, f"fit {line_up} {seats}")
    found: list[TrainingExample] = []

    def watch(game: Game) -> None:
        if source.below(5) or game.state.phase == "over" or game.state.outcome is not None:
            return
        reader = source.below(game.seats + 1)
        found.append(make_example(game, None if reader == game.seats else reader))

    for _ in range(rounds):
        play_round(find("gobblings"), seats, source.next64(), sides, watch=watch)
    yield from found


def make_example(game: Game, reader: int | None) -> TrainingExample:
    """What one reader can know at this moment, and the truth."""
    view, heard = game.view(reader), game.round_history_for(reader)
    origins = current_origins(heard, view.seats)
    crews, places = team_priors_of(view, origins), goal_layouts_of(view)
    features = ActionFeatures(view, heard, places)
    truth = frozenset(
        origins[seat]
        for seat, role in enumerate(game.state.roles)
        if view.race_of[role] is Race.GOBLIN
    )
    return TrainingExample(
        [
            [NAMES.of_alone(features.features(s, place)) for place in places]
            for s in range(view.seats)
        ],
        [(s, o, NAMES.of_towards(counted)) for (s, o), counted in features.by_pair.items()],
        crews,
        next(number for number, crew in enumerate(crews) if crew.goblins == truth),
        places.index(game.state.goals),
    )


def fit_weights(line_ups: tuple[str, ...], rounds: int, epochs: int) -> FittedLikelihoods:
    """The weights that maximise the likelihood of the truth in these games."""
    examples = [
        example
        for line_up in line_ups
        for seats in SEATS
        for example in sample_examples(line_up, seats, rounds, SEED)
    ]
    rng = Rng.derive(SEED, "order")
    print(f"{len(examples)} examples", flush=True)
    fit = MixtureFit(rng, NAMES, GNOME_STYLES, GOBLIN_STYLES)
    train(examples, fit, rng, epochs)
    gnomes, goblins, pairs = fit.learned()
    named = tuple(f"{seats} seats" for seats in SEATS)
    return FittedLikelihoods(VERSION, (*line_ups, *named), goblins, gnomes, pairs)


if __name__ == "__main__":
    left_out = set(sys.argv[1:])
    chosen = tuple(each for each in LINE_UPS if not left_out & set(each.split("/")))
    found = fit_weights(chosen, ROUNDS, EPOCHS)
    FILE.write_bytes(msgspec.json.format(msgspec.json.encode(found), indent=1) + b"\n")
