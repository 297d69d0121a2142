"""Which move serves best: worlds are drawn for a view, and moves race each other in them.

The search is told who may be what (`Guess`) and asked about moves; it knows a view, and the worlds
it makes of it never leave this floor.
"""

from collections.abc import Sequence
from functools import cache

import numpy as np
import numpy.typing as npt

from foolsgold.base.rng import Rng
from foolsgold.games.gobblings.cards import Race as Kin
from foolsgold.games.gobblings.cards import Role
from foolsgold.games.gobblings.determinize import world_of
from foolsgold.games.gobblings.moves import Move
from foolsgold.games.gobblings.state import State
from foolsgold.games.gobblings.view import View
from foolsgold.kernel.backend import MOST_SEATS, Records
from foolsgold.kernel.compilation import Entry, prepare
from foolsgold.kernel.gobblings.codes import GOALS, MOST_HAND, ROLES
from foolsgold.kernel.gobblings.edition_table import table_of
from foolsgold.kernel.gobblings.move_codec import write_move
from foolsgold.kernel.gobblings.record_layout import GAME, SEATS, TABLE, WORK
from foolsgold.kernel.gobblings.search_input import Guess, Known, Race, Style
from foolsgold.kernel.gobblings.search_kernel import HELD, search
from foolsgold.kernel.gobblings.state_codec import pack
from foolsgold.kernel.search_result import GoesOn, Tried
from foolsgold.kernel.successive_elimination import Places, Worths, drawn, raced


@cache
def load(*, aloud: bool) -> Race:
    """Compiles the search, or loads it; says so if somebody waits. `race` is what comes of it."""
    games, tables = np.zeros(3, GAME), np.zeros(1, TABLE)
    tables.setflags(write=False)
    example = (
        games, tables, np.zeros(1, np.int64), np.zeros(1, np.uint8),
        np.zeros((1, SEATS), np.uint8), np.zeros((1, SEATS), np.uint32), np.zeros((1, 3), np.uint8),
        np.zeros(MOST_SEATS), np.zeros((1, SEATS), np.uint8), 1.0, 0.0, np.zeros(1, np.int32),
        np.zeros(1, np.uint64),
        np.zeros(1, np.uint64), np.zeros((1, 1)), np.zeros(1, WORK),
    )  # fmt: skip
    prepare("gobblings-search", (Entry(search, example),), None if aloud else lambda _: None)
    return race


def race(
    view: View,
    known: Known,
    moves: Sequence[Move],
    chance: int,
    playouts: int,
    goes_on: GoesOn,
) -> list[Tried] | None:
    """How each move fares, by so many playouts in all, or fewer once `goes_on` says no.

    None if the position does not fit into a record, or no world agrees with it.
    """
    rng = Rng(chance)
    try:
        setting = Setting(view, known, moves, rng)
    except (ValueError, IndexError):  # `TooLarge`, or set up by hand with too many cards
        return None
    likely = [guess.likely for guess in known.guesses]
    return raced(setting, likely, len(moves), playouts, goes_on, rng, paced=True)


class Setting:
    """The position, packed, and all that is dealt anew from world to world."""

    def __init__(self, view: View, known: Known, moves: Sequence[Move], rng: Rng) -> None:
        assert view.seat is not None
        state = world_of(view, rng)
        self._table: Records = table_of(view.edition, view.seats)
        self.games: Records = np.zeros(3, GAME)
        game = self.games[0]
        pack(state, self._table[0], game)
        for seat, goals in enumerate(known.looks):
            game["peeked"][seat] |= sum(1 << goal for goal in goals)
        self._hidden = np.array(_hidden(view, state), np.int64)
        faces = [*game["hands"].ravel().tolist(), *game["cards"].tolist()]
        self._pool = np.array([faces[place] for place in self._hidden], np.uint8)
        self._moves = np.array([write_move(game, state, move) for move in moves], np.int32)
        self._prices = np.array(known.prices or [0.0] * len(moves))
        self._beliefs = np.zeros(MOST_SEATS)
        self._beliefs[: view.seats] = known.evidence
        count = len(known.guesses)
        self._roles = np.zeros((count, SEATS), np.uint8)
        self._seen = np.zeros((count, SEATS), np.uint32)
        for number, guess in enumerate(known.guesses):
            roles = [ROLES.index(role) for role in roles_of(view, guess, rng)]
            self._roles[number, : view.seats] = roles
            for seat in range(view.seats):
                for other in (seat, *known.acquainted[seat]):
                    self._seen[number, seat] |= (roles[other] + 1) << 4 * other
        self._goals = np.array(
            [[GOALS.index(face) for face in guess.faces] for guess in known.guesses], np.uint8
        )
        self._source, self._work = np.zeros(1, np.uint64), np.zeros(1, WORK)
        for seat, (gold, dragon) in enumerate(known.hopes):
            self._work[0]["hopes"][seat] = gold, dragon
        self._styles = np.cumsum(known.styles or [Style()] * view.seats, axis=1)
        self._greed, self._shade = known.greed, known.shade

    def tried(self, which: Places, left: Places, rng: Rng) -> Worths:
        """Plays moves out in worlds made of these guesses; what they give away is paid."""
        seeds = np.array([rng.next64() for _ in which], np.uint64)
        out = np.zeros((len(which), len(left)))
        search(
            self.games, self._table, self._hidden, self._pool, self._roles[which],
            self._seen[which], self._goals[which], self._beliefs, self.tempers(seeds),
            self._greed, self._shade, self._moves[left], seeds, self._source, out, self._work,
        )  # fmt: skip
        worth: Worths = out - self._prices[left]
        return worth

    def tempers(self, seeds: npt.NDArray[np.uint64]) -> npt.NDArray[np.uint8]:
        """What kind of Goblin each seat would be, in each world."""
        found = np.zeros((len(seeds), SEATS), np.uint8)
        for seat, edges in enumerate(self._styles):
            share = drawn(seeds, seat) * edges[-1]
            found[:, seat] = np.minimum(np.searchsorted(edges, share, side="right"), len(edges) - 1)
        return found


def _hidden(view: View, state: State) -> list[int]:
    """Where cards lie that the reader cannot place: in others' hands, and in the deck."""
    hands = [
        seat * MOST_HAND + place
        for seat in range(view.seats)
        if seat != view.seat and view.shown[seat] is None
        for place in range(view.hand_sizes[seat])
    ]
    own = {buried.above for buried in view.buried}
    top = HELD + len(state.edition.deck) - view.deck_size
    return [*hands, *(top + above for above in range(view.deck_size) if above not in own)]


def roles_of(view: View, guess: Guess, rng: Rng) -> list[Role]:
    """[G8, O3] What must be where is so; the others are any of the race they are guessed to be."""
    taken = {role for role in view.traced if role is not None}
    free = {
        kin: rng.shuffled(r for r, race in view.race_of.items() if race is kin and r not in taken)
        for kin in Kin
    }
    return [
        free[Kin.GOBLIN if seat in guess.goblins else Kin.GNOME].pop() if role is None else role
        for seat, role in enumerate(view.traced)
    ]
