"""Schedule of retries for commands that the server refuses temporarily (`slow-down`)."""

from math import inf

MAX_RETRY_SECONDS = 15.0
"""How long a command is retried before it counts as refused."""


class RetrySchedule:
    """The schedule of one client; times are those of `time.monotonic`."""

    def __init__(self) -> None:
        self._give_up_at: dict[str, float] = {}
        self._retry_at: dict[str, float] = {}

    @property
    def next_retry_at(self) -> float:
        """When the next command is to be sent; infinite if none is."""
        return min(self._retry_at.values(), default=inf)

    def add(self, command: str, now: float, milliseconds: int) -> bool:
        """Sends a command again after so long; False if it has been tried for long enough."""
        at = now + milliseconds / 1000
        if at > self._give_up_at.setdefault(command, now + MAX_RETRY_SECONDS):
            self.forget(command)
            return False
        self._retry_at[command] = at
        return True

    def take_due(self, now: float) -> list[str]:
        """The commands to send now, in the order they were refused; they then wait for answers."""
        found = [command for command, at in self._retry_at.items() if at <= now]
        for command in found:
            del self._retry_at[command]
        return found

    def forget(self, command: str | None) -> None:
        """The command has its answer; None is one the server could not read."""
        if command is not None:
            self._give_up_at.pop(command, None)
            self._retry_at.pop(command, None)

    def clear(self) -> None:
        """Everything was sent over a new connection."""
        self._retry_at.clear()
