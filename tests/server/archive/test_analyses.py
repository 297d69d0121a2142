"""Analyses of finished games: begun once, kept with the game, in nobody's way."""

import asyncio
import gzip
import os
from collections.abc import Awaitable, Callable
from pathlib import Path

import msgspec
import pytest
import structlog

from foolsgold.base.messages import UserError
from foolsgold.server.archive import analyses as module
from foolsgold.server.archive.analyses import Analyses
from foolsgold.server.archive.analysis_worker import AnalysisWorker, encode_analysis
from foolsgold.server.archive.finished_games import Archive
from foolsgold.server.metrics import Metrics
from foolsgold.server.settings import Settings
from foolsgold.server.storage.journal import Journal
from foolsgold.server.storage.store import GameRow, Store
from foolsgold.wire.analysis import ANALYSIS_VERSION, Analysis, AnalysisProgress, AnalysisStatus
from tests.support.error_matching import about

LOG = structlog.get_logger()
Work = Callable[[Journal], Awaitable[None]]


def politeness(record: str) -> bytes:
    """A study that tells what it was asked about, and how it stands behind the others."""
    found = Analysis(version=1, game=record, sides=(), worlds=os.nice(0), bot=None, rounds=())
    return encode_analysis(AnalysisStatus(AnalysisProgress.READY, 1.0, found))


def broken(_record: str) -> bytes:
    raise ValueError


def game(letter: str) -> GameRow:
    return GameRow(letter * 26, letter.upper() * 26, f"record {letter}", "", "open", 0.0)


def told(body: bytes) -> AnalysisStatus:
    return msgspec.json.decode(gzip.decompress(body), type=AnalysisStatus)


def run(folder: Path, work: Work) -> None:
    async def whole() -> None:
        journal = Journal(Store(str(folder / "games.db")), Metrics())
        try:
            for letter in "abc":
                await journal.write(Store.save_game, game(letter))
            await work(journal)
        finally:
            await journal.close()

    asyncio.run(whole())


def begun(journal: Journal, study: Callable[[str], bytes], **settings: object) -> Analyses:
    return Analyses(Settings(**settings), journal, LOG, AnalysisWorker(60.0, study))  # type: ignore[arg-type]


async def finished(analyses: Analyses) -> None:
    await asyncio.gather(*analyses._tasks.values())


def test_a_game_is_analysed_once_at_low_priority_and_the_result_is_stored(tmp_path: Path) -> None:
    async def work(journal: Journal) -> None:
        analyses = begun(journal, politeness)
        # Two games, two who ask for the first of them: one process, one after the other.
        first, again, second = [
            told(await analyses.analysis_or_progress(game(letter), "here"))
            for letter in ("a", "a", "b")
        ]
        assert {first.progress, again.progress} <= {
            AnalysisProgress.WAITING,
            AnalysisProgress.RUNNING,
        }
        assert second.progress is AnalysisProgress.WAITING
        assert len(analyses._tasks) == 2
        await finished(analyses)
        found = told(await analyses.analysis_or_progress(game("a"), "here"))
        assert found.progress is AnalysisProgress.READY
        assert found.analysis is not None
        assert (found.analysis.game, found.analysis.worlds) == ("record a", 19)
        # The process is gone, and another server finds what was kept.
        assert analyses._worker._pool is None
        other = begun(journal, broken)
        assert (
            told(await other.analysis_or_progress(game("b"), "here")).progress
            is AnalysisProgress.READY
        )

    run(tmp_path, work)


def test_a_game_is_analysed_once_even_if_nothing_runs_between_two_requests(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """From Python 3.14 on, waiting for a thread that has already finished lets nothing else run."""

    async def find_nothing(query: Callable[..., object], *_values: object) -> None:
        assert query is Store.find_analysis

    async def work(journal: Journal) -> None:
        analyses = begun(journal, politeness)
        monkeypatch.setattr(journal, "read", find_nothing)
        for _ in range(2):
            status = told(await analyses.analysis_or_progress(game("a"), "here"))
            assert status.progress is AnalysisProgress.WAITING
        started = asyncio.all_tasks() - {asyncio.current_task()}
        assert started == set(analyses._tasks.values())
        assert len(started) == 1
        await finished(analyses)

    run(tmp_path, work)


def test_a_game_is_not_analysed_again_while_its_analysis_is_stored(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(journal: Journal) -> None:
        analyses = begun(journal, politeness)
        requested: list[AnalysisStatus] = []

        async def request_and_write(change: Callable[..., None], *values: object) -> None:
            assert change is Store.save_analysis
            requested.append(told(await analyses.analysis_or_progress(game("a"), "here")))
            assert list(analyses._tasks.values()) == [asyncio.current_task()]
            await write(change, *values)

        write = journal.write
        monkeypatch.setattr(journal, "write", request_and_write)
        await analyses.analysis_or_progress(game("a"), "here")
        await finished(analyses)
        assert [status.progress for status in requested] == [AnalysisProgress.WAITING]
        assert not analyses._tasks
        assert not analyses._failed_at

    run(tmp_path, work)


def test_an_analysis_by_another_version_is_computed_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(journal: Journal) -> None:
        await journal.write(Store.save_analysis, game("a").id, ANALYSIS_VERSION, b"old")
        assert await begun(journal, broken).analysis_or_progress(game("a"), "here") == b"old"
        monkeypatch.setattr(module, "ANALYSIS_VERSION", ANALYSIS_VERSION + 1)
        analyses = begun(journal, politeness)
        await analyses.analysis_or_progress(game("a"), "here")
        await finished(analyses)
        assert await journal.read(Store.find_analysis, game("a").id, ANALYSIS_VERSION) is None
        assert (
            told(await analyses.analysis_or_progress(game("a"), "here")).progress
            is AnalysisProgress.READY
        )

    run(tmp_path, work)


def test_a_failed_analysis_is_reported_and_not_retried_at_once(tmp_path: Path) -> None:
    async def work(journal: Journal) -> None:
        analyses = begun(journal, broken)
        await analyses.analysis_or_progress(game("a"), "here")
        await finished(analyses)
        assert (
            told(await analyses.analysis_or_progress(game("a"), "here")).progress
            is AnalysisProgress.FAILED
        )
        assert not analyses._tasks

    run(tmp_path, work)


def test_who_asks_for_too_many_is_slowed_down(tmp_path: Path) -> None:
    async def work(journal: Journal) -> None:
        analyses = begun(journal, politeness, analysis_rate=(1, 0))
        await analyses.analysis_or_progress(game("a"), "here")
        with pytest.raises(UserError, check=about("slow-down")):
            await analyses.analysis_or_progress(game("b"), "here")
        # What is under way may be asked about, and others may begin theirs.
        await analyses.analysis_or_progress(game("a"), "here")
        await analyses.analysis_or_progress(game("b"), "there")
        analyses.close()
        await asyncio.gather(*analyses._tasks.values(), return_exceptions=True)

    run(tmp_path, work)


def test_an_analysis_is_deleted_with_its_game(tmp_path: Path) -> None:
    """What is hidden or deleted is not told, and nothing of it comes back."""

    async def work(journal: Journal) -> None:
        archive = Archive(Settings(), journal, LOG)
        await journal.write(Store.save_analysis, game("a").id, ANALYSIS_VERSION, b"found")
        assert await archive.analysis(game("a").id, "here") == b"found"
        assert await archive.analysis(game("a").plain, "here") == b"found"
        await journal.write(Store.set_game_visibility, game("a").id, "hidden", forget=False)
        with pytest.raises(UserError, check=about("lookback-hidden")):
            await archive.analysis(game("a").id, "here")
        await journal.write(Store.set_game_visibility, game("a").id, "gone", forget=True)
        assert await journal.read(Store.find_analysis, game("a").id, ANALYSIS_VERSION) is None
        # It was deleted while somebody studied it.
        await journal.write(Store.save_analysis, game("a").id, ANALYSIS_VERSION, b"late")
        assert await journal.read(Store.find_analysis, game("a").id, ANALYSIS_VERSION) is None
        await journal.write(Store.save_analysis, game("b").id, ANALYSIS_VERSION, b"found")
        await journal.write(Store.delete_games, 1.0)
        assert await journal.read(Store.find_analysis, game("b").id, ANALYSIS_VERSION) is None
        archive.close()

    run(tmp_path, work)
