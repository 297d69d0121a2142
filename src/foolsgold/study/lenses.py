"""The games a student knows, by name."""

from foolsgold.study.gobblings import LENS as GOBBLINGS
from foolsgold.study.lens import Lens
from foolsgold.study.saboteur import LENS as SABOTEUR

LENSES: dict[str, Lens] = {"saboteur": SABOTEUR, "gobblings": GOBBLINGS}
