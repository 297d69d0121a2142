"""The end of a game: rows of rounds, and awards from constructed deeds and words."""

from typing import Any

import pytest

from foolsgold.base.ids import Seat
from foolsgold.games.api import Award, RoundStarted
from foolsgold.games.gobblings import events as gob
from foolsgold.games.gobblings.cards import Colour, TileKind
from foolsgold.games.gobblings.cards import GoalFace as GobFace
from foolsgold.games.saboteur import events as sab
from foolsgold.games.saboteur.cards import GoalFace, Tool
from foolsgold.play.game import Game
from foolsgold.play.game_summary import GameSummary, select_awards, summarise
from foolsgold.play.table_talk import Claim, Honest, Looked, Suspect, Trust
from foolsgold.tunnel.tiles import Cell, Tile
from tests.support import gobblings_positions, saboteur_positions

EAST = Tile.read("EW")


def row(*seats: Seat, column: int = 1) -> list[sab.Placed]:
    """A straight tunnel, laid by these seats one after the other."""
    return [sab.Placed(seat, Cell(column + step, 0), EAST, None) for step, seat in enumerate(seats)]


def found(awards: tuple[Award, ...], name: str) -> Award | None:
    return next((award for award in awards if award.id == name), None)


def earned(*deeds: Any) -> tuple[Award, ...]:
    return saboteur_positions.RULES.awards(
        saboteur_positions.box().edition, (RoundStarted(1, 0), *deeds)
    )


def drunk(*deeds: Any) -> tuple[Award, ...]:
    return gobblings_positions.RULES.awards(
        gobblings_positions.box().edition, (RoundStarted(1, 0), *deeds)
    )


def test_only_tiles_that_led_to_the_treasure_count_for_the_way() -> None:
    astray = [sab.Placed(2, Cell(0, row), Tile.read("NS"), None) for row in range(1, 8)]
    opened = sab.GoalOpened(1, 1, GoalFace.TREASURE)
    told = earned(*astray, *row(0, 1, 0, 1, 0, 0, 1), opened)
    assert found(told, "way") == Award("way", 0, 4, 7)
    assert found(told, "dug") == Award("dug", 2, 7), "busy, if astray"
    assert found(earned(*row(0, 1, 0, 1, 0, 0, 1)), "way") is None, "nothing was opened"
    stone = sab.GoalOpened(1, 1, GoalFace.STONE_A)
    assert found(earned(*row(0, 1, 0, 1, 0, 0, 1), stone), "way") is None


def test_a_tile_that_was_taken_out_is_thanked_to_whoever_laid_it_again() -> None:
    gone = sab.Collapsed(2, Cell(2, 0), EAST, None)
    opened = sab.GoalOpened(1, 1, GoalFace.TREASURE)
    told = earned(*row(0, 0, 0, 1, 1, 1, 1), gone, *row(1, column=2), opened)
    assert found(told, "way") == Award("way", 1, 5, 7)


def test_each_round_has_a_maze_of_its_own() -> None:
    half = row(0, 0, 0)
    opened = sab.GoalOpened(1, 1, GoalFace.TREASURE)
    rest = row(1, 1, 1, 1, column=4)
    assert found(earned(*half, RoundStarted(2, 0), *rest, opened), "way") is None
    assert found(earned(*half, *rest, opened), "way") == Award("way", 1, 4, 7)


def test_tools_of_others_count_and_ones_own_do_not() -> None:
    mend = [sab.Mended(1, target, Tool.LAMP, (Tool.LAMP,), None) for target in (0, 2, 1)]
    own = [sab.Mended(3, 3, Tool.LAMP, (Tool.LAMP,), None)] * 5
    broke = [sab.Broken(2, 0, Tool.CART, None)] * 3
    told = earned(*mend, *own, *broke)
    assert found(told, "mended") == Award("mended", 1, 2)
    assert found(told, "broken") == Award("broken", 2, 3)


def test_who_shares_the_place_gets_nothing() -> None:
    looks = [sab.Peeked(seat, 0, None, None) for seat in (0, 1, 0, 1)]
    assert found(earned(*looks), "looked") is None
    assert found(earned(*looks, looks[0]), "looked") == Award("looked", 0, 3)


def placed(seat: Seat, column: int, kind: TileKind, colour: Colour | None = None) -> gob.Placed:
    return gob.Placed(seat, Cell(column, 0), EAST, kind, colour, None)


def test_a_door_is_opened_by_whoever_brings_what_was_missing() -> None:
    door = placed(0, 2, TileKind.DOOR, Colour.RED)
    key = placed(1, 1, TileKind.KEY, Colour.RED)
    assert found(drunk(door, key), "doors") == Award("doors", 1, 1)
    assert found(drunk(key, door), "doors") == Award("doors", 0, 1)
    wrong = placed(1, 1, TileKind.KEY, Colour.BLUE)
    assert found(drunk(wrong, door), "doors") is None


def test_ale_blasts_thefts_and_the_way_to_the_gold_count() -> None:
    columns = gobblings_positions.box().edition.columns_between
    way = [placed(2, column, TileKind.PASSAGE) for column in range(1, columns + 1)]
    told = drunk(
        *way,
        gob.Exploded(3, Cell(9, 9), EAST, TileKind.PASSAGE, None, None),
        gob.Exploded(3, Cell(9, 8), EAST, TileKind.PASSAGE, None, None),
        gob.Named(1, 0),
        gob.Named(1, 2),
        gob.GoalOpened(2, 1, GobFace.GOLD),
        gob.Scored(0, 1, gob.ScoreReason.THEFT, None, 3),
        gob.Scored(4, 1, gob.ScoreReason.GOLD, None, 3),
    )
    assert found(told, "way") == Award("way", 2, columns, columns)
    assert found(told, "blasts") == Award("blasts", 3, 2)
    assert found(told, "ales") == Award("ales", 1, 2)
    assert found(told, "stolen") == Award("stolen", 0, 1)


def test_everybody_gets_one_award_before_anybody_gets_two() -> None:
    first, second = Award("lie", 0, 9), Award("way", 0, 5, 7)
    assert select_awards([first, second]) == (first, second)
    other, third = Award("mended", 1, 2), Award("dug", 2, 4)
    assert select_awards([first, second, other, third]) == (first, other, third)
    many = [Award("dug", seat, 1) for seat in range(7)]
    assert len(select_awards(many)) == 4


# --- words -----------------------------------------------------------------------------------


def spoken(*said: tuple[int, Seat, Claim]) -> tuple[GameSummary, Game]:
    """A short game by chance's first moves, with words before these moves."""
    game = Game("saboteur-en", 5, seed=11, changes={"rounds": 1})
    number = 0
    while not game.is_over:
        for move, seat, claim in said:
            if move == number:
                game.say(seat, claim)
        game.play(game.legal_moves[-1])
        number += 1
    return summarise(game.record().positions()), game


PLAIN, GAME = spoken()
ROLES = PLAIN.rounds[0].roles
LIAR = ROLES.index("saboteur")
HONEST = [seat for seat, role in enumerate(ROLES) if role == "digger"]
GOALS = next(event for event in GAME.history.entries if isinstance(event, sab.RoundEnded)).goals
TREASURE = GOALS.index(GoalFace.TREASURE)
STONE = (TREASURE + 1) % 3


def award(name: str, *said: tuple[int, Seat, Claim]) -> Award | None:
    return found(spoken(*said)[0].awards, name)


def test_a_lie_lasts_until_somebody_doubts_it() -> None:
    lie = Looked(STONE, "treasure")
    whole = award("lie", (4, LIAR, lie))
    assert whole is not None
    assert whole.seat == LIAR
    assert whole.number > 20
    assert award("lie", (4, LIAR, lie), (14, HONEST[0], Suspect(LIAR))) == Award("lie", LIAR, 10)
    told = (12, HONEST[0], Looked(STONE, "stone"))
    assert award("lie", (4, LIAR, lie), told) == Award("lie", LIAR, 8)
    assert award("lie", (4, LIAR, lie), (14, HONEST[0], Trust(LIAR))) == whole
    assert award("lie", (4, LIAR, lie), (5, HONEST[0], Suspect(LIAR))) is None, "hardly believed"


@pytest.mark.parametrize(
    ("claim", "is_lie"),
    [
        (Looked(STONE, "stone"), False),
        (Looked(TREASURE, "treasure"), False),
        (Looked(TREASURE, "stone"), True),
        (Honest(), True),
    ],
)
def test_what_is_true_is_no_lie(claim: Claim, *, is_lie: bool) -> None:
    assert (award("lie", (2, LIAR, claim)) is not None) is is_lie
    if isinstance(claim, Honest):
        assert award("lie", (2, HONEST[0], claim)) is None


def test_the_first_right_suspicion_of_an_honest_seat_wins() -> None:
    early = (3, HONEST[1], Suspect(LIAR))
    late = (9, HONEST[0], Suspect(LIAR))
    wrong = (1, HONEST[0], Suspect(HONEST[1]))
    assert award("nose", wrong, early, late) == Award("nose", HONEST[1], 4)
    assert award("nose", wrong) is None
    assert award("nose", (3, LIAR, Suspect(LIAR))) is None, "of oneself"


def test_talk_tells_who_was_unmasked_and_how_long_lies_were_believed() -> None:
    lie = (4, LIAR, Looked(STONE, "treasure"))
    doubts = [(14, HONEST[0], Suspect(LIAR)), (15, HONEST[0], Suspect(HONEST[1]))]
    (talk,) = spoken(lie, *doubts)[0].talk
    assert talk.believed == tuple(10 if seat == LIAR else 0 for seat in range(5))
    assert talk.unmasked == (LIAR,), "who digs cannot be unmasked"
    assert talk.nose == (HONEST[0], 15)
    assert PLAIN.talk[0].unmasked == ()


def test_rounds_tell_roles_winner_and_gold() -> None:
    told, game = PLAIN, GAME
    (only,) = told.rounds
    assert told.scores == game.scores
    assert told.winners == game.winners
    assert only.points == game.scores
    assert told.moves == len(game.moves)
    assert (only.opener is None) == (only.winner != "digger")
