"""The rules sheet of Saboteur: selects the sentences for an edition."""

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
from foolsgold.games.saboteur.edition import Contact, Edition, GoalsTogether, RoundEnd
from foolsgold.locales.rules_sheets.sentences import (
    Paragraph,
    Sections,
    Sentence,
    bullet_list,
    draw_layout,
    open_sentences,
    stated_paragraphs,
    tile_counts_text,
)
from foolsgold.locales.translator import Translator, yes_no


def first_exact_player_count(edition: Edition) -> int | None:
    """[R14, S2] From how many players on no dwarf card is left over; None if there always is."""
    exact = [seats for seats, roles in edition.roles.items() if len(roles) == seats]
    return exact[0] if exact else None


class SaboteurSheet:
    """Chooses the sentences that hold for one edition."""

    def __init__(self, edition: Edition, words: Translator, *, drawn: bool = False) -> None:
        self.edition = edition
        self.words = words
        self.has_drawn_cards = drawn
        """Whether the reader sees the cards."""

    def sections(self) -> Sections:
        """Headings and their paragraphs."""
        told = self._paragraphs_by_section()
        silent = self.edition.left_open
        for head, paragraphs in told.items():
            if texts := stated_paragraphs(paragraphs, silent):
                yield head, texts
        yield "sheet-head-open", [bullet_list(self.left_open())]
        if not self.has_drawn_cards:
            yield "sheet-head-shapes", [bullet_list(self._shapes())]

    def left_open(self) -> list[str]:
        """What this booklet does not tell, and how it is played here."""
        everything = (
            paragraph for section in self._paragraphs_by_section().values() for paragraph in section
        )
        return open_sentences(everything, self.edition.left_open)

    def _paragraphs_by_section(self) -> dict[str, list[Paragraph]]:
        return {
            "sheet-head-aim": self._aim(),
            "sheet-head-box": self._cards(),
            "sheet-head-roles": self._roles(),
            "sheet-head-setup": self._setup(),
            "sheet-head-turn": [[self._say("sheet-turn")]],
            "sheet-head-digging": self._digging(),
            "sheet-head-actions": self._actions(),
            "sheet-head-pass": self._pass(),
            "sheet-head-goals": self._goals(),
            "sheet-head-end": self._end(),
            "sheet-head-gold": self._gold(),
            "sheet-head-next": self._next_round(),
        }

    def _say(self, message: str, rule: str = "", /, **args: object) -> Sentence:
        return Sentence(self.words(message, **args), rule)

    def _note(self, message: str) -> Sentence:
        return Sentence(self.words(message), is_note=True)

    def _aim(self) -> list[Paragraph]:
        least, most = self.edition.seats
        players = {"from": least, "to": most}
        edition = self.edition
        return [
            [self._say("sheet-players", **players, age=edition.age, minutes=edition.minutes)],
            [self._say("sheet-aim")],
            [self._say("sheet-legend")],
            [self._say("sheet-talk", "R102")],
        ]

    def _cards(self) -> list[Paragraph]:
        kinds = Counter(type(card) for card in self.edition.deck)
        deck = self.edition.deck
        passages = sum(isinstance(card, PathCard) and card.tile.joined for card in deck)
        ruleset = self._say(
            "sheet-box",
            passages=passages,
            **{"dead-ends": kinds[PathCard] - passages},
            maps=kinds[MapCard],
            rockfalls=kinds[RockfallCard],
            breaks=kinds[BreakCard],
            mends=kinds[MendCard],
        )
        gold = Counter(self.edition.gold).items()
        values = (self.words("sheet-gold-row", count=count, nuggets=worth) for worth, count in gold)
        return [
            [ruleset],
            [self._say("sheet-gold-cards")],
            [Sentence(bullet_list(values))],
            [self._say("sheet-deck", "R5")],
        ]

    def _roles(self) -> list[Paragraph]:
        tables = (
            self.words(
                "sheet-roles-row",
                seats=seats,
                saboteurs=roles.count(Role.SABOTEUR),
                diggers=roles.count(Role.DIGGER),
            )
            for seats, roles in self.edition.roles.items()
        )
        exact = first_exact_player_count(self.edition)
        leftover = (
            self._say("sheet-roles-leftover")
            if exact is None
            else self._say("sheet-roles-exact", seats=exact)
        )
        deal = self._say("sheet-roles-deal")
        return [[deal], [Sentence(bullet_list(tables))], [leftover, self._say("sheet-roles-rest")]]

    def _setup(self) -> list[Paragraph]:
        edition = self.edition
        lies = self._say(
            "sheet-layout", columns=edition.columns_between, rows=edition.rows_between_goals
        )
        return [
            [lies],
            [Sentence(draw_layout(edition.goal_cells))],
            [self._say("sheet-hands")],
            [Sentence(bullet_list(self._hand_size_rows()))],
            [self._say("sheet-piles")],
            [self._say(f"sheet-first-{edition.first_player}"), self._note("sheet-host")],
        ]

    def _hand_size_rows(self) -> Iterator[str]:
        edition = self.edition
        for size, group in groupby(edition.roles, key=lambda seats: edition.hand[seats]):
            least, *_, most = [*group] * 2
            if least == most:
                yield self.words("sheet-hands-row-one", seats=least, cards=size)
            else:
                yield self.words("sheet-hands-row", **{"from": least, "to": most}, cards=size)

    def _digging(self) -> list[Paragraph]:
        edition = self.edition
        contact = self._say(
            f"sheet-contact-{edition.contact}", "R38" if edition.contact is Contact.TUNNEL else ""
        )
        return [
            [self._say("sheet-fit"), self._say("sheet-turning", "R41"), contact],
            [self._say(f"sheet-connected-{yes_no(edition.connected)}")],
            [self._say("sheet-dead-ends", "R43")],
            [self._say("sheet-facedown", "R42")],
        ]

    def _actions(self) -> list[Paragraph]:
        broken = [
            self._say("sheet-break"),
            self._say("sheet-break-else", "R47"),
            self._say(f"sheet-break-self-{yes_no(self.edition.break_self)}"),
        ]
        looking = [
            self._say("sheet-map"),
            self._say("sheet-map-secret", "R61"),
            self._say("sheet-map-closed", "R63"),
        ]
        advice = [self._say("sheet-advice")]
        if "R59" not in self.edition.left_open:
            advice.append(self._say("sheet-advice-rockfall"))
        return [
            broken,
            [self._say("sheet-mend")],
            [self._say("sheet-rockfall"), self._say("sheet-rockfall-spared", "R56")],
            looking,
            advice,
        ]

    def _pass(self) -> list[Paragraph]:
        edition = self.edition
        passing = [self._say("sheet-pass")]
        if "R67" not in edition.left_open:
            passing.append(self._say("sheet-pass-empty"))
        return [[*passing, self._say(f"sheet-discard-{edition.discard_pile}")]]

    def _goals(self) -> list[Paragraph]:
        edition = self.edition
        reach = [self._say("sheet-reach"), self._say("sheet-reach-any", "S16")]
        if edition.min_path_cards:
            reach.append(self._say("sheet-min-path", cards=edition.min_path_cards))
        together = [self._say(f"sheet-together-{edition.goals_together}", "R76")]
        if edition.goals_together is GoalsTogether.ONE:
            together.append(self._note("sheet-waits"))
        return [reach, together, [self._say(f"sheet-misfit-{edition.misfit}")]]

    def _end(self) -> list[Paragraph]:
        edition = self.edition
        missed = [self._say(f"sheet-end-{edition.round_end}")]
        if edition.round_end is RoundEnd.PASS_CIRCLE and "R77" in edition.left_open:
            missed.append(self._note("sheet-passes"))
        if edition.round_end is not RoundEnd.HANDS_EMPTY:
            missed.append(self._note("sheet-empty"))
        shown = [self._say("sheet-end-roles", "R78"), self._note("sheet-end-goals")]
        return [[self._say("sheet-end-found")], missed, shown]

    def _gold(self) -> list[Paragraph]:
        edition = self.edition
        drawn = [self._say(f"sheet-share-{edition.gold_cards}")]
        if edition.ten_player_cap is not None:
            cap = {"cards": edition.ten_player_cap, "seats": edition.seats[1]}
            drawn.append(self._say("sheet-share-cap", **cap))
        shared = [
            self._say("sheet-share-order"),
            self._say(f"sheet-share-{edition.gold_sharing}"),
            self._say("sheet-share-saboteur", "R86"),
        ]
        rates = (
            self.words("sheet-pay-row", saboteurs=saboteurs, nuggets=nuggets)
            for saboteurs, nuggets in edition.pay.items()
        )
        return [
            drawn,
            shared,
            self._unpaid(),
            [self._say("sheet-pay")],
            [Sentence(bullet_list(rates))],
            [self._say("sheet-pay-drawn", "R90"), self._note("sheet-pay-order")],
            [self._say("sheet-pay-none"), self._say("sheet-secret", "R92")],
        ]

    def _unpaid(self) -> Paragraph:
        if self.edition.broken_unpaid:
            return [self._say("sheet-unpaid-on")]
        offered = "broken_unpaid" in self.edition.options
        return [self._say("sheet-unpaid-option")] if offered else []

    def _next_round(self) -> list[Paragraph]:
        edition = self.edition
        anew = [
            self._say("sheet-next"),
            self._say(f"sheet-reshuffle-{yes_no(edition.gold_reshuffle)}"),
            self._say(f"sheet-starter-{edition.next_starter}"),
        ]
        return [anew, [self._say("sheet-win", rounds=edition.rounds)]]

    def _shapes(self) -> Iterator[str]:
        paths = Counter(card.tile for card in self.edition.deck if isinstance(card, PathCard))
        for kind, joined in (("passages", True), ("dead-ends", False)):
            counts = [(tile, n) for tile, n in paths.items() if tile.joined is joined]
            if counts:
                yield self.words(
                    f"sheet-shapes-{kind}", shapes=tile_counts_text(counts, self.words)
                )
