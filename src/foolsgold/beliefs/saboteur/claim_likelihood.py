"""What words say about those who speak and about the treasure.

A digger who looked tells the truth, nearly always; a saboteur as often as not. Nobody is believed
about a goal they did not look under, and that they speak of it anyhow is held against them. Whoever
was caught at a wrong word is believed less from then on, even if they are a digger: at this table
they have not been reliable. The wrong word itself is judged by those before it, or a lie would be
its own excuse. Earlier rounds count too, each for the side the seat was on then (`reputation`).
"""

from collections.abc import Mapping, Sequence
from math import log

from foolsgold.base.ids import Goal, Seat
from foolsgold.beliefs.honesty import Word
from foolsgold.beliefs.saboteur.reputation import Reputations
from foolsgold.games.saboteur.cards import GoalFace, Role
from foolsgold.games.saboteur.events import Event
from foolsgold.games.saboteur.view import View
from foolsgold.play.table_talk import Claimed, Looked, Suspect, Trust

HONEST = 0.95
"""How often a digger tells truly what they saw; slips and jokes are the rest."""
LYING = 0.5
"""How often a saboteur tells the contrary of what they saw: their word is worth nothing."""
MADE_UP = 0.9
"""What speaking of a goal one has not seen says against a seat, as a log."""
KEPT = 4.0
"""So many words a seat must have kept or broken before that counts as much as being a digger."""
ACCUSED = {"on-digger": 0.2, "on-mate": -0.6, "on-saboteur": 0.5}
"""What an accusation says, as `Towards` has it for deeds: weak, for words are cheap."""
TRUSTED = {"on-digger": 0.0, "on-mate": 0.4, "on-saboteur": -0.4}


class Words:
    """All that was said in a round so far."""

    def __init__(
        self,
        view: View,
        heard: Sequence[Event | Claimed],
        looks: Mapping[Seat, set[Goal]],
        known: Reputations | None = None,
    ) -> None:
        known = known or {}
        self._looked: dict[tuple[Seat, Goal], bool] = {}
        """Each seat's last word about a goal it looked under: whether it said treasure."""
        self._made_up: dict[Seat, int] = {}
        self._leanings: dict[tuple[Seat, Seat], Mapping[str, float]] = {}
        for said in heard:
            if not isinstance(said, Claimed) or said.seat == view.seat:
                continue
            match said.claim:
                case Looked(goal=goal, found=found):
                    if goal in looks.get(said.seat, ()):
                        self._looked[said.seat, goal] = found == GoalFace.TREASURE
                    else:
                        self._made_up[said.seat] = 1
                case Suspect(seat=other) if other != said.seat:
                    self._leanings[said.seat, other] = ACCUSED
                case Trust(seat=other) if other != said.seat:
                    self._leanings[said.seat, other] = TRUSTED
                case _:
                    pass
        self._honest = _reliability(view, self._looked, known)
        self._lying = {
            seat: 1 - known.get((seat, Role.SABOTEUR), Word()).share_kept(1 - LYING, KEPT)
            for seat, _ in self._looked
        }

    def of(self, seat: Seat, treasure: Goal) -> tuple[float, float]:
        """How well a seat's words agree with being a saboteur, and a digger, if it lies there."""
        saboteur = MADE_UP * self._made_up.get(seat, 0)
        digger = 0.0
        for (speaker, goal), said in self._looked.items():
            if speaker == seat:
                is_true = said == (goal == treasure)
                honest, lying = self._honest[seat, goal], self._lying[seat]
                saboteur += log(1 - lying if is_true else lying)
                digger += log(honest if is_true else 1 - honest)
        return saboteur, digger

    def between(self, saboteurs: frozenset[Seat]) -> float:
        """What they said about each other, if these are the saboteurs."""
        told = 0.0
        for (seat, other), leaning in self._leanings.items():
            if seat in saboteurs:
                told += leaning["on-mate" if other in saboteurs else "on-digger"]
            elif other in saboteurs:
                told += leaning["on-saboteur"]
        return told


def _reliability(
    view: View, looked: Mapping[tuple[Seat, Goal], bool], known: Reputations
) -> dict[tuple[Seat, Goal], float]:
    """How far each word holds if it is a digger's: what was found out of those before it counts."""
    words: dict[Seat, Word] = {}
    found = {}
    for (seat, goal), said in looked.items():
        word = words.get(seat, known.get((seat, Role.DIGGER), Word()))
        found[seat, goal] = word.share_kept(HONEST, KEPT)
        face = view.goals[goal].face
        if face is not None:
            word = word.told(right=said == (face is GoalFace.TREASURE))
        words[seat] = word
    return found
