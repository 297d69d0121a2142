"""[R44-R63] What action cards do, to whom, and what becomes of them."""

import pytest

from foolsgold.games.api import BadNotation
from foolsgold.games.saboteur.cards import GoalFace, Tool
from foolsgold.games.saboteur.events import Broken, Collapsed, GoalOpened, Mended, Peeked
from foolsgold.games.saboteur.moves import read_move
from foolsgold.games.saboteur.refusals import Refusal
from foolsgold.games.saboteur.state import State
from foolsgold.games.saboteur.visibility import redact_event, view_of
from foolsgold.tunnel.ascii import board_from_ascii
from foolsgold.tunnel.tiles import Cell, Tile
from tests.support.saboteur_positions import (
    DOCUMENTED_EDITIONS,
    after_moves,
    card,
    events_of,
    legal_texts,
    of_kind,
    position,
    refusal_of,
    table,
)

TOOLS = ("pick", "lamp", "cart")
LOOSE = ("uk", "ru", "fa", "en")
FACE_UP = [("uk", False), ("ru", False), ("fa", False), ("lv", False), ("he", True), ("en", False)]
"""Whether a card that was played lies face up on the discard pile."""


def tools_of(state: State, seat: int) -> set[str]:
    return {str(tool) for tool in state.broken[seat]}


@pytest.mark.parametrize("edition", DOCUMENTED_EDITIONS)
def test_r44_actions_hinder_help_remove_and_look(edition: str) -> None:
    state = table(
        "S─",
        edition=edition,
        seats=3,
        hand=["break lamp", "mend lamp", "rockfall", "map"],
        broken={1: ["lamp"]},
    )
    assert legal_texts(state) == [
        "break 0 1",
        "break 0 3",
        "mend 1 2 lamp",
        "collapse 2 1,0",
        "peek 3 1",
        "peek 3 2",
        "peek 3 3",
        "discard 0",
        "discard 1",
        "discard 2",
        "discard 3",
    ]


@pytest.mark.parametrize("edition", DOCUMENTED_EDITIONS)
def test_r44_each_card_does_only_what_it_shows(edition: str) -> None:
    state = table(
        "S─",
        edition=edition,
        hand=["break lamp", "mend lamp", "rockfall", "map", "path NESW"],
        broken={1: ["lamp"]},
    )
    kinds = {
        "place {} 2,0": (Refusal.NOT_A_PATH, 4),
        "peek {} 1": (Refusal.NOT_A_MAP, 3),
        "collapse {} 1,0": (Refusal.NOT_A_ROCKFALL, 2),
        "mend {} 2 lamp": (Refusal.NOT_A_MEND, 1),
        "break {} 1": (Refusal.NOT_A_BREAK, 0),
    }
    for move, (reason, right) in kinds.items():
        for number in range(5):
            expected = None if number == right else reason
            assert refusal_of(state, move.format(number)) is expected, (move, number)


@pytest.mark.parametrize("edition", DOCUMENTED_EDITIONS)
def test_r45_an_action_is_played_before_oneself_or_another(edition: str) -> None:
    state = table(edition=edition, seats=4, hand=["break cart"], to_act=0)
    assert legal_texts(state, "break") == ["break 0 1", "break 0 2", "break 0 3", "break 0 4"]
    for target in range(4):
        after = after_moves(state, f"break 0 {target + 1}")
        assert [tools_of(after, seat) for seat in range(4)] == [
            {"cart"} if seat == target else set() for seat in range(4)
        ]
        assert events_of(state, f"break 0 {target + 1}")[0] == Broken(0, target, Tool.CART, 0)
        for reader in (0, 1, 2, 3, None):
            assert view_of(after, reader).broken[target] == (Tool.CART,), "it lies there face up"
        assert after.discards == ()


@pytest.mark.parametrize("edition", DOCUMENTED_EDITIONS)
def test_r45_nobody_sits_there(edition: str) -> None:
    state = table(edition=edition, seats=4, hand=["break cart", "mend cart"])
    assert refusal_of(state, "break 0 5") is Refusal.NO_SUCH_SEAT
    assert refusal_of(state, "mend 1 5 cart") is Refusal.NO_SUCH_SEAT
    with pytest.raises(BadNotation):
        read_move("break 0 0")


@pytest.mark.parametrize("edition", DOCUMENTED_EDITIONS)
def test_r45_a_house_rule_may_spare_oneself(edition: str) -> None:
    state = table(edition=edition, seats=3, hand=["break cart"], changes={"break_self": False})
    assert refusal_of(state, "break 0 1") is Refusal.NOT_YOURSELF
    assert legal_texts(state, "break") == ["break 0 2", "break 0 3"]


@pytest.mark.parametrize("edition", DOCUMENTED_EDITIONS)
@pytest.mark.parametrize("tool", TOOLS)
def test_r46_no_path_card_while_a_tool_is_broken(edition: str, tool: str) -> None:
    hands = {0: [f"break {tool}"], 1: ["path NESW"], 2: ["path NESW"]}
    after = after_moves(table(edition=edition, seats=3, hands=hands), "break 0 2")
    assert refusal_of(after, "place 6 1,0") is Refusal.TOOL_BROKEN
    assert legal_texts(after) == ["discard 6"]
    others_turn = after_moves(after, "discard 6")
    assert refusal_of(others_turn, "place 12 1,0") is None, "only its owner is hindered"


@pytest.mark.parametrize("edition", DOCUMENTED_EDITIONS)
def test_r46_a_dead_end_is_a_path_card_too(edition: str) -> None:
    state = table(edition=edition, hand=["dead NESW"], broken={0: ["pick"]})
    assert refusal_of(state, "place 0 1,0") is Refusal.TOOL_BROKEN


@pytest.mark.parametrize("edition", DOCUMENTED_EDITIONS)
def test_r47_all_other_cards_while_tools_are_broken(edition: str) -> None:
    state = table(
        "S─",
        edition=edition,
        seats=3,
        hand=["path NESW", "rockfall", "map", "break lamp", "mend pick"],
        broken={0: ["pick", "lamp", "cart"]},
    )
    assert legal_texts(state) == [
        "collapse 1 1,0",
        "peek 2 1",
        "peek 2 2",
        "peek 2 3",
        "break 3 2",
        "break 3 3",
        "mend 4 1 pick",
        "discard 0",
        "discard 1",
        "discard 2",
        "discard 3",
        "discard 4",
    ]


@pytest.mark.parametrize("edition", DOCUMENTED_EDITIONS)
@pytest.mark.parametrize("tool", TOOLS)
def test_r48_one_broken_tool_of_each_kind(edition: str, tool: str) -> None:
    hand = ["break pick", "break lamp", "break cart"]
    state = table(edition=edition, seats=3, hand=hand, broken={1: [tool]})
    for number, kind in enumerate(TOOLS):
        expected = Refusal.ALREADY_BROKEN if kind == tool else None
        assert refusal_of(state, f"break {number} 2") is expected
        assert refusal_of(state, f"break {number} 3") is None


@pytest.mark.parametrize("edition", DOCUMENTED_EDITIONS)
def test_r48_three_at_the_most(edition: str) -> None:
    hands = {0: ["break pick"], 1: ["break lamp"], 2: ["break cart"]}
    state = table(edition=edition, seats=4, hands=hands)
    after = after_moves(state, "break 0 4", "break 6 4", "break 12 4")
    assert tools_of(after, 3) == {"pick", "lamp", "cart"}
    full = table(
        edition=edition,
        seats=3,
        hand=["break pick", "break lamp", "break cart"],
        broken=dict.fromkeys(range(3), TOOLS),
    )
    assert legal_texts(full) == ["discard 0", "discard 1", "discard 2"]


@pytest.mark.parametrize("edition", DOCUMENTED_EDITIONS)
def test_r49_mending_takes_the_turn_and_digging_waits_for_the_next(edition: str) -> None:
    hands = {0: ["path NESW", "mend lamp"], 1: ["map", "map"], 2: ["map", "map"]}
    state = table(edition=edition, seats=3, hands=hands, broken={0: ["lamp"]})
    assert refusal_of(state, "place 0 1,0") is Refusal.TOOL_BROKEN
    mended = after_moves(state, "mend 1 1 lamp")
    assert mended.to_act == 1
    assert refusal_of(mended, "place 0 1,0") is Refusal.NOT_YOUR_CARD, "their turn is over"
    assert refusal_of(after_moves(mended, "discard 6", "discard 12"), "place 0 1,0") is None


@pytest.mark.parametrize("edition", DOCUMENTED_EDITIONS)
def test_r49_what_counts_is_what_lies_there_when_the_turn_begins(edition: str) -> None:
    hands = {0: ["break pick", "mend pick"], 1: ["mend pick", "map"], 2: ["path NESW", "map"]}
    state = table(edition=edition, seats=3, hands=hands)
    broken = after_moves(state, "break 0 3", "discard 7")
    assert refusal_of(broken, "place 12 1,0") is Refusal.TOOL_BROKEN
    mended = after_moves(state, "break 0 3", "mend 6 3 pick")
    assert refusal_of(mended, "place 12 1,0") is None


@pytest.mark.parametrize("edition", DOCUMENTED_EDITIONS)
def test_r49_one_broken_tool_out_of_three_is_enough(edition: str) -> None:
    hand = ["path NESW"]
    for tools in (["pick", "lamp", "cart"], ["lamp", "cart"], ["cart"]):
        state = table(edition=edition, hand=hand, broken={0: tools})
        assert refusal_of(state, "place 0 1,0") is Refusal.TOOL_BROKEN
    assert refusal_of(table(edition=edition, hand=hand), "place 0 1,0") is None


@pytest.mark.parametrize("edition", DOCUMENTED_EDITIONS)
@pytest.mark.parametrize("tool", TOOLS)
def test_r50_a_repair_removes_a_broken_tool_of_ones_own_or_anothers(
    edition: str, tool: str
) -> None:
    state = table(edition=edition, seats=3, hand=[f"mend {tool}"], broken={0: [tool], 2: TOOLS})
    assert legal_texts(state, "mend") == [f"mend 0 1 {tool}", f"mend 0 3 {tool}"]
    own = after_moves(state, f"mend 0 1 {tool}")
    assert (tools_of(own, 0), tools_of(own, 2)) == (set(), set(TOOLS))
    anothers = after_moves(state, f"mend 0 3 {tool}")
    assert (tools_of(anothers, 0), tools_of(anothers, 2)) == ({tool}, set(TOOLS) - {tool})
    assert events_of(state, f"mend 0 3 {tool}")[0] == Mended(0, 2, Tool(tool), (Tool(tool),), 0)


@pytest.mark.parametrize("edition", DOCUMENTED_EDITIONS)
@pytest.mark.parametrize("shown", TOOLS)
@pytest.mark.parametrize("wanted", TOOLS)
def test_r51_the_repair_shows_the_same_tool(edition: str, shown: str, wanted: str) -> None:
    state = table(edition=edition, seats=3, hand=[f"mend {shown}"], broken={1: [wanted]})
    expected = None if shown == wanted else Refusal.WRONG_TOOL
    assert refusal_of(state, f"mend 0 2 {wanted}") is expected
    assert legal_texts(state, "mend") == ([f"mend 0 2 {wanted}"] if shown == wanted else [])


@pytest.mark.parametrize("edition", DOCUMENTED_EDITIONS)
@pytest.mark.parametrize(
    ("first", "second", "third"),
    [("pick", "lamp", "cart"), ("pick", "cart", "lamp"), ("lamp", "cart", "pick")],
)
def test_r52_a_double_repair_mends_one_of_the_two(
    edition: str, first: str, second: str, third: str
) -> None:
    state = table(edition=edition, seats=3, hand=[f"mend {first}+{second}"], broken={1: TOOLS})
    assert legal_texts(state, "mend") == [f"mend 0 2 {first}", f"mend 0 2 {second}"]
    assert refusal_of(state, f"mend 0 2 {third}") is Refusal.WRONG_TOOL
    assert tools_of(after_moves(state, f"mend 0 2 {first}"), 1) == {second, third}
    after = after_moves(state, f"mend 0 2 {second}")
    assert tools_of(after, 1) == {first, third}
    assert 0 not in after.hands[0], "the card is spent with one tool mended"
    assert after.to_act == 1


@pytest.mark.parametrize("edition", DOCUMENTED_EDITIONS)
def test_r53_a_repair_needs_a_matching_broken_tool_before_somebody(edition: str) -> None:
    held = f"saboteur-{edition} seats=3 deck=(0:mend-lamp 1:mend-pick+cart) hands=((0 1) () ())"
    state = position(held)
    assert legal_texts(state) == ["discard 0", "discard 1"]
    assert refusal_of(state, "mend 0 1 lamp") is Refusal.NOTHING_TO_MEND
    elsewhere = position(f"{held} broken=(() (cart) ())")
    assert legal_texts(elsewhere) == ["mend 1 2 cart", "discard 0", "discard 1"]
    assert refusal_of(elsewhere, "mend 1 2 pick") is Refusal.NOTHING_TO_MEND
    assert refusal_of(elsewhere, "mend 1 3 cart") is Refusal.NOTHING_TO_MEND
    assert refusal_of(elsewhere, "mend 0 2 lamp") is Refusal.NOTHING_TO_MEND


@pytest.mark.parametrize(("edition", "face_up"), FACE_UP)
def test_r54_both_cards_leave_after_a_repair(edition: str, *, face_up: bool) -> None:
    state = table(edition=edition, seats=3, hand=["mend lamp+cart"], broken={1: ["cart"]})
    after = after_moves(state, "mend 0 2 cart")
    assert {put.face for put in after.discards} == {card("break cart"), card("mend lamp+cart")}
    assert [put.face_up for put in after.discards] == [face_up, face_up]
    shown = {card("break cart"), card("mend lamp+cart")} if face_up else {None}
    assert set(view_of(after, 2).discards) == shown
    assert len(view_of(after, 2).discards) == 2


@pytest.mark.parametrize("edition", DOCUMENTED_EDITIONS)
def test_r55_only_the_active_player_plays_his_rockfall(edition: str) -> None:
    state = position(
        f"saboteur-{edition} seats=3 deck=(0:map 6:rockfall) hands=((0) (6) ())"
        " board=(1,0:EW 2,0:EW) broken=(() (pick lamp cart) ())"
    )
    assert refusal_of(state, "collapse 6 1,0") is Refusal.NOT_YOUR_CARD
    his_turn = after_moves(state, "discard 0")
    assert refusal_of(his_turn, "collapse 6 1,0") is None, "no tool is needed for it"
    events = events_of(his_turn, "collapse 6 1,0")
    assert events[0] == Collapsed(1, Cell(1, 0), Tile.read("EW"), 6)
    assert after_moves(his_turn, "collapse 6 1,0").to_act == 2


@pytest.mark.parametrize("edition", DOCUMENTED_EDITIONS)
def test_r56_a_rockfall_takes_any_path_card_but_no_start_and_no_goal(edition: str) -> None:
    drawing = """
        ........?
        .╔──....
        S┴══....┘
        ........
        ........?
        """
    state = table(drawing, edition=edition, opened={1: "NW"}, hand=["rockfall"])
    assert legal_texts(state, "collapse") == [
        "collapse 0 1,-1",
        "collapse 0 1,0",
        "collapse 0 2,-1",
        "collapse 0 2,0",
        "collapse 0 3,-1",
        "collapse 0 3,0",
    ], "cut off, dead end or joined: all can fall"
    assert refusal_of(state, "collapse 0 0,0") is Refusal.PROTECTED
    for face_down_or_revealed in ("8,-2", "8,0", "8,2"):
        assert refusal_of(state, f"collapse 0 {face_down_or_revealed}") is Refusal.PROTECTED
    assert refusal_of(state, "collapse 0 4,0") is Refusal.NOTHING_THERE


@pytest.mark.parametrize("edition", DOCUMENTED_EDITIONS)
def test_r56_a_rockfall_without_a_target_can_only_be_discarded(edition: str) -> None:
    state = table("S", edition=edition, opened={0: "NW"}, hand=["rockfall"])
    assert legal_texts(state) == ["discard 0"]


@pytest.mark.parametrize(("edition", "face_up"), FACE_UP)
def test_r57_the_path_card_and_the_rockfall_are_discarded(edition: str, *, face_up: bool) -> None:
    state = table("S─├─", edition=edition, seats=3, hand=["rockfall"])
    after = after_moves(state, "collapse 0 2,0")
    assert after.board == board_from_ascii(
        """
        ........?
        .........
        S─.─....?
        .........
        ........?
        """
    )
    assert {put.face for put in after.discards} == {card("path NES"), card("rockfall")}
    assert [put.face_up for put in after.discards] == [face_up, face_up]
    shown = {card("path NES"), card("rockfall")} if face_up else {None}
    assert set(view_of(after, 1).discards) == shown


FALLEN = """
    .┌─
    S┴──
    """


@pytest.mark.parametrize("edition", DOCUMENTED_EDITIONS)
def test_r58_a_gap_may_be_filled_with_a_card_that_fits(edition: str) -> None:
    hands = {0: ["rockfall"], 1: ["path EW", "path NEW", "path NESW", "path NES"]}
    after = after_moves(table(FALLEN, edition=edition, seats=3, hands=hands), "collapse 0 1,0")
    assert refusal_of(after, "place 6 1,0") is Refusal.NO_FIT, "the way up must go on"
    assert refusal_of(after, "place 7 1,0") is None
    assert refusal_of(after, "place 8 1,0") is None
    assert refusal_of(after, "place 9 1,0") is Refusal.NO_FIT
    again = after_moves(after, "place 8 1,0")
    assert again.board.reached == {
        Cell(0, 0), Cell(1, 0), Cell(2, 0), Cell(3, 0), Cell(1, -1), Cell(2, -1)
    }  # fmt: skip


@pytest.mark.parametrize("edition", DOCUMENTED_EDITIONS)
def test_r58_beyond_the_gap_only_where_the_start_need_not_be_reached(edition: str) -> None:
    hands = {0: ["rockfall"], 1: ["path NESW"], 2: ["path NESW"]}
    after = after_moves(table(FALLEN, edition=edition, seats=3, hands=hands), "collapse 0 1,0")
    joined = ["place 6 -1,0", "place 6 0,1", "place 6 1,0"]
    islands = ["place 6 4,0"] if edition in LOOSE else []
    assert legal_texts(after, "place") == joined + islands
    assert refusal_of(after, "place 6 3,-1") is Refusal.NO_FIT, "a wall lies below"
    assert refusal_of(after, "place 6 4,0") is (None if edition in LOOSE else Refusal.CUT_OFF)
    refilled = after_moves(after, "place 6 1,0")
    assert refusal_of(refilled, "place 12 4,0") is None, "joined again, everybody may go on"


@pytest.mark.parametrize("edition", DOCUMENTED_EDITIONS)
def test_r58_a_rockfall_leaves_what_lies_beyond_it(edition: str) -> None:
    after = after_moves(table("S────", edition=edition, hand=["rockfall"]), "collapse 0 2,0")
    assert sorted(after.board.tiles) == [Cell(0, 0), Cell(1, 0), Cell(3, 0), Cell(4, 0)]
    assert after.board.reached == {Cell(0, 0), Cell(1, 0)}


@pytest.mark.parametrize("edition", DOCUMENTED_EDITIONS)
def test_r59_a_rockfall_cuts_the_tunnel_to_a_goal(edition: str) -> None:
    hands = {0: ["rockfall"], 1: ["path EW"], 2: ["path EW"]}
    state = table("S──────.?", edition=edition, seats=3, hands=hands)
    cut = after_moves(state, "collapse 0 3,0")
    if edition in LOOSE:
        beyond = events_of(cut, "place 6 7,0")
        assert not of_kind(beyond, GoalOpened)
    else:
        assert refusal_of(cut, "place 6 7,0") is Refusal.CUT_OFF
    assert of_kind(
        events_of(after_moves(state, "collapse 0 3,0", "place 6 3,0"), "place 12 7,0"), GoalOpened
    )


@pytest.mark.parametrize("edition", DOCUMENTED_EDITIONS)
def test_r59_a_rockfall_clears_a_dead_end_away(edition: str) -> None:
    hands = {0: ["rockfall"], 1: ["path EW"], 2: ["path EW"]}
    state = table("S──═──.?", edition=edition, seats=3, hands=hands)
    cleared = after_moves(state, "collapse 0 3,0")
    assert refusal_of(cleared, "place 6 3,0") is None
    assert Cell(5, 0) in after_moves(cleared, "place 6 3,0").board.reached


@pytest.mark.parametrize("edition", DOCUMENTED_EDITIONS)
def test_r60_a_map_shows_one_of_the_three_goals(edition: str) -> None:
    goals = ["stone-b", "treasure", "stone-a"]
    state = table(edition=edition, seats=3, hand=["map"], goals=goals)
    assert legal_texts(state, "peek") == ["peek 0 1", "peek 0 2", "peek 0 3"]
    assert refusal_of(state, "peek 0 4") is Refusal.NO_SUCH_GOAL
    for goal, face in enumerate(goals):
        assert events_of(state, f"peek 0 {goal + 1}")[0] == Peeked(0, goal, GoalFace(face), 0)
        seen = view_of(after_moves(state, f"peek 0 {goal + 1}"), 0).goals
        assert [found.face for found in seen] == [
            GoalFace(face) if other == goal else None for other in range(3)
        ]


@pytest.mark.parametrize("edition", DOCUMENTED_EDITIONS)
def test_r61_nobody_else_learns_what_a_map_showed(edition: str) -> None:
    state = table(edition=edition, seats=3, hand=["map"])
    event = events_of(state, "peek 0 2")[0]
    after = after_moves(state, "peek 0 2")
    for reader in (1, 2, None):
        assert redact_event(event, reader) == Peeked(0, 1, None, None)
        view = view_of(after, reader)
        assert [goal.face for goal in view.goals] == [None, None, None]
    assert redact_event(event, 0) == Peeked(0, 1, GoalFace.TREASURE, 0)


@pytest.mark.parametrize(("edition", "face_up"), FACE_UP)
def test_r62_the_goal_goes_back_and_the_map_is_discarded(edition: str, *, face_up: bool) -> None:
    state = table(edition=edition, seats=3, hand=["map"])
    after = after_moves(state, "peek 0 2")
    assert (after.board, after.goals, after.opened) == (state.board, state.goals, frozenset())
    assert not any(goal.opened for goal in view_of(after, 0).goals)
    assert [(put.face, put.face_up) for put in after.discards] == [(card("map"), face_up)]
    assert view_of(after, 1).discards == ((card("map") if face_up else None),)


@pytest.mark.parametrize("edition", DOCUMENTED_EDITIONS)
def test_r63_no_map_on_a_goal_that_is_open(edition: str) -> None:
    state = table(edition=edition, opened={1: "NW"}, hand=["map"])
    assert refusal_of(state, "peek 0 2") is Refusal.GOAL_OPEN
    assert legal_texts(state, "peek") == ["peek 0 1", "peek 0 3"]


@pytest.mark.parametrize("edition", DOCUMENTED_EDITIONS)
def test_r63_a_goal_may_be_looked_at_again(edition: str) -> None:
    hands = {0: ["map"], 1: ["map"]}
    after = after_moves(table(edition=edition, seats=3, hands=hands), "peek 0 2")
    assert legal_texts(after, "peek") == ["peek 6 1", "peek 6 2", "peek 6 3"]
