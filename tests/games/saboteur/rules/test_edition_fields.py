"""S1-S34: every point in which editions differ or might, and what each value makes of the game."""

from typing import Any, NamedTuple

import pytest

from foolsgold.base.ids import Seat
from foolsgold.base.rng import Rng
from foolsgold.games.api import RoundStarted
from foolsgold.games.saboteur.cards import GoalFace, MapCard, Role, Tool
from foolsgold.games.saboteur.events import (
    Collapsed,
    Event,
    GoalLaid,
    GoalOpened,
    GoldOffered,
    Paid,
    Peeked,
    RoundEnded,
)
from foolsgold.games.saboteur.moves import Phase
from foolsgold.games.saboteur.refusals import Refusal
from foolsgold.games.saboteur.state import State
from foolsgold.tunnel.board import Adjacency
from foolsgold.tunnel.tiles import Cell, Tile
from tests.support.positions import of_kind
from tests.support.saboteur_positions import (
    DOCUMENTED_EDITIONS,
    RULES,
    after_moves,
    box,
    events_of,
    legal_texts,
    refusal_of,
    round_deals,
    table,
)

Outcome = tuple[State, tuple[Event, ...]]

PLUS_ONE = {
    3: (1, 3), 4: (1, 4), 5: (2, 4), 6: (2, 5), 7: (3, 5), 8: (3, 6), 9: (3, 7), 10: (4, 7),
}  # fmt: skip
EXACT = {
    3: (1, 3), 4: (1, 4), 5: (2, 3), 6: (2, 4), 7: (3, 4), 8: (3, 5), 9: (3, 6), 10: (4, 6),
}  # fmt: skip

# Two goals, (8,-2) and (8,0), are reached by one card at (8,-1).
TO_BOTH = """
    .┌──────
    S┘......
"""

every_edition = pytest.mark.parametrize("edition", DOCUMENTED_EDITIONS)


def values(key: str) -> dict[str, Any]:
    """What each edition says for a switch."""
    return {edition: getattr(box(edition).edition, key) for edition in DOCUMENTED_EDITIONS}


def found(edition: str = "en", *, finisher: Seat = 0, **more: Any) -> Outcome:
    """The finisher lays the last card of a tunnel to the treasure."""
    state = table("S──────", edition=edition, to_act=finisher, hand=["path EW"], **more)
    return RULES.step(state, RULES.read_move(f"place {state.hands[finisher][0]} 7,0"))


def missed(edition: str = "en", *, seats: int = 5, last: Seat = 0, **more: Any) -> Outcome:
    """The last card of all is discarded, and the treasure is still hidden."""
    hands: dict[int, list[str]] = {seat: [] for seat in range(seats)}
    hands[last] = ["map"]
    state = table(edition=edition, seats=seats, to_act=last, hands=hands, pile=0, **more)
    return RULES.step(state, RULES.read_move(f"discard {state.hands[last][0]}"))


def drafted(state: State) -> tuple[list[Seat], State]:
    """Who takes in which order, everybody the poorest card, and what comes of it."""
    takers = []
    while state.phase is Phase.DRAFT:
        takers.append(state.to_act)
        state = after_moves(state, legal_texts(state)[0])
    return takers, state


def positions(edition: str, seats: int, seed: int) -> list[State]:
    """Every position of a game of random moves."""
    state, _ = RULES.deal(box(edition).edition, seats, seed, None)
    met = [state]
    rng = Rng(seed)
    while RULES.to_act(state) is not None:
        state, _ = RULES.step(state, rng.choice(RULES.legal_moves(state)))
        met.append(state)
    return met


def discards(state: State, times: int) -> State:
    """Everybody in turn discards their first card."""
    for _ in range(times):
        state = after_moves(state, f"discard {state.hands[state.to_act][0]}")
    return state


# S1 role_table


@every_edition
def test_s1_the_dwarf_cards_of_each_edition(edition: str) -> None:
    roles = box(edition).edition.roles
    shuffled = {n: (r.count(Role.SABOTEUR), r.count(Role.DIGGER)) for n, r in roles.items()}
    assert shuffled == (EXACT if edition == "fa" else PLUS_ONE)


@every_edition
def test_s1_how_many_saboteurs_five_players_may_get(edition: str) -> None:
    rules = box(edition).edition
    dealt = {RULES.deal(rules, 5, s, None)[0].roles.count(Role.SABOTEUR) for s in range(20)}
    assert dealt == ({2} if edition == "fa" else {1, 2})


# S2 leftover_role


@every_edition
def test_s2_one_dwarf_card_is_left_over_but_in_fa_only_for_three_and_four(edition: str) -> None:
    left = {seats: len(cards) - seats for seats, cards in box(edition).edition.roles.items()}
    other = 0 if edition == "fa" else 1
    assert left == {3: 1, 4: 1, 5: other, 6: other, 7: other, 8: other, 9: other, 10: other}


@every_edition
def test_s2_the_table_knows_how_many_dwarf_cards_there_were(edition: str) -> None:
    state, _ = RULES.deal(box(edition).edition, 5, 1, None)
    cards = RULES.view_of(state, 0).role_cards
    assert cards == {Role.SABOTEUR: 2, Role.DIGGER: 3 if edition == "fa" else 4}


# S3 first_player


def test_s3_who_begins_by_custom() -> None:
    assert values("first_player") == {
        "uk": "youngest",
        "ru": "youngest",
        "fa": "youngest",
        "lv": "agreed",
        "he": "most-dwarf-like",
        "en": "youngest",
    }


@pytest.mark.parametrize("custom", ["youngest", "agreed", "most-dwarf-like"])
def test_s3_by_any_custom_the_host_picks_or_chance_decides(custom: str) -> None:
    rules = box("en", first_player=custom).edition
    for picked in range(5):
        assert RULES.deal(rules, 5, 7, picked)[0].to_act == picked
    by_lot = [RULES.deal(rules, 5, seed, None)[0].to_act for seed in range(30)]
    assert set(by_lot) == {0, 1, 2, 3, 4}
    plain = [RULES.deal(box("en").edition, 5, seed, None)[0].to_act for seed in range(30)]
    assert by_lot == plain


# S4 columns_between, S5 rows_between_goals


def test_s4_seven_columns_lie_between_start_and_goals() -> None:
    assert values("columns_between") == dict.fromkeys(DOCUMENTED_EDITIONS, 7)
    assert {
        cell.x for edition in DOCUMENTED_EDITIONS for cell in box(edition).edition.goal_cells
    } == {8}


@pytest.mark.parametrize("columns", [1, 5, 9])
def test_s4_another_number_moves_the_goals(columns: int) -> None:
    state = table(changes={"columns_between": columns})
    assert state.board.face_down == {Cell(columns + 1, y) for y in (-2, 0, 2)}


def test_s5_one_row_lies_between_two_goals() -> None:
    assert values("rows_between_goals") == dict.fromkeys(DOCUMENTED_EDITIONS, 1)
    assert {cell.y for cell in box("fa").edition.goal_cells} == {-2, 0, 2}


@pytest.mark.parametrize(("rows", "ys"), [(0, {-1, 0, 1}), (2, {-3, 0, 3})])
def test_s5_another_number_spreads_the_goals(rows: int, ys: set[int]) -> None:
    state = table(changes={"rows_between_goals": rows})
    assert {cell.y for cell in state.board.face_down} == ys


# S6 connect_to_start


def test_s6_lv_and_he_want_every_card_joined_to_the_start() -> None:
    assert values("connected") == {
        "uk": False, "ru": False, "fa": False, "lv": True, "he": True, "en": False,
    }  # fmt: skip


@every_edition
@pytest.mark.parametrize("connected", [True, False])
def test_s6_a_card_joined_to_an_island_only(edition: str, connected: bool) -> None:
    island = "S..──"
    state = table(island, edition=edition, hand=["path EW"], changes={"connected": connected})
    assert refusal_of(state, "place 0 5,0") is (Refusal.CUT_OFF if connected else None)
    assert ("place 0 5,0" in legal_texts(state)) is not connected
    shipped = table(island, edition=edition, hand=["path EW"])
    cut_off = edition in ("lv", "he")
    assert refusal_of(shipped, "place 0 5,0") is (Refusal.CUT_OFF if cut_off else None)


# S7 tunnel_contact


def test_s7_all_editions_want_tunnel_to_tunnel() -> None:
    assert values("contact") == dict.fromkeys(DOCUMENTED_EDITIONS, "tunnel")


@every_edition
def test_s7_tunnel_wall_to_wall_is_not_enough(edition: str) -> None:
    state = table("S─", edition=edition, hand=["path EW"])
    assert refusal_of(state, "place 0 1,-1") is Refusal.NO_CONTACT
    assert "place 0 1,-1" not in legal_texts(state)


def test_s7_touch_wall_to_wall_is_enough_by_house_rule() -> None:
    state = table("S─", hand=["path EW", "path NS"], changes={"contact": "touch"})
    assert state.edition.joining is Adjacency.TOUCH
    assert refusal_of(state, "place 0 1,-1") is None
    assert "place 0 1,-1" in legal_texts(state)
    assert refusal_of(state, "place 1 1,-1") is Refusal.NO_FIT


def test_s7_touch_still_means_a_face_up_card() -> None:
    state = table("S─", hand=["path EW"], changes={"contact": "touch"})
    assert refusal_of(state, "place 0 7,0") is Refusal.NO_CONTACT
    assert refusal_of(state, "place 0 4,4") is Refusal.NO_CONTACT


def test_s7_touch_does_not_loosen_the_joint_with_the_start() -> None:
    state = table("S─", edition="lv", hand=["path EW"], changes={"contact": "touch"})
    assert refusal_of(state, "place 0 1,-1") is Refusal.CUT_OFF


# S8 after_rockfall


@every_edition
def test_s8_after_a_rockfall_the_gap_itself_may_be_filled(edition: str) -> None:
    state = table("S────", edition=edition, hands={0: ["rockfall"], 1: ["path EW", "path EW"]})
    state = after_moves(state, "collapse 0 2,0")
    card = state.hands[1][0]
    assert refusal_of(state, f"place {card} 2,0") is None
    beyond = refusal_of(state, f"place {card} 5,0")
    assert beyond is (Refusal.CUT_OFF if edition in ("lv", "he") else None)
    rejoined = after_moves(state, f"place {card} 2,0")
    assert Cell(5, 0) in rejoined.board.legal_cells(Tile.read("EW").sides, rejoined.edition.joining)


# S9 rockfall_protects_start_and_goals


@every_edition
def test_s9_a_rockfall_spares_start_and_goals(edition: str) -> None:
    state = table("S─", edition=edition, hand=["rockfall"], opened={0: "NW"})
    assert legal_texts(state, "collapse") == ["collapse 0 1,0"]
    for cell in ("0,0", "8,-2", "8,0", "8,2"):
        assert refusal_of(state, f"collapse 0 {cell}") is Refusal.PROTECTED


# S10 rockfall_must_remove


@every_edition
def test_s10_a_rockfall_without_a_target_can_only_be_discarded(edition: str) -> None:
    state = table("S", edition=edition, hand=["rockfall"], opened={1: "NW"})
    assert legal_texts(state) == ["discard 0"]
    assert refusal_of(state, "collapse 0 1,0") is Refusal.NOTHING_THERE


@every_edition
def test_s10_a_rockfall_played_always_removes_a_card(edition: str) -> None:
    state = table("S─┐", edition=edition, hand=["rockfall"])
    gone = of_kind(events_of(state, "collapse 0 2,0"), Collapsed)[0]
    assert (gone.cell, gone.tile) == (Cell(2, 0), Tile.read("SW"))
    assert set(after_moves(state, "collapse 0 2,0").board.tiles) == {Cell(0, 0), Cell(1, 0)}


# S11 break_self_allowed


def test_s11_all_editions_let_one_break_ones_own_tool() -> None:
    assert values("break_self") == dict.fromkeys(DOCUMENTED_EDITIONS, True)


@every_edition
def test_s11_yes_a_break_card_may_be_played_on_oneself(edition: str) -> None:
    state = table(edition=edition, hand=["break lamp"])
    assert legal_texts(state, "break") == [f"break 0 {seat}" for seat in (1, 2, 3, 4, 5)]
    assert after_moves(state, "break 0 1").broken[0] == {Tool.LAMP}


@every_edition
def test_s11_no_by_house_rule_only_others_can_be_hit(edition: str) -> None:
    state = table(edition=edition, hand=["break lamp"], changes={"break_self": False})
    assert legal_texts(state, "break") == [f"break 0 {seat}" for seat in (2, 3, 4, 5)]
    assert refusal_of(state, "break 0 1") is Refusal.NOT_YOURSELF


@pytest.mark.parametrize("break_self", [True, False])
def test_s11_where_nobody_can_play_ends_a_round_the_own_tool_counts_or_not(
    break_self: bool,
) -> None:
    state = table(
        edition="he",
        seats=3,
        hands={0: ["map"], 1: ["break lamp"], 2: ["mend pick"]},
        broken={0: ["lamp"], 2: ["lamp"]},
        pile=0,
        changes={"break_self": break_self},
    )
    assert after_moves(state, "peek 0 1").round == (1 if break_self else 2)


# S12 other_cards_while_broken


@every_edition
def test_s12_a_broken_tool_stops_path_cards_and_nothing_else(edition: str) -> None:
    hand = ["path EW", "map", "rockfall", "break pick", "mend cart", "dead NS"]
    state = table("S─", edition=edition, hand=hand, broken={0: ["lamp"], 2: ["cart"]})
    assert (
        refusal_of(state, "place 0 2,0") is refusal_of(state, "place 5 0,1") is Refusal.TOOL_BROKEN
    )
    assert legal_texts(state, "place") == []
    others = ("peek 1 1", "collapse 2 1,0", "break 3 1", "mend 4 3 cart", "discard 0", "discard 5")
    assert [refusal_of(state, move) for move in others] == [None] * 6


# S13 discard_pile


def test_s13_only_he_has_a_mixed_discard_pile() -> None:
    assert values("discard_pile") == {
        "uk": "face-down",
        "ru": "face-down",
        "fa": "face-down",
        "lv": "face-down",
        "he": "mixed",
        "en": "face-down",
    }


@pytest.mark.parametrize("pile", ["face-down", "mixed"])
@every_edition
def test_s13_mixed_shows_played_cards_and_hides_passed_ones(edition: str, pile: str) -> None:
    hands = {0: ["map"], 1: ["map"], 2: ["rockfall"]}
    state = table("S─", edition=edition, hands=hands, changes={"discard_pile": pile})
    one, two, three = (state.hands[seat][0] for seat in (0, 1, 2))
    state = after_moves(state, f"peek {one} 1", f"discard {two}", f"collapse {three} 1,0")
    for seat in (*range(5), None):
        seen = RULES.view_of(state, seat).discards
        if pile == "mixed":
            assert seen[:2] == (MapCard(), None)
            assert set(map(str, seen[2:])) == {"path EW", "rockfall"}
        else:
            assert seen == (None, None, None, None)


# S14 empty_hand_turn


@every_edition
def test_s14_nobody_faces_an_empty_handed_turn_while_others_hold_cards(edition: str) -> None:
    for state in positions(edition, 3, seed=5):
        if state.phase is Phase.PLAY:
            sizes = [len(hand) for hand in state.hands]
            assert max(sizes) - min(sizes) <= 1
            assert state.hands[state.to_act]
            assert legal_texts(state)


@every_edition
def test_s14_with_all_hands_empty_nothing_more_is_asked(edition: str) -> None:
    state, events = missed(edition, last=2)
    assert of_kind(events, RoundEnded)
    assert state.round == 2


# S15 map_private


@every_edition
def test_s15_only_the_player_of_a_map_learns_what_it_shows(edition: str) -> None:
    state = table(edition=edition, hand=["map"])
    event = of_kind(events_of(state, "peek 0 2"), Peeked)[0]
    after = after_moves(state, "peek 0 2")
    assert RULES.redact_event(event, 0) == Peeked(0, 1, GoalFace.TREASURE, 0)
    assert RULES.view_of(after, 0).goals[1].face is GoalFace.TREASURE
    assert not RULES.view_of(after, 0).goals[1].opened
    for seat in (1, 2, 3, 4, None):
        assert RULES.redact_event(event, seat) == Peeked(seat=0, goal=1, found=None, card=None)
        assert [goal.face for goal in RULES.view_of(after, seat).goals] == [None, None, None]


# S16 reveal_trigger


@every_edition
def test_s16_any_card_that_completes_the_path_opens_the_goal(edition: str) -> None:
    state = table("S──.────", edition=edition, hand=["path EW"])
    events = events_of(state, "place 0 3,0")
    assert of_kind(events, GoalOpened) == [GoalOpened(0, 1, GoalFace.TREASURE)]
    assert of_kind(events, RoundEnded)[0].found


# S17 min_path_cards


def test_s17_ru_fa_and_en_ask_for_seven_cards() -> None:
    assert values("min_path_cards") == {"uk": 0, "ru": 7, "fa": 7, "lv": 0, "he": 0, "en": 7}


@every_edition
def test_s17_on_the_standard_board_the_shortest_tunnel_is_long_enough(edition: str) -> None:
    state, _ = found(edition)
    assert state.phase is Phase.DRAFT


@pytest.mark.parametrize(("least", "opens"), [(0, True), (5, True), (6, False), (7, False)])
@every_edition
def test_s17_on_a_shorter_board_a_tunnel_may_be_too_short(
    edition: str, least: int, opens: bool
) -> None:
    changes = {"columns_between": 5, "min_path_cards": least}
    state = table("S────", edition=edition, hand=["path EW"], changes=changes)
    assert bool(of_kind(events_of(state, "place 0 5,0"), GoalOpened)) is opens


# S18 goal_rotation_applies_to


@every_edition
def test_s18_the_treasure_ends_the_round_however_it_lies(edition: str) -> None:
    walled = "........─\nS──────.."
    events = events_of(table(walled, edition=edition, hand=["path EW"]), "place 0 7,0")
    assert of_kind(events, GoalOpened)
    assert of_kind(events, RoundEnded)[0].found
    assert not of_kind(events, GoalLaid)


@pytest.mark.parametrize(("face", "lies"), [("stone-a", "NW"), ("stone-b", "SW")])
@every_edition
def test_s18_a_stone_is_turned_to_fit(edition: str, face: str, lies: str) -> None:
    goals = ["treasure", face, "stone-b" if face == "stone-a" else "stone-a"]
    state = table("S──────", edition=edition, hand=["path EW"], goals=goals)
    assert of_kind(events_of(state, "place 0 7,0"), GoalLaid) == [GoalLaid(1, Tile.read(lies))]


# S19 goal_misfit


def test_s19_in_uk_and_lv_the_layer_chooses() -> None:
    assert values("misfit") == {
        "uk": "layer",
        "ru": "engine",
        "fa": "engine",
        "lv": "layer",
        "he": "engine",
        "en": "engine",
    }


class Misfit(NamedTuple):
    """A stone reached from the west, whose other side on that position meets a wall."""

    drawing: str
    face: str
    joins: str
    parts: str


MISFITS = [
    Misfit("........─\nS──────..", "stone-a", joins="NW", parts="ES"),
    Misfit("S──────..\n........─", "stone-b", joins="SW", parts="NE"),
]


def reached_misfit(edition: str, stone: Misfit, misfit: str) -> State:
    goals = ["treasure", stone.face, "stone-b" if stone.face == "stone-a" else "stone-a"]
    changes = {"misfit": misfit}
    state = table(stone.drawing, edition=edition, hand=["path EW"], goals=goals, changes=changes)
    return after_moves(state, "place 0 7,0")


@pytest.mark.parametrize("stone", MISFITS)
@every_edition
def test_s19_layer_he_chooses_how_the_stone_lies(edition: str, stone: Misfit) -> None:
    state = reached_misfit(edition, stone, "layer")
    assert (state.phase, state.to_act, state.turning) == (Phase.TURN, 0, 1)
    assert legal_texts(state) == ["turn 2 upright", "turn 2 turned"]
    assert refusal_of(state, "turn 1 upright") is Refusal.NOT_THIS_STONE
    laid = {str(after_moves(state, move).board.tiles[Cell(8, 0)]) for move in legal_texts(state)}
    assert laid == {stone.joins, stone.parts}
    assert after_moves(state, "turn 2 upright").to_act == 1


@pytest.mark.parametrize("stone", MISFITS)
@every_edition
def test_s19_engine_the_stone_joins_the_tunnel_that_reached_it(edition: str, stone: Misfit) -> None:
    state = reached_misfit(edition, stone, "engine")
    assert state.board.tiles[Cell(8, 0)] == Tile.read(stone.joins)
    assert (state.phase, state.to_act) == (Phase.PLAY, 1)


@pytest.mark.parametrize("misfit", ["layer", "engine"])
def test_s19_nobody_is_asked_if_the_stone_can_fit(misfit: str) -> None:
    state = table(
        "S──────",
        hand=["path EW"],
        goals=["treasure", "stone-b", "stone-a"],
        changes={"misfit": misfit},
    )
    assert after_moves(state, "place 0 7,0").phase is Phase.PLAY


# S20 goals_reached_together


def test_s20_only_uk_opens_one_goal_at_a_time() -> None:
    assert values("goals_together") == {
        "uk": "one", "ru": "all", "fa": "all", "lv": "all", "he": "all", "en": "all",
    }  # fmt: skip


def both_reached(edition: str, goals: list[str], **changes: Any) -> State:
    state = table(
        TO_BOTH, edition=edition, hands={0: ["path NES"], 1: ["path EW"]}, goals=goals,
        changes=changes,
    )  # fmt: skip
    return after_moves(state, "place 0 8,-1 turned")


@every_edition
def test_s20_the_layer_chooses_among_the_goals_reached(edition: str) -> None:
    state = both_reached(edition, ["stone-a", "stone-b", "treasure"])
    assert (state.phase, state.to_act) == (Phase.OPEN, 0)
    assert legal_texts(state) == ["open 1", "open 2"]
    assert refusal_of(state, "open 3") is Refusal.NOT_REACHED


@pytest.mark.parametrize(("choice", "other"), [("open 1", 1), ("open 2", 0)])
@every_edition
def test_s20_all_the_other_goal_is_opened_too(edition: str, choice: str, other: int) -> None:
    goals = ["stone-a", "stone-b", "treasure"]
    state = both_reached(edition, goals, goals_together="all")
    opened = [event.goal for event in of_kind(events_of(state, choice), GoalOpened)]
    assert opened == [1 - other, other]
    assert after_moves(state, choice).to_act == 1


@pytest.mark.parametrize(("choice", "other"), [("open 1", 1), ("open 2", 0)])
@every_edition
def test_s20_one_the_other_waits_for_the_next_path_card(
    edition: str, choice: str, other: int
) -> None:
    goals = ["stone-a", "stone-b", "treasure"]
    state = after_moves(both_reached(edition, goals, goals_together="one"), choice)
    assert state.opened == {1 - other}
    assert (state.phase, state.to_act) == (Phase.PLAY, 1)
    card = state.hands[1][0]
    later = events_of(state, f"place {card} -1,0")
    assert of_kind(later, GoalOpened) == [GoalOpened(1, other, state.goals[other])]


@every_edition
def test_s20_a_treasure_among_all_ends_the_round_and_in_uk_only_if_chosen(edition: str) -> None:
    state = both_reached(edition, ["stone-a", "treasure", "stone-b"])
    ends = bool(of_kind(events_of(state, "open 1"), RoundEnded))
    assert ends is (edition != "uk")
    assert of_kind(events_of(state, "open 2"), RoundEnded)[0].found


# S21 round_end_no_treasure


def test_s21_when_a_round_without_treasure_ends() -> None:
    assert values("round_end") == {
        "uk": "pass-circle",
        "ru": "pass-circle",
        "fa": "pass-circle",
        "lv": "hands-empty",
        "he": "nobody-can-play",
        "en": "pass-circle",
    }


def late(round_end: str, hands: dict[int, list[str]], **more: Any) -> State:
    more.setdefault("pile", 0)
    return table(seats=3, hands=hands, changes={"round_end": round_end}, **more)


def playable() -> dict[int, list[str]]:
    """Three maps each for two players and other useful cards for the third."""
    return {0: ["map"] * 3, 1: ["map"] * 3, 2: ["path EW", "path NS", "path NE"]}


def test_s21_pass_circle_ends_after_a_pass_of_each_player() -> None:
    state = late("pass-circle", playable())
    assert discards(state, 2).round == 1
    assert discards(state, 3).round == 2


def test_s21_pass_circle_begins_anew_after_a_card_played() -> None:
    state = discards(late("pass-circle", playable()), 2)
    state = after_moves(state, f"place {state.hands[2][0]} 1,0")
    assert state.passes == 0
    assert discards(state, 2).round == 1
    assert discards(state, 3).round == 2


def test_s21_pass_circle_counts_no_pass_made_while_there_were_cards_to_draw() -> None:
    state = late("pass-circle", playable(), pile=2)
    assert [discards(state, n).passes for n in (1, 2, 3, 4)] == [0, 0, 1, 2]
    assert discards(state, 4).round == 1
    assert discards(state, 5).round == 2


def test_s21_hands_empty_goes_on_to_the_last_card() -> None:
    state = late("hands-empty", playable())
    assert discards(state, 8).round == 1
    assert discards(state, 9).round == 2


def test_s21_hands_empty_goes_on_even_if_nobody_can_play() -> None:
    useless = {0: ["mend lamp"], 1: ["mend pick"], 2: ["rockfall"]}
    state = late("hands-empty", useless)
    assert discards(state, 2).round == 1
    assert discards(state, 3).round == 2


def test_s21_nobody_can_play_ends_at_once_after_any_turn() -> None:
    state = late("nobody-can-play", {0: ["map", "rockfall"], 1: ["mend lamp"], 2: ["mend cart"]})
    assert after_moves(state, f"peek {state.hands[0][0]} 1").round == 2
    assert after_moves(state, f"discard {state.hands[0][0]}").round == 2
    assert after_moves(state, f"discard {state.hands[0][1]}").round == 1


@pytest.mark.parametrize(
    ("held", "more"),
    [
        ("map", {}),
        ("path EW", {}),
        ("break lamp", {}),
        ("mend lamp", {"broken": {1: ["lamp"]}}),
        ("rockfall", {"drawing": "S─"}),
    ],
)
def test_s21_nobody_can_play_goes_on_while_one_player_could(
    held: str, more: dict[str, Any]
) -> None:
    state = late("nobody-can-play", {0: ["mend pick"], 1: ["mend cart"], 2: [held]}, **more)
    assert discards(state, 1).round == 1


@pytest.mark.parametrize(
    ("held", "more"),
    [
        ("map", {"opened": {0: "NW", 1: "NE", 2: "NW"}}),
        ("path EW", {"broken": {2: ["cart"]}}),
        ("break lamp", {"broken": {key: ["lamp"] for key in (0, 1, 2)}}),
        ("mend lamp", {"broken": {1: ["pick"]}}),
        ("rockfall", {}),
    ],
)
def test_s21_nobody_can_play_knows_when_a_card_is_of_no_use(
    held: str, more: dict[str, Any]
) -> None:
    hands = {0: ["rockfall"], 1: ["rockfall"], 2: [held]}
    assert discards(late("nobody-can-play", hands, **more), 1).round == 2


def test_s21_nobody_can_play_waits_for_the_draw_pile() -> None:
    hands = {0: ["mend pick"], 1: ["mend cart"], 2: ["rockfall"]}
    assert discards(late("nobody-can-play", hands, pile=2), 1).round == 1


def test_s21_nobody_can_dig_ends_while_maps_are_left() -> None:
    state = late("nobody-can-dig", {0: ["map", "map"], 1: ["map"], 2: ["break lamp"]})
    assert after_moves(state, f"peek {state.hands[0][0]} 1").round == 2


def test_s21_nobody_can_dig_goes_on_while_a_path_card_can_be_laid() -> None:
    hands = {0: ["map"], 1: ["mend pick"], 2: ["path EW"]}
    assert discards(late("nobody-can-dig", hands), 1).round == 1
    blocked = late("nobody-can-dig", hands, broken={2: ["pick"]})
    assert discards(blocked, 1).round == 2


@pytest.mark.parametrize(
    "round_end",
    ["pass-circle", "forced-pass-circle", "hands-empty", "nobody-can-play", "nobody-can-dig"],
)
def test_s21_with_all_hands_empty_the_round_is_over_by_any_rule(round_end: str) -> None:
    state, events = missed(changes={"round_end": round_end})
    assert not of_kind(events, RoundEnded)[0].found
    assert state.round == 2


# S22 passes_must_be_forced


@pytest.mark.parametrize("edition", ["uk", "ru", "fa", "en"])
def test_s22_in_the_editions_that_count_passes_any_pass_counts(edition: str) -> None:
    state = table(edition=edition, seats=3, hands=playable(), pile=0)
    assert discards(state, 3).round == 2


def test_s22_forced_passes_by_choice_do_not_count() -> None:
    state = late("forced-pass-circle", playable())
    assert [discards(state, n).forced for n in (1, 2, 3)] == [0, 0, 0]
    assert discards(state, 8).round == 1


def test_s22_forced_passes_of_players_who_could_do_nothing_end_the_round() -> None:
    hands = {0: ["mend pick"] * 2, 1: ["mend cart"] * 2, 2: ["rockfall"] * 2}
    state = late("forced-pass-circle", hands)
    assert discards(state, 2).round == 1
    assert discards(state, 3).round == 2


def test_s22_forced_one_pass_by_choice_begins_the_count_anew() -> None:
    hands = {0: ["mend pick"] * 2, 1: ["map", "rockfall"], 2: ["mend lamp"] * 2}
    state = late("forced-pass-circle", hands)
    assert [discards(state, n).forced for n in (1, 2, 3)] == [1, 0, 1]
    assert discards(state, 4).round == 1
    assert discards(state, 5).round == 2


# S23 roles_revealed_each_round


@every_edition
def test_s23_the_roles_are_shown_after_every_round(edition: str) -> None:
    state, events = missed(edition, saboteurs=[1, 3])
    ended = of_kind(events, RoundEnded)[0]
    roles = tuple(Role.SABOTEUR if seat in (1, 3) else Role.DIGGER for seat in range(5))
    assert ended.roles == roles
    for seat in (0, 1, None):
        assert RULES.redact_event(ended, seat) == ended
        assert RULES.view_of(state, seat).past[-1].roles == roles
    sharing, _ = found(edition, saboteurs=[1, 3])
    assert RULES.view_of(sharing, 4).roles == roles


# S24 gold_cards_drawn, S25 ten_player_cap, S26 gold_sharing


def test_s24_he_draws_gold_for_the_diggers_only() -> None:
    assert values("gold_cards") == {
        "uk": "players",
        "ru": "players",
        "fa": "players",
        "lv": "players",
        "he": "diggers",
        "en": "players",
    }


@pytest.mark.parametrize(("cards", "count"), [("players", 5), ("diggers", 3)])
@every_edition
def test_s24_as_many_gold_cards_as_players_or_as_diggers(
    edition: str, cards: str, count: int
) -> None:
    _, events = found(edition, saboteurs=[1, 3], changes={"gold_cards": cards})
    assert of_kind(events, GoldOffered)[0].count == count


def test_s25_nine_cards_at_most_but_he_has_no_limit() -> None:
    assert values("ten_player_cap") == {"uk": 9, "ru": 9, "fa": 9, "lv": 9, "he": None, "en": 9}


@pytest.mark.parametrize(("cap", "count"), [(9, 9), ("none", 10), (7, 7)])
def test_s25_the_cap_limits_the_cards_of_ten_players(cap: int | str, count: int) -> None:
    _, events = found("en", seats=10, changes={"ten_player_cap": cap})
    assert of_kind(events, GoldOffered)[0].count == count
    _, events = found("en", seats=5, changes={"ten_player_cap": cap})
    assert of_kind(events, GoldOffered)[0].count == 5


def test_s26_he_gives_one_card_each() -> None:
    assert values("gold_sharing") == {
        "uk": "until-empty",
        "ru": "until-empty",
        "fa": "until-empty",
        "lv": "until-empty",
        "he": "one-each",
        "en": "until-empty",
    }


def test_s26_until_empty_some_get_more() -> None:
    takers, state = drafted(found(saboteurs=[1, 3])[0])
    assert takers == [0, 4, 2, 0, 4]
    assert len(state.gold_deck) == 23


def test_s26_one_each_the_rest_goes_back_under_the_deck() -> None:
    deck = (3, 3, 2, 2, 1, 1, 1, 2)
    changes = {"gold_sharing": "one-each"}
    takers, state = drafted(found(saboteurs=[1, 3], gold_deck=deck, changes=changes)[0])
    assert takers == [0, 4, 2]
    assert [len(cards) for cards in state.gold] == [1, 0, 1, 0, 1]
    assert state.gold_deck[:3] == (1, 1, 2)
    assert sorted(state.gold_deck[3:]) == [3, 3]


def test_s26_until_empty_with_a_card_for_each_digger_is_one_each_too() -> None:
    takers, _ = drafted(found("he", saboteurs=[1, 3], changes={"gold_sharing": "until-empty"})[0])
    assert takers == [0, 4, 2]


# S27 gold_drawer, S28 saboteur_finishes


@every_edition
def test_s27_the_cards_are_handed_to_the_first_picker(edition: str) -> None:
    state, events = found(edition, finisher=3)
    assert of_kind(events, GoldOffered)[0].seat == state.to_act == 3
    assert RULES.view_of(state, 3).offer == state.offer != ()


@every_edition
def test_s28_if_a_saboteur_finishes_the_next_digger_counter_clockwise_begins(edition: str) -> None:
    assert found(edition, finisher=3, saboteurs=[3])[0].to_act == 2
    assert found(edition, finisher=0, saboteurs=[0, 4])[0].to_act == 3


# S29 broken_miner_gets_no_gold


def test_s29_off_everywhere_and_offered_in_fa_and_en() -> None:
    assert values("broken_unpaid") == dict.fromkeys(DOCUMENTED_EDITIONS, False)
    offered = [
        edition for edition in DOCUMENTED_EDITIONS if "broken_unpaid" in values("options")[edition]
    ]
    assert offered == ["fa", "en"]


@pytest.mark.parametrize(("unpaid", "takers"), [(False, [0, 4, 2, 0, 4]), (True, [0, 2, 0, 2, 0])])
@pytest.mark.parametrize("edition", ["fa", "en"])
def test_s29_on_it_deals_the_usual_number_to_whole_diggers_only(
    edition: str, unpaid: bool, takers: list[Seat]
) -> None:
    changes = {"broken_unpaid": unpaid}
    state, _ = found(edition, saboteurs=[1, 3], broken={4: ["cart"]}, changes=changes)
    assert drafted(state)[0] == takers


def test_s29_on_a_saboteur_finisher_passes_over_a_broken_digger() -> None:
    state, _ = found(
        finisher=3, saboteurs=[3], broken={2: ["pick"]}, changes={"broken_unpaid": True}
    )
    assert state.to_act == 1


# S30 saboteur_pay_draw, S31 gold_secret


@every_edition
def test_s30_pay_is_drawn_card_by_card_to_the_exact_sum(edition: str) -> None:
    state, events = missed(edition, saboteurs=[2], gold_deck=(3, 3, 2, 1, 2), round=3)
    assert of_kind(events, Paid) == [Paid(seat=2, due=4, count=2, cards=(3, 1))]
    assert state.gold_deck == (2, 3, 2)


@every_edition
def test_s31_nobody_sees_another_ones_gold_before_the_end(edition: str) -> None:
    gold = ((3,), (1, 1), (2,), (), ())
    running, _ = missed(edition, gold=gold)
    for seat in (*range(5), None):
        view = RULES.view_of(running, seat)
        assert view.gold == (() if seat is None else gold[seat])
        assert (view.gold_counts, view.nuggets) == ((1, 2, 1, 0, 0), None)
    over, _ = missed(edition, gold=gold, round=3)
    assert RULES.view_of(over, 4).nuggets == (3, 2, 2, 0, 0)


# S32 gold_reshuffle_each_round


def test_s32_only_he_shuffles_the_gold_again() -> None:
    assert values("gold_reshuffle") == {
        "uk": False, "ru": False, "fa": False, "lv": False, "he": True, "en": False,
    }  # fmt: skip


@pytest.mark.parametrize("again", [True, False])
@every_edition
def test_s32_the_remaining_gold_is_shuffled_or_not(edition: str, again: bool) -> None:
    numbered = tuple(range(101, 129))
    state, _ = missed(edition, gold_deck=numbered, changes={"gold_reshuffle": again})
    assert (state.gold_deck != numbered) is again
    assert sorted(state.gold_deck) == list(numbered)


# S33 next_starter


def test_s33_whose_left_neighbour_begins_the_next_round() -> None:
    assert values("next_starter") == {
        "uk": "last-turn",
        "ru": "last-turn",
        "fa": "last-card",
        "lv": "last-turn",
        "he": "last-path",
        "en": "last-turn",
    }


@pytest.mark.parametrize(
    ("rule", "starter"), [("last-turn", 4), ("last-card", 4), ("last-path", 2)]
)
@every_edition
def test_s33_after_a_path_card_a_map_and_a_discard(edition: str, rule: str, starter: Seat) -> None:
    state = table(
        edition=edition,
        to_act=1,
        hands={0: [], 1: ["path EW"], 2: ["map"], 3: ["map"], 4: []},
        pile=0,
        changes={"next_starter": rule},
    )
    one, two, three = (state.hands[seat][0] for seat in (1, 2, 3))
    state = after_moves(state, f"place {one} 1,0", f"peek {two} 1", f"discard {three}")
    assert (state.round, state.starter) == (2, starter)


@pytest.mark.parametrize("rule", ["last-turn", "last-card", "last-path"])
def test_s33_without_a_path_card_all_values_name_the_last_turn(rule: str) -> None:
    assert missed(last=3, changes={"next_starter": rule})[0].starter == 4


# S34 leftover_role_until


@every_edition
def test_s34_the_leftover_dwarf_is_never_shown_and_comes_back_next_round(edition: str) -> None:
    state, events = missed(edition, seats=4, saboteurs=[1])
    assert len(of_kind(events, RoundEnded)[0].roles) == 4
    assert of_kind(events, RoundStarted)[0].round == 2
    assert sorted(round_deals(state)[1].roles) == sorted(box(edition).edition.roles[4])
    assert len(round_deals(state)[1].roles) == 5
    for seat in (*range(4), None):
        assert len(RULES.view_of(state, seat).roles) == 4


def test_no_switch_of_an_edition_is_missing_here() -> None:
    keys = {
        "roles", "first_player", "contact", "connected", "break_self", "min_path_cards",
        "goals_together", "misfit", "round_end", "discard_pile", "gold_cards", "ten_player_cap",
        "gold_sharing", "broken_unpaid", "gold_reshuffle", "next_starter",
    }  # fmt: skip
    assert set(RULES.switch_names) == keys
