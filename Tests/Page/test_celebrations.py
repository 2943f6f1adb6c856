"""Celebrations on the canvas (document 000 §06; M2-011; spec README, resolutions 8 to 10)."""
import pytest
from playwright.sync_api import expect

from fingers import all_said, middle, spoken, stop_time

LEVELS = {"subtle": 1, "medium": 2, "full": 3}


@pytest.fixture
def celebrate(open_page, service):
    """A page on which a touch is celebrated: the companion is glad of whatever is touched."""
    def celebrate(style="full", **options):
        page = open_page(service, tier=1, before=count_drawing, **options)
        service.send("/v1/settings", {"celebrations": style, "expectantPauseSeconds": 120}, "PATCH")
        # At the first touch of all there is a celebration too; it is not the one that is meant.
        service.send("/v1/companion", {"action": "stop"})
        return page
    return celebrate


def count_drawing(page):
    """Lets the page count what is drawn, and where the middle of each picture is."""
    page.add_init_script("""
      window.drawn = [];
      const { drawImage } = CanvasRenderingContext2D.prototype;
      CanvasRenderingContext2D.prototype.drawImage = function (...all) {
        const { e, f } = this.getTransform();
        if (this.canvas.id === "celebration") window.drawn.push([Math.round(e), Math.round(f)]);
        return drawImage.apply(this, all);
      };""")


def rejoice(page, service, word="go"):
    """A touch that the companion waited for."""
    service.send("/v1/companion", {"action": "intro"})
    expect(page.locator("#companion")).not_to_have_attribute("data-activity", "resting")
    page.locator(f'#core-bar .word[data-word="{word}"]').first.click()


def canvas(page):
    return page.locator("#celebration")


@pytest.mark.parametrize("style", list(LEVELS))
def test_each_level_is_seen_in_its_own_way_and_is_over_in_time(celebrate, service, style):
    page = celebrate(style)
    rejoice(page, service)
    over(page)
    expect(canvas(page)).to_have_attribute("data-intensity", str(LEVELS[style]))
    frames, drawn = figure(page, "frames"), page.evaluate("window.drawn.length")
    # Frame after frame; the last one only clears the sky.
    assert frames >= 2 and drawn >= frames - 1
    # A frame that was late may end it a little after its time.
    assert figure(page, "milliseconds") <= 2500 + figure(page, "longest")
    assert page.errors == []


def over(page):
    page.wait_for_selector("#celebration[data-frames]", state="attached")
    expect(canvas(page)).to_be_hidden()


def figure(page, name):
    return float(canvas(page).get_attribute(f"data-{name}"))


def test_every_finger_goes_through_and_a_new_word_ends_it_softly(celebrate, service):
    page = celebrate("off")
    asked = spoken(page)
    stop_time(page)
    more = page.locator('#core-bar .word[data-word="more"]').first
    begin(page, intensity=3, milliseconds=2500)
    page.clock.run_for(500)
    # Under the sky lies the word, and a finger meets it.
    sky, (x, y) = canvas(page).bounding_box(), middle(more)
    assert sky["x"] <= x <= sky["x"] + sky["width"] and sky["y"] <= y <= sky["y"] + sky["height"]
    page.mouse.click(x, y)
    assert all_said(page, asked) == ["more"]
    page.clock.run_for(400)
    over(page)
    assert 500 <= figure(page, "milliseconds") <= 900
    style = page.evaluate("getComputedStyle(document.querySelector('#celebration')).pointerEvents")
    assert style == "none"


def test_for_eyes_that_want_calm_a_flower_fades_in_and_out_in_its_place(celebrate, service):
    page = celebrate("full", reduced_motion="reduce")
    rejoice(page, service)
    over(page)
    expect(canvas(page)).to_have_attribute("data-kind", "calm")
    places = page.evaluate("[...new Set(window.drawn.map(String))]")
    assert len(places) <= 1, places


def test_nothing_is_asked_of_the_machine_when_nothing_is_celebrated(celebrate, service):
    page = celebrate("off")
    page.evaluate("""() => {
      window.asked = 0;
      const { requestAnimationFrame } = window;
      window.requestAnimationFrame = (use) => {
        window.asked += new Error().stack.includes("/celebration/");
        return requestAnimationFrame(use);
      };
    }""")
    rejoice(page, service)
    expect(page.locator("#companion")).to_have_attribute("data-activity", "resting")
    expect(canvas(page)).to_be_hidden()
    assert page.evaluate("window.asked") == 0


def test_a_second_celebration_takes_the_place_of_the_first(celebrate):
    page = celebrate("off")
    begin(page, intensity=3, milliseconds=90_000)
    page.evaluate("window.sky.begin({ intensity: 1, milliseconds: 200, particles: 500 })")
    over(page)
    expect(canvas(page)).to_have_attribute("data-intensity", "1")
    assert page.errors == []


def begin(page, intensity, milliseconds):
    """A celebration without waiting for one. The service's own, which a word may get by chance, have to
    be off: both would share the sky."""
    page.evaluate("""async (celebration) => {
      const { Celebration } = await import("/page/features/talk/celebration/celebration.js");
      const root = document.querySelector("#celebration");
      window.sky = new Celebration({ root, store: { on() {} } });
      window.sky.begin(celebration);
    }""", {"intensity": intensity, "milliseconds": milliseconds, "particles": 40})
