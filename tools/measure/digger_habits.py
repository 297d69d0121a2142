"""What two habits of `digger` cost: variants without them, in solved editions and in real ones.

The habits: a goal that is face down counts as a wall even if a card is about to turn it up, and a
digger with nothing better to do breaks the tool of somebody not suspected in particular. The
variants are for measuring only. `just digger-habits --rounds 600` also plays real editions.
"""

import argparse

from foolsgold.bots.saboteur.rule_bot import Digger, Evaluator
from foolsgold.games.saboteur.cards import GoalFace, Role
from foolsgold.games.saboteur.moves import Break, Move
from foolsgold.study.bot_policies import bot_policy
from foolsgold.study.matchups import Matchup, MatchupRequest, RoleCounts, measure_matchups
from foolsgold.study.opponents.evaluator_bot import EvaluatorBot
from foolsgold.study.saboteur_tree import TreeOptions
from foolsgold.study.solver import SOLVED_EDITIONS, find_edition, policy_report, solve_round
from foolsgold.study.tree_replay import TreeReplay
from foolsgold.tunnel.distances import GoalDistances
from foolsgold.tunnel.tiles import Cell, Tile

STEPS = ((0, -1), (1, 0), (0, 1), (-1, 0))
"""To the neighbours of a cell, in the order of the sides N, E, S, W."""
BREAK_SUSPICION = 0.55
REAL_CELLS = (("saboteur-lv", "1/2"), ("saboteur-en", "2/3"))


class OpenGoalEvaluator(Evaluator):
    """Knows that a goal turned up is a tunnel: the treasure, or a stone that leads on."""

    def _effect_at(self, cell: Cell, tile: Tile | None) -> tuple[float, float]:
        gain, opens = super()._effect_at(cell, tile)
        if tile is None or not tile.joined or self.role is not Role.DIGGER:
            return gain, opens
        before = self.distances.cards_needed
        after = self.distances.cards_needed_after(cell, tile, self.goal_beliefs)
        reached = [goal for goal in self.goal_beliefs if not after[goal] and before[goal]]
        if not reached:
            return gain, opens
        missing = self._missing_behind(cell, tile, reached[0])
        return (gain if missing is None else self._baseline[0] - missing), opens

    def _missing_behind(self, cell: Cell, tile: Tile, goal: Cell) -> float | None:
        """The cards missing to the other goals, through a stone in place of this one."""
        tiles = {laid.cell: laid.tile for laid in self.view.board} | {cell: tile}
        shut = [other for other in self.distances.cards_needed if other != goal]
        seen = {each.face for each in self.view.goals}
        found = []
        for face in {GoalFace.STONE_A, GoalFace.STONE_B} - seen:
            stone = self.view.edition.goals[face]
            for laid in (stone, stone.turned()):
                if fits(laid, goal, tiles):
                    needed = GoalDistances({**tiles, goal: laid}, shut).cards_needed
                    hopes = self.goal_beliefs.items()
                    found.append(sum(hope * needed[at] for at, hope in hopes if at != goal))
                    break
        return sum(found) / len(found) if found else None


def fits(tile: Tile, cell: Cell, tiles: dict[Cell, Tile]) -> bool:
    """Whether a tile meets all its neighbours, side by side."""
    for side, (right, down) in enumerate(STEPS):
        near = tiles.get(Cell(cell.x + right, cell.y + down))
        if near is not None and (near.sides >> (side + 2) % 4 ^ tile.sides >> side) & 1:
            return False
    return True


class CarefulEvaluator(Evaluator):
    """Breaks nobody who is not suspected in particular."""

    def _score_as_digger(self, move: Move) -> float:
        score = super()._score_as_digger(move)
        blind = isinstance(move, Break) and self.suspicions[move.seat] < BREAK_SUSPICION
        return score - 10 if blind else score


class BothEvaluator(OpenGoalEvaluator, CarefulEvaluator):
    """Without either habit."""


class OpenGoalDigger(EvaluatorBot):
    name = "digger, goals lead on"
    evaluator = OpenGoalEvaluator


class CarefulDigger(EvaluatorBot):
    name = "digger, breaks nobody blindly"
    evaluator = CarefulEvaluator


class BothDigger(EvaluatorBot):
    name = "digger, both"
    evaluator = BothEvaluator


VARIANTS = (Digger(), OpenGoalDigger(), CarefulDigger(), BothDigger())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=0, help="of real editions, by cell")
    parser.add_argument("--seed", type=int, default=5)
    chosen = parser.parse_args()
    for name in SOLVED_EDITIONS:
        ruleset = find_edition(name)
        solved = solve_round(ruleset, TreeOptions())
        replay = TreeReplay(ruleset, solved.laid)
        print(f"{name}: in equilibrium the diggers win {solved.summary.diggers_win:.3f}")
        for bot in VARIANTS:
            found = policy_report(solved, bot.name, bot_policy(solved.form, replay, bot))
            best = found.against_best_saboteur
            print(f"  {bot.name}: {found.diggers_win:.3f}, against the best saboteur {best:.3f}")
    if not chosen.rounds:
        return
    line_ups = [Matchup(Digger(), bot) for bot in VARIANTS]
    for edition, cell in REAL_CELLS:
        asked = MatchupRequest(RoleCounts.parse(cell), chosen.rounds, chosen.seed, edition)
        for each in measure_matchups(asked, line_ups).line_ups:
            print(f"{edition} {cell} {each.diggers}: {each.found.count}, {each.beside_first}")


if __name__ == "__main__":
    main()
