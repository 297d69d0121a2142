"""What a finished game can teach: on rounds whose best answer is known, it is found."""

from collections.abc import Sequence
from typing import Any

import numpy as np
import pytest

from foolsgold.analysis import analysis
from foolsgold.analysis.analysis import AnalysisBudget, analyse
from foolsgold.analysis.game_adapter import LogOddsCalibration, game_adapter_of
from foolsgold.analysis.table_beliefs import TableBeliefs, table_beliefs_at
from foolsgold.analysis.timeline import build_timelines
from foolsgold.analysis.win_probability import (
    MIN_PROBABILITY,
    RolloutOutcome,
    WinProbabilityEstimator,
    paired_difference,
    win_probability,
)
from foolsgold.base.rng import Rng
from foolsgold.bots.catalogue import seat_bots
from foolsgold.games.api import RoundStarted
from foolsgold.games.catalogue import GAMES
from foolsgold.games.saboteur.cards import GoalFace
from foolsgold.games.saboteur.events import Collapsed, Peeked, Placed
from foolsgold.games.saboteur.state import State
from foolsgold.play.game import Game
from foolsgold.play.record import ClaimLine, MoveLine, Position
from foolsgold.play.table_talk import Claim, Claimed, Honest, Looked, Suspect
from foolsgold.study.simulation import play_turn
from foolsgold.tunnel.board import START
from foolsgold.wire.analysis import ClaimVerdict, EvaluatedMove, MomentKind, RoundAnalysis
from tests.support.saboteur_positions import RULES, box, table

QUICK = AnalysisBudget(worlds=32, playouts=200)
MAPS = ["map", "map"]
IDLE = {
    2: ["mend pick", "mend lamp"],
    3: ["mend pick", "mend cart"],
    4: ["mend pick+lamp", "mend lamp+cart"],
}
"""Cards that nothing can be done with."""
SEEN = [{1}, {1}, {1}, set(), set()]
"""Who has seen where the treasure is."""
NEAR = "S──────"
"""One card is missing on the way to the treasure."""


def near(first: Sequence[str], second: Sequence[str]) -> State:
    """Seat 0 digs and seat 1 is a saboteur; nobody else can do anything about the tunnel."""
    hands = {**IDLE, 0: first, 1: second}
    return table(NEAR, hands=hands, saboteurs=[1], pile=0, peeked=SEEN)


def film(state: State, *lines: str | tuple[int, Claim]) -> list[Position]:
    """Positions of a round that begins here, by moves and claims."""
    where = box()
    laid = [
        Placed(4, cell, tile, None) for cell, tile in state.board.tiles.items() if cell != START
    ]
    dealt = (RoundStarted(1, state.to_act), *laid)
    found = [Position(where, 0, state, None, dealt)]
    for line in lines:
        if isinstance(line, str):
            state, news = RULES.step(state, RULES.read_move(line))
            found.append(Position(where, len(found), state, MoveLine(line), news))
        else:
            said = (Claimed(*line),)
            found.append(Position(where, len(found), state, ClaimLine(*line), said))
    return found


def studied(state: State, *lines: str | tuple[int, Claim]) -> RoundAnalysis:
    (found,) = analyse(film(state, *lines), QUICK).rounds
    return found


def weighed(found: RoundAnalysis, move: int) -> EvaluatedMove:
    return next(deed for deed in found.deeds if deed.move == move)


def test_who_throws_the_winning_card_away_turns_the_round() -> None:
    found = studied(near(["path EW", "map"], MAPS), "discard 0")
    (turn,) = found.turns
    assert (turn.move, turn.seat, turn.what) == (1, 0, "discarded")
    assert turn.before > 0.9
    assert turn.after < 0.1
    deed = weighed(found, 1)
    assert isinstance(deed.instead, Placed)
    assert (deed.instead.cell, deed.same) == ((7, 0), False)
    assert (deed.gain or 0) > 0.9


def test_who_wins_at_once_is_not_corrected() -> None:
    found = studied(near(["path EW", "map"], MAPS), "place 0 7,0")
    assert weighed(found, 1).same
    assert found.winner == "digger"
    assert found.instants[-1].chance is not None
    assert found.instants[-1].chance.likely == 1.0
    assert found.instants[-1].watcher == (0, 100, 0, 0, 0)


def test_what_a_saboteur_missed_is_counted_for_their_side() -> None:
    """With the rockfall the saboteur would have kept what throwing it away has lost."""
    state = table(
        NEAR,
        hands={**IDLE, 0: MAPS, 1: ["rockfall", "map"], 2: ["path EW", "map"]},
        saboteurs=[1],
        pile=0,
        to_act=1,
        peeked=SEEN,
    )
    found = studied(state, "discard 6")
    deed = weighed(found, 1)
    assert isinstance(deed.instead, Collapsed)
    assert (deed.gain or 0) > 0.8
    assert [turn.what for turn in found.turns] == ["discarded"]


def test_lies_are_found_with_who_knew_and_who_believed() -> None:
    state = table("S", hands={**IDLE, 0: MAPS, 1: MAPS}, saboteurs=[1])
    lie = (1, Looked(1, "stone"))
    found = studied(state, "peek 0 2", "peek 6 2", lie, (1, Honest()), (0, Suspect(2)))
    looked, honest, suspect = found.claims
    assert (looked.move, looked.part, looked.verdict) == (2, 1, ClaimVerdict.LIE)
    assert looked.looked == 2
    assert looked.knew == (0,)
    assert looked.moved[1] is None
    assert looked.moved[0] == 0
    assert (looked.moved[2] or 0) > 0
    assert honest.verdict is ClaimVerdict.LIE
    assert suspect.verdict is ClaimVerdict.MISTAKEN


def test_a_word_that_is_true_may_still_be_a_guess() -> None:
    state = table("S", hands={**IDLE, 0: MAPS, 1: MAPS}, saboteurs=[1])
    true, guess = (0, Looked(1, "treasure")), (2, Looked(1, "treasure"))
    found = studied(state, "peek 0 2", true, guess)
    assert [claim.verdict for claim in found.claims] == [ClaimVerdict.TRUE, ClaimVerdict.GUESSED]
    assert found.claims[0].looked == 1


FORK = """
    S─────┬
    ......│
    ......└
    """
"""One more card leads to the treasure or to a stone, and only one is left."""


def test_a_word_about_the_treasure_turns_the_round() -> None:
    state = table(
        FORK, hands={**IDLE, 0: MAPS, 1: ["path EW", "mend pick+cart"]}, saboteurs=[3], pile=0
    )
    found = studied(state, "peek 0 2", (0, Looked(1, "treasure")))
    _, looked, said = (instant.chance for instant in found.instants)
    assert looked is not None
    assert said is not None
    assert said.likely > looked.likely + 0.15
    (turn,) = found.turns
    assert (turn.move, turn.part, turn.seat, turn.what) == (1, 1, 0, "claimed")


def test_who_was_told_trusts_it_and_who_has_looked_need_not() -> None:
    state = table("S", saboteurs=[3], peeked=[{1}, set(), set(), set(), set()])
    looked = (RoundStarted(1, 0), Peeked(0, 1, GoalFace.TREASURE, None))

    def trust(*said: Claim, ends: bool = False) -> Sequence[Sequence[float]]:
        so_far = (*looked, *(Claimed(0, each) for each in said))
        position = Position(box(), 1, state, None, so_far)
        return table_beliefs_at(
            game_adapter_of("saboteur"), position, so_far, (), ends=ends
        ).claim_trust

    silent, told, misled = trust(), trust(Looked(1, "treasure")), trust(Looked(1, "stone"))
    assert silent[0] == told[0] == misled[0] == [0.0] * 3
    for seat in (1, 2, 3, 4):
        assert silent[seat][1] < 0.1
        assert told[seat][1] > 0.3
        # Nobody in a playout knows what is not so: they know nothing.
        assert misled[seat][1] == 0
    # A round that is over asks nobody.
    assert trust(Looked(1, "treasure"), ends=True) == ()


def test_a_seat_believes_in_as_many_worlds_as_it_trusts() -> None:
    state: Any = Game("saboteur-en", 5, 3).state
    chances = WinProbabilityEstimator(box(), 5, 400)
    chances._batch.set_state(0, state)
    games = chances._batch.copy([0] * 400).games
    chances._apply_trust(games, [[0.0, 0.0, 0.0], [0.0, 0.7, 0.7], [1.0, 1.0, 1.0]])
    assert not games["peeked"][:, 0].any()
    assert set(games["peeked"][:, 1]) == {0, 6}
    assert 0.6 < (games["peeked"][:, 1] == 6).mean() < 0.8
    assert (games["peeked"][:, 2] == 7).all()
    # World by world the same, whatever else is tried in it.
    again = chances._batch.copy([0] * 100).games
    chances._apply_trust(again, [[0.0] * 3, [0.0, 0.7, 0.7]])
    assert (again["peeked"][:, 1] == games["peeked"][:100, 1]).all()


def whole_game() -> Game:
    game = Game("saboteur-en", 4, 5)
    crew, rng = seat_bots("saboteur", "thinker", 4), Rng(1)
    while (seat := game.to_act) is not None:
        play_turn(game, seat, crew[seat], rng, talk=True)
    return game


def test_without_the_kernel_the_rest_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analysis, "find_spec", lambda _: None)
    heard: list[float] = []
    game = whole_game()
    found = analyse(game.record().positions(), on_progress=heard.append)
    assert (found.worlds, found.bot) == (0, None)
    assert len(found.rounds) == 3
    for each in found.rounds:
        assert not each.turns
        assert not each.deeds
        assert all(instant.chance is None for instant in each.instants)
        assert all(len(instant.watcher or ()) == 4 for instant in each.instants)
        # Whoever knows themself is sure of it.
        hidden = [side == "saboteur" for side in each.sides]
        assert all(
            instant.seats is not None and instant.seats[seat][seat] == 100 * hidden[seat]
            for instant in each.instants
            for seat in range(4)
        )
    assert any(each.claims for each in found.rounds)
    assert heard == sorted(heard)
    assert heard[-1] == 1.0


def test_moments_are_numbered_as_links_are() -> None:
    scenes = build_timelines(whole_game().record().positions())
    for scene in scenes:
        deal, *rest = scene.moments
        assert (deal.kind, deal.move, deal.part) == (MomentKind.DEAL, 0, 0)
        assert rest[-1].ends_round
        move = part = 0
        for moment in rest:
            deed = moment.kind is MomentKind.DEED
            move, part = (move + 1, 0) if deed else (move, part + 1)
            assert (moment.move, moment.part) == (move, part)
    assert [scene.round for scene in scenes] == [1, 2, 3]


def test_the_pile_is_shuffled_and_nothing_else() -> None:
    """What lies in hands, under goals and on the table stays; who draws what does not."""
    state: Any = Game("saboteur-en", 5, 3).state
    chances = WinProbabilityEstimator(box(), 5, 8)
    batch = chances._batch
    batch.set_state(0, state)
    games = batch.copy([0] * 8).games
    before = games.copy()
    chances._shuffle_draw_piles(games)
    drawn = int(before[0]["drawn"])
    for name in before.dtype.names or ():
        if name != "deck":
            assert (games[name] == before[name]).all(), name
    assert (games["deck"][:, :drawn] == before["deck"][:, :drawn]).all()
    assert (games["deck"] != before["deck"]).any()
    for world in range(8):
        assert sorted(games["deck"][world]) == sorted(before["deck"][world])


def test_the_same_question_has_the_same_answer() -> None:
    state: Any = Game("gobblings", 4, 3).state
    chances = WinProbabilityEstimator(Game("gobblings", 4, 3).ruleset, 4, 16)
    first, second = (chances.estimate(state, TableBeliefs([0.0] * 4)) for _ in range(2))
    assert first is not None
    assert second is not None
    assert (first.results == second.results).all()
    assert paired_difference(first, second).mean == 0
    chance = win_probability(first, LogOddsCalibration())
    assert 0 <= chance.low <= chance.likely <= chance.high <= 1


@pytest.mark.parametrize("edition", ["saboteur-en", "gobblings"])
def test_a_world_is_the_same_however_many_there_are(edition: str) -> None:
    game = Game(edition, 5, 3)
    many, few = (
        WinProbabilityEstimator(game.ruleset, 5, worlds).estimate(
            game.state, TableBeliefs([0.0] * 5)
        )
        for worlds in (40, 12)
    )
    assert many is not None
    assert few is not None
    assert many.results[:12].tolist() == few.results.tolist()
    assert {*many.results.tolist()} == {0, 1}


def test_what_is_decided_is_certain_and_what_never_happened_is_not() -> None:
    never = np.zeros(100, np.int8)
    assert (
        win_probability(RolloutOutcome(never, is_decided=True), LogOddsCalibration()).likely == 0.0
    )
    assert 0 < win_probability(RolloutOutcome(never), LogOddsCalibration()).likely < 0.01
    assert (
        win_probability(RolloutOutcome(never), LogOddsCalibration(shift=1.0)).likely
        > win_probability(RolloutOutcome(never), LogOddsCalibration()).likely
    )


def test_fewer_worlds_say_the_same_of_what_never_happened() -> None:
    """A round that is studied in a hurry, with a quarter of the worlds, is not called otherwise."""
    few, many = (
        win_probability(RolloutOutcome(np.zeros(count, np.int8)), LogOddsCalibration())
        for count in (100, 400)
    )
    assert few.likely == many.likely


def test_every_fit_keeps_the_order() -> None:
    for game in GAMES:
        fit = game_adapter_of(game.name).calibration
        likely = [
            fit.calibrate(share) for share in np.linspace(MIN_PROBABILITY, 1 - MIN_PROBABILITY, 200)
        ]
        assert likely == sorted(set(likely))


@pytest.mark.parametrize(
    ("edition", "changes"), [("saboteur-en", {"rounds": 1}), ("gobblings", {"points_to_win": 2})]
)
def test_a_game_of_a_wide_seed_has_turning_points_and_better_moves(
    edition: str, changes: dict[str, int]
) -> None:
    """Games that people play at a server are dealt from 256 bits."""
    game = Game(edition, 5, 5 << 200, changes=changes)
    crew, rng = seat_bots(game.ruleset.rules.name, "thinker", 5), Rng(1)
    while (seat := game.to_act) is not None:
        play_turn(game, seat, crew[seat], rng, talk=False)
    found = analyse(game.record().positions(), AnalysisBudget(worlds=32, playouts=100))
    instants = [instant for each in found.rounds for instant in each.instants]
    assert all(instant.chance is not None for instant in instants)
    assert any(each.turns for each in found.rounds)
    assert any(deed.gain and deed.gain > 0.05 for each in found.rounds for deed in each.deeds)
