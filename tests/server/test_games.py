"""Whole games by client programs over real sockets."""

from pathlib import Path

import httpx
import pytest

from foolsgold import editions
from foolsgold.base.rng import Rng
from foolsgold.client import watching
from foolsgold.games.game import Game
from server.harness import close_all, in_thread, party, play_out, started


@pytest.mark.parametrize("edition", editions())
def test_a_whole_game_of_every_edition(tmp_path: Path, edition: str) -> None:
    with in_thread(tmp_path) as server:
        tickets = party(server.url, 3, edition=edition, seats=4)
        tables = started(tickets, watching(tickets[0].link))
        play_out(tables, Rng(1))
        winners = {tuple(getattr(t.view, "winners", (t.view.to_act,))) for t in tables}
        assert len(winners) == 1
        text = httpx.get(f"{server.url}/api/tables/{tickets[0].code}/record").text
        assert Game.from_record(text).is_over
        close_all(tables)
