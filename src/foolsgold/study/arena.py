"""The arena: players take the same seats of the same deals, and are compared deal by deal.

A deal is one round with public, fixed role counts. Every player plays it once in a seat of either
side, among the same bots; so the luck of the cards is the same for all. The same arguments give the
same deals, and the same report as far as the players themselves can be repeated.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

import msgspec

from foolsgold.base.confidence_intervals import Proportion
from foolsgold.base.ids import Seat
from foolsgold.base.rng import Rng
from foolsgold.bots.api import Bot
from foolsgold.bots.catalogue import rule_bot
from foolsgold.envs.local_table import LocalTable
from foolsgold.games.catalogue import Ruleset
from foolsgold.locales.player_names import player_names
from foolsgold.locales.translator import translator_for
from foolsgold.play.game import Game
from foolsgold.play.record import Record
from foolsgold.study.arena_players import ArenaPlayer, Conduct
from foolsgold.study.belief_scores import BeliefReport, StatedBelief, score_beliefs
from foolsgold.study.game_adapter import believers_of, sides_of
from foolsgold.study.matchups import PairedComparison, RoleCounts


class ArenaRequest(NamedTuple):
    """What is to be played."""

    counts: RoleCounts
    deals: int
    seed: int
    hosts: Sequence[Bot]
    """The bots in the other seats, repeated until every seat is taken."""
    edition: str = "saboteur-en"
    talk: bool = False
    lang: str = "en"
    """The language of the names of the bots."""


class ArenaDeal(NamedTuple):
    """One game that every player plays."""

    number: int
    seed: int
    seat: Seat
    side: str


class ArenaGame(NamedTuple):
    """A game that was played."""

    player: str
    player_number: int
    """From 1; two players may have one name."""
    deal: ArenaDeal
    won: bool
    conduct: Conduct
    record: Record


class SideResult(msgspec.Struct, frozen=True):
    """How often a player won for one side."""

    won: Proportion
    beside_first: PairedComparison | None
    """Compared with the first player, deal by deal."""


class PlayerResult(msgspec.Struct, frozen=True):
    """How a player did."""

    player: str
    sides: dict[str, SideResult]
    turns: int
    refusals: int
    """Answers that were no legal move or possible claim; they are in no result."""
    timeouts: int
    stand_ins: int
    """Turns that the rule bot played instead."""
    beliefs: BeliefReport | None


class ArenaReport(msgspec.Struct, frozen=True):
    """What the arena found."""

    edition: str
    cell: str
    deals: int
    seed: int
    talk: bool
    hosts: list[str]
    players: list[PlayerResult]


class _PlayedSeat:
    """A seat of a game under way, as `ArenaSeat` describes it."""

    def __init__(self, game: Game, deal: ArenaDeal, request: ArenaRequest, number: int) -> None:
        self._game = game
        self.game_number = number
        self.rng = Rng.derive(game.seed, "player")
        hosts = request.hosts
        self.table = LocalTable(
            game,
            deal.seat,
            lambda _game, seat: hosts[seat % len(hosts)],
            Rng.derive(game.seed, "bots"),
            talk=request.talk,
            one_round=True,
        )

    def play_instead(self) -> None:
        """Lets the rule bot play this turn."""
        bot = rule_bot(self._game.ruleset.rules.name)
        move = bot.choose(self.table.view, self.table.round_history, self.rng)
        self.table.play(move, stand_in=bot.name)

    def score(self, stated: Mapping[Seat, float]) -> list[StatedBelief]:
        """Compares what a player believes with the truth and with the exact posterior."""
        game, ruleset = self._game, self._game.ruleset
        exact = believers_of(ruleset)["beliefs"](self.table.view, self.table.round_history)
        is_digger = sides_of(ruleset).is_digger
        return [
            StatedBelief(belief, exact[seat], not is_digger(game.state, seat))
            for seat, belief in stated.items()
        ]


def make_deals(ruleset: Ruleset, seats: int, count: int, seed: int) -> list[ArenaDeal]:
    """Deals, each with a seat of either side that has anybody; the same arguments, the same deals.

    >>> [deal.side for deal in make_deals(RoleCounts(1, 2).ruleset(), 3, 2, seed=7)]
    ['digger', 'saboteur', 'digger', 'saboteur']
    """
    source = Rng(seed)
    digging, hidden = map(str, ruleset.rules.sides)
    is_digger = sides_of(ruleset).is_digger
    found: list[ArenaDeal] = []
    for number in range(1, count + 1):
        game = Game(ruleset, seats, source.next64())
        chance = Rng.derive(game.seed, "seat")
        digs = [is_digger(game.state, seat) for seat in range(seats)]
        for side, wanted in ((digging, True), (hidden, False)):
            fitting = [seat for seat in range(seats) if digs[seat] is wanted]
            if fitting:
                found.append(ArenaDeal(number, game.seed, chance.choice(fitting), side))
    return found


def run_arena(
    request: ArenaRequest,
    players: Sequence[ArenaPlayer],
    *,
    on_game: Callable[[ArenaGame], None] = lambda _game: None,
) -> ArenaReport:
    """Every player plays the same deals; `on_game` is shown each game when it is over."""
    ruleset = request.counts.ruleset(request.edition)
    deals = make_deals(ruleset, sum(request.counts), request.deals, request.seed)
    games: list[list[ArenaGame]] = []
    for player_number, player in enumerate(players, start=1):
        played: list[ArenaGame] = []
        for number, deal in enumerate(deals, start=1):
            game, won, conduct = play_deal(ruleset, request, player, deal, number)
            record = game.record()
            played.append(ArenaGame(player.name, player_number, deal, won, conduct, record))
            on_game(played[-1])
        games.append(played)
    return ArenaReport(
        edition=request.edition,
        cell=str(request.counts),
        deals=request.deals,
        seed=request.seed,
        talk=request.talk,
        hosts=[bot.name for bot in request.hosts],
        players=[_summarise(played, games[0]) for played in games],
    )


def play_deal(
    ruleset: Ruleset, request: ArenaRequest, player: ArenaPlayer, deal: ArenaDeal, number: int
) -> tuple[Game, bool, Conduct]:
    """One player plays one deal: the game, whether they won it, and how they behaved."""
    seats = sum(request.counts)
    hosts = request.hosts
    kinds: list[str | None] = [hosts[seat % len(hosts)].name for seat in range(seats)]
    kinds[deal.seat] = player.kind
    names = player_names(translator_for(request.lang), None, seats, deal.seat)
    game = Game(ruleset, seats, deal.seed, names=names, bots=kinds)
    conduct = player.play_game(_PlayedSeat(game, deal, request, number))
    tally = ruleset.rules.tallies(game.state, game.history.entries)[0]
    won = tally.winner == tally.sides[deal.seat]
    _finish(game)
    return game, won, conduct


def _finish(game: Game) -> None:
    """Shares out the gold of a last round by rules, so that the record is of a whole game."""
    if game.ruleset.rules.has_more_rounds(game.state):
        return
    bot, rng = rule_bot(game.ruleset.rules.name), Rng.derive(game.seed, "end")
    while (seat := game.to_act) is not None:
        move = bot.choose(game.view(seat), game.round_history_for(seat), rng)
        game.play(move, stand_in=bot.name)


def _summarise(played: Sequence[ArenaGame], first: Sequence[ArenaGame]) -> PlayerResult:
    conducts = [game.conduct for game in played]
    unreadable = sum(conduct.unreadable for conduct in conducts)
    has_beliefs = unreadable or any(conduct.beliefs for conduct in conducts)
    return PlayerResult(
        player=played[0].player,
        sides={
            side: _summarise_side(
                _won(played, side), None if played is first else _won(first, side)
            )
            for side in dict.fromkeys(game.deal.side for game in played)
        },
        turns=sum(conduct.turns for conduct in conducts),
        refusals=sum(conduct.refusals for conduct in conducts),
        timeouts=sum(conduct.timeouts for conduct in conducts),
        stand_ins=sum(conduct.stand_ins for conduct in conducts),
        beliefs=score_beliefs([conduct.beliefs for conduct in conducts], unreadable)
        if has_beliefs
        else None,
    )


def _won(games: Sequence[ArenaGame], side: str) -> list[bool]:
    return [game.won for game in games if game.deal.side == side]


def _summarise_side(won: list[bool], first: list[bool] | None) -> SideResult:
    compared = None if first is None else PairedComparison.compare(won, first)
    return SideResult(Proportion.wilson(sum(won), len(won)), compared)
