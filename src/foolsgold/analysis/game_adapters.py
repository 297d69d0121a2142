"""The games a student knows, by name."""

from foolsgold.analysis.game_adapter import GameAdapter
from foolsgold.analysis.gobblings import ADAPTER as GOBBLINGS
from foolsgold.analysis.saboteur import ADAPTER as SABOTEUR

GAME_ADAPTERS: dict[str, GameAdapter] = {"saboteur": SABOTEUR, "gobblings": GOBBLINGS}
