"""Message bus over Redis pub/sub. Imported only when configured: the import is slow."""

import asyncio
import contextlib
import secrets

import msgspec
from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from foolsgold.base.ids import Seat
from foolsgold.base.messages import UserError
from foolsgold.server.cluster.bus import BusMessage, MessageHandler, PeerPresence
from foolsgold.server.logs import Log

CHANNEL = "foolsgold"
HEARTBEAT_SECONDS = 1.0
PEER_TIMEOUT_SECONDS = 4.0
RECONNECT_SECONDS = 1.0
REDIS_TIMEOUT_SECONDS = 5.0
"""Our own heartbeat comes back every second: silence for this long is a lost connection."""
CANCEL_RETRY_SECONDS = 0.1
"""After this long a task that was cancelled is cancelled again."""


class RedisBus:
    """Connects several servers through one Redis."""

    def __init__(self, address: str, log: Log) -> None:
        try:
            self._redis = Redis.from_url(
                address,
                socket_timeout=REDIS_TIMEOUT_SECONDS,
                socket_connect_timeout=REDIS_TIMEOUT_SECONDS,
                # What cannot be sent at once need not be sent: the others poll.
                retry=Retry(NoBackoff(), 1),
            )
        except ValueError:
            raise UserError("bus-url", found=address.rpartition("@")[2]) from None
        self.server_id = secrets.token_hex(8)
        self.is_alone = self.is_reliable = False
        self._log = log
        self._last_heard_at: dict[str, float] = {}
        """When each server was last heard from; hearing from this one shows that Redis works."""
        self._peers = PeerPresence(self.server_id)
        self._tasks: list[asyncio.Task[None]] = []
        self._is_closed = False
        self._pending_publishes = 0
        self._all_published = asyncio.Event()
        """Set while nothing is being published."""
        self._all_published.set()

    async def start(self, on_message: MessageHandler) -> None:
        """Starts listening; if Redis cannot be reached now, the settings are wrong."""
        try:
            await self._redis.ping()
        except (RedisError, OSError):
            raise UserError("bus-unreachable") from None
        self._tasks = [
            asyncio.create_task(self._listen(on_message)),
            asyncio.create_task(self._send_heartbeats()),
        ]

    async def _listen(self, on_message: MessageHandler) -> None:
        while True:
            try:
                async with self._redis.pubsub() as pubsub:
                    await pubsub.subscribe(CHANNEL)
                    # Redis was away, not the others: give them time to report.
                    self._last_heard_at = dict.fromkeys(self._last_heard_at, self._now())
                    async for message in pubsub.listen():
                        if message["type"] == "message":
                            await self._dispatch(message["data"], on_message)
            except (RedisError, OSError) as error:
                self._log.warning("bus lost", error=type(error).__name__)
                await asyncio.sleep(RECONNECT_SECONDS)

    async def _dispatch(self, data: bytes, on_message: MessageHandler) -> None:
        try:
            message = msgspec.msgpack.decode(data, type=BusMessage)
        except (msgspec.ValidationError, msgspec.DecodeError):
            self._log.warning("bus garbled")
            return
        self._last_heard_at[message.server] = self._now()
        if message.server == self.server_id:
            return
        self._peers.record(message)
        try:
            await on_message(message)
        except Exception as error:  # one broken table must not stop messages for all others
            self._log.error("bus news failed", table=message.table, error=type(error).__name__)

    async def _send_heartbeats(self) -> None:
        while True:
            await self._publish(BusMessage(self.server_id))
            self._drop_dead_servers()
            await asyncio.sleep(HEARTBEAT_SECONDS)

    async def _publish(self, message: BusMessage) -> None:
        if self._is_closed:
            # People leave while we close: a new connection opened for that would never be closed.
            return
        self._all_published.clear()
        self._pending_publishes += 1
        try:
            with contextlib.suppress(RedisError, OSError):
                await self._redis.publish(CHANNEL, msgspec.msgpack.encode(message))
        finally:
            self._pending_publishes -= 1
            if not self._pending_publishes:
                self._all_published.set()

    async def publish_change(self, table: str, number: int) -> None:
        """Announces that a table has reached this change."""
        await self._publish(BusMessage(self.server_id, table, number))

    async def publish_presence(self, table: str, devices: dict[Seat, int], watchers: int) -> None:
        """Announces who is connected to a table here."""
        await self._publish(BusMessage(self.server_id, table, devices=devices, watchers=watchers))

    def live_servers(self) -> frozenset[str]:
        """The other servers heard from lately, or before Redis went away.

        Silence of all is no sign that the others have died: their people are still there.
        """
        since = max(self._last_heard_at.values(), default=0.0) - PEER_TIMEOUT_SECONDS
        recently = (server for server, at in self._last_heard_at.items() if at >= since)
        return frozenset(server for server in recently if server != self.server_id)

    def _drop_dead_servers(self) -> None:
        alive = self.live_servers()
        self._last_heard_at = {
            server: at
            for server, at in self._last_heard_at.items()
            if server in alive or server == self.server_id
        }
        self._peers.retain_only(alive)

    def is_leader_of(self, table: str) -> bool:
        """Whether this server runs the bots and clocks of the table."""
        return self._peers.is_leader_of(table, self.live_servers())

    def _now(self) -> float:
        return asyncio.get_running_loop().time()

    async def close(self) -> None:
        """Stops listening and publishing."""
        self._is_closed = True
        for task in self._tasks:
            # The library swallows a cancellation that comes while it connects.
            while not task.done():
                task.cancel()
                await asyncio.wait([task], timeout=CANCEL_RETRY_SECONDS)
        # A publish whose connection is cut would open another one, to retry.
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(REDIS_TIMEOUT_SECONDS):
                await self._all_published.wait()
        await self._redis.aclose()
