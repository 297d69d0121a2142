"""Mistakes other implementations of the game were seen to make, one test each."""

from collections import Counter
from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import fields, replace

from foolsgold.base.ids import Seat
from foolsgold.base.rng import Rng
from foolsgold.games.saboteur.cards import GoalFace, MapCard, PathCard, RockfallCard, Role, Tool
from foolsgold.games.saboteur.engine import start
from foolsgold.games.saboteur.events import (
    Dealt,
    Discarded,
    Drew,
    Event,
    GameEnded,
    GoalLaid,
    GoalOpened,
    GoldOffered,
    GoldTaken,
    Paid,
    Placed,
    RoundEnded,
    RoundStarted,
)
from foolsgold.games.saboteur.moves import Phase, Place
from foolsgold.games.saboteur.refusals import Refusal
from foolsgold.games.saboteur.state import Chance, State
from foolsgold.tunnel.board import Joining
from foolsgold.tunnel.tiles import Cell, Tile, around
from support import EDITIONS, RULES, box, do, legal_texts, of_kind, table, told, why

Outcome = tuple[State, tuple[Event, ...]]

LOOSE = ("uk", "ru", "fa", "en")
STRICT = ("lv", "he")
NEAR = {"columns_between": 1, "min_path_cards": 0}
"""Goals so near that random play finds the treasure."""

every_edition = pytest.mark.parametrize("edition", EDITIONS)


def found(edition: str = "en", *, finisher: Seat = 0, **more: Any) -> Outcome:
    """The finisher lays the last card of a tunnel to the treasure."""
    state = table("S──────", edition=edition, to_act=finisher, hand=["path EW"], **more)
    return RULES.step(state, RULES.read_move(f"place {state.hands[finisher][0]} 7,0"))


def missed(edition: str = "en", *, seats: int = 5, **more: Any) -> Outcome:
    """The last card of all is discarded, and the treasure is still hidden."""
    hands: dict[int, list[str]] = {seat: [] for seat in range(seats)}
    hands[0] = ["map"]
    state = table(edition=edition, seats=seats, hands=hands, pile=0, **more)
    return RULES.step(state, RULES.read_move(f"discard {state.hands[0][0]}"))


def shared(state: State) -> State:
    """The draft played to its end, everybody the poorest card."""
    while state.phase is Phase.DRAFT:
        state = do(state, legal_texts(state)[0])
    return state


def at_random(edition: str, seats: int, seed: int, **changes: Any) -> list[Outcome]:
    """A whole game of random moves: every position, and what led to it."""
    steps = [RULES.deal(box(edition, **changes).edition, seats, seed, None)]
    rng = Rng(seed)
    while RULES.to_act(steps[-1][0]) is not None:
        state = steps[-1][0]
        steps.append(RULES.step(state, rng.choice(RULES.legal_moves(state))))
    return steps


# Turning and the deck


@every_edition
def test_no_card_is_turned_by_a_quarter(edition: str) -> None:
    for state, _ in at_random(edition, 4, seed=11)[:60]:
        for move in RULES.legal_moves(state):
            if isinstance(move, Place):
                face = state.deck[move.card]
                assert isinstance(face, PathCard)
                laid = RULES.step(state, move)[1][0]
                assert isinstance(laid, Placed)
                assert laid.tile in (face.tile, face.tile.turned())
                assert laid.tile.joined == face.tile.joined


def test_turning_one_card_leaves_its_copies_alone() -> None:
    state = table("S─", hand=["path NE", "path NE"], pile=0)
    after = do(state, "place 0 2,0 turned")
    assert after.board.tiles[Cell(2, 0)] == Tile.read("SW")
    assert [str(after.deck[card]) for card in (0, 1)] == ["path NE", "path NE"]
    assert after.deck == state.deck
    assert after.hands[0] == (1,)


def test_turned_sets_the_position_and_does_not_toggle_it() -> None:
    state = table("S─", hand=["path NE"])
    for _ in range(3):
        assert why(state, "place 0 2,0 turned") is None
        assert why(state, "place 0 2,0") is Refusal.NO_FIT
        assert do(state, "place 0 2,0 turned").board.tiles[Cell(2, 0)] == Tile.read("SW")


@pytest.mark.parametrize("seats", [3, 5, 10])
@every_edition
def test_every_deal_has_one_treasure(edition: str, seats: int) -> None:
    where = Counter[int]()
    for seed in range(30):
        for deal in RULES.deal(box(edition).edition, seats, seed, None)[0].chance.rounds:
            assert Counter(deal.goals) == Counter(GoalFace)
            where[deal.goals.index(GoalFace.TREASURE)] += 1
    assert set(where) == {0, 1, 2}
    assert min(where.values()) > 15


@every_edition
def test_the_deck_has_forty_tunnel_cards_of_the_right_shapes(edition: str) -> None:
    deck = Counter(str(card) for card in box(edition).edition.deck if isinstance(card, PathCard))
    assert deck == {
        "path NS": 4, "path EW": 3, "path NW": 4, "path NE": 5, "path NES": 5, "path NEW": 5,
        "path NESW": 5,
        "path ns": 1, "path ew": 1, "path nw": 1, "path ne": 1, "path nes": 1, "path new": 1,
        "path nesw": 1, "path n": 1, "path e": 1,
    }  # fmt: skip
    assert deck.total() == 40


@every_edition
def test_the_straights_are_not_swapped(edition: str) -> None:
    deck = Counter(str(card) for card in box(edition).edition.deck)
    assert (deck["path EW"], deck["path NS"]) == (3, 4)


@every_edition
def test_dead_ends_of_all_widths_are_in_the_deck(edition: str) -> None:
    ways = Counter(
        card.tile.sides.bit_count()
        for card in box(edition).edition.deck
        if isinstance(card, PathCard) and not card.tile.joined
    )
    assert ways == {1: 2, 2: 4, 3: 2, 4: 1}


@every_edition
def test_there_are_nine_breaks_and_nine_mends(edition: str) -> None:
    deck = Counter(str(card) for card in box(edition).edition.deck)
    assert {name: count for name, count in deck.items() if not name.startswith("path")} == {
        "map": 6, "rockfall": 3, "break pick": 3, "break lamp": 3, "break cart": 3,
        "mend pick": 2, "mend lamp": 2, "mend cart": 2,
        "mend pick+lamp": 1, "mend pick+cart": 1, "mend lamp+cart": 1,
    }  # fmt: skip


@every_edition
def test_maps_and_rockfalls_are_dealt(edition: str) -> None:
    dealt = {
        type(state.deck[card])
        for state in (RULES.deal(box(edition).edition, 5, seed, None)[0] for seed in range(5))
        for hand in state.hands
        for card in hand
    }
    assert {MapCard, RockfallCard} <= dealt


# What the start reaches, dead ends, rockfalls


@pytest.mark.parametrize("edition", STRICT)
def test_where_the_start_must_be_joined_nothing_is_built_on_from_a_dead_end(edition: str) -> None:
    state = table("S═", edition=edition, hand=["path EW"])
    assert why(state, "place 0 2,0") is Refusal.CUT_OFF
    assert "place 0 2,0" not in legal_texts(state)


@pytest.mark.parametrize("edition", STRICT)
def test_where_the_start_must_be_joined_no_island_grows(edition: str) -> None:
    hands = {0: ["rockfall"], 1: ["path EW", "path EW"]}
    state = do(table("S───", edition=edition, hands=hands), "collapse 0 1,0")
    first, second = state.hands[1]
    assert why(state, f"place {first} 4,0") is Refusal.CUT_OFF
    joined = do(state, f"place {first} 1,0")
    joined = replace(joined, to_act=1)
    assert why(joined, f"place {second} 4,0") is None


@every_edition
def test_a_wall_against_a_wall_is_no_contact(edition: str) -> None:
    state = table("S──", edition=edition, hand=["path EW"])
    assert why(state, "place 0 2,-1") is Refusal.NO_CONTACT


@every_edition
def test_a_dead_end_before_the_gold_does_not_win(edition: str) -> None:
    events = told(table("S──────", edition=edition, hand=["dead EW"]), "place 0 7,0")
    assert not of_kind(events, GoalOpened) + of_kind(events, RoundEnded)


@pytest.mark.parametrize("edition", LOOSE)
def test_a_tunnel_built_on_behind_a_dead_end_does_not_win(edition: str) -> None:
    events = told(table("S═─────", edition=edition, hand=["path EW"]), "place 0 7,0")
    assert not of_kind(events, GoalOpened) + of_kind(events, RoundEnded)


@every_edition
def test_a_card_merely_beside_the_gold_does_not_win(edition: str) -> None:
    walled = table("S──────", edition=edition, hand=["path NW"])
    assert do(walled, "place 0 7,0").opened == frozenset()
    if edition in LOOSE:
        island = table("S.....─", edition=edition, hand=["path EW"])
        assert do(island, "place 0 7,0").opened == frozenset()


@every_edition
def test_a_dead_end_beside_a_goal_reveals_nothing(edition: str) -> None:
    state = table(
        "S──────",
        edition=edition,
        hand=["dead NESW"],
        goals=["treasure", "stone-a", "stone-b"],
    )
    after = do(state, "place 0 7,0")
    assert after.opened == frozenset()
    assert all(goal.face is None for goal in RULES.view_of(after, 0).goals)


@every_edition
def test_a_collapse_takes_one_card_and_leaves_its_neighbours_alone(edition: str) -> None:
    state = table("S─┬─\n..│.", edition=edition, hand=["rockfall"])
    after = do(state, "collapse 0 2,0")
    before = dict(state.board.tiles)
    assert before.pop(Cell(2, 0)) == Tile.read("ESW")
    assert after.board.tiles == before
    assert why(replace(after, to_act=0, hands=state.hands), "collapse 0 2,0") is (
        Refusal.NOTHING_THERE
    )


@every_edition
def test_an_island_joins_again_when_the_gap_is_filled(edition: str) -> None:
    hands = {0: ["rockfall"], 1: ["path EW"]}
    state = do(table("S──────", edition=edition, hands=hands), "collapse 0 3,0")
    assert state.board.reached == {Cell(0, 0), Cell(1, 0), Cell(2, 0)}
    state = do(state, f"place {state.hands[1][0]} 3,0")
    assert state.board.reached == {Cell(x, 0) for x in range(7)}


@every_edition
def test_a_rockfall_never_takes_a_revealed_goal(edition: str) -> None:
    state = table("S──────", edition=edition, hand=["rockfall"], opened={1: "NW"})
    assert why(state, "collapse 0 8,0") is Refusal.PROTECTED
    assert legal_texts(state, "collapse") == [f"collapse 0 {x},0" for x in range(1, 7)]


@pytest.mark.parametrize("saboteurs", [[], [0]])
@every_edition
def test_a_rockfall_may_take_any_card_whatever_the_role(
    edition: str, saboteurs: list[Seat]
) -> None:
    state = table("S─═╴", edition=edition, hand=["rockfall"], saboteurs=saboteurs)
    assert legal_texts(state, "collapse") == [f"collapse 0 {x},0" for x in (1, 2, 3)]


@every_edition
def test_a_path_leads_on_through_a_stone_goal(edition: str) -> None:
    state = table(
        "S───────",
        edition=edition,
        hand=["path NS"],
        goals=["stone-a", "stone-b", "treasure"],
        opened={1: "SW"},
    )
    assert Cell(8, 0) in state.board.reached
    assert of_kind(told(state, "place 0 8,1"), RoundEnded)[0].found


# Goals


@pytest.mark.parametrize("card", ["path NW", "dead NW"])
@every_edition
def test_a_wall_may_face_a_hidden_goal(edition: str, card: str) -> None:
    state = table("S──────", edition=edition, hand=[card])
    assert why(state, "place 0 7,0") is None
    assert "place 0 7,0" in legal_texts(state)


@every_edition
def test_stone_goals_are_curves_and_no_crossroads(edition: str) -> None:
    goals = box(edition).edition.goals
    assert {str(face): str(tile) for face, tile in goals.items()} == {
        "treasure": "NESW", "stone-a": "NW", "stone-b": "NE",
    }  # fmt: skip
    stones = ["treasure", "stone-a", "stone-b"]
    state = table("S──────", edition=edition, hand=["path EW"], goals=stones)
    after = do(state, "place 0 7,0")
    beyond = after.board.is_joined(Cell(9, 0), Joining.TUNNEL)
    assert (beyond, after.board.is_joined(Cell(8, -1), Joining.TUNNEL)) == (False, True)


@every_edition
def test_the_goals_lie_eight_columns_away_and_two_rows_apart(edition: str) -> None:
    state, _ = RULES.deal(box(edition).edition, 5, 1, None)
    cells = [goal.cell for goal in RULES.view_of(state, 0).goals]
    assert cells == [Cell(8, -2), Cell(8, 0), Cell(8, 2)]
    for one, two in pairwise(cells):
        assert two not in [near.cell for near in around(one)]


@pytest.mark.parametrize(
    ("drawing", "card", "place", "goal"),
    [
        ("S──────", "path EW", "7,0", 1),
        ("...............\n┌──────\n┘\nS", "path EW", "", 0),
    ],
)
def test_a_finished_tunnel_wins_at_every_goal(
    drawing: str, card: str, place: str, goal: int
) -> None:
    del drawing, card, place, goal


@every_edition
def test_gold_may_lie_under_any_goal(edition: str) -> None:
    for number, row in enumerate((-2, 0, 2)):
        where = ["stone-a", "stone-b"]
        where.insert(number, "treasure")
        state = table(f"{tunnel_to(row)}", edition=edition, hand=["path EW"], goals=where)
        events = told(state, f"place 0 7,{row}")
        assert of_kind(events, GoalOpened) == [GoalOpened(0, number, GoalFace.TREASURE)]
        assert of_kind(events, RoundEnded)[0].found


def tunnel_to(row: int) -> str:
    """A tunnel that lacks its last card, at column 7 of a row."""
    if row == 0:
        return "S──────"
    up = ["┌──────", "│......", "S......"]
    down = ["S......", "│......", "└──────"]
    return "\n".join(up if row < 0 else down)
