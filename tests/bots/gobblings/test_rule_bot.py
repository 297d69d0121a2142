"""The bot of the second game: it sees a view, chooses a legal move, and knows what it is doing."""

from typing import Any

from hypothesis import given, settings

from foolsgold.base.rng import Rng
from foolsgold.bots.catalogue import bot_names, find_bot, seat_bots
from foolsgold.bots.gobblings.rule_bot import Goblin
from foolsgold.games.gobblings.moves import Phase
from foolsgold.games.gobblings.state import State
from foolsgold.games.gobblings.visibility import view_of
from foolsgold.study.simulation import simulate
from foolsgold.tunnel.tiles import Cell
from tests.support.gobblings_positions import after_moves, box, table
from tests.support.gobblings_random_games import Step, random_positions
from tests.support.profiles import scaled_examples

KNOWN: dict[str, Any] = {"peeked": (frozenset({0, 1, 2}),) * 5}
"""Everybody has seen the Dragon, the Gold and Dynamite."""


@given(random_positions(most=60))
@settings(max_examples=scaled_examples(30))
def test_a_bot_always_chooses_a_legal_move(game: tuple[State, list[Step]]) -> None:
    state, _ = game
    if state.phase is not Phase.OVER:
        view = view_of(state, state.to_act)
        for name in bot_names("gobblings"):
            assert find_bot("gobblings", name).choose(view, (), Rng(1)) in view.legal


def chosen(state: State, chance: int = 1) -> str:
    return str(Goblin().choose(view_of(state, state.to_act), (), Rng(chance)))


def test_a_gnome_digs_towards_the_gold() -> None:
    assert (
        chosen(table("S──", hand=["passage NS", "rubble NS", "map"], **KNOWN)) == "place 0 3,0 90"
    )


def test_a_gnome_takes_the_step_that_finds_the_gold() -> None:
    assert chosen(table("S───────", hand=["passage NS", "map"], **KNOWN)) == "place 0 8,0 90"


def test_a_goblin_blocks_that_step() -> None:
    state = table("S───────", to_act=3, hand=["passage NS", "rubble NS"], **KNOWN)
    assert chosen(state).startswith("place 10 8,0")


def test_a_goblin_wakes_the_dragon() -> None:
    goals = ("gold", "dragon", "dynamite")
    state = table("S───────", to_act=3, hand=["passage NS", "map"], goals=goals, **KNOWN)
    assert chosen(state) == "place 9 8,0 90"


def test_a_gnome_brings_the_key_to_the_door() -> None:
    state = table("S──r────", hand=["key-red NES", "map", "potion"], **KNOWN)
    assert chosen(state).startswith("place 0")
    assert after_moves(state, chosen(state)).board.is_lock_open(next(iter(state.board.locks)))


def all_have_passed_but(seat: int) -> dict[str, Any]:
    return {"passed": frozenset(range(5)) - {seat}, "to_act": seat}


SPOILING = ["rubble NS", "explosion", "potion"]
"""Nothing that brings a Gnome on."""


def test_a_gnome_would_rather_exchange_a_card_than_spoil_the_way() -> None:
    assert chosen(table("S───────", hand=SPOILING, **KNOWN)).startswith("replace")


def test_a_gnome_does_not_end_the_round_by_exchanging_a_card() -> None:
    state = table("S───────", hand=SPOILING, **KNOWN, **all_have_passed_but(0))
    move = chosen(state)
    assert not move.startswith("replace")
    assert after_moves(state, move).round == state.round


def test_a_gnome_waits_as_long_as_somebody_has_not_passed() -> None:
    passed = frozenset({1, 2, 3})
    assert chosen(table("S───────", hand=SPOILING, passed=passed, **KNOWN)).startswith("replace")


def test_a_goblin_ends_the_round_by_exchanging_a_card() -> None:
    hand = ["passage NS", "rubble NS", "map"]
    state = table("S───", hand=hand, **KNOWN, **all_have_passed_but(3))
    assert chosen(state).startswith("replace")
    assert after_moves(state, chosen(state)).round == state.round + 1


def test_a_goblin_wakes_the_dragon_before_ending_the_round() -> None:
    goals = ("gold", "dragon", "dynamite")
    last = all_have_passed_but(3)
    state = table("S───────", hand=["passage NS", "map"], goals=goals, **KNOWN, **last)
    assert chosen(state) == "place 9 8,0 90"


def test_a_door_and_a_key_of_one_colour_are_not_taken_for_each_other() -> None:
    state = table("S──y────", hand=["door-yellow NS", "key-yellow NS"], **KNOWN)
    for chance in range(10):
        assert after_moves(state, chosen(state, chance)).board.is_lock_open(Cell(3, 0))


def test_the_greedy_robs_the_leader() -> None:
    state = table(
        "S───────",
        edition="gobblings-advanced",
        to_act=3,
        hand=["passage NS"],
        goals=("gold", "dragon", "dynamite"),
        roles=("king", "pedant", "keymaster", "greedy", "driver"),
        points=(1, 4, 2, 0, 0),
        **KNOWN,
    )
    robbing = after_moves(state, "place 9 8,0 90")
    assert robbing.phase is Phase.STEAL
    assert chosen(robbing) == "steal 2"


def test_goblin_finds_the_gold_far_more_often_than_chance() -> None:
    bots = simulate(box(points_to_win=6), 5, 2, seat_bots("gobblings", "goblin", 5), 1)
    chance = simulate(box(points_to_win=6), 5, 2, seat_bots("gobblings", "random", 5), 1)
    assert bots.rounds_won["gnome"].share > chance.rounds_won["gnome"].share + 0.3
