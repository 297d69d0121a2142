"""0.1-0.16: the decisions that bind where the booklets leave a choice."""

from collections import Counter
from typing import Any

import pytest
from msgspec.structs import replace

from foolsgold.base.ids import Seat
from foolsgold.base.rng import Rng
from foolsgold.games.saboteur.cards import GoalFace, Role, Tool
from foolsgold.games.saboteur.events import (
    Broken,
    Collapsed,
    Discarded,
    Event,
    GoalLaid,
    GoalOpened,
    GoldOffered,
    Mended,
    Paid,
    Peeked,
    Placed,
    RoundEnded,
)
from foolsgold.games.saboteur.moves import Phase
from foolsgold.games.saboteur.refusals import Refusal
from foolsgold.games.saboteur.state import State
from foolsgold.tunnel.tiles import Cell, Tile
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

# One card at (8,-1) reaches the goals (8,-2) and (8,0).
TO_BOTH = """
    .┌──────
    S┘......
"""

every_edition = pytest.mark.parametrize("edition", DOCUMENTED_EDITIONS)


def found(edition: str = "en", *, finisher: Seat = 0, **more: Any) -> Outcome:
    """The finisher lays the last card of a tunnel to the treasure."""
    state = table("S──────", edition=edition, to_act=finisher, hand=["path EW"], **more)
    return RULES.step(state, RULES.read_move(f"place {state.hands[finisher][0]} 7,0"))


def missed(edition: str = "en", *, last: Seat = 0, **more: Any) -> Outcome:
    """The last card of all is discarded, and the treasure is still hidden."""
    hands: dict[int, list[str]] = {seat: [] for seat in range(5)}
    hands[last] = ["map"]
    state = table(edition=edition, to_act=last, hands=hands, pile=0, **more)
    return RULES.step(state, RULES.read_move(f"discard {state.hands[last][0]}"))


def discards(state: State, times: int) -> State:
    """Everybody in turn discards their first card."""
    for _ in range(times):
        state = after_moves(state, f"discard {state.hands[state.to_act][0]}")
    return state


# 0.1 contact


@every_edition
def test_0_1_a_card_must_meet_an_open_side_with_an_open_side(edition: str) -> None:
    state = table("S─", edition=edition, hand=["path EW", "path NS"])
    assert refusal_of(state, "place 0 2,0") is None
    assert refusal_of(state, "place 0 1,1") is Refusal.NO_CONTACT
    assert refusal_of(state, "place 1 2,0") is Refusal.NO_FIT
    assert refusal_of(state, "place 0 5,5") is Refusal.NO_CONTACT


@every_edition
def test_0_1_touching_a_face_down_goal_only_is_not_enough(edition: str) -> None:
    state = table("S─", edition=edition, hand=["path NESW"])
    for cell in ("7,0", "8,-1", "8,1", "9,0", "8,3"):
        assert refusal_of(state, f"place 0 {cell}") is Refusal.NO_CONTACT


@pytest.mark.parametrize("edition", LOOSE)
def test_0_1_a_revealed_goal_is_a_face_up_card_and_gives_contact(edition: str) -> None:
    state = table("S", edition=edition, hand=["path NS"], opened={1: "NW"})
    assert refusal_of(state, "place 0 8,-1") is None


# 0.2 connected


@every_edition
def test_0_2_only_lv_and_he_forbid_to_extend_a_part_cut_off_by_a_rockfall(edition: str) -> None:
    state = table("S────", edition=edition, hands={0: ["rockfall"], 1: ["path EW", "path NE"]})
    state = after_moves(state, "collapse 0 2,0")
    straight = state.hands[1][0]
    expected = Refusal.CUT_OFF if edition in STRICT else None
    assert refusal_of(state, f"place {straight} 5,0") is expected
    assert (f"place {straight} 5,0" in legal_texts(state)) is (expected is None)
    assert refusal_of(state, f"place {straight} 2,0") is None


# 0.3 dead ends


@every_edition
def test_0_3_a_dead_end_may_be_laid_and_matches_like_any_other(edition: str) -> None:
    state = table("S─", edition=edition, hand=["dead EW", "dead NS", "dead E"])
    assert refusal_of(state, "place 0 2,0") is None
    assert refusal_of(state, "place 1 2,0") is Refusal.NO_FIT
    assert refusal_of(state, "place 2 2,0") is Refusal.NO_FIT
    assert refusal_of(state, "place 2 2,0 turned") is None


@pytest.mark.parametrize(("edition", "refused"), [(e, e in STRICT) for e in DOCUMENTED_EDITIONS])
def test_0_3_its_open_sides_count_as_contact_but_lead_nowhere(edition: str, refused: bool) -> None:
    state = table("S═", edition=edition, hand=["path EW"])
    assert refusal_of(state, "place 0 2,0") is (Refusal.CUT_OFF if refused else None)
    assert Cell(1, 0) not in state.board.reached


@pytest.mark.parametrize("dead", ["dead EW", "dead NEW", "dead NESW"])
@every_edition
def test_0_3_no_dead_end_ever_opens_a_goal(edition: str, dead: str) -> None:
    after = after_moves(table("S──────", edition=edition, hand=[dead]), "place 0 7,0")
    assert (after.opened, after.phase, after.round) == (frozenset(), Phase.PLAY, 1)


@pytest.mark.parametrize("edition", LOOSE)
def test_0_3_no_path_runs_through_a_dead_end(edition: str) -> None:
    state = table("S──═───", edition=edition, hand=["path EW"])
    assert after_moves(state, "place 0 7,0").opened == frozenset()


# 0.4 sides towards goals


@pytest.mark.parametrize("card", ["path EW", "path NW", "dead NW"])
@every_edition
def test_0_4_a_side_towards_a_face_down_goal_is_free(edition: str, card: str) -> None:
    state = table("S──────", edition=edition, hand=[card])
    assert refusal_of(state, "place 0 7,0") is None


@pytest.mark.parametrize(("lies", "straight", "corner"), [("NW", True, False), ("ES", False, True)])
@every_edition
def test_0_4_towards_a_revealed_goal_sides_must_match(
    edition: str, lies: str, straight: bool, corner: bool
) -> None:
    hand = ["path EW", "path NW"]
    state = table("S──────", edition=edition, hand=hand, opened={1: lies})
    assert refusal_of(state, "place 0 7,0") is (None if straight else Refusal.NO_FIT)
    assert refusal_of(state, "place 1 7,0") is (None if corner else Refusal.NO_FIT)


# 0.5 turning


@every_edition
def test_0_5_a_card_may_be_turned_by_half_a_turn_and_never_by_a_quarter(edition: str) -> None:
    state = table("S─", edition=edition, hand=["path NE", "path NS"])
    assert after_moves(state, "place 0 2,0 turned").board.tiles[Cell(2, 0)] == Tile.read("SW")
    assert refusal_of(state, "place 0 2,0") is Refusal.NO_FIT
    assert refusal_of(state, "place 1 2,0") is Refusal.NO_FIT
    assert refusal_of(state, "place 1 0,1 turned") is Refusal.SAME_TURNED
    cells = [(move, Cell.read(move.split()[2])) for move in legal_texts(state, "place 0 ")]
    assert {str(after_moves(state, move).board.tiles[cell]) for move, cell in cells} == {"NE", "SW"}


# 0.6 goals open


@every_edition
def test_0_6_whichever_card_completes_the_path_opens_the_goal(edition: str) -> None:
    state = table("S.──────", edition=edition, hand=["path EW"])
    assert of_kind(events_of(state, "place 0 1,0"), GoalOpened) == [
        GoalOpened(0, 1, GoalFace.TREASURE)
    ]


@every_edition
def test_0_6_a_path_runs_through_a_revealed_stone(edition: str) -> None:
    state = table(
        "S───────",
        edition=edition,
        hand=["path NS"],
        goals=["treasure", "stone-a", "stone-b"],
        opened={1: "NW"},
    )
    events = events_of(state, "place 0 8,-1")
    assert of_kind(events, GoalOpened) == [GoalOpened(0, 0, GoalFace.TREASURE)]
    assert of_kind(events, RoundEnded)[0].found


@pytest.mark.parametrize("edition", ["ru", "fa", "lv", "he", "en"])
def test_0_6_a_stone_just_revealed_leads_on_to_the_next_goal(edition: str) -> None:
    state = table(
        "........│\nS──────..",
        edition=edition,
        hand=["path EW"],
        goals=["treasure", "stone-a", "stone-b"],
    )
    events = events_of(state, "place 0 7,0")
    assert [event.goal for event in of_kind(events, GoalOpened)] == [1, 0]
    assert of_kind(events, GoalLaid) == [GoalLaid(1, Tile.read("NW"))]
    assert of_kind(events, RoundEnded)[0].found


@every_edition
def test_0_6_a_stone_does_not_end_the_round(edition: str) -> None:
    goals = ["treasure", "stone-a", "stone-b"]
    after = after_moves(
        table("S──────", edition=edition, hand=["path EW"], goals=goals), "place 0 7,0"
    )
    assert (after.round, after.phase, after.to_act, after.opened) == (
        1,
        Phase.PLAY,
        1,
        frozenset({1}),
    )


# 0.7 goals_together


def both_reached(edition: str, goals: list[str]) -> State:
    hands = {0: ["path NES"], 1: ["path EW"], 2: ["map"]}
    return after_moves(
        table(TO_BOTH, edition=edition, hands=hands, goals=goals), "place 0 8,-1 turned"
    )


@pytest.mark.parametrize("first", [0, 1])
@pytest.mark.parametrize("edition", ["ru", "fa", "lv", "he", "en"])
def test_0_7_all_goals_reached_are_opened_in_the_order_the_layer_chooses(
    edition: str, first: int
) -> None:
    state = both_reached(edition, ["stone-a", "stone-b", "treasure"])
    assert legal_texts(state) == ["open 1", "open 2"]
    events = events_of(state, f"open {first + 1}")
    assert [event.goal for event in of_kind(events, GoalOpened)] == [first, 1 - first]
    assert {event.seat for event in of_kind(events, GoalOpened)} == {0}


@pytest.mark.parametrize("first", [0, 1])
def test_0_7_in_uk_the_layer_opens_exactly_one_of_his_choice(first: int) -> None:
    state = both_reached("uk", ["stone-a", "stone-b", "treasure"])
    assert legal_texts(state) == ["open 1", "open 2"]
    after = after_moves(state, f"open {first + 1}")
    assert (after.opened, after.to_act, after.phase) == (frozenset({first}), 1, Phase.PLAY)


def test_0_7_in_uk_the_layer_of_a_later_path_card_opens_the_goal_left() -> None:
    state = after_moves(both_reached("uk", ["stone-a", "treasure", "stone-b"]), "open 1")
    straight = state.hands[1][0]
    events = events_of(state, f"place {straight} -1,0")
    assert of_kind(events, GoalOpened) == [GoalOpened(1, 1, GoalFace.TREASURE)]
    assert of_kind(events, GoldOffered)[0].seat == 0, "the seat whose card reached it"


def test_0_7_in_uk_no_other_card_opens_the_goal_left() -> None:
    state = after_moves(both_reached("uk", ["stone-a", "treasure", "stone-b"]), "open 1")
    state = after_moves(state, f"discard {state.hands[1][0]}", f"peek {state.hands[2][0]} 3")
    assert (state.opened, state.round) == (frozenset({0}), 1)


def test_0_7_in_uk_a_tunnel_to_the_treasure_wins_though_nobody_turned_it_up() -> None:
    state = after_moves(both_reached("uk", ["stone-a", "treasure", "stone-b"]), "open 1")
    state = discards(replace(state, drawn=len(state.deck)), 4)
    events = events_of(state, f"discard {state.hands[0][0]}")
    assert of_kind(events, GoalOpened) == [GoalOpened(0, 1, GoalFace.TREASURE)]
    assert of_kind(events, RoundEnded)[0].found
    assert of_kind(events, GoldOffered)[0].seat == 0


# 0.8 misfit


@pytest.mark.parametrize(
    ("goals", "lies"),
    [(["treasure", "stone-a", "stone-b"], "NW"), (["treasure", "stone-b", "stone-a"], "SW")],
)
@every_edition
def test_0_8_a_stone_that_can_be_turned_to_fit_is_turned_so_by_the_engine(
    edition: str, goals: list[str], lies: str
) -> None:
    after = after_moves(
        table("S──────", edition=edition, hand=["path EW"], goals=goals), "place 0 7,0"
    )
    assert str(after.board.tiles[Cell(8, 0)]) == lies
    assert after.phase is Phase.PLAY


@pytest.mark.parametrize("edition", ["uk", "lv"])
def test_0_8_in_uk_and_lv_the_layer_chooses_if_neither_position_fits(edition: str) -> None:
    state = table(
        "........─\nS──────..",
        edition=edition,
        hand=["path EW"],
        goals=["treasure", "stone-a", "stone-b"],
    )
    state = after_moves(state, "place 0 7,0")
    assert (state.phase, state.to_act) == (Phase.TURN, 0)
    assert str(after_moves(state, "turn 2 upright").board.tiles[Cell(8, 0)]) == "NW"
    assert str(after_moves(state, "turn 2 turned").board.tiles[Cell(8, 0)]) == "ES"


@pytest.mark.parametrize("edition", ["ru", "fa", "he", "en"])
def test_0_8_elsewhere_the_stone_joins_the_tunnel_that_reached_it(edition: str) -> None:
    state = table(
        "S──────..\n........─",
        edition=edition,
        hand=["path EW"],
        goals=["treasure", "stone-b", "stone-a"],
    )
    after = after_moves(state, "place 0 7,0")
    assert (str(after.board.tiles[Cell(8, 0)]), after.phase) == ("SW", Phase.PLAY)
    assert Cell(8, 0) in after.board.reached


# 0.9 round_end


def late(edition: str, hands: dict[int, list[str]], **more: Any) -> State:
    return table(edition=edition, seats=3, hands=hands, **{"pile": 0, **more})


MAPS = {0: ["map", "map"], 1: ["map", "map"], 2: ["map", "map"]}


@pytest.mark.parametrize("edition", LOOSE)
def test_0_9_passes_of_all_players_in_a_row_end_the_round_forced_or_not(edition: str) -> None:
    state = late(edition, MAPS)
    assert [discards(state, turns).round for turns in (1, 2, 3)] == [1, 1, 2]


@pytest.mark.parametrize("edition", LOOSE)
def test_0_9_passes_from_before_the_pile_ran_out_do_not_count(edition: str) -> None:
    state = late(edition, MAPS, pile=1)
    assert [discards(state, turns).round for turns in (3, 4)] == [1, 2]


@pytest.mark.parametrize("edition", LOOSE)
def test_0_9_a_card_played_breaks_the_row_of_passes(edition: str) -> None:
    state = discards(late(edition, MAPS), 2)
    state = after_moves(state, f"peek {state.hands[2][0]} 1")
    assert [discards(state, turns).round for turns in (2, 3)] == [1, 2]


def test_0_9_in_lv_only_empty_hands_end_the_round() -> None:
    state = late("lv", MAPS)
    assert [discards(state, turns).round for turns in (3, 5, 6)] == [1, 1, 2]


def test_0_9_in_lv_a_missed_round_takes_all_67_cards() -> None:
    state, _ = RULES.deal(box("lv").edition, 3, 2, None)
    rng = Rng(2)
    turns: Counter[int] = Counter()
    lost = set()
    while RULES.to_act(state) is not None:
        number = state.round
        state, events = RULES.step(state, rng.choice(RULES.legal_moves(state)))
        turns[number] += isinstance(
            events[0], Placed | Peeked | Collapsed | Broken | Mended | Discarded
        )
        lost |= {ended.round for ended in of_kind(events, RoundEnded) if not ended.found}
    assert lost
    assert {turns[number] for number in lost} == {67}


def test_0_9_in_he_the_round_ends_as_soon_as_nobody_can_play() -> None:
    state = late("he", {0: ["map", "rockfall"], 1: ["mend pick"], 2: ["mend cart"]})
    assert after_moves(state, f"peek {state.hands[0][0]} 1").round == 2
    assert after_moves(state, f"discard {state.hands[0][0]}").round == 2


def test_0_9_in_he_passes_do_not_end_a_round_in_which_somebody_could_play() -> None:
    state = late("he", MAPS)
    assert [discards(state, turns).round for turns in (3, 5, 6)] == [1, 1, 2]


def test_0_9_in_he_the_draw_pile_must_be_empty() -> None:
    useless = {0: ["rockfall"], 1: ["mend pick"], 2: ["mend cart"]}
    assert discards(late("he", useless, pile=3), 1).round == 1


@every_edition
def test_0_9_with_all_hands_empty_the_round_is_over_everywhere(edition: str) -> None:
    assert missed(edition)[0].round == 2


# 0.10 the draft


@every_edition
def test_0_10_each_digger_chooses_in_turn_from_what_is_passed_to_him(edition: str) -> None:
    state, _ = found(edition, gold_deck=(1, 2, 3, 1, 2))
    assert (state.phase, state.to_act) == (Phase.DRAFT, 0)
    assert legal_texts(state) == ["take 1", "take 2", "take 3"]
    greedy, modest = after_moves(state, "take 3"), after_moves(state, "take 1")
    assert greedy.to_act == modest.to_act == 4
    assert RULES.view_of(greedy, 4).offer == (1, 1, 2, 2)
    assert RULES.view_of(modest, 4).offer == (1, 2, 2, 3)


@every_edition
def test_0_10_after_a_saboteur_the_draft_starts_with_the_next_digger(edition: str) -> None:
    state, events = found(edition, finisher=1, saboteurs=[0, 1])
    assert of_kind(events, GoldOffered)[0].seat == state.to_act == 4


@every_edition
def test_0_10_gold_stays_secret_until_the_game_ends(edition: str) -> None:
    gold = ((3,), (), (2, 1), (), ())
    state, _ = missed(edition, gold=gold, round=2)
    assert [RULES.view_of(state, seat).gold for seat in range(5)] == list(gold)
    assert RULES.view_of(state, 1).nuggets is None
    assert RULES.view_of(missed(edition, gold=gold, round=3)[0], 1).nuggets == (3, 0, 3, 0, 0)


# 0.11 saboteur pay


@every_edition
def test_0_11_overshoot_goes_under_the_deck(edition: str) -> None:
    state, events = missed(edition, saboteurs=[1], gold_deck=(3, 2, 1, 2), round=3)
    assert of_kind(events, Paid)[0].cards == (3, 1)
    assert state.gold_deck == (2, 2)


@pytest.mark.parametrize(
    ("deck", "cards", "left"),
    [((3, 3, 3), (3,), (3, 3)), ((3, 2, 2), (2, 2), (3,)), ((2,), (2,), ()), ((), (), ())],
)
@every_edition
def test_0_11_without_an_exact_draw_the_largest_sum_not_above_the_due_is_paid(
    edition: str, deck: tuple[int, ...], cards: tuple[int, ...], left: tuple[int, ...]
) -> None:
    state, events = missed(edition, saboteurs=[1], gold_deck=deck, round=3)
    assert of_kind(events, Paid) == [Paid(seat=1, due=4, count=len(cards), cards=cards)]
    assert state.gold_deck == left


# 0.12 broken tools and gold


@pytest.mark.parametrize(
    ("edition", "offered"), [(e, e in ("fa", "en")) for e in DOCUMENTED_EDITIONS]
)
def test_0_12_the_option_is_off_by_default_and_absent_but_in_fa_and_en(
    edition: str, offered: bool
) -> None:
    rules = box(edition).edition
    assert (rules.broken_unpaid, "broken_unpaid" in rules.options) == (False, offered)
    state, _ = found(edition, broken={4: ["pick"]})
    assert after_moves(state, legal_texts(state)[0]).to_act == 4


@pytest.mark.parametrize("edition", ["fa", "en"])
def test_0_12_chosen_by_the_table_it_passes_over_broken_diggers(edition: str) -> None:
    state, _ = found(edition, broken={4: ["pick"]}, changes={"broken_unpaid": True})
    assert after_moves(state, legal_texts(state)[0]).to_act == 3


# 0.13 next_starter, gold_reshuffle


@pytest.mark.parametrize(
    ("edition", "starter"), [(e, 1 if e == "he" else 3) for e in DOCUMENTED_EDITIONS]
)
def test_0_13_the_next_round_begins_left_of_the_last_turn_or_path_card(
    edition: str, starter: Seat
) -> None:
    hands = {0: ["path EW"], 1: ["map"], 2: ["map"], 3: [], 4: []}
    state = after_moves(table(edition=edition, hands=hands, pile=0), "place 0 1,0")
    state = after_moves(state, f"peek {state.hands[1][0]} 1", f"discard {state.hands[2][0]}")
    assert (state.round, state.starter) == (2, starter)


def test_0_13_he_without_a_path_card_begins_left_of_the_last_turn() -> None:
    assert missed("he", last=3)[0].starter == 4


@pytest.mark.parametrize(("edition", "again"), [(e, e == "he") for e in DOCUMENTED_EDITIONS])
def test_0_13_the_gold_is_shuffled_again_in_he_only(edition: str, again: bool) -> None:
    deck = tuple(range(101, 129))
    assert (missed(edition, gold_deck=deck)[0].gold_deck != deck) is again


# 0.14 targets


@every_edition
def test_0_14_a_map_is_for_face_down_goals_only(edition: str) -> None:
    state = table(edition=edition, hand=["map"], opened={0: "NW"})
    assert legal_texts(state, "peek") == ["peek 0 2", "peek 0 3"]
    assert refusal_of(state, "peek 0 1") is Refusal.GOAL_OPEN


@every_edition
def test_0_14_a_rockfall_needs_a_target_and_spares_start_and_goals(edition: str) -> None:
    state = table("S", edition=edition, hand=["rockfall"], opened={1: "NW"})
    assert legal_texts(state, "collapse") == []
    assert (
        refusal_of(state, "collapse 0 0,0")
        is refusal_of(state, "collapse 0 8,0")
        is Refusal.PROTECTED
    )
    assert refusal_of(state, "collapse 0 8,2") is Refusal.PROTECTED
    assert refusal_of(state, "collapse 0 1,0") is Refusal.NOTHING_THERE


@every_edition
def test_0_14_break_cards_may_be_played_on_oneself(edition: str) -> None:
    state = table(edition=edition, hand=["break cart"])
    assert after_moves(state, "break 0 1").broken[0] == {Tool.CART}


# 0.15 first_player


@every_edition
def test_0_15_the_host_picks_the_first_player_or_chance_decides(edition: str) -> None:
    rules = box(edition).edition
    assert [RULES.deal(rules, 4, 9, seat)[0].to_act for seat in range(4)] == [0, 1, 2, 3]
    assert {RULES.deal(rules, 4, seed, None)[0].to_act for seed in range(25)} == {0, 1, 2, 3}
    customs = {"lv": "agreed", "he": "most-dwarf-like"}
    assert rules.first_player == customs.get(edition, "youngest")


@every_edition
def test_0_15_picking_the_first_player_changes_no_other_chance(edition: str) -> None:
    rules = box(edition).edition
    picked, by_lot = (round_deals(RULES.deal(rules, 4, 9, first)[0]) for first in (2, None))
    assert picked == by_lot


# 0.16 leftover_role


@pytest.mark.parametrize("seats", range(3, 11))
@every_edition
def test_0_16_the_leftover_role_stays_unseen(edition: str, seats: int) -> None:
    state, _ = RULES.deal(box(edition).edition, seats, 4, None)
    shuffled = Counter(round_deals(state)[0].roles)
    assert shuffled.total() - seats == (0 if edition == "fa" and seats >= 5 else 1)
    for seat in range(seats):
        view = RULES.view_of(state, seat)
        assert [i for i, role in enumerate(view.roles) if role is not None] == [seat]
        assert view.role_cards == shuffled


@pytest.mark.parametrize("seats", range(3, 11))
def test_0_16_the_number_of_saboteurs_is_public_in_fa_from_five_players_on(seats: int) -> None:
    for edition in DOCUMENTED_EDITIONS:
        rules = box(edition).edition
        dealt = {
            RULES.deal(rules, seats, seed, None)[0].roles.count(Role.SABOTEUR) for seed in range(20)
        }
        assert (len(dealt) == 1) is (edition == "fa" and seats >= 5)
