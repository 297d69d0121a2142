"""Write a bot and measure it: a simple digger against one that plays at random.

Run it: python examples/simulate_a_bot.py
"""

from collections.abc import Sequence
from typing import Any

from foolsgold.base.rng import Rng
from foolsgold.bots.api import best_move
from foolsgold.games.saboteur.cards import PathCard, Role
from foolsgold.games.saboteur.moves import Discard, Move, Place
from foolsgold.games.saboteur.view import View
from foolsgold.study.simulation import simulate
from foolsgold.tunnel.distances import goal_distances


class Lottery:
    """Plays any legal move."""

    name = "lottery"

    def choose(self, view: View, heard: Sequence[Any], rng: Rng) -> Move:
        """Draws all chance from `rng`, so a game can be repeated."""
        return rng.choice(view.legal)


class Tunneller:
    """Lays what shortens the way to the goals; as a saboteur, what makes it longer."""

    name = "tunneller"

    def choose(self, view: View, heard: Sequence[Any], rng: Rng) -> Move:
        """Returns the legal move that weighs most; chance decides among equals."""
        goals = [goal.cell for goal in view.goals if not goal.opened]
        survey = goal_distances({laid.cell: laid.tile for laid in view.board}, goals)
        hand = {held.card: held.face for held in view.hand}
        side = 1 if view.roles[view.seat or 0] is Role.DIGGER else -1

        def weight(move: Move) -> float:
            if isinstance(move, Place) and isinstance(face := hand[move.card], PathCard):
                tile = face.tile.turned() if move.turned else face.tile
                after = survey.cards_needed_after(move.cell, tile, goals)
                return side * sum(survey.cards_needed[goal] - after[goal] for goal in goals)
            return 0.1 if isinstance(move, Discard) else 0.0

        chosen: Move = best_move(view, weight, rng)
        return chosen


def main() -> None:
    """Five seats, twelve games; where two intervals meet, play more before you believe it."""
    bots = (Tunneller(), Lottery(), Tunneller(), Lottery(), Tunneller())
    report = simulate("saboteur-en", seats=5, games=12, bots=bots, seed=7)
    for name, gold in report.points_per_game.items():
        print(f"{name}: {gold.mean:.1f} nuggets a game, {gold.low:.1f} to {gold.high:.1f} (95 %)")


if __name__ == "__main__":
    main()
