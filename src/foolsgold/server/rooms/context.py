"""The dependencies that all rooms of a server share."""

from collections.abc import Callable
from typing import NamedTuple

from foolsgold.server.bots.worker_pool import BotPool
from foolsgold.server.cluster.bus import Bus
from foolsgold.server.logs import Log
from foolsgold.server.metrics import Metrics
from foolsgold.server.security.rate_limits import BotOnlyTableQuota, RateLimiter
from foolsgold.server.security.tokens import new_seed
from foolsgold.server.settings import Settings
from foolsgold.server.storage.journal import Journal


class ServerContext(NamedTuple):
    """The dependencies that all rooms of a server share."""

    settings: Settings
    journal: Journal
    bus: Bus
    bot_pool: BotPool
    log: Log
    metrics: Metrics
    command_limiter: RateLimiter
    talk_limiter: RateLimiter
    address_command_limiter: RateLimiter
    bot_only_quota: BotOnlyTableQuota
    make_seed: Callable[[], int] = new_seed
