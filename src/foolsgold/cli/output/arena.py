"""Formats what the arena found as text."""

from collections.abc import Iterator

from foolsgold.bots.catalogue import rule_bot
from foolsgold.cli.output.result_tables import mean_text, paired_text, share_text
from foolsgold.games.catalogue import find
from foolsgold.locales.translator import Translator
from foolsgold.study.arena import ArenaReport, PlayerResult
from foolsgold.study.belief_scores import BeliefReport


def arena_lines(report: ArenaReport, words: Translator) -> Iterator[str]:
    """The results of the arena, player by player."""
    yield words(
        "simulate-cell-title",
        edition=report.edition,
        cell=report.cell,
        rounds=report.deals,
        seed=str(report.seed),
    )
    bot = rule_bot(find(report.edition).rules.name).name
    for player in report.players:
        yield words.isolate(player.player)
        yield from (f"  {line}" for line in _player_lines(player, bot, words))


def _player_lines(player: PlayerResult, bot: str, words: Translator) -> Iterator[str]:
    for side, result in player.sides.items():
        yield f"{words('arena-side', side=side)}: {share_text(result.won, words)}"
        if result.beside_first is not None:
            yield f"  {words('arena-paired')}: {paired_text(result.beside_first, words)}"
    yield words(
        "arena-conduct",
        turns=player.turns,
        refusals=player.refusals,
        timeouts=player.timeouts,
        bot=bot,
        stand_ins=player.stand_ins,
    )
    if player.beliefs is not None:
        yield from _belief_lines(player.beliefs, words)


def _belief_lines(beliefs: BeliefReport, words: Translator) -> Iterator[str]:
    yield words("arena-beliefs", answers=beliefs.answers, unreadable=beliefs.unreadable)
    if not beliefs.answers:
        return
    exact = words("believer-beliefs")
    for name, stated, best in (
        (words("arena-brier"), beliefs.stated.brier, beliefs.exact.brier),
        (words("arena-log-loss"), beliefs.stated.log_loss, beliefs.exact.log_loss),
    ):
        yield f"  {name}: {mean_text(stated, words)}"
        yield f"    {exact}: {mean_text(best, words)}"
