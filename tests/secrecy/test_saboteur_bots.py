"""A bot's words, moves and beliefs are the same in worlds its seat cannot tell apart.

And so is what a search costs it, for time can be seen.
"""

from collections.abc import Sequence
from typing import Any

import pytest
from hypothesis import assume, given, settings

from foolsgold.base.ids import Seat
from foolsgold.base.rng import Rng
from foolsgold.beliefs.saboteur.posterior import beliefs_of
from foolsgold.bots.api import claim_after_move
from foolsgold.bots.catalogue import bots_of
from foolsgold.bots.common.characters import TalkParams
from foolsgold.bots.common.move_selection import SearchBudget
from foolsgold.bots.saboteur.belief_bot import BeliefEvaluator, Thinker
from foolsgold.bots.saboteur.characters import CHARACTERS, DEFAULT_CHARACTER, DeceptionParams
from foolsgold.bots.saboteur.claims import choose_claim
from foolsgold.bots.saboteur.hints import advise
from foolsgold.bots.saboteur.search_bot import SEARCH, Master, candidate_moves
from foolsgold.games.api import RoundStarted
from foolsgold.games.saboteur import visibility
from foolsgold.games.saboteur.edition import Edition
from foolsgold.games.saboteur.moves import Phase
from foolsgold.games.saboteur.view import View
from foolsgold.play.table_talk import Claimed, Looked, Suspect, Temperament
from tests.secrecy.test_saboteur_views import pairs, situations, two_worlds
from tests.support.leaks import SeenBy, ViewOf, leak_event, leak_view
from tests.support.profiles import scaled_examples
from tests.support.saboteur_twin_worlds import Story

SAID = (Claimed(0, Looked(0, "treasure")), Claimed(1, Suspect(2)), Claimed(2, Looked(1, "stone")))
"""What was said meanwhile is the same in both worlds."""


FEW = Master(SearchBudget(24, None))
FEW.load(wait=True)
"""A master that tries little, and always as much."""
BOTS = tuple(FEW if bot.name == FEW.name else bot for bot in bots_of("saboteur"))


ENOUGH = 600
"""So many playouts make a race: moves fall behind, and it may end early."""


def effort(master: Master, view: View, heard: Sequence[Any]) -> list[Any]:
    """In how many worlds a master tries which move, and how often it looks at the clock.

    It is what others could learn from how long it thinks.
    """
    race = SEARCH.result()
    assert race is not None
    mind = BeliefEvaluator(view, heard, master._character)
    looks: list[None] = []

    def goes_on() -> bool:
        looks.append(None)
        return True

    moves = candidate_moves(mind, view.legal[0], master.params.max_moves)
    tried = race(view, master.search_input(mind, moves), moves, 7, ENOUGH, goes_on)
    return [*map(str, moves), tried, len(looks)]


def done_and_said(
    told: Story,
    seat: Seat,
    view_of: ViewOf = visibility.view_of,
    seen_by: SeenBy = visibility.redact_event,
) -> list[Any]:
    """All that bots in this seat would think, do and say now."""
    state, steps = told
    events = [seen_by(event, seat) for step in steps for event in step]
    began = max(at for at, event in enumerate(events) if isinstance(event, RoundStarted))
    heard = (*events[began:], *SAID)
    view = view_of(state, seat)
    found: list[Any] = [sorted(map(str, beliefs_of(view, heard).joint.items()))]
    found.append(choose_claim(view, heard, Rng(1), TalkParams(talk_rate=100.0)))
    earlier = (*events[:began], *SAID)
    for temper in Temperament:
        # Whoever they are, and whatever they remember.
        person = Thinker().with_character(temper, earlier)
        found.append(person.speak(view, heard[:-1], Rng(4)))
        if state.to_act == seat and state.phase is not Phase.OVER:
            found.append(str(person.choose(view, heard, Rng(5))))
    # Somebody patient counts what the table would think of them after each move, the quiet one
    # what it would think of everybody.
    patient = FEW.with_character_params(DEFAULT_CHARACTER._replace(deception=DeceptionParams(0.2)))
    quiet = FEW.with_character_params(CHARACTERS[Temperament.QUIET])
    for bot in (*BOTS, patient, quiet):
        found.append(claim_after_move(bot, view, heard, Rng(2)))
        if state.to_act == seat and state.phase is not Phase.OVER:
            # The numbers of hidden cards differ, those of the own hand do not.
            found.append(str(bot.choose(view, heard, Rng(3))))
    if state.to_act == seat and state.phase is Phase.PLAY:
        found += [effort(master, view, heard) for master in (FEW, quiet)]
    if view.legal:
        # What a learner is told.
        found.append(str(advise(view, heard)))
    return found


@given(situations())
@settings(max_examples=scaled_examples(60))
def test_worlds_a_seat_cannot_tell_apart_give_the_same_words_and_moves(
    situation: tuple[Edition, int, int, int, int, Seat | None],
) -> None:
    seat = situation[-1]
    assume(seat is not None)
    pair = two_worlds(*situation)
    assume(pair is not None)
    assert seat is not None
    assert pair is not None
    assert done_and_said(pair[0], seat) == done_and_said(pair[1], seat)


LEAKS: dict[str, dict[str, Any]] = {
    "roles": {"view_of": leak_view(visibility.view_of, "roles", lambda state: state.roles)},
    "looks": {"seen_by": leak_event(visibility.redact_event, "Peeked")},
    "nothing": {},
}


@pytest.mark.parametrize("leak", LEAKS)
def test_a_planted_leak_would_be_heard(leak: str) -> None:
    differ = any(
        done_and_said(pair[0], deal % 5, **LEAKS[leak])
        != done_and_said(pair[1], deal % 5, **LEAKS[leak])
        for deal in range(12)
        for pair in pairs(deal)
    )
    # What somebody else found under a goal is not even looked at.
    assert differ == (leak == "roles")
