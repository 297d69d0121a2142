"""Several servers around one Redis. Imported only where one is used: it takes its time."""

import asyncio
import contextlib
import secrets

import msgspec
from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from foolsgold.base.ids import Seat
from foolsgold.base.messages import Complaint
from foolsgold.server.cluster.bus import Hear, Neighbours, News
from foolsgold.server.logs import Log

CHANNEL = "foolsgold"
BEAT_SECONDS = 1.0
FORGET_SECONDS = 4.0
RETRY_SECONDS = 1.0
ANSWER_SECONDS = 5.0
"""Our own beat comes back every second: silence for so long is a lost connection."""
AGAIN_SECONDS = 0.1
"""After so long a task that was to end is told so again."""


class RedisBus:
    """Several servers around one Redis."""

    def __init__(self, address: str, log: Log) -> None:
        try:
            self._redis = Redis.from_url(
                address,
                socket_timeout=ANSWER_SECONDS,
                socket_connect_timeout=ANSWER_SECONDS,
                # What cannot be told at once need not be told: the others look by themselves.
                retry=Retry(NoBackoff(), 1),
            )
        except ValueError:
            raise Complaint("bus-url", found=address.rpartition("@")[2]) from None
        self.me = secrets.token_hex(8)
        self.is_alone = self.is_sure = False
        self._log = log
        self._heard: dict[str, float] = {}
        """When each server was heard of last, this one too: then Redis itself was there."""
        self._neighbours = Neighbours(self.me)
        self._tasks: list[asyncio.Task[None]] = []
        self._is_closed = False
        self._on_the_way = 0
        self._is_told = asyncio.Event()
        """Nothing is on its way."""
        self._is_told.set()

    async def start(self, hear: Hear) -> None:
        """Begins to listen; a Redis that cannot be reached now is a mistake in the settings."""
        try:
            await self._redis.ping()
        except (RedisError, OSError):
            raise Complaint("bus-unreachable") from None
        self._tasks = [
            asyncio.create_task(self._listen(hear)),
            asyncio.create_task(self._beat()),
        ]

    async def _listen(self, hear: Hear) -> None:
        while True:
            try:
                async with self._redis.pubsub() as pubsub:
                    await pubsub.subscribe(CHANNEL)
                    # Redis was away, not the others: they have time to speak up again.
                    self._heard = dict.fromkeys(self._heard, self._now())
                    async for message in pubsub.listen():
                        if message["type"] == "message":
                            await self._take(message["data"], hear)
            except (RedisError, OSError) as error:
                self._log.warning("bus lost", error=type(error).__name__)
                await asyncio.sleep(RETRY_SECONDS)

    async def _take(self, data: bytes, hear: Hear) -> None:
        try:
            news = msgspec.msgpack.decode(data, type=News)
        except (msgspec.ValidationError, msgspec.DecodeError):
            self._log.warning("bus garbled")
            return
        self._heard[news.server] = self._now()
        if news.server == self.me:
            return
        self._neighbours.note(news)
        try:
            await hear(news)
        except Exception as error:  # one table in trouble must not make us deaf for all others
            self._log.error("bus news failed", table=news.table, error=type(error).__name__)

    async def _beat(self) -> None:
        while True:
            await self._publish(News(self.me))
            self._forget()
            await asyncio.sleep(BEAT_SECONDS)

    async def _publish(self, news: News) -> None:
        if self._is_closed:
            # People leave after us: a new connection for the news of it would never be closed.
            return
        self._is_told.clear()
        self._on_the_way += 1
        try:
            with contextlib.suppress(RedisError, OSError):
                await self._redis.publish(CHANNEL, msgspec.msgpack.encode(news))
        finally:
            self._on_the_way -= 1
            if not self._on_the_way:
                self._is_told.set()

    async def tell(self, table: str, number: int) -> None:
        """A table has reached this change."""
        await self._publish(News(self.me, table, number))

    async def tell_here(self, table: str, devices: dict[Seat, int], watchers: int) -> None:
        """These are connected to a table here."""
        await self._publish(News(self.me, table, devices=devices, watchers=watchers))

    def alive(self) -> frozenset[str]:
        """The other servers that were heard of lately: before Redis went, if it is away.

        Silence of all is no sign that the others have died, and their people are still there.
        """
        since = max(self._heard.values(), default=0.0) - FORGET_SECONDS
        lately = (server for server, at in self._heard.items() if at >= since)
        return frozenset(server for server in lately if server != self.me)

    def _forget(self) -> None:
        alive = self.alive()
        self._heard = {
            server: at for server, at in self._heard.items() if server in alive or server == self.me
        }
        self._neighbours.forget_all_but(alive)

    def keeps(self, table: str) -> bool:
        """Whether this server is the one that moves the table's bots and clocks."""
        return self._neighbours.keeps(table, self.alive())

    def _now(self) -> float:
        return asyncio.get_running_loop().time()

    async def close(self) -> None:
        """Stops listening, and is silent from now on."""
        self._is_closed = True
        for task in self._tasks:
            # The library swallows a cancellation that comes while it connects.
            while not task.done():
                task.cancel()
                await asyncio.wait([task], timeout=AGAIN_SECONDS)
        # News whose line is cut under it would open another one, to try again.
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(ANSWER_SECONDS):
                await self._is_told.wait()
        await self._redis.aclose()
