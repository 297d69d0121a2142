"""Turn clock: plays for bots, and for people who exceed their time."""

import asyncio
from typing import Any

from foolsgold.base.ids import Seat
from foolsgold.base.messages import UserError
from foolsgold.base.rng import Rng
from foolsgold.bots.bot_request import BotRequest
from foolsgold.bots.catalogue import can_speak
from foolsgold.bots.common.advice import Advice
from foolsgold.server.bots.fair_queue import Requester
from foolsgold.server.rooms.background_tasks import RETRY_SECONDS, BackgroundTasks, loop_time
from foolsgold.server.rooms.change_pipeline import CommitLog
from foolsgold.server.rooms.context import ServerContext
from foolsgold.server.rooms.presence import RoomConnections
from foolsgold.server.rooms.turn_schedule import ScheduledAction, TurnSchedule
from foolsgold.server.table.bot_timing import extra_delay
from foolsgold.server.table.decisions.moves import decide_move
from foolsgold.server.table.decisions.talk import decide_claim
from foolsgold.server.table.stored_changes import (
    Change,
    Configured,
    Moved,
    Paused,
    Started,
    Vacated,
)
from foolsgold.wire import frames
from foolsgold.wire.frames import ClockReason, MovedBy
from foolsgold.wire.table_changes import SummaryDismissed

LEADER_GRACE_SECONDS = 2.0
"""How much later another server acts if a table's leader has not."""


class TurnClock:
    """Timer of one table, and the bot search it is waiting for."""

    def __init__(
        self,
        commit_log: CommitLog,
        connections: RoomConnections,
        context: ServerContext,
        background: BackgroundTasks,
    ) -> None:
        self._commit_log = commit_log
        self._table = commit_log.table
        self._connections = connections
        self._context = context
        self._background = background
        self._schedule = TurnSchedule(commit_log.table, context.settings)
        self._substituted_seats: set[Seat] = set()
        """Seats a bot plays until their person comes back."""
        self._is_running = False
        self._turn = commit_log.table.turn
        self._turn_started_at = loop_time()
        self._seconds_used = 0.0
        """Seconds of the turn that had passed when the game was paused."""
        self._scheduled: ScheduledAction | None = None
        self._scheduled_task: asyncio.Task[None] | None = None
        self._has_visible_clock = False
        self._bot_answer: tuple[int, asyncio.Task[Any]] | None = None

    # --- events ------------------------------------------------------------------------------

    def on_table_changed(self, change: Change, *, released: bool = False) -> None:
        """Handles a change of the table; `released`: it ended a round's summary."""
        taken_over = released
        if isinstance(change, Vacated):
            self._substituted_seats.discard(change.seat)
            taken_over |= change.seat == self._table.to_act
        elif isinstance(change, Started | Configured):
            self._substituted_seats.clear()
        if self._table.turn != self._turn or taken_over:
            # A bot that takes over starts a new turn: the rest of the old one would reveal its
            # thinking.
            self._start_turn()
        elif isinstance(change, Paused):
            self._pause_or_resume(change)
        self._reschedule()
        # A bot does not talk for a person who is away.
        if isinstance(change, Moved) and change.by is MovedBy.BOT:
            self._background.start(self._speak(self._table.turn, change.seat))

    def on_presence_changed(self, online: frames.Presence) -> None:
        """Handles a change of presence; a newcomer has to see the clock in any case."""
        was_awake, self._is_running = self._is_running, self._should_run(online)
        if self._is_running and not was_awake:
            # The table was idle, so no clock ran.
            self._start_turn()
        self._substituted_seats -= {seat for seat, count in enumerate(online.devices) if count}
        self._reschedule(newcomer=True)

    def stop(self) -> None:
        """Cancels everything scheduled."""
        if self._scheduled_task is not None:
            self._scheduled_task.cancel()
        self._cancel_bot_request()
        self._context.bot_only_quota.stop(self._commit_log.id)

    def _start_turn(self) -> None:
        self._turn, self._turn_started_at = self._table.turn, loop_time()
        self._seconds_used = 0.0

    def _pause_or_resume(self, change: Paused) -> None:
        """A pause stops the clock and does not reset it: time that was used stays used.

        For a bot the turn starts again, as whenever it takes over.
        """
        if change.paused:
            self._seconds_used = loop_time() - self._turn_started_at
            return
        seat = self._table.to_act
        by_bot = (
            seat is None
            or not self._table.seat_states[seat].is_person
            or seat in self._substituted_seats
        )
        self._turn_started_at = loop_time() - (0.0 if by_bot else self._seconds_used)

    # --- schedule ----------------------------------------------------------------------------

    def _should_run(self, online: frames.Presence) -> bool:
        """Whether time runs: a player is online, or all seats are bots' and somebody watches."""
        table = self._table
        people = any(seat_state.is_person for seat_state in table.seat_states)
        if any(online.devices) or people or not online.watchers:
            self._context.bot_only_quota.stop(self._commit_log.id)
            return any(online.devices)
        return self.may_run_bots_only(self._connections.addresses)

    def may_run_bots_only(self, addresses: frozenset[str]) -> bool:
        """Whether a table without people may run for spectators from these networks."""
        return self._table.to_act is None or self._context.bot_only_quota.try_start(
            self._commit_log.id, addresses
        )

    def _next_action(self) -> ScheduledAction | None:
        """What happens unless somebody acts; nothing at a table where all people are offline."""
        seat, online = self._table.to_act, self._connections.online()
        if seat is None or self._table.paused:
            return None
        if not self._connections.has_connections or not self._should_run(online):
            return None
        return self._schedule.next_action(
            self._turn_started_at,
            online,
            self._substituted_seats,
            self._connections.absent_since(seat) or 0.0,
        )

    def _reschedule(self, *, newcomer: bool = False) -> None:
        """Restarts the timer if the next action has changed; a newcomer sees the clock anyway."""
        action = self._next_action()
        if self._bot_answer is not None and (
            self._bot_answer[0] != self._table.turn or not self._connections.has_connections
        ):
            self._cancel_bot_request()
        running = self._scheduled_task is not None and not self._scheduled_task.done()
        if action != self._scheduled or not running:
            # An action must not cancel itself.
            if (
                self._scheduled_task is not None
                and self._scheduled_task is not asyncio.current_task()
            ):
                self._scheduled_task.cancel()
            self._scheduled_task = None
            if action is not None:
                self._scheduled_task = self._background.start(
                    self._run_action(action), self._on_action_failed
                )
        elif not newcomer:
            return
        self._scheduled = action
        self._send_clock(action)

    def _send_clock(self, action: ScheduledAction | None) -> None:
        if action is not None and action.clock_kind is not None:
            self._has_visible_clock = True
            seconds = max(round((action.clock_ends_at or action.run_at) - loop_time()), 0)
            self._connections.broadcast(
                frames.ClockUpdate(seat=action.seat, why=action.clock_kind, seconds=seconds)
            )
        elif self._has_visible_clock:
            self._has_visible_clock = False
            self._connections.broadcast(frames.ClockUpdate(seat=None))

    # --- actions -----------------------------------------------------------------------------

    async def _run_action(self, action: ScheduledAction) -> None:
        """Plays the turn at its time, or at a later tick if the bot still thinks.

        A move sent as soon as it was found would reveal how hard the hand was to play.
        """
        at = action.run_at + (
            0.0 if self._context.bus.is_leader_of(self._commit_log.id) else LEADER_GRACE_SECONDS
        )
        table, seat = self._table, action.seat
        if seat is None:
            await self._end_summary(action, at)
            return
        if action.moved_by is MovedBy.PERSON:
            await _sleep_until(at)
            assert table.game is not None
            move = table.game.legal_moves[0]
        else:
            move = await self._bot_move_at_tick(action, seat, at)
        if action.clock_kind is ClockReason.ABSENT:
            self._substituted_seats.add(seat)

        def decide() -> Change:
            if table.turn != action.turn or table.paused or table.summary is not None:
                raise UserError("turn-passed")
            return decide_move(table, seat, move, action.moved_by)

        await self._commit_log.commit_as_system(f"turn {action.turn}", decide)

    async def _speak(self, turn: int, seat: Seat) -> None:
        """Makes a bot's claim after its move: at a tick, like the move itself."""
        table, wait = self._table, max(self._schedule.delays.normal_seconds / 2, 0.05)
        if not (
            table.bot_talk
            and self._context.bus.is_leader_of(self._commit_log.id)
            and can_speak(*self._game_and_bot(seat))
        ):
            return
        number, at = table.round_number, loop_time() + wait
        question = self._bot_request(seat, f"word {turn}")
        answer = asyncio.create_task(
            self._context.bot_pool.choose_claim(question, self._requester())
        )
        await _sleep_until(at)
        while not answer.done():
            at += wait
            await _sleep_until(at)
        claim = await answer
        if claim is None:
            return

        def decide() -> Change:
            stays = not table.seat_states[seat].is_person and table.round_number == number
            if not (stays and table.bot_talk) or table.paused:
                raise UserError("turn-passed")
            return decide_claim(table, seat, claim)

        await self._commit_log.commit_as_system(f"word {turn}", decide)

    async def advice(self, seat: Seat) -> Advice | None:
        """A hint in this seat, for a person who plays alone with bots."""
        return await self._context.bot_pool.find_advice(
            self._bot_request(seat, "advice"), self._requester()
        )

    def _game_and_bot(self, seat: Seat) -> tuple[str, str]:
        """The game, and the kind of bot that plays it in this seat."""
        return self._table.ruleset.rules.name, self._table.bot_kind_at(seat)

    def _bot_request(self, seat: Seat, purpose: str) -> BotRequest:
        """The request for a seat's bot; its random seed depends on the purpose."""
        table = self._table
        assert table.game is not None
        game, bot = self._game_and_bot(seat)
        temper = table.temper_of(seat)
        return BotRequest(
            game=game,
            bot=bot,
            view=table.game.view(seat),
            heard=table.game.round_history_for(seat),
            chance=Rng.derive(table.game.seed, purpose).next64(),
            temper=temper,
            # Only bots with a character remember.
            earlier=() if temper is None else table.game.earlier_history_for(seat),
        )

    def _requester(self) -> Requester:
        """Identifies this table to the bot scheduler."""
        own = self._table.ruleset_spec[1] is not None
        return Requester(self._commit_log.id, self._connections.addresses, own)

    async def _end_summary(self, action: ScheduledAction, at: float) -> None:
        """Ends a round's summary for everybody."""
        await _sleep_until(at)

        def decide() -> Change:
            if self._table.turn != action.turn or self._table.summary is None:
                raise UserError("summary-over")
            return SummaryDismissed(None)

        await self._commit_log.commit_as_system(f"summary {action.turn}", decide)

    async def _bot_move_at_tick(self, action: ScheduledAction, seat: Seat, at: float) -> Any:
        """The bot's move, at the first tick at which it is ready, delayed by the kind of move."""
        times = self._schedule.delays_of(seat)
        await _sleep_until(at - times.normal_seconds)
        thought = self._request_bot_move(action, seat)
        await _sleep_until(at)
        while not thought.done():
            at += max(times.normal_seconds, 0.05)
            await _sleep_until(at)
        move = await thought
        await _sleep_until(at + extra_delay(move, self._table.ruleset.rules, times))
        return move

    def _request_bot_move(self, action: ScheduledAction, seat: Seat) -> asyncio.Task[Any]:
        """The bot's answer for this turn; requested only once."""
        if self._bot_answer is None or self._bot_answer[0] != action.turn:
            question = self._bot_request(seat, f"turn {action.turn}")
            task = asyncio.create_task(self._context.bot_pool.choose(question, self._requester()))
            self._bot_answer = (action.turn, task)
        return self._bot_answer[1]

    def _cancel_bot_request(self) -> None:
        """Cancels the pending bot request."""
        if self._bot_answer is not None:
            self._bot_answer[1].cancel()
            self._bot_answer = None

    def _on_action_failed(self, task: asyncio.Task[None]) -> None:
        """Retries: a turn that nobody plays would stop the table."""
        if task is self._scheduled_task:
            self._bot_answer = None
            asyncio.get_running_loop().call_later(RETRY_SECONDS, self._reschedule)


async def _sleep_until(at: float) -> None:
    await asyncio.sleep(max(at - loop_time(), 0.0))
