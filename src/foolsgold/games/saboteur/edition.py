"""`Edition` of Saboteur: the cards, numbers and rule switches of a box.

Rules read these fields and never the edition's id; a new edition is a new TOML file.
"""

from collections import Counter
from collections.abc import Iterator, Mapping
from enum import StrEnum
from functools import cached_property
from typing import Annotated, Any

import msgspec

from foolsgold.base.frozendict import FrozenDict
from foolsgold.games.edition_fields import RuleValue, Switch, option_names_of, read_fields
from foolsgold.games.saboteur.cards import (
    BreakCard,
    Card,
    GoalFace,
    MapCard,
    MendCard,
    PathCard,
    RockfallCard,
    Role,
    Tool,
)
from foolsgold.games.toml_reader import (
    EditionError,
    ExpectedValue,
    TomlTable,
    check_at_most,
    join_values,
    parse_tile,
    read_id,
)
from foolsgold.tunnel.board import Adjacency
from foolsgold.tunnel.tiles import Cell, Tile

MAX_SEATS = 12
MAX_NUGGETS = 20
MAX_CARDS_OF_A_KIND = 200
MAX_DECK_CARDS = 300
"""More than four boxes of cards, and little enough for bots to think about."""


class FirstPlayer(StrEnum):
    """[S3] Who begins the game, by custom; the host picks, or chance decides."""

    YOUNGEST = "youngest"
    AGREED = "agreed"
    MOST_DWARF_LIKE = "most-dwarf-like"


class Contact(StrEnum):
    """[S7] What a new card must share with a face-up neighbour."""

    TUNNEL = "tunnel"
    TOUCH = "touch"


class GoalsTogether(StrEnum):
    """[S20] How many goals are opened when several are reached at once."""

    ONE = "one"
    ALL = "all"


class MisfitChooser(StrEnum):
    """[S19] Who turns a stone that fits its neighbours in neither position."""

    LAYER = "layer"
    ENGINE = "engine"


class RoundEnd(StrEnum):
    """[S21] When a round without treasure is over, once the draw pile is empty."""

    PASS_CIRCLE = "pass-circle"
    """As many passes in a row as there are players."""
    FORCED_PASS_CIRCLE = "forced-pass-circle"
    """[S22] The same, counting only passes of players who could do nothing else."""
    HANDS_EMPTY = "hands-empty"
    """All hands are empty."""
    NOBODY_CAN_PLAY = "nobody-can-play"
    """No player holds a card they could play other than by discarding."""
    NOBODY_CAN_DIG = "nobody-can-dig"
    """The narrow reading of the same: no player holds a path card they could lay."""


class DiscardPile(StrEnum):
    """[S13] Whether cards that were played lie face up on the discard pile."""

    FACE_DOWN = "face-down"
    MIXED = "mixed"


class GoldCards(StrEnum):
    """[S24] How many gold cards are drawn when the diggers win."""

    PLAYERS = "players"
    DIGGERS = "diggers"


class GoldSharing(StrEnum):
    """[S26] How long the gold goes round."""

    UNTIL_EMPTY = "until-empty"
    ONE_EACH = "one-each"


class NextStarter(StrEnum):
    """[S33] Whose left neighbour begins the next round."""

    LAST_TURN = "last-turn"
    LAST_CARD = "last-card"
    LAST_PATH = "last-path"


RULES_LEFT_OPEN = frozenset({
    "R5", "R38", "R41", "R42", "R43", "R47", "R56", "R59", "R61", "R63", "R67", "R76", "R77",
    "R78", "R86", "R90", "R92", "R102", "S16",
})  # fmt: skip
"""Rules in the rules sheets on which some booklets are silent."""


class Edition(msgspec.Struct, frozen=True, kw_only=True, dict=True, cache_hash=True):
    """One rule set of the classic game. Everything below `roles` is read from its annotation."""

    id: str
    title: str
    """What a user's own edition calls itself; empty for the shipped ones."""

    start: Tile
    goals: FrozenDict[GoalFace, Tile]
    deck: tuple[Card, ...]
    gold: tuple[int, ...]
    hand: FrozenDict[int, int]
    pay: FrozenDict[int, int]
    """Nuggets for each saboteur, by number of saboteurs."""
    options: tuple[str, ...]
    """Switches this edition leaves to the table."""
    left_open: tuple[str, ...]
    """On which rules this booklet is silent or unclear: its sheet says so, and plays them too."""
    age: int
    """[R2] Minimum age, for information."""
    minutes: int
    """[R2] Approximate duration of a game, for information."""

    rounds: Annotated[int, RuleValue("R99", 1, 20)]
    columns_between: Annotated[int, RuleValue("R21, S4", 1, 20)]
    rows_between_goals: Annotated[int, RuleValue("R22, S5", 0, 10)]

    roles: Annotated[FrozenDict[int, tuple[Role, ...]], Switch("R6-R13, S1")]
    """The dwarf cards shuffled, by number of players."""
    first_player: Annotated[FirstPlayer, Switch("R28, S3")]
    contact: Annotated[Contact, Switch("S7, 0.1")]
    connected: Annotated[bool, Switch("R37, S6, S8")]
    break_self: Annotated[bool, Switch("S11, 0.14")]
    min_path_cards: Annotated[int, Switch("R70, S17", 0, 40)]
    goals_together: Annotated[GoalsTogether, Switch("R76, S20")]
    misfit: Annotated[MisfitChooser, Switch("R74, S19")]
    round_end: Annotated[RoundEnd, Switch("R77, S21")]
    discard_pile: Annotated[DiscardPile, Switch("R68, S13")]
    gold_cards: Annotated[GoldCards, Switch("R80, S24")]
    ten_player_cap: Annotated[int | None, Switch("R81, S25", 1, 100)]
    gold_sharing: Annotated[GoldSharing, Switch("R85, S26")]
    broken_unpaid: Annotated[bool, Switch("S29, 0.12", optional=True)]
    gold_reshuffle: Annotated[bool, Switch("R97, S32")]
    next_starter: Annotated[NextStarter, Switch("R98, S33")]

    @property
    def seats(self) -> tuple[int, int]:
        """The smallest and the largest number of players."""
        return min(self.roles), max(self.roles)

    @property
    def cards(self) -> Iterator[tuple[str, Any, int]]:
        """All that is in the box, pile by pile, and how many there are of each."""
        yield "start", {"tile": self.start}, 1
        for goal, tile in self.goals.items():
            yield "goal", {"face": goal, "tile": tile}, 1
        for face, count in Counter(self.deck).items():
            yield "deck", face, count
        for role in Role:
            yield "role", role, max(roles.count(role) for roles in self.roles.values())
        for nuggets, count in Counter(self.gold).items():
            yield "gold", nuggets, count

    @cached_property
    def joining(self) -> Adjacency:
        """[0.1, 0.2] What a new card must meet."""
        return Adjacency.START if self.connected else Adjacency(self.contact.value)

    @cached_property
    def goal_cells(self) -> tuple[Cell, ...]:
        """[R21, R22] Where the goals lie, top to bottom."""
        column, step = self.columns_between + 1, self.rows_between_goals + 1
        return tuple(Cell(column, row * step) for row in (-1, 0, 1))


def edition_from(values: Mapping[str, Any]) -> Edition:
    """The edition a TOML table describes; `EditionError` names the first thing wrong with it."""
    table = TomlTable(values)
    for passed_over in ("extends", "game"):
        if passed_over in table:
            table.text(passed_over)
    edition = Edition(
        id=read_id(table),
        title=table.text("title") if "title" in table else "",
        start=table.tile("start"),
        goals=_goals(table.table("goals")),
        deck=_deck(table.table("deck")),
        gold=_gold(table),
        roles=_roles(table),
        hand=FrozenDict((seats, entry.number(1, 20)) for seats, entry in _by_seats(table, "hand")),
        pay=FrozenDict(
            (count, entry.number(0, 20))
            for count, entry in table.numbered("pay", 1, MAX_SEATS).items()
        ),
        options=table.choices("options", option_names_of(Edition)),
        left_open=table.choices("left_open", RULES_LEFT_OPEN),
        age=table.number("age", 1, 99),
        minutes=table.number("minutes", 1, 600),
        **read_fields(Edition, table),
    )
    table.reject_unknown_keys()
    _check_numbers(edition)
    return edition


def _goals(table: TomlTable) -> FrozenDict[GoalFace, Tile]:
    goals = FrozenDict((face, table.tile(face)) for face in GoalFace)
    table.reject_unknown_keys()
    return goals


def _deck(table: TomlTable) -> tuple[Card, ...]:
    """[D] The draw deck, one entry a card, sorted by kind."""
    cards: list[Card] = []
    for name, count in table.counts("passages", MAX_CARDS_OF_A_KIND).items():
        cards += [PathCard(parse_tile(f"deck.passages.{name}", name))] * count
    for name, count in table.counts("dead_ends", MAX_CARDS_OF_A_KIND).items():
        tile = parse_tile(f"deck.dead_ends.{name}", name, least=1)
        cards += [PathCard(Tile(tile.sides, joined=False))] * count
    actions = table.table("actions")
    cards += [MapCard()] * actions.number("map", 0, MAX_CARDS_OF_A_KIND)
    cards += [RockfallCard()] * actions.number("rockfall", 0, MAX_CARDS_OF_A_KIND)
    actions.reject_unknown_keys()
    for name, count in table.counts("breaks", MAX_CARDS_OF_A_KIND).items():
        cards += [BreakCard(_tools(f"deck.breaks.{name}", name, 1)[0])] * count
    for name, count in table.counts("mends", MAX_CARDS_OF_A_KIND).items():
        cards += [MendCard(_tools(f"deck.mends.{name}", name, len(Tool)))] * count
    table.reject_unknown_keys()
    check_at_most("deck", len(cards), MAX_DECK_CARDS)
    return tuple(cards)


def _tools(key: str, name: str, most: int) -> tuple[Tool, ...]:
    """The tools named in a key such as `pick+lamp`."""
    words = name.split("+")
    known = [tool for tool in Tool if tool in words]
    if len(known) != len(words) or len(words) > most:
        raise EditionError(key, name, ExpectedValue.ONE_OF, choices=join_values(Tool))
    return tuple(known)


def _gold(table: TomlTable) -> tuple[int, ...]:
    entries = table.numbered("gold", 1, MAX_NUGGETS)
    return tuple(
        nuggets for nuggets, entry in sorted(entries.items()) for _ in range(entry.number(0, 100))
    )


def _by_seats(table: TomlTable, name: str) -> list[tuple[int, Any]]:
    return sorted(table.numbered(name, 2, MAX_SEATS).items())


def _roles(table: TomlTable) -> FrozenDict[int, tuple[Role, ...]]:
    roles: dict[int, tuple[Role, ...]] = {}
    for seats, entry in _by_seats(table, "roles"):
        counts = entry.table()
        saboteurs = counts.number("saboteurs", 0, MAX_SEATS)
        diggers = counts.number("diggers", 0, MAX_SEATS)
        counts.reject_unknown_keys()
        roles[seats] = (Role.SABOTEUR,) * saboteurs + (Role.DIGGER,) * diggers
        if len(roles[seats]) < seats:
            raise EditionError(
                f"roles.{seats}", len(roles[seats]), ExpectedValue.ENOUGH_ROLES, seats=seats
            )
    return FrozenDict(roles)


def _check_numbers(edition: Edition) -> None:
    """Checks across values: that there are cards and numbers for every number of players."""
    sizes = list(edition.roles)
    if not sizes or sizes != list(range(sizes[0], sizes[-1] + 1)):
        raise EditionError("roles", join_values(sizes), ExpectedValue.SEATS)
    for seats, roles in edition.roles.items():
        if seats not in edition.hand:
            raise EditionError(f"hand.{seats}", None, ExpectedValue.SOMETHING)
        needed = seats * edition.hand[seats]
        if len(edition.deck) < needed:
            raise EditionError("deck", len(edition.deck), ExpectedValue.ENOUGH_CARDS, needed=needed)
        for count in range(1, roles.count(Role.SABOTEUR) + 1):
            if count not in edition.pay:
                raise EditionError(f"pay.{count}", None, ExpectedValue.SOMETHING)
