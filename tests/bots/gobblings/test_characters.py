"""Four people in Gobblings: a temper shifts what they do, and not their words alone."""

from collections.abc import Iterable, Sequence
from types import SimpleNamespace
from typing import Any

import pytest
from msgspec.structs import replace

from foolsgold.base.messages import UserError
from foolsgold.base.rng import Rng
from foolsgold.beliefs.gobblings.role_swaps import HeardItem
from foolsgold.bots.gobblings import search_bot
from foolsgold.bots.gobblings.belief_bot import EXPOSED_SUSPICION, BeliefEvaluator, Thinker
from foolsgold.bots.gobblings.characters import CHARACTERS, DEFAULT_CHARACTER
from foolsgold.bots.gobblings.claims import choose_claim
from foolsgold.bots.gobblings.exposure_cost import exposure_costs, public_event_of, suspicion_after
from foolsgold.bots.gobblings.search_bot import Master
from foolsgold.games.gobblings.cards import GoalFace, TileKind
from foolsgold.games.gobblings.events import Peeked, Placed
from foolsgold.games.gobblings.state import State
from foolsgold.games.gobblings.visibility import view_of
from foolsgold.kernel.gobblings.search_types import SearchInput
from foolsgold.play.game import Game
from foolsgold.play.table_talk import Claimed, Looked, Suspect, Temperament
from foolsgold.study.opponents.goblin_variants import find_opponent
from foolsgold.tunnel.tiles import Cell, Tile
from tests.support.gobblings_positions import GNOMES_AND_GOBLINS, table

AS_GOBLIN = (GNOMES_AND_GOBLINS[4], *GNOMES_AND_GOBLINS[1:4], GNOMES_AND_GOBLINS[0])
"""Seat 0 is a Goblin, and so is seat 3."""
CHOICE = ["rubble NS", "passage NS", "passage NE"]
RUBBLE = ("ew", TileKind.RUBBLE)
HIDERS = [temper for temper in Temperament if CHARACTERS[temper].exposure_price]


def placed(seat: int, x: int, tile: str = "EW", kind: TileKind = TileKind.PASSAGE) -> Placed:
    return Placed(
        seat=seat, cell=Cell(x, 0), tile=Tile.read(tile), kind=kind, colour=None, card=None
    )


NOISE = (placed(1, 1), placed(2, 2), placed(3, 3, *RUBBLE), placed(3, 3, *RUBBLE))
"""Everybody looks at seat 3."""


def chosen(state: State, temper: Temperament, *heard: HeardItem) -> str:
    bot = Thinker().with_character(temper, ())
    return str(bot.choose(view_of(state, state.to_act), heard, Rng(1)))


def mind(state: State, temper: Temperament | None, *heard: HeardItem) -> BeliefEvaluator:
    nature = DEFAULT_CHARACTER if temper is None else CHARACTERS[temper]
    return BeliefEvaluator(view_of(state, 0), heard, nature)


# --- a Goblin who hides ------------------------------------------------------------------------


@pytest.mark.parametrize("temper", Temperament)
def test_some_dig_along_behind_the_noise_of_another_and_some_fight_at_once(
    temper: Temperament,
) -> None:
    state = table("S──", hand=CHOICE, roles=AS_GOBLIN, pile=40)
    move = chosen(state, temper, *NOISE)
    if temper in HIDERS:
        assert move.startswith(("place 1 3,0", "place 2 3,0")), "a tile that brings the way on"
    else:
        assert move.startswith("place 0 3,0"), "rubble"


@pytest.mark.parametrize("temper", HIDERS)
def test_a_goblin_stops_hiding_in_time(temper: Temperament) -> None:
    far = table("S──", hand=CHOICE, roles=AS_GOBLIN, pile=40)
    assert mind(far, temper, *NOISE).is_hiding
    assert not mind(far, temper).is_hiding, "nobody else is looked at"
    near = table("S───────", hand=CHOICE, roles=AS_GOBLIN, pile=40)
    assert not mind(near, temper, *NOISE).is_hiding, "it is time"
    late = table("S──", hand=CHOICE, roles=AS_GOBLIN, pile=9)
    assert not mind(late, temper, *NOISE).is_hiding, "there will be no other time"
    caught = mind(far, temper, *NOISE, *(placed(0, 3, *RUBBLE),) * 3)
    assert caught.public_beliefs.goblin[0] > EXPOSED_SUSPICION
    assert not caught.is_hiding, "everybody knows"
    gnome = table("S──", hand=CHOICE, pile=40)
    assert not mind(gnome, temper, *NOISE).is_hiding, "a Gnome has nothing to hide"
    assert not mind(far, None, *NOISE).is_hiding


@pytest.mark.parametrize("temper", HIDERS)
def test_a_searching_goblin_who_hides_pays_for_what_a_move_gives_away(temper: Temperament) -> None:
    state = table("S──", hand=CHOICE, roles=AS_GOBLIN, pile=40)
    hidden = mind(state, temper, *NOISE)
    moves = {str(move): move for move in hidden.view.legal}
    rubble, forward = moves["place 0 3,0 90"], moves["place 1 3,0 90"]
    assert suspicion_after(hidden, rubble) > suspicion_after(hidden, forward)
    paid = exposure_costs(hidden, [rubble, forward])
    assert paid[0] > paid[1] > 0
    asked = Master().with_character(temper, ()).search_input(hidden, [rubble, forward])
    assert asked.exposure_costs == paid
    assert not exposure_costs(mind(state, Temperament.WARY, *NOISE), [rubble]), (
        "who fights pays nothing"
    )


def test_a_search_begins_with_what_an_open_goblin_would_play(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    state = table("S──", hand=CHOICE, roles=AS_GOBLIN, pile=40)
    view, quiet = view_of(state, 0), Master().with_character(Temperament.QUIET, ())
    asked: list[tuple[str, int]] = []

    def race(_view: object, known: SearchInput, moves: Sequence[object], *_rest: object) -> None:
        asked.append((str(moves[0]), sum(price > 0 for price in known.exposure_costs)))

    monkeypatch.setattr(search_bot, "SEARCH", SimpleNamespace(result=lambda: race))
    quiet.choose(view, NOISE, Rng(1))
    ((first, paid),) = asked
    assert first.startswith("place 0 3,0"), "rubble, which is dear"
    assert paid > 1
    hidden = chosen(state, Temperament.QUIET, *NOISE)
    assert hidden != first, "and without an answer, what a hidden one would"
    assert str(quiet.choose(view, NOISE, Rng(1))) == hidden
    monkeypatch.setattr(search_bot, "SEARCH", SimpleNamespace(result=lambda: None))
    assert str(quiet.choose(view, NOISE, Rng(1))) == chosen(state, Temperament.QUIET, *NOISE)


def test_what_others_would_see_of_a_move_is_what_they_will_see() -> None:
    """The deed foreseen is the event of the engine, but for what nobody else is told."""
    seen = set[str]()
    for seed in range(4):
        game, rng = Game("gobblings", 5, seed), Rng(seed)
        while (seat := game.to_act) is not None and game.view(seat).round == 1:
            before = BeliefEvaluator(game.view(seat), game.round_history_for(seat))
            # Not the heaviest alone: whatever may be done is to be foreseen.
            kinds = {type(move): move for move in before.view.legal}
            move = rng.choice([*kinds.values(), before.best_move(rng)])
            deed = public_event_of(before, move)
            happened = game.play(move)
            if deed is not None:
                assert deed in _without_cards(game.redact_for(happened, 1 + (seat == 1)))
                seen.add(type(deed).__name__)
    assert seen == {"Placed", "Exploded", "Peeked", "Swapped", "Replaced", "Named"}


def _without_cards(heard: Iterable[Any]) -> list[object]:
    """What a stranger heard, without the numbers of cards."""
    told = ("card", "gave", "got", "face")
    return [
        replace(entry, **{name: None for name in told if hasattr(entry, name)}) for entry in heard
    ]


# --- the other thresholds ----------------------------------------------------------------------


def test_the_wary_look_before_they_dig_and_the_others_dig_first() -> None:
    state = table("S──", hand=["passage NS", "map", "passage NS"])
    assert chosen(state, Temperament.WARY).startswith("peek")
    assert chosen(state, Temperament.HOT_HEADED).startswith("place")


def test_a_hot_head_has_the_ale_served_to_whoever_accused_them() -> None:
    state = table("S──", hand=["passage NS"], phase="serve", naming=True)
    accused = (placed(1, 1), placed(3, 2, *RUBBLE), Claimed(4, Suspect(0)))
    assert chosen(state, Temperament.HOT_HEADED, *accused) == "serve 5"
    assert chosen(state, Temperament.WARY, *accused) == "serve 4"


def test_the_trusting_strike_whoever_is_ahead_where_the_wary_strike_the_suspect() -> None:
    state = table("S──", hand=["passage NS"], phase="serve", naming=True, points=(0, 14, 0, 0, 0))
    doubted = (placed(1, 1), placed(2, 2), placed(3, 3, *RUBBLE))
    assert chosen(state, Temperament.TRUSTING, *doubted) == "serve 2"
    assert chosen(state, Temperament.WARY, *doubted) == "serve 4"


def test_the_wary_change_sides_sooner_than_the_trusting() -> None:
    hand = ["potion", "passage NS", "passage NS"]
    state = table("S──────", hand=hand, roles=AS_GOBLIN, pile=40)
    assert chosen(state, Temperament.WARY).startswith("swap")
    assert not chosen(state, Temperament.TRUSTING).startswith("swap")


def test_a_goblin_who_hides_tells_truly_of_dynamite_alone() -> None:
    state = table("S─", hand=["passage NS"], roles=AS_GOBLIN)
    for temper in Temperament:
        manner = CHARACTERS[temper].talk._replace(talk_rate=100.0)
        for face in GoalFace:
            look = Peeked(seat=0, goal=1, found=face, card=None)
            said = choose_claim(view_of(state, 0), (look,), Rng(1), manner)
            assert isinstance(said, Looked)
            assert (said.found == face) == (temper in HIDERS and face is GoalFace.DYNAMITE)


def test_every_temper_differs_in_what_it_does() -> None:
    acts = {
        nature._replace(talk=DEFAULT_CHARACTER.talk)
        for nature in (*CHARACTERS.values(), DEFAULT_CHARACTER)
    }
    assert len(acts) == len(CHARACTERS) + 1


def test_opponents_with_a_character_are_found_by_name() -> None:
    quiet = find_opponent("thinker+quiet")
    assert quiet.name == "thinker+quiet"
    assert isinstance(quiet, Thinker)
    view = view_of(table("S──", hand=CHOICE), 0)
    assert quiet.evaluator(view, ()).character == CHARACTERS[Temperament.QUIET]
    for wrong in ("thinker+loud", "thinker+", "goblin+quiet"):
        with pytest.raises(UserError):
            find_opponent(wrong)
