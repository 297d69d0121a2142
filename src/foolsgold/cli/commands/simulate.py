"""`foolsgold simulate`: statistics of games among bots, or of rounds with fixed roles."""

import click

from foolsgold.bots.api import make_deterministic
from foolsgold.bots.catalogue import rule_bot, seat_bots
from foolsgold.cli.click_extensions import (
    COUNT,
    SeedParam,
    make_command,
    make_flag,
    make_option,
    table_options,
)
from foolsgold.cli.output.progress import print_report, progress_bar
from foolsgold.cli.output.result_tables import calibration_lines, matchup_lines, simulation_lines
from foolsgold.games.catalogue import find
from foolsgold.locales.translator import Translator
from foolsgold.study.calibration import calibrate
from foolsgold.study.game_adapter import sides_of
from foolsgold.study.matchups import Matchup, MatchupRequest, RoleCounts, measure_matchups
from foolsgold.study.simulation import simulate


def simulate_command(words: Translator) -> click.Command:
    """Makes `simulate`."""

    def work(
        *,
        edition: str,
        seats: int,
        option: tuple[str, ...],
        games: int,
        bots: str | None,
        seed: int,
        talk: bool,
        cell: str | None,
        saboteurs: str | None,
        diggers: str | None,
        calibration: bool,
        json: bool,
    ) -> None:
        if cell is not None:
            counts, line_ups = RoleCounts.parse(cell), _matchups(edition, saboteurs, diggers)
            with progress_bar(words, games * len(line_ups)) as advance:
                request = MatchupRequest(counts, games, seed, edition, talk=talk)
                if calibration:
                    judged = [calibrate(request, sides, on_round=advance) for sides in line_ups]
                    print_report(words, judged, calibration_lines(judged, words), json=json)
                else:
                    measured = measure_matchups(request, line_ups, on_round=advance)
                    print_report(words, measured, matchup_lines(measured, words), json=json)
            return
        ruleset = find(edition).with_options(option)
        ruleset.check_seats(seats)
        named = seat_bots(ruleset.rules.name, bots or rule_bot(ruleset.rules.name).name, seats)
        bot_players = tuple(map(make_deterministic, named))
        with progress_bar(words, games) as advance:
            report = simulate(ruleset, seats, games, bot_players, seed, talk=talk, on_game=advance)
        print_report(words, report, simulation_lines(report, ruleset, words), json=json)

    params = [
        *table_options(words, "saboteur-en"),
        make_option(words, "games", COUNT, default=100, metavar="N"),
        make_option(words, "bots", metavar="A,B"),
        make_option(words, "seed", SeedParam(), default=0, metavar="N"),
        make_flag(words, "talk"),
        make_option(words, "cell", metavar="S/D"),
        make_option(words, "saboteurs", metavar="A,B"),
        make_option(words, "diggers", metavar="A,B"),
        make_flag(words, "calibration"),
        make_flag(words, "json"),
    ]
    return make_command(words, "simulate", params, work)


def _matchups(edition: str, saboteurs: str | None, diggers: str | None) -> list[Matchup]:
    """Every pairing of the bots named for each side; the rule bot where nobody is named."""
    ruleset = find(edition)
    find_opponent, default = sides_of(ruleset).find_opponent, rule_bot(ruleset.rules.name).name
    return [
        Matchup(find_opponent(saboteur.strip()), find_opponent(digger.strip()))
        for saboteur in (saboteurs or default).split(",")
        for digger in (diggers or default).split(",")
    ]
