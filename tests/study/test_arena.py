"""The arena: the same deals for everybody, wrong answers counted apart, beliefs scored."""

import shlex
import sys
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from foolsgold.base.messages import UserError
from foolsgold.bots.catalogue import rule_bot
from foolsgold.locales.translator import translator_for
from foolsgold.play.game import Game
from foolsgold.study import text_program
from foolsgold.study.arena import (
    ArenaGame,
    ArenaReport,
    ArenaRequest,
    PlayerResult,
    make_deals,
    run_arena,
)
from foolsgold.study.arena_players import ArenaPlayer, find_bot_player, split_name
from foolsgold.study.belief_scores import StatedBelief, score_beliefs
from foolsgold.study.game_adapter import sides_of
from foolsgold.study.matchups import RoleCounts
from foolsgold.study.text_player import TextOptions, TextPlayer, read_beliefs

SCRIPT = Path(__file__).with_name("scripted_model.py")
ENGLISH = translator_for("en")
CELL = RoleCounts(2, 3)


def request(deals: int = 3, seed: int = 7, **changes: Any) -> ArenaRequest:
    return ArenaRequest(CELL, deals, seed, [rule_bot("saboteur")])._replace(**changes)


def bots(*names: str) -> list[ArenaPlayer]:
    return [find_bot_player(name, name, CELL.ruleset()) for name in names]


def play_text(
    manner: str,
    asked: ArenaRequest | None = None,
    log: Path | None = None,
    games: list[ArenaGame] | None = None,
    **options: Any,
) -> PlayerResult:
    """Lets the scripted model play alone."""
    command = shlex.join([sys.executable, str(SCRIPT), manner, *([str(log)] if log else [])])
    player = TextPlayer("model", command, TextOptions(ENGLISH)._replace(**options))
    kept = [] if games is None else games
    with ExitStack() as stack:
        stack.callback(player.close)
        return run_arena(asked or request(), [player], on_game=kept.append).players[0]


def test_every_player_plays_the_same_deals() -> None:
    games: list[ArenaGame] = []
    report = run_arena(request(), bots("digger", "novice"), on_game=games.append)
    one, two = ([g for g in games if g.player_number == n] for n in (1, 2))
    assert [game.deal for game in one] == [game.deal for game in two]
    assert len(one) == 6
    assert [p.player for p in report.players] == ["digger", "novice"]
    assert {game.record.bots[game.deal.seat] for game in two} == {"novice"}
    assert {b for g in two for s, b in enumerate(g.record.bots) if s != g.deal.seat} == {"digger"}


def test_a_seat_has_the_role_it_was_dealt_for() -> None:
    ruleset = CELL.ruleset()
    for deal in make_deals(ruleset, 5, 20, seed=3):
        state = Game(ruleset, 5, deal.seed).state
        assert sides_of(ruleset).is_digger(state, deal.seat) is (deal.side == "digger")
        assert sum(role == "saboteur" for role in state.roles) == 2


def test_a_side_without_anybody_is_not_played() -> None:
    counts = RoleCounts(0, 3)
    deals = make_deals(counts.ruleset(), 3, 4, seed=3)
    assert [deal.side for deal in deals] == ["digger"] * 4


def test_the_same_seed_gives_the_same_report() -> None:
    def report(seed: int) -> ArenaReport:
        return run_arena(request(seed=seed, talk=True), bots("thinker", "random"))

    assert report(7) == report(7)
    assert report(7) != report(8)


def test_results_have_intervals_and_differences() -> None:
    first, second = run_arena(request(deals=6), bots("digger", "random")).players
    for player in (first, second):
        assert set(player.sides) == {"digger", "saboteur"}
        for side in player.sides.values():
            assert side.won.of == 6
            assert side.won.low <= side.won.share <= side.won.high
            assert side.won.high - side.won.low > 0.2
    assert first.sides["digger"].beside_first is None
    compared = second.sides["saboteur"].beside_first
    assert compared is not None
    lost = first.sides["saboteur"].won.share - second.sides["saboteur"].won.share
    assert compared.difference == pytest.approx(-lost)


def test_records_are_whole_games() -> None:
    games: list[ArenaGame] = []
    run_arena(request(), bots("digger"), on_game=games.append)
    for game in games:
        replayed = Game.from_record(str(game.record))
        assert replayed.is_over
        (tally,) = replayed.ruleset.rules.tallies(replayed.state, replayed.history.entries)
        assert game.won is (tally.winner == tally.sides[game.deal.seat])


def test_gobblings_is_played_too() -> None:
    asked = request(edition="gobblings", hosts=[rule_bot("gobblings")])
    player = find_bot_player("goblin", "goblin", CELL.ruleset("gobblings"))
    (result,) = run_arena(asked, [player]).players
    assert set(result.sides) == {"gnome", "goblin"}
    assert result.turns > 10


def test_a_program_plays_by_text(tmp_path: Path) -> None:
    log = tmp_path / "log.txt"
    result = play_text("last", log=log)
    assert (result.refusals, result.timeouts, result.stand_ins) == (0, 0, 0)
    assert result.turns > 20
    assert result.beliefs is None
    told = log.read_text("utf-8")
    assert told.count("\nend\n") == 6
    assert told.startswith("game 1\n# Rules: Saboteur")
    assert "ask beliefs" not in told
    assert "semicolon" not in told
    # Roles of others are told when the round is over, and not before.
    for game in told.split("\nend\n")[:-1]:
        assert "Saboteurs:" in game.rsplit("ask move", 1)[1]
        assert "\nSaboteurs:" not in game.rsplit("ask move", 1)[0]


@pytest.mark.parametrize("manner", ["garbage", "illegal"])
def test_wrong_answers_are_counted_and_a_bot_plays(manner: str) -> None:
    games: list[ArenaGame] = []
    result = play_text(manner, request(deals=1), games=games, max_refusals=2)
    assert result.turns == result.stand_ins > 5
    assert result.refusals == 2 * result.turns
    assert str(games[0].record).count("stand-in digger") >= games[0].conduct.turns


def test_a_second_answer_counts() -> None:
    result = play_text("second", request(deals=1))
    assert result.stand_ins == 0
    assert result.refusals == result.turns


def test_a_wrong_claim_is_a_wrong_answer() -> None:
    result = play_text("babble", request(deals=1, talk=True), max_refusals=1)
    assert result.refusals == result.stand_ins == result.turns


def test_programs_may_speak() -> None:
    games: list[ArenaGame] = []
    result = play_text("talk", request(deals=1, talk=True), games=games)
    assert result.refusals == 0
    said = f"say {games[0].deal.seat + 1} suspect 1"
    assert str(games[0].record).count(said) >= games[0].conduct.turns - 1
    quiet = play_text("talk", request(deals=1), max_refusals=1)
    assert quiet.refusals == quiet.turns


def test_a_late_answer_is_dropped() -> None:
    """It comes together with the next one, and would be refused there."""
    result = play_text("late", request(deals=1), timeout=0.5)
    assert result.timeouts == result.stand_ins >= 1
    assert result.refusals == 0


@pytest.mark.parametrize("manner", ["flood", "deaf"])
def test_a_program_that_hangs_is_ended(manner: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(text_program, "END_SECONDS", 0.1)
    result = play_text(manner, request(deals=1), timeout=0.2)
    assert result.stand_ins >= result.turns - 4 > 5


@pytest.mark.parametrize(
    ("manner", "why"),
    [
        ("crash", "ended in game 1, with exit code 1. Its last words: RuntimeError: out of tokens"),
        ("leave", "ended in game 1, with exit code 0. Its last words: –"),
    ],
)
def test_a_program_that_ends_is_one_sentence(manner: str, why: str) -> None:
    with pytest.raises(UserError) as ended:
        play_text(manner)
    assert why in str(ended.value)


def test_a_program_that_is_not_there_is_one_sentence() -> None:
    for command in ("no-such-program --fast", "", "'open"):
        with pytest.raises(UserError, match="cannot be started"):
            TextPlayer("model", command, TextOptions(ENGLISH))


def test_stated_beliefs_are_scored() -> None:
    result = play_text("last", request(deals=2), asks_beliefs=True)
    assert result.beliefs is not None
    assert result.beliefs.answers == 4 * result.turns
    assert result.beliefs.unreadable == 0
    assert result.beliefs.stated.brier.mean == pytest.approx(0.25)
    assert result.beliefs.stated.log_loss.mean == pytest.approx(0.6931, abs=1e-4)
    assert result.beliefs.exact.brier.mean < 0.25
    vague = play_text("vague", request(deals=1), asks_beliefs=True)
    assert vague.beliefs is not None
    assert vague.beliefs.unreadable == vague.turns
    assert vague.beliefs.answers == 0


def test_scores_are_of_deals() -> None:
    """A long game counts no more than a short one."""
    sure = StatedBelief(1.0, 0.5, is_rogue=True)
    wrong = StatedBelief(1.0, 0.5, is_rogue=False)
    report = score_beliefs([[sure], [wrong] * 9, []], unreadable=2)
    assert report.stated.brier.mean == 0.5
    assert report.stated.brier.low is not None
    assert report.stated.log_loss.mean == pytest.approx(3.454, abs=0.001)
    assert report.exact.brier.mean == 0.25
    assert (report.answers, report.unreadable) == (10, 2)


@pytest.mark.parametrize("answer", ["", "0.1 0.2", "0.1 0.2 1.5", "a b c", "nan 0 0", "-0.1 0 0"])
def test_what_is_no_belief_is_none(answer: str) -> None:
    assert read_beliefs(answer, [0, 1, 2]) is None


class Stubborn:
    """Always plays what it may not."""

    name = "stubborn bot"

    def choose(self, *_: object) -> object:
        return "place 99 1,0"


class Broken:
    """Fails at its first move."""

    name = "broken"

    def choose(self, *_: object) -> object:
        raise ZeroDivisionError("by zero")


def test_a_bot_class_plays() -> None:
    name, player = split_name(f"mine={__name__}:Stubborn")
    (result,) = run_arena(request(deals=1), [find_bot_player(name, player, CELL.ruleset())]).players
    assert result.player == "mine"
    assert result.refusals == result.stand_ins == result.turns > 0


def test_a_bot_that_fails_is_one_sentence() -> None:
    player = find_bot_player("x", f"{__name__}:Broken", CELL.ruleset())
    with pytest.raises(UserError, match="failed in game 1: ZeroDivisionError: by zero"):
        run_arena(request(), [player])


@pytest.mark.parametrize("player", ["genius", "os:path", "no.such.module:Bot", "os:nothing", ":"])
def test_what_is_no_player_is_one_sentence(player: str) -> None:
    with pytest.raises(UserError, match="is not a player"):
        find_bot_player("x", player, CELL.ruleset())
