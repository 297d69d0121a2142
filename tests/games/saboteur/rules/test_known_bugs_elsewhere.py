"""Mistakes other implementations of the game were seen to make, one test each."""

from collections import Counter
from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import fields, replace

from foolsgold.base.frozendict import FrozenDict
from foolsgold.base.ids import Seat
from foolsgold.base.rng import Rng
from foolsgold.games.api import BadNotation, RoundStarted
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
)
from foolsgold.games.saboteur.moves import Phase, Place
from foolsgold.games.saboteur.refusals import Refusal
from foolsgold.games.saboteur.state import SaboteurChance, State
from foolsgold.tunnel.board import Adjacency
from foolsgold.tunnel.tiles import Cell, Tile, neighbours
from tests.support.saboteur_positions import (
    DOCUMENTED_EDITIONS,
    RULES,
    after_moves,
    box,
    events_of,
    legal_texts,
    of_kind,
    refusal_of,
    round_deals,
    table,
)

Outcome = tuple[State, tuple[Event, ...]]

LOOSE = ("uk", "ru", "fa", "en")
STRICT = ("lv", "he")
NEAR = {"columns_between": 1, "min_path_cards": 0}
"""Goals so near that random play finds the treasure."""

every_edition = pytest.mark.parametrize("edition", DOCUMENTED_EDITIONS)


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
        state = after_moves(state, legal_texts(state)[0])
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
    after = after_moves(state, "place 0 2,0 turned")
    assert after.board.tiles[Cell(2, 0)] == Tile.read("SW")
    assert [str(after.deck[card]) for card in (0, 1)] == ["path NE", "path NE"]
    assert after.deck == state.deck
    assert after.hands[0] == (1,)


def test_turned_sets_the_position_and_does_not_toggle_it() -> None:
    state = table("S─", hand=["path NE"])
    for _ in range(3):
        assert refusal_of(state, "place 0 2,0 turned") is None
        assert refusal_of(state, "place 0 2,0") is Refusal.NO_FIT
        assert after_moves(state, "place 0 2,0 turned").board.tiles[Cell(2, 0)] == Tile.read("SW")


@pytest.mark.parametrize("seats", [3, 5, 10])
@every_edition
def test_every_deal_has_one_treasure(edition: str, seats: int) -> None:
    where = Counter[int]()
    for seed in range(30):
        for deal in round_deals(RULES.deal(box(edition).edition, seats, seed, None)[0]):
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
    assert refusal_of(state, "place 0 2,0") is Refusal.CUT_OFF
    assert "place 0 2,0" not in legal_texts(state)


@pytest.mark.parametrize("edition", STRICT)
def test_where_the_start_must_be_joined_no_island_grows(edition: str) -> None:
    hands = {0: ["rockfall"], 1: ["path EW", "path EW"]}
    state = after_moves(table("S───", edition=edition, hands=hands), "collapse 0 1,0")
    first, second = state.hands[1]
    assert refusal_of(state, f"place {first} 4,0") is Refusal.CUT_OFF
    joined = after_moves(state, f"place {first} 1,0")
    joined = replace(joined, to_act=1)
    assert refusal_of(joined, f"place {second} 4,0") is None


@every_edition
def test_a_wall_against_a_wall_is_no_contact(edition: str) -> None:
    state = table("S──", edition=edition, hand=["path EW"])
    assert refusal_of(state, "place 0 2,-1") is Refusal.NO_CONTACT


@every_edition
def test_a_dead_end_before_the_gold_does_not_win(edition: str) -> None:
    events = events_of(table("S──────", edition=edition, hand=["dead EW"]), "place 0 7,0")
    assert not of_kind(events, GoalOpened) + of_kind(events, RoundEnded)


@pytest.mark.parametrize("edition", LOOSE)
def test_a_tunnel_built_on_behind_a_dead_end_does_not_win(edition: str) -> None:
    events = events_of(table("S═─────", edition=edition, hand=["path EW"]), "place 0 7,0")
    assert not of_kind(events, GoalOpened) + of_kind(events, RoundEnded)


@every_edition
def test_a_card_merely_beside_the_gold_does_not_win(edition: str) -> None:
    walled = table("S──────", edition=edition, hand=["path NW"])
    assert after_moves(walled, "place 0 7,0").opened == frozenset()
    if edition in LOOSE:
        island = table("S.....─", edition=edition, hand=["path EW"])
        assert after_moves(island, "place 0 7,0").opened == frozenset()


@every_edition
def test_a_dead_end_beside_a_goal_reveals_nothing(edition: str) -> None:
    state = table(
        "S──────",
        edition=edition,
        hand=["dead NESW"],
        goals=["treasure", "stone-a", "stone-b"],
    )
    after = after_moves(state, "place 0 7,0")
    assert after.opened == frozenset()
    assert all(goal.face is None for goal in RULES.view_of(after, 0).goals)


@every_edition
def test_a_collapse_takes_one_card_and_leaves_its_neighbours_alone(edition: str) -> None:
    state = table("S─┬─\n..│.", edition=edition, hand=["rockfall"])
    after = after_moves(state, "collapse 0 2,0")
    before = dict(state.board.tiles)
    assert before.pop(Cell(2, 0)) == Tile.read("ESW")
    assert after.board.tiles == before
    assert len(after.discards) == 2


@every_edition
def test_an_island_joins_again_when_the_gap_is_filled(edition: str) -> None:
    hands = {0: ["rockfall"], 1: ["path EW"]}
    state = after_moves(table("S──────", edition=edition, hands=hands), "collapse 0 3,0")
    assert state.board.reached == {Cell(0, 0), Cell(1, 0), Cell(2, 0)}
    state = after_moves(state, f"place {state.hands[1][0]} 3,0")
    assert state.board.reached == {Cell(x, 0) for x in range(7)}


@every_edition
def test_a_rockfall_never_takes_a_revealed_goal(edition: str) -> None:
    state = table("S──────", edition=edition, hand=["rockfall"], opened={1: "NW"})
    assert refusal_of(state, "collapse 0 8,0") is Refusal.PROTECTED
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
    assert of_kind(events_of(state, "place 0 8,1"), RoundEnded)[0].found


# Goals


@pytest.mark.parametrize("card", ["path NW", "dead NW"])
@every_edition
def test_a_wall_may_face_a_hidden_goal(edition: str, card: str) -> None:
    state = table("S──────", edition=edition, hand=[card])
    assert refusal_of(state, "place 0 7,0") is None
    assert "place 0 7,0" in legal_texts(state)


@every_edition
def test_stone_goals_are_curves_and_no_crossroads(edition: str) -> None:
    goals = box(edition).edition.goals
    assert {str(face): str(tile) for face, tile in goals.items()} == {
        "treasure": "NESW", "stone-a": "NW", "stone-b": "NE",
    }  # fmt: skip
    stones = ["treasure", "stone-a", "stone-b"]
    state = table("S──────", edition=edition, hand=["path EW"], goals=stones)
    after = after_moves(state, "place 0 7,0")
    beyond = after.board.meets_adjacency(Cell(9, 0), Adjacency.TUNNEL)
    assert (beyond, after.board.meets_adjacency(Cell(8, -1), Adjacency.TUNNEL)) == (False, True)


@every_edition
def test_the_goals_lie_eight_columns_away_and_two_rows_apart(edition: str) -> None:
    state, _ = RULES.deal(box(edition).edition, 5, 1, None)
    cells = [goal.cell for goal in RULES.view_of(state, 0).goals]
    assert cells == [Cell(8, -2), Cell(8, 0), Cell(8, 2)]
    for one, two in pairwise(cells):
        assert two not in [near.cell for near in neighbours(one)]


def tunnel_to(row: int) -> str:
    """A tunnel that lacks its last card, in column 7 of a row."""
    if row == 0:
        return "S──────"
    up = ("┌──────", "│......", "S......")
    down = ("S......", "│......", "└──────")
    return "\n".join(up if row < 0 else down)


@pytest.mark.parametrize(("goal", "row"), [(0, -2), (1, 0), (2, 2)])
@every_edition
def test_a_finished_tunnel_wins_wherever_the_gold_lies(edition: str, goal: int, row: int) -> None:
    goals = ["stone-a", "stone-b"]
    goals.insert(goal, "treasure")
    state = table(tunnel_to(row), edition=edition, hand=["path EW"], goals=goals)
    events = events_of(state, f"place 0 7,{row}")
    assert of_kind(events, GoalOpened) == [GoalOpened(0, goal, GoalFace.TREASURE)]
    assert of_kind(events, RoundEnded)[0].found


@pytest.mark.parametrize("edition", ["ru", "fa", "lv", "he", "en"])
def test_two_goals_reached_at_once_are_both_opened(edition: str) -> None:
    state = table(
        ".┌──────\nS┘......",
        edition=edition,
        hand=["path NES"],
        goals=["stone-a", "stone-b", "treasure"],
    )
    state = after_moves(state, "place 0 8,-1 turned")
    for choice in ("open 1", "open 2"):
        events = events_of(state, choice)
        assert sorted(event.goal for event in of_kind(events, GoalOpened)) == [0, 1]
        laid = {event.goal: str(event.tile) for event in of_kind(events, GoalLaid)}
        assert laid == {0: "ES", 1: "NE"}


@pytest.mark.parametrize(
    ("drawing", "card", "cell"),
    [
        ("│\n" * 12 + "S", "path NS", "0,-13"),
        ("S" + "\n│" * 12, "path NS", "0,13"),
        ("─" * 12 + "S", "path EW", "-13,0"),
        ("S\n└" + "─" * 14, "path EW", "15,1"),
    ],
)
@every_edition
def test_the_board_has_no_edge(edition: str, drawing: str, card: str, cell: str) -> None:
    state = table(drawing, edition=edition, hand=[card])
    assert refusal_of(state, f"place 0 {cell}") is None
    assert f"place 0 {cell}" in legal_texts(state)


# Tools and turns


@every_edition
def test_a_player_may_mend_his_own_tool(edition: str) -> None:
    state = table(edition=edition, hand=["mend lamp"], broken={0: ["lamp"]})
    assert legal_texts(state, "mend") == ["mend 0 1 lamp"]
    assert after_moves(state, "mend 0 1 lamp").broken[0] == frozenset()


@pytest.mark.parametrize(("mended", "left"), [("pick", Tool.LAMP), ("lamp", Tool.PICK)])
@every_edition
def test_a_double_repair_mends_one_tool_only(edition: str, mended: str, left: Tool) -> None:
    state = table(edition=edition, hand=["mend pick+lamp"], broken={2: ["pick", "lamp"]})
    assert legal_texts(state, "mend") == ["mend 0 3 pick", "mend 0 3 lamp"]
    after = after_moves(state, f"mend 0 3 {mended}")
    assert after.broken[2] == {left}
    assert Counter(str(put.face) for put in after.discards) == {
        "mend pick+lamp": 1, f"break {mended}": 1,
    }  # fmt: skip


@pytest.mark.parametrize("tool", list(Tool))
@every_edition
def test_a_broken_tool_blocks_every_path_card(edition: str, tool: Tool) -> None:
    state = table("S─", edition=edition, hand=["path EW", "dead NS"], broken={0: [tool]})
    assert legal_texts(state) == ["discard 0", "discard 1"]
    assert refusal_of(state, "place 0 2,0") is Refusal.TOOL_BROKEN


@every_edition
def test_nobody_plays_out_of_turn(edition: str) -> None:
    state = table("S─", edition=edition, hands={1: ["path EW"]}, broken={1: ["pick"]})
    card = state.hands[1][0]
    assert state.to_act == 0
    assert refusal_of(state, f"place {card} 2,0") is Refusal.NOT_YOUR_CARD
    assert refusal_of(state, f"discard {card}") is Refusal.NOT_YOUR_CARD
    assert RULES.view_of(state, 1).legal == ()


@every_edition
def test_breaking_ones_own_tool_is_for_the_edition_to_say(edition: str) -> None:
    assert refusal_of(table(edition=edition, hand=["break pick"]), "break 0 1") is None
    strict = table(edition=edition, hand=["break pick"], changes={"break_self": False})
    assert refusal_of(strict, "break 0 1") is Refusal.NOT_YOURSELF
    assert "break 0 1" not in legal_texts(strict)


@every_edition
def test_a_blocked_player_may_use_map_and_rockfall(edition: str) -> None:
    state = table("S─", edition=edition, hand=["map", "rockfall"], broken={0: list(Tool)})
    assert after_moves(state, "peek 0 1").peeked[0] == {0}
    assert Cell(1, 0) not in after_moves(state, "collapse 1 1,0").board.tiles


@every_edition
def test_a_pass_costs_a_card(edition: str) -> None:
    state = table(edition=edition, hand=["map", "rockfall"])
    after = after_moves(state, "discard 0")
    assert after.hands[0] == (1, state.drawn)
    assert len(after.discards) == 1
    assert after_moves(table(edition=edition, hand=["map", "rockfall"], pile=0), "discard 0").hands[
        0
    ] == (1,)


@pytest.mark.parametrize("seats", [3, 8])
@every_edition
def test_play_goes_on_when_the_draw_pile_runs_out(edition: str, seats: int) -> None:
    game = at_random(edition, seats, seed=21)
    late = [state for state, _ in game if not state.draw_pile and state.phase is Phase.PLAY]
    assert late
    assert all(RULES.legal_moves(state) for state in late)


# Rounds and gold


@pytest.mark.parametrize("seed", range(4))
@every_edition
def test_no_fourth_round(edition: str, seed: int) -> None:
    events = [event for _, told in at_random(edition, 5, seed) for event in told]
    assert [event.round for event in of_kind(tuple(events), RoundStarted)] == [1, 2, 3]
    assert len(of_kind(tuple(events), GameEnded)) == 1


@every_edition
def test_no_fourth_round_when_the_saboteurs_take_the_third(edition: str) -> None:
    state, events = missed(edition, round=3, saboteurs=[1, 2])
    assert of_kind(events, Paid)
    assert not of_kind(events, RoundStarted)
    assert state.phase is Phase.OVER


@every_edition
def test_the_finder_chooses_only_among_the_cards_drawn(edition: str) -> None:
    state, _ = found(edition, gold_deck=(1, 1, 1, 1, 1, 3, 3, 2))
    assert legal_texts(state) == ["take 1"]
    assert refusal_of(state, "take 3") is Refusal.NO_SUCH_GOLD


@every_edition
def test_a_saboteur_who_finds_the_gold_gets_none(edition: str) -> None:
    state, events = found(edition, finisher=3, saboteurs=[3])
    assert of_kind(events, GoldOffered)[0].seat == 2
    assert shared(state).gold[3] == ()


@every_edition
def test_ten_players_have_seven_digger_cards_or_six_and_four_saboteurs(edition: str) -> None:
    cards = Counter(box(edition).edition.roles[10])
    assert cards == {Role.SABOTEUR: 4, Role.DIGGER: 6 if edition == "fa" else 7}


@pytest.mark.parametrize("seats", [3, 5, 10])
@every_edition
def test_gold_comes_from_one_deck_and_no_card_is_lost_or_doubled(edition: str, seats: int) -> None:
    game = [step for seed in range(4) for step in at_random(edition, seats, seed, **NEAR)]
    for state, _ in game:
        held = (card for cards in state.gold for card in cards)
        assert Counter((*held, *state.offer, *state.gold_deck)) == {1: 16, 2: 8, 3: 4}
    events = tuple(event for _, told in game for event in told)
    assert of_kind(events, GoldTaken)
    assert of_kind(events, Paid)


@settings(max_examples=40, deadline=None)
@given(
    st.lists(st.integers(1, 3), max_size=12).map(tuple),
    st.integers(1, 4),
    st.sampled_from(DOCUMENTED_EDITIONS),
)
def test_saboteurs_are_never_overpaid(gold: tuple[int, ...], saboteurs: int, edition: str) -> None:
    due = {1: 4, 2: 3, 3: 3, 4: 2}[saboteurs]
    state, events = missed(edition, saboteurs=range(1, 1 + saboteurs), gold_deck=gold)
    paid = of_kind(events, Paid)
    assert len(paid) == saboteurs
    assert all(sum(event.cards) <= due for event in paid)
    assert all(state.gold[event.seat] == event.cards for event in paid)


@every_edition
def test_a_full_gold_deck_pays_every_saboteur_exactly(edition: str) -> None:
    for seed in range(10):
        deck = tuple(Rng(seed).shuffled(box(edition).edition.gold))
        for number, due in ((1, 4), (2, 3), (3, 3), (4, 2)):
            state, _ = missed(edition, saboteurs=range(1, 1 + number), gold_deck=deck)
            assert [sum(cards) for cards in state.gold[1 : 1 + number]] == [due] * number


@pytest.mark.parametrize(
    ("edition", "count"), [(e, 3 if e == "he" else 5) for e in DOCUMENTED_EDITIONS]
)
def test_as_many_gold_cards_as_players_and_not_as_diggers_but_in_he(
    edition: str, count: int
) -> None:
    _, events = found(edition, saboteurs=[1, 4])
    assert of_kind(events, GoldOffered)[0].count == count


@every_edition
def test_saboteurs_are_paid_nothing_when_the_diggers_win(edition: str) -> None:
    state, events = found(edition, saboteurs=[1, 4])
    after = shared(state)
    assert not of_kind(events, Paid)
    assert after.gold[1] == after.gold[4] == ()


@pytest.mark.parametrize("seats", range(3, 11))
def test_a_surplus_dwarf_card_hides_how_many_saboteurs_there_are(seats: int) -> None:
    for edition in ("uk", "ru", "lv", "he", "en"):
        deals = [RULES.deal(box(edition).edition, seats, seed, None)[0] for seed in range(15)]
        assert len({state.roles.count(Role.SABOTEUR) for state in deals}) == 2
        assert sum(RULES.view_of(deals[0], 0).role_cards.values()) == seats + 1


# Leaks and trust


def disguised(state: State, told: list[Event], seat: Seat | None) -> SaboteurChance:
    """Another chance for the same first round, equal in all that `seat` may know by now."""
    known: set[int] = set()
    for event in told:
        if isinstance(event, Dealt) and event.seat == seat:
            known |= {held.card for held in event.cards or ()}
        elif isinstance(event, Drew | Discarded):
            known |= {event.card} if event.seat == seat and event.card is not None else set()
        elif (card := getattr(event, "card", None)) is not None:
            known.add(card)
    deal = round_deals(state)[0]
    seen = state.opened | (frozenset() if seat is None else state.peeked[seat])
    changed = replace(
        deal,
        deck=_others_reversed(deal.deck, known),
        goals=_others_reversed(deal.goals, set(seen)),
        roles=_others_reversed(deal.roles, set() if seat is None else {seat}),
        gold_seed=deal.gold_seed ^ 1,
        gold=deal.gold[::-1],
    )
    return replace(state.chance, seed=state.chance.seed ^ 1, given=FrozenDict({1: changed}))


def _others_reversed(items: tuple[Any, ...], kept: set[int]) -> tuple[Any, ...]:
    places = [place for place in range(len(items)) if place not in kept]
    changed = list(items)
    for place, other in zip(places, reversed(places), strict=True):
        changed[place] = items[other]
    return tuple(changed)


@pytest.mark.parametrize("seed", [4, 5])
@every_edition
def test_no_secret_can_be_told_from_any_view_message_or_list_of_moves(
    edition: str, seed: int
) -> None:
    rules = box(edition).edition
    state, events = RULES.deal(rules, 5, seed, None)
    told = [*events]
    rng = Rng(seed)
    moves = []
    for _ in range(30):
        moves.append(rng.choice(RULES.legal_moves(state)))
        state, events = RULES.step(state, moves[-1])
        told += events
    for seat in (*range(5), None):
        chance = disguised(state, told, seat)
        other, events = start(rules, 5, chance)
        retold = [*events]
        for move in moves:
            other, events = RULES.step(other, move)
            retold += events
        assert other.deck != state.deck
        assert RULES.view_of(other, seat) == RULES.view_of(state, seat)
        assert RULES.redact_events(retold, seat) == RULES.redact_events(told, seat)


@every_edition
def test_no_view_shows_which_hidden_goal_is_gold(edition: str) -> None:
    views = []
    for goals in (
        ("treasure", "stone-a", "stone-b"),
        ("stone-a", "treasure", "stone-b"),
        ("stone-b", "stone-a", "treasure"),
    ):
        state = table("S──────", edition=edition, hand=["path EW"], goals=goals)
        views.append([RULES.view_of(state, seat) for seat in (*range(5), None)])
    assert views[0] == views[1] == views[2]


@every_edition
def test_no_view_holds_a_role_a_hand_or_the_deck_of_another(edition: str) -> None:
    state, events = RULES.deal(box(edition).edition, 5, 8, None)
    for seat in range(5):
        view = RULES.view_of(state, seat)
        assert [role for role in view.roles if role is not None] == [state.roles[seat]]
        assert tuple(held.card for held in view.hand) == state.hands[seat]
        for event in (RULES.redact_event(event, seat) for event in events):
            if isinstance(event, Dealt) and event.seat != seat:
                assert (event.role, event.cards) == (None, None)


@every_edition
def test_gold_on_offer_is_seen_by_one_digger_only(edition: str) -> None:
    rich, _ = found(edition, gold_deck=(3,) * 8)
    poor, _ = found(edition, gold_deck=(1,) * 8)
    assert RULES.view_of(rich, 0) != RULES.view_of(poor, 0)
    for seat in (1, 2, 3, 4, None):
        assert RULES.view_of(rich, seat) == RULES.view_of(poor, seat)


@every_edition
def test_no_message_tells_others_the_number_of_a_card_and_so_when_it_was_drawn(
    edition: str,
) -> None:
    numbered = 0
    for _, events in at_random(edition, 4, seed=6)[1:]:
        for event in events:
            if getattr(event, "card", None) is not None:
                numbered += 1
                owner = getattr(event, "seat", None)
                for seat in (*range(4), None):
                    seen = RULES.redact_event(event, seat)
                    assert (getattr(seen, "card", None) is not None) is (seat == owner)
    assert numbered > 100


@every_edition
def test_a_refusal_tells_nothing_of_a_card_one_does_not_hold(edition: str) -> None:
    state = table("S─", edition=edition)
    others = [card for card in range(67) if card not in state.hands[0]]
    tries = ("place {} 2,0", "peek {} 1", "collapse {} 1,0", "break {} 2", "mend {} 2 lamp")
    for card in others:
        assert {refusal_of(state, move.format(card)) for move in tries} == {Refusal.NOT_YOUR_CARD}


def test_the_shape_laid_is_the_one_in_hand_and_no_players_claim() -> None:
    assert [field.name for field in fields(Place)] == ["card", "cell", "turned"]
    state = table("S", hand=["dead EW"])
    assert after_moves(state, "place 0 1,0").board.tiles[Cell(1, 0)] == Tile.read("ew")
    with pytest.raises(BadNotation):
        RULES.read_move("place 0 1,0 NESW")
