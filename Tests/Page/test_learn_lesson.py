"""The room of learning (learning K5 to K15): a kindergarten lesson from the door to the recap by touch,
without reading; the talk strip in the middle of it; a service that ends in the middle; a miss that teaches; a limit
that closes learning and never speech."""
import re

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from fingers import spoken, touched
from lesson_hands import OPEN, LessonHands
from patience import becomes, drawn, rests, was_seen, watch
from test_large_text import enlarge, nothing_is_lost

MODULES, HANDS = ["kindergarten"], LessonHands
SIZES = [(320, 568), (390, 844), (844, 390), (768, 1024), (1280, 800)]
#: What lies over what, in sight and beside the door.
MEETS = """([one, other]) => {
  const [a, b] = [one, other].map((selector) => document.querySelector(selector).getBoundingClientRect());
  return a.right > b.left + 1 && b.right > a.left + 1 && a.bottom > b.top + 1 && b.bottom > a.top + 1;
}"""


def test_the_door_is_there_only_where_a_grown_up_has_opened_a_part(own, hands):
    own.send("/v1/profile", {"modules": []}, method="PATCH")
    ours = hands()
    door = ours.page.locator("#learn-door")
    expect(door).to_be_hidden()
    assert not [url for url in ours.page.requests if "/learn/" in url and "learn-door.js" not in url]
    own.send("/v1/profile", {"modules": ["kindergarten"]}, method="PATCH")
    expect(door).to_be_visible()
    expect(door).to_have_accessible_name("Learn")
    ours.enter()
    own.send("/v1/profile", {"modules": []}, method="PATCH")
    expect(ours.page.locator("#learn")).to_have_count(0)
    expect(ours.page.locator("#scene")).to_be_visible()
    assert ours.page.errors == []


@pytest.mark.parametrize("mode", ["scene", "grid"])
@pytest.mark.parametrize("size", SIZES, ids=lambda size: "x".join(map(str, size)))
def test_the_door_covers_neither_gear_nor_stop_nor_message_in_any_window(own, hands, size, mode):
    own.send("/v1/navigation", {"mode": mode})
    ours = hands(viewport={"width": size[0], "height": size[1]})
    expect(ours.page.locator("#learn-door")).to_be_visible()
    for is_inside in (False, True):
        if is_inside:
            ours.enter()
        drawn(ours.page)
        for other in ("#gear", "#stop", "#message", "#core-bar", "#stage", *([] if is_inside else ["#way"])):
            assert not ours.page.evaluate(MEETS, ["#learn-door", other]), other
        box = ours.page.locator("#learn-door").bounding_box()
        assert box["width"] >= 60 and box["height"] >= 60, box
        assert 0 <= box["x"] and box["x"] + box["width"] <= size[0]
    for other in ("#stop", "#core-bar", "#message", "#gear"):
        assert not ours.page.evaluate(MEETS, ["#learn", other]), other


def test_a_kindergarten_lesson_from_the_door_to_the_recap_by_touch(own, hands):
    ours = hands()
    page = ours.page
    ours.enter(".go-on-card")
    watch(page, ".stretch.lit", ".lesson-points.grows")
    page.locator("[data-act=goOn]").tap()
    page.wait_for_selector(".learn-lesson[data-item]")
    said = spoken(page)
    first = ours.lesson()
    assert first["outcome"] == "modelled"
    expect(page.locator(".lesson-dots")).to_have_accessible_name(first["place"])
    was_seen(page, ".stretch.lit")
    points = []
    while (view := ours.view())["doing"] == "lesson":
        number = view["lesson"]["number"]
        ours.right()
        if number == 3:  # in the middle the child talks: it is heard, and the lesson stays
            page.locator('#core-bar .word[data-word="more"]').first.tap()
            expect(page.locator("#message .said")).to_have_text(["more"])
            assert said == ["more"]
            assert ours.lesson()["number"] == 3
        if number == 4:  # and Meadow ends and begins anew
            before = ours.lesson()
            own.kill()
            expect(page.locator("#offline")).to_be_visible()
            own.start()
            expect(page.locator("#offline")).to_be_hidden()
            assert ours.lesson()["item"] == before["item"]
            ours.stands(before["item"])
        points.append(int(page.locator(".points-number").inner_text()))
        ours.do("next")
    assert points == sorted(points) and points[-1] > 0
    was_seen(page, ".lesson-points.grows")
    recap = ours.view()["recap"]
    lines = page.locator(".recap-line")
    expect(lines.first).to_have_text(recap[0])
    expect(page.locator(".recap-skill")).to_be_visible()
    expect(page.locator(".go-on-card")).to_be_visible()
    page.locator('.learn-recap [data-act="map"]').tap()
    expect(page.locator(".learn-map")).to_be_visible()
    page.locator("#learn-door").tap()
    expect(page.locator("#learn")).to_have_count(0)
    expect(page.locator("#scene")).to_be_visible()
    assert [error for error in page.errors if "Failed to load" not in error and "ERR_" not in error] == []


def test_grade_domain_skill_and_lesson_are_said_as_they_are_touched(own, hands):
    own.send("/v1/profile", {"modules": ["kindergarten", "grade1"]}, method="PATCH")
    ours = hands()
    page = ours.page
    ours.enter()
    said = touched(page)
    for selector, name in [('[data-grade="K"]', "Kindergarten"), ('[data-domain="Money"]', "Money")]:
        page.locator(selector).tap()
        becomes(page, lambda: said[-1:], [{"text": name}])
    expect(page.locator(".map-title")).to_have_text("Coins")  # a part with one skill leads to its lessons
    stone = page.locator('[data-lesson="ks8.2"]')
    stone.tap()
    becomes(page, lambda: said[-1:], [{"lesson": "ks8.2"}])
    assert ours.view()["doing"] == "nothing"
    stone.tap()
    page.wait_for_selector(".learn-lesson[data-item]")
    assert ours.lesson()["lesson"] == "ks8.2"
    ours.do("map")
    page.locator('.learn-recap [data-act="map"]').tap()
    page.locator("[data-act=back]").tap()
    expect(page.locator('[data-domain="Time"], [data-domain="Money"]').first).to_be_visible()


def test_a_miss_says_what_was_chosen_and_the_second_one_shows_the_answer_to_copy(lesson):
    ours = lesson("ks6.1")
    page = ours.page
    ours.go_on_to(lambda now: now["shown"]["board"]["format"] == "choice" and now["outcome"] == "open")
    ours.wrong()
    feedback = page.locator(".lesson-feedback")
    # Faster than anybody reads, the way to think comes at once.
    expect(feedback).to_have_attribute("data-kind", re.compile("tryAgain|model"))
    expect(feedback.locator(".feedback-told").first).to_contain_text("You chose")
    expect(page.locator(".lesson-board .faded")).to_have_count(1)
    ours.wrong(2)
    expect(feedback).to_have_attribute("data-kind", "copy")
    expect(feedback.locator(".feedback-solution")).to_be_visible()
    ours.right()
    expect(feedback).to_have_attribute("data-kind", "copied")


def test_help_of_the_talk_strip_is_a_hint_for_nothing_and_an_option_that_is_said_is_an_answer(lesson):
    ours = lesson("ks6.1")
    page = ours.page
    now = ours.go_on_to(lambda now: now["shown"]["board"]["format"] == "choice" and now["outcome"] == "open")
    page.locator('#core-bar .word[data-word="help"]').first.tap()
    becomes(page, lambda: ours.lesson()["hintsGiven"], 1)
    expect(page.locator(".lesson-feedback")).to_have_attribute("data-kind", "hint")
    # Words that stand nowhere in the strip of this child are said as its family's own would be.
    word = next(option["spoken"] for option in now["shown"]["board"]["options"])
    with page.expect_response("**/v1/learning/said"):
        page.evaluate("""async (word) => {
          const tile = document.querySelector('#core-bar .word').cloneNode(true);
          tile.dataset.word = word;
          document.querySelector("#cells").append(tile);
        }""", word)
        page.locator(f'#core-bar .word[data-word="{word}"]').tap()
    becomes(page, lambda: (ours.lesson()["attempt"], ours.lesson()["outcome"]),
            lambda seen: seen[0] > 1 or seen[1] not in OPEN)


def test_hint_replay_mute_previous_and_skip_do_what_they_show(lesson):
    ours = lesson("ks6.1")
    page = ours.page
    ours.go_on_to(lambda now: now["outcome"] == "open")
    left = ours.lesson()["hintsLeft"]
    expect(page.locator(".hints-left i")).to_have_count(left)
    ours.do("hint")
    expect(page.locator(".hints-left i")).to_have_count(left - 1)
    mute = page.locator("[data-do=mute]")
    ours.do("mute")
    expect(mute).to_have_accessible_name("Turn reading aloud on")
    ours.do("replay")
    assert ours.view().get("narration"), "a question is said once more where reading is off, too"
    ours.do("mute")
    expect(mute).to_have_accessible_name("Turn reading aloud off")
    item = ours.lesson()["item"]
    ours.do("skip")
    becomes(page, lambda: ours.lesson()["item"] != item, True)
    ours.do("previous")
    becomes(page, lambda: ours.lesson()["item"], item)
    ours.stands(item)


#: Notes the copies of a lesson's screen in which what comes is measured.
COPIES = """() => { window.copies = 0;
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) copies += [...addedNodes].filter((node) => node.inert).length;
  }).observe(document.querySelector(".learn-room"), { childList: true });
}"""
SIZE = """() => { const { width, height } = document.querySelector(".lesson-board > *").getBoundingClientRect();
  return [Math.round(width), Math.round(height), document.querySelector(".lesson-stage > *").style.zoom]; }"""


def test_what_comes_is_built_ahead_leaves_nothing_and_is_as_large_as_what_is_opened_anew(lesson):
    ours = lesson("ks6.1")
    page = ours.page
    ours.go_on_to(lambda now: now["outcome"] == "open")
    for _ in range(3):
        page.evaluate(COPIES)
        ours.right()
        page.wait_for_function("() => window.copies === 1")
        assert page.locator(".learn-lesson").count() == 1
        ours.do("next")
        item = ours.lesson()["item"]
        ours.stands(item)
        drawn(page)
        size = page.evaluate(SIZE)
        page.reload()
        ours.enter(".learn-lesson[data-item]")
        ours.stands(item)
        drawn(page)
        assert page.evaluate(SIZE) == size
    assert page.errors == []


def test_what_comes_is_shown_before_the_service_answers_and_taken_back_where_it_refuses(lesson):
    ours = lesson("ks6.1")
    page, held = ours.page, []
    ours.go_on_to(lambda now: now["outcome"] == "open")
    page.evaluate(COPIES)
    ours.right()
    page.wait_for_function("() => window.copies === 1")
    item, ahead = ours.lesson()["item"], ours.lesson()["coming"]["item"]
    page.route("**/v1/learning/next", lambda route: held.append(route))
    page.locator("[data-do=next]").tap()
    page.wait_for_selector(f'.learn-lesson[data-item="{ahead}"][data-outcome="open"][aria-busy]')
    becomes(page, lambda: len(held), 1)
    held[0].fulfill(status=409, content_type="application/problem+json",
                    json={"type": "about:blank", "title": "Conflict", "status": 409, "detail": "not now"})
    page.wait_for_selector(f'.learn-lesson[data-item="{item}"][data-outcome="correct"]:not([aria-busy])')
    page.unroute("**/v1/learning/next")
    ours.do("next")
    ours.stands(ahead)


def test_a_keyboard_goes_through_the_door_and_stays_with_what_is_asked(hands):
    ours = hands()
    page = ours.page
    page.locator("#learn-door").focus()
    page.keyboard.press("Enter")
    page.locator("[data-act=goOn]").wait_for()
    page.locator("[data-act=goOn]").focus()
    page.keyboard.press("Enter")
    page.wait_for_selector(".learn-lesson[data-item]")
    page.locator("[data-do=next]").focus()
    page.keyboard.press("Enter")
    becomes(page, lambda: ours.lesson()["number"], 2)
    expect(page.locator(".lesson-read")).to_be_focused()


def test_a_switch_comes_to_the_door_and_to_all_of_a_lesson_and_to_nothing_behind_it(lesson, hands):
    ours = lesson("ks6.1")
    ours.go_on_to(lambda now: now["shown"]["board"]["format"] == "choice" and now["outcome"] == "open")
    found = ours.page.evaluate("""async () => {
      const { leaves, scanTree } = await import("/page/features/access/scan-tree.js");
      return leaves(scanTree()).map((one) => one.id || one.dataset.do || one.dataset.option || one.className);
    }""")
    assert {"learn-door", "stop", "replay", "mute", "map", "hint", "skip", "o1", "o2"} <= set(found), found
    assert "home" not in found and not [name for name in found if "place" in name], found


def test_two_tabs_show_what_the_service_says_whoever_was_faster(lesson, own, open_page):
    ours = lesson("ks6.1")
    ours.go_on_to(lambda now: now["shown"]["board"]["format"] == "choice" and now["outcome"] == "open")
    other = LessonHands(open_page(own, has_touch=True, viewport={"width": 390, "height": 844},
                                  reduced_motion="reduce"), own)
    other.enter(".learn-lesson[data-item]")
    ours.right()
    becomes(other.page, lambda: other.page.locator(".learn-lesson").get_attribute("data-outcome"), "correct")
    ours.do("next")
    other.page.locator("[data-do=next]").dispatch_event("pointerdown", {"button": 0, "pointerType": "touch"})
    now = becomes(other.page, ours.lesson, lambda lesson: lesson["number"] >= 3)
    other.stands(now["item"])
    ours.stands(now["item"])


def test_a_limit_closes_learning_kindly_and_never_speech(own, hands):
    ours = hands()
    page = ours.page
    view = own.get("/v1/learning")
    page.route(re.compile("/v1/learning(/screen)?$"), lambda route: route.fulfill(json={
        **view, "closed": "That was a lot for today. We go on tomorrow."}))
    ours.enter(".map-closed")
    said = touched(page)
    expect(page.locator(".go-on-card")).to_have_count(0)
    page.locator(".map-closed").tap()
    becomes(page, lambda: said[-1:], [{"text": "That was a lot for today. We go on tomorrow."}])
    page.locator('#core-bar .word[data-word="more"]').first.tap()
    expect(page.locator("#message .said")).to_have_text(["more"])


@pytest.mark.parametrize("size", [(390, 844), (1280, 800)], ids=["phone", "wide"])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_in_the_room(own, hands, size, scheme):
    ours = hands(viewport={"width": size[0], "height": size[1]}, color_scheme=scheme)
    page = ours.page

    def finds_nothing():
        rests(page)
        found = Axe().run(page, "#learn")
        assert found.violations_count == 0, found.generate_report()

    ours.enter()
    finds_nothing()
    page.locator(".learn-card").first.tap()
    finds_nothing()
    own.send("/v1/learning/lesson", {"lesson": "ks6.1"})
    page.wait_for_selector(".learn-lesson[data-item]")
    finds_nothing()
    ours.go_on_to(lambda now: now["shown"]["board"]["format"] == "choice" and now["outcome"] == "open")
    ours.wrong()
    finds_nothing()
    ours.do("map")
    page.wait_for_selector(".recap-line")
    finds_nothing()


@pytest.mark.parametrize("size", [(1180, 820), (820, 1180)], ids=["landscape", "portrait"])
def test_text_twice_as_large_loses_nothing_in_the_room(own, hands, size):
    ours = hands(viewport={"width": size[0], "height": size[1]})
    enlarge(ours.page)
    ours.enter()
    nothing_is_lost(ours.page, size[0])
    own.send("/v1/learning/lesson", {"lesson": "ks6.1"})
    ours.page.wait_for_selector(".learn-lesson[data-item]")
    nothing_is_lost(ours.page, size[0])
    ours.do("map")
    ours.page.wait_for_selector(".recap-line")
    nothing_is_lost(ours.page, size[0])


def test_the_room_is_solid_so_nobody_reads_through_glass_and_still_for_who_wants_calm(lesson):
    ours = lesson("ks6.1")
    page = ours.page
    page.emulate_media(reduced_motion="reduce", contrast="more")
    rests(page)
    glass = page.evaluate("""() => [...document.querySelectorAll("#learn, #learn *")].filter((one) =>
      getComputedStyle(one).backdropFilter !== "none").length""")
    solid = page.locator("#learn").evaluate("e => getComputedStyle(e).backgroundColor")
    assert glass == 0 and re.fullmatch(r"rgb\(\d+, \d+, \d+\)", solid), solid
    moving = page.evaluate("""() => document.getAnimations().filter(({ effect, playState }) => playState === "running"
      && effect.target?.closest("#learn") && effect.getComputedTiming().iterations === Infinity).length""")
    assert moving == 0
