"""What a master tells its search: which worlds are likely, and how the others will play in them."""

from collections.abc import Sequence
from typing import NamedTuple

from foolsgold.beliefs.gobblings.action_features import Deeds
from foolsgold.beliefs.gobblings.hypotheses import places_of
from foolsgold.beliefs.gobblings.posterior import Beliefs
from foolsgold.beliefs.gobblings.role_tracking import Entry
from foolsgold.beliefs.mixtures import Counted
from foolsgold.bots.common.move_selection import kinds_of, looks_of, odds, sharpened
from foolsgold.bots.gobblings.belief_bot import ThinkingMind
from foolsgold.games.gobblings.cards import GoalFace, Race
from foolsgold.games.gobblings.events import Peeked, Swapped
from foolsgold.games.gobblings.view import View
from foolsgold.kernel.gobblings.search_input import Guess, Hopes, Known, Style

FIRST_SIGHT = Style(rule=0.25, warden=0.35, brute=0.2, imp=0.2)
"""What kind of Goblin somebody is before they have done anything."""
OWN = Style(rule=0.0, warden=1.0)
"""As a Goblin they themselves would go on as the thinker does."""
HARM = ("back", "block", "explode-harms")
STEPS = ("forward",)
NEITHER = ("idle", "replace", "replace-again")
DOES = {
    "rule": (0.2, 0.05, 0.75),
    "warden": (0.6, 0.1, 0.3),
    "brute": (0.65, 0.05, 0.3),
    "imp": (0.1, 0.75, 0.15),
}
"""Of what each kind does, far from the goals: harm, steps while it does not know what lies where,
neither."""


class Weighing(NamedTuple):
    """How a master weighs what it finds."""

    sharpness: float = 1.5
    """How much more than they deserve likely worlds are preferred: fewer are mixed into one."""
    floor: float = 0.05
    """How much of the beliefs as they are is kept beside that."""
    certainty: float = 3.0
    """How sure, in log odds, the others are thought to be of anybody at most."""
    greed: float = 0.3
    """How much of the points the seat itself gets count for it; the rest is shared."""
    width: int = 10
    """How many moves are tried."""
    shade: float = 0.3
    """How many points at most it counts besides whether a round ended clearly or narrowly."""
    habit: float = 0.02
    """How many points a move is thought to cost, before it is tried, for each point of weight the
    thinker's own has more."""
    faith: float = 0.1
    """How far, in points, that may be off: the better a move has been tried, the less it counts."""
    swap_faith: float = 0.4
    """The same for an exchange of roles: what it is worth depends on who is going to win."""


def known(mind: ThinkingMind, weighing: Weighing) -> Known:
    """Sharpened beliefs, what the table may think, who knows what, who would play how."""
    view = mind.view
    joint = sharpened(mind.beliefs.joint, weighing.sharpness, weighing.floor)
    guesses = [Guess(each.goblins, each.faces, likely) for each, likely in joint.items()]
    hopes = [hoped(mind.table)] * view.seats
    hopes[mind.me] = hoped(mind.beliefs)
    return Known(
        guesses,
        evidence(view, mind.table, weighing),
        looks_of(mind.heard, Peeked, view.seats),
        acquaintances(mind.heard, view.seats),
        styles(mind),
        hopes,
        weighing.greed,
        weighing.shade,
    )


def hoped(beliefs: Beliefs) -> tuple[Hopes, Hopes]:
    """Where the Gold may be, and where the Dragon."""
    gold, dragon = (beliefs.under(face) for face in (GoalFace.GOLD, GoalFace.DRAGON))
    return tuple(gold.values()), tuple(dragon.values())


def styles(mind: ThinkingMind) -> list[Style]:
    """What kind of Goblin each seat would be: by its steps before it knew, and all its harm."""
    view = mind.view
    deeds = Deeds(view, mind.heard, places_of(view))
    # Who has exchanged roles did some of it for the other side.
    found = [
        FIRST_SIGHT if seat in view.swapped else style_of(deeds.alone[seat])
        for seat in range(view.seats)
    ]
    found[mind.me] = OWN
    return found


def style_of(counted: Counted) -> Style:
    """What kind of Goblin somebody would be who did this."""
    did = [sum(counted.get(name, 0.0) for name in names) for names in (HARM, STEPS, NEITHER)]
    return Style(**kinds_of(FIRST_SIGHT._asdict(), DOES, did))


def acquaintances(heard: Sequence[Entry], seats: int) -> list[frozenset[int]]:
    """Whose role each seat knows: of whom it exchanged with, until that one exchanges again."""
    knows: set[tuple[int, int]] = set()
    for entry in heard:
        if isinstance(entry, Swapped):
            both = {entry.seat, entry.target}
            knows = {(who, whom) for who, whom in knows if whom not in both}
            knows |= {(entry.seat, entry.target), (entry.target, entry.seat)}
    return [frozenset(whom for who, whom in knows if who == seat) for seat in range(seats)]


def evidence(view: View, table: Beliefs, weighing: Weighing) -> list[float]:
    """How far the table may think each seat a Goblin, in log odds beyond what the deal says."""
    dealt = odds(view.races[Race.GOBLIN] / view.seats)
    bound = weighing.certainty
    return [max(-bound, min(bound, odds(likely) - dealt)) for likely in table.goblin]
