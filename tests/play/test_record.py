"""The record: written, read back, replayed; and every way it can be torn."""

from contextlib import suppress
from typing import Any, Unpack

import pytest
from hypothesis import given
from hypothesis import strategies as st

from foolsgold import Game
from foolsgold.base.rng import Rng
from foolsgold.games.api import Rules
from foolsgold.games.catalogue import ruleset_from_text
from foolsgold.locales.claims import example_claims
from foolsgold.locales.translator import LANGUAGES, translator_for
from foolsgold.play.game import GameOptions
from foolsgold.play.record_parser import RecordError, RecordTexts, read_record
from foolsgold.play.table_talk import Claimed, Honest, Looked
from tests.support.saboteur_positions import SHIPPED_EDITIONS


def played(edition: str, seats: int, seed: int, moves: int, **more: Unpack[GameOptions]) -> Game:
    game = Game(f"saboteur-{edition}", seats, seed, **more)
    rng = Rng(seed)
    while game.legal_moves and len(game.moves) < moves:
        game.play(rng.choice(game.legal_moves))
    return game


@given(
    st.sampled_from(SHIPPED_EDITIONS),
    st.integers(3, 10),
    st.one_of(st.integers(0, 2**64 - 1), st.integers(2**64, 2**256 - 1)),
    st.integers(0, 210),
    st.none() | st.integers(0, 2),
)
def test_a_record_replays_to_the_same_game(
    edition: str, seats: int, seed: int, moves: int, first: int | None
) -> None:
    game = played(edition, seats, seed, moves, first=first, names=NAMES[:seats])
    again = Game.from_record(str(game.record()))
    assert again.view(0) == game.view(0)
    assert again.moves == game.moves
    assert again.scores == game.scores
    assert str(again.record()) == str(Game.from_record(str(again.record())).record())


def test_a_record_reads_as_documented() -> None:
    game = Game("saboteur-fa", 3, 7, first=1, names=("Anna", "Boris", "Cilla"),
                bots=(None, "digger", None), changes={"broken_unpaid": True})  # fmt: skip
    game.say(0, Looked(1, "treasure"), at=3)
    game.play("discard 6", at=5)
    game.play(game.legal_moves[-1], stand_in="digger", at=5)
    assert str(game.record()) == (
        "foolsgold record 2\n"
        "edition saboteur-fa\n"
        "change broken_unpaid = true\n"
        "seats 3\n"
        "seat 1 person Anna\n"
        "seat 2 bot digger Boris\n"
        "seat 3 person Cilla\n"
        "seed 7\n"
        "first 2\n"
        "\n"
        "at 3\n"
        "say 1 looked 2 treasure\n"
        "at 5\n"
        "discard 6\n"
        "stand-in digger\n"
        "discard 17\n"
        "\n"
        "end unfinished\n"
    )


def test_talk_seats_stand_ins_and_times_come_back() -> None:
    game = Game("saboteur-en", 3, 7, names=("A", "B C", "D"), bots=(None, "digger", None))
    for number, claim in enumerate(example_claims(game.ruleset, 2)):
        game.say(number % 3, claim, at=number)
        game.play(game.legal_moves[-1], stand_in="random" if number % 2 else None, at=number)
    again = Game.from_record(str(game.record()))
    assert again.record() == game.record()
    assert again.history == game.history
    assert again.state == game.state
    assert sum(isinstance(entry, Claimed) for entry in again.history_for(1)) == number + 1


VERSION_1 = """foolsgold record 1
edition saboteur-fa
change broken_unpaid = true
seats 3
name 1 Anna
name 2 Boris
name 3 Cilla
seed 7
first 2

discard 6

end unfinished
"""


def test_a_record_of_version_1_still_reads() -> None:
    game = Game.from_record(VERSION_1)
    assert game.names == ("Anna", "Boris", "Cilla")
    assert [str(move) for move in game.moves] == ["discard 6"]
    assert Game.from_record(str(game.record())).state == game.state


def test_a_game_can_be_walked_copied_and_taken_back() -> None:
    game = played("en", 4, 3, 12)
    walked = list(game.record().positions())
    assert walked[-1].state == game.state
    assert [position.moves_made for position in walked] == list(range(13))
    told = [entry for position in walked for entry in position.last_events_for(1)]
    assert tuple(told) == game.history_for(1)
    other = game.copy()
    other.say(0, Honest())
    other.play(other.legal_moves[0])
    assert (len(other.moves), len(game.moves)) == (13, 12)
    assert len(other.history) > len(game.history)
    other.undo()
    assert other.state == game.state
    assert other.history.entries[-1] == Claimed(0, Honest())
    other.undo()
    assert other.state == walked[-2].state
    assert other.record() == Game.from_record(str(other.record())).record()


def test_a_replay_plays_a_game_once(monkeypatch: pytest.MonkeyPatch) -> None:
    parsed = read_record(str(played("en", 3, 1, 40).record()))
    rules = parsed.record.ruleset.rules
    steps: list[Any] = []

    def step(_rules: Any, state: Any, move: Any) -> Any:
        steps.append(move)
        return rules.apply(state, move)

    monkeypatch.setattr(Rules, "step", step)
    assert len(list(parsed.positions())) == 41
    assert len(steps) == 40


def test_an_own_edition_travels_inside_its_record() -> None:
    text = 'extends = "saboteur-lv"\ntitle = "Our mine"\n[deck.mends]\n"pick+lamp" = 3\n'
    game = Game(ruleset_from_text(text, "our-mine"), 4, 5)
    game.play(game.legal_moves[0])
    again = Game.from_record(str(game.record()))
    assert again.ruleset.edition == game.ruleset.edition
    assert again.ruleset.id == "our-mine"
    assert 'change deck.mends."pick+lamp" = 3' in str(game.record()).splitlines()


def test_an_edition_made_from_nothing_but_the_common_values_travels_too() -> None:
    rows = "\n".join(f"{n} = {{ saboteurs = 1, diggers = {n} }}" for n in (3, 4))
    text = (
        'game = "saboteur"\nfirst_player = "agreed"\nconnected = false\nmin_path_cards = 0\n'
        'goals_together = "all"\n'
        'misfit = "engine"\nround_end = "pass-circle"\ndiscard_pile = "mixed"\n'
        'gold_cards = "players"\nten_player_cap = "none"\ngold_sharing = "until-empty"\n'
        f'gold_reshuffle = true\nnext_starter = "last-turn"\n[roles]\n{rows}\n'
    )
    game = Game(ruleset_from_text(text, "bare"), 4, 5)
    assert Game.from_record(str(game.record())).ruleset.edition == game.ruleset.edition


def test_comments_and_empty_lines_are_for_people() -> None:
    text = str(played("en", 3, 1, 3).record())
    noisy = "\n# hello\n\n".join(text.splitlines())
    assert Game.from_record(noisy).moves == Game.from_record(text).moves


NAMES = ("Ann", "Боб", "شیرین", "שרה", "Ēriks", "O’Neil", "Д 7", "8", "نه‌ساله", "X")

GOOD = str(played("lv", 3, 1, 4).record()).splitlines()

BROKEN = {
    "empty": ([], 1, "record-title"),
    "something else": (["hello"], 1, "record-title"),
    "newer format": (["foolsgold record 3", *GOOD[1:]], 1, "record-version"),
    "no format at all": (["foolsgold record x", *GOOD[1:]], 1, "record-title"),
    "seat of nobody": ([*GOOD[:3], "seat 4 person Eve", *GOOD[3:]], 4, "record-number"),
    "seat twice": ([*GOOD[:3], "seat 1 person A", "seat 1 bot x B", *GOOD[3:]], 5, "record-twice"),
    "seat of a cat": ([*GOOD[:3], "seat 1 cat Tom", *GOOD[3:]], 4, "record-word"),
    "bot of no kind": ([*GOOD[:3], "seat 1 bot", *GOOD[3:]], 4, "record-word"),
    "stand-in for nothing": ([*GOOD[:-2], "stand-in digger", *GOOD[-2:]], 10, "record-torn"),
    "time in words": ([*GOOD[:6], "at noon", *GOOD[6:]], 7, "record-number"),
    "nobody speaks": ([*GOOD[:6], "say 4 honest", *GOOD[6:]], 7, "record-number"),
    "says nothing": ([*GOOD[:6], "say 1", *GOOD[6:]], 7, "claim-wrong"),
    "says nonsense": ([*GOOD[:6], "say 1 looked 2", *GOOD[6:]], 7, "claim-wrong"),
    "found a dragon": ([*GOOD[:6], "say 1 looked 2 dragon", *GOOD[6:]], 7, "claim-found"),
    "saw a fourth goal": ([*GOOD[:6], "say 1 looked 4 stone", *GOOD[6:]], 7, "goal-wrong"),
    "cut off": (GOOD[:-3], 8, "record-torn"),
    "no edition": ([GOOD[0], *GOOD[2:]], 10, "record-missing"),
    "no seed": ([*GOOD[:3], *GOOD[4:]], 10, "record-missing"),
    "unknown edition": ([GOOD[0], "edition saboteur-xx", *GOOD[2:]], 2, "edition-unknown"),
    "two seats": ([*GOOD[:2], "seats 2", *GOOD[3:]], 3, "record-number"),
    "seats in words": ([*GOOD[:2], "seats three", *GOOD[3:]], 3, "record-number"),
    "seed too large": ([*GOOD[:3], f"seed {2**256}", *GOOD[4:]], 4, "record-number"),
    "seats twice": ([*GOOD[:3], "seats 3", *GOOD[3:]], 4, "record-twice"),
    "header after moves": ([*GOOD[:7], "seats 3", *GOOD[7:]], 8, "record-order"),
    "name of nobody": ([*GOOD[:3], "name 4 Eve", *GOOD[3:]], 4, "record-number"),
    "name twice": ([*GOOD[:3], "name 1 A", "name 1 B", *GOOD[3:]], 5, "record-twice"),
    "names for some": ([*GOOD[:3], "name 1 A", *GOOD[3:]], 12, "record-missing"),
    "name that steers": ([*GOOD[:3], "name 1 A\x1b[2J", *GOOD[3:]], 4, "name-wrong"),
    "name too long": ([*GOOD[:3], "name 1 " + 41 * "A", *GOOD[3:]], 4, "name-wrong"),
    "first twice": ([*GOOD[:3], "first 1", "first 2", *GOOD[3:]], 5, "record-twice"),
    "extends twice": ([*GOOD[:2], *["extends common"] * 2, *GOOD[2:]], 4, "record-twice"),
    "renamed inside": ([*GOOD[:2], 'change id = "x"', *GOOD[2:]], 3, "record-change"),
    "endless number": ([*GOOD[:3], "seed " + 5000 * "9", *GOOD[4:]], 4, "record-number"),
    "endless nesting": ([*GOOD[:2], "change a = " + 3000 * "[", *GOOD[2:]], 3, "record-change"),
    "endless result": ([*GOOD[:-1], "end 1 2 " + 5000 * "9"], 11, "record-result"),
    "first is nobody": ([*GOOD[:3], "first 4", *GOOD[3:]], 4, "record-number"),
    "bad change": ([*GOOD[:2], "change contact touch", *GOOD[2:]], 3, "record-change"),
    "wrong change": ([*GOOD[:2], "change contact = 3", *GOOD[2:]], 2, "edition-wrong"),
    "no such base": ([*GOOD[:2], "extends nowhere", *GOOD[2:]], 3, "edition-wrong"),
    "torn move": ([*GOOD[:7], "place 1", *GOOD[8:]], 8, "record-move"),
    "illegal move": ([*GOOD[:5], "place 66 1,0", *GOOD[6:]], 6, "record-move"),
    "result of a running game": ([*GOOD[:-1], "end 1 2 3"], 11, "record-result-differs"),
    "no result": ([*GOOD[:-1], "end 1 2"], 11, "record-result"),
}  # fmt: skip


@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_record_is_refused_with_its_line(name: str) -> None:
    lines, number, message = BROKEN[name]
    with pytest.raises(RecordError) as caught:
        Game.from_record("\n".join(lines))
    args = caught.value.message.args
    assert (args["line"], args["why"].id) == (number, message)  # type: ignore[attr-defined]
    for lang in LANGUAGES:
        assert translator_for(lang).translate(caught.value.message)


def test_a_result_must_be_what_the_moves_lead_to() -> None:
    text = str(played("en", 3, 1, 999).record())
    assert Game.from_record(text).is_over
    scores = text.splitlines()[-1].split()[1:]
    wrong = text.replace("end " + " ".join(scores), "end " + " ".join(["9", *scores[1:]]))
    with pytest.raises(RecordError):
        Game.from_record(wrong)


@given(st.data())
def test_a_record_cut_anywhere_is_told_kindly(data: st.DataObject) -> None:
    text = str(played("he", 4, 11, 30).record())
    cut = data.draw(st.integers(0, len(text) - 2))
    with pytest.raises(RecordError):
        Game.from_record(text[:cut])


@given(st.text(max_size=200))
def test_any_text_is_read_or_refused_kindly(text: str) -> None:
    for start in ("", "foolsgold record 2\n", "\n".join(GOOD[:4]) + "\n"):
        with suppress(RecordError):
            read_record(start + text)


def test_a_file_may_hold_several_records_and_errors_keep_their_lines() -> None:
    one = str(Game("saboteur-en", 3, seed=1).record())
    other = str(Game("gobblings", 3, seed=2).record())
    both = RecordTexts(f"{one}\n\n{other}")
    assert [str(read_record(text).record) for text in both] == [one, other]
    assert list(RecordTexts(one)) == [one]
    broken = RecordTexts(f"{one}\n{other.replace('seed 2', 'seed two')}")[1]
    with pytest.raises(RecordError) as wrong:
        read_record(broken)
    assert wrong.value.message.args["line"] == f"{one}\n{other}".splitlines().index("seed 2") + 1
