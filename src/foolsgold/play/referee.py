"""The referee: whether a move is allowed in each edition, by which rule, and what it causes.

A question is a position and a move. The games' own rules answer it, in every edition in which the
same position is possible (see `docs/reference/position.md`); this module contains no rules.
"""

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations
from pkgutil import resolve_name
from typing import Any

import msgspec
from msgspec.structs import replace

from foolsgold.base.messages import Message, UserError
from foolsgold.games.api import ChanceEvent, Reason
from foolsgold.games.catalogue import Ruleset, plugin_for, shipped_editions, shipped_ruleset
from foolsgold.games.position_notation import PositionError, split_fields
from foolsgold.games.referee_support import RefereeSupport
from foolsgold.tunnel.board import START

MAX_POSITION_LETTERS = 8_000
"""Characters: the longest position of a whole game with ten players has half of it."""
MAX_MOVE_LETTERS = 100
MAX_TILES = 100
"""More than on any real table, and few enough to process quickly."""


class RefereeQuestion(msgspec.Struct, frozen=True):
    """A position, and the move the acting seat would make."""

    ruleset: Ruleset
    """The edition the position is written in."""
    state: Any
    move: Any = None
    """None if only the position is shown."""


class RefereeAnswer(msgspec.Struct, frozen=True):
    """The answer of one edition."""

    ruleset: Ruleset
    missing: Message | None = None
    """Why the position is impossible in this edition; all else is then empty."""
    reason: Reason | None = None
    """Why the move is refused; None if it is allowed."""
    events: tuple[Any, ...] = ()
    """What the move causes, if it is allowed."""
    after: Any = None
    """The position it leads to."""
    cited_rules: tuple[str, ...] = ()
    """Numbers of the rules that decide it, the most relevant one first."""

    @property
    def is_allowed(self) -> bool:
        """Whether the move may be made."""
        return self.missing is None and self.reason is None

    @property
    def comparison_key(self) -> tuple[Any, ...]:
        """Equal for answers that agree, whatever cards chance deals next."""
        compared = (event for event in self.events if not isinstance(event, ChanceEvent))
        phase = (self.after.phase, self.after.to_act) if self.after is not None else ()
        return (self.missing is not None, self.reason, tuple(compared), phase)


class DecidingSwitch(msgspec.Struct, frozen=True):
    """A switch that makes editions answer differently."""

    switch: str
    values: tuple[Any, ...]
    """Its value in each edition, in the order of the answers."""


def referee_support_for(ruleset: Ruleset) -> RefereeSupport:
    """What a game provides to its referee."""
    found: RefereeSupport = resolve_name(plugin_for(ruleset.rules.name).referee)
    return found


def parse_question(position: str, move: str | dict[str, Any] | None = None) -> RefereeQuestion:
    """Parses a question in the notation of positions and moves; `UserError` if it is wrong.

    The input is untrusted: impossible positions are refused.
    """
    ruleset = _ruleset_in(position)
    if len(position) > MAX_POSITION_LETTERS:
        raise UserError("referee-long", most=MAX_POSITION_LETTERS)
    tiles = split_fields(position).get("board", "").count(":")
    if tiles > MAX_TILES:
        raise PositionError("board", str(tiles), f"≤ {MAX_TILES}")
    state = ruleset.rules.read_position(position, ruleset.edition)
    referee_support_for(ruleset).check(state)
    return RefereeQuestion(ruleset, state, _parse_move(ruleset, move))


def _ruleset_in(position: str) -> Ruleset:
    """The shipped ruleset a position names; never a path, which would read files."""
    name = position.split(maxsplit=1)[0] if position.strip() else ""
    if name not in shipped_editions():
        raise UserError("edition-unknown", name=name[:60], known=", ".join(shipped_editions()))
    return shipped_ruleset(name)


def _parse_move(ruleset: Ruleset, move: str | dict[str, Any] | None) -> Any:
    if isinstance(move, str):
        return ruleset.rules.read_move(move[:MAX_MOVE_LETTERS]) if move.strip() else None
    if move is None:
        return None
    try:
        return msgspec.convert(move, ruleset.rules.move_type)
    except msgspec.ValidationError:
        raise UserError("request-wrong") from None


def rulesets_of_game(ruleset: Ruleset) -> tuple[Ruleset, ...]:
    """Every shipped edition of the same game."""
    return tuple(shipped_ruleset(edition) for edition in ruleset.rules.edition_ids)


def answer_all(question: RefereeQuestion, rulesets: Iterable[Ruleset]) -> tuple[RefereeAnswer, ...]:
    """The answers of these editions."""
    return tuple(_answer(question, ruleset) for ruleset in rulesets)


def _answer(question: RefereeQuestion, ruleset: Ruleset) -> RefereeAnswer:
    referee = referee_support_for(question.ruleset)
    if ruleset.rules.name != question.ruleset.rules.name:
        return RefereeAnswer(ruleset, missing=Message("referee-other-game"))
    try:
        state = referee.same_table(question.state, ruleset.edition)
    except PositionError as wrong:
        return RefereeAnswer(ruleset, missing=wrong.message)
    reason = ruleset.rules.refusal(state, question.move)
    if reason is not None:
        return RefereeAnswer(ruleset, reason=reason, cited_rules=(reason.rule,))
    after, events = ruleset.rules.apply(state, question.move)
    cites = referee.cited_rules(state, question.move, events, after)
    return RefereeAnswer(ruleset, events=events, after=after, cited_rules=cites)


def deciding_switches(
    question: RefereeQuestion, answers: Sequence[RefereeAnswer]
) -> tuple[DecidingSwitch, ...]:
    """The switches that make editions answer differently.

    A switch decides if an edition with the other's value would answer differently.
    """
    valid = [answer for answer in answers if answer.missing is None]
    keys = dict.fromkeys(answer.comparison_key for answer in valid)
    several = [next(answer for answer in valid if answer.comparison_key == key) for key in keys]
    found = {
        switch
        for one, other in combinations(several, 2)
        for switch in (
            *_switches_that_decide(question, one, other),
            *_switches_that_decide(question, other, one),
        )
    }
    return tuple(
        DecidingSwitch(switch, tuple(getattr(answer.ruleset.edition, switch) for answer in answers))
        for switch in question.ruleset.rules.switch_names
        if switch in found
    )


def _switches_that_decide(
    question: RefereeQuestion, one: RefereeAnswer, other: RefereeAnswer
) -> Iterator[str]:
    """The switches whose value in the other edition would change the answer of this one."""
    mine, theirs = one.ruleset.edition, other.ruleset.edition
    for switch in question.ruleset.rules.switch_names:
        value = getattr(theirs, switch)
        if value == getattr(mine, switch):
            continue
        turned = replace(one.ruleset, edition=replace(mine, **{switch: value}))
        if _answer(question, turned).comparison_key != one.comparison_key:
            yield switch


def short_position(state: Any, ruleset: Ruleset) -> str:
    """The shortest text of a position: fields with their opening value are left out.

    So are those that no question depends on: gold, earlier rounds, what somebody saw.
    """
    rules = ruleset.rules
    usual, _ = rules.deal(ruleset.edition, state.seats, 0, 0)
    said = split_fields(rules.position_text(state))
    opening = split_fields(rules.position_text(usual))
    fields = {
        name: value
        for name, value in said.items()
        if name == "seats" or (name not in OMITTED_FIELDS and value != opening[name])
    }
    if "board" in fields:
        fields["board"] = fields["board"].replace(f"{START}:{ruleset.edition.start} ", "")
    if len(state.deck) == len(usual.deck):
        fields.pop("deck", None)
        fields |= _held_cards_field(fields, state, usual, ruleset)
    return " ".join((ruleset.id, *(f"{name}={value}" for name, value in fields.items())))


OMITTED_FIELDS = ("chance", "past", "peeked", "discards", "gold", "gold_deck", "seen", "traced")
"""Fields that no question depends on."""


def _held_cards_field(
    fields: dict[str, str], state: Any, usual: Any, ruleset: Ruleset
) -> dict[str, str]:
    """The faces of held cards; those of the piles are unknown."""
    text_of = referee_support_for(ruleset).card_text
    held = sorted(card for hand in state.hands for card in hand)
    faces = [state.deck[card] for card in held]
    other = [card for card in held if state.deck[card] != usual.deck[card]]
    if not other:
        return {}
    short = " ".join(f"{card}:{text_of(state.deck[card])}" for card in other)
    line = f"{ruleset.id} seats={fields['seats']} deck=({short})"
    read = ruleset.rules.read_position(line, ruleset.edition)
    if [read.deck[card] for card in held] == faces:
        return {"deck": f"({short})"}
    # A face was swapped with another held card, so all faces are written.
    whole = " ".join(f"{card}:{text_of(face)}" for card, face in zip(held, faces, strict=True))
    return {"deck": f"({whole})"}
