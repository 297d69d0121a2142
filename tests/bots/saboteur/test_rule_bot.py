"""Bots: they see a view, choose a legal move, and `digger` knows what it is doing."""

from typing import Any

import pytest
from hypothesis import given, settings

from foolsgold.base.messages import UserError
from foolsgold.base.rng import Rng
from foolsgold.bots.catalogue import bot_names, find_bot, seat_bots
from foolsgold.bots.random_bot import RandomBot
from foolsgold.bots.saboteur.rule_bot import Digger
from foolsgold.bots.saboteur.suspicion import estimate_suspicions
from foolsgold.games.saboteur.moves import Phase
from foolsgold.games.saboteur.state import State
from foolsgold.games.saboteur.visibility import view_of
from foolsgold.study.simulation import simulate
from tests.support.profiles import scaled_examples
from tests.support.saboteur_positions import after_moves, box, events_of, table
from tests.support.saboteur_random_games import Step, events_heard, random_positions


@given(random_positions())
@settings(max_examples=scaled_examples(30))
def test_a_bot_always_chooses_a_legal_move(game: tuple[State, list[Step]]) -> None:
    state, steps = game
    if state.phase is not Phase.OVER:
        view, heard = view_of(state, state.to_act), events_heard(steps, state.to_act)
        for name in bot_names("saboteur"):
            if name != "master":  # tests/kernel/saboteur/test_search.py has it try its moves
                assert find_bot("saboteur", name).choose(view, heard, Rng(1)) in view.legal


@given(random_positions())
@settings(max_examples=scaled_examples(20))
def test_the_same_view_and_chance_give_the_same_move(game: tuple[State, list[Step]]) -> None:
    state, steps = game
    if state.phase is not Phase.OVER:
        view, heard = view_of(state, state.to_act), events_heard(steps, state.to_act)
        assert Digger().choose(view, heard, Rng(5)) == Digger().choose(view, heard, Rng(5))


def chosen(state: State) -> str:
    return str(Digger().choose(view_of(state, state.to_act), (), Rng(1)))


def test_a_digger_digs_towards_the_goals() -> None:
    state = table(
        "S──", hand=["path EW", "path NS", "dead EW", "map"], peeked=(frozenset({1}),) * 5
    )
    assert chosen(state) == "place 0 3,0"


KNOWN: dict[str, Any] = {"peeked": (frozenset({1}),) * 5}
"""Everybody has seen the treasure in the middle."""


def test_a_digger_takes_the_step_that_finds_the_treasure() -> None:
    state = table("S──────", hand=["map", "path EW", "dead NESW"], **KNOWN)
    assert chosen(state) == "place 1 7,0"


def test_a_saboteur_does_not() -> None:
    state = table("S──────", hand=["map", "path EW", "dead NESW"], saboteurs=[0], **KNOWN)
    assert chosen(state).startswith("place 2 7,0")


def test_a_saboteur_brings_down_the_tunnel_before_the_treasure() -> None:
    state = table("S──────", hand=["rockfall", "path EW"], saboteurs=[0], **KNOWN)
    assert chosen(state).startswith("collapse 0")


def test_a_digger_mends_his_own_tool_first() -> None:
    state = table("S──", hand=["path EW", "mend lamp", "map"], broken={0: ["lamp"], 1: ["lamp"]})
    assert chosen(state) == "mend 1 1 lamp"


def test_a_digger_looks_before_the_way_is_clear_and_not_twice() -> None:
    state = table(hand=["map", "map", "path NS"])
    assert chosen(state).startswith("peek")
    known = table(hand=["map", "map", "path EW"], peeked=(frozenset({1}), *[frozenset()] * 4))
    assert chosen(known) == "place 2 1,0"


def test_the_richest_gold_is_taken() -> None:
    state = table("S──────", hand=["path EW"], gold_deck=(1, 3, 2, 1, 1))
    assert chosen(after_moves(state, "place 0 7,0")) == "take 3"


def test_suspicion_follows_deeds() -> None:
    before = table("S─", to_act=1, hand=["dead NESW", "path EW"])
    view = view_of(before, 0)
    rogue, helper = events_of(before, "place 6 2,0"), events_of(before, "place 7 2,0")
    shady, unknown, honest = (estimate_suspicions(view, heard)[1] for heard in (rogue, (), helper))
    assert shady > unknown > honest


def test_nobody_suspects_himself_wrongly() -> None:
    digger = table(saboteurs=[1])
    assert estimate_suspicions(view_of(digger, 0), ())[0] == 0
    assert estimate_suspicions(view_of(digger, 1), ())[1] == 1


def test_digger_finds_the_treasure_far_more_often_than_chance() -> None:
    for edition in ("en", "lv"):
        diggers = simulate(box(edition), 5, 8, seat_bots("saboteur", "digger", 5), 1)
        chance = simulate(box(edition), 5, 8, (RandomBot(),) * 5, 1)
        assert diggers.rounds_won["digger"].count > chance.rounds_won["digger"].count + 5


def test_bots_are_found_by_name() -> None:
    assert [bot.name for bot in seat_bots("saboteur", "random, digger", 5)] == [
        "random", "digger", "random", "digger", "random",
    ]  # fmt: skip
    with pytest.raises(UserError):
        find_bot("saboteur", "genius")
