"""Takes the pictures of the README: always the same games, on a real server in a real browser."""

import argparse
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from io import BytesIO
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Browser

from foolsgold.base.rng import Rng
from foolsgold.bots.catalogue import rule_bot
from foolsgold.client import RemoteTable, open_table, sit_down
from foolsgold.client.remote_table import new_id
from foolsgold.games.gobblings.moves import Place as GobblingsPlace
from foolsgold.games.saboteur.moves import Place
from foolsgold.wire import commands as ask
from scenes import CODE, launch_chromium, play_on, seeded_server
from tests.browser.players import Person
from tests.support.server_harness import ThreadServer, close_all, start_game

FOLDER = Path(__file__).parent.parent / "docs" / "pictures"
MAX_BYTES = 150_000
NAME = "foolsgold.example"
SITE = f"http://{NAME}"
"""What the page believes to be its address, so that links and QR codes are always the same."""
LATIN_NAMES = ("Anna", "Bilal", "Chaya", "Dmytro", "Elza")
HEBREW_NAMES = ("נועה", "איתי", "תמר", "יונתן")
SABOTEUR_SEED = 38
GOBBLINGS_SEED = 2


def advised_move(table: RemoteTable, rng: Rng) -> Any:
    """What the best bot would do."""
    assert table.ruleset is not None
    game = table.ruleset.rules.name
    return rule_bot(game).choose(table.view, table.round_history, rng)


@contextmanager
def game(
    server: ThreadServer,
    names: tuple[str, ...],
    edition: str,
    *,
    talk: tuple[tuple[int, str], ...],
    until: Callable[[RemoteTable], bool],
    seed: int,
) -> Iterator[list[RemoteTable]]:
    """A game played until the first seat is where we want it."""
    host = open_table(server.url, names[0], edition=edition, seats=len(names))
    tables = start_game([host, *(sit_down(host.link, name) for name in names[1:])])
    for seat, text in talk:
        tables[seat].send_and_wait(ask.SendChat(id=new_id(), text=text))
    play_on(tables, advised_move, Rng(seed), until)
    # From now on the first seat is held by the page alone.
    tables[0].disconnect()
    yield tables
    close_all(tables)


def is_mid_game(cards: int, column: int) -> Callable[[RemoteTable], bool]:
    """The first seat has a choice on a board of some size."""

    def there(table: RemoteTable) -> bool:
        view = table.view
        if table.seat != 0 or view.phase != "play" or len(view.board) < cards:
            return False
        return bool(places_of(table)) and max(laid.cell.x for laid in view.board) >= column

    return there


def places_of(table: RemoteTable) -> dict[int, list[Any]]:
    """Where each card of the hand may lie."""
    found: dict[int, list[Any]] = {}
    for move in table.view.legal:
        if isinstance(move, Place | GobblingsPlace):
            found.setdefault(move.card, []).append(move.cell)
    return found


def to_webp(picture: bytes) -> bytes:
    """The same picture, at a tenth of the bytes: rock has grain, which PNG cannot make small."""
    written = BytesIO()
    Image.open(BytesIO(picture)).convert("RGB").save(written, "WEBP", quality=82, method=6)
    return written.getvalue()


class Camera:
    """Somebody who looks at the page, and takes a picture of it."""

    def __init__(self, browser: Browser, **settings: Any) -> None:
        self.browser = browser
        # As people have it: what stands still is drawn without its rock.
        self.person = Person(browser, "Anna", moving=True, **settings)
        self.page = self.person.page

    def sit(self, table: RemoteTable) -> None:
        """Takes the seat of a program, and reads its role."""
        self.person.take_over(table.ticket.at(SITE))
        self.page.locator(".said").wait_for()
        # What is asked in between is read too; a role that lies open already is not told again.
        self.page.wait_for_timeout(300)
        if self.person.button("role-dismiss").count() > 0:
            self.person.press(self.person.button("role-dismiss"))

    def choose(self, table: RemoteTable) -> None:
        """Takes up the card with the most places, and aims at the one nearest to the goals."""
        places = places_of(table)
        card = max(places, key=lambda held: (len(set(places[held])), held))
        self.person.press(self.person.anchor(f"hand:{card}"))
        self.page.wait_for_timeout(300)
        cell = max(places[card], key=lambda each: (each.x, -abs(each.y)))
        lit = self.person.anchor(f"cell:{cell}")
        if self.person.phone:
            lit.tap()
        else:
            lit.hover()

    def take(self, folder: Path, name: str) -> None:
        """Writes the picture."""
        self.page.wait_for_timeout(1500)
        picture = to_webp(self.page.screenshot())
        self.person.close()
        size = (folder / f"{name}.webp").write_bytes(picture)
        print(f"{name}: {size:,} bytes")
        if self.person.errors:
            raise SystemExit(str(self.person.errors))
        if size >= MAX_BYTES:
            raise SystemExit(f"{name} has more than {MAX_BYTES:,} bytes.")


CHAT_LINES = ((2, "Who has a map?"), (1, "Me. I look at the middle one."), (3, "I dig, trust me!"))


def saboteur(server: ThreadServer, browser: Browser, folder: Path) -> None:
    """A game on a laptop, on a phone, on the television; then the gold is shared."""
    seed, there = SABOTEUR_SEED, is_mid_game(15, 6)
    with game(
        server, LATIN_NAMES, "saboteur-en", talk=CHAT_LINES, until=there, seed=seed
    ) as tables:
        laptop = Camera(browser)
        laptop.sit(tables[0])
        laptop.choose(tables[0])
        laptop.take(folder, "game")

        phone = Camera(browser, phone=True, dark=True, device_scale_factor=1.5)
        phone.sit(tables[0])
        phone.choose(tables[0])
        phone.take(folder, "phone-dark")

        television = Camera(browser, device_scale_factor=2 / 3)
        television.page.set_viewport_size({"width": 1920, "height": 1080})
        television.page.goto(f"{SITE}/tv/{CODE}")
        television.page.locator(".invite svg").wait_for()
        television.take(folder, "television")

        gold = Camera(browser)
        gold.sit(tables[0])
        is_shared = lambda table: table.seat == 0 and table.view.phase == "draft"  # noqa: E731
        play_on(tables, advised_move, Rng(SABOTEUR_SEED), is_shared)
        tables[0].disconnect()
        gold.page.locator("dialog[open] .choice").first.wait_for()
        gold.take(folder, "gold")


def hebrew(server: ThreadServer, browser: Browser, folder: Path) -> None:
    """The other game, in a language that is read from right to left."""
    talk = ((1, "למי יש מפה?"), (2, "לי. אני מסתכלת על הקלף האמצעי."))
    seed, there = GOBBLINGS_SEED, is_mid_game(15, 6)
    with game(server, HEBREW_NAMES, "gobblings", talk=talk, until=there, seed=seed) as tables:
        laptop = Camera(browser, lang="he")
        laptop.sit(tables[0])
        laptop.choose(tables[0])
        laptop.take(folder, "hebrew")


def home(browser: Browser, folder: Path) -> None:
    """What everybody sees first."""
    laptop = Camera(browser)
    laptop.page.goto(SITE)
    laptop.person.button("home-play").wait_for()
    laptop.take(folder, "home")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--folder", type=Path, default=FOLDER, help="where they are written")
    folder = parser.parse_args(sys.argv[1:]).folder
    folder.mkdir(parents=True, exist_ok=True)
    for seed, take in ((SABOTEUR_SEED, saboteur), (GOBBLINGS_SEED, hebrew)):
        with seeded_server(seed, allowed_hosts=(NAME,)) as server:
            address = server.url.removeprefix("http://")
            with launch_chromium(f"--host-resolver-rules=MAP {NAME} {address}") as browser:
                take(server, browser, folder)
                if take is saboteur:
                    home(browser, folder)


if __name__ == "__main__":
    main()
