"""Fits the action likelihoods of beliefs about Saboteur, from self-play of several bots.

`just fit-beliefs` writes beliefs/saboteur/weights.json. Examples are random moments of those games,
each seen by one seat or a spectator (`mixture_trainer`).
"""

import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec

from foolsgold.base.rng import Rng
from foolsgold.beliefs.saboteur.action_features import FEATURES, PAIR_FEATURES, ActionFeatures
from foolsgold.beliefs.saboteur.fitted_weights import FittedLikelihoods
from foolsgold.beliefs.saboteur.hypotheses import team_priors_of, treasure_candidates
from foolsgold.games.catalogue import find
from foolsgold.games.saboteur.cards import GoalFace, Role
from foolsgold.play.game import Game
from foolsgold.study.matchups import Matchup, RoleCounts, play_round
from foolsgold.study.opponents import find_opponent
from mixture_trainer import FeatureNames, MixtureFit, TrainingExample, train

FILE = Path(__file__).parents[2] / "src/foolsgold/beliefs/saboteur/weights.json"
VERSION = 2
CELLS = ("2/3", "1/3", "2/5", "4", "5", "7")
"""Saboteurs/diggers, or seats with roles dealt as the booklet says: one card is left over."""
LINE_UPS = (
    "digger/digger", "bold/digger", "mole/digger", "logan/digger", "digger/logan", "logan/logan",
    "bold/logan", "mole/logan", "random/digger", "clumsy/clumsy", "clumsy/digger", "digger/clumsy",
    "novice/novice", "novice/digger", "digger/novice",
)  # fmt: skip
"""Saboteurs first. Held out for evaluation: `yj`, `dreamer`, and bots that use the weights."""
ROUNDS = 24
"""For each line-up in each cell."""
SEED = 20_000_000
SABOTEUR_STYLES, DIGGER_STYLES = 5, 3
EPOCHS = 6
NAMES = FeatureNames(FEATURES, PAIR_FEATURES)


def sample_examples(line_up: str, cell: str, rounds: int, seed: int) -> Iterator[TrainingExample]:
    """Examples from random moments of many rounds."""
    saboteurs, diggers = line_up.split("/")
    sides = Matchup(find_opponent(saboteurs), find_opponent(diggers))
    seats = sum(RoleCounts.parse(cell)) if "/" in cell else int(cell)
    box = (
        RoleCounts.parse(cell).ruleset()
        if "/" in cell
        else find("saboteur-en").with_overrides({"rounds": 1})
    )
    source = Rng.derive(seed, f"fit {line_up} {cell}")
    found: list[TrainingExample] = []

    def watch(game: Game) -> None:
        if source.below(6) or game.state.phase != "play":
            return
        reader = source.below(game.seats + 1)
        found.append(make_example(game, None if reader == game.seats else reader))

    for _ in range(rounds):
        play_round(box, seats, source.next64(), sides, watch=watch)
    yield from found


def make_example(game: Game, reader: int | None) -> TrainingExample:
    """What one reader can know at this moment, and the truth."""
    view = game.view(reader)
    features = ActionFeatures(view, game.round_history_for(reader))
    crews, places = team_priors_of(view), treasure_candidates(view)
    truth = frozenset(s for s, role in enumerate(game.state.roles) if role is Role.SABOTEUR)
    return TrainingExample(
        [
            [NAMES.of_alone(features.features(s, place)) for place in places]
            for s in range(view.seats)
        ],
        [(s, o, NAMES.of_towards(counted)) for (s, o), counted in features.by_pair.items()],
        crews,
        next(number for number, crew in enumerate(crews) if crew.saboteurs == truth),
        places.index(game.state.goals.index(GoalFace.TREASURE)),
    )


def fit_weights(line_ups: tuple[str, ...], rounds: int, epochs: int) -> FittedLikelihoods:
    """The weights that maximise the likelihood of the truth in these games."""
    examples = [
        example
        for line_up in line_ups
        for cell in CELLS
        for example in sample_examples(line_up, cell, rounds, SEED)
    ]
    rng = Rng.derive(SEED, "order")
    fit = MixtureFit(rng, NAMES, DIGGER_STYLES, SABOTEUR_STYLES)
    train(examples, fit, rng, epochs)
    diggers, saboteurs, pairs = fit.learned()
    return FittedLikelihoods(VERSION, (*line_ups, *CELLS), saboteurs, diggers, pairs)


if __name__ == "__main__":
    left_out = set(sys.argv[1:])
    chosen = tuple(each for each in LINE_UPS if not left_out & set(each.split("/")))
    found = fit_weights(chosen, ROUNDS, EPOCHS)
    FILE.write_bytes(msgspec.json.format(msgspec.json.encode(found), indent=1) + b"\n")
