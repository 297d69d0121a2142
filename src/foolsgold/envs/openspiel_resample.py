"""Samples a history that a seat cannot tell from the one played, as chance deals it.

The unseen cards are drawn at random, and others' hands are played backwards from the end: each card
that was drawn is any of the hand at that time, each card put away is any that is unseen. All cards
being alike, that gives every deal its chance, but for one thing: a seat that holds two of a kind
can play either, so deals with more cards of the kinds that were played come too often. Each card
played is therefore accepted with one over the number of its kind in hand; otherwise all is drawn
again. What is accepted is distributed exactly.

Rarely do rules say more about hidden cards (a round that is not over although the draw pile is
empty, a pass of who can play nothing): then the history is played, and drawn again if the seat
would tell the difference.
"""

from collections import Counter
from collections.abc import Callable
from typing import NamedTuple, Protocol, TypeVar

from foolsgold.envs.openspiel_history import (
    ACTION_KINDS,
    GAINS,
    GOAL_BASE,
    USES,
    Step,
    StepKind,
)
from foolsgold.envs.openspiel_round import Round
from foolsgold.envs.openspiel_setup import GOAL_ORDERS, NO_KIND, Setup

Sampler = Callable[[], float]
"""Gives numbers from 0 to 1."""
MAX_TRIES = 1_000_000
Dealt = dict[int, int]
"""The kind of each card dealt or drawn, by the place of its step in the history."""


class NoHistoryFound(RuntimeError):
    """No history was accepted: the information state is too unlikely."""


class Playable(Protocol):
    """What a history is played on: a state of OpenSpiel, which keeps a history of its own."""

    round: Round

    def apply_action(self, action: int) -> None:
        """Plays an action of whoever is to act."""


S = TypeVar("S", bound=Playable)


def resampled(played: Round, reader: int, sampler: Sampler, new: Callable[[], S]) -> S:
    """A state that the reader cannot tell from the one played, distributed as chance deals it."""
    unseen = UnseenCards(played, reader)
    told = played.information_text(reader)
    for _ in range(MAX_TRIES):
        dealt = unseen.draw(sampler)
        if dealt is None:
            continue
        found = new()
        if _replay(played, found, _action_list(played, reader, dealt, sampler), told, reader):
            return found
    raise NoHistoryFound(f"no history like this one found in {MAX_TRIES} tries")


def _replay(played: Round, found: Playable, actions: list[int], told: str, reader: int) -> bool:
    """Plays these actions; says whether all are legal and the reader sees the same."""
    for action in actions:
        if not found.round.may_happen(action):
            return False
        found.apply_action(action)
    table = found.round
    return table.player == played.player and table.information_text(reader) == told


def _action_list(played: Round, reader: int, dealt: Dealt, sampler: Sampler) -> list[int]:
    """The actions of the same round with other hidden cards."""
    roles = iter(_drawn_roles(played, reader, sampler))
    goals = _drawn_goals(played, reader, sampler)
    actions: list[int] = []
    for at, (kind, _, value) in enumerate(played.steps):
        if kind >= StepKind.OPENED:
            continue
        if kind == StepKind.ROLE:
            actions.append(next(roles))
        elif kind == StepKind.GOALS:
            actions.append(goals)
        elif at in dealt:
            base = played.setup.first_hidden if kind == StepKind.HIDDEN else 0
            actions.append(base + dealt[at])
        else:
            actions.append(value)
    return actions


def _drawn_roles(played: Round, reader: int, sampler: Sampler) -> list[int]:
    """The roles of the deal: those that the reader knows, and others by chance."""
    setup, known = played.setup, known_roles(played, reader)
    count = sum(step.kind == StepKind.ROLE for step in played.steps[: setup.goals_at])
    while True:
        roles: list[int] = []
        for seat in range(count):
            outcomes = setup.parts.role_outcomes(setup.edition, setup.seats, tuple(roles))
            roles.append(_pick(outcomes, sampler))
            if known.get(seat, roles[-1]) != roles[-1]:
                break
        else:
            return roles


def known_roles(played: Round, reader: int) -> dict[int, int]:
    """The roles of the deal that a seat knows, by the seat that was dealt them."""
    setup = played.setup
    dealt_to = list(range(setup.seats))
    """Who was dealt the role that a seat has now."""
    known: dict[int, int] = {}
    for kind, seat, value in played.steps:
        is_own = kind in (StepKind.ROLE, StepKind.LEARNED) and seat == reader
        if is_own or kind == StepKind.ROLE_SHOWN:
            known[dealt_to[seat]] = value
        elif kind == StepKind.MOVE and setup.facts_of(value).name == "swap":
            other = setup.seat_named(value, seat)
            dealt_to[seat], dealt_to[other] = dealt_to[other], dealt_to[seat]
    return known


def _drawn_goals(played: Round, reader: int, sampler: Sampler) -> int:
    """An order of the goals, with the faces that the reader knows."""
    known = known_goals(played, reader)
    fitting = [
        number
        for number, faces in enumerate(GOAL_ORDERS)
        if all(faces[goal] == face for goal, face in known.items())
    ]
    return fitting[int(sampler() * len(fitting))]


def known_goals(played: Round, reader: int) -> dict[int, int]:
    """The faces of the goals that a seat knows."""
    known: dict[int, int] = {}
    for kind, seat, value in played.steps:
        if kind == StepKind.OPENED:
            known[seat] = value
        elif kind == StepKind.FOUND and seat == reader:
            goal, face = divmod(value, GOAL_BASE)
            known[goal] = face
    return known


def _pick(outcomes: tuple[tuple[int, float], ...], sampler: Sampler) -> int:
    left = sampler()
    for outcome, probability in outcomes:
        left -= probability
        if left < 0:
            return outcome
    return outcomes[-1][0]


class HandEvent(NamedTuple):
    """What happened to another seat's hand."""

    kind: int
    at: int
    """Place of the step in the history."""
    seat: int
    card: int
    """Its kind, if everybody saw it."""
    burial: int
    """Which of the cards that were put away, in order; -1 if none."""


class UnseenCards:
    """What a seat does not know of the cards, and how to draw them."""

    def __init__(self, played: Round, reader: int) -> None:
        self.setup, self.reader = played.setup, reader
        self.events: list[HandEvent] = []
        """What happened to others' hands, from the last on."""
        self.known: dict[int, int] = {}
        """Cards put away whose kind the reader knows, and that came to be drawn again."""
        self.own_deal: list[int] = []
        self.own_cards: list[int] = []
        self.unplayable: dict[int, frozenset[int]] = {}
        """For passes of those who could play nothing: the kinds that they cannot have held."""
        left = Counter(self.setup.deck)
        self._read(played, left)
        self.hands = self._final_hands(played, left)
        self.cards = list(left.elements())

    def _read(self, played: Round, left: Counter[int]) -> None:
        buried = taken = 0
        own_burials: dict[int, int] = {}
        for at, step in enumerate(played.steps):
            card = _card_of(self.setup, step)
            if card is None:
                if step.kind == StepKind.MOVE and step.seat != self.reader:
                    self._read_pass(played, at, step)
                continue
            burial = -1
            if step.kind == StepKind.MOVE:
                left[card] -= 1
            elif step.kind == StepKind.HIDDEN:
                burial, buried = buried, buried + 1
                if step.seat == self.reader:
                    own_burials[burial] = card
            elif step.kind == StepKind.TAKEN:
                burial, taken = taken, taken + 1
                if step.seat == self.reader:
                    self.known[burial] = card
                elif burial in own_burials:
                    self.known[burial] = own_burials.pop(burial)
            if step.seat != self.reader:
                self.events.append(HandEvent(step.kind, at, step.seat, card, burial))
            elif step.kind == StepKind.DEAL:
                self.own_deal.append(at)
                self.own_cards.append(card)
        left.subtract(own_burials[burial] for burial in own_burials if burial >= taken)
        self.events.reverse()

    def _read_pass(self, played: Round, at: int, step: Step) -> None:
        if self.setup.facts_of(step.value).name != "pass":
            return
        before = Round(self.setup)
        for earlier in played.steps[:at]:
            if earlier.kind in ACTION_KINDS:
                before.apply(earlier.value)
        assert before.position is not None
        state = before.position.state()
        kinds = self.setup.parts.playable_kinds(state, step.seat, self.setup.deck)
        self.unplayable[at] = kinds
        self.events.append(HandEvent(step.kind, at, step.seat, NO_KIND, -1))

    def _final_hands(self, played: Round, left: Counter[int]) -> list[list[int] | int]:
        """For each seat its hand, if the reader knows it, or else how many cards it holds."""
        shown = {step.seat for step in played.steps if step.kind == StepKind.SHOWN}
        hands: list[list[int] | int] = []
        for seat in range(self.setup.seats):
            held = played.hand_of(seat)
            if seat in shown or seat == self.reader:
                left.subtract(held)
                hands.append(held)
            else:
                hands.append(len(held))
        hands[self.reader] = []
        return hands

    def draw(self, sampler: Sampler) -> Dealt | None:
        """Kinds for all hidden cards; None if this try is not accepted."""
        cards, dealt, contents = self.cards.copy(), Dealt(), self.known.copy()
        hands = [
            [_taken(cards, sampler) for _ in range(held)] if isinstance(held, int) else held.copy()
            for held in self.hands
        ]
        for kind, at, seat, card, burial in self.events:
            hand = hands[seat]
            if kind == StepKind.MOVE:
                if card == NO_KIND:
                    if not self.unplayable[at].isdisjoint(hand):
                        return None
                    continue
                hand.append(card)
                if not is_accepted(hand.count(card), sampler):
                    return None
            elif kind == StepKind.HIDDEN:
                dealt[at] = contents[burial] if burial in contents else _taken(cards, sampler)
                hand.append(dealt[at])
            elif kind == StepKind.TAKEN:
                found = _taken(hand, sampler)
                if contents.setdefault(burial, found) != found:
                    return None
            else:
                dealt[at] = _taken(hand, sampler)
        own = self.own_cards.copy()
        for at in self.own_deal:
            dealt[at] = _taken(own, sampler)
        return dealt


def is_accepted(same: int, sampler: Sampler) -> bool:
    """Whether a play out of so many equal cards counts: once for all of them together."""
    return same == 1 or sampler() * same < 1


def _card_of(setup: Setup, step: Step) -> int | None:
    """The kind of the card that a seat gets or uses; None for other steps."""
    if step.kind in GAINS:
        return step.value
    if step.kind not in USES:
        return None
    kind = setup.facts_of(step.value).kind
    return None if kind == NO_KIND else kind


def _taken(cards: list[int], sampler: Sampler) -> int:
    """Takes one of the cards, each as likely as the others."""
    at = int(sampler() * len(cards))
    cards[at], cards[-1] = cards[-1], cards[at]
    return cards.pop()
