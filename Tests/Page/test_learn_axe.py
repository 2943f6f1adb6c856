"""axe finds nothing on any screen of early maths (learning K23): a lesson in every format, the map, facts, the minute,
progress, the recap, who plays and Insight; in light, in dark, in high contrast and with text twice as large."""
import pytest
from axe_playwright_python.sync_playwright import Axe

import learn_screens
from fact_hands import know
from learn_family import practised
from patience import drawn, rests
from service import Service
from test_large_text import enlarge

TABLET = {"width": 1180, "height": 820}
#: How a page is looked at, and whether text is twice as large there.
LOOKS = {
    "light": ({"color_scheme": "light"}, False), "dark": ({"color_scheme": "dark"}, False),
    "contrast": ({"contrast": "more"}, False),
    "forced colours": ({"forced_colors": "active", "contrast": "more"}, False),
    "large text": ({}, True),
}


@pytest.fixture(scope="module")
def home(tmp_path_factory):
    """A family of two; the one who plays knows enough for the minute."""
    service = Service(tmp_path_factory.mktemp("home"), output="silent").start()
    service.reset()
    learn_screens.open_parts(service)
    know(service)
    service.send("/v1/children", {"name": "Ben", "ageMonths": 60, "modules": ["facts"]})
    yield service
    service.stop()


#: Forced colours are the reader's own, and axe reads those of the page instead.
FORCED = {"rules": {"color-contrast": {"enabled": False}}}


def finds(page, name, context, look):
    """What axe finds on a screen, in words. A minute's bar moves for a minute."""
    options = FORCED if look == "forced colours" else None
    (drawn if name == "minute" else rests)(page)
    return [f"{name}: {found['id']}: {node['html'][:140]} {node['failureSummary'][-170:]}"
            for found in Axe().run(page, context, options).response["violations"] for node in found["nodes"]]


@pytest.mark.parametrize("look", LOOKS)
def test_axe_finds_nothing_on_the_childs_screens(open_page, home, look):
    options, is_large = LOOKS[look]
    page = open_page(home, tier=None, viewport=TABLET, reduced_motion="reduce", **options)
    if is_large:
        enlarge(page)
    found = [one for name in learn_screens.of_child(page, home) for one in finds(page, name, "#learn", look)]
    assert not found, "\n".join(found)
    assert page.errors == []


@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("name", learn_screens.OF_GROWN_UPS)
def test_axe_finds_nothing_on_the_grown_ups_screens(open_page, home, look, name):
    options, is_large = LOOKS[look]
    path, arrives = learn_screens.OF_GROWN_UPS[name]
    page = open_page(home, path, tier=None, viewport=TABLET, reduced_motion="reduce", **options, before=lambda page: page.route(
        "**/v1/learning/family", lambda route: route.fulfill(json={"children": [practised("Mia"), practised("Ben", 2)]})))
    arrives(page)
    if is_large:
        enlarge(page)
    found = finds(page, name, "#grown-ups", look)
    assert not found, "\n".join(found)


@pytest.mark.parametrize("media", [{"prefers-contrast": "more"}, {"prefers-reduced-transparency": "reduce"}],
                         ids=lambda media: next(iter(media)))
def test_glass_is_solid_where_a_reader_asks_for_it(open_page, home, media):
    page = open_page(home, tier=None, viewport=TABLET, reduced_motion="reduce")
    seen = "getComputedStyle(document.documentElement).getPropertyValue('--glass-blur')"
    assert "blur" in page.evaluate(seen)
    page.context.new_cdp_session(page).send("Emulation.setEmulatedMedia", {
        "features": [{"name": name, "value": value} for name, value in media.items()]})
    assert page.evaluate(seen).strip() == "none"
