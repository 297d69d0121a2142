"""The referee judges as the rules do, in every edition, whoever asks and whatever they lay."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from foolsgold.base.messages import UserError
from foolsgold.base.rng import Rng
from foolsgold.games.catalogue import (
    Ruleset,
    find,
    ruleset_from_text,
    shipped_editions,
    shipped_ruleset,
)
from foolsgold.games.position_notation import PositionError
from foolsgold.play.dispute_gallery import disputes
from foolsgold.play.referee import (
    MAX_POSITION_LETTERS,
    RefereeQuestion,
    answer_all,
    deciding_switches,
    parse_question,
    referee_support_for,
    rulesets_of_game,
    short_position,
)
from tests.support.error_matching import about
from tests.support.positions import documented_editions
from tests.support.profiles import scaled_examples

ISLAND = "saboteur-en seats=3 deck=(0:EW) board=(1,0:EW 3,0:NESW 4,0:NEW)"
KNOWN = documented_editions("saboteur", shipped_ruleset("saboteur-en").rules.edition_ids)
PASSIVE = ("Discard", "Replace", "Pass")


def wandered(box: Ruleset, seats: int, seed: int, length: int) -> tuple[Any, Rng]:
    """A moment of a random round, before it is over."""
    rules, rng = box.rules, Rng(seed)
    state, _ = rules.deal(box.edition, seats, seed, None)
    for _ in range(length):
        moves = rules.legal_moves(state)
        plays = [move for move in moves if type(move).__name__ not in PASSIVE]
        after = rules.apply(state, rng.choice(plays or moves))[0]
        if after.round != state.round or after.phase not in referee_support_for(box).phases:
            break
        state = after
    return state, rng


def tried(box: Ruleset, state: Any, rng: Rng) -> list[Any]:
    """Legal moves, and moves that are legal for somebody else or after some more play."""
    moves = list(box.rules.legal_moves(state))
    other, _ = wandered(box, state.seats, rng.below(1000), 9)
    moves += box.rules.legal_moves(other)
    return [rng.choice(moves) for _ in range(12)]


tables = given(
    edition=st.sampled_from(shipped_editions()),
    seats=st.integers(3, 8),
    seed=st.integers(0, 5000),
    length=st.integers(0, 60),
)


@settings(max_examples=scaled_examples(25), deadline=None)
@tables
def test_in_its_own_edition_the_verdict_is_the_engines(
    edition: str, seats: int, seed: int, length: int
) -> None:
    box = shipped_ruleset(edition)
    state, rng = wandered(box, seats, seed, length)
    for move in tried(box, state, rng):
        answer = next(each for each in answer_all(RefereeQuestion(box, state, move), [box]))
        assert answer.missing is None
        assert answer.reason is box.rules.refusal(state, move)
        if answer.is_allowed:
            assert answer.events == box.rules.apply(state, move)[1]
            assert answer.cited_rules


@settings(max_examples=scaled_examples(25), deadline=None)
@tables
def test_a_moment_told_shortly_is_the_same_question(
    edition: str, seats: int, seed: int, length: int
) -> None:
    """What is left out of a position changes no answer."""
    box = shipped_ruleset(edition)
    state, rng = wandered(box, seats, seed, length)
    text = short_position(state, box)
    assert len(text) < MAX_POSITION_LETTERS
    asked = parse_question(text)
    assert box.rules.legal_moves(asked.state) == box.rules.legal_moves(state)
    assert short_position(asked.state, box) == text
    for move in tried(box, state, rng):
        ours, theirs = answer_all(RefereeQuestion(box, state, move), [box]) + answer_all(
            RefereeQuestion(box, asked.state, move), [box]
        )
        assert theirs.reason is ours.reason
        assert theirs.cited_rules == ours.cited_rules
        if ours.is_allowed:
            assert theirs.after.board == ours.after.board


@settings(max_examples=scaled_examples(80), deadline=None)
@given(data=st.data())
def test_whatever_a_stranger_lays_is_answered_or_refused(data: st.DataObject) -> None:
    """Fields of other positions, of other games and of nonsense: a complaint at worst."""
    texts = [dispute.position for dispute in disputes()]
    box = shipped_ruleset(
        data.draw(st.sampled_from(("saboteur-uk", "saboteur-he", "gobblings-advanced")))
    )
    state, _ = wandered(box, 3, data.draw(st.integers(0, 200)), data.draw(st.integers(0, 60)))
    whole = box.rules.position_text(state).split(" ")
    pieces = [piece for text in (*texts, " ".join(whole)) for piece in _fields(text)]
    chosen = data.draw(st.lists(st.sampled_from(pieces), max_size=8, unique_by=_name))
    line = " ".join((box.id, *chosen, *data.draw(st.lists(nonsense, max_size=2))))
    move = data.draw(st.sampled_from([dispute.move for dispute in disputes()]))
    try:
        asked = parse_question(line, move)
    except UserError:
        return
    legal = asked.ruleset.rules.legal_moves(asked.state)
    for tried_move in (asked.move, *legal[:6]):
        put = RefereeQuestion(asked.ruleset, asked.state, tried_move)
        deciding_switches(put, answer_all(put, rulesets_of_game(asked.ruleset)))


def _fields(text: str) -> list[str]:
    depth, pieces, piece = 0, [], ""
    for letter in text + " ":
        depth += (letter == "(") - (letter == ")")
        if letter == " " and not depth:
            pieces.append(piece)
            piece = ""
        else:
            piece += letter
    return pieces[1:]


def _name(field: str) -> str:
    return field.partition("=")[0]


nonsense = st.one_of(
    st.text(alphabet="()=:, -0123456789NESWabc", max_size=30),
    st.sampled_from(
        [
            "passes=99",
            "round=0",
            "gold_deck=()",
            "offer=(3)",
            "drawn=0",
            "pile=(0 0)",
            "points=(99)",
        ]
    ),
)


# --- the same table in another edition -----------------------------------------------------------


def test_the_switch_that_makes_them_differ_is_named() -> None:
    asked = parse_question(ISLAND, "place 0 5,0")
    answers = answer_all(asked, [shipped_ruleset(edition) for edition in KNOWN])
    (split,) = deciding_switches(asked, answers)
    assert split.switch == "connected"
    refused = [answer.ruleset.id for answer in answers if not answer.is_allowed]
    assert refused == ["saboteur-lv", "saboteur-he"]
    assert [box for box, so in zip(KNOWN, split.values, strict=True) if so] == refused


@pytest.mark.parametrize(
    ("values", "field"),
    [
        ("extends = 'saboteur-en'\n[deck.actions]\nmap = 7", "deck"),
        ("extends = 'saboteur-en'\ncolumns_between = 6", "goal_cells"),
        (
            "extends = 'saboteur-en'\nroles = { 3 = { saboteurs = 0, diggers = 3 } }\n[pay]\n1 = 1",
            None,
        ),
    ],
)
def test_a_table_an_edition_cannot_lay_is_told_so(values: str, field: str | None) -> None:
    asked = parse_question(ISLAND, "place 0 5,0")
    (answer,) = answer_all(asked, [ruleset_from_text(values, "own")])
    if field is None:
        assert answer.missing is None
    else:
        assert answer.missing is not None
        assert answer.missing.args["field"] == field
        assert not answer.is_allowed


def test_an_edition_of_another_game_says_so() -> None:
    asked = parse_question(ISLAND, "place 0 5,0")
    (answer,) = answer_all(asked, [find("gobblings")])
    assert answer.missing is not None
    assert answer.missing.id == "referee-other-game"


def test_seats_an_edition_does_not_have() -> None:
    asked = parse_question("saboteur-en seats=10 deck=(0:EW)", "place 0 1,0")
    nine = {str(seats): {"saboteurs": 3, "diggers": 7} for seats in range(3, 10)}
    box = find("saboteur-en").with_overrides({})
    smaller = {**box.values, "roles": nine, "id": "own"}
    edition = box.rules.edition_from(smaller)
    (answer,) = answer_all(asked, [Ruleset(box.rules, edition, box.base, smaller)])
    assert answer.missing is not None
    assert answer.missing.args["field"] == "seats"


# --- what is no table at all ---------------------------------------------------------------------

WRONG = {
    "board": "saboteur-en board=(1,0:EW 2,0:EW 3,0:EW 4,0:EW)",
    "goals": "saboteur-en goals=(stone-a stone-a treasure)",
    "opened": "saboteur-en opened=(2)",
    "hands": "saboteur-en hands=((0 1) (1) ())",
    "phase": "saboteur-en phase=draft",
    "deck": "gobblings deck=(0:EW)",
    "points": "gobblings points=(9 0 0)",
    "due": "gobblings phase=open due=(1)",
    "roles": "gobblings roles=(king king king)",
    "turning": "saboteur-en phase=turn",
    "reached_by": "saboteur-en reached_by=(1 - -)",
}


@pytest.mark.parametrize("field", WRONG)
def test_what_no_hands_could_lay_is_refused(field: str) -> None:
    with pytest.raises(PositionError) as wrong:
        parse_question(WRONG[field])
    assert wrong.value.message.args["field"] == field


def test_a_question_is_short_and_names_a_shipped_edition() -> None:
    with pytest.raises(UserError, check=about("referee-long")):
        parse_question(ISLAND + " " * MAX_POSITION_LETTERS)
    with pytest.raises(PositionError, match="board"):
        parse_question("saboteur-en board=(" + " ".join(f"{n},9:EW" for n in range(200)) + ")")
    for text in ("", "   ", "/etc/own.toml seats=3", "own.toml"):
        with pytest.raises(UserError, check=about("edition-unknown")):
            parse_question(text)
    with pytest.raises(UserError, check=about("bad-notation")):
        parse_question(ISLAND, "dig here")
    with pytest.raises(UserError, check=about("request-wrong")):
        parse_question(ISLAND, {"move": "place", "card": "0"})
    assert parse_question(ISLAND).move is None
