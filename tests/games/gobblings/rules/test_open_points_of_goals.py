"""O23-O31, O34-O42, O68, O69: goals, Dynamite, explosions, keys and doors, and the path."""

from collections import Counter
from collections.abc import Mapping
from typing import Any

import pytest

from foolsgold.games.gobblings.cards import (
    Colour,
    ExplosionCard,
    GoalFace,
    PathCard,
    Role,
    TileKind,
)
from foolsgold.games.gobblings.events import (
    BlownUp,
    Event,
    Exploded,
    GoalLeft,
    GoalOpened,
    Named,
    Outcome,
    RoundEnded,
    Scored,
    ScoreReason,
)
from foolsgold.games.gobblings.moves import Phase
from foolsgold.games.gobblings.refusals import Refusal
from foolsgold.games.gobblings.state import State
from foolsgold.games.toml_reader import EditionError
from foolsgold.tunnel.board import START
from foolsgold.tunnel.tiles import Cell, Tile
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

DYNAMITE_MID = ("dragon", "dynamite", "gold")

ALMOST = "S───────"
"""A straight tile at 8,0 reaches the middle goal."""

TO_TWO = """
    S........
    └───────┬
"""
"""A tile at 9,1 reaches the middle goal and the lower one; 8,2 leads to the lower one too."""

TO_THREE = """
    ........┌
    ........│
    S──.────┼
    ........│
    ........└
"""
"""A tile at 3,0 reaches all three goals."""


def goals_opened(events: tuple[Event, ...]) -> list[str]:
    return [str(event.found) for event in of_kind(events, GoalOpened)]


def outcome(events: tuple[Event, ...]) -> tuple[Outcome, int | None] | None:
    """How the round ended and who opened the goal, if it is over."""
    ended = of_kind(events, RoundEnded)
    return (ended[0].outcome, ended[0].opener) if ended else None


def shut_doors(state: State) -> set[Cell]:
    return {tile.cell for tile in RULES.view_of(state, None).board if tile.shut}


def opens_gold(drawing: str, keys: Mapping[tuple[int, int], str] | None = None) -> bool:
    """Whether a straight tile at 8,0 finds a free way behind it."""
    state = table(drawing, hand=["passage NS"], keys=keys)
    return goals_opened(events_of(state, "place 0 8,0 90")) == ["gold"]


def two_due(last: str = "passage NES", **more: Any) -> State:
    """Three at the table; the first has just reached Dynamite in the middle and Gold below."""
    more = {"goals": DYNAMITE_MID, **more}
    hands = {0: [last], **more.pop("hands", {})}
    return after_moves(table(TO_TWO, seats=3, hands=hands, **more), "place 0 9,1 180")


def bonuses(events: tuple[Event, ...]) -> set[Role]:
    """Which roles earned a point of their own."""
    scored = of_kind(events, Scored)
    assert all(event.change == 1 for event in scored if event.role)
    return {event.role for event in scored if event.role}


# O23 Dynamite alone is no goal reached


@every_edition
def test_o23_with_dynamite_alone_the_goblins_score_as_for_nothing(edition: str) -> None:
    state = table(
        ALMOST,
        edition=edition,
        seats=3,
        hands={0: ["passage NS"], 1: [], 2: []},
        pile=0,
        goals=DYNAMITE_MID,
        roles=("king", "driver", "keymaster"),
    )
    # The last card of all opens Dynamite, and that ends the round as well.
    events = events_of(state, "place 0 8,0 90")
    assert goals_opened(events) == ["dynamite"]
    assert outcome(events) == (Outcome.NOTHING, None)
    assert of_kind(events, Scored) == [Scored(1, 1, ScoreReason.NOTHING, None, 1)]


def test_o23_so_it_is_when_all_pass_after_dynamite() -> None:
    hands = {0: ["passage NS", "map", "map"]}
    state = table(
        ALMOST, seats=3, hands=hands, goals=DYNAMITE_MID, roles=("king", "greedy", "pedant")
    )
    state = after_moves(state, "place 0 8,0 90")
    for _ in range(3):
        events = events_of(state, f"replace {state.hands[state.to_act][0]}")
        state = after_moves(state, f"replace {state.hands[state.to_act][0]}")
    assert outcome(events) == (Outcome.NOTHING, None)
    assert state.points == (0, 1, 0)


# O24 a path completed elsewhere


def test_o24_a_gap_filled_elsewhere_opens_the_goal() -> None:
    state = table("S──.─────", to_act=3, hand=["passage NS"])
    events = events_of(state, f"place {state.hands[3][0]} 3,0 90")
    assert of_kind(events, GoalOpened) == [GoalOpened(3, 1, GoalFace.GOLD)]
    assert outcome(events) == (Outcome.GOLD, 3)


def test_o24_a_key_laid_elsewhere_opens_the_goal_and_its_layer_is_the_opener() -> None:
    state = table("S──r─────", to_act=2, hand=["key-red NE", "key-blue NE", "passage NE"])
    key, wrong, plain = state.hands[2]
    events = events_of(state, f"place {key} 0,1")
    assert of_kind(events, GoalOpened) == [GoalOpened(2, 1, GoalFace.GOLD)]
    assert outcome(events) == (Outcome.GOLD, 2)
    # Seat 2 is a Gnome: one point for the Gold and one for opening it.
    assert [event.change for event in of_kind(events, Scored) if event.seat == 2] == [1, 1]
    for other in (wrong, plain):
        assert goals_opened(events_of(state, f"place {other} 0,1")) == []
    assert after_moves(state, f"place {plain} 0,1").to_act == 3


def test_o24_a_goblin_who_lays_such_a_key_is_the_opener_too() -> None:
    state = table("S──r─────", to_act=3, hand=["key-red NE"], points=(0, 0, 0, 4, 4))
    events = events_of(state, f"place {state.hands[3][0]} 0,1")
    assert outcome(events) == (Outcome.GOLD, 3)
    assert [event.seat for event in of_kind(events, Scored) if event.why is ScoreReason.LOSS] == [
        3,
        4,
    ]


def test_o24_a_tile_at_the_goal_without_a_way_behind_it_opens_nothing() -> None:
    assert goals_opened(events_of(table("S──.────", hand=["passage NS"]), "place 0 8,0 90")) == []


# O25 a goal declined


def test_o25_the_second_goal_may_be_left_shut_but_not_the_first() -> None:
    state = two_due()
    assert (state.phase, state.to_act) == (Phase.OPEN, 0)
    assert legal_texts(state) == ["open 2", "open 3"]
    assert refusal_of(state, "leave") is Refusal.MUST_OPEN
    assert refusal_of(state, "open 1") is Refusal.NOT_REACHED
    state = after_moves(state, "open 2")
    assert legal_texts(state) == ["open 3", "leave"]
    assert (RULES.view_of(state, 0).due, RULES.view_of(state, 0).may_leave) == ((2,), True)
    assert events_of(state, "leave")[0] == GoalLeft(0)
    assert outcome(events_of(state, "open 3")) == (Outcome.GOLD, 0)


def test_o25_declined_it_waits_for_a_tile_that_adjoins_it() -> None:
    hands = {1: ["passage NS", "map"], 2: ["passage NE"]}
    state = after_moves(two_due(hands=hands), "open 2", "leave")
    assert (state.phase, state.to_act, state.opened) == (Phase.PLAY, 1, frozenset({1}))
    assert refusal_of(state, "peek 4 3") is None
    elsewhere = events_of(state, "place 3 0,-1")
    assert goals_opened(elsewhere) == []
    state = after_moves(state, "place 3 0,-1")
    events = events_of(state, "place 6 8,2")
    assert of_kind(events, GoalOpened) == [GoalOpened(2, 2, GoalFace.GOLD)]
    assert outcome(events) == (Outcome.GOLD, 2)


@pytest.mark.parametrize(
    ("tile", "turn"),
    [("passage NE", " 270"), ("passage NS", ""), ("rubble NES", ""), ("door-red NS", "")],
)
def test_o25_a_tile_beside_it_without_a_way_to_it_does_not_count(tile: str, turn: str) -> None:
    state = after_moves(two_due(hands={1: [tile]}), "open 2", "leave")
    move = f"place 3 8,2{turn}"
    assert refusal_of(state, move) is None
    assert goals_opened(events_of(state, move)) == []


def test_o25_a_tile_beside_it_that_is_cut_off_does_not_count() -> None:
    drawing = """
        S.........
        └────────.
        ..........
        ........│.
    """
    hands = {0: ["passage NES"], 1: ["passage NE"]}
    state = table(drawing, seats=3, hands=hands, goals=DYNAMITE_MID)
    state = after_moves(state, "place 0 9,1 180", "open 2", "leave")
    assert refusal_of(state, "place 3 8,2 90") is None
    assert goals_opened(events_of(state, "place 3 8,2 90")) == []


def test_o25_declined_it_waits_for_a_tile_that_connects_it_anew() -> None:
    hands = {1: ["explosion"], 2: ["passage NS", "passage NE"]}
    state = after_moves(two_due(hands=hands), "open 2", "leave", "explode 3 4,1")
    assert goals_opened(events_of(state, "place 7 0,-1 90")) == []
    events = events_of(state, "place 6 4,1 90")
    assert of_kind(events, GoalOpened) == [GoalOpened(2, 2, GoalFace.GOLD)]


def test_o25_declined_it_may_be_connected_anew_by_a_key() -> None:
    drawing = """
        S─.......
        └──r────┬
    """
    hands = {0: ["passage NES"], 1: ["explosion"], 2: ["key-red NE", "key-blue NE"]}
    state = table(drawing, seats=3, hands=hands, keys={(1, 0): "red"}, goals=DYNAMITE_MID)
    state = after_moves(state, "place 0 9,1 180", "open 2", "leave", "explode 3 1,0")
    assert goals_opened(events_of(state, "place 7 0,-1 90")) == []
    assert goals_opened(events_of(state, "place 6 0,-1 90")) == ["gold"]


def test_o25_declined_it_opens_to_a_second_way_that_is_new() -> None:
    drawing = """
        S──────┐..
        │......└─.
        │.........
        │........│
        └───────.┘
    """
    hands = {0: ["passage NESW"], 1: ["passage NS"]}
    state = table(drawing, hands=hands, goals=("dragon", "dynamite", "gold"))
    state = after_moves(state, "place 0 9,1", "open 2", "leave")
    assert goals_opened(events_of(state, "place 3 8,4 90")) == ["gold"]


def test_o25_declined_and_never_reached_again_it_stays_shut() -> None:
    hands = {1: ["passage NS"], 2: []}
    state = after_moves(
        two_due(hands=hands, pile=0, roles=("king", "driver", "greedy")), "open 2", "leave"
    )
    events = events_of(state, "place 3 0,-1")
    assert outcome(events) == (Outcome.NOTHING, None)
    assert after_moves(state, "place 3 0,-1").points == (0, 1, 1)


def test_o25_ale_is_poured_after_the_goals_are_settled() -> None:
    state = after_moves(two_due("ale NES"), "open 2")
    assert legal_texts(state) == ["open 3", "leave"]
    state = after_moves(state, "leave")
    assert (state.phase, state.to_act) == (Phase.SERVE, 0)
    assert events_of(state, "serve 2")[0] == Named(0, 1)


# O26 three goals at once


def test_o26_three_goals_are_opened_one_after_the_other() -> None:
    state = table(TO_THREE, seats=3, hand=["passage NS"], goals=("gold", "dragon", "dynamite"))
    state = after_moves(state, "place 0 3,0 90")
    assert legal_texts(state) == ["open 1", "open 2", "open 3"]
    assert refusal_of(state, "leave") is Refusal.MUST_OPEN
    state = after_moves(state, "open 3")
    assert legal_texts(state) == ["open 1", "open 2", "leave"]
    assert goals_opened(events_of(state, "open 2")) == ["dragon"]
    assert outcome(events_of(state, "open 2")) == (Outcome.DRAGON, 0)
    assert outcome(events_of(state, "open 1")) == (Outcome.GOLD, 0)


def test_o26_after_dynamite_only_goals_still_joined_to_the_start_may_be_opened() -> None:
    goals = ("gold", "dragon", "dynamite")
    for bomb, left in (((8, -1), ["open 2", "leave"]), ((8, 1), ["open 1", "open 2", "leave"])):
        state = table(TO_THREE, hand=["passage NS"], goals=goals, kinds={bomb: "bomb"})
        assert legal_texts(after_moves(state, "place 0 3,0 90", "open 3")) == left
    state = table(TO_THREE, hand=["passage NS"], goals=goals, kinds={(5, 0): "bomb"})
    state = after_moves(state, "place 0 3,0 90", "open 3")
    assert (state.phase, state.to_act, state.opened) == (Phase.PLAY, 1, frozenset({2}))


def test_o26_both_others_may_be_declined_and_come_due_together_again() -> None:
    hands = {0: ["passage NS"], 1: ["explosion"], 2: ["passage NS"]}
    state = table(TO_THREE, seats=3, hands=hands, goals=("gold", "dragon", "dynamite"))
    state = after_moves(
        state, "place 0 3,0 90", "open 3", "leave", "explode 3 2,0", "place 6 2,0 90"
    )
    assert (state.phase, state.to_act) == (Phase.OPEN, 2)
    assert legal_texts(state) == ["open 1", "open 2"]


# O27 Gold or Dragon first


@pytest.mark.parametrize(("below", "ends"), [("gold", Outcome.GOLD), ("dragon", Outcome.DRAGON)])
def test_o27_after_gold_or_dragon_the_second_goal_stays_shut(below: str, ends: Outcome) -> None:
    other = "dragon" if below == "gold" else "gold"
    state = two_due(
        goals=(other, "dynamite", below),
        edition="gobblings-advanced",
        kinds={(1, 1): "bomb"},
        roles=("king", "bomber", "pedant"),
    )
    events = events_of(state, "open 3")
    assert goals_opened(events) == [below]
    assert outcome(events) == (ends, 0)
    assert not of_kind(events, BlownUp)
    assert Role.BOMBER not in [event.role for event in of_kind(events, Scored)]


def test_o27_at_the_end_of_the_game_no_goal_is_due_any_more() -> None:
    state = two_due(points=(8, 0, 0))
    for over in (after_moves(state, "open 3"), after_moves(state, "open 2", "open 3")):
        view = RULES.view_of(over, 0)
        assert (view.phase, view.due, view.may_leave) == (Phase.OVER, (), False)


# O28 a route through Dynamite

BESIDE_DYNAMITE = """
    S───────..
    .........│
"""


@pytest.mark.parametrize("passage", [True, False])
def test_o28_opened_dynamite_joins_what_lies_behind_it_or_not(passage: bool) -> None:
    state = table(
        BESIDE_DYNAMITE,
        hand=["passage NS"],
        goals=DYNAMITE_MID,
        changes={"dynamite_passage": passage},
    )
    state = after_moves(state, "place 0 8,0 90")
    assert state.opened == {1}
    assert (Cell(9, 1) in state.board.reached) is passage
    if passage:
        assert legal_texts(state) == ["open 3", "leave"]
        assert outcome(events_of(state, "open 3")) == (Outcome.GOLD, 0)
    else:
        assert (state.phase, state.to_act) == (Phase.PLAY, 1)


@pytest.mark.parametrize("passage", [True, False])
def test_o28_building_on_from_dynamite(passage: bool) -> None:
    hands = {0: ["passage NS"], 1: ["passage NS", "passage NE"]}
    state = table(ALMOST, hands=hands, goals=DYNAMITE_MID, changes={"dynamite_passage": passage})
    state = after_moves(state, "place 0 8,0 90")
    if passage:
        assert outcome(events_of(state, "place 3 9,1")) == (Outcome.GOLD, 1)
    else:
        assert refusal_of(state, "place 3 9,1") is Refusal.RUBBLE_ONLY
    # In both cases it lies there as a cross, and its neighbours must fit.
    assert refusal_of(state, "place 3 9,1 90") is Refusal.NO_FIT
    assert refusal_of(state, "place 3 10,0") is Refusal.NO_FIT
    assert ("place 4 10,0 180" in legal_texts(state)) is passage


def test_o28_the_path_itself_may_run_through_dynamite() -> None:
    assert [box(edition).edition.dynamite_passage for edition in DOCUMENTED_EDITIONS] == [
        True,
        True,
    ]
    state = table(
        "S────r──",
        edition="gobblings-advanced",
        seats=3,
        hands={0: ["passage NS"], 1: ["passage NS"]},
        keys={(1, 0): "red"},
        kinds={(2, 0): "ale", (3, 0): "ale", (4, 0): "ale"},
        roles=("king", "keymaster", "driver"),
        goals=DYNAMITE_MID,
    )
    state = after_moves(state, "place 0 8,0 90")
    assert bonuses(events_of(state, "place 3 9,1")) == {Role.KING, Role.KEYMASTER}


# O29 gaps, O30 where tiles go


def test_o29_a_gap_may_be_refilled() -> None:
    hands = {0: ["explosion"], 1: ["passage NS", "ale NESW", "passage NE"]}
    state = after_moves(table("S───", hands=hands), "explode 0 2,0")
    assert Cell(2, 0) not in state.board.tiles
    assert refusal_of(state, "place 3 2,0 90") is refusal_of(state, "place 4 2,0") is None
    # The gap still lies between two open ends.
    assert refusal_of(state, "place 5 2,0 180") is Refusal.NO_FIT
    assert Cell(3, 0) in after_moves(state, "place 3 2,0 90").board.reached


def test_o29_so_may_the_gap_of_a_bomb() -> None:
    hands = {0: ["passage NS"], 1: ["passage NS"]}
    state = table(ALMOST, hands=hands, kinds={(4, 0): "bomb"}, goals=DYNAMITE_MID)
    state = after_moves(state, "place 0 8,0 90")
    assert Cell(8, 0) not in state.board.reached
    state = after_moves(state, "place 3 4,0 90")
    assert Cell(9, 0) in state.board.reached


def test_o30_an_exploded_tile_is_discarded_with_the_card() -> None:
    state = table("S─b", hand=["explosion"])
    (event,) = of_kind(events_of(state, "explode 0 2,0"), Exploded)
    assert event == Exploded(0, Cell(2, 0), Tile.read("EW"), TileKind.DOOR, Colour.BLUE, 0)
    after = after_moves(state, "explode 0 2,0")
    door = PathCard(Tile.read("EW"), TileKind.DOOR, Colour.BLUE)
    assert after.discards == (door, ExplosionCard())
    assert (after.pile, after.hands[0]) == (state.pile[3:], state.pile[:3])
    assert set(after.board.tiles) == set(after.kinds) | {START} == {START, Cell(1, 0)}


def test_o30_bombs_are_discarded_and_the_deck_is_not_filled_again() -> None:
    state = table(ALMOST, hand=["passage NS"], kinds={(3, 0): "bomb"}, goals=DYNAMITE_MID, pile=0)
    after = after_moves(state, "place 0 8,0 90")
    assert after.discards == (PathCard(Tile.read("EW"), TileKind.BOMB),)
    assert (after.pile, after.hands[0]) == ((), ())


# O31 all bombs


def test_o31_every_bomb_on_the_field_goes_wherever_it_lies() -> None:
    drawing = """
        .│........
        ┌┴........
        S───────..
        ║.........
        └.──......
    """
    # On the path, on a side branch, behind rubble, on an island.
    bombs = {(2, 0): "bomb", (1, -2): "bomb", (0, 2): "bomb", (3, 2): "bomb"}
    state = table(drawing, hand=["passage NS"], kinds=bombs, goals=DYNAMITE_MID)
    events = events_of(state, "place 0 8,0 90")
    cells = tuple(sorted(Cell(x, y) for x, y in bombs))
    assert of_kind(events, BlownUp) == [BlownUp(cells)]
    after = after_moves(state, "place 0 8,0 90")
    assert set(state.board.tiles) - set(after.board.tiles) == set(cells)
    assert TileKind.BOMB not in after.kinds.values()


# O34 explosions


def test_o34_any_kind_of_tile_on_the_field_may_be_blown_up() -> None:
    state = table(
        "S────rby═",
        hand=["explosion"],
        kinds={(1, 0): "ale", (2, 0): "bomb", (3, 0): "lantern"},
        keys={(4, 0): "red"},
        goals=DYNAMITE_MID,
    )
    assert legal_texts(state, "explode") == [f"explode 0 {x},0" for x in (1, 2, 4, 5, 6, 7, 8)]
    assert refusal_of(state, "explode 0 3,0") is Refusal.PROTECTED


def test_o34_start_goals_and_empty_places_cannot_be_hit() -> None:
    hands = {0: ["passage NS"], 1: ["explosion"]}
    state = after_moves(table(ALMOST, hands=hands, goals=DYNAMITE_MID), "place 0 8,0 90")
    for cell in ("0,0", "9,-2", "9,0", "9,2"):
        assert refusal_of(state, f"explode 3 {cell}") is Refusal.PROTECTED
    assert refusal_of(state, "explode 3 5,5") is Refusal.NOTHING_THERE


@pytest.mark.parametrize(("drawing", "lanterns"), [("S", ()), ("S──", ((1, 0), (2, 0)))])
def test_o34_without_a_target_it_cannot_be_played(
    drawing: str, lanterns: tuple[tuple[int, int], ...]
) -> None:
    kinds = dict.fromkeys(lanterns, "lantern")
    state = table(drawing, hand=["explosion"], kinds=kinds, pile=0)
    assert legal_texts(state) == ["pass"]


# O35 the key before the door, O36 one key and several doors, O38 later keys


@pytest.mark.parametrize(
    ("keys", "opens"),
    [
        ({}, False),
        ({(1, 0): "red"}, True),
        ({(2, 0): "red"}, True),
        ({(1, 0): "blue"}, False),
        ({(4, 0): "red"}, False),
        ({(4, 0): "red", (1, 0): "blue"}, False),
    ],
)
def test_o35_a_door_is_open_while_its_key_lies_before_it(
    keys: dict[tuple[int, int], str], opens: bool
) -> None:
    assert opens_gold("S──r────", keys) is opens


@pytest.mark.parametrize(
    ("drawing", "key", "opens"),
    [
        ("┌─......\nS──r────", (1, -1), True),  # a side branch
        ("──S─r─────", (-2, 0), True),  # the other way from the start
        (".┌─.....\nS──r────", (2, -1), False),  # wall to wall with the route
        ("──.S─r─────", (-3, 0), False),  # an island
        ("─═S─r─────", (-2, 0), False),  # behind rubble
        ("─bS─r─────", (-2, 0), False),  # behind another shut door
    ],
)
def test_o35_before_means_reachable_from_the_start_side_branches_too(
    drawing: str, key: tuple[int, int], opens: bool
) -> None:
    assert opens_gold(drawing, {key: "red"}) is opens


def test_o35_several_doors_are_worked_out_one_after_the_other() -> None:
    chain = "S─r─b─y─"
    assert opens_gold(chain, {(1, 0): "red", (3, 0): "blue", (5, 0): "yellow"})
    assert not opens_gold(chain, {(1, 0): "red", (3, 0): "yellow", (5, 0): "blue"})
    assert not opens_gold(chain, {(1, 0): "red", (5, 0): "blue", (3, 0): "blue"})
    state = table(chain, keys={(1, 0): "red", (3, 0): "yellow", (5, 0): "blue"})
    # The yellow key is found behind the red door, the blue one lies behind its own.
    assert shut_doors(state) == {Cell(4, 0)}
    assert state.board.reached == {Cell(x, 0) for x in range(4)}


def test_o35_two_doors_that_guard_each_others_keys_stay_shut() -> None:
    state = table("─bSr─", keys={(2, 0): "blue", (-2, 0): "red"})
    assert shut_doors(state) == {Cell(1, 0), Cell(-1, 0)}
    assert state.board.reached == {START}
    helped = table("..│..\n─bSr─", keys={(0, -1): "red", (2, 0): "blue", (-2, 0): "red"})
    assert shut_doors(helped) == set()
    assert len(helped.board.reached) == 6


def test_o35_a_key_behind_two_doors_of_its_colour_opens_neither() -> None:
    ring = """
        Sr┐
        R.│
        └─┘
    """
    assert shut_doors(table(ring, keys={(2, 1): "red"})) == {Cell(1, 0), Cell(0, 1)}
    # Round the other side without a door the same key lies before the door.
    assert shut_doors(table(ring.replace("R", "│"), keys={(2, 1): "red"})) == set()


def test_o36_one_key_opens_all_doors_of_its_colour() -> None:
    assert opens_gold("S─r─r─r─", {(1, 0): "red"})
    assert shut_doors(table("─rSr─\n..│..")) == {Cell(1, 0), Cell(-1, 0)}
    state = table("─rSr─\n..│..", keys={(0, 1): "red"})
    assert shut_doors(state) == set()
    mixed = table("─rSb─\n..│..", keys={(0, 1): "red"})
    assert shut_doors(mixed) == {Cell(1, 0)}


def test_o36_the_key_is_not_used_up() -> None:
    hands = {0: ["door-red NS"], 1: ["door-red NS"], 2: ["passage NS"]}
    state = table("S──", seats=3, hands=hands, keys={(1, 0): "red"})
    state = after_moves(state, "place 0 3,0 90", "place 3 4,0 90", "place 6 5,0 90")
    assert state.kinds[Cell(1, 0)] is TileKind.KEY
    assert Cell(5, 0) in state.board.reached


def test_o36_if_the_key_is_removed_the_doors_shut() -> None:
    hands = {0: ["explosion"], 1: ["passage NS"]}
    drawing = "│.......\nS─r─r───"
    state = table(drawing, hands=hands, keys={(0, -1): "red"})
    assert shut_doors(state) == set()
    after = after_moves(state, "explode 0 0,-1")
    assert shut_doors(after) == {Cell(2, 0), Cell(4, 0)}
    assert after.board.reached == {START, Cell(1, 0)}
    assert goals_opened(events_of(after, "place 3 8,0 90")) == []


def test_o36_a_second_key_of_the_colour_keeps_them_open() -> None:
    hands = {0: ["explosion"], 1: ["passage NS"]}
    drawing = "│.......\nS─r─r───"
    state = table(drawing, hands=hands, keys={(0, -1): "red", (1, 0): "red"})
    after = after_moves(state, "explode 0 0,-1")
    assert shut_doors(after) == set()
    assert goals_opened(events_of(after, "place 3 8,0 90")) == ["gold"]
    # One that lies behind the first door does not.
    behind = table(drawing, hands=hands, keys={(0, -1): "red", (3, 0): "red"})
    assert shut_doors(after_moves(behind, "explode 0 0,-1")) == {Cell(2, 0), Cell(4, 0)}


def test_o36_a_key_cut_off_from_the_start_shuts_its_doors_as_well() -> None:
    state = table("───S─r─", hand=["explosion"], keys={(-3, 0): "red"})
    assert shut_doors(state) == set()
    assert shut_doors(after_moves(state, "explode 0 -2,0")) == {Cell(2, 0)}


# O37 colours


@every_edition
def test_o37_there_are_three_colours_two_doors_and_two_keys_of_each(edition: str) -> None:
    deck = box(edition).edition.deck
    counted = Counter((card.kind, card.colour) for card in deck if isinstance(card, PathCard))
    for kind in (TileKind.DOOR, TileKind.KEY):
        assert [counted[kind, colour] for colour in Colour] == [2, 2, 2]
    assert [str(colour) for colour in Colour] == ["red", "blue", "yellow"]


@pytest.mark.parametrize("door", ["r", "b", "y"])
@pytest.mark.parametrize("key", ["red", "blue", "yellow"])
def test_o37_a_key_opens_its_own_colour_only(door: str, key: str) -> None:
    assert opens_gold(f"S─{door}─────", {(1, 0): key}) is key.startswith(door)


def test_o37_how_many_colours_play_is_data() -> None:
    none = {"key": {"yellow": {"NES": 0, "NS": 0}}, "door": {"yellow": {"NS": 0}}}
    deck = box(deck=none).edition.deck
    colours = {card.colour for card in deck if isinstance(card, PathCard)}
    assert colours == {None, Colour.RED, Colour.BLUE}
    with pytest.raises(EditionError) as error:
        box(deck={"door": {"pink": {"NS": 1}}})
    assert error.value.message.args["key"] == "deck.door.pink"


def test_o38_a_key_laid_after_the_door_opens_it() -> None:
    hands = {0: ["door-red NS"], 1: ["key-red NES"], 2: ["key-blue NES"]}
    state = after_moves(table("S─", seats=3, hands=hands), "place 0 2,0 90")
    assert shut_doors(state) == {Cell(2, 0)}
    assert shut_doors(after_moves(state, "place 3 0,1")) == set()
    assert shut_doors(after_moves(state, "place 3 3,0 180")) == {Cell(2, 0)}
    state = after_moves(state, f"replace {state.hands[1][0]}")
    assert shut_doors(after_moves(state, "place 6 0,1")) == {Cell(2, 0)}


# O39 the path, O40 doors, O41 ale, O42 the Pedant

Marks = dict[tuple[int, int], str]


def at_the_end(
    drawing: str,
    *,
    ales: tuple[tuple[int, int], ...] = (),
    keys: Marks | None = None,
    goal: str = "gold",
    last: str = "passage NE",
    at: str = "9,1 180",
    pile: int | None = None,
) -> set[Role]:
    """Which bonuses there are when the last tile opens the lower goal."""
    others = [face for face in ("gold", "dragon", "dynamite") if face != goal]
    state = table(
        drawing,
        edition="gobblings-advanced",
        hand=[last],
        kinds=dict.fromkeys(ales, "ale"),
        keys=keys,
        goals=(*others, goal),
        roles=("king", "keymaster", "driver", "pedant", "bomber"),
        pile=pile,
    )
    events = events_of(state, f"place 0 {at}")
    assert goals_opened(events) == [goal]
    return bonuses(events)


# Two ways of the same length to 2,1, one of them through a door.
FORK = """
    Sr┐......
    └─┴──────
"""
# The way through the door is the shorter one,
DOOR_SHORT = """
    Sr┐......
    │.├──────
    └─┘......
"""
# or the longer one.
DOOR_LONG = """
    ┌r┐......
    S.│......
    └─┴──────
"""
# Two forks one after the other: four ways of the same length.
TWO_FORKS = """
    S─┐.....
    └─┼─┐...
    ..└─┴───
"""
# The fork is at the goal, which is entered from above and from the left.
TWO_DOORSTEPS = """
    S.........
    └───.───┬┐
    ........└.
"""


@pytest.mark.parametrize("goal", ["gold", "dragon"])
def test_o39_of_equal_routes_each_role_takes_the_one_it_likes(goal: str) -> None:
    assert at_the_end(FORK, keys={(1, 1): "red"}, goal=goal) == {Role.DRIVER, Role.KEYMASTER}


def test_o39_a_shut_door_is_on_no_route() -> None:
    assert at_the_end(FORK) == {Role.DRIVER}
    assert at_the_end(FORK, keys={(1, 1): "blue"}) == {Role.DRIVER}


def test_o39_a_longer_way_does_not_count() -> None:
    assert at_the_end(DOOR_SHORT, keys={(0, 1): "red"}) == {Role.KEYMASTER}
    assert at_the_end(DOOR_LONG, keys={(1, 1): "red"}) == {Role.DRIVER}
    # With the short way shut, the long one is the shortest.
    assert at_the_end(DOOR_SHORT, keys={(0, 1): "blue"}) == {Role.DRIVER}


def test_o39_every_combination_of_forks_is_a_route() -> None:
    end: Any = {"last": "passage NS", "at": "8,2 90"}
    one_of_each = TWO_FORKS.replace("S─", "Sr").replace("└─┴", "└b┴")
    keys = {(0, 1): "red", (1, 1): "blue"}
    assert at_the_end(one_of_each, keys=keys, **end) == {Role.DRIVER, Role.KEYMASTER}
    # With a door in both ways of the first fork there is no way without one.
    always = """
        │.......
        Sr┐.....
        └r┼─┐...
        ..└─┴───
    """
    assert at_the_end(always, keys={(0, -1): "red"}, **end) == {Role.KEYMASTER}


def test_o39_the_king_takes_the_wettest_of_equal_routes() -> None:
    fork = FORK.replace("r", "─")
    assert Role.KING in at_the_end(fork, ales=((2, 0), (3, 1), (4, 1)))
    assert Role.KING in at_the_end(fork, ales=((1, 1), (3, 1), (4, 1)))
    # Mugs on two ways do not add up.
    assert Role.KING not in at_the_end(fork, ales=((2, 0), (1, 1), (3, 1)))
    end: Any = {"last": "passage NS", "at": "8,2 90"}
    assert Role.KING in at_the_end(TWO_FORKS, ales=((2, 0), (3, 2), (5, 2)), **end)
    assert Role.KING not in at_the_end(TWO_FORKS, ales=((2, 0), (0, 1), (3, 2)), **end)


def test_o39_the_king_gets_nothing_for_a_longer_way() -> None:
    drawing = DOOR_SHORT.replace("r", "─")
    assert Role.KING in at_the_end(drawing, ales=((2, 0), (3, 1), (4, 1)))
    assert Role.KING not in at_the_end(drawing, ales=((0, 1), (0, 2), (1, 2), (2, 2), (3, 1)))


def test_o39_the_goal_may_be_entered_from_two_sides() -> None:
    end: Any = {"last": "passage NS", "at": "4,1 90"}
    for doorstep in ((8, 2), (9, 1)):
        assert Role.KING in at_the_end(TWO_DOORSTEPS, ales=((1, 1), (2, 1), doorstep), **end)
    assert Role.KING not in at_the_end(TWO_DOORSTEPS, ales=((1, 1), (8, 2), (9, 1)), **end)


def test_o39_a_longer_way_in_by_another_side_does_not_count() -> None:
    below = """
        S.........
        └───.───┬┐
        ........│.
        ........└┘
    """
    end: Any = {"last": "passage NS", "at": "4,1 90"}
    assert Role.KING not in at_the_end(below, ales=((1, 1), (8, 2), (8, 3), (9, 3)), **end)
    assert Role.KING in at_the_end(below, ales=((1, 1), (2, 1), (9, 1)), **end)


# A red door and behind it the red key, which nothing reaches but the goal itself.
KEY_BEHIND_THE_GOAL = """
    S──────r─.
    └────────.
"""


def round_the_door(goal: str, ale_row: int = 9) -> set[Role]:
    """Which bonuses there are when the middle goal is entered from 9,1, not from the key."""
    others = [face for face in ("gold", "dragon", "dynamite") if face != goal]
    state = table(
        KEY_BEHIND_THE_GOAL,
        edition="gobblings-advanced",
        hand=["passage NE"],
        keys={(8, 0): "red"},
        kinds={(x, y): "ale" for x in (1, 2, 3) for y in (0, 1) if y == ale_row},
        goals=(others[0], goal, others[1]),
        roles=("king", "keymaster", "driver", "pedant", "bomber"),
    )
    events = events_of(state, "place 0 9,1 270")
    assert goals_opened(events) == [goal]
    return bonuses(events)


@pytest.mark.parametrize("goal", ["gold", "dragon"])
def test_o39_the_path_is_judged_without_the_goal_that_was_opened(goal: str) -> None:
    assert round_the_door(goal) == {Role.DRIVER}


def test_o41_ales_behind_a_door_that_only_the_goal_opens_are_on_no_path() -> None:
    assert Role.KING not in round_the_door("gold", ale_row=0)
    assert Role.KING in round_the_door("gold", ale_row=1)


def test_o40_one_open_door_on_the_path_is_enough_for_the_keymaster() -> None:
    one = """
        S........
        └──r─────
    """
    assert at_the_end(one, keys={(1, 1): "red"}) == {Role.KEYMASTER}
    assert at_the_end(one.replace("r─", "rr"), keys={(1, 1): "red"}) == {Role.KEYMASTER}
    assert at_the_end(one.replace("r", "─"), keys={(1, 1): "red"}) == {Role.DRIVER}


def test_o40_an_open_door_beside_the_path_is_not_enough() -> None:
    beside = """
        ─rS........
        ..└────────
    """
    assert at_the_end(beside, keys={(1, 1): "red"}) == {Role.DRIVER}


WINDING = """
    │........
    S........
    └────────
"""


def test_o41_three_ales_on_the_path_please_the_king() -> None:
    assert at_the_end(WINDING, ales=((1, 1), (2, 1), (3, 1))) == {Role.DRIVER, Role.KING}
    assert at_the_end(WINDING, ales=((1, 1), (2, 1), (3, 1), (5, 1))) == {Role.DRIVER, Role.KING}
    assert at_the_end(WINDING, ales=((1, 1), (2, 1))) == {Role.DRIVER}


def test_o41_ale_beside_the_path_does_not_count() -> None:
    assert at_the_end(WINDING, ales=((1, 1), (2, 1), (0, -1))) == {Role.DRIVER}


def test_o41_the_last_tile_counts_and_the_goal_must_be_the_gold() -> None:
    end: Any = {"last": "ale NE"}
    assert at_the_end(WINDING, ales=((1, 1), (2, 1)), **end) == {Role.DRIVER, Role.KING}
    ales = ((1, 1), (2, 1), (3, 1))
    assert at_the_end(WINDING, ales=ales, goal="dragon") == {Role.DRIVER}


@pytest.mark.parametrize("goal", ["gold", "dragon"])
def test_o42_the_pedant_wants_an_empty_deck_at_the_end_of_the_round(goal: str) -> None:
    assert at_the_end(WINDING, goal=goal, pile=0) == {Role.DRIVER, Role.PEDANT}
    assert at_the_end(WINDING, goal=goal, pile=1) == {Role.DRIVER}


def test_o42_hands_do_not_matter_and_the_game_goes_on() -> None:
    state = table(
        seats=3,
        edition="gobblings-advanced",
        hands={seat: ["explosion"] for seat in range(3)},
        roles=("pedant", "king", "master"),
        pile=0,
    )
    events = events_of(state, "pass", "pass", "pass")
    assert bonuses(events) == {Role.PEDANT}
    after = after_moves(state, "pass", "pass", "pass")
    assert (after.round, after.points, after.winner) == (2, (1, 0, 1), None)


# O68 Dynamite acts once


def test_o68_dynamite_stays_face_up_and_is_not_opened_again() -> None:
    hands = {0: ["passage NS"], 1: ["bomb NESW", "map"], 2: ["passage NES"]}
    state = table(ALMOST, seats=3, hands=hands, kinds={(4, 0): "bomb"}, goals=DYNAMITE_MID)
    state = after_moves(state, "place 0 8,0 90")
    seen = RULES.view_of(state, 2).goals[1]
    assert (seen.opened, seen.face) == (True, GoalFace.DYNAMITE)
    assert refusal_of(state, "peek 4 2") is Refusal.GOAL_OPEN
    # The way is made whole again by a bomb, and Dynamite is reached once more.
    events = events_of(state, "place 3 4,0")
    assert not of_kind(events, GoalOpened)
    assert not of_kind(events, BlownUp)
    state = after_moves(state, "place 3 4,0")
    assert Cell(9, 0) in state.board.reached
    assert state.kinds[Cell(4, 0)] is TileKind.BOMB


def test_o68_a_bomb_laid_later_is_a_plain_passage() -> None:
    hands = {0: ["passage NS"], 1: ["bomb NS"], 2: ["explosion"]}
    state = table(ALMOST, seats=3, hands=hands, goals=DYNAMITE_MID)
    state = after_moves(state, "place 0 8,0 90")
    assert outcome(events_of(state, "place 3 9,1")) == (Outcome.GOLD, 1)
    state = after_moves(state, "place 3 0,1")
    assert "explode 6 0,1" in legal_texts(state)
    assert Cell(0, 1) in state.board.reached


# O69 forced play

CORNERED = """
    .║.......
    ═S───────
    .║.......
"""
"""A straight tile has one place left, and that reaches the middle goal."""


@pytest.mark.parametrize(
    ("goal", "role", "points"),
    [
        ("gold", "driver", (2, 1, 4, 4)),
        ("gold", "king", (5, 2, 4, 3)),
        ("dragon", "king", (3, 4, 3, 5)),
    ],
)
def test_o69_a_forced_play_that_opens_a_goal_has_its_full_effect(
    goal: str, role: str, points: tuple[int, ...]
) -> None:
    state = table(
        CORNERED,
        seats=4,
        hand=["passage NS"],
        pile=0,
        goals=("dynamite", goal, "gold" if goal == "dragon" else "dragon"),
        roles=(role, "bomber", "pedant", "jeweller" if role == "driver" else "greedy"),
        points=(3, 2, 3, 3),
    )
    assert legal_texts(state) == ["place 0 8,0 90"]
    assert refusal_of(state, "pass") is Refusal.CAN_PLAY
    assert refusal_of(state, "replace 0") is Refusal.DECK_EMPTY
    assert after_moves(state, "place 0 8,0 90").points == points
