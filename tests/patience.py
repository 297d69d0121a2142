"""How long a test waits before it counts as hung. Nothing is measured by it: tests wait for what
happens, and a busy machine only takes longer."""

HUNG = 180.0
"""Seconds for one thing to happen."""
HUNG_GAME = 900.0
"""Seconds for a whole game."""
SLOW_BOT = HUNG / 6
"""Seconds a bot may think; a question that was lost with its process waits three times as long."""
