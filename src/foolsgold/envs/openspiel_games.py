"""Saboteur and Gobblings as games of OpenSpiel: importing this module registers them.

>>> import pyspiel
>>> import foolsgold.envs.openspiel_games
>>> game = pyspiel.load_game("python_foolsgold_saboteur", {"players": 4})
>>> state = game.new_initial_state()
>>> state.chance_outcomes()
[(0, 0.25), (1, 0.25), (2, 0.25), (3, 0.25)]
"""

from typing import Any

from foolsgold.base.extras import requires
from foolsgold.envs.openspiel_observer import RoundObserver
from foolsgold.envs.openspiel_setup import GOAL_ORDERS, Setup, setup_for
from foolsgold.envs.openspiel_state import RoundState
from foolsgold.kernel.learner_layout import DEFAULT_LOG_ROWS

with requires("research"):
    import pyspiel

DEFAULT_SEATS = 5


def game_type(game: str, low: int, high: int, *, zero_sum: bool) -> Any:
    """What OpenSpiel has to know about a game before it is loaded."""
    utilities = pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name=f"python_foolsgold_{game}",
        long_name=f"Fool's Gold: {game.capitalize()}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utilities.ZERO_SUM if zero_sum else utilities.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=high,
        min_num_players=low,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": DEFAULT_SEATS,
            "edition": DEFAULT_EDITIONS[game],
            "log_rows": DEFAULT_LOG_ROWS,
            "zero_sum": False,
        },
    )


DEFAULT_EDITIONS = {"saboteur": "saboteur-en", "gobblings": "gobblings-advanced"}
SEAT_LIMITS = {"saboteur": (2, 12), "gobblings": (2, 8)}
"""The fewest and the most players of any edition; an edition may allow fewer."""


def game_info(setup: Setup, *, zero_sum: bool) -> Any:
    """Sizes and bounds of a game with these parameters."""
    parts, seats = setup.parts, setup.seats
    most = 1.0
    if zero_sum:
        counts = parts.second_side_counts(setup.edition, seats)
        most = max([1.0, *((seats - count) / count for count in counts if 0 < count < seats)])
    return pyspiel.GameInfo(
        num_distinct_actions=setup.outside + 1,
        max_chance_outcomes=max(len(parts.faces), len(GOAL_ORDERS), seats, len(parts.role_names)),
        num_players=seats,
        min_utility=-most,
        max_utility=most,
        utility_sum=0.0 if zero_sum else None,
        max_game_length=parts.max_turns(setup.edition, seats),
    )


class RoundGame(pyspiel.Game):
    """One round of an edition: parameters players, edition, log_rows, zero_sum."""

    game: str

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given: dict[str, Any] = {
            "players": DEFAULT_SEATS,
            "edition": DEFAULT_EDITIONS[self.game],
            "log_rows": DEFAULT_LOG_ROWS,
            "zero_sum": False,
        } | (params or {})
        self.zero_sum = bool(given["zero_sum"])
        if given["log_rows"] < 0:
            raise ValueError(f"log_rows is at least 0, not {given['log_rows']}")
        self.setup = setup_for(self.game, given["edition"], given["players"], given["log_rows"])
        declared = game_type(self.game, *SEAT_LIMITS[self.game], zero_sum=self.zero_sum)
        super().__init__(declared, game_info(self.setup, zero_sum=self.zero_sum), params or {})

    @property
    def history_rows(self) -> int:
        """Rows of the history in an information state: enough for every round."""
        return self.setup.parts.max_rows(self.setup.edition, self.setup.seats)

    def new_initial_state(self, *_given: Any) -> RoundState:
        """The first chance node of a round."""
        return RoundState(self)

    def max_chance_nodes_in_history(self) -> int:
        """Every card of the deck may be dealt or drawn."""
        return self.setup.first_deal + self.setup.deck_size

    def make_py_observer(self, kind: Any = None, params: Any = None) -> RoundObserver:
        """The observer of one player: see `openspiel_observer`."""
        if params:
            raise ValueError(f"these observers have no parameters, not {params}")
        recalls = kind is not None and kind.perfect_recall
        return RoundObserver(self.setup, self.history_rows, perfect_recall=recalls)


class SaboteurGame(RoundGame):
    """`python_foolsgold_saboteur`."""

    game = "saboteur"


class GobblingsGame(RoundGame):
    """`python_foolsgold_gobblings`."""

    game = "gobblings"


for _game in (SaboteurGame, GobblingsGame):
    _type = game_type(_game.game, *SEAT_LIMITS[_game.game], zero_sum=False)
    pyspiel.register_game(_type, _game)
