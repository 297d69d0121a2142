"""What all states of one OpenSpiel game share: edition, table size, compiled code, numbers."""

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cached_property
from itertools import permutations
from pkgutil import resolve_name
from threading import local
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from foolsgold.games.catalogue import Ruleset, find
from foolsgold.kernel.backend_interface import Backend, Records, TooLargeForRecord, backend_of
from foolsgold.kernel.compilation import has_compiler, warm_up
from foolsgold.kernel.learner_backend import learner_backend_of
from foolsgold.kernel.learner_layout import (
    FEATURE_COUNT,
    GOALS,
    GRID,
    LEARNER,
    LEARNER_DTYPE,
    LOG_WIDTH,
    MAX_SEATS,
    OPTIONS,
)

GOAL_ORDERS = tuple(permutations(range(GOALS)))
"""The outcomes of the chance node that lays the goals: the face under each."""
NO_KIND = -1
UNDECIDED = -1
"""In place of the side that has won."""


class ActionFacts(NamedTuple):
    """What an action number means, whoever reads it."""

    name: str
    """Its block in `ActionSpace`."""
    kind: int
    """The card it takes out of the hand; NO_KIND if it takes none."""
    is_hidden: bool
    """Whether others see that a card left the hand, but not which."""
    row: tuple[int, ...]
    """Event, first and second index, x, y, all from 1, and the target."""
    names_seat: bool


class Deal(NamedTuple):
    """All that chance decides before the first move."""

    starter: int
    roles: list[int]
    """The role of each seat."""
    goals: tuple[int, ...]
    """The face under each goal."""
    kinds: list[int]
    """The deck: cards dealt, by number, and then the others in any order."""


class Draw(NamedTuple):
    """A card that was drawn, and that chance has just decided."""

    number: int
    """Of the card in the deck."""
    drawer: int
    pending: int
    """How many cards drawn after it are undecided."""
    taken: int
    """How many after those came from under the deck."""
    kind: int


@dataclass(frozen=True, kw_only=True)
class GameParts:
    """What differs between the games."""

    faces: tuple[Any, ...]
    """All card faces, by kind."""
    role_names: tuple[str, ...]
    goal_names: tuple[str, ...]
    hand_size: Callable[[Any, int], int]
    """Cards dealt to each: edition, seats."""
    canonical_kind: Callable[[Any, int], int]
    """The kind that stands for all rotations of a card which this edition allows: edition, kind."""
    role_outcomes: Callable[[Any, int, tuple[int, ...]], tuple[tuple[int, float], ...]]
    """The next seat's roles and their probabilities: edition, seats, roles dealt so far."""
    side_of_role: Callable[[Any, int], int]
    """Index of a role's side in `Rules.sides`: edition, role."""
    winner_of: Callable[[Any], int]
    """Index of the side that has won the round in `Rules.sides`, or UNDECIDED: state."""
    winner_of_record: Callable[[Any], int]
    """The same of a record whose round is over."""
    used_kind: Callable[[str, tuple[int, ...]], int]
    """The kind of the card that an action uses; NO_KIND if none: block, indices."""
    seat_blocks: frozenset[str]
    """The blocks of actions that name a seat."""
    hidden_block: str
    """The block of the actions whose card others do not see."""
    keeps_hidden_cards: bool
    """Whether such a card goes under the deck, to be drawn again."""
    python_deal: Callable[[Any, int, Deal], Any]
    """The first position by the Python rules: edition, seats, deal."""
    write_deal: Callable[[Any, int, Deal], None]
    """The same in a record that was dealt before: record, hand size, deal."""
    write_draw: Callable[[Any, int, Draw], None]
    """Makes a card that was just drawn one of its kind: record, cards in the deck, draw."""
    undecided_draws: Callable[[Any, int, int], list[int]]
    """The kinds that lie where a seat has drawn cards: record, drawer, how many."""
    shown: Callable[[Any], int]
    """The seats that have shown their hands, a bit each: record."""
    playable_kinds: Callable[[Any, int, Iterable[int]], frozenset[int]]
    """Which of these kinds a seat could play if it held one: state, seat, kinds."""
    max_turns: Callable[[Any, int], int]
    """The most decisions of a round: edition, seats."""
    max_rows: Callable[[Any, int], int]
    """The most rows of a seat's history: edition, seats."""
    second_side_counts: Callable[[Any, int], tuple[int, ...]]
    """How many seats may be of the second side: edition, seats."""


class Workspace:
    """Arrays that compiled code needs for one call: one set for each thread."""

    def __init__(self, setup: "Setup") -> None:
        backend, learner = setup.backend, setup.learner
        assert learner is not None
        room = learner.listed_moves
        self.choices = np.zeros(1, np.int32)
        self.policies = np.full((1, MAX_SEATS), LEARNER, np.uint8)
        self.beliefs = np.zeros((1, MAX_SEATS))
        self.streams = np.zeros(1, np.uint64)
        self.options = np.zeros(OPTIONS, np.int64)
        self.observations = np.zeros((1, learner.layout.size(setup.log_rows)), np.uint8)
        self.moves = np.zeros((1, room), np.int32)
        self.ids = np.zeros((1, room), np.int32)
        self.features = np.zeros((1, room, FEATURE_COUNT), np.uint8)
        self.masks = np.zeros((1, 1), np.uint8)
        self.rewards = np.zeros((1, MAX_SEATS), np.float32)
        self.scratch = np.zeros(backend.scratch_words, np.uint64)
        self.unread_logs = np.zeros((1, 1, LOG_WIDTH), np.uint8)


class Setup:
    """One game of OpenSpiel: an edition at a table of some size."""

    def __init__(
        self, game: str, edition: str, seats: int, log_rows: int, ruleset: Ruleset
    ) -> None:
        self.game, self.edition_name, self.seats, self.log_rows = game, edition, seats, log_rows
        self.parts: GameParts = resolve_name(f"foolsgold.envs.openspiel_{game}:PARTS")
        self.backend: Backend = backend_of(game)
        self.learner = learner_backend_of(game)
        self.actions = self.learner.actions
        overrides = self.learner.round_overrides
        self.ruleset = ruleset.with_overrides(overrides) if overrides else ruleset
        self.edition = self.ruleset.edition
        self.outside = self.actions.outside
        """The number of the first legal move where all are outside the window."""
        self.hand_size = self.parts.hand_size(self.edition, seats)
        self.kind_of_face = {face: kind for kind, face in enumerate(self.parts.faces)}
        kinds = (self.kind_of_face[card] for card in self.edition.deck)
        canonical = Counter(self.parts.canonical_kind(self.edition, kind) for kind in kinds)
        self.deck = {kind: canonical[kind] for kind in sorted(canonical)}
        """How many cards of each kind the deck has; rotations of a card are one kind."""
        self.cards_dealt = seats * self.hand_size
        self.goals_at = 1 + seats
        self.first_deal = self.goals_at + 1
        self.deal_length = self.first_deal + self.cards_dealt
        """Chance nodes before the first decision."""
        self.first_hidden = self.actions.actions.radix.starts[self.parts.hidden_block]
        """Putting a card away face down is this much plus its kind."""
        self.facts: dict[int, ActionFacts] = {}
        self.texts: dict[tuple[Any, ...], str] = {}
        self.rows: dict[tuple[Any, ...], tuple[int, ...] | None] = {}
        self._local = local()
        self.edition_table = self._load_edition_table()
        self.template = self._template()

    def _load_edition_table(self) -> Records | None:
        if not has_compiler():
            return None
        try:
            table = self.backend.edition_table_of(self.edition, self.seats)
        except TooLargeForRecord:
            return None
        warm_up(self.game, self.backend.entry_points)
        warm_up(f"{self.game}-learner", self.learner.entry_points)
        return table

    @property
    def workspace(self) -> Workspace:
        """The arrays of this thread."""
        found: Workspace | None = getattr(self._local, "workspace", None)
        if found is None:
            found = self._local.workspace = Workspace(self)
        return found

    def _template(self) -> npt.NDArray[np.uint8]:
        """A record with any deal, what is kept beside it, and the log: a deal overwrites it."""
        games = np.zeros(1, self.backend.record_dtype)
        if self.edition_table is not None:
            first, seeds = np.zeros(1, np.int64), np.zeros(1, np.uint64)
            nothing = np.zeros((0, 0), np.uint64)
            scratch = np.zeros(self.backend.scratch_words, np.uint64)
            self.backend.deal(games, self.edition_table, first, seeds, nothing, scratch)
        beside = LEARNER_DTYPE.itemsize + self.log_rows * LOG_WIDTH
        return np.concatenate([games.view(np.uint8), np.zeros(beside, np.uint8)])

    @property
    def key(self) -> tuple[str, str, int, int]:
        """Arguments of `setup_for` that make it again."""
        return self.game, self.edition_name, self.seats, self.log_rows

    @cached_property
    def deck_size(self) -> int:
        """Cards in the deck."""
        return sum(self.deck.values())

    @cached_property
    def blocks(self) -> dict[str, int]:
        """The number of each block of actions, from 1: `event` in a row of the history."""
        return {name: at + 1 for at, name in enumerate(self.actions.actions.radix.sizes)}

    def facts_of(self, action: int) -> ActionFacts:
        """What an action number means."""
        found = self.facts.get(action)
        if found is None:
            found = self.facts[action] = self._decode(action)
        return found

    def _decode(self, action: int) -> ActionFacts:
        if action == self.outside:
            return ActionFacts("outside", NO_KIND, is_hidden=False, row=(0,) * 6, names_seat=False)
        name, indices = self.actions.actions.radix.decode(action)
        kind = self.parts.used_kind(name, indices)
        if kind != NO_KIND:
            kind = self.parts.canonical_kind(self.edition, kind)
        x = y = target = 0
        rest = list(indices)
        names_seat = name in self.parts.seat_blocks
        if rest and self.actions.actions.radix.sizes[name][-1] == GRID.size:
            y, x = (place + 1 for place in divmod(rest.pop(), GRID.width))
        elif names_seat:
            target = rest.pop() + 1
        first, second, *_ = *(index + 1 for index in rest), 0, 0
        row = (self.blocks[name], first, second, x, y, target)
        return ActionFacts(name, kind, name == self.parts.hidden_block, row, names_seat)

    def seat_named(self, action: int, actor: int) -> int:
        """The seat an action names, counted from 0 at the table, given who acts."""
        return (self.facts_of(action).row[-1] - 1 + actor) % self.seats

    def describe(self, action: int, actor: int) -> str:
        """An action in notation, with seats as they are numbered at the table."""
        facts = self.facts_of(action)
        if facts.name == "outside":
            return "outside"
        if not facts.names_seat:
            return self.actions.actions.describe(action)
        away = self.seat_named(action, actor) - (facts.row[-1] - 1)
        return self.actions.actions.describe(action + away)


_SETUPS: dict[tuple[Any, ...], Setup] = {}


def setup_for(game: str, edition: str, seats: int, log_rows: int) -> Setup:
    """The setup with these parameters: made once, and again if the edition's file has changed."""
    ruleset = _ruleset_of(game, edition)
    ruleset.check_seats(seats)
    key = edition, ruleset.edition, seats, log_rows
    if key not in _SETUPS:
        _SETUPS[key] = Setup(game, edition, seats, log_rows, ruleset)
    return _SETUPS[key]


def _ruleset_of(game: str, edition: str) -> Ruleset:
    """The ruleset of a shipped edition or an edition file; `ValueError` says what is wrong."""
    found = find(edition)
    if found.rules.name != game:
        raise ValueError(f"{edition!r} is an edition of {found.rules.name}, not of {game}")
    return found
