"""`logan`: trust by deeds and the reach of the tunnel, after a public bot of that name."""

from collections.abc import Sequence

from foolsgold.base.ids import Seat
from foolsgold.base.rng import Rng
from foolsgold.games.saboteur.cards import (
    BreakCard,
    Card,
    GoalFace,
    MapCard,
    MendCard,
    PathCard,
    RockfallCard,
    Role,
)
from foolsgold.games.saboteur.events import Broken, Collapsed, Event, GoalLaid, Mended, Placed
from foolsgold.games.saboteur.moves import (
    Break,
    Collapse,
    Discard,
    Mend,
    Move,
    Peek,
    Phase,
    Place,
    Take,
)
from foolsgold.games.saboteur.view import View
from foolsgold.play.table_talk import Claimed
from foolsgold.study.opponents.logan_board import Ground, Tiles
from foolsgold.tunnel.board import START

BASE = 0.4
MAP = 3.0
SCALE = 50
LEAST = -0.5
"""What a move must score to be played at all."""
BROKE, MENDED = 2.6, 0.5
TRUST = 2.5

Scored = tuple[float, Move | None]


class Logan:
    """Scores each card of the hand by its best use and plays the best, or puts the worst away."""

    name = "logan"

    def choose(self, view: View, heard: Sequence[Event | Claimed], rng: Rng) -> Move:
        """The best use of the best card; chance decides among equals."""
        if view.phase is not Phase.PLAY:
            takes = [move for move in view.legal if isinstance(move, Take)]
            return max(takes, key=lambda take: take.nuggets) if takes else rng.choice(view.legal)
        return Trusting(view, heard, rng).choice()


class Trusting:
    """What it makes of a view and of this round's deeds."""

    def __init__(self, view: View, heard: Sequence[Event | Claimed], rng: Rng) -> None:
        assert view.seat is not None
        self.view, self.rng, self.me = view, rng, view.seat
        self.digs = view.roles[self.me] is Role.DIGGER
        known = {
            number: goal.face is GoalFace.TREASURE
            for number, goal in enumerate(view.goals)
            if goal.face is not None
        }
        self.known = known
        self.ground = Ground([goal.cell for goal in view.goals], known, digs=self.digs)
        self.now: Tiles = frozenset((laid.cell, laid.tile) for laid in view.board)
        self.seen = 0
        self.friends = self._friends(heard)

    def choice(self) -> Move:
        """The move with the best score that is worth playing, or the worst card goes."""
        uses: dict[int, list[Move]] = {}
        for move in self.view.legal:
            if isinstance(move, Place | Peek | Collapse | Break | Mend):
                uses.setdefault(move.card, []).append(move)
        scored = [
            (held.card, self._scored(held.face, uses.get(held.card, []))) for held in self.view.hand
        ]
        plays = [(score, move) for _, (score, move) in scored if move is not None]
        best = max((score for score, _ in plays), default=LEAST - 1)
        if best >= LEAST:
            return self.rng.choice([move for score, move in plays if score == best])
        worst = min(score for _, (score, _) in scored)
        return self.rng.choice([Discard(card) for card, (score, _) in scored if score == worst])

    def _scored(self, face: Card, uses: list[Move]) -> Scored:
        match face:
            case PathCard():
                return self._path(uses)
            case RockfallCard():
                if self.digs or not uses:
                    return (1e9 if self.digs else 0.0), None
                gains = [(SCALE * self._gain(move), move) for move in uses]
                score, move = self._best(gains)
                return abs(score), move
            case MapCard():
                unknown = [m for m in uses if isinstance(m, Peek) and m.goal not in self.known]
                if not unknown or True in self.known.values():
                    return -1.5 * MAP, None
                return 1.5 * MAP, unknown[0]
            case BreakCard():
                return self._break(uses)
            case MendCard():
                return self._mend(uses)

    def _path(self, uses: list[Move]) -> Scored:
        if not uses:
            return 0.25, None
        return self._best([(SCALE * self._gain(move), move) for move in uses])

    def _best(self, scored: list[tuple[float, Move]]) -> tuple[float, Move]:
        most = max(score for score, _ in scored)
        return most, self.rng.choice([move for score, move in scored if score == most])

    def _gain(self, move: Move) -> float:
        if isinstance(move, Collapse):
            after = frozenset(laid for laid in self.now if laid[0] != move.cell)
        else:
            assert isinstance(move, Place)
            face = next(held.face for held in self.view.hand if held.card == move.card)
            assert isinstance(face, PathCard)
            tile = face.tile.turned() if move.turned else face.tile
            after = self.now | {(move.cell, tile)}
        return self.ground.gain(self.now, after)

    def _break(self, uses: list[Move]) -> Scored:
        targets = [
            (len(self.view.broken[move.seat]), move)
            for move in uses
            if isinstance(move, Break) and move.seat not in self.friends
        ]
        if not targets:
            return BASE / 2, None
        count, move = self._best([(float(count), move) for count, move in targets])
        return (BASE / 2 if count > 1 else BASE), move

    def _mend(self, uses: list[Move]) -> Scored:
        worth = BASE + 0.01 * self.seen
        # A card mends one tool here, where the original mends all that it shows.
        friends: list[tuple[float, Move]] = [
            (2.0 if move.seat == self.me else 1.0, move)
            for move in uses
            if isinstance(move, Mend) and move.seat in self.friends
        ]
        if not friends:
            return worth / 2, None
        count, move = self._best(friends)
        return (2 * worth if count > 1 else 0.5 * worth), move

    def _friends(self, heard: Sequence[Event | Claimed]) -> set[Seat]:
        """Itself, and as many of the most trusted as its side has."""
        trust = dict.fromkeys((s for s in range(self.view.seats) if s != self.me), TRUST)
        size = self.view.role_cards[Role.DIGGER if self.digs else Role.SABOTEUR]
        friends = self._most_trusted(trust, size)
        start = next(laid.tile for laid in self.view.board if laid.cell == START)
        maze: Tiles = frozenset(((START, start),))
        for event in heard:
            match event:
                case Placed():
                    after = maze | {(event.cell, event.tile)}
                    self._judge(trust, event.seat, self.ground.gain(maze, after))
                    maze = after
                case Collapsed():
                    after = frozenset(laid for laid in maze if laid[0] != event.cell)
                    self._judge(trust, event.seat, self.ground.gain(maze, after))
                    maze = after
                case GoalLaid():
                    maze |= {(self.view.goals[event.goal].cell, event.tile)}
                case Broken() if event.seat != event.target:
                    sign = -1 if event.target in friends else 1
                    self._judge(trust, event.seat, sign * BROKE)
                    self._judge(trust, event.target, -sign * BROKE, seen=0)
                case Mended() if event.seat != event.target:
                    sign = 1 if event.target in friends else -1
                    self._judge(trust, event.seat, sign * MENDED)
                    self._judge(trust, event.target, sign * MENDED, seen=0)
                case _:
                    continue
            friends = self._most_trusted(trust, size)
        return friends

    def _judge(self, trust: dict[Seat, float], seat: Seat, by: float, seen: int = 1) -> None:
        if seat in trust:
            trust[seat] += by
            self.seen += seen

    def _most_trusted(self, trust: dict[Seat, float], size: int) -> set[Seat]:
        ranked = sorted(self.rng.shuffled(trust), key=lambda seat: -trust[seat])
        return {self.me, *ranked[: max(size - 1, 0)]}
