"""Formats the analysis of a game as text."""

from collections.abc import Iterator, Sequence
from pkgutil import resolve_name
from typing import Any

from foolsgold.base.extras import install_command
from foolsgold.base.messages import Message
from foolsgold.games.catalogue import Ruleset, plugin_for
from foolsgold.locales.claims import claim_message
from foolsgold.locales.translator import Translator
from foolsgold.play.table_talk import Looked
from foolsgold.wire.analysis import (
    AnalysedMoment,
    Analysis,
    ClaimVerdict,
    EvaluatedMove,
    JudgedClaim,
    RoundAnalysis,
    TurningPoint,
)

SAMPLED_MOMENTS = 5
"""Number of moments shown for each curve of a round."""
MIN_BELIEF_SHIFT_PERCENT = 5
"""Change of belief from which a listener counts as believing a claim."""
MIN_GAIN = 0.05
MAX_BETTER_MOVES = 4
MIN_STANDARD_ERRORS = 2.0
MIN_KNOWN_SHARE = 0.2
"""Smallest share of moments with a known win probability that is worth a line."""


def analysis_lines(
    found: Analysis, ruleset: Ruleset, names: tuple[str, ...], words: Translator
) -> Iterator[str]:
    """The whole analysis, round by round."""
    narrator = _AnalysisNarrator(found, ruleset, names, words)
    if not found.worlds:
        yield words("analysis-no-kernel", install=install_command("kernel"))
    else:
        yield words("analysis-chance-hint")
    for each in found.rounds:
        yield ""
        yield from narrator.round_lines(each)


class _AnalysisNarrator:
    def __init__(
        self, found: Analysis, ruleset: Ruleset, names: tuple[str, ...], words: Translator
    ) -> None:
        self.analysis, self.ruleset, self.names, self.words = found, ruleset, names, words
        screen = resolve_name(plugin_for(ruleset.rules.name).screen)
        self.screen: Any = screen(words, names, None, ruleset.edition)
        self.bot_title = words(f"bot-title-{found.bot}") if found.bot else ""

    def round_lines(self, each: RoundAnalysis) -> Iterator[str]:
        words = self.words
        title = words("analysis-round", round=each.round)
        yield title if each.winner is None else f"{title}: {words(f'end-won-{each.winner}')}"
        yield from self._chance_lines(each)
        yield from self._suspicion_lines(each)
        yield f"  {words('analysis-claims')}"
        if not each.claims:
            yield f"    {words('analysis-no-claims')}"
        for claim in each.claims:
            yield from self._claim_lines(claim)
        if self.analysis.worlds:
            yield from self._better_move_lines(each)

    def _chance_lines(self, each: RoundAnalysis) -> Iterator[str]:
        if not self.analysis.worlds:
            return
        known = _with_known_chance(each)
        words = self.words
        yield f"  {words('analysis-chance')}"
        if len(known) < MIN_KNOWN_SHARE * len(each.instants):
            yield f"    {words('analysis-unknown')}"
            return
        side = Message(f"analysis-side-{self.analysis.sides[0]}")
        for instant in _sample_evenly(known):
            assert instant.chance is not None
            text = words(
                "analysis-now",
                side=side,
                percent=round(100 * instant.chance.likely),
                low=round(100 * instant.chance.low),
                high=round(100 * instant.chance.high),
            )
            yield f"    {words('analysis-move', move=instant.move)}: {text}"
        yield f"  {words('analysis-turns')}"
        if not each.turns:
            is_whole = len(known) == len(each.instants)
            yield f"    {words('analysis-no-turns' if is_whole else 'analysis-no-known-turns')}"
        for turn in each.turns:
            yield f"    {words('analysis-move', move=turn.move)}: {self._turning_point_text(turn)}"

    def _turning_point_text(self, turn: TurningPoint) -> str:
        return self.words(
            "analysis-turn",
            name=self.names[turn.seat],
            what=Message(f"analysis-what-{turn.what}"),
            side=self.analysis.sides[0],
            before=round(100 * turn.before),
            after=round(100 * turn.after),
        )

    def _suspicion_lines(self, each: RoundAnalysis) -> Iterator[str]:
        words = self.words
        known = [instant for instant in each.instants if instant.watcher is not None]
        title, what = words("analysis-suspicion"), f"analysis-suspicion-{self.analysis.sides[0]}"
        yield f"  {title}: {words(what)}"
        for seat, name in enumerate(self.names):
            values = (instant.watcher[seat] for instant in _sample_evenly(known) if instant.watcher)
            text = words.join_list(words("analysis-percent", percent=value) for value in values)
            yield f"    {name}: {text}"

    def _claim_lines(self, claim: JudgedClaim) -> Iterator[str]:
        words = self.words
        sentence = words.translate(
            claim_message(self.names, claim.seat, claim.claim, self.analysis.game)
        )
        text = words(f"analysis-verdict-{claim.verdict}")
        if isinstance(claim.claim, Looked):
            never = claim.looked is None
            seen = "analysis-never-looked" if never else "analysis-looked"
            text += f", {words(seen, **({} if never else {'move': claim.looked}))}"
        yield f"    {words('analysis-move', move=claim.move)}: {sentence} ({text})"
        if claim.verdict is not ClaimVerdict.LIE:
            return
        if claim.knew:
            yield f"      {words('analysis-knew', names=self._join_names(claim.knew))}"
        believers = [
            seat
            for seat, moved in enumerate(claim.moved)
            if (moved or 0) >= MIN_BELIEF_SHIFT_PERCENT
        ]
        if believers:
            yield f"      {words('analysis-believed', names=self._join_names(believers))}"
        elif claim.moved:
            yield f"      {words('analysis-nobody-believed')}"

    def _join_names(self, seats: Sequence[int]) -> str:
        return self.words.join_list(self.names[seat] for seat in seats)

    def _better_move_lines(self, each: RoundAnalysis) -> Iterator[str]:
        words = self.words
        worst = sorted(filter(_is_clearly_better, each.deeds), key=lambda deed: -(deed.gain or 0.0))
        if not worst and len(_with_known_chance(each)) < len(each.instants):
            # What was not played out may have been a mistake.
            return
        yield f"  {words('analysis-better', bot=self.bot_title)}"
        if not worst:
            yield f"    {words('analysis-no-better')}"
        for deed in sorted(worst[:MAX_BETTER_MOVES], key=lambda deed: deed.move):
            text = " ".join(self.screen.sentences((deed.instead,)))
            instead = words("analysis-instead", bot=self.bot_title, deed=text)
            gain = words("analysis-gain-more", percent=round(100 * (deed.gain or 0.0)))
            name = self.names[deed.seat]
            yield f"    {words('analysis-move', move=deed.move)}, {name}: {instead} {gain}"


def _with_known_chance(each: RoundAnalysis) -> list[AnalysedMoment]:
    """The moments of a round whose chances are known."""
    return [instant for instant in each.instants if instant.chance is not None]


def _is_clearly_better(deed: EvaluatedMove) -> bool:
    """Whether the bot's move was better, significantly and by a relevant amount."""
    gain, error = deed.gain or 0.0, deed.error or 0.0
    return gain >= max(MIN_GAIN, MIN_STANDARD_ERRORS * error)


def _sample_evenly(instants: Sequence[AnalysedMoment]) -> list[AnalysedMoment]:
    """A few of them: the first, the last, and evenly between."""
    last = len(instants) - 1
    places = dict.fromkeys(
        round(part * last / (SAMPLED_MOMENTS - 1)) for part in range(SAMPLED_MOMENTS)
    )
    return [instants[place] for place in places]
