"""The rules sheet of Gobblings! vs Gnomes: selects the sentences for an edition."""

from collections import Counter
from collections.abc import Iterator

from foolsgold.games.gobblings.cards import (
    ExplosionCard,
    MapCard,
    PathCard,
    PotionCard,
    Race,
    Role,
    TileKind,
)
from foolsgold.games.gobblings.edition import Edition
from foolsgold.locales.rules_sheets.sentences import (
    Sections,
    bullet_list,
    draw_layout,
    tile_counts_text,
)
from foolsgold.locales.translator import Translator, yes_no

PLAIN_CARD_TYPES = {"map": MapCard, "explosion": ExplosionCard, "potion": PotionCard}
TILE_MESSAGES = (
    "map", "explosion", "potion", "bomb", "lantern", "ale", "rubble", "key", "door", "discard",
)  # fmt: skip
OPEN_POINTS = (
    "deck", "host", "refill", "beyond", "ale", "order", "pedant", "known", "shown", "talk",
)  # fmt: skip


class GobblingsSheet:
    """Chooses the sentences that hold for one edition."""

    def __init__(self, edition: Edition, words: Translator, *, drawn: bool = False) -> None:
        self.edition = edition
        self.words = words
        self.has_drawn_cards = drawn
        """Whether the reader sees the tiles."""

    def sections(self) -> Sections:
        """Headings and their paragraphs."""
        words, edition = self.words, self.edition
        yield "gobsheet-head-aim", list(self._aim())
        yield "gobsheet-head-box", [words("gobsheet-box", count=len(edition.deck))]
        yield "gobsheet-head-setup", list(self._setup())
        yield "gobsheet-head-turn", [words("gobsheet-turn"), words("gobsheet-empty")]
        connected = words(f"gobsheet-connected-{yes_no(edition.connected)}")
        turning = words("gobsheet-rotation", ways=edition.rotation)
        yield "gobsheet-head-laying", [words("gobsheet-fit"), connected, turning]
        yield "gobsheet-head-tiles", [words(f"gobsheet-{kind}") for kind in TILE_MESSAGES]
        passage = words(f"gobsheet-passage-{yes_no(edition.dynamite_passage)}")
        opening = [words("gobsheet-open"), words("gobsheet-dynamite"), passage]
        yield "gobsheet-head-goals", [*opening, words("gobsheet-two")]
        yield "gobsheet-head-end", list(self._end())
        yield "gobsheet-head-points", list(self._points())
        yield "gobsheet-head-next", [words("gobsheet-next")]
        yield "gobsheet-head-open", [bullet_list(self._open_points())]
        if not self.has_drawn_cards:
            yield "gobsheet-head-shapes", [bullet_list(self._shapes())]

    def _aim(self) -> Iterator[str]:
        words, edition = self.words, self.edition
        least, most = edition.seats
        yield words("gobsheet-players", **{"from": least, "to": most})
        yield words("gobsheet-aim", points=edition.points_to_win)
        yield words("gobsheet-rounds", points=edition.points_to_win)
        yield words("gobsheet-legend")

    def _open_points(self) -> Iterator[str]:
        for point in OPEN_POINTS:
            # Only where roles have bonuses is there anything to read into the booklet's words.
            if point != "pedant" or self.edition.bonuses:
                yield self.words(f"gobsheet-open-{point}")

    def _shapes(self) -> Iterator[str]:
        words, deck = self.words, self.edition.deck
        for name, kind_of_card in PLAIN_CARD_TYPES.items():
            count = sum(isinstance(card, kind_of_card) for card in deck)
            yield words("gobsheet-tiles-plain", kind=words(f"kind-{name}"), count=count)
        for kind in TileKind:
            cards = [card for card in deck if isinstance(card, PathCard) and card.kind is kind]
            for colour in dict.fromkeys(card.colour for card in cards):
                tiles = Counter(card.tile for card in cards if card.colour is colour)
                name = words(f"kind-{kind}")
                if colour is not None:
                    name += f" ({words(f'colour-{colour}')})"
                yield words(
                    "gobsheet-tiles", kind=name, shapes=tile_counts_text(tiles.items(), words)
                )

    def _setup(self) -> Iterator[str]:
        words, edition = self.words, self.edition
        yield words("gobsheet-races")
        yield bullet_list(
            words(
                "gobsheet-races-row",
                seats=seats,
                goblins=counts[Race.GOBLIN],
                gnomes=counts[Race.GNOME],
            )
            for seats, counts in edition.races.items()
        )
        yield words("gobsheet-roles")
        yield words("gobsheet-goblins", names=self._role_names(Race.GOBLIN))
        yield words("gobsheet-gnomes", names=self._role_names(Race.GNOME))
        yield words(
            "gobsheet-layout", columns=edition.columns_between, rows=edition.rows_between_goals
        )
        yield draw_layout(edition.goal_cells)
        yield words("gobsheet-hand", hand=edition.hand)
        yield words(f"gobsheet-first-{edition.first_player}")

    def _role_names(self, race: Race) -> str:
        names = (role for role, other in self.edition.race_of.items() if other is race)
        return self.words.join_list(self.words(f"role-{role}") for role in names)

    def _end(self) -> Iterator[str]:
        yield self.words("gobsheet-end")
        if self.edition.replace_passes:
            yield self.words("gobsheet-replace-yes")
        else:
            yield self.words("gobsheet-replace-no", circles=self.edition.stall_circles)

    def _points(self) -> Iterator[str]:
        words, points = self.words, self.edition.points
        yield words(
            "gobsheet-gold",
            gold=points.gold,
            opener=points.gold_opener,
            loss=points.gold_goblin_loss,
        )
        yield words("gobsheet-dragon", points=points.dragon)
        yield words("gobsheet-nothing", points=points.nothing)
        yield words("gobsheet-order", points=self.edition.points_to_win)
        yield words("gobsheet-order-passed")
        if not self.edition.bonuses:
            yield words("gobsheet-no-bonus")
            return
        yield words("gobsheet-bonus")
        yield bullet_list(words(f"gobsheet-bonus-{role}") for role in Role)
        yield words("gobsheet-any-side")
        yield words("gobsheet-path")
