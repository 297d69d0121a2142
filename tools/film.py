"""Films the end of a round for the README: always the same game, as somebody at the table sees it.

The game is played twice with the same deal: the first time to learn which move ends the round.
"""

import argparse
import base64
import sys
from io import BytesIO
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Browser, CDPSession, Page, ViewportSize

from foolsgold.base.rng import Rng
from foolsgold.client import RemoteTable, open_table, sit_down
from foolsgold.client.remote_table import new_id
from foolsgold.play import table_talk
from foolsgold.wire import commands as ask
from pictures import FOLDER, LATIN_NAMES, advised_move
from scenes import launch_chromium, play_on, seeded_server
from tests.browser.players import Person
from tests.support.server_harness import ThreadServer, close_all, start_game, wait_for

MAX_BYTES = 2_000_000
SEED = 15
SCREEN: ViewportSize = {"width": 1366, "height": 768}
FILM_SIZE = (910, 512)
FRAME_MS = 100
LEAD_SECONDS, REST_SECONDS = 0.8, 1.6
MAX_WAIT_MS = 60_000
QUALITY = 55


class Screencast:
    """What the browser shows, whenever it has drawn something new."""

    def __init__(self, page: Page) -> None:
        self._session: CDPSession = page.context.new_cdp_session(page)
        self._session.on("Page.screencastFrame", self._shown)
        self.shown: list[tuple[float, bytes]] = []
        size = {"maxWidth": SCREEN["width"], "maxHeight": SCREEN["height"]}
        self._session.send("Page.startScreencast", {"format": "jpeg", "quality": 92, **size})

    def _shown(self, frame: dict[str, Any]) -> None:
        self.shown.append((frame["metadata"]["timestamp"], base64.b64decode(frame["data"])))
        self._session.send("Page.screencastFrameAck", {"sessionId": frame["sessionId"]})

    def cut(self) -> list[Image.Image]:
        """The pictures at an even pace."""
        self._session.send("Page.stopScreencast")
        first, last = self.shown[0][0], self.shown[-1][0] + REST_SECONDS
        pictures: list[Image.Image] = []
        place = 0
        for step in range(int((last - first) * 1000 / FRAME_MS)):
            now = first + step * FRAME_MS / 1000
            while place + 1 < len(self.shown) and self.shown[place + 1][0] <= now:
                place += 1
            picture = Image.open(BytesIO(self.shown[place][1])).convert("RGB")
            pictures.append(picture.resize(FILM_SIZE, Image.Resampling.LANCZOS))
        return pictures


def start_seated_game(server: ThreadServer) -> list[RemoteTable]:
    """Five programs in a game that has begun."""
    host = open_table(server.url, LATIN_NAMES[0], edition="saboteur-en", seats=len(LATIN_NAMES))
    return start_game([host, *(sit_down(host.link, name) for name in LATIN_NAMES[1:])])


def first_round_moves(server: ThreadServer) -> list[Any]:
    """The moves of the first round, its last one included."""
    tables = start_seated_game(server)
    moves: list[Any] = []

    def noted(table: RemoteTable, rng: Rng) -> Any:
        moves.append(advised_move(table, rng))
        return moves[-1]

    is_over = lambda table: table.view.round > 1 or table.view.phase == "draft"  # noqa: E731
    play_on(tables, noted, Rng(SEED), is_over)
    close_all(tables)
    return moves


def replay(tables: list[RemoteTable], moves: list[Any]) -> None:
    """The same moves again, whatever is said meanwhile."""
    left = iter(moves)
    for _ in moves:
        acting = play_on(tables, advised_move, Rng(SEED), lambda _: True)
        turn = acting.turn
        acting.play(next(left))
        wait_for(lambda a=acting, t=turn: a.turn != t, tables)  # type: ignore[misc]


def film_round_end(browser: Browser) -> list[Image.Image]:
    """The pictures from the last move of the round until there is something to read."""
    with seeded_server(SEED) as server:
        *moves, last = first_round_moves(server)
    with seeded_server(SEED) as server:
        tables = start_seated_game(server)
        replay(tables, moves)
        anna = Person(browser, "Anna", staged=True, moving=True)
        anna.page.set_viewport_size(SCREEN)
        anna.take_over(tables[0].ticket)
        anna.page.locator(".board [role=gridcell]").first.wait_for()
        if anna.button("role-dismiss").count() > 0:
            anna.press(anna.button("role-dismiss"))
        for seat, found in ((1, "treasure"), (3, "stone")):
            claim = table_talk.Looked(1, found)
            tables[seat].send_and_wait(ask.MakeClaim(id=new_id(), claim=claim))
        anna.page.wait_for_timeout(3000)
        film = Screencast(anna.page)
        anna.page.wait_for_timeout(1000 * LEAD_SECONDS)
        replay(tables, [last])
        for state in ("attached", "detached"):
            anna.page.locator("[data-beat]").first.wait_for(state=state, timeout=MAX_WAIT_MS)
        anna.page.wait_for_timeout(1000 * REST_SECONDS)
        pictures = film.cut()
        anna.close()
        close_all(tables)
        return pictures


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--file", type=Path, default=FOLDER / "round-end.webp")
    file = parser.parse_args(sys.argv[1:]).file
    with launch_chromium() as browser:
        first, *others = film_round_end(browser)
    first.save(
        file, save_all=True, append_images=others, duration=FRAME_MS, loop=0, quality=QUALITY
    )
    size = file.stat().st_size
    print(f"{len(others) + 1} pictures, {size:,} bytes")
    if size >= MAX_BYTES:
        raise SystemExit(f"More than {MAX_BYTES:,} bytes.")


if __name__ == "__main__":
    main()
