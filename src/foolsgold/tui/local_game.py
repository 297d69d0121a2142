"""A whole game at one terminal: a person and bots, or a record shown again."""

from collections.abc import Iterator, Sequence
from pkgutil import resolve_name
from typing import Any

from msgspec.structs import replace

from foolsgold.base.ids import Goal, Seat
from foolsgold.base.messages import Complaint, Phrase
from foolsgold.base.rng import Rng
from foolsgold.bots.api import Bot, as_person, word_of
from foolsgold.bots.catalogue import adviser
from foolsgold.bots.common.characters import temper_at
from foolsgold.games.api import Refused, RoundStarted
from foolsgold.games.catalogue import Box, offer_of
from foolsgold.locales.claims import claim_phrase, examples, typed_claim
from foolsgold.locales.translator import Words
from foolsgold.play.game import Game
from foolsgold.play.game_summary import ending_of
from foolsgold.play.record import Position, Said
from foolsgold.play.table_talk import Looked, check_claim, claim_text
from foolsgold.tui.console import Front, Leave
from foolsgold.tui.seat_prompt import TALK, Hint, Overhears, Screen, TableFront


def screen_for(box: Box, words: Words, names: tuple[str, ...], me: Seat | None) -> Screen:
    """What the terminal shows of this game."""
    screen: Screen = resolve_name(offer_of(box.rules.name).screen)(words, names, me, box.edition)
    return screen


def table_front(
    front: Front,
    box: Box,
    names: tuple[str, ...],
    me: Seat | None,
    *,
    more_help: Sequence[str] = (),
    hint: Hint | None = None,
    overhears: Overhears | None = None,
) -> TableFront:
    """A chair at a table where this is played; without a seat, a place to watch from."""
    screen = screen_for(box, front.words, names, me)
    playing = me is not None
    return TableFront(
        front, screen, playing=playing, more_help=more_help, hint=hint, overhears=overhears
    )


def play(
    front: Front,
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
    hint = _hint(front.words, game, names, me) if hints else None
    table = table_front(
        front, game.box, names, me, more_help=more_help, hint=hint,
        overhears=lambda line: _overhears(table, game, names, me, line),
    )  # fmt: skip

    def why_not(move: object) -> Phrase | None:
        reason = game.refusal(move)
        return None if reason is None else Refused(reason).phrase

    table.tell(game.seen(game.news, me))
    try:
        while (seat := game.to_act) is not None:
            bot = _somebody(game, bots[seat], seat)
            view = game.view(seat)
            move = (
                table.decide(view, why_not)
                if bot is None
                else bot.choose(view, game.heard_this_round(seat), rng)
            )
            events = game.seen(game.play(move), me)
            table.tell(events)
            looked = next((event for event in events if is_look(event)), None)
            # A look may have been the last deed of a round, and then it is no news any more.
            goes_on = not any(isinstance(event, RoundStarted) for event in events)
            if talk and bot is None and looked is not None and goes_on and not game.is_over:
                _tells(table, game, names, me, looked.goal)
            if talk and bot is not None and not game.is_over:
                claim = word_of(bot, game.view(seat), game.heard_this_round(seat), rng)
                if claim is not None:
                    game.say(seat, claim)
                    table.spoken(claim_phrase(names, seat, claim, game.box.rules.name, you=me))
    except Leave:
        front.say(front.words("play-goodbye"))
        return False
    return True


def is_look(event: Any) -> bool:
    """Whether somebody looked under a goal, whatever the game."""
    return bool(type(event).__struct_config__.tag == "peeked")


def _tells(table: TableFront, game: Game, names: tuple[str, ...], me: Seat, goal: Goal) -> None:
    """Right after a look the person may tell of it, truly or not: at their next turn it is old."""
    front = table.front
    claims = [Looked(goal, found) for found in game.box.rules.finds]
    while True:
        for number, claim in enumerate(claims, start=1):
            phrase = claim_phrase(names, me, claim, game.box.rules.name)
            front.say(f"  {front.words.digits(number)}. {front.words.say(phrase)}")
        answer = front.ask(front.words("play-ask-tell", count=len(claims)))
        chosen = front.number(answer, len(claims))
        said = answer if chosen is None else f"claim {claim_text(claims[chosen - 1])}"
        if not said:
            return
        before = len(game.heard_this_round(me))
        if not _overhears(table, game, names, me, said):
            table.command(said, game.view(me))
        elif len(game.heard_this_round(me)) > before:
            return


def _overhears(table: TableFront, game: Game, names: tuple[str, ...], me: Seat, line: str) -> bool:
    """What the person claims, true or not: bots hear it, and it is part of the record."""
    front = table.front
    word, _, rest = line.partition(" ")
    if word.lower() != "claim":
        return False
    if not rest.strip():
        for each in claims_told(front.words, game.box, names, me):
            front.say(each)
        return True
    try:
        claim = typed_claim(rest.strip(), names)
        check_claim(claim, game.box, game.seats, first=1)
        game.say(me, claim)
    except Complaint as complaint:
        front.say(front.words.say(complaint.phrase), style="red")
    else:
        table.spoken(claim_phrase(names, me, claim, game.box.rules.name))
    return True


def claims_told(words: Words, box: Box, names: Sequence[str], me: Seat) -> Iterator[str]:
    """What can be claimed, and how to type it."""
    yield words("join-claims")
    for claim in examples(box, (me + 1) % len(names)):
        sentence = claim_phrase(names, me, claim, box.rules.name)
        yield words("join-claim-row", text=claim_text(claim), sentence=sentence)


def _hint(words: Words, game: Game, names: tuple[str, ...], me: Seat) -> Hint:
    """What a bot would do in the person's seat, by what they know themselves."""
    advise = adviser(game.box.rules.name)
    assert advise is not None, "asked of a game nobody advises"

    def hint(view: Any) -> str:
        found = advise(view, game.heard_this_round(me))
        args = {} if found.seat is None else {"name": names[found.seat]}
        why = Phrase(found.why, args)
        return words("hint-line", move=_typed(found.move, view), why=why)

    return hint


def _typed(move: Any, view: Any) -> str:
    """The move as the person would type it: their cards count from 1."""
    card = getattr(move, "card", None)
    if card is None:
        return str(move)
    place = [held.card for held in view.hand].index(card) + 1
    return str(replace(move, card=place))


def _somebody(game: Game, bot: Bot | None, seat: Seat) -> Bot | None:
    """The bot as the person it is in this game, who remembers the rounds before."""
    if bot is None:
        return None
    # The number of the game only names the table: who sits there says nothing of the deal.
    return as_person(bot, temper_at(str(game.seed), seat), game.heard_earlier(seat))


def replay(
    front: Front,
    positions: Sequence[Position],
    names: tuple[str, ...],
    seat: Seat | None,
    *,
    stepwise: bool,
) -> None:
    """Shows a game move by move, to a watcher or as one seat saw it."""
    box = positions[0].box
    table = table_front(front, box, names, seat)
    for position in positions:
        if isinstance(position.line, Said):
            said = position.line
            table.spoken(claim_phrase(names, said.seat, said.claim, box.rules.name))
            continue
        moved = position.line is not None
        if moved and stepwise and front.ask(front.words("replay-ask")).lower() == "q":
            return
        table.tell(position.heard(seat))
        if moved and stepwise:
            table.show(position.view(seat))
    if not stepwise:
        table.show(positions[-1].view(seat))
    if positions[-1].to_act is None:
        _tell_awards(front, positions, names)
    front.say(front.words("replay-end"))


def _tell_awards(front: Front, positions: Sequence[Position], names: tuple[str, ...]) -> None:
    """What the game was worth to whom; nothing if nobody stands out."""
    earned = ending_of(positions).awards
    if not earned:
        return
    front.say(front.words("award-title"), style=TALK)
    for award in earned:
        why = Phrase(f"award-{award.id}-why", {"number": award.number, "of": award.of})
        title, name = Phrase(f"award-{award.id}"), names[award.seat]
        front.say(front.words("award-line", award=title, name=name, why=why))
