"""What a messenger shows of a game's link: the page's own maze, the result, and no secret."""

import io
import re
from collections.abc import Iterator
from html import unescape
from itertools import cycle, islice
from pathlib import Path

import httpx
import pytest
from msgspec.structs import replace
from PIL import Image

from foolsgold.base.rng import Rng
from foolsgold.bots.catalogue import rule_bot
from foolsgold.games.catalogue import find
from foolsgold.locales.translator import LANGUAGES, translator_for
from foolsgold.play.game import Game
from foolsgold.server.archive import finished_games, preview_image
from foolsgold.server.archive.preview_image import render_png
from foolsgold.server.archive.web_art import drawings
from foolsgold.server.http.static_site import is_page_built
from foolsgold.server.projection import replay
from foolsgold.server.projection.replay import (
    FinalPosition,
    anonymise_record,
    build_final_position,
    build_replay,
)
from foolsgold.server.security.tokens import game_address
from foolsgold.tunnel.board import START
from foolsgold.tunnel.tiles import Cell
from foolsgold.wire.table_enums import Avatar
from tests.server.projection.test_replay import bearer, kept, why
from tests.support.server_harness import (
    ThreadServer,
    close_all,
    run_thread_server,
    seat_people,
    start_game,
)
from tests.support.timeouts import TIMEOUT_SECONDS

NAMES = ("Anna <b>", "Біла", "חיה")
BROWSER = {"accept": "text/html"}
TAG = re.compile(r'<meta property="([^"]+)" content="([^"]*)" />')


@pytest.fixture(scope="module", autouse=True)
def _is_built() -> None:
    assert is_page_built(), "the page is not built: just build-page"


def played(edition: str, seats: int = 3, seed: int = 11) -> str:
    """The record of a game by rule bots."""
    box = find(edition)
    names = (*NAMES, "D", "E", "F", "G", "H", "I", "J")[:seats]
    game = Game(box, seats, seed, names=names)
    bot, rng = rule_bot(box.rules.name), Rng(seed)
    while (seat := game.to_act) is not None:
        game.play(bot.choose(game.view(seat), game.round_history_for(seat), rng))
    return str(game.record())


@pytest.fixture(scope="module", params=["saboteur-en", "gobblings-advanced"])
def record(request: pytest.FixtureRequest) -> str:
    return played(request.param)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ThreadServer]:
    with run_thread_server(tmp_path_factory.mktemp("preview"), replay_rate=(1e4, 1e4)) as running:
        yield running


@pytest.fixture(scope="module")
def http(server: ThreadServer) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=server.url, timeout=TIMEOUT_SECONDS, headers=BROWSER) as client:
        yield client


def tags(answer: httpx.Response) -> dict[str, str]:
    assert answer.status_code == 200
    return {name: unescape(value) for name, value in TAG.findall(answer.text)}


# --- the picture -------------------------------------------------------------------------------


def test_it_shows_what_the_page_shows_at_the_last_moment(record: str) -> None:
    past, shown = (
        build_replay(record, "all", "scarf helm brim"),
        build_final_position(record, "scarf helm brim"),
    )
    last = [step.view for step in past.steps if step.view is not None][-1]
    for part in ("board", "goals", "roles"):
        assert getattr(shown.view, part) == getattr(last, part)
    assert shown.faces == tuple(seat.face for seat in past.table.seats)
    assert shown.scores
    assert shown.round_winners


def test_names_and_words_change_nothing_in_it(record: str) -> None:
    picture = render_png(build_final_position(record, ""))
    assert render_png(build_final_position(anonymise_record(record), "")) == picture
    image = Image.open(io.BytesIO(picture))
    assert (image.format, image.size) == ("PNG", preview_image.IMAGE_SIZE)
    # WhatsApp takes no larger ones.
    assert len(picture) < 300_000


def test_faces_scores_and_the_maze_are_seen_in_it(record: str) -> None:
    pictures = {
        render_png(build_final_position(record, "")),
        render_png(build_final_position(record, "brim horns cloud")),
        render_png(build_final_position(played("saboteur-lv", 5), "")),
        render_png(build_final_position(played("saboteur-lv", 10), "")),
    }
    assert len(pictures) == 4


@pytest.mark.parametrize("edition", ["saboteur-en", "gobblings-advanced"])
def test_everything_that_may_lie_there_has_a_drawing(edition: str) -> None:
    """Whatever is dealt: no name of a picture is missing, however the game ends."""
    for seed in range(4):
        render_png(build_final_position(played(edition, 5, seed), ""))


def test_the_largest_own_edition_fits_into_the_image(record: str) -> None:
    game = build_final_position(record, "")
    far = replace(game.view.board[-1], cell=Cell(400, 3))
    large = replace(
        game,
        round_winners=game.round_winners * 50,
        scores=(4000, -3, 0, *game.scores) * 4,
        faces=tuple(islice(cycle(Avatar), 24)),
        view=replace(game.view, board=(*game.view.board, far)),
    )
    assert Image.open(io.BytesIO(render_png(large))).size == preview_image.IMAGE_SIZE


def test_every_face_is_drawn() -> None:
    assert {f"{folk} {face}" for folk in ("dwarfs", "gnomes") for face in Avatar} <= set(drawings())


def test_a_board_of_all_cards_is_not_too_large_for_messengers(record: str) -> None:
    game = build_final_position(record, "")
    laid = [tile for tile in game.view.board if tile.cell != START]
    goals = {goal.cell for goal in game.view.goals}
    cells = [Cell(x, y) for x in range(8) for y in range(-2, 3)]
    board = [
        replace(laid[(cell.x + 3 * cell.y) % len(laid)], cell=cell)
        for cell in cells
        if cell != START and cell not in goals
    ]
    start = next(tile for tile in game.view.board if tile.cell == START)
    full = replace(game, view=replace(game.view, board=(start, *board)))
    assert len(render_png(full)) < 300_000


# --- over HTTP ---------------------------------------------------------------------------------


def test_both_links_have_the_picture_and_only_one_has_names(
    server: ThreadServer, http: httpx.Client, record: str
) -> None:
    link = kept(server, record, 1 + len(record))
    named, plain = (tags(http.get(f"/g/{address}")) for address in (link.id, link.plain))
    assert all(name in named["og:description"] for name in NAMES)
    assert not any(name in " ".join(plain.values()) for name in NAMES)
    assert translator_for("en")("player", number=1) in plain["og:description"]
    pictures = [http.get(found["og:image"]) for found in (named, plain)]
    assert pictures[0].content == pictures[1].content
    for picture in pictures:
        assert picture.headers["content-type"] == "image/png"
        assert picture.headers["cache-control"] == "no-store"
    assert link.id not in " ".join(plain.values())
    assert named["og:url"] == f"{server.url}/g/{link.id}"
    assert named["twitter:card"] == "summary_large_image"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_is_told_in_the_readers_language(
    server: ThreadServer, http: httpx.Client, lang: str
) -> None:
    link = kept(server, played("saboteur-en"), 7)
    answer = http.get(f"/g/{link.id}", headers={"accept-language": f"{lang}-XX,en;q=0.5"})
    found, words = tags(answer), translator_for(lang)
    assert words("title-saboteur-en") in found["og:title"]
    assert found["og:description"].startswith(words("preview-told", scores="").strip()[:4])
    assert "accept-language" in answer.headers["vary"]
    assert tags(http.get(f"/g/{link.id}?lang={lang}")) == found


def test_of_what_is_not_shown_the_page_tells_nothing(
    server: ThreadServer, http: httpx.Client, record: str
) -> None:
    link = kept(server, record, 2 + len(record))
    nothing = http.get(f"/g/{'a' * 26}")
    assert tags(nothing) == {}
    picture = f"/api/games/{link.id}/picture.png"
    assert http.get(picture).status_code == 200
    for showing, named in (("plain", False), ("open", True), ("hidden", None), ("gone", None)):
        http.post(
            f"/api/games/{link.id}", json={"showing": showing}, headers=bearer(link.key)
        ).raise_for_status()
        page = http.get(f"/g/{link.id}")
        if named is None:
            # Hidden, deleted, never there: the same page, byte for byte.
            assert (page.content, page.headers["cache-control"]) == (
                nothing.content,
                nothing.headers["cache-control"],
            )
            assert why(http.get(picture)) == (410, f"lookback-{showing}")
        else:
            assert (NAMES[1] in tags(page)["og:description"]) is named
            assert http.get(picture).status_code == 200


def test_a_game_under_way_has_no_preview(server: ThreadServer, http: httpx.Client) -> None:
    tickets = seat_people(server.url, 2, seats=3, edition="saboteur-en")
    tables = start_game(tickets)
    assert server.running is not None
    hall = server.running.registry
    code = tickets[0].code
    (table_id,) = (room for room in hall._rooms if hall._rooms[room].table.code == code)
    nothing = http.get(f"/g/{'a' * 26}").content
    for named in (True, False):
        there = game_address(hall.journal.secret, table_id, 1, named=named)
        assert http.get(f"/g/{there}").content == nothing
        assert why(http.get(f"/api/games/{there}/picture.png")) == (404, "lookback-unknown")
    close_all(tables)


def test_pictures_are_drawn_in_turn_and_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[str] = []

    def draw(game: FinalPosition) -> bytes:
        made.append(game.game)
        return b"picture"

    monkeypatch.setattr(finished_games, "render_png", draw)
    record = played("saboteur-en")
    with (
        run_thread_server(tmp_path, replay_rate=(2, 0)) as server,
        httpx.Client(base_url=server.url, timeout=TIMEOUT_SECONDS) as http,
    ):
        links = [kept(server, record, number) for number in range(3)]
        asked = [
            http.get(f"/api/games/{each}/picture.png").status_code
            for link in links
            for each in (link.id, link.plain, link.id)
        ]
        assert asked == [200] * 6 + [429] * 3
        assert len(made) == 2
        # The page itself is not held back.
        assert tags(http.get(f"/g/{links[2].id}", headers=BROWSER))


def test_a_picture_that_takes_too_long_is_given_up(
    server: ThreadServer, http: httpx.Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    link = kept(server, played("saboteur-en"), 9)
    picture = f"/api/games/{link.id}/picture.png"
    with monkeypatch.context() as patch:
        patch.setattr(preview_image, "MAX_RENDER_SECONDS", 0.001)
        assert why(http.get(picture)) == (400, "lookback-costly")
    assert http.get(picture).status_code == 200


def test_a_costly_game_has_no_picture(
    server: ThreadServer, http: httpx.Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    link = kept(server, played("saboteur-en"), 8)
    monkeypatch.setattr(replay, "MAX_REPLAY_SECONDS", -1.0)
    assert why(http.get(f"/api/games/{link.id}/picture.png")) == (400, "lookback-costly")
