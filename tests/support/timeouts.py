"""How long a test waits before it counts as hung. Nothing is measured by it: tests wait for what
happens, and a busy machine only takes longer."""

TIMEOUT_SECONDS = 180.0
"""Seconds for one thing to happen."""
GAME_TIMEOUT_SECONDS = 900.0
"""Seconds for a whole game."""
BOT_TIMEOUT_SECONDS = TIMEOUT_SECONDS / 6
"""Seconds a bot may think; a question that was lost with its process waits three times as long."""
