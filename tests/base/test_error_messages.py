"""Errors talk to programmers: a sentence in `str()`, an id and values for programs."""

import copy
import pickle
import subprocess
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import pytest

import foolsgold
from foolsgold import Game, UserError
from foolsgold.base.messages import Message
from foolsgold.games.api import BadNotation, Refused
from foolsgold.games.catalogue import find, ruleset_from_file, ruleset_from_text
from foolsgold.games.position_notation import PositionError
from foolsgold.games.toml_reader import EditionError
from foolsgold.locales.translator import LANGUAGES, translator_for
from foolsgold.play.record_parser import RecordError, read_record
from foolsgold.play.table_talk import Greet, LookAt, Looked, Suspect, read_claim


def game() -> Game:
    return foolsgold.new("saboteur-lv", seats=5, seed=7)


def gobblings() -> Game:
    return foolsgold.new("gobblings", seats=5, seed=7)


MISTAKES: dict[str, tuple[Callable[[], object], type[UserError], str]] = {
    "a move that the rules refuse": (
        lambda: game().play("place 12 9,9"),
        Refused,
        "The card must continue a tunnel that is already on the table. (R38)",
    ),
    "a text that is no move": (
        lambda: game().play("dig here"),
        BadNotation,
        "“dig here” is not a move. A move looks like “place 2 1,0 turned”.",
    ),
    "an edition that is not there": (
        lambda: find("saboteur-lvv"),
        UserError,
        f"There is no edition “saboteur-lvv”. Choose one of: {', '.join(foolsgold.editions())}; "
        "or give the path of your own .toml file.",
    ),
    "a value an edition cannot have": (
        lambda: foolsgold.new("saboteur-en", changes={"rounds": 99}),
        EditionError,
        "saboteur-en: rounds: found 99, expected a whole number from 1 to 20.",
    ),
    "a file of an edition that is wrong": (
        lambda: ruleset_from_text('extends = "saboteur-en"\nconnected = 3\n', "mine"),
        EditionError,
        "mine: connected: found 3, expected true or false.",
    ),
    "a file that is not there": (
        lambda: ruleset_from_file("nowhere.toml"),
        UserError,
        "The file nowhere.toml cannot be read. Is the path right, and is it a text file?",
    ),
    "too few seats": (
        lambda: foolsgold.new("saboteur-lv", seats=2),
        UserError,
        "This edition is for 3 to 10 players, not 2.",
    ),
    "a seat to look from": (
        lambda: game().view(7),
        UserError,
        "There is no seat 7: seats are numbered 0 to 4.",
    ),
    "a seat before the first": (
        lambda: next(game().positions()).view(-1),
        UserError,
        "There is no seat -1: seats are numbered 0 to 4.",
    ),
    "a seat to begin": (
        lambda: foolsgold.new(seats=5, first=5),
        UserError,
        "The first player is a seat from 0 to 4, not 5.",
    ),
    "a seat that speaks": (
        lambda: game().say(5, Suspect(0)),
        UserError,
        "There is no seat 5: seats are numbered 0 to 4.",
    ),
    "a seat that is spoken of": (
        lambda: game().say(0, Suspect(5)),
        UserError,
        "There is no seat 5: seats are numbered 0 to 4.",
    ),
    "a seat before the first that is spoken of": (
        lambda: game().say(0, Suspect(-1)),
        UserError,
        "There is no seat -1: seats are numbered 0 to 4.",
    ),
    "a goal that is spoken of": (
        lambda: game().say(0, LookAt(3)),
        UserError,
        "There is no goal 3: goals are numbered 0 to 2.",
    ),
    "a find of the other game": (
        lambda: gobblings().say(0, Looked(1, "treasure")),
        UserError,
        "No goal here can hide “treasure”. Possible finds: gold, dragon, dynamite.",
    ),
    "a temper nobody has": (
        lambda: game().say(0, Greet("jolly")),  # type: ignore[arg-type] # that is the point
        UserError,
        "“greet jolly” is not a claim. A claim looks like “suspect 2” or “no-way”.",
    ),
    "a text that is no claim": (
        lambda: read_claim("hello"),
        UserError,
        "“hello” is not a claim. A claim looks like “suspect 2” or “no-way”.",
    ),
    "too few names": (
        lambda: foolsgold.new(seats=5, names=("Anna", "Boris")),
        UserError,
        "names: one for each seat is needed. Seats: 5, found: 2.",
    ),
    "too few kinds of bots": (
        lambda: foolsgold.new(seats=5, bots=("digger",)),
        UserError,
        "bots: one for each seat is needed. Seats: 5, found: 1.",
    ),
    "a kind of bot that no record can hold": (
        lambda: foolsgold.new(seats=3, bots=["digger", None, "two words"]),
        UserError,
        "bots: found two words, expected one word of letters, digits and hyphens.",
    ),
    "a time that no record can hold": (
        lambda: game().play("discard 12", at=-1),
        UserError,
        "at: found -1, expected a whole number from 0 to 1000000000.",
    ),
    "a seed below 0": (
        lambda: foolsgold.new(seed=-1),
        UserError,
        f"A seed is a whole number from 0 to {2**256 - 1}, not -1.",
    ),
    "a torn record": (
        lambda: read_record("foolsgold record 2\nedition saboteur-en\n"),
        RecordError,
        "Line 2: the record breaks off here; its last line should begin with “end”.",
    ),
    "a text that is no position": (
        lambda: foolsgold.position("chess seats=3"),
        PositionError,
        f"Position, edition: found “chess”, expected {' | '.join(foolsgold.editions())}.",
    ),
    "nothing to take back": (
        lambda: game().undo(),
        UserError,
        "There is no move to take back.",
    ),
}


def caught(mistake: Callable[[], object]) -> UserError:
    with pytest.raises(UserError) as error:
        mistake()
    return error.value


@pytest.mark.parametrize("mistake", MISTAKES)
def test_an_error_is_a_sentence(mistake: str) -> None:
    make, kind, sentence = MISTAKES[mistake]
    error = caught(make)
    assert type(error) is kind
    assert isinstance(error, ValueError)
    assert str(error) == sentence
    assert (error.id, error.values) == error.message == error.args


@pytest.mark.parametrize("mistake", MISTAKES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_an_error_tells_its_id_and_its_values_and_no_more(mistake: str, language: str) -> None:
    error = caught(MISTAKES[mistake][0])
    told = error.text(language)
    assert told == translator_for(language).translate(Message(error.id, error.values))
    assert "\n" not in told


def every_way(error: UserError) -> Iterator[UserError]:
    for protocol in range(pickle.HIGHEST_PROTOCOL + 1):
        yield pickle.loads(pickle.dumps(error, protocol))  # noqa: S301 - our own bytes
    yield copy.copy(error)
    yield copy.deepcopy(error)


@pytest.mark.parametrize("mistake", MISTAKES)
def test_an_error_survives_pickling_and_copying(mistake: str) -> None:
    error = caught(MISTAKES[mistake][0])
    error.add_note("in a test")
    for same in every_way(error):
        assert type(same) is type(error)
        assert (str(same), same.id, same.values, same.args) == (
            str(error), error.id, error.values, error.args,
        )  # fmt: skip
        assert same.__notes__ == error.__notes__
        assert vars(same) == vars(error)


def refused_move(seed: int) -> None:
    foolsgold.new("saboteur-lv", seats=5, seed=seed).play("place 12 9,9")


def test_an_error_comes_back_from_another_process() -> None:
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as pool:
        failed = pool.submit(refused_move, 7)
        with pytest.raises(Refused) as error:
            failed.result()
    assert str(error.value) == MISTAKES["a move that the rules refuse"][2]
    assert error.value.reason.rule == "R38"


def test_an_unknown_language_is_an_error_too() -> None:
    with pytest.raises(UserError) as error:
        caught(lambda: game().view(7)).text("xx")
    assert error.value.id == "lang-unknown"


def test_an_error_can_be_read_where_there_are_no_words(monkeypatch: pytest.MonkeyPatch) -> None:
    error = caught(lambda: game().view(7))

    def unreadable(_phrase: Message, _language: str) -> str:
        raise OSError("no such file")

    monkeypatch.setattr(UserError, "_translator", staticmethod(unreadable))
    assert str(error) == error.text("uk") == "seat-wrong (found=7, low=0, high=4)"
    monkeypatch.setattr(UserError, "_translator", None)
    assert str(error) == "seat-wrong (found=7, low=0, high=4)"


def test_a_message_of_another_version_can_be_read() -> None:
    """A client may get a phrase that only a newer server knows."""
    assert str(UserError("brand-new", seats=3)) == "brand-new (seats=3)"
    assert str(UserError("seats-wrong")) == "seats-wrong"


def test_words_are_loaded_when_an_error_is_shown() -> None:
    script = (
        "import sys, foolsgold\n"
        "loaded = lambda: sorted({'fluent', 'foolsgold.locales', 'importlib.metadata'}"
        " & set(sys.modules))\n"
        "try: foolsgold.new(seats=2)\n"
        "except ValueError as error: print(loaded(), str(error), loaded())\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True
    )
    sentence = "This edition is for 3 to 10 players, not 2."
    assert done.stdout == f"[] {sentence} ['fluent', 'foolsgold.locales']\n"


def test_every_way_to_name_an_edition_leads_to_it(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text('extends = "saboteur-lv"\n', "utf-8")
    boxes: list[Any] = [str(file), file, ruleset_from_file(file), find(file), find(str(file))]
    games = [Game(each, 4, 7) for each in boxes]
    assert {each.ruleset.id for each in games} == {"mine"}
    assert all(each == games[0] for each in games)
    assert foolsgold.new(file, 4, 7) == games[0]
