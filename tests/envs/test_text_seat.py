"""A seat in words: replies are read generously, and every answer is in the reader's language."""

import pytest

from foolsgold.base.messages import UserError
from foolsgold.base.rng import Rng
from foolsgold.bots.catalogue import rule_bot
from foolsgold.envs.local_table import LocalTable
from foolsgold.envs.seat_table import TurnError
from foolsgold.envs.text_seat import TextSeat
from foolsgold.games.catalogue import shipped_editions
from foolsgold.locales.translator import LANGUAGES, WITHOUT_MARKS, translator_for
from foolsgold.play.game import Game
from foolsgold.play.table_talk import Looked, Suspect


def text_seat(edition: str = "saboteur-en", lang: str = "en", seed: int = 7) -> TextSeat:
    game = Game(edition, 5, seed, names=("Anna", "Bilal", "Chaya", "Dmytro", "Elza"))
    bot = rule_bot(game.ruleset.rules.name)
    return TextSeat(LocalTable(game, 0, lambda _game, _seat: bot, Rng(1)), translator_for(lang))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("edition", shipped_editions())
def test_every_edition_is_told_in_every_language(edition: str, lang: str) -> None:
    seat = text_seat(edition, lang)
    while not seat.table.is_over:
        moves = seat.legal_moves()
        texts = [seat.look(), seat.news(), *map(str, moves)]
        assert all(texts)
        assert "\n\n" not in seat.look()
        assert all(text == text.translate(WITHOUT_MARKS) for text in texts)
        # Every listed move is what it says, and its words tell it from the others.
        assert [seat.read_move(each.move) for each in moves] == list(seat.table.view.legal)
        assert len({str(each) for each in moves}) == len(moves)
        seat.play(moves[0].move)
        if seat.table.view.round > 2:
            break
    assert seat.rules()
    assert seat.notation()


def test_a_view_is_described_in_full() -> None:
    assert text_seat().look().splitlines()[:14] == [
        "Saboteur, English booklet, round 1. You have seat 1.",
        "Your turn.",
        "You are a SABOTEUR: keep the tunnel from the treasure, and do not get caught.",
        "You have no gold yet.",
        "The maze:",
        "0,0: start",
        "1,0: Passage: up, right, down, left",
        "2,0: Passage: up, right, left",
        "8,-2: goal 1, face down",
        "8,0: goal 2, face down",
        "8,2: goal 3, face down",
        "5 players: 2 saboteur cards, 4 digger cards",
        "Players, with their seats:",
        "1. Anna: 6 cards, no gold",
    ]


@pytest.mark.parametrize(
    "reply", ["peek 0 2", "`peek 0 2`", " Peek  0 2.\n", "**peek 0 2**", "peek ۰ ۲"]
)
def test_a_reply_may_be_wrapped(reply: str) -> None:
    assert str(text_seat().read_move(reply)) == "peek 0 2"


def test_claims_name_players_or_seats() -> None:
    seat = text_seat()
    assert seat.read_claim("suspect Chaya") == seat.read_claim("'suspect 3'") == Suspect(2)
    assert seat.read_claim("looked 2 stone") == Looked(1, "stone")
    for wrong in ("suspect 6", "suspect", "looked 4 stone", "looked 1 dragon", "I am honest"):
        with pytest.raises(UserError):
            seat.read_claim(wrong)


def test_a_wrong_claim_stops_the_move_it_comes_with() -> None:
    seat = text_seat()
    before = seat.look()
    with pytest.raises(UserError):
        seat.play("discard 0", "suspect 9")
    assert seat.look() == before


def test_nothing_can_be_decided_when_it_is_over() -> None:
    seat = text_seat()
    while not seat.table.is_over:
        seat.play(seat.legal_moves()[-1].move)
    assert seat.legal_moves() == ()
    assert "The game is over." in seat.news()
    with pytest.raises(TurnError, match="It is over"):
        seat.play("discard 0")
    with pytest.raises(TurnError, match="It is over"):
        seat.say("honest")


def test_roles_of_others_are_told_after_the_round_only() -> None:
    seat = text_seat()
    news = seat.news()
    while seat.table.view.round == 1:
        assert "Saboteurs:" not in news
        seat.play(seat.legal_moves()[-1].move)
        news = seat.news()
    assert news.count("Saboteurs:") == 1


def test_an_error_that_only_a_newer_server_knows_is_told_in_general() -> None:
    assert text_seat().explain(UserError("no-such-message")) == translator_for("en")("server-error")
