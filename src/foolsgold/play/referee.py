"""The referee: whether a seat may do this here, in each edition, by which rule, and what follows.

A question is a position and a move. It is judged by the games' own rules, in every edition the
same table can lie in (`docs/position.md` says what that means); nothing here knows a rule.
"""

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations
from pkgutil import resolve_name
from typing import Any

import msgspec
from msgspec.structs import replace

from foolsgold.base.messages import Complaint, Phrase
from foolsgold.games.api import Reason
from foolsgold.games.catalogue import Box, box_of, offer_of, shipped
from foolsgold.games.notation import PositionWrong, fields_in
from foolsgold.games.position_checks import Referee
from foolsgold.tunnel.board import START

MOST_POSITION = 8_000
"""Characters: the longest position of a whole game with ten players has half of it."""
MOST_MOVE = 100
MOST_TILES = 100
"""More than lie on any table, and few enough to be laid at once."""
OFTEN_OTHERWISE = ("dealt", "drew")
"""Events that tell what chance gave, not what the rules did."""


class Question(msgspec.Struct, frozen=True):
    """A table, and what the seat whose turn it is would do."""

    box: Box
    """The edition the position is written in."""
    state: Any
    move: Any = None
    """None: nothing is asked yet, the table is only looked at."""


class Answer(msgspec.Struct, frozen=True):
    """What one edition says."""

    box: Box
    missing: Phrase | None = None
    """Why this edition has no such table; then there is nothing else to say."""
    reason: Reason | None = None
    """Why the move is refused; None if it is allowed."""
    events: tuple[Any, ...] = ()
    """What happens then, if it is allowed."""
    after: Any = None
    """The position it leads to."""
    cites: tuple[str, ...] = ()
    """The numbers of the rules it rests on, the most telling one first."""

    @property
    def is_allowed(self) -> bool:
        """Whether the move may be made."""
        return self.missing is None and self.reason is None

    @property
    def gist(self) -> tuple[Any, ...]:
        """What makes two answers different: not which cards chance gives next."""
        told = (event for event in self.events if _tag(event) not in OFTEN_OTHERWISE)
        phase = (self.after.phase, self.after.to_act) if self.after is not None else ()
        return (self.missing is not None, self.reason, tuple(told), phase)


class Split(msgspec.Struct, frozen=True):
    """A switch that makes editions answer differently."""

    switch: str
    values: tuple[Any, ...]
    """Its value in each edition, in the order of the answers."""


def referee_of(box: Box) -> Referee:
    """What a box's game tells its referee."""
    found: Referee = resolve_name(offer_of(box.rules.name).referee)
    return found


def question(position: str, move: str | dict[str, Any] | None = None) -> Question:
    """A question somebody asks, in the notation of positions and moves; `Complaint` if it is none.

    Whoever asks may be anybody: a table that no hands could lay is refused.
    """
    box = _box_in(position)
    if len(position) > MOST_POSITION:
        raise Complaint("referee-long", most=MOST_POSITION)
    tiles = fields_in(position).get("board", "").count(":")
    if tiles > MOST_TILES:
        raise PositionWrong("board", str(tiles), f"≤ {MOST_TILES}")
    state = box.rules.read_position(position, box.edition)
    referee_of(box).check(state)
    return Question(box, state, _move(box, move))


def _box_in(position: str) -> Box:
    """Only shipped editions go by name: a path would read files."""
    name = position.split(maxsplit=1)[0] if position.strip() else ""
    if name not in shipped():
        raise Complaint("edition-unknown", name=name[:60], known=", ".join(shipped()))
    return box_of(name)


def _move(box: Box, move: str | dict[str, Any] | None) -> Any:
    if isinstance(move, str):
        return box.rules.read_move(move[:MOST_MOVE]) if move.strip() else None
    if move is None:
        return None
    try:
        return msgspec.convert(move, box.rules.move_type)
    except msgspec.ValidationError:
        raise Complaint("request-wrong") from None


def editions_of(box: Box) -> tuple[Box, ...]:
    """Every shipped edition of the same game."""
    return tuple(box_of(edition) for edition in box.rules.shipped)


def judged(asked: Question, boxes: Iterable[Box]) -> tuple[Answer, ...]:
    """What each of these editions says."""
    return tuple(_answer(asked, box) for box in boxes)


def _answer(asked: Question, box: Box) -> Answer:
    referee = referee_of(asked.box)
    if box.rules.name != asked.box.rules.name:
        return Answer(box, missing=Phrase("referee-other-game"))
    try:
        state = referee.same_table(asked.state, box.edition)
    except PositionWrong as wrong:
        return Answer(box, missing=wrong.phrase)
    reason = box.rules.refusal(state, asked.move)
    if reason is not None:
        return Answer(box, reason=reason, cites=(reason.rule,))
    after, events = box.rules.apply(state, asked.move)
    cites = referee.cites(state, asked.move, events, after)
    return Answer(box, events=events, after=after, cites=cites)


def splits(asked: Question, answers: Sequence[Answer]) -> tuple[Split, ...]:
    """The switches that make editions answer differently.

    A switch is one of them if an edition that had the other's value would not answer as it does.
    """
    told = [answer for answer in answers if answer.missing is None]
    gists = dict.fromkeys(answer.gist for answer in told)
    several = [next(answer for answer in told if answer.gist == gist) for gist in gists]
    found = {
        switch
        for one, other in combinations(several, 2)
        for switch in (*_turning(asked, one, other), *_turning(asked, other, one))
    }
    return tuple(
        Split(switch, tuple(getattr(answer.box.edition, switch) for answer in answers))
        for switch in asked.box.rules.switches
        if switch in found
    )


def _turning(asked: Question, one: Answer, other: Answer) -> Iterator[str]:
    """The switches of the other edition with which this one would answer otherwise."""
    mine, theirs = one.box.edition, other.box.edition
    for switch in asked.box.rules.switches:
        value = getattr(theirs, switch)
        if value == getattr(mine, switch):
            continue
        turned = replace(one.box, edition=replace(mine, **{switch: value}))
        if _answer(asked, turned).gist != one.gist:
            yield switch


def position_of(state: Any, box: Box) -> str:
    """A position as short as it can be said: what is as in the opening is left out.

    What is no part of any question is left out too: gold, earlier rounds, what somebody saw.
    """
    rules = box.rules
    usual, _ = rules.deal(box.edition, state.seats, 0, 0)
    said = fields_in(rules.position_text(state))
    opening = fields_in(rules.position_text(usual))
    fields = {
        name: value
        for name, value in said.items()
        if name == "seats" or (name not in LEFT_OUT and value != opening[name])
    }
    if "board" in fields:
        fields["board"] = fields["board"].replace(f"{START}:{box.edition.start} ", "")
    if len(state.deck) == len(usual.deck):
        fields.pop("deck", None)
        fields |= _held(fields, state, usual, box)
    return " ".join((box.id, *(f"{name}={value}" for name, value in fields.items())))


LEFT_OUT = ("chance", "past", "peeked", "discards", "gold", "gold_deck", "seen", "traced")
"""What is no part of what is asked."""


def _held(fields: dict[str, str], state: Any, usual: Any, box: Box) -> dict[str, str]:
    """The faces of the cards in hands: of the piles nobody knows them."""
    text_of = referee_of(box).card_text
    held = sorted(card for hand in state.hands for card in hand)
    faces = [state.deck[card] for card in held]
    other = [card for card in held if state.deck[card] != usual.deck[card]]
    if not other:
        return {}
    short = " ".join(f"{card}:{text_of(state.deck[card])}" for card in other)
    line = f"{box.id} seats={fields['seats']} deck=({short})"
    read = box.rules.read_position(line, box.edition)
    if [read.deck[card] for card in held] == faces:
        return {"deck": f"({short})"}
    # A face that was asked for has changed places with a card that is held too.
    whole = " ".join(f"{card}:{text_of(face)}" for card, face in zip(held, faces, strict=True))
    return {"deck": f"({whole})"}


def _tag(event: Any) -> str:
    return str(type(event).__struct_config__.tag)
