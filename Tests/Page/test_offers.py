"""Follow-ups on the child's screen (document 000 §05, M2-004; document 001, D21, D24)."""
import pytest
from playwright.sync_api import expect

from fingers import TOUCH
from patience import becomes, drawn

OFFERS = "#phrases .offer:not([inert])"


def word(page, text):
    return page.locator(f'#core-bar .word[data-word="{text}"]').first


def test_three_offers_are_drawn_within_a_frame_of_the_taps_reply(open_page, service):
    page = open_page(service, tier=2)
    late = page.evaluate("""() => new Promise((resolve) => {
      const { fetch } = window;
      window.fetch = async (...all) => {
        const response = await fetch(...all).catch((lost) => {
          resolve(String(lost));
          throw lost;
        });
        const { json } = response;
        response.json = async () => {
          const reply = await json.call(response);
          queueMicrotask(() => requestAnimationFrame(() => requestAnimationFrame(() => resolve({
            offers: document.querySelectorAll("#phrases .offer").length,
            expected: reply.followUps.length }))));
          return reply;
        };
        return response;
      };
      TOUCH(document.querySelector('#core-bar .word[data-word="more"]'));
    })""".replace("TOUCH", f"({TOUCH})"))
    assert late == {"offers": 3, "expected": 3}


def test_each_offer_has_pictures_its_words_and_a_sign_of_what_it_is_for(open_page, service):
    page = open_page(service, tier=2)
    word(page, "mommy").click()
    offers = page.locator(OFFERS)
    expect(offers).to_have_count(3)
    for offer in offers.all():
        assert offer.locator(".pictures .picture").count() >= 1
        assert len(offer.locator(".words").inner_text().split()) >= 2
        expect(offer.locator(".sign img")).to_be_visible()
        # A screen reader reads the phrase, no sign.
        expect(offer).to_have_accessible_name(offer.locator(".words").inner_text())
        becomes(page, offer.bounding_box, lambda box: min(box["width"], box["height"]) >= 60)


def test_the_stage_does_not_jump_when_offers_come_and_go(open_page, service):
    # A phone has no room to spare: test_sizes.py.
    for width, height in [(1180, 820), (820, 1180)]:
        page = open_page(service, tier=2, viewport={"width": width, "height": height})
        drawn(page)
        stage = page.locator("#stage").bounding_box()
        word(page, "mommy").click()
        expect(page.locator(OFFERS)).to_have_count(3)
        drawn(page)
        assert page.locator("#stage").bounding_box() == stage
        page.locator("#stop").click()
        expect(page.locator(OFFERS)).to_have_count(0)
        drawn(page)
        assert page.locator("#stage").bounding_box() == stage
        page.context.close()


def test_first_words_and_off_have_no_offers_and_no_room_for_them(open_page, service):
    page = open_page(service, tier=1)
    with page.expect_response("**/v1/taps"):
        word(page, "more").click()
    expect(page.locator("#offers")).to_be_hidden()
    service.choose(2)
    expect(page.locator("#offers")).to_be_visible()
    service.send("/v1/settings", {"conversation": "off"}, method="PATCH")
    expect(page.locator("#offers")).to_be_hidden()


def test_offers_go_when_the_child_goes_elsewhere(open_page, service):
    page = open_page(service, tier=3)
    word(page, "mommy").click()
    expect(page.locator(OFFERS)).to_have_count(3)
    service.send("/v1/navigation", {"scene": "bathroom"})
    expect(page.locator(OFFERS)).to_have_count(0)


def test_light_has_whole_sentences_and_no_exchange(open_page, service):
    service.send("/v1/settings", {"conversation": "light"}, method="PATCH")
    page = open_page(service, tier=3)
    word(page, "mommy").click()
    hints = page.locator("#hints .hint:not([inert])")
    hints.first.wait_for()
    expect(page.locator(OFFERS)).to_have_count(0)
    sentence = hints.first.get_attribute("data-phrase")
    hints.first.click()
    expect(page.locator("#message .said")).to_have_text(sentence)
    expect(hints).to_have_count(0)
    assert page.errors == []


def test_tier_two_has_a_beginning_to_fill_in_with_the_words_picture(open_page, service):
    page = open_page(service, tier=2)
    for name in ["fridge", "milk"]:
        with page.expect_response("**/v1/taps") as answer:
            page.locator(f'#scene .word[data-word="{name}"]:visible').click()
    hint = page.locator("#hints .hint:not([inert])").first
    # Those of the fridge may still be seen.
    expect(hint).to_have_attribute("data-phrase", answer.value.json()["carriers"][0]["phrase"])
    expect(hint).to_contain_text("…")
    expect(hint.locator(".picture")).to_have_count(1)
    phrase = hint.get_attribute("data-phrase")
    expect(hint).to_have_accessible_name(phrase)
    hint.click()
    expect(page.locator("#message .said")).to_have_text(phrase)
    service.choose(3)
    word(page, "mommy").click()
    expect(page.locator(OFFERS)).to_have_count(3)
    expect(page.locator("#hints .hint:not([inert])")).to_have_count(0)


def test_what_is_offered_is_still_there_after_a_reload(open_page, service):
    page = open_page(service, tier=2)
    word(page, "mommy").click()
    expect(page.locator(OFFERS)).to_have_count(3)
    before = page.locator(OFFERS).locator(".words").all_inner_texts()
    page.reload()
    expect(page.locator(OFFERS).locator(".words")).to_have_text(before)
    expect(page.locator("#message .said")).to_have_text(["mommy"])


@pytest.mark.live
def test_who_wants_less_motion_sees_offers_go_at_once(open_page, service):
    page = open_page(service, tier=2, reduced_motion="reduce")
    word(page, "mommy").click()
    expect(page.locator(OFFERS)).to_have_count(3)
    left = page.evaluate("""() => new Promise((resolve) => {
      new MutationObserver(() => requestAnimationFrame(() =>
        resolve(document.querySelectorAll("#phrases .offer").length)))
        .observe(document.querySelector("#phrases"), { childList: true });
      document.querySelector("#stop").click();
    })""")
    assert left == 0
