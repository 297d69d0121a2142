"""Every screen is open to everybody: axe finds nothing serious, light or dark, large or small,
and dialogs show all they hold."""

from typing import Any, Literal

import pytest

from tests.browser.conftest import PersonFactory
from tests.browser.pages import cut_off_texts
from tests.browser.players import Person
from tests.browser.tour import tour
from tests.support.paths import ROOT
from tests.support.profiles import IS_EXPLORE_PROFILE
from tests.support.server_harness import ThreadServer

AXE = ROOT / "web/node_modules/axe-core/axe.min.js"
SERIOUS = ("serious", "critical")
RUN = """async (rules) => (await axe.run(document, {
    resultTypes: ["violations"],
    ...(rules ? {runOnly: {type: "rule", values: rules}} : {}),
})).violations.map(({id, impact, nodes}) => ({
    id, impact, nodes: nodes.slice(0, 3).map(({html, failureSummary}) => [html, failureSummary]),
}))"""
PAINTED = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"

pytestmark = pytest.mark.skipif(
    not AXE.exists(), reason="there is no axe-core: npm ci in web/ brings it"
)


def found(person: Person, rules: list[str] | None = None) -> list[Any]:
    """What axe holds to be serious on the page as it is."""
    if not person.page.evaluate("() => 'axe' in window"):
        # Not as an element of the page: it lets no foreign script in.
        person.page.evaluate(AXE.read_text(encoding="utf-8"))
    return [each for each in person.page.evaluate(RUN, rules) if each["impact"] in SERIOUS]


def in_light(person: Person, scheme: Literal["light", "dark"]) -> None:
    """By day or by night, and painted so."""
    person.page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
    person.page.wait_for_function(
        "(scheme) => matchMedia(`(prefers-color-scheme: ${scheme})`).matches", arg=scheme
    )
    person.page.evaluate(PAINTED)


SCREENS = {"en-desktop": ("en", False), "he-phone": ("he", True)}
if IS_EXPLORE_PROFILE:
    SCREENS |= {"en-phone": ("en", True), "he-desktop": ("he", False)}


@pytest.mark.parametrize(("lang", "phone"), SCREENS.values(), ids=SCREENS)
def test_axe_finds_nothing_serious_on_any_screen(
    server: ThreadServer, person: PersonFactory, lang: str, phone: bool
) -> None:
    # Once round by day, once by night: only colours change, and the same ones on every device.
    anna = person("Anna", lang=lang, phone=phone, dark=phone)
    problems, cut = {}, {}
    for screen in tour(anna, server.url):
        anna.page.evaluate(PAINTED)
        problems[screen] = found(anna)
        cut[screen] = cut_off_texts(anna)
        if IS_EXPLORE_PROFILE:
            in_light(anna, "light" if phone else "dark")
            problems[f"{screen}, in the other light"] = found(anna, ["color-contrast"])
            in_light(anna, "dark" if phone else "light")
    assert {screen: said for screen, said in problems.items() if said} == {}
    assert {screen: said for screen, said in cut.items() if said} == {}


def test_axe_would_see_pale_letters_and_a_button_without_a_name(
    server: ThreadServer, person: PersonFactory
) -> None:
    anna = person("Anna")
    anna.page.goto(server.url)
    anna.button("home-play").wait_for()
    anna.page.evaluate("""() => {
        document.querySelector("h1").style.color = "var(--paper)";
        document.querySelector(".tagline").innerHTML = "<button></button>";
    }""")
    assert {each["id"] for each in found(anna)} >= {"color-contrast", "button-name"}
