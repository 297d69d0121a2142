"""A game that a server dealt, played to its end and analysed: its chances are known.

The deal is the one people get: a sealed one, of a seed of 256 bits.
"""

import time
from pathlib import Path

import httpx
import msgspec
import pytest

from foolsgold.analysis import analysis
from foolsgold.analysis.analysis import Budget, analyse
from foolsgold.base.rng import NARROW, Rng
from foolsgold.cli.main import run
from foolsgold.client import RemoteTable, open_table
from foolsgold.client.remote_table import new_id
from foolsgold.play.fair_deal import verdict
from foolsgold.play.record_parser import read_record
from foolsgold.server.archive.analysis_worker import shown
from foolsgold.wire import commands as ask
from foolsgold.wire.analysis import VERSION, Analysis, AnalysisShown, Progress
from patience import HUNG
from server.harness import in_thread, play_out, wait_for
from server.test_sealed_deals import committed

QUICK = Budget(worlds=12, playouts=40)
SHORT = {
    "saboteur": 'id = "short"\nextends = "saboteur-en"\nrounds = 2\n',
    "gobblings": 'id = "short"\nextends = "gobblings"\npoints_to_win = 3\n',
}
"""Two rounds or so: a later one is dealt from the same seed."""
NEARLY_ALL = 0.95


def quickly(record: str) -> bytes:
    """What a server's process does with a record, with fewer playouts."""
    found = analyse(read_record(record).positions(), QUICK)
    return shown(AnalysisShown(Progress.READY, 1.0, found))


def analysed(http: httpx.Client, address: str) -> Analysis:
    """Asks until the analysis is there, as the page does."""
    end = time.monotonic() + HUNG
    while True:
        assert time.monotonic() < end, "the analysis did not come"
        answer = http.get(f"/api/games/{address}/analysis").raise_for_status()
        told = msgspec.json.decode(answer.content, type=AnalysisShown)
        assert told.progress is not Progress.FAILED
        if told.analysis is not None:
            return told.analysis
        time.sleep(0.05)


def check(found: Analysis) -> None:
    """Nearly every moment has a chance, and deeds were weighed by them."""
    assert found.version == VERSION
    for each in found.rounds:
        known = [instant.chance is not None for instant in each.instants]
        assert sum(known) >= NEARLY_ALL * len(known), f"round {each.round}: {known}"
        assert each.deeds


@pytest.mark.parametrize("game", SHORT)
def test_a_served_game_is_analysed(
    game: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    with (
        in_thread(tmp_path, sealed=True) as server,
        httpx.Client(base_url=server.url, timeout=HUNG) as http,
    ):
        assert server.running is not None
        server.running.hall.archive._analyses._analysts._study = quickly
        ticket = open_table(server.url, "Anna", seats=4, edition_text=SHORT[game])
        table = RemoteTable(ticket, patience=HUNG)
        wait_for(lambda: committed(table) == {0}, [table])
        table.do(ask.Start(id=new_id(), fill=True))
        play_out([table], Rng(1))
        table.close()
        key = {"authorization": f"Bearer {ticket.key}"}
        link = http.get(f"/api/tables/{ticket.code}/past", headers=key).json()
        text = http.get(f"/api/games/{link['id']}/record").text
        record = read_record(text).record
        assert record.seed >= NARROW
        assert record.seal is not None
        assert verdict(record.seal, record.seed).fair
        check(analysed(http, link["id"]))
    file = tmp_path / "game.txt"
    file.write_text(text, encoding="utf-8")
    monkeypatch.setattr(analysis, "Budget", lambda: QUICK)
    assert run(("analyse", str(file), "--json")) == 0
    check(msgspec.json.decode(capsys.readouterr().out, type=Analysis))
