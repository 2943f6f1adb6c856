"""A listening test by people (requirements, Listening tests): which word was it, which of two is nicer."""
import json
import re

import pytest
from playwright.sync_api import expect

from conftest import open_gate
from ear import Ear
from listening_hands import answer, asked, begin, choose, hear, kept, opened, told
from screens import resize
from service import Service
from words_stage import nothing_is_found


@pytest.fixture(autouse=True)
def nobody_answered(service):
    service.delete("/v1/listening/results")


@pytest.fixture
def own(tmp_path):
    """A service of the test's own, which may be killed."""
    service = Service(tmp_path).start()
    service.reset()
    yield service
    service.stop()


def answers(service):
    with service.request("/v1/listening/results", None, "GET") as reply:
        return json.load(reply)["answers"]


def heard_word(at, voice, chosen, sounds=("p", "b", "t", "k"), text="pear"):
    """An answer as the page sends it."""
    choices = ["pear", "bear", "tear", "care"]
    word = {"voice": voice, "place": "first", "choices": choices, "sounds": list(sounds)}
    return {"id": f"r-{at}", "round": "r", "text": text, "listener": "KM", "rate": 0.85, "pitch": 1.2,
            "word": {**word, "chosen": chosen}}


def test_each_word_is_heard_in_exactly_the_voice_that_is_asked_about_and_nothing_shows_whose_it_is(
        open_page, service, recorder):
    page = opened(open_page, service)
    page.wait_for_selector("#sound[data-mood=well]")
    begin(page, voices=["girl", "boy", "meadow"])
    ear = Ear(recorder, service)
    voices = set()
    for _ in range(4):
        item = asked(page)
        shown = page.locator(".listening-question").inner_text()
        assert not re.search("Girl|Boy|Meadow", shown), shown
        ear.hears(item["text"], page.locator(".hear-word").click, voice=item["voice"])
        told(page)
        if page.locator(".word-choice").first.is_disabled():  # the sink ran dry
            hear(page)
        choose(page, item["text"])
        if kept(page)["at"] < 0:
            page.get_by_role("button", name="Go on").click()
        expect(page.get_by_role("button", name="Hear the word")).to_be_focused()
        voices.add(item["voice"])
    assert len(voices) > 1


def test_a_whole_test_is_counted_as_it_was_answered(open_page, service):
    page = opened(open_page, service)
    expect(page.locator(".listening-form .why")).to_contain_text("21 words, 7 by each voice")
    begin(page, count=10, voices=["girl", "boy"], listener="KM")
    expect(page.locator(".listening-where")).to_have_text("For practice: it does not count")
    answer(page, asked(page)["text"])
    given = []
    while kept(page):
        item, at = asked(page), len(given)
        wrong = next(word for word in item["choices"] if word != item["text"])
        given.append((item, {2: wrong, 5: None}.get(at, item["text"])))
        answer(page, given[-1][1])
    sent = answers(service)
    assert [(one["text"], one["word"]["voice"], one["word"].get("chosen")) for one in sent] == [
        (item["text"], item["voice"], word) for item, word in given]
    assert {(one["listener"], one["rate"], one["pitch"]) for one in sent} == {("KM", 0.85, 1.2)}
    for voice in ("girl", "boy"):
        right = sum(item["voice"] == voice and item["text"] == word for item, word in given)
        row = page.locator("tr", has=page.get_by_role("rowheader", name=voice.title(), exact=True))
        expect(row.locator("td").first).to_contain_text(f"{right} of 5")
    item, wrong = given[2]
    said = page.locator(".mixed-up").inner_text()
    assert "was heard as" in said and "was not heard" in said
    expect(page.locator("#whose-answers")).to_have_value("round")


def test_the_figures_are_the_shares_with_their_intervals(open_page, service):
    for at in range(20):
        for voice, right in (("girl", 18), ("boy", 8)):
            word = "pear" if at < right else "tear" if at < right + 2 else None
            service.send("/v1/listening/answers", {**heard_word(at, voice, word), "id": f"{voice}-{at}"})
    page = opened(open_page, service)
    page.get_by_role("button", name="Results so far").click()
    table = page.get_by_role("table", name="How well each voice was understood")
    expect(table.locator("tbody tr")).to_contain_text(["18 of 20, 90 % (70–97)", "8 of 20, 40 % (22–61)"])
    expect(page.locator(".listening-cards")).to_contain_text(
        "Girl was understood in more words than Boy: 50 of a hundred more (21–70).")
    expect(page.locator(".mixed-up li").first).to_have_text("p at the beginning was not heard: 10 of 40, 25 % (14–40)")
    expect(page.locator(".mixed-up li").nth(1)).to_have_text(
        "p at the beginning was heard as t: 4 of 40, 10 % (4–23)")
    page.locator("#whose-sounds").select_option("boy")
    expect(page.locator(".mixed-up li").first).to_have_text("p at the beginning was not heard: 10 of 20, 50 % (30–70)")
    with page.expect_download() as saving:
        page.get_by_role("button", name="Save as a table").click()
    with open(saving.value.path(), encoding="utf-8", newline="") as file:
        lines = file.read().split("\r\n")
    assert len(lines) == 42 and lines[1].split(",")[-4:] == ["true", "", "", "0"]
    page.get_by_role("button", name="Erase all answers").click()
    page.get_by_role("button", name="Erase for good").click()
    expect(page.locator(".listening-cards")).to_contain_text("There are no answers yet.")
    assert answers(service) == []


def test_two_voices_are_compared_by_keyboard_alone(open_page, service):
    page = opened(open_page, service)
    page.locator("input[name=kind][value=word]").focus()
    page.keyboard.press("ArrowRight")
    page.locator("input[name=count]").first.focus()
    page.keyboard.press("ArrowLeft")
    page.locator("input[name=count][value='20']").focus()
    page.keyboard.press("ArrowLeft")
    page.get_by_role("button", name="Begin").focus()
    page.keyboard.press("Enter")
    given = []
    while True:
        both = page.get_by_role("button", name="Hear both", exact=True)
        expect(both).to_be_focused()
        at, item = kept(page)["at"], asked(page)
        while page.get_by_role("button", name="A is nicer").is_disabled():  # where the sink ran dry
            page.keyboard.press("Enter")
            told(page)
        if at == 1:
            page.keyboard.press("3")
            given.append((item["first"], item["second"], "same", None))
        else:
            page.keyboard.press("2")
            expect(page.get_by_role("heading", name="Whose voice could B be?")).to_be_focused()
            page.keyboard.press("1")
            given.append((item["first"], item["second"], "second", "child"))
        if len(given) == len((kept(page) or {"items": given})["items"]):
            break
        page.wait_for_function("(at) => JSON.parse(sessionStorage.getItem('meadow-listening')).at > at", arg=at)
    expect(page.get_by_role("heading", name="What was heard")).to_be_focused()
    assert len(given) == 9
    assert [(one["pair"]["first"], one["pair"]["second"], one["pair"]["nicer"], one["pair"].get("forWhom"))
            for one in answers(service)] == given
    expect(page.locator(".listening-cards")).to_contain_text("The one that was heard first was preferred: 0 of 8, 0 %")
    whose = page.get_by_role("table", name="Whose voice it could be")
    expect(whose.locator("tbody tr")).to_have_count(3)


def test_a_page_that_is_read_anew_goes_on_where_it_was_and_another_tab_begins_its_own(open_page, service):
    page = opened(open_page, service)
    begin(page)
    answer(page, asked(page)["text"])
    answer(page, asked(page)["text"])
    before = kept(page)
    page.reload()
    expect(page.locator(".listening-where")).to_have_text(f"Question 2 of {len(before['items'])}")
    assert kept(page) == before
    other = opened(open_page, service)
    assert kept(other) is None
    begin(other)
    answer(other, asked(other)["text"])
    answer(other, asked(other)["text"])
    answer(page, asked(page)["text"])
    rounds = [one["round"] for one in answers(service)]
    assert len(rounds) == 3 and len(set(rounds)) == 2


def test_an_answer_that_a_dead_service_did_not_take_is_kept_once_when_it_is_back(own, open_page):
    page = opened(open_page, own)
    begin(page)
    answer(page, asked(page)["text"])
    answer(page, asked(page)["text"])
    # The service keeps the second answer and dies before it says so.
    item = asked(page)
    page.route("**/v1/listening/answers", lambda route: (route.fetch(), route.abort()))
    hear(page)
    choose(page, item["text"])
    expect(page.locator(".listening-question .problem")).to_contain_text("Not kept yet.")
    own.kill()
    page.unroute("**/v1/listening/answers")
    page.get_by_role("button", name="Try again").click()
    expect(page.locator(".listening-question .problem")).to_contain_text("Not kept yet.")
    page.route("**/v1/events", lambda route: route.abort())
    own.start()
    own.open_gate()
    open_gate(page, own)
    page.unroute("**/v1/events")
    expect(page.locator(".listening-where")).to_contain_text("Question 3 of")
    sent = answers(own)
    assert [one["text"] for one in sent][1] == item["text"] and len(sent) == 2
    # Read anew in that moment, it is the same.
    page.route("**/v1/listening/answers", lambda route: route.abort())
    hear(page)
    choose(page, asked(page)["text"])
    expect(page.locator(".listening-question .problem")).to_contain_text("Not kept yet.")
    page.unroute("**/v1/listening/answers")
    page.reload()
    expect(page.locator(".listening-where")).to_contain_text("Question 4 of")
    assert len(answers(own)) == 3


def test_what_was_cut_off_is_not_asked_about_and_a_voice_that_is_away_is_told_and_can_be_left_out(
        open_page, service):
    page = opened(open_page, service)
    begin(page)
    answer(page, asked(page)["text"])
    cut = {"text": "x", "voice": asked(page)["voice"], "rate": 1, "pitch": 1, "wasHeard": False}
    page.route("**/v1/listening/sounds", lambda route: route.fulfill(json=cut))
    page.get_by_role("button", name="Hear the word").click()
    told(page)
    expect(page.locator(".listening-status")).to_contain_text("That was cut off and does not count.")
    expect(page.locator(".word-choice").first).to_be_disabled()
    page.unroute("**/v1/listening/sounds")
    # An answer in another voice is none, whatever the service says.
    page.route("**/v1/listening/sounds", lambda route: route.fulfill(
        json={**cut, "voice": "nobody", "wasHeard": True}))
    page.get_by_role("button", name="Hear the word").click()
    told(page)
    expect(page.locator(".listening-status")).to_contain_text("That was cut off and does not count.")
    expect(page.locator(".word-choice").first).to_be_disabled()
    page.unroute("**/v1/listening/sounds")
    page.route("**/v1/listening/sounds", lambda route: route.fulfill(
        status=503, content_type="application/problem+json",
        body=json.dumps({"status": 503, "field": "voice", "detail": "voice: it is dead. Try again."})))
    page.get_by_role("button", name="Hear the word").click()
    expect(page.locator(".listening-question .problem")).to_have_text(
        "This voice cannot be heard now, and no other speaks for it.")
    expect(page.locator(".word-choice").first).to_be_disabled()
    page.get_by_role("button", name="Leave this one out").click()
    expect(page.locator(".listening-where")).to_contain_text("Question 2 of")
    assert answers(service) == []


def test_stop_cuts_a_word_off_and_each_time_beyond_the_first_is_counted(open_page, service, recorder):
    page = opened(open_page, service)
    page.wait_for_selector("#sound[data-mood=well]")
    begin(page)
    answer(page, asked(page)["text"])
    mark = recorder.now
    page.locator(".hear-word").click()
    recorder.onset(mark)
    page.keyboard.press("Escape")
    expect(page.locator(".listening-status")).to_contain_text("That was cut off and does not count.")
    expect(page.locator(".word-choice").first).to_be_disabled()
    hear(page)
    hear(page, "Once more")
    hear(page, "Once more")
    choose(page, asked(page)["text"])
    expect(page.locator(".listening-where")).to_contain_text("Question 2 of")
    assert answers(service)[0]["replays"] == 2


def test_where_the_gate_is_shut_a_grown_up_is_asked_before_anything_is_answered(open_page, service):
    page = opened(open_page, service, gate="shut")
    page.get_by_role("button", name="Begin").click()
    expect(page.get_by_role("dialog", name="For grown-ups")).to_be_visible()
    assert kept(page) is None


def test_on_a_spanish_board_the_test_is_in_spanish(open_page, own):
    own.send("/v1/settings", {"language": "es-419"}, method="PATCH")
    page = opened(open_page, own)
    expect(page.get_by_role("heading", name="Prueba de escucha")).to_be_focused()
    page.get_by_role("button", name="Empezar").click()
    expect(page.get_by_role("button", name="Oír la palabra")).to_be_focused()
    assert asked(page)["text"] in page.locator(".listening-question").inner_text()
    assert kept(page)["language"] == "es-419"
    page.get_by_role("button", name="Terminar aquí").click()
    page.get_by_role("button", name="Volver a las voces").click()
    expect(page.locator("html")).to_have_attribute("lang", "en")
    expect(page.get_by_role("heading", name="How it speaks")).to_be_visible()


def test_the_door_leads_in_and_out_and_the_code_comes_only_with_it(open_page, service):
    page = open_page(service, "/voices")
    page.wait_for_selector("body[data-ready]")
    assert not any("listening-test.js" in url for url in page.requests)
    page.get_by_role("button", name="Open the listening test").click()
    expect(page.get_by_role("heading", name="Listening test")).to_be_focused()
    expect(page.locator("#voices")).to_be_hidden()
    page.go_back()
    expect(page.locator("#voices")).to_be_visible()
    expect(page.locator(".listening-form")).to_have_count(0)
    assert page.errors == []


def test_axe_finds_nothing_in_the_listening_test_and_nothing_scrolls_sideways(open_page, service):
    for at in range(20):
        service.send("/v1/listening/answers", heard_word(at, "girl", "pear" if at < 15 else "tear"))
        service.send("/v1/listening/answers", {
            "id": f"p-{at}", "round": "p", "text": "more",
            "pair": {"first": "girl", "second": ["boy", "meadow"][at % 2], "nicer": "first", "forWhom": "child"}})
    page = opened(open_page, service, reduced_motion="reduce")

    def well():
        nothing_is_found(page)
        for letters in (100, 200):
            page.evaluate(f"document.documentElement.style.fontSize = '{letters}%'")
            for width in (320, 600, 1280):
                resize(page, width, 900)
                assert page.evaluate("document.documentElement.scrollWidth") <= width, (width, letters)
        page.evaluate("document.documentElement.style.fontSize = ''")

    page.get_by_text("How to make it a fair test").click()
    well()
    begin(page)
    well()
    hear(page)
    well()
    page.get_by_role("button", name="Stop here").click()
    page.get_by_text("How to read this").click()
    well()
    page.get_by_role("button", name="New test").click()
    begin(page, kind="pair")
    well()


@pytest.mark.parametrize("language", ["en", "es"])
def test_the_words_of_a_group_differ_in_one_sound_as_the_voices_read_them(own, open_page, language):
    page = open_page(own, "/voices")
    groups = page.evaluate(f"""async () =>
      (await import("/page/features/voices/listening/words-{language}.js")).GROUPS""")
    tag = {"en": "en", "es": "es-419"}[language]
    read = {}
    for word in {word for group in groups for word in group["words"].values()}:
        reply = own.send("/v1/pronunciations", {"text": word, "voice": "girl", "language": tag})
        read[word] = sounds(reply["ipa"])
    wrong = []
    for group in groups:
        place, words = group["place"], group["words"]
        rests = {without(read[word], place)[0] for word in words.values()}
        said = {sound: without(read[word], place)[1] for sound, word in words.items()}
        # Between vowels Spanish softens its d.
        named = all(told in (sound.rstrip("ː"), {"d": "ð"}.get(sound)) for sound, told in said.items())
        if len(rests) != 1 or not named:
            wrong.append({word: read[word] for word in words.values()})
    assert not wrong, wrong


def sounds(ipa):
    """The sounds of a reading, without stress and length."""
    plain = re.sub("[ˈˌː.‿͡ ]", "", ipa)
    return tuple(re.findall("tʃ|dʒ|[aeoɑ]ɪ|aʊ|oʊ|ɜ˞|ɚ|ɝ|.", plain))


def without(reading, place):
    """What of a reading all words of its group share, and the sound at its place."""
    vowels = [at for at, sound in enumerate(reading) if re.match("[aeiouæɑɔəɛɜɚɝɪʊʌɐ]", sound)]
    at = {"first": 0, "last": len(reading) - 1, "vowel": vowels[0], "middle": vowels[0] + 1}[place]
    return (*reading[:at], "_", *reading[at + 1:]), reading[at]
