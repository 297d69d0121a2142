"""The thinking bot: acts on its beliefs and speaks by them; the novice errs."""

from msgspec.structs import replace

from foolsgold.base.ids import Seat
from foolsgold.base.rng import Rng
from foolsgold.beliefs.saboteur.posterior import public_posterior
from foolsgold.bots.common.characters import TalkParams
from foolsgold.bots.saboteur.belief_bot import BeliefEvaluator, Thinker
from foolsgold.bots.saboteur.characters import DEFAULT_CHARACTER, Character
from foolsgold.bots.saboteur.claims import ClaimPolicy, choose_claim
from foolsgold.games.saboteur.cards import GoalFace, Tool
from foolsgold.games.saboteur.events import Broken, Event, Mended, Peeked, Placed
from foolsgold.games.saboteur.moves import read_move
from foolsgold.games.saboteur.state import State
from foolsgold.games.saboteur.visibility import view_of
from foolsgold.play.game import Game
from foolsgold.play.table_talk import (
    Claim,
    Claimed,
    Greet,
    Honest,
    Looked,
    MendMe,
    Suspect,
    Temperament,
    Thanks,
)
from foolsgold.study.matchups import Matchup, RoleCounts, play_round
from foolsgold.tunnel.tiles import Cell, Tile
from tests.support.saboteur_positions import table

EXACT = {"roles": {"5": {"saboteurs": 2, "diggers": 3}}}


def placed(seat: Seat, x: int, tile: str) -> Event:
    return Placed(seat=seat, cell=Cell(x, 0), tile=Tile.read(tile), card=None)


HONEST_TWO = (placed(1, 1, "EW"), placed(2, 2, "EW"), placed(3, 0, "ew"))


def chosen(state: State, heard: tuple[Event, ...]) -> str:
    return str(Thinker().choose(view_of(state, state.to_act), heard, Rng(1)))


def test_a_digger_mends_whom_they_trust_before_digging_on() -> None:
    state = table(
        "S──", hand=["path NS", "mend lamp", "break lamp"], broken={1: ["lamp"]}, changes=EXACT
    )
    heard = (placed(1, 1, "EW"), placed(1, 2, "EW"))
    assert chosen(state, heard) == "mend 1 2 lamp"


def test_a_digger_breaks_the_tool_of_whom_they_doubt() -> None:
    state = table("S─", hand=["path NS", "break lamp"], changes=EXACT)
    heard = (placed(1, 1, "EW"), placed(3, 2, "nesw"))
    assert chosen(state, heard) == "break 1 4"


def test_a_saboteur_does_not_break_their_mate() -> None:
    state = table("S─", hand=["path NS", "break lamp"], changes=EXACT, saboteurs=[0, 3])
    heard = (placed(1, 1, "EW"), placed(3, 2, "nesw"))
    assert chosen(state, heard) in ("break 1 2", "break 1 3", "break 1 5")


def test_two_saboteurs_who_have_understood_each_other_help_each_other() -> None:
    """A broken mate is mended before a digger is hindered a little more; a stranger is not."""
    cards = ["mend lamp", "path NS", "map"]
    state = table(
        "S─", hand=cards, broken={3: ["lamp"]}, changes=EXACT, saboteurs=[0, 3], pile=20,
        peeked=(frozenset({1}), *[frozenset()] * 4),
    )  # fmt: skip
    rogue = (placed(1, 1, "EW"), placed(3, 2, "nesw"), placed(2, 2, "EW"), placed(4, 3, "EW"))
    assert chosen(state, rogue) == "mend 0 4 lamp"
    assert not chosen(state, (placed(3, 1, "EW"), placed(3, 2, "EW"))).startswith("mend")


def test_a_digger_who_is_suspected_proves_themselves() -> None:
    """They would look under a goal first; but whoever is doubted digs."""
    state = table("S─", hand=["map", "path EW"], changes=EXACT)
    trusted = (placed(0, 1, "EW"),)
    doubted = (placed(0, 1, "nesw"), placed(1, 1, "EW"), placed(2, 2, "EW"), placed(4, 3, "EW"))
    view = view_of(state, 0)
    worth = {
        heard: BeliefEvaluator(view, heard).score(read_move("place 1 2,0"))
        for heard in (trusted, doubted)
    }
    assert public_posterior(view, doubted).saboteur[0] > 0.6
    assert worth[doubted] > worth[trusted] + 1


LATE = Character(strike_within_cards=4)
"""Hides until four cards are missing."""


def played(state: State, heard: tuple[Event, ...] = (), nature: Character = LATE) -> str:
    bot = Thinker(nature)
    return str(bot.choose(view_of(state, state.to_act), heard, Rng(1)))


def test_a_saboteur_chooses_when_to_stop_hiding() -> None:
    cards = ["dead NESW", "path EW"]
    far = table("S─", hand=cards, changes=EXACT, saboteurs=[0, 3])
    near = table("S─────", hand=cards, changes=EXACT, saboteurs=[0, 3])
    assert played(far, nature=DEFAULT_CHARACTER).startswith("place 0")
    # Far from the goals somebody patient steps forward, as a digger would.
    assert played(far) == "place 1 2,0"
    # Near them, found out, or when the cards run out, there is nothing left to hide.
    assert played(near).startswith("place 0")
    rogue = (placed(0, 1, "nesw"), placed(0, 2, "nesw"), placed(0, 3, "nesw"))
    assert played(far, rogue).startswith("place 0")
    late = table("S─", hand=cards, changes=EXACT, saboteurs=[0, 3], pile=5)
    assert played(late).startswith("place 0")


# --- what it says ------------------------------------------------------------------------------

EAGER = TalkParams(talk_rate=100.0)
"""Says whatever comes to mind first."""


def looked(found: GoalFace, seat: Seat = 0) -> Event:
    return Peeked(seat=seat, goal=1, found=found, card=None)


def words(state: State, *heard: Event | Claimed) -> Claim | None:
    return choose_claim(view_of(state, 0), heard, Rng(1), EAGER)


DIGS = table("S─", hand=["path EW"], changes=EXACT)
HINDERS = table("S─", hand=["path EW"], changes=EXACT, saboteurs=[0, 4])


def test_a_digger_tells_what_they_saw() -> None:
    assert words(DIGS, looked(GoalFace.STONE_A)) == Looked(1, "stone")
    assert words(DIGS, looked(GoalFace.TREASURE)) == Looked(1, "treasure")


def test_a_saboteur_lies_where_nobody_can_tell() -> None:
    assert words(HINDERS, looked(GoalFace.TREASURE)) == Looked(1, "stone")
    assert words(HINDERS, looked(GoalFace.STONE_A)) == Looked(1, "treasure")


def test_a_saboteur_tells_the_truth_where_another_has_looked() -> None:
    other = Peeked(seat=2, goal=1, found=None, card=None)
    assert words(HINDERS, other, looked(GoalFace.TREASURE)) == Looked(1, "treasure")


def test_a_saboteur_who_is_found_out_saves_their_lies() -> None:
    rogue = (placed(0, 1, "nesw"), placed(0, 2, "nesw"))
    assert not isinstance(words(HINDERS, *rogue, looked(GoalFace.TREASURE)), Looked)
    # Nor is the truth worth telling: it would earn nothing any more.
    other = Peeked(seat=2, goal=1, found=None, card=None)
    assert not isinstance(words(HINDERS, other, *rogue, looked(GoalFace.TREASURE)), Looked)


def test_a_rogue_whom_all_know_neither_protests_nor_pleads() -> None:
    """Nobody would believe them; it was tried, and people laughed."""
    rogue = (placed(0, 1, "nesw"), Claimed(2, Suspect(0)), placed(0, 2, "nesw"))
    broken = table("S─", hand=["path EW"], changes=EXACT, saboteurs=[0, 4], broken={0: ["lamp"]})
    assert words(broken, *rogue) not in (Honest(), MendMe())
    assert words(broken, placed(0, 1, "EW"), Claimed(2, Suspect(0)), placed(0, 2, "EW")) == Honest()


def test_who_looked_speaks_as_soon_whichever_side_they_are_on() -> None:
    """Were liars slower, their silence would tell: even a greeting waits for both."""
    manner = EAGER._replace(temper=Temperament.QUIET)
    for state in (DIGS, HINDERS):
        for seen in ((), (Peeked(seat=2, goal=1, found=None, card=None),)):
            heard = (*seen, looked(GoalFace.TREASURE))
            assert isinstance(choose_claim(view_of(state, 0), heard, Rng(1), manner), Looked)


def test_whoever_comes_with_a_blow_says_why_and_not_hello() -> None:
    manner = EAGER._replace(temper=Temperament.TRUSTING)
    for state in (DIGS, HINDERS):
        first = replace(state, round=1)
        broke = Broken(seat=0, target=2, tool=Tool.LAMP, card=None)
        assert choose_claim(view_of(first, 0), (broke,), Rng(1), manner) == Suspect(2)
        kind = choose_claim(view_of(first, 0), (placed(0, 1, "EW"),), Rng(1), manner)
        assert kind == Greet(Temperament.TRUSTING)


def test_even_the_quiet_tell_what_they_saw() -> None:
    """On either side, or their silence would tell."""
    shy = TalkParams(talk_rate=0.0)
    for state in (DIGS, HINDERS):
        said = [
            choose_claim(view_of(state, 0), (looked(GoalFace.TREASURE),), Rng(n), shy)
            for n in range(40)
        ]
        assert sum(isinstance(claim, Looked) for claim in said) > 30
        silent = [
            choose_claim(view_of(state, 0), (placed(0, 1, "EW"),), Rng(n), shy) for n in range(40)
        ]
        assert not any(silent)


def test_what_was_seen_is_told_even_right_after_a_greeting() -> None:
    greeted = (placed(0, 1, "EW"), Claimed(0, Greet(Temperament.WARY)), Claimed(2, Honest()))
    for state in (DIGS, HINDERS):
        assert isinstance(words(state, *greeted, looked(GoalFace.TREASURE)), Looked)
        assert words(state, *greeted, placed(0, 2, "EW")) is None


def test_a_saboteur_lies_before_a_mate_who_looked_too() -> None:
    look = Peeked(seat=4, goal=1, found=None, card=None)
    honest = tuple(placed(seat, x, "EW") for seat in (1, 2, 3) for x in (1, 2))
    blows = (Broken(seat=4, target=seat, tool=Tool.LAMP, card=None) for seat in (1, 2))
    rogue = (placed(4, 1, "nesw"), placed(4, 2, "nesw"), *honest, *blows)
    assert words(HINDERS, look, looked(GoalFace.TREASURE)) == Looked(1, "treasure")
    assert words(HINDERS, look, *rogue, looked(GoalFace.TREASURE)) == Looked(1, "stone")


def test_an_accusation_follows_belief() -> None:
    own = placed(0, 1, "EW")
    doubted = words(DIGS, placed(3, 2, "nesw"), placed(3, 3, "nesw"), own)
    assert doubted == Suspect(3)
    assert not isinstance(words(DIGS, placed(3, 2, "EW"), own), Suspect)


def test_thanks_and_defence_are_answers() -> None:
    own = placed(0, 1, "EW")
    mended = Mended(seat=2, target=0, tool=Tool.LAMP, shown=(Tool.LAMP,), card=None)
    assert words(DIGS, own, mended, placed(0, 2, "EW")) == Thanks(2)
    accused = Claimed(4, Suspect(0))
    assert words(DIGS, own, accused, placed(0, 2, "EW")) == Honest()


def test_nobody_speaks_after_two_own_moves_in_a_row_or_says_a_thing_twice() -> None:
    first = (looked(GoalFace.STONE_A), Claimed(0, Looked(1, "stone")))
    assert words(DIGS, *first, placed(0, 1, "EW")) is None
    later = (*first, placed(0, 1, "EW"), placed(0, 2, "EW"))
    # Nobody has said a word since: two lines in a row are a monologue.
    assert not ClaimPolicy(view_of(DIGS, 0), later, EAGER).may_speak
    answered = (*first, placed(0, 1, "EW"), Claimed(3, Honest()), placed(0, 2, "EW"))
    assert ClaimPolicy(view_of(DIGS, 0), answered, EAGER).may_speak
    assert words(DIGS, *answered) != Looked(1, "stone")


def test_a_table_of_thinkers_speaks_about_once_in_three_turns() -> None:
    games: list[Game] = []
    counts = RoleCounts(2, 3)
    for seed in range(6):
        seen: list[Game] = []
        sides = Matchup(Thinker(), Thinker())
        play_round(counts.ruleset(), 5, seed, sides, talk=True, watch=seen.append)
        games.append(seen[-1])
    lines = sum(isinstance(e, Claimed) for game in games for e in game.history.since(0))
    assert 0.15 < lines / sum(len(game.moves) for game in games) < 0.45


def test_nobody_speaks_if_talk_is_off() -> None:
    seen: list[Game] = []
    play_round(RoleCounts(2, 3).ruleset(), 5, 1, Matchup(Thinker(), Thinker()), watch=seen.append)
    assert not any(isinstance(entry, Claimed) for entry in seen[-1].history.since(0))
