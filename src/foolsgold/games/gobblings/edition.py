"""`Edition` of Gobblings: the tiles, numbers and rule switches of a box.

Rules read these fields and never the edition's id.
"""

from collections import Counter
from collections.abc import Iterator, Mapping
from enum import StrEnum
from functools import cached_property
from typing import Annotated, Any

import msgspec

from foolsgold.base.frozendict import FrozenDict
from foolsgold.games.edition_fields import RuleValue, Switch, read_fields
from foolsgold.games.gobblings.cards import (
    Card,
    Colour,
    ExplosionCard,
    GoalFace,
    MapCard,
    PathCard,
    PotionCard,
    Race,
    Role,
    TileKind,
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

MAX_SEATS = 8
MAX_TILES_OF_A_KIND = 200
MAX_DECK_CARDS = 300
"""Several boxes of tiles, and little enough for bots to think about."""


class FirstPlayer(StrEnum):
    """[G12] Who begins the game, by custom; the host picks, or chance decides (O65)."""

    LONGEST_BEARD = "longest-beard"


class RoundPoints(msgspec.Struct, frozen=True):
    """[G36, G37, G39] What the end of a round is worth."""

    gold: int
    gold_opener: int
    gold_goblin_loss: int
    dragon: int
    nothing: int


class Edition(msgspec.Struct, frozen=True, kw_only=True, dict=True, cache_hash=True):
    """One rule set of the game. Everything below `points` is read from its annotation."""

    id: str
    title: str
    """What a user's own edition calls itself; empty for the shipped ones."""

    start: Tile
    goals: FrozenDict[GoalFace, Tile]
    deck: tuple[Card, ...]
    races: FrozenDict[int, FrozenDict[Race, int]]
    """How many of each race play, by number of players."""
    race_of: FrozenDict[Role, Race]
    points: RoundPoints

    first_player: Annotated[FirstPlayer, Switch("G12, O65")]
    bonuses: Annotated[bool, Switch("G43-G51, O70")]
    hand: Annotated[int, Switch("G10, O14", 1, 10)]
    columns_between: Annotated[int, Switch("G7, O11", 1, 20)]
    rows_between_goals: Annotated[int, RuleValue("G7, O11", 0, 10)]
    rotation: Annotated[int, Switch("O7", choices=(4, 2, 1))]
    connected: Annotated[bool, Switch("O9")]
    replace_passes: Annotated[bool, Switch("O16")]
    stall_circles: Annotated[int, RuleValue("O16", 1, 100)]
    dynamite_passage: Annotated[bool, Switch("O28")]
    points_to_win: Annotated[int, Switch("G42", 1, 100)]

    options: tuple[str, ...] = ()
    """No switch is left to the table: take the other edition, or write your own."""

    @property
    def seats(self) -> tuple[int, int]:
        """The smallest and the largest number of players."""
        return min(self.races), max(self.races)

    @property
    def cards(self) -> Iterator[tuple[str, Any, int]]:
        """All that is in the box, pile by pile, and how many there are of each."""
        yield "start", {"tile": self.start}, 1
        for goal, tile in self.goals.items():
            yield "goal", {"face": goal, "tile": tile}, 1
        for face, count in Counter(self.deck).items():
            yield "deck", face, count
        for role in self.race_of:
            yield "role", role, 1

    @cached_property
    def joining(self) -> Adjacency:
        """[O9, O10] What a new tile must meet."""
        return Adjacency.START if self.connected else Adjacency.ROUTE

    @cached_property
    def goal_cells(self) -> tuple[Cell, ...]:
        """[G7, O11] Where the goals lie, top to bottom."""
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
        races=_races(table),
        race_of=_race_of(table.table("roles")),
        points=_points(table.table("points")),
        **read_fields(Edition, table),
    )
    table.reject_unknown_keys()
    _check_numbers(edition)
    return edition


def _points(table: TomlTable) -> RoundPoints:
    points = RoundPoints(
        **{name: table.number(name, 0, 20) for name in RoundPoints.__struct_fields__}
    )
    table.reject_unknown_keys()
    return points


def _goals(table: TomlTable) -> FrozenDict[GoalFace, Tile]:
    goals = FrozenDict((face, table.tile(face)) for face in GoalFace)
    table.reject_unknown_keys()
    return goals


def _deck(table: TomlTable) -> tuple[Card, ...]:
    """[O4] The path deck, one entry a tile, sorted by kind."""
    actions = table.table("actions")
    cards: list[Card] = [MapCard()] * actions.number("map", 0, MAX_TILES_OF_A_KIND)
    cards += [ExplosionCard()] * actions.number("explosion", 0, MAX_TILES_OF_A_KIND)
    cards += [PotionCard()] * actions.number("potion", 0, MAX_TILES_OF_A_KIND)
    actions.reject_unknown_keys()
    for kind in (TileKind.PASSAGE, TileKind.BOMB, TileKind.LANTERN, TileKind.ALE, TileKind.RUBBLE):
        cards += _tiles(table, kind, None)
    for kind in (TileKind.KEY, TileKind.DOOR):
        colours = table.table(kind)
        for name in colours:
            if name not in list(Colour):
                key = colours.full_key(name)
                raise EditionError(key, name, ExpectedValue.ONE_OF, choices=join_values(Colour))
            cards += _tiles(colours, kind, Colour(name))
    table.reject_unknown_keys()
    check_at_most("deck", len(cards), MAX_DECK_CARDS)
    return tuple(cards)


def _tiles(table: TomlTable, kind: TileKind, colour: Colour | None) -> list[Card]:
    name = colour or kind
    cards: list[Card] = []
    for sides, count in table.counts(name, MAX_TILES_OF_A_KIND).items():
        tile = parse_tile(f"{table.full_key(name)}.{sides}", sides)
        card = PathCard(Tile(tile.sides, joined=kind is not TileKind.RUBBLE), kind, colour)
        cards += [card] * count
    return cards


def _races(table: TomlTable) -> FrozenDict[int, FrozenDict[Race, int]]:
    races: dict[int, FrozenDict[Race, int]] = {}
    for seats, entry in sorted(table.numbered("races", 2, MAX_SEATS).items()):
        counts = entry.table()
        goblins, gnomes = (counts.number(f"{race}s", 0, MAX_SEATS) for race in ("goblin", "gnome"))
        counts.reject_unknown_keys()
        if goblins + gnomes != seats:
            found = goblins + gnomes
            raise EditionError(f"races.{seats}", found, ExpectedValue.NUMBER, low=seats, high=seats)
        races[seats] = FrozenDict({Race.GNOME: gnomes, Race.GOBLIN: goblins})
    return FrozenDict(races)


def _race_of(table: TomlTable) -> FrozenDict[Role, Race]:
    """[O2] Every role is of one race."""
    race_of: dict[Role, Race] = {}
    for race in Race:
        for role in table.choices(f"{race}s", frozenset(Role)):
            if role in race_of:
                left = (other for other in Role if other not in race_of)
                raise EditionError(
                    table.full_key(f"{race}s"),
                    role,
                    ExpectedValue.ONE_OF,
                    choices=join_values(left),
                )
            race_of[Role(role)] = race
    table.reject_unknown_keys()
    for role in Role:
        if role not in race_of:
            raise EditionError(f"roles.{role}", None, ExpectedValue.SOMETHING)
    return FrozenDict(race_of)


def _check_numbers(edition: Edition) -> None:
    """Checks across values: that there are tiles and roles for every number of players."""
    sizes = list(edition.races)
    if not sizes or sizes != list(range(sizes[0], sizes[-1] + 1)):
        raise EditionError("races", join_values(sizes), ExpectedValue.SEATS)
    for seats, counts in edition.races.items():
        needed = seats * edition.hand
        if len(edition.deck) < needed:
            raise EditionError("deck", len(edition.deck), ExpectedValue.ENOUGH_CARDS, needed=needed)
        for race, count in counts.items():
            there = list(edition.race_of.values()).count(race)
            if there < count:
                key = f"roles.{race}s"
                raise EditionError(key, there, ExpectedValue.NUMBER, low=count, high=len(Role))
