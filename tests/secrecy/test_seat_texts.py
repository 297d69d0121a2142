"""A language model learns no more than a person: worlds that look alike give the same texts."""

from itertools import islice
from typing import Any

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from foolsgold.base.ids import Seat
from foolsgold.base.messages import UserError
from foolsgold.envs.text_seat import TextSeat
from foolsgold.locales.translator import LANGUAGES, translator_for
from tests.secrecy.situations import LEAKS, pairs, situations, two_worlds, view_leaks, watcher
from tests.support.each_game import CASES, each_game
from tests.support.game_case import GameCase
from tests.support.leaks import ViewOf
from tests.support.story_table import StoryTable
from tests.support.twin_worlds import Story


def texts_for(
    case: GameCase, story: Story, seat: Seat, lang: str = "en", view_of: ViewOf | None = None
) -> dict[str, Any]:
    """All that a model is told there."""
    reader = TextSeat(StoryTable(case, story, seat, view_of), translator_for(lang))
    moves = map(str, islice(case.conceivable_moves(story[-1][0]), 0, None, 17))
    return {
        "answers": [answer_to(reader, move) for move in ("jump", *moves)],
        "look": reader.look(),
        "news": reader.news(),
        "moves": [str(move) for move in reader.legal_moves()],
        "turn": reader.turn_line(),
        "rules": reader.rules() + reader.notation() + reader.claims(),
    }


def answer_to(reader: TextSeat, move: str) -> str:
    """What a model is told if it tries a move."""
    try:
        reader.play(move)
    except UserError as error:
        return reader.explain(error)
    return "played"


@each_game
@given(data=st.data())
def test_worlds_a_seat_cannot_tell_apart_give_it_the_same_texts(
    case: GameCase, data: st.DataObject
) -> None:
    situation = data.draw(situations(case))
    seat, lang = situation[-1], data.draw(st.sampled_from(LANGUAGES))
    assume(seat is not None)
    assert seat is not None
    pair = two_worlds(case, *situation)
    assume(pair is not None)
    assert pair is not None
    one, two = (texts_for(case, world, seat, lang) for world in pair)
    assert one == two


def leaking_texts(case: GameCase, view_of: ViewOf | None = None) -> set[str]:
    """The texts in which some pair of worlds shows the hole."""
    found: set[str] = set()
    for deal in range(LEAKS[case.name].deals):
        for pair in pairs(case.name, deal):
            one, two = (texts_for(case, each, watcher(deal), view_of=view_of) for each in pair)
            found |= {text for text in one if one[text] != two[text]}
    return found


@each_game
def test_nothing_is_caught_where_nothing_leaks(case: GameCase) -> None:
    assert leaking_texts(case) == set()


@pytest.mark.parametrize(
    ("game", "leak"),
    [
        ("saboteur", "goals"),
        ("saboteur", "discards"),
        ("saboteur", "next card"),
        ("gobblings", "goals"),
        ("gobblings", "roles"),
        ("gobblings", "next card"),
    ],
)
def test_a_planted_leak_in_what_is_described_is_caught(game: str, leak: str) -> None:
    """Of a view only some fields are described; a hole in those is seen."""
    case = CASES[game]
    assert leaking_texts(case, view_leaks(case)[leak]) == {"look"}
