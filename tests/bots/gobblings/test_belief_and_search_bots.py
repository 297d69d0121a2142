"""The minds of Gobblings: what the thinker does and says, what the master asks and answers."""

from types import SimpleNamespace

import pytest
from msgspec.structs import replace

from foolsgold.base.ids import Seat
from foolsgold.base.rng import Rng
from foolsgold.beliefs.gobblings.posterior import posterior_of
from foolsgold.beliefs.gobblings.role_swaps import HeardItem
from foolsgold.bots.api import make_deterministic, warm_up_bots
from foolsgold.bots.common.characters import TalkParams
from foolsgold.bots.common.search_helpers import (
    MovePrior,
    SearchBudget,
    candidate_moves,
    posterior_best,
)
from foolsgold.bots.gobblings import search_bot
from foolsgold.bots.gobblings.belief_bot import DIGGING_GOBLIN_LOG_PRIOR, BeliefEvaluator, Thinker
from foolsgold.bots.gobblings.characters import CHARACTERS
from foolsgold.bots.gobblings.claims import ClaimPolicy, choose_claim
from foolsgold.bots.gobblings.hints import advise
from foolsgold.bots.gobblings.rule_bot import USELESS_PEEK_VALUE
from foolsgold.bots.gobblings.search_bot import Master, prior_of
from foolsgold.bots.gobblings.search_input import (
    MIX_PRIOR,
    OWN_MIX,
    SearchParams,
    acquaintances,
    build_search_input,
    goblin_mixes,
    public_log_odds,
)
from foolsgold.games.gobblings.cards import Colour, GoalFace, Role, TileKind
from foolsgold.games.gobblings.events import Exploded, Peeked, Placed, Replaced, Swapped
from foolsgold.games.gobblings.moves import Peek
from foolsgold.games.gobblings.state import State
from foolsgold.games.gobblings.view import LaidTile
from foolsgold.games.gobblings.visibility import view_of
from foolsgold.kernel.search_result import MoveEstimate
from foolsgold.locales.translator import LANGUAGES, translator_for
from foolsgold.play.game import Game
from foolsgold.play.table_talk import (
    Claim,
    Claimed,
    Greet,
    Honest,
    LookAt,
    Looked,
    NoWay,
    Sorry,
    Suspect,
    Temperament,
    Thanks,
    Trust,
)
from foolsgold.study.matchups import Matchup, RoleCounts, play_round
from foolsgold.study.opponents.goblin_variants import find_opponent
from foolsgold.tunnel.tiles import Cell, Tile
from tests.bots.fake_search import FakeSearch
from tests.support.gobblings_positions import GNOMES_AND_GOBLINS, table

AS_GOBLIN = (GNOMES_AND_GOBLINS[4], *GNOMES_AND_GOBLINS[1:4], GNOMES_AND_GOBLINS[0])
"""Seat 0 is a Goblin, and so is seat 3."""


def placed(seat: Seat, x: int, tile: str = "EW", kind: TileKind = TileKind.PASSAGE) -> Placed:
    return Placed(
        seat=seat, cell=Cell(x, 0), tile=Tile.read(tile), kind=kind, colour=None, card=None
    )


def chosen(state: State, *heard: HeardItem) -> str:
    return str(Thinker().choose(view_of(state, 0), heard, Rng(1)))


RUBBLE_LAID = (placed(1, 1), placed(2, 2), placed(3, 3, "ew", TileKind.RUBBLE))


def test_a_goblin_hinders_the_gnomes_before_it_knows_the_dragon() -> None:
    state = table("S──", hand=["rubble NS", "passage NE", "passage NS"], roles=AS_GOBLIN)
    assert chosen(state).startswith("place 0 3,0")


def test_the_ale_goes_to_whom_one_doubts() -> None:
    state = table("S──", hand=["passage NS"], phase="serve", naming=True)
    assert chosen(state, *RUBBLE_LAID) == "serve 4"


@pytest.mark.parametrize(
    ("hand", "roles", "why"),
    [
        (["passage NS", "rubble NS", "potion"], GNOMES_AND_GOBLINS, "hint-gold"),
        (["passage NS", "rubble NS", "potion"], AS_GOBLIN, "hint-mislead"),
        (["map", "rubble NS", "potion"], GNOMES_AND_GOBLINS, "hint-look"),
        (["potion", "rubble NS", "door-red NS"], GNOMES_AND_GOBLINS, "hint-pass"),
    ],
)
def test_a_hint_says_why(hand: list[str], roles: tuple[Role, ...], why: str) -> None:
    view = view_of(table("S──", hand=hand, roles=roles), 0)
    found = advise(view, ())
    assert found.move in view.legal
    assert found.why == why
    assert {translator_for(lang)(found.why) for lang in LANGUAGES}


def test_a_hint_names_whom_it_is_about() -> None:
    view = view_of(table("S──", hand=["passage NS"], phase="serve", naming=True), 0)
    found = advise(view, RUBBLE_LAID)
    assert (found.why, found.seat) == ("hint-break", 3)


# --- what it says ------------------------------------------------------------------------------

EAGER = TalkParams(talk_rate=100.0)
GNOME = table("S─", hand=["passage NS"])
GOBLIN = table("S─", hand=["passage NS"], roles=AS_GOBLIN)


def looked(found: GoalFace, seat: Seat = 0) -> Peeked:
    return Peeked(seat=seat, goal=1, found=found if seat == 0 else None, card=None)


def words(state: State, *heard: HeardItem, manner: TalkParams = EAGER) -> Claim | None:
    return choose_claim(view_of(state, 0), heard, Rng(1), manner)


@pytest.mark.parametrize("face", GoalFace)
def test_a_gnome_tells_what_they_saw_and_a_goblin_something_else(face: GoalFace) -> None:
    assert words(GNOME, looked(face)) == Looked(1, face)
    lie = words(GOBLIN, looked(face))
    assert isinstance(lie, Looked)
    assert lie.found not in (face, GoalFace.DYNAMITE)


def test_a_goblin_tells_the_truth_where_another_has_looked_and_saves_lies_nobody_believes() -> None:
    seen = looked(GoalFace.GOLD)
    assert words(GOBLIN, looked(GoalFace.GOLD, seat=2), seen) == Looked(1, "gold")
    rogue = [placed(0, x, "ew", TileKind.RUBBLE) for x in (1, 2)]
    assert not isinstance(words(GOBLIN, *rogue, seen), Looked)


def test_an_accusation_follows_belief_and_an_answer_what_was_said() -> None:
    own = placed(0, 1)
    rubble = [placed(3, x, "ew", TileKind.RUBBLE) for x in (2, 1, -1)]
    wary = TalkParams(talk_rate=100.0, accuse_above=0.6)
    assert words(GNOME, *rubble, placed(0, 5), manner=wary) == Suspect(3)
    assert words(GNOME, own, Claimed(4, Suspect(0)), placed(0, 2)) == Honest()
    cleared = Exploded(
        seat=2, cell=Cell(3, 0), tile=Tile.read("ew"), kind=TileKind.RUBBLE, colour=None, card=None
    )
    assert words(GNOME, own, placed(2, 3, "ew", TileKind.RUBBLE), cleared, placed(0, 2)) == Thanks(
        2
    )
    mine = placed(0, 3, "ew", TileKind.RUBBLE)
    assert words(GNOME, mine, cleared, placed(0, 2)) != Thanks(2), "not for what was one's own"


def test_a_known_goblin_is_not_sorry_and_nobody_asks_for_a_look_without_maps() -> None:
    rubble = placed(0, 3, "ew", TileKind.RUBBLE)
    # Silent about everybody else.
    manner = TalkParams(talk_rate=100.0, accuse_above=2.0, trust_below=-1.0)
    doubted = [rubble, placed(1, 1), rubble]
    assert words(GNOME, *doubted, manner=manner) == Sorry()
    assert words(GOBLIN, *doubted, *doubted, manner=manner) != Sorry()
    looks = [Peeked(seat=1, goal=0, found=None, card=None)] * 5
    assert words(GNOME, placed(0, 1), manner=manner) == LookAt(0)
    assert words(GNOME, *looks, placed(0, 1), manner=manner) != LookAt(0)


def test_a_door_is_excused_while_it_is_shut_and_a_wrong_accusation_is_taken_back() -> None:
    manner = TalkParams(talk_rate=100.0, accuse_above=2.0, trust_below=-1.0)
    rubble = placed(0, 3, "ew", TileKind.RUBBLE)
    door = placed(0, 2, kind=TileKind.DOOR)
    board = view_of(GNOME, 0).board
    for shut in (True, False):
        laid = LaidTile(door.cell, door.tile, TileKind.DOOR, Colour.RED, shut=shut)
        view = replace(view_of(GNOME, 0), board=(*board, laid))
        said = choose_claim(
            view, (rubble, placed(1, 1), rubble, placed(1, 1), door), Rng(1), manner
        )
        assert (said == Sorry()) == shut
    honest = [placed(2, x) for x in range(1, 6)]
    accused: tuple[HeardItem, ...] = (
        placed(0, 1),
        Claimed(0, Suspect(2)),
        Claimed(1, NoWay()),
        *honest,
        placed(0, 6),
    )
    assert posterior_of(view_of(GNOME, 0), accused).goblin[2] < 0.2
    assert words(GNOME, *accused, placed(0, 7), manner=manner) == Trust(2)


def test_nobody_looks_where_they_are_nearly_sure() -> None:
    state = table("S─", hand=["map", "rubble NS", "potion"])
    view = view_of(state, 0)
    told = [
        entry
        for seat in (1, 2)
        for entry in (
            Peeked(seat=seat, goal=1, found=None, card=None),
            Claimed(seat, Looked(1, "dragon")),
        )
    ]
    honest = [placed(seat, x) for x in range(2, 6) for seat in (1, 2)]
    mind = BeliefEvaluator(view, (*honest, *told))
    looks = {move.goal: mind.score(move) for move in view.legal if isinstance(move, Peek)}
    assert mind.beliefs.goal_probabilities(GoalFace.DRAGON)[1] > 0.9
    assert looks[1] == USELESS_PEEK_VALUE < 0 < looks[0]
    unheard = BeliefEvaluator(view, ())
    everywhere = [unheard.score(move) for move in view.legal if isinstance(move, Peek)]
    assert everywhere == pytest.approx([7, 7, 7])


def test_somebody_greets_first_and_nobody_speaks_twice_in_a_row() -> None:
    wary = TalkParams(talk_rate=100.0, temper=Temperament.WARY)
    assert words(GNOME, placed(0, 1), manner=wary) == Greet(Temperament.WARY)
    rubble = placed(0, 1, "ew", TileKind.RUBBLE)
    assert words(GNOME, rubble, manner=wary) != Greet(Temperament.WARY), "nor over a blocked way"
    own = (placed(0, 1), Claimed(0, Honest()))
    assert not ClaimPolicy(view_of(GNOME, 0), (*own, placed(0, 2)), EAGER).may_speak
    last = Thinker().with_character(Temperament.HOT_HEADED, (Claimed(0, Honest()),))
    assert last.speak(view_of(GNOME, 0), (looked(GoalFace.GOLD),), Rng(1)) is None


def test_a_table_of_thinkers_speaks_about_once_in_three_turns() -> None:
    lines = moves = 0
    for seed in range(6):
        seen: list[Game] = []
        sides = Matchup(Thinker(), Thinker())
        play_round(
            RoleCounts(2, 3).ruleset("gobblings"), 5, seed, sides, talk=True, watch=seen.append
        )
        lines += sum(isinstance(entry, Claimed) for entry in seen[-1].history.since(0))
        moves += len(seen[-1].moves)
    assert 0.15 < lines / moves < 0.45


def test_somebody_who_digs_along_is_suspected_more_than_the_fitted_weights_say() -> None:
    """Whom one takes for a Gnome one follows: in play, not in what is told."""
    heard = tuple(placed(seat, x) for seat, x in ((1, 1), (2, 2), (1, 3)))
    view = view_of(table("S──", hand=["passage NS"]), 0)
    mind = BeliefEvaluator(view, heard)
    fitted = posterior_of(view, heard)
    assert fitted.goblin[1] < fitted.goblin[3], "they dug, and the other did nothing"
    assert mind.beliefs.goblin[1] > fitted.goblin[1]
    assert mind.beliefs.joint == posterior_of(view, heard, doubt=DIGGING_GOBLIN_LOG_PRIOR).joint
    assert sum(mind.beliefs.goblin) == pytest.approx(sum(fitted.goblin))


# --- the master --------------------------------------------------------------------------------

VIEW = view_of(table("S──", hand=["passage NS", "passage NS", "map"]), 0)


def test_it_plays_what_serves_best(monkeypatch: pytest.MonkeyPatch) -> None:
    usual = str(Thinker().choose(VIEW, (), Rng(1)))
    search = FakeSearch("replace 2")
    monkeypatch.setattr(search_bot, "SEARCH", SimpleNamespace(result=lambda: search))
    assert str(Master(SearchBudget(40)).choose(VIEW, (), Rng(1))) == search.best != usual
    (asked,) = search.asked
    assert asked.moves[0] == usual
    assert len(asked.moves) <= SearchParams().max_moves
    assert (asked.rollouts, asked.goes_on) == (40, True)


@pytest.mark.parametrize("race", [None, lambda *_: None])
def test_without_a_search_it_plays_as_the_thinker_does(
    race: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing is loaded yet, or the position does not fit."""
    monkeypatch.setattr(search_bot, "SEARCH", SimpleNamespace(result=lambda: race))
    assert Master().choose(VIEW, (), Rng(1)) == Thinker().choose(VIEW, (), Rng(1))


def test_moves_that_do_the_same_are_tried_once_and_every_kind_is() -> None:
    mind = BeliefEvaluator(VIEW, ())
    moves = [str(move) for move in candidate_moves(mind, VIEW.legal[0], 999)]
    assert not [move for move in moves if move.startswith("place 1")]
    few = {move.split()[0] for move in map(str, candidate_moves(mind, VIEW.legal[0], 3))}
    assert few == {"place", "peek", "replace"}


def test_what_the_search_is_told() -> None:
    swap = Swapped(seat=1, target=2, gave=None, got=None, card=None)
    heard = (Peeked(seat=3, goal=1, found=None, card=None), swap)
    mind = BeliefEvaluator(VIEW, heard)
    asked = build_search_input(mind, SearchParams(sharpness=3.0, floor=0.1))
    assert sum(guess.probability for guess in asked.hypotheses) == pytest.approx(1)
    assert all(0 not in guess.goblins for guess in asked.hypotheses)
    assert asked.peeked_goals[3] == {1}
    assert [*map(set, asked.acquaintances)] == [set(), {2}, {1}, set(), set()]
    plain = {(each.goblins, each.faces): likely for each, likely in mind.beliefs.joint.items()}
    assert all(g.probability >= 0.1 * plain[g.goblins, g.faces] for g in asked.hypotheses)
    again = Swapped(seat=2, target=4, gave=None, got=None, card=None)
    assert acquaintances((swap, again), 5)[1] == set()


def test_what_the_table_thinks_is_told_beyond_the_deal_and_bounded() -> None:
    table_thinks = BeliefEvaluator(VIEW, ()).beliefs
    bound = public_log_odds(VIEW, table_thinks, SearchParams(max_log_odds=2.0))
    assert bound[0] == -2.0
    assert all(abs(each) <= 2.0 for each in bound)


def found(more: float, error: float) -> MoveEstimate:
    return MoveEstimate(100, 0.5 + more, more, error)


def test_what_was_thought_counts_less_the_better_a_move_was_tried() -> None:
    thoughts = [MovePrior(0.0, 0.1), MovePrior(-0.2, 0.1)]
    assert posterior_best([found(0.0, 0.0), found(0.3, 0.2)], thoughts) == 0, "luck, most likely"
    assert posterior_best([found(0.0, 0.0), found(0.3, 0.05)], thoughts) == 1
    open_minded = [MovePrior(0.0, 0.1), MovePrior(-0.2, 0.4)]
    assert posterior_best([found(0.0, 0.0), found(0.3, 0.2)], open_minded) == 1
    assert posterior_best([found(0.0, 0.0), found(0.0, 0.1)], [MovePrior(0.0, 0.1)] * 2) == 0


def test_a_lighter_move_is_thought_to_cost_points_and_an_exchange_may_surprise() -> None:
    view = view_of(table("S──", hand=["passage NS", "potion", "map"]), 0)
    mind, weighing = (
        BeliefEvaluator(view, ()),
        SearchParams(prior_slope=0.02, prior_error=0.1, swap_prior_error=0.4),
    )
    usual = mind.best_move(Rng(1))
    assert prior_of(mind, usual, usual, weighing) == (0.0, 0.1)
    others = {str(move).split()[0]: move for move in view.legal}
    card, role = (prior_of(mind, others[kind], usual, weighing) for kind in ("replace", "swap"))
    lighter = mind.score(usual) - mind.score(others["replace"])
    assert card.advantage == pytest.approx(-0.02 * lighter)
    assert (card.standard_error, role.standard_error) == (0.1, 0.4)


def test_what_kind_of_goblin_a_seat_would_be_follows_from_its_deeds() -> None:
    rubble = placed(1, 3, "NESW", TileKind.RUBBLE)
    waits = Replaced(2, None, None)
    heard = (placed(3, 1), rubble, waits, placed(3, 2), rubble, waits, placed(3, 3), rubble, waits)
    fights, waits_on, digs, nothing = goblin_mixes(BeliefEvaluator(VIEW, heard))[1:]
    assert fights.warden + fights.brute > 0.9
    assert waits_on.rule > 0.6
    assert digs.imp > 0.7
    assert nothing == MIX_PRIOR
    assert goblin_mixes(BeliefEvaluator(VIEW, heard))[0] == OWN_MIX
    for style in (fights, waits_on, digs):
        assert sum(style) == pytest.approx(1)
    changed = replace(VIEW, swapped=(1,))
    assert goblin_mixes(BeliefEvaluator(changed, heard))[1] == MIX_PRIOR, "for whom was that done?"


def test_everybody_is_thought_to_dig_where_the_table_hopes_and_the_seat_by_its_own() -> None:
    looked = (frozenset({1}), *[frozenset[int]()] * 4)
    seen = view_of(table("S──", hand=["passage NS"], peeked=looked), 0)
    mine, *others = build_search_input(BeliefEvaluator(seen, ()), SearchParams()).goal_beliefs
    assert {mine[0][1], mine[1][1]} <= {0.0, 1.0}, "they have looked there"
    assert all(each == pytest.approx(1 / 3) for hopes in others for side in hopes for each in side)


def test_it_is_warmed_up_like_any_search_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    waits: list[bool] = []
    monkeypatch.setattr(search_bot.SEARCH, "start", lambda *, wait: waits.append(wait))
    warm_up_bots(Thinker(), Master())
    named, counted = find_opponent("master:30"), make_deterministic(Master())
    assert waits == [False, True, True]
    assert isinstance(named, Master)
    assert isinstance(counted, Master)
    quiet = make_deterministic(Master().with_character(Temperament.QUIET, ()))
    assert isinstance(quiet, Master)
    assert quiet.evaluator(VIEW, ()).character == CHARACTERS[Temperament.QUIET], (
        "without a clock, the same person"
    )
    assert (named.name, named.budget) == ("master:30", SearchBudget(30, None))
    assert counted.budget.seconds is None
