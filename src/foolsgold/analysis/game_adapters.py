"""The games a student knows, by name."""

from foolsgold.analysis.game_adapter import Lens
from foolsgold.analysis.gobblings import LENS as GOBBLINGS
from foolsgold.analysis.saboteur import LENS as SABOTEUR

LENSES: dict[str, Lens] = {"saboteur": SABOTEUR, "gobblings": GOBBLINGS}
