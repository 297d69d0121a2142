"""Turns that are played by the server: a bot's own, and those of people who take too long."""

import asyncio
from typing import Any, NamedTuple

from foolsgold.base.ids import Seat
from foolsgold.base.messages import Complaint
from foolsgold.base.rng import Rng
from foolsgold.bots.bot_request import Question
from foolsgold.bots.catalogue import speaks
from foolsgold.bots.saboteur.hints import Advice
from foolsgold.server.bots.fair_queue import Asker
from foolsgold.server.bots.worker_pool import QUICK
from foolsgold.server.rooms.background_tasks import RETRY_SECONDS, Errands, now
from foolsgold.server.rooms.command_log import Ledger
from foolsgold.server.rooms.context import Desk
from foolsgold.server.rooms.presence import Presence
from foolsgold.server.table.bot_timing import Times, extra_for, itself_after, times_for
from foolsgold.server.table.changes import (
    Change,
    Configured,
    Moved,
    Paused,
    Started,
    Vacated,
    WentOn,
)
from foolsgold.wire import frames
from foolsgold.wire.frames import ClockKind, Doer

KEEPER_GRACE = 2.0
"""How much later another server does what a table's keeper has not done."""


class Due(NamedTuple):
    """What happens if nobody does anything: at this time this turn is played, or goes on."""

    turn: int
    seat: Seat | None
    """None: it is the look back at a round that ends."""
    at: float
    by: Doer
    clock: ClockKind | None
    """What people are shown; a bot's own turn needs no clock."""
    ends: float | None = None
    """When the clock that is shown ends, if that is not when it happens."""


class Clock:
    """What is due at one table, and the bot that thinks about it."""

    def __init__(self, ledger: Ledger, presence: Presence, desk: Desk, errands: Errands) -> None:
        self._ledger = ledger
        self._table = ledger.table
        self._presence = presence
        self._desk = desk
        self._errands = errands
        self._away: set[Seat] = set()
        """Seats a bot plays until their person comes back."""
        self._is_awake = False
        self._turn = ledger.table.turn
        self._turn_began = now()
        self._used = 0.0
        """Seconds of the turn that were over when the game was paused."""
        self._due: Due | None = None
        self._due_task: asyncio.Task[None] | None = None
        self._is_shown = False
        self._thought: tuple[int, asyncio.Task[Any]] | None = None

    # --- what it hears of --------------------------------------------------------------------

    def table_changed(self, change: Change, *, released: bool = False) -> None:
        """Something has happened at the table; `released`: the look back at a round is over."""
        taken_over = released
        if isinstance(change, Vacated):
            self._away.discard(change.seat)
            taken_over |= change.seat == self._table.to_act
        elif isinstance(change, Started | Configured):
            self._away.clear()
        if self._table.turn != self._turn or taken_over:
            # A bot that takes over begins anew: what is left of the turn would tell how it thinks.
            self._begin_turn()
        elif isinstance(change, Paused):
            self._rest(change)
        self._set()
        # Nobody puts words into the mouth of a person who is away.
        if isinstance(change, Moved) and change.by is Doer.BOT:
            self._errands.start(self._speak(self._table.turn, change.seat))

    def here_changed(self, here: frames.Here) -> None:
        """Somebody has come or gone; a newcomer has to see the clock in any case."""
        was_awake, self._is_awake = self._is_awake, self._awake(here)
        if self._is_awake and not was_awake:
            # The table rested, so no clock ran.
            self._begin_turn()
        self._away -= {seat for seat, count in enumerate(here.devices) if count}
        self._set(newcomer=True)

    def stop(self) -> None:
        """Nothing is due any more."""
        if self._due_task is not None:
            self._due_task.cancel()
        self._forget_thought()
        self._desk.shows.end(self._ledger.id)

    def _begin_turn(self) -> None:
        self._turn, self._turn_began = self._table.turn, now()
        self._used = 0.0

    def _rest(self, change: Paused) -> None:
        """A pause stops the clock and does not set it back: who has thought has thought.

        A bot begins anew all the same, as whenever it takes over.
        """
        if change.paused:
            self._used = now() - self._turn_began
            return
        seat = self._table.to_act
        by_bot = seat is None or not self._table.held[seat].is_person or seat in self._away
        self._turn_began = now() - (0.0 if by_bot else self._used)

    # --- what is due -------------------------------------------------------------------------

    def _awake(self, here: frames.Here) -> bool:
        """Whether time runs: somebody who plays is here, or all are bots and somebody watches."""
        table = self._table
        people = any(held.is_person for held in table.held)
        if any(here.devices) or people or not here.watchers:
            self._desk.shows.end(self._ledger.id)
            return any(here.devices)
        return self.may_show(self._presence.addresses)

    def may_show(self, addresses: frozenset[str]) -> bool:
        """Whether a table without people may run for those who watch it from there."""
        return self._table.to_act is None or self._desk.shows.begin(self._ledger.id, addresses)

    def _next_due(self) -> Due | None:
        """What comes if nobody does anything. A table whose people have all gone rests."""
        table, settings = self._table, self._desk.settings
        seat, here = table.to_act, self._presence.here()
        if seat is None or table.paused:
            return None
        if not self._presence.anybody_connected or not self._awake(here):
            return None
        if table.summary is not None:
            return self._summary_due(table.summary, here)
        soon = self._turn_began + self._times_of(seat).plain
        if not table.held[seat].is_person:
            return Due(table.turn, seat, soon, Doer.BOT, None)
        if here.devices[seat]:
            return self._person_due(seat)
        if seat in self._away:
            return Due(table.turn, seat, soon, Doer.STAND_IN, None)
        absent_since = self._presence.absent_since(seat) or 0.0
        at = max(self._turn_began, absent_since) + settings.absent_after
        if (limit := self._limit) is not None:
            at = min(at, self._turn_began + limit)
        return Due(table.turn, seat, at, Doer.STAND_IN, ClockKind.ABSENT)

    def _summary_due(self, summary: frames.Summary, here: frames.Here) -> Due:
        """Nobody holds up a table, and who is not here is not waited for."""
        waits = any(here.devices[seat] for seat in summary.waiting)
        at = self._turn_began + (self._desk.settings.summary_seconds if waits else 0.0)
        return Due(self._table.turn, None, at, Doer.PERSON, ClockKind.SUMMARY)

    def _person_due(self, seat: Seat) -> Due | None:
        """The turn of somebody who is here: their time may be limited.

        A choice among equal things is made for them. Only they know that it is one, so the others
        see the same clock as ever and a time that could be anybody's.
        """
        table, limit = self._table, self._limit
        clock = None if limit is None else ClockKind.LIMIT
        ends = None if limit is None else self._turn_began + limit
        if table.is_scoring and table.game is not None and len(table.game.legal_moves) == 1:
            between = self._desk.settings.equal_after
            after = itself_after(table.game.seed, table.turn, between)
            return Due(table.turn, seat, self._turn_began + after, Doer.PERSON, clock, ends)
        if ends is None:
            return None
        return Due(table.turn, seat, ends, Doer.STAND_IN, clock)

    @property
    def _limit(self) -> float | None:
        """Seconds for a turn; while a round is scored, people also have to see how it ended."""
        limit = self._table.turn_seconds
        if limit is not None and self._table.is_scoring:
            return max(limit, self._desk.settings.summary_seconds)
        return limit

    @property
    def _times(self) -> Times:
        return times_for(self._table.pace, self._desk.settings.bot_pace)

    def _times_of(self, seat: Seat) -> Times:
        """The times of whoever plays there: everybody knows how well a bot plays."""
        searches = self._table.bot_at(seat) not in QUICK
        return times_for(self._table.pace, self._desk.settings.bot_pace, searches=searches)

    def _set(self, *, newcomer: bool = False) -> None:
        """Sets the clock anew if something else is due now; a newcomer has to see it anyway."""
        due = self._next_due()
        if self._thought is not None and (
            self._thought[0] != self._table.turn or not self._presence.anybody_connected
        ):
            self._forget_thought()
        running = self._due_task is not None and not self._due_task.done()
        if due != self._due or not running:
            # A turn that plays itself ends by itself.
            if self._due_task is not None and self._due_task is not asyncio.current_task():
                self._due_task.cancel()
            self._due_task = None
            if due is not None:
                self._due_task = self._errands.start(self._play(due), self._failed)
        elif not newcomer:
            return
        self._due = due
        self._show(due)

    def _show(self, due: Due | None) -> None:
        if due is not None and due.clock is not None:
            self._is_shown = True
            seconds = max(round((due.ends or due.at) - now()), 0)
            self._presence.send(frames.Clock(seat=due.seat, why=due.clock, seconds=seconds))
        elif self._is_shown:
            self._is_shown = False
            self._presence.send(frames.Clock(seat=None))

    # --- when its time has come --------------------------------------------------------------

    async def _play(self, due: Due) -> None:
        """Plays the turn when its time has come: at a tick, however long the bot has thought.

        A move that came as soon as it was found would tell how hard the hand was to play.
        """
        at = due.at + (0.0 if self._desk.bus.keeps(self._ledger.id) else KEEPER_GRACE)
        table, seat = self._table, due.seat
        if seat is None:
            await self._go_on(due, at)
            return
        if due.by is Doer.PERSON:
            await _until(at)
            assert table.game is not None
            move = table.game.legal_moves[0]
        else:
            move = await self._thought_of(due, seat, at)
        if due.clock is ClockKind.ABSENT:
            self._away.add(seat)

        def decide() -> Change:
            if table.turn != due.turn or table.paused or table.summary is not None:
                raise Complaint("turn-passed")
            return table.moving(seat, move, due.by)

        await self._ledger.change_by_house(f"turn {due.turn}", decide)

    async def _speak(self, turn: int, seat: Seat) -> None:
        """What a bot says after its move: at a tick, like the move itself."""
        table, wait = self._table, max(self._times.plain / 2, 0.05)
        if not (
            table.bot_talk and self._desk.bus.keeps(self._ledger.id) and speaks(*self._bot(seat))
        ):
            return
        number, at = table.round, now() + wait
        question = self._question(seat, f"word {turn}")
        word = asyncio.create_task(self._desk.thinkers.word(question, self._asker()))
        await _until(at)
        while not word.done():
            at += wait
            await _until(at)
        claim = await word
        if claim is None:
            return

        def decide() -> Change:
            stays = not table.held[seat].is_person and table.round == number
            if not (stays and table.bot_talk) or table.paused:
                raise Complaint("turn-passed")
            return table.claiming(seat, claim)

        await self._ledger.change_by_house(f"word {turn}", decide)

    async def advice(self, seat: Seat) -> Advice | None:
        """What a bot would do in this seat, for whoever plays alone with bots."""
        return await self._desk.thinkers.advice(self._question(seat, "advice"), self._asker())

    def _bot(self, seat: Seat) -> tuple[str, str]:
        """The game, and the kind of bot that plays it in this seat."""
        return self._table.box.rules.name, self._table.bot_at(seat)

    def _question(self, seat: Seat, purpose: str) -> Question:
        """What the bot in a seat is asked; its chance depends on what for."""
        table = self._table
        assert table.game is not None
        game, bot = self._bot(seat)
        temper = table.temper_of(seat)
        return Question(
            game=game,
            bot=bot,
            view=table.game.view(seat),
            heard=table.game.heard_this_round(seat),
            chance=Rng.apart(table.game.seed, purpose).next64(),
            temper=temper,
            # Only somebody in particular remembers.
            earlier=() if temper is None else table.game.heard_earlier(seat),
        )

    def _asker(self) -> Asker:
        """For whom a bot of this table thinks."""
        own = self._table.played[1] is not None
        return Asker(self._ledger.id, self._presence.addresses, own)

    async def _go_on(self, due: Due, at: float) -> None:
        """The look back at a round ends for everybody."""
        await _until(at)

        def decide() -> Change:
            if self._table.turn != due.turn or self._table.summary is None:
                raise Complaint("summary-over")
            return WentOn(None)

        await self._ledger.change_by_house(f"summary {due.turn}", decide)

    async def _thought_of(self, due: Due, seat: Seat, at: float) -> Any:
        """The bot's move, when it is time for a move of its kind."""
        times = self._times_of(seat)
        await _until(at - times.plain)
        thought = self._think(due, seat)
        await _until(at)
        while not thought.done():
            at += max(times.plain, 0.05)
            await _until(at)
        move = await thought
        await _until(at + extra_for(move, self._table.box.rules, times))
        return move

    def _think(self, due: Due, seat: Seat) -> asyncio.Task[Any]:
        """The bot's answer for this turn; asked only once."""
        if self._thought is None or self._thought[0] != due.turn:
            question = self._question(seat, f"turn {due.turn}")
            task = asyncio.create_task(self._desk.thinkers.choose(question, self._asker()))
            self._thought = (due.turn, task)
        return self._thought[1]

    def _forget_thought(self) -> None:
        """Nobody waits for the answer any more."""
        if self._thought is not None:
            self._thought[1].cancel()
            self._thought = None

    def _failed(self, task: asyncio.Task[None]) -> None:
        """A turn nobody plays would stop the table."""
        if task is self._due_task:
            self._thought = None
            asyncio.get_running_loop().call_later(RETRY_SECONDS, self._set)


async def _until(at: float) -> None:
    await asyncio.sleep(max(at - now(), 0.0))
