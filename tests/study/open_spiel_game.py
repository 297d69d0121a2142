"""A flat tree as a game of OpenSpiel, so that its algorithms can judge ours."""

from typing import Any

import numpy as np
import pyspiel

from foolsgold.study.sequence_form import CHANCE, NO_PAYOFF, FlatTree


def open_spiel_game(tree: FlatTree) -> Any:  # noqa: C901 - two classes of many short methods
    """The game: an action is the rank of what follows."""
    order = np.argsort(tree.parents, kind="stable")
    children: list[list[int]] = [[] for _ in range(len(tree))]
    for node in order[1:].tolist():
        children[tree.parents[node]].append(node)
    players = int(tree.payoffs.shape[1])
    game_type = pyspiel.GameType(
        short_name="foolsgold_flat_tree",
        long_name="A flat tree",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=players,
        min_num_players=players,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=False,
        provides_observation_tensor=False,
        parameter_specification={},
    )
    info = pyspiel.GameInfo(
        num_distinct_actions=max(map(len, children)),
        max_chance_outcomes=max(map(len, children)),
        num_players=players,
        min_utility=float(tree.payoffs.min()),
        max_utility=float(tree.payoffs.max()),
        utility_sum=None,
        max_game_length=100,
    )

    class FlatState(pyspiel.State):  # type: ignore[misc]
        def __init__(self, game: Any) -> None:
            super().__init__(game)
            self.node = 0

        def current_player(self) -> int:
            if tree.payoff_kinds[self.node] != NO_PAYOFF:
                ended: int = pyspiel.PlayerId.TERMINAL
                return ended
            player = int(tree.players[self.node])
            chance: int = pyspiel.PlayerId.CHANCE
            return chance if player == CHANCE else player

        def _legal_actions(self, _player: int) -> list[int]:
            return list(range(len(children[self.node])))

        def chance_outcomes(self) -> list[tuple[int, float]]:
            return [(n, float(tree.chances[c])) for n, c in enumerate(children[self.node])]

        def _apply_action(self, action: int) -> None:
            self.node = children[self.node][action]

        def _action_to_string(self, _player: int, action: int) -> str:
            return str(action)

        def is_terminal(self) -> bool:
            return bool(tree.payoff_kinds[self.node] != NO_PAYOFF)

        def returns(self) -> list[float]:
            kind = int(tree.payoff_kinds[self.node])
            return [0.0] * players if kind == NO_PAYOFF else tree.payoffs[kind].tolist()

        def information_state_string(self, player: int | None = None) -> str:
            acting = self.current_player() if player is None else player
            return f"{acting} {tree.keys[self.node]}"

        def __str__(self) -> str:
            return str(self.node)

    class FlatGame(pyspiel.Game):  # type: ignore[misc]
        def __init__(self) -> None:
            super().__init__(game_type, info, {})

        def new_initial_state(self) -> FlatState:
            return FlatState(self)

        def num_players(self) -> int:
            return players

    return FlatGame()
