"""Describes a view of Saboteur in words: the maze, the players, what the reader knows."""

from collections.abc import Iterator

from foolsgold.base.ids import Seat
from foolsgold.games.saboteur.cards import Role
from foolsgold.games.saboteur.view import View
from foolsgold.locales.description import Emphasis, StatusLine
from foolsgold.locales.saboteur_narrator import Narrator, goal_face_word
from foolsgold.tunnel.board import START


class ViewDescription:
    """Describes views to the reader of a narrator."""

    def __init__(self, narrator: Narrator) -> None:
        self.narrator = narrator
        self.words = narrator.words

    def board_lines(self, view: View) -> Iterator[str]:
        """The maze in words."""
        yield self.words("plain-board")
        goals = {goal.cell: (number, goal) for number, goal in enumerate(view.goals, start=1)}
        for laid in view.board:
            if laid.cell == START:
                yield self.words("plain-start", cell=laid.cell)
            elif laid.cell not in goals:
                yield self.words(
                    "plain-tile", cell=laid.cell, card=self.narrator.tile_name(laid.tile)
                )
        for number, goal in goals.values():
            if goal.opened and goal.face is not None:
                found = goal_face_word(goal.face)
                yield self.words("plain-goal-open", cell=goal.cell, goal=number, found=found)
            else:
                yield self.words("plain-goal", cell=goal.cell, goal=number)

    def seat_line(self, view: View, seat: Seat) -> StatusLine:
        """A player, as everybody sees them."""
        line = StatusLine.of(
            self.words(
                "play-seat",
                name=self.narrator.names[seat],
                cards=view.hand_sizes[seat],
                gold=view.gold_counts[seat],
            )
        )
        if not view.broken[seat]:
            return line
        tools = self.words.join_list(self.words(f"tool-{tool}") for tool in view.broken[seat])
        return line.and_also(self.words("play-broken", tools=tools), Emphasis.WARNING)

    def role_lines(self, view: View) -> Iterator[str]:
        """The dwarf cards that were shuffled: there may be one more than players."""
        yield self.words(
            "sheet-roles-row",
            seats=view.seats,
            saboteurs=view.role_cards.get(Role.SABOTEUR, 0),
            diggers=view.role_cards.get(Role.DIGGER, 0),
        )

    def table_lines(self, view: View) -> Iterator[StatusLine]:
        """Draw pile, passes, discards, what the reader has looked up."""
        yield StatusLine.of(self.words("play-deck", count=view.deck_size))
        if view.passes:
            yield StatusLine.of(self.words("play-passes", count=view.passes))
        face_up = [face for face in view.discards if face is not None]
        if face_up:
            # Names of cards have commas of their own.
            cards = self.words.align_lines(
                " · ".join(self.narrator.card_name(face) for face in face_up)
            )
            yield StatusLine.of(self.words("play-discards", cards=cards), Emphasis.SECONDARY)
        for number, goal in enumerate(view.goals, start=1):
            if goal.face is not None and not goal.opened:
                found = goal_face_word(goal.face)
                peeked = self.words("play-peeked", goal=number, found=found)
                yield StatusLine.of(peeked, Emphasis.PRIVATE)

    def private_info(self, view: View) -> Iterator[str]:
        """The reader's role and gold."""
        assert view.seat is not None
        role = view.roles[view.seat]
        assert role is not None
        yield self.words("play-role", role=role)
        yield self.words("play-gold", count=sum(view.gold))
