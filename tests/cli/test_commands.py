"""The command line: what it prints, in every language, and how it ends."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from foolsgold import Game, editions
from foolsgold.cli.main import run
from foolsgold.games.catalogue import find
from foolsgold.locales.claims import claim_message
from foolsgold.locales.translator import LANGUAGES, RIGHT_TO_LEFT_LANGUAGES, translator_for
from foolsgold.play.fair_deal import Committer, DealTranscript, commitment_of
from foolsgold.play.table_talk import Looked
from tests.support.saboteur_positions import SHIPPED_EDITIONS, box

ENDLESS = "d1\n1\n\n" * 500
"""Somebody who always passes, and takes whatever gold is offered first."""


@pytest.fixture(autouse=True)
def _english_system(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "C.UTF-8")


def said(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """What a command prints that must succeed."""
    assert run(arguments) == 0
    captured = capsys.readouterr()
    assert captured.err == ""
    return captured.out


def complaint(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """The one sentence of a command that must fail."""
    assert run(arguments) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.count("\n") == 1
    assert "Traceback" not in captured.err
    return captured.err


BAD_INPUT = {
    "unknown edition": ("play", "--edition", "saboteur-xx"),
    "two seats": ("play", "--seats", "2"),
    "eleven seats": ("play", "--seats", "11"),
    "no seats": ("simulate", "--seats", "0"),
    "seats in words": ("play", "--seats", "many"),
    "huge seed": ("play", "--seed", str(2**64)),
    "negative seed": ("simulate", "--seed", "-1"),
    "first is nobody": ("play", "--first", "6"),
    "unknown bot": ("simulate", "--bots", "digger,genius"),
    "too many bots": ("play", "--seats", "3", "--bots", "digger,digger,random"),
    "endless seats": ("simulate", "--seats", "9" * 20),
    "name that steers": ("play", "--name", "A\nB"),
    "empty name": ("play", "--name", " "),
    "endless file name": ("play", "--record", "x" * 300),
    "flag with a value": ("play", "--plain=1"),
    "unknown option": ("play", "--option", "free_beer"),
    "no cell": ("simulate", "--cell", "2-3"),
    "no games": ("simulate", "--games", "0"),
    "no rounds": ("bench", "--rounds", "0"),
    "no such bot": ("bench", "--bot", "genius"),
    "a bot of the other game": ("bench", "--bot", "goblin", "--edition", "saboteur-lv"),
    "no such file": ("replay", "nowhere.txt"),
    "no such edition file": ("rules", "nowhere.toml"),
    "folder for a file": ("replay", "."),
    "unwritable record": ("play", "--record", "no/such/folder/game.txt"),
    "unknown command": ("dig",),
    "unknown flag": ("play", "--cheat"),
    "missing argument": ("rules",),
    "missing value": ("play", "--seats"),
    "too many arguments": ("rules", "saboteur-en", "saboteur-lv"),
}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", BAD_INPUT)
def test_bad_input_gets_one_sentence_in_the_persons_language(
    name: str, lang: str, capsys: pytest.CaptureFixture[str]
) -> None:
    command, *rest = BAD_INPUT[name]
    if command == "dig":
        sentence = complaint(capsys, "--lang", lang, command)
    elif name == "missing value":
        sentence = complaint(capsys, command, "--lang", lang, *rest)
    else:
        sentence = complaint(capsys, command, *rest, "--lang", lang)
    if lang != "en":
        assert any(ord(letter) > 127 and letter.isalpha() for letter in sentence), sentence


def test_an_unknown_language_is_told_in_the_systems_language(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "lv_LV.UTF-8")
    sentence = complaint(capsys, "play", "--lang", "xx")
    assert sentence.strip() == translator_for("lv")(
        "lang-unknown", name="xx", known=", ".join(LANGUAGES)
    )


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    "command", ["", "play", "simulate", "editions", "rules", "replay", "bench"]
)
def test_help_is_in_every_language(
    command: str, lang: str, capsys: pytest.CaptureFixture[str]
) -> None:
    page = said(capsys, *filter(None, [command]), "--help", "--lang", lang)
    assert translator_for(lang)(f"cli-{command or 'main'}") in page
    assert "--lang" in page
    # Without marks, the dashes of an option would be read behind it.
    assert ("\u200e--help\u200e" in page) == (lang in RIGHT_TO_LEFT_LANGUAGES)


def test_the_version_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert said(capsys, "--version").startswith("foolsgold 0.")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("edition", editions())
def test_every_edition_has_a_rules_sheet_in_every_language(
    edition: str, lang: str, capsys: pytest.CaptureFixture[str]
) -> None:
    sheet = said(capsys, "rules", edition, "--lang", lang)
    assert sheet.startswith("# ")
    assert sheet.count("\n## ") == (14 if edition.startswith("saboteur") else 12)
    assert "{" not in sheet
    assert translator_for(lang)(f"title-{edition}") in sheet


def test_rules_sheets_differ_where_editions_do(capsys: pytest.CaptureFixture[str]) -> None:
    sheets = {edition: said(capsys, "rules", edition) for edition in editions()}
    words = translator_for("en")
    assert words("sheet-end-hands-empty") in sheets["saboteur-lv"]
    assert words("sheet-end-nobody-can-play") in sheets["saboteur-he"]
    assert words("sheet-together-one") in sheets["saboteur-uk"]
    assert words("sheet-roles-exact", seats=5) in sheets["saboteur-fa"]
    assert words("sheet-unpaid-option") in sheets["saboteur-en"]
    assert words("sheet-unpaid-option") not in sheets["saboteur-ru"]


def test_an_own_edition_has_a_sheet_too(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "ours.toml"
    file.write_text('extends = "saboteur-lv"\ntitle = "Our mine"\nrounds = 1\n')
    sheet = said(capsys, "rules", str(file))
    assert sheet.startswith("# Rules: Our mine\n\nYour own edition")


WRONG_FILES = {
    'rounds = "three"': ("rounds", '"three"', "a whole number from 1 to 20"),
    "connected = 1": ("connected", "1", "true or false"),
    'contact = "glue"': ("contact", '"glue"', "one of: tunnel, touch"),
    "conected = true": ("conected", "true", "a known name"),
    "hand = 6": ("hand", "6", "a table"),
    'start = "NX"': ("start", '"NX"', "open sides"),
    'title = ""': ("title", '""', "text in quotes"),
    'id = "common"': ("id", '"common"', "an id that no built-in edition uses"),
    'id = "saboteur-uk"': ("id", '"saboteur-uk"', "an id that no built-in edition uses"),
    'title = "a\\u2028b"': ("title", '"a', "text in quotes"),
    'game = "gobblings"': ("game", '"gobblings"', "one of: saboteur"),
    "rounds = " + 30 * "9": ("rounds", 30 * "9", "a whole number"),
    "rounds = 0x" + 5000 * "f": ("rounds", "…", "a whole number"),
    "options = " + 3000 * "[": ("line", "", "valid TOML"),
    "rounds = " + 5000 * "9": ("line", "", "valid TOML"),
    "[hand]\n" + 5000 * "9" + " = 6": ("hand.", "", "a whole number"),
    "[deck.passages]\nN = 1": ("deck.passages.N", '"N"', "open sides"),
    'id = "two words"': ("id", '"two words"', "one word"),
    "rounds = ": ("line 2, column 10", '"rounds = "', "valid TOML"),
    "[hand]\n3 = 60": ("hand.3", "60", "a whole number"),
    "[hand]\nmany = 6": ("hand.many", '"many"', "a whole number"),
    "[hand]\n10 = 20": ("deck", "67", "at least 200 cards"),
    "[roles]\n5 = { saboteurs = 1, diggers = 1 }": ("roles.5", "2", "at least 5 dwarf cards"),
    "[roles]\n12 = { saboteurs = 1, diggers = 11 }": ("roles", '"3, 4', "without a gap"),
    "[roles]\n11 = { saboteurs = 1, diggers = 11 }": ("hand.11", "nothing", "a value"),
    "[roles]\n10 = { saboteurs = 5, diggers = 6 }": ("pay.5", "nothing", "a value"),
    "[deck.breaks]\nrope = 3": ("deck.breaks.rope", '"rope"', "one of: pick, lamp, cart"),
    "[deck.passages]\nNN = 3": ("deck.passages.NN", '"NN"', "open sides"),
    "[deck.actions]\ntea = 3": ("deck.actions.tea", "3", "a known name"),
    'options = ["beer"]': ("options", "['beer']", "one of: broken_unpaid"),
}


@pytest.mark.parametrize("line", WRONG_FILES)
def test_a_wrong_edition_is_refused_with_file_key_found_and_expected(
    line: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(f'extends = "saboteur-lv"\n{line}\n')
    key, found, expected = WRONG_FILES[line]
    sentence = complaint(capsys, "rules", str(file))
    assert sentence.startswith(f"{file}: {key}")
    assert f"found {found}" in sentence
    assert expected in sentence


def test_an_edition_that_starts_from_nothing_known_is_refused(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "mine.toml"
    file.write_text('extends = "monopoly"\n')
    assert 'extends: found "monopoly", expected one of: common,' in complaint(
        capsys, "rules", str(file)
    )


@pytest.mark.parametrize("lang", LANGUAGES)
def test_editions_are_compared_in_words(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    page = said(capsys, "editions", "--lang", lang)
    words = translator_for(lang)
    for edition in editions():
        assert f"{edition}  {words(f'title-{edition}')}" in page
    for key, value, told in (
        ("round_end", "hands-empty", "value-round_end-hands-empty"),
        ("connected", True, "value-yes"),
    ):
        so = [short for short in SHIPPED_EDITIONS if getattr(box(short).edition, key) == value]
        assert f"{', '.join(so)}: {words(told)}" in page


def test_wide_terminals_get_the_editions_side_by_side(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("foolsgold.cli.click_extensions.PLAIN_WIDTH", 160)
    page = said(capsys, "editions")
    row = next(line for line in page.splitlines() if "Several goals" in line)
    cells = [cell.strip() for cell in row.split("│")[2 : 2 + len(SHIPPED_EDITIONS)]]
    values = [box(short).edition.goals_together for short in SHIPPED_EDITIONS]
    assert cells == [translator_for("en")(f"value-goals_together-{value}") for value in values]
    assert len(set(cells)) > 1


def test_editions_for_programs(capsys: pytest.CaptureFixture[str]) -> None:
    values = json.loads(said(capsys, "editions", "--json"))
    assert values["saboteur-lv"]["round_end"] == "hands-empty"
    assert values["saboteur-he"]["gold"] == {"1": 16, "2": 8, "3": 4}


def test_a_simulation_can_be_repeated(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ("simulate", "--edition", "saboteur-fa", "--seats", "4", "--games", "3",
                 "--bots", "digger,random", "--seed", "5", "--json")  # fmt: skip
    one, two = said(capsys, *arguments), said(capsys, *arguments)
    assert one == two
    report = json.loads(one)
    assert report["bots"] == ["digger", "random", "digger", "random"]
    won = report["rounds_won"]
    assert sum(share["count"] for share in won.values()) == 9
    assert won["digger"]["low"] <= won["digger"]["share"] <= won["digger"]["high"]
    assert set(report["points_per_game"]) == {"digger", "random"}
    assert 0 < report["moves_per_round"]["mean"] <= 67 + 10


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_simulation_is_told_in_words(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    page = said(capsys, "simulate", "--games", "1", "--bots", "random", "--lang", lang)
    assert translator_for(lang)("simulate-digger") in page


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_matchup_is_reported_in_words(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    cell = ("simulate", "--cell", "1/2", "--games", "2", "--diggers", "random,logan")
    page = said(capsys, *cell, "--lang", lang)
    assert page.count(translator_for(lang)("simulate-digger")) == 2
    assert page.count(translator_for(lang)("simulate-paired")) == 1
    page = said(capsys, *cell, "--calibration", "--lang", lang)
    # A mark in front says which way a line runs.
    lines = [line.lstrip("\u200e\u200f").strip() for line in page.splitlines()]
    for believer in ("believer-beliefs", "believer-onlooker"):
        assert lines.count(translator_for(lang)(believer)) == 2, "once for each line-up"


def test_a_matchup_is_reported_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    cell = ("simulate", "--cell", "1/2", "--games", "2", "--talk", "--json")
    report = json.loads(said(capsys, *cell, "--saboteurs", "thinker"))
    assert report["line_ups"][0]["found"]["of"] == 2
    assert report["talk"] is True


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_bot_has_a_title_and_a_sentence(
    lang: str, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = said(capsys, "bots", "--lang", lang).splitlines()
    names = ("thinker", "master", "digger", "novice", "random", "goblin")
    for line, name in zip(lines, names, strict=True):
        assert name in line.split(":")[0]


def test_the_benchmark_reports_each_edition(capsys: pytest.CaptureFixture[str]) -> None:
    result = json.loads(said(capsys, "bench", "--rounds", "3", "--json"))
    assert [speed["edition"] for speed in result["editions"]] == list(editions())
    for speed in result["editions"]:
        assert speed["rounds_per_cpu_second"] > 0
        assert speed["moves_per_cpu_second"] > speed["rounds_per_cpu_second"]
    assert result["peak_memory_mb"] > 1
    page = said(capsys, "bench", "--rounds", "3", "--edition", "saboteur-lv")
    assert "saboteur-lv" in page


def test_the_benchmark_measures_a_bot_in_the_editions_it_plays(
    capsys: pytest.CaptureFixture[str],
) -> None:
    result = json.loads(said(capsys, "bench", "--rounds", "1", "--bot", "goblin", "--json"))
    assert result["bot"] == "goblin"
    assert [speed["edition"] for speed in result["editions"]] == [
        edition for edition in editions() if find(edition).rules.name == "gobblings"
    ]
    for speed in result["editions"]:
        assert speed["moves_per_cpu_second"] > speed["rounds_per_cpu_second"] > 0
        assert 0 < speed["pace"]["median_ms"] <= speed["pace"]["nearly_all_ms"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_speed_of_a_bot_is_told_in_words(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    asked = ("--rounds", "1", "--bot", "digger", "--edition", "saboteur-lv")
    page = said(capsys, "bench", *asked, "--lang", lang)
    assert page.splitlines()[0].count("digger") == 1
    assert translator_for(lang)("bench-moves") in page


def test_a_record_is_replayed_for_everybody_and_for_one_seat(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    game = Game("saboteur-lv", 3, 1, names=("Anna", "Boris", "Cilla"))
    while len(game.moves) < 12:
        game.play(game.legal_moves[-1])
    file = tmp_path / "game.txt"
    file.write_text(str(game.record()))
    for_all = said(capsys, "replay", str(file))
    for_one = said(capsys, "replay", str(file), "--seat", "2")
    assert "Boris passes" in for_all
    assert "You pass and discard" in for_one
    assert "You pass" not in for_all
    wrong = complaint(capsys, "replay", str(file), "--seat", "4")
    assert wrong.startswith("There is no seat 4: seats are numbered 1 to 3.")


def test_people_count_the_first_player_from_one(capsys: pytest.CaptureFixture[str]) -> None:
    wrong = complaint(capsys, "play", "--seats", "5", "--first", "6")
    assert wrong.startswith("The first player is a seat from 1 to 5, not 6.")


MISSPELT = {
    "play": ("paly",),
    "--seats": ("play", "--seat", "3"),
    "--database": ("doctor", "--databse", "x.db"),
    "saboteur-lv": ("play", "--edition", "saboteur-ls"),
    "gobblings": ("rules", "Gobbling"),
    "digger": ("simulate", "--bots", "diger"),
    "master": ("bench", "--bot", "mastr"),
    "broken_unpaid": ("play", "--option", "broken-unpaid"),
    "en": ("play", "--lang", "eng"),
}


@pytest.mark.parametrize("meant", MISSPELT)
def test_what_was_meant_is_named(meant: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(MISSPELT[meant]) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.splitlines()[1:] == [translator_for("en")("did-you-mean", name=meant)]


def test_nothing_is_suggested_where_several_are_alike(capsys: pytest.CaptureFixture[str]) -> None:
    complaint(capsys, "play", "--edition", "saboteur-xx")
    complaint(capsys, "dig")


@pytest.mark.parametrize(
    ("arguments", "bounds"),
    [
        (("play", "--seats", "abc"), "a whole number from 3 to 10"),
        (("join", "localhost", "--seats", "abc"), "a whole number from 3 to 10"),
        (("play", "--first", "abc"), "a whole number, 1 or more"),
        (("join", "localhost", "--bots", "-1"), "a whole number, 0 or more"),
        (("serve", "--port", "70000"), "a whole number from 0 to 65535"),
        (("serve", "--bot-pace", "nan"), "a number from 0.01 to 86400"),
        (("serve", "--keep-chat", "-1"), "a number from 0 to 36500"),
        (("load", "--rate", "0.001"), "a number from 0 to 86400"),
    ],
)
def test_a_number_that_will_not_do_is_answered_by_those_that_would(
    arguments: tuple[str, ...], bounds: str, capsys: pytest.CaptureFixture[str]
) -> None:
    option, found = arguments[-2:]
    assert complaint(capsys, *arguments) == f"{option} takes {bounds}, not “{found}”.\n"


def test_output_that_cannot_be_written_is_told() -> None:
    with Path("/dev/full").open("w") as full:
        command = [sys.executable, "-m", "foolsgold", "bots", "--lang", "en"]
        ended = subprocess.run(command, stdout=full, stderr=subprocess.PIPE, check=False)
    assert (ended.returncode, ended.stderr.decode().strip()) == (
        2,
        translator_for("en")("output-unwritable"),
    )


# --- files -------------------------------------------------------------------------------------

READERS = {
    "replay": ("replay",),
    "analyse": ("analyse",),
    "verify": ("verify",),
    "rules": ("rules",),
    "edition": ("simulate", "--games", "1", "--edition"),
}


@pytest.mark.parametrize("reader", READERS)
def test_a_device_file_is_not_read(
    reader: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """All that reads a file: none ends in a traceback, and none reads for ever."""
    device = tmp_path / "zero.toml"
    device.symlink_to("/dev/zero")
    told = complaint(capsys, *READERS[reader], str(device))
    assert told.strip() == translator_for("en")("file-special", file=str(device))


@pytest.mark.parametrize("reader", READERS)
def test_a_file_is_read_only_as_far_as_it_can_be_meant(
    reader: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """A file of a terabyte takes no room on the disk, and must take none in memory."""
    huge = tmp_path / "huge.toml"
    with huge.open("wb") as file:
        file.truncate(10**12)
    told = complaint(capsys, *READERS[reader], str(huge))
    megabytes = 1 if reader in ("rules", "edition") else 20
    assert told.strip() == translator_for("en")("file-long", file=str(huge), high=megabytes)


def test_a_record_comes_through_a_pipe(tmp_path: Path) -> None:
    game = Game("saboteur-lv", 3, 1, names=("Anna", "Boris", "Cilla"))
    while len(game.moves) < 12:
        game.play(game.legal_moves[-1])
    file = tmp_path / "game.txt"
    file.write_text(str(game.record()))
    program = f"{sys.executable} -m foolsgold"
    for line in (f"replay <(cat {file})", f"replay - < {file}", f"replay /dev/stdin < {file}"):
        command = ["bash", "-c", f"{program} {line} --lang en"]
        shown = subprocess.run(command, capture_output=True, check=False)
        assert (shown.returncode, shown.stderr) == (0, b"")
        assert "Boris passes" in shown.stdout.decode()


def test_a_file_of_a_million_titles_is_counted(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """Each record keeps its line numbers: all of them at once would not fit into memory."""
    file = tmp_path / "titles.txt"
    file.write_text("foolsgold record 2\n" * 1_000_000)
    words = translator_for("en")
    told = words("record-several", count=1_000_000, example=f"{file}:1")
    assert complaint(capsys, "replay", str(file)).strip() == told
    torn = complaint(capsys, "replay", f"{file}:999999")
    assert torn.startswith(words("record-wrong", line=999_999, why="")[:8])


def test_a_pipe_without_end_is_not_read_to_its_end() -> None:
    line = f"{sys.executable} -m foolsgold replay <(cat /dev/zero) --lang en"
    ended = subprocess.run(["bash", "-c", line], capture_output=True, check=False)
    assert ended.returncode == 2
    assert "is larger than 20 MB" in ended.stderr.decode()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_torn_record_is_told_with_its_line(
    lang: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "torn.txt"
    file.write_text("foolsgold record 1\nedition saboteur-lv\nseats 3\nsee")
    assert complaint(capsys, "replay", str(file), "--lang", lang)


def test_an_own_edition_may_be_called_anything_harmless(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    for name in ("wrong", "unknown", "file"):
        file = tmp_path / f"{name}.toml"
        file.write_text('\ufeffextends = "saboteur-uk"\n', encoding="utf-8")
        assert said(capsys, "rules", str(file)).startswith(f"# Rules: {name}\n")


def test_rounds_that_nobody_wins_are_counted_apart(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ("simulate", "--seats", "3", "--games", "8", "--bots", "random")
    won = json.loads(said(capsys, *arguments, "--json"))["rounds_won"]
    assert won["nobody"]["count"] > 0
    assert sum(share["count"] for share in won.values()) == 24
    assert "won by nobody" in said(capsys, *arguments)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_replay_tells_what_was_claimed(
    lang: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    game = Game("saboteur-en", 3, 7, names=("Anna", "Bilal", "Chaya"))
    game.play(game.legal_moves[-1])
    game.say(1, Looked(1, "treasure"))
    record = tmp_path / "game.txt"
    record.write_text(str(game.record()), encoding="utf-8")
    phrase = claim_message(game.names, 1, Looked(1, "treasure"), "saboteur")
    page = said(capsys, "replay", str(record), "--plain", "--lang", lang)
    assert translator_for(lang).translate(phrase) in page


@pytest.mark.parametrize("lang", LANGUAGES)
def test_verify_says_in_one_sentence_whether_a_deal_was_fair(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], lang: str
) -> None:
    mine, server = "1" * 64, "2" * 64
    seal = DealTranscript.from_commitments(
        1, server, {0: commitment_of(Committer.PLAYER, 1, mine)}
    ).with_secret(0, mine)
    text = str(Game("saboteur-en", seats=3, seed=seal.seed, seal=seal).record())
    file = tmp_path / "game.txt"
    for body, code in (
        (text, 0),
        (text.replace(server, "3" * 64), 1),
        (text.replace(mine, "3" * 64), 1),
        (text.replace(f"seed {seal.seed}", f"seed {seal.seed + 1}"), 1),
        (str(Game("saboteur-en", seats=3, seed=7).record()), 1),
    ):
        file.write_text(body, encoding="utf-8")
        assert run(["verify", str(file), "--lang", lang]) == code
        captured = capsys.readouterr()
        assert not captured.err
        assert captured.out.count("\n") == 1
        assert (seal.short_id in captured.out) == (code == 0)
