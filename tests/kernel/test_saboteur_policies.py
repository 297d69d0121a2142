"""What plays inside the kernel: the rule bot, weight by weight, and how often its sides win."""

import numpy as np
import pytest

from foolsgold.base.rng import Rng
from foolsgold.bots.saboteur.rule_bot import Digger, Mind
from foolsgold.bots.saboteur.suspicion import evidence_of
from foolsgold.kernel.backend import RULES, TURN
from foolsgold.kernel.batch import Batch
from foolsgold.kernel.compilation import prepare
from foolsgold.kernel.rollout import playout
from foolsgold.kernel.saboteur.backend import TWIN
from foolsgold.play.game import Game


@pytest.mark.parametrize("edition", TWIN.rules.shipped)
def test_the_rule_bot_weighs_every_move_as_the_readable_one_does(edition: str) -> None:
    prepare(TWIN.rules.name, TWIN.entries)
    seats = 3 + len(edition) % 5 + TWIN.rules.shipped.index(edition) % 3
    game, rng, bot = Game(edition, seats, seed=5), Rng(5), Digger()
    table, record = TWIN.table_of(game.box.edition, seats), np.zeros(1, TWIN.layout)
    work = np.zeros(TWIN.work_size, np.uint64)
    while (seat := game.to_act) is not None and game.state.round < 3:
        view, heard = game.view(seat), game.heard_this_round(seat)
        mind = Mind(view, heard)
        TWIN.pack(game.state, table[0], record[0])
        beliefs = np.zeros(12)
        beliefs[:seats] = evidence_of(view, heard)
        moves = [TWIN.write_move(record[0], game.state, move) for move in view.legal]
        found = np.zeros(len(moves))
        TWIN.weights(record, table, beliefs, np.array(moves, np.int32), found, work)
        assert np.allclose(found, [mind.weight(move) for move in view.legal], atol=1e-9)
        # A digger now and then, chance else: both leave mazes the other would not.
        game.play(bot.choose(view, heard, rng) if rng.below(3) else rng.choice(view.legal))


def test_the_rule_bot_follows_what_everybody_saw() -> None:
    """The evidence kept inside the kernel is what the readable bot works out from history."""
    game = Game("saboteur-lv", 5, seed=11)
    batch = Batch("saboteur-lv", 5, 1, seed=11)
    beliefs = np.zeros((1, 12))
    for turn in range(60):
        view = game.view(game.to_act)
        before = batch.copy()
        playout(batch, [RULES], turn, beliefs=beliefs, until=TURN, threads=1)
        # Which move it was is told by where it led.
        for number in before.moves(0).tolist():
            after = before.copy()
            after.step([number])
            if after.games[0]["hands"].tobytes() == batch.games[0]["hands"].tobytes() and (
                after.state(0) == batch.state(0)
            ):
                game.play(before.read(0, number))
                break
        assert batch.state(0) == game.state
        if game.state.phase != "play" or game.state.round > 1:
            break
        heard = game.heard_this_round(view.seat or 0)
        assert np.allclose(beliefs[0, :5], evidence_of(view, heard), atol=1e-9)
