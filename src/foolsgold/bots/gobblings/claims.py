"""What a thinking seat says in Gobblings, right after its own move, and when it is silent.

Words follow from beliefs and from the seat's race; how often, `talking` says.
"""

from collections.abc import Iterator, Sequence
from functools import cached_property

from foolsgold.base.ids import Goal, Seat
from foolsgold.base.rng import Rng
from foolsgold.beliefs.gobblings.posterior import Beliefs, posterior_of, standing
from foolsgold.beliefs.gobblings.reputation import Reputations
from foolsgold.beliefs.gobblings.role_tracking import Entry
from foolsgold.bots.common.characters import Manner
from foolsgold.bots.common.talk_policy import BELOVED, MATE, PLAIN, TELLS, Occasion, Thought
from foolsgold.games.gobblings.cards import GoalFace, Kind, MapCard, Race
from foolsgold.games.gobblings.events import (
    Exploded,
    Named,
    Peeked,
    Placed,
    Replaced,
    Swapped,
)
from foolsgold.games.gobblings.moves import Phase
from foolsgold.games.gobblings.view import View
from foolsgold.play.table_talk import (
    Claim,
    Claimed,
    Honest,
    LookAt,
    Looked,
    NoWay,
    Sorry,
    Suspect,
    Thanks,
    Trust,
)
from foolsgold.tunnel.tiles import Cell

AT_SEA = 0.5
"""No goal is likelier than this to hide the Gold: somebody should look."""
LIES = {
    GoalFace.GOLD: GoalFace.DRAGON,
    GoalFace.DRAGON: GoalFace.GOLD,
    GoalFace.DYNAMITE: GoalFace.GOLD,
}
"""What a Goblin would have the Gnomes believe."""
IN_THE_WAY = (Kind.RUBBLE, Kind.DOOR)


def said_now(
    view: View,
    heard: Sequence[Entry],
    rng: Rng,
    manner: Manner = PLAIN,
    known: Reputations | None = None,
) -> Claim | None:
    """What the seat says after its move; None is silence, as it is most of the time."""
    speech = Speech(view, heard, manner, known)
    if view.outcome is not None or view.phase is Phase.OVER or not speech.may_speak:
        return None
    return speech.said(speech.thoughts(), rng)


class Speech(Occasion):
    """What one seat could say now."""

    own_moves = (Placed, Exploded, Peeked, Swapped, Replaced)
    blows = (Exploded,)
    laid, looked, map_card = Placed, Peeked, MapCard

    def __init__(
        self,
        view: View,
        heard: Sequence[Entry],
        manner: Manner,
        known: Reputations | None = None,
    ) -> None:
        super().__init__(view, heard, manner)
        self.known = known
        role = view.roles[self.me]
        assert role is not None
        self.gnome = view.race_of[role] is Race.GNOME

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
        yield from self._excuses()
        yield from self._opinions()

    def _looks(self) -> Iterator[Thought]:
        """After a look: the truth, or what serves the Goblins and could be believed."""
        for entry in self.heard:
            if isinstance(entry, Peeked) and entry.seat == self.me and entry.found is not None:
                goal, found = entry.goal, entry.found
                if self.spoke_of(goal) or self.view.goals[goal].opened:
                    continue
                if not self._may_be_believed():
                    continue
                harmless = self.manner.frank and found is GoalFace.DYNAMITE
                if self.gnome or harmless or self._others_looked(goal):
                    # A lie would be found out, and the truth earns trust.
                    yield Thought(TELLS, Looked(goal, found))
                else:
                    yield Thought(TELLS, Looked(goal, LIES[found]))

    def _answers(self) -> Iterator[Thought]:
        """To what others did, or said of the seat, since its move before."""
        for entry in self.heard[self.before :]:
            match entry:
                case Claimed(seat=other, claim=Suspect(seat=self.me)):
                    strikes = self.manner.strikes_back and self.beliefs.goblin[other] > BELOVED
                    yield Thought(0.75, Suspect(other) if strikes else Honest())
                case Exploded(seat=other, kind=kind) if other != self.me and kind in IN_THE_WAY:
                    if not self._laid_by_me(entry.cell):
                        yield Thought(0.5, Thanks(other))
                case Named(seat=other, target=self.me) if self.gnome:
                    # Who lets a Gnome miss a turn has made up their mind, or has none.
                    yield Thought(0.5 * self.beliefs.goblin[other], Suspect(other))
                case _:
                    pass

    def _excuses(self) -> Iterator[Thought]:
        """A card exchanged or laid in the way looks worse than it was meant; or was a mistake."""
        if isinstance(self.last, Replaced):
            yield Thought(0.2, NoWay())
        if self._barred() and self._is_doubted() and self._may_be_believed():
            yield Thought(0.4, Sorry())
        if self.gnome:
            yield from self.taken_back(self.accused(), self.beliefs.goblin)

    def _opinions(self) -> Iterator[Thought]:
        """Whom the seat would have others doubt, or trust."""
        for other in range(self.view.seats):
            if other == self.me:
                continue
            doubt = self.beliefs.goblin[other]
            if self.gnome:
                if doubt > self.manner.accuses:
                    yield Thought(0.6 * doubt * self.unsaid(other), Suspect(other))
                elif doubt < self.manner.trusts:
                    yield Thought(0.15, Trust(other))
            elif doubt < 0.5 and self._could_be_blamed(other):
                yield Thought(0.35 * self.unsaid(other), Suspect(other))
        if self.gnome and self.others_may_look:
            gold = self.beliefs.under(GoalFace.GOLD)
            goal = max(gold, key=lambda each: gold[each])
            if gold[goal] < AT_SEA and not self.view.goals[goal].opened:
                yield Thought(0.3, LookAt(goal))

    def _barred(self) -> bool:
        """Whether their last tile is in the way: a door whose key lies there is not."""
        last = self.last
        if not isinstance(last, Placed) or last.kind not in IN_THE_WAY:
            return False
        return not any(
            laid.kind is Kind.DOOR and laid.cell == last.cell and not laid.shut
            for laid in self.view.board
        )

    def _laid_by_me(self, cell: Cell) -> bool:
        return any(
            isinstance(entry, Placed) and entry.seat == self.me and entry.cell == cell
            for entry in self.heard
        )

    def _could_be_blamed(self, other: Seat) -> bool:
        """Whether the table half believes it already, and believes this seat more."""
        doubts = self.table.goblin
        return doubts[other] > 0.45 and doubts[self.me] < doubts[other]

    def _may_be_believed(self) -> bool:
        """Whether a word of their own would count: a rogue whom all know saves their breath."""
        return self.gnome or self.table.goblin[self.me] < self.manner.believable

    def _is_doubted(self) -> bool:
        return self.table.goblin[self.me] > 0.45

    def _others_looked(self, goal: Goal) -> bool:
        """Whether somebody could find out a lie; another Goblin would not."""
        return any(
            isinstance(entry, Peeked)
            and entry.goal == goal
            and entry.seat != self.me
            and self.beliefs.goblin[entry.seat] < MATE
            for entry in self.heard
        )
