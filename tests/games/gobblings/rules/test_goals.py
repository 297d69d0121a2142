"""G21-G25 and G36-G42: how goals are reached and opened, and what they are worth."""

from typing import Any

import pytest

from foolsgold.games.api import RoundStarted
from foolsgold.games.gobblings.cards import GoalFace, Role
from foolsgold.games.gobblings.events import (
    BlownUp,
    Drew,
    Event,
    GameEnded,
    GoalLeft,
    GoalOpened,
    Outcome,
    Placed,
    RoundEnded,
    RoundEndReason,
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
    events_of,
    legal_texts,
    of_kind,
    refusal_of,
    table,
)

each_edition = pytest.mark.parametrize("edition", DOCUMENTED_EDITIONS)

ALMOST = "S───────"
"""One more tile reaches the middle goal."""
LAST = "place 0 8,0 90"
BETWEEN = """
    ........┌
    S───────┘
    """
"""A crossroads at 9,-1 reaches the upper and the middle goal together."""
TWO_WAYS = """
    ┌───────┬
    S───────┘
    """
GOLD_MIDDLE = ("dragon", "gold", "dynamite")
DRAGON_MIDDLE = ("dynamite", "dragon", "gold")
DYNAMITE_MIDDLE = ("dragon", "dynamite", "gold")


def opened(state: State, *moves: str) -> list[int]:
    """The goals these moves open, in order."""
    return [event.goal for event in of_kind(events_of(state, *moves), GoalOpened)]


def race_points(events: tuple[Event, ...]) -> list[tuple[int, int, ScoreReason]]:
    """Who got how much for what in the order of scoring, role bonuses left aside."""
    return [
        (event.seat, event.change, event.why)
        for event in of_kind(events, Scored)
        if event.role is None
    ]


def ending(edition: str, goals: tuple[str, ...], opener: int = 0, **more: Any) -> tuple[Event, ...]:
    """What happens when `opener` reaches the middle goal."""
    state = table(ALMOST, edition=edition, to_act=opener, hand=["passage NS"], goals=goals, **more)
    return events_of(state, f"place {3 * opener} 8,0 90")


# Opening goals.


@each_edition
@pytest.mark.parametrize(
    ("drawing", "move"),
    [
        pytest.param("S───────", "place 0 8,0 90", id="from the left"),
        pytest.param("........┌\nS───────┘", "place 1 9,-1 180", id="from above"),
        pytest.param("S───────┐\n........└", "place 1 9,1 270", id="from below"),
        pytest.param("........┌─┐\nS───────┘..", "place 1 10,0 270", id="from behind"),
    ],
)
def test_g21_a_path_may_come_to_a_goal_from_any_of_its_four_sides(
    edition: str, drawing: str, move: str
) -> None:
    state = table(drawing, edition=edition, hand=["passage NS", "passage NE"])
    assert opened(state, move) == [1]
    assert after_moves(state, move).round == 2


@each_edition
def test_g21_a_wall_towards_the_goal_does_not_reach_it(edition: str) -> None:
    """Passing by a goal opens nothing."""
    state = table(ALMOST, edition=edition, hand=["passage NE", "passage NES"])
    for move in ("place 0 8,0 180", "place 0 8,0 270", "place 1 8,0 180"):
        assert opened(state, move) == []
    assert opened(state, "place 1 8,0 90") == [1]


@each_edition
@pytest.mark.parametrize(
    "drawing",
    [
        pytest.param("S───.───", id="a gap"),
        pytest.param("S───═───", id="rubble"),
        pytest.param("S───r───", id="a shut door"),
    ],
)
def test_g21_the_path_must_lead_back_to_the_start_without_break_or_obstacle(
    edition: str, drawing: str
) -> None:
    """The tile may be laid, the route goes on; but the goal stays shut."""
    state = table(drawing, edition=edition, hand=["passage NS"])
    assert refusal_of(state, LAST) is None
    after = after_moves(state, LAST)
    assert (after.opened, after.to_act, after.round) == (frozenset(), 1, 1)
    assert opened(state, LAST) == []


@each_edition
@pytest.mark.parametrize("goals", [GOLD_MIDDLE, DRAGON_MIDDLE, DYNAMITE_MIDDLE])
def test_g22_the_goal_opens_at_once_when_the_tile_is_laid(
    edition: str, goals: tuple[str, ...]
) -> None:
    """The tile, then the goal, told to everybody, with the layer as opener; nobody is asked."""
    state = table(ALMOST, edition=edition, hand=["passage NS"], goals=goals)
    events = events_of(state, LAST)
    assert isinstance(events[0], Placed)
    assert events[1] == GoalOpened(0, 1, GoalFace(goals[1]))
    assert all(RULES.redact_event(events[1], seat) == events[1] for seat in (*range(5), None))
    assert len(of_kind(events, GoalOpened)) == 1


@each_edition
def test_g22_no_goal_opens_before_its_tile_is_laid(edition: str) -> None:
    """Neither a tile further off nor a look at it opens a goal."""
    state = table("S──────", edition=edition, hand=["passage NS", "map"])
    assert opened(state, "place 0 7,0 90") == []
    assert opened(state, "peek 1 2") == []


@each_edition
@pytest.mark.parametrize("face", ["gold", "dragon"])
def test_g23_gold_or_dragon_ends_the_round(edition: str, face: str) -> None:
    goals = GOLD_MIDDLE if face == "gold" else DRAGON_MIDDLE
    state = table(ALMOST, edition=edition, hand=["passage NS"], goals=goals)
    events = events_of(state, LAST)
    assert events[2] == RoundEnded(
        1, Outcome(face), RoundEndReason.GOAL, 0, state.roles, state.goals
    )
    assert of_kind(events, Drew) == of_kind(events, BlownUp) == []
    assert len(of_kind(events, RoundStarted)) == 1


@each_edition
def test_g23_dynamite_acts_and_play_goes_on(edition: str) -> None:
    """The tile lies open; its opener draws and the next player is to act in the same round."""
    state = table(
        ALMOST,
        edition=edition,
        hand=["passage NS"],
        goals=DYNAMITE_MIDDLE,
        kinds={(3, 0): "bomb"},
    )
    events = events_of(state, LAST)
    assert [type(event) for event in events] == [Placed, GoalOpened, BlownUp, Drew, Drew, Drew]
    after = after_moves(state, LAST)
    assert (after.round, after.to_act, after.phase) == (1, 1, Phase.PLAY)
    assert after.opened == {1}
    for seat in (*range(5), None):
        seen = RULES.view_of(after, seat).goals
        assert [goal.face for goal in seen] == [None, GoalFace.DYNAMITE, None]


@each_edition
def test_g24_of_two_goals_due_the_layer_chooses_which_opens_first(edition: str) -> None:
    """They must open one of the two, now, and nothing else can be done."""
    state = table(BETWEEN, edition=edition, to_act=2, hand=["passage NESW"])
    asked = after_moves(state, "place 6 9,-1")
    assert (asked.phase, asked.to_act, asked.opened) == (Phase.OPEN, 2, frozenset())
    assert legal_texts(asked) == ["open 1", "open 2"]
    assert refusal_of(asked, "open 3") is Refusal.NOT_REACHED
    assert refusal_of(asked, "leave") is Refusal.MUST_OPEN
    for move in ("pass", "replace 6", "serve 1"):
        assert refusal_of(asked, move) is Refusal.NOT_NOW
    assert of_kind(events_of(state, "place 6 9,-1"), GoalOpened) == []


@each_edition
@pytest.mark.parametrize(("chosen", "outcome"), [(1, Outcome.GOLD), (2, Outcome.DRAGON)])
def test_g24_the_one_chosen_decides_the_round(edition: str, chosen: int, outcome: Outcome) -> None:
    """The other one stays shut: Gold and Dragon end the round."""
    state = table(
        BETWEEN, edition=edition, hand=["passage NESW"], goals=("gold", "dragon", "dynamite")
    )
    events = events_of(state, "place 0 9,-1", f"open {chosen}")
    assert [event.goal for event in of_kind(events, GoalOpened)] == [chosen - 1]
    assert [event.outcome for event in of_kind(events, RoundEnded)] == [outcome]


@each_edition
def test_g25_dynamite_acts_before_the_second_goal_is_opened(edition: str) -> None:
    """A bomb on the only way: the second goal is cut off and the turn is over."""
    state = table(
        BETWEEN,
        edition=edition,
        hand=["passage NESW"],
        goals=("dynamite", "gold", "dragon"),
        kinds={(3, 0): "bomb"},
    )
    events = events_of(state, "place 0 9,-1", "open 1")
    assert events[1:3] == (GoalOpened(0, 0, GoalFace.DYNAMITE), BlownUp((Cell(3, 0),)))
    after = after_moves(state, "place 0 9,-1", "open 1")
    assert (after.phase, after.to_act, after.round) == (Phase.PLAY, 1, 1)
    assert after.opened == {0}
    assert of_kind(events, GoalLeft) == []


@each_edition
def test_g25_the_tile_just_laid_may_be_the_bomb_that_cuts_the_second_goal_off(
    edition: str,
) -> None:
    state = table(
        BETWEEN, edition=edition, hand=["bomb NESW"], goals=("dynamite", "gold", "dragon")
    )
    after = after_moves(state, "place 0 9,-1", "open 1")
    assert Cell(9, -1) not in after.board.tiles
    assert (after.phase, after.to_act) == (Phase.PLAY, 1)
    assert after.opened == {0}


@each_edition
def test_g25_a_door_that_falls_shut_cuts_the_second_goal_off(edition: str) -> None:
    """The bomb lies on the branch to the key, not on the path itself."""
    drawing = """
        ........┌
        S┬r─────┘
        .│.......
        .└.......
        """
    state = table(
        drawing,
        edition=edition,
        hand=["passage NESW"],
        goals=("dynamite", "gold", "dragon"),
        kinds={(1, 1): "bomb"},
        keys={(1, 2): "red"},
    )
    asked = after_moves(state, "place 0 9,-1")
    assert legal_texts(asked) == ["open 1", "open 2"]
    after = after_moves(asked, "open 1")
    assert (after.phase, after.to_act) == (Phase.PLAY, 1)
    assert after.opened == {0}


@each_edition
def test_g25_if_the_path_is_still_whole_the_second_may_be_opened(edition: str) -> None:
    """By the same player, who is its opener: a second step of the same turn."""
    state = table(
        BETWEEN,
        edition=edition,
        to_act=1,
        hand=["passage NESW"],
        goals=("dynamite", "gold", "dragon"),
    )
    asked = after_moves(state, "place 3 9,-1", "open 1")
    assert (asked.phase, asked.to_act, asked.round) == (Phase.OPEN, 1, 1)
    assert legal_texts(asked) == ["open 2", "leave"]
    assert refusal_of(asked, "open 1") is refusal_of(asked, "open 3") is Refusal.NOT_REACHED
    events = events_of(asked, "open 2")
    assert events[0] == GoalOpened(1, 1, GoalFace.GOLD)
    assert of_kind(events, RoundEnded)[0].opener == 1


@each_edition
def test_g25_the_second_may_be_left_shut(edition: str) -> None:
    """Then the turn ends, and nothing of the goal is told."""
    state = table(
        BETWEEN, edition=edition, hand=["passage NESW"], goals=("dynamite", "gold", "dragon")
    )
    events = events_of(state, "place 0 9,-1", "open 1", "leave")
    assert [event.goal for event in of_kind(events, GoalOpened)] == [0]
    assert of_kind(events, GoalLeft) == [GoalLeft(0)]
    after = after_moves(state, "place 0 9,-1", "open 1", "leave")
    assert (after.phase, after.to_act, after.round) == (Phase.PLAY, 1, 1)
    assert after.opened == {0}
    assert RULES.view_of(after, 0).goals[1].face is None


@each_edition
@pytest.mark.parametrize(
    ("bombs", "whole"),
    [
        pytest.param([(4, 0)], True, id="the lower way is gone"),
        pytest.param([(4, -1)], True, id="the upper way is gone"),
        pytest.param([(4, 0), (4, -1)], False, id="both are gone"),
    ],
)
def test_g25_one_whole_way_to_the_second_goal_is_enough(
    edition: str, bombs: list[tuple[int, int]], whole: bool
) -> None:
    state = table(
        TWO_WAYS,
        edition=edition,
        hand=["passage NESW"],
        goals=("dragon", "dynamite", "gold"),
        kinds=dict.fromkeys(bombs, "bomb"),
    )
    after = after_moves(state, "place 0 9,-1", "open 2")
    assert after.phase is (Phase.OPEN if whole else Phase.PLAY)
    assert legal_texts(after, "open") == (["open 1"] if whole else [])


# What goals are worth.


@each_edition
@pytest.mark.parametrize("opener", [0, 1, 2])
def test_g36_gold_opened_by_a_gnome_gives_every_gnome_one_and_the_opener_one_more(
    edition: str, opener: int
) -> None:
    """Goblins neither get nor lose anything."""
    order = [(opener + step) % 5 for step in range(5)]
    expected = [(opener, 1, ScoreReason.GOLD), (opener, 1, ScoreReason.OPENER)]
    expected += [(seat, 1, ScoreReason.GOLD) for seat in order[1:] if seat < 3]
    assert race_points(ending(edition, GOLD_MIDDLE, opener, points=(1,) * 5)) == expected


@each_edition
@pytest.mark.parametrize("opener", [3, 4])
def test_g36_gold_opened_by_a_goblin_takes_one_from_every_goblin(edition: str, opener: int) -> None:
    """The Gnomes get their point all the same, and nobody the opener's."""
    order = [(opener + step) % 5 for step in range(5)]
    expected = [
        (seat, 1, ScoreReason.GOLD) if seat < 3 else (seat, -1, ScoreReason.LOSS) for seat in order
    ]
    assert race_points(ending(edition, GOLD_MIDDLE, opener, points=(1,) * 5)) == expected


@each_edition
@pytest.mark.parametrize("opener", range(5))
def test_g37_the_dragon_gives_every_goblin_two_whoever_opened_it(edition: str, opener: int) -> None:
    """No bonus for opening it, and no Gnome pays for it."""
    order = [(opener + step) % 5 for step in range(5)]
    expected = [(seat, 2, ScoreReason.DRAGON) for seat in order if seat >= 3]
    assert race_points(ending(edition, DRAGON_MIDDLE, opener, points=(1,) * 5)) == expected


@each_edition
def test_g38_dynamite_removes_all_bomb_tiles_on_the_table_and_gives_no_points(
    edition: str,
) -> None:
    """On the path, beside it, and where no way leads from the start; nothing else goes."""
    drawing = """
        │...─────
        S───────.
        │........
        """
    bombs = {(0, 1): "bomb", (3, 0): "bomb", (6, -1): "bomb"}
    others = {(0, -1): "lantern", (2, 0): "ale", (4, -1): "passage"}
    state = table(
        drawing,
        edition=edition,
        hand=["passage NS"],
        goals=DYNAMITE_MIDDLE,
        kinds={**bombs, **others},
        keys={(5, 0): "red"},
        points=(1,) * 5,
    )
    events = events_of(state, LAST)
    gone = {Cell(*cell) for cell in bombs}
    assert of_kind(events, BlownUp) == [BlownUp(tuple(sorted(gone)))]
    assert of_kind(events, Scored) == []
    after = after_moves(state, LAST)
    assert set(after.board.tiles) == set(state.board.tiles) - gone | {Cell(8, 0), Cell(9, 0)}
    assert not gone & set(after.kinds)
    assert after.points == (1,) * 5
    assert (after.round, after.to_act) == (1, 1)


@each_edition
def test_g39_without_gold_and_dragon_every_goblin_gets_one(edition: str) -> None:
    """Whether all have passed or all cards are gone."""
    passing = table("S", edition=edition)
    events = events_of(passing, "replace 0", "replace 3", "replace 6", "replace 9", "replace 12")
    expected = [(3, 1, ScoreReason.NOTHING), (4, 1, ScoreReason.NOTHING)]
    assert race_points(events) == expected
    hands = {0: ["passage NS"], 1: [], 2: [], 3: [], 4: []}
    playing = table("S", edition=edition, hands=hands, pile=0)
    assert race_points(events_of(playing, "place 0 1,0 90")) == expected


@each_edition
def test_g39_dynamite_alone_is_no_goal_reached(edition: str) -> None:
    state = table(ALMOST, edition=edition, hand=["passage NS"], goals=DYNAMITE_MIDDLE)
    state = after_moves(state, LAST)
    events = events_of(state, "replace 3", "replace 6", "replace 9", "replace 12", "replace 15")
    assert sorted(race_points(events)) == [(3, 1, ScoreReason.NOTHING), (4, 1, ScoreReason.NOTHING)]


@each_edition
def test_g40_a_goblin_without_points_stays_at_nought(edition: str) -> None:
    """They lose nothing, which is not told as a step of their marker; the other Goblin pays."""
    roles = ("king", "pedant", "keymaster", "bomber", "master")
    events = ending(edition, GOLD_MIDDLE, 3, points=(0, 0, 0, 0, 1), roles=roles)
    assert race_points(events) == [
        (4, -1, ScoreReason.LOSS), (0, 1, ScoreReason.GOLD), (1, 1, ScoreReason.GOLD), (2, 1,
        ScoreReason.GOLD),
    ]  # fmt: skip
    state = table(
        ALMOST, edition=edition, to_act=3, hand=["passage NS"], roles=roles, points=(0, 0, 0, 0, 1)
    )
    assert after_moves(state, "place 9 8,0 90").points == (1, 1, 1, 0, 0)


@each_edition
@pytest.mark.parametrize("opener", range(5))
@pytest.mark.parametrize("goals", [GOLD_MIDDLE, DRAGON_MIDDLE])
def test_g41_scoring_begins_with_the_opener_and_goes_round(
    edition: str, goals: tuple[str, ...], opener: int
) -> None:
    """One player after the other: a player's points come together, then their left neighbour's."""
    events = ending(edition, goals, opener, points=(1,) * 5)
    seats = [event.seat for event in of_kind(events, Scored)]
    places = [(seat - opener) % 5 for seat in seats]
    assert places == sorted(places)
    ended = next(i for i, event in enumerate(events) if isinstance(event, RoundEnded))
    scored = [i for i, event in enumerate(events) if isinstance(event, Scored)]
    assert scored == list(range(ended + 1, ended + 1 + len(scored)))
    # Both races score here at the hands of a Goblin, so the order is seen in full.
    if goals == GOLD_MIDDLE and opener >= 3:
        assert len(set(seats)) == 5


@each_edition
@pytest.mark.parametrize("first", range(5))
def test_g41_without_a_goal_it_begins_with_the_first_who_ran_out_of_cards(
    edition: str, first: int
) -> None:
    """Seat by seat the last card goes; the first without cards is scored first."""
    goblins = ("bomber", "master", "greedy", "driver", "pedant")
    names = ["passage NS", "bomb NS", "lantern NS", "passage NS", "door-red NS"]
    state = table(
        "S",
        edition=edition,
        to_act=first,
        hands={seat: [name] for seat, name in enumerate(names)},
        pile=0,
        roles=goblins,
        starter=(first + 2) % 5,
    )
    order = [(first + step) % 5 for step in range(5)]
    moves = [f"place {3 * seat} {step},0 90" for step, seat in enumerate(order, 1)]
    events = events_of(state, *moves)
    assert len(of_kind(events, RoundEnded)) == 1
    scored = [seat for seat, _, why in race_points(events) if why is ScoreReason.NOTHING]
    assert scored == [seat for seat in order if seat != 4]


@each_edition
def test_g41_who_ran_out_first_stays_first_though_others_play_on(edition: str) -> None:
    """Passed over from then on; neither the last player nor the first of the round counts."""
    roles = ("king", "bomber", "pedant", "driver", "jeweller")
    hands = {0: ["map", "map"], 1: ["map"], 2: ["potion"], 3: ["lantern NS"], 4: ["ale NE"]}
    state = table("S", edition=edition, to_act=2, hands=hands, pile=0, roles=roles, starter=0)
    moves = [
        "swap 6 5", "place 9 1,0 90", "place 12 0,1", "serve 4",
        "peek 0 1", "peek 3 1", "peek 1 1",
    ]  # fmt: skip
    events = events_of(state, *moves)
    assert [event.outcome for event in of_kind(events, RoundEnded)] == [Outcome.NOTHING]
    assert race_points(events) == [(3, 1, ScoreReason.NOTHING), (1, 1, ScoreReason.NOTHING)]


@each_edition
def test_g42_the_first_marker_on_nine_wins_and_the_game_ends_then(edition: str) -> None:
    """The first point of the opener is the ninth: nothing more is scored, not even their own."""
    state = table(ALMOST, edition=edition, hand=["passage NS"], points=(8, 8, 8, 8, 8))
    events = events_of(state, LAST)
    ended = next(i for i, event in enumerate(events) if isinstance(event, RoundEnded))
    assert events[ended + 1 :] == (
        Scored(0, 1, ScoreReason.GOLD, None, 9),
        GameEnded((9, 8, 8, 8, 8), 0),
    )
    after = after_moves(state, LAST)
    assert (after.phase, after.winner, after.points) == (Phase.OVER, 0, (9, 8, 8, 8, 8))
    assert RULES.winners(after) == (0,)
    assert RULES.to_act(after) is None
    assert legal_texts(after) == []
    for move in ("pass", "replace 1", "open 1", "steal 2"):
        assert refusal_of(after, move) is Refusal.GAME_OVER


@each_edition
def test_g42_of_two_who_would_reach_nine_the_one_scored_first_wins(edition: str) -> None:
    """Seat 2 comes before seat 0 when seat 1 has opened the Gold."""
    events = ending(edition, GOLD_MIDDLE, 1, points=(8, 5, 8, 0, 0))
    assert of_kind(events, GameEnded) == [GameEnded((8, 7, 9, 0, 0), 2)]
    assert [event.seat for event in of_kind(events, Scored)] == [1, 1, 2]


@each_edition
def test_g42_the_opener_s_second_point_may_be_the_ninth(edition: str) -> None:
    events = ending(edition, GOLD_MIDDLE, 0, points=(7, 8, 8, 0, 0))
    assert of_kind(events, Scored) == [
        Scored(0, 1, ScoreReason.GOLD, None, 8),
        Scored(0, 1, ScoreReason.OPENER, None, 9),
    ]
    assert of_kind(events, GameEnded) == [GameEnded((9, 8, 8, 0, 0), 0)]


@each_edition
def test_g42_the_track_ends_at_nine(edition: str) -> None:
    """A Goblin on 8 wins by the Dragon with one step of two."""
    events = ending(edition, DRAGON_MIDDLE, 0, points=(0, 0, 0, 8, 8))
    assert of_kind(events, Scored) == [Scored(3, 1, ScoreReason.DRAGON, None, 9)]
    assert of_kind(events, GameEnded) == [GameEnded((0, 0, 0, 9, 8), 3)]


@each_edition
def test_g42_eight_points_do_not_end_the_game(edition: str) -> None:
    state = table(ALMOST, edition=edition, hand=["passage NS"], points=(6, 7, 7, 7, 6))
    after = after_moves(state, LAST)
    assert after.points[:4] == (8, 8, 8, 7)
    assert (after.winner, after.round, after.phase) == (None, 2, Phase.PLAY)
    assert of_kind(events_of(state, LAST), GameEnded) == []


def test_g42_a_role_s_bonus_may_be_the_ninth_point() -> None:
    """In the advanced game; the others at 8 come too late."""
    roles = ("jeweller", "king", "keymaster", "bomber", "master")
    events = ending("gobblings-advanced", GOLD_MIDDLE, 0, points=(6, 8, 8, 0, 0), roles=roles)
    assert of_kind(events, Scored)[-1] == Scored(0, 1, None, Role.JEWELLER, 9)
    assert of_kind(events, GameEnded) == [GameEnded((9, 8, 8, 0, 0), 0)]
