"""The bot `master`: tries its moves in worlds drawn from its beliefs, and plays what wins most.

What it knows is what the thinker knows. It only looks further: each promising move is played out
to the end of the round in hundreds of worlds that agree with its view, by the compiled twin of the
rules. Until that is loaded, and wherever it cannot be, it plays the thinker's move.
"""

from collections.abc import Sequence
from math import log
from time import monotonic
from typing import NamedTuple

from msgspec.structs import asdict

from foolsgold.base.rng import Rng
from foolsgold.beliefs.saboteur.posterior import Beliefs, standing
from foolsgold.bots.loading import Loader
from foolsgold.bots.thinker import Thinker, ThinkingMind
from foolsgold.games.saboteur.cards import Role
from foolsgold.games.saboteur.events import Event, Peeked
from foolsgold.games.saboteur.moves import Move, Phase
from foolsgold.games.saboteur.view import View
from foolsgold.kernel.saboteur.guesses import Guess, Known, Race, Tried
from foolsgold.play.talk import Claimed

SEARCH: Loader[Race] = Loader("foolsgold.kernel.saboteur.searching:load")


class Budget(NamedTuple):
    """How much a move may cost: playouts in all, and seconds if somebody waits."""

    playouts: int = 6000
    seconds: float | None = 1.0


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
    bold: float = 0.5
    """In what share of the worlds saboteurs are thought to fight from the first card on."""
    width: int = 10
    """How many moves are tried."""


class Master(Thinker):
    """A thinker that searches before it moves; it speaks as the thinker does."""

    name = "master"

    def __init__(self, budget: Budget | None = None, weighing: Weighing | None = None) -> None:
        super().__init__()
        self.budget = budget or Budget()
        self.weighing = weighing or Weighing()

    def load(self, *, wait: bool) -> None:
        """Gets ready to search: in the background, or at once if somebody will wait for it."""
        SEARCH.begin(wait=wait)

    def counted(self) -> "Master":
        """The same master without a clock."""
        return Master(self.budget._replace(seconds=None), self.weighing)

    def choose(self, view: View, heard: Sequence[Event | Claimed], rng: Rng) -> Move:
        """The move that serves its side best, if it is clearly better than the thinker's."""
        began = monotonic()
        usual = super().choose(view, heard, rng)
        chance = rng.next64()
        race = SEARCH.ready()
        if race is None or view.phase is not Phase.PLAY:
            return usual
        mind = ThinkingMind(view, heard, self._nature, self._known)
        moves = promising(mind, usual, self.weighing.width)
        if len(moves) == 1:
            return usual
        seconds = self.budget.seconds

        def goes_on() -> bool:
            return seconds is None or monotonic() - began < seconds

        asked = known(mind, self.weighing)
        tried = race(view, asked, moves, chance, self.budget.playouts, goes_on)
        if tried is None:
            return usual
        return moves[best_of(tried, self.weighing.reluctance, digs=mind.role is Role.DIGGER)]


def promising(mind: ThinkingMind, usual: Move, most: int) -> list[Move]:
    """The moves worth trying, the usual one first: the heaviest, and the best of each kind."""
    different: dict[tuple[object, ...], Move] = {}
    for move in (usual, *mind.view.legal):
        parts = asdict(move)
        if "card" in parts:
            # Two cards of one face do the same.
            parts["card"] = mind.faces[parts["card"]]
        different.setdefault((type(move), *parts.values()), move)
    first, *others = different.values()
    others.sort(key=mind.weight, reverse=True)
    leaders: dict[type[Move], Move] = {type(first): first}
    for move in others:
        leaders.setdefault(type(move), move)
    rest = [move for move in others if move is not leaders[type(move)]]
    return [*leaders.values(), *rest][:most]


def known(mind: ThinkingMind, weighing: Weighing) -> Known:
    """What the search is told: sharpened beliefs, what the table may think, who looked where."""
    view = mind.view
    joint = mind.beliefs.joint
    sharp = {each: likely**weighing.sharpness for each, likely in joint.items()}
    whole = sum(sharp.values())
    guesses = [
        Guess(
            each.saboteurs,
            each.treasure,
            (1 - weighing.floor) * sharp[each] / whole + weighing.floor * likely,
        )
        for each, likely in joint.items()
    ]
    looks = [
        frozenset(
            entry.goal for entry in mind.heard if isinstance(entry, Peeked) and entry.seat == seat
        )
        for seat in range(view.seats)
    ]
    return Known(
        guesses, evidence(view, standing(view, mind.heard), weighing), looks, weighing.bold
    )


def evidence(view: View, table: Beliefs, weighing: Weighing) -> list[float]:
    """How far the table may think each seat a saboteur, in log odds beyond what the deal says."""
    cards = view.role_cards
    dealt = cards[Role.SABOTEUR] / max(sum(cards.values()), 1)
    found: list[float] = []
    for likely in table.saboteur:
        odds = weighing.trust * (_odds(likely) - _odds(dealt))
        found.append(max(-weighing.certainty, min(weighing.certainty, odds)))
    return found


def _odds(likely: float) -> float:
    bounded = min(max(likely, 1e-9), 1 - 1e-9)
    return log(bounded / (1 - bounded))


def best_of(tried: Sequence[Tried], reluctance: float, *, digs: bool) -> int:
    """Which move fares best for the side; the first unless another is clearly better."""
    side = 1 if digs else -1
    most = max(each.worlds for each in tried)
    # Only who stayed in the race to its end is compared.
    last = [place for place, each in enumerate(tried) if each.worlds == most]
    best = max(last, key=lambda place: side * tried[place].found)
    if 0 in last and side * tried[best].more <= reluctance * tried[best].error:
        return 0
    return best
