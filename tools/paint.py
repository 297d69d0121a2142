"""Measures how long the page takes from an input to the picture that answers it.

`half`, `95 %`, `most` are what somebody at this machine waits; `busy` is what the page's main
thread worked meanwhile, half the time, and depends little on what else the machine does.

A game with 40 cards on the board, Chromium with its main thread slowed down four times, on a
laptop's and on a phone's screen; and the same with an empty board, since machines are noisy.
"""

import argparse
import json
import os
import statistics
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple

from playwright.sync_api import Browser, CDPSession, Locator

from foolsgold.base.rng import Rng
from foolsgold.client import RemoteTable
from foolsgold.games.saboteur.moves import Discard, Place
from scenes import launch_chromium, play_on, seeded_server
from tests.browser.players import LAPTOP, PHONE, Person
from tests.support.server_harness import ThreadServer, close_all, drain, seat_people, start_game

MAX_INPUT_MS = 100.0
CPU_SLOWDOWN = 4
CARDS = 40
SEED = 4
REPETITIONS = 30
PAUSE_MS = 80
"""Milliseconds between two actions."""
CLICK = ("pointerdown", "pointerup", "click", "event")
"""What a click or a tap is made of; `event` is what the browser itself has measured."""
LARGE_EDITION = """
extends = "saboteur-en"

[deck.passages]
NS = 8
EW = 12
NW = 8
NE = 8
NES = 12
NEW = 12
NESW = 12
"""
"""Path cards enough for a board of 40 and a game that goes on."""
MEASURE_SCRIPT = """
(() => {
  const paints = (window.paints = []);
  const channel = new MessageChannel();
  const waiting = [];
  channel.port1.onmessage = () => {
    const now = performance.now();
    for (const [what, since] of waiting.splice(0)) paints.push([what, now - since]);
  };
  // A task asked for by a frame runs when that frame has been drawn.
  const painted = (what, since) => requestAnimationFrame(() => {
    waiting.push([what, since]);
    channel.port2.postMessage(null);
  });
  for (const type of ["pointerdown", "pointerup", "click", "keydown", "pointermove"])
    addEventListener(type, (event) => painted(type, event.timeStamp), { capture: true });
  // Without its own class the page could not hear who is first.
  window.WebSocket = class extends WebSocket {
    constructor(...all) {
      super(...all);
      this.addEventListener("message", (event) => {
        if (JSON.parse(event.data).is === "change") painted("frame", performance.now());
      });
    }
  };
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (entry.interactionId > 0) paints.push(["event", entry.duration]);
  });
  observer.observe({ type: "event", durationThreshold: 16, buffered: true });
  // Only while frames are asked for: a loop that never rests makes the page draw for nothing.
  window.frames_ = null;
  window.follow = () => {
    let last = null;
    window.frames_ = [];
    const step = (now) => {
      if (window.frames_ === null) return;
      if (last !== null) window.frames_.push(now - last);
      last = now;
      requestAnimationFrame(step);
    };
    requestAnimationFrame(step);
  };
  window.followed = () => {
    const found = window.frames_;
    window.frames_ = null;
    return found;
  };
})();
"""
"""Runs in the page before anything else: times every input and every frame until it is drawn."""


class Latencies(NamedTuple):
    """How long something took, and how long the page's main thread worked meanwhile."""

    taken: list[float]
    busy: list[float]


def summarise(screen: str, what: str, full: Latencies, empty: Latencies) -> dict[str, Any]:
    """One kind of interaction on one screen."""
    median = statistics.median(full.taken)
    return {
        "screen": screen,
        "what": what,
        "count": len(full.taken),
        "median": round(median, 1),
        "p95": round(percentile(full.taken, 0.95), 1),
        "max": round(max(full.taken), 1),
        "ratio": round(median / statistics.median(empty.taken), 2),
        "busy": round(statistics.median(full.busy), 1) if full.busy else None,
    }


def percentile(times: list[float], part: float) -> float:
    return sorted(times)[min(len(times) - 1, int(part * len(times)))]


class SlowedPage:
    """A game on a slowed down page; its own moves come from elsewhere, as from a second device."""

    def __init__(self, person: Person, tables: list[RemoteTable]) -> None:
        self.person = person
        self.page = person.page
        self.tables = tables
        self.rng = Rng(SEED)
        self.busy: list[float] = []
        """What each action took of the page's main thread."""
        self.slow: CDPSession = person.context.new_cdp_session(person.page)
        self.slow.send("Emulation.setCPUThrottlingRate", {"rate": CPU_SLOWDOWN})
        # By the thread's own clock, which stands still while others have the processor.
        self.slow.send("Performance.enable", {"timeDomain": "threadTicks"})

    def timed(self, kinds: tuple[str, ...], act: Callable[..., object], *what: Any) -> float:
        """The longest of these kinds of event that one action caused, in milliseconds."""
        self.page.evaluate("paints.length = 0")
        before = self.worked()
        act(*what)
        self.page.wait_for_timeout(PAUSE_MS)
        self.busy.append(self.worked() - before)
        self.person.wait(lambda: self.painted(kinds))
        return max(self.painted(kinds))

    def painted(self, kinds: tuple[str, ...]) -> list[float]:
        """How long each of these took until it was drawn."""
        return [taken for kind, taken in self.page.evaluate("paints") if kind in kinds]

    def worked(self) -> float:
        """Milliseconds the page's main thread has had a processor, its slowing down included."""
        metrics = self.slow.send("Performance.getMetrics")["metrics"]
        found: float = next(each["value"] for each in metrics if each["name"] == "TaskDuration")
        return 1000 * found

    def tap(self, x: float, y: float) -> None:
        """A click or a tap as it comes from a hand: Playwright's own would look around before."""
        if self.person.phone:
            self.page.touchscreen.tap(x, y)
        else:
            self.page.mouse.click(x, y)

    def middle_of(self, element: Locator) -> tuple[float, float]:
        box = element.bounding_box()
        assert box is not None
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def frames(self, act: Callable[[], object]) -> list[float]:
        """How long each frame took while something was done."""
        self.page.evaluate("follow()")
        act()
        found: list[float] = self.page.evaluate("followed()")
        return found


def choose_move(table: RemoteTable, rng: Rng) -> Any:
    """Digs anywhere but at the goals, so that the round goes on; else puts a card away."""
    legal = table.view.legal
    places = [move for move in legal if isinstance(move, Place) and move.cell.x < 7]
    return rng.choice(places or [move for move in legal if isinstance(move, Discard)])


def is_ready(cards: int) -> Callable[[RemoteTable], bool]:
    """Whether it is Anna's turn, with so many cards laid, and a card that can go here and there."""

    def ready(table: RemoteTable) -> bool:
        if table.seat != 0 or len(table.view.board) < cards:
            return False
        return best_card(table) is not None

    return ready


def best_card(table: RemoteTable) -> int | None:
    """The card with the most places, if it lies both ways."""
    places = [move for move in table.view.legal if isinstance(move, Place)]
    both = {move.card for move in places if move.turned} & {
        move.card for move in places if not move.turned
    }
    cells = {card: {move.cell for move in places if move.card == card} for card in both}
    good = [card for card in both if len(cells[card]) > 1]
    return max(good, key=lambda card: (len(cells[card]), card)) if good else None


@contextmanager
def slowed_page(
    browser: Browser, server: ThreadServer, *, phone: bool, cards: int
) -> Iterator[SlowedPage]:
    """A page in the middle of such a game, slowed down."""
    tables = start_game(seat_people(server.url, 3, seats=3, edition_text=LARGE_EDITION))
    mine = play_on(tables, choose_move, Rng(SEED), is_ready(cards))
    person = Person(browser, "Anna", phone=phone, moving=True)
    person.page.add_init_script(MEASURE_SCRIPT)
    person.take_over(mine.ticket)
    person.press(person.button("role-dismiss"))
    person.page.wait_for_timeout(600)
    yield SlowedPage(person, tables)
    person.close()
    close_all(tables)


# --- what people do ------------------------------------------------------------------------------


def time_choosing_card(stage: SlowedPage) -> list[float]:
    """Takes up a card, and lays it back."""
    cards = stage.page.locator(".hand .card")
    spots = [stage.middle_of(cards.nth(number)) for number in range(cards.count())]
    return [
        stage.timed(CLICK, stage.tap, *spots[number % len(spots)]) for number in range(REPETITIONS)
    ]


def choose_best_card(stage: SlowedPage) -> list[tuple[float, float]]:
    """Chooses the card with the most places; where these are on the screen."""
    card = best_card(stage.tables[0])
    held = stage.person.anchor(f"hand:{card}")
    if held.get_attribute("aria-pressed") != "true":
        stage.person.press(held)
    stage.page.wait_for_timeout(400)
    # A phone shows lit places large, and may not show them all.
    stage.person.press(stage.person.button("board-fit"))
    stage.page.wait_for_timeout(400)
    board = stage.page.locator(".board").bounding_box()
    assert board is not None
    places = []
    for place in stage.page.locator(".place.lit").all():
        x, y = stage.middle_of(place)
        is_clear = board["y"] + 10 < y < board["y"] + board["height"] - 60
        if is_clear and board["x"] + 10 < x < board["x"] + board["width"] - 10:
            places.append((x, y))
    return places


def time_aiming(stage: SlowedPage) -> list[float]:
    """Goes from one lit place to the next: a mouse comes, a finger taps."""
    places = choose_best_card(stage)
    if len(places) < 2:
        raise SystemExit("There are not two lit places in sight.")
    found: list[float] = []
    while len(found) < REPETITIONS:
        x, y = places.pop(0)
        places.append((x, y))
        if not stage.person.phone:
            found.append(stage.timed(("pointermove",), stage.page.mouse.move, x, y))
        elif is_bare(stage, x, y):
            found.append(stage.timed(CLICK, stage.tap, x, y))
    return found


def is_bare(stage: SlowedPage, x: float, y: float) -> bool:
    """Whether a tap here is one on the board: buttons to lay the card lie beside where it aims."""
    script = "([x, y]) => document.elementFromPoint(x, y).closest('button') === null"
    return bool(stage.page.evaluate(script, [x, y]))


def time_turning_card(stage: SlowedPage) -> list[float]:
    """Turns the chosen card over the board."""
    choose_best_card(stage)
    return [
        stage.timed(("keydown", "event"), stage.page.keyboard.press, "r")
        for _ in range(REPETITIONS)
    ]


def touch(stage: SlowedPage, kind: str, *points: tuple[float, float]) -> None:
    fingers = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(points)]
    stage.slow.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": fingers})


def time_panning(stage: SlowedPage) -> list[float]:
    """Drags the board about: each frame meanwhile."""
    x, y = stage.middle_of(stage.page.locator(".board"))
    ways = [
        (x + 60 * (step % 20) / 20, y + 40 * (step % 14) / 14) for step in range(2 * REPETITIONS)
    ]

    def drag() -> None:
        if stage.person.phone:
            touch(stage, "touchStart", (x, y))
            for way in ways:
                touch(stage, "touchMove", way)
            touch(stage, "touchEnd")
        else:
            stage.page.mouse.move(x, y)
            stage.page.mouse.down()
            for way in ways:
                stage.page.mouse.move(*way)
            stage.page.mouse.up()

    return stage.frames(drag)


def time_zooming(stage: SlowedPage) -> list[float]:
    """Turns the wheel, or spreads two fingers: each frame meanwhile."""
    x, y = stage.middle_of(stage.page.locator(".board"))

    def zoom() -> None:
        if stage.person.phone:
            touch(stage, "touchStart", (x - 30, y), (x + 30, y))
            for step in range(REPETITIONS):
                apart = 30 + 3 * (step % 15)
                touch(stage, "touchMove", (x - apart, y), (x + apart, y))
            touch(stage, "touchEnd")
        else:
            stage.page.mouse.move(x, y)
            for step in range(REPETITIONS):
                stage.page.mouse.wheel(0, 60 if step % 10 < 5 else -60)

    found = stage.frames(zoom)
    stage.person.press(stage.person.button("board-fit"))
    stage.page.wait_for_timeout(400)
    return found


def time_opening_log(stage: SlowedPage) -> list[float]:
    """Opens what was done and said and closes it; a wide screen shows it always."""
    if not stage.person.phone:
        return []
    door = stage.middle_of(stage.person.button("page-talk").first)
    found = []
    for _ in range(REPETITIONS):
        found.append(stage.timed(CLICK, stage.tap, *door))
        stage.person.press(stage.page.locator(".sheet .close"))
        stage.page.wait_for_timeout(PAUSE_MS)
    return found


def time_incoming_move(stage: SlowedPage) -> tuple[list[float], list[float]]:
    """Others move, and oneself elsewhere: from the frame to its picture; frames while cards fly."""
    stage.page.keyboard.press("Escape")
    arrived, frames = [], []
    for _ in range(REPETITIONS):
        for table in stage.tables:
            drain(table, 0.001)
        acting = next(table for table in stage.tables if table.is_my_turn)
        stage.page.evaluate("paints.length = 0")
        before = stage.worked()
        acting.play(choose_move(acting, stage.rng))
        stage.person.wait(lambda: stage.painted(("frame",)))
        stage.busy.append(stage.worked() - before)
        frames += stage.frames(lambda: stage.page.wait_for_timeout(400))
        arrived += stage.painted(("frame",))
    return arrived, frames


ACTIONS: dict[str, Callable[[SlowedPage], list[float]]] = {
    "choose a card: input to paint": time_choosing_card,
    "aim at a place: input to paint": time_aiming,
    "turn the card: input to paint": time_turning_card,
    "open the log: input to paint": time_opening_log,
    "pan: frame": time_panning,
    "zoom: frame": time_zooming,
}


def measure_actions(stage: SlowedPage) -> dict[str, Latencies]:
    """Everything, each with what the page itself had to do for it."""
    found = {}
    for what, act in ACTIONS.items():
        stage.busy = []
        found[what] = Latencies(act(stage), stage.busy)
    stage.busy = []
    arrived, frames = time_incoming_move(stage)
    found["a move arrives: message to paint"] = Latencies(arrived, stage.busy)
    found["a card flies: frame"] = Latencies(frames, [])
    return found


def measure_screens(browser: Browser) -> Iterator[dict[str, Any]]:
    """Both screens, each with an empty board and with a full one."""
    for phone in (False, True):
        size = PHONE if phone else LAPTOP
        both = []
        for cards in (0, CARDS):
            with (
                seeded_server(SEED) as server,
                slowed_page(browser, server, phone=phone, cards=cards) as stage,
            ):
                both.append(measure_actions(stage))
                if stage.person.errors:
                    raise SystemExit(str(stage.person.errors))
        for what, times in both[1].items():
            if times.taken:
                yield summarise(f"{size['width']}x{size['height']}", what, times, both[0][what])


def table(found: list[dict[str, Any]]) -> Iterator[str]:
    """The numbers for people."""
    yield f"{CARDS} cards on the board, the processor {CPU_SLOWDOWN} times slower, in milliseconds:"
    yield f"{'screen':9} {'what':34} times   half   95 %   most  busy to empty"
    for row in found:
        busy = "" if row["busy"] is None else f"{row['busy']:.0f}"
        yield (
            f"{row['screen']:9} {row['what']:34} {row['count']:5} {row['median']:6.1f}"
            f" {row['p95']:6.1f} {row['max']:6.1f} {busy:>5} {row['ratio']:7.2f}x"
        )
    missed = [row for row in found if row["p95"] >= MAX_INPUT_MS]
    heavy = [row for row in found if (row["busy"] or 0) >= MAX_INPUT_MS]
    yield (
        f"Above {MAX_INPUT_MS:.0f} ms: {len(missed)} at 95 %, "
        f"{len(heavy)} by the page's own work (busy)."
    )
    yield (
        f"The machine: {os.cpu_count()} processors, {os.getloadavg()[0]:.1f} programs want one."
        " If that is more, most of the time is waiting for a turn, and only busy says something."
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", action="store_true", help="numbers for programs")
    options = parser.parse_args()
    with launch_chromium() as browser:
        found = list(measure_screens(browser))
    if options.json:
        print(
            json.dumps(
                {
                    "bar": MAX_INPUT_MS,
                    "slower": CPU_SLOWDOWN,
                    "cards": CARDS,
                    "rows": found,
                },
                indent=2,
            )
        )
    else:
        print("\n".join(table(found)))


if __name__ == "__main__":
    main()
