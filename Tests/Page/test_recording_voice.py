"""A voice recorded at home: led through the words, what is wrong is told, nothing is lost (own-29)."""
import json

import pytest
from playwright.sync_api import expect

from conftest import open_gate
from ear import coarse, share
from mouth import louder, room, samples_of
from patience import becomes
from recording_stage import (  # noqa: F401
    PAGE, begin, family, lucia, microphone, opened, read, recorded, shows, sitting, stands, word_of)
from screens import resize
from service import Service
from test_large_text import enlarge, nothing_is_lost
from words_stage import nothing_is_found

#: A take begins so many eighths of a millisecond before its word, or after, at most.
REACH = 800


def take(service, voice, word):
    with service.request(f"/v1/recorded-voices/{voice}/takes/{word}", None, "GET") as answer:
        return samples_of(answer.read())


def speech(service, voice, text):
    with service.request(f"/v1/speech?text={text}&voice={voice}&rate=1&pitch=1&range=1&format=wav", None, "GET") as answer:
        return samples_of(answer.read())


def test_a_child_records_words_one_after_the_other_and_meadow_says_them_so(
        open_page, family, microphone):
    page = opened(open_page, family, permissions=["microphone"])
    page.get_by_role("link", name="Record a voice").click()
    page.get_by_label("Who speaks?").fill("Lucía Hernández")
    page.get_by_label("What is the voice called?").fill("Lucia")
    page.get_by_label("I am the parent of the child who speaks").check()
    page.get_by_label("Your name").fill("Ana Hernández")
    page.get_by_label("Yes, this voice may be recorded").check()
    page.get_by_role("button", name="Begin").click()
    page.get_by_role("button", name="Listen to the room").click()
    expect(page.locator(".room-told")).to_contain_text("The room is quiet")
    page.get_by_role("button", name="Start with the words").click()
    said = []
    for _ in range(2):
        stands(page, "listening")
        said.append(word_of(page))
        microphone.say(microphone.word(said[-1]))
        stands(page, "playing")
        page.wait_for_function(
            "(word) => document.querySelector('.lead-word .label').textContent !== word", arg=said[-1])
    expect(page.locator(".lead-far")).to_contain_text("2 of 88")
    voice, = read(family, "/v1/recorded-voices")["voices"]
    assert voice["consent"]["by"] == "Ana Hernández" and voice["speaker"] == "Lucía Hernández"
    assert recorded(family, voice["id"]) == said
    for word in said:
        spoken, other, kept, heard = (coarse([value / 32768 for value in samples]) for samples in (
            microphone.word(word), microphone.word("outside"), take(family, voice["id"], word),
            speech(family, voice["id"], word)))
        assert share(spoken, kept, REACH) > max(0.4, 2 * share(other, kept, REACH)), word
        assert share(kept, heard, REACH) > 0.6, word
    # Days later it goes on where it was.
    page.goto("about:blank")
    page.goto(f"{family.url}{PAGE}#voice/{voice['id']}")
    page.get_by_role("link", name="Go on recording").click()
    begin(page)
    stands(page, "listening")
    assert word_of(page) not in said
    assert page.errors == []


def humming(mouth):
    mouth.sit_in(room(hum=0.003))
    return mouth.word("mommy")


def babbling(mouth):
    talk = [louder(mouth.word(text, voice), 0.06) for text, voice in [
        ("I want to go outside and play with the ball now", "boy"),
        ("put your shoes on we are going to the playground", "meadow"),
        ("more juice please and then the big red car", "girl")]]
    mouth.sit_in(room(voices=talk))
    return louder(mouth.word("mommy"), 0.5)


@pytest.mark.parametrize("kind, makes, told", [
    ("clipped", lambda mouth: louder(mouth.word("mommy"), 30), "too loud"),
    ("hum", humming, "There is a hum"), ("noisy", babbling, "There is noise around you")])
def test_what_is_wrong_with_a_take_is_told_with_what_to_do(
        open_page, family, lucia, microphone, kind, makes, told):
    page = sitting(open_page, family, lucia)
    stands(page, "listening")
    samples = makes(microphone)
    page.get_by_role("button", name="Pause").click()
    page.get_by_role("button", name="Go on", exact=True).click()
    stands(page, "listening")
    microphone.say(samples)
    stands(page, "problem")
    expect(page.locator(f'.lead-trouble [data-kind="{kind}"]')).to_contain_text(told)
    expect(page.get_by_role("button", name="Again")).to_be_focused()
    page.get_by_role("button", name="Keep", exact=True).click()
    stands(page, "saying", "listening")
    assert recorded(family, lucia) == ["mommy"]


def test_the_room_is_listened_to_first_and_a_hum_in_it_is_told(open_page, family, lucia, microphone):
    microphone.sit_in(room(hum=0.01))
    page = opened(open_page, family, f"voice/{lucia}/record", permissions=["microphone"])
    page.get_by_role("button", name="Listen to the room").click()
    expect(page.locator(".room-told")).to_contain_text("Something hums")
    expect(page.locator(".room-told")).to_contain_text("charger")
    microphone.sit_in(room())
    page.get_by_role("button", name="Listen again").click()
    expect(page.locator(".room-told")).to_contain_text("The room is quiet")


def test_who_says_nothing_hears_the_word_once_more_and_is_then_told(open_page, family, lucia, microphone):
    page = sitting(open_page, family, lucia)
    stands(page, "problem")
    expect(page.locator(".lead-trouble")).to_contain_text("Nothing was heard")
    expect(page.get_by_role("button", name="Keep", exact=True)).to_be_hidden()
    assert recorded(family, lucia) == []
    page.get_by_role("button", name="Skip").click()
    shows(page, "daddy")


def test_by_hand_a_word_is_recorded_while_the_space_bar_is_held(open_page, family, lucia, microphone):
    page = sitting(open_page, family, lucia)
    page.get_by_role("switch", name="Records by itself").uncheck()
    stands(page, "ready")
    page.keyboard.down("Space")
    stands(page, "listening")
    microphone.say(microphone.word("mommy"))
    page.keyboard.up("Space")
    becomes(page, lambda: recorded(family, lucia), ["mommy"])
    expect(page.get_by_role("switch", name="Records by itself")).not_to_be_checked()


def test_the_gate_stays_open_for_who_speaks_and_touches_nothing(open_page, family, lucia, microphone):
    page = sitting(open_page, family, lucia)
    page.evaluate("""() => { const now = performance.now.bind(performance);
      performance.now = () => now() + 60_000; }""")
    stands(page, "listening")
    with page.expect_response("**/v1/gate/stay") as answer:
        microphone.say(microphone.word("mommy"))
    assert answer.value.ok


def test_again_replaces_the_take_and_back_comes_to_the_word_before(open_page, family, lucia, microphone):
    page = sitting(open_page, family, lucia)
    stands(page, "listening")
    microphone.say(louder(microphone.word("mommy"), 30))
    stands(page, "problem")
    page.get_by_role("button", name="Again").click()
    stands(page, "listening")
    microphone.say(microphone.word("mommy"))
    stands(page, "playing", "problem")
    if page.locator('.sitting[data-state="problem"]').count():
        page.get_by_role("button", name="Keep", exact=True).click()
    shows(page, "daddy")
    page.get_by_role("button", name="Back").click()
    shows(page, "mommy")
    assert recorded(family, lucia) == ["mommy"]


def test_a_service_that_dies_in_the_middle_loses_nothing(open_page, microphone, tmp_path):
    folder = tmp_path / "data"
    folder.mkdir()
    own = Service(folder).start()
    own.reset()
    voice = own.send("/v1/recorded-voices", {"name": "Lucia", "speaker": "Lucía", "forWhom": "child",
                                             "consent": {"by": "Ana", "agreed": True}})["id"]
    word = microphone.word("mommy")
    page = sitting(open_page, own, voice)
    stands(page, "listening")
    own.kill()
    microphone.say(word)
    stands(page, "unsent")
    expect(page.locator(".lead-trouble")).to_contain_text("Your last word waits here")
    own.start()
    own.open_gate()
    # The pass through the gate went with the service: a grown-up is asked once more.
    page.wait_for_selector("#gate")
    assert recorded(own, voice) == []
    open_gate(page, own)
    page.get_by_role("button", name="Not now").click()
    page.get_by_role("button", name="Send it again").click()
    becomes(page, lambda: recorded(own, voice), ["mommy"])
    stands(page, "playing", "saying", "listening", "problem")
    own.stop()


def test_a_disk_that_is_full_is_told_and_the_take_is_sent_again(open_page, family, lucia, microphone):
    page = sitting(open_page, family, lucia)
    full = {"type": "about:blank", "title": "Insufficient Storage", "status": 507,
            "detail": "The disk is full. Make room, then try again."}
    refuse = lambda route: route.fulfill(status=507, body=json.dumps(full),  # noqa: E731
                                         content_type="application/problem+json")
    page.route("**/takes/**", refuse)
    stands(page, "listening")
    microphone.say(microphone.word("mommy"))
    stands(page, "unsent")
    expect(page.locator(".lead-trouble")).to_contain_text("The disk is full")
    page.unroute("**/takes/**", refuse)
    page.get_by_role("button", name="Send it again").click()
    becomes(page, lambda: recorded(family, lucia), ["mommy"])


def keeps_its_tracks(page):
    """The page's script can reach the microphone's track: the tests' sound server has another one at hand
    for whoever loses his, so that a track would never end."""
    page.add_init_script("""
      const ask = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
      navigator.mediaDevices.getUserMedia = async (wanted) => {
        const stream = await ask(wanted);
        window.track = stream.getTracks()[0];
        return stream;
      };""")


def test_a_microphone_that_is_pulled_out_is_told_and_what_was_said_is_kept(
        open_page, family, lucia, microphone):
    page = sitting(open_page, family, lucia, before=keeps_its_tracks)
    stands(page, "listening")
    microphone.say(microphone.word("mommy"))
    shows(page, "daddy")
    stands(page, "listening")
    page.evaluate("window.track.dispatchEvent(new Event('ended'))")
    stands(page, "paused")
    expect(page.locator(".lead-trouble")).to_contain_text("The microphone is gone")
    assert recorded(family, lucia) == ["mommy"]
    page.get_by_role("button", name="Go on", exact=True).click()
    stands(page, "listening")
    assert word_of(page) == "daddy"


@pytest.mark.live
def test_a_microphone_that_is_refused_is_told_with_the_way_out(open_page, family, lucia):
    page = opened(open_page, family, f"voice/{lucia}/record")
    page.get_by_role("button", name="Listen to the room").click()
    expect(page.locator(".room .problem")).to_contain_text("microphone")
    expect(page.get_by_role("button", name="Listen to the room")).to_be_enabled()


def test_a_page_out_of_sight_pauses(open_page, family, lucia, microphone):
    page = sitting(open_page, family, lucia)
    stands(page, "listening")
    page.evaluate("""() => { Object.defineProperty(document, "hidden", { value: true, configurable: true });
      document.dispatchEvent(new Event("visibilitychange")); }""")
    stands(page, "paused")
    expect(page.locator(".lead-trouble")).to_contain_text("out of sight")
    page.evaluate("delete document.hidden")
    page.get_by_role("button", name="Go on", exact=True).click()
    stands(page, "listening")


def test_axe_finds_nothing_while_words_are_recorded(open_page, family, lucia, microphone):
    page = sitting(open_page, family, lucia, reduced_motion="reduce")
    page.get_by_role("switch", name="Records by itself").uncheck()
    stands(page, "ready")
    nothing_is_found(page)
    page.get_by_role("switch", name="Records by itself").check()
    stands(page, "problem")  # nobody speaks
    nothing_is_found(page)
    resize(page, 390, 844)
    nothing_is_lost(page, 390)
    resize(page, 1180, 820)
    enlarge(page)
    nothing_is_lost(page, 1180)
