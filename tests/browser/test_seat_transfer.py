"""A seat goes from one browser to another: by its code, and when the device is lost."""

import os
from pathlib import Path

from tests.browser.conftest import PersonFactory
from tests.browser.players import Person
from tests.support.server_harness import ThreadServer

PICTURES = os.environ.get("PICTURES")
"""A folder, for whoever wants to look."""


def picture(each: Person, name: str) -> None:
    if PICTURES:
        each.wait_until_drawn()
        each.page.screenshot(path=str(Path(PICTURES) / f"{name}.png"))


def test_a_code_brings_the_seat_to_another_device(
    server: ThreadServer, person: PersonFactory
) -> None:
    anna, phone = person("Anna"), person("Boris", phone=True, lang="he")
    anna.open(server.url, "saboteur-en", 3)
    phone.sit(server.url, anna.code)
    phone.press(phone.button("carry-open"))
    code = phone.page.locator("dialog[open] .code")
    code.wait_for()
    picture(phone, "show-phone-he")
    typed = code.inner_text()
    laptop = person("Boris", lang="fa")
    laptop.page.goto(server.url)
    laptop.page.get_by_label(laptop.words("home-code")).fill(typed.lower())
    laptop.press(laptop.button("home-join-go"))
    laptop.button("carry-take").wait_for()
    picture(laptop, "take-laptop-fa")
    laptop.press(laptop.button("carry-take"))
    laptop.button("lobby-ready").wait_for()
    assert laptop.tracker.seat == 1
    assert "#" not in laptop.page.url
    phone.page.get_by_role("heading", name=phone.words("bye-carried")).wait_for()
    # The code was good once.
    phone.allowed_errors.append("404")
    phone.page.goto(f"{server.url}/t/{anna.code}#carry={typed[7:].replace('-', '')}")
    phone.press(phone.button("carry-take"))
    phone.page.get_by_text(phone.words("carry-wrong")).wait_for()
    picture(phone, "wrong-phone-he")


def test_who_has_lost_a_device_gets_the_seat_by_consent(
    server: ThreadServer, person: PersonFactory
) -> None:
    anna, lost = person("Anna", phone=True, lang="fa"), person("Boris")
    anna.open(server.url, "saboteur-en", 3)
    lost.sit(server.url, anna.code)
    assert server.running is not None
    (room,) = server.running.registry._rooms.values()
    lost.close()
    anna.wait(lambda: anna.tracker.presence is not None and anna.tracker.presence.devices[1] == 0)
    # Nobody waits 20 seconds here to be sure that the line is really gone.
    server.call_in_loop(lambda: room._connections._absent_since.update({1: -1e9}))
    laptop = person("Boris", lang="he")
    laptop.page.goto(f"{server.url}/t/{anna.code}")
    laptop.press(laptop.button("carry-mine"))
    laptop.page.get_by_text(laptop.words("carry-lost"), exact=True).click()
    picture(laptop, "lost-laptop-he")
    laptop.press(laptop.page.get_by_role("button", name="Boris"))
    laptop.button("carry-give-up").wait_for()
    anna.button("carry-yes").wait_for()
    signs = {each.page.locator(".asked strong").inner_text() for each in (anna, laptop)}
    assert len(signs) == 1
    picture(anna, "asked-phone-fa")
    picture(laptop, "asking-laptop-he")
    anna.press(anna.button("carry-yes"))
    laptop.button("lobby-ready").wait_for()
    assert laptop.tracker.seat == 1
