"""Plays histories of a laid-out tree by the readable rules: for bots, and for comparison."""

from collections.abc import Iterable, Iterator
from functools import cached_property
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt
from msgspec.structs import replace

from foolsgold.base.ids import Seat
from foolsgold.games.api import RoundStarted
from foolsgold.games.catalogue import Ruleset
from foolsgold.games.saboteur.action_ids import ACTIONS, FACES
from foolsgold.games.saboteur.events import Dealt, HandCard, Peeked
from foolsgold.play.table_talk import Claimed, Looked
from foolsgold.study.saboteur_tree import (
    CLAIM_CODE,
    DRAW_CODE,
    NO_CARD,
    SAYS_STONE,
    SAYS_TREASURE,
    SILENT,
    SaboteurTree,
    TreeBuilder,
    TreeOptions,
)
from foolsgold.study.sequence_form import CHANCE

SPOKEN_FACES = {SAYS_TREASURE: "treasure", SAYS_STONE: "stone"}
CARD_CHOICE = NO_CARD - 1
"""In the code of a move that takes no card."""
FACE_CODES = {face: code for code, face in enumerate(FACES)}


class TreePosition(NamedTuple):
    """A history by the readable rules."""

    node: int
    state: Any
    events: tuple[Any, ...]
    """All that happened and was said, unredacted."""
    claims: bool
    """Whether the seat has looked, and may claim something now."""


class TreeReplay:
    """The histories of one tree, as positions of the readable rules."""

    def __init__(self, ruleset: Ruleset, laid: SaboteurTree) -> None:
        self.rules = ruleset.rules
        self._laid = laid
        self._builder = TreeBuilder(ruleset, TreeOptions())
        self._parents = laid.tree.parents
        self._order = np.argsort(self._parents, kind="stable")
        counts = np.bincount(self._parents[1:] + 1, minlength=len(self._parents) + 1)
        # The root is a child of nothing: it comes first in the order.
        self._starts = np.concatenate([[1], 1 + np.cumsum(counts[1:])])

    def children(self, node: int) -> npt.NDArray[np.int64]:
        """The histories that follow one, in the order of the actions."""
        return self._order[self._starts[node] : self._starts[node + 1]]

    def action_codes(self, node: int) -> list[int]:
        """What leads to each of them."""
        codes: list[int] = self._laid.actions[self.children(node)].tolist()
        return codes

    def positions(self, nodes: Iterable[int]) -> Iterator[TreePosition]:
        """These histories at which somebody decides, in the order of the tree."""
        wanted = np.zeros(len(self._parents), np.bool_)
        wanted[list(nodes)] = True
        passed = wanted.copy()
        for node in range(len(passed) - 1, 0, -1):
            if passed[node]:
                passed[self._parents[node]] = True
        for deal in self.children(0).tolist():
            if passed[deal]:
                yield from self._visit(self._dealt(deal), passed, wanted)

    def _visit(self, at: TreePosition, passed: Any, wanted: Any) -> Iterator[TreePosition]:
        if wanted[at.node]:
            yield at
        codes = None
        for child in self.children(at.node).tolist():
            if not passed[child]:
                continue
            if codes is None:
                codes = {} if at.claims else self._moves_by_code(at.state)
            action = int(self._laid.actions[child])
            if self._laid.tree.players[child] != CHANCE:
                yield from self._visit(self.after(at, child, action, None, codes), passed, wanted)
                continue
            for drawn in self.children(child).tolist():
                if passed[drawn]:
                    card = int(self._laid.actions[drawn]) - DRAW_CODE
                    below = self.after(at, drawn, action, card, codes)
                    yield from self._visit(below, passed, wanted)

    def _dealt(self, node: int) -> TreePosition:
        """The position after a deal."""
        state = self._builder.dealt_state(self._laid.deals[node - 1])
        events: list[Any] = [RoundStarted(1, 0)]
        for seat, hand in enumerate(state.hands):
            cards = tuple(HandCard(card, state.deck[card]) for card in hand)
            events.append(Dealt(seat=seat, count=len(hand), role=state.roles[seat], cards=cards))
        return TreePosition(node, state, tuple(events), claims=False)

    def after(
        self, at: TreePosition, node: int, action: int, drawn: int | None, codes: dict[int, Any]
    ) -> TreePosition:
        """The position after an action, and after this kind of card was drawn."""
        if at.claims:
            seat, claim = self.looker(at), action - CLAIM_CODE
            said = () if claim == SILENT else (self.claim_event(at, claim),)
            assert seat is not None
            return TreePosition(node, at.state, at.events + said, claims=False)
        state = at.state
        if drawn is not None:
            deck, top = list(state.deck), state.drawn
            place = deck.index(FACES[drawn], top)
            deck[top], deck[place] = deck[place], deck[top]
            state = replace(state, deck=tuple(deck))
        after, events = self.rules.apply(state, codes[action])
        claims = self._may_claim and isinstance(events[0], Peeked)
        return TreePosition(node, after, at.events + events, claims=claims)

    @cached_property
    def _may_claim(self) -> bool:
        return bool((self._laid.actions >> 40 == CLAIM_CODE >> 40).any())

    def looker(self, at: TreePosition) -> Seat:
        """Who has just looked under a goal."""
        return self._last_look(at).seat

    def _last_look(self, at: TreePosition) -> Peeked:
        return next(event for event in reversed(at.events) if isinstance(event, Peeked))

    def claim_event(self, at: TreePosition, claim: int) -> Claimed:
        """What the seat says that has just looked."""
        look = self._last_look(at)
        return Claimed(look.seat, Looked(look.goal, SPOKEN_FACES[claim]))

    def _moves_by_code(self, state: Any) -> dict[int, Any]:
        view = self.rules.view_of(state, state.to_act)
        return {move_code(view, move): move for move in view.legal}


def move_code(view: Any, move: Any) -> int:
    """The code in a tree of a move: what it does, and the kind of card that does it."""
    card = getattr(move, "card", None)
    faces = {held.card: held.face for held in view.hand}
    kind = CARD_CHOICE if card is None else FACE_CODES[faces[card]]
    number = ACTIONS.encode(view, move)
    assert number is not None
    return number * NO_CARD + kind
