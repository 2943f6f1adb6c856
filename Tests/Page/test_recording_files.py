"""A voice recorded at home, beside the microphone: consent, the list of words, packs and files (own-29)."""
import zipfile

import pytest
from playwright.sync_api import expect

from recording_stage import PAGE, family, lucia, opened, read, recorded  # noqa: F401
from screens import resize
from test_large_text import enlarge, nothing_is_lost
from words_stage import nothing_is_found

VIEWS = ["", "new", "bring", "voice/lucia", "voice/lucia/record"]


def test_nothing_is_recorded_before_somebody_agrees(open_page, family):
    page = opened(open_page, family, "new")
    page.get_by_role("button", name="Begin").click()
    expect(page.locator(".problem")).to_have_text("Please write who speaks.")
    expect(page.get_by_label("Who speaks?")).to_be_focused()
    page.get_by_label("Who speaks?").fill("Lucía Hernández")
    page.get_by_label("I am the parent").check()
    page.get_by_role("button", name="Begin").click()
    expect(page.locator(".problem")).to_contain_text("your name")
    page.get_by_label("Your name").fill("Ana")
    page.get_by_role("button", name="Begin").click()
    expect(page.locator(".problem")).to_contain_text("before somebody agrees")
    assert read(family, "/v1/recorded-voices")["voices"] == []


def test_over_the_network_it_is_told_that_browsers_lend_no_microphone(open_page, family, lucia):
    page = opened(open_page, family, f"voice/{lucia}/record", before=lambda page: page.add_init_script(
        "Object.defineProperty(navigator, 'mediaDevices', { value: undefined })"))
    page.get_by_role("button", name="Listen to the room").click()
    expect(page.locator(".room .problem")).to_contain_text("only to pages on this computer")


def test_the_list_says_whose_each_word_is_and_a_recording_can_be_taken_away(
        open_page, family, lucia):
    put(family, lucia, "more", word_file(family))
    page = opened(open_page, family, f"voice/{lucia}")
    more = page.locator(".take-list li", has=page.get_by_role("button", name="Listen to more, recorded"))
    expect(more).to_have_attribute("data-whose", "recorded")
    expect(page.get_by_role("button", name="Listen to daddy, near voice")).to_be_visible()
    for name, path in [("Listen to more, recorded", "**/takes/more?**"),
                       ("Listen to daddy, near voice", "**/v1/speech?**")]:
        with page.expect_response(path) as answer:
            page.get_by_role("button", name=name).click()
        assert answer.value.ok
    page.get_by_role("button", name="Delete the recording of more").click()
    expect(page.get_by_role("link", name="Record more", exact=True)).to_be_focused()
    assert recorded(family, lucia) == []
    page.get_by_role("link", name="Record more", exact=True).click()
    page.get_by_role("heading", name="before the first word").wait_for()


def put(service, voice, word, sound):
    service.request(f"/v1/recorded-voices/{voice}/takes/{word}", sound, "PUT").close()


def test_a_voice_goes_out_as_a_pack_is_erased_and_comes_in_again(open_page, family, lucia, tmp_path):
    put(family, lucia, "more", word_file(family))
    family.send("/v1/settings", {"voice": lucia}, method="PATCH")
    page = opened(open_page, family, f"voice/{lucia}")
    with page.expect_download() as saving:
        page.get_by_role("button", name="Save the voice pack").click()
    pack = tmp_path / "lucia.zip"
    saving.value.save_as(pack)
    assert "voice.json" in zipfile.ZipFile(pack).namelist()
    page.get_by_role("button", name="Erase this voice").click()
    expect(page.get_by_role("button", name="No, keep it")).to_be_focused()
    page.get_by_role("button", name="Yes, erase all of it").click()
    page.get_by_role("heading", name="Whose voice shall it be?").wait_for()
    assert read(family, "/v1/recorded-voices")["voices"] == []
    assert family.get("/v1/settings")["voice"] != lucia
    page.get_by_role("link", name="Bring in recordings").click()
    page.get_by_label("A voice pack, or a zip").set_input_files(pack)
    expect(page.locator("form .why")).to_contain_text("is a voice pack: 1 recordings")
    page.get_by_role("button", name="Bring it in").click()
    expect(page.locator(".report h3")).to_contain_text("Lucia is here: 1 recordings came in")
    voice, = read(family, "/v1/recorded-voices")["voices"]
    assert (voice["speaker"], voice["consent"]["by"]) == ("Lucía Hernández", "Ana Hernández")
    assert recorded(family, voice["id"]) == ["more"]


def word_file(service):
    with service.request("/v1/speech?text=more&voice=girl&format=wav", None, "GET") as answer:
        return answer.read()


def test_a_folder_of_named_files_comes_in_once_it_is_told_whose_it_is(open_page, family, tmp_path):
    folder = tmp_path / "ours"
    folder.mkdir()
    for name in ("more.wav", "all done.wav", "grandmas-secret-word.wav"):
        (folder / name).write_bytes(word_file(family))
    (folder / "broken.wav").write_bytes(b"not a sound")
    (folder / "notes.txt").write_text("not asked for")
    page = opened(open_page, family, "bring")
    page.get_by_label("or a folder of sound files").set_input_files(folder)
    expect(page.locator("form .why")).to_contain_text("4 sound files were found")
    page.get_by_role("button", name="Bring it in").click()
    expect(page.locator("form .consent .problem")).to_contain_text("who speaks")
    page.get_by_label("Who speaks?").fill("Lucía Hernández")
    page.get_by_label("Yes, this voice").check()
    page.get_by_role("button", name="Bring it in").click()
    expect(page.locator(".report")).to_contain_text("broken.wav")
    voice, = read(family, "/v1/recorded-voices")["voices"]
    assert {"more", "all done"} <= set(recorded(family, voice["id"]))


def test_a_family_that_speaks_spanish_brings_in_spanish_words(open_page, family, tmp_path):
    folder = tmp_path / "nuestras"
    folder.mkdir()
    for name in ("más.wav", "mamá.wav"):
        (folder / name).write_bytes(word_file(family))
    page = opened(open_page, family, "bring", before=lambda page: family.send(
        "/v1/settings", {"language": "es-419"}, method="PATCH"))
    expect(page.locator("html")).to_have_attribute("lang", "es-419")
    page.locator("input[type=file][webkitdirectory]").set_input_files(folder)
    page.locator("#speaker-name").fill("Lucía Hernández")
    page.locator("#agreed").check()
    page.locator("form .primary:visible").click()
    page.locator(".report h3").wait_for()
    voice, = read(family, "/v1/recorded-voices")["voices"]
    words = read(family, f"/v1/recorded-voices/{voice['id']}")["words"]
    ours = {(word["text"], word["language"]) for word in words if word["whose"] == "recorded"}
    assert ours == {("más", "es-419"), ("mamá", "es-419")}


def test_a_file_that_is_no_zip_is_refused_before_it_is_sent(open_page, family):
    page = opened(open_page, family, "bring")
    page.get_by_label("A voice pack, or a zip").set_input_files(
        {"name": "pack.zip", "mimeType": "application/zip", "buffer": b"RIFF"})
    expect(page.locator("form > .problem")).to_contain_text("no zip")
    expect(page.get_by_role("button", name="Bring it in")).to_be_hidden()


def test_who_stands_before_a_shut_gate_sees_no_voice(open_page, family, lucia):
    page = open_page(family, PAGE, gate="shut")
    page.wait_for_selector("#gate")
    expect(page.locator("main")).not_to_contain_text("Lucia")


def test_it_speaks_the_language_of_the_board(open_page, family):
    family.send("/v1/settings", {"language": "es-419"}, method="PATCH")
    try:
        page = opened(open_page, family)
        expect(page.get_by_role("heading", level=1)).to_have_text("Una voz de casa")
        expect(page.get_by_role("link", name="Grabar una voz")).to_be_visible()
        expect(page.locator("html")).to_have_attribute("lang", "es-419")
    finally:
        family.send("/v1/settings", {"language": "en"}, method="PATCH")



@pytest.mark.parametrize("view", VIEWS)
def test_axe_finds_nothing_and_nothing_is_lost_on_a_phone_or_with_larger_text(open_page, family, lucia, view):
    put(family, lucia, "more", word_file(family))
    page = opened(open_page, family, view, reduced_motion="reduce")
    page.wait_for_selector("main h2")
    nothing_is_found(page)
    for width, height in ((390, 844), (844, 390)):
        resize(page, width, height)
        nothing_is_lost(page, width)
    resize(page, 1180, 820)
    enlarge(page)
    nothing_is_lost(page, 1180)


def test_a_voice_is_begun_by_the_keyboard_alone(open_page, family):
    page = opened(open_page, family)
    page.get_by_role("link", name="Record a voice").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="A new voice")).to_be_focused()
    page.keyboard.press("Tab")
    page.keyboard.type("Ana Hernández")
    for _ in range(4):  # the name, what it is for, who agrees, yes
        page.keyboard.press("Tab")
    page.keyboard.press("Space")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Ana: before the first word")).to_be_focused()
    voice, = read(family, "/v1/recorded-voices")["voices"]
    assert (voice["name"], voice["consent"]["by"]) == ("Ana", "Ana Hernández")
