"""Local games in the terminal: a person against bots, and replays of records."""

from collections.abc import Iterator, Sequence
from pkgutil import resolve_name
from typing import Any

from msgspec.structs import replace

from foolsgold.base.ids import Goal, Seat
from foolsgold.base.messages import Message, UserError
from foolsgold.base.rng import Rng
from foolsgold.bots.api import Bot, claim_after_move
from foolsgold.bots.catalogue import adviser_of
from foolsgold.bots.common.characters import with_seat_character
from foolsgold.games.api import PeekEvent, Refused, RoundStarted
from foolsgold.games.catalogue import Ruleset, plugin_for
from foolsgold.locales.claims import claim_message, example_claims, parse_typed_claim
from foolsgold.locales.translator import Translator
from foolsgold.play.game import Game
from foolsgold.play.game_summary import summarise
from foolsgold.play.record import ClaimLine, Position
from foolsgold.play.table_talk import Looked, check_claim, claim_text
from foolsgold.tui.console import ConsoleFront, Quit
from foolsgold.tui.seat_prompt import TALK_STYLE, GameScreen, HintProvider, SeatPrompt, TalkHandler


def screen_for(
    ruleset: Ruleset, words: Translator, names: tuple[str, ...], me: Seat | None
) -> GameScreen:
    """The game-specific terminal UI."""
    screen: GameScreen = resolve_name(plugin_for(ruleset.rules.name).screen)(
        words, names, me, ruleset.edition
    )
    return screen


def make_seat_prompt(
    front: ConsoleFront,
    ruleset: Ruleset,
    names: tuple[str, ...],
    me: Seat | None,
    *,
    more_help: Sequence[str] = (),
    hint: HintProvider | None = None,
    overhears: TalkHandler | None = None,
) -> SeatPrompt:
    """The terminal UI of a seat, or of a spectator."""
    screen = screen_for(ruleset, front.words, names, me)
    playing = me is not None
    return SeatPrompt(
        front, screen, playing=playing, more_help=more_help, hint=hint, overhears=overhears
    )


def play(
    front: ConsoleFront,
    game: Game,
    bots: tuple[Bot | None, ...],
    rng: Rng,
    *,
    my_name: str,
    talk: bool = True,
    hints: bool = False,
) -> bool:
    """Plays to the end, or until the person leaves; whether it was the end.

    `bots` has None for the person's own seat; with `talk` they speak, with `hints` the person may
    ask what a bot would do.
    """
    me: Seat = bots.index(None)
    names = (*game.names[:me], my_name, *game.names[me + 1 :])
    more_help = ("play-help-claims", *(("play-help-hints",) if hints else ()))
    hint = _make_hint_provider(front.words, game, names, me) if hints else None
    table = make_seat_prompt(
        front, game.ruleset, names, me, more_help=more_help, hint=hint,
        overhears=lambda line: _handle_talk(table, game, names, me, line),
    )  # fmt: skip

    def why_not(move: object) -> Message | None:
        reason = game.refusal(move)
        return None if reason is None else Refused(reason).message

    table.narrate(game.redact_for(game.last_events, me))
    try:
        while (seat := game.to_act) is not None:
            player = bots[seat]
            bot = None if player is None else with_seat_character(player, game, seat)
            view = game.view(seat)
            move = (
                table.ask_for_move(view, why_not)
                if bot is None
                else bot.choose(view, game.round_history_for(seat), rng)
            )
            events = game.redact_for(game.play(move), me)
            table.narrate(events)
            looked = next((event for event in events if isinstance(event, PeekEvent)), None)
            # The peek may have ended the round, and then it is of no use to others.
            goes_on = not any(isinstance(event, RoundStarted) for event in events)
            if talk and bot is None and looked is not None and goes_on and not game.is_over:
                _offer_claim_about_peek(table, game, names, me, looked.goal)
            if talk and bot is not None and not game.is_over:
                claim = claim_after_move(bot, game.view(seat), game.round_history_for(seat), rng)
                if claim is not None:
                    game.say(seat, claim)
                    table.narrate_talk(
                        claim_message(names, seat, claim, game.ruleset.rules.name, you=me)
                    )
    except Quit:
        front.say(front.words("play-goodbye"))
        return False
    return True


def _offer_claim_about_peek(
    table: SeatPrompt, game: Game, names: tuple[str, ...], me: Seat, goal: Goal
) -> None:
    """After a peek, offers to claim what was found, truly or not."""
    front = table.front
    claims = [Looked(goal, found) for found in game.ruleset.rules.claimable_faces]
    while True:
        for number, claim in enumerate(claims, start=1):
            message = claim_message(names, me, claim, game.ruleset.rules.name)
            front.say(f"  {front.words.format_integer(number)}. {front.words.translate(message)}")
        answer = front.ask(front.words("play-ask-tell", count=len(claims)))
        chosen = front.parse_number(answer, len(claims))
        line = answer if chosen is None else f"claim {claim_text(claims[chosen - 1])}"
        if not line:
            return
        before = len(game.round_history_for(me))
        if not _handle_talk(table, game, names, me, line):
            table.run_command(line, game.view(me))
        elif len(game.round_history_for(me)) > before:
            return


def _handle_talk(
    table: SeatPrompt, game: Game, names: tuple[str, ...], me: Seat, line: str
) -> bool:
    """Handles a typed claim: bots hear it, and it is recorded."""
    front = table.front
    word, _, rest = line.partition(" ")
    if word.lower() != "claim":
        return False
    if not rest.strip():
        for each in claim_help_lines(front.words, game.ruleset, names, me):
            front.say(each)
        return True
    try:
        claim = parse_typed_claim(rest.strip(), names)
        check_claim(claim, game.ruleset, game.seats, first=1)
        game.say(me, claim)
    except UserError as complaint:
        front.say(front.words.translate(complaint.message), style="red")
    else:
        table.narrate_talk(claim_message(names, me, claim, game.ruleset.rules.name))
    return True


def claim_help_lines(
    words: Translator, ruleset: Ruleset, names: Sequence[str], me: Seat
) -> Iterator[str]:
    """What can be claimed, and how to type it."""
    yield words("join-claims")
    for claim in example_claims(ruleset, (me + 1) % len(names)):
        sentence = claim_message(names, me, claim, ruleset.rules.name)
        yield words("join-claim-row", text=claim_text(claim), sentence=sentence)


def _make_hint_provider(
    words: Translator, game: Game, names: tuple[str, ...], me: Seat
) -> HintProvider:
    """Makes the hints: what a bot would do with what the person knows."""
    advise = adviser_of(game.ruleset.rules.name)
    assert advise is not None, "no bot of this game gives hints"

    def hint(view: Any) -> str:
        found = advise(view, game.round_history_for(me))
        args = {} if found.seat is None else {"name": names[found.seat]}
        why = Message(found.why, args)
        return words("hint-line", move=_as_typed(found.move, view), why=why)

    return hint


def _as_typed(move: Any, view: Any) -> str:
    """The move as the person would type it: their cards count from 1."""
    card = getattr(move, "card", None)
    if card is None:
        return str(move)
    place = [held.card for held in view.hand].index(card) + 1
    return str(replace(move, card=place))


def replay(
    front: ConsoleFront,
    positions: Sequence[Position],
    names: tuple[str, ...],
    seat: Seat | None,
    *,
    stepwise: bool,
) -> None:
    """Shows a game move by move, as a spectator or one seat saw it."""
    ruleset = positions[0].ruleset
    table = make_seat_prompt(front, ruleset, names, seat)
    for position in positions:
        if isinstance(position.line, ClaimLine):
            claimed = position.line
            table.narrate_talk(
                claim_message(names, claimed.seat, claimed.claim, ruleset.rules.name)
            )
            continue
        moved = position.line is not None
        if moved and stepwise and front.ask(front.words("replay-ask")).lower() == "q":
            return
        table.narrate(position.last_events_for(seat))
        if moved and stepwise:
            table.show_table(position.view(seat))
    if not stepwise:
        table.show_table(positions[-1].view(seat))
    if positions[-1].to_act is None:
        _show_awards(front, positions, names)
    front.say(front.words("replay-end"))


def _show_awards(
    front: ConsoleFront, positions: Sequence[Position], names: tuple[str, ...]
) -> None:
    """Prints the awards of the game, if there are any."""
    earned = summarise(positions).awards
    if not earned:
        return
    front.say(front.words("award-title"), style=TALK_STYLE)
    for award in earned:
        why = Message(f"award-{award.id}-why", {"number": award.number, "of": award.of})
        title, name = Message(f"award-{award.id}"), names[award.seat]
        front.say(front.words("award-line", award=title, name=name, why=why))
