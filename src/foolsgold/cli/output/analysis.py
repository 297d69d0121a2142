"""An analysis as lines for people."""

from collections.abc import Iterator, Sequence
from pkgutil import resolve_name
from typing import Any

from foolsgold.base.extras import install_command
from foolsgold.base.messages import Phrase
from foolsgold.games.catalogue import Box, offer_of
from foolsgold.locales.claims import claim_phrase
from foolsgold.locales.translator import Words
from foolsgold.play.table_talk import Looked
from foolsgold.wire.analysis import (
    Analysis,
    Instant,
    Judged,
    RoundStudied,
    TurningPoint,
    Verdict,
    Weighed,
)

POINTS = 5
"""So many moments of a round tell how something went."""
BELIEVED = 5
"""Percent by which somebody is moved who believed it."""
WORTH = 0.05
MOST_BETTER = 4
SURE = 2.0
LITTLE = 0.2
"""A smaller share of moments with known chances is too little to speak of."""


def analysis_lines(
    found: Analysis, box: Box, names: tuple[str, ...], words: Words
) -> Iterator[str]:
    """All of it, round by round."""
    teller = _Teller(found, box, names, words)
    if not found.worlds:
        yield words("analysis-no-kernel", install=install_command("kernel"))
    else:
        yield words("analysis-chance-hint")
    for each in found.rounds:
        yield ""
        yield from teller.round(each)


class _Teller:
    def __init__(self, found: Analysis, box: Box, names: tuple[str, ...], words: Words) -> None:
        self.found, self.box, self.names, self.words = found, box, names, words
        screen = resolve_name(offer_of(box.rules.name).screen)
        self.screen: Any = screen(words, names, None, box.edition)
        self.bot = words(f"bot-title-{found.bot}") if found.bot else ""

    def round(self, each: RoundStudied) -> Iterator[str]:
        words = self.words
        title = words("analysis-round", round=each.round)
        yield title if each.winner is None else f"{title}: {words(f'end-won-{each.winner}')}"
        yield from self._chances(each)
        yield from self._suspicion(each)
        yield f"  {words('analysis-claims')}"
        if not each.claims:
            yield f"    {words('analysis-no-claims')}"
        for claim in each.claims:
            yield from self._claim(claim)
        if self.found.worlds:
            yield from self._better(each)

    def _chances(self, each: RoundStudied) -> Iterator[str]:
        if not self.found.worlds:
            return
        known = _known(each)
        words = self.words
        yield f"  {words('analysis-chance')}"
        if len(known) < LITTLE * len(each.instants):
            yield f"    {words('analysis-unknown')}"
            return
        side = Phrase(f"analysis-side-{self.found.sides[0]}")
        for instant in _spread(known):
            assert instant.chance is not None
            told = words(
                "analysis-now",
                side=side,
                percent=round(100 * instant.chance.likely),
                low=round(100 * instant.chance.low),
                high=round(100 * instant.chance.high),
            )
            yield f"    {words('analysis-move', move=instant.move)}: {told}"
        yield f"  {words('analysis-turns')}"
        if not each.turns:
            is_whole = len(known) == len(each.instants)
            yield f"    {words('analysis-no-turns' if is_whole else 'analysis-no-known-turns')}"
        for turn in each.turns:
            yield f"    {words('analysis-move', move=turn.move)}: {self._turn(turn)}"

    def _turn(self, turn: TurningPoint) -> str:
        return self.words(
            "analysis-turn",
            name=self.names[turn.seat],
            what=Phrase(f"analysis-what-{turn.what}"),
            side=self.found.sides[0],
            before=round(100 * turn.before),
            after=round(100 * turn.after),
        )

    def _suspicion(self, each: RoundStudied) -> Iterator[str]:
        words = self.words
        known = [instant for instant in each.instants if instant.watcher is not None]
        title, what = words("analysis-suspicion"), f"analysis-suspicion-{self.found.sides[0]}"
        yield f"  {title}: {words(what)}"
        for seat, name in enumerate(self.names):
            values = (instant.watcher[seat] for instant in _spread(known) if instant.watcher)
            told = words.listed(words("analysis-percent", percent=value) for value in values)
            yield f"    {name}: {told}"

    def _claim(self, claim: Judged) -> Iterator[str]:
        words = self.words
        said = words.say(claim_phrase(self.names, claim.seat, claim.claim, self.found.game))
        told = words(f"analysis-verdict-{claim.verdict}")
        if isinstance(claim.claim, Looked):
            never = claim.looked is None
            seen = "analysis-never-looked" if never else "analysis-looked"
            told += f", {words(seen, **({} if never else {'move': claim.looked}))}"
        yield f"    {words('analysis-move', move=claim.move)}: {said} ({told})"
        if claim.verdict is not Verdict.LIE:
            return
        if claim.knew:
            yield f"      {words('analysis-knew', names=self._seats(claim.knew))}"
        believers = [seat for seat, moved in enumerate(claim.moved) if (moved or 0) >= BELIEVED]
        if believers:
            yield f"      {words('analysis-believed', names=self._seats(believers))}"
        elif claim.moved:
            yield f"      {words('analysis-nobody-believed')}"

    def _seats(self, seats: Sequence[int]) -> str:
        return self.words.listed(self.names[seat] for seat in seats)

    def _better(self, each: RoundStudied) -> Iterator[str]:
        words = self.words
        worst = sorted(filter(_is_clear, each.deeds), key=lambda deed: -(deed.gain or 0.0))
        if not worst and len(_known(each)) < len(each.instants):
            # What was not played out may have been a mistake.
            return
        yield f"  {words('analysis-better', bot=self.bot)}"
        if not worst:
            yield f"    {words('analysis-no-better')}"
        for deed in sorted(worst[:MOST_BETTER], key=lambda deed: deed.move):
            told = " ".join(self.screen.sentences((deed.instead,)))
            instead = words("analysis-instead", bot=self.bot, deed=told)
            gain = words("analysis-gain-more", percent=round(100 * (deed.gain or 0.0)))
            name = self.names[deed.seat]
            yield f"    {words('analysis-move', move=deed.move)}, {name}: {instead} {gain}"


def _known(each: RoundStudied) -> list[Instant]:
    """The moments of a round whose chances are known."""
    return [instant for instant in each.instants if instant.chance is not None]


def _is_clear(deed: Weighed) -> bool:
    """Whether the bot's deed was better beyond doubt, and by something."""
    gain, error = deed.gain or 0.0, deed.error or 0.0
    return gain >= max(WORTH, SURE * error)


def _spread(instants: Sequence[Instant]) -> list[Instant]:
    """A few of them: the first, the last, and evenly between."""
    last = len(instants) - 1
    places = dict.fromkeys(round(part * last / (POINTS - 1)) for part in range(POINTS))
    return [instants[place] for place in places]
