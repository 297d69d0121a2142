"""Moves as numbers: they read back, they say what a move does, and the mask is the legal moves."""

from collections import Counter
from typing import Any, NamedTuple
from zlib import crc32

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from foolsgold.games.action_space import DEFAULT_GRID, ActionSpace, MixedRadix, NumberedGrid
from foolsgold.games.api import AnyRules
from foolsgold.games.catalogue import GAMES, find
from foolsgold.games.edition_fields import edition_fields
from foolsgold.games.gobblings import action_ids as gobblings
from foolsgold.games.gobblings.visibility import view_of as gobblings_view
from foolsgold.games.saboteur import action_ids as saboteur
from foolsgold.games.saboteur.visibility import view_of as saboteur_view
from foolsgold.tunnel.tiles import Cell
from tests.support import gobblings_positions, saboteur_positions
from tests.support.each_game import each_game
from tests.support.game_case import GameCase
from tests.support.profiles import scaled_examples


class Position(NamedTuple):
    """Somewhere in a random game of either kind."""

    case: GameCase
    state: Any

    @property
    def rules(self) -> AnyRules:
        return self.case.rules

    @property
    def view(self) -> Any:
        return self.rules.view_of(self.state, self.state.to_act)

    @property
    def others(self) -> list[int | None]:
        return [None, *(seat for seat in range(self.state.seats) if seat != self.state.to_act)]


def positions(case: GameCase) -> st.SearchStrategy[Position]:
    return case.random_positions().map(lambda game: Position(case, game[0]))


def deed(view: Any, move: Any) -> str:
    """What a move does, told from the card and the move's own notation: no number is asked."""
    name, *rest = str(move).split()
    if not hasattr(move, "card"):
        return str(move)
    [face] = [held.face for held in view.hand if held.card == move.card]
    match name:
        case "place":
            quarters = 2 * move.turned if hasattr(move, "turned") else move.quarters
            face = replace(face, tile=face.tile.turned(quarters))
            return f"place {str(face).removeprefix('path ')} {move.cell}"
        case "break" | "mend":
            return " ".join((str(face), *rest[1:]))
        case "discard" | "replace":
            return f"{name} {face}"
    return " ".join((name, *rest[1:]))


@each_game
@given(data=st.data())
def test_the_mask_is_the_legal_moves(case: GameCase, data: st.DataObject) -> None:
    position = data.draw(positions(case))
    actions, view = position.rules.actions, position.view
    numbers = set()
    for move in position.rules.legal_moves(position.state):
        number = actions.encode(view, move)
        cell = getattr(move, "cell", None)
        assert (number is None) == (cell is not None and DEFAULT_GRID.index_of(cell) is None)
        if number is not None:
            numbers.add(number)
            assert actions.describe(number) == deed(view, move)
    mask = actions.mask(view)
    assert len(mask) == actions.size
    assert sum(mask) == len(numbers)
    assert all(mask[number] == 1 for number in numbers)
    assert actions.legal(view) == tuple(sorted(numbers))


@each_game
@given(data=st.data())
@settings(max_examples=scaled_examples(20))
def test_every_number_of_the_mask_is_a_legal_move_of_that_number(
    case: GameCase, data: st.DataObject
) -> None:
    position = data.draw(positions(case))
    actions, view = position.rules.actions, position.view
    legal = set(position.rules.legal_moves(position.state))
    for number in actions.legal(view):
        move = actions.decode(view, number)
        assert move in legal
        assert actions.encode(view, move) == number


@each_game
@given(data=st.data())
@settings(max_examples=scaled_examples(20))
def test_who_is_not_on_turn_has_an_empty_mask(case: GameCase, data: st.DataObject) -> None:
    position = data.draw(positions(case))
    for seat in position.others:
        view = position.rules.view_of(position.state, seat)
        assert position.rules.actions.legal(view) == ()
        assert not any(position.rules.actions.mask(view))


def settled(face: Any, rotation: int) -> Any:
    """A tile in hand may be held in any of its positions: one stands for all."""
    if not hasattr(face, "tile"):
        return face
    quarters = range(0, 4, 4 // rotation)
    return replace(face, tile=min(face.tile.turned(quarter) for quarter in quarters))


def known_after(position: Position, move: Any) -> list[Any]:
    """What everybody sees and hears of a move; of the own hand only what it can do."""
    state, events = position.rules.step(position.state, move)
    known: list[Any] = []
    for seat in position.others:
        known += [
            position.rules.view_of(state, seat),
            position.rules.redact_events(events, seat),
        ]
    own = position.rules.view_of(state, position.state.to_act)
    rotation = getattr(own, "rotation", 2)
    hand = Counter(settled(held.face, rotation) for held in own.hand)
    return [*known, hand, replace(own, hand=(), legal=())]


@each_game
@given(data=st.data())
@settings(max_examples=scaled_examples(40))
def test_a_number_stands_for_moves_that_lead_to_one_position(
    case: GameCase, data: st.DataObject
) -> None:
    position = data.draw(positions(case))
    actions, view = position.rules.actions, position.view
    for move in view.legal:
        number = actions.encode(view, move)
        if number is None:
            continue
        first = actions.decode(view, number)
        if first != move:
            assert known_after(position, first) == known_after(position, move)


@each_game
@given(data=st.data())
@settings(max_examples=scaled_examples(40))
def test_no_move_that_is_refused_has_the_number_of_a_legal_one(
    case: GameCase, data: st.DataObject
) -> None:
    position = data.draw(positions(case))
    actions, view = position.rules.actions, position.view
    legal, mask = set(view.legal), set(actions.legal(view))
    for move in position.case.conceivable_moves(position.state):
        number = actions.encode(view, move)
        if number is None:
            continue
        assert (number in mask) == (move in legal)
        assert actions.encode(view, actions.decode(view, number)) == number


@each_game
@given(data=st.data())
@settings(max_examples=scaled_examples(20))
def test_any_number_is_read_as_what_it_says_or_not_at_all(
    case: GameCase, data: st.DataObject
) -> None:
    position = data.draw(positions(case))
    actions, view = position.rules.actions, position.view
    name = data.draw(st.sampled_from(list(actions.radix.sizes)))
    indices = [data.draw(st.integers(0, size - 1)) for size in actions.radix.sizes[name]]
    number = actions.radix.encode(name, *indices)
    assert number is not None
    text = actions.describe(number)
    try:
        told = deed(view, actions.decode(view, number))
    except ValueError as error:
        told = str(error).removeprefix(f"nothing in this view can do {number}: ")
    assert told == text


@each_game
@given(data=st.data())
@settings(max_examples=scaled_examples(20))
def test_only_what_is_in_hand_can_be_put_away(case: GameCase, data: st.DataObject) -> None:
    position = data.draw(positions(case))
    actions, view = position.rules.actions, position.view
    block = "discard" if "discard" in actions.radix.sizes else "replace"
    held = {f"{block} {held.face}" for held in view.hand}
    start, [count] = actions.radix.starts[block], actions.radix.sizes[block]
    found = set()
    for number in range(start, start + count):
        try:
            found.add(deed(view, actions.decode(view, number)))
        except ValueError:
            assert actions.describe(number) not in held
    assert found == held


SMALL = NumberedGrid(-1, -2, 3, 4)


@pytest.mark.parametrize("small", [saboteur.Actions(SMALL), gobblings.Actions(SMALL)])
def test_no_two_numbers_say_the_same(small: ActionSpace[Any, Any]) -> None:
    assert len({small.describe(number) for number in range(small.size)}) == small.size


@pytest.mark.parametrize("rules", GAMES, ids=lambda rules: rules.name)
@pytest.mark.parametrize("number", [-1, 10**9])
def test_there_are_no_other_numbers(rules: AnyRules, number: int) -> None:
    for ask in (
        rules.actions.describe,
        lambda number: rules.actions.decode(None, number),
    ):
        with pytest.raises(ValueError, match=f"{number} is not the number of a move"):
            ask(number)


def checksum(actions: ActionSpace[Any, Any]) -> int:
    """Changes if any number comes to mean something else: then whatever learnt them is lost."""
    return crc32("\n".join(map(actions.describe, range(actions.size))).encode())


def test_the_numbers_of_saboteur_stay_as_they_are() -> None:
    actions = saboteur.ACTIONS
    assert actions.radix.starts == {
        "peek": 0,
        "break": 3,
        "mend": 39,
        "discard": 183,
        "open": 225,
        "turn": 228,
        "take": 234,
        "collapse": 254,
        "place": 1278,
    }
    assert actions.size == 31_998
    assert checksum(saboteur.Actions(SMALL)) == 3531412665


def test_the_numbers_of_gobblings_stay_as_they_are() -> None:
    actions = gobblings.ACTIONS
    assert actions.radix.starts == {
        "pass": 0,
        "leave": 1,
        "peek": 2,
        "open": 5,
        "swap": 8,
        "serve": 16,
        "steal": 24,
        "replace": 32,
        "explode": 200,
        "place": 1224,
    }
    assert actions.size == 170_184
    assert checksum(gobblings.Actions(SMALL)) == 1719052843


@pytest.mark.parametrize("edition", saboteur_positions.SHIPPED_EDITIONS)
@pytest.mark.parametrize("seat", [0, 4])
def test_a_card_has_the_same_numbers_in_every_edition_and_seat(edition: str, seat: int) -> None:
    state = saboteur_positions.table(
        edition=edition, to_act=seat, hand=["path NES", "map", "break lamp"], pile=9
    )
    legal = saboteur.ACTIONS.legal(saboteur_view(state, seat))
    texts = {saboteur.ACTIONS.describe(number): number for number in legal}
    assert texts["place NES 0,1"] == 1278 + 6 * 1024 + 17 * 32 + 10
    assert texts["peek 2"] == 1
    assert texts["break lamp 3"] == 3 + 12 + 2
    assert texts["discard map"] == 183 + 30


@pytest.mark.parametrize("edition", gobblings_positions.RULES.edition_ids)
@pytest.mark.parametrize("seat", [0, 4])
def test_a_tile_has_the_same_numbers_in_every_edition_and_seat(edition: str, seat: int) -> None:
    state = gobblings_positions.table(
        edition=edition, to_act=seat, hand=["passage NES", "map", "potion"]
    )
    legal = gobblings.ACTIONS.legal(gobblings_view(state, seat))
    texts = {gobblings.ACTIONS.describe(number): number for number in legal}
    assert texts["place passage NES 0,1"] == 1224 + 6 * 1024 + 17 * 32 + 10
    assert texts["peek 2"] == 3
    assert texts["swap 3"] == 10
    assert texts["replace map"] == 32 + 165


def legal_of(rules: AnyRules, state: Any) -> dict[str, str]:
    """What each number of the mask says, and the move it is read as."""
    view = rules.view_of(state, state.to_act)
    numbers = rules.actions.legal(view)
    return {
        rules.actions.describe(number): str(rules.actions.decode(view, number))
        for number in numbers
    }


def test_cards_that_are_each_other_turned_are_one_but_are_put_away_as_printed() -> None:
    state = saboteur_positions.table(
        hand=["path SW", "path NE", "path NE"],
        changes={"deck": {"passages": {"NE": 2, "SW": 2}}},
    )
    assert len(saboteur_positions.legal_texts(state, "place")) == 12
    assert legal_of(saboteur_positions.RULES, state) == {
        "discard path NE": "discard 1",
        "discard path SW": "discard 0",
        "place NE 0,1": "place 0 0,1 turned",
        "place NE -1,0": "place 0 -1,0 turned",
        "place SW 0,-1": "place 0 0,-1",
        "place SW 1,0": "place 0 1,0",
    }


@pytest.mark.parametrize(
    ("rotation", "places"),
    [
        (1, {"SW 1,0": "1 1,0", "NE 0,1": "0 0,1"}),
        (2, {"SW 1,0": "0 1,0 180", "NE 0,1": "0 0,1"}),
        (4, {"NW 1,0": "0 1,0 270", "SW 1,0": "0 1,0 180", "NE 0,1": "0 0,1"}),
    ],
)
def test_tiles_are_one_only_as_far_as_they_may_be_turned(
    rotation: int, places: dict[str, str]
) -> None:
    state = gobblings_positions.table(
        hand=["passage NE", "passage SW", "map"],
        changes={"rotation": rotation, "deck": {"passage": {"NE": 2, "SW": 2}}},
    )
    legal = legal_of(gobblings_positions.RULES, state)
    for what, move in places.items():
        assert legal[f"place passage {what}"] == f"place {move}"
    assert ("place passage NW 1,0" in legal) == (rotation == 4)


@pytest.mark.parametrize("rules", GAMES, ids=lambda rules: rules.name)
def test_the_field_holds_the_furthest_goals_of_any_edition(rules: AnyRules) -> None:
    most = {told.name: told.constraint.high for told in edition_fields(rules.edition_type)}
    edition = replace(
        find(rules.reference_edition).edition,
        columns_between=most["columns_between"],
        rows_between_goals=most["rows_between_goals"],
    )
    assert all(DEFAULT_GRID.index_of(cell) is not None for cell in edition.goal_cells)


def test_a_field_counts_its_cells_row_by_row() -> None:
    field = NumberedGrid(-1, -2, 3, 5)
    cells = [Cell(x, y) for y in range(-2, 3) for x in range(-1, 2)]
    assert list(field.cells) == cells
    assert [field.index_of(cell) for cell in cells] == list(range(15))
    beyond = (Cell(-2, 0), Cell(2, 0), Cell(0, -3), Cell(0, 3))
    assert [field.index_of(cell) for cell in beyond] == [None] * 4
    with pytest.raises(ValueError, match="0 by 5"):
        NumberedGrid(width=0, height=5)


def test_a_small_field_leaves_out_what_lies_beyond_and_moves_no_other_number() -> None:
    state = saboteur_positions.table(hand=["path NESW", "rockfall", "map"])
    view = saboteur_view(state, 0)
    small, usual = saboteur.Actions(NumberedGrid(0, 0, 3, 2)), saboteur.ACTIONS
    assert small.size == 254 + 31 * 6
    texts = [small.describe(number) for number in small.legal(view)]
    assert [text for text in texts if text.startswith("place")] == [
        "place NESW 1,0",
        "place NESW 0,1",
    ]
    assert all(small.describe(number) == usual.describe(number) for number in range(254))


@given(st.data())
def test_blocks_read_back(data: st.DataObject) -> None:
    radices = st.lists(st.integers(1, 6), max_size=3).map(tuple)
    blocks = MixedRadix(data.draw(st.dictionaries(st.text("abc", min_size=1), radices, min_size=1)))
    read = [blocks.decode(number) for number in range(blocks.size)]
    assert [blocks.encode(name, *indices) for name, indices in read] == list(range(blocks.size))
    name, sizes = next(iter(blocks.sizes.items()))
    for at in range(len(sizes)):
        for wrong in (-1, sizes[at], None):
            indices = [wrong if place == at else 0 for place in range(len(sizes))]
            assert blocks.encode(name, *indices) is None
