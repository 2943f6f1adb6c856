"""Pictures of words: a photo fits wherever it is shown, what has no picture is drawn, and any picture can be
another (document 001, My Words; document 001, Vocabulary)."""
import struct
import zlib

import pytest
from playwright.sync_api import expect

from panel_stage import go as go_to, knows, open_side
from patience import becomes, rests
from scene_stage import go, thing

#: As phones, cameras, screens and old web pages make them: width and height in pixels.
SHAPES = {"portrait": (300, 400), "tall": (90, 700), "landscape": (1600, 1200), "wide": (900, 200),
          "square": (500, 500), "tiny": (2, 2)}
#: Whatever shows a photo shows all of its frame inside its own, and is not covered by anybody else's.
MISFITS = """() => {
  const seen = (e) => !e.closest("[inert], .place-view[aria-hidden]") && e.checkVisibility({ visibilityProperty: true });
  const misfits = [];
  for (const photo of document.querySelectorAll("img.photo")) {
    if (!seen(photo)) continue;
    const holder = photo.closest("button, .part, .companion-sign, .picture-sample, .portrait, .chip, .insight-chip, li");
    const [a, b] = [photo.getBoundingClientRect(), holder.getBoundingClientRect()];
    const name = `${holder.className} ${holder.textContent.trim()} ${photo.className}`;
    if (a.left < b.left - 1 || a.right > b.right + 1 || a.top < b.top - 1 || a.bottom > b.bottom + 1) {
      misfits.push(`${name}: ${JSON.stringify([a, b])}`);
    }
    if (Math.min(a.width, a.height) < 14) misfits.push(`${name} is ${a.width} x ${a.height}`);
    if (photo.complete && !photo.naturalWidth) misfits.push(`${name} is torn`);
  }
  for (const button of document.querySelectorAll("#offers button, #core-bar .word")) {
    if (!seen(button)) continue;
    const { left, top, width, height } = button.getBoundingClientRect();
    const there = document.elementFromPoint(left + width / 2, top + height / 2);
    if (!button.contains(there) && !there?.closest("#grown-ups")) misfits.push(`${button.textContent} is under ${there?.className}`);
  }
  return misfits;
}"""

INSIDES = "all => all.map((one) => one.innerHTML)"
EDITOR = '[aria-labelledby="picture-word"]'


def png(width, height):
    """A PNG with stripes."""
    row = b"\0" + (b"\xd0\x60\x30" * 2 + b"\x30\x60\xd0" * 2) * (width // 4 + 1)
    rows = row[:1 + 3 * width] * height

    def chunk(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
    return (b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0))
            + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b""))


@pytest.fixture
def family(service):
    """A service whose family has no words and no pictures of its own."""
    def clear():
        for word in service.get("/v1/words")["words"]:
            service.delete(f"/v1/words/{word['id']}")
        for picture in service.get("/v1/pictures")["pictures"]:
            service.delete(f"/v1/pictures/{path(picture['word'])}")
    clear()
    yield service
    clear()


def path(word):
    return word.replace(" ", "%20").replace("'", "%27")


def photo(service, word, shape):
    service.request(f"/v1/pictures/{path(word)}/photo", png(*SHAPES[shape]), "PUT").close()


def own(service, *names, group="people"):
    return [service.send("/v1/words", {"group": group, "text": name}) for name in names]


def seen(page):
    """Waits until every photo that is shown has come."""
    page.wait_for_function("""() => [...document.querySelectorAll("img.photo")].every(
      (photo) => photo.complete || !photo.checkVisibility())""")


def fits(page):
    seen(page)
    rests(page)
    becomes(page, lambda: page.evaluate(MISFITS), [])


@pytest.mark.parametrize("size", [(1180, 820), (390, 844)], ids=["tablet", "phone"])
def test_a_photo_of_any_shape_fits_on_the_childs_screen(open_page, family, size):
    words = {"I": "portrait", "want": "wide", "banana": "tall", "fridge": "landscape", "milk": "tiny", "more": "square"}
    own(family, "Nana", "Bun-Bun")
    for word, shape in {**words, "Nana": "portrait", "Bun-Bun": "wide", "I love you": "tall"}.items():
        photo(family, word, shape)
    family.send("/v1/avatar", {"open": True})
    phrases = family.get("/v1/state")["avatar"]["phrases"]
    family.send("/v1/avatar", {"open": False})
    feeling = phrases[0]["phrase"]
    photo(family, feeling, "wide")
    family.choose(2)
    family.send("/v1/settings", {"carrierPhrases": True, "conversation": "full", "signing": True}, "PATCH")
    page = open_page(family, tier=2, viewport={"width": size[0], "height": size[1]}, reduced_motion="reduce")
    expect(page.locator("#core-bar .word img.photo").first).to_be_visible()
    fits(page)  # bar, scene, the family's words beside it
    thing(page, "fridge").locator("img.photo").wait_for()
    for labels in (True, False):
        family.send("/v1/settings", {"showsLabels": labels}, "PATCH")
        page.wait_for_selector(f'body[data-labels="{str(labels).lower()}"]')
        fits(page)
    with page.expect_response("**/v1/taps"):
        page.locator('.family-words .word[data-word="Nana"]').click()
    expect(page.locator("#phrases .offer:not([inert])")).to_have_count(3)
    expect(page.locator("#message-parts img.photo").first).to_be_visible()
    expect(page.locator("#phrases img.photo").first).to_be_visible()
    fits(page)  # offers, chips to fill in, message
    go(family, open="fridge")
    expect(page.locator("#way .crumb img.photo")).to_be_visible()
    fits(page)  # inside a thing, and the way there
    go(family, home=True)
    go(family, mode="grid")
    page.wait_for_selector("body[data-mode=grid]")
    fits(page)
    go(family, mode="scene")
    page.wait_for_selector("body[data-mode=scene]")
    page.locator("#companion").click()
    expect(page.locator("#tray img.photo").first).to_be_visible()
    fits(page)
    family.send("/v1/avatar", {"open": False})
    expect(page.locator("#tray")).to_be_hidden()
    page.locator('#core-bar .word[data-word="more"]').press("Enter", delay=1000)
    # How the word is signed is drawn, whatever picture the family gave it.
    expect(page.locator("#companion-card .sign-drawing")).to_be_visible()
    fits(page)


def test_a_photo_of_any_shape_fits_in_the_grown_ups_places(open_page, family):
    nana, = own(family, "Nana")
    for word, shape in {"Nana": "tall", "banana": "wide", "more": "landscape"}.items():
        photo(family, word, shape)
    family.send("/v1/taps", {"word": "Nana"})
    family.send("/v1/taps", {"word": "more"})
    family.send("/v1/message", {"action": "speak"})
    family.send("/v1/message", {"action": "clear"})  # Insight tells of a message that is over
    page = open_side(open_page, family)
    go_to(page, "My Words")
    page.locator(".own-words img.photo").wait_for()
    fits(page)
    for way in ("Hide or show words", "Choose favourites", "Change pictures"):
        go_to(page, "Vocabulary")
        page.get_by_role("button", name=way).click()
        page.get_by_label("Find a word").fill("banana")
        page.locator(".pick-word img.photo").first.wait_for()
        fits(page)
    page.locator('.pick-word[data-word="banana"]').click()
    expect(page.locator(".picture-sample img.photo")).to_have_count(2)
    fits(page)
    page.goto(family.url + "/insight")
    page.locator(".insight-chain img.photo").first.wait_for()
    fits(page)
    for place, shown in [("/words", ".tile img.photo"), ("/voices", ".chip img.photo")]:
        page.goto(family.url + place)
        page.locator(shown).first.wait_for()
        fits(page)
    page.goto(f"{family.url}/words#{nana['id']}")
    page.locator("#portrait img.photo").wait_for()
    fits(page)


def test_what_has_no_picture_is_drawn_each_its_own_and_can_be_read_at_the_smallest_size(open_page, family):
    names = ["Mum", "Mia", "Max", "Grandma", "Émile"]
    own(family, *names)
    own(family, "Mimi", "Muh", group="things")
    own(family, "Markt", group="places")
    symbols = family.get("/v1/symbols")
    assert len(symbols["drawn"]) == 8
    assert not {each["word"] for each in symbols["drawn"]} & set(symbols["pictures"])
    go(family, mode="grid")  # All of them stand together there; in a scene those that belong to it.
    for width, large in [(1180, False), (1180, True), (390, False)]:
        page = open_page(family, tier=2, viewport={"width": width, "height": 844}, reduced_motion="reduce")
        if large:
            page.context.new_cdp_session(page).send(
                "Page.setFontSizes", {"fontSizes": {"standard": 32, "fixed": 26}})
        drawn = page.locator("#grid .my-words svg.lettered")
        expect(drawn).to_have_count(8)
        assert len(set(drawn.evaluate_all(INSIDES))) == 8
        looks = drawn.evaluate_all("all => all.map((one) => [one.dataset.look.split(' ')[0], one.textContent])")
        assert looks == [["people", letter] for letter in "MMMGÉ"] + [
            ["things", "M"], ["things", "M"], ["places", "M"]]
        for box in drawn.evaluate_all("all => all.map((one) => one.querySelector('text').getBoundingClientRect().height)"):
            assert box >= 14, "a letter that can be read"
        page.context.close()
    # A word that somebody adds changes no drawing.
    before = page_drawings(open_page, family)
    own(family, "Moritz", "Marta")
    assert page_drawings(open_page, family)[:8] == before
    # And in a scene, those that belong to it are drawn as in the grid.
    go(family, mode="scene")
    page = open_page(family, tier=2)
    people = page.locator(".family-words svg.lettered")
    expect(people).to_have_count(7)
    assert people.evaluate_all(INSIDES)[:5] == before[:5]


def test_a_drawing_stays_when_another_word_gets_a_photo_or_is_removed(open_page, family):
    names = ["Mum", "Dad", "Mia", "Leo", "Gran"]
    ids = {word["text"]: word["id"] for word in own(family, *names)}
    go(family, mode="grid")
    page = open_page(family, tier=2)

    def drawings(*drawn):
        for name in drawn:
            expect(page.locator(f'#grid .my-words [data-word="{name}"] svg.lettered')).to_be_visible()
        expect(page.locator("#grid .my-words svg.lettered")).to_have_count(len(drawn))
        return [page.locator(f'#grid .my-words [data-word="{name}"] svg.lettered').inner_html() for name in drawn]

    mum, dad, mia, leo, gran = drawings(*names)
    assert len({mum, dad, mia, leo, gran}) == 5
    photo(family, "Mum", "square")
    expect(page.locator('#grid .my-words [data-word="Mum"] img.photo')).to_be_visible()
    assert drawings("Dad", "Mia", "Leo", "Gran") == [dad, mia, leo, gran]
    family.delete(f"/v1/words/{ids['Dad']}")
    expect(page.locator('#grid .my-words [data-word="Dad"]')).to_have_count(0)
    assert drawings("Mia", "Leo", "Gran") == [mia, leo, gran]
    # And what had a photo for a while is drawn as it was.
    family.delete("/v1/pictures/Mum")
    assert drawings("Mum", "Mia", "Leo", "Gran") == [mum, mia, leo, gran]
    page.reload()
    assert drawings("Mum", "Mia", "Leo", "Gran") == [mum, mia, leo, gran]


def page_drawings(open_page, family):
    page = open_page(family, tier=2)
    drawn = page.locator("#grid .my-words svg.lettered")
    expect(drawn).to_have_count(len(family.get("/v1/words")["words"]))
    found = drawn.evaluate_all(INSIDES)
    page.context.close()
    return found


def test_a_grown_up_gives_any_word_another_picture_and_puts_it_back(open_page, family):
    child = open_page(family, tier=2)
    expect(thing(child, "fridge").locator(".drawing")).to_be_visible()
    page = open_side(open_page, family)
    go_to(page, "Vocabulary")
    page.get_by_role("button", name="Change pictures").click()
    # What is looked for in another place is found there.
    page.get_by_role("radio", name="Bathroom").check(force=True)
    page.get_by_label("Find a word").fill("fridge")
    page.locator(".elsewhere").get_by_role("button", name="Kitchen").click()
    page.locator('.pick-word[data-word="fridge"]').click()
    expect(page.locator(EDITOR).get_by_role("heading", name="fridge")).to_be_focused()
    page.get_by_label("A photo").set_input_files(
        {"name": "f.png", "mimeType": "image/png", "buffer": png(*SHAPES["landscape"])})
    expect(page.locator(EDITOR).get_by_role("status")).to_contain_text("Saved")
    # It is in the scene in place of the drawing, on a screen that was open all the time, and it speaks.
    expect(thing(child, "fridge").locator("img.photo")).to_be_visible()
    for each in (child, page):
        thing(each, "fridge").locator("img.photo").wait_for(state="attached")
        seen(each)
        knows(each)
    expect(thing(child, "fridge").locator(".drawing")).to_have_count(0)
    with child.expect_response("**/v1/taps") as answer:
        thing(child, "fridge").click()
    assert answer.value.ok
    page.get_by_label("Or an emoji").fill("truck")
    page.locator(EDITOR).get_by_role("button", name="Use 🚚", exact=True).click()
    go(family, home=True)
    # What was chosen is drawn by the house, where it has a drawing of the same.
    expect(thing(child, "fridge").locator(".picture")).to_have_attribute("data-symbol", "truck")
    page.locator(EDITOR).get_by_role("button", name="Put").click()
    expect(thing(child, "fridge").locator(".drawing")).to_be_visible()
    page.locator(EDITOR).get_by_role("button", name="Done").click()
    expect(page.locator('.pick-word[data-word="fridge"]')).to_be_focused()
    # A core word, a feeling and one's own as well.
    own(family, "Nana")
    for word in ("more", "I love you", "Nana"):
        family.send(f"/v1/pictures/{path(word)}", {"emoji": "🦚"}, "PUT")
    expect(child.locator('#core-bar .word[data-word="more"] .picture').first).to_have_text("🦚")
    expect(child.locator('#always .word[data-word="I love you"] .picture')).to_have_text("🦚")
    expect(child.locator('.family-words .word[data-word="Nana"] .picture')).to_have_text("🦚")
    assert child.errors == page.errors == []


def test_i_love_you_gets_another_picture_too_though_it_can_not_be_hidden(open_page, family):
    child = open_page(family, tier=2)
    page = open_side(open_page, family)
    go_to(page, "Vocabulary")
    page.get_by_role("button", name="Change pictures").click()
    page.get_by_role("radio", name="Core words").check(force=True)
    page.locator('.pick-word[data-word="I love you"]').click()
    expect(page.locator(EDITOR).get_by_role("heading", name="I love you")).to_be_focused()
    page.get_by_label("A photo").set_input_files(
        {"name": "f.png", "mimeType": "image/png", "buffer": png(*SHAPES["square"])})
    expect(page.locator(EDITOR).get_by_role("status")).to_contain_text("Saved")
    # All who show it have it: what they asked for after it was put back would be missed.
    for each in (child, page):
        each.wait_for_selector('#always .word[data-word="I love you"] img.photo', state="attached")
        seen(each)
        knows(each)
    page.locator(EDITOR).get_by_role("button", name="Put").click()
    expect(child.locator('#always .word[data-word="I love you"] img.photo')).to_have_count(0)
    # Nobody can hide it, and it has its place without a heart.
    for way in ("Hide or show words", "Choose favourites"):
        go_to(page, "Vocabulary")
        page.get_by_role("button", name=way).click()
        page.get_by_role("radio", name="Core words").check(force=True)
        expect(page.locator('.pick-word[data-word="more"]')).to_be_visible()
        expect(page.locator('.pick-word[data-word="I love you"]')).to_have_count(0)
    assert child.errors == page.errors == []


def test_a_photo_that_is_no_picture_is_told_beside_it_and_nothing_changes(open_page, family):
    page = open_side(open_page, family)
    go_to(page, "Vocabulary")
    page.get_by_role("button", name="Change pictures").click()
    page.locator(".pick-word").first.click()
    page.get_by_label("A photo").set_input_files(
        {"name": "f.png", "mimeType": "image/png", "buffer": b"not a picture"})
    expect(page.locator(EDITOR).get_by_role("alert")).to_contain_text("JPEG")
    assert family.get("/v1/pictures") == {"pictures": []}
