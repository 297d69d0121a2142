"""G43-G51, G54 and G55: what each role earns besides the points of its race."""

from itertools import product
from typing import Any

import pytest

from foolsgold.base.rng import Rng
from foolsgold.games.gobblings.cards import Role
from foolsgold.games.gobblings.events import (
    Event,
    GameEnded,
    GoalOpened,
    Outcome,
    RoundEnded,
    Scored,
    ScoreReason,
    Swapped,
)
from foolsgold.games.gobblings.moves import Phase
from foolsgold.games.gobblings.refusals import Refusal
from foolsgold.games.gobblings.state import State
from foolsgold.play.game import Game
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

ADVANCED = "gobblings-advanced"
each_edition = pytest.mark.parametrize("edition", DOCUMENTED_EDITIONS)

ALMOST = "S───────"
"""One more tile reaches the middle goal."""
LAST = "place 0 8,0 90"
GOLD_MIDDLE = ("dragon", "gold", "dynamite")
DRAGON_MIDDLE = ("dynamite", "dragon", "gold")
MIDDLES = {"gold": GOLD_MIDDLE, "dragon": DRAGON_MIDDLE}
each_treasure = pytest.mark.parametrize("face", ["gold", "dragon"])

EQUAL_WAYS = """
    ┌d──────┐
    S........
    └───────┘
    """
"""Two ways of the same length to 8,0; `d` stands for a door or a passage."""
SHORT_WAY = """
    ┌d──────┐
    S........
    └┐......│
    .└──────┘
    """
"""The way with `d` is the shorter one."""
LONG_WAY = """
    ┌───────┐
    S........
    └┐......│
    .└d─────┘
    """
"""The way with `d` is the longer one."""
FROM_TWO_SIDES = """
    .┌u──────┐
    S.l──────.
    """
"""A tile at 1,0 joins two ways to the goal; the upper one, with `u`, is two tiles longer."""
RED_KEY = {(0, -1): "red"}


def bonuses(events: tuple[Event, ...]) -> list[tuple[int, Role]]:
    """Who was paid for their role, in order; a theft is not paid by the bank."""
    found = [event for event in of_kind(events, Scored) if event.role and event.why is None]
    assert all(event.change == 1 for event in found)
    return [(event.seat, event.role) for event in found]


def is_paid(drawing: str, role: str, move: str = LAST, **more: Any) -> bool:
    """Whether seat 2 is paid for this role when the move ends the round: never in the basic game.

    Nobody is the Greedy, so scoring does not stop for a theft.
    """
    others = [name for name in ("pedant", "king", "master", "driver") if name != role]
    found = {}
    for edition in DOCUMENTED_EDITIONS:
        roles = (others[0], others[1], role, others[2], "bomber")
        events = events_of(table(drawing, edition=edition, roles=roles, **more), move)
        assert len(of_kind(events, RoundEnded)) == 1
        found[edition] = bonuses(events).count((2, Role(role)))
    assert found["gobblings"] == 0
    assert found[ADVANCED] <= 1
    return found[ADVANCED] == 1


def is_paid_for_way(drawing: str, role: str, face: str, d: str = "─", **more: Any) -> bool:
    """Whether a role is paid for the way to a goal; where two ways meet the last tile is laid."""
    return is_paid(
        drawing.replace("d", d),
        role,
        "place 0 8,0",
        hand=["passage NES"],
        goals=MIDDLES[face],
        **more,
    )


def is_paid_from_two_sides(role: str, upper: str, lower: str, **more: Any) -> bool:
    """Whether a role is paid when both ways to the Gold are whole at once."""
    drawing = FROM_TWO_SIDES.replace("u", upper).replace("l", lower)
    return is_paid(drawing, role, "place 0 1,0 270", hand=["passage NES"], **more)


# Basic and advanced.


def everything(edition: str) -> State:
    """Every role that can be paid with the Gold is to be paid when seat 0 lays their tile."""
    return table(
        EQUAL_WAYS.replace("d", "r"),
        edition=edition,
        seats=7,
        hand=["passage NES"],
        pile=0,
        roles=("jeweller", "king", "keymaster", "pedant", "master", "driver", "bomber"),
        kinds={(3, -1): "ale", (4, -1): "ale", (5, -1): "ale"},
        keys=RED_KEY,
        swapped=frozenset({4, 6}),
    )


def test_g43_in_the_basic_game_only_the_race_counts() -> None:
    """No step of a marker is for a role; nobody steals."""
    events = events_of(everything("gobblings"), "place 0 8,0")
    assert [(event.seat, event.why, event.role) for event in of_kind(events, Scored)] == [
        (0, ScoreReason.GOLD, None),
        (0, ScoreReason.OPENER, None),
        (1, ScoreReason.GOLD, None),
        (2, ScoreReason.GOLD, None),
        (3, ScoreReason.GOLD, None),
    ]
    roles = ("greedy", "king", "pedant", "master", "jeweller")
    state = table(ALMOST, hand=["passage NS"], goals=DRAGON_MIDDLE, roles=roles, points=(1,) * 5)
    after = after_moves(state, LAST)
    assert (after.points, after.round, after.phase) == ((3, 1, 1, 3, 1), 2, Phase.PLAY)


def test_g43_in_the_advanced_game_role_bonuses_come_in_addition() -> None:
    """Each player takes the points of their race, then their bonus, before the next is scored."""
    events = events_of(everything(ADVANCED), "place 0 8,0")
    assert [(event.seat, event.why, event.role) for event in of_kind(events, Scored)] == [
        (0, ScoreReason.GOLD, None),
        (0, ScoreReason.OPENER, None),
        (0, None, Role.JEWELLER),
        (1, ScoreReason.GOLD, None),
        (1, None, Role.KING),
        (2, ScoreReason.GOLD, None),
        (2, None, Role.KEYMASTER),
        (3, ScoreReason.GOLD, None),
        (3, None, Role.PEDANT),
        (4, None, Role.MASTER),
        (5, None, Role.DRIVER),
    ]
    assert all(event.change == 1 for event in of_kind(events, Scored))


@each_edition
def test_g43_everybody_knows_which_game_is_played(edition: str) -> None:
    state = table("S", edition=edition)
    assert RULES.view_of(state, None).bonuses is (edition == ADVANCED)
    assert box(edition).edition.bonuses is (edition == ADVANCED)


# The roles.


def ended_by_passing(state: State, *moves: str) -> tuple[Event, ...]:
    """After these moves everybody replaces a card, and the round ends without a goal."""
    events = events_of(state, *moves)
    state = after_moves(state, *moves)
    for _ in range(state.seats):
        move = f"replace {state.hands[state.to_act][0]}"
        events += events_of(state, move)
        state = after_moves(state, move)
    assert [event.outcome for event in of_kind(events, RoundEnded)] == [Outcome.NOTHING]
    return events


@pytest.mark.parametrize(
    ("move", "paid"),
    [
        pytest.param("swap 0 4", [(0, Role.MASTER)], id="got by exchange"),
        pytest.param("swap 0 2", [], id="exchange of others"),
        pytest.param("peek 1 1", [], id="no exchange"),
    ],
)
def test_g44_the_master_is_paid_if_he_took_part_in_an_exchange(
    move: str, paid: list[tuple[int, Role]]
) -> None:
    """Seat 3 is dealt the Master; whoever holds it at the end is paid, if it was exchanged."""
    roles = ("king", "pedant", "keymaster", "master", "driver")
    for edition, expected in (("gobblings", []), (ADVANCED, paid)):
        state = table("S", edition=edition, hand=["potion", "map"], roles=roles)
        assert bonuses(ended_by_passing(state, move)) == expected


def test_g44_the_master_may_give_and_take_himself_back() -> None:
    """Exchanged there and back the Master has taken part, and whoever else did is paid nothing."""
    roles = ("master", "pedant", "keymaster", "king", "driver")
    state = table("S", edition=ADVANCED, hands={0: ["potion"], 1: ["potion"]}, roles=roles)
    events = ended_by_passing(state, "swap 0 2", "swap 3 1")
    assert len(of_kind(events, Swapped)) == 2
    assert bonuses(events) == [(0, Role.MASTER)]


def test_g44_an_exchange_counts_in_its_own_round_only() -> None:
    """In the next round nobody has exchanged yet."""
    state = table("S", edition=ADVANCED, hand=["potion"])
    state = after_moves(state, "swap 0 2")
    assert state.swapped == {0, 1}
    for _ in range(5):
        state = after_moves(state, f"replace {state.hands[state.to_act][-1]}")
    assert (state.round, state.swapped) == (2, frozenset())


@each_treasure
def test_g45_the_bomber_is_paid_if_dynamite_was_opened_this_round(face: str) -> None:
    """Opened in play, that is: at the end of a round all goals are shown."""
    drawing = """
        ........┌
        S───────┘
        """
    goals = ("dynamite", face, "gold" if face == "dragon" else "dragon")
    roles = ("king", "pedant", "keymaster", "bomber", "greedy")
    for edition in DOCUMENTED_EDITIONS:
        state = table(drawing, edition=edition, hand=["passage NESW"], goals=goals, roles=roles)
        asked = after_moves(state, "place 0 9,-1")
        straight = events_of(asked, "open 2")
        assert [event.goal for event in of_kind(straight, GoalOpened)] == [1]
        assert (3, Role.BOMBER) not in bonuses(straight)
        after_dynamite = events_of(asked, "open 1", "open 2")
        expected = edition == ADVANCED
        assert ((3, Role.BOMBER) in bonuses(after_dynamite)) is expected


def test_g45_the_bomber_is_paid_in_a_round_without_gold_and_dragon_too() -> None:
    roles = ("king", "pedant", "keymaster", "bomber", "greedy")
    goals = ("dragon", "dynamite", "gold")
    state = table(ALMOST, edition=ADVANCED, hand=["passage NS"], goals=goals, roles=roles)
    assert bonuses(ended_by_passing(state, LAST)) == [(3, Role.BOMBER)]
    shut = table(ALMOST, edition=ADVANCED, hand=["passage NS"], goals=goals, roles=roles)
    assert bonuses(ended_by_passing(shut)) == []


THIEF = ("king", "pedant", "keymaster", "greedy", "driver")


def robbing(points: tuple[int, ...], opener: int = 3, **more: Any) -> State:
    """Seat 3 is the Greedy, and the Dragon is opened."""
    state = table(
        ALMOST, edition=ADVANCED, to_act=opener, hand=["passage NS"], goals=DRAGON_MIDDLE,
        roles=THIEF, points=points, **more,
    )  # fmt: skip
    return after_moves(state, f"place {3 * opener} 8,0 90")


def test_g46_the_greedy_steals_a_point_from_a_player_of_his_choice() -> None:
    """After the points of their race they are asked: anybody else who has something."""
    asked = robbing((1, 0, 4, 2, 5))
    assert (asked.phase, asked.to_act, asked.points) == (Phase.STEAL, 3, (1, 0, 4, 4, 5))
    assert legal_texts(asked) == ["steal 1", "steal 3", "steal 5"]
    assert refusal_of(asked, "steal 2") is Refusal.NOTHING_TO_STEAL
    assert refusal_of(asked, "steal 4") is Refusal.NOTHING_TO_STEAL
    assert refusal_of(asked, "steal 6") is Refusal.NO_SUCH_SEAT
    assert refusal_of(asked, "pass") is Refusal.NOT_NOW
    events = events_of(asked, "steal 3")
    assert events[:2] == (
        Scored(2, -1, ScoreReason.ROBBED, None, 3),
        Scored(3, 1, ScoreReason.THEFT, Role.GREEDY, 5),
    )
    # The other Goblin is scored after the theft: two for the Dragon, one as Driver.
    assert after_moves(asked, "steal 3").points == (1, 0, 3, 5, 8)
    assert after_moves(asked, "steal 3").round == 2


def test_g46_the_greedy_steals_in_his_own_turn_of_scoring() -> None:
    """The opener is scored before them, so what the opener has just got can be stolen."""
    asked = robbing((0, 0, 0, 0, 0), opener=4)
    assert (asked.phase, asked.points) == (Phase.STEAL, (0, 0, 0, 2, 3))
    assert legal_texts(asked) == ["steal 5"]
    assert after_moves(asked, "steal 5").points == (0, 0, 0, 3, 2)


@pytest.mark.parametrize("victim", [0, 1, 2, 4])
def test_g46_any_player_may_be_the_only_victim(victim: int) -> None:
    points = [0] * 5
    points[victim] = 1
    asked = robbing(tuple(points))
    assert (asked.phase, asked.to_act) == (Phase.STEAL, 3)
    assert legal_texts(asked) == [f"steal {victim + 1}"]
    assert after_moves(asked, f"steal {victim + 1}").points[3] == 3


def test_g46_where_nobody_has_a_point_there_is_nothing_to_steal() -> None:
    """The round goes on to its end; one's own points are no loot."""
    after = robbing((0, 0, 0, 5, 0))
    assert (after.phase, after.round, after.points) == (Phase.PLAY, 2, (0, 0, 0, 7, 3))


def test_g46_the_greedy_steals_only_with_the_dragon() -> None:
    """Neither with the Gold nor with nothing."""
    more: dict[str, Any] = {"edition": ADVANCED, "roles": THIEF, "points": (1,) * 5}
    gold = events_of(table(ALMOST, hand=["passage NS"], **more), LAST)
    for events in (gold, ended_by_passing(table("S", **more))):
        assert len(of_kind(events, RoundEnded)) == 1
        assert {event.why for event in of_kind(events, Scored)} & {
            ScoreReason.THEFT,
            ScoreReason.ROBBED,
        } == set()


def test_g46_a_stolen_point_may_be_the_ninth() -> None:
    """Then the game is over and seat 4, who would reach 9 too, is not scored any more."""
    asked = robbing((3, 0, 0, 6, 8))
    events = events_of(asked, "steal 1")
    assert events == (
        Scored(0, -1, ScoreReason.ROBBED, None, 2),
        Scored(3, 1, ScoreReason.THEFT, Role.GREEDY, 9),
        GameEnded((2, 0, 0, 9, 8), 3),
    )


@each_treasure
def test_g47_the_driver_is_paid_if_the_path_goes_through_no_door(face: str) -> None:
    """A door beside the path is no door on the path."""
    more: dict[str, Any] = {"hand": ["passage NS"], "goals": MIDDLES[face]}
    assert is_paid("S───────", "driver", **more)
    assert not is_paid("S─r─────", "driver", keys={(1, 0): "red"}, **more)
    assert is_paid("S───────\nR.......", "driver", keys={(1, 0): "red"}, **more)


@each_treasure
def test_g47_the_path_is_a_shortest_one_and_among_equals_the_one_without_doors(face: str) -> None:
    """Two ways, one with an open door: only if that one is shorter the path has a door."""
    assert is_paid_for_way(EQUAL_WAYS, "driver", face, "r", keys=RED_KEY)
    assert not is_paid_for_way(SHORT_WAY, "driver", face, "r", keys=RED_KEY)
    assert is_paid_for_way(LONG_WAY, "driver", face, "r", keys=RED_KEY)


def test_g47_a_longer_way_to_another_side_of_the_goal_does_not_count() -> None:
    keys = {(3, 0): "red", (3, -1): "red"}
    assert is_paid_from_two_sides("driver", "r", "─", keys=keys)
    # The key on the lower way lies behind its door, the one on the upper way opens it.
    assert not is_paid_from_two_sides("driver", "─", "r", keys=keys)


@each_treasure
def test_g47_a_shut_door_is_on_no_path(face: str) -> None:
    """The short way is closed, so the long one is the path."""
    assert is_paid_for_way(SHORT_WAY, "driver", face, "r")


def test_g47_without_gold_and_dragon_there_is_no_path_to_praise() -> None:
    roles = ("king", "pedant", "keymaster", "driver", "greedy")
    state = table("S", edition=ADVANCED, roles=roles)
    assert bonuses(ended_by_passing(state)) == []
    goals = ("dragon", "dynamite", "gold")
    state = table(ALMOST, edition=ADVANCED, hand=["passage NS"], goals=goals, roles=roles)
    assert bonuses(ended_by_passing(state, LAST)) == []


@each_treasure
@pytest.mark.parametrize(("pile", "paid"), [(0, True), (1, False), (None, False)])
def test_g48_the_pedant_is_paid_if_the_deck_is_empty(
    face: str, pile: int | None, paid: bool
) -> None:
    """At the end of the round, whatever is still in the hands."""
    hand, goals = ["passage NS"], MIDDLES[face]
    assert is_paid(ALMOST, "pedant", pile=pile, hand=hand, goals=goals) is paid


def test_g48_the_pedant_is_paid_in_a_round_without_gold_and_dragon_too() -> None:
    hands: dict[int, list[str]] = {0: ["passage NS"], 1: [], 2: [], 3: [], 4: []}
    state = table("S", edition=ADVANCED, hands=hands, pile=0)
    assert bonuses(events_of(state, "place 0 1,0 90")) == [(1, Role.PEDANT)]
    full = table("S", edition=ADVANCED)
    assert bonuses(ended_by_passing(full)) == []


ON_THE_PATH = [(1, 0), (4, 0), (7, 0)]


def ales(*cells: tuple[int, int]) -> dict[tuple[int, int], str]:
    """Ale mugs on these cells."""
    return dict.fromkeys(cells, "ale")


@pytest.mark.parametrize("count", [0, 1, 2, 3, 4])
def test_g49_the_king_is_paid_for_three_ales_on_the_path_to_the_gold(count: int) -> None:
    cells = [(1, 0), (4, 0), (7, 0), (3, 0)][:count]
    hand = ["passage NS"]
    assert is_paid(ALMOST, "king", kinds=ales(*cells), hand=hand) is (count >= 3)
    assert not is_paid(ALMOST, "king", kinds=ales(*cells), hand=hand, goals=DRAGON_MIDDLE)


def test_g49_the_last_tile_laid_is_on_the_path_too() -> None:
    """The third ale opens the Gold."""
    assert is_paid(ALMOST, "king", "place 0 8,0", kinds=ales((1, 0), (4, 0)), hand=["ale NESW"])
    assert not is_paid(ALMOST, "king", "place 0 8,0", kinds=ales((1, 0)), hand=["ale NESW"])


def test_g49_an_ale_beside_the_path_does_not_count() -> None:
    drawing = """
        ─S──┬────
        ....│....
        """
    more: dict[str, Any] = {"hand": ["passage NS"]}
    assert not is_paid(drawing, "king", kinds=ales((1, 0), (-1, 0), (3, 1), (7, 0)), **more)
    assert is_paid(drawing, "king", kinds=ales((1, 0), (3, 0), (7, 0)), **more)


def test_g49_among_equally_short_ways_the_one_with_more_ales_is_taken() -> None:
    """But ales of two ways do not add up, and a longer way does not count."""
    above = ales((3, -1), (4, -1), (5, -1))
    assert is_paid_for_way(EQUAL_WAYS, "king", "gold", kinds=above)
    assert is_paid_for_way(EQUAL_WAYS, "king", "gold", kinds=ales((3, 1), (4, 1), (5, 1)))
    assert not is_paid_for_way(EQUAL_WAYS, "king", "gold", kinds=ales((3, -1), (4, -1), (5, 1)))
    assert is_paid_for_way(SHORT_WAY, "king", "gold", kinds=above)
    assert not is_paid_for_way(SHORT_WAY, "king", "gold", kinds=ales((3, 2), (4, 2), (5, 2)))


def test_g49_a_longer_way_to_another_side_of_the_goal_does_not_count() -> None:
    upper, lower = ales((3, -1), (4, -1), (9, -1)), ales((3, 0), (4, 0), (8, 0))
    assert not is_paid_from_two_sides("king", "─", "─", kinds=upper)
    assert is_paid_from_two_sides("king", "─", "─", kinds=lower)


@each_treasure
def test_g50_the_keymaster_is_paid_if_the_path_goes_through_an_open_door(face: str) -> None:
    """One door is enough; a door beside the path is not."""
    more: dict[str, Any] = {"hand": ["passage NS"], "goals": MIDDLES[face]}
    assert is_paid("S─r─────", "keymaster", keys={(1, 0): "red"}, **more)
    assert is_paid("S─r─b───", "keymaster", keys={(1, 0): "red", (3, 0): "blue"}, **more)
    assert not is_paid("S───────", "keymaster", keys={(1, 0): "red"}, **more)
    assert not is_paid("S───────\nR.......", "keymaster", keys={(1, 0): "red"}, **more)


@each_treasure
def test_g50_the_path_is_a_shortest_one_and_among_equals_the_one_with_doors(face: str) -> None:
    """So two equal ways may pay both Driver and Keymaster."""
    assert is_paid_for_way(EQUAL_WAYS, "keymaster", face, "r", keys=RED_KEY)
    assert is_paid_for_way(SHORT_WAY, "keymaster", face, "r", keys=RED_KEY)
    assert not is_paid_for_way(LONG_WAY, "keymaster", face, "r", keys=RED_KEY)


def test_g50_a_longer_way_to_another_side_of_the_goal_does_not_count() -> None:
    keys = {(3, 0): "red", (3, -1): "red"}
    assert is_paid_from_two_sides("keymaster", "─", "r", keys=keys)
    assert not is_paid_from_two_sides("keymaster", "r", "─", keys=keys)


@each_treasure
def test_g50_a_shut_door_earns_nothing(face: str) -> None:
    assert not is_paid_for_way(EQUAL_WAYS, "keymaster", face, "r")
    assert not is_paid_for_way(EQUAL_WAYS, "keymaster", face, "r", keys={(0, -1): "blue"})


def test_g50_a_key_laid_last_opens_door_and_goal_and_pays_the_keymaster() -> None:
    assert is_paid("S─r──────", "keymaster", "place 0 0,1", hand=["key-red NE"])
    assert not is_paid("S─r──────", "driver", "place 0 0,1", hand=["key-red NE"])


@pytest.mark.parametrize(("face", "paid"), [("gold", True), ("dragon", False)])
def test_g51_the_jeweller_is_paid_if_the_gold_is_open(face: str, paid: bool) -> None:
    """Whoever opened it, a Goblin too."""
    for opener in range(5):
        move = f"place {3 * opener} 8,0 90"
        found = is_paid(
            ALMOST, "jeweller", move, to_act=opener, hand=["passage NS"], goals=MIDDLES[face]
        )
        assert found is paid


def test_g51_the_jeweller_is_not_paid_for_gold_shown_at_the_end() -> None:
    roles = ("jeweller", "king", "keymaster", "master", "driver")
    assert bonuses(ended_by_passing(table("S", edition=ADVANCED, roles=roles))) == []


# Derived.


def test_g54_the_holder_took_part_exactly_if_the_master_card_was_exchanged() -> None:
    """Followed through all pairs of exchanges that two of four players can make."""
    names = ("master", "king", "pedant", "driver")
    seen = set()
    for start, first, second in product(range(4), (2, 3, 4), (1, 3, 4)):
        roles = names[-start:] + names[:-start]
        assert roles[start] == "master"
        state = table(
            "S", edition=ADVANCED, seats=4, roles=roles, hands={0: ["potion"], 1: ["potion"]}
        )
        events = ended_by_passing(state, f"swap 0 {first}", f"swap 3 {second}")
        holder, moved = start, False
        for pair in ((0, first - 1), (1, second - 1)):
            if holder in pair:
                holder, moved = sum(pair) - holder, True
        assert of_kind(events, RoundEnded)[0].roles[holder] is Role.MASTER
        assert bonuses(events) == ([(holder, Role.MASTER)] if moved else [])
        seen.add(moved)
    assert seen == {True, False}


def most_in_a_round(edition: str, roles: tuple[str, ...], goals: tuple[str, ...]) -> int:
    """The most seat 0 can get by opening the middle goal when everything is in their favour."""
    state = table(
        ALMOST, edition=edition, hand=["passage NS"], goals=goals, roles=roles, pile=0,
        points=(0, 1, 1, 1, 1), kinds=ales(*ON_THE_PATH), swapped=frozenset({0}),
    )  # fmt: skip
    events = events_of(state, LAST)
    assert len(of_kind(events, RoundEnded)) == 1
    if after_moves(state, LAST).phase is Phase.STEAL:
        events = events_of(state, LAST, "steal 2")
    return sum(event.change for event in of_kind(events, Scored) if event.seat == 0)


@pytest.mark.parametrize(("edition", "most"), [("gobblings", 2), (ADVANCED, 3)])
def test_g55_a_round_gives_at_most_two_points_and_with_a_bonus_three(
    edition: str, most: int
) -> None:
    """By Dragon for a Goblin, by Gold for the Gnome who opened it."""
    gnomes = ("pedant", "king", "jeweller")
    for role in gnomes:
        others = tuple(other for other in gnomes if other != role)
        roles = (role, *others, "bomber", "master")
        assert most_in_a_round(edition, roles, GOLD_MIDDLE) == most
    for role in ("master", "driver", "greedy"):
        roles = (role, "pedant", "king", "jeweller", "bomber")
        assert most_in_a_round(edition, roles, DRAGON_MIDDLE) == most


@pytest.mark.parametrize(("edition", "most", "rounds"), [("gobblings", 2, 5), (ADVANCED, 3, 3)])
def test_g55_so_a_game_lasts_at_least_five_rounds_or_three(
    edition: str, most: int, rounds: int
) -> None:
    """Random games with the goals next door: nobody gets more, no game is shorter."""
    lengths = set()
    for seed in range(4):
        rng = Rng(seed)
        game = Game(edition, 4, seed, changes={"columns_between": 1})
        while not game.is_over:
            assert len(game.state.past) < 4 * 9
            moves = game.legal_moves
            plays = [move for move in moves if not str(move).startswith("replace")]
            game.play(rng.choice(plays or moves))
        past = game.state.past
        before = (0,) * 4
        for result in past:
            gains = [new - old for new, old in zip(result.points, before, strict=True)]
            assert max(gains) <= most
            before = result.points
        assert max(before) == 9
        lengths.add(len(past))
    assert min(lengths) >= rounds
    assert rounds * most >= 9 > (rounds - 1) * most
