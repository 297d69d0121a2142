"""The newcomers of Gobblings: legal in every position, and as odd as they are said to be."""

from collections.abc import Iterator

import pytest
from hypothesis import given, settings

from foolsgold.base.rng import Rng
from foolsgold.bots.gobblings.rule_bot import Evaluator
from foolsgold.games.gobblings.cards import PathCard, Race, TileKind
from foolsgold.games.gobblings.moves import Explode, Move, Phase, Place, Swap
from foolsgold.games.gobblings.state import State
from foolsgold.games.gobblings.visibility import view_of
from foolsgold.play.game import Game
from foolsgold.study.matchups import RoleCounts
from foolsgold.study.opponents.goblin_variants import OPPONENTS, find_opponent
from tests.support.gobblings_random_games import Step, events_heard, random_positions
from tests.support.profiles import scaled_examples

BARRED = (TileKind.RUBBLE, TileKind.DOOR)


@given(random_positions())
@settings(max_examples=scaled_examples(20))
def test_a_rival_always_chooses_a_legal_move(game: tuple[State, list[Step]]) -> None:
    state, steps = game
    if state.phase is not Phase.OVER:
        view, heard = view_of(state, state.to_act), events_heard(steps, state.to_act)
        for rival in OPPONENTS:
            assert rival.choose(view, heard, Rng(1)) in view.legal


def deeds(name: str, race: Race) -> Iterator[tuple[Evaluator, Move]]:
    """What one race did in some rounds, all played by one bot, and what each could see."""
    bot = find_opponent(name)
    for seed in range(8):
        game, rng = Game(RoleCounts(2, 3).ruleset("gobblings"), 5, seed), Rng(seed)
        while game.state.phase is not Phase.OVER:
            seat = game.to_act
            assert seat is not None
            view, heard = game.view(seat), game.round_history_for(seat)
            mind = Evaluator(view, heard)
            move = bot.choose(view, heard, rng)
            if mind.is_gnome == (race is Race.GNOME):
                yield mind, move
            game.play(move)


def count(name: str, kind: type[Move]) -> int:
    """How many deeds of a kind there were."""
    return sum(isinstance(move, kind) for race in Race for _, move in deeds(name, race))


def test_the_restless_exchange_more_often_than_anybody() -> None:
    assert count("restless", Swap) > 2 * count("goblin", Swap) > 0


@pytest.mark.parametrize("race", Race)
def test_a_bomber_clears_the_way_as_a_gnome_and_blows_it_up_as_a_goblin(race: Race) -> None:
    blown = [
        next(laid for laid in mind.view.board if laid.cell == move.cell).kind in BARRED
        for mind, move in deeds("bomber", race)
        if isinstance(move, Explode)
    ]
    assert len(blown) > 2
    assert all(hindered == (race is Race.GNOME) for hindered in blown)


def test_a_lockkeeper_lays_doors_and_keys_first() -> None:
    def locks(name: str) -> float:
        faces = [
            mind.faces[move.card]
            for mind, move in deeds(name, Race.GNOME)
            if isinstance(move, Place) and min(mind.distances.tiles_needed.values()) > 4
        ]
        kept = [isinstance(f, PathCard) and f.kind in (TileKind.DOOR, TileKind.KEY) for f in faces]
        return sum(kept) / len(kept)

    assert locks("lockkeeper") > 1.5 * locks("goblin")


def test_a_wanderer_digs_for_the_nearest_goal() -> None:
    steps = [
        mind.distances.with_tile(move.cell, mind.placed_shape(move))
        for mind, move in deeds("wanderer", Race.GNOME)
        if isinstance(move, Place)
    ]
    assert steps
    worse = [
        (mind, move)
        for mind, move in deeds("wanderer", Race.GNOME)
        if isinstance(move, Place)
        and min(mind.distances.with_tile(move.cell, mind.placed_shape(move)).values())
        > min(mind.distances.tiles_needed.values())
    ]
    assert not worse


def test_a_dicer_does_another_thing_with_other_dice() -> None:
    game = Game(RoleCounts(2, 3).ruleset("gobblings"), 5, 1)
    assert game.to_act is not None
    view, heard = game.view(game.to_act), game.round_history_for(game.to_act)
    kinds = {type(find_opponent("dicer").choose(view, heard, Rng(seed))) for seed in range(20)}
    assert len(kinds) > 1
