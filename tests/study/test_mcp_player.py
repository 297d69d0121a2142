"""An MCP client in the arena: it is started for each game and finds its seat by an address."""

import shlex
import sys
from pathlib import Path
from typing import Any

import pytest

from foolsgold.base.messages import UserError
from foolsgold.bots.catalogue import rule_bot
from foolsgold.locales.translator import translator_for
from foolsgold.study import mcp_player
from foolsgold.study.arena import ArenaGame, ArenaRequest, PlayerResult, run_arena
from foolsgold.study.matchups import RoleCounts
from foolsgold.study.mcp_player import McpPlayer
from foolsgold.study.text_player import TextOptions

SCRIPT = Path(__file__).with_name("scripted_client.py")
REQUEST = ArenaRequest(RoleCounts(1, 2), 1, 7, [rule_bot("saboteur")])


def play(
    manner: str, *more: str, games: list[ArenaGame] | None = None, **options: Any
) -> PlayerResult:
    command = shlex.join([sys.executable, str(SCRIPT), manner, *more])
    player = McpPlayer("agent", command, TextOptions(translator_for("en"))._replace(**options))
    kept = [] if games is None else games
    return run_arena(REQUEST, [player], on_game=kept.append).players[0]


def test_a_client_plays_whole_games() -> None:
    games: list[ArenaGame] = []
    result = play("last", games=games)
    assert (result.refusals, result.timeouts, result.stand_ins) == (0, 0, 0)
    assert result.turns > 10
    for game in games:
        seat = game.deal.seat
        assert game.record.bots[seat] is None
        assert game.record.result is not None


def test_a_client_may_be_given_the_address_in_its_command() -> None:
    assert play("last", "{url}").stand_ins == 0


def test_the_rule_bot_plays_on_for_a_client_that_leaves() -> None:
    result = play("leave")
    assert result.stand_ins == result.turns - 2 * 2 > 0
    assert result.timeouts == 0


def test_wrong_answers_are_counted_there_too() -> None:
    result = play("wrong", max_refusals=2)
    assert result.stand_ins == result.turns > 0
    assert result.refusals >= 2 * result.turns


def test_a_client_that_sleeps_is_too_late(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mcp_player, "END_SECONDS", 0.1)
    result = play("sleep", timeout=0.3)
    assert result.timeouts == result.stand_ins > 0


def test_a_command_that_is_not_there_is_one_sentence() -> None:
    for command in ("no-such-program", "", "'open"):
        with pytest.raises(UserError, match="cannot be started"):
            run_arena(REQUEST, [McpPlayer("x", command, TextOptions(translator_for("en")))])
