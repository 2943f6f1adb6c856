"""Every size (document 000, M2-012; requirements, Every size): a few screens at a
few sizes here, all of them by `make sizes`; and what phones and high windows are promised."""
import pytest
from playwright.sync_api import expect

import size_screens
from patience import becomes, drawn
from scene_stage import boxes, change, go, shows, stands
from screens import resize
from service import Service
from size_walk import FINDINGS, Size, Walk

PHONE, SMALL_PHONE, UPRIGHT = (390, 844), (320, 568), (768, 1024)
FEW = [Size.read(words) for words in ("320x568", "768x1024", "1280x800@2")]


@pytest.fixture
def walk(browser, tmp_path):
    """A walk through a Meadow of its own, with words of a family's."""
    service = Service(tmp_path, output="silent").start()
    walk = Walk(browser, service, FEW)
    size_screens.setup(walk, is_wanted=False)
    yield walk
    walk.close()
    service.stop()


def test_nothing_is_cut_covered_out_of_reach_or_too_small_on_a_few_screens(walk):
    size_screens.sample(walk)
    assert walk.looks >= 30
    assert not walk.findings, "\n" + walk.table()


# The program that looks sees what is wrong.
BROKEN = {
    "small": "#stop { width: 40px !important; min-width: 0 !important }",
    "overlap": "#stop { margin-left: -40px !important }",
    "under": "#stop { margin-left: -40px !important }",
    "lost": "#core-bar { transform: translateY(60px) }",
    "cut": "#message-parts { max-width: 30px }",
    "spills": "#message { overflow: visible } .word .picture { font-size: 300px !important }",
    "sideways": "#stage { min-width: 1400px } body.child { overflow: visible !important }",
}


@pytest.mark.parametrize("kind", BROKEN)
def test_what_is_wrong_is_found(open_page, service, kind):
    page = open_page(service, tier=2, reduced_motion="reduce")
    becomes(page, lambda: kinds(page), set())
    # A sheet made by a script: the policy lets no style in that stands in the page.
    page.evaluate("""(rules) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(rules);
      document.adoptedStyleSheets.push(sheet);
    }""", BROKEN[kind])
    becomes(page, lambda: kinds(page), lambda found: kind in found)


def test_a_sign_that_lies_over_a_word_and_a_ring_that_is_cut_are_found(open_page, service):
    page = open_page(service, tier=2, reduced_motion="reduce")
    page.wait_for_selector("#scenes .place")
    page.evaluate("""() => {
      const sign = Object.assign(document.createElement("p"), { className: "away-sign", textContent: "Away" });
      document.querySelector("#core-bar .word").append(sign);
      document.querySelector("#scenes .place").classList.add("guided");
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(".guided { outline: 6px solid; outline-offset: 30px }");
      document.adoptedStyleSheets.push(sheet);
    }""")
    found = [each["what"] for each in page.evaluate(f"({FINDINGS})({{}})")]
    assert any(what.startswith("the ring on ") for what in found)
    assert "under" in kinds(page)


def kinds(page):
    return {found["kind"] for found in page.evaluate(f"({FINDINGS})({{}})")}


# High windows.
def lies_in(boxes):
    """Whether the second of two boxes lies in the first, across."""
    around, box = boxes
    return around["x"] - 1 <= box["x"] and box["x"] + box["width"] <= around["x"] + around["width"] + 1


@pytest.mark.parametrize("size", [UPRIGHT, PHONE, SMALL_PHONE], ids=str)
def test_in_a_high_window_the_message_is_read_and_said_at_any_depth(open_page, service, size):
    page = open_page(service, tier=3, viewport={"width": size[0], "height": size[1]})
    for step in ("fridge", "freezer"):
        go(service, open=step)
    shows(page, "kitchen/fridge/freezer/scene")
    for word in ("want", "eat"):
        page.locator(f"#core-bar .word[data-word={word}]").click()
    last = page.locator("#message-parts .part").last
    expect(last.locator(".said")).to_have_text("eat")
    # Measured in one: a redraw of the message puts new parts in place of the old.
    parts, _ = becomes(page, lambda: page.locator("#message-parts").evaluate("""(all) =>
      [all, all.lastElementChild].map((one) => one.getBoundingClientRect().toJSON())"""), lies_in)
    assert parts["width"] > size[0] * 0.4
    with page.expect_response("**/v1/message"):
        page.locator("#speak").click()


# Phones.
@pytest.mark.parametrize("size", [PHONE, SMALL_PHONE], ids=str)
def test_a_phone_shows_all_of_a_scene_at_once(open_page, service, size):
    page = open_page(service, tier=3, viewport={"width": size[0], "height": size[1]},
                     reduced_motion="reduce")
    for scene in size_screens.SCENES:
        go(service, scene=scene)
        shows(page, f"{scene}/scene")
        stands(page)
        expect(page.locator(".place-view:not([aria-hidden]).pans")).to_have_count(0)
        stage = page.locator("#stage").bounding_box()
        things = boxes(page, ".thing")
        assert len(things) > 5
        for each in things:
            assert stage["x"] <= each["x"] and each["x"] + each["width"] <= stage["x"] + stage["width"]
            assert stage["y"] <= each["y"]
            assert each["y"] + each["height"] <= stage["y"] + stage["height"]


def test_on_the_smallest_phone_a_familys_words_lie_beside_the_picture(open_page, service):
    page = open_page(service, tier=3, viewport={"width": 320, "height": 568}, reduced_motion="reduce")
    shows(page, "kitchen/scene")
    stands(page)
    before = {each["word"]: each for each in boxes(page, ".thing")}
    own = service.send("/v1/words", {"group": "people", "text": "Nana"})
    try:
        nana = page.locator(".family-words .word[data-word=Nana]")
        nana.wait_for()
        drawn(page)
        # All of the scene stays in sight and where it was; an arrow says that there is more.
        assert {each["word"]: each for each in boxes(page, ".thing")} == before
        expect(page.locator(".place-view:not([aria-hidden]) .beyond .right")).to_be_visible()
        nana.scroll_into_view_if_needed()
        with page.expect_request("**/v1/taps") as request:
            nana.click()
        assert request.value.post_data_json["word"] == "Nana"
    finally:
        service.delete(f"/v1/words/{own['id']}")


def test_where_a_place_pans_an_arrow_says_so_until_its_end(open_page, service):
    change(service, buttonSize=100)
    page = open_page(service, tier=3, viewport={"width": 390, "height": 600})
    shows(page, "kitchen/scene")
    right = page.locator(".place-view:not([aria-hidden]) .beyond .right")
    expect(right).to_be_visible()
    page.locator(".place-view:not([aria-hidden]) .view").evaluate(
        "(view) => view.scrollTo({ left: view.scrollWidth, behavior: 'instant' })")
    expect(right).to_be_hidden()
    expect(page.locator(".place-view:not([aria-hidden]) .beyond .left")).to_be_visible()


def test_a_phone_gives_the_room_of_phrases_back_while_there_are_none(open_page, service):
    page = open_page(service, tier=3, viewport={"width": 390, "height": 844}, reduced_motion="reduce")
    stage, offers = page.locator("#stage"), page.locator("#offers")
    expect(offers).to_be_hidden()
    drawn(page)
    height = lambda: stage.bounding_box()["height"]
    high = height()
    page.locator("#core-bar .word[data-word=more]").click()
    expect(page.locator(".offer")).to_have_count(3)
    becomes(page, height, lambda now: now < high - 60)
    service.send("/v1/message", {"action": "clear"})
    expect(offers).to_be_hidden()
    becomes(page, height, high)
    # A tablet keeps the room: nothing moves there when phrases come and go.
    resize(page, 1024, 768)
    expect(offers).to_be_visible()
