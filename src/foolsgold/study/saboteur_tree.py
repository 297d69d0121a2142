"""Lays out the whole tree of one round of Saboteur with the kernel, in blocks of records.

Chance is explicit. Deals come first: roles, goals and hands, the hands as multisets of cards. A
drawn card is dealt when it is drawn. Cards that nobody can tell apart make one history, and so do
two stones of one shape.
"""

from typing import Any, NamedTuple

import msgspec
import numpy as np
import numpy.typing as npt

from foolsgold.kernel.backend_interface import NO_BITMASK
from foolsgold.kernel.game_batch import Batch, bit_indices, raw_view
from foolsgold.kernel.saboteur.action_ids import action_ids
from foolsgold.kernel.saboteur.record_layout import (
    CARD_MOVES,
    CHOICE_MOVES,
    DRAFT,
    FOUND_BIT,
    GOALS,
    JOINED,
    KIND_COUNT,
    KIND_SIDES,
    MAP_KIND,
    OVER,
    PATH_KINDS,
    TREASURE,
)
from foolsgold.study.information_hashes import hash_of, mix
from foolsgold.study.saboteur_deals import SEATS, TreeDeal, TreeTooLarge, deals_of
from foolsgold.study.sequence_form import CHANCE, NO_PAYOFF, FlatTree

BLOCK = 256
"""Records worked on at once: enough to make NumPy's calls cheap, few enough for the caches."""
NO_CARD = 64
"""Beyond the kinds of cards: codes of actions are ids times this, plus the kind of the card."""
SILENT, SAYS_TREASURE, SAYS_STONE = range(3)
"""The actions of a seat that has looked under a goal."""
CLAIMS = 3
CLAIM_CODE, DRAW_CODE, SEEN_CODE, DISCARDED_CODE = (n << 40 for n in range(1, 5))
DIGGER_PAYOFF, SABOTEUR_PAYOFF = 2.0, -4.0
"""What a find is worth to each digger and to the saboteur, next to a round without one."""
DIGGERS_FIND = (0.0, 1.0, 1.0, 1.0)
"""Whether the diggers win, by kind of result: a find with each seat as saboteur, after none."""


class TreeOptions(msgspec.Struct, frozen=True, kw_only=True):
    """What is played in a tree, beyond the edition."""

    open_roles: bool = False
    """Whether everybody sees the roles."""
    talk: bool = True
    """Whether a seat that has looked under a goal may claim what it saw."""
    saboteur_lays_passages: bool = True
    """Whether the saboteur may lay a path card that is no dead end."""
    max_histories: int = 5_000_000


HISTORY_COLUMNS: dict[str, tuple[Any, type[Any]]] = {
    "parents": (0, np.int32),
    "ranks": (0, np.int16),
    "chances": (1.0, np.float64),
    "players": (0, np.int8),
    "keys": (0, np.uint64),
    "payoff_kinds": (NO_PAYOFF, np.int16),
    "actions": (0, np.int64),
}
"""What is noted of a history, what is usual, and its type."""


class SaboteurTree(NamedTuple):
    """A tree, and what is needed to play its histories again."""

    tree: FlatTree
    actions: npt.NDArray[np.int64]
    """What has led to each history: a move (`tree_replay.move_code`), a claim, or a card drawn."""
    deals: tuple[TreeDeal, ...]
    """TreeDeal n is history 1 + n."""


class _Block(NamedTuple):
    """Some histories at which somebody decides."""

    games: Any
    nodes: Any
    known: Any
    """What each seat knows, as hashes: a column a seat."""
    claimants: Any
    """Who may claim something now; -1 where a card is to be played."""
    goals: Any
    """The goal the claimant has looked under."""

    def take(self, rows: Any) -> "_Block":
        """Some of them, copied."""
        games = raw_view(self.games)[rows].view(self.games.dtype)
        return _Block(games, *(column[rows] for column in self[1:]))

    def split(self) -> list["_Block"]:
        """The same in blocks of a size to work on."""
        starts = range(0, len(self.nodes), BLOCK)
        return [_Block(*(column[at : at + BLOCK] for column in self)) for at in starts]


class _Moves(NamedTuple):
    """Moves in several games, a place of each column for each."""

    rows: Any
    """In which game."""
    moves: Any
    kinds: Any
    """The kind of card, or what stands for none."""
    codes: Any
    """What the move does and with what card: the same in all histories of an information set."""
    ranks: Any
    """Which of the moves of its game it is."""


class _Draws(NamedTuple):
    """Cards about to be drawn after moves."""

    seats: Any
    tops: Any
    """Where in the deck the top of the draw pile was."""
    shares: Any
    """How likely each kind of card is drawn."""


def _ranks(rows: Any) -> Any:
    """The number of each item in its row; the items of a row follow each other."""
    starts = np.flatnonzero(np.diff(rows, prepend=-1))
    return np.arange(len(rows)) - np.repeat(starts, np.diff([*starts, len(rows)]))


class TreeBuilder:
    """Lays out one tree, block by block, and collects its histories."""

    def __init__(self, ruleset: Any, options: TreeOptions) -> None:
        self._options = options
        self._edition = ruleset.edition
        template = Batch(ruleset, SEATS, 1)
        if template.edition_table is None:
            raise TreeTooLarge
        self._template = template.games
        self._table = template.edition_table
        self._backend = template.backend
        self._scratch = np.zeros(self._backend.scratch_words, np.uint64)
        self._words = self._backend.bitmask_words(self._table)
        tiles = self._table[0]["tiles"]
        # Stones of one shape look alike.
        self._faces = np.array(
            [list(tiles).index(t) if f != TREASURE else TREASURE for f, t in enumerate(tiles)],
            np.int64,
        )
        self._count = 0
        self._parts: dict[str, list[Any]] = {name: [] for name in HISTORY_COLUMNS}

    def build(self) -> SaboteurTree:
        """The whole tree."""
        deck = self._table[0]["deck"][: int(self._table[0]["deck_size"])].tolist()
        deals = deals_of(self._edition, deck, self._options.max_histories)
        self._add([-1], players=CHANCE)
        pending = [
            block
            for at in range(0, len(deals), BLOCK)
            for block in self._deal(deals[at : at + BLOCK]).split()
        ]
        while pending:
            pending += self._expand(pending.pop()).split()
        arrays = {name: np.concatenate(parts) for name, parts in self._parts.items()}
        children = np.bincount(arrays["parents"][1:], minlength=self._count)
        counts = np.where(arrays["players"] == CHANCE, 0, children).astype(np.int16)
        payoffs = np.zeros((1 + SEATS, SEATS))
        for saboteur in range(SEATS):
            payoffs[1 + saboteur] = DIGGER_PAYOFF
            payoffs[1 + saboteur, saboteur] = SABOTEUR_PAYOFF
        actions = arrays.pop("actions")
        tree = FlatTree(**arrays, action_counts=counts, payoffs=payoffs)
        return SaboteurTree(tree, actions, tuple(deals))

    def _add(self, parents: Any, **values: Any) -> npt.NDArray[np.int32]:
        """Adds histories and returns their numbers."""
        assert values.keys() <= HISTORY_COLUMNS.keys()
        first, self._count = self._count, self._count + len(parents)
        if self._count > self._options.max_histories:
            raise TreeTooLarge
        for name, (usual, kind) in HISTORY_COLUMNS.items():
            column = np.empty(len(parents), kind)
            column[:] = parents if name == "parents" else values.get(name, usual)
            self._parts[name].append(column)
        return np.arange(first, self._count, dtype=np.int32)

    def _records_of(self, deals: list[TreeDeal]) -> Any:
        """The positions after these deals."""
        games = raw_view(self._template)[np.zeros(len(deals), np.int64)].view(self._template.dtype)
        games["to_act"] = games["starter"] = games["first"] = 0
        for at, deal in enumerate(deals):
            games["roles"][at] = 1 << deal.saboteur
            games["goals"][at] = deal.goals
            cards = [*(kind for hand in deal.hands for kind in hand), *deal.rest]
            games["deck"][at, : len(cards)] = cards
        return games

    def dealt_state(self, deal: TreeDeal) -> Any:
        """The position after a deal, as the readable rules have it."""
        return self._backend.unpack(self._records_of([deal])[0], self._edition)

    def _deal(self, deals: list[TreeDeal]) -> _Block:
        """The first histories at which somebody decides, right below the root."""
        known = np.zeros((len(deals), SEATS), np.uint64)
        for at, deal in enumerate(deals):
            for seat, hand in enumerate(deal.hands):
                saboteur = deal.saboteur if self._options.open_roles else SEATS
                role = (seat == deal.saboteur) + 2 * saboteur
                known[at, seat] = hash_of((seat, role, *hand))
        nodes = self._add(
            np.zeros(len(deals)),
            chances=[deal.chance for deal in deals],
            keys=known[:, 0],
        )
        nobody = np.full(len(deals), -1, np.int8)
        return _Block(self._records_of(deals), nodes, known, nobody, nobody.copy())

    def _expand(self, block: _Block) -> _Block:
        """The histories at which somebody decides next; ended ones are only counted."""
        claiming = block.claimants >= 0
        parts = []
        if claiming.any():
            parts.append(self._claims(block.take(np.flatnonzero(claiming))))
        if not claiming.all():
            parts.append(self._moves(block.take(np.flatnonzero(~claiming))))
        games = [raw_view(part.games) for part in parts]
        merged = np.concatenate(games).view(block.games.dtype)
        return _Block(
            merged, *(np.concatenate(column) for column in list(zip(*parts, strict=True))[1:])
        )

    def _claims(self, block: _Block) -> _Block:
        """After a look: silence, or a claim that all hear."""
        rows = np.repeat(np.arange(len(block.nodes)), CLAIMS)
        below = block.take(rows)
        claims = np.tile(np.arange(CLAIMS), len(block.nodes))
        known = mix(below.known, (CLAIM_CODE + claims)[:, None])
        acting = below.games["to_act"].astype(np.int64)
        nodes = self._add(
            block.nodes[rows],
            ranks=claims,
            players=acting,
            keys=known[np.arange(len(rows)), acting],
            actions=CLAIM_CODE + claims,
        )
        return _Block(below.games, nodes, known, np.full_like(below.claimants, -1), below.goals)

    def _moves(self, block: _Block) -> _Block:
        """All different moves, and what follows: cards drawn, the end, or the next decision."""
        made = self._different_moves(block.games)
        after = block.take(made.rows)
        seats = after.games["to_act"].astype(np.int64)
        tops = after.games["drawn"].astype(np.int64)
        self._backend.step(after.games, self._table, made.moves, NO_BITMASK, self._scratch)
        assert not after.games["beyond"].any()
        games, at = after.games, np.arange(len(seats))
        known, goals = self._learned(after, seats, made)
        claimants = np.where((goals >= 0) & self._options.talk, seats, -1).astype(np.int8)
        over = (games["phase"] == OVER) | (games["phase"] == DRAFT) | (games["round"] > 1)
        found = games["past"][:, 0] & FOUND_BIT != 0
        draws = (games["drawn"] > tops) & ~over
        shares = self._draw_shares(games, tops)
        chance = draws & ((shares > 0).sum(axis=1) > 1)
        # Where all cards left are alike, nothing is left to chance.
        sure = draws & ~chance
        card = DRAW_CODE + shares[sure].argmax(axis=1)
        known[at[sure], seats[sure]] = mix(known[at[sure], seats[sure]], card)
        decides = ~over & ~chance
        acting = np.where(claimants >= 0, claimants, games["to_act"]).astype(np.int64)
        nodes = self._add(
            block.nodes[made.rows],
            ranks=made.ranks,
            players=np.where(decides, acting, CHANCE),
            keys=np.where(decides, known[at, acting], 0),
            # The roles have one bit a seat: 1, 2 or 4.
            payoff_kinds=np.where(over, np.where(found, 1 + (games["roles"] >> 1), 0), NO_PAYOFF),
            actions=made.codes,
        )
        ready = _Block(games, nodes, known, claimants, goals)
        return self._with_draws(ready, at[decides], at[chance], _Draws(seats, tops, shares))

    def _with_draws(self, block: _Block, decided: Any, drawing: Any, draws: _Draws) -> _Block:
        """Those who decide at once, and one history for each card that the others may draw."""
        which, kinds = np.nonzero(draws.shares[drawing] > 0)
        above = drawing[which]
        below = block.take(np.concatenate([decided, above]))
        first = len(decided)
        games, known = below.games, below.known
        seats, tops = draws.seats[above], draws.tops[above]
        at = np.arange(first, len(below.nodes))
        # The card lies somewhere in the draw pile: it changes places with the one on top.
        deck = games["deck"]
        behind = np.arange(deck.shape[1])[None, :] >= tops[:, None]
        place = (behind & (deck[at] == kinds[:, None])).argmax(axis=1)
        deck[at, place] = deck[at, tops]
        deck[at, tops] = kinds
        known[at, seats] = mix(known[at, seats], DRAW_CODE + kinds)
        claimants = below.claimants[first:]
        acting = np.where(claimants >= 0, claimants, games["to_act"][first:]).astype(np.int64)
        nodes = self._add(
            block.nodes[above],
            ranks=_ranks(which),
            chances=draws.shares[above, kinds],
            players=acting,
            keys=known[at, acting],
            actions=DRAW_CODE + kinds,
        )
        return below._replace(nodes=np.concatenate([below.nodes[:first], nodes]))

    def _different_moves(self, games: Any) -> _Moves:
        """The legal moves of all games, those that do the same with a card of one kind as one."""
        rows, moves, kinds = self._legal_moves(games)
        if not self._options.saboteur_lays_passages:
            is_saboteur = games["roles"] >> games["to_act"] & 1 != 0
            joined = KIND_SIDES[np.minimum(kinds, KIND_COUNT - 1)] & JOINED != 0
            lays = (kinds < PATH_KINDS) & (moves >= CARD_MOVES)
            kept = ~(is_saboteur[rows] & lays & joined)
            rows, moves, kinds = rows[kept], moves[kept], kinds[kept]
        ids = np.zeros(len(rows), np.int32)
        positions = raw_view(games)[rows].view(games.dtype)
        action_ids(positions, self._table, moves, ids)
        assert (ids >= 0).all()
        codes = ids.astype(np.int64) * NO_CARD + kinds
        order = np.lexsort([codes, rows])
        fresh = np.ones(len(order), np.bool_)
        fresh[1:] = (np.diff(rows[order]) != 0) | (np.diff(codes[order]) != 0)
        order = order[fresh]
        rows = rows[order]
        return _Moves(rows, moves[order], kinds[order], codes[order], _ranks(rows))

    def _legal_moves(self, games: Any) -> tuple[Any, Any, Any]:
        """The legal moves of all games, and the kind of card each is made with (or `NO_CARD`)."""
        words = np.zeros((len(games), self._words), np.uint64)
        self._backend.legal_bitmask(games, self._table, words, self._scratch)
        bits = bit_indices(words.reshape(-1))
        rows, moves = np.divmod(bits, self._words * 64)
        moves = moves.astype(np.int32)
        places = np.where(moves < CHOICE_MOVES, moves, (moves - CARD_MOVES) >> 7)
        chooses = (moves >= CHOICE_MOVES) & (moves < CARD_MOVES)
        size = int(self._table[0]["hand"])
        cards = games["hands"][rows, games["to_act"][rows] * size + np.where(chooses, 0, places)]
        kinds = np.where(chooses, NO_CARD - 1, games["deck"][rows, cards]).astype(np.int64)
        return rows, moves, kinds

    def _learned(self, after: _Block, seats: Any, made: _Moves) -> tuple[Any, Any]:
        """What each seat knows after the moves, and the goals that were looked under (or -1)."""
        games = after.games
        discards = made.moves < CHOICE_MOVES
        public = np.where(discards, DISCARDED_CODE, made.codes // NO_CARD)
        known = mix(after.known, public[:, None])
        at = np.arange(len(seats))
        known[at, seats] = mix(known[at, seats], made.kinds)
        # What lies under the goals that have been turned up.
        for goal in range(GOALS):
            opened = games["opened"] >> goal & 1 != 0
            shape = self._faces[games["goals"][:, goal]]
            known = mix(known, np.where(opened, SEEN_CODE + shape, 0)[:, None])
        looks = (made.moves >= CARD_MOVES) & (made.kinds == MAP_KIND)
        goals = np.where(looks, made.moves & 63, -1).astype(np.int8)
        seen = self._faces[games["goals"][at, np.maximum(goals, 0)]]
        known[at[looks], seats[looks]] = mix(
            known[at[looks], seats[looks]], SEEN_CODE + seen[looks]
        )
        return known, goals

    def _draw_shares(self, games: Any, drawn: Any) -> Any:
        """How likely each kind of card is drawn next, from the pile as it was."""
        size = int(self._table[0]["deck_size"])
        deck = games["deck"][:, :size]
        left = np.arange(size)[None, :] >= drawn[:, None]
        rows = np.repeat(np.arange(len(games)), size).reshape(left.shape)
        counts = np.zeros((len(games), KIND_COUNT))
        np.add.at(counts, (rows[left], deck[left]), 1.0)
        return counts / np.maximum(size - drawn, 1)[:, None]


def lay_out(ruleset: Any, options: TreeOptions) -> SaboteurTree:
    """The whole tree of one round; `TreeTooLarge` if it has more histories than allowed."""
    return TreeBuilder(ruleset, options).build()
