"""The box: tiles, numbers and switches. Rules read these fields and never the edition's id."""

from collections import Counter
from collections.abc import Iterator, Mapping
from enum import StrEnum
from functools import cached_property
from typing import Annotated, Any

import msgspec

from foolsgold.base.frozendict import Frozen
from foolsgold.games.edition_toml import (
    EditionError,
    Expected,
    TomlTable,
    as_tile,
    listed,
    refuse_above,
    text_id,
)
from foolsgold.games.gobblings.cards import (
    Card,
    Colour,
    ExplosionCard,
    GoalFace,
    Kind,
    MapCard,
    PathCard,
    PotionCard,
    Race,
    Role,
)
from foolsgold.games.switches import Switch, Value, read_values
from foolsgold.tunnel.board import Joining
from foolsgold.tunnel.tiles import Cell, Tile

MOST_SEATS = 8
MOST_TILES = 200
MOST_DECK = 300
"""Several boxes of tiles, and little enough for bots to think about."""


class FirstPlayer(StrEnum):
    """[G12] Who begins the game, by custom; the host picks, or chance decides (O65)."""

    LONGEST_BEARD = "longest-beard"


class Points(msgspec.Struct, frozen=True):
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
    goals: Frozen[GoalFace, Tile]
    deck: tuple[Card, ...]
    races: Frozen[int, Frozen[Race, int]]
    """How many of each race play, by number of players."""
    race_of: Frozen[Role, Race]
    points: Points

    first_player: Annotated[FirstPlayer, Switch("G12, O65")]
    bonuses: Annotated[bool, Switch("G43-G51, O70")]
    hand: Annotated[int, Switch("G10, O14", 1, 10)]
    columns_between: Annotated[int, Switch("G7, O11", 1, 20)]
    rows_between_goals: Annotated[int, Value("G7, O11", 0, 10)]
    rotation: Annotated[int, Switch("O7", among=(4, 2, 1))]
    connected: Annotated[bool, Switch("O9")]
    replace_passes: Annotated[bool, Switch("O16")]
    stall_circles: Annotated[int, Value("O16", 1, 100)]
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
    def joining(self) -> Joining:
        """[O9, O10] What a new tile must meet."""
        return Joining.START if self.connected else Joining.ROUTE

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
        id=text_id(table),
        title=table.text("title") if "title" in table else "",
        start=table.tile("start"),
        goals=_goals(table.table("goals")),
        deck=_deck(table.table("deck")),
        races=_races(table),
        race_of=_race_of(table.table("roles")),
        points=_points(table.table("points")),
        **read_values(Edition, table),
    )
    table.refuse_unread()
    _check_numbers(edition)
    return edition


def _points(table: TomlTable) -> Points:
    points = Points(**{name: table.number(name, 0, 20) for name in Points.__struct_fields__})
    table.refuse_unread()
    return points


def _goals(table: TomlTable) -> Frozen[GoalFace, Tile]:
    goals = Frozen((face, table.tile(face)) for face in GoalFace)
    table.refuse_unread()
    return goals


def _deck(table: TomlTable) -> tuple[Card, ...]:
    """[O4] The path deck, one entry a tile, sorted by kind."""
    actions = table.table("actions")
    cards: list[Card] = [MapCard()] * actions.number("map", 0, MOST_TILES)
    cards += [ExplosionCard()] * actions.number("explosion", 0, MOST_TILES)
    cards += [PotionCard()] * actions.number("potion", 0, MOST_TILES)
    actions.refuse_unread()
    for kind in (Kind.PASSAGE, Kind.BOMB, Kind.LANTERN, Kind.ALE, Kind.RUBBLE):
        cards += _tiles(table, kind, None)
    for kind in (Kind.KEY, Kind.DOOR):
        colours = table.table(kind)
        for name in colours:
            if name not in list(Colour):
                key = colours.key(name)
                raise EditionError(key, name, Expected.ONE_OF, choices=listed(Colour))
            cards += _tiles(colours, kind, Colour(name))
    table.refuse_unread()
    refuse_above("deck", len(cards), MOST_DECK)
    return tuple(cards)


def _tiles(table: TomlTable, kind: Kind, colour: Colour | None) -> list[Card]:
    name = colour or kind
    cards: list[Card] = []
    for sides, count in table.counts(name, MOST_TILES).items():
        tile = as_tile(f"{table.key(name)}.{sides}", sides)
        card = PathCard(Tile(tile.sides, joined=kind is not Kind.RUBBLE), kind, colour)
        cards += [card] * count
    return cards


def _races(table: TomlTable) -> Frozen[int, Frozen[Race, int]]:
    races: dict[int, Frozen[Race, int]] = {}
    for seats, entry in sorted(table.numbered("races", 2, MOST_SEATS).items()):
        counts = entry.table()
        goblins, gnomes = (counts.number(f"{race}s", 0, MOST_SEATS) for race in ("goblin", "gnome"))
        counts.refuse_unread()
        if goblins + gnomes != seats:
            found = goblins + gnomes
            raise EditionError(f"races.{seats}", found, Expected.NUMBER, low=seats, high=seats)
        races[seats] = Frozen({Race.GNOME: gnomes, Race.GOBLIN: goblins})
    return Frozen(races)


def _race_of(table: TomlTable) -> Frozen[Role, Race]:
    """[O2] Every role is of one race."""
    race_of: dict[Role, Race] = {}
    for race in Race:
        for role in table.choices(f"{race}s", frozenset(Role)):
            if role in race_of:
                left = (other for other in Role if other not in race_of)
                raise EditionError(
                    table.key(f"{race}s"), role, Expected.ONE_OF, choices=listed(left)
                )
            race_of[Role(role)] = race
    table.refuse_unread()
    for role in Role:
        if role not in race_of:
            raise EditionError(f"roles.{role}", None, Expected.SOMETHING)
    return Frozen(race_of)


def _check_numbers(edition: Edition) -> None:
    """What no single value can show: that there are tiles and roles for every table size."""
    sizes = list(edition.races)
    if not sizes or sizes != list(range(sizes[0], sizes[-1] + 1)):
        raise EditionError("races", listed(sizes), Expected.SEATS)
    for seats, counts in edition.races.items():
        needed = seats * edition.hand
        if len(edition.deck) < needed:
            raise EditionError("deck", len(edition.deck), Expected.ENOUGH_CARDS, needed=needed)
        for race, count in counts.items():
            there = list(edition.race_of.values()).count(race)
            if there < count:
                key = f"roles.{race}s"
                raise EditionError(key, there, Expected.NUMBER, low=count, high=len(Role))
