"""Bots of Gobblings say and do the same in worlds their seat cannot tell apart.

And a search costs them the same, for time can be seen.
"""

from collections.abc import Sequence
from typing import Any

import pytest
from hypothesis import assume, given, settings

from foolsgold.base.ids import Seat
from foolsgold.base.rng import Rng
from foolsgold.beliefs.gobblings.posterior import beliefs_of
from foolsgold.bots.api import claim_after_move
from foolsgold.bots.catalogue import bots_of
from foolsgold.bots.common.characters import TalkParams
from foolsgold.bots.common.move_selection import SearchBudget, candidate_moves
from foolsgold.bots.gobblings.belief_bot import Thinker
from foolsgold.bots.gobblings.characters import CHARACTERS
from foolsgold.bots.gobblings.claims import choose_claim
from foolsgold.bots.gobblings.hints import advise
from foolsgold.bots.gobblings.search_bot import SEARCH, Master
from foolsgold.games.api import RoundStarted
from foolsgold.games.gobblings import visibility
from foolsgold.games.gobblings.edition import Edition
from foolsgold.games.gobblings.moves import Phase
from foolsgold.games.gobblings.view import View
from foolsgold.play.table_talk import Claimed, Looked, Suspect, Temperament
from tests.secrecy.test_gobblings_views import situations, two_worlds
from tests.support.gobblings_positions import box
from tests.support.gobblings_twin_worlds import Story
from tests.support.leaks import SeenBy, ViewOf, leak_event, leak_view
from tests.support.profiles import scaled_examples

SAID = (Claimed(0, Looked(0, "gold")), Claimed(1, Suspect(2)), Claimed(2, Looked(1, "dragon")))
"""What was said meanwhile is the same in both worlds."""

FEW = Master(SearchBudget(24, None))
FEW.load(wait=True)
"""A master that tries little, and always as much."""
QUIET = FEW.with_character_params(CHARACTERS[Temperament.QUIET])
"""One who pays for what moves give away."""
BOTS = tuple(FEW if bot.name == FEW.name else bot for bot in bots_of("gobblings"))


ENOUGH = 600
"""So many playouts make a race: moves fall behind, and it may end early."""


def effort(master: Master, view: View, heard: Sequence[Any]) -> list[Any]:
    """In how many worlds a master tries which move, and how often it looks at the clock.

    It is what others could learn from how long it thinks.
    """
    race = SEARCH.result()
    assert race is not None
    mind = master.evaluator(view, heard)
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
    state = told[-1][0]
    events = [seen_by(event, seat) for _, step in told for event in step]
    began = max(at for at, event in enumerate(events) if isinstance(event, RoundStarted))
    heard = (*events[began:], *SAID)
    view = view_of(state, seat)
    acts = state.to_act == seat and state.phase is not Phase.OVER
    found: list[Any] = [sorted(map(str, beliefs_of(view, heard).joint.items()))]
    found.append(choose_claim(view, heard, Rng(1), TalkParams(talk_rate=100.0)))
    for temper in Temperament:
        # Whoever they are, and whatever they remember.
        person = Thinker().with_character(temper, (*events[:began], *SAID))
        found.append(person.speak(view, heard[:-1], Rng(4)))
        if acts:
            found.append(str(person.choose(view, heard, Rng(5))))
            master = FEW.with_character(temper, (*events[:began], *SAID))
            found.append(str(master.choose(view, heard, Rng(5))))
    for bot in BOTS:
        found.append(claim_after_move(bot, view, heard, Rng(2)))
        if acts:
            found.append(str(bot.choose(view, heard, Rng(3))))
    if acts and state.phase is not Phase.STEAL:
        found += [effort(FEW, view, heard), effort(QUIET, view, heard)]
    if view.legal:
        # What a learner is told.
        found.append(str(advise(view, heard)))
    return found


@given(situations())
@settings(max_examples=scaled_examples(40))
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
    "traced": {"view_of": leak_view(visibility.view_of, "traced", lambda state: state.roles)},
    "looks": {"seen_by": leak_event(visibility.redact_event, "Peeked")},
    "nothing": {},
}


@pytest.mark.parametrize("leak", LEAKS)
def test_a_planted_leak_would_be_heard(leak: str) -> None:
    edition = box("gobblings-advanced", columns_between=2).edition
    differ = False
    for deal in range(10):
        pair = two_worlds(edition, 5, deal, deal, 5 + 3 * deal, deal % 5)
        if pair:
            one, two = (done_and_said(world, deal % 5, **LEAKS[leak]) for world in pair)
            differ = differ or one != two
    # What somebody else found under a goal is not even looked at.
    assert differ == (leak == "traced")
