"""Claims in Saboteur: what a belief bot could say after its move; `talk_policy` says how often.

Claims follow from beliefs and from the seat's side.
"""

from collections.abc import Iterator, Sequence
from functools import cached_property

from foolsgold.base.ids import Goal, Seat
from foolsgold.base.rng import Rng
from foolsgold.beliefs.saboteur.honesty_history import Reputations
from foolsgold.beliefs.saboteur.posterior import Beliefs, posterior_of, public_posterior
from foolsgold.bots.common.characters import TalkParams
from foolsgold.bots.common.talk_policy import (
    CLEARED_SUSPICION,
    DEFAULT_TALK,
    MATE_SUSPICION,
    PEEK_REPORT_RATE,
    CandidateClaim,
    TalkContext,
)
from foolsgold.games.saboteur.cards import GoalFace, MapCard, MendCard, Role
from foolsgold.games.saboteur.events import (
    Broken,
    Collapsed,
    Discarded,
    Event,
    Mended,
    Peeked,
    Placed,
)
from foolsgold.games.saboteur.moves import Phase
from foolsgold.games.saboteur.view import View
from foolsgold.play.table_talk import (
    Claim,
    Claimed,
    Honest,
    LookAt,
    Looked,
    MendMe,
    NoWay,
    Sorry,
    Suspect,
    Thanks,
    Trust,
)

UNSURE_PROBABILITY = 0.5
"""No goal is likelier than this to hide the treasure: somebody should look."""


def choose_claim(
    view: View,
    heard: Sequence[Event | Claimed],
    rng: Rng,
    manner: TalkParams = DEFAULT_TALK,
    known: Reputations | None = None,
) -> Claim | None:
    """What the seat says after its move; None is silence, as it is most of the time."""
    speech = ClaimPolicy(view, heard, manner, known)
    if view.phase is not Phase.PLAY or not speech.may_speak:
        return None
    return speech.select_claim(speech.candidates(), rng)


class ClaimPolicy(TalkContext):
    """What one seat could say now."""

    own_move_events = (Placed, Collapsed, Peeked, Broken, Mended, Discarded)
    hostile_events = (Broken, Collapsed)
    placed_event, peeked_event, map_card_type = Placed, Peeked, MapCard

    def __init__(
        self,
        view: View,
        heard: Sequence[Event | Claimed],
        manner: TalkParams,
        known: Reputations | None = None,
    ) -> None:
        super().__init__(view, heard, manner)
        self.reputations = known
        self.is_digger = view.roles[self.me] is Role.DIGGER

    @cached_property
    def beliefs(self) -> Beliefs:
        """What the seat thinks."""
        return posterior_of(self.view, self.heard, self.reputations)

    @cached_property
    def public_beliefs(self) -> Beliefs:
        """What it thinks the table thinks."""
        return public_posterior(self.view, self.heard, self.reputations)

    def candidates(self) -> Iterator[CandidateClaim]:
        """All it could say, with how much it wants to be said."""
        yield from self._report_peek()
        if not self.may_speak_again:
            return
        yield from self.greeting()
        yield from self._replies()
        yield from self._justifications()
        yield from self._requests()
        yield from self._opinions()

    def _report_peek(self) -> Iterator[CandidateClaim]:
        """[R60] After a look: the truth, or what serves the saboteurs and could be believed."""
        for entry in self.heard:
            if isinstance(entry, Peeked) and entry.seat == self.me and entry.found is not None:
                goal, truth = entry.goal, _spoken_face(treasure=entry.found is GoalFace.TREASURE)
                if self.has_reported(goal) or self.view.goals[goal].opened:
                    continue
                if not self._may_be_believed():
                    continue
                harmless = self.params.tells_harmless_truth and entry.found is not GoalFace.TREASURE
                if self.is_digger or harmless or self._others_peeked(goal):
                    # A lie would be found out, and the truth earns trust.
                    yield CandidateClaim(PEEK_REPORT_RATE, Looked(goal, truth))
                else:
                    lie = _spoken_face(treasure=entry.found is not GoalFace.TREASURE)
                    yield CandidateClaim(PEEK_REPORT_RATE, Looked(goal, lie))

    def _replies(self) -> Iterator[CandidateClaim]:
        """To what others did to the seat, or said of it, since its move before."""
        for entry in self.heard[self.previous_move_index :]:
            match entry:
                case Mended(seat=other, target=self.me) if other != self.me:
                    yield CandidateClaim(0.7, Thanks(other))
                case Claimed(seat=other, claim=Suspect(seat=self.me)) if self._may_be_believed():
                    strikes = (
                        self.params.accuses_back
                        and self.beliefs.saboteur[other] > CLEARED_SUSPICION
                    )
                    yield CandidateClaim(0.75, Suspect(other) if strikes else Honest())
                case Broken(seat=other, target=self.me) if other != self.me and self.is_digger:
                    # Breaking a digger's tool shows a settled opinion, or none at all.
                    yield CandidateClaim(0.5 * self.beliefs.saboteur[other], Suspect(other))
                case _:
                    pass

    def _justifications(self) -> Iterator[CandidateClaim]:
        """A seat that breaks a tool gives a reason, true or plausible; silence looks guilty."""
        match self.last_event:
            case Broken(target=other) if other != self.me and self._may_be_believed():
                yield CandidateClaim(0.6, Suspect(other))
            case _:
                pass

    def _requests(self) -> Iterator[CandidateClaim]:
        """A tool to be mended; a pass or a step back that looks worse than it was meant."""
        if self.view.broken[self.me] and not self._can_mend() and self._may_be_believed():
            yield CandidateClaim(0.4, MendMe())
        passes = isinstance(self.last_event, Discarded) and not self.view.broken[self.me]
        if passes and self._may_be_believed():
            yield CandidateClaim(0.2, NoWay())
        dead_end = isinstance(self.last_event, Placed) and not self.last_event.tile.joined
        if dead_end and self._is_doubted() and self._may_be_believed():
            yield CandidateClaim(0.4, Sorry())
        if self.is_digger:
            yield from self._apologies()

    def _opinions(self) -> Iterator[CandidateClaim]:
        """Whom the seat would have others doubt, or trust."""
        for other in range(self.view.seats):
            if other == self.me:
                continue
            doubt = self.beliefs.saboteur[other]
            if self.is_digger:
                if doubt > self.params.accuse_above:
                    yield CandidateClaim(0.6 * doubt * self.novelty(other), Suspect(other))
                elif doubt < self.params.trust_below:
                    yield CandidateClaim(0.15, Trust(other))
            elif doubt < 0.5 and self._could_be_blamed(other):
                yield CandidateClaim(0.35 * self.novelty(other), Suspect(other))
        if self.is_digger and self.others_may_peek:
            goal, likely = max(self.beliefs.treasure.items(), key=lambda item: item[1])
            if likely < UNSURE_PROBABILITY and not self.view.goals[goal].opened:
                yield CandidateClaim(0.3, LookAt(goal))

    def _apologies(self) -> Iterator[CandidateClaim]:
        """Sorry, to whom they have just mended after having broken them; else a good word."""
        broken = {
            entry.target
            for entry in self.heard
            if isinstance(entry, Broken) and entry.seat == self.me
        }
        if isinstance(self.last_event, Mended) and self.last_event.target in broken - {self.me}:
            yield CandidateClaim(0.6, Sorry())
        yield from self.retraction(self.accused_seats() | broken, self.beliefs.saboteur)

    def _could_be_blamed(self, other: Seat) -> bool:
        """Whether the table half believes it already, and believes this seat more."""
        doubts = self.public_beliefs.saboteur
        return doubts[other] > 0.35 and doubts[self.me] < doubts[other]

    def _may_be_believed(self) -> bool:
        """Whether a word of their own would count: a rogue whom all know saves their breath."""
        return (
            self.is_digger
            or self.public_beliefs.saboteur[self.me] < self.params.max_public_suspicion
        )

    def _is_doubted(self) -> bool:
        return self.public_beliefs.saboteur[self.me] > 0.3

    def _others_peeked(self, goal: Goal) -> bool:
        """Whether somebody could find out a lie; a mate would not."""
        return any(
            isinstance(entry, Peeked)
            and entry.goal == goal
            and entry.seat != self.me
            and self.beliefs.saboteur[entry.seat] < MATE_SUSPICION
            for entry in self.heard
        )

    def _can_mend(self) -> bool:
        broken = {*self.view.broken[self.me]}
        return any(
            isinstance(held.face, MendCard) and broken & {*held.face.tools}
            for held in self.view.hand
        )


def _spoken_face(*, treasure: bool) -> str:
    return "treasure" if treasure else "stone"
