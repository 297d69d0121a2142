"""Bots think in processes of their own: a slow or broken one hurts nobody but itself."""

import asyncio
from multiprocessing import get_context
from typing import Any

import msgspec
from pebble import ProcessPool

from foolsgold.base.rng import Rng
from foolsgold.bots.catalogue import bot_names, speaks
from foolsgold.bots.question import Question, Think, think
from foolsgold.bots.uniform import Uniform
from foolsgold.play.talk import Claim
from foolsgold.server.logs import Log
from foolsgold.server.metrics import Metrics

QUEUES = 3
"""How many limits a question may wait and think altogether."""


class Thinkers:
    """The pool of processes; it starts with the first question."""

    def __init__(
        self, workers: int, limit: float, log: Log, metrics: Metrics, think: Think = think
    ) -> None:
        # A fork would copy the sockets and threads of the server.
        self._pool = ProcessPool(workers, context=get_context("spawn"))
        self._limit = limit
        self._log = log
        self._metrics = metrics
        self._think = think

    async def choose(self, question: Question) -> Any:
        """A legal move for certain: if the bot fails, the rule-based one plays; then the lot."""
        # A set of one if the rule-based bot itself was asked: once late, it would be late again.
        for bot in dict.fromkeys((question.bot, bot_names(question.game)[0])):
            try:
                move = await self._ask(msgspec.structs.replace(question, bot=bot))
            except TimeoutError:
                self._failed(question, bot, "late")
            except Exception as error:
                self._failed(question, bot, type(error).__name__)
            else:
                if move in question.view.legal:
                    self._metrics.bot_moves.labels("chosen").inc()
                    return move
                self._failed(question, bot, "illegal")
        return Uniform().choose(question.view, question.heard, Rng(question.chance))

    async def word(self, question: Question) -> Claim | None:
        """What the bot says after its move; one that fails says nothing."""
        if not speaks(question.game, question.bot):
            return None
        try:
            said = await self._ask(msgspec.structs.replace(question, moved=True))
            claim: Claim | None = msgspec.convert(said, Claim | None)
        except TimeoutError:
            self._failed(question, question.bot, "late")
        except Exception as error:
            self._failed(question, question.bot, type(error).__name__)
        else:
            return claim
        return None

    async def _ask(self, question: Question) -> Any:
        future = self._pool.schedule(self._think, args=(question,), timeout=self._limit)
        # The pool ends a bot that thinks too long; here the time in the queue counts too.
        async with asyncio.timeout(QUEUES * self._limit):
            return await asyncio.wrap_future(future)

    def _failed(self, question: Question, bot: str, how: str) -> None:
        self._metrics.bot_moves.labels("failed").inc()
        self._log.warning("bot failed", game=question.game, bot=bot, how=how)

    def close(self) -> None:
        """Ends the processes."""
        self._pool.stop()  # type: ignore[no-untyped-call]
        self._pool.join(timeout=5)
