"""O32, O33, O48-O59, O70: lanterns, whose role scores, and points one player after the other."""

from typing import Any

import pytest

from foolsgold.base.ids import Seat
from foolsgold.games.gobblings.cards import GoalFace, Race, Role, TileKind
from foolsgold.games.gobblings.events import (
    BlownUp,
    Event,
    GameEnded,
    GoalOpened,
    Outcome,
    RoundEnded,
    RoundResult,
    Scored,
    ScoreReason,
)
from foolsgold.games.gobblings.moves import Phase
from foolsgold.games.gobblings.refusals import Refusal
from foolsgold.games.gobblings.state import State
from foolsgold.tunnel.tiles import Cell
from tests.support.gobblings_positions import (
    DOCUMENTED_EDITIONS,
    RULES,
    after_moves,
    box,
    events_of,
    legal_texts,
    of_kind,
    refusal_of,
    table,
)

BASIC, ADVANCED = DOCUMENTED_EDITIONS
every_edition = pytest.mark.parametrize("edition", DOCUMENTED_EDITIONS)

ALMOST = "S───────"
DRAGON_MID = ("gold", "dragon", "dynamite")
DYNAMITE_MID = ("dragon", "dynamite", "gold")
ALL_GOBLINS = ("driver", "bomber", "greedy")


def reach(goal: str, opener: Seat = 0, drawing: str = ALMOST, **more: Any) -> State:
    """The opener is about to lay the tile that reaches this goal in the middle."""
    others = [face for face in ("gold", "dragon", "dynamite") if face != goal]
    goals = (others[0], goal, others[1])
    seats = len(more["roles"]) if "roles" in more else 5
    hands = {opener: ["passage NS"]}
    return table(drawing, seats=seats, to_act=opener, hands=hands, goals=goals, **more)


def lay(state: State) -> str:
    """The move that lays this tile."""
    return f"place {state.hands[state.to_act][0]} 8,0 90"


def scored(events: tuple[Event, ...]) -> list[tuple[Seat, int, str]]:
    """Who got how many points for what, in order."""
    return [
        (event.seat, event.change, str(event.why or event.role))
        for event in of_kind(events, Scored)
    ]


def played_out(state: State, *moves: str) -> list[Seat]:
    """In which order those are scored who score anything."""
    events = events_of(state, *moves)
    assert [end.outcome for end in of_kind(events, RoundEnded)] == [Outcome.NOTHING]
    return [event.seat for event in of_kind(events, Scored)]


# O32, O33 lanterns


def test_o32_dynamite_spares_lanterns() -> None:
    kinds = {(2, 0): "lantern", (3, 0): "bomb", (5, 0): "lantern"}
    state = reach("dynamite", kinds=kinds)
    assert of_kind(events_of(state, lay(state)), BlownUp) == [BlownUp((Cell(3, 0),))]
    after = after_moves(state, lay(state))
    assert after.kinds[Cell(2, 0)] is after.kinds[Cell(5, 0)] is TileKind.LANTERN
    assert {Cell(2, 0), Cell(5, 0)} <= set(after.board.tiles)


def test_o32_a_lantern_keeps_the_way_to_the_second_goal_whole() -> None:
    two = """
        S.........
        └────────.
    """
    for kind, due in (("lantern", (2,)), ("bomb", ())):
        state = table(two, hand=["passage NES"], kinds={(4, 1): kind}, goals=DYNAMITE_MID)
        assert after_moves(state, "place 0 9,1 180", "open 2").due == due


def test_o33_no_card_moves_a_lantern_or_any_other_tile() -> None:
    hand = ["map", "explosion", "potion", "ale NESW", "key-red NE", "bomb NE"]
    state = table("S──", seats=3, hand=hand, kinds={(1, 0): "lantern"}, changes={"hand": 6})
    before = set(state.board.tiles.items())
    for move in legal_texts(state):
        after = set(after_moves(state, move).board.tiles.items())
        if move.startswith("explode"):
            assert move == "explode 1 2,0"
            assert before - after == {(Cell(2, 0), state.board.tiles[Cell(2, 0)])}
        else:
            assert before <= after


def test_o33_a_lantern_is_otherwise_a_plain_passage_with_a_flag() -> None:
    state = after_moves(table(hand=["lantern NS"]), "place 0 1,0 90")
    assert [tile.kind for tile in RULES.view_of(state, 2).board] == [None, TileKind.LANTERN]
    assert refusal_of(
        table("S──", kinds={(1, 0): "lantern"}, hand=["explosion"]), "explode 0 1,0"
    ) is (Refusal.PROTECTED)


# O48 the role held at the end, O49 potions in the basic game


def exchanged(edition: str, roles: tuple[str, ...] = ("king", "driver", "pedant")) -> State:
    """Seats 0 and 1 have exchanged roles; seat 1 is about to open the Gold."""
    hands = {0: ["potion"], 1: ["passage NS"]}
    state = table(ALMOST, edition=edition, seats=3, hands=hands, roles=roles)
    return after_moves(state, "swap 0 2")


def test_o48_the_card_held_at_the_end_is_scored() -> None:
    state = exchanged(ADVANCED)
    events = events_of(state, "place 3 8,0 90")
    (ended,) = of_kind(events, RoundEnded)
    assert ended.roles == (Role.DRIVER, Role.KING, Role.PEDANT)
    # Seat 1 was a Goblin at the deal; now a Gnome opens, and no Goblin loses anything.
    assert scored(events) == [(1, 1, "gold"), (1, 1, "opener"), (2, 1, "gold"), (0, 1, "driver")]


def test_o48_the_master_scores_whoever_holds_him_after_an_exchange() -> None:
    state = exchanged(ADVANCED, ("master", "keymaster", "pedant"))
    events = events_of(state, "place 3 8,0 90")
    # Seat 1 holds the Master now and opened the Gold as a Goblin.
    assert scored(events) == [(1, 1, "master"), (2, 1, "gold"), (0, 1, "gold")]
    fresh = reach("gold", 1, edition=ADVANCED, roles=("keymaster", "master", "pedant"))
    assert (1, 1, "master") not in scored(events_of(fresh, lay(fresh)))
    # An exchange between two others does not move that role.
    other = table(
        ALMOST,
        edition=ADVANCED,
        seats=3,
        hands={0: ["potion"], 1: ["passage NS"]},
        roles=("keymaster", "king", "master"),
    )
    assert (2, 1, "master") not in scored(events_of(other, "swap 0 2", "place 3 8,0 90"))


def test_o48_what_each_seat_knows_of_the_roles_that_score() -> None:
    state = exchanged(ADVANCED)
    driver, king, pedant = Role.DRIVER, Role.KING, Role.PEDANT
    views = [RULES.view_of(state, seat).roles for seat in (0, 1, 2, None)]
    both = (driver, king, None)
    assert views == [both, both, (None, None, pedant), (None, None, None)]
    after = after_moves(state, "place 3 8,0 90")
    for seat in (0, 1, 2, None):
        assert RULES.view_of(after, seat).past[-1].roles == (driver, king, pedant)


@every_edition
def test_o49_a_potion_changes_the_race_in_both_games(edition: str) -> None:
    state = exchanged(edition)
    assert [state.race_at(seat) for seat in range(3)] == [Race.GOBLIN, Race.GNOME, Race.GNOME]
    bonus = 1 if edition == ADVANCED else 0
    assert after_moves(state, "place 3 8,0 90").points == (bonus, 2, 1)


def test_o49_in_the_basic_game_it_must_be_played_like_any_card() -> None:
    state = table(edition=BASIC, seats=3, hand=["potion"], pile=0)
    assert legal_texts(state) == ["swap 0 2", "swap 0 3"]


# O50 maps


def test_o50_a_map_is_for_face_down_goals_only() -> None:
    hands = {0: ["passage NS"], 1: ["map"]}
    state = table(ALMOST, hands=hands, goals=DYNAMITE_MID)
    state = after_moves(state, "place 0 8,0 90")
    assert legal_texts(state, "peek") == ["peek 3 1", "peek 3 3"]
    assert refusal_of(state, "peek 3 2") is Refusal.GOAL_OPEN
    assert refusal_of(state, "peek 3 4") is Refusal.NO_SUCH_GOAL


def test_o50_a_goal_already_seen_may_be_looked_at_again() -> None:
    state = table(hand=["map"], peeked=(frozenset({0}), *[frozenset()] * 4))
    assert legal_texts(state, "peek") == ["peek 0 1", "peek 0 2", "peek 0 3"]


# O51 Gold opened by a Goblin, O52 the Dragon


@every_edition
def test_o51_gold_opened_by_a_goblin_pays_gnomes_and_costs_goblins(edition: str) -> None:
    roles = ("king", "pedant", "keymaster", "bomber", "master")
    state = reach("gold", 3, edition=edition, roles=roles, points=(0, 2, 5, 3, 2))
    events = events_of(state, lay(state))
    assert scored(events) == [
        (3, -1, "loss"), (4, -1, "loss"), (0, 1, "gold"), (1, 1, "gold"), (2, 1, "gold"),
    ]  # fmt: skip
    assert after_moves(state, lay(state)).points == (1, 3, 6, 2, 1)


def test_o51_gold_opened_by_a_gnome_costs_nobody_anything() -> None:
    state = reach("gold", 1, points=(0, 2, 5, 3, 2))
    assert scored(events_of(state, lay(state))) == [
        (1, 1, "gold"), (1, 1, "opener"), (2, 1, "gold"), (0, 1, "gold"),
    ]  # fmt: skip


@pytest.mark.parametrize("opener", [0, 3])
def test_o52_the_dragon_gives_two_points_to_every_goblin_whoever_opened_it(opener: Seat) -> None:
    state = reach("dragon", opener, points=(1, 1, 1, 1, 1))
    events = events_of(state, lay(state))
    assert scored(events) == [(3, 2, "dragon"), (4, 2, "dragon")]
    assert after_moves(state, lay(state)).points == (1, 1, 1, 3, 3)


def test_o52_how_many_is_data() -> None:
    state = reach("dragon", changes={"points": {"dragon": 3}})
    assert after_moves(state, lay(state)).points == (0, 0, 0, 3, 3)


# O53 a bonus does not ask which side won


def test_o53_goblins_get_their_bonus_though_the_gold_was_found() -> None:
    drawing = """
        S........
        └───────┬
    """
    hands = {0: ["potion"], 1: ["passage NES"], 2: ["passage NE"]}
    roles = ("king", "master", "driver", "bomber")
    state = table(drawing, edition=ADVANCED, seats=4, hands=hands, roles=roles, goals=DYNAMITE_MID)
    state = after_moves(state, "swap 0 2", "place 3 9,1 180", "open 2", "leave")
    events = events_of(state, "place 6 8,2")
    assert [opened.found for opened in of_kind(events, GoalOpened)] == [GoalFace.GOLD]
    # A Goblin opened it: at 0 they lose nothing and each still has the point of their role.
    assert scored(events) == [
        (2, 1, "driver"), (3, 1, "bomber"), (0, 1, "master"), (1, 1, "gold"),
    ]  # fmt: skip


def test_o53_gnomes_get_theirs_though_the_dragon_was_woken() -> None:
    roles = ("keymaster", "pedant", "bomber")
    state = reach(
        "dragon", 2, "S─r─────", edition=ADVANCED, keys={(1, 0): "red"}, roles=roles, pile=0
    )
    assert scored(events_of(state, lay(state))) == [
        (2, 2, "dragon"), (0, 1, "keymaster"), (1, 1, "pedant"),
    ]  # fmt: skip


def test_o53_the_pedant_gets_his_though_nothing_was_found() -> None:
    hands = {0: ["map"], 1: [], 2: []}
    roles = ("pedant", "king", "driver")
    state = table(edition=ADVANCED, seats=3, hands=hands, roles=roles, pile=0)
    assert scored(events_of(state, "peek 0 1")) == [(0, 1, "pedant"), (2, 1, "nothing")]


# O54 the order


@pytest.mark.parametrize(
    ("opener", "order"),
    [
        (0, [(0, "driver"), (1, "gold"), (1, "jeweller"), (2, "gold"), (3, "gold")]),
        (2, [(2, "gold"), (2, "opener"), (3, "gold"), (0, "driver"), (1, "gold"), (1, "jeweller")]),
        (1, [(1, "gold"), (1, "opener"), (1, "jeweller"), (2, "gold"), (3, "gold"), (0, "driver")]),
    ],
)
def test_o54_clockwise_from_the_opener_race_points_before_the_bonus(
    opener: Seat, order: list[tuple[Seat, str]]
) -> None:
    roles = ("driver", "jeweller", "king", "pedant")
    state = reach("gold", opener, edition=ADVANCED, roles=roles)
    assert [(seat, reason) for seat, _, reason in scored(events_of(state, lay(state)))] == order


def test_o54_after_each_point_the_ninth_cart_is_looked_for() -> None:
    roles = ("jeweller", "king", "driver")
    state = reach("gold", edition=ADVANCED, roles=roles, points=(7, 8, 3))
    # Gold and opener make nine: neither the role's own point nor anybody else comes after that.
    assert events_of(state, lay(state))[-3:] == (
        Scored(0, 1, ScoreReason.GOLD, None, 8),
        Scored(0, 1, ScoreReason.OPENER, None, 9),
        GameEnded((9, 8, 3), 0),
    )
    state = reach("gold", edition=ADVANCED, roles=roles, points=(6, 8, 3))
    assert scored(events_of(state, lay(state)))[2] == (0, 1, "jeweller")
    assert after_moves(state, lay(state)).winner == 0


# O55, O56 who is scored first without Gold or Dragon


def test_o55_left_of_the_last_who_played_a_card() -> None:
    hands = {0: ["explosion"], 1: ["explosion", "map"], 2: ["explosion"]}
    state = after_moves(table(seats=3, roles=ALL_GOBLINS, hands=hands), "pass", "peek 4 1")
    state = after_moves(state, "pass", "pass")
    assert played_out(state, f"replace {state.hands[1][0]}") == [2, 0, 1]


@pytest.mark.parametrize(("starter", "order"), [(0, [0, 1, 2]), (1, [1, 2, 0])])
def test_o55_if_nobody_played_the_first_player_of_the_round(
    starter: Seat, order: list[Seat]
) -> None:
    hands = {seat: ["explosion"] for seat in range(3)}
    state = table(seats=3, roles=ALL_GOBLINS, hands=hands, starter=starter, to_act=starter)
    assert played_out(state, "pass", "pass", "pass") == order


def test_o55_who_first_ran_out_of_cards_comes_before_either() -> None:
    hands = {0: ["map"], 1: ["map", "map"], 2: ["map"]}
    state = table(seats=3, roles=ALL_GOBLINS, hands=hands, pile=0, starter=2)
    assert played_out(state, "peek 0 1", "peek 3 1", "peek 6 1", "peek 4 1") == [0, 1, 2]


def test_o56_with_dynamite_alone_the_first_out_of_cards_is_scored_first() -> None:
    # Seat 0 opens Dynamite, seat 1 is out first, seat 2 plays the last card.
    hands = {0: ["passage NS", "map"], 1: ["map"], 2: ["map", "map"]}
    state = table(
        ALMOST, seats=3, roles=ALL_GOBLINS, hands=hands, pile=0, goals=DYNAMITE_MID, starter=2
    )
    moves = ("place 0 8,0 90", "peek 3 1", "peek 6 1", "peek 1 1", "peek 7 1")
    assert played_out(state, *moves) == [1, 2, 0]


def test_o56_with_dynamite_alone_and_cards_left_it_is_as_when_all_passed() -> None:
    hands = {0: ["explosion"], 1: ["passage NS", "map"], 2: ["explosion"]}
    state = table(
        ALMOST,
        seats=3,
        to_act=1,
        roles=ALL_GOBLINS,
        hands=hands,
        goals=DYNAMITE_MID,
        starter=0,
    )
    state = after_moves(state, "place 3 8,0 90", "replace 6", "replace 0")
    assert played_out(state, "replace 4") == [2, 0, 1]


# O57 the ninth cart


@pytest.mark.parametrize(("opener", "winner"), [(0, 3), (3, 3), (4, 4)])
def test_o57_of_two_who_would_reach_nine_the_first_scored_wins(opener: Seat, winner: Seat) -> None:
    state = reach("dragon", opener, points=(0, 0, 0, 8, 7))
    after = after_moves(state, lay(state))
    assert (after.winner, RULES.winners(after)) == (winner, (winner,))
    assert after.points == ((0, 0, 0, 9, 7) if winner == 3 else (0, 0, 0, 8, 9))
    (ended,) = of_kind(events_of(state, lay(state)), GameEnded)
    assert ended == GameEnded(after.points, winner)


def test_o57_nobody_goes_beyond_the_last_cart() -> None:
    state = reach("dragon", 3, points=(0, 0, 0, 8, 0))
    events = events_of(state, lay(state))
    assert of_kind(events, Scored) == [Scored(3, 1, ScoreReason.DRAGON, None, 9)]


def test_o57_then_the_game_is_over() -> None:
    state = reach("dragon", 3, points=(0, 0, 0, 8, 0))
    after = after_moves(state, lay(state))
    assert (after.phase, RULES.to_act(after), legal_texts(after)) == (Phase.OVER, None, [])
    assert refusal_of(after, "pass") is Refusal.GAME_OVER
    assert after.past == (RoundResult(1, Outcome.DRAGON, state.roles, (0, 0, 0, 9, 0)),)


@pytest.mark.parametrize(("last", "over"), [(5, True), (6, False)])
def test_o57_how_many_carts_there_are_is_data(last: int, over: bool) -> None:
    state = reach("dragon", 3, points=(0, 0, 0, 3, 0), changes={"points_to_win": last})
    assert RULES.view_of(state, 0).points_to_win == last
    after = after_moves(state, lay(state))
    assert (after.winner == 3) is over
    assert after.points[3] == 5
    assert [box(edition).edition.points_to_win for edition in DOCUMENTED_EDITIONS] == [9, 9]


# O58 the Greedy, O59 nobody falls below nought

WITH_GREEDY = ("king", "greedy", "driver", "pedant")


def robbery(points: tuple[int, ...], opener: Seat = 0, **more: Any) -> State:
    """The Dragon has been woken, with the Greedy at seat 1."""
    more = {"edition": ADVANCED, "roles": WITH_GREEDY, **more}
    state = reach("dragon", opener, points=points, **more)
    return after_moves(state, lay(state))


def test_o58_the_greedy_chooses_whom_to_rob_in_his_own_step() -> None:
    state = robbery((1, 0, 0, 2))
    # Their two points are there; the Driver, scored after them, has nothing yet.
    assert (state.phase, state.to_act, state.points) == (Phase.STEAL, 1, (1, 2, 0, 2))
    assert legal_texts(state) == ["steal 1", "steal 4"]
    assert refusal_of(state, "steal 3") is refusal_of(state, "steal 2") is Refusal.NOTHING_TO_STEAL
    assert refusal_of(state, "steal 5") is Refusal.NO_SUCH_SEAT
    assert refusal_of(state, "pass") is refusal_of(state, "leave") is Refusal.NOT_NOW
    for seat in (0, 1, 2, 3, None):
        view = RULES.view_of(state, seat)
        assert (view.phase, view.to_act, view.roles) == (Phase.STEAL, 1, state.roles)
        assert bool(view.legal) is (seat == 1)


def test_o58_the_victim_loses_one_he_gains_one_and_scoring_goes_on() -> None:
    state = robbery((1, 0, 0, 2))
    events = events_of(state, "steal 4")
    assert of_kind(events, Scored) == [
        Scored(3, -1, ScoreReason.ROBBED, None, 1),
        Scored(1, 1, ScoreReason.THEFT, Role.GREEDY, 3),
        Scored(2, 2, ScoreReason.DRAGON, None, 2),
        Scored(2, 1, None, Role.DRIVER, 3),
    ]
    after = after_moves(state, "steal 4")
    assert (after.round, after.phase, after.points) == (2, Phase.PLAY, (1, 3, 3, 1))
    assert after.past[-1].points == (1, 3, 3, 1)


def test_o58_points_just_scored_may_be_stolen() -> None:
    state = robbery((0, 0, 0, 0), opener=2)
    assert (state.points, legal_texts(state)) == ((0, 2, 3, 0), ["steal 3"])
    assert after_moves(state, "steal 3").points == (0, 3, 2, 0)


def test_o58_where_nobody_else_has_a_point_there_is_nothing_to_choose() -> None:
    state = reach("dragon", 1, edition=ADVANCED, roles=WITH_GREEDY, points=(0, 4, 0, 0))
    events = events_of(state, lay(state))
    assert scored(events) == [(1, 2, "dragon"), (2, 2, "dragon"), (2, 1, "driver")]
    assert after_moves(state, lay(state)).round == 2


def test_o58_a_theft_may_win_the_game() -> None:
    state = robbery((5, 6, 8, 0))
    assert state.points == (5, 8, 8, 0)
    events = events_of(state, "steal 1")
    assert events[-1] == GameEnded((4, 9, 8, 0), 1)
    assert [event.seat for event in of_kind(events, Scored)] == [0, 1]
    # At nine by the Dragon alone they do not come to rob anybody.
    assert robbery((5, 7, 8, 0)).points == (5, 9, 8, 0)


@pytest.mark.parametrize("goal", ["gold", "dynamite"])
def test_o58_he_steals_for_the_dragon_only(goal: str) -> None:
    state = reach(goal, edition=ADVANCED, roles=WITH_GREEDY, points=(5, 5, 5, 5))
    assert after_moves(state, lay(state)).phase is Phase.PLAY


def test_o58_in_the_basic_game_he_does_not_steal() -> None:
    state = robbery((1, 0, 0, 2), edition=BASIC)
    assert (state.round, state.points) == (2, (1, 2, 2, 2))


def test_o58_who_holds_his_card_at_the_end_is_the_thief() -> None:
    hands = {0: ["potion"], 1: ["passage NS"]}
    state = table(
        ALMOST,
        edition=ADVANCED,
        seats=3,
        hands=hands,
        goals=DRAGON_MID,
        roles=("greedy", "king", "pedant"),
        points=(0, 0, 1),
    )
    state = after_moves(state, "swap 0 2", "place 3 8,0 90")
    assert (state.phase, state.to_act, state.points) == (Phase.STEAL, 1, (0, 2, 1))


def test_o59_a_goblin_at_nought_stays_there() -> None:
    state = reach("gold", 3, points=(0, 0, 0, 0, 1))
    events = events_of(state, lay(state))
    assert [change for change in scored(events) if change[2] == "loss"] == [(4, -1, "loss")]
    assert after_moves(state, lay(state)).points == (1, 1, 1, 0, 0)


def test_o59_a_loss_larger_than_what_he_has_stops_at_nought() -> None:
    changes = {"points": {"gold_goblin_loss": 3}}
    state = reach("gold", 3, points=(0, 0, 0, 2, 5), changes=changes)
    assert scored(events_of(state, lay(state)))[:2] == [(3, -2, "loss"), (4, -3, "loss")]
    assert after_moves(state, lay(state)).points == (1, 1, 1, 0, 2)


def test_o59_a_gnome_cannot_be_robbed_below_nought() -> None:
    state = robbery((1, 0, 0, 0))
    assert legal_texts(state) == ["steal 1"]
    assert refusal_of(state, "steal 4") is Refusal.NOTHING_TO_STEAL
    assert after_moves(state, "steal 1").points[0] == 0


# O70 the basic and the advanced game


def test_o70_two_games_in_one_box_and_the_basic_one_comes_first() -> None:
    assert RULES.edition_ids == ("gobblings", "gobblings-advanced")
    assert [box(edition).edition.bonuses for edition in RULES.edition_ids] == [False, True]
    assert "bonuses" in RULES.switch_names
    for edition in DOCUMENTED_EDITIONS:
        state, _ = RULES.deal(box(edition).edition, 4, 1, 0)
        assert RULES.view_of(state, None).bonuses is (edition == ADVANCED)


@pytest.mark.parametrize(
    ("edition", "changes", "extra"),
    [
        (BASIC, {}, 0),
        (ADVANCED, {}, 1),
        (BASIC, {"bonuses": True}, 1),
        (ADVANCED, {"bonuses": False}, 0),
    ],
)
def test_o70_the_switch_adds_the_bonuses_to_the_race_points(
    edition: str, changes: dict[str, bool], extra: int
) -> None:
    roles = ("jeweller", "king", "driver", "master")
    ales = {(1, 0): "ale", (2, 0): "ale", (3, 0): "ale"}
    state = reach("gold", 1, edition=edition, changes=changes, roles=roles, kinds=ales)
    assert after_moves(state, lay(state)).points == (1 + extra, 2 + extra, extra, 0)


@every_edition
def test_o70_nothing_but_the_bonuses_differs(edition: str) -> None:
    other = box(edition, bonuses=False, id="same").edition
    assert other == box(BASIC, id="same").edition


@pytest.mark.parametrize(
    ("role", "race_points", "bonus"),
    [
        ("master", 0, 1), ("bomber", 0, 0), ("greedy", 0, 0), ("driver", 0, 1),
        ("pedant", 1, 1), ("king", 1, 1), ("keymaster", 1, 0), ("jeweller", 1, 1),
    ],
)  # fmt: skip
def test_o70_in_the_basic_game_no_role_earns_anything_of_its_own(
    role: str, race_points: int, bonus: int
) -> None:
    # Three ales, no door, no deck, an exchange; but no Dynamite and no Dragon.
    ales = {(1, 0): "ale", (2, 0): "ale", (3, 0): "ale"}
    for edition, extra in ((BASIC, 0), (ADVANCED, bonus)):
        state = reach(
            "gold",
            1,
            edition=edition,
            roles=(role, "keymaster", "greedy"),
            kinds=ales,
            pile=0,
            swapped=frozenset({0, 2}),
        )
        assert after_moves(state, lay(state)).points[0] == race_points + extra
