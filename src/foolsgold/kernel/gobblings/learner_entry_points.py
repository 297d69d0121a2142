"""The entry points for learners: games advance until a learner is to act, with all it is told."""

from typing import Any

import numpy as np

from foolsgold.kernel.backend_interface import RULE_BOT
from foolsgold.kernel.bit_ops import ctz
from foolsgold.kernel.compilation import entry_point, inline, out_of_line
from foolsgold.kernel.gobblings.codes import BY_GOLD, GNOME, NO_SEAT, OVER
from foolsgold.kernel.gobblings.codes import RUNNING as UNDECIDED
from foolsgold.kernel.gobblings.learner_moves import (
    OPEN_GOAL,
    REPLACE,
    STEAL,
    move_key,
    write_moves,
)
from foolsgold.kernel.gobblings.learner_observation import write_observation
from foolsgold.kernel.gobblings.move_effects import apply_move
from foolsgold.kernel.gobblings.random_policy import uniform_move
from foolsgold.kernel.gobblings.rounds import deal_game
from foolsgold.kernel.gobblings.rule_bot import best_move
from foolsgold.kernel.gobblings.scoring import begin_next_round, score_round
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
def add_side_rewards(g: Any, t: Any, rewards: Any) -> None:
    """What the round is worth to each seat, by the race of the role it holds at the end."""
    for seat in range(t.seats):
        is_gnome = t.race_of[g.roles[seat]] == GNOME
        rewards[seat] += 1.0 if is_gnome == (g.outcome == BY_GOLD) else -1.0


@inline
def add_score_rewards(g: Any, t: Any, info: Any, counts: Any, rewards: Any) -> None:
    """The points each seat has gained since they were last counted."""
    for seat in range(t.seats):
        points = np.int32(g.points[seat])
        if counts:
            rewards[seat] += np.float32(points - info.scores[seat])
        info.scores[seat] = points


@inline
def log_move(g: Any, info: Any, log: Any, action: Any, opened: Any) -> None:
    """The move in the public log, and the goal that it has opened."""
    if action == REPLACE:
        info.row[2] = 0
    if action not in (OPEN_GOAL, STEAL):
        append_to_log(info, log)
    if g.opened != opened:
        goal = ctz(np.uint64(np.int64(g.opened) & ~opened))
        info.row[1] = OPEN_GOAL
        info.row[2] = info.row[4] = info.row[5] = 0
        info.row[3] = np.int64(g.goals[goal]) + 1
        info.row[6] = goal + 1
        append_to_log(info, log)


@inline
def play_move(
    g: Any, t: Any, info: Any, log: Any, move: Any, options: Any, rewards: Any, work: Any
) -> Any:
    """Plays a move: log, rewards and whether the episode is over; False if it did not fit."""
    key = move_key(g, t, move, np.int64(0))
    info.row[0] = np.int64(g.to_act) + 1
    write_features(key, info.row[1:])
    opened, was_decided = np.int64(g.opened), g.outcome != UNDECIDED
    apply_move(g, t, work, move)
    if g.beyond:
        info.status = OVERFLOWED
        info.pending_move = move
        return False
    info.claims_left = options[OPTION_TALK]
    log_move(g, info, log, key >> 40, opened)
    if g.outcome == UNDECIDED:
        return True
    if g.phase == OVER:
        score_round(g, t, work)
    # Once an episode has ended, the step's rewards are told.
    counts = info.ended == 0
    if not was_decided and not options[OPTION_SCORE_REWARD]:
        if counts:
            add_side_rewards(g, t, rewards)
        if not options[OPTION_WHOLE_GAME]:
            info.status = ENDED
    if g.phase == OVER:
        if options[OPTION_SCORE_REWARD]:
            add_score_rewards(g, t, info, counts, rewards)
        if not options[OPTION_WHOLE_GAME] or g.winner != NO_SEAT:
            info.status = ENDED
        else:
            begin_next_round(g, t, work)
            clear_log(log)
    return True


@inline
def advance_game(
    g: Any, t: Any, info: Any, log: Any, choice: Any, policies: Any, beliefs: Any, stream: Any,
    options: Any, observation: Any, final: Any, moves: Any, ids: Any, features: Any, mask: Any,
    rewards: Any, work: Any,
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
    while True:
        if move >= FIRST_CLAIM_MOVE:
            claim(info, log, np.int64(g.to_act), t.seats, move - FIRST_CLAIM_MOVE)
        elif move != NO_MOVE:
            if policies[g.to_act] == LEARNER:
                info.seat = g.to_act
                info.acted = 1
            if not play_move(g, t, info, log, move, options, rewards, work):
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
        if policies[g.to_act] == LEARNER:
            break
        if policies[g.to_act] == RULE_BOT:
            move = np.int64(best_move(g, t, work, beliefs, stream))
        else:
            move = np.int64(uniform_move(g, t, work, stream, work.tally))
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
    features: Any, masks: Any, rewards: Any, works: Any,
) -> int:  # fmt: skip
    """Advances every game by its choice; says how many now need the Python rules."""
    t, work = tables[0], works[0]
    beyond = 0
    for number in range(len(games)):
        advance_game(
            games[number], t, infos[number], logs[number], np.int64(choices[number]),
            policies[number], beliefs[number], streams[number:], options, observations[number],
            finals[min(number, len(finals) - 1)], moves[number], ids[number], features[number],
            masks[min(number, len(masks) - 1)], rewards[number], work,
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
