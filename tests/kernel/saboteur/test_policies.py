"""What plays inside the kernel: the rule bot, weight by weight, and how often its sides win."""

import numpy as np
import pytest

from foolsgold.base.rng import Rng
from foolsgold.bots.saboteur.rule_bot import Digger, Evaluator
from foolsgold.bots.saboteur.suspicion import evidence_log_odds
from foolsgold.kernel.backend_interface import RULE_BOT, TURN
from foolsgold.kernel.compilation import warm_up
from foolsgold.kernel.game_batch import Batch
from foolsgold.kernel.rollout import run_rollouts
from foolsgold.kernel.saboteur.backend import BACKEND
from foolsgold.play.game import Game


@pytest.mark.parametrize("edition", BACKEND.rules.edition_ids)
def test_the_rule_bot_weighs_every_move_as_the_readable_one_does(edition: str) -> None:
    warm_up(BACKEND.rules.name, BACKEND.entry_points)
    seats = 3 + len(edition) % 5 + BACKEND.rules.edition_ids.index(edition) % 3
    game, rng, bot = Game(edition, seats, seed=5), Rng(5), Digger()
    table, record = (
        BACKEND.edition_table_of(game.ruleset.edition, seats),
        np.zeros(1, BACKEND.record_dtype),
    )
    work = np.zeros(BACKEND.scratch_words, np.uint64)
    while (seat := game.to_act) is not None and game.state.round < 3:
        view, heard = game.view(seat), game.round_history_for(seat)
        mind = Evaluator(view, heard)
        BACKEND.pack(game.state, table[0], record[0])
        beliefs = np.zeros(12)
        beliefs[:seats] = evidence_log_odds(view, heard)
        moves = [BACKEND.encode_move(record[0], game.state, move) for move in view.legal]
        found = np.zeros(len(moves))
        BACKEND.rule_bot_scores(record, table, beliefs, np.array(moves, np.int32), found, work)
        assert np.allclose(found, [mind.score(move) for move in view.legal], atol=1e-9)
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
        run_rollouts(batch, [RULE_BOT], turn, beliefs=beliefs, until=TURN, threads=1)
        # Which move it was is told by where it led.
        for number in before.legal_moves(0).tolist():
            after = before.copy()
            after.step([number])
            if after.games[0]["hands"].tobytes() == batch.games[0]["hands"].tobytes() and (
                after.state(0) == batch.state(0)
            ):
                game.play(before.decode_move(0, number))
                break
        assert batch.state(0) == game.state
        if game.state.phase != "play" or game.state.round > 1:
            break
        heard = game.round_history_for(view.seat or 0)
        assert np.allclose(beliefs[0, :5], evidence_log_odds(view, heard), atol=1e-9)
