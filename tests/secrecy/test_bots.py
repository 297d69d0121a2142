"""A bot's words, moves and beliefs are the same in worlds its seat cannot tell apart.

And so is what a search costs it, for time can be seen.
"""

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, NamedTuple

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from foolsgold.base.ids import Seat
from foolsgold.base.rng import Rng
from foolsgold.beliefs.gobblings.posterior import beliefs_of as gobblings_beliefs
from foolsgold.beliefs.saboteur.posterior import beliefs_of as saboteur_beliefs
from foolsgold.bots.api import claim_after_move
from foolsgold.bots.catalogue import bots_of
from foolsgold.bots.common import search_helpers
from foolsgold.bots.common.characters import TalkParams
from foolsgold.bots.common.search_helpers import SearchBudget
from foolsgold.bots.gobblings import belief_bot as gobblings_belief_bot
from foolsgold.bots.gobblings import characters as gobblings_characters
from foolsgold.bots.gobblings import claims as gobblings_claims
from foolsgold.bots.gobblings import hints as gobblings_hints
from foolsgold.bots.gobblings import search_bot as gobblings_search_bot
from foolsgold.bots.saboteur import belief_bot as saboteur_belief_bot
from foolsgold.bots.saboteur import characters as saboteur_characters
from foolsgold.bots.saboteur import claims as saboteur_claims
from foolsgold.bots.saboteur import hints as saboteur_hints
from foolsgold.bots.saboteur import search_bot as saboteur_search_bot
from foolsgold.games.api import RoundStarted
from foolsgold.games.gobblings.moves import Phase as GobblingsPhase
from foolsgold.games.saboteur.moves import Phase as SaboteurPhase
from foolsgold.play.table_talk import Claimed, Looked, Suspect, Temperament
from tests.secrecy.situations import pairs, situations, two_worlds, watcher
from tests.support.each_game import CASES, each_game
from tests.support.game_case import GameCase
from tests.support.leaks import SeenBy, ViewOf, leak_event, leak_view
from tests.support.profiles import scaled_examples
from tests.support.twin_worlds import Story

RACE_ROLLOUTS = 600
"""Rollouts enough for a race: moves fall behind, and it may end early."""


class BotCase(NamedTuple):
    """The bots of a game, and what each of them is asked."""

    said: tuple[Claimed, ...]
    """What was said meanwhile; it is the same in both worlds."""
    few: Any
    """A master that tries little, and always as much."""
    careful: tuple[Any, ...]
    """Masters who count what each move gives away; the last one searches with it, too."""
    thinker: Any
    beliefs_of: Callable[..., Any]
    choose_claim: Callable[..., Any]
    advise: Callable[..., Any]
    search: Any
    """Loads the search."""
    evaluator: Callable[[Any, Any, Sequence[Any]], Any]
    """What a master makes of a view and of what it heard."""
    candidate_moves: Callable[..., list[Any]]
    """The moves a master would try."""
    unsearched: tuple[str, ...]
    """Phases in which a master chooses without a search."""
    roles_field: str
    """The field of a view that would tell the roles if it leaked."""


def _few(search_bot: Any) -> Any:
    master = search_bot.Master(SearchBudget(24, None))
    master.load(wait=True)
    return master


def _saboteur_bots() -> BotCase:
    few = _few(saboteur_search_bot)
    patient = saboteur_characters.DEFAULT_CHARACTER._replace(
        deception=saboteur_characters.DeceptionParams(0.2)
    )
    quiet = saboteur_characters.CHARACTERS[Temperament.QUIET]
    return BotCase(
        said=(
            Claimed(0, Looked(0, "treasure")),
            Claimed(1, Suspect(2)),
            Claimed(2, Looked(1, "stone")),
        ),
        few=few,
        # Somebody patient counts what the table would think of them after each move, the quiet
        # one what it would think of everybody.
        careful=(few.with_character_params(patient), few.with_character_params(quiet)),
        thinker=saboteur_belief_bot.Thinker(),
        beliefs_of=saboteur_beliefs,
        choose_claim=saboteur_claims.choose_claim,
        advise=saboteur_hints.advise,
        search=saboteur_search_bot.SEARCH,
        evaluator=lambda master, view, heard: saboteur_belief_bot.BeliefEvaluator(
            view, heard, master._character
        ),
        candidate_moves=saboteur_search_bot.candidate_moves,
        unsearched=tuple(set(SaboteurPhase) - {SaboteurPhase.PLAY}),
        roles_field="roles",
    )


def _gobblings_bots() -> BotCase:
    few = _few(gobblings_search_bot)
    quiet = gobblings_characters.CHARACTERS[Temperament.QUIET]
    return BotCase(
        said=(
            Claimed(0, Looked(0, "gold")),
            Claimed(1, Suspect(2)),
            Claimed(2, Looked(1, "dragon")),
        ),
        few=few,
        careful=(few.with_character_params(quiet),),
        thinker=gobblings_belief_bot.Thinker(),
        beliefs_of=gobblings_beliefs,
        choose_claim=gobblings_claims.choose_claim,
        advise=gobblings_hints.advise,
        search=gobblings_search_bot.SEARCH,
        evaluator=lambda master, view, heard: master.evaluator(view, heard),
        candidate_moves=search_helpers.candidate_moves,
        unsearched=(GobblingsPhase.STEAL, GobblingsPhase.OVER),
        roles_field="traced",
    )


@cache
def bot_case(game: str) -> BotCase:
    """The bots of a game, made when they are asked: that loads the search."""
    return {"saboteur": _saboteur_bots, "gobblings": _gobblings_bots}[game]()


def effort(bots: BotCase, master: Any, view: Any, heard: Sequence[Any]) -> list[Any]:
    """In how many worlds a master tries which move, and how often it looks at the clock.

    It is what others could learn from how long it thinks.
    """
    evaluate_moves = bots.search.result()
    assert evaluate_moves is not None
    mind = bots.evaluator(master, view, heard)
    looks: list[None] = []

    def goes_on() -> bool:
        looks.append(None)
        return True

    moves = bots.candidate_moves(mind, view.legal[0], master.params.max_moves)
    asked = master.search_input(mind, moves)
    tried = evaluate_moves(view, asked, moves, 7, RACE_ROLLOUTS, goes_on)
    return [*map(str, moves), tried, len(looks)]


def done_and_said(
    case: GameCase,
    story: Story,
    seat: Seat,
    view_of: ViewOf | None = None,
    seen_by: SeenBy | None = None,
) -> list[Any]:
    """All that bots in this seat would think, do and say now."""
    bots = bot_case(case.name)
    seen_by = seen_by or case.rules.redact_event
    state = story[-1][0]
    events = [seen_by(event, seat) for _, step in story for event in step]
    began = max(at for at, event in enumerate(events) if isinstance(event, RoundStarted))
    heard, earlier = (*events[began:], *bots.said), (*events[:began], *bots.said)
    view = (view_of or case.rules.view_of)(state, seat)
    acts = case.rules.to_act(state) == seat
    found: list[Any] = [sorted(map(str, bots.beliefs_of(view, heard).joint.items()))]
    found.append(bots.choose_claim(view, heard, Rng(1), TalkParams(talk_rate=100.0)))
    for temper in Temperament:
        # Whoever they are, and whatever they remember.
        person = bots.thinker.with_character(temper, earlier)
        found.append(person.speak(view, heard[:-1], Rng(4)))
        if acts:
            found.append(str(person.choose(view, heard, Rng(5))))
            master = bots.few.with_character(temper, earlier)
            found.append(str(master.choose(view, heard, Rng(5))))
    listed = (bots.few if bot.name == bots.few.name else bot for bot in bots_of(case.name))
    for bot in (*listed, *bots.careful):
        found.append(claim_after_move(bot, view, heard, Rng(2)))
        if acts:
            # The numbers of hidden cards differ, those of the own hand do not.
            found.append(str(bot.choose(view, heard, Rng(3))))
    if acts and state.phase not in bots.unsearched:
        found += [effort(bots, master, view, heard) for master in (bots.few, bots.careful[-1])]
    if view.legal:
        # What a learner is told.
        found.append(str(bots.advise(view, heard)))
    return found


@each_game
@given(data=st.data())
@settings(max_examples=scaled_examples(60))
def test_worlds_a_seat_cannot_tell_apart_give_the_same_words_and_moves(
    case: GameCase, data: st.DataObject
) -> None:
    situation = data.draw(situations(case))
    seat = situation[-1]
    assume(seat is not None)
    pair = two_worlds(case, *situation)
    assume(pair is not None)
    assert seat is not None
    assert pair is not None
    one, two = (done_and_said(case, world, seat) for world in pair)
    assert one == two


LEAKS: dict[str, Callable[[GameCase], dict[str, Any]]] = {
    "roles": lambda case: {
        "view_of": leak_view(
            case.rules.view_of, bot_case(case.name).roles_field, lambda state: state.roles
        )
    },
    "looks": lambda case: {"seen_by": leak_event(case.rules.redact_event, "Peeked")},
    "nothing": lambda _case: {},
}


@pytest.mark.parametrize("leak", LEAKS)
@pytest.mark.parametrize("game", CASES)
def test_a_planted_leak_changes_what_bots_do(game: str, leak: str) -> None:
    case = CASES[game]
    differ = any(
        done_and_said(case, one, watcher(deal), **LEAKS[leak](case))
        != done_and_said(case, two, watcher(deal), **LEAKS[leak](case))
        for deal in range(12)
        for one, two in pairs(game, deal)
    )
    # What somebody else found under a goal is not even looked at.
    assert differ == (leak == "roles")
