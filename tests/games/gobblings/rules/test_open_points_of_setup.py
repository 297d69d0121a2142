"""O1-O15: what the booklet leaves open about the box, the field, laying tiles and drawing."""

from collections import Counter
from itertools import combinations
from typing import Any

import pytest

from foolsgold.base.messages import UserError
from foolsgold.games.api import Reason
from foolsgold.games.gobblings.cards import GoalFace, MapCard, PathCard, Race, Role, TileKind
from foolsgold.games.gobblings.events import Drew, GoalOpened, Replaced, RoundEnded, Scored
from foolsgold.games.gobblings.refusals import Refusal
from foolsgold.games.gobblings.state import State
from foolsgold.games.toml_reader import EditionError
from foolsgold.play.game import Game
from foolsgold.tunnel.board import START
from foolsgold.tunnel.tiles import CROSS, Cell, Tile
from tests.support.gobblings_positions import (
    DOCUMENTED_EDITIONS,
    RULES,
    after_moves,
    box,
    events_of,
    legal_texts,
    refusal_of,
    table,
)
from tests.support.positions import of_kind

every_edition = pytest.mark.parametrize("edition", DOCUMENTED_EDITIONS)

GOBLINS = {Role.MASTER, Role.BOMBER, Role.GREEDY, Role.DRIVER}
GNOMES = {Role.PEDANT, Role.KING, Role.KEYMASTER, Role.JEWELLER}

ALMOST = "S───────"
"""One more tile, at 8,0, and the middle goal is reached."""


def cells(state: State, card: int) -> set[str]:
    """Where a card may be laid, whichever way it is turned."""
    return {text.split()[2] for text in legal_texts(state, f"place {card} ")}


def laid(state: State, card: int) -> set[str]:
    """Where and how a card may be laid."""
    return {text.removeprefix(f"place {card} ") for text in legal_texts(state, f"place {card} ")}


def shape(tile: Tile) -> str:
    sides = tile.sides.bit_count()
    if sides == 2:
        return "straight" if tile.is_symmetric else "corner"
    return {3: "T", 4: "cross"}[sides]


# O1 how many play


@every_edition
def test_o1_three_to_eight_play(edition: str) -> None:
    assert box(edition).edition.seats == (3, 8)
    for seats in range(3, 9):
        assert Game(edition, seats=seats, seed=1).view(0).seats == seats
    for seats in (1, 2, 9):
        with pytest.raises(UserError) as complaint:
            Game(edition, seats=seats, seed=1)
        assert complaint.value.message.id == "seats-wrong"


def test_o1_two_play_only_where_an_edition_of_ones_own_says_so() -> None:
    pair: dict[str, Any] = {"races": {"2": {"goblins": 1, "gnomes": 1}}}
    assert box(**pair).edition.seats == (2, 8)
    state = Game("gobblings", seats=2, seed=1, changes=pair).state
    assert {state.race_at(seat) for seat in (0, 1)} == {Race.GNOME, Race.GOBLIN}


def test_o1_an_edition_for_nine_cannot_be_written() -> None:
    with pytest.raises(EditionError) as error:
        box(races={"9": {"goblins": 4, "gnomes": 5}})
    assert error.value.message.args["key"] == "races.9"


# O2 which roles are Goblins


@every_edition
def test_o2_master_bomber_greedy_and_driver_are_goblins_the_others_gnomes(edition: str) -> None:
    race_of = box(edition).edition.race_of
    assert {role for role, race in race_of.items() if race is Race.GOBLIN} == GOBLINS
    assert {role for role, race in race_of.items() if race is Race.GNOME} == GNOMES
    state, _ = RULES.deal(box(edition).edition, 8, 1, 0)
    assert RULES.view_of(state, None).race_of == race_of


def test_o2_the_races_are_data_and_scoring_follows_them() -> None:
    others = {
        "goblins": ["master", "bomber", "greedy", "pedant"],
        "gnomes": ["driver", "king", "keymaster", "jeweller"],
    }
    roles = ("driver", "pedant", "king")
    for changes, scored in (({}, [1, 2]), ({"roles": others}, [0, 2])):
        state = table(ALMOST, seats=3, to_act=2, hand=["passage NS"], roles=roles, changes=changes)
        events = events_of(state, f"place {state.hands[2][0]} 8,0 90")
        assert sorted({event.seat for event in of_kind(events, Scored)}) == scored


def test_o2_every_role_has_a_race() -> None:
    with pytest.raises(EditionError) as error:
        box(roles={"goblins": ["master", "bomber", "greedy"]})
    assert error.value.message.args["key"] == "roles.driver"


# O3 which roles play


@every_edition
def test_o3_chance_picks_the_roles_within_each_race(edition: str) -> None:
    goblins, gnomes = set(), set()
    for seed in range(100):
        roles = set(RULES.deal(box(edition).edition, 3, seed, 0)[0].roles)
        assert (len(roles & GOBLINS), len(roles & GNOMES)) == (1, 2)
        goblins |= roles & GOBLINS
        gnomes.add(frozenset(roles & GNOMES))
    assert goblins == GOBLINS
    assert gnomes == {frozenset(pair) for pair in combinations(GNOMES, 2)}


@every_edition
def test_o3_the_roles_left_in_the_box_are_known_to_nobody(edition: str) -> None:
    state, events = RULES.deal(box(edition).edition, 4, 3, 0)
    assert len(set(state.roles)) == 4
    for seat in range(4):
        own = tuple(role if at == seat else None for at, role in enumerate(state.roles))
        assert RULES.view_of(state, seat).roles == own
        told_roles = [getattr(RULES.redact_event(event, seat), "role", None) for event in events]
        assert [role for role in told_roles if role] == [state.roles[seat]]
    assert RULES.view_of(state, None).roles == (None,) * 4


# O4 the deck, O5 shapes, O6 icons

SHAPES = {
    "passage": {"cross": 2, "T": 2, "straight": 2, "corner": 2},
    "bomb": {"cross": 1, "T": 2, "straight": 1, "corner": 2},
    "lantern": {"cross": 1, "T": 2, "straight": 1},
    "ale": {"cross": 1, "T": 2, "corner": 2},
    "key": {"T": 3, "straight": 1, "corner": 2},
    "door": {"straight": 6},
    "rubble": {"cross": 1, "T": 2, "straight": 1},
}


@every_edition
def test_o4_the_fifty_tiles_by_kind(edition: str) -> None:
    deck = box(edition).edition.deck
    kinds = Counter(str(card).split()[0].split("-")[0] for card in deck)
    assert kinds == {
        "map": 4, "explosion": 4, "potion": 3, "passage": 8, "bomb": 6, "lantern": 4, "ale": 5,
        "key": 6, "door": 6, "rubble": 4,
    }  # fmt: skip
    assert len(deck) == 50


def test_o4_another_list_of_tiles_is_data() -> None:
    changes: dict[str, Any] = {"deck": {"actions": {"map": 0}, "passage": {"NS": 9}}}
    deck = Counter(map(str, box(**changes).edition.deck))
    assert (deck["map"], deck["passage NS"], deck["passage NE"]) == (0, 9, 2)
    state, _ = RULES.deal(box(**changes).edition, 4, 1, 0)
    assert Counter(map(str, state.deck)) == deck
    with pytest.raises(EditionError) as error:
        box(deck={"actions": {"rocket": 1}})
    assert error.value.message.args["key"] == "deck.actions.rocket"


@every_edition
def test_o5_the_shapes_of_each_kind(edition: str) -> None:
    found: dict[str, Counter[str]] = {kind: Counter() for kind in TileKind}
    for card in box(edition).edition.deck:
        if isinstance(card, PathCard):
            found[card.kind][shape(card.tile)] += 1
    assert found == SHAPES


@every_edition
def test_o5_only_rubble_leaves_its_open_sides_unjoined(edition: str) -> None:
    for card in box(edition).edition.deck:
        if isinstance(card, PathCard):
            assert card.tile.joined is (card.kind is not TileKind.RUBBLE)
    rules = box(edition).edition
    assert {rules.start, *rules.goals.values()} == {CROSS}
    assert set(rules.goals) == set(GoalFace)


@pytest.mark.parametrize("rubble", ["rubble NESW", "rubble NES", "rubble NS"])
def test_o5_rubble_of_every_shape_is_a_blocked_centre(rubble: str) -> None:
    state = after_moves(
        table(ALMOST, hand=[rubble]), f"place 0 8,0{'' if 'W' in rubble else ' 90'}"
    )
    assert not state.opened
    assert Cell(8, 0) not in state.board.reached


@pytest.mark.parametrize(
    ("name", "turn"),
    [
        ("passage NS", " 90"),
        ("bomb NS", " 90"),
        ("lantern NS", " 90"),
        ("ale NESW", ""),
        ("key-yellow NS", " 90"),
    ],
)
def test_o6_a_tile_with_an_icon_is_a_passage(name: str, turn: str) -> None:
    events = events_of(table(ALMOST, hand=[name]), f"place 0 8,0{turn}")
    assert of_kind(events, GoalOpened) == [GoalOpened(0, 1, GoalFace.GOLD)]


@every_edition
def test_o6_a_tile_carries_one_icon_at_most_and_only_keys_and_doors_a_colour(edition: str) -> None:
    for card in box(edition).edition.deck:
        if isinstance(card, PathCard):
            assert (card.colour is not None) is (card.kind in (TileKind.KEY, TileKind.DOOR))
    for name, kind in (
        ("bomb NE", TileKind.BOMB),
        ("key-red NE", TileKind.KEY),
        ("ale NE", TileKind.ALE),
    ):
        state = after_moves(table(hand=[name], edition=edition), "place 0 0,1")
        seen = RULES.view_of(state, 3).board
        assert [tile.kind for tile in seen] == [None, kind]


# O7 rotation

TURNS = {
    4: {"0,1", "-1,0", "-1,0 90", "0,-1 90", "0,-1 180", "1,0 180", "1,0 270", "0,1 270"},
    2: {"0,1", "-1,0", "0,-1 180", "1,0 180"},
    1: {"0,1", "-1,0"},
}


@pytest.mark.parametrize("rotation", [4, 2, 1])
def test_o7_a_corner_lies_in_as_many_ways_as_the_edition_allows(rotation: int) -> None:
    state = table(hand=["passage NE"], changes={"rotation": rotation})
    assert laid(state, 0) == TURNS[rotation]
    assert RULES.view_of(state, 0).rotation == rotation
    fine = {4: (0, 90, 180, 270), 2: (0, 180), 1: (0,)}[rotation]
    for turn, cell in ((0, "0,1"), (90, "0,-1"), (180, "1,0"), (270, "1,0")):
        move = f"place 0 {cell} {turn}" if turn else f"place 0 {cell}"
        assert refusal_of(state, move) is (None if turn in fine else Refusal.NO_TURN)


@pytest.mark.parametrize(("rotation", "places"), [(4, 4), (2, 2), (1, 2)])
def test_o7_a_turn_that_changes_nothing_is_not_another_way(rotation: int, places: int) -> None:
    hand = ["passage NS", "passage NESW"]
    state = table(hand=hand, changes={"rotation": rotation})
    assert len(legal_texts(state, "place 0")) == places
    assert laid(state, 1) == {"0,1", "0,-1", "1,0", "-1,0"}
    half = Refusal.NO_TURN if rotation == 1 else Refusal.SAME_TURNED
    assert refusal_of(state, "place 0 0,1 180") is half
    assert refusal_of(state, "place 1 0,1 180") is half
    quarter = Refusal.SAME_TURNED if rotation == 4 else Refusal.NO_TURN
    assert refusal_of(state, "place 1 0,1 90") is quarter


def test_o7_tiles_turn_freely_unless_an_edition_says_otherwise() -> None:
    assert [box(edition).edition.rotation for edition in DOCUMENTED_EDITIONS] == [4, 4]
    state = after_moves(table(hand=["passage NE"]), "place 0 1,0 270")
    assert state.board.tiles[Cell(1, 0)] == Tile.read("NW")
    with pytest.raises(EditionError):
        box(rotation=3)


# O8 all sides must fit


def test_o8_open_meets_open_and_wall_meets_wall() -> None:
    state = table("S─", hand=["passage NS", "passage NE"])
    assert refusal_of(state, "place 0 1,1") is Refusal.NO_FIT
    assert refusal_of(state, "place 0 2,0") is Refusal.NO_FIT
    assert refusal_of(state, "place 0 0,1 90") is Refusal.NO_FIT
    assert refusal_of(state, "place 0 2,0 90") is None
    assert laid(state, 0) == {"2,0 90", "-1,0 90", "0,1", "0,-1"}


def test_o8_wall_to_wall_alone_is_no_contact() -> None:
    state = table("S─", hand=["passage NS"])
    assert refusal_of(state, "place 0 1,1 90") is Refusal.NO_CONTACT
    assert refusal_of(state, "place 0 4,4") is Refusal.NO_CONTACT


def test_o8_every_neighbour_counts() -> None:
    corner = """
        ┌┐
        S.
    """
    state = table(corner, hand=["passage NE", "passage NS", "passage NESW"])
    assert refusal_of(state, "place 0 1,0 270") is None
    assert refusal_of(state, "place 0 1,0 180") is Refusal.NO_FIT
    assert refusal_of(state, "place 1 1,0 90") is refusal_of(state, "place 1 1,0") is Refusal.NO_FIT
    assert refusal_of(state, "place 2 1,0") is None


def test_o8_a_face_down_goal_asks_nothing_and_gives_no_contact() -> None:
    state = table(ALMOST, hand=["passage NE", "passage NS"])
    after = after_moves(state, "place 0 8,0 180")
    assert (after.board.tiles[Cell(8, 0)], after.opened) == (Tile.read("SW"), frozenset())
    assert refusal_of(state, "place 1 10,0 90") is Refusal.NO_CONTACT
    assert refusal_of(state, "place 1 9,1") is Refusal.NO_CONTACT


# O9 joined to the start


@pytest.mark.parametrize("connected", [False, True])
def test_o9_a_tile_joined_to_an_island_only(connected: bool) -> None:
    state = table("S..──", hand=["passage NS"], changes={"connected": connected})
    refused = Refusal.CUT_OFF if connected else None
    assert refusal_of(state, "place 0 5,0 90") is refusal_of(state, "place 0 2,0 90") is refused
    ends = {"0,1", "0,-1", "-1,0", "1,0"}
    assert cells(state, 0) == (ends if connected else ends | {"2,0", "5,0"})


def test_o9_no_joint_with_the_start_is_asked_unless_an_edition_says_so() -> None:
    assert [box(edition).edition.connected for edition in DOCUMENTED_EDITIONS] == [False, False]
    assert refusal_of(table("S..──", hand=["passage NS"]), "place 0 5,0 90") is None


# O10 beyond a door, against rubble


def test_o10_a_shut_door_may_be_built_on() -> None:
    state = table("S─r", hand=["passage NS", "rubble NS", "door-red NS"])
    assert Cell(2, 0) not in state.board.reached
    for card in (0, 1, 2):
        assert refusal_of(state, f"place {card} 3,0 90") is None
        assert "3,0" in cells(state, card)


def test_o10_what_lies_beyond_a_shut_door_is_not_connected() -> None:
    state = after_moves(table("S─r─────", hand=["passage NS"]), "place 0 8,0 90")
    assert not state.opened
    assert state.board.reached == {START, Cell(1, 0)}
    shut = [tile.shut for tile in RULES.view_of(state, 0).board if tile.kind is TileKind.DOOR]
    assert shut == [True]


@pytest.mark.parametrize("connected", [False, True])
def test_o10_rubble_alone_gives_no_contact(connected: bool) -> None:
    hand = ["passage NS", "rubble NS", "door-red NS"]
    state = table("S─═", hand=hand, changes={"connected": connected})
    for card in (0, 1, 2):
        assert refusal_of(state, f"place {card} 3,0 90") is Refusal.RUBBLE_ONLY
        assert cells(state, card) == {"0,1", "0,-1", "-1,0"}


def test_o10_beside_rubble_a_route_is_enough_but_the_rubble_must_fit() -> None:
    both = """
        ┌─┐
        S═.
    """
    state = table(both, hand=["passage NE", "passage NS"])
    assert refusal_of(state, "place 0 2,0 270") is None
    assert refusal_of(state, "place 1 2,0") is Refusal.NO_FIT


def test_o10_a_route_beyond_rubble_is_still_a_route() -> None:
    state = table("S═─", hand=["passage NS"])
    assert refusal_of(state, "place 0 3,0 90") is None
    joined = table("S═─", hand=["passage NS"], changes={"connected": True})
    assert refusal_of(joined, "place 0 3,0 90") is Refusal.CUT_OFF


def test_o10_where_tiles_must_lead_to_the_start_a_door_must_be_open() -> None:
    def refused(**keys: Any) -> Reason | None:
        state = table("S─r", hand=["passage NS"], changes={"connected": True}, **keys)
        return refusal_of(state, "place 0 3,0 90")

    assert refused() is refused(keys={(1, 0): "blue"}) is Refusal.CUT_OFF
    assert refused(keys={(1, 0): "red"}) is None


# O11 the field


@every_edition
def test_o11_eight_empty_places_to_the_goals_and_one_between_them(edition: str) -> None:
    rules = box(edition).edition
    assert (rules.columns_between, rules.rows_between_goals) == (8, 1)
    assert rules.goal_cells == (Cell(9, -2), Cell(9, 0), Cell(9, 2))


@pytest.mark.parametrize(("edition", "columns"), [("gobblings", 8), ("gobblings-advanced", 3)])
def test_o11_a_straight_tunnel_needs_as_many_tiles_as_there_are_columns(
    edition: str, columns: int
) -> None:
    for length in (columns - 2, columns - 1):
        state = table(
            "S" + "─" * length,
            edition=edition,
            hand=["passage NS"],
            changes={"columns_between": columns},
        )
        opened = of_kind(events_of(state, f"place 0 {length + 1},0 90"), GoalOpened)
        assert bool(opened) is (length == columns - 1)


@pytest.mark.parametrize(
    ("changes", "goals"),
    [
        ({"columns_between": 1}, {(2, -2), (2, 0), (2, 2)}),
        ({"columns_between": 7}, {(8, -2), (8, 0), (8, 2)}),
        ({"rows_between_goals": 0}, {(9, -1), (9, 0), (9, 1)}),
        ({"rows_between_goals": 2}, {(9, -3), (9, 0), (9, 3)}),
    ],
)
def test_o11_both_numbers_are_data(changes: dict[str, int], goals: set[tuple[int, int]]) -> None:
    state = table(changes=changes)
    assert state.board.face_down == {Cell(x, y) for x, y in goals}
    seen = {goal.cell for goal in RULES.view_of(state, 0).goals}
    assert seen == state.board.face_down


# O12 no limits


def test_o12_the_field_has_no_edge() -> None:
    west = table("──────────────────────────────S", hand=["passage NS"])
    assert refusal_of(west, "place 0 -31,0 90") is None
    assert "-31,0" in cells(west, 0)
    north = table("\n".join(["│"] * 15 + ["S"] + ["│"] * 15), hand=["passage NS"])
    assert {"0,-16", "0,16"} <= cells(north, 0)


def test_o12_tunnels_may_pass_between_and_behind_the_goals() -> None:
    behind = """
        S.............
        └─────────────
    """
    state = after_moves(table(behind, hand=["passage NE"]), "place 0 14,1 270")
    assert state.board.tiles[Cell(14, 1)] == Tile.read("NW")
    assert Cell(14, 1) in state.board.reached


# O13 the start


@every_edition
def test_o13_the_start_is_open_on_four_sides(edition: str) -> None:
    state = table(edition=edition, hand=["passage NS"])
    assert state.board.tiles[START] == CROSS
    assert laid(state, 0) == {"0,1", "0,-1", "1,0 90", "-1,0 90"}


def test_o13_another_start_is_data() -> None:
    state = table(hand=["passage NS"], changes={"start": "EW"})
    assert laid(state, 0) == {"1,0 90", "-1,0 90"}
    assert refusal_of(state, "place 0 0,1") is Refusal.NO_FIT


# O14 drawing


@pytest.mark.parametrize("move", ["place 0 0,1", "peek 1 1", "swap 2 2"])
def test_o14_who_plays_a_card_draws_the_top_one(move: str) -> None:
    state = table(hand=["passage NS", "map", "potion"])
    events, after = events_of(state, move), after_moves(state, move)
    top = state.pile[0]
    assert of_kind(events, Drew) == [Drew(0, top, state.deck[top])]
    played = int(move.split()[1])
    assert after.hands[0] == (*(card for card in (0, 1, 2) if card != played), top)
    assert after.pile == state.pile[1:]


@pytest.mark.parametrize(("pile", "drawn"), [(0, 0), (1, 1), (2, 2), (3, 3), (9, 3)])
def test_o14_the_hand_is_filled_while_the_deck_lasts(pile: int, drawn: int) -> None:
    state = table(hand=["map"], pile=pile)
    after = after_moves(state, "peek 0 1")
    assert after.hands[0] == state.pile[:drawn]
    assert len(after.pile) == pile - drawn


@pytest.mark.parametrize("size", [1, 3, 5])
def test_o14_the_size_of_a_hand_is_data(size: int) -> None:
    state, _ = RULES.deal(box(hand=size).edition, 4, 1, 0)
    assert [len(hand) for hand in state.hands] == [size] * 4
    assert len(state.pile) == 50 - 4 * size
    state = table(hand=["map"], changes={"hand": size})
    assert RULES.view_of(after_moves(state, "peek 0 1"), 0).hand_sizes == (size,) * 5
    assert [box(edition).edition.hand for edition in DOCUMENTED_EDITIONS] == [3, 3]


def test_o14_nobody_draws_after_a_pass_or_when_the_round_is_over() -> None:
    passed = events_of(table(seats=3, hands={0: ["explosion"]}), "pass")
    assert not of_kind(passed, Drew)
    opened = events_of(table(ALMOST, hand=["passage NS"]), "place 0 8,0 90")
    assert of_kind(opened, RoundEnded)
    assert not of_kind(opened, Drew)


# O15 replacing


def test_o15_the_card_goes_under_the_deck_and_the_top_one_is_taken() -> None:
    state = table(hand=["map", "potion", "explosion"])
    top = state.pile[0]
    assert events_of(state, "replace 1") == (
        Replaced(0, 1, state.deck[1]),
        Drew(0, top, state.deck[top]),
    )
    after = after_moves(state, "replace 1")
    assert after.hands[0] == (0, 2, top)
    # Under the deck it gets a new number, so that nobody can tell later whose it was.
    assert after.pile == (*state.pile[1:], 50)
    assert after.deck == (*state.deck, state.deck[1])
    assert after.discards == ()


def test_o15_with_one_card_in_the_deck_that_one_is_taken() -> None:
    state = table(hand=["map"], pile=1)
    after = after_moves(state, "replace 0")
    assert (after.hands[0], len(after.pile)) == (state.pile, 1)
    assert after.deck[after.pile[0]] == MapCard()


def test_o15_it_lies_face_down_and_nobody_else_learns_of_it() -> None:
    state = table(hand=["map", "potion", "explosion"])
    put, drew = events_of(state, "replace 1")
    after = after_moves(state, "replace 1")
    for seat in (1, 2, 3, 4, None):
        assert RULES.redact_event(put, seat) == Replaced(0, None, None)
        assert RULES.redact_event(drew, seat) == Drew(0, None, None)
        assert RULES.view_of(after, seat).discards == ()
        assert RULES.view_of(after, seat).deck_size == len(state.pile)
    assert (RULES.redact_event(put, 0), RULES.redact_event(drew, 0)) == (put, drew)


def test_o15_an_empty_deck_replaces_nothing() -> None:
    state = table(hand=["map"], pile=0)
    assert refusal_of(state, "replace 0") is Refusal.DECK_EMPTY
    assert legal_texts(state, "replace") == []
