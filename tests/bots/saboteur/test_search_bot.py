"""The master: what it tells its search, what it makes of the answer, and when it does without."""

from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any

import pytest

from foolsgold.base.rng import Rng
from foolsgold.beliefs.saboteur.posterior import Beliefs, Hypothesis, beliefs_of, public_posterior
from foolsgold.bots.api import make_deterministic, warm_up_bots
from foolsgold.bots.common.background_loader import LazyLoader
from foolsgold.bots.common.search_helpers import SearchBudget, significantly_best
from foolsgold.bots.saboteur import search_bot
from foolsgold.bots.saboteur.belief_bot import BeliefEvaluator, Thinker
from foolsgold.bots.saboteur.characters import CHARACTERS, DEFAULT_CHARACTER, DeceptionParams
from foolsgold.bots.saboteur.exposure_cost import (
    decoy_moves,
    exposure_costs,
    help_given,
    public_event_of,
    public_knowledge_after,
    suspicion_after,
)
from foolsgold.bots.saboteur.search_bot import (
    FRIEND_SUSPICION,
    ROGUE_SUSPICION,
    Master,
    candidate_moves,
    sanitise,
)
from foolsgold.bots.saboteur.search_input import (
    MIX_PRIOR,
    SearchParams,
    build_search_input,
    public_log_odds,
    saboteur_mixes,
)
from foolsgold.games.saboteur.events import Discarded, Event, Peeked, Placed
from foolsgold.games.saboteur.moves import read_move
from foolsgold.games.saboteur.visibility import redact_event, view_of
from foolsgold.kernel.search_result import MoveEstimate
from foolsgold.play.table_talk import Claimed, Temperament
from foolsgold.study.opponents import find_opponent
from foolsgold.tunnel.tiles import Cell, Tile
from tests.bots.fake_search import FakeSearch
from tests.support.saboteur_positions import events_of as told_of
from tests.support.saboteur_positions import table

EXACT = {"roles": {"5": {"saboteurs": 2, "diggers": 3}}}
STATE = table("S──", hand=["path EW", "path EW", "path NS", "map", "break lamp"], changes=EXACT)
VIEW = view_of(STATE, 0)
"""A digger's, with two cards alike."""


@pytest.fixture
def search(monkeypatch: pytest.MonkeyPatch) -> FakeSearch:
    search = FakeSearch("peek 3 2")
    monkeypatch.setattr(search_bot, "SEARCH", SimpleNamespace(result=lambda: search))
    return search


def test_it_plays_what_wins_most(search: FakeSearch) -> None:
    usual = str(Thinker().choose(VIEW, (), Rng(1)))
    assert usual != search.best
    assert str(Master(SearchBudget(40)).choose(VIEW, (), Rng(1))) == search.best
    (asked,) = search.asked
    assert asked.moves[0] == usual
    assert len(asked.moves) == SearchParams().max_moves
    assert (asked.rollouts, asked.goes_on) == (40, True)


def test_the_search_is_told_when_time_is_up(search: FakeSearch) -> None:
    Master(SearchBudget(40, seconds=0.0)).choose(VIEW, (), Rng(1))
    assert search.asked[0].goes_on is False


@pytest.mark.parametrize("answer", [None, "nothing yet"])
def test_without_a_search_it_plays_as_the_thinker_does(
    answer: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The position does not fit, or nothing is loaded yet."""
    race = None if answer else lambda *_: None
    monkeypatch.setattr(search_bot, "SEARCH", SimpleNamespace(result=lambda: race))
    assert Master().choose(VIEW, (), Rng(1)) == Thinker().choose(VIEW, (), Rng(1))


def test_moves_that_do_the_same_are_tried_once_and_every_kind_is() -> None:
    mind = BeliefEvaluator(VIEW, ())
    moves = [str(move) for move in candidate_moves(mind, VIEW.legal[0], 99)]
    assert moves[0] == str(VIEW.legal[0])
    assert not [move for move in moves if move.startswith("place 1")]
    few = {move.split()[0] for move in map(str, candidate_moves(mind, VIEW.legal[0], 4))}
    assert few == {"place", "peek", "break", "discard"}


def test_beliefs_are_sharpened_with_a_floor_and_looks_are_told() -> None:
    looked = Peeked(seat=3, goal=1, found=None, card=None)
    mind = BeliefEvaluator(VIEW, (looked,))
    asked = build_search_input(mind, SearchParams(sharpness=3.0, floor=0.1))
    assert sum(guess.probability for guess in asked.hypotheses) == pytest.approx(1)
    assert all(0 not in guess.saboteurs for guess in asked.hypotheses)
    assert list(asked.peeked_goals) == [frozenset(), frozenset(), frozenset(), {1}, frozenset()]
    plain = {(each.saboteurs, each.treasure): likely for each, likely in mind.beliefs.joint.items()}
    for guess in asked.hypotheses:
        assert guess.probability >= 0.1 * plain[guess.saboteurs, guess.treasure]


def test_what_the_table_thinks_is_told_beyond_the_deal_and_bounded() -> None:
    assert public_log_odds(VIEW, public_posterior(VIEW, ()), SearchParams()) == pytest.approx(
        [0.0] * 5
    )
    sure = Beliefs(5, {Hypothesis(frozenset({0}), 1): 1.0})
    assert public_log_odds(VIEW, sure, SearchParams(max_log_odds=3.0))[:2] == pytest.approx(
        [3.0, -3.0]
    )


def placed(seat: int, x: int, tile: str) -> Placed:
    return Placed(seat=seat, cell=Cell(x, 0), tile=Tile.read(tile), card=None)


def test_what_kind_of_saboteur_a_seat_would_be_follows_from_its_deeds() -> None:
    passes = [Discarded(seat=4, card=None, face=None)] * 3
    steps = [placed(1, 1, "EW"), placed(1, 2, "EW"), placed(3, 3, "nesw")]
    heard: list[Event | Claimed] = [*steps, *passes]
    nobody, digs, fights, idles = (
        saboteur_mixes(BeliefEvaluator(VIEW, heard))[seat] for seat in (2, 1, 3, 4)
    )
    assert nobody == MIX_PRIOR
    assert digs.mole > 0.6
    assert fights.bold > 0.6
    assert idles.bold + idles.mole < 0.4


PATIENT = DEFAULT_CHARACTER._replace(deception=DeceptionParams(0.2))
SABOTEUR = view_of(
    table("S──", hand=["path EW", "dead NESW"], changes=EXACT, saboteurs=[0, 3], pile=30), 0
)


def test_exposure_costs_grow_with_suspicion() -> None:
    mind = BeliefEvaluator(SABOTEUR, (), PATIENT)
    honest, rogue = (read_move(text) for text in ("place 0 3,0", "place 1 3,0"))
    assert suspicion_after(mind, rogue) > 0.5 > suspicion_after(mind, honest)
    dear, cheap = exposure_costs(mind, [rogue, honest])
    assert dear == pytest.approx(0.2 * suspicion_after(mind, rogue))
    assert cheap < dear
    assert exposure_costs(BeliefEvaluator(SABOTEUR, ()), [rogue, honest]) == [0.0, 0.0]
    assert honest in candidate_moves(mind, rogue, 4)


def test_no_digger_mends_a_rogue_breaks_a_friend_or_blasts_a_good_passage() -> None:
    """Whatever the search may think of it: people would laugh."""
    cards = ["mend lamp", "break cart", "rockfall"]
    state = table("S───", hand=cards, changes=EXACT, broken={1: ["lamp"], 2: ["lamp"]})
    dead_end, *steps = placed(1, 1, "nesw"), placed(2, 1, "EW"), placed(2, 2, "EW")
    mind = BeliefEvaluator(view_of(state, 0), (*[dead_end] * 2, *steps, placed(2, 3, "EW")))
    assert mind.suspicions[1] > ROGUE_SUSPICION > FRIEND_SUSPICION > mind.suspicions[2]
    moves = candidate_moves(mind, read_move("discard 0"), 20)
    told = {str(move) for move in moves}
    assert {"mend 0 3 lamp", "break 1 2"} <= told
    assert not {"mend 0 2 lamp", "break 1 3"} & told
    assert not any(text.startswith("collapse") for text in told)


def test_what_would_look_foolish_is_not_the_usual_move_either() -> None:
    state = table("S───", hand=["mend lamp", "path EW"], changes=EXACT, broken={1: ["lamp"]})
    mind = BeliefEvaluator(view_of(state, 0), [placed(1, 1, "nesw")] * 2)
    assert mind.suspicions[1] > ROGUE_SUSPICION
    assert sanitise(mind, read_move("mend 0 2 lamp")) == read_move("place 1 4,0")
    assert sanitise(mind, read_move("discard 1")) == read_move("discard 1")


def test_nobody_looks_again_where_they_have_looked() -> None:
    for saboteurs in ([1, 3], [0, 3]):
        state = table(
            "S───", hand=["map"], changes=EXACT, saboteurs=saboteurs,
            peeked=(frozenset({1}), *[frozenset()] * 4),
        )  # fmt: skip
        mind = BeliefEvaluator(view_of(state, 0), ())
        told = {str(move) for move in candidate_moves(mind, read_move("discard 0"), 20)}
        assert told == {"discard 0", "peek 0 1", "peek 0 3"}


def test_nobody_breaks_their_own_tool_to_look_harmless() -> None:
    cards = ["break lamp", "path EW"]
    state = table("S──", hand=cards, changes=EXACT, saboteurs=[0, 3], pile=30)
    mind = BeliefEvaluator(view_of(state, 0), (), PATIENT)
    moves = {str(move) for move in candidate_moves(mind, read_move("discard 1"), 20)}
    assert "break 0 2" in moves
    assert "break 0 1" not in moves


def test_exposure_costs_apply_only_between_the_thresholds() -> None:
    """A little suspicion costs nothing, who is known has nothing to lose, and near is near."""
    honest, rogue = (read_move(text) for text in ("place 0 3,0", "place 1 3,0"))

    def asked(guise: DeceptionParams) -> list[float]:
        mind = BeliefEvaluator(SABOTEUR, (), DEFAULT_CHARACTER._replace(deception=guise))
        return exposure_costs(mind, [rogue, honest])

    mind = BeliefEvaluator(SABOTEUR, ())
    high, low = (suspicion_after(mind, move) for move in (rogue, honest))
    assert asked(DeceptionParams(0.2, free_suspicion=low, lost_suspicion=high)) == pytest.approx(
        [0.2, 0.0]
    )
    assert asked(DeceptionParams(0.2, free_suspicion=low / 2, lost_suspicion=low)) == pytest.approx(
        [0.2, 0.2]
    )
    assert asked(DeceptionParams(0.2, stop_within_cards=mind.missing_cards)) == [0.0, 0.0]
    assert asked(DeceptionParams(0.2, stop_within_cards=mind.missing_cards - 1)) < asked(
        DeceptionParams(0.2)
    )


MISLEADS = DEFAULT_CHARACTER._replace(
    deception=DeceptionParams(0.6, stop_within_cards=3, is_misleading=True, help_penalty=0.2)
)
LOUD = tuple(placed(4, x, "nesw") for x in (1, 2))
"""Seat 4 makes all the noise."""


def misleading(*heard: Event | Claimed, hand: Sequence[str], **fields: Any) -> BeliefEvaluator:
    """Seat 0, a saboteur as seat 4 is, far from the goals."""
    state = table("S──", hand=hand, changes=EXACT, saboteurs=[0, 4], pile=30, **fields)
    return BeliefEvaluator(view_of(state, 0), heard, MISLEADS)


def test_whoever_misleads_counts_what_the_table_knows_of_everybody() -> None:
    mind = misleading(hand=["path EW", "dead NESW"])
    honest, rogue, idle = (read_move(text) for text in ("place 0 3,0", "place 1 3,0", "discard 0"))
    # A rogue is known, a digger's step deceives the table, and by the deal alone it knows nothing.
    assert (
        public_knowledge_after(mind, rogue)
        > public_knowledge_after(mind, idle)
        > 0
        > public_knowledge_after(mind, honest)
    )
    paid = exposure_costs(mind, [rogue, idle, honest])
    assert min(paid) == 0.0
    assert paid[0] > paid[1]
    # The toll is for what the step helps.
    free = BeliefEvaluator(
        mind.view, (), MISLEADS._replace(deception=MISLEADS.deception._replace(help_penalty=0))
    )
    assert (
        paid[2] - paid[0]
        > exposure_costs(free, [rogue, honest])[1] - exposure_costs(free, [rogue, honest])[0]
    )


def test_breaking_the_tool_of_a_suspected_partner_clears_them() -> None:
    """Whoever is known anyhow breaks the mate's: the table takes them for different sides."""
    own = tuple(placed(0, x, "nesw") for x in (1, 2))
    doubtful = Discarded(seat=4, card=None, face=None)
    mind = misleading(*own, doubtful, doubtful, hand=["break lamp", "path EW"])
    assert mind.public_beliefs.saboteur[0] > 0.8
    assert max(mind.suspicions[1:4]) < mind.suspicions[4]
    mate, digger = (read_move(text) for text in ("break 0 5", "break 0 2"))
    assert public_knowledge_after(mind, mate) < public_knowledge_after(mind, digger)
    # Whose own name is all they mind sees no difference, as they have none left.
    assert suspicion_after(mind, mate) == pytest.approx(suspicion_after(mind, digger), abs=0.1)


def test_help_that_looks_well_is_tried_and_what_it_costs_is_known() -> None:
    mind = misleading(*LOUD, hand=["mend lamp", "break lamp", "path NS"], broken={1: ["lamp"]})
    mended, mate, digger = (read_move(text) for text in ("mend 0 2 lamp", "break 1 5", "break 1 3"))
    assert mended in decoy_moves(mind, mind.view.legal)
    assert help_given(mind, mended) == pytest.approx(1 - mind.suspicions[1])
    assert help_given(mind, mate) > 0.5 > help_given(mind, digger)
    assert help_given(mind, read_move("discard 0")) == 0.0


def test_a_hiding_saboteur_strikes_before_the_draw_pile_ends() -> None:
    """By then all know better, and harm is worth more than a good name."""
    cards = ["path EW", "dead NESW"]
    moves = [read_move(text) for text in ("place 0 3,0", "place 1 3,0")]
    guise = MISLEADS.deception._replace(fade_from_turns=3.0, fade_to_turns=1.0)

    def asked(pile: int) -> float:
        state = table("S──", hand=cards, changes=EXACT, saboteurs=[0, 4], pile=pile)
        return max(
            exposure_costs(
                BeliefEvaluator(view_of(state, 0), (), DEFAULT_CHARACTER._replace(deception=guise)),
                moves,
            )
        )

    assert asked(30) == asked(15) > asked(10) > asked(5) == asked(2) == 0.0


def test_the_quiet_character_misleads() -> None:
    assert [temper for temper in Temperament if CHARACTERS[temper].deception.is_misleading] == [
        Temperament.QUIET
    ]


def test_the_public_event_of_a_move_is_what_others_would_see() -> None:
    """What patience imagines is what the table sees when the move is played."""
    cards = ["path EW", "rockfall", "map", "break lamp", "mend lamp"]
    state = table("S──", hand=cards, changes=EXACT, saboteurs=[0, 3], broken={2: ["lamp"]})
    view = view_of(state, 0)
    before = (placed(1, 1, "EW"), placed(2, 2, "EW"))
    mind = BeliefEvaluator(view, before)
    for kind in {type(move): move for move in view.legal}.values():
        seen = [redact_event(event, 1) for event in told_of(state, str(kind))]
        deed = public_event_of(mind, kind)
        assert deed is not None
        assert type(deed) in {type(event) for event in seen}
        imagined, real = (beliefs_of(view, (*before, *told)).joint for told in ([deed], seen))
        assert imagined == pytest.approx(real)


def tried(*found: float, error: float = 0.05, out: Sequence[int] = ()) -> list[MoveEstimate]:
    return [
        MoveEstimate(10 if place in out else 100, share, share - found[0], error)
        for place, share in enumerate(found)
    ]


def test_only_a_clearly_better_move_is_preferred() -> None:
    assert significantly_best(tried(0.5, 0.54, 0.52), 1.0) == 0
    assert significantly_best(tried(0.5, 0.56, 0.52), 1.0) == 1
    assert significantly_best(tried(0.5, 0.56, 0.44), 1.0, side=-1) == 2
    assert significantly_best(tried(0.5, 0.54, 0.52), 0.0) == 1


def test_an_eliminated_move_is_not_played() -> None:
    assert significantly_best(tried(0.5, 0.9, 0.6, out=[1]), 1.0) == 2
    assert significantly_best(tried(0.5, 0.52, 0.51, out=[0]), 1.0) == 1


def test_what_cannot_be_loaded_has_no_result() -> None:
    missing: LazyLoader[object] = LazyLoader(
        "foolsgold.bots.common.background_loader:LazyLoader", needs="no_such_package"
    )
    broken: LazyLoader[object] = LazyLoader(
        "foolsgold.bots.common.background_loader:nothing", needs="msgspec"
    )
    good: LazyLoader[object] = LazyLoader("builtins:dict", needs="msgspec")
    for loader in (missing, broken, good):
        loader.start(wait=True)
    assert missing.result() is broken.result() is None
    assert good.result() == {"aloud": True}


def test_only_bots_that_search_are_made_ready(monkeypatch: pytest.MonkeyPatch) -> None:
    waits: list[bool] = []
    monkeypatch.setattr(search_bot.SEARCH, "start", lambda *, wait: waits.append(wait))
    warm_up_bots(None, Thinker(), Master())
    named = find_opponent("master:30")
    counted = make_deterministic(Master())
    assert waits == [False, True, True]
    assert isinstance(named, Master)
    assert isinstance(counted, Master)
    assert (named.name, named.budget) == ("master:30", SearchBudget(30, None))
    assert counted.budget == SearchBudget(SearchBudget().rollouts, None)
