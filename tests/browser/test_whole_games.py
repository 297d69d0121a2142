"""Games by three browsers and bots, on the page alone."""

import pytest

from tests.browser.conftest import PersonFactory
from tests.browser.players import Person, play_to_end
from tests.support.profiles import IS_EXPLORE_PROFILE
from tests.support.server_harness import ThreadServer

WHOLE, SOME = 10_000, 8
"""Moves: one game is always played to its end, the others with the profile `explore`."""
SHORT = 'extends = "saboteur-uk"\nrounds = 1\ncolumns_between = 4\n'
"""All its rounds, and the whole way to the goals, are played by `explore` too."""


def gathered(server: ThreadServer, person: PersonFactory, edition: str, seats: int) -> list[Person]:
    """Three people at a new table, the rest bots, and the cards dealt."""
    host = person("Anna")
    own = SHORT if edition == "saboteur-uk" and not IS_EXPLORE_PROFILE else None
    host.open(server.url, edition, seats, edition_text=own)
    # One of them sees everything move.
    others = [person("Bilal", moving=True), person("Chaya", phone=True)]
    for other in others:
        other.sit(server.url, host.code)
        other.press(other.button("lobby-ready"))
    host.press(host.button("lobby-start-filled", bots=seats - 3))
    people = [host, *others]
    for each in people:
        each.wait_for_cards()
    return people


@pytest.mark.parametrize(
    ("edition", "seats"),
    [("saboteur-uk", 5), ("saboteur-he", 4), ("gobblings-advanced", 4)],
)
def test_a_game_by_three_browsers_and_bots(
    server: ThreadServer, person: PersonFactory, edition: str, seats: int
) -> None:
    people = gathered(server, person, edition, seats)
    is_whole = IS_EXPLORE_PROFILE or edition == "saboteur-uk"
    moves = play_to_end(people, seed=5, most=WHOLE if is_whole else SOME)
    assert moves >= SOME
    if not is_whole:
        return
    for each in people:
        each.wait_for_end()
        podium = each.page.locator("dialog[open] .podium")
        each.wait(lambda e=each, p=podium: e.dismiss() or p.count())  # type: ignore[misc]
        names = podium.locator("bdi").all_inner_texts()
        assert len(names) == seats
        assert {"Anna", "Bilal", "Chaya"} <= set(names)
    people[0].press(people[0].button("end-again"))
    people[1].wait(lambda: people[1].tracker.table is not None and not people[1].is_over)
    people[1].button("role-dismiss").wait_for()
