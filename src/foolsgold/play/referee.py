"""The referee: whether a seat may do this here, in each edition, by which rule, and what follows.

A question is a position and a move. It is judged by the games' own rules, in every edition the
same table can lie in (`docs/reference/position.md` says what that means); nothing here knows a rule.
"""

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations
from pkgutil import resolve_name
from typing import Any

import msgspec
from msgspec.structs import replace

from foolsgold.base.messages import Message, UserError
from foolsgold.games.api import Reason
from foolsgold.games.catalogue import Ruleset, plugin_for, shipped_editions, shipped_ruleset
from foolsgold.games.notation import PositionError, split_fields
from foolsgold.games.position_checks import RefereeSupport
from foolsgold.tunnel.board import START

MAX_POSITION_LETTERS = 8_000
"""Characters: the longest position of a whole game with ten players has half of it."""
MAX_MOVE_LETTERS = 100
MAX_TILES = 100
"""More than lie on any table, and few enough to be laid at once."""
RANDOM_EVENTS = ("dealt", "drew")
"""Events that tell what chance gave, not what the rules did."""


class RefereeQuestion(msgspec.Struct, frozen=True):
    """A table, and what the seat whose turn it is would do."""

    ruleset: Ruleset
    """The edition the position is written in."""
    state: Any
    move: Any = None
    """None: nothing is asked yet, the table is only looked at."""


class RefereeAnswer(msgspec.Struct, frozen=True):
    """What one edition says."""

    ruleset: Ruleset
    missing: Message | None = None
    """Why this edition has no such table; then there is nothing else to say."""
    reason: Reason | None = None
    """Why the move is refused; None if it is allowed."""
    events: tuple[Any, ...] = ()
    """What happens then, if it is allowed."""
    after: Any = None
    """The position it leads to."""
    cited_rules: tuple[str, ...] = ()
    """The numbers of the rules it rests on, the most telling one first."""

    @property
    def is_allowed(self) -> bool:
        """Whether the move may be made."""
        return self.missing is None and self.reason is None

    @property
    def comparison_key(self) -> tuple[Any, ...]:
        """What makes two answers different: not which cards chance gives next."""
        told = (event for event in self.events if _event_tag(event) not in RANDOM_EVENTS)
        phase = (self.after.phase, self.after.to_act) if self.after is not None else ()
        return (self.missing is not None, self.reason, tuple(told), phase)


class DecidingSwitch(msgspec.Struct, frozen=True):
    """A switch that makes editions answer differently."""

    switch: str
    values: tuple[Any, ...]
    """Its value in each edition, in the order of the answers."""


def referee_support_for(box: Ruleset) -> RefereeSupport:
    """What a box's game tells its referee."""
    found: RefereeSupport = resolve_name(plugin_for(box.rules.name).referee)
    return found


def parse_question(position: str, move: str | dict[str, Any] | None = None) -> RefereeQuestion:
    """A question somebody asks, in the notation of positions and moves; `UserError` if it is none.

    Whoever asks may be anybody: a table that no hands could lay is refused.
    """
    box = _ruleset_in(position)
    if len(position) > MAX_POSITION_LETTERS:
        raise UserError("referee-long", most=MAX_POSITION_LETTERS)
    tiles = split_fields(position).get("board", "").count(":")
    if tiles > MAX_TILES:
        raise PositionError("board", str(tiles), f"≤ {MAX_TILES}")
    state = box.rules.read_position(position, box.edition)
    referee_support_for(box).check(state)
    return RefereeQuestion(box, state, _parse_move(box, move))


def _ruleset_in(position: str) -> Ruleset:
    """Only shipped editions go by name: a path would read files."""
    name = position.split(maxsplit=1)[0] if position.strip() else ""
    if name not in shipped_editions():
        raise UserError("edition-unknown", name=name[:60], known=", ".join(shipped_editions()))
    return shipped_ruleset(name)


def _parse_move(box: Ruleset, move: str | dict[str, Any] | None) -> Any:
    if isinstance(move, str):
        return box.rules.read_move(move[:MAX_MOVE_LETTERS]) if move.strip() else None
    if move is None:
        return None
    try:
        return msgspec.convert(move, box.rules.move_type)
    except msgspec.ValidationError:
        raise UserError("request-wrong") from None


def rulesets_of_game(box: Ruleset) -> tuple[Ruleset, ...]:
    """Every shipped edition of the same game."""
    return tuple(shipped_ruleset(edition) for edition in box.rules.edition_ids)


def answer_all(asked: RefereeQuestion, boxes: Iterable[Ruleset]) -> tuple[RefereeAnswer, ...]:
    """What each of these editions says."""
    return tuple(_answer(asked, box) for box in boxes)


def _answer(asked: RefereeQuestion, box: Ruleset) -> RefereeAnswer:
    referee = referee_support_for(asked.ruleset)
    if box.rules.name != asked.ruleset.rules.name:
        return RefereeAnswer(box, missing=Message("referee-other-game"))
    try:
        state = referee.same_table(asked.state, box.edition)
    except PositionError as wrong:
        return RefereeAnswer(box, missing=wrong.message)
    reason = box.rules.refusal(state, asked.move)
    if reason is not None:
        return RefereeAnswer(box, reason=reason, cited_rules=(reason.rule,))
    after, events = box.rules.apply(state, asked.move)
    cites = referee.cited_rules(state, asked.move, events, after)
    return RefereeAnswer(box, events=events, after=after, cited_rules=cites)


def deciding_switches(
    asked: RefereeQuestion, answers: Sequence[RefereeAnswer]
) -> tuple[DecidingSwitch, ...]:
    """The switches that make editions answer differently.

    A switch is one of them if an edition that had the other's value would not answer as it does.
    """
    told = [answer for answer in answers if answer.missing is None]
    gists = dict.fromkeys(answer.comparison_key for answer in told)
    several = [next(answer for answer in told if answer.comparison_key == gist) for gist in gists]
    found = {
        switch
        for one, other in combinations(several, 2)
        for switch in (
            *_switches_that_decide(asked, one, other),
            *_switches_that_decide(asked, other, one),
        )
    }
    return tuple(
        DecidingSwitch(switch, tuple(getattr(answer.ruleset.edition, switch) for answer in answers))
        for switch in asked.ruleset.rules.switch_names
        if switch in found
    )


def _switches_that_decide(
    asked: RefereeQuestion, one: RefereeAnswer, other: RefereeAnswer
) -> Iterator[str]:
    """The switches of the other edition with which this one would answer otherwise."""
    mine, theirs = one.ruleset.edition, other.ruleset.edition
    for switch in asked.ruleset.rules.switch_names:
        value = getattr(theirs, switch)
        if value == getattr(mine, switch):
            continue
        turned = replace(one.ruleset, edition=replace(mine, **{switch: value}))
        if _answer(asked, turned).comparison_key != one.comparison_key:
            yield switch


def short_position(state: Any, box: Ruleset) -> str:
    """A position as short as it can be said: what is as in the opening is left out.

    What is no part of any question is left out too: gold, earlier rounds, what somebody saw.
    """
    rules = box.rules
    usual, _ = rules.deal(box.edition, state.seats, 0, 0)
    said = split_fields(rules.position_text(state))
    opening = split_fields(rules.position_text(usual))
    fields = {
        name: value
        for name, value in said.items()
        if name == "seats" or (name not in OMITTED_FIELDS and value != opening[name])
    }
    if "board" in fields:
        fields["board"] = fields["board"].replace(f"{START}:{box.edition.start} ", "")
    if len(state.deck) == len(usual.deck):
        fields.pop("deck", None)
        fields |= _held_cards_field(fields, state, usual, box)
    return " ".join((box.id, *(f"{name}={value}" for name, value in fields.items())))


OMITTED_FIELDS = ("chance", "past", "peeked", "discards", "gold", "gold_deck", "seen", "traced")
"""What is no part of what is asked."""


def _held_cards_field(
    fields: dict[str, str], state: Any, usual: Any, box: Ruleset
) -> dict[str, str]:
    """The faces of the cards in hands: of the piles nobody knows them."""
    text_of = referee_support_for(box).card_text
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


def _event_tag(event: Any) -> str:
    return str(type(event).__struct_config__.tag)
