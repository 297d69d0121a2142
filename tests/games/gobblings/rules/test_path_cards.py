"""G26-G35, G52 and G53: what each kind of path card does."""

from collections import Counter
from itertools import combinations

import pytest
from msgspec.structs import replace

from foolsgold.games.gobblings.cards import Colour, GoalFace, PathCard, TileKind
from foolsgold.games.gobblings.events import (
    BlownUp,
    Drew,
    Exploded,
    GoalOpened,
    Named,
    Peeked,
    Placed,
    RoundEnded,
    Skipped,
    Swapped,
)
from foolsgold.games.gobblings.moves import Phase
from foolsgold.games.gobblings.refusals import Refusal
from foolsgold.games.gobblings.rules.goals import reached_goals
from foolsgold.games.gobblings.state import State
from foolsgold.tunnel.tiles import Cell, Tile
from tests.support.gobblings_positions import (
    DOCUMENTED_EDITIONS,
    RULES,
    after_moves,
    box,
    card,
    events_of,
    legal_texts,
    of_kind,
    refusal_of,
    table,
)

each_edition = pytest.mark.parametrize("edition", DOCUMENTED_EDITIONS)

LAST = "place 0 8,0 90"
DYNAMITE_MIDDLE = ("dragon", "dynamite", "gold")


def opens(state: State, move: str = LAST) -> bool:
    """Whether the move opens the middle goal."""
    return [event.goal for event in of_kind(events_of(state, move), GoalOpened)] == [1]


def shut_doors(state: State) -> set[tuple[int, int]]:
    """The doors everybody sees shut."""
    doors = [laid for laid in RULES.view_of(state, None).board if laid.kind is TileKind.DOOR]
    assert doors
    return {(laid.cell.x, laid.cell.y) for laid in doors if laid.shut}


# Cards without a path.


@each_edition
@pytest.mark.parametrize("goal", [0, 1, 2])
def test_g26_a_map_shows_one_of_the_three_goals_to_its_player_alone(
    edition: str, goal: int
) -> None:
    """The goal stays where it is, face down; the others learn which one was looked at."""
    state = table("S", edition=edition, to_act=2, hand=["map"])
    assert legal_texts(state, "peek") == ["peek 6 1", "peek 6 2", "peek 6 3"]
    move = f"peek 6 {goal + 1}"
    looked = Peeked(2, goal, state.goals[goal], 6)
    assert events_of(state, move)[0] == looked
    after = after_moves(state, move)
    assert (after.goals, after.opened, after.board) == (state.goals, frozenset(), state.board)
    for seat in (*range(5), None):
        seen = RULES.view_of(after, seat).goals
        known = {goal: state.goals[goal]} if seat == 2 else {}
        assert [face.face for face in seen] == [known.get(other) for other in range(3)]
        assert [face.opened for face in seen] == [False] * 3
        if seat != 2:
            assert RULES.redact_event(looked, seat) == Peeked(2, goal, None, None)


@each_edition
def test_g26_a_map_is_for_goals_and_only_a_map_is(edition: str) -> None:
    state = table("S─", edition=edition, hand=["map", "potion"])
    assert refusal_of(state, "peek 0 4") is Refusal.NO_SUCH_GOAL
    assert refusal_of(state, "peek 1 1") is Refusal.NOT_A_MAP
    assert refusal_of(state, "explode 0 1,0") is Refusal.NOT_AN_EXPLOSION
    assert refusal_of(state, "swap 0 2") is Refusal.NOT_A_POTION


@each_edition
def test_g27_an_explosion_removes_any_tile_but_start_lantern_and_goals(edition: str) -> None:
    """Every other kind may be hit, joined to the start or not; an empty place may not."""
    drawing = """
        .│........
        S┼─r─═──..
        .│......──
        """
    state = table(
        drawing,
        edition=edition,
        hand=["explosion"],
        kinds={(1, 0): "ale", (2, 0): "lantern", (4, 0): "bomb", (8, 1): "lantern"},
        keys={(6, 0): "blue"},
    )
    hit = ["1,-1", "1,0", "1,1", "3,0", "4,0", "5,0", "6,0", "7,0", "9,1"]
    assert legal_texts(state, "explode") == [f"explode 0 {cell}" for cell in hit]
    for kept in ("0,0", "2,0", "8,1", "9,-2", "9,0", "9,2"):
        assert refusal_of(state, f"explode 0 {kept}") is Refusal.PROTECTED
    for empty in ("8,0", "0,1", "-4,7"):
        assert refusal_of(state, f"explode 0 {empty}") is Refusal.NOTHING_THERE
    for cell in hit:
        after = after_moves(state, f"explode 0 {cell}")
        assert set(state.board.tiles) - set(after.board.tiles) == {Cell.read(cell)}
        assert set(state.kinds) - set(after.kinds) == {Cell.read(cell)}


@each_edition
def test_g27_an_opened_dynamite_is_still_a_goal(edition: str) -> None:
    state = table(
        "S───────",
        edition=edition,
        hands={0: ["passage NS"], 1: ["explosion"]},
        goals=DYNAMITE_MIDDLE,
    )
    after = after_moves(state, LAST)
    assert Cell(9, 0) in after.board.tiles
    assert refusal_of(after, "explode 3 9,0") is Refusal.PROTECTED


@each_edition
def test_g27_the_tile_is_gone_from_the_path(edition: str) -> None:
    """It lies in the discard pile under the explosion, and the way is broken."""
    state = table(
        "S───────",
        edition=edition,
        to_act=4,
        hands={4: ["explosion"], 0: ["passage NS"]},
        kinds={(4, 0): "ale"},
    )
    after = after_moves(state, "explode 12 4,0")
    gone = Exploded(4, Cell(4, 0), Tile.read("EW"), TileKind.ALE, None, 12)
    assert events_of(state, "explode 12 4,0")[0] == gone
    assert after.discards == (PathCard(Tile.read("EW"), TileKind.ALE), card("explosion"))
    assert after.to_act == 0
    assert not opens(after)


@each_edition
def test_g27_an_explosion_without_a_tile_to_remove_cannot_be_played(edition: str) -> None:
    state = table("S─", edition=edition, hand=["explosion"], kinds={(1, 0): "lantern"}, pile=0)
    assert legal_texts(state) == ["pass"]


@each_edition
@pytest.mark.parametrize("other", [1, 2, 3, 4])
def test_g28_a_potion_exchanges_roles_with_a_player_of_ones_choice(
    edition: str, other: int
) -> None:
    """The other is not asked; races go with the roles, in the basic game too."""
    state = table("S", edition=edition, hand=["potion"])
    assert legal_texts(state, "swap") == ["swap 0 2", "swap 0 3", "swap 0 4", "swap 0 5"]
    after = after_moves(state, f"swap 0 {other + 1}")
    expected = list(state.roles)
    expected[0], expected[other] = expected[other], expected[0]
    assert list(after.roles) == expected
    assert after.race_at(0) is state.race_at(other)
    assert (after.to_act, after.phase) == (1, Phase.PLAY)


@each_edition
def test_g28_the_exchange_is_unseen_by_the_others(edition: str) -> None:
    """Both know what they gave and got; the rest know only who exchanged."""
    dealt, _ = RULES.deal(box(edition).edition, 5, 3, 0)
    roles = dealt.roles
    held = (dealt.deck.index(card("potion")), *dealt.hands[0][1:])
    state = replace(dealt, hands=(held, *dealt.hands[1:]))
    events = events_of(state, f"swap {held[0]} 4")
    state = after_moves(state, f"swap {held[0]} 4")
    told_all = Swapped(0, 3, gave=roles[0], got=roles[3], card=held[0])
    assert told_all in events
    assert RULES.redact_event(told_all, 0) == told_all
    assert RULES.redact_event(told_all, 3) == Swapped(0, 3, roles[0], roles[3], None)
    for seat in (1, 2, 4, None):
        assert RULES.redact_event(told_all, seat) == Swapped(0, 3, None, None, None)
        known = [roles[seat] if at == seat else None for at in range(5)]
        assert list(RULES.view_of(state, seat).roles) == known
    for seat in (0, 3):
        assert RULES.view_of(state, seat).roles == (roles[3], None, None, roles[0], None)


@each_edition
def test_g28_one_must_exchange_with_somebody_else(edition: str) -> None:
    state = table("S", edition=edition, to_act=1, hand=["potion"], pile=0)
    assert refusal_of(state, "swap 3 2") is Refusal.NOT_YOURSELF
    assert refusal_of(state, "swap 3 6") is Refusal.NO_SUCH_SEAT
    assert legal_texts(state) == ["swap 3 1", "swap 3 3", "swap 3 4", "swap 3 5"]


# Icons on passages.


@each_edition
def test_g29_a_bomb_explodes_when_the_path_opens_dynamite(edition: str) -> None:
    """It leaves the field for the discard pile and the place is free again."""
    state = table(
        "S───────",
        edition=edition,
        hands={0: ["passage NS"], 1: ["passage NS"]},
        goals=DYNAMITE_MIDDLE,
        kinds={(2, 0): "bomb", (5, 0): "bomb"},
    )
    assert of_kind(events_of(state, LAST), BlownUp) == [BlownUp((Cell(2, 0), Cell(5, 0)))]
    after = after_moves(state, LAST)
    bomb = PathCard(Tile.read("EW"), TileKind.BOMB)
    assert after.discards == (bomb, bomb)
    assert {Cell(2, 0), Cell(5, 0)} & set(after.board.tiles) == set()
    assert refusal_of(after, "place 3 2,0 90") is None


@each_edition
def test_g29_nothing_else_sets_a_bomb_off(edition: str) -> None:
    """Neither an explosion beside it nor another goal."""
    kinds = {(2, 0): "bomb", (5, 0): "bomb"}
    state = table("S───────", edition=edition, hand=["explosion"], kinds=kinds)
    after = after_moves(state, "explode 0 3,0")
    assert [cell for cell, kind in after.kinds.items() if kind is TileKind.BOMB] == [
        Cell(2, 0),
        Cell(5, 0),
    ]
    gold = table("S───────", edition=edition, hand=["passage NS"], kinds=kinds)
    events = events_of(gold, LAST)
    assert of_kind(events, BlownUp) == []
    assert len(of_kind(events, RoundEnded)) == 1


@each_edition
def test_g30_a_lantern_cannot_be_blown_up(edition: str) -> None:
    """Neither by an explosion nor by Dynamite."""
    kinds = {(2, 0): "lantern", (5, 0): "bomb"}
    state = table(
        "S───────", edition=edition, hand=["explosion", "passage NS"], kinds=kinds,
        goals=DYNAMITE_MIDDLE,
    )  # fmt: skip
    assert refusal_of(state, "explode 0 2,0") is Refusal.PROTECTED
    assert refusal_of(state, "explode 0 5,0") is None
    after = after_moves(state, "place 1 8,0 90")
    assert after.kinds[Cell(2, 0)] is TileKind.LANTERN
    assert Cell(5, 0) not in after.kinds


@each_edition
def test_g30_a_lantern_cannot_be_moved(edition: str) -> None:
    """Whatever is played, the tile lies where and as it lay; nothing is laid upon it."""
    state = table(
        "S┐", edition=edition, hand=["explosion", "passage NE", "potion"], kinds={(1, 0): "lantern"}
    )
    moves = legal_texts(state)
    assert len(moves) > 10
    for move in moves:
        after = after_moves(state, move)
        assert after.board.tiles[Cell(1, 0)] == Tile.read("SW")
        assert after.kinds[Cell(1, 0)] is TileKind.LANTERN
    assert refusal_of(state, "place 1 1,0") is Refusal.CELL_TAKEN


@each_edition
def test_g31_who_plays_an_ale_names_a_player(edition: str) -> None:
    """The tile lies; then they must say who, before anything else."""
    state = table("S", edition=edition, to_act=2, hand=["ale NE"])
    asked = after_moves(state, "place 6 0,1")
    assert (asked.phase, asked.to_act) == (Phase.SERVE, 2)
    assert asked.kinds[Cell(0, 1)] is TileKind.ALE
    assert legal_texts(asked) == ["serve 1", "serve 2", "serve 4", "serve 5"]
    assert refusal_of(asked, "serve 3") is Refusal.NOT_THE_DRINKER
    assert refusal_of(asked, "serve 6") is Refusal.NO_SUCH_SEAT
    assert refusal_of(asked, "pass") is Refusal.NOT_NOW
    assert events_of(asked, "serve 5")[0] == Named(2, 4)


@each_edition
def test_g31_the_player_named_misses_his_next_turn_and_no_other(edition: str) -> None:
    """Everybody sees who will; a circle later they play again."""
    state = table("S", edition=edition, hands={0: ["ale NE"], 4: ["map"]})
    named = after_moves(state, "place 0 0,1", "serve 3")
    assert named.to_act == 1
    assert RULES.view_of(named, None).drinkers == (2,)
    assert of_kind(events_of(named, "replace 3"), Skipped) == [Skipped(2)]
    order = [named.to_act]
    # The map keeps the round from ending before the circle is closed.
    for move in ("replace 3", "replace 9", "peek 12 1", "replace {}", "replace {}", "replace 6"):
        named = after_moves(named, move.format(named.hands[named.to_act][0]))
        order.append(named.to_act)
    assert order == [1, 3, 4, 0, 1, 2, 3]


@each_edition
def test_g31_the_left_neighbour_may_be_named(edition: str) -> None:
    """They are passed over at once and keep their cards."""
    state = table("S", edition=edition, to_act=4, hand=["ale NE"])
    asked = after_moves(state, "place 12 0,1")
    events = events_of(asked, "serve 1")
    assert [type(event) for event in events] == [Named, Drew, Drew, Drew, Skipped]
    after = after_moves(asked, "serve 1")
    assert (after.to_act, after.hands[0]) == (1, (0, 1, 2))
    assert after.drinkers == frozenset()


@each_edition
@pytest.mark.parametrize("free", range(5))
def test_g31_the_only_one_who_misses_no_turn_yet_is_named(edition: str, free: int) -> None:
    """Whichever seat it is: the rest already miss theirs and cannot be named again."""
    layer = (free + 1) % 5
    marked = frozenset(range(5)) - {free, layer}
    state = table("S", edition=edition, to_act=layer, hand=["ale NE"], drinkers=marked)
    asked = after_moves(state, f"place {3 * layer} 0,1")
    assert (asked.phase, asked.to_act) == (Phase.SERVE, layer)
    assert legal_texts(asked) == [f"serve {free + 1}"]
    for seat in marked:
        assert refusal_of(asked, f"serve {seat + 1}") is Refusal.ALREADY_NAMED


@each_edition
def test_g31_an_ale_that_opens_the_gold_asks_nobody(edition: str) -> None:
    """The round is over: there is no next turn to miss."""
    state = table("S───────", edition=edition, hand=["ale NESW"])
    events = events_of(state, "place 0 8,0")
    assert len(of_kind(events, RoundEnded)) == 1
    after = after_moves(state, "place 0 8,0")
    assert (after.phase, after.naming, after.drinkers) == (Phase.PLAY, False, frozenset())


# Tiles that block.


@each_edition
def test_g32_rubble_is_laid_like_other_path_tiles(edition: str) -> None:
    """To a route, with its sides fitting, on an empty place."""
    state = table("S─", edition=edition, hand=["rubble NS"])
    assert legal_texts(state, "place") == [
        "place 0 0,-1", "place 0 0,1", "place 0 -1,0 90", "place 0 2,0 90",
    ]  # fmt: skip
    assert refusal_of(state, "place 0 1,0 90") is Refusal.CELL_TAKEN
    assert refusal_of(state, "place 0 2,0") is Refusal.NO_FIT
    assert refusal_of(state, "place 0 3,0 90") is Refusal.NO_CONTACT
    placed = events_of(state, "place 0 2,0 90")[0]
    assert placed == Placed(0, Cell(2, 0), Tile.read("ew"), TileKind.RUBBLE, None, 0)


@each_edition
def test_g32_rubble_blocks_the_way_and_an_explosion_removes_it(edition: str) -> None:
    """Laid into the last gap it opens nothing; blown away, the gap takes a passage."""
    state = table(
        "S───.────",
        edition=edition,
        hands={0: ["rubble NS"], 1: ["explosion"], 2: ["passage NS"]},
    )
    assert not opens(state, "place 0 4,0 90")
    blocked = after_moves(state, "place 0 4,0 90")
    assert Cell(4, 0) not in blocked.board.reached
    cleared = after_moves(blocked, "explode 3 4,0")
    assert Cell(4, 0) not in cleared.board.tiles
    assert opens(cleared, "place 6 4,0 90")


@each_edition
def test_g32_nothing_is_laid_to_rubble_alone(edition: str) -> None:
    state = table("S═", edition=edition, hand=["passage NESW"])
    assert refusal_of(state, "place 0 2,0") is Refusal.RUBBLE_ONLY


@each_edition
def test_g33_a_shut_door_blocks_the_way_like_a_dead_end(edition: str) -> None:
    """Yet the route may go on beyond it, as the door can still be opened."""
    state = table("S─r──────", edition=edition, hand=["door-blue NS", "passage NS"])
    assert shut_doors(state) == {(2, 0)}
    assert reached_goals(state) == frozenset()
    beyond = table("S─r", edition=edition, hand=["passage NS", "passage NESW"])
    assert refusal_of(beyond, "place 0 3,0 90") is None
    assert refusal_of(beyond, "place 0 3,0") is Refusal.NO_FIT
    assert Cell(3, 0) not in after_moves(beyond, "place 0 3,0 90").board.reached


@each_edition
def test_g33_a_door_laid_into_the_gap_opens_the_goal_only_with_its_key_on_the_field(
    edition: str,
) -> None:
    for colour, expected in (("red", True), ("blue", False), ("yellow", False)):
        state = table(
            "S───.────", edition=edition, hand=[f"door-{colour} NS"], keys={(2, 0): "red"}
        )
        assert opens(state, "place 0 4,0 90") is expected
        if not expected:
            assert shut_doors(after_moves(state, "place 0 4,0 90")) == {(4, 0)}


@each_edition
@pytest.mark.parametrize("door", ["r", "b", "y"])
@pytest.mark.parametrize("key", ["red", "blue", "yellow"])
def test_g33_only_a_key_of_the_same_colour_opens_a_door(edition: str, door: str, key: str) -> None:
    state = table(f"S──{door}────", edition=edition, hand=["passage NS"], keys={(1, 0): key})
    same = key.startswith(door)
    assert shut_doors(state) == (set() if same else {(3, 0)})
    assert opens(state) is same


@each_edition
@pytest.mark.parametrize("at", [1, 2, 3, 4, 5, 6])
def test_g34_a_key_opens_the_door_from_any_distance_before_it(edition: str, at: int) -> None:
    """Before, not behind: the door at 4,0 opens by a key at 1 to 3, not by one at 5 or 6."""
    drawing = "S───r───"
    keys = {(at, 0): "red"} if at != 4 else {}
    state = table(drawing, edition=edition, hand=["passage NS"], keys=keys)
    assert shut_doors(state) == (set() if at < 4 else {(4, 0)})
    assert opens(state) is (at < 4)


@each_edition
def test_g34_a_key_on_a_side_branch_is_before_the_door(edition: str) -> None:
    """It need not lie on the path itself."""
    drawing = """
        S┬──r───.
        .└──┐....
        """
    state = table(drawing, edition=edition, hand=["passage NS"], keys={(4, 1): "red"})
    assert shut_doors(state) == set()
    assert opens(state)


@each_edition
@pytest.mark.parametrize(
    "drawing",
    [
        pytest.param("S───r───.\n.........\n...─.....", id="an island"),
        pytest.param("S┬──r───.\n.╠.......\n.└─┐.....", id="behind rubble"),
        pytest.param("S┬──r───.\n.B.......\n.└─┐.....", id="behind another door"),
    ],
)
def test_g34_a_key_that_the_start_does_not_reach_opens_nothing(edition: str, drawing: str) -> None:
    state = table(drawing, edition=edition, hand=["passage NS"], keys={(3, 2): "red"})
    assert (4, 0) in shut_doors(state)
    assert not opens(state)


@each_edition
def test_g34_a_key_reached_by_a_way_round_the_door_is_before_it(edition: str) -> None:
    """What counts is that the start reaches the key without this door."""
    drawing = """
        ┌──┐
        S─r┴
        """
    state = table(drawing, edition=edition, keys={(3, 0): "red"})
    assert shut_doors(state) == set()
    cut = table(drawing.replace("┌──┐", "...."), edition=edition, keys={(3, 0): "red"})
    assert shut_doors(cut) == {(2, 0)}


@each_edition
@pytest.mark.parametrize(
    ("keys", "shut"),
    [
        ({1: "red", 3: "blue", 5: "yellow"}, set()),
        ({1: "red", 3: "blue"}, {6}),
        ({1: "red", 5: "yellow"}, {4, 6}),
        ({3: "blue", 5: "yellow"}, {2, 4, 6}),
        ({1: "blue", 3: "yellow", 5: "red"}, {2, 6}),
        ({1: "red", 3: "yellow", 5: "blue"}, {4}),
        ({7: "red"}, {2, 4, 6}),
    ],
)
def test_g34_a_key_behind_one_door_may_open_the_next(
    edition: str, keys: dict[int, str], shut: set[int]
) -> None:
    """Door after door, as long as each key is reached through doors already open.

    A door whose key is reached stands open even if nobody gets there.
    """
    state = table(
        "S─r─b─y─",
        edition=edition,
        hand=["passage NS"],
        keys={(x, 0): colour for x, colour in keys.items()},
    )
    assert shut_doors(state) == {(x, 0) for x in shut}
    assert opens(state) is (not shut)


@each_edition
def test_g34_two_keys_locked_behind_each_other_s_doors_open_nothing(edition: str) -> None:
    """One more key opens its door, behind which lies the other key, and so all."""
    drawing = """
        ┌─b┐
        S...
        └─r┘
        """
    state = table(
        drawing, edition=edition, hand=["key-red NE"], keys={(3, -1): "red", (3, 1): "blue"}
    )
    assert shut_doors(state) == {(2, -1), (2, 1)}
    assert shut_doors(after_moves(state, "place 0 -1,0 90")) == set()


@each_edition
def test_g34_two_doors_of_one_colour_do_not_open_each_other(edition: str) -> None:
    """A key between them is before neither; one key before both opens both."""
    drawing = """
        ┌r┐
        S.│
        └r┘
        """
    between = table(drawing, edition=edition, keys={(2, 0): "red"})
    assert shut_doors(between) == {(1, -1), (1, 1)}
    before = table(drawing, edition=edition, keys={(0, 1): "red"})
    assert shut_doors(before) == set()


@each_edition
def test_g34_a_key_laid_later_opens_the_door_and_the_goal_behind_it(edition: str) -> None:
    """Before the door is about place, not time: who lays the key opens the goal."""
    state = table(
        "S─r─b─y──",
        edition=edition,
        to_act=3,
        hand=["key-red NE", "key-blue NE"],
        keys={(3, 0): "blue", (5, 0): "yellow"},
    )
    assert of_kind(events_of(state, "place 10 0,1"), GoalOpened) == []
    assert of_kind(events_of(state, "place 9 0,1"), GoalOpened) == [GoalOpened(3, 1, GoalFace.GOLD)]


@each_edition
def test_g34_without_its_key_the_door_is_shut_again(edition: str) -> None:
    drawing = """
        S───r───
        │.......
        """
    state = table(
        drawing,
        edition=edition,
        to_act=4,
        hands={4: ["explosion"], 0: ["passage NS"]},
        keys={(0, 1): "red"},
    )
    assert shut_doors(state) == set()
    after = after_moves(state, "explode 12 0,1")
    assert shut_doors(after) == {(4, 0)}
    assert not opens(after)


@each_edition
@pytest.mark.parametrize(
    ("held", "legal"),
    [
        ("passage NS", ["2,0 90"]),
        ("passage NE", ["2,0 180", "2,0 270"]),
        ("passage NES", ["2,0 90", "2,0 180", "2,0 270"]),
        ("passage NESW", ["2,0"]),
    ],
)
def test_g35_a_passage_is_laid_to_a_passage_on_the_field(
    edition: str, held: str, legal: list[str]
) -> None:
    """In every position in which it joins; it has no effect of its own."""
    # Rubble round the start leaves the passage at 1,0 as the only route to go on from.
    drawing = ".║.\n═S─\n.║."
    state = table(drawing, edition=edition, hand=[held])
    assert legal_texts(state, "place") == [f"place 0 {move}" for move in legal]
    for move in legal:
        events = events_of(state, f"place 0 {move}")
        assert [type(event) for event in events] == [Placed, Drew, Drew, Drew]
        after = after_moves(state, f"place 0 {move}")
        assert Cell(2, 0) in after.board.reached
        assert (after.phase, after.to_act, after.roles) == (Phase.PLAY, 1, state.roles)
        assert (after.drinkers, after.discards) == (frozenset(), ())


# Derived.


@each_edition
def test_g52_only_map_explosion_and_potion_have_no_path(edition: str) -> None:
    """Doors and keys have a colour, rubble alone has sides that are not joined."""
    deck = box(edition).edition.deck
    pathless = Counter(str(face) for face in deck if not isinstance(face, PathCard))
    assert set(pathless) == {"map", "explosion", "potion"}
    tiles = [face for face in deck if isinstance(face, PathCard)]
    assert {face.kind for face in tiles} == set(TileKind)
    for face in tiles:
        assert (face.colour is not None) is (face.kind in (TileKind.KEY, TileKind.DOOR))
        assert face.tile.joined is (face.kind is not TileKind.RUBBLE)
    for kind in (TileKind.KEY, TileKind.DOOR):
        assert {face.colour for face in tiles if face.kind is kind} == set(Colour)


@each_edition
@pytest.mark.parametrize(
    ("held", "passable"),
    [
        ("passage NESW", True),
        ("bomb NESW", True),
        ("lantern NESW", True),
        ("ale NESW", True),
        ("key-yellow NS", True),
        ("rubble NESW", False),
        ("door-yellow NS", False),
    ],
)
def test_g52_icons_lie_on_passages_while_rubble_and_doors_block(
    edition: str, held: str, passable: bool
) -> None:
    """Each is laid into the last gap: what is a passage completes the path."""
    state = table("S───.────", edition=edition, hand=[held])
    turn = " 90" if held.endswith(" NS") else ""
    assert opens(state, f"place 0 4,0{turn}") is passable


@each_edition
def test_g53_removing_tiles_never_completes_a_path(edition: str) -> None:
    """Take away any one tile or two: the start reaches no tile and no goal it did not reach."""
    drawing = """
        ┌r─b┐..─┐
        S┬──┼─y─┤
        └┴═─┘...└
        """
    state = table(
        drawing,
        edition=edition,
        hand=["explosion"],
        keys={(2, 0): "red", (2, -1): "blue", (5, 0): "yellow"},
    )
    assert reached_goals(state) == frozenset()
    assert len(state.board.reached) > 12
    cells = list(state.kinds)
    for gone in [(cell,) for cell in cells] + list(combinations(cells, 2)):
        left = state.board.without(*gone)
        assert left.reached <= state.board.reached
    for move in legal_texts(state, "explode"):
        assert of_kind(events_of(state, move), GoalOpened) == []


@each_edition
def test_g53_a_goal_left_shut_does_not_open_by_an_explosion(edition: str) -> None:
    """Its path is whole, and nothing is laid: whatever tile goes, it stays shut."""
    state = table(
        "........┌\nS───────┘",
        edition=edition,
        hands={0: ["passage NESW"], 1: ["explosion"]},
        goals=("dynamite", "gold", "dragon"),
    )
    left = after_moves(state, "place 0 9,-1", "open 1", "leave")
    moves = legal_texts(left, "explode")
    assert len(moves) == 10
    for move in moves:
        after = after_moves(left, move)
        assert of_kind(events_of(left, move), GoalOpened) == []
        assert (after.phase, after.to_act) == (Phase.PLAY, 2)


@each_edition
def test_g53_laying_a_tile_completes_a_path_wherever_it_lies(edition: str) -> None:
    """A passage in a gap, or a key: the goal opens for its layer."""
    gap = table("S───.────", edition=edition, to_act=1, hand=["passage NS"])
    locked = table("S───r────", edition=edition, to_act=1, hand=["key-red NE"])
    for state, move in ((gap, "place 3 4,0 90"), (locked, "place 3 0,1")):
        assert of_kind(events_of(state, move), GoalOpened) == [GoalOpened(1, 1, GoalFace.GOLD)]
