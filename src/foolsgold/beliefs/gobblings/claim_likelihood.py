"""What words say about those who speak and about the goals.

A Gnome who looked tells the truth, nearly always; a Goblin as often as not. Nobody is believed
about a goal they did not look under, and that they speak of it anyhow is held against them. A word
counts for the role its speaker held when it was said, and is judged by what was found out of those
before it: a lie is not its own excuse.
"""

from collections.abc import Mapping, Sequence
from math import log
from typing import NamedTuple

from foolsgold.base.ids import Goal, Seat
from foolsgold.beliefs.gobblings.hypotheses import Faces
from foolsgold.beliefs.gobblings.reputation import Reputations
from foolsgold.beliefs.gobblings.role_tracking import Entry, with_origins
from foolsgold.beliefs.honesty import Word
from foolsgold.beliefs.mixtures import Towards
from foolsgold.games.gobblings.cards import Race
from foolsgold.games.gobblings.events import Peeked
from foolsgold.games.gobblings.view import View
from foolsgold.play.table_talk import Claimed, Looked, Suspect, Trust

HONEST = 0.93
"""How often a Gnome tells truly what they saw; slips and jokes are the rest."""
TRUE = 0.5
"""How often a Goblin does: of three things that may lie there, two are lies."""
MADE_UP = 0.9
"""What speaking of a goal one has not seen says against a role, as a log."""
KEPT = 4.0
"""So many words a seat must have kept or broken before that counts as much as its race."""
ACCUSED = Towards(on_digger=0.2, on_mate=-0.3, on_saboteur=0.4)
"""What an accusation says, as for deeds: weak, for words are cheap and nobody knows their mates."""
TRUSTED = Towards(on_digger=0.0, on_mate=0.2, on_saboteur=-0.3)


class _Told(NamedTuple):
    role: Seat
    seat: Seat
    goal: Goal
    found: str


class Words:
    """All that was said in a round so far; seats are origins of roles."""

    def __init__(
        self, view: View, heard: Sequence[Entry], known: Reputations | None = None
    ) -> None:
        known = known or {}
        self._told: dict[tuple[Seat, Goal], _Told] = {}
        """Each seat's last word about a goal it looked under."""
        self._made_up: dict[Seat, int] = {}
        self._leanings: dict[tuple[Seat, Seat], Towards] = {}
        looks: set[tuple[Seat, Goal]] = set()
        for entry, origins in with_origins(heard, view.seats):
            if type(entry) is Peeked:
                looks.add((entry.seat, entry.goal))
            if type(entry) is not Claimed or entry.seat == view.seat:
                continue
            seat, role = entry.seat, origins[entry.seat]
            match entry.claim:
                case Looked(goal=goal, found=found):
                    if (seat, goal) in looks:
                        self._told[seat, goal] = _Told(role, seat, goal, found)
                    else:
                        self._made_up[role] = 1
                case Suspect(seat=other) if other != seat and other < view.seats:
                    self._leanings[role, origins[other]] = ACCUSED
                case Trust(seat=other) if other != seat and other < view.seats:
                    self._leanings[role, origins[other]] = TRUSTED
                case _:
                    pass
        self._honest: dict[tuple[Seat, Goal], float] = {}
        """How far each word holds if it is a Gnome's."""
        words: dict[Seat, Word] = {}
        for (seat, goal), told in self._told.items():
            word = words.get(seat, known.get((seat, Race.GNOME), Word()))
            self._honest[seat, goal] = word.share_kept(HONEST, KEPT)
            face = view.goals[goal].face
            words[seat] = word if face is None else word.told(right=told.found == face)
        self._true = {
            seat: known.get((seat, Race.GOBLIN), Word()).share_kept(TRUE, KEPT) for seat in words
        }

    def of(self, role: Seat, faces: Faces) -> tuple[float, float]:
        """How well words said for a role agree with its being a Goblin's, and a Gnome's."""
        goblin, gnome = MADE_UP * self._made_up.get(role, 0), 0.0
        for told in self._told.values():
            if told.role == role:
                is_true = told.found == faces[told.goal]
                goblin += _log(self._true[told.seat], is_true=is_true)
                gnome += _log(self._honest[told.seat, told.goal], is_true=is_true)
        return goblin, gnome

    def between(self) -> Mapping[tuple[Seat, Seat], Towards]:
        """What was said about each other, as for deeds."""
        return self._leanings


def _log(keeps: float, *, is_true: bool) -> float:
    # There are two ways to say what is not so.
    return log(keeps if is_true else (1 - keeps) / 2)
