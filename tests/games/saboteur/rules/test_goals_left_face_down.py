"""0.7, R76, R79, R83, R88: goals that are reached and wait face down, and who reached them."""

from typing import Any

import pytest

from foolsgold.games.saboteur.cards import GoalFace
from foolsgold.games.saboteur.events import (
    Collapsed,
    Discarded,
    GoalOpened,
    GoldOffered,
    Paid,
    Placed,
    RoundEnded,
)
from foolsgold.games.saboteur.moves import Phase
from foolsgold.games.saboteur.state import State
from foolsgold.games.saboteur.visibility import view_of
from tests.support.saboteur_positions import (
    DOCUMENTED_EDITIONS,
    after_moves,
    events_of,
    of_kind,
    table,
)

BETWEEN = """
    S.......?
    └───────.
    ........?
    """
"""A card at 8,1 reaches goals 2 and 3."""
TWO_WAYS = """
    S┐......?
    └┴──────.
    ........?
    """
"""The same, and the tunnel forks and joins again at its beginning."""
BEHIND_A_STONE = """
    .......┌?
    .......│.
    S......└?
    └───────.
    ........?
    """
"""The same, and from goal 2 a tunnel leads on to goal 1."""
BELOW = ("stone-a", "stone-b", "treasure")
"""Goal 2 is a stone, goal 3 the treasure."""
HANDS = {0: ["path NES", "map"], 1: ["map", "rockfall"], 2: ["path NESW", "map"]}
OTHERS = ("ru", "fa", "lv", "he", "en")


def waiting(drawing: str = BETWEEN, **more: Any) -> State:
    """Seat 0 has reached goals 2 and 3 and opened the stone; seat 1 plays next."""
    usual = {"edition": "uk", "pile": 0, "hands": HANDS, "goals": BELOW}
    state = table(drawing, seats=3, **{**usual, **more})
    return after_moves(state, "place 0 8,1 turned", "open 2")


ALL_PASS = ("discard 6", "discard 12", "discard 1")


# R79, R88: a tunnel to the treasure is enough, turned up or not


def test_r79_a_treasure_reached_and_left_shut_is_found_when_the_round_ends() -> None:
    state = after_moves(waiting(), *ALL_PASS[:2])
    assert events_of(state, ALL_PASS[2])[:3] == (
        Discarded(0, 1, state.deck[1]),
        GoalOpened(0, 2, GoalFace.TREASURE),
        RoundEnded(1, True, state.roles, state.goals),
    )
    after = after_moves(state, ALL_PASS[2])
    assert (after.phase, after.past[-1].found) == (Phase.DRAFT, True)
    assert (after.opened, after.board.face_down) == (
        frozenset({0, 1, 2}),
        state.board.face_down - {(8, 2)},
    )


def test_r79_the_last_card_of_all_may_leave_the_treasure_waiting() -> None:
    hands = {0: ["path NES"], 1: [], 2: []}
    state = table(BETWEEN, edition="uk", seats=3, pile=0, hands=hands, goals=BELOW)
    events = events_of(after_moves(state, "place 0 8,1 turned"), "open 2")
    assert [opened.goal for opened in of_kind(events, GoalOpened)] == [1, 2]
    assert of_kind(events, RoundEnded)[0].found


def test_r79_a_treasure_behind_the_stone_just_opened_is_found_too() -> None:
    chain = """
        S──────.?
        ........│
        ........?
        """
    hands = {0: ["path EW"], 1: [], 2: []}
    goals = ("stone-a", "stone-b", "treasure")
    state = table(chain, edition="uk", seats=3, pile=0, hands=hands, goals=goals)
    events = events_of(state, "place 0 7,0")
    assert of_kind(events, GoalOpened)[-1] == GoalOpened(0, 2, GoalFace.TREASURE)
    assert of_kind(events, RoundEnded)[0].found


@pytest.mark.parametrize("edition", DOCUMENTED_EDITIONS)
def test_r79_it_goes_by_the_switch_and_not_by_the_edition(edition: str) -> None:
    changes = {"goals_together": "one", "misfit": "engine", "round_end": "pass-circle"}
    state = after_moves(waiting(edition=edition, changes=changes), *ALL_PASS[:2])
    assert of_kind(events_of(state, ALL_PASS[2]), RoundEnded)[0].found


def test_r88_a_stone_that_waits_is_not_the_treasure() -> None:
    state = waiting(goals=("treasure", "stone-a", "stone-b"), saboteurs=[1])
    events = events_of(after_moves(state, *ALL_PASS[:2]), ALL_PASS[2])
    assert not of_kind(events, RoundEnded)[0].found
    assert of_kind(events, Paid)
    assert not of_kind(events, GoalOpened)


def test_r88_a_tunnel_cut_again_has_missed_the_treasure() -> None:
    state = waiting(saboteurs=[1])
    events = events_of(after_moves(state, "collapse 7 4,1", "discard 12", "discard 1"), "discard 6")
    assert not of_kind(events, RoundEnded)[0].found
    assert [paid.seat for paid in of_kind(events, Paid)] == [1]


# R83: whoever reached the treasure picks first


def test_r83_whoever_reached_the_treasure_picks_first_when_the_round_ends() -> None:
    events = events_of(after_moves(waiting(), *ALL_PASS[:2]), ALL_PASS[2])
    assert of_kind(events, GoldOffered)[0].seat == 0


def test_r83_whoever_turns_the_treasure_up_later_did_not_reach_it() -> None:
    state = after_moves(waiting(pile=None), "discard 6")
    events = events_of(state, "place 12 0,-1")
    assert [type(event) for event in events] == [Placed, GoalOpened, RoundEnded, GoldOffered]
    assert events[1] == GoalOpened(2, 2, GoalFace.TREASURE), "seat 2 turns it up"
    assert of_kind(events, GoldOffered)[0].seat == 0, "seat 0 picks"
    assert after_moves(state, "place 12 0,-1").last_turn == 2


def test_r83_a_tunnel_cut_and_dug_again_is_reached_by_the_second_digger() -> None:
    hands = {**HANDS, 2: ["path EW", "map"]}
    state = after_moves(waiting(pile=None, hands=hands), "collapse 7 4,1")
    assert state.reached_by == (None, None, None)
    events = events_of(state, "place 12 4,1")
    assert events[1] == GoalOpened(2, 2, GoalFace.TREASURE)
    assert of_kind(events, GoldOffered)[0].seat == 2


@pytest.mark.parametrize(("hit", "reached"), [("0,1", 0), ("1,0", 0), ("1,1", None), ("8,1", None)])
def test_r83_a_rockfall_that_leaves_a_way_changes_nothing(hit: str, reached: int | None) -> None:
    state = waiting(TWO_WAYS, pile=None)
    assert after_moves(state, f"collapse 7 {hit}").reached_by == (None, None, reached)


def test_r83_after_a_saboteur_who_reached_it_the_next_digger_picks() -> None:
    state = after_moves(waiting(saboteurs=[0]), *ALL_PASS[:2])
    assert of_kind(events_of(state, ALL_PASS[2]), GoldOffered)[0].seat == 2


def test_r87_with_the_option_tools_may_break_between_reaching_and_the_end() -> None:
    hands = {**HANDS, 1: ["map", "break lamp"], 2: ["map", "map"]}
    state = waiting(hands=hands, changes={"broken_unpaid": True})
    events = events_of(after_moves(state, "break 7 1", "discard 12", "discard 1"), "discard 6")
    assert of_kind(events, RoundEnded)[0].found
    assert of_kind(events, GoldOffered)[0].seat == 2, "the next with whole tools, as in R86"


def test_r83_a_goal_behind_a_stone_is_reached_in_the_turn_that_opens_the_stone() -> None:
    goals = ("treasure", "stone-b", "stone-a")
    state = table(BEHIND_A_STONE, edition="uk", seats=3, hands=HANDS, goals=goals)
    one = after_moves(state, "place 0 8,1 turned", "open 3")
    assert one.reached_by == (None, 0, None)
    assert after_moves(one, "discard 6", "place 12 0,-1").reached_by == (2, None, None)


@pytest.mark.parametrize("edition", OTHERS)
def test_r83_where_all_are_opened_the_layer_reached_them_all(edition: str) -> None:
    state = table(BETWEEN, edition=edition, seats=3, hands=HANDS, goals=BELOW)
    events = events_of(after_moves(state, "place 0 8,1 turned"), "open 2")
    assert of_kind(events, GoalOpened)[-1] == GoalOpened(0, 2, GoalFace.TREASURE)
    assert of_kind(events, GoldOffered)[0].seat == 0


# R98, and what the table remembers


def test_r98_the_next_round_begins_left_of_the_last_turn_all_the_same() -> None:
    hands = {0: ["path NES", "map"], 1: ["map", "map"], 2: ["path NESW", "map"]}
    state = after_moves(
        waiting(hands=hands, round=1), "peek 6 1", "discard 12", "discard 1", "discard 7"
    )
    assert state.phase is Phase.DRAFT, "three passes in a row"
    assert state.last_turn == 1
    while state.phase is Phase.DRAFT:
        state = after_moves(state, f"take {state.offer[0]}")
    assert (state.round, state.starter) == (2, 2)


def test_r76_everybody_sees_who_reached_a_goal_that_waits() -> None:
    state = waiting(pile=None)
    for reader in (0, 1, 2, None):
        assert view_of(state, reader).reached_by == (None, None, 0)
    ended = after_moves(state, "discard 6", "place 12 0,-1")
    assert view_of(ended, 1).reached_by == (None, None, None), "nothing waits any more"


@pytest.mark.parametrize("edition", DOCUMENTED_EDITIONS)
def test_r70_a_rockfall_that_leaves_only_a_long_way_has_reached_the_treasure(edition: str) -> None:
    short_and_long = """
        ┌──┐.
        S──.?
        """
    hands = {0: ["path NEW"], 1: ["rockfall"], 2: ["map"]}
    changes = {"columns_between": 3, "min_path_cards": 5, "round_end": "hands-empty"}
    state = table(short_and_long, edition=edition, seats=3, pile=0, hands=hands, changes=changes)
    short = after_moves(state, "place 0 3,0")
    assert (short.opened, short.reached_by) == (frozenset(), (None, None, None))
    long = after_moves(short, "collapse 6 2,0")
    assert (long.opened, long.reached_by) == (frozenset(), (None, 1, None))
    assert of_kind(events_of(short, "collapse 6 2,0"), Collapsed)
    events = events_of(long, "discard 12")
    assert of_kind(events, RoundEnded)[0].found
    assert of_kind(events, GoldOffered)[0].seat == 1
