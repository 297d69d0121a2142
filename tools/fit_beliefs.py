"""Fits how much deeds say about who does them: `just fit` writes beliefs/saboteur/weights.json.

Bots play rounds; at moments by chance one reader asks who the saboteurs are (`fitting`).
"""

import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec

from fitting import FeatureNames, MixtureFit, TrainingExample, train
from foolsgold.base.rng import Rng
from foolsgold.beliefs.saboteur.action_features import FEATURES, PAIR_FEATURES, ActionFeatures
from foolsgold.beliefs.saboteur.fitted_weights import FittedLikelihoods
from foolsgold.beliefs.saboteur.hypotheses import team_priors_of, treasure_candidates
from foolsgold.games.catalogue import find
from foolsgold.games.saboteur.cards import GoalFace, Role
from foolsgold.play.game import Game
from foolsgold.study.matchups import Matchup, RoleCounts, play_round
from foolsgold.study.opponents import find_opponent

FILE = Path(__file__).parents[1] / "src/foolsgold/beliefs/saboteur/weights.json"
VERSION = 2
CELLS = ("2/3", "1/3", "2/5", "4", "5", "7")
"""Saboteurs and diggers, or a number of seats dealt as the booklet says: one card stays unseen."""
LINE_UPS = (
    "digger/digger", "bold/digger", "mole/digger", "logan/digger", "digger/logan", "logan/logan",
    "bold/logan", "mole/logan", "random/digger", "clumsy/clumsy", "clumsy/digger", "digger/clumsy",
    "novice/novice", "novice/digger", "digger/novice",
)  # fmt: skip
"""Saboteurs first. `yj`, `dreamer` and all that think with these weights are left out: judges."""
ROUNDS = 24
"""Of each line-up in each cell."""
SEED = 20_000_000
SABOTEUR_STYLES, DIGGER_STYLES = 5, 3
EPOCHS = 6
NAMES = FeatureNames(FEATURES, PAIR_FEATURES)


def sample_moments(line_up: str, cell: str, rounds: int, seed: int) -> Iterator[TrainingExample]:
    """Readers at moments by chance of many rounds."""
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
        found.append(make_moment(game, None if reader == game.seats else reader))

    for _ in range(rounds):
        play_round(box, seats, source.next64(), sides, watch=watch)
    yield from found


def make_moment(game: Game, reader: int | None) -> TrainingExample:
    """One reader, now."""
    view = game.view(reader)
    deeds = ActionFeatures(view, game.round_history_for(reader))
    crews, places = team_priors_of(view), treasure_candidates(view)
    truth = frozenset(s for s, role in enumerate(game.state.roles) if role is Role.SABOTEUR)
    return TrainingExample(
        [[NAMES.of_alone(deeds.features(s, place)) for place in places] for s in range(view.seats)],
        [(s, o, NAMES.of_towards(counted)) for (s, o), counted in deeds.by_pair.items()],
        crews,
        next(number for number, crew in enumerate(crews) if crew.saboteurs == truth),
        places.index(game.state.goals.index(GoalFace.TREASURE)),
    )


def fit_weights(line_ups: tuple[str, ...], rounds: int, epochs: int) -> FittedLikelihoods:
    """The weights that make the truth likeliest in these games."""
    known = [
        moment
        for line_up in line_ups
        for cell in CELLS
        for moment in sample_moments(line_up, cell, rounds, SEED)
    ]
    rng = Rng.derive(SEED, "order")
    fit = MixtureFit(rng, NAMES, DIGGER_STYLES, SABOTEUR_STYLES)
    train(known, fit, rng, epochs)
    diggers, saboteurs, pairs = fit.learned()
    return FittedLikelihoods(VERSION, (*line_ups, *CELLS), saboteurs, diggers, pairs)


if __name__ == "__main__":
    left_out = set(sys.argv[1:])
    chosen = tuple(each for each in LINE_UPS if not left_out & set(each.split("/")))
    found = fit_weights(chosen, ROUNDS, EPOCHS)
    FILE.write_bytes(msgspec.json.format(msgspec.json.encode(found), indent=1) + b"\n")
