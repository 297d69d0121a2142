"""`logan`: trust by actions and the reach of the tunnel, after a public bot of that name."""

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
from foolsgold.study.opponents.logan_board import FieldEvaluator, PlacedTiles
from foolsgold.tunnel.board import START

BASE_SCORE = 0.4
MAP_SCORE = 3.0
GAIN_SCALE = 50
MIN_PLAYABLE_SCORE = -0.5
"""What a move must score to be played at all."""
BREAK_TRUST_CHANGE, MEND_TRUST_CHANGE = 2.6, 0.5
INITIAL_TRUST = 2.5

ScoredMove = tuple[float, Move | None]


class Logan:
    """Scores each card of the hand by its best use and plays the best, or puts the worst away."""

    name = "logan"

    def choose(self, view: View, heard: Sequence[Event | Claimed], rng: Rng) -> Move:
        """The best use of the best card; chance decides among equals."""
        if view.phase is not Phase.PLAY:
            takes = [move for move in view.legal if isinstance(move, Take)]
            return max(takes, key=lambda take: take.nuggets) if takes else rng.choice(view.legal)
        return TrustEvaluator(view, heard, rng).choose_move()


class TrustEvaluator:
    """Its evaluation of a view and of this round's actions."""

    def __init__(self, view: View, heard: Sequence[Event | Claimed], rng: Rng) -> None:
        assert view.seat is not None
        self.view, self.rng, self.me = view, rng, view.seat
        self.is_digger = view.roles[self.me] is Role.DIGGER
        known = {
            number: goal.face is GoalFace.TREASURE
            for number, goal in enumerate(view.goals)
            if goal.face is not None
        }
        self.known_goals = known
        self.field_evaluator = FieldEvaluator(
            [goal.cell for goal in view.goals], known, digs=self.is_digger
        )
        self.placed_tiles: PlacedTiles = frozenset((laid.cell, laid.tile) for laid in view.board)
        self.observed_moves = 0
        self.friends = self._find_friends(heard)

    def choose_move(self) -> Move:
        """The move with the best score that is worth playing, or the worst card goes."""
        uses: dict[int, list[Move]] = {}
        for move in self.view.legal:
            if isinstance(move, Place | Peek | Collapse | Break | Mend):
                uses.setdefault(move.card, []).append(move)
        scored = [
            (held.card, self._score_card(held.face, uses.get(held.card, [])))
            for held in self.view.hand
        ]
        plays = [(score, move) for _, (score, move) in scored if move is not None]
        best = max((score for score, _ in plays), default=MIN_PLAYABLE_SCORE - 1)
        if best >= MIN_PLAYABLE_SCORE:
            return self.rng.choice([move for score, move in plays if score == best])
        worst = min(score for _, (score, _) in scored)
        return self.rng.choice([Discard(card) for card, (score, _) in scored if score == worst])

    def _score_card(self, face: Card, uses: list[Move]) -> ScoredMove:
        match face:
            case PathCard():
                return self._score_path(uses)
            case RockfallCard():
                if self.is_digger or not uses:
                    return (1e9 if self.is_digger else 0.0), None
                gains = [(GAIN_SCALE * self._gain(move), move) for move in uses]
                score, move = self._pick_best(gains)
                return abs(score), move
            case MapCard():
                unknown = [
                    m for m in uses if isinstance(m, Peek) and m.goal not in self.known_goals
                ]
                if not unknown or True in self.known_goals.values():
                    return -1.5 * MAP_SCORE, None
                return 1.5 * MAP_SCORE, unknown[0]
            case BreakCard():
                return self._score_break(uses)
            case MendCard():
                return self._score_mend(uses)

    def _score_path(self, uses: list[Move]) -> ScoredMove:
        if not uses:
            return 0.25, None
        return self._pick_best([(GAIN_SCALE * self._gain(move), move) for move in uses])

    def _pick_best(self, scored: list[tuple[float, Move]]) -> tuple[float, Move]:
        most = max(score for score, _ in scored)
        return most, self.rng.choice([move for score, move in scored if score == most])

    def _gain(self, move: Move) -> float:
        if isinstance(move, Collapse):
            after = frozenset(laid for laid in self.placed_tiles if laid[0] != move.cell)
        else:
            assert isinstance(move, Place)
            face = next(held.face for held in self.view.hand if held.card == move.card)
            assert isinstance(face, PathCard)
            tile = face.tile.turned() if move.turned else face.tile
            after = self.placed_tiles | {(move.cell, tile)}
        return self.field_evaluator.gain(self.placed_tiles, after)

    def _score_break(self, uses: list[Move]) -> ScoredMove:
        targets = [
            (len(self.view.broken[move.seat]), move)
            for move in uses
            if isinstance(move, Break) and move.seat not in self.friends
        ]
        if not targets:
            return BASE_SCORE / 2, None
        count, move = self._pick_best([(float(count), move) for count, move in targets])
        return (BASE_SCORE / 2 if count > 1 else BASE_SCORE), move

    def _score_mend(self, uses: list[Move]) -> ScoredMove:
        worth = BASE_SCORE + 0.01 * self.observed_moves
        # A card mends one tool here, where the original mends all that it shows.
        friends: list[tuple[float, Move]] = [
            (2.0 if move.seat == self.me else 1.0, move)
            for move in uses
            if isinstance(move, Mend) and move.seat in self.friends
        ]
        if not friends:
            return worth / 2, None
        count, move = self._pick_best(friends)
        return (2 * worth if count > 1 else 0.5 * worth), move

    def _find_friends(self, heard: Sequence[Event | Claimed]) -> set[Seat]:
        """Itself, and as many of the most trusted as its side has."""
        trust = dict.fromkeys((s for s in range(self.view.seats) if s != self.me), INITIAL_TRUST)
        size = self.view.role_cards[Role.DIGGER if self.is_digger else Role.SABOTEUR]
        friends = self._most_trusted(trust, size)
        start = next(laid.tile for laid in self.view.board if laid.cell == START)
        maze: PlacedTiles = frozenset(((START, start),))
        for event in heard:
            match event:
                case Placed():
                    after = maze | {(event.cell, event.tile)}
                    self._adjust_trust(trust, event.seat, self.field_evaluator.gain(maze, after))
                    maze = after
                case Collapsed():
                    after = frozenset(laid for laid in maze if laid[0] != event.cell)
                    self._adjust_trust(trust, event.seat, self.field_evaluator.gain(maze, after))
                    maze = after
                case GoalLaid():
                    maze |= {(self.view.goals[event.goal].cell, event.tile)}
                case Broken() if event.seat != event.target:
                    sign = -1 if event.target in friends else 1
                    self._adjust_trust(trust, event.seat, sign * BREAK_TRUST_CHANGE)
                    self._adjust_trust(trust, event.target, -sign * BREAK_TRUST_CHANGE, seen=0)
                case Mended() if event.seat != event.target:
                    sign = 1 if event.target in friends else -1
                    self._adjust_trust(trust, event.seat, sign * MEND_TRUST_CHANGE)
                    self._adjust_trust(trust, event.target, sign * MEND_TRUST_CHANGE, seen=0)
                case _:
                    continue
            friends = self._most_trusted(trust, size)
        return friends

    def _adjust_trust(self, trust: dict[Seat, float], seat: Seat, by: float, seen: int = 1) -> None:
        if seat in trust:
            trust[seat] += by
            self.observed_moves += seen

    def _most_trusted(self, trust: dict[Seat, float], size: int) -> set[Seat]:
        ranked = sorted(self.rng.shuffled(trust), key=lambda seat: -trust[seat])
        return {self.me, *ranked[: max(size - 1, 0)]}
