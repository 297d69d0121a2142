"""[R36-R43] Where a path card may be laid, in every edition."""

import pytest

from foolsgold.games.api import BadNotation
from foolsgold.games.saboteur.events import GoalOpened, Placed
from foolsgold.games.saboteur.moves import Phase, read_move
from foolsgold.games.saboteur.refusals import Refusal
from foolsgold.tunnel.ascii import board_from_ascii
from foolsgold.tunnel.tiles import Cell, Tile
from tests.support.saboteur_positions import (
    DOCUMENTED_EDITIONS,
    after_moves,
    events_of,
    legal_texts,
    refusal_of,
    table,
)

LOOSE = ("uk", "ru", "fa", "en")
"""A part of the maze that is cut off from the start may be extended."""
STRICT = ("lv", "he")
"""Every card must lead back to the start."""
CONTACT_ONLY = [*((edition, None) for edition in LOOSE), *((e, Refusal.CUT_OFF) for e in STRICT)]


@pytest.mark.parametrize("edition", DOCUMENTED_EDITIONS)
def test_r36_a_path_card_goes_beside_a_card_on_the_table(edition: str) -> None:
    state = table("S─", edition=edition, hand=["path NESW"])
    assert legal_texts(state, "place") == [
        "place 0 -1,0",
        "place 0 0,-1",
        "place 0 0,1",
        "place 0 2,0",
    ]
    assert refusal_of(state, "place 0 3,0") is Refusal.NO_CONTACT
    assert refusal_of(state, "place 0 2,1") is Refusal.NO_CONTACT, "corner to corner is not beside"


@pytest.mark.parametrize("edition", DOCUMENTED_EDITIONS)
def test_r36_an_occupied_cell_takes_no_card(edition: str) -> None:
    state = table("S─", edition=edition, hand=["path NESW"])
    for start_path_or_goal in ("0,0", "1,0", "8,-2", "8,0", "8,2"):
        assert refusal_of(state, f"place 0 {start_path_or_goal}") is Refusal.CELL_TAKEN


@pytest.mark.parametrize("edition", DOCUMENTED_EDITIONS)
def test_r36_the_card_becomes_part_of_the_maze(edition: str) -> None:
    state = table("S─", edition=edition, hand=["path NES"])
    after = after_moves(state, "place 0 2,0 turned")
    assert after.board == board_from_ascii(
        """
        ........?
        .........
        S─┤.....?
        .........
        ........?
        """
    )
    assert events_of(state, "place 0 2,0 turned")[0] == Placed(0, Cell(2, 0), Tile.read("NSW"), 0)


@pytest.mark.parametrize(("edition", "beyond_the_gap"), CONTACT_ONLY)
def test_r37_only_some_editions_ask_for_a_way_back_to_the_start(
    edition: str, beyond_the_gap: Refusal | None
) -> None:
    state = table("S─.──", edition=edition, hand=["path EW"])
    everywhere = ["place 0 -1,0", "place 0 2,0", "place 0 5,0"]
    assert legal_texts(state, "place") == (everywhere if beyond_the_gap is None else everywhere[:2])
    assert refusal_of(state, "place 0 5,0") is beyond_the_gap


@pytest.mark.parametrize("edition", DOCUMENTED_EDITIONS)
def test_r37_an_island_joined_again_may_be_extended_everywhere(edition: str) -> None:
    state = table("S─.──", edition=edition, hands={0: ["path EW"], 1: ["path EW"]})
    joined = after_moves(state, "place 0 2,0")
    assert joined.board.reached == {Cell(x, 0) for x in range(5)}
    assert legal_texts(joined, "place") == ["place 6 -1,0", "place 6 5,0"]


@pytest.mark.parametrize(("edition", "beside_island"), CONTACT_ONLY)
def test_r37_one_side_that_leads_back_is_enough(
    edition: str, beside_island: Refusal | None
) -> None:
    drawing = """
        .┌─
        S..
        """
    state = table(drawing, edition=edition, hand=["path NW"])
    assert refusal_of(state, "place 0 1,0") is None, "meets the start to the west, the island above"
    assert refusal_of(state, "place 0 3,-1") is beside_island


@pytest.mark.parametrize("edition", DOCUMENTED_EDITIONS)
def test_r38_wall_to_wall_is_no_contact(edition: str) -> None:
    state = table("S─", edition=edition, hand=["path EW"])
    assert legal_texts(state, "place") == ["place 0 -1,0", "place 0 2,0"]
    assert refusal_of(state, "place 0 1,1") is Refusal.NO_CONTACT
    assert refusal_of(state, "place 0 1,-1") is Refusal.NO_CONTACT


@pytest.mark.parametrize("edition", LOOSE)
def test_r38_wall_to_wall_is_enough_as_a_house_rule(edition: str) -> None:
    state = table("S─", edition=edition, hand=["path EW"], changes={"contact": "touch"})
    assert legal_texts(state, "place") == [
        "place 0 -1,0",
        "place 0 1,-1",
        "place 0 1,1",
        "place 0 2,0",
    ]
    assert refusal_of(state, "place 0 3,0") is Refusal.NO_CONTACT


@pytest.mark.parametrize("edition", STRICT)
def test_r38_the_house_rule_does_not_lift_the_way_back_to_the_start(edition: str) -> None:
    state = table("S─", edition=edition, hand=["path EW"], changes={"contact": "touch"})
    assert refusal_of(state, "place 0 1,1") is Refusal.CUT_OFF


@pytest.mark.parametrize("edition", DOCUMENTED_EDITIONS)
@pytest.mark.parametrize(
    ("card", "upright", "turned"),
    [
        ("path NW", None, Refusal.NO_FIT),
        ("path NESW", None, Refusal.SAME_TURNED),
        ("path NEW", None, Refusal.NO_FIT),
        ("path NES", Refusal.NO_FIT, None),
        ("path NE", Refusal.NO_FIT, Refusal.NO_FIT),
        ("path EW", Refusal.NO_FIT, Refusal.SAME_TURNED),
        ("path NS", Refusal.NO_FIT, Refusal.SAME_TURNED),
        ("dead NW", None, Refusal.NO_FIT),
        ("dead E", Refusal.NO_FIT, Refusal.NO_FIT),
    ],
)
def test_r39_tunnels_meet_tunnels_on_every_side(
    edition: str, card: str, upright: Refusal | None, turned: Refusal | None
) -> None:
    drawing = """
        ┌┐
        S.
        """
    state = table(drawing, edition=edition, hand=[card])
    assert refusal_of(state, "place 0 1,0") is upright
    assert refusal_of(state, "place 0 1,0 turned") is turned


@pytest.mark.parametrize("edition", DOCUMENTED_EDITIONS)
def test_r39_walls_meet_walls(edition: str) -> None:
    drawing = """
        ┌─
        S.
        """
    state = table(drawing, edition=edition, hand=["path EW", "path NEW", "path NW"])
    assert refusal_of(state, "place 0 1,0") is None
    assert refusal_of(state, "place 1 1,0") is Refusal.NO_FIT, "its north side runs into a wall"
    assert refusal_of(state, "place 1 1,0 turned") is None
    assert refusal_of(state, "place 2 1,0") is Refusal.NO_FIT


@pytest.mark.parametrize("edition", DOCUMENTED_EDITIONS)
def test_r39_open_ends_towards_empty_places_are_free(edition: str) -> None:
    state = table("S─", edition=edition, hand=["path NESW"])
    assert after_moves(state, "place 0 2,0").board == board_from_ascii(
        """
        ........?
        .........
        S─┼.....?
        .........
        ........?
        """
    )


@pytest.mark.parametrize("edition", DOCUMENTED_EDITIONS)
@pytest.mark.parametrize(
    ("card", "cells", "crosswise"),
    [
        ("path EW", ["place 0 -1,0", "place 0 1,0"], "0,1"),
        ("path NS", ["place 0 0,-1", "place 0 0,1"], "1,0"),
    ],
)
def test_r40_a_card_never_lies_crosswise(
    edition: str, card: str, cells: list[str], crosswise: str
) -> None:
    state = table("S", edition=edition, hand=[card])
    assert legal_texts(state, "place") == cells
    assert refusal_of(state, f"place 0 {crosswise}") is Refusal.NO_FIT


def test_r40_the_notation_knows_no_quarter_turn() -> None:
    for position in ("crosswise", "90", "left"):
        with pytest.raises(BadNotation):
            read_move(f"place 0 1,0 {position}")


@pytest.mark.parametrize("edition", DOCUMENTED_EDITIONS)
def test_r41_a_hand_card_may_be_turned_by_half(edition: str) -> None:
    state = table("S", edition=edition, hand=["path NW"])
    assert legal_texts(state, "place") == [
        "place 0 0,1",
        "place 0 1,0",
        "place 0 -1,0 turned",
        "place 0 0,-1 turned",
    ]
    assert refusal_of(state, "place 0 -1,0") is Refusal.NO_FIT
    assert refusal_of(state, "place 0 1,0 turned") is Refusal.NO_FIT
    assert after_moves(state, "place 0 0,-1 turned").board == board_from_ascii(
        """
        ........?
        ┌........
        S.......?
        .........
        ........?
        """
    )


@pytest.mark.parametrize("edition", DOCUMENTED_EDITIONS)
@pytest.mark.parametrize("card", ["path NS", "path EW", "path NESW", "dead NS", "dead NESW"])
def test_r41_turning_what_stays_the_same_is_no_move(edition: str, card: str) -> None:
    state = table("S", edition=edition, hand=[card])
    assert not [move for move in legal_texts(state) if move.endswith("turned")]
    for cell in ("1,0", "0,1"):
        assert refusal_of(state, f"place 0 {cell} turned") is Refusal.SAME_TURNED


@pytest.mark.parametrize("edition", DOCUMENTED_EDITIONS)
@pytest.mark.parametrize("card", ["path NW", "path NEW", "dead EW", "dead NW"])
def test_r42_a_side_towards_a_face_down_goal_is_free(edition: str, card: str) -> None:
    state = table("S──────.?", edition=edition, hand=[card])
    assert refusal_of(state, "place 0 7,0") is None, "a wall and an open side alike"


@pytest.mark.parametrize("edition", DOCUMENTED_EDITIONS)
def test_r42_a_wall_against_a_face_down_goal_opens_nothing(edition: str) -> None:
    after = after_moves(table("S──────.?", edition=edition, hand=["path NW"]), "place 0 7,0")
    assert after.board == board_from_ascii(
        """
        ........?
        .........
        S──────┘?
        .........
        ........?
        """
    )
    assert (after.opened, after.phase, after.to_act) == (frozenset(), Phase.PLAY, 1)


@pytest.mark.parametrize("edition", DOCUMENTED_EDITIONS)
def test_r42_touching_only_a_face_down_goal_is_no_contact(edition: str) -> None:
    state = table("S──────.?", edition=edition, hand=["path NESW"])
    for beside_goals in ("9,0", "8,1", "8,-1", "7,2"):
        assert refusal_of(state, f"place 0 {beside_goals}") is Refusal.NO_CONTACT
    assert legal_texts(state, "place") == [
        "place 0 -1,0",
        "place 0 0,-1",
        "place 0 0,1",
        "place 0 7,0",
    ]


@pytest.mark.parametrize("edition", DOCUMENTED_EDITIONS)
def test_r42_a_revealed_goal_is_matched_like_any_card(edition: str) -> None:
    state = table(
        "S───────",
        edition=edition,
        opened={1: "NW"},
        hand=["path NS", "path EW", "path NW", "path NE"],
    )
    assert refusal_of(state, "place 0 8,-1") is None
    assert refusal_of(state, "place 1 8,-1") is Refusal.NO_FIT, "a wall against the open north side"
    assert refusal_of(state, "place 0 8,1") is Refusal.NO_FIT, "a tunnel into the south wall"
    assert refusal_of(state, "place 1 8,1") is Refusal.NO_CONTACT, "wall to wall"
    assert refusal_of(state, "place 2 9,0") is Refusal.NO_FIT
    assert refusal_of(state, "place 3 9,0") is Refusal.NO_CONTACT


@pytest.mark.parametrize(("edition", "cut_off"), CONTACT_ONLY)
def test_r42_a_revealed_goal_gives_contact(edition: str, cut_off: Refusal | None) -> None:
    hand = ["path NS"]
    assert refusal_of(
        table("S───────", edition=edition, opened={1: "NW"}, hand=hand), "place 0 8,-1"
    ) is (None)
    assert (
        refusal_of(table("S", edition=edition, opened={1: "NW"}, hand=hand), "place 0 8,-1")
        is cut_off
    )


@pytest.mark.parametrize("edition", DOCUMENTED_EDITIONS)
def test_r43_a_dead_end_may_be_laid_like_any_path_card(edition: str) -> None:
    state = table("S", edition=edition, hand=["dead EW", "dead E"])
    assert legal_texts(state, "place") == [
        "place 0 -1,0",
        "place 0 1,0",
        "place 1 -1,0",
        "place 1 1,0 turned",
    ]
    after = after_moves(state, "place 1 1,0 turned")
    assert after.board.tiles[Cell(1, 0)] == Tile.read("w")
    assert after.board.reached == {Cell(0, 0)}


@pytest.mark.parametrize(("edition", "behind"), CONTACT_ONLY)
def test_r43_the_open_side_of_a_dead_end_is_contact_but_no_way_on(
    edition: str, behind: Refusal | None
) -> None:
    state = table("S═", edition=edition, hand=["path EW"])
    assert refusal_of(state, "place 0 2,0") is behind
    here_and_there = ["place 0 -1,0", "place 0 2,0"]
    assert legal_texts(state, "place") == (here_and_there if behind is None else here_and_there[:1])


@pytest.mark.parametrize("edition", DOCUMENTED_EDITIONS)
def test_r43_a_dead_end_is_matched_like_any_card(edition: str) -> None:
    state = table("S╗", edition=edition, hand=["path EW", "path NS"])
    assert refusal_of(state, "place 0 1,1") is Refusal.NO_FIT, "a wall against its open south side"
    assert refusal_of(state, "place 0 2,0") is Refusal.NO_FIT, "a tunnel into its east wall"
    assert refusal_of(state, "place 1 2,0") is Refusal.NO_CONTACT, "wall to wall"


@pytest.mark.parametrize("edition", DOCUMENTED_EDITIONS)
@pytest.mark.parametrize(
    ("shape", "place", "beyond"),
    [
        ("NS", "0,1", ["0,2"]),
        ("EW", "1,0", ["2,0"]),
        ("NW", "1,0", ["1,-1"]),
        ("NE", "0,1", ["1,1"]),
        ("NES", "0,1", ["0,2", "1,1"]),
        ("NEW", "1,0", ["1,-1", "2,0"]),
        ("NESW", "1,0", ["1,-1", "1,1", "2,0"]),
        ("N", "0,1", []),
        ("E", "-1,0", []),
    ],
)
def test_r43_every_dead_end_interrupts(
    edition: str, shape: str, place: str, beyond: list[str]
) -> None:
    state = table("S", edition=edition, hands={0: [f"dead {shape}"], 1: ["path NESW"]})
    after = after_moves(state, f"place 0 {place}")
    cells = {"-1,0", "0,-1", "0,1", "1,0"} - {place}
    if edition in LOOSE:
        cells |= set(beyond)
    assert set(legal_texts(after, "place")) == {f"place 6 {cell}" for cell in cells}


@pytest.mark.parametrize(("edition", "behind"), CONTACT_ONLY)
def test_r43_no_goal_opens_behind_a_dead_end(edition: str, behind: Refusal | None) -> None:
    state = table("S──═───.?", edition=edition, hand=["path EW"])
    assert refusal_of(state, "place 0 7,0") is behind
    if behind is None:
        after = after_moves(state, "place 0 7,0")
        assert (after.opened, after.to_act) == (frozenset(), 1)
        assert after.board.reached == {Cell(0, 0), Cell(1, 0), Cell(2, 0)}


@pytest.mark.parametrize(("edition", "behind"), CONTACT_ONLY)
def test_r43_a_dead_end_in_an_island_joined_again_still_interrupts(
    edition: str, behind: Refusal | None
) -> None:
    state = table("S.─═─", edition=edition, hands={0: ["path EW"], 1: ["path EW"]})
    joined = after_moves(state, "place 0 1,0")
    assert joined.board.reached == {Cell(0, 0), Cell(1, 0), Cell(2, 0)}
    assert refusal_of(joined, "place 6 5,0") is behind


@pytest.mark.parametrize("edition", DOCUMENTED_EDITIONS)
@pytest.mark.parametrize("card", ["dead EW", "dead NEW", "dead NESW"])
def test_r43_a_dead_end_opens_no_goal(edition: str, card: str) -> None:
    state = table("S──────.?", edition=edition, hand=[card])
    events = events_of(state, "place 0 7,0")
    after = after_moves(state, "place 0 7,0")
    assert not [event for event in events if isinstance(event, GoalOpened)]
    assert (after.opened, after.phase, after.to_act) == (frozenset(), Phase.PLAY, 1)
