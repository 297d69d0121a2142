"""A learner's game on the Python rules: what no record holds, and the judge of the compiled games.

It does move by move what `advance` of a game's `learner_entry_points` does.
"""

from collections.abc import Callable, Sequence
from copy import copy
from typing import Any, NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt

from foolsgold.base.rng import Rng
from foolsgold.games.api import PeekEvent, RoundStarted
from foolsgold.games.catalogue import Ruleset
from foolsgold.kernel.backend_interface import RULE_BOT
from foolsgold.kernel.learner_backend import LearnerBackend
from foolsgold.kernel.learner_layout import (
    CELL_OFFSET,
    CLAIM_FEATURES,
    FEATURE_COUNT,
    KEEP_ENDED,
    LEARNER,
    OPTION_AUTORESET,
    OPTION_BY_ID,
    OPTION_DRAWN_LEARNER,
    OPTION_SCORE_REWARD,
    OPTION_TALK,
    OPTION_WHOLE_GAME,
    RESET_SAME_STEP,
    bot_stream,
    claim_from_number,
    claim_number,
    claim_row,
    episode_seed,
    offered_claims,
    window_cell,
)
from foolsgold.play.table_talk import Claim
from foolsgold.tunnel.tiles import Cell

Chooser: TypeAlias = Callable[[Any, Sequence[Any], Rng], Any]
"""A bot: the move it chooses, given a view, what its seat has heard, and chance."""


class ListedMove(NamedTuple):
    """A legal move or claim of a learner."""

    move: Any
    """The readable move, or the claim."""
    id: int
    """Its action number; -1 if its cell is outside the window."""
    features: tuple[int, ...]


class LearnerGame:
    """One game, with the log that everybody hears."""

    def __init__(
        self,
        ruleset: Ruleset,
        learner: LearnerBackend,
        seats: int,
        options: npt.NDArray[np.int64],
        policies: npt.NDArray[np.uint8],
        log_rows: int,
        chooser: Chooser,
    ) -> None:
        self.ruleset, self.learner, self.seats = ruleset, learner, seats
        self.options, self.policies, self.log_rows = options, policies, log_rows
        self.chooser = chooser
        self.offered_claims = offered_claims(
            seats, len(learner.actions.faces), has_tools=ruleset.rules.has_tools
        )
        self.seed = self.episode = 0
        self.state: Any = None
        self.log: list[tuple[int, ...]] = []
        self.peeks: set[tuple[int, int]] = set()
        self.heard: tuple[Any, ...] = ()
        """Events of this round, unredacted."""
        self.claims_left = self.seat = 0
        self.acted = self.ended = self.illegal = False
        self.is_running = False
        self.rewards = np.zeros(seats, np.float32)
        self.scores = (0,) * seats
        self.rng = Rng(0)
        self.final: npt.NDArray[np.uint8] | None = None
        """The last observation of an episode that ended in a step which dealt the next one."""

    def copy(self, policies: npt.NDArray[np.uint8] | None = None) -> "LearnerGame":
        """An independent copy, with these policies."""
        other = object.__new__(LearnerGame)
        other.__dict__.update(self.__dict__)
        other.policies = self.policies.copy() if policies is None else policies
        other.log, other.peeks = list(self.log), set(self.peeks)
        other.rewards, other.rng = self.rewards.copy(), copy(self.rng)
        return other

    def deal_episode(self) -> None:
        """Deals the next episode: its seed follows from the first one's."""
        seed = episode_seed(self.seed, self.episode)
        self.episode += 1
        rules = self.ruleset.rules
        self.state, self.heard = rules.deal(self.ruleset.edition, self.seats, seed, None)
        self.rng = Rng(bot_stream(seed))
        if self.options[OPTION_DRAWN_LEARNER]:
            drawn = bot_stream(seed) % self.seats
            other = next(int(code) for code in self.policies[:2] if code != LEARNER)
            self.policies[: self.seats] = other
            self.policies[drawn] = LEARNER
        self.seat = max(seat for seat in range(self.seats) if self.policies[seat] == LEARNER)
        self.scores = (0,) * self.seats
        self.log, self.peeks = [], set()
        self.claims_left = int(self.options[OPTION_TALK])
        self.acted, self.is_running = False, True

    @property
    def to_act(self) -> int:
        """Who decides."""
        return int(self.state.to_act)

    def view(self, seat: int | None) -> Any:
        """All that a seat may know."""
        return self.ruleset.rules.view_of(self.state, seat)

    def listed(self) -> list[ListedMove]:
        """What the seat to act may do, in the order of the keys; then what it may claim."""
        if not self.is_running:
            return []
        view, actions = self.view(self.to_act), self.learner.actions
        by_key = {actions.key_of_move(view, move): move for move in reversed(view.legal)}
        moves = []
        for key in sorted(by_key)[: self.learner.listed_moves]:
            number = actions.encode(view, by_key[key])
            features = _features(key)
            moves.append(ListedMove(by_key[key], -1 if number is None else number, features))
        if self.claims_left:
            room = self.learner.listed_moves - len(moves)
            moves += [
                ListedMove(
                    claim_from_number(number, self.to_act, self.seats, actions.faces),
                    actions.actions.size + number,
                    tuple(CLAIM_FEATURES[number].tolist()),
                )
                for number in self.offered_claims[:room].tolist()
            ]
        return moves

    def chosen(self, choice: int) -> Any:
        """The move of a place in the list, or of an action number; None if there is none."""
        moves = self.listed()
        if not self.options[OPTION_BY_ID]:
            return moves[choice].move if 0 <= choice < len(moves) else None
        return next((each.move for each in moves if 0 <= each.id == choice), None)

    def advance(self, choice: int) -> None:
        """Plays the choice, then the bots' moves, until a learner is to act or all is over."""
        self.rewards[:] = 0
        self.illegal = self.ended = False
        self.final = None
        move = None
        if self.is_running:
            move = self.chosen(choice)
            if move is None:
                self.illegal = True
                return
        elif self.episode and self.options[OPTION_AUTORESET] == KEEP_ENDED:
            return
        else:
            self.deal_episode()
        self.resume(move)

    def resume(self, move: Any) -> None:
        """The same, from a move that is chosen already."""
        while True:
            if move is not None:
                self.play(move)
                if not self.is_running:
                    if self.acted:
                        self.ended = True
                        if self.options[OPTION_AUTORESET] != RESET_SAME_STEP:
                            return
                        self.final = self.observation(self.seat)
                    elif not self.ended:
                        self.rewards[:] = 0
                    self.deal_episode()
            policy = self.policies[self.to_act]
            if policy == LEARNER:
                self.seat = self.to_act
                return
            move = self._policy_move(int(policy))

    def _policy_move(self, policy: int) -> Any:
        rules = self.ruleset.rules
        if policy != RULE_BOT:
            legal = rules.legal_moves(self.state)
            return legal[self.rng.below(len(legal))]
        heard = rules.redact_events(self.heard, self.to_act)
        return self.chooser(self.view(self.to_act), heard, self.rng)

    def rule_bot_choice(self, rule_bot: Chooser) -> int:
        """The place in the list of the move that the rule bot would choose; -1 if there is none."""
        if not self.is_running:
            return -1
        view = self.view(self.to_act)
        heard = self.ruleset.rules.redact_events(self.heard, self.to_act)
        key = self.learner.actions.key_of_move(view, rule_bot(view, heard, copy(self.rng)))
        keys = [
            self.learner.actions.key_of_move(view, each.move)
            for each in self.listed()
            if not isinstance(each.move, Claim)
        ]
        return keys.index(key) if key in keys else -1

    def play(self, move: Any) -> None:
        """Plays a move, or makes a claim."""
        seat = self.to_act
        if self.policies[seat] == LEARNER:
            self.seat, self.acted = seat, True
        if isinstance(move, Claim):
            number = claim_number(move, seat, self.seats, self.learner.actions.faces)
            assert number is not None
            self.log.insert(0, claim_row(seat, number, self.seats))
            self.claims_left -= 1
            return
        now, decided = self.state.round, self.learner.side_rewards(self.state, self.state.round)
        is_whole = self.options[OPTION_WHOLE_GAME]
        apply = self.ruleset.rules.apply if is_whole else self.learner.apply_in_round
        self.state, events = apply(self.state, move)
        self.claims_left = int(self.options[OPTION_TALK])
        self._hear(events)
        self._reward(now, is_news=not decided)

    def _hear(self, events: Sequence[Any]) -> None:
        self.heard = (*self.heard, *events)
        # A spectator's ears: the log is public.
        heard = [self.ruleset.rules.redact_event(event, None) for event in events]
        self.log[:0] = reversed(self.learner.log_rows(heard))
        for event in heard:
            if isinstance(event, PeekEvent):
                self.peeks.add((event.seat, event.goal))
        started = [at for at, event in enumerate(events) if isinstance(event, RoundStarted)]
        if started:
            self.log, self.peeks, self.heard = [], set(), tuple(events[started[0] :])

    def _reward(self, now: int, *, is_news: bool) -> None:
        options = self.options
        is_over = self.ruleset.rules.to_act(self.state) is None
        is_next_round = is_over or self.state.round != now
        sides = self.learner.side_rewards(self.state, now)
        if is_news and sides and not options[OPTION_SCORE_REWARD]:
            if not self.ended:
                self.rewards += np.array(sides, np.float32)
            if not options[OPTION_WHOLE_GAME]:
                self.is_running = False
        if is_next_round:
            scores = self.ruleset.rules.scores(self.state)
            if options[OPTION_SCORE_REWARD] and not self.ended:
                self.rewards += np.array(scores, np.float32) - np.array(self.scores, np.float32)
            self.scores = scores
            if is_over or not options[OPTION_WHOLE_GAME]:
                self.is_running = False

    def observation(self, seat: int) -> npt.NDArray[np.uint8]:
        """What a seat knows; below 0 is a spectator."""
        claims = self.claims_left if self.is_running and seat == self.to_act else 0
        return self.learner.observation_of(
            self.view(None if seat < 0 else seat), self.log, self.peeks, claims, self.log_rows
        )


def _features(key: tuple[int, ...]) -> tuple[int, ...]:
    action, card, detail, target, y, x = key
    cell = (0, 0) if (y, x) == (0, 0) else window_cell(Cell(x - CELL_OFFSET, y - CELL_OFFSET))
    features = (action, card, detail, *cell, target)
    assert len(features) == FEATURE_COUNT
    return features
