"""In worlds that a seat cannot tell apart it is told the same: what it knows, may do, and wins."""

from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np
import pytest
from msgspec.structs import replace

from foolsgold.base.frozendict import FrozenDict
from foolsgold.base.rng import Rng
from foolsgold.games.catalogue import Ruleset
from foolsgold.kernel.backend_interface import backend_of
from foolsgold.kernel.learner_backend import learner_backend_of
from foolsgold.kernel.learner_game import LearnerGame
from foolsgold.kernel.learner_layout import (
    LEARNER,
    LEARNER_DTYPE,
    LOG_WIDTH,
    MAX_SEATS,
    OPTION_WHOLE_GAME,
    OPTIONS,
)
from foolsgold.kernel.oversized_games import rule_bot_of
from tests.kernel.learner_games import REFERENCE_EDITIONS, SHORT_BOARDS
from tests.secrecy.situations import LEAKS, view_leaks
from tests.support.each_game import CASES, each_game
from tests.support.game_case import GameCase, shipped
from tests.support.leaks import ViewOf, leak_view
from tests.support.twin_worlds import twin_world

WATCHER = 1
LEAK_DEALS = 40


class World:
    """One world as a learner is told of it, move by move."""

    def __init__(self, ruleset: Ruleset, seats: int, chance: Any, view_of: ViewOf | None) -> None:
        options = np.zeros(OPTIONS, np.int64)
        options[OPTION_WHOLE_GAME] = 1
        self.learner, rules = learner_backend_of(ruleset.rules.name), ruleset.rules
        self.backend = backend_of(rules.name)
        everybody = np.full(MAX_SEATS, LEARNER, np.uint8)
        self.game = LearnerGame(
            ruleset, self.learner, seats, options, everybody, 20, rule_bot_of(rules.name)
        )
        self.game.state, self.game.heard = rules.start(ruleset.edition, seats, chance)
        self.game.is_running = True
        self.view_of = view_of or rules.view_of
        self.game.view = lambda seat: self.view_of(self.game.state, seat)  # type: ignore[method-assign]

    def play(self, move: Any) -> None:
        self.game.rewards[:] = 0
        self.game.play(move)

    def told(self, seat: int, doctor: Callable[[Any, int], None] | None = None) -> bytes:
        """Observation by both engines, list with numbers and features, own reward."""
        game, state = self.game, self.game.state
        made: bytes = game.observation(seat).tobytes() + game.rewards[seat].tobytes()
        if game.is_running and game.to_act == seat:
            made += str([(each.id, each.features) for each in game.listed()]).encode()
        record = np.zeros(1, self.backend.record_dtype)
        table = self.backend.edition_table_of(state.edition, state.seats)
        # A record holds no other deals to come than those of its seed.
        dealt = {n: deal for n, deal in state.chance.given.items() if n <= state.round}
        chance = replace(state.chance, given=FrozenDict(dealt))
        self.backend.pack(replace(state, chance=chance), table[0], record[0])
        if doctor is not None:
            doctor(record[0], seat)
        logs, out = (
            np.zeros((1, 20, LOG_WIDTH), np.uint8),
            np.zeros((1, self.learner.layout.size(20)), np.uint8),
        )
        rows = np.array(game.log[:20], np.uint8).reshape(-1, LOG_WIDTH)
        logs[0, : len(rows)] = rows
        self.learner.observe(record, table, np.zeros(1, LEARNER_DTYPE), logs, seat, out)
        return made + out.tobytes()


@cache
def twin_worlds(game: str, deal: int) -> tuple[Ruleset, list[tuple[Any, list[Any]]]] | None:
    """Two worlds with the moves in them, which the watcher cannot tell apart."""
    case = CASES[game]
    board = SHORT_BOARDS[game] if deal % 3 == 2 else {}
    ruleset = shipped(REFERENCE_EDITIONS[game], **board)
    chance = case.rules.chance_from(5, deal, None)
    length = (90 if deal % 2 else 25) if game == "saboteur" else 6 + deal
    steps = case.play_random_game(ruleset.edition, 5, chance, deal, length)
    moves = [move for _, move, _ in steps]
    rng = Rng(deal)
    for _ in range(LEAKS[game].tries):
        other = twin_world(case, ruleset.edition, 5, chance, moves, WATCHER, rng)
        if other is not None:
            return ruleset, [(chance, moves), other]
    return None


def differs(
    game: str,
    deal: int,
    view_of: ViewOf | None = None,
    doctor: Callable[[Any, int], None] | None = None,
) -> bool:
    """Whether the watcher is told different things in the two worlds of a deal."""
    pair = twin_worlds(game, deal)
    if pair is None:
        return False
    ruleset, worlds = pair
    one, two = (World(ruleset, 5, chance, view_of) for chance, _ in worlds)
    for mine, theirs in zip(*(moves for _, moves in worlds), strict=True):
        one.play(mine)
        two.play(theirs)
        if one.told(WATCHER, doctor) != two.told(WATCHER, doctor):
            return True
    return False


@each_game
def test_worlds_a_seat_cannot_tell_apart_teach_it_the_same(case: GameCase) -> None:
    pairs = [deal for deal in range(LEAK_DEALS) if twin_worlds(case.name, deal)]
    assert len(pairs) > 10
    assert not [deal for deal in pairs if differs(case.name, deal)]


def leak_hand(view_of: ViewOf) -> ViewOf:
    """While others act one sees the next seat's hand in place of one's own."""

    def cards(state: Any) -> Any:
        return view_of(state, WATCHER if state.to_act == WATCHER else WATCHER + 1).hand

    return leak_view(view_of, "hand", cards)


def planted_view_leaks(game: str) -> dict[str, ViewOf]:
    case = CASES[game]
    # What an observation does not tell cannot leak there.
    found = {name: leak for name, leak in view_leaks(case).items() if name != "discards"}
    return found | {"hand": leak_hand(case.rules.view_of)}


def look_everywhere(record: Any, seat: int) -> None:
    record["peeked"][seat] = 7


def know_all_discards(record: Any, _seat: int) -> None:
    record["pile"] &= 255


def know_all_roles(record: Any, seat: int) -> None:
    record["seen"][seat] = sum((int(role) + 1) << 4 * at for at, role in enumerate(record["roles"]))


def see_all_hands(record: Any, _seat: int) -> None:
    record["shown"] = 255


def bury_all(record: Any, seat: int) -> None:
    record["buried"] = seat | seat << 4


RECORD_LEAKS: dict[str, tuple[Callable[[Any, int], None], ...]] = {
    "saboteur": (look_everywhere, know_all_discards),
    "gobblings": (look_everywhere, know_all_roles, see_all_hands, bury_all),
}


@pytest.mark.parametrize(
    ("game", "leak"), [(game, leak) for game in CASES for leak in planted_view_leaks(game)]
)
def test_a_leak_planted_in_a_view_is_caught(game: str, leak: str) -> None:
    view_of = planted_view_leaks(game)[leak]
    assert any(differs(game, deal, view_of=view_of) for deal in range(LEAK_DEALS))


@pytest.mark.parametrize(
    ("game", "doctor"), [(game, leak) for game, leaks in RECORD_LEAKS.items() for leak in leaks]
)
def test_a_leak_planted_in_compiled_code_is_caught(
    game: str, doctor: Callable[[Any, int], None]
) -> None:
    """As if compiled code had read more of the record than the seat may know."""
    assert any(differs(game, deal, doctor=doctor) for deal in range(LEAK_DEALS))
