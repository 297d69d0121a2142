"""Bots as people: tempers, first words, a memory of earlier rounds, and no monologues."""

from collections import Counter
from itertools import pairwise

import pytest

from foolsgold.base.ids import Seat
from foolsgold.base.rng import Rng
from foolsgold.beliefs.honesty import HonestyCounts
from foolsgold.beliefs.saboteur.honesty_history import collect_reputations
from foolsgold.beliefs.saboteur.posterior import beliefs_of
from foolsgold.bots.api import claim_after_move, with_character
from foolsgold.bots.common.characters import TalkParams, temper_of_seat
from foolsgold.bots.saboteur.belief_bot import Thinker
from foolsgold.bots.saboteur.characters import CHARACTERS
from foolsgold.bots.saboteur.claims import choose_claim
from foolsgold.bots.saboteur.rule_bot import Digger
from foolsgold.games.api import RoundStarted
from foolsgold.games.saboteur.cards import GoalFace, Role, Tool
from foolsgold.games.saboteur.events import Broken, Event, Mended, Peeked, Placed, RoundEnded
from foolsgold.games.saboteur.state import State
from foolsgold.games.saboteur.visibility import view_of
from foolsgold.play.game import Game
from foolsgold.play.table_talk import (
    Claim,
    Claimed,
    Greet,
    Honest,
    Looked,
    Sorry,
    Suspect,
    Temperament,
    Trust,
    claim_text,
    read_claim,
)
from foolsgold.tunnel.tiles import Cell, Tile
from tests.support.saboteur_positions import table

EXACT = {"roles": {"5": {"saboteurs": 2, "diggers": 3}}}
DIGS = table("S─", hand=["path EW"], changes=EXACT)


def placed(seat: Seat, x: int, tile: str) -> Event:
    return Placed(seat=seat, cell=Cell(x, 0), tile=Tile.read(tile), card=None)


def chosen(state: State, temper: Temperament, *heard: Event | Claimed) -> str:
    bot = Thinker().with_character(temper, ())
    return str(bot.choose(view_of(state, state.to_act), heard, Rng(1)))


def words(temper: Temperament, *heard: Event | Claimed, round_: int = 2) -> Claim | None:
    """What comes to somebody's mind first; the first round is for greetings."""
    manner = CHARACTERS[temper].talk._replace(talk_rate=100.0)
    state = table("S─", hand=["path EW"], changes=EXACT, round=round_)
    return choose_claim(view_of(state, 0), heard, Rng(1), manner)


# --- tempers ----------------------------------------------------------------------------------


def test_a_hot_head_strikes_where_a_trusting_soul_still_waits() -> None:
    state = table("S─", hand=["path NS", "break lamp"], changes=EXACT)
    doubtful = (placed(1, 1, "EW"), placed(3, 2, "nesw"))
    sure = beliefs_of(view_of(state, 0), doubtful).saboteur[3]
    assert (
        CHARACTERS[Temperament.HOT_HEADED].break_suspicion
        < CHARACTERS[Temperament.WARY].break_suspicion
        < sure
    )
    assert chosen(state, Temperament.HOT_HEADED, *doubtful) == "break 1 4"
    thresholds = [CHARACTERS[temper].break_suspicion for temper in Temperament]
    assert max(thresholds) == CHARACTERS[Temperament.TRUSTING].break_suspicion


def test_an_accusation_comes_sooner_from_a_hot_head_than_from_the_trusting() -> None:
    own = placed(0, 1, "EW")
    heard = (placed(3, 2, "nesw"), own)
    doubt = beliefs_of(view_of(DIGS, 0), heard).saboteur[3]
    hot, trusting = CHARACTERS[Temperament.HOT_HEADED].talk, CHARACTERS[Temperament.TRUSTING].talk
    assert hot.accuse_above < doubt < trusting.accuse_above
    assert words(Temperament.HOT_HEADED, *heard) == Suspect(3)
    assert words(Temperament.TRUSTING, *heard) != Suspect(3)


def test_whoever_is_accused_defends_themselves_and_a_hot_head_strikes_back() -> None:
    heard = (placed(0, 1, "EW"), Claimed(4, Suspect(0)), placed(0, 2, "EW"))
    assert words(Temperament.QUIET, *heard) == Honest()
    assert words(Temperament.HOT_HEADED, *heard) == Suspect(4)


def test_who_hides_tells_truly_of_a_stone_and_the_others_always_the_contrary() -> None:
    state = table("S─", hand=["path EW"], changes=EXACT, round=2, saboteurs=[0, 3])
    for temper in Temperament:
        manner = CHARACTERS[temper].talk._replace(talk_rate=100.0)
        said = {}
        for face in (GoalFace.TREASURE, GoalFace.STONE_A):
            look = Peeked(seat=0, goal=1, found=face, card=None)
            said[face] = choose_claim(view_of(state, 0), (look,), Rng(1), manner)
        assert said[GoalFace.TREASURE] == Looked(1, "stone"), "the treasure is given away by nobody"
        hides = CHARACTERS[temper].deception.price > 0
        assert said[GoalFace.STONE_A] == Looked(1, "stone" if hides else "treasure")


def test_an_accusation_made_twice_is_seldom_repeated() -> None:
    """What two have said already is said again by few."""
    heard = (placed(3, 2, "nesw"), placed(3, 1, "nesw"))
    said = (Claimed(1, Suspect(3)), Claimed(2, Suspect(3)))
    manner = TalkParams()

    def accuses(*words: Claimed) -> int:
        claims = (
            choose_claim(view_of(DIGS, 0), (*heard, *words, placed(0, 1, "EW")), Rng(seed), manner)
            for seed in range(60)
        )
        return sum(claim == Suspect(3) for claim in claims)

    assert accuses(said[0]) > 20
    assert accuses(*said) < accuses(said[0]) / 2


def test_whoever_broke_an_honest_seat_says_so_and_is_sorry_when_they_mend() -> None:
    broke = Broken(seat=0, target=2, tool=Tool.LAMP, card=None)
    honest = tuple(placed(2, x, "EW") for x in range(2, 6))
    before = (broke, *honest, placed(3, 6, "nesw"), placed(4, 6, "nesw"))
    # Silent about everybody else.
    manner = TalkParams(accuse_above=2.0, trust_below=-1.0, talk_rate=100.0)

    def said(last: Event) -> Claim | None:
        heard = (*before, last)
        assert beliefs_of(view_of(DIGS, 0), heard).saboteur[2] < 0.2
        return choose_claim(view_of(DIGS, 0), heard, Rng(1), manner)

    assert said(placed(0, 7, "EW")) == Trust(2)
    mended = [Mended(0, target, Tool.LAMP, (Tool.LAMP,), None) for target in (1, 2)]
    assert [said(each) for each in mended] == [Trust(2), Sorry()]


@pytest.mark.parametrize("temper", Temperament)
def test_the_first_words_tell_who_it_is(temper: Temperament) -> None:
    first = placed(0, 1, "EW")
    assert words(temper, first, round_=1) == Greet(temper)
    assert words(temper, first, round_=2) != Greet(temper)
    assert words(temper, first, placed(0, 2, "EW"), round_=1) != Greet(temper)
    assert words(temper, placed(0, 1, "ew"), round_=1) != Greet(temper), "nor over a dead end"
    assert read_claim(claim_text(Greet(temper))) == Greet(temper)


def test_four_bots_side_by_side_are_four_people_whatever_is_dealt() -> None:
    assert {temper_of_seat("BCD234", seat) for seat in range(1, 5)} == set(Temperament)
    tables = [temper_of_seat(f"BCD23{number}", 1) for number in range(40)]
    assert set(tables) == set(Temperament)


def test_a_bot_without_a_character_stays_what_it_is() -> None:
    bot = Digger()
    assert with_character(bot, Temperament.WARY, ()) is bot
    thinker = Thinker()
    assert with_character(thinker, None, ()) is thinker


# --- memory -----------------------------------------------------------------------------------

ROLES = (Role.DIGGER, Role.DIGGER, Role.SABOTEUR, Role.DIGGER, Role.SABOTEUR)
GOALS = (GoalFace.STONE_A, GoalFace.TREASURE, GoalFace.STONE_B)


def round_with(*said: Claimed) -> tuple[Event | Claimed, ...]:
    looks = (Peeked(seat=s.seat, goal=1, found=None, card=None) for s in said)
    ended = RoundEnded(round=1, found=True, roles=ROLES, goals=GOALS)
    return (RoundStarted(1, 0), *looks, *said, ended)


def test_a_round_that_is_over_shows_who_kept_their_word() -> None:
    lie, truth = Looked(1, "stone"), Looked(1, "treasure")
    known = collect_reputations(round_with(Claimed(1, lie), Claimed(2, lie), Claimed(3, truth)))
    assert known == {
        (1, Role.DIGGER): HonestyCounts(0, 1), (2, Role.SABOTEUR): HonestyCounts(0, 1), (3,
        Role.DIGGER): HonestyCounts(1, 0),
    }  # fmt: skip
    # Who did not look has said nothing that could be kept.
    assert not collect_reputations((RoundStarted(1, 0), Claimed(1, lie), round_with()[-1]))


@pytest.mark.parametrize("liar", [1, 2])
def test_whoever_lied_before_is_believed_less(liar: Seat) -> None:
    look = Peeked(seat=liar, goal=0, found=None, card=None)
    heard = (look, Claimed(liar, Looked(0, "treasure")))
    lied = collect_reputations(round_with(Claimed(liar, Looked(1, "stone"))))
    kept = collect_reputations(round_with(Claimed(liar, Looked(1, "treasure"))))
    view = view_of(DIGS, 0)
    believed = {name: beliefs_of(view, heard, known=known).treasure[0]
                for name, known in (("lied", lied), ("kept", kept), ("unknown", None))}  # fmt: skip
    assert believed["lied"] < believed["unknown"] < believed["kept"]


# --- a whole game -----------------------------------------------------------------------------


def test_a_table_of_people_speaks_about_once_in_three_turns_and_nobody_twice_in_a_row() -> None:
    turns, said = 0, list[Claimed]()
    for seed in range(2):
        game, rng = Game("saboteur-en", 5, seed), Rng(seed)
        spoken: list[Claimed] = []
        while (seat := game.to_act) is not None:
            bot = Thinker().with_character(
                temper_of_seat("BCD234", seat), game.earlier_history_for(seat)
            )
            turns += game.state.phase == "play"
            game.play(bot.choose(game.view(seat), game.round_history_for(seat), rng))
            claim = claim_after_move(bot, game.view(seat), game.round_history_for(seat), rng)
            if claim is not None and not game.is_over:
                spoken.append(game.say(seat, claim))
        assert all(one.seat != two.seat for one, two in pairwise(spoken))
        said += spoken
    assert 0.2 < len(said) / turns < 0.45
    kinds = Counter(type(claimed.claim) for claimed in said)
    assert kinds[Greet] > 4
    assert kinds[Looked] > 4
