"""What a master tells its search: which worlds are likely, and how the others will play in them."""

from typing import NamedTuple

from foolsgold.base.ids import Goal, Seat
from foolsgold.beliefs.saboteur.action_features import Deeds
from foolsgold.beliefs.saboteur.posterior import Beliefs
from foolsgold.bots.common.move_selection import kinds_of, looks_of, odds, sharpened
from foolsgold.bots.saboteur.belief_bot import ThinkingMind
from foolsgold.games.saboteur.cards import Role
from foolsgold.games.saboteur.events import Peeked
from foolsgold.games.saboteur.view import View
from foolsgold.kernel.saboteur.search_input import Company, Guess, Known, Style

BEGINNERS_LUCK = Style(bold=0.35, mole=0.25)
"""What kind of saboteur somebody is before they have done anything."""
DOES = {"bold": (0.5, 0.05, 0.45), "mole": (0.05, 0.7, 0.25), "idle": (0.05, 0.1, 0.85)}
"""Of what each kind does far from the goals: harm, steps forward, neither."""
HARM = ("back", "dead-end", "fall-harms")
STEPS = ("forward",)
NEITHER = ("idle", "fall-idle", "pass", "pass-again")


class Weighing(NamedTuple):
    """How a master weighs what it finds."""

    sharpness: float = 2.0
    """How much more than they deserve likely worlds are preferred: fewer are mixed into one."""
    floor: float = 0.02
    """How much of the beliefs as they are is kept beside that."""
    certainty: float = 4.0
    """How sure, in log odds, the others are thought to be of anybody at most."""
    trust: float = 1.0
    """How much of what the table may think the others are thought to act on."""
    reluctance: float = 1.0
    """How many standard errors better a move must be than the thinker's own."""
    company: Company = Company(kinder=5, warier=4, piling=3, keen=1.0, passing=0.3, shade=20)
    """How the others are thought to play, other than the rule bot: as the thinker does."""
    width: int = 10
    """How many moves are tried."""


def known(mind: ThinkingMind, weighing: Weighing) -> Known:
    """Sharpened beliefs, what the table may think, who looked where, who would play how."""
    view = mind.view
    joint = sharpened(mind.beliefs.joint, weighing.sharpness, weighing.floor)
    guesses = [Guess(each.saboteurs, each.treasure, likely) for each, likely in joint.items()]
    hopes = [mind.table.treasure] * view.seats
    hopes[mind.me] = mind.beliefs.treasure
    return Known(
        guesses,
        evidence(view, mind.table, weighing),
        looks_of(mind.heard, Peeked, view.seats),
        styles(mind),
        hopes,
        weighing.company,
    )


def evidence(view: View, table: Beliefs, weighing: Weighing) -> list[float]:
    """How far the table may think each seat a saboteur, in log odds beyond what the deal says."""
    cards = view.role_cards
    dealt = cards[Role.SABOTEUR] / max(sum(cards.values()), 1)
    found: list[float] = []
    for likely in table.saboteur:
        told = weighing.trust * (odds(likely) - odds(dealt))
        found.append(max(-weighing.certainty, min(weighing.certainty, told)))
    return found


def styles(mind: ThinkingMind) -> list[Style]:
    """What kind of saboteur each seat would be, by what it did while the goals were far."""
    deeds = Deeds(mind.view, mind.heard)
    places = mind.beliefs.treasure
    likeliest = max(places, key=lambda goal: places[goal])
    return [style_of(deeds, seat, likeliest) for seat in range(mind.view.seats)]


def style_of(deeds: Deeds, seat: Seat, treasure: Goal) -> Style:
    """What kind of saboteur a seat would be, if the treasure lies there."""
    counted = deeds.counted(seat, treasure)
    did = [sum(counted.get(name, 0.0) for name in names) for names in (HARM, STEPS, NEITHER)]
    bold, mole = BEGINNERS_LUCK
    shares = kinds_of({"bold": bold, "mole": mole, "idle": 1 - bold - mole}, DOES, did)
    return Style(shares["bold"], shares["mole"])
