"""The box: tiles, numbers and switches. Rules read these fields and never the edition's id."""

from collections.abc import Mapping
from enum import StrEnum
from typing import Any

import msgspec

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
from foolsgold.games.toml import (
    EditionError,
    Expected,
    TomlTable,
    as_tile,
    listed,
    refuse_above,
    text_id,
)
from foolsgold.tunnel.board import Joining
from foolsgold.tunnel.tiles import Cell, Tile

MOST_SEATS = 8
MOST_TILES = 200
MOST_DECK = 300
"""Several boxes of tiles, and little enough for bots to think about."""
ROTATIONS = (1, 2, 4)


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


class Edition(msgspec.Struct, frozen=True, kw_only=True):
    """One rule set of the game."""

    id: str
    title: str
    """What a user's own edition calls itself; empty for the shipped ones."""

    start: Tile
    goals: Mapping[GoalFace, Tile]
    deck: tuple[Card, ...]
    races: Mapping[int, Mapping[Race, int]]
    """How many of each race play, by number of players."""
    race_of: Mapping[Role, Race]

    first_player: FirstPlayer
    hand: int
    columns_between: int
    rows_between_goals: int
    rotation: int
    connected: bool
    replace_passes: bool
    stall_circles: int
    dynamite_passage: bool
    bonuses: bool
    points_to_win: int
    points: Points

    joining: Joining
    """[O9, O10] What a new tile must meet: follows from `connected`."""
    goal_cells: tuple[Cell, ...]
    options: tuple[str, ...] = ()
    """No switch is left to the table: take the other edition, or write your own."""

    @property
    def seats(self) -> tuple[int, int]:
        """The smallest and the largest number of players."""
        return min(self.races), max(self.races)


SWITCHES = (
    "first_player", "bonuses", "hand", "columns_between", "rotation", "connected",
    "replace_passes", "dynamite_passage", "points_to_win",
)  # fmt: skip
"""The fields in which editions may differ, in the order people read them."""


def edition_from(values: Mapping[str, Any]) -> Edition:
    """The edition a TOML table describes; `EditionError` names the first thing wrong with it."""
    table = TomlTable(values)
    for passed_over in ("extends", "game"):
        if passed_over in table:
            table.text(passed_over)
    connected = table.yes_no("connected")
    columns = table.number("columns_between", 1, 20)
    rows = table.number("rows_between_goals", 0, 10)
    edition = Edition(
        id=text_id(table),
        title=table.text("title") if "title" in table else "",
        start=table.tile("start"),
        goals=_goals(table.table("goals")),
        deck=_deck(table.table("deck")),
        races=_races(table),
        race_of=_race_of(table.table("roles")),
        first_player=table.choice("first_player", FirstPlayer),
        hand=table.number("hand", 1, 10),
        columns_between=columns,
        rows_between_goals=rows,
        rotation=_rotation(table),
        connected=connected,
        replace_passes=table.yes_no("replace_passes"),
        stall_circles=table.number("stall_circles", 1, 100),
        dynamite_passage=table.yes_no("dynamite_passage"),
        bonuses=table.yes_no("bonuses"),
        points_to_win=table.number("points_to_win", 1, 100),
        points=_points(table.table("points")),
        joining=Joining.START if connected else Joining.ROUTE,
        goal_cells=tuple(Cell(columns + 1, row * (rows + 1)) for row in (-1, 0, 1)),
    )
    table.refuse_unread()
    _check_numbers(edition)
    return edition


def _rotation(table: TomlTable) -> int:
    rotation = table.number("rotation", 1, 4)
    if rotation not in ROTATIONS:
        raise EditionError("rotation", rotation, Expected.ONE_OF, choices=listed(ROTATIONS))
    return rotation


def _points(table: TomlTable) -> Points:
    points = Points(**{name: table.number(name, 0, 20) for name in Points.__struct_fields__})
    table.refuse_unread()
    return points


def _goals(table: TomlTable) -> dict[GoalFace, Tile]:
    goals = {face: table.tile(face) for face in GoalFace}
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


def _races(table: TomlTable) -> dict[int, dict[Race, int]]:
    races = {}
    for seats, entry in sorted(table.numbered("races", 2, MOST_SEATS).items()):
        counts = entry.table()
        goblins, gnomes = (counts.number(f"{race}s", 0, MOST_SEATS) for race in ("goblin", "gnome"))
        counts.refuse_unread()
        if goblins + gnomes != seats:
            found = goblins + gnomes
            raise EditionError(f"races.{seats}", found, Expected.NUMBER, low=seats, high=seats)
        races[seats] = {Race.GNOME: gnomes, Race.GOBLIN: goblins}
    return races


def _race_of(table: TomlTable) -> dict[Role, Race]:
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
    return race_of


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
