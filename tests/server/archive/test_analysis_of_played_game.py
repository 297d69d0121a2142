"""A game that a server dealt, played to its end and analysed: its chances are known.

The deal is the one people get: a sealed one, of a seed of 256 bits.
"""

import time
from pathlib import Path

import httpx
import msgspec
import pytest

from foolsgold.analysis import analysis
from foolsgold.analysis.analysis import AnalysisBudget, analyse
from foolsgold.base.rng import SPLITMIX_LIMIT, Rng
from foolsgold.cli.main import run
from foolsgold.client import RemoteTable, open_table
from foolsgold.client.remote_table import new_id
from foolsgold.play.fair_deal import verify_deal
from foolsgold.play.record_parser import read_record
from foolsgold.server.archive.analysis_worker import encode_analysis
from foolsgold.wire import commands as ask
from foolsgold.wire.analysis import ANALYSIS_VERSION, Analysis, AnalysisProgress, AnalysisStatus
from tests.server.rooms.test_sealed_deal import committed
from tests.support.server_harness import play_out, run_thread_server, wait_for
from tests.support.timeouts import GAME_TIMEOUT_SECONDS, TIMEOUT_SECONDS

QUICK = AnalysisBudget(worlds=12, playouts=40)
SHORT = {
    "saboteur": 'id = "short"\nextends = "saboteur-en"\nrounds = 2\n',
    "gobblings": 'id = "short"\nextends = "gobblings"\npoints_to_win = 3\n',
}
"""Two rounds or so: a later one is dealt from the same seed."""
NEARLY_ALL = 0.95


def quickly(record: str) -> bytes:
    """What a server's process does with a record, with fewer playouts."""
    found = analyse(read_record(record).positions(), QUICK)
    return encode_analysis(AnalysisStatus(AnalysisProgress.READY, 1.0, found))


def analysed(http: httpx.Client, address: str) -> Analysis:
    """Asks until the analysis is there, as the page does."""
    end = time.monotonic() + GAME_TIMEOUT_SECONDS
    while True:
        assert time.monotonic() < end, "the analysis did not come"
        answer = http.get(f"/api/games/{address}/analysis").raise_for_status()
        told = msgspec.json.decode(answer.content, type=AnalysisStatus)
        assert told.progress is not AnalysisProgress.FAILED
        if told.analysis is not None:
            return told.analysis
        time.sleep(0.05)


def check(found: Analysis) -> None:
    """Nearly every moment has a chance, and deeds were weighed by them."""
    assert found.version == ANALYSIS_VERSION
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
        run_thread_server(tmp_path, sealed=True) as server,
        httpx.Client(base_url=server.url, timeout=TIMEOUT_SECONDS) as http,
    ):
        assert server.running is not None
        server.running.registry.archive._analyses._worker._analyse = quickly
        ticket = open_table(server.url, "Anna", seats=4, edition_text=SHORT[game])
        table = RemoteTable(ticket, patience=TIMEOUT_SECONDS)
        wait_for(lambda: committed(table) == {0}, [table])
        table.send_and_wait(ask.Start(id=new_id(), fill=True))
        play_out([table], Rng(1))
        table.close()
        key = {"authorization": f"Bearer {ticket.key}"}
        link = http.get(f"/api/tables/{ticket.code}/past", headers=key).json()
        text = http.get(f"/api/games/{link['id']}/record").text
        record = read_record(text).record
        assert record.seed >= SPLITMIX_LIMIT
        assert record.seal is not None
        assert verify_deal(record.seal, record.seed).is_fair
        check(analysed(http, link["id"]))
    file = tmp_path / "game.txt"
    file.write_text(text, encoding="utf-8")
    monkeypatch.setattr(analysis, "AnalysisBudget", lambda: QUICK)
    assert run(("analyse", str(file), "--json")) == 0
    check(msgspec.json.decode(capsys.readouterr().out, type=Analysis))
