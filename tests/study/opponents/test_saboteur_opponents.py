"""Opponents of Saboteur, the baseline bot, and the fixed roles of matchups."""

from collections.abc import Iterable, Iterator, Sequence
from hashlib import blake2b

import pytest
from msgspec.structs import replace

from foolsgold.base.messages import UserError
from foolsgold.base.rng import Rng
from foolsgold.bots.api import claim_after_move
from foolsgold.bots.random_bot import RandomBot
from foolsgold.bots.saboteur.belief_bot import BeliefEvaluator
from foolsgold.bots.saboteur.rule_bot import Evaluator
from foolsgold.bots.saboteur.suspicion import evidence_log_odds
from foolsgold.games.saboteur.cards import GoalFace, Role
from foolsgold.games.saboteur.events import Broken, Event, Peeked
from foolsgold.games.saboteur.moves import Break, Collapse, Discard, Mend, Move, Phase, Place
from foolsgold.games.saboteur.view import View
from foolsgold.games.saboteur.visibility import view_of
from foolsgold.kernel.saboteur.search_types import WeightedHypothesis
from foolsgold.play.game import Game
from foolsgold.play.table_talk import Claim, Claimed, Honest, Looked, Suspect, Trust
from foolsgold.study.calibration import calibrate
from foolsgold.study.matchups import (
    Matchup,
    MatchupRequest,
    PairedComparison,
    RoleCounts,
    measure_matchups,
    play_round,
)
from foolsgold.study.opponents import find_opponent
from foolsgold.study.opponents.best_response import (
    DiggerBestResponse,
    HiddenFacts,
    MasterBestResponse,
)
from tests.support.saboteur_positions import table


def test_the_baseline_bot_never_changes() -> None:
    """Whoever wants another `digger` gives it another name: figures are measured by this one."""
    digest = blake2b(digest_size=8)
    for seed in range(12):
        seen: list[Game] = []
        sides = Matchup(find_opponent("yardstick"), find_opponent("yardstick"))
        play_round(RoleCounts(2, 3).ruleset(), 5, seed, sides, watch=seen.append)
        digest.update("\n".join(map(str, seen[-1].moves)).encode())
    assert digest.hexdigest() == "ddc624a9fd6db32e"


def test_the_baseline_bot_still_reacts_to_claims_as_it_did() -> None:
    """Everybody tells of their looks, every other time truly: it digs by what it is told."""
    digest = blake2b(digest_size=8)
    for seed in range(12):
        game, rng, told = Game(RoleCounts(2, 3).ruleset(), 5, seed), Rng(seed), 0
        while game.state.phase is Phase.PLAY:
            view, heard = seen(game)
            for event in game.play(find_opponent("yardstick").choose(view, heard, rng)):
                if isinstance(event, Peeked):
                    said = (event.found is GoalFace.TREASURE) == (told % 2 == 0)
                    game.say(event.seat, Looked(event.goal, "treasure" if said else "stone"))
                    told += 1
        assert told
        digest.update("\n".join(map(str, game.moves)).encode())
    assert digest.hexdigest() == "de5f16c8a93dd2ed"


def test_talkers_say_what_their_names_promise() -> None:
    """Each from its own side of a table where somebody looked: true words are nowhere needed."""
    state = table("S─", goals=("treasure", "stone-a", "stone-b"))
    view = view_of(state, 0)
    looks = (
        Peeked(seat=0, goal=0, found=GoalFace.TREASURE, card=None),
        Peeked(seat=0, goal=1, found=GoalFace.STONE_A, card=None),
    )

    def said(name: str, seen: View = view, *words: Claimed) -> Claim | None:
        return claim_after_move(find_opponent(name), seen, (*looks, *words), Rng(1))

    assert said("fibber") == Looked(0, "stone")
    assert said("fibber", view, Claimed(0, Looked(0, "stone"))) == Looked(1, "treasure")
    assert said("slanderer") == Suspect(1)
    assert said("slanderer", view, Claimed(0, Suspect(1))) == Suspect(2)
    shown = replace(view.goals[0], face=GoalFace.TREASURE)
    looked = replace(view, goals=(shown, *view.goals[1:]))
    assert said("fabler", looked) == Looked(1, "treasure")
    assert said("fabler", looked, Claimed(0, Looked(2, "treasure"))) is None, "one story is enough"
    babble = {claim_after_move(find_opponent("babbler"), view, (), Rng(seed)) for seed in range(60)}
    assert {type(word) for word in babble} == {Looked, Suspect, Trust, Honest}
    assert Suspect(0) not in babble


def deeds(saboteurs: str, diggers: str, role: Role) -> Iterator[tuple[Evaluator, Move]]:
    """What one side did in some rounds, and what each made of their view just before."""
    for seed in range(6):
        game = Game(RoleCounts(2, 3).ruleset(), 5, seed)
        rng = Rng(seed)
        while game.state.phase is Phase.PLAY:
            view, heard = seen(game)
            mine = game.state.roles[view.to_act or 0]
            bot = find_opponent(diggers if mine is Role.DIGGER else saboteurs)
            move = bot.choose(view, heard, rng)
            if mine is role:
                yield Evaluator(view, heard), move
            game.play(move)


def share(kind: type[Move], played: Iterable[tuple[Evaluator, Move]]) -> float:
    """How much of what was done is of a kind."""
    moves = [move for _, move in played]
    return sum(isinstance(move, kind) for move in moves) / len(moves)


def test_a_hoarder_passes_far_more_often_than_others() -> None:
    hoards = share(Discard, deeds("digger", "hoarder", Role.DIGGER))
    assert hoards > 2 * share(Discard, deeds("digger", "digger", Role.DIGGER))


def test_a_turncoat_helps_until_few_cards_are_missing_and_then_only_breaks() -> None:
    turned = 0
    for mind, move in deeds("turncoat", "digger", Role.SABOTEUR):
        if mind._baseline[0] <= 4:
            assert isinstance(move, Break | Discard)
            turned += isinstance(move, Break)
        else:
            assert not isinstance(move, Break | Collapse)
            assert not isinstance(move, Place) or mind.effect(move)[0] > 0
    assert turned > 4


def test_an_avenger_breaks_those_who_broke_and_nobody_else() -> None:
    for role in Role:
        struck = 0
        for mind, move in deeds("avenger", "avenger", role):
            if isinstance(move, Break):
                struck += 1
                broke = any(isinstance(e, Broken) and e.seat == move.seat for e in mind.heard)
                assert broke == (role is Role.DIGGER)
        assert struck > 4


def test_a_paranoid_digger_mends_nobody_and_breaks_the_next_one() -> None:
    nearest = 0
    for mind, move in deeds("digger", "paranoid", Role.DIGGER):
        assert not isinstance(move, Mend) or move.seat == mind.me
        nearest += isinstance(move, Break) and move.seat == (mind.me + 1) % 5
    assert nearest > 4


def test_a_gambler_does_another_thing_with_other_dice() -> None:
    view, heard = seen(Game(RoleCounts(2, 3).ruleset(), 5, 1))
    kinds = {type(find_opponent("gambler").choose(view, heard, Rng(seed))) for seed in range(20)}
    assert len(kinds) > 2


def test_a_rival_finds_the_treasure_more_often_than_chance() -> None:
    lots, logan = RandomBot(), find_opponent("logan")
    found = measure_matchups(
        MatchupRequest(RoleCounts(1, 3), 10, 1), [Matchup(lots, lots), Matchup(lots, logan)]
    )
    assert found.line_ups[1].found.count > found.line_ups[0].found.count + 4


def test_a_matchup_has_exactly_its_roles_and_one_round() -> None:
    game = Game(RoleCounts.parse("2/3").ruleset(), 5, 1)
    assert sorted(game.state.roles) == [Role.DIGGER] * 3 + [Role.SABOTEUR] * 2
    assert game.ruleset.edition.rounds == 1


@pytest.mark.parametrize("text", ["", "2", "2/", "a/3", "-1/3", "2/0", "1/2/3"])
def test_wrong_role_counts_are_refused(text: str) -> None:
    with pytest.raises(UserError):
        RoleCounts.parse(text)


def test_a_matchup_is_of_saboteur() -> None:
    with pytest.raises(UserError):
        RoleCounts(2, 3).ruleset("gobblings-base")


def test_line_ups_share_their_deals() -> None:
    sides = [
        Matchup(find_opponent("digger"), RandomBot()),
        Matchup(find_opponent("yardstick"), RandomBot()),
    ]
    report = measure_matchups(MatchupRequest(RoleCounts(1, 2), 5, 3), sides)
    assert report.line_ups[0].beside_first is None
    # The yardstick is `digger`, so on the same deals nothing differs.
    assert report.line_ups[1].beside_first == PairedComparison(0, 0, 0.0, 0.0, 0.0)
    assert report == measure_matchups(MatchupRequest(RoleCounts(1, 2), 5, 3), sides)


def test_beliefs_are_better_than_suspicions_where_they_were_not_fitted() -> None:
    sides = Matchup(find_opponent("yj"), find_opponent("digger"))
    suspicion, beliefs, onlooker = calibrate(
        MatchupRequest(RoleCounts(2, 3), 12, 4), sides
    ).believers
    for better, worse in zip(beliefs.brier, suspicion.brier, strict=True):
        assert better < worse
    assert beliefs.error < suspicion.error / 2
    # Whoever digs knows one role more than who only watches.
    assert sum(onlooker.brier) > sum(beliefs.brier)


def test_bots_are_found_by_name_or_not_at_all() -> None:
    assert find_opponent("digger").name == "digger"
    with pytest.raises(UserError):
        find_opponent("genius")


def test_a_best_response_knows_whom_it_plays_against() -> None:
    game = Game(RoleCounts(2, 3).ruleset(), 5, 1)
    while len(game.moves) < 8:
        game.play(find_opponent("digger").choose(*seen(game), Rng(len(game.moves))))
    view, heard = seen(game)
    mind = BeliefEvaluator(view, heard)
    of_digger, of_master = (
        DiggerBestResponse().search_input(mind, ()),
        MasterBestResponse().search_input(mind, ()),
    )
    assert list(of_digger.public_log_odds) == evidence_log_odds(view, heard)
    assert {style.bold for style in of_digger.saboteur_mixes} == {0.0}
    assert {style.bold for style in of_master.saboteur_mixes} == {1.0}
    truth = HiddenFacts(frozenset({0, 3}), 2)
    assert MasterBestResponse(truth=truth).search_input(mind, ()).hypotheses == [
        WeightedHypothesis(*truth, 1.0)
    ]
    assert find_opponent("nemesis-digger:20").name == "nemesis-digger:20"


def seen(game: Game) -> tuple[View, Sequence[Event | Claimed]]:
    assert game.to_act is not None
    return game.view(game.to_act), game.round_history_for(game.to_act)
