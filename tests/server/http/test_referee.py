"""The referee over HTTP: anybody may ask, nobody can hurt, and moments of finished games open."""

from collections.abc import Iterator
from pathlib import Path

import httpx
import msgspec
import pytest

from foolsgold import Game
from foolsgold.base.messages import UserError
from foolsgold.locales.translator import LANGUAGES
from foolsgold.play.dispute_gallery import disputes
from foolsgold.play.referee import (
    MAX_POSITION_LETTERS,
    answer_all,
    parse_question,
    rulesets_of_game,
)
from foolsgold.server.http.referee_answers import setup_options
from foolsgold.server.projection.replay import position_after
from foolsgold.wire.referee import RefereeResponse, RefereeSetup
from tests.support.error_matching import about
from tests.support.server_harness import ThreadServer, run_thread_server
from tests.support.timeouts import TIMEOUT_SECONDS

ISLAND = "saboteur-en seats=3 deck=(0:EW) board=(1,0:EW 3,0:NESW 4,0:NEW)"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ThreadServer]:
    with run_thread_server(tmp_path_factory.mktemp("referee")) as running:
        yield running


@pytest.fixture(scope="module")
def http(server: ThreadServer) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=server.url, timeout=TIMEOUT_SECONDS) as client:
        yield client


def ask(
    http: httpx.Client, position: str, move: object = None, lang: str = "en"
) -> RefereeResponse:
    answer = http.post(f"/api/referee?lang={lang}", json={"position": position, "move": move})
    assert answer.status_code == 200, answer.text
    return msgspec.json.decode(answer.content, type=RefereeResponse)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_dispute_can_be_put_to_it(http: httpx.Client, lang: str) -> None:
    found = msgspec.json.decode(http.get(f"/api/referee?lang={lang}").content, type=RefereeSetup)
    assert [each.id for each in found.disputes] == [each.id for each in disputes()]
    for dispute in found.disputes[::7]:
        told = ask(http, dispute.position, dispute.move, lang).ruling
        asked = parse_question(dispute.position, dispute.move)
        answers = answer_all(asked, rulesets_of_game(asked.ruleset))
        verdicts = {each.id: told.allowed for told in told.verdicts for each in told.editions}
        for answer in answers:
            assert verdicts[answer.ruleset.id] is (
                answer.is_allowed if not answer.missing else None
            )
        assert dispute.split == bool(told.differences)


def test_a_move_may_come_as_the_socket_sends_it(http: httpx.Client) -> None:
    by_text = ask(http, ISLAND, "place 0 5,0")
    move = {"move": "place", "card": 0, "cell": [5, 0], "turned": False}
    assert ask(http, ISLAND, move) == by_text
    assert by_text.ruling.move == "place 0 5,0"
    looked_at = ask(http, ISLAND)
    assert looked_at.ruling.verdicts == ()
    assert [(each.cell, each.text) for each in looked_at.laid] == [
        ((1, 0), "EW"), ((3, 0), "NESW"), ((4, 0), "NEW"),
    ]  # fmt: skip
    assert looked_at.hands[0][0].text == "EW"
    # What it gives back can be asked again and is the same table.
    assert ask(http, looked_at.ruling.position, "place 0 5,0").ruling == by_text.ruling


def test_every_card_the_setup_offers_can_be_laid(http: httpx.Client) -> None:
    for kit in setup_options("en").kits:
        texts = [way.text for ways in kit.cards for way in ways]
        assert len(set(texts)) == len(texts)
        for text in texts[:: 1 if kit.game == "saboteur" else 5]:
            upright = next(ways[0].text for ways in kit.cards if text in {w.text for w in ways})
            assert ask(http, f"{kit.edition} deck=(0:{upright})").hands[0][0].text == upright


def test_what_is_no_question_is_refused_in_words(http: httpx.Client) -> None:
    wrong = {
        "position-wrong": {"position": "saboteur-en board=(1,0:EW 2,0:EW 3,0:EW 4,0:EW)"},
        "edition-unknown": {"position": "/etc/passwd"},
        "bad-notation": {"position": ISLAND, "move": "dig"},
        "request-wrong": {"position": "x" * (MAX_POSITION_LETTERS + 1)},
    }
    for why, body in wrong.items():
        answer = http.post("/api/referee?lang=uk", json=body)
        assert answer.status_code == 400
        assert answer.json()["why"]["id"] == why
        assert answer.json()["text"]
    other = http.post("/api/referee", json={"position": ISLAND}, headers={"origin": "http://x.y"})
    assert other.json()["why"]["id"] == "origin-wrong"


def test_questions_of_one_address_are_limited(tmp_path: Path) -> None:
    with run_thread_server(tmp_path, referee_rate=(3, 0.0001)) as running:
        answers = [
            httpx.post(
                f"{running.url}/api/referee", json={"position": ISLAND}, timeout=TIMEOUT_SECONDS
            )
            for _ in range(4)
        ]
    assert [answer.status_code for answer in answers] == [200, 200, 200, 429]


@pytest.mark.parametrize("edition", ["saboteur-uk", "gobblings"])
def test_a_moment_of_a_finished_game_can_be_asked_about(edition: str) -> None:
    """Its position, told shortly, asks the same as the position itself."""
    game = Game(edition, 3, 5)
    while not game.is_over:
        game.play(game.legal_moves[-1])
    record = str(game.record())
    for position in [*Game.from_record(record).record().positions()][2:30:9]:
        text = position_after(record, position.moves_made)
        assert (
            parse_question(text).ruleset.rules.legal_moves(parse_question(text).state)
            == position.legal_moves
        )
        assert "chance" not in text


def test_a_game_of_its_own_rules_is_not_asked_about() -> None:
    game = Game("saboteur-en", 3, 5, changes={"id": "own", "contact": "touch"})
    with pytest.raises(UserError, check=about("referee-own-edition")):
        position_after(str(game.record()), 0)


def test_moments_open_as_games_do(http: httpx.Client) -> None:
    for address in ("x", "a" * 26):
        answer = http.get(f"/api/games/{address}/position?move=3")
        assert answer.status_code == 404
        assert answer.json()["why"]["id"] == "lookback-unknown"
