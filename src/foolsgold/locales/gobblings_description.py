"""Describes a view of Gobblings in words: the field, the players, what the reader knows."""

from collections.abc import Iterator

from foolsgold.base.ids import Seat
from foolsgold.games.gobblings.moves import Pass
from foolsgold.games.gobblings.view import View
from foolsgold.locales.description import Emphasis, StatusLine
from foolsgold.locales.gobblings_narrator import Narrator
from foolsgold.tunnel.board import START


class ViewDescription:
    """Describes views to the reader of a narrator."""

    def __init__(self, narrator: Narrator) -> None:
        self.narrator = narrator
        self.words = narrator.words

    def board_lines(self, view: View) -> Iterator[str]:
        """The field in words."""
        yield self.words("plain-board")
        for laid in view.board:
            if laid.cell == START:
                yield self.words("plain-start", cell=laid.cell)
            elif laid.kind is not None:
                yield self.words(
                    "plain-tile", cell=laid.cell, card=self.narrator.laid_tile_name(laid)
                )
        for number, goal in enumerate(view.goals, start=1):
            if goal.opened and goal.face is not None:
                found = self.narrator.goal_face_name(goal.face)
                yield self.words("gob-plain-goal-open", cell=goal.cell, goal=number, found=found)
            else:
                yield self.words("plain-goal", cell=goal.cell, goal=number)

    def seat_line(self, view: View, seat: Seat) -> StatusLine:
        """A player with their points, as everybody sees them."""
        line = StatusLine.of(
            self.words(
                "gob-seat",
                name=self.narrator.names[seat],
                points=view.points[seat],
                cards=view.hand_sizes[seat],
            )
        )
        if seat in view.drinkers:
            line = line.and_also(self.words("gob-drinker"), Emphasis.WARNING)
        if seat in view.passed:
            line = line.and_also(self.words("gob-passed-mark"), Emphasis.SECONDARY)
        return line

    def role_lines(self, _view: View) -> Iterator[str]:
        """Nothing: the table's lines count the races."""
        yield from ()

    def table_lines(self, view: View) -> Iterator[StatusLine]:
        """How many of each race play, deck, discards, what the reader has looked up."""
        races = {f"{race}s": count for race, count in view.races.items()}
        yield StatusLine.of(self.words("gobsheet-races-row", seats=view.seats, **races))
        yield StatusLine.of(self.words("play-deck", count=view.deck_size))
        if view.discards:
            # Names of tiles have commas of their own.
            cards = self.words.align_lines(
                " · ".join(self.narrator.card_name(face) for face in view.discards)
            )
            yield StatusLine.of(self.words("play-discards", cards=cards), Emphasis.SECONDARY)
        if Pass() in view.legal:
            yield StatusLine.of(self.words("gob-can-pass"), Emphasis.OFFER)
        for number, goal in enumerate(view.goals, start=1):
            if goal.face is not None and not goal.opened:
                found = self.narrator.goal_face_name(goal.face)
                peeked = self.words("gob-peeked", goal=number, found=found)
                yield StatusLine.of(peeked, Emphasis.PRIVATE)

    def private_info(self, view: View) -> Iterator[str]:
        """The reader's role, and the roles of others as far as they know them."""
        for seat, role in enumerate(view.roles):
            if role is None:
                continue
            name = self.narrator.role_name(role)
            if seat == view.seat:
                yield self.words("gob-role", race=view.race_of[role], role=name)
                if view.bonuses:
                    yield self.words(f"gobsheet-bonus-{role}")
            else:
                who, race = self.narrator.names[seat], self.narrator.race_name(role)
                yield self.words("gob-known-role", name=who, role=name, race=race)
