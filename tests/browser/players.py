"""People with a browser: they play by mouse, finger or keyboard what a bot advises."""

import re
import time
from collections.abc import Callable
from typing import Any
from urllib.parse import urlsplit

import msgspec
from playwright.sync_api import (
    Browser,
    ConsoleMessage,
    Locator,
    Page,
    ViewportSize,
    WebSocket,
)

from foolsgold.base.rng import Rng
from foolsgold.bots.catalogue import rule_bot
from foolsgold.client import Ticket
from foolsgold.client.remote_table import new_id
from foolsgold.client.table_state import ClientState
from foolsgold.games.gobblings import moves as gobblings
from foolsgold.games.saboteur import moves as saboteur
from foolsgold.locales.translator import translator_for
from foolsgold.tunnel.tiles import SIDE_LETTERS
from tests.support.timeouts import GAME_TIMEOUT_SECONDS, TIMEOUT_SECONDS

PHONE: ViewportSize = {"width": 360, "height": 740}
LAPTOP: ViewportSize = {"width": 1280, "height": 800}
DISMISS_BUTTONS = ("end-go-on", "role-dismiss")
"""What closes a message that only wants to be read."""
WAIT_UNTIL_DRAWN_SCRIPT = """async () => {
    const late = ":is(.hand, .people, .side)[aria-busy=true]";
    do await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    while (document.querySelector(late) !== null);
}"""
"""What goes with an answer may come some pictures after it."""
ARE_FACES_DRAWN_SCRIPT = """() => {
    const faces = [...document.querySelectorAll("svg[data-face]")];
    return faces.length > 0 && faces.every((face) => face.querySelector(".person path") !== null);
}"""
"""Whether faces are drawn: until their drawings have been fetched they are discs."""
COUNT_FRAMES_SCRIPT = """(() => {
    window.given = 0;
    window.WebSocket = class extends WebSocket {
        constructor(...asked) {
            super(...asked);
            this.addEventListener("message", () => { window.given += 1; });
        }
    };
})()"""
"""How many frames the page has been given: a busy one may not have, when the browser has them."""
NO_STAGING_SCRIPT = 'try { localStorage.setItem("foolsgold.staging", "off"); } catch {}'
NO_ROCK_SCRIPT = """(() => {
    const prototype = HTMLCanvasElement.prototype, usual = prototype.getContext;
    prototype.getContext = function (...wanted) {
        return this.width > 400 ? null : usual.apply(this, wanted);
    };
})()"""
"""The rock around the tiles is a tenth of what a table costs to draw, and no test reads it.
Small canvases are left alone: axe judges letters on one."""
NO_SOUND_SCRIPT = 'try { localStorage["foolsgold.sound"] ??= "off"; } catch {}'
IS_UNCOVERED_SCRIPT = """(place) => {
    const { x, y, width, height } = place.getBoundingClientRect();
    const [across, down] = [x + width / 2, y + height / 2];
    const there = document.elementFromPoint(across, down);
    const board = place.closest(".board").getBoundingClientRect();
    const isInside = across > board.left + 8 && across < board.right - 8
        && down > board.top + 8 && down < board.bottom - 8;
    return isInside && !there?.closest("button");
}"""
"""Whether the middle of a place is on the board, and under no button."""
DIRECTION_MARKS = "\u200e\u200f\u2066\u2067\u2068\u2069"


class Person:
    """One person at one device."""

    def __init__(
        self,
        browser: Browser,
        name: str,
        *,
        lang: str = "en",
        phone: bool = False,
        dark: bool = False,
        moving: bool = False,
        staged: bool = False,
        **more: Any,
    ) -> None:
        self.name = name
        self.phone = phone
        self.words = translator_for(lang)
        self.context = browser.new_context(
            locale=lang,
            viewport=PHONE if phone else LAPTOP,
            has_touch=phone,
            is_mobile=phone,
            color_scheme="dark" if dark else "light",
            reduced_motion="no-preference" if moving else "reduce",
            **more,
        )
        self.context.set_default_timeout(1000 * TIMEOUT_SECONDS)
        if not staged:
            # Nothing is held: who tests a whole game does not watch it.
            self.context.add_init_script(NO_STAGING_SCRIPT)
        if not moving and not staged:
            self.context.add_init_script(NO_ROCK_SCRIPT)
        if not moving:
            # Sounds go with what moves; the browser has a process for them, which takes its time.
            self.context.add_init_script(NO_SOUND_SCRIPT)
        self.errors: list[str] = []
        self.allowed_errors: list[str] = []
        """What the browser itself may complain about in this test, as patterns."""
        self.frames: list[str] = []
        """All this browser has received."""
        self.tracker = ClientState()
        """What the newest connection of the page knows."""
        self._tracker_before = self.tracker
        self.is_time_stopped = False
        """Whether time passes on the page only when the test lets it."""
        self.page = self.tab()

    def tab(self) -> Page:
        """Another tab of the same browser."""
        page = self.watch_errors(self.context.new_page())
        page.on("websocket", self._listen)
        return page

    def watch_errors(self, page: Page) -> Page:
        """A page whose errors count."""
        page.on("pageerror", lambda error: self.errors.append(f"{error.name}: {error.message}"))
        page.on("console", self._on_console_message)
        return page

    def _on_console_message(self, said: ConsoleMessage) -> None:
        if said.type == "error" and not any(
            re.search(known, said.text) for known in self.allowed_errors
        ):
            self.errors.append(said.text)

    def _listen(self, socket: WebSocket) -> None:
        tracker = self.tracker = ClientState()

        def heard(data: str | bytes) -> None:
            nonlocal tracker
            text = data if isinstance(data, str) else data.decode()
            self.frames.append(text)
            if text.startswith('{"is":"resumed"'):
                # The page goes on from what it knew before the line was lost.
                tracker = self.tracker = self._tracker_before
            tracker.apply_frame(text)
            self._tracker_before = tracker

        socket.on("framereceived", heard)

    def close(self) -> None:
        """Goes home."""
        self.context.close()

    @property
    def view(self) -> Any:
        """The game as the page was told."""
        return self.tracker.view

    @property
    def code(self) -> str:
        """The table of the address."""
        return self.page.url.split("/t/")[1].split("?")[0]

    def open(self, url: str, edition: str, seats: int, bots: int = 0, **more: Any) -> None:
        """Opens a table and goes to its lobby."""
        table = {"edition": edition, "seats": seats, "bots": [{}] * bots, **more}
        body = {**table, "name": self.name}
        self.page.goto(url)
        code = self.page.evaluate(
            """async ([url, body]) => (await (await fetch(`${url}/api/tables`, {
                method: "POST",
                headers: {"content-type": "application/json"},
                body: JSON.stringify(body),
            })).json()).code""",
            [url, {**body, "id": new_id()}],
        )
        self.page.goto(f"{url}/t/{code}")
        self.button("page-leave").wait_for()

    def sit(self, url: str, code: str) -> None:
        """Follows a link and takes the first free seat."""
        self.page.goto(f"{url}/t/{code}")
        self.page.get_by_label(self.words("home-name")).fill(self.name)
        self.press(self.button("home-sit-go"))
        self.button("page-leave").wait_for()

    def button(self, message: str, **args: object) -> Locator:
        """A button by its words."""
        return self.page.get_by_role("button", name=pattern_with_marks(self.words(message, **args)))

    def press(self, element: Locator) -> None:
        """A click, or a tap on a phone."""
        if self.phone:
            element.tap()
        else:
            element.click()

    def wait(self, happened: Callable[[], object], seconds: float = TIMEOUT_SECONDS) -> None:
        """Lets the page go on until something is so."""
        end = time.monotonic() + seconds
        while not happened():
            assert time.monotonic() < end, f"{self.name} waits in vain"
            self.page.wait_for_timeout(10)

    def wait_until_drawn(self) -> None:
        """Until the page has drawn all it has received."""
        if self.is_time_stopped:
            self.page.clock.run_for(20)
        else:
            self.page.evaluate(WAIT_UNTIL_DRAWN_SCRIPT)

    def wait_for_faces(self) -> None:
        """Until everybody on the page has their face."""
        self.wait(lambda: self.page.evaluate(ARE_FACES_DRAWN_SCRIPT))

    def stop_time(self) -> None:
        """From now on time passes on the page only when the test lets it."""
        self.page.add_init_script(COUNT_FRAMES_SCRIPT)
        self.page.clock.install(time=0)
        self.page.clock.pause_at(1)
        self.is_time_stopped = True

    def wait_for_cards(self) -> None:
        """Until the game has begun."""
        self.wait(lambda: self.view is not None)

    def wait_for_end(self) -> None:
        """Until the game is over."""
        self.wait(lambda: self.is_over)

    def wait_for_change(self, number: int) -> None:
        """Until a page whose time stands still has the change with this number."""
        self.wait(
            lambda: (
                (self.tracker.number or 0) >= number
                and self.page.evaluate("given") == len(self.frames)
            )
        )

    @property
    def must_act(self) -> bool:
        """Whether it is this person's turn, as far as the page knows."""
        table = self.tracker.table
        return self.tracker.is_my_turn and table is not None and table.stage == "playing"

    @property
    def is_over(self) -> bool:
        """Whether the game is."""
        return self.tracker.table is not None and self.tracker.table.stage == "over"

    def dismiss(self) -> None:
        """Closes what only wants to be read: a new role, the end of a round."""
        self.wait_until_drawn()
        for _ in range(3):
            if self.page.locator("dialog[open]").count() == 0:
                return
            for message in DISMISS_BUTTONS:
                if self.button(message).count() > 0:
                    self.press(self.button(message))
                    self.wait_until_drawn()

    def advised_move(self, rng: Rng) -> Any:
        """The move a good bot would make in this seat."""
        assert self.tracker.ruleset is not None
        game = self.tracker.ruleset.rules.name
        return rule_bot(game).choose(self.view, self.tracker.round_history, rng)

    def play(self, move: Any) -> None:
        """Makes this move on the page, and waits until the table has gone on."""
        turn = self.tracker.turn
        self._make_move(move)
        self.wait(lambda: self.tracker.turn != turn or self.is_over)

    def _make_move(self, move: Any) -> None:
        if getattr(move, "card", None) is None:
            self.answer_question(move)
            return
        self.dismiss()
        # Asked now: as soon as the map is played the page knows what lies there.
        doubted = self._is_doubted(move)
        card = self.anchor(f"hand:{move.card}")
        if card.get_attribute("aria-pressed") != "true":
            self.press(card)
            self.wait_until_drawn()
        match move:
            case saboteur.Discard() | gobblings.Replace():
                replaces = isinstance(move, gobblings.Replace)
                self.press(self.button("hand-replace" if replaces else "hand-discard"))
                self.press(self.button("hand-sure"))
            case saboteur.Place() | gobblings.Place():
                self._place_card(card, move)
            case saboteur.Collapse() | gobblings.Explode():
                self._press_on_board(f"cell:{move.cell}")
            case saboteur.Peek() | gobblings.Peek():
                self._press_on_board(f"goal:{move.goal}")
            case saboteur.Break() | saboteur.Mend() | gobblings.Swap():
                self._play_on_seat(move)
        if doubted:
            self.press(self.button("doubt-yes"))

    def _is_doubted(self, move: Any) -> bool:
        """Whether the page asks again before it plays this."""
        if isinstance(move, saboteur.Break):
            return move.seat == self.tracker.seat
        peeks = isinstance(move, saboteur.Peek | gobblings.Peek)
        return peeks and self.view.goals[move.goal].face is not None

    def _place_card(self, card: Locator, move: Any) -> None:
        quarters = move.quarters if isinstance(move, gobblings.Place) else 2 * move.turned
        place = self._bring_into_view(f"cell:{move.cell}")
        # To aim at the place first turns the card as it fits there.
        if self.phone:
            place.tap()
        else:
            place.hover()
        for _ in range(4):
            if self._is_turned(card, move.card, quarters):
                break
            self.page.keyboard.press("r")
        assert self._is_turned(card, move.card, quarters), move
        self.press(place)

    def _is_turned(self, card: Locator, number: int, quarters: int) -> bool:
        """Whether the chosen card is turned like this, as its label says."""
        face = next(held.face for held in self.view.hand if held.card == number)
        tile = face.tile.turned(quarters)
        letters = [letter for side, letter in SIDE_LETTERS.items() if side & tile.sides]
        sides = self.words.join_list(self.words(f"side-{letter.lower()}") for letter in letters)
        return without_marks(sides) in without_marks(card.get_attribute("aria-label") or "")

    def _press_on_board(self, anchor: str) -> None:
        place = self._bring_into_view(anchor)
        self.press(place)
        if self.phone:
            self.press(place)

    def _bring_into_view(self, anchor: str) -> Locator:
        """A place of the board; on a phone the rest of the maze is one button away."""
        place = self.wait_until_still(anchor)
        if not place.evaluate(IS_UNCOVERED_SCRIPT):
            self.press(self.button("board-fit"))
            self.wait_until_still(anchor)
        return place

    def wait_until_still(self, anchor: str) -> Locator:
        """A place of the page, once it does not move any more: the board glides."""
        place = self.anchor(anchor)
        boxes = [place.bounding_box()]
        while len(boxes) < 3 or boxes[-1] != boxes[-3]:
            assert len(boxes) < 100, f"{anchor} does not come to rest"
            self.wait_until_drawn()
            boxes.append(place.bounding_box())
        return place

    def _play_on_seat(self, move: Any) -> None:
        self.press(self.anchor(f"seat:{move.seat}"))
        moves = [m for m in self.view.legal if type(m) is type(move) and m.card == move.card]
        there = [m for m in moves if m.seat == move.seat]
        if len(there) > 1:
            self.press(self.page.locator(".buttons .button.main").nth(there.index(move)))
        elif self.phone:
            self.press(self.anchor(f"seat:{move.seat}"))

    def answer_question(self, move: Any) -> None:
        """What is asked besides a card: the choices stand in the order of the legal moves."""
        if isinstance(move, gobblings.Pass):
            self.dismiss()
            self.press(self.button("hand-pass"))
            return
        if isinstance(move, saboteur.Take | gobblings.Steal) and len(self.view.legal) == 1:
            # Where there is nothing to choose the page does not ask.
            return
        place = self.view.legal.index(move)
        self.press(self.page.locator("dialog[open] .choice").nth(place))

    def anchor(self, name: str) -> Locator:
        """A place of the page by what it is."""
        return self.page.locator(f'[data-anchor="{name}"]').first

    def take_over(self, ticket: Ticket) -> None:
        """Comes to a seat that somebody else has the key to, or had."""
        self.add_seat_cookie(ticket)
        self.page.goto(ticket.link)

    def add_seat_cookie(self, ticket: Ticket) -> None:
        """From now on this browser has the key to this seat."""
        address = urlsplit(ticket.server).hostname
        path = f"/api/tables/{ticket.code}"
        assert address is not None
        assert ticket.key is not None
        self.context.add_cookies(
            [{"name": "seat", "value": ticket.key, "domain": address, "path": path}]
        )

    def text(self, message: str, inside: str = "body", **args: object) -> Locator:
        """A sentence that stands alone, by its message."""
        return self.page.locator(inside).get_by_text(
            pattern_with_marks(self.words(message, **args))
        )

    def attempt(self, move: Any) -> None:
        """Makes this move on the page, whatever comes of it."""
        self._make_move(move)


def play_to_end(people: list[Person], seed: int, most: int = 10_000) -> int:
    """People play until the game is over, or so many moves; how many moves were made."""
    rng = Rng(seed)
    moves = 0
    end = time.monotonic() + GAME_TIMEOUT_SECONDS
    while not people[0].is_over and moves < most:
        assert time.monotonic() < end, "the game is stuck"
        for person in people:
            person.page.wait_for_timeout(5)
            if person.tracker.round_in_summary is not None:
                person.dismiss()
            if person.must_act and moves < most:
                person.play(person.advised_move(rng))
                moves += 1
    return moves


def pattern_with_marks(text: str) -> re.Pattern[str]:
    """A text as the page shows it, with marks that keep directions apart between any letters."""
    between = f"[{DIRECTION_MARKS}]*"
    letters = between.join(re.escape(letter) for letter in without_marks(text))
    return re.compile(f"^{between}{letters}{between}$")


def without_marks(text: str) -> str:
    """A text without the marks that keep directions apart."""
    return "".join(letter for letter in text if letter not in DIRECTION_MARKS)


def browser_storage(page: Page) -> str:
    """All that the browser keeps, where the page's own script could read it."""
    script = """() => JSON.stringify({
        local: {...localStorage}, session: {...sessionStorage}, cookie: document.cookie
    })"""
    text: str = page.evaluate(script)
    return text


def as_json(value: Any) -> Any:
    """A value as it goes over the wire."""
    return msgspec.json.decode(msgspec.json.encode(value))
