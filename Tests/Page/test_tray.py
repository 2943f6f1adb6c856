"""The feelings tray beside the companion (M2-007; document 001, never gated)."""
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from conftest import sounds
from fingers import spoken
from patience import becomes, was_seen, watch
from screens import resize

LOVE = "I love you"


def tray(page):
    return page.locator("#tray")


def open_tray(page):
    page.locator("#companion").click()
    expect(tray(page)).to_be_visible()
    # It comes in with a small movement; what is measured is measured after it.
    page.evaluate("""() => Promise.all(document.querySelector("#tray").getAnimations()
      .map(({ finished }) => finished))""")
    return page.locator(".feeling")


def later(page, milliseconds=2000):
    """A finger that took its time: the focus that comes with it once asked the tray to stay open."""
    page.evaluate("""(later) => {
      const { now } = performance;
      performance.now = () => now.call(performance) + later;
    }""", milliseconds)


def box(page, selector):
    return page.locator(selector).bounding_box()


def apart(a, b):
    return (a["x"] + a["width"] <= b["x"] + 0.5 or b["x"] + b["width"] <= a["x"] + 0.5
            or a["y"] + a["height"] <= b["y"] + 0.5 or b["y"] + b["height"] <= a["y"] + 0.5)


def test_a_touch_opens_the_scenes_feelings_and_one_of_them_is_heard_at_once(
        open_page, service, recorder):
    page = open_page(service, tier=1)
    sounds(page)
    feelings = open_tray(page)
    expect(page.locator(".tray-grid:not(.tray-safety) .feeling").first).to_have_attribute("data-phrase", LOVE)
    offered = service.get("/v1/state")["avatar"]["phrases"]
    # What keeps a child safe stands above what changes with the scene.
    safe = [one for one in offered if one["place"] >= 16]
    assert [name["phrase"] for name in safe + [one for one in offered if one not in safe]] == [
        feeling.get_attribute("aria-label") for feeling in feelings.all()]
    mark = recorder.now
    page.get_by_role("button", name="I'm hungry").click()
    recorder.word(mark)
    expect(tray(page)).to_be_hidden()
    expect(page.locator("#message .said")).to_have_text(["I'm hungry"])
    # A feeling is said; it begins no conversation.
    assert service.get("/v1/state")["followUps"] is None
    assert page.errors == []


def test_safety_stands_in_one_place_in_every_scene_from_the_first_tier_on(open_page, service):
    page = open_page(service, tier=1)
    seen = {}
    for scene in ("kitchen", "bathroom", "bedroom", "playroom", "outdoors"):
        service.send("/v1/navigation", {"scene": scene})
        expect(page.locator("body")).to_have_attribute("data-scene", scene)
        open_tray(page)
        seen[scene] = page.locator(".tray-safety .feeling").evaluate_all(
            "all => all.map((one) => [one.dataset.phrase, one.style.gridArea])")
        page.locator("#companion").click()
        expect(tray(page)).to_be_hidden()
    assert [phrase for phrase, _ in seen["kitchen"]] == [
        "it hurts", "I need potty", "I need help", "I feel sick", "don't touch me", "I'm tired", "I'm hungry",
        "I'm thirsty"]
    assert all(found == seen["kitchen"] for found in seen.values()), seen


def test_it_hurts_is_said_and_asks_where_and_a_part_of_the_body_is_said(open_page, service):
    page = open_page(service, tier=1)
    open_tray(page)
    with page.expect_response("**/v1/avatar") as told:
        page.get_by_role("button", name="it hurts").click()
    assert told.value.json()["said"]["text"] == "it hurts"
    expect(page.get_by_role("group", name="Where does it hurt?")).to_be_visible()
    expect(page.locator(".tray-title")).to_have_text("Where does it hurt?")
    expect(page.locator(".tray-safety")).to_be_hidden()
    assert page.locator(".feeling img.symbol").count() >= 15
    assert not Axe().run(page, "#tray").response["violations"]
    with page.expect_response("**/v1/avatar") as told:
        page.get_by_role("button", name="my ear hurts").click()
    assert told.value.json()["said"]["text"] == "my ear hurts"
    expect(tray(page)).to_be_hidden()
    # The next time it begins with what the scene offers.
    open_tray(page)
    expect(page.locator(".tray-safety")).to_be_visible()
    expect(page.locator(".tray-title")).to_be_hidden()
    assert page.errors == []


def test_on_the_smallest_phone_all_that_keeps_safe_is_in_sight(open_page, service):
    page = open_page(service, tier=1)
    for width, height in [(320, 568), (390, 844), (568, 320), (1180, 820)]:
        resize(page, width, height)
        open_tray(page)
        inside = box(page, ".tray-inside")
        for one in page.locator(".tray-safety .feeling").all():
            found = one.bounding_box()
            assert found["y"] >= inside["y"] - 1, (width, found, inside)
            if height > 400:
                assert found["y"] + found["height"] <= inside["y"] + inside["height"] + 1, (width, found, inside)
        page.locator("#companion").click()
        expect(tray(page)).to_be_hidden()


def test_it_closes_by_a_touch_outside_which_still_speaks(open_page, service):
    page = open_page(service)
    asked = spoken(page)
    open_tray(page)
    page.locator('#core-bar .word[data-word="more"]').first.click()
    expect(tray(page)).to_be_hidden()
    becomes(page, lambda: list(asked), ["more"])
    open_tray(page)
    page.locator("#companion").click()
    expect(tray(page)).to_be_hidden()


def test_it_closes_by_itself_when_the_service_says_so(open_page, service):
    service.send("/v1/settings", {"traySeconds": 2}, "PATCH")
    page = open_page(service)
    watch(page, "#tray")
    page.locator("#companion").click()
    was_seen(page, "#tray")
    expect(tray(page)).to_be_hidden()
    becomes(page, lambda: service.get("/v1/state")["navigation"]["overlay"], None)


def test_the_keyboard_goes_in_moves_about_and_comes_back(open_page, service):
    page = open_page(service)
    page.locator("#companion").focus()
    page.keyboard.press("Enter")
    feelings = page.locator(".feeling")
    expect(feelings.first).to_be_focused()
    expect(page.locator("#companion")).to_have_attribute("aria-expanded", "true")
    page.keyboard.press("ArrowRight")
    expect(feelings.nth(1)).to_be_focused()
    page.keyboard.press("ArrowDown")
    expect(feelings.nth(1)).not_to_be_focused()
    below, above = page.evaluate("""() => [document.activeElement, document.querySelectorAll(".feeling")[1]]
      .map((one) => one.getBoundingClientRect().top)""")
    assert below > above
    page.keyboard.press("Escape")
    expect(tray(page)).to_be_hidden()
    expect(page.locator("#companion")).to_be_focused()


def test_an_arrow_leads_to_the_nearest_feeling_that_way_gaps_or_not(open_page, service):
    page = open_page(service, tier=1)
    feelings = page.locator(".feeling")
    page.locator("#companion").focus()
    page.keyboard.press("Enter")
    expect(feelings.first).to_be_focused()
    middles = feelings.evaluate_all("""all => all.map((one) => { const box = one.getBoundingClientRect();
      return [one.dataset.phrase, box.x + box.width / 2, box.y + box.height / 2]; })""")
    steps = [(name, [one for one in middles if one[2] > y and abs(one[1] - x) < 20])
             for name, x, y in middles]
    assert any(below for _, below in steps)
    for name, below in steps:
        if not below:
            continue
        page.locator(f'[data-phrase="{name}"]').focus()
        page.keyboard.press("ArrowDown")
        nearest = min(below, key=lambda one: one[2])
        expect(page.locator(f'[data-phrase="{nearest[0]}"]')).to_be_focused()


def test_it_covers_neither_core_words_nor_love_nor_stop(open_page, service):
    page = open_page(service, tier=1)
    for width, height in [(320, 640), (390, 844), (820, 1180), (1180, 820), (2560, 1440)]:
        resize(page, width, height)
        feelings = open_tray(page)
        room = tray(page).bounding_box()
        for free in ("#core-bar", "#always", "#stop", "#companion"):
            assert apart(room, box(page, free)), (width, free, room, box(page, free))
        assert room["x"] >= 0 and room["x"] + room["width"] <= width
        assert feelings.count() > 3
        for feeling in feelings.all():
            target = feeling.bounding_box()
            assert min(target["width"], target["height"]) >= 72, target
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        page.locator("#companion").click()
        expect(tray(page)).to_be_hidden()


def test_without_feelings_meadow_says_hello_and_love_stays(open_page, service):
    service.send("/v1/settings", {"feelingsTray": False, "speakWithMe": False}, "PATCH")
    page = open_page(service)
    asked = spoken(page)
    speaking = "#companion .sprout[data-speaking]"
    watch(page, speaking)
    page.locator("#companion").click()
    was_seen(page, speaking)
    becomes(page, lambda: list(asked), ["Hi! I'm Meadow!"])
    expect(tray(page)).to_be_hidden()
    expect(page.locator("#companion .sprout[data-speaking]")).to_have_count(0)
    # It is nobody's message.
    assert service.get("/v1/state")["bubble"] == []
    service.send("/v1/settings", {"speakWithMe": True}, "PATCH")
    page.reload()
    page.wait_for_selector("body[data-ready]")
    expect(open_tray(page)).to_have_count(1)
    expect(tray(page).get_by_role("button", name="Speak with Me")).to_be_visible()


def test_speak_with_me_begins_and_ends_from_the_tray(open_page, service):
    page = open_page(service, tier=2)
    open_tray(page)
    later(page)
    tray(page).get_by_role("button", name="Speak with Me").click()
    expect(page.locator("#companion")).not_to_have_attribute("data-activity", "resting")
    expect(tray(page)).to_be_hidden()
    open_tray(page)
    tray(page).get_by_role("button", name="That’s enough for now").click()
    expect(page.locator("#companion")).to_have_attribute("data-activity", "resting")


def test_axe_finds_nothing_in_the_open_tray(open_page, service):
    page = open_page(service, reduced_motion="reduce")
    open_tray(page)
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
        results = Axe().run(page, "#tray")
        assert results.violations_count == 0, results.generate_report()
