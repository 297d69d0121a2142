"""Strangers who guess codes, repeat requests, say one thing twice, or look like somebody else."""

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from foolsgold.base.display_names import clean_name, skeleton
from foolsgold.base.messages import UserError
from foolsgold.client import Ticket, open_table, sit_down
from foolsgold.client.http_client import new_request
from foolsgold.client.remote_table import new_id
from tests.server.http.test_hostile_clients import HandClock, Plain, clock, refusal
from tests.support.error_matching import about
from tests.support.server_harness import ThreadServer, run_thread_server

__all__ = ["clock"]  # a fixture of our neighbours


@pytest.fixture
def server(tmp_path: Path) -> Iterator[ThreadServer]:
    with run_thread_server(tmp_path) as running:
        yield running


# --- codes -------------------------------------------------------------------------------------


def test_after_too_many_guesses_the_right_code_is_refused_too(
    tmp_path: Path, clock: HandClock
) -> None:
    with run_thread_server(tmp_path, miss_rate=(5, 1)) as server:
        ticket = open_table(server.url, "Anna")
        with httpx.Client(base_url=server.url) as stranger:

            def asks(code: str) -> int:
                return stranger.get(f"/api/tables/{code}").status_code

            assert [asks("BBBBBB") for _ in range(7)] == [404] * 5 + [429] * 2
            assert asks(ticket.code) == 429
            assert refusal(Ticket(server.url, ticket.code)) == ("slow-down", 4429)
            # Whoever has a seat there is no stranger, whatever their neighbours do.
            with Plain(ticket) as anna:
                assert anna.is_alive()
            assert refusal(Ticket(server.url, ticket.code, 0, "no key")) == ("slow-down", 4429)
            clock.now += 1
            assert asks(ticket.code) == 200


@pytest.mark.parametrize(
    "code", ["%00", "BCD%0023", "BCD23%00", "%ff%fe", "AEIOU1", "ЫЫЫЫЫЫ", "%20"]
)
def test_what_cannot_be_a_code_is_not_looked_for(
    database: str, code: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with ThreadServer(database) as server:
        answer = httpx.get(f"{server.url}/api/tables/{code}")
        assert (answer.status_code, answer.json()["why"]["id"]) == (404, "table-unknown")
        assert "error" not in server.log.getvalue()


# --- requests ----------------------------------------------------------------------------------


NOTHING = "\0"
"""What PostgreSQL keeps in no text."""


def test_a_character_that_no_database_stores_is_refused_everywhere(database: str) -> None:
    with (
        ThreadServer(database, strangers=True) as server,
        httpx.Client(base_url=server.url) as http,
    ):
        ticket = open_table(server.url, "Anna")
        table = f"/api/tables/{ticket.code}"
        own = {"authorization": f"Bearer {ticket.key}"}
        for path in (
            "/g/%00", "/api/games/%00", "/api/games/%00/record", "/api/games/%00/picture.png",
            "/api/games/%00/analysis", "/api/games/%00/position", "/api/tables/%00/past",
            "/api/tables/%00/carry", "/api/tables/%00/hint", "/api/tables/%00/rules",
            "/api/rules/%00", "/api/lesson/%00", "/referee/%00", "/t/%00", "/tv/%00", "/%00",
            f"{table}/%00", f"{table}?x=%00", "/api/editions?lang=%00",
        ):  # fmt: skip
            for headers in ({}, {"accept": "text/html"}, own):
                assert http.get(path, headers=headers).status_code < 500, path
        for path, body in (
            ("/api/tables", {"name": "An\0na"}),
            ("/api/tables", {"name": "Bo", "edition_text": "\0"}),
            ("/api/tables", {"name": "Bo", "edition_text": 'extends = "saboteur-en"\nid = "\0"'}),
            ("/api/tables", {"name": "Bo", "edition": NOTHING}),
            ("/api/tables", {"name": "Bo", "options": [NOTHING]}),
            ("/api/tables", {"name": "Bo", "lang": NOTHING}),
            ("/api/tables", {"name": "Bo", "level": NOTHING}),
            ("/api/tables", {"name": "Bo", "bots": [{"bot": NOTHING, "name": NOTHING}]}),
            (f"{table}/seats", {"name": NOTHING}),
            (f"{table}/carry", {"carry": NOTHING}),
            (f"{table}/asks", {"seat": 0, "name": NOTHING}),
            (f"{table}/reports", {"seat": 0, "why": NOTHING}),
            ("/api/games/%00", {}),
            ("/api/games", {"record": NOTHING}),
            ("/api/parcels", {"box": NOTHING}),
            ("/api/parcels/fetch", {"name": NOTHING, "code": NOTHING}),
        ):
            answer = http.post(path, json={"id": new_request(), **body})
            assert 400 <= answer.status_code < 500, (path, body)
        # A cookie nobody gave, as no browser would send it.
        strange = http.get(table, headers={"cookie": "device=%00; seat=%00"})
        assert strange.status_code == 200
        with Plain(ticket) as anna:
            for wish in (
                {"do": "say", "text": NOTHING},
                {"do": "configure", "edition_text": NOTHING},
                {"do": "configure", "level": NOTHING},
                {"do": "seat-bot", "seat": 1, "name": NOTHING},
            ):
                why, _ = anna.ask({"id": new_id(), **wish})
                assert why not in ("ack", "store-down", "server-error"), wish
            assert anna.is_alive()
        assert "error" not in server.log.getvalue()


def test_the_same_request_with_another_name_gets_no_key(server: ThreadServer) -> None:
    first, second = new_request(), new_request()
    opened = open_table(server.url, "Anna", request=first)
    with pytest.raises(UserError, check=about("request-other")):
        open_table(server.url, "Eve", request=first)
    sat = sit_down(opened.link, "Bilal", request=second)
    with pytest.raises(UserError, check=about("request-other")):
        sit_down(opened.link, "Eve", request=second)
    assert open_table(server.url, " Anna ", request=first) == opened
    assert sit_down(opened.link, "Bilal", request=second) == sat


def test_json_with_duplicate_keys_is_refused(server: ThreadServer) -> None:
    """Two readers of one text could each believe another half of it."""
    ticket = open_table(server.url, "Anna")
    body = f'{{"id":"{new_request()}","name":"Bilal","name":"Anna"}}'
    headers = {"content-type": "application/json"}
    for path in ("/api/tables", f"/api/tables/{ticket.code}/seats"):
        answer = httpx.post(server.url + path, content=body, headers=headers)
        assert (answer.status_code, answer.json()["why"]["id"]) == (400, "request-wrong")
    with Plain(ticket) as anna:
        for frame in (
            '{"do":"say","id":"a","text":"one","text":"two"}',
            '{"do":"ping","do":"ping"}',
            '{"do":"claim","id":"a","claim":{"claim":"honest","claim":"sorry"}}',
        ):
            assert anna.ask(frame)[0] == "frame-wrong"
        assert anna.ask({"do": "say", "id": new_id(), "text": '"text": "text":'})[0] == "ack"


# --- names -------------------------------------------------------------------------------------

INVISIBLE = {
    "a selector without a picture": "Anna\ufe0f", "two selectors": "❤\ufe0f\ufe0f",
    "a grapheme joiner": "An\u034fna", "a filler": "\u3164", "a half filler": "An\uffa0na",
    "a blank of Braille": "\u2800", "an ideographic selector": "Anna\U000e0100",
    "many marks": "A" + "\u0301" * 39, "five marks": "A" + "\u0301" * 5, "a mark alone": "\u0301",
    "a Mongolian selector": "An\u180bna", "a Khmer vowel": "An\u17b4na",
    "joiners in a row": "An\u200d\u200dna",
}  # fmt: skip


@pytest.mark.parametrize("name", INVISIBLE.values(), ids=INVISIBLE.keys())
def test_a_name_has_visible_characters(name: str) -> None:
    with pytest.raises(UserError, check=about("name-wrong")):
        clean_name(name)


@pytest.mark.parametrize(
    "name",
    ["Олена", "Ёжик", "می\u200cروم", "مُحَمَّد", "שָׁלוֹם", "דנה", "Jānis O'Neil", "Ķestutis",
     "🧙", "❤\ufe0f", "👩\u200d🚀", "👨\u200d👩\u200d👧", "🏴", "1\ufe0f\u20e3", "👍🏽", "🇺🇦",
     "Nguyễn", "🏳\ufe0f\u200d🌈", "Ye\u0301s"],
)  # fmt: skip
def test_names_of_all_languages_and_pictures_are_names(name: str) -> None:
    assert clean_name(name) == name


@pytest.mark.parametrize(
    ("one", "other"),
    [("Anna", "Аnnа"), ("ANNA", "ΑΝΝΑ"), ("Рома", "Poma"), ("Bob", "Воb"), ("Ali", "AIi"),
     ("Ivo", "lvo"), ("Olga", "0lga"), ("علی", "علي"), ("کیا", "كيا"), ("❤", "❤\ufe0f"),
     ("Anna", "A\u200dnna"), ("Jānis", "Ja\u0304nis"), ("Anna", "𝒜𝓃𝓃𝒶"), ("Anna B", "Anna  B"),
     ("Ivo", "Ӏvo"), ("Olga", "Οlɡа"), ("Sasha", "Sɑsha"), ("Tom", "Ꭲom"),
     ("Wim", "ꓪim"), ("Anno", "Annօ"), ("Emma", "Ernrna"), ("Wim", "VVim"), ("علی", "عـلی"),
     ("זיוו", "זיװ"), ("ماه", "ماە")],
)  # fmt: skip
def test_look_alikes_are_the_same_name(one: str, other: str) -> None:
    assert skeleton(one) == skeleton(other)


@pytest.mark.parametrize(
    ("one", "other"), [("Anna", "Hanna"), ("Jānis", "Janis"), ("Олена", "Олеся"), ("דנה", "דני")]
)
def test_different_names_are_different(one: str, other: str) -> None:
    assert skeleton(one) != skeleton(other)


def test_a_look_alike_name_in_another_alphabet_is_refused(server: ThreadServer) -> None:
    ticket = open_table(server.url, "Anna")
    with pytest.raises(UserError, check=about("name-taken")):
        sit_down(ticket.link, "Аnnа")
