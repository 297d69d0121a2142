"""What all states of one OpenSpiel game share: edition, table size, compiled code, numbers."""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache, cached_property
from itertools import permutations
from pkgutil import resolve_name
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from foolsgold.games.catalogue import Ruleset, find
from foolsgold.kernel.backend_interface import Backend, Records, TooLargeForRecord, backend_of
from foolsgold.kernel.compilation import has_compiler, warm_up
from foolsgold.kernel.learner_backend import LearnerBackend, learner_backend_of
from foolsgold.kernel.learner_layout import CLAIMS, GOALS, GRID, LearnerActions

GOAL_ORDERS = tuple(permutations(range(GOALS)))
"""The outcomes of the chance node that lays the goals: the face under each."""
NO_KIND = -1


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
    """Index of the side that won a round in `Rules.sides`, by its result in `State.past`."""
    used_kind: Callable[[str, tuple[int, ...]], int]
    """The kind of the card that an action uses; NO_KIND if none: block, indices."""
    seat_blocks: frozenset[str]
    """The blocks of actions that name a seat."""
    hidden_block: str
    """The block of the actions whose card others do not see."""
    keeps_hidden_cards: bool
    """Whether such a card goes under the deck, to be drawn again."""
    python_deal: Callable[[Any, int, int, list[int], tuple[int, ...], list[int]], Any]
    """The first position by the Python rules: edition, seats, starter, roles, goals, kinds."""
    write_deal: Callable[[Any, int, int, list[int], tuple[int, ...], list[int]], None]
    """The same in a record that was dealt before: record, hand size, starter, roles, goals, kinds
    of the whole deck."""
    write_draw: Callable[[Any, int, int, int, int], None]
    """Makes a card that was just drawn one of this kind: record, number of the card in the deck,
    drawer, how many cards were drawn after it, kind."""
    undecided_draws: Callable[[Any, int, int, int], list[int]]
    """The kinds that lie where cards were drawn: record, number of the first, drawer, how many."""
    max_turns: Callable[[Any, int], int]
    """The most decisions of a round: edition, seats."""
    second_side_counts: Callable[[Any, int], tuple[int, ...]]
    """How many seats may be of the second side: edition, seats."""


class Setup:
    """One game of OpenSpiel: an edition at a table of some size."""

    def __init__(self, game: str, edition: str, seats: int, log_rows: int) -> None:
        self.game, self.edition_name, self.seats, self.log_rows = game, edition, seats, log_rows
        self.parts: GameParts = resolve_name(f"foolsgold.envs.openspiel_{game}:PARTS")
        self.backend: Backend = backend_of(game)
        self.learner: LearnerBackend = learner_backend_of(game)
        self.actions: LearnerActions = self.learner.actions
        whole = _ruleset_of(game, edition)
        whole.check_seats(seats)
        overrides = self.learner.round_overrides
        self.ruleset = whole.with_overrides(overrides) if overrides else whole
        self.edition = self.ruleset.edition
        self.outside = self.actions.actions.size + CLAIMS
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
        self._number_tables: dict[int, npt.NDArray[np.int32]] = {}
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

    def _template(self) -> Records:
        """A record with any deal: the next one overwrites what chance decides."""
        games = np.zeros(1, self.backend.record_dtype)
        if self.edition_table is not None:
            first, seeds = np.zeros(1, np.int64), np.zeros(1, np.uint64)
            nothing = np.zeros((0, 0), np.uint64)
            scratch = np.zeros(self.backend.scratch_words, np.uint64)
            self.backend.deal(games, self.edition_table, first, seeds, nothing, scratch)
        return games

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
            return ActionFacts(
                "outside", NO_KIND, is_hidden=False, row=(0,) * 6, names_seat=False
            )
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

    def number_table(self, reader: int) -> npt.NDArray[np.int32]:
        """Action numbers of a seat by those of `Rules.actions`; -1 outside the window."""
        if reader not in self._number_tables:
            self._number_tables[reader] = self._build_number_table(reader)
        return self._number_tables[reader]

    def _build_number_table(self, reader: int) -> npt.NDArray[np.int32]:
        wide, narrow = self.ruleset.rules.actions, self.actions.actions
        table = np.full(wide.size, -1, np.int32)
        inside = np.array([GRID.index_of(cell) is not None for cell in wide.grid.cells])
        cells = np.array([GRID.index_of(cell) or 0 for cell in wide.grid.cells], np.int32)
        for name, radices in wide.radix.sizes.items():
            start, to = wide.radix.starts[name], narrow.radix.starts[name]
            if radices and radices[-1] == wide.grid.size:
                rows = np.arange(int(np.prod(radices[:-1])), dtype=np.int32)[:, None]
                numbers = np.where(inside, to + rows * GRID.size + cells, -1).reshape(-1)
                table[start : start + len(numbers)] = numbers
                continue
            places = np.arange(int(np.prod(radices, dtype=np.int64)), dtype=np.int32)
            if name in self.parts.seat_blocks:
                seats = places % radices[-1]
                places += np.where(seats < self.seats, (seats - reader) % self.seats - seats, 0)
            table[start : start + len(places)] = to + places
        return table

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


@cache
def setup_for(game: str, edition: str, seats: int, log_rows: int) -> Setup:
    """The setup with these parameters, made once."""
    return Setup(game, edition, seats, log_rows)


def _ruleset_of(game: str, edition: str) -> Ruleset:
    """The ruleset of a shipped edition or an edition file; `ValueError` says what is wrong."""
    found = find(edition)
    if found.rules.name != game:
        raise ValueError(f"{edition!r} is an edition of {found.rules.name}, not of {game}")
    return found
