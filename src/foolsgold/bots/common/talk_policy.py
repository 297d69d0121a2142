"""The talk policy of all games: a bot speaks rarely, right after its own move, and never twice.

Claims follow from beliefs and from the seat's side; chance only thins them out, as people do not
say all they could. Nobody speaks twice with nobody else having said a word in between, nor after
two moves of their own unless they have just seen what lies under a goal, and nobody says a thing
twice in a round.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, NamedTuple

from foolsgold.base.ids import Goal, Seat
from foolsgold.base.rng import Rng
from foolsgold.bots.common.characters import TalkParams
from foolsgold.play.table_talk import Claim, Claimed, Greet, Looked, Suspect, Trust

RANDOM_STEPS = 1000
CLEARED_SUSPICION = 0.2
"""Below this suspicion, an earlier accusation or attack was wrong."""
MATE_SUSPICION = 0.8
"""Above this suspicion a liar takes somebody for a partner."""
DEFAULT_TALK = TalkParams()
REPEATED_ACCUSATION_FACTOR = 0.3
"""How much is left to say against somebody once two others have said it."""
PEEK_REPORT_RATE = 0.95
"""How often a look is reported, truly or not: if liars were slower, that would expose them."""


class CandidateClaim(NamedTuple):
    """Something that could be said, and how often such a thing is said."""

    urgency: float
    claim: Claim


class TalkContext:
    """One seat that has just moved, and what it heard in the round."""

    own_move_events: tuple[type[Any], ...]
    """The events that report a seat's own move."""
    hostile_events: tuple[type[Any], ...] = ()
    """Those among them that are meant for somebody."""
    placed_event: type[Any]
    """The one by which a tile comes to lie in the maze."""
    peeked_event: type[Any]
    """The one by which somebody looks under a goal."""
    map_card_type: type[Any]

    def __init__(self, view: Any, heard: Sequence[Any], manner: TalkParams) -> None:
        assert view.seat is not None
        self.view, self.heard, self.params = view, heard, manner
        self.me: Seat = view.seat
        mine = [
            at
            for at, entry in enumerate(heard)
            if isinstance(entry, self.own_move_events) and entry.seat == self.me
        ]
        self.last_event = heard[mine[-1]] if mine else None
        self.previous_move_index = mine[-2] if len(mine) > 1 else 0
        """Where the seat's move before the last one is: since then it has heard news."""
        self.is_first_move = view.round == 1 and len(mine) == 1
        """Whether it has just made its first move of the game."""

    @property
    def may_speak(self) -> bool:
        """Not if the last word at the table was its own."""
        words = [entry for entry in self.heard if isinstance(entry, Claimed)]
        return self.last_event is not None and not (words and words[-1].seat == self.me)

    @property
    def may_speak_again(self) -> bool:
        """Whether it was silent after its previous move; news of a goal do not require that."""
        return not any(
            self._is_own_claim(entry) for entry in self.heard[self.previous_move_index :]
        )

    @property
    def is_friendly_move(self) -> bool:
        """Whether one can say hello after such a move: no blow, and nothing that blocks a way."""
        last = self.last_event
        blocks = isinstance(last, self.placed_event) and not last.tile.joined
        return not blocks and not isinstance(last, self.hostile_events)

    @property
    def others_may_peek(self) -> bool:
        """Whether to ask for a look makes sense: the seat has no map, and not all were played."""
        if any(isinstance(held.face, self.map_card_type) for held in self.view.hand):
            return False
        played = sum(isinstance(entry, self.peeked_event) for entry in self.heard)
        return played < sum(isinstance(face, self.map_card_type) for face in self.view.edition.deck)

    def greeting(self) -> Iterator[CandidateClaim]:
        """Who is somebody says so at first, unless they came with a blow."""
        if self.is_first_move and self.is_friendly_move and self.params.temper is not None:
            yield CandidateClaim(0.9, Greet(self.params.temper))

    def select_claim(self, thoughts: Iterable[CandidateClaim], rng: Rng) -> Claim | None:
        """What it says of what it could; None is silence, as it is most of the time."""
        chance = rng.below(RANDOM_STEPS) / RANDOM_STEPS
        before = set(self.own_claims())
        new = [thought for thought in thoughts if thought.claim not in before]
        if not new:
            return None
        first = max(new, key=lambda thought: thought.urgency)
        talkative = self.params.talk_rate
        if isinstance(first.claim, Looked):
            # What lies under a goal concerns everybody: the quiet tell it too.
            talkative = max(talkative, 1.0)
        return first.claim if chance < first.urgency * talkative else None

    def own_claims(self) -> Iterator[Claim]:
        """What the seat has said in this round."""
        return (entry.claim for entry in self.heard if self._is_own_claim(entry))

    def has_reported(self, goal: Goal) -> bool:
        """Whether it has reported the face of a goal, truly or not."""
        return any(isinstance(claim, Looked) and claim.goal == goal for claim in self.own_claims())

    def accused_seats(self) -> set[Seat]:
        """Whom it has accused."""
        return {claim.seat for claim in self.own_claims() if isinstance(claim, Suspect)}

    def retraction(self, wronged: set[Seat], doubts: Sequence[float]) -> Iterator[CandidateClaim]:
        """A good word for whom they have wronged and believe now: it says who is meant."""
        for other in sorted(wronged - {self.me}):
            if doubts[other] < CLEARED_SUSPICION:
                yield CandidateClaim(0.5, Trust(other))

    def novelty(self, other: Seat) -> float:
        """How much of an accusation is news still: a chorus of them is no company."""
        accusers = {
            entry.seat
            for entry in self.heard
            if isinstance(entry, Claimed) and entry.claim == Suspect(other)
        }
        return REPEATED_ACCUSATION_FACTOR if len(accusers - {self.me}) > 1 else 1.0

    def _is_own_claim(self, entry: Any) -> bool:
        return isinstance(entry, Claimed) and entry.seat == self.me
