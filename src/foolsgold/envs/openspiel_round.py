"""One round for OpenSpiel: the deal as chance nodes, then decisions and draws.

Chance decides everything before it is seen: who begins, the roles seat by seat, the goals, the
hands card by card, and each card drawn later. A compiled table deals from a deck of its own, so a
card drawn is exchanged, right after the move, for the one that chance decides.
"""

from collections import Counter
from typing import Any

import numpy as np
import numpy.typing as npt

from foolsgold.envs.openspiel_history import (
    GAINS,
    GOAL_BASE,
    USES,
    Step,
    StepKind,
    information_text,
)
from foolsgold.envs.openspiel_positions import CompiledPosition, PythonPosition, RoundPosition
from foolsgold.envs.openspiel_setup import (
    GOAL_ORDERS,
    NO_KIND,
    UNDECIDED,
    Deal,
    Draw,
    Setup,
    setup_for,
)

CHANCE, TERMINAL = -1, -4
"""Players of OpenSpiel who are nobody."""


class Round:
    """A round from the first chance node to its end."""

    __slots__ = (
        "buried", "dealt", "drawer", "goals", "left", "pending", "player", "position", "roles",
        "setup", "starter", "steps", "taken",
    )  # fmt: skip

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.steps: list[Step] = []
        """The history: actions and what followed from them."""
        self.player = CHANCE
        """Who is to act."""
        self.starter = 0
        self.roles: list[int] = []
        """The role of each seat now."""
        self.goals: tuple[int, ...] = ()
        self.left = setup.deck
        """Cards that chance has not dealt yet, by kind."""
        self.dealt: list[int] = []
        """Kinds of the cards dealt, by number."""
        self.buried: list[int] = []
        """Kinds of the cards put under the deck, from the top."""
        self.pending = 0
        """Cards that the last move has drawn and chance has not decided."""
        self.taken = 0
        """Cards that it has drawn out of those put under the deck."""
        self.drawer = 0
        self.position: RoundPosition | None = None

    def __deepcopy__(self, _memo: dict[int, Any]) -> "Round":
        other = Round.__new__(Round)
        other.setup, other.steps, other.player = self.setup, self.steps.copy(), self.player
        other.starter, other.roles, other.goals = self.starter, self.roles.copy(), self.goals
        other.left, other.dealt = self.left, self.dealt.copy()
        other.buried = self.buried.copy()
        other.pending, other.taken, other.drawer = self.pending, self.taken, self.drawer
        other.position = None if self.position is None else self.position.copy()
        return other

    def __reduce__(self) -> tuple[Any, ...]:
        return round_from_actions, (*self.setup.key, self.actions())

    def actions(self) -> list[int]:
        """The actions of all players so far, chance included."""
        return [step.value for step in self.steps if step.kind < StepKind.OPENED]

    # --- chance ---------------------------------------------------------------------------

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The outcomes of a chance node and their probabilities."""
        done = len(self.steps)
        setup = self.setup
        if done >= setup.first_deal:
            total = setup.deck_size - len(self.dealt)
            return [(kind, count / total) for kind, count in self.left.items()]
        if done == 0:
            return [(seat, 1 / setup.seats) for seat in range(setup.seats)]
        if done == setup.goals_at:
            return [(order, 1 / len(GOAL_ORDERS)) for order in range(len(GOAL_ORDERS))]
        known = tuple(self.roles)
        return list(setup.parts.role_outcomes(setup.edition, setup.seats, known))

    def chance_kind(self) -> StepKind:
        """What a chance node decides."""
        done = len(self.steps)
        if done >= self.setup.deal_length:
            return StepKind.DRAW
        if done >= self.setup.first_deal:
            return StepKind.DEAL
        if done == self.setup.goals_at:
            return StepKind.GOALS
        return StepKind.ROLE if done else StepKind.START

    def chance_seat(self) -> int:
        """Whose role or card a chance node decides; 0 where it is nobody's."""
        done, setup = len(self.steps), self.setup
        if done >= setup.deal_length:
            return self.drawer
        if done >= setup.first_deal:
            return int((done - setup.first_deal) // setup.hand_size)
        return done - 1 if 0 < done < setup.goals_at else 0

    def _apply_chance(self, action: int) -> None:
        kind, seat = self.chance_kind(), self.chance_seat()
        self.steps.append(Step(kind, seat, action))
        if kind >= StepKind.DEAL:
            self._take_from_deck(action)
            if kind == StepKind.DRAW:
                self._finish_draw(action)
            elif len(self.dealt) == self.setup.cards_dealt:
                self._begin()
        elif kind == StepKind.START:
            self.starter = action
        elif kind == StepKind.ROLE:
            self.roles.append(action)
        else:
            self.goals = GOAL_ORDERS[action]

    def _take_from_deck(self, kind: int) -> None:
        left = dict(self.left)
        if left[kind] == 1:
            del left[kind]
        else:
            left[kind] -= 1
        self.left = left
        self.dealt.append(kind)

    def _begin(self) -> None:
        """All is dealt: the table is laid."""
        setup = self.setup
        rest = [kind for kind, count in self.left.items() for _ in range(count)]
        deal = Deal(self.starter, self.roles, self.goals, [*self.dealt, *rest])
        if setup.edition_table is not None:
            self.position = CompiledPosition.dealt(setup, deal)
        else:
            state = setup.parts.python_deal(setup.edition, setup.seats, deal)
            self.position = PythonPosition(setup, state)
        self.player = self.position.to_act

    def _finish_draw(self, kind: int) -> None:
        assert self.position is not None
        self.pending -= 1
        number = len(self.dealt) - 1
        self.position.write_draw(Draw(number, self.drawer, self.pending, self.taken, kind))
        if self.pending == 0:
            if self.position.to_act == self.drawer and self.position.legal:
                self.position.relist()
            self._finish_turn()

    # --- decisions ------------------------------------------------------------------------

    def legal_actions(self) -> list[int]:
        """The legal action numbers of the seat to act, in order."""
        return list(self.position.legal) if self.position is not None and self.player >= 0 else []

    def may_happen(self, action: int) -> bool:
        """Whether an action is legal, or an outcome of a chance node."""
        if self.player == CHANCE:
            if len(self.steps) >= self.setup.first_deal:
                return action in self.left
            return any(action == outcome for outcome, _ in self.chance_outcomes())
        return self.player >= 0 and self.position is not None and action in self.position.legal

    def apply(self, action: int) -> None:
        """Plays an action of whoever is to act; `ValueError` if it is not legal."""
        if self.player == CHANCE:
            if not self.may_happen(action):
                raise ValueError(f"{action} is no outcome of this chance node")
            self._apply_chance(action)
            return
        if self.player == TERMINAL:
            raise ValueError("the round is over: there is nobody to act")
        position = self.position
        assert position is not None
        if action not in position.legal:
            raise ValueError(
                f"seat {self.player + 1} may not do {action} now: {self._name(action)}"
            )
        self._play(position, action)

    def _name(self, action: int) -> str:
        if not 0 <= action <= self.setup.outside:
            return f"actions are from 0 to {self.setup.outside}"
        return self.setup.actions.describe(action) if action < self.setup.outside else "outside"

    def _play(self, position: RoundPosition, action: int) -> None:
        setup, seat = self.setup, self.player
        facts = setup.facts_of(action)
        self.steps.append(Step(StepKind.HIDDEN if facts.is_hidden else StepKind.MOVE, seat, action))
        pile, opened, shown = position.pile, position.opened, position.shown
        if facts.is_hidden and setup.parts.keeps_hidden_cards:
            self.buried.append(facts.kind)
            pile += 1
        self.position = position = position.play(action)
        if facts.name == "peek":
            goal = facts.row[1] - 1
            self.steps.append(Step(StepKind.FOUND, seat, goal * GOAL_BASE + self.goals[goal]))
        elif facts.name == "swap":
            self._swap_roles(seat, setup.seat_named(action, seat))
        self.steps += [
            Step(StepKind.OPENED, goal, face)
            for goal, face in enumerate(self.goals)
            if (position.opened & ~opened) >> goal & 1
        ]
        if position.shown != shown:
            self.steps += [Step(StepKind.SHOWN, seat, kind) for kind in self.hand_of(seat)]
        self.drawer = seat
        drawn = max(0, pile - position.pile)
        self.pending = min(drawn, setup.deck_size - len(self.dealt))
        self.taken = drawn - self.pending
        if self.pending:
            self.player = CHANCE
        else:
            self._finish_turn()

    def _swap_roles(self, seat: int, other: int) -> None:
        roles = self.roles
        roles[seat], roles[other] = roles[other], roles[seat]
        self.steps += [Step(StepKind.LEARNED, each, roles[each]) for each in (seat, other)]

    def hand_of(self, seat: int) -> list[int]:
        """The kinds of the cards a seat holds, sorted."""
        held = Counter[int]()
        for step in self.steps:
            if step.seat != seat:
                continue
            if step.kind in GAINS:
                held[step.value] += 1
            elif step.kind in USES:
                held[self.setup.facts_of(step.value).kind] -= 1
        held.pop(NO_KIND, None)
        return sorted(held.elements())

    def _finish_turn(self) -> None:
        """All cards of a move are drawn: the next seat, or the end."""
        position = self.position
        assert position is not None
        for _ in range(self.taken):
            self.steps.append(Step(StepKind.TAKEN, self.drawer, self.buried.pop(0)))
        self.taken = 0
        if position.winner == UNDECIDED:
            self.player = position.to_act
            return
        self.player = TERMINAL
        self.steps.append(Step(StepKind.END, 0, position.winner))
        self.steps += [Step(StepKind.ROLE_SHOWN, *each) for each in enumerate(self.roles)]

    # --- what players get -----------------------------------------------------------------

    def returns(self, *, zero_sum: bool) -> list[float]:
        """1 for each seat of the side that has won, -1 for the others; 0 before the end.

        With `zero_sum` the losers pay together what the winners get together: diggers and Gnomes
        get or pay 1 each, the other side shares the rest. Where all are on one side nobody pays.
        """
        position, seats = self.position, self.setup.seats
        if self.player != TERMINAL or position is None:
            return [0.0] * seats
        edition, side_of = self.setup.edition, self.setup.parts.side_of_role
        sides = [side_of(edition, role) for role in self.roles]
        if not zero_sum:
            return [1.0 if side == position.winner else -1.0 for side in sides]
        second = sum(sides)
        if second in (0, seats):
            return [0.0] * seats
        sign = 1.0 if position.winner == 0 else -1.0
        share = (seats - second) / second
        return [-sign * share if side else sign for side in sides]

    def observation(self, seat: int, log_rows: int) -> npt.NDArray[np.uint8]:
        """The learners' observation of a seat; zeros until all is dealt.

        A card that was drawn and that chance has not decided yet is nobody's.
        """
        learner = self.setup.learner
        assert learner is not None
        if self.position is None:
            return np.zeros(learner.layout.size(log_rows), np.uint8)
        found = self.position.observation(seat, log_rows)
        if self.pending and seat == self.drawer:
            hand_at = learner.layout.starts["hand"]
            for kind in self.position.undecided_draws(seat, self.undecided):
                found[hand_at + kind] -= 1
        return found

    @property
    def undecided(self) -> int:
        """How many of the drawer's last cards nobody has seen yet."""
        return self.pending + self.taken if self.pending else 0

    def information_text(self, reader: int) -> str:
        """All that a seat saw and did, in order."""
        return information_text(self.setup, self.steps, reader)


def round_from_actions(
    game: str, edition: str, seats: int, log_rows: int, actions: list[int]
) -> Round:
    """The round after these actions."""
    found = Round(setup_for(game, edition, seats, log_rows))
    for action in actions:
        found.apply(action)
    return found
