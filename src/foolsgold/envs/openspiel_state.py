"""A state of OpenSpiel: one `Round`, behind the names that OpenSpiel asks for."""

from collections.abc import Callable
from typing import Any

from foolsgold.base.extras import requires
from foolsgold.envs.openspiel_history import Step, fact_text
from foolsgold.envs.openspiel_resample import resampled
from foolsgold.envs.openspiel_round import CHANCE, TERMINAL, Round
from foolsgold.envs.openspiel_view import round_text, view_struct

with requires("research"):
    import pyspiel


class RoundState(pyspiel.State):
    """A round from the first chance node to its end."""

    def __init__(self, game: Any) -> None:
        super().__init__(game)
        self.round = Round(game.setup)

    # OpenSpiel copies and pickles all attributes: there is only this one.

    def current_player(self) -> int:
        """Who is to act: a player, chance or nobody."""
        return self.round.player

    def is_terminal(self) -> bool:
        """Whether the round is over."""
        return self.round.player == TERMINAL

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The outcomes of a chance node and their probabilities."""
        return self.round.chance_outcomes()

    def _legal_actions(self, player: int) -> list[int]:
        return self.round.legal_actions() if player == self.round.player else []

    def _apply_action(self, action: int) -> None:
        self.round.apply(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == CHANCE:
            table = self.round
            step = Step(table.chance_kind(), table.chance_seat(), action)
            return fact_text(table.setup, step)
        return self.round.setup.describe(action, player)

    def returns(self) -> list[float]:
        """What the round was worth to each player; 0 before its end."""
        return self.round.returns(zero_sum=self.get_game().zero_sum)

    def __str__(self) -> str:
        return round_text(self.round)

    def information_state_string(self, player: int | None = None) -> str:
        """All that a player saw and did, in order; without a player, who is to act."""
        return self.round.information_text(self._reader(player))

    def _reader(self, player: int | None) -> int:
        table = self.round
        reader = table.player if player is None else player
        if not 0 <= reader < table.setup.seats:
            raise ValueError(f"players are from 0 to {table.setup.seats - 1}, not {reader}")
        return reader

    def resample_from_infostate(self, player: int, probability_sampler: Any) -> "RoundState":
        """A state that the player cannot tell from this one, as chance deals it.

        The probability of a history is the product of the probabilities of its chance nodes and,
        for each card that others have put away face down, of the share of that card in the hand:
        who puts a card away takes any, each as likely. What everybody sees weighs nothing.
        """
        new: Callable[[], RoundState] = self.get_game().new_initial_state
        return resampled(self.round, self._reader(player), probability_sampler, new)

    def _to_observation_struct(self, player: int) -> dict[str, Any]:
        return view_struct(self.round, self._reader(player))

    def _to_struct(self) -> dict[str, Any]:
        table = self.round
        return {
            "edition": table.setup.edition.id,
            "current_player": int(table.player),
            "history": table.actions(),
        }

    def _action_to_struct(self, player: int, action: int) -> dict[str, Any]:
        return {"player": int(player), "action": self._action_to_string(player, action)}

    def _struct_to_actions(self, struct: dict[str, Any]) -> list[int]:
        player = self.round.player
        return [
            action
            for action in self.legal_actions()
            if self._action_to_string(player, action) == struct["action"]
        ]
