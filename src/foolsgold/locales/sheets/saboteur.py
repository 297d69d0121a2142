"""The rules sheet of the classic game: which sentences hold for an edition."""

from collections import Counter
from collections.abc import Iterator
from itertools import groupby

from foolsgold.games.saboteur.cards import (
    BreakCard,
    MapCard,
    MendCard,
    PathCard,
    RockfallCard,
    Role,
)
from foolsgold.games.saboteur.edition import Contact, Edition, RoundEnd
from foolsgold.locales.words import Words, yes_no
from foolsgold.tunnel.drawing import GLYPHS


def exact_from(edition: Edition) -> int | None:
    """[R14, S2] From how many players on no dwarf card is left over; None if there always is."""
    exact = [seats for seats, roles in edition.roles.items() if len(roles) == seats]
    return exact[0] if exact else None


class SaboteurSheet:
    """Chooses the sentences that hold for one edition."""

    def __init__(self, edition: Edition, words: Words, *, drawn: bool = False) -> None:
        self.edition = edition
        self.words = words
        self.drawn = drawn
        """Whether the reader sees the cards."""

    def sections(self) -> Iterator[tuple[str, list[str]]]:
        """Headings and their paragraphs."""
        words = self.words
        yield "sheet-head-aim", [words("sheet-aim")]
        yield "sheet-head-box", list(self._cards())
        yield "sheet-head-roles", list(self._roles())
        yield "sheet-head-setup", list(self._setup())
        yield "sheet-head-turn", [words("sheet-turn")]
        yield "sheet-head-digging", list(self._digging())
        yield "sheet-head-actions", list(self._actions())
        discards = words(f"sheet-discard-{self.edition.discard_pile}")
        yield "sheet-head-pass", [words("sheet-pass"), discards]
        yield "sheet-head-goals", list(self._goals())
        end = words(f"sheet-end-{self.edition.round_end}")
        yield "sheet-head-end", [words("sheet-end-found"), end, words("sheet-end-roles")]
        yield "sheet-head-gold", list(self._gold())
        yield "sheet-head-next", list(self._next())
        yield "sheet-head-open", list(self._open())

    def _cards(self) -> Iterator[str]:
        kinds = Counter(type(card) for card in self.edition.deck)
        paths = Counter(card.tile for card in self.edition.deck if isinstance(card, PathCard))
        passages = sum(count for tile, count in paths.items() if tile.joined)
        yield self.words(
            "sheet-box",
            passages=passages,
            **{"dead-ends": kinds[PathCard] - passages},
            maps=kinds[MapCard],
            rockfalls=kinds[RockfallCard],
            breaks=kinds[BreakCard],
            mends=kinds[MendCard],
        )
        if not self.drawn:
            shapes = "   ".join(f"{GLYPHS[t]} ×{self.words.digits(n)}" for t, n in paths.items())
            yield self.words("sheet-shapes", shapes=shapes)
        gold = Counter(self.edition.gold).items()
        digits = self.words.digits
        values = self.words.listed(f"{digits(count)} × {digits(worth)}" for worth, count in gold)
        yield self.words("sheet-gold-cards", values=values)

    def _roles(self) -> Iterator[str]:
        yield self.words("sheet-roles-deal")
        rows = []
        for seats, roles in self.edition.roles.items():
            saboteurs, diggers = roles.count(Role.SABOTEUR), roles.count(Role.DIGGER)
            row = self.words("sheet-roles-row", seats=seats, saboteurs=saboteurs, diggers=diggers)
            rows.append(f"- {row}")
        yield "\n".join(rows)
        exact = exact_from(self.edition)
        if exact is None:
            yield self.words("sheet-roles-leftover")
        else:
            yield self.words("sheet-roles-exact", seats=exact)

    def _setup(self) -> Iterator[str]:
        edition = self.edition
        yield self.words(
            "sheet-layout", columns=edition.columns_between, rows=edition.rows_between_goals
        )
        yield self.words("sheet-hands", sizes=self.words.listed(self._hand_sizes()))
        yield self.words(f"sheet-first-{edition.first_player}")

    def _hand_sizes(self) -> Iterator[str]:
        digits = self.words.digits
        for size, group in groupby(self.edition.roles, key=lambda seats: self.edition.hand[seats]):
            seats = list(group)
            span = digits(seats[0])
            if len(seats) > 1:
                span += "–" + digits(seats[-1])
            yield f"{span}: {digits(size)}"

    def _digging(self) -> Iterator[str]:
        yield self.words("sheet-fit")
        yield self.words(f"sheet-contact-{self.edition.contact}")
        yield self.words(f"sheet-connected-{yes_no(self.edition.connected)}")
        yield self.words("sheet-dead-ends")
        yield self.words("sheet-facedown")

    def _actions(self) -> Iterator[str]:
        yield self.words("sheet-break")
        yield self.words(f"sheet-break-self-{yes_no(self.edition.break_self)}")
        yield self.words("sheet-mend")
        yield self.words("sheet-rockfall")
        yield self.words("sheet-map")

    def _goals(self) -> Iterator[str]:
        yield self.words("sheet-reach")
        if self.edition.min_path_cards:
            yield self.words("sheet-min-path", cards=self.edition.min_path_cards)
        yield self.words(f"sheet-together-{self.edition.goals_together}")
        yield self.words(f"sheet-misfit-{self.edition.misfit}")

    def _gold(self) -> Iterator[str]:
        edition = self.edition
        yield self.words(f"sheet-share-{edition.gold_cards}")
        if edition.ten_player_cap is not None:
            yield self.words("sheet-share-cap", cards=edition.ten_player_cap)
        yield self.words("sheet-share-order")
        yield self.words(f"sheet-share-{edition.gold_sharing}")
        yield self.words("sheet-share-saboteur")
        if edition.broken_unpaid:
            yield self.words("sheet-unpaid-on")
        elif "broken_unpaid" in edition.options:
            yield self.words("sheet-unpaid-option")
        digits = self.words.digits
        rates = self.words.listed(f"{digits(n)}: {digits(due)}" for n, due in edition.pay.items())
        yield self.words("sheet-pay", rates=rates)
        yield self.words("sheet-pay-none")
        yield self.words("sheet-secret")

    def _next(self) -> Iterator[str]:
        yield self.words("sheet-next")
        yield self.words(f"sheet-reshuffle-{yes_no(self.edition.gold_reshuffle)}")
        yield self.words(f"sheet-starter-{self.edition.next_starter}")
        yield self.words("sheet-win", rounds=self.edition.rounds)

    def _open(self) -> Iterator[str]:
        lines = (self.words(f"sheet-open-{point}") for point in self.open_points())
        yield "\n".join(f"- {line}" for line in lines)

    def open_points(self) -> Iterator[str]:
        """What no booklet tells, and what this one does not; nothing that a switch makes void."""
        edition = self.edition
        yield from ("talk", "turning", "facedown")
        if "R36" in edition.left_open and edition.contact is Contact.TUNNEL:
            yield "contact"
        if "R56" in edition.left_open:
            yield "spared"
        yield "map"
        if "R76" in edition.left_open:
            yield f"together-{edition.goals_together}"
        if edition.round_end is not RoundEnd.HANDS_EMPTY:
            yield "empty"
        if "R77" in edition.left_open and edition.round_end is RoundEnd.PASS_CIRCLE:
            yield "passes"
        yield "goals"
        if "R86" in edition.left_open:
            yield "finisher"
        if "R90" in edition.left_open:
            yield "drawing"
        yield "pay-order"
        if "R92" in edition.left_open:
            yield "secret"
        yield "deck"
