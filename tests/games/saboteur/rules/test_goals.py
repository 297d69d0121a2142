"""[R69-R78] How goals are reached and opened, how stones come to lie, how a round ends."""

from typing import Any

import pytest

from foolsgold.games.api import RoundStarted
from foolsgold.games.saboteur.cards import GoalFace, Role
from foolsgold.games.saboteur.events import (
    Collapsed,
    Discarded,
    Drew,
    GoalLaid,
    GoalOpened,
    GoldOffered,
    Paid,
    Peeked,
    Placed,
    RoundEnded,
    RoundResult,
)
from foolsgold.games.saboteur.moves import Phase
from foolsgold.games.saboteur.refusals import Refusal
from foolsgold.games.saboteur.state import State
from foolsgold.games.saboteur.visibility import redact_event, view_of
from foolsgold.tunnel.ascii import board_from_ascii
from foolsgold.tunnel.tiles import Cell, Tile
from tests.support.saboteur_positions import (
    DOCUMENTED_EDITIONS,
    after_moves,
    events_of,
    legal_texts,
    of_kind,
    refusal_of,
    table,
)

LOOSE = ("uk", "ru", "fa", "en")
"""A part of the maze that is cut off from the start may be extended."""
LAYER_TURNS = ("uk", "lv")
"""The layer chooses how a stone lies that fits neither way."""
ENGINE_TURNS = ("ru", "fa", "he", "en")
OPEN_ALL = ("ru", "fa", "lv", "he", "en")
"""All goals reached together are opened; in the Ukrainian edition one alone."""
PASS_CIRCLE = ("uk", "ru", "fa", "en")

ALMOST = """
    ........?
    .........
    S──────.?
    .........
    ........?
    """
BETWEEN = """
    S.......?
    └───────.
    ........?
    """
STONES_ABOVE = ("stone-a", "stone-b", "treasure")
STONES_BELOW = ("treasure", "stone-a", "stone-b")


def kinds(events: tuple[Any, ...]) -> list[type]:
    return [type(event) for event in events]


def ended(state: State, *moves: str) -> bool:
    """Whether the last of these moves ends the round, and none before it does."""
    for move in moves[:-1]:
        assert not of_kind(events_of(state, move), RoundEnded), move
        state = after_moves(state, move)
    return bool(of_kind(events_of(state, moves[-1]), RoundEnded))


# R69: when a goal is opened


@pytest.mark.parametrize("edition", DOCUMENTED_EDITIONS)
def test_r69_a_goal_opens_when_an_unbroken_path_reaches_it(edition: str) -> None:
    state = table(ALMOST, edition=edition, hand=["path EW"], goals=STONES_BELOW)
    after = after_moves(state, "place 0 7,0")
    assert after.opened == {1}
    assert after.board == board_from_ascii(
        """
        ........?
        .........
        S───────┘
        .........
        ........?
        """
    )


@pytest.mark.parametrize("edition", DOCUMENTED_EDITIONS)
@pytest.mark.parametrize("gap", [1, 4, 6])
def test_r69_whichever_card_completes_the_path(edition: str, gap: int) -> None:
    drawing = "S───────"
    drawing = drawing[:gap] + "." + drawing[gap + 1 :]
    state = table(drawing, edition=edition, hand=["path EW"], goals=STONES_BELOW)
    opened = of_kind(events_of(state, f"place 0 {gap},0"), GoalOpened)
    assert opened == [GoalOpened(0, 1, GoalFace.STONE_A)]


@pytest.mark.parametrize("edition", DOCUMENTED_EDITIONS)
@pytest.mark.parametrize("card", ["path NW", "dead EW", "dead NESW"])
def test_r69_no_wall_and_no_dead_end_opens_a_goal(edition: str, card: str) -> None:
    state = table(ALMOST, edition=edition, hand=[card], goals=STONES_BELOW)
    after = after_moves(state, "place 0 7,0")
    assert kinds(events_of(state, "place 0 7,0")) == [Placed, Drew]
    assert (after.opened, len(after.board.face_down)) == (frozenset(), 3)


@pytest.mark.parametrize("edition", DOCUMENTED_EDITIONS)
@pytest.mark.parametrize("drawing", ["S──.───", "S──═───", "S──╴───"])
def test_r69_a_broken_path_opens_no_goal(edition: str, drawing: str) -> None:
    state = table(drawing, edition=edition, hand=["path EW"], goals=STONES_BELOW)
    if edition in LOOSE:
        assert kinds(events_of(state, "place 0 7,0")) == [Placed, Drew]
    else:
        assert refusal_of(state, "place 0 7,0") is Refusal.CUT_OFF


@pytest.mark.parametrize("edition", DOCUMENTED_EDITIONS)
@pytest.mark.parametrize("drawing", ["S──.═───?", "S──.──═─?", "S──.───═?"])
def test_r69_an_island_with_a_dead_end_in_it_leads_nowhere(edition: str, drawing: str) -> None:
    state = table(drawing, edition=edition, hand=["path EW"], goals=STONES_BELOW)
    assert kinds(events_of(state, "place 0 3,0")) == [Placed, Drew]
    before_the_dead_end = {Cell(x, 0) for x in range(max(drawing.find("═"), 4))}
    assert after_moves(state, "place 0 3,0").board.reached == before_the_dead_end


@pytest.mark.parametrize("edition", DOCUMENTED_EDITIONS)
def test_r69_joining_an_island_opens_the_goal_it_leads_to(edition: str) -> None:
    drawing = """
        .......┌?
        ....┌──┘.
        S───..
        """
    hand = ["path NW", "dead NW"]
    state = table(drawing, edition=edition, hand=hand, goals=("stone-b", "treasure", "stone-a"))
    assert not of_kind(events_of(state, "place 1 4,0"), GoalOpened), "a dead end joins nothing"
    assert of_kind(events_of(state, "place 0 4,0"), GoalOpened) == [
        GoalOpened(0, 0, GoalFace.STONE_B)
    ]


@pytest.mark.parametrize("edition", DOCUMENTED_EDITIONS)
def test_r69_goals_that_are_not_reached_stay_down(edition: str) -> None:
    state = table(ALMOST, edition=edition, hand=["path EW"], goals=STONES_BELOW)
    assert refusal_of(state, "open 2") is Refusal.NOT_NOW
    two = table(BETWEEN, edition=edition, hand=["path NES"], goals=STONES_BELOW)
    assert refusal_of(after_moves(two, "place 0 8,1 turned"), "open 1") is Refusal.NOT_REACHED


# R70: the minimum length


@pytest.mark.parametrize("edition", DOCUMENTED_EDITIONS)
def test_r70_the_shortest_tunnel_of_the_standard_board_is_long_enough(edition: str) -> None:
    state = table(ALMOST, edition=edition, hand=["path EW"], goals=STONES_BELOW)
    after = after_moves(state, "place 0 7,0")
    assert after.board.path_length_to(Cell(8, 0)) == 7
    assert after.opened == {1}


SHORT = {
    3: "S──.",
    5: """
        ┌──┐
        S...
        """,
    7: """
        ┌──┐
        │..│
        S...
        """,
}


@pytest.mark.parametrize(
    ("edition", "opening"),
    [
        ("uk", {3, 5, 7}),
        ("ru", {7}),
        ("fa", {7}),
        ("lv", {3, 5, 7}),
        ("he", {3, 5, 7}),
        ("en", {7}),
    ],
)
@pytest.mark.parametrize("length", [3, 5, 7])
def test_r70_a_tunnel_of_less_than_seven_cards_opens_nothing_in_some_editions(
    edition: str, opening: set[int], length: int
) -> None:
    state = table(
        SHORT[length],
        edition=edition,
        hand=["path EW", "path NE"],
        goals=STONES_BELOW,
        changes={"columns_between": 3},
    )
    move = "place 0 3,0" if length == 3 else "place 1 3,0"
    assert of_kind(events_of(state, move), GoalOpened) == (
        [GoalOpened(0, 1, GoalFace.STONE_A)] if length in opening else []
    )


@pytest.mark.parametrize("edition", DOCUMENTED_EDITIONS)
@pytest.mark.parametrize(("least", "opened"), [(5, True), (6, False), (7, False)])
def test_r70_the_minimum_may_be_set_on_any_board(edition: str, least: int, *, opened: bool) -> None:
    state = table(
        SHORT[5],
        edition=edition,
        hand=["path NE"],
        goals=STONES_BELOW,
        changes={"columns_between": 3, "min_path_cards": least},
    )
    assert after_moves(state, "place 0 3,0").opened == ({1} if opened else frozenset())


# R71: who opens a goal, and when


@pytest.mark.parametrize("edition", DOCUMENTED_EDITIONS)
@pytest.mark.parametrize("seat", [0, 2, 4])
def test_r71_the_layer_turns_the_goal_and_then_draws(edition: str, seat: int) -> None:
    state = table(ALMOST, edition=edition, to_act=seat, hand=["path EW"], goals=STONES_BELOW)
    number = state.hands[seat][0]
    drawn = state.drawn
    assert events_of(state, f"place {number} 7,0") == (
        Placed(seat, Cell(7, 0), Tile.read("EW"), number),
        GoalOpened(seat, 1, GoalFace.STONE_A),
        GoalLaid(1, Tile.read("NW")),
        Drew(seat, drawn, state.deck[drawn]),
    )


@pytest.mark.parametrize("edition", DOCUMENTED_EDITIONS)
def test_r71_everybody_sees_what_lies_open(edition: str) -> None:
    state = table(ALMOST, edition=edition, hand=["path EW"], goals=STONES_BELOW)
    told_all = events_of(state, "place 0 7,0")[1]
    after = after_moves(state, "place 0 7,0")
    for reader in (0, 1, 4, None):
        assert redact_event(told_all, reader) == GoalOpened(0, 1, GoalFace.STONE_A)
        assert [goal.face for goal in view_of(after, reader).goals] == [
            None,
            GoalFace.STONE_A,
            None,
        ]


# R72: treasure or stone


@pytest.mark.parametrize("edition", DOCUMENTED_EDITIONS)
def test_r72_the_treasure_ends_the_round_at_once(edition: str) -> None:
    state = table(ALMOST, edition=edition, hand=["path EW"])
    events = events_of(state, "place 0 7,0")
    assert kinds(events) == [Placed, GoalOpened, RoundEnded, GoldOffered], "nobody draws any more"
    assert events[1:3] == (
        GoalOpened(0, 1, GoalFace.TREASURE),
        RoundEnded(1, True, state.roles, state.goals),
    )
    after = after_moves(state, "place 0 7,0")
    assert after.phase is Phase.DRAFT
    assert after.past == (RoundResult(1, True, state.roles),)


@pytest.mark.parametrize("edition", DOCUMENTED_EDITIONS)
@pytest.mark.parametrize("stone", ["stone-a", "stone-b"])
def test_r72_after_a_stone_the_game_goes_on(edition: str, stone: str) -> None:
    state = table(ALMOST, edition=edition, hand=["path EW"], goals=["treasure", stone, "stone-a"])
    after = after_moves(state, "place 0 7,0")
    assert (after.round, after.phase, after.to_act) == (1, Phase.PLAY, 1)
    assert (after.opened, after.past) == (frozenset({1}), ())


@pytest.mark.parametrize("edition", DOCUMENTED_EDITIONS)
def test_r72_the_treasure_ends_the_round_though_another_goal_is_reached(edition: str) -> None:
    state = table(BETWEEN, edition=edition, hand=["path NES"])
    events = events_of(after_moves(state, "place 0 8,1 turned"), "open 2")
    assert kinds(events) == [GoalOpened, RoundEnded, GoldOffered]


@pytest.mark.parametrize("edition", DOCUMENTED_EDITIONS)
def test_r72_the_treasure_ends_the_round_with_an_empty_pile(edition: str) -> None:
    state = table(ALMOST, edition=edition, hand=["path EW"], pile=0)
    assert of_kind(events_of(state, "place 0 7,0"), RoundEnded) == [
        RoundEnded(1, True, state.roles, state.goals)
    ]


# R73: how an opened goal comes to lie

FROM_NORTH = """
    ........?
    ┌───────.
    S.......?
    """
FROM_SOUTH = """
    S.......?
    └───────.
    ........?
    """
FROM_EAST = """
    ┌────────┐
    │.......?│
    │........│
    S.......?.
    """


@pytest.mark.parametrize("edition", DOCUMENTED_EDITIONS)
@pytest.mark.parametrize(
    ("drawing", "card", "move", "stone_a", "stone_b"),
    [
        pytest.param(ALMOST, "path EW", "place 0 7,0", "NW", "SW", id="from-west"),
        pytest.param(FROM_NORTH, "path NE", "place 0 8,-1 turned", "NW", "NE", id="from-north"),
        pytest.param(FROM_SOUTH, "path NW", "place 0 8,1", "ES", "SW", id="from-south"),
        pytest.param(FROM_EAST, "path NW", "place 0 9,0", "ES", "NE", id="from-east"),
    ],
)
def test_r73_a_stone_is_turned_to_join_the_tunnel(
    edition: str, *, drawing: str, card: str, move: str, stone_a: str, stone_b: str
) -> None:
    for stone, sides in (("stone-a", stone_a), ("stone-b", stone_b)):
        state = table(drawing, edition=edition, hand=[card], goals=["treasure", stone, "treasure"])
        assert of_kind(events_of(state, move), GoalLaid) == [GoalLaid(1, Tile.read(sides))]
        after = after_moves(state, move)
        assert after.board.tiles[Cell(8, 0)] == Tile.read(sides)
        assert Cell(8, 0) in after.board.reached


@pytest.mark.parametrize("edition", DOCUMENTED_EDITIONS)
@pytest.mark.parametrize(
    ("below", "stone", "sides"),
    [("│", "stone-b", "SW"), ("─", "stone-a", "NW"), ("═", "stone-a", "NW")],
)
def test_r73_a_stone_is_turned_to_fit_all_its_neighbours(
    edition: str, below: str, stone: str, sides: str
) -> None:
    drawing = f"""
        S──────.?
        ........{below}
        """
    state = table(drawing, edition=edition, hand=["path EW"], goals=["treasure", stone, "treasure"])
    # What lies below may lead on to the treasure, so only the stone itself is looked at.
    assert of_kind(events_of(state, "place 0 7,0"), GoalLaid) == [GoalLaid(1, Tile.read(sides))]


@pytest.mark.parametrize("edition", DOCUMENTED_EDITIONS)
@pytest.mark.parametrize(
    ("above", "stone", "sides"),
    [("─", "NEW", "ESW"), ("└", "NEW", "ESW"), ("│", "NES", "NSW"), ("┌", "ESW", "NEW")],
)
def test_r73_fitting_all_comes_before_lying_upright(
    edition: str, above: str, stone: str, sides: str
) -> None:
    # The stones of the box are corners; one with three sides could join the tunnel both ways.
    drawing = f"""
        ........{above}
        S──────.?
        """
    state = table(
        drawing,
        edition=edition,
        hand=["path EW"],
        goals=STONES_BELOW,
        changes={"goals": {"stone-a": stone}},
    )
    assert of_kind(events_of(state, "place 0 7,0"), GoalLaid)[0] == GoalLaid(1, Tile.read(sides))


@pytest.mark.parametrize("edition", DOCUMENTED_EDITIONS)
def test_r73_the_treasure_joins_from_every_side(edition: str) -> None:
    after = after_moves(table(ALMOST, edition=edition, hand=["path EW"]), "place 0 7,0")
    assert after.board == board_from_ascii(
        """
        ........?
        .........
        S───────┼
        .........
        ........?
        """
    )


@pytest.mark.parametrize("edition", DOCUMENTED_EDITIONS)
def test_r73_an_opened_stone_is_part_of_the_maze_and_leads_on(edition: str) -> None:
    state = table(
        "S───────",
        edition=edition,
        hand=["path NS", "path NE"],
        opened={1: "SW"},
        goals=["treasure", "stone-b", "stone-a"],
    )
    assert events_of(state, "place 0 8,1")[:3] == (
        Placed(0, Cell(8, 1), Tile.read("NS"), 0),
        GoalOpened(0, 2, GoalFace.STONE_A),
        GoalLaid(2, Tile.read("NW")),
    )
    assert refusal_of(state, "place 0 8,-1") is Refusal.NO_FIT
    assert after_moves(state, "place 1 8,1").opened == {1}, "round the corner, past the goal"


# R74: a stone that fits neither way

WALL_ABOVE = """
    ........?
    .......┌─
    S──────.?
    """
WALL_BELOW = """
    S──────.?
    .......└─
    ........?
    """
MISFITS = [
    pytest.param(WALL_ABOVE, "place 0 7,0", "stone-a", "NW", "ES", id="upright-joins"),
    pytest.param(WALL_BELOW, "place 0 7,0 turned", "stone-b", "SW", "NE", id="turned-joins"),
]


@pytest.mark.parametrize("edition", ENGINE_TURNS)
@pytest.mark.parametrize(("drawing", "move", "stone", "joins", "other"), MISFITS)
def test_r74_a_misfit_joins_the_tunnel_that_reached_it(
    edition: str, *, drawing: str, move: str, stone: str, joins: str, other: str
) -> None:
    state = table(
        drawing, edition=edition, hand=["path NEW"], goals=["treasure", stone, "treasure"]
    )
    assert kinds(events_of(state, move)) == [Placed, GoalOpened, GoalLaid, Drew]
    after = after_moves(state, move)
    assert after.board.tiles[Cell(8, 0)] == Tile.read(joins)
    assert Cell(8, 0) in after.board.reached
    assert (after.phase, after.to_act) == (Phase.PLAY, 1)


RING_CLOSED_IN_THE_EAST = """
    ┌────────┐
    │.......?│
    │........│
    S......┌?.
    .......│.│
    .......│?│
    .......└─┘
    """
RING_CLOSED_IN_THE_WEST = """
    S──────.?┐
    .......│.│
    .......│?│
    .......└─┘
    """


@pytest.mark.parametrize("edition", ENGINE_TURNS)
@pytest.mark.parametrize(
    ("drawing", "card", "move", "stone_a", "stone_b"),
    [
        pytest.param(
            RING_CLOSED_IN_THE_EAST, "path NES", "place 0 9,0 turned", "ES", "NE", id="east"
        ),
        pytest.param(
            RING_CLOSED_IN_THE_WEST, "path NEW", "place 0 7,0 turned", "NW", "SW", id="west"
        ),
    ],
)
def test_r74_reached_from_two_sides_a_misfit_joins_the_card_just_laid(
    edition: str, *, drawing: str, card: str, move: str, stone_a: str, stone_b: str
) -> None:
    for stone, sides in (("stone-a", stone_a), ("stone-b", stone_b)):
        state = table(drawing, edition=edition, hand=[card], goals=["treasure", stone, "treasure"])
        assert kinds(events_of(state, move)) == [Placed, GoalOpened, GoalLaid, Drew]
        assert after_moves(state, move).board.tiles[Cell(8, 0)] == Tile.read(sides)


@pytest.mark.parametrize("edition", LAYER_TURNS)
@pytest.mark.parametrize(("drawing", "move", "stone", "joins", "other"), MISFITS)
def test_r74_the_layer_chooses_the_position_of_a_misfit(
    edition: str, *, drawing: str, move: str, stone: str, joins: str, other: str
) -> None:
    state = table(
        drawing, edition=edition, hand=["path NEW"], goals=["treasure", stone, "treasure"]
    )
    assert kinds(events_of(state, move)) == [Placed, GoalOpened]
    asked = after_moves(state, move)
    assert (asked.phase, asked.to_act, asked.turning) == (Phase.TURN, 0, 1)
    assert legal_texts(asked) == ["turn 2 upright", "turn 2 turned"]
    upright, turned = (joins, other) if joins in ("NW", "NE") else (other, joins)
    for position, sides in (("upright", upright), ("turned", turned)):
        events = events_of(asked, f"turn 2 {position}")
        assert events[0] == GoalLaid(1, Tile.read(sides))
        assert kinds(events) == [GoalLaid, Drew], "they draw when all is decided"
        after = after_moves(asked, f"turn 2 {position}")
        assert after.board.tiles[Cell(8, 0)] == Tile.read(sides)
        assert (Cell(8, 0) in after.board.reached) is (sides == joins)
        assert (after.phase, after.to_act, after.turning) == (Phase.PLAY, 1, None)


@pytest.mark.parametrize("edition", LAYER_TURNS)
def test_r74_nothing_else_is_done_before_the_stone_lies(edition: str) -> None:
    state = table(
        WALL_ABOVE,
        edition=edition,
        hand=["path NEW", "path NESW"],
        goals=["treasure", "stone-a", "stone-b"],
    )
    drawn = state.drawn
    asked = after_moves(state, "place 0 7,0")
    assert asked.drawn == drawn
    assert refusal_of(asked, "turn 1 upright") is Refusal.NOT_THIS_STONE
    assert refusal_of(asked, "turn 3 turned") is Refusal.NOT_THIS_STONE
    for move in ("discard 1", "place 1 0,1", "open 2"):
        assert refusal_of(asked, move) is Refusal.NOT_NOW
    assert refusal_of(state, "turn 2 upright") is Refusal.NOT_NOW


@pytest.mark.parametrize("edition", DOCUMENTED_EDITIONS)
def test_r74_a_stone_that_can_be_turned_to_fit_is_no_choice(edition: str) -> None:
    state = table(
        WALL_ABOVE, edition=edition, hand=["path NEW"], goals=["treasure", "stone-b", "stone-a"]
    )
    assert kinds(events_of(state, "place 0 7,0")) == [Placed, GoalOpened, GoalLaid, Drew]
    assert after_moves(state, "place 0 7,0").board.tiles[Cell(8, 0)] == Tile.read("SW")


@pytest.mark.parametrize("edition", DOCUMENTED_EDITIONS)
def test_r74_no_other_card_may_misfit(edition: str) -> None:
    drawing = """
        .......┌─
        S──────┴.
        """
    state = table(drawing, edition=edition, opened={1: "NW"}, hand=["path NEW", "path NES"])
    assert refusal_of(state, "place 0 9,-1") is None, "its south side is a wall, as the place asks"
    assert refusal_of(state, "place 1 9,0 turned") is Refusal.NO_FIT, (
        "a tunnel into the stone's wall"
    )


# R75: both positions fit


@pytest.mark.parametrize("edition", DOCUMENTED_EDITIONS)
def test_r75_a_stone_that_fits_both_ways_lies_upright_and_nobody_is_asked(edition: str) -> None:
    state = table(
        ALMOST,
        edition=edition,
        hand=["path EW"],
        goals=STONES_BELOW,
        changes={"goals": {"stone-a": "NEW"}},
    )
    assert kinds(events_of(state, "place 0 7,0")) == [Placed, GoalOpened, GoalLaid, Drew]
    assert after_moves(state, "place 0 7,0").board.tiles[Cell(8, 0)] == Tile.read("NEW")


# R76: several goals reached at once

ALL_THREE = """
    .......┌?
    .......│.
    S─────.┼?
    .......│.
    .......└?
    """


@pytest.mark.parametrize("edition", DOCUMENTED_EDITIONS)
def test_r76_the_layer_chooses_among_the_goals_reached(edition: str) -> None:
    state = table(BETWEEN, edition=edition, hand=["path NES"], goals=STONES_BELOW)
    assert kinds(events_of(state, "place 0 8,1 turned")) == [Placed]
    asked = after_moves(state, "place 0 8,1 turned")
    assert (asked.phase, asked.to_act, asked.opened) == (Phase.OPEN, 0, frozenset())
    assert legal_texts(asked) == ["open 2", "open 3"]
    assert (asked.drawn, len(asked.hands[0])) == (state.drawn, 0), "they draw when all is decided"
    for move in ("discard 1", "turn 2 upright", "take 1"):
        assert refusal_of(asked, move) is Refusal.NOT_NOW


@pytest.mark.parametrize("edition", OPEN_ALL)
@pytest.mark.parametrize(("first", "second"), [(1, 2), (2, 1)])
def test_r76_all_are_opened_in_the_order_of_the_layer(
    edition: str, first: int, second: int
) -> None:
    stones = {1: (GoalFace.STONE_A, "ES"), 2: (GoalFace.STONE_B, "NE")}
    state = table(BETWEEN, edition=edition, hand=["path NES"], goals=STONES_BELOW)
    asked = after_moves(state, "place 0 8,1 turned")
    assert events_of(asked, f"open {first + 1}") == (
        GoalOpened(0, first, stones[first][0]),
        GoalLaid(first, Tile.read(stones[first][1])),
        GoalOpened(0, second, stones[second][0]),
        GoalLaid(second, Tile.read(stones[second][1])),
        Drew(0, state.drawn, state.deck[state.drawn]),
    )
    after = after_moves(asked, f"open {first + 1}")
    assert (after.opened, after.phase, after.to_act) == (frozenset({1, 2}), Phase.PLAY, 1)


@pytest.mark.parametrize("edition", OPEN_ALL)
def test_r76_three_at_once_are_opened_one_choice_after_the_other(edition: str) -> None:
    state = table(ALL_THREE, edition=edition, hand=["path EW"], goals=STONES_ABOVE)
    asked = after_moves(state, "place 0 6,0")
    assert legal_texts(asked) == ["open 1", "open 2", "open 3"]
    again = after_moves(asked, "open 2")
    assert (again.phase, again.to_act, legal_texts(again)) == (
        Phase.OPEN,
        0,
        ["open 1", "open 3"],
    )
    assert refusal_of(again, "open 2") is Refusal.NOT_REACHED
    last = events_of(again, "open 1")
    assert of_kind(last, GoalOpened) == [
        GoalOpened(0, 0, GoalFace.STONE_A),
        GoalOpened(0, 2, GoalFace.TREASURE),
    ]
    assert kinds(last)[-2:] == [RoundEnded, GoldOffered]


@pytest.mark.parametrize("goal", [1, 2])
def test_r76_uk_exactly_one_is_opened(goal: int) -> None:
    state = table(BETWEEN, edition="uk", hand=["path NES"], goals=STONES_BELOW)
    asked = after_moves(state, "place 0 8,1 turned")
    assert kinds(events_of(asked, f"open {goal + 1}")) == [GoalOpened, GoalLaid, Drew]
    after = after_moves(asked, f"open {goal + 1}")
    assert (after.opened, after.phase, after.to_act) == (frozenset({goal}), Phase.PLAY, 1)


def test_r76_uk_each_later_path_card_opens_one_more() -> None:
    hands = {0: ["path EW"], 1: ["path NESW"], 2: ["dead NESW"]}
    state = table(ALL_THREE, edition="uk", seats=3, hands=hands, goals=STONES_ABOVE)
    one = after_moves(state, "place 0 6,0", "open 1")
    assert one.opened == {0}
    assert kinds(events_of(one, "place 6 0,1")) == [Placed]
    asked = after_moves(one, "place 6 0,1")
    assert (asked.to_act, legal_texts(asked)) == (1, ["open 2", "open 3"])
    assert events_of(asked, "open 2")[:2] == (
        GoalOpened(1, 1, GoalFace.STONE_B),
        GoalLaid(1, Tile.read("SW")),
    )
    two = after_moves(asked, "open 2")
    assert (two.opened, two.to_act) == (frozenset({0, 1}), 2)
    last = events_of(two, "place 12 0,-1")
    assert last[1] == GoalOpened(2, 2, GoalFace.TREASURE), "a dead end is a path card too"
    assert kinds(last) == [Placed, GoalOpened, RoundEnded, GoldOffered]


def test_r76_uk_other_cards_open_nothing() -> None:
    with_a_stub = """
        ╷........
        S.......?
        └───────.
        ........?
        """
    hands = {0: ["path NES"], 1: ["map", "rockfall"]}
    state = table(with_a_stub, edition="uk", hands=hands, goals=STONES_BELOW)
    one = after_moves(state, "place 0 8,1 turned", "open 2")
    assert kinds(events_of(one, "discard 6")) == [Discarded, Drew]
    assert kinds(events_of(one, "peek 6 3")) == [Peeked, Drew]
    assert kinds(events_of(one, "collapse 7 0,-1")) == [Collapsed, Drew]


def test_r76_uk_a_goal_cut_off_meanwhile_stays_down() -> None:
    hands = {0: ["path NES"], 1: ["rockfall"], 2: ["path NESW"]}
    state = table(BETWEEN, edition="uk", seats=3, hands=hands, goals=STONES_BELOW)
    cut = after_moves(state, "place 0 8,1 turned", "open 2", "collapse 6 4,1")
    assert kinds(events_of(cut, "place 12 0,-1")) == [Placed, Drew]
    whole = after_moves(state, "place 0 8,1 turned", "open 2", "discard 6")
    assert of_kind(events_of(whole, "place 12 0,-1"), GoalOpened) == [
        GoalOpened(2, 2, GoalFace.STONE_B)
    ]


CHAIN = """
    S──────.?
    ........│
    ........?
    """


@pytest.mark.parametrize(
    ("edition", "opened"),
    [
        ("uk", {1}),
        ("ru", {1, 2}),
        ("fa", {1, 2}),
        ("lv", {1, 2}),
        ("he", {1, 2}),
        ("en", {1, 2}),
    ],
)
def test_r76_a_stone_may_lead_on_to_the_next_goal_at_once(edition: str, opened: set[int]) -> None:
    hands = {0: ["path EW"], 1: ["path NESW"]}
    goals = ("treasure", "stone-b", "stone-a")
    state = table(CHAIN, edition=edition, seats=3, hands=hands, goals=goals)
    after = after_moves(state, "place 0 7,0")
    assert after.opened == opened
    assert after.board.tiles[Cell(8, 0)] == Tile.read("SW")
    later = after_moves(after, "place 6 0,1")
    assert later.opened == {1, 2}
    assert later.board.tiles[Cell(8, 2)] == Tile.read("NW")


@pytest.mark.parametrize(("edition", "found"), [("uk", False), *((e, True) for e in OPEN_ALL)])
def test_r76_a_treasure_behind_a_stone_is_found_at_once(edition: str, *, found: bool) -> None:
    state = table(
        CHAIN, edition=edition, hand=["path EW"], goals=("stone-a", "stone-b", "treasure")
    )
    assert bool(of_kind(events_of(state, "place 0 7,0"), RoundEnded)) is found


BOTH_MISFIT = """
    .......┌?
    .......│╶
    S─────.┼?
    """
"""The stub turns a wall to both goals, so that neither stone can fit and join the tunnel too."""


def test_r76_lv_a_misfit_is_turned_before_the_next_goal_is_opened() -> None:
    goals = ("stone-b", "stone-a", "treasure")
    state = table(BOTH_MISFIT, edition="lv", hand=["path EW"], goals=goals)
    asked = after_moves(state, "place 0 6,0")
    assert legal_texts(asked) == ["open 1", "open 2"]
    assert events_of(asked, "open 2") == (GoalOpened(0, 1, GoalFace.STONE_A),)
    lower = after_moves(asked, "open 2")
    assert legal_texts(lower) == ["turn 2 upright", "turn 2 turned"]
    assert events_of(lower, "turn 2 turned") == (
        GoalLaid(1, Tile.read("ES")),
        GoalOpened(0, 0, GoalFace.STONE_B),
    )
    upper = after_moves(lower, "turn 2 turned")
    assert legal_texts(upper) == ["turn 1 upright", "turn 1 turned"]
    assert events_of(upper, "turn 1 upright") == (
        GoalLaid(0, Tile.read("NE")),
        Drew(0, state.drawn, state.deck[state.drawn]),
    )


def test_r76_uk_a_misfit_is_turned_and_the_next_goal_waits() -> None:
    goals = ("stone-b", "stone-a", "treasure")
    state = table(BOTH_MISFIT, edition="uk", hand=["path EW"], goals=goals)
    turning = after_moves(state, "place 0 6,0", "open 1")
    assert legal_texts(turning) == ["turn 1 upright", "turn 1 turned"]
    assert kinds(events_of(turning, "turn 1 turned")) == [GoalLaid, Drew]
    assert after_moves(turning, "turn 1 turned").opened == {0}


@pytest.mark.parametrize("edition", ENGINE_TURNS)
def test_r76_elsewhere_misfits_are_turned_and_opened_one_by_one(edition: str) -> None:
    goals = ("stone-b", "stone-a", "treasure")
    state = table(BOTH_MISFIT, edition=edition, hand=["path EW"], goals=goals)
    assert events_of(after_moves(state, "place 0 6,0"), "open 2")[:4] == (
        GoalOpened(0, 1, GoalFace.STONE_A),
        GoalLaid(1, Tile.read("NW")),
        GoalOpened(0, 0, GoalFace.STONE_B),
        GoalLaid(0, Tile.read("SW")),
    )


# R77: the end of a round without treasure

STUCK = {0: ["mend pick"] * 2, 1: ["mend lamp"] * 2, 2: ["mend cart"] * 2}
"""Nothing is broken, so nobody can play any of these."""
STUCK_DISCARDS = ("discard 0", "discard 6", "discard 12", "discard 1", "discard 7", "discard 13")


@pytest.mark.parametrize(
    ("edition", "turns"), [("uk", 3), ("ru", 3), ("fa", 3), ("lv", 6), ("he", 1), ("en", 3)]
)
def test_r77_each_edition_has_its_own_end_without_treasure(edition: str, turns: int) -> None:
    state = table(edition=edition, seats=3, hands=STUCK, pile=0, saboteurs=[1])
    assert ended(state, *STUCK_DISCARDS[:turns])
    last = events_of(after_moves(state, *STUCK_DISCARDS[: turns - 1]), STUCK_DISCARDS[turns - 1])
    assert of_kind(last, RoundEnded) == [RoundEnded(1, False, state.roles, state.goals)]
    assert kinds(last)[:4] == [Discarded, RoundEnded, Paid, RoundStarted]


@pytest.mark.parametrize("edition", DOCUMENTED_EDITIONS)
def test_r77_no_end_while_there_are_cards_to_draw(edition: str) -> None:
    state = table(edition=edition, seats=3, hands=STUCK, pile=7)
    assert not ended(state, *STUCK_DISCARDS)


@pytest.mark.parametrize("edition", DOCUMENTED_EDITIONS)
def test_r77_empty_hands_end_the_round_everywhere(edition: str) -> None:
    hands = {0: ["map"], 1: ["map"], 2: ["path NESW"]}
    state = table(edition=edition, seats=3, hands=hands, pile=0)
    assert ended(state, "peek 0 1", "peek 6 1", "place 12 1,0"), "though nobody passed"


@pytest.mark.parametrize("edition", PASS_CIRCLE)
def test_r77_passes_made_while_the_pile_lasted_do_not_count(edition: str) -> None:
    state = table(edition=edition, seats=3, hands=STUCK, pile=1)
    assert ended(state, "discard 0", "discard 6", "discard 12", "discard 1")
    assert after_moves(state, "discard 0").passes == 0


@pytest.mark.parametrize("edition", PASS_CIRCLE)
def test_r77_passes_need_not_be_forced(edition: str) -> None:
    hands = {seat: ["path NESW", "map"] for seat in range(3)}
    state = table(edition=edition, seats=3, hands=hands, pile=0)
    assert ended(state, "discard 0", "discard 6", "discard 12")


@pytest.mark.parametrize("edition", PASS_CIRCLE)
@pytest.mark.parametrize(
    "play", ["place 12 1,0", "peek 13 1", "break 14 1", "mend 15 1 lamp", "collapse 16 -1,0"]
)
def test_r77_any_card_played_begins_the_count_anew(edition: str, play: str) -> None:
    hands = {
        0: ["path NS"] * 3,
        1: ["path EW"] * 3,
        2: ["path NESW", "map", "break cart", "mend lamp", "rockfall"],
    }
    state = table("─S", edition=edition, seats=3, hands=hands, pile=0, broken={0: ["lamp"]})
    played = after_moves(state, "discard 0", "discard 6", play)
    assert (played.round, played.passes) == (1, 0)
    assert ended(played, "discard 1", "discard 7", f"discard {played.hands[2][0]}")


@pytest.mark.parametrize("edition", PASS_CIRCLE)
def test_r77_a_circle_has_as_many_passes_as_players(edition: str) -> None:
    state = table(edition=edition, seats=5, pile=0, to_act=3)
    moves = [f"discard {state.hands[seat][0]}" for seat in (3, 4, 0, 1, 2)]
    assert ended(state, *moves)


def test_r77_lv_passing_does_not_end_the_round() -> None:
    hands = {seat: ["map"] * 2 for seat in range(3)}
    state = table(edition="lv", seats=3, hands=hands, pile=0)
    assert ended(state, *STUCK_DISCARDS)


def test_r77_he_a_card_that_somebody_could_play_keeps_the_round_going() -> None:
    hands = {0: ["mend pick"] * 2, 1: ["mend lamp"] * 2, 2: ["map", "mend cart"]}
    state = table(edition="he", seats=3, hands=hands, pile=0)
    assert ended(state, "discard 0", "discard 6", "peek 12 1"), "the last map is gone"


@pytest.mark.parametrize(
    ("held", "broken", "over"),
    [
        ("path NESW", [], False),
        ("path NESW", ["pick"], True),
        ("dead N", [], False),
        ("break lamp", [], False),
        ("mend pick", ["pick"], False),
        ("mend lamp+cart", ["cart"], False),
        ("mend lamp+cart", ["pick"], True),
        ("map", ["pick"], False),
        ("rockfall", [], True),
    ],
)
def test_r77_he_what_counts_as_a_card_that_can_be_played(
    held: str, broken: list[str], *, over: bool
) -> None:
    hands = {0: ["rockfall"], 1: [held], 2: ["rockfall"]}
    state = table(edition="he", seats=3, hands=hands, broken={1: broken}, pile=0)
    assert ended(state, "discard 0") is over


def test_r77_he_a_rockfall_counts_while_there_is_something_to_hit() -> None:
    hands = {0: ["mend pick"] * 2, 1: ["rockfall"], 2: ["mend lamp"]}
    assert not ended(table("S─", edition="he", seats=3, hands=hands, pile=0), "discard 0")
    assert ended(table("S", edition="he", seats=3, hands=hands, pile=0), "discard 0")


def test_r77_he_a_path_card_that_fits_nowhere_cannot_be_played() -> None:
    walled = """
        .╷.
        ╶S╴
        .╵.
        """
    hands = {0: ["mend pick"] * 2, 1: ["path NESW"], 2: ["mend lamp"]}
    assert ended(table(walled, edition="he", seats=3, hands=hands, pile=0), "discard 0")


def test_r77_he_a_stone_opened_by_the_last_card_is_laid_before_the_test() -> None:
    walled = """
        .╷.......
        ╶S──────.?
        .╵.......
        """
    hands = {0: ["path EW"], 1: ["path NS"], 2: ["mend lamp"]}
    state = table(walled, edition="he", seats=3, hands=hands, goals=STONES_BELOW, pile=0)
    assert not ended(state, "place 0 7,0")
    assert legal_texts(after_moves(state, "place 0 7,0"), "place") == ["place 6 8,-1"]


def test_r77_forced_passes_alone_may_count_as_a_house_rule() -> None:
    changes = {"round_end": "forced-pass-circle"}
    hands = {0: ["map", "map"], 1: ["mend lamp"] * 2, 2: ["mend cart"] * 2}
    state = table(edition="uk", seats=3, hands=hands, pile=0, changes=changes)
    assert not ended(state, "discard 0", "discard 6", "discard 12")
    stuck = table(edition="uk", seats=3, hands=STUCK, pile=0, changes=changes)
    assert ended(stuck, "discard 0", "discard 6", "discard 12")


def test_r77_path_cards_alone_may_count_as_a_house_rule() -> None:
    hands = {0: ["map", "map"], 1: ["map"], 2: ["mend cart"]}
    changes = {"round_end": "nobody-can-dig"}
    state = table(edition="he", seats=3, hands=hands, pile=0, changes=changes)
    assert ended(state, "peek 0 1")
    digging = table(
        edition="he", seats=3, hands={**hands, 2: ["path NESW"]}, pile=0, changes=changes
    )
    assert not ended(digging, "peek 0 1")


# R78: the roles are shown

SABOTEURS = (1, 2)
ROLES = (Role.DIGGER, Role.SABOTEUR, Role.SABOTEUR, Role.DIGGER, Role.DIGGER)


@pytest.mark.parametrize("edition", DOCUMENTED_EDITIONS)
def test_r78_roles_are_secret_until_the_round_ends(edition: str) -> None:
    state = table(ALMOST, edition=edition, hand=["path EW"], saboteurs=SABOTEURS)
    for own in range(5):
        assert view_of(state, own).roles == tuple(
            role if seat == own else None for seat, role in enumerate(ROLES)
        )
    assert view_of(state, None).roles == (None,) * 5
    after = after_moves(state, "place 0 7,0")
    for reader in (0, 1, 2, 3, 4, None):
        assert view_of(after, reader).roles == ROLES
        assert view_of(after, reader).past == (RoundResult(1, True, ROLES),)


@pytest.mark.parametrize("edition", DOCUMENTED_EDITIONS)
def test_r78_roles_and_goals_are_shown_to_all_after_a_round_without_treasure(edition: str) -> None:
    hands = {seat: ["map"] for seat in range(5)}
    state = table(edition=edition, hands=hands, saboteurs=SABOTEURS, pile=0)
    before = after_moves(state, "peek 0 1", "peek 6 1", "peek 12 1", "peek 18 1")
    assert view_of(before, 0).roles == (Role.DIGGER, None, None, None, None)
    (event,) = of_kind(events_of(before, "peek 24 1"), RoundEnded)
    shown = RoundEnded(1, False, ROLES, (GoalFace.STONE_A, GoalFace.TREASURE, GoalFace.STONE_B))
    for reader in (0, 1, 2, 3, 4, None):
        assert redact_event(event, reader) == shown
        view = view_of(after_moves(before, "peek 24 1"), reader)
        assert (view.round, view.past) == (2, (RoundResult(1, False, ROLES),))
