"""A local table: the bots play between the seat's turns, and only views and news leave it."""

import pytest

from foolsgold.base.messages import UserError
from foolsgold.base.rng import Rng
from foolsgold.bots.catalogue import find_bot, rule_bot
from foolsgold.envs.local_table import LocalTable
from foolsgold.games.api import Refused, RoundEndEvent
from foolsgold.play.game import Game
from foolsgold.play.table_talk import Claimed, Suspect


def table_of(game: Game, seat: int = 0, bot: str = "digger", **options: bool) -> LocalTable:
    player = find_bot(game.ruleset.rules.name, bot)
    return LocalTable(game, seat, lambda _game, _seat: player, Rng(1), **options)


def play_out(table: LocalTable) -> None:
    bot = rule_bot(table.ruleset.rules.name)
    rng = Rng(2)
    while not table.is_over:
        assert table.is_my_turn
        table.play(bot.choose(table.view, table.round_history, rng))


@pytest.mark.parametrize(("edition", "bot"), [("saboteur-en", "digger"), ("gobblings", "goblin")])
def test_bots_play_until_the_seat_has_to_decide(edition: str, bot: str) -> None:
    game = Game(edition, 4, 7)
    table = table_of(game, 2, bot)
    assert game.to_act == 2
    play_out(table)
    assert game.is_over


def test_news_is_what_the_seat_learned_and_comes_once() -> None:
    game = Game("saboteur-en", 5, 7)
    table = table_of(game)
    told = list(table.take_news())
    assert told == list(game.history_for(0))
    assert table.take_news() == ()
    table.play(table.view.legal[-1])
    told += table.take_news()
    assert told == list(game.history_for(0))
    assert told != game.history.entries


def test_one_round_is_enough_if_so_asked() -> None:
    game = Game("saboteur-en", 5, 7)
    table = table_of(game, one_round=True)
    play_out(table)
    assert not game.is_over
    assert sum(isinstance(entry, RoundEndEvent) for entry in game.history.entries) == 1


def test_claims_are_heard_where_there_is_talk() -> None:
    game = Game("saboteur-en", 5, 7)
    table = table_of(game, bot="thinker")
    table.play(table.view.legal[-1], Suspect(3))
    claims = [entry for entry in game.history.entries if isinstance(entry, Claimed)]
    assert Claimed(0, Suspect(3)) in claims
    quiet = table_of(Game("saboteur-en", 5, 7), bot="thinker", talk=False)
    with pytest.raises(UserError, match="Nobody may speak"):
        quiet.say(Suspect(3))


def test_an_illegal_move_changes_nothing() -> None:
    game = Game("saboteur-en", 5, 7)
    table = table_of(game)
    before = game.position
    with pytest.raises(Refused):
        table.play(game.ruleset.rules.read_move("place 40 1,0"), Suspect(3))
    assert game.position == before
    assert table.is_my_turn


def test_what_a_bot_plays_instead_is_in_the_record() -> None:
    game = Game("saboteur-en", 5, 7)
    table = table_of(game)
    table.play(table.view.legal[-1], stand_in="digger")
    assert "stand-in digger" in str(game.record())
