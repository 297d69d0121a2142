"""What all rooms of a server share."""

from collections.abc import Callable
from typing import NamedTuple

from foolsgold.server.bots.worker_pool import Thinkers
from foolsgold.server.cluster.bus import Bus
from foolsgold.server.logs import Log
from foolsgold.server.metrics import Metrics
from foolsgold.server.security.rate_limits import Limit, Shows
from foolsgold.server.security.tokens import new_seed
from foolsgold.server.settings import Settings
from foolsgold.server.storage.journal import Journal


class Desk(NamedTuple):
    """What all rooms of a server share."""

    settings: Settings
    journal: Journal
    bus: Bus
    thinkers: Thinkers
    log: Log
    metrics: Metrics
    commands: Limit
    talk: Limit
    changes: Limit
    shows: Shows
    seed: Callable[[], int] = new_seed
