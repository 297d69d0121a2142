"""What all rooms of a server share."""

from collections.abc import Callable
from typing import NamedTuple

from foolsgold.server.bus import Bus
from foolsgold.server.journal import Journal
from foolsgold.server.keys import new_seed
from foolsgold.server.limits import Limit, Shows
from foolsgold.server.logs import Log
from foolsgold.server.metrics import Metrics
from foolsgold.server.settings import Settings
from foolsgold.server.thinking import Thinkers


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
