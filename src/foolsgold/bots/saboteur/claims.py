"""What a thinking seat says in the classic game, right after its own move, and when it is silent.

Words follow from beliefs and from the seat's side; how often, `talking` says.
"""

from collections.abc import Iterator, Sequence
from functools import cached_property

from foolsgold.base.ids import Goal, Seat
from foolsgold.base.rng import Rng
from foolsgold.beliefs.saboteur.posterior import Beliefs, posterior_of, standing
from foolsgold.beliefs.saboteur.reputation import Reputations
from foolsgold.bots.common.characters import Manner
from foolsgold.bots.common.talk_policy import BELOVED, MATE, PLAIN, TELLS, Occasion, Thought
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

AT_SEA = 0.5
"""No goal is likelier than this to hide the treasure: somebody should look."""


def said_now(
    view: View,
    heard: Sequence[Event | Claimed],
    rng: Rng,
    manner: Manner = PLAIN,
    known: Reputations | None = None,
) -> Claim | None:
    """What the seat says after its move; None is silence, as it is most of the time."""
    speech = Speech(view, heard, manner, known)
    if view.phase is not Phase.PLAY or not speech.may_speak:
        return None
    return speech.said(speech.thoughts(), rng)


class Speech(Occasion):
    """What one seat could say now."""

    own_moves = (Placed, Collapsed, Peeked, Broken, Mended, Discarded)
    blows = (Broken, Collapsed)
    laid, looked, map_card = Placed, Peeked, MapCard

    def __init__(
        self,
        view: View,
        heard: Sequence[Event | Claimed],
        manner: Manner,
        known: Reputations | None = None,
    ) -> None:
        super().__init__(view, heard, manner)
        self.known = known
        self.digs = view.roles[self.me] is Role.DIGGER

    @cached_property
    def beliefs(self) -> Beliefs:
        """What the seat thinks."""
        return posterior_of(self.view, self.heard, self.known)

    @cached_property
    def table(self) -> Beliefs:
        """What it thinks the table thinks."""
        return standing(self.view, self.heard, self.known)

    def thoughts(self) -> Iterator[Thought]:
        """All it could say, with how much it wants to be said."""
        yield from self._looks()
        if not self.is_rested:
            return
        yield from self.greeting()
        yield from self._answers()
        yield from self._reasons()
        yield from self._needs()
        yield from self._opinions()

    def _looks(self) -> Iterator[Thought]:
        """[R60] After a look: the truth, or what serves the saboteurs and could be believed."""
        for entry in self.heard:
            if isinstance(entry, Peeked) and entry.seat == self.me and entry.found is not None:
                goal, truth = entry.goal, _spoken(treasure=entry.found is GoalFace.TREASURE)
                if self.spoke_of(goal) or self.view.goals[goal].opened:
                    continue
                if not self._may_be_believed():
                    continue
                harmless = self.manner.frank and entry.found is not GoalFace.TREASURE
                if self.digs or harmless or self._others_looked(goal):
                    # A lie would be found out, and the truth earns trust.
                    yield Thought(TELLS, Looked(goal, truth))
                else:
                    lie = _spoken(treasure=entry.found is not GoalFace.TREASURE)
                    yield Thought(TELLS, Looked(goal, lie))

    def _answers(self) -> Iterator[Thought]:
        """To what others did to the seat, or said of it, since its move before."""
        for entry in self.heard[self.before :]:
            match entry:
                case Mended(seat=other, target=self.me) if other != self.me:
                    yield Thought(0.7, Thanks(other))
                case Claimed(seat=other, claim=Suspect(seat=self.me)) if self._may_be_believed():
                    strikes = self.manner.strikes_back and self.beliefs.saboteur[other] > BELOVED
                    yield Thought(0.75, Suspect(other) if strikes else Honest())
                case Broken(seat=other, target=self.me) if other != self.me and self.digs:
                    # Whoever breaks a digger's tool has made up their mind, or has none.
                    yield Thought(0.5 * self.beliefs.saboteur[other], Suspect(other))
                case _:
                    pass

    def _reasons(self) -> Iterator[Thought]:
        """Whoever breaks a tool says why, or what could be why: who has no reason was a rogue."""
        match self.last:
            case Broken(target=other) if other != self.me and self._may_be_believed():
                yield Thought(0.6, Suspect(other))
            case _:
                pass

    def _needs(self) -> Iterator[Thought]:
        """A tool to be mended; a pass or a step back that looks worse than it was meant."""
        if self.view.broken[self.me] and not self._can_mend() and self._may_be_believed():
            yield Thought(0.4, MendMe())
        passes = isinstance(self.last, Discarded) and not self.view.broken[self.me]
        if passes and self._may_be_believed():
            yield Thought(0.2, NoWay())
        dead_end = isinstance(self.last, Placed) and not self.last.tile.joined
        if dead_end and self._is_doubted() and self._may_be_believed():
            yield Thought(0.4, Sorry())
        if self.digs:
            yield from self._amends()

    def _opinions(self) -> Iterator[Thought]:
        """Whom the seat would have others doubt, or trust."""
        for other in range(self.view.seats):
            if other == self.me:
                continue
            doubt = self.beliefs.saboteur[other]
            if self.digs:
                if doubt > self.manner.accuses:
                    yield Thought(0.6 * doubt * self.unsaid(other), Suspect(other))
                elif doubt < self.manner.trusts:
                    yield Thought(0.15, Trust(other))
            elif doubt < 0.5 and self._could_be_blamed(other):
                yield Thought(0.35 * self.unsaid(other), Suspect(other))
        if self.digs and self.others_may_look:
            goal, likely = max(self.beliefs.treasure.items(), key=lambda item: item[1])
            if likely < AT_SEA and not self.view.goals[goal].opened:
                yield Thought(0.3, LookAt(goal))

    def _amends(self) -> Iterator[Thought]:
        """Sorry, to whom they have just mended after having broken them; else a good word."""
        broken = {
            entry.target
            for entry in self.heard
            if isinstance(entry, Broken) and entry.seat == self.me
        }
        if isinstance(self.last, Mended) and self.last.target in broken - {self.me}:
            yield Thought(0.6, Sorry())
        yield from self.taken_back(self.accused() | broken, self.beliefs.saboteur)

    def _could_be_blamed(self, other: Seat) -> bool:
        """Whether the table half believes it already, and believes this seat more."""
        doubts = self.table.saboteur
        return doubts[other] > 0.35 and doubts[self.me] < doubts[other]

    def _may_be_believed(self) -> bool:
        """Whether a word of their own would count: a rogue whom all know saves their breath."""
        return self.digs or self.table.saboteur[self.me] < self.manner.believable

    def _is_doubted(self) -> bool:
        return self.table.saboteur[self.me] > 0.3

    def _others_looked(self, goal: Goal) -> bool:
        """Whether somebody could find out a lie; a mate would not."""
        return any(
            isinstance(entry, Peeked)
            and entry.goal == goal
            and entry.seat != self.me
            and self.beliefs.saboteur[entry.seat] < MATE
            for entry in self.heard
        )

    def _can_mend(self) -> bool:
        broken = {*self.view.broken[self.me]}
        return any(
            isinstance(held.face, MendCard) and broken & {*held.face.tools}
            for held in self.view.hand
        )


def _spoken(*, treasure: bool) -> str:
    return "treasure" if treasure else "stone"
