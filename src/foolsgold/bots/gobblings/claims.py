"""Claims in Gobblings: what a belief bot could say after its move; `talk_policy` says how often.

Claims follow from beliefs and from the seat's race.
"""

from collections.abc import Iterator, Sequence
from functools import cached_property

from foolsgold.base.ids import Goal, Seat
from foolsgold.base.rng import Rng
from foolsgold.beliefs.gobblings.honesty_history import Reputations
from foolsgold.beliefs.gobblings.posterior import Beliefs, posterior_of, public_posterior
from foolsgold.beliefs.gobblings.role_swaps import HeardItem
from foolsgold.bots.common.characters import TalkParams
from foolsgold.bots.common.talk_policy import (
    CLEARED_SUSPICION,
    DEFAULT_TALK,
    MATE_SUSPICION,
    PEEK_REPORT_RATE,
    CandidateClaim,
    TalkContext,
)
from foolsgold.games.gobblings.cards import GoalFace, MapCard, Race, TileKind
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

UNSURE_PROBABILITY = 0.5
"""No goal is likelier than this to hide the Gold: somebody should look."""
LIES = {
    GoalFace.GOLD: GoalFace.DRAGON,
    GoalFace.DRAGON: GoalFace.GOLD,
    GoalFace.DYNAMITE: GoalFace.GOLD,
}
"""What a Goblin would have the Gnomes believe."""
BLOCKING_KINDS = (TileKind.RUBBLE, TileKind.DOOR)


def choose_claim(
    view: View,
    heard: Sequence[HeardItem],
    rng: Rng,
    manner: TalkParams = DEFAULT_TALK,
    known: Reputations | None = None,
) -> Claim | None:
    """What the seat says after its move; None is silence, as it is most of the time."""
    speech = ClaimPolicy(view, heard, manner, known)
    if view.outcome is not None or view.phase is Phase.OVER or not speech.may_speak:
        return None
    return speech.select_claim(speech.candidates(), rng)


class ClaimPolicy(TalkContext):
    """What one seat could say now."""

    own_move_events = (Placed, Exploded, Peeked, Swapped, Replaced)
    hostile_events = (Exploded,)
    placed_event, peeked_event, map_card_type = Placed, Peeked, MapCard

    def __init__(
        self,
        view: View,
        heard: Sequence[HeardItem],
        manner: TalkParams,
        known: Reputations | None = None,
    ) -> None:
        super().__init__(view, heard, manner)
        self.reputations = known
        role = view.roles[self.me]
        assert role is not None
        self.is_gnome = view.race_of[role] is Race.GNOME

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
        yield from self._excuses()
        yield from self._opinions()

    def _report_peek(self) -> Iterator[CandidateClaim]:
        """After a look: the truth, or what serves the Goblins and could be believed."""
        for entry in self.heard:
            if isinstance(entry, Peeked) and entry.seat == self.me and entry.found is not None:
                goal, found = entry.goal, entry.found
                if self.has_reported(goal) or self.view.goals[goal].opened:
                    continue
                if not self._may_be_believed():
                    continue
                harmless = self.params.tells_harmless_truth and found is GoalFace.DYNAMITE
                if self.is_gnome or harmless or self._others_peeked(goal):
                    # A lie would be found out, and the truth earns trust.
                    yield CandidateClaim(PEEK_REPORT_RATE, Looked(goal, found))
                else:
                    yield CandidateClaim(PEEK_REPORT_RATE, Looked(goal, LIES[found]))

    def _replies(self) -> Iterator[CandidateClaim]:
        """To what others did, or said of the seat, since its move before."""
        for entry in self.heard[self.previous_move_index :]:
            match entry:
                case Claimed(seat=other, claim=Suspect(seat=self.me)):
                    strikes = (
                        self.params.accuses_back and self.beliefs.goblin[other] > CLEARED_SUSPICION
                    )
                    yield CandidateClaim(0.75, Suspect(other) if strikes else Honest())
                case Exploded(seat=other, kind=kind) if other != self.me and kind in BLOCKING_KINDS:
                    if not self._laid_by_me(entry.cell):
                        yield CandidateClaim(0.5, Thanks(other))
                case Named(seat=other, target=self.me) if self.is_gnome:
                    # Who lets a Gnome miss a turn has made up their mind, or has none.
                    yield CandidateClaim(0.5 * self.beliefs.goblin[other], Suspect(other))
                case _:
                    pass

    def _excuses(self) -> Iterator[CandidateClaim]:
        """A card exchanged or laid in the way looks worse than it was meant; or was a mistake."""
        if isinstance(self.last_event, Replaced):
            yield CandidateClaim(0.2, NoWay())
        if self._blocks_path() and self._is_doubted() and self._may_be_believed():
            yield CandidateClaim(0.4, Sorry())
        if self.is_gnome:
            yield from self.retraction(self.accused_seats(), self.beliefs.goblin)

    def _opinions(self) -> Iterator[CandidateClaim]:
        """Whom the seat would have others doubt, or trust."""
        for other in range(self.view.seats):
            if other == self.me:
                continue
            doubt = self.beliefs.goblin[other]
            if self.is_gnome:
                if doubt > self.params.accuse_above:
                    yield CandidateClaim(0.6 * doubt * self.novelty(other), Suspect(other))
                elif doubt < self.params.trust_below:
                    yield CandidateClaim(0.15, Trust(other))
            elif doubt < 0.5 and self._could_be_blamed(other):
                yield CandidateClaim(0.35 * self.novelty(other), Suspect(other))
        if self.is_gnome and self.others_may_peek:
            gold = self.beliefs.goal_probabilities(GoalFace.GOLD)
            goal = max(gold, key=lambda each: gold[each])
            if gold[goal] < UNSURE_PROBABILITY and not self.view.goals[goal].opened:
                yield CandidateClaim(0.3, LookAt(goal))

    def _blocks_path(self) -> bool:
        """Whether their last tile is in the way: a door whose key lies there is not."""
        last = self.last_event
        if not isinstance(last, Placed) or last.kind not in BLOCKING_KINDS:
            return False
        return not any(
            laid.kind is TileKind.DOOR and laid.cell == last.cell and not laid.shut
            for laid in self.view.board
        )

    def _laid_by_me(self, cell: Cell) -> bool:
        return any(
            isinstance(entry, Placed) and entry.seat == self.me and entry.cell == cell
            for entry in self.heard
        )

    def _could_be_blamed(self, other: Seat) -> bool:
        """Whether the table half believes it already, and believes this seat more."""
        doubts = self.public_beliefs.goblin
        return doubts[other] > 0.45 and doubts[self.me] < doubts[other]

    def _may_be_believed(self) -> bool:
        """Whether a word of their own would count: a rogue whom all know saves their breath."""
        return (
            self.is_gnome or self.public_beliefs.goblin[self.me] < self.params.max_public_suspicion
        )

    def _is_doubted(self) -> bool:
        return self.public_beliefs.goblin[self.me] > 0.45

    def _others_peeked(self, goal: Goal) -> bool:
        """Whether somebody could find out a lie; another Goblin would not."""
        return any(
            isinstance(entry, Peeked)
            and entry.goal == goal
            and entry.seat != self.me
            and self.beliefs.goblin[entry.seat] < MATE_SUSPICION
            for entry in self.heard
        )
