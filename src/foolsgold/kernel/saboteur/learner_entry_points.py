"""The entry points for learners: games advance until a learner is to act, with all it is told."""

from typing import Any

import numpy as np

from foolsgold.kernel.backend_interface import RULE_BOT
from foolsgold.kernel.compilation import entry_point, inline, out_of_line
from foolsgold.kernel.learner_layout import (
    ENDED,
    FIRST_CLAIM_MOVE,
    KEEP_ENDED,
    LEARNER,
    OPTION_AUTORESET,
    OPTION_SCORE_REWARD,
    OPTION_TALK,
    OPTION_WHOLE_GAME,
    OVERFLOWED,
    RESET_SAME_STEP,
    RUNNING,
)
from foolsgold.kernel.learner_ops import (
    NO_MOVE,
    append_to_log,
    begin_episode,
    chosen_move,
    claim,
    clear_log,
    clear_rewards,
    clear_rows,
    mark_legal,
    next_seed,
    write_features,
)
from foolsgold.kernel.saboteur.distances import measure_distances
from foolsgold.kernel.saboteur.entry_points import PREFETCH_GAMES, prefetch_game, uniform_move
from foolsgold.kernel.saboteur.learner_moves import DISCARD, PEEK, move_key, write_moves
from foolsgold.kernel.saboteur.learner_observation import write_observation
from foolsgold.kernel.saboteur.move_effects import apply_move
from foolsgold.kernel.saboteur.record_layout import DRAFT, FOUND_BIT, OVER
from foolsgold.kernel.saboteur.rounds import deal_game
from foolsgold.kernel.saboteur.rule_bot import best_move
from foolsgold.kernel.saboteur.scratch_memory import (
    DISTANCES_AT,
    EVALUATOR_AT,
    EVIDENCE_AT,
    TALLY_AT,
    clear_scratch,
)
from foolsgold.kernel.saboteur.suspicion import refresh_after_move, update_evidence


@out_of_line
def deal_episode(
    g: Any, t: Any, info: Any, log: Any, policies: Any, beliefs: Any, stream: Any, options: Any,
    work: Any,
) -> None:  # fmt: skip
    """Deals the next episode of a game."""
    seed = next_seed(info)
    deal_game(g, t, seed, work)
    begin_episode(info, log, policies, beliefs, stream, options, seed, t.seats)


@inline
def add_side_rewards(g: Any, t: Any, number: Any, rewards: Any) -> None:
    """What the round of this number is worth to each seat, by its side."""
    past = np.int64(g.past[number - 1])
    found = past & FOUND_BIT != 0
    for seat in range(t.seats):
        rewards[seat] += 1.0 if (past >> seat & 1 != 0) != found else -1.0


@inline
def add_score_rewards(g: Any, t: Any, info: Any, counts: Any, rewards: Any) -> None:
    """The nuggets each seat has gained since they were last counted."""
    for seat in range(t.seats):
        if counts:
            rewards[seat] -= np.float32(info.scores[seat])
        info.scores[seat] = 0
    for place in range(g.takes):
        info.scores[np.int64(g.taken[place]) >> 8] += np.int64(g.taken[place]) & 255
    if counts:
        for seat in range(t.seats):
            rewards[seat] += np.float32(info.scores[seat])


@inline
def play_move(
    g: Any, t: Any, info: Any, log: Any, move: Any, beliefs: Any, thinks: Any, options: Any,
    rewards: Any, s: Any, work: Any,
) -> Any:  # fmt: skip
    """Plays a move: log, rewards and whether the episode is over; False if it did not fit."""
    key = move_key(g, t, move, np.int64(0))
    action = key >> 40
    info.row[0] = np.int64(g.to_act) + 1
    write_features(key, info.row[1:])
    now, phase = g.round, g.phase
    changes = False
    if thinks:
        changes = update_evidence(g, t, move, beliefs, s)
    apply_move(g, t, move, work)
    if g.beyond:
        info.status = OVERFLOWED
        info.pending_move = move
        return False
    if thinks:
        refresh_after_move(g, t, changes, now, beliefs, s)
    info.claims_left = options[OPTION_TALK]
    if action == DISCARD:
        info.row[2] = 0
    if action == DISCARD or action >= PEEK:
        append_to_log(info, log)
    # Once an episode has ended, the step's rewards are told.
    counts = info.ended == 0
    is_next_round = g.round != now or g.phase == OVER
    is_decided = is_next_round or g.phase == DRAFT
    if is_decided and phase != DRAFT and not options[OPTION_SCORE_REWARD]:
        if counts:
            add_side_rewards(g, t, np.int64(now), rewards)
        if not options[OPTION_WHOLE_GAME]:
            info.status = ENDED
    if is_next_round:
        if options[OPTION_SCORE_REWARD]:
            add_score_rewards(g, t, info, counts, rewards)
        if not options[OPTION_WHOLE_GAME] or g.phase == OVER:
            info.status = ENDED
        else:
            clear_log(log)
    return True


@inline
def has_rule_bot(t: Any, policies: Any) -> Any:
    """Whether any seat plays by rules: then distances and suspicions are kept."""
    found = False
    for seat in range(t.seats):
        found |= policies[seat] == RULE_BOT
    return found


@inline
def advance_game(
    g: Any, t: Any, info: Any, log: Any, choice: Any, policies: Any, beliefs: Any, stream: Any,
    options: Any, observation: Any, final: Any, moves: Any, ids: Any, features: Any, mask: Any,
    rewards: Any, tally: Any, s: Any, mind: Any, work: Any,
) -> None:  # fmt: skip
    """Plays the choice and then the bots' moves, until a learner is to act or all is over."""
    clear_rewards(rewards)
    info.illegal = info.ended = 0
    move = np.int64(NO_MOVE)
    if info.status == RUNNING:
        move = chosen_move(info, choice, moves, ids, options)
        if move == NO_MOVE:
            info.illegal = 1
            return
    elif info.status == OVERFLOWED or (
        info.status == ENDED and options[OPTION_AUTORESET] == KEEP_ENDED
    ):
        return
    else:
        deal_episode(g, t, info, log, policies, beliefs, stream, options, work)
    mark_legal(info, ids, mask, options, np.uint8(0))
    thinks = has_rule_bot(t, policies)
    if thinks:
        measure_distances(g, t, s)
    while True:
        if move >= FIRST_CLAIM_MOVE:
            claim(info, log, np.int64(g.to_act), t.seats, move - FIRST_CLAIM_MOVE)
        elif move != NO_MOVE:
            if policies[g.to_act] == LEARNER:
                info.seat = g.to_act
                info.acted = 1
            if not play_move(g, t, info, log, move, beliefs, thinks, options, rewards, s, work):
                info.listed = 0
                return
            if info.status == ENDED:
                if info.acted:
                    info.ended = 1
                    if options[OPTION_AUTORESET] != RESET_SAME_STEP:
                        break
                    write_observation(g, t, np.int64(info.seat), np.int64(0), log, final)
                elif not info.ended:
                    clear_rewards(rewards)
                # Where no learner has acted there was nothing to learn: another one is dealt.
                deal_episode(g, t, info, log, policies, beliefs, stream, options, work)
                if thinks:
                    measure_distances(g, t, s)
        if policies[g.to_act] == LEARNER:
            break
        if policies[g.to_act] == RULE_BOT:
            move = np.int64(best_move(g, t, beliefs, s, mind, stream, tally, work))
        else:
            move = np.int64(uniform_move(g, t, stream, tally, work))
    claims = np.int64(0)
    info.listed = 0
    if info.status == RUNNING:
        info.seat = g.to_act
        claims = np.int64(info.claims_left)
        info.listed = write_moves(g, t, claims, moves, ids, features, work)
        mark_legal(info, ids, mask, options, np.uint8(1))
    clear_rows(ids, features, np.int64(info.listed))
    write_observation(g, t, np.int64(info.seat), claims, log, observation)


@entry_point
def advance(
    games: Any, tables: Any, infos: Any, logs: Any, choices: Any, policies: Any, beliefs: Any,
    streams: Any, options: Any, observations: Any, finals: Any, moves: Any, ids: Any,
    features: Any, masks: Any, rewards: Any, work: Any,
) -> int:  # fmt: skip
    """Advances every game by its choice; says how many now need the Python rules."""
    t = tables[0]
    s, mind = work[DISTANCES_AT:EVALUATOR_AT], work[EVALUATOR_AT:EVIDENCE_AT].view(np.float64)
    tally = work[TALLY_AT : TALLY_AT + 4].view(np.int64)
    clear_scratch(work)
    beyond = 0
    for number in range(len(games)):
        if number + PREFETCH_GAMES < len(games):
            prefetch_game(games[number + PREFETCH_GAMES])
        advance_game(
            games[number], t, infos[number], logs[number], np.int64(choices[number]),
            policies[number], beliefs[number], streams[number:], options, observations[number],
            finals[min(number, len(finals) - 1)], moves[number], ids[number], features[number],
            masks[min(number, len(masks) - 1)], rewards[number], tally, s, mind, work,
        )  # fmt: skip
        beyond += infos[number].status == OVERFLOWED
    return beyond


@entry_point
def observe(games: Any, tables: Any, infos: Any, logs: Any, seat: int, out: Any) -> None:
    """What a seat knows in each game, whoever is to act; below 0 is a spectator."""
    for number in range(len(games)):
        g, info = games[number], infos[number]
        is_next = info.status == RUNNING and seat == g.to_act
        claims = np.int64(info.claims_left) if is_next else np.int64(0)
        write_observation(g, tables[0], seat, claims, logs[number], out[number])
